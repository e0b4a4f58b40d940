"""A bot that is asked over HTTP: python http_bot.py 9000, then --bots http://127.0.0.1:9000/"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Bot(BaseHTTPRequestHandler):
    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        longest = max(asked["options"], key=lambda option: len(option["sentence"]))
        body = json.dumps({"option": longest["option"]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *about):
        """Says nothing for each question."""


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Bot).serve_forever()
