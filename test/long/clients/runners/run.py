import http.client
import json
import sys

from boarding_pass_client import BoardingPassClient, CallFailed
from boarding_pass_links import LinkBuilder, LinkError

base, transcript, vectors = sys.argv[1:]


def read(file):
    with open(file, encoding="utf-8") as opened:
        return json.load(opened)


def outcome_of(exchange, place, request):
    waits = []
    client = BoardingPassClient(
        f"{base}/{place}/",
        "key",
        attempts=exchange.get("attempts", 3),
        timeout=exchange.get("timeout-ms", 30_000) / 1_000,
        sleep=waits.append,
    )
    try:
        return {"waits": waits, "answer": client.call(request, exchange.get("idempotency-key"))}
    except CallFailed as error:
        failure = {
            "message": str(error),
            "http-status": error.http_status,
            "code": error.code,
            "request-id": error.request_id,
            "retry-after": error.retry_after,
            "errors": error.answer.get("errors", []),
            "pass-templates": error.answer.get("pass-templates", []),
        }
        return {"waits": waits, "failure": failure}
    except (OSError, http.client.HTTPException):
        return {"waits": waits, "no-answer": True}


def error_of(refusal):
    try:
        return LinkBuilder(refusal["definition"]).build(refusal["values"])
    except LinkError as error:
        return str(error)


exchanges = read(transcript)
outcomes = [
    outcome_of(exchange, place, exchange.get("request", exchanges["request"]))
    for place, exchange in enumerate(exchanges["exchanges"])
]
links = [
    [LinkBuilder(case["definition"]).build(link["values"]) for link in case["links"]] for case in read(vectors)["cases"]
]
print(json.dumps({"outcomes": outcomes, "links": links, "errors": [error_of(each) for each in read(vectors)["refusals"]]}))
