import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Middleware, readBody } from '../basics/http.ts';
import { failures } from './failures.ts';
import type { Target } from './fault-settings.ts';
import type { Faults, Strike } from './faults.ts';
import { type Answer, repeatedRequest, unsentAnswer } from './unsent-answer.ts';

/** Pieces in which a slow answer arrives. */
const pieces = 4;

const ofEveryRequest = ['error', 'throttle', 'lost-answer', 'silence', 'half-answer', 'latency', 'slow'] as const;

/** Kinds that strike HTTP; duplicates of a queue come from its delivery, Google's from its callbacks. */
const kindsAtTheWire = {
  dynamodb: [...ofEveryRequest, 'clock-skew'],
  s3: [...ofEveryRequest, 'clock-skew'],
  sqs: [...ofEveryRequest, 'clock-skew'],
  events: [...ofEveryRequest, 'duplicate', 'clock-skew'],
  secrets: [...ofEveryRequest, 'clock-skew'],
  walletb: [...ofEveryRequest, 'quota', 'refusal', 'clock-skew'],
  edge: [...ofEveryRequest, 'duplicate'],
} as const;

/**
 * Lets a target's faults strike the requests to its stand-in.
 * @param isExempt requests about the stack itself.
 */
export function faultyHttp(
  faults: Faults,
  target: keyof typeof kindsAtTheWire & Target,
  { now, isExempt = () => false }: { now: () => number; isExempt?: (request: IncomingMessage) => boolean },
): Middleware {
  return async (request, response, handle) => {
    const strike = isExempt(request) ? undefined : faults.strike(target, kindsAtTheWire[target]);
    if (strike === undefined) return handle(request, response);
    const body = await readBody(request);
    // The connection stays open until the client gives up.
    if (strike.kind === 'silence') return;
    const failure = failures[target](strike, request, body, now());
    if (failure) return send(response, failure);
    if (strike.kind === 'latency') await wait(strike.latencyMs);
    const answer = () => unsentAnswer(repeatedRequest(request, body), handle);
    if (strike.kind === 'duplicate') await answer();
    await deliver(response, await answer(), strike);
  };
}

async function deliver(response: ServerResponse, answer: Answer, { kind, latencyMs }: Strike): Promise<void> {
  const { status, body } = answer;
  const { 'transfer-encoding': _, ...headers } = answer.headers;
  const isEmpty = body.length < 2;
  if (kind === 'lost-answer' || (kind === 'half-answer' && isEmpty)) {
    response.destroy();
    return;
  }
  if (isEmpty || (kind !== 'half-answer' && kind !== 'slow')) return send(response, { status, headers, body });
  response.writeHead(status, { ...headers, 'content-length': String(body.length) });
  if (kind === 'half-answer') {
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
    return;
  }
  const size = Math.ceil(body.length / pieces);
  for (let from = 0; from < body.length; from += size) {
    response.write(body.subarray(from, from + size));
    await wait(latencyMs / pieces);
  }
  response.end();
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}
