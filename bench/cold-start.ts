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
 * CPU time from the start of a fresh process to its first answer: of the api function with a first generatepass,
 * beside a handler that does nothing, and beside one that loads passkit-generator and the same SDK clients.
 */
const processes = 20;

const entries = {
  empty: join(import.meta.dirname, 'helpers/cold-empty.ts'),
  peer: join(import.meta.dirname, 'helpers/cold-peer.ts'),
  ours: join(import.meta.dirname, '../lambdas/api/handler.ts'),
};
type Name = keyof typeof entries;
const names = Object.keys(entries) as Name[];

const directory = mkdtempSync(join(tmpdir(), 'cold-start-'));
const api = await startApi();
try {
  for (const name of names) bundle(entries[name], join(directory, name));
  const templateId = await api.createTemplate();
  const samples: Record<Name, number[]> = { empty: [], peer: [], ours: [] };
  for (let round = 0; round < processes; round++) {
    for (const name of names) samples[name].push(await firstAnswer(name, templateId, `cold-${round}`));
  }
  report(samples);
} finally {
  await api.stop();
  rmSync(directory, { recursive: true });
}

/** @returns milliseconds of CPU */
async function firstAnswer(name: Name, templateId: string, passId: string): Promise<number> {
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
  const [{ cpuMs, answer }] = await once(child, 'message');
  if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
  return cpuMs;
}

function report(samples: Record<Name, number[]>): void {
  const { empty, peer, ours } = {
    empty: median(samples.empty),
    peer: median(samples.peer),
    ours: median(samples.ours),
  };
  const row = (what: string, ms: number) =>
    console.log(`  ${what.padEnd(58)}${ms.toFixed(0).padStart(6)} ms${(ms / empty).toFixed(2).padStart(8)} x`);
  console.log(`Machine: ${cpus()[0]?.model.trim()}, ${cpus().length} cores; Node ${process.versions.node}`);
  console.log(`CPU time to the first answer, median of ${processes} fresh processes; beside the empty handler:`);
  row('empty handler', empty);
  row('ours: first generatepass answered', ours);
  row('passkit-generator and the SDK clients loaded, nothing done', peer);
  console.log(`Static part of the api bundle: ${Math.round(staticBytes(join(directory, 'ours')) / 1024)} KB`);
}
