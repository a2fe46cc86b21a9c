import { runHistories } from '../../../bin/histories/run-histories.ts';
import { sampleTemplateRequest } from '../../../bin/smoke/sample-flight.ts';
import { systemClock } from '../../../lambdas/runtime/clock.ts';
import { seed, times } from '../../helpers/effort.ts';
import { workThrough } from '../../helpers/faults/airline.ts';
import { auditAtLast, isWrong } from '../../helpers/faults/audit.ts';
import { Callers } from '../../helpers/faults/callers.ts';
import { endFaults, passingFaults, strikeEverywhere } from '../../helpers/faults/everywhere.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startLocalStack();
});
afterAll(() => stack.stop());

/** Faults that do not take the machine's time, unlike silence and a copy of the table for lagging indexes. */
const faults = passingFaults.filter(([, kind]) => kind !== 'silence' && kind !== 'index-lag');

const sizes = {
  passes: 12,
  gateChanges: 2,
  links: 4,
  phones: 4,
  saves: 2,
  updates: 2,
  deletions: 1,
  atATime: 6,
};

test('while one request in six fails everywhere, callers who repeat theirs lose nothing and do nothing twice', async () => {
  await strikeEverywhere(stack.url, faults, { rate: 1 / 6, seed: 1, latencyMs: 20 });
  const callers = new Callers(stack.url, stack.apiKey);
  const done = await workThrough(callers, sizes, new Date());
  const struck = await endFaults(stack.url);
  expect(struck.reduce((sum, { struck }) => sum + struck, 0)).toBeGreaterThan(50);
  const lines = await auditAtLast(callers, done, stack.dataDir);
  expect(lines.filter(isWrong)).toEqual([]);
  expect([...callers.undocumented]).toEqual([]);
});

test(`callers who meet on the same passes while one request in ten fails see what was promised (seed ${seed})`, async () => {
  // Beforehand, as an image that a fault withholds is refused.
  const template = sampleTemplateRequest(stack.url, new Date());
  const templateId = String((await new Callers(stack.url, stack.apiKey).call(template))['pass-template-id']);
  await strikeEverywhere(stack.url, faults, { rate: 0.1, seed, latencyMs: 20 });
  const lines: string[] = [];
  const { violations } = await runHistories({
    ...{ baseUrl: stack.url, apiKey: stack.apiKey, clock: systemClock, fetch, print: (line) => lines.push(line) },
    ...{ templateId, callers: 20, seconds: times(2), lagMs: 2_000 },
  });
  const struck = await endFaults(stack.url);
  expect(struck.reduce((sum, { struck }) => sum + struck, 0)).toBeGreaterThan(0);
  expect(violations).toEqual([]);
  expect(lines.at(-1)).toMatch(/^histories callers=20 calls=\d+ .* ok$/);
});

test('a fault that a service does not have is refused, by the name of the field', async () => {
  const body = '{"target": "s3", "kind": "goaway"}';
  const refused = await fetch(`${stack.url}/_local/faults`, { method: 'POST', body });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/s3 has no fault goaway.*kind/s)]);
});
