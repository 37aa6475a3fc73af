"""A bot in a process of its own, in any language: reads a question per line, writes an answer per line.

Try it: chautari arena adventure-tours --bots "process:python3 examples/process_bot.py,uniform" --seats 4 --games 8
"""

import json
import random
import sys

DULL = ("stop", "skip", "end", "done", "enough", "stay", "rest", "no-", "withdraw", "leave")

for line in sys.stdin:
    question = json.loads(line)
    lively = [option for option in question["options"] if not option["name"].startswith(DULL)]
    choice = random.Random(question["seed"]).choice(lively or question["options"])
    print(json.dumps({"action": choice["action"]}), flush=True)
