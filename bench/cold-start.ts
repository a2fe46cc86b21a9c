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
const processes = 20;

const entries = {
  empty: join(import.meta.dirname, 'helpers/cold-empty.ts'),
  loaded: join(import.meta.dirname, 'helpers/cold-loaded.ts'),
  peer: join(import.meta.dirname, 'helpers/cold-peer.ts'),
  ours: join(import.meta.dirname, '../lambdas/api/handler.ts'),
};
type Name = keyof typeof entries;
const names = Object.keys(entries) as Name[];

interface Sample {
  /** From the start of the process to its answer, ms. */
  readonly cpuMs: number;
  /** Requests to AWS. */
  readonly requests: number;
}

const directory = mkdtempSync(join(tmpdir(), 'cold-start-'));
const api = await startApi();
try {
  for (const name of names) bundle(entries[name], join(directory, name));
  const templateId = await api.createTemplate();
  const samples: Record<Name, Sample[]> = { empty: [], loaded: [], peer: [], ours: [] };
  for (let round = 0; round < processes; round++) {
    for (const name of names) samples[name].push(await firstAnswer(name, templateId, `cold-${name}-${round}`));
  }
  report(samples);
} finally {
  await api.stop();
  rmSync(directory, { recursive: true });
}

async function firstAnswer(name: Name, templateId: string, passId: string): Promise<Sample> {
  const event = {
    headers: { 'x-api-key': apiKey },
    body: JSON.stringify(api.passRequest(templateId, { 'pass-id': passId })),
    requestContext: { requestId: passId },
    routeKey: 'POST /v3',
  };
  const env = {
    ...process.env,
    ...api.env,
    MODULE: join(directory, name, 'index.mjs'),
    EVENT: JSON.stringify(event),
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
  console.log(`Static part of the api bundle: ${Math.round(staticBytes(join(directory, 'ours')) / 1_000)} KB`);
}
