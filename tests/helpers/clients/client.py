"""A client that survives bad days or, with the argument `careless`, makes a mistake on most of them."""

import json
import os
import sys
import time

import requests
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

careless = sys.argv[1:] == ["careless"]
base = os.environ["TIMBRE_API_BASE"]
key = {"Authorization": "Bearer any-key"}


def call(path, body, safe=True):
    """Sends a call, again after a failure. The careless client never repeats one."""
    for pause in [0] if careless else [0.3, 0.6, 1.2, 0]:
        told = 0
        try:
            response = requests.post(base + path, headers=key, json=body, timeout=30)
            told = int(response.headers.get("Retry-After", 0))
            status = response.status_code
        except requests.RequestException:
            status = 500
        temporary = status == 429 or (status >= 500 and safe)
        if not pause or status < 400 or not temporary:
            return
        time.sleep(max(pause, told))


def stream():
    """Streams an utterance. The careless client closes too early, and opens the next one at once."""
    with connect(base.replace("http", "ws") + "/recognize/stream", additional_headers=key) as socket:
        socket.send(json.dumps({"language": "en-US", "model": "general"}))
        try:
            socket.send(bytes(3200))
            while json.loads(socket.recv(timeout=2))["type"] != ("partial" if careless else "final"):
                pass
        except TimeoutError:
            pass
        except ConnectionClosed:
            time.sleep(0.3)
            stream()


for text in ["Hello.", "Goodbye."]:
    call("/assistant/converse", {"text": text, "session_id": "session"}, safe=False)
call("/tts/generate", {"text": "Hello."})
for count in range(6):
    query = "?api_key=sk_live_123456" if careless and count == 5 else ""
    call("/nlu/parse" + query, {"text": f"Turn on light {count}"})
for count in range(4 if careless else 3):
    stream()
