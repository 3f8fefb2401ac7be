"""What lies there against what the rules allow: observations in, decisions and announcements out."""

from companion.play.referee.ledger import Decided, Ledger
from companion.play.referee.referee import FAR, Proposal, Referee, Verdict

__all__ = ["FAR", "Decided", "Ledger", "Proposal", "Referee", "Verdict"]
