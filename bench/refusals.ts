import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { cpus } from 'node:os';
import { anonymousRequests, mostOfList, mostVerifications } from './helpers/anonymous-requests.ts';
import { ReplayingHandler } from './helpers/replaying-handler.ts';

/**
 * Cost of unauthenticated requests (no secret, link or key): CPU time in the function, in units of a P-256 signature
 * verification measured in the same run, and requests to AWS. Batches alternate and the best of each counts, because
 * other load on the machine only ever adds time.
 */
const rounds = Number(process.env.ROUNDS ?? 25);
/** Duration of a batch, s. */
const batchSeconds = 0.02;

interface Batch {
  readonly run: () => unknown;
  times: number;
  /** CPU seconds of one run. */
  best: number;
}

const aws = new ReplayingHandler();
const { requests, stop } = await anonymousRequests(aws);
try {
  const verification = batchOf(verificationOf(Buffer.alloc(200)));
  const measured = [];
  for (const { title, run, most = mostVerifications } of requests) {
    const before = aws.requests;
    const statusCode = await run();
    // A request that fails early costs little.
    if (statusCode === undefined || statusCode >= 500) throw new Error(`${title}: answered ${statusCode}`);
    measured.push({ title, most, statusCode, requests: aws.requests - before, batch: batchOf(run) });
  }
  const batches = [verification, ...measured.map(({ batch }) => batch)];
  for (const batch of batches) batch.times = Math.ceil(batchSeconds / (await secondsOf(batch)));
  for (let round = 0; round < rounds; round++)
    for (const batch of batches) batch.best = Math.min(batch.best, await secondsOf(batch));

  console.log(`Machine: ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}`);
  console.log(`One P-256 verification: ${(verification.best * 1_000).toFixed(3)} ms of CPU`);
  console.log(`${'CPU time in verifications; requests to AWS; status'.padEnd(78)}  CPU  AWS status`);
  for (const { title, statusCode, requests, batch } of measured) {
    const verifications = (batch.best / verification.best).toFixed(1).padStart(5);
    console.log(`${title.padEnd(78)}${verifications}${String(requests).padStart(5)}${String(statusCode).padStart(7)}`);
  }
  const holds = measured.every(({ most, batch }) => batch.best <= most * verification.best);
  console.log(
    `Promise: at most ${mostVerifications} verifications, ${mostOfList} for a list: ${holds ? 'kept' : 'BROKEN'}`,
  );
  if (!holds) process.exitCode = 1;
} finally {
  await stop();
}

function batchOf(run: () => unknown): Batch {
  return { run, times: 1, best: Number.POSITIVE_INFINITY };
}

async function secondsOf({ run, times }: Batch): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < times; n++) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000 / times;
}

function verificationOf(data: Buffer): () => unknown {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const signature = sign('sha256', data, privateKey);
  return () => verify('sha256', data, publicKey, signature);
}
