"""Loaded into every Python sample by the interpreter itself, because it's first on PYTHONPATH.

Turns the API's responses into dictionaries that reject names that the contract lacks.
"""

import json
import os
import sys

_rules = json.loads(os.environ.get("TIMBRE_FIELDS", '{"optional": [], "free": [], "fields": []}'))
_loads = json.loads


class Response(dict):
    """A dictionary that knows which fields the contract allows."""

    def _check(self, name):
        if name not in self.keys() and name not in _rules["optional"]:
            raise KeyError(f'the contract has no field "{name}" here, only {", ".join(self.keys())}')

    def __contains__(self, name):
        self._check(name)
        return dict.__contains__(self, name)

    def __missing__(self, name):
        self._check(name)
        raise KeyError(name)

    def get(self, name, default=None):
        self._check(name)
        return dict.get(self, name, default)


def _strict(value):
    if isinstance(value, list):
        return [_strict(item) for item in value]
    if not isinstance(value, dict):
        return value
    return Response((name, item if name in _rules["free"] else _strict(item)) for name, item in value.items())


def _load_strictly(text, **options):
    value = _loads(text, **options)
    is_response = isinstance(value, dict) and value and all(name in _rules["fields"] for name in value)
    return _strict(value) if is_response else value


json.loads = _load_strictly
# `requests` prefers simplejson where it is installed; it must read responses through the function above.
sys.modules["simplejson"] = None
