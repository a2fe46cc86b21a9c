import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../lib/constructs/bundle.ts';
import { apiKey, startApi } from '../test/helpers/api.ts';
import { printMachine } from './helpers/machine.ts';
import { median } from './helpers/median.ts';
import { promiseAtMost } from './helpers/promises.ts';
import { staticBytes } from './helpers/static-size.ts';

/**
 * CPU time of a cold start, from the start of the process to its first answer: the api function's first generatepass, beside a
 * function that makes a pass with passkit-generator and as many requests to AWS, and beside an empty handler.
 */
const processes = 20;
/** Promise: a share of the peer's CPU. */
const promise = 0.9;

const entries = {
  empty: join(import.meta.dirname, 'helpers/cold-empty.ts'),
  peer: join(import.meta.dirname, 'helpers/cold-peer.ts'),
  ours: join(import.meta.dirname, '../lambdas/api/handler.ts'),
};
type Name = keyof typeof entries;
const names = Object.keys(entries) as Name[];

interface Sample {
  /** From the start of the process to its answer, ms. */
  readonly cpuMs: number;
  /** CPU of a second call in the same process, ms. */
  readonly nextMs: number;
  /** Requests to AWS. */
  readonly requests: number;
}

const directory = mkdtempSync(join(tmpdir(), 'cold-start-'));
const api = await startApi({ isOnWire: true });
try {
  for (const name of names) bundle(entries[name], join(directory, name));
  const templateId = await api.createTemplate();
  const samples: Record<Name, Sample[]> = { empty: [], peer: [], ours: [] };
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
    LOCAL_IMAGE_HOSTS: '',
  };
  const child = fork(join(import.meta.dirname, 'helpers/cold-process.mjs'), { env, execArgv: [], silent: true });
  const [{ answer, ...sample }] = await once(child, 'message');
  if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
  return sample;
}

/** @throws if the numbers of requests differ, which would make the comparison unfair. */
function report(samples: Record<Name, Sample[]>): void {
  const of = (name: Name, figure: keyof Sample) => median(samples[name].map((sample) => sample[figure]));
  if (of('peer', 'requests') !== of('ours', 'requests'))
    throw new Error(
      `The workloads differ: ${of('peer', 'requests')} requests of the peer, ${of('ours', 'requests')} of ours`,
    );
  const row = (what: string, name: Name) => {
    const [ms, ratio] = [of(name, 'cpuMs').toFixed(0), (of(name, 'cpuMs') / of('empty', 'cpuMs')).toFixed(1)];
    console.log(`  ${what.padEnd(42)}${ms.padStart(6)} ms${ratio.padStart(7)} x  ${of(name, 'requests')} requests`);
  };
  printMachine();
  console.log(`CPU time to the first answer, median of ${processes} fresh processes; beside the empty handler:`);
  row('empty handler', 'empty');
  row('passkit-generator: a pass made, unchecked', 'peer');
  row('ours: first generatepass answered', 'ours');
  console.log(`A second call in the same process: ${of('ours', 'nextMs').toFixed(0)} ms`);
  console.log(`Static part of the api bundle: ${Math.round(staticBytes(join(directory, 'ours')) / 1_000)} KB`);
  promiseAtMost("a first pass, of passkit-generator's CPU", of('ours', 'cpuMs') / of('peer', 'cpuMs'), promise);
}
