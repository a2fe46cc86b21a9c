"""Calls the boarding-pass wallet service. Python 3.9 or later, nothing else needed."""

import email.utils
import http.client
import json
import random
import re
import time
import urllib.request
import uuid


class CallFailed(Exception):
    """An answer other than success, from the service or from a gateway before it."""

    def __init__(self, action, http_status, headers, answer):
        #: The JSON of the answer: errors has every invalid field. Empty if it is none of the service.
        self.answer = answer
        self.http_status = http_status
        #: None if the answer is a gateway's, such as one about too many requests.
        self.code = answer.get("error-code")
        texts = (answer.get(name) for name in ("error-message", "error-info", "message"))
        text = next((text for text in texts if text), "not an answer of the service")
        super().__init__(f"{action}: {self.code or http_status} {text}")
        ids = (headers.get(name) for name in ("x-request-id", "apigw-requestid", "x-amz-cf-id"))
        #: The request's id in the logs of the sender: the service, Amazon API Gateway or CloudFront.
        self.request_id = next((each for each in ids if each), None)
        #: Delay requested by the service in seconds, if any.
        self.retry_after = _retry_after(headers)

    @property
    def is_transient(self):
        """True for too many requests, a failure of the service, a call still running, an answer replaced on its way."""
        return self.http_status < 300 or self.http_status in (429, 500, 502, 503, 504) or self.code == "E9016"


class BoardingPassClient:
    """Sends each call until it is answered, as often as attempts says, with one Idempotency-Key: it takes effect once.

    Threads may share it.
    """

    def __init__(self, base_url, api_key, attempts=3, timeout=30.0, sleep=time.sleep):
        """timeout: the longest silence of the service, in seconds. sleep: waits between attempts."""
        self._url = base_url.rstrip("/") + "/v3"
        self._api_key = api_key
        self._attempts = attempts
        self._timeout = timeout
        self._sleep = sleep
        self._opener = urllib.request.build_opener(_AnswersAsTheyAre)

    def call(self, request, idempotency_key=None):
        """Calls an action with the JSON of the API: {"action": "putpass", ...}. Returns the answer's JSON.

        Raises CallFailed for a refusal; OSError or http.client.HTTPException if the service cannot be reached.
        Pass and store an idempotency_key of your own to be able to repeat the call from another process.
        """
        key = idempotency_key or str(uuid.uuid4())
        for attempt in range(1, self._attempts + 1):
            try:
                return self._send(request, key)
            except (CallFailed, OSError, http.client.HTTPException) as error:
                failed = error if isinstance(error, CallFailed) else None
                if attempt == self._attempts or (failed and not failed.is_transient):
                    raise
                delay = _delay(failed.retry_after if failed else None, attempt)
            self._sleep(delay)

    def _send(self, request, key):
        headers = {"content-type": "application/json", "x-api-key": self._api_key, "idempotency-key": key}
        sent = urllib.request.Request(self._url, json.dumps(request).encode(), headers, method="POST")
        with self._opener.open(sent, timeout=self._timeout) as response:
            answer = _object_in(response.read())
            if 200 <= response.status < 300 and "status" in answer:
                return answer
            raise CallFailed(request["action"], response.status, response.headers, answer)


class _AnswersAsTheyAre(urllib.request.HTTPErrorProcessor):
    """Leaves refusals to the client, and follows no redirect: the key goes to no other address."""

    def http_response(self, request, response):
        return response

    https_response = http_response


def _object_in(body):
    """The JSON object of a body; an empty one if it is HTML, empty or truncated."""
    try:
        answer = json.loads(body)
    except ValueError:
        return {}
    return answer if isinstance(answer, dict) else {}


def _retry_after(headers):
    """Seconds, or a date relative to the answer's own Date header. Source: RFC 9110, section 10.2.3."""
    value = headers.get("retry-after", "")
    if re.fullmatch("[0-9]{1,4}", value):
        return int(value)
    try:
        until, now = (email.utils.parsedate_to_datetime(each) for each in (value, headers.get("date", "")))
        return max(0, (until - now).total_seconds())
    except (TypeError, ValueError):
        return None


def _delay(retry_after, attempt):
    """Exponential back-off: 0.2 s, 0.4 s, ..., or the requested delay, with jitter that keeps callers apart."""
    own = 0.1 * 2**attempt
    if (retry_after or 0) > own:
        return retry_after * (1 + random.random() / 2)
    return own * (0.75 + random.random() / 2)
