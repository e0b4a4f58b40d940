"""A bot that plays Richelieu through the JSON API: python api_bot.py http://127.0.0.1:8655"""

import json
import sys
import urllib.request


def call(address, path, token="", body=None):
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = json.dumps(body).encode() if body else None
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api{path}", data, headers)) as answer:
        return json.load(answer)


def play(address):
    seats = [{"kind": "person", "name": "Example"}, {"kind": "bot", "bot": "greedy"}]
    table = call(address, "/tables", body={"game": "richelieu", "seats": seats})
    path, token, number = "/tables/" + table["table"], table["seats"][0]["token"], -1
    while (state := call(address, f"{path}/wait?after={number}", token))["state"] == "playing":
        number = state["number"]
        for question in state["questions"]:  # take what shows most crests, then whatever comes first
            best = max(question["options"], key=lambda option: "two crests" in option["sentence"])
            answer = {"asked_at": question["asked_at"], "option": best["option"]}
            call(address, path + "/answer", token, answer)
    return state["result"]


if __name__ == "__main__":
    print(play(sys.argv[1]))
