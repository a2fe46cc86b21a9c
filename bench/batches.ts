import { cpus } from 'node:os';
import { startApi } from '../test/helpers/api.ts';
import { generate, passRow } from '../test/helpers/batches.ts';
import { DistantHandler } from './helpers/distant-handler.ts';
import { median } from './helpers/median.ts';

/**
 * 300 passes of one template (ROWS): by one call of generatepasses, and by as many of generatepass, one after the other, in
 * turn. Time with the typical times of DynamoDB and S3, without API Gateway and the way to it; CPU time without both.
 */
const rows = Number(process.env.ROWS ?? 300);
const rounds = Number(process.env.ROUNDS ?? 5);

/** Promises: a pass's share, in a call of many, of the time and the CPU time of a pass alone. */
const promise = { time: 0.15, cpu: 1 };

const requestHandler = new DistantHandler();
const api = await startApi({ requestHandler });
try {
  const templateId = await api.createTemplate();
  console.log(`Machine: ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}`);
  requestHandler.answers = 'at once';
  await measure('warm-up', templateId, Number.POSITIVE_INFINITY, () => performance.now());
  await measure('CPU time', templateId, promise.cpu, () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  });
  requestHandler.answers = 'as AWS';
  await measure('time', templateId, promise.time, () => performance.now());
} finally {
  await api.stop();
}

/** @param now a clock of milliseconds. */
async function measure(what: string, templateId: string, most: number, now: () => number): Promise<void> {
  const together: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const passes = Array.from({ length: rows }, (_, row) => passRow(`${what.replace(' ', '-')}-${round}-${row}`));
    const begin = now();
    await send(generate(templateId, passes));
    const middle = now();
    for (const row of passes) await send({ action: 'generatepass', 'pass-template-id': templateId, ...row });
    together.push((middle - begin) / rows);
    alone.push((now() - middle) / rows);
  }
  const [one, other] = [median(together), median(alone)];
  const share = one / other;
  console.log(
    `${what} of a pass: ${one.toFixed(2)} ms in a call of ${rows}, ${other.toFixed(2)} ms alone: ${share.toFixed(2)}`,
  );
  if (share <= most) return;
  console.log(`At most ${most} is promised`);
  process.exitCode = 1;
}

async function send(request: object): Promise<void> {
  const { body } = await api.send(request);
  if (body.status !== 'success') throw new Error(JSON.stringify(body).slice(-500));
}
