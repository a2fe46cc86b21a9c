import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LocalClock } from '../../../../local/basics/clock.ts';
import { LocalFunction } from '../../../../local/lambda/function.ts';
import { FunctionLog } from '../../../../local/lambda/function-log.ts';
import { temporaryDirectory } from '../../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const clock = new LocalClock(path.join(directory, 'clock'));

/** Lines of a handler's body in its log until its process ends, with `<time>` and `<id>` for changing parts. */
async function logOf(name: string, body: string): Promise<string[]> {
  const bundle = path.join(directory, `${name}.mjs`);
  writeFileSync(bundle, `export const handler = async () => { ${body} };`);
  const created = await LocalFunction.create(
    { name, arn: name, directory, handler: `${name}.handler`, environment: {}, timeoutMs: 3_600_000, memoryMb: 128 },
    clock,
    new FunctionLog(path.join(directory, 'logs'), () => {}),
  );
  await created.invoke({}).catch(() => {});
  await created.close();
  const text = readFileSync(path.join(directory, 'logs', `${name}.log`), 'utf8');
  const withoutTime = text
    .replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"<time>"')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>');
  return withoutTime.split('\n').slice(0, -1);
}

/** Code that ends the process once its whole log is written. */
const end = 'process.exit(0);';

// Expected lines are those of aws-lambda-ric in the format JSON at level INFO, by its source (LogPatch.js of 3.3.0).
const calls = [
  ['console.log("a line")', 'INFO', '"a line"'],
  ['console.info("%s is %d", "x", 3)', 'INFO', '"x is 3"'],
  ['console.log({ a: { b: 1 } })', 'INFO', '{"a":{"b":1}}'],
  ['console.log({ a: 1n })', 'INFO', '"{ a: 1n }"'],
  ['console.warn("two\\nlines")', 'WARN', '"two\\nlines"'],
  ['console.error("bad", [1])', 'ERROR', '"bad [ 1 ]"'],
  [`console.log('{"level":"error"}')`, 'INFO', '"{\\"level\\":\\"error\\"}"'],
] as const;
const line = (level: string, message: string) =>
  `{"timestamp":"<time>","level":"${level}","requestId":"<id>","message":${message}`;

test('each console method is one JSON document with time, level and request; debug and trace are below the level', async () => {
  const lines = await logOf(
    'calls',
    `console.debug(1); console.trace(2); ${calls.map(([call]) => call).join(';')}; ${end}`,
  );
  expect(lines.slice(0, calls.length)).toEqual(calls.map(([, level, message]) => `${line(level, message)}}`));
});

test('an error among other values is described beside their text', async () => {
  const [logged = '{}'] = await logOf('beside', `console.warn("failed:", new RangeError("broken")); ${end}`);
  expect(JSON.parse(logged)).toMatchObject({
    message: expect.stringMatching(/^failed: RangeError: broken\n/),
    ...{ errorType: 'RangeError', errorMessage: 'broken', stackTrace: expect.arrayContaining(['RangeError: broken']) },
  });
});

test('what a function writes to stdout itself stays as it is', async () => {
  const lines = await logOf('raw', `process.stdout.write('{"code":"RAW","text":"a\\\\nb"}\\n'); ${end}`);
  expect(lines[0]).toBe('{"code":"RAW","text":"a\\nb"}');
});

test.each([
  [
    'an error that the handler throws',
    'throw Object.assign(new TypeError("broken"), { code: "E1", extra: { a: 1 } })',
    { errorType: 'TypeError', errorMessage: 'broken', code: 'E1', extra: { a: 1 } },
  ],
  ['something thrown that is no error', 'throw "text"', { errorType: 'Error', errorMessage: 'text' }],
  [
    'an error that nothing catches',
    'setImmediate(() => { throw new RangeError("later"); }); await new Promise(() => {})',
    { errorType: 'RangeError', errorMessage: 'later' },
  ],
  [
    'a rejection that nothing hears of',
    'setImmediate(() => Promise.reject(new RangeError("unheard"))); await new Promise(() => {})',
    {
      errorType: 'UnhandledPromiseRejection',
      errorMessage: 'RangeError: unheard',
      reason: expect.objectContaining({ errorType: 'RangeError', errorMessage: 'unheard' }),
    },
  ],
])('%s is one line with the request that it ended', async (title, body, expected) => {
  const [logged = ''] = await logOf(title.replaceAll(' ', '-'), body);
  expect(logged.startsWith(line('ERROR', '{"errorType":'))).toBe(true);
  expect(JSON.parse(logged).message).toMatchObject({ ...expected, stackTrace: expect.any(Array) });
});
