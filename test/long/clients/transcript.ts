import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

/** An answer of the service, or of a proxy before it. */
interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly text?: string;
  readonly cut?: string;
  readonly silent?: string;
}

interface Exchange {
  readonly title: string;
  readonly request?: object;
  readonly 'idempotency-key'?: string;
  readonly answers?: readonly Answer[];
  readonly waits?: readonly (readonly [shortest: number, longest: number])[];
  readonly answer?: object;
  readonly failure?: object;
  readonly 'no-answer'?: true;
}

const files = ['clients/transcript.json', 'clients/link-builder/vectors.json'].map((file) => path.resolve(file));
const [transcript, read] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
export const exchanges: readonly Exchange[] = transcript.exchanges;

interface Built {
  readonly definition: object;
  readonly values: object;
}

/** Links that must be built, and reasons why some cannot be. */
export const vectors: {
  readonly cases: readonly (Pick<Built, 'definition'> & {
    readonly links: readonly (Pick<Built, 'values'> & { readonly link: string })[];
  })[];
  readonly refusals: readonly (Built & { readonly error: string })[];
} = read;

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a service with the answers of the transcript; those of the first exchange are below `/0`. */
async function startTranscript() {
  const received = exchanges.map((): Received[] => []);
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const [, place = '', ...address] = String(request.url).split('/');
    const attempts = received[Number(place)] ?? [];
    const answer: Answer = (address.join() === 'v3' ? exchanges[Number(place)]?.answers?.[attempts.length] : {}) ?? {
      status: 200,
      json: transcript.answer,
    };
    attempts.push({ headers: request.headers, body });
    const begun = answer.cut ?? answer.silent;
    if (begun === undefined)
      response.writeHead(answer.status ?? 404, answer.headers).end(answer.text ?? JSON.stringify(answer.json));
    else if (begun !== '') response.writeHead(200, { 'content-length': '100' }).write(begun);
    if (answer.cut !== undefined) setImmediate(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A program that uses a client, in its language. */
export interface Runner {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a program of a client to its end, while the server of this process answers. @returns its output */
export async function output({ program, args, env }: Runner): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(program, args, { env: { ...process.env, ...env } });
  expect(stderr).toBe('');
  return stdout;
}

/** Runs a client through the transcript and the vectors, and compares what comes out. */
export async function passesTranscript({ args, ...runner }: Runner): Promise<void> {
  const service = await startTranscript();
  const text = await output({ ...runner, args: [...args, service.url, ...files] }).finally(service.stop);
  const { outcomes, links, errors } = JSON.parse(text);
  expect(exchanges.map(({ waits }, place) => withRanges(outcomes[place], waits))).toEqual(exchanges.map(expectedOf));
  const keys = exchanges.map((exchange, place) => keyOf(exchange, service.received[place] ?? []));
  expect(new Set(keys).size).toBe(exchanges.length);
  expect(links).toEqual(vectors.cases.map(({ links }) => links.map(({ link }) => link)));
  expect(errors).toEqual(vectors.refusals.map(({ error }) => error));
}

function expectedOf({ answer = transcript.answer, failure, waits = [], ...exchange }: Exchange) {
  const none = { code: null, 'request-id': null, 'retry-after': null, errors: [], 'pass-templates': [] };
  if (failure) return { waits, failure: { ...none, ...failure } };
  return exchange['no-answer'] ? { waits, 'no-answer': true } : { waits, answer };
}

/** The outcome with each wait replaced by the range that it is in. */
function withRanges(outcome: { readonly waits: readonly number[] }, ranges: Exchange['waits'] = []) {
  const rangeOf = (wait: number, place: number) => {
    const [shortest, longest] = ranges[place] ?? [0, 0];
    return shortest <= wait && wait <= longest ? ranges[place] : wait;
  };
  return { ...outcome, waits: outcome.waits.map(rangeOf) };
}

/** The key of a call, all attempts of which are the same. An attempt that is given up may not have come here. */
function keyOf({ title, request = transcript.request, waits = [], ...more }: Exchange, attempts: readonly Received[]) {
  const key = more['idempotency-key'] ?? attempts[0]?.headers['idempotency-key'] ?? title;
  const headers = { 'content-type': 'application/json', 'x-api-key': 'key', 'idempotency-key': key };
  const count = more['no-answer'] ? attempts.length : waits.length + 1;
  const sent = attempts.map(({ headers, body }) => ({ title, headers, request: JSON.parse(body) }));
  expect(sent).toEqual(Array(count).fill({ title, headers: expect.objectContaining(headers), request }));
  return key;
}
