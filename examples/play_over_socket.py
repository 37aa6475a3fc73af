"""Plays a game against bots over the server's socket: `python examples/play_over_socket.py http://127.0.0.1:8000`."""

import json
import random
import sys
import urllib.request
from itertools import count

from websockets.sync.client import connect

server = sys.argv[1].rstrip("/")
seats = [{"kind": "me", "name": "Example"}, {"kind": "bot"}]
body = json.dumps({"game": "yak", "seats": seats}).encode()
request = urllib.request.Request(f"{server}/api/tables", body, {"Content-Type": "application/json"})
with urllib.request.urlopen(request) as answer:
    cookie = answer.headers["Set-Cookie"].partition(";")[0]
    table = json.load(answer)["table"]

url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
    socket.send(json.dumps({"type": "hello", "protocol": 1}))
    answered, keys = 0, count()
    for message in map(json.loads, socket):
        scene = message.get("scene")
        if scene and scene["stage"] == "finished":
            print([(score["place"], score["total"]) for score in scene["scores"]])
            break
        question = scene and scene["question"]
        if question and question["turn"] > answered:
            answered, choice = question["turn"], random.choice(question["options"])
            act = {"type": "act", "key": f"{next(keys)}", "turn": answered, "action": choice["action"]}
            socket.send(json.dumps(act))
