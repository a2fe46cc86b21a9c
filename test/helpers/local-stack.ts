import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forLocalStack, synthesize } from '../../local/cloud/assembly.ts';
import { isThorough } from './effort.ts';
import { onceInRun } from './once-in-run.ts';

export type LocalStack = Awaited<ReturnType<typeof startLocalStack>>;

/** Running stacks, which a failed test leaves, and which end with the process. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const project = path.join(import.meta.dirname, '../..');

/** The whole app synthesized, once in a run, as it takes longer than many tests. */
export const cloudAssembly = () => onceInRun('cloud-assembly', (folder) => synthesize(project, folder));

/** The app synthesized as `npm start` does, once in a run: a fifth of the time, without what only AWS uses. */
const localAssembly = () => onceInRun('local-assembly', (folder) => synthesize(project, folder, forLocalStack));

/** The chain of certificates that a first start makes. */
export const certificates = () =>
  onceInRun('certificates', async (folder) => {
    const { provideCertificates } = await import('../../local/demo/certificates.ts');
    await provideCertificates(folder, new Date());
  });

interface Options {
  /** Data folder; by default an empty one, removed when the stack stops. */
  readonly dataDir?: string;
  readonly env?: Record<string, string>;
  /** True to synthesize the app and make certificates anew, like a first start. */
  readonly fromNothing?: boolean;
  /** Another checkout, and the command that starts its stack. */
  readonly checkout?: { readonly folder: string; readonly command: string };
}

/** Starts the program of `npm start` on a free port; the stacks of a run share synthesis and certificates. */
export async function startLocalStack(options: Options = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'local-stack-'));
  const shared = options.fromNothing ? {} : await share(dataDir);
  const child = runLocalStack({ DATA_DIR: dataDir, ...shared, ...options.env }, options.checkout);
  const output = await untilReady(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
  };
  return {
    url: /^Ready: (.+)$/m.exec(output)?.[1] ?? '',
    apiKey: readFileSync(path.join(dataDir, 'api-key'), 'utf8').trim(),
    dataDir,
    /** Lines printed until the stack was ready. */
    output,
    /** Ends it like Ctrl-C, and removes its own data folder. @returns the exit code */
    async stop() {
      await end('SIGTERM');
      refuseDenials(dataDir);
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
      return child.exitCode;
    },
    /** Sends kill -9; the data folder stays. */
    kill: () => end('SIGKILL'),
  };
}

/** Fails if IAM has denied a request of the functions. */
function refuseDenials(dataDir: string): void {
  const file = path.join(dataDir, 'logs', 'iam.log');
  if (existsSync(file)) throw new Error(`IAM has denied what the functions need:\n${readFileSync(file, 'utf8')}`);
}

/** @returns environment of a stack that reuses synthesis and certificates */
async function share(dataDir: string): Promise<Record<string, string>> {
  const certs = path.join(dataDir, 'certs');
  if (!existsSync(certs)) cpSync(await certificates(), certs, { recursive: true });
  return { LOCAL_CLOUD_ASSEMBLY: await localAssembly() };
}

/** Runs a stack that cannot start to its end. @returns its exit code and output */
export async function runToItsEnd(env: Record<string, string>): Promise<{ exitCode: number | null; output: string }> {
  const child = runLocalStack(env);
  const output = collect(child);
  await once(child, 'close');
  return { exitCode: child.exitCode, output: output() };
}

/** Processes with a data folder in their arguments or environment: the stack's own and its children. */
export function processesOf(dataDir: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid) || pid === String(process.pid)) return false;
    try {
      return ['cmdline', 'environ'].some((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(dataDir));
    } catch {
      return false;
    }
  });
}

/** The strictness of functions: Lambda's in CI, the default on a laptop. */
const strictness: Record<string, string> = isThorough ? { LOCAL_STRICT: 'lambda' } : {};

function runLocalStack(env: Record<string, string>, checkout?: Options['checkout']): ChildProcess {
  const [program, args] = checkout ? ['bash', ['-c', checkout.command]] : [process.execPath, ['local/start.ts']];
  const child = spawn(program, args, {
    cwd: checkout?.folder ?? project,
    env: { ...process.env, ...strictness, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

function collect(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  return () => output;
}

async function untilReady(child: ChildProcess): Promise<string> {
  const output = collect(child);
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => /^Ready: .+$/m.test(output()) && resolve(output()));
    child.once('close', () => reject(new Error(`The local stack did not start:\n${output()}`)));
  });
}
