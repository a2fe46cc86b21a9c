import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, failures } from '../../world/faults/failures.ts';
import type { Strike } from '../../world/faults/faults.ts';
import { type Middleware, readBody } from '../basics/http.ts';
import { type FaultSettings, kindsAtTheWire, type LocalFaults } from './fault-settings.ts';
import { repeatedRequest, unsentAnswer } from './unsent-answer.ts';

/** Pieces in which a slow answer arrives. */
const pieces = 4;

/**
 * Lets a target's faults strike the requests to its stand-in.
 * @param isExempt requests about the stack itself.
 */
export function faultyHttp(
  faults: LocalFaults,
  target: keyof typeof kindsAtTheWire,
  { now, isExempt = () => false }: { now: () => number; isExempt?: (request: IncomingMessage) => boolean },
): Middleware {
  return async (request, response, handle) => {
    const strike = isExempt(request)
      ? undefined
      : faults.strike(target, kindsAtTheWire[target], ({ partition }) => !partition);
    if (strike === undefined) return handle(request, response);
    const body = await readBody(request);
    // The connection stays open until the client gives up.
    if (strike.kind === 'silence') return;
    const { url, headers } = request;
    const failure = failures[target](strike, { url, headers, body }, now());
    if (failure) return send(response, failure);
    if (strike.kind === 'latency') await wait(strike['latency-ms']);
    const answer = () => unsentAnswer(repeatedRequest(request, body), handle);
    if (strike.kind === 'duplicate') await answer();
    await deliver(response, await answer(), strike);
  };
}

async function deliver(response: ServerResponse, answer: Answer, strike: Strike<FaultSettings>): Promise<void> {
  const { kind, 'latency-ms': latencyMs } = strike;
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
