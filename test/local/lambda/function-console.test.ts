import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LocalClock } from '../../../local/clock.ts';
import { LocalFunction } from '../../../local/lambda/function.ts';
import { FunctionLog } from '../../../local/lambda/function-log.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const clock = new LocalClock(path.join(directory, 'clock'));

/** The lines that a handler's body leaves in its log until its process ends, `<time>` and `<id>` for what changes. */
async function logOf(name: string, body: string): Promise<string[]> {
  const bundle = path.join(directory, `${name}.mjs`);
  writeFileSync(bundle, `export const handler = async () => { ${body} };`);
  const created = await LocalFunction.create(
    { name, arn: name, directory, handler: `${name}.handler`, environment: {}, timeoutMs: 10_000, memoryMb: 128 },
    clock,
    new FunctionLog(path.join(directory, 'logs'), () => {}),
  );
  await created.invoke({}).catch(() => {});
  await created.close();
  const text = readFileSync(path.join(directory, 'logs', `${name}.log`), 'utf8');
  const withoutTime = text
    .replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z/gm, '<time>')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>');
  return withoutTime.split('\n').slice(0, -1);
}

/** Ends the process once all is written, so that nothing of the log is missing. */
const end = 'process.exit(0);';

// What aws-lambda-ric 3.3.0 wrote for the same calls (docs/decisions/0075-a-log-line-is-one-json-document.md).
const calls = [
  ['console.log("a line")', 'INFO\ta line'],
  ['console.info("%s is %d", "x", 3)', 'INFO\tx is 3'],
  ['console.debug({ a: { b: 1 } }, [1])', 'DEBUG\t{ a: { b: 1 } } [ 1 ]'],
  ['console.trace("here")', 'TRACE\there'],
  ['console.warn("two\\nlines")', 'WARN\ttwo\rlines'],
  ['console.error("bad")', 'ERROR\tbad'],
  ['console.log()', 'INFO\tundefined'],
  [`console.log('{"level":"error"}')`, 'INFO\t{"level":"error"}'],
] as const;

test('each console method has time, request and level before its text, in one line', async () => {
  const lines = await logOf('calls', `${calls.map(([call]) => call).join(';')}; ${end}`);
  expect(lines.slice(0, calls.length)).toEqual(calls.map(([, expected]) => `<time>\t<id>\t${expected}`));
});

test('what a function writes to stdout itself stays as it is', async () => {
  const lines = await logOf('raw', `process.stdout.write('{"code":"RAW","text":"a\\\\nb"}\\n'); ${end}`);
  expect(lines[0]).toBe('{"code":"RAW","text":"a\\nb"}');
});

test.each([
  [
    'an error that the handler throws',
    'throw Object.assign(new TypeError("broken"), { code: "E1", extra: { a: 1 } })',
    'Invoke Error \t{"errorType":"TypeError","errorMessage":"broken","code":"E1","extra":{"a":1},"stack":["TypeError: broken",',
  ],
  [
    'something thrown that is no error',
    'throw "text"',
    'Invoke Error \t{"errorType":"Error","errorMessage":"text","stack":["Error: text",',
  ],
  [
    'an error that nothing catches',
    'setImmediate(() => { throw new RangeError("later"); }); await new Promise(() => {})',
    'Uncaught Exception \t{"errorType":"RangeError","errorMessage":"later","stack":["RangeError: later",',
  ],
  [
    'a rejection that nothing hears of',
    'setImmediate(() => Promise.reject(new RangeError("unheard"))); await new Promise(() => {})',
    'Unhandled Promise Rejection \t{"errorType":"Runtime.UnhandledPromiseRejection","errorMessage":"RangeError: unheard","reason":{"errorType":"RangeError","errorMessage":"unheard","stack":["RangeError: unheard",',
  ],
])('%s is one line with the request that it ended', async (title, body, expected) => {
  const [line] = await logOf(title.replaceAll(' ', '-'), body);
  expect(line?.slice(0, `<time>\t<id>\tERROR\t${expected}`.length)).toBe(`<time>\t<id>\tERROR\t${expected}`);
});
