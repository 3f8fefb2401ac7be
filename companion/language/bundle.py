"""A bundle of Fluent that keeps the rule of plurals of a language alone, not all that Babel knows of it."""

from __future__ import annotations

from contextlib import suppress

from babel import Locale, UnknownLocaleError, localedata
from babel.plural import PluralRule
from fluent.runtime import FluentBundle


class _Light(Locale):
    """A language whose data is loaded when something other than its plurals is asked for: 4 MiB each."""

    @property
    def plural_form(self) -> PluralRule:
        """See Locale. What other languages inherit is not loaded for it, and nothing of it stays."""
        rule: PluralRule | None = localedata.load(str(self), merge_inherited=False).get("plural_form")
        localedata.clear_caches()
        return rule if rule is not None else super().plural_form


class Bundle(FluentBundle):
    """See FluentBundle."""

    def _get_babel_locale(self) -> Locale:
        with suppress(UnknownLocaleError):
            return _Light(self.locales[0])
        return super()._get_babel_locale()
