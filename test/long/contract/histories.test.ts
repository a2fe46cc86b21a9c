import { runHistories } from '../../../bin/histories/run-histories.ts';
import { Chance } from '../../../world/time/chance.ts';
import { apiKey, startApi, type TestApi } from '../../helpers/api.ts';
import { sampled, seed, times } from '../../helpers/effort.ts';
import { now } from '../../helpers/examples.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { WithoutCondition } from '../helpers/without-condition.ts';

const baseUrl = 'https://passes.example.com';

/** Conditions that keep promises to callers, with the violations seen without each. */
const conditions: [condition: string, why: RegExp][] = [
  ['attribute_not_exists(PK)', /created twice/],
  [
    '#revision = :before AND attribute_not_exists(deletedAtUtc)',
    /was there before|after it was deleted|was read before/,
  ],
  ['revision = :revision AND nonce = :nonce AND listSort = :listSort', /deleted twice/],
  [
    'attribute_exists(PK) AND (attribute_not_exists(#fields.#limit) OR #generated < #fields.#limit)',
    /more than 10 passes/,
  ],
  ['attribute_not_exists(PK) OR expiresAtUtc <= :now', /Idempotency-Key/],
];

test(`callers who work on the same passes at once see what was promised (seed ${seed})`, async () => {
  const { violations, last } = await histories(new WithoutCondition('none'), { seconds: times(0.4) });
  expect(violations).toEqual([]);
  expect(last).toMatch(/^histories callers=20 calls=\d+ .* ok$/);
});

test(`one caller alone sees what was promised, at its time (seed ${seed})`, async () => {
  const { violations, last } = await histories(new WithoutCondition('none'), { callers: 1, seconds: times(0.6) });
  expect(violations).toEqual([]);
  expect(last).toMatch(/^histories callers=1 calls=\d+ .* ok$/);
});

test('a run in which no pass was made judges nothing, and fails', () =>
  expect(histories(new WithoutCondition('none'), { seconds: 0 })).rejects.toThrow('No pass was made'));

test.each(sampled(conditions, conditions.length))('without the condition %s they do not', async (condition, why) => {
  const handler = new WithoutCondition(condition);
  const seen: string[] = [];
  // Races: the database answers callers in any order, and one run may be lucky.
  for (let run = 0; run < 20 && !seen.some((each) => why.test(each)); run++) {
    const { violations } = await histories(handler, { seconds: 1.6, chance: seed + run });
    seen.push(...violations.map((each) => each.why));
  }
  expect(handler.taken).toBeGreaterThan(0);
  expect(seen.join('\n')).toMatch(why);
});

/** @param seconds of a clock that advances a millisecond with each reading */
async function histories(requestHandler: WithoutCondition, { seconds = 0, callers = 20, chance = seed }) {
  let ms = now.getTime();
  const source = new Chance(chance, 'histories');
  const clock = { ...fixedClock(() => new Date(ms++)), random: () => source.next() };
  const api = await startApi({ overrides: { requestHandler, clock }, isOnWire: true });
  const lines: string[] = [];
  try {
    const { violations } = await runHistories({
      ...{ baseUrl, apiKey, clock, fetch: fetchOf(api), templateId: await api.createTemplate() },
      ...{ callers, seconds, lagMs: 0, print: (line: string) => lines.push(line) },
    });
    return { violations, last: lines.at(-1) };
  } finally {
    await api.stop();
  }
}

/** Calls the functions' code in this process, without HTTP. */
function fetchOf(api: TestApi): typeof fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(String(input));
    if (pathname === '/v3') {
      const headers = new Headers(init?.headers);
      const key = headers.get('idempotency-key') ?? undefined;
      const { httpStatus, body } = await api.send(String(init?.body), headers.get('x-api-key'), key);
      return Response.json(body, { status: httpStatus });
    }
    const { statusCode, headers, body } = await api.open('GET', pathname + search);
    return new Response(body ?? null, { status: statusCode ?? 200, headers: headers as Record<string, string> });
  };
}
