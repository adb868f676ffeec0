"""A stand-in for the `requests` package, for machines that lack it: only what the documentation's samples use."""

import json as _json
import os
import urllib.error
import urllib.request
import uuid
from http import HTTPStatus


class RequestException(IOError):
    """No usable response was received."""


class HTTPError(RequestException):
    """The response is a failure."""


class JSONDecodeError(RequestException, ValueError):
    """The response isn't JSON."""


class Response:
    def __init__(self, status, headers, content):
        self.status_code = status
        self.headers = headers
        self.content = content
        self.reason = HTTPStatus(status).phrase

    @property
    def ok(self):
        return self.status_code < 400

    @property
    def text(self):
        return self.content.decode("utf-8", "replace")

    def json(self):
        try:
            return _json.loads(self.text)
        except ValueError as error:
            raise JSONDecodeError(str(error)) from error

    def raise_for_status(self):
        if not self.ok:
            raise HTTPError(f"{self.status_code} {self.reason}")


def _form(data, files):
    boundary = uuid.uuid4().hex
    parts = []
    for name, value in (data or {}).items():
        parts.append((f'name="{name}"', "", str(value).encode()))
    for name, entry in files.items():
        filename, file, kind = entry if isinstance(entry, tuple) else (None, entry, "")
        filename = filename or os.path.basename(file.name)
        parts.append((f'name="{name}"; filename="{filename}"', kind, file.read()))
    body = b""
    for disposition, kind, content in parts:
        head = f"--{boundary}\r\nContent-Disposition: form-data; {disposition}\r\n"
        head += f"Content-Type: {kind}\r\n" if kind else ""
        body += head.encode() + b"\r\n" + content + b"\r\n"
    return body + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


def _body(data, json, files):
    if files:
        return _form(data, files)
    if json is not None:
        return _json.dumps(json).encode(), "application/json"
    if hasattr(data, "read"):
        return data.read(), None
    return (data.encode() if isinstance(data, str) else data), None


def request(method, url, *, headers=None, data=None, json=None, files=None, timeout=None):
    body, kind = _body(data, json, files)
    sent = {"Content-Type": kind} if kind else {}
    sent.update(headers or {})
    if body is None and method.upper() == "POST":
        body = b""
        sent.setdefault("Content-Type", "application/octet-stream")
    prepared = urllib.request.Request(url, data=body, headers=sent, method=method.upper())
    try:
        with urllib.request.urlopen(prepared, timeout=timeout) as response:
            return Response(response.status, dict(response.headers), response.read())
    except urllib.error.HTTPError as response:
        return Response(response.code, dict(response.headers), response.read())
    except OSError as error:
        raise RequestException(str(error)) from error


def get(url, **options):
    return request("GET", url, **options)


def post(url, **options):
    return request("POST", url, **options)


class Session:
    def __init__(self):
        self.headers = {}

    def request(self, method, url, *, headers=None, **options):
        return request(method, url, headers={**self.headers, **(headers or {})}, **options)

    def get(self, url, **options):
        return self.request("GET", url, **options)

    def post(self, url, **options):
        return self.request("POST", url, **options)
