"""One owner and its guests: the process that holds ports, voice and journal, and how other commands reach it.

`lock` says who owns, `door` where its socket is and with which key, `messages` what is said over it, `connection`
carries it, `server` is the owner's side and `client` the guests'. The only importer of multiprocessing. Importing
the room itself stays cheap: whoever only asks whether a companion runs loads no more than the lock.
"""

from companion.daemon.ipc.lock import LocalError, Owner

__all__ = ["LocalError", "Owner"]
