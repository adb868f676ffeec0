"""A stand-in for the `websocket-client` package, for machines that lack it: only what the samples use (RFC 6455)."""

import base64
import os
import socket
import struct
from urllib.parse import urlsplit

_TEXT, _BINARY, _CLOSE, _PING, _PONG = 1, 2, 8, 9, 10


class ABNF:
    OPCODE_CLOSE = _CLOSE


class WebSocketException(Exception):
    """The connection violated the protocol, or was refused."""


class WebSocketBadStatusException(WebSocketException):
    """The server returned a response instead of opening the connection."""


class WebSocketConnectionClosedException(WebSocketException):
    """The connection is closed."""


class WebSocketTimeoutException(WebSocketException):
    """Nothing was received in time."""


class WebSocket:
    def __init__(self, stream):
        self._stream = stream
        self._file = stream.makefile("rb")

    def _send(self, opcode, payload):
        mask = os.urandom(4)
        size = len(payload)
        if size < 126:
            length = struct.pack("!B", 128 | size)
        elif size < 65536:
            length = struct.pack("!BH", 128 | 126, size)
        else:
            length = struct.pack("!BQ", 128 | 127, size)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        self._stream.sendall(bytes([128 | opcode]) + length + mask + masked)

    def send(self, text):
        self._send(_TEXT, text.encode())

    def send_binary(self, payload):
        self._send(_BINARY, payload)

    def _read(self, count):
        try:
            data = self._file.read(count)
        except TimeoutError as error:
            raise WebSocketTimeoutException("Connection timed out") from error
        if len(data) < count:
            raise WebSocketConnectionClosedException("Connection to remote host was lost.")
        return data

    def recv_data(self):
        while True:
            first, second = self._read(2)
            size = second & 127
            if size == 126:
                (size,) = struct.unpack("!H", self._read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self._read(8))
            payload = self._read(size)
            opcode = first & 15
            if opcode == _PING:
                self._send(_PONG, payload)
            elif opcode in (_TEXT, _BINARY, _CLOSE):
                return opcode, payload

    def settimeout(self, seconds):
        self._stream.settimeout(seconds)

    def close(self):
        try:
            self._send(_CLOSE, struct.pack("!H", 1000))
            # Wakes a thread that reads.
            self._stream.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self._stream.close()


def create_connection(url, timeout=None, header=None):
    address = urlsplit(url)
    stream = socket.create_connection((address.hostname, address.port), timeout)
    given = header if isinstance(header, list) else [f"{name}: {value}" for name, value in (header or {}).items()]
    lines = [
        f"GET {address.path} HTTP/1.1",
        f"Host: {address.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *given,
    ]
    stream.sendall("\r\n".join([*lines, "", ""]).encode())
    connection = WebSocket(stream)
    status = connection._file.readline().decode().strip()
    while connection._file.readline().strip():
        pass
    if " 101 " not in status:
        raise WebSocketBadStatusException(f"Handshake status {status}")
    return connection
