"""The Tab key in PowerShell, of Windows or another system, by click's protocol: click itself has no script for it.

The script hands over the words before the cursor, one a line, and the word at it. Each offer comes back as a
line of JSON, in ASCII: Windows' consoles decode what programs print by a code page of their own.
"""

from __future__ import annotations

import json
import os
from typing import ClassVar

from click.shell_completion import CompletionItem, ShellComplete, add_completion_class

_SOURCE = """\
Register-ArgumentCompleter -Native -CommandName %(prog_name)s -ScriptBlock {
    param($word, $line, $cursor)
    $before = $line.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursor }
    $env:COMP_WORDS = @($before | ForEach-Object { $_.Extent.Text }) -join "`n"
    $env:COMP_CWORD = $word
    $env:%(complete_var)s = "powershell_complete"
    try {
        %(prog_name)s | Where-Object { $_ } | ForEach-Object {
            $one = ConvertFrom-Json $_
            $kind = [System.Management.Automation.CompletionResultType]::ParameterValue
            [System.Management.Automation.CompletionResult]::new($one.value, $one.value, $kind, $one.help)
        }
    } finally {
        Remove-Item Env:COMP_WORDS, Env:COMP_CWORD, Env:%(complete_var)s -ErrorAction Ignore
    }
}
"""


@add_completion_class
class PowerShellComplete(ShellComplete):
    """See ShellComplete. Where nothing of ours fits, PowerShell offers files by itself."""

    name: ClassVar[str] = "powershell"
    source_template: ClassVar[str] = _SOURCE

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words behind the command, and the one at the cursor; an empty variable is none to PowerShell."""
        words = [_bare(word) for word in os.environ.get("COMP_WORDS", "").split("\n")]
        return words[1:], _bare(os.environ.get("COMP_CWORD", ""))

    def format_completion(self, item: CompletionItem) -> str:
        """One offer as JSON; help may not be empty there."""
        if item.type != "plain":
            return ""
        return json.dumps({"value": item.value, "help": item.help or item.value})


def _bare(word: str) -> str:
    """A word without the quotation marks around it."""
    quoted = len(word) > 1 and word[0] == word[-1] and word[0] in "'\""
    return word[1:-1] if quoted else word.lstrip("'\"")
