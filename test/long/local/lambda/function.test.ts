import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LocalClock } from '../../../../local/basics/clock.ts';
import { LocalFunction } from '../../../../local/lambda/function.ts';
import { FunctionLog } from '../../../../local/lambda/function-log.ts';
import { EventTooLarge, Throttled } from '../../../../world/aws/invoker.ts';
import { temporaryDirectory } from '../../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const clock = new LocalClock(path.join(directory, 'clock'));
const printed: string[] = [];
const log = new FunctionLog(path.join(directory, 'logs'), (line) => printed.push(line));

const code = `
  let calls = 0;
  const waiting = [];
  export async function handler(event, context) {
    calls += 1;
    switch (event.do) {
      case 'describe':
        return { event, calls, variable: process.env.VARIABLE, name: context.functionName, left: context.getRemainingTimeInMillis() };
      case 'meet': // answers when three are here at once
        await new Promise((resolve) => { waiting.push(resolve); if (waiting.length === 3) for (const each of waiting) each(); });
        return 'met';
      case 'time': return [Date.now(), +new Date(), Date()];
      case 'throw': throw new TypeError('broken');
      case 'print': console.log('a line'); console.warn('a warning'); process.stdout.write('{"level":"error","code":"BAD"}\\n'); console.error('a mistake'); return null;
      case 'die': process.exit(3);
      case 'reject': void Promise.reject(new RangeError('nobody waits')); await new Promise(() => {});
      case 'hang': await new Promise(() => {});
      case 'loop': for (;;);
    }
  }`;
const functions: LocalFunction[] = [];

/** A clock whose timers are ended by a test. */
class HandClock extends LocalClock {
  readonly #timers = new Map<number, PromiseWithResolvers<() => void>>();

  override after(ms: number, action: () => void): () => void {
    this.#timer(ms).resolve(action);
    return () => {};
  }

  /** Ends a timer of so many ms as soon as it begins. */
  async end(ms: number): Promise<void> {
    (await this.#timer(ms).promise)();
  }

  #timer(ms: number): PromiseWithResolvers<() => void> {
    const timer = this.#timers.get(ms) ?? Promise.withResolvers<() => void>();
    this.#timers.set(ms, timer);
    return timer;
  }
}

const timeoutOfAll = 3_600_000;

async function create(
  module = code,
  { timeoutMs = timeoutOfAll, reservedConcurrency = 100, timers = clock } = {},
): Promise<LocalFunction> {
  const bundle = path.join(directory, `bundle-${functions.length}`);
  writeFileSync(`${bundle}.mjs`, module);
  const definition = {
    name: 'worker',
    arn: 'arn:worker',
    directory,
    handler: `${path.basename(bundle)}.handler`,
    environment: { VARIABLE: 'value' },
    timeoutMs,
    memoryMb: 128,
    reservedConcurrency,
  };
  const created = await LocalFunction.create(definition, timers, log);
  functions.push(created);
  return created;
}

/** Waits for a printed line: output comes through its own pipe, some invocations later. */
async function printedBy(target: LocalFunction, part: string): Promise<string> {
  for (let attempt = 0; attempt < 100_000; attempt++) {
    const line = printed.find((each) => each.includes(part));
    if (line !== undefined) return line;
    await target.invoke({ do: 'describe' });
  }
  throw new Error(`Never printed: ${part}`);
}

let worker: LocalFunction;
beforeAll(async () => {
  worker = await create();
});
afterAll(() => Promise.all(functions.map((each) => each.close())));

test('a handler gets event, environment and context, and keeps its state from call to call', async () => {
  const event = { do: 'describe', text: 'ü' };
  expect(await worker.invoke(event)).toMatchObject({ event, calls: 1, variable: 'value', name: 'worker' });
  const { calls, left } = (await worker.invoke(event)) as { calls: number; left: number };
  expect([calls, left > 0 && left <= timeoutOfAll]).toEqual([2, true]);
});

test('several invocations are under way at once', async () => {
  const meetings = [1, 2, 3].map(() => worker.invoke({ do: 'meet' }));
  expect(await Promise.all(meetings)).toEqual(['met', 'met', 'met']);
});

