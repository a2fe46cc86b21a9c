import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A request that is sent again and again. `[<id>]` in its body becomes another id each time. */
export interface Shot {
  readonly title: string;
  readonly url: string;
  /** `name=value`. */
  readonly headers: readonly string[];
  readonly body?: string;
  /** Share of all requests. */
  readonly share: number;
}

/** Times are from when a request was due, ms, also if it could not be sent then. */
export interface Fired {
  readonly title: string;
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  /** Without an answer, or answered with a failure. */
  readonly failed: number;
  /** Number of failures by kind: `{ "503": 2, "timeouts": 1 }`. */
  readonly failures: Readonly<Record<string, number>>;
}

/** Connections for each route: enough for answers of a second at 50 requests a second. */
const connections = 50;

/** Sends requests at a constant rate with autocannon, which makes up for requests that it had to send late. */
export async function fire(
  { title, url, headers, body }: Shot,
  { rate, seconds, amount }: { rate: number; seconds: number; amount?: number },
): Promise<Fired> {
  const parameters = [
    ...['--json', '--no-progress', '--overallRate', String(Math.max(1, Math.round(rate)))],
    ...['--connections', String(Math.min(connections, Math.max(1, Math.round(rate))))],
    ...(amount === undefined ? ['--duration', String(seconds)] : ['--amount', String(amount)]),
    ...headers.flatMap((header) => ['--headers', header]),
    ...(body === undefined ? [] : ['--method', 'POST', '--idReplacement', '--body', body]),
    url,
  ];
  const program = path.join(import.meta.dirname, '../../node_modules/autocannon/autocannon.js');
  const child = spawn(process.execPath, [program, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  await once(child, 'close');
  const { latency, requests, errors, timeouts, non2xx, statusCodeStats = {} } = JSON.parse(output);
  // autocannon counts time-outs among the errors, too.
  const failures = { timeouts, 'no answer': errors - timeouts, ...countsOf(statusCodeStats) };
  const p999 = latency.p99_9 ?? latency.p99;
  return {
    title,
    requests: requests.total,
    p50: latency.p50,
    p99: latency.p99,
    p999,
    failed: errors + non2xx,
    failures: Object.fromEntries(Object.entries(failures).filter(([, count]) => count > 0)),
  };
}

const countsOf = (stats: Readonly<Record<string, { readonly count: number }>>) =>
  Object.fromEntries(
    Object.entries(stats).flatMap(([code, { count }]) => (code.startsWith('2') ? [] : [[code, count]])),
  );

/** Prints a line of figures, and the kinds of failures. */
export function printFired({ title, requests, p50, p99, p999, failed, failures }: Fired): void {
  const numbers = [requests, p50, p99, p999, failed].map((value) => value.toFixed(0).padStart(8)).join('');
  console.log(`  ${title.padEnd(32)}${numbers}${failed > 0 ? ` ${JSON.stringify(failures)}` : ''}`);
}

/** Failures apart from answers that were late: these say more about the machine than about the service. */
export const refusedOf = ({ failed, failures }: Fired) => failed - (failures.timeouts ?? 0);
