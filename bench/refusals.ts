import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { report } from '../bin/evidence/report.ts';
import { anonymousRequests } from './helpers/anonymous-requests.ts';
import { keyedRequests } from './helpers/keyed-requests.ts';
import { printMachine } from './helpers/machine.ts';
import { permittedRequests } from './helpers/permitted-requests.ts';
import { Promises } from './helpers/promises.ts';
import { publicServices } from './helpers/public-services.ts';
import { ReplayingHandler } from './helpers/replaying-handler.ts';
import { securityTable } from './helpers/security-table.ts';

/**
 * CPU time of each public route's most expensive requests, and of calls that make passes, in verifications of a P-256 signature that are measured in the same
 * run, beside what docs/security.md promises of it. Batches alternate and the least of each counts, because other load on the
 * machine only ever adds time: a request that is above its promise is measured again before it counts as broken.
 */
const rounds = { ordinary: 100, most: 1_000 };
/** A batch of a second has as much work as many short ones. */
const long = { seconds: 1, rounds: 3 };
/** Duration of a batch, s: within the time for which a busy machine lets a process run, so that its caches stay its own. */
const batchSeconds = 0.002;

interface Batch {
  readonly run: () => unknown;
  times: number;
  /** CPU seconds of one run. */
  best: number;
}

interface Measured {
  readonly row: string;
  readonly title: string;
  readonly status: number;
  readonly of: number;
  /** Promised maximum, in verifications. */
  readonly most: number;
  readonly batch: Batch;
}

const aws = new ReplayingHandler();
const services = await publicServices(aws);
try {
  const requests = [
    ...(await anonymousRequests(services)),
    ...(await permittedRequests(services)),
    ...(await keyedRequests(services)),
  ];
  const verification = batchOf(verificationOf(Buffer.alloc(200)));
  const table = securityTable();
  const measured: Measured[] = [];
  for (const { row, title, run, of = 1 } of requests) {
    const documented = table.get(row);
    if (documented === undefined) throw new Error(`docs/security.md has no row "${row}"`);
    const number = String(measured.length + 1);
    const batch = batchOf(() => {
      aws.begin(number);
      return run();
    });
    const status = (await batch.run()) as number | undefined;
    // A request that fails early costs little.
    if (status === undefined || status >= 500) throw new Error(`${title}: answered ${status}`);
    measured.push({ row, title, status, of, most: documented.most, batch });
  }
  const all = [verification, ...measured.map(({ batch }) => batch)];
  for (const batch of all) batch.times = Math.ceil(batchSeconds / (await secondsOf(batch)));
  const verifications = ({ batch, of }: Measured) => batch.best / verification.best / of;
  const isAbove = (each: Measured) => verifications(each) > each.most;
  for (let round = 0; round < rounds.most; round++) {
    const again = round < rounds.ordinary ? all : [verification, ...measured.filter(isAbove).map(({ batch }) => batch)];
    if (again.length === 1) break;
    const short = again.filter(({ best }) => round < long.rounds || best < long.seconds);
    for (const batch of short) batch.best = Math.min(batch.best, await secondsOf(batch));
  }

  printMachine();
  report('ms of CPU for a verification', verification.best * 1_000);
  console.log(`One P-256 verification: ${(verification.best * 1_000).toFixed(3)} ms of CPU`);
  for (const each of measured)
    console.log(
      `${each.title.padEnd(78)}${verifications(each).toFixed(1).padStart(6)}${String(each.status).padStart(5)}`,
    );
  const promises = new Promises();
  for (const [row, { most }] of table) {
    const ofRow = measured.filter((each) => each.row === row).map(verifications);
    promises.atMost(`CPU: ${row}`, Math.max(...ofRow), most);
  }
} finally {
  await services.api.stop();
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
