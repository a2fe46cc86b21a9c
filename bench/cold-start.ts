import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../lib/constructs/bundle.ts';
import { apiKey, startApi } from '../test/helpers/api.ts';
import { median } from './helpers/median.ts';
import { staticBytes } from './helpers/static-size.ts';

/**
 * CPU time of a cold start, from the start of the process to its first answer. Compares the api function's first
 * generatepass with three baselines: an empty handler, one that only loads passkit-generator and the same SDK clients,
 * and one that makes a pass with them with as many requests to AWS.
 */
const processes = Number(process.env.PROCESSES ?? 20);
/** Promise: an answer takes at most so many times the CPU of an empty handler's. */
const promise = 6;

const entries = {
  empty: join(import.meta.dirname, 'helpers/cold-empty.ts'),
  node: join(import.meta.dirname, 'helpers/cold-node.ts'),
  loaded: join(import.meta.dirname, 'helpers/cold-loaded.ts'),
  peer: join(import.meta.dirname, 'helpers/cold-peer.ts'),
  ours: join(import.meta.dirname, '../lambdas/api/handler.ts'),
  /**
   * Handler with the code that V8 compiled in an earlier process: such a cache is for one build of Node and one
   * processor.
   */
  compiled: join(import.meta.dirname, '../lambdas/api/handler.ts'),
};
type Name = keyof typeof entries;
const names = Object.keys(entries) as Name[];

interface Sample {
  /** From the start of the process to its answer, ms. */
  readonly cpuMs: number;
  /** At each request and file; see cold-process.mjs. */
  readonly marks: Readonly<Record<string, number>>;
  /** CPU time of a second call in the same process, ms. */
  readonly nextMs: number;
  /** Requests to AWS. */
  readonly requests: number;
}

const directory = mkdtempSync(join(tmpdir(), 'cold-start-'));
const api = await startApi();
try {
  for (const name of names) bundle(entries[name], join(directory, name));
  const templateId = await api.createTemplate();
  const samples: Record<Name, Sample[]> = { empty: [], node: [], loaded: [], peer: [], ours: [], compiled: [] };
  for (let round = 0; round < processes; round++) {
    for (const name of names) samples[name].push(await firstAnswer(name, templateId, `cold-${name}-${round}`));
  }
  report(samples);
} finally {
  await api.stop();
  rmSync(directory, { recursive: true });
}

async function firstAnswer(name: Name, templateId: string, passId: string): Promise<Sample> {
  const eventOf = (id: string) =>
    JSON.stringify({
      headers: { 'x-api-key': apiKey },
      body: JSON.stringify(api.passRequest(templateId, { 'pass-id': id })),
      requestContext: { requestId: id },
      routeKey: 'POST /v3',
    });
  const env = {
    ...process.env,
    ...api.env,
    MODULE: join(directory, name, 'index.mjs'),
    EVENT: eventOf(passId),
    ...(name === 'ours' && { NEXT_EVENT: eventOf(`${passId}-next`) }),
    ...(name === 'compiled' && { NODE_COMPILE_CACHE: join(directory, 'compile-cache') }),
    LOCAL_IMAGE_HOSTS: '',
  };
  const child = fork(join(import.meta.dirname, 'helpers/cold-process.mjs'), { env, execArgv: [], silent: true });
  const [{ answer, ...sample }] = await once(child, 'message');
  if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
  return sample;
}

/** @throws if the numbers of requests differ, which would make the comparison unfair. */
function report(samples: Record<Name, Sample[]>): void {
  const requests = (name: Name) => median(samples[name].map((sample) => sample.requests));
  if (requests('peer') !== requests('ours'))
    throw new Error(`The workloads differ: ${requests('peer')} requests of the peer, ${requests('ours')} of ours`);
  const cpuMs = (name: Name) => median(samples[name].map((sample) => sample.cpuMs));
  const row = (what: string, name: Name) =>
    console.log(
      `  ${what.padEnd(58)}${cpuMs(name).toFixed(0).padStart(6)} ms${(cpuMs(name) / cpuMs('empty')).toFixed(1).padStart(7)} x${String(requests(name)).padStart(6)} requests`,
    );
  console.log(`Machine: ${cpus()[0]?.model.trim()}, ${cpus().length} cores; Node ${process.versions.node}`);
  console.log(`CPU time to the first answer, median of ${processes} fresh processes; beside the empty handler:`);
  row('empty handler', 'empty');
  row('passkit-generator and the SDK clients loaded, nothing done', 'loaded');
  row('passkit-generator: a pass made, unchecked', 'peer');
  row('ours: first generatepass answered', 'ours');
  row('the same with its code compiled by an earlier process', 'compiled');
  account(samples);
  const ratio = cpuMs('ours') / cpuMs('empty');
  const holds = ratio <= promise && cpuMs('ours') < cpuMs('peer');
  console.log(
    `Promise: at most ${promise} x the empty handler (${ratio.toFixed(1)} x), less than with passkit-generator: ${holds ? 'kept' : 'BROKEN'}`,
  );
  if (!holds) process.exitCode = 1;
  console.log(`Static part of the api bundle: ${Math.round(staticBytes(join(directory, 'ours')) / 1_000)} KB`);
}

/** Steps of ours, each from the end of the one before until a mark. @throws if there is no such mark any more. */
function account({ empty, node, ours }: Record<Name, Sample[]>): void {
  const until = (mark: string) =>
    median(
      ours.map(({ marks }) => {
        const ms = marks[mark];
        if (ms === undefined)
          throw new Error(`No step ends with "${mark}"; there are ${Object.keys(marks).join(', ')}`);
        return ms;
      }),
    );
  const steps: readonly (readonly [what: string, untilMs: number])[] = [
    ['Node, as the empty handler', median(empty.map(({ cpuMs }) => cpuMs))],
    ["Node's modules for TLS, hashes, files", median(node.map(({ cpuMs }) => cpuMs))],
    ['static part: read, compiled, run: SDK core, DynamoDB, secrets', until('index loaded')],
    ['context; client, credentials, signature of the first request: a secret', until('GetSecretValue 1')],
    ['its answer; the same for DynamoDB: the API key', until('GetItem 1')],
    ['account requested; body read', until('generate-pass wanted')],
    ['action loaded: zod, schemas of its fields, renderer', until('generate-pass loaded')],
    ["request checked: schemas compiled, ICU's first format", until('GetItem 3')],
    ['template read, barcode compared, link; the second secret', until('GetSecretValue 2')],
    ['install page with its QR code', until('GetItem 4')],
    ['certificate', until('s3 wanted')],
    ['S3 client loaded', until('s3 loaded')],
    ['S3 client made, its first request signed: pictures', until('GET 1')],
    ['pictures read, builder of passes loaded', until('native-builder loaded')],
    ['pass built, signed, packed', until('PUT 1')],
    ['files put, the pass written, answered', median(ours.map(({ cpuMs }) => cpuMs))],
  ];
  console.log('Account of ours, CPU time in ms:');
  const print = (what: string, ms: number) => console.log(`  ${what.padEnd(72)}${ms.toFixed(0).padStart(6)}`);
  for (const [at, [what, untilMs]] of steps.entries()) print(what, untilMs - (steps[at - 1]?.[1] ?? 0));
  print('A second call in the same process', median(ours.map(({ nextMs }) => nextMs)));
}