test('an error reaches the caller, the console and the log file', async () => {
  await expect(worker.invoke({ do: 'throw' })).rejects.toThrow('TypeError: broken');
  const line = await printedBy(worker, 'TypeError');
  expect(line).toMatch(
    /^worker: \{"timestamp":"\S+Z","level":"ERROR","requestId":"[0-9a-f-]{36}","message":\{"errorType":"TypeError","errorMessage":"broken"/,
  );
  expect(readFileSync(path.join(directory, 'logs', 'worker.log'), 'utf8')).toContain(line.slice('worker: '.length));
});

test('what it prints goes to the log file, errors to the console too', async () => {
  await worker.invoke({ do: 'print' });
  await printedBy(worker, '"message":"a mistake"');
  expect(printed).toContain('worker: {"level":"error","code":"BAD"}');
  expect(printed).toContainEqual(expect.stringMatching(/"level":"WARN".*"message":"a warning"/));
  expect(printed).not.toContainEqual(expect.stringContaining('a line'));
  expect(readFileSync(path.join(directory, 'logs', 'worker.log'), 'utf8')).toContain('a line');
});

test('Date follows the local clock, also while the function runs', async () => {
  await worker.invoke({ do: 'describe' });
  clock.advanceTo(Date.now() + 86_400_000);
  const [now, created, text] = (await worker.invoke({ do: 'time' })) as [number, number, string];
  for (const time of [now, created, Date.parse(text)]) expect(Math.abs(time - clock.now())).toBeLessThan(60_000);
});

test('a function that dies fails its callers and is there again for the next', async () => {
  const calls = [{ do: 'hang' }, { do: 'die' }].map((event) => worker.invoke(event));
  const results = await Promise.allSettled(calls);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(printed).toContainEqual(
    expect.stringMatching(
      /^worker: \{"time":"\S+Z","type":"platform.report","record":\{"requestId":"[0-9a-f-]{36}","status":"error","errorType":"Runtime.ExitError"\}\}$/,
    ),
  );
  expect(await worker.invoke({ do: 'describe' })).toMatchObject({ calls: 1 });
});

test.each(['hang', 'loop'])(
  'a function that does not end (%s) fails at its timeout, and its process with it',
  async (how) => {
    const timers = new HandClock(clock.file);
    const slow = await create(code, { timeoutMs: 300, timers });
    const hanging = expect(slow.invoke({ do: how })).rejects.toThrow('Task timed out after 0.30 seconds');
    await timers.end(300);
    await hanging;
    expect(printed).toContainEqual(
      expect.stringMatching(
        /^worker: .*"type":"platform.report","record":\{"requestId":"[0-9a-f-]{36}","status":"timeout"\}\}$/,
      ),
    );
    expect(await slow.invoke({ do: 'describe' })).toMatchObject({ calls: 1 });
  },
);

test('the start of a function does not count for its timeout', async () => {
  const loaded = path.join(directory, 'loaded-before-timeout');
  const module = `import fs from 'node:fs'; fs.writeFileSync('${loaded}', ''); export const handler = () => 'started';`;
  const begun: [number, boolean][] = [];
  const timers = new LocalClock(clock.file);
  timers.after = (ms) => {
    begun.push([ms, existsSync(loaded)]);
    return () => {};
  };
  expect(await (await create(module, { timeoutMs: 100, timers })).invoke({})).toBe('started');
  expect(begun).toEqual([
    [10_100, false],
    [100, true],
  ]);
});

test('a rejection that nobody handles ends the function, and fails its call', async () => {
  await expect(worker.invoke({ do: 'reject' })).rejects.toThrow('Runtime.UnhandledPromiseRejection');
  expect(await worker.invoke({ do: 'describe' })).toMatchObject({ calls: 1 });
});

test('a function is throttled above its reserved concurrency', async () => {
  const narrow = await create(code, { reservedConcurrency: 1 });
  const first = narrow.invoke({ do: 'describe' });
  await expect(narrow.invoke({ do: 'describe' })).rejects.toThrow(Throttled);
  await first;
  expect(await narrow.invoke({ do: 'describe' })).toMatchObject({ calls: 2 });
});

test('a module that cannot be loaded says why', async () => {
  const broken = await create('throw new RangeError("no such table");');
  await expect(broken.invoke({})).rejects.toThrow('RangeError: no such table');
});

test('an event that is not smaller than 6 MB does not reach the function', async () => {
  const silent = await create('export const handler = () => "taken";');
  const eventOf = (bytes: number) => 'x'.repeat(bytes - 2);
  await expect(silent.invoke(eventOf(6 * 1024 * 1024))).rejects.toThrow(EventTooLarge);
  expect(await silent.invoke(eventOf(6 * 1024 * 1024 - 1))).toBe('taken');
});

test('an answer of more than 6 MB is none', async () => {
  const large = await create('export const handler = (bytes) => "x".repeat(bytes - 2);');
  await expect(large.invoke(6_291_557)).rejects.toThrow(
    'Response payload size exceeded maximum allowed payload size (6291556 bytes).',
  );
  expect(await large.invoke(6_291_556)).toHaveLength(6_291_554);
});

test('an environment that was prepared has loaded its code before the first invocation, which it takes', async () => {
  const loaded = path.join(directory, 'loaded');
  const prepared = await create(`
    import { appendFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(loaded)}, '+');
    export const handler = async () => process.pid;`);
  prepared.prepare();
  prepared.prepare();
  // A file that is there is not yet one that is written.
  const written = () => (existsSync(loaded) ? readFileSync(loaded, 'utf8') : '');
  for (let spins = 0; spins < 100_000 && written() === ''; spins++) await worker.invoke({ do: 'describe' });
  expect(written()).toBe('+');
  expect(await prepared.invoke({})).toBe(await prepared.invoke({}));
  expect(written()).toBe('+');
});
