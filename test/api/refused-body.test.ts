import fc from 'fast-check';
import { dispatch } from '../../lambdas/api/dispatch.ts';
import { parseBody } from '../../lambdas/api/request-body.ts';
import type { ApiServices } from '../../lambdas/ports/services.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { recordingLog } from '../helpers/recording-log.ts';

/** Longest part read of the body of a refused call, bytes. Source: docs/api.md#failures. */
const window = 4_096;

/** Services of an account with one key, above its rate. */
const services = {
  accounts: {
    byApiKey: async (key: string) =>
      key === 'right' ? { account: { id: 'demo' }, key: { scopes: ['all'] } } : undefined,
  },
  clock: fixedClock(),
  rateLimits: { take: async () => 30 },
  log: recordingLog(),
} as unknown as ApiServices;

const refused = (body: string, apiKey?: string, isBase64Encoded = false) =>
  dispatch({ apiKey, body, isBase64Encoded, requestId: 'request-1' }, services);

/** Name of the field with the message. */
async function messageFieldOf(body: string): Promise<string | undefined> {
  const answer = await refused(body);
  expect(answer.httpStatus).toBe(401);
  return Object.keys(answer.body).find((field) => /^error-(info|message)$/.test(field));
}

/** The longest text or bytes that any reader of texts was given meanwhile. */
async function longestRead(during: () => Promise<unknown>): Promise<number> {
  // Loads the modules that the call needs, which reads their code.
  await during();
  let longest = 0;
  const spies = (
    [
      [RegExp.prototype, 'exec'],
      [JSON, 'parse'],
      [Buffer, 'from'],
      [Buffer, 'byteLength'],
      [TextDecoder.prototype, 'decode'],
    ] as unknown as [Record<string, (...given: unknown[]) => unknown>, string][]
  ).map(([owner, name]) => {
    const read = owner[name];
    return jest.spyOn(owner, name).mockImplementation(function (this: unknown, text: unknown, ...more: unknown[]) {
      if (typeof text === 'string' || text instanceof Uint8Array) longest = Math.max(longest, text.length);
      return read?.call(this, text, ...more);
    });
  });
  try {
    await during();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return longest;
}

test.each([
  ['without a key', undefined, 401],
  ['with a wrong key', 'wrong', 401],
  ['above its rate', 'right', 429],
])('a call %s is refused after the first 4 KB of its body, however long it is', async (_title, key, httpStatus) => {
  const bodies = [`{"action":"getpassids","a":[${'0,'.repeat(130_000)}0]}`, '['.repeat(260_000), ' '.repeat(2_000_000)];
  for (const body of bodies) {
    const longest = await longestRead(async () => expect(await refused(body, key)).toMatchObject({ httpStatus }));
    expect(longest).toBeLessThanOrEqual(window);
    // Base64 has four characters for three bytes.
    const inBase64 = Buffer.from(body).toString('base64');
    expect(await longestRead(() => refused(inBase64, key, true))).toBeLessThanOrEqual(Math.ceil(window / 3) * 4);
  }
});

test.each([
  ['the action', '{"action":"getpassids"}', 'error-info'],
  ['any letter case', '{"action":"GetPassIds"}', 'error-info'],
  ['escapes', '{"\\u0061ction":"\\u0067etpassids"}', 'error-info'],
  ['a byte order mark', '\ufeff{"action":"getpassids"}', 'error-info'],
  ['other fields before it', '{"a":{"action":[{"action":1}]},"action":"getpassids"}', 'error-info'],
  ['the start of a long body', `{"action":"getpassids","a":"${'ä'.repeat(100_000)}"}`, 'error-info'],
  ['an action of the other field', '{"action":"getpassdata"}', 'error-message'],
  ['an action twice', '{"action":"getpassids","action":"getpassids"}', 'error-message'],
  ['an action twice, once with escapes', '{"action":"getpassids","\\u0061ction":"x"}', 'error-message'],
  ['an action inside a field', '{"a":{"action":"getpassids"}}', 'error-message'],
  ['an action in an array', '["action","getpassids"]', 'error-message'],
  ['an action inside a text', '{"a":"\\"action\\":\\"getpassids\\"","b":"\\\\"}', 'error-message'],
  ['an action as an object', '{"action":{"action":"getpassids"}}', 'error-message'],
  ['another letter case of the name', '{"Action":"getpassids"}', 'error-message'],
  ['no JSON behind the action', '{"action":"getpassids"}}', 'error-message'],
  ['bytes cut off', '{"action":"getpassids"', 'error-message'],
])('the message of a refused call stands where %s says', async (_title, body, field) => {
  expect(await messageFieldOf(body)).toBe(field);
});

test.each([
  ['error-info', 'with the first 4 KB', 0],
  ['error-message', 'behind them', 1],
])('the message stands in %s for an action that ends %s', async (field, _title, behind) => {
  const action = '"action":"getpassids"';
  const text = `{"a":"${'x'.repeat(window - '{"a":"",'.length - action.length + behind)}",${action}`;
  expect(text).toHaveLength(window + behind);
  expect(await messageFieldOf(`${text},"b":"${'x'.repeat(window)}"}`)).toBe(field);
});

test('a body in base64 names it, too, unless its bytes are not UTF-8', async () => {
  const bodies = [
    Buffer.from('{"action":"getpassids","a":"ä"}'),
    Buffer.from('{"action":"getpassids","a":"ä"}', 'latin1'),
  ];
  const answers = await Promise.all(bodies.map((body) => refused(body.toString('base64'), undefined, true)));
  expect(answers.map(({ body }) => Object.keys(body)[2])).toEqual(['error-info', 'error-message']);
});

test('a refused call with its action in the first 4 KB names the field that the whole body names', async () => {
  const value = fc.oneof(fc.json({ maxDepth: 3 }), fc.constantFrom('"getpassids"', '"GETPASSTEMPLATES"', '"movepass"'));
  const name = fc.constantFrom('"action"', '"\\u0061ction"', '"Action"', '"a"', '"\\"action\\":\\"getpassids\\""');
  const body = fc
    .array(fc.tuple(name, value), { maxLength: 4 })
    .map((fields) => `{${fields.map(([key, text]) => `${key}:${text}`).join()}}`);
  const found = { 'error-info': 0, 'error-message': 0 };
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      let field: keyof typeof found = 'error-message';
      try {
        if (/^(getpassids|getpasstemplates)$/i.test(String(parseBody(text).action))) field = 'error-info';
      } catch {}
      if (text.length < window && !/__proto__|\ufffd/.test(text)) expect(await messageFieldOf(text)).toBe(field);
      found[field] += 1;
    }),
    { numRuns: 1_000, seed: 20_261_123 },
  );
  expect(Math.min(...Object.values(found))).toBeGreaterThan(50);
});
