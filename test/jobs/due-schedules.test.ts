import * as fc from 'fast-check';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { withDue } from '../../lambdas/domain/pass/due.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import type { Template } from '../../lambdas/domain/template/template.ts';
import type { TemplateFields } from '../../lambdas/domain/template-fields/template-fields.ts';
import { processDuePass } from '../../lambdas/jobs/due-work/process-due-pass.ts';
import { DynamoPasses } from '../../lambdas/storage/dynamo-passes.ts';
import { DynamoTemplates } from '../../lambdas/storage/dynamo-templates.ts';
import { passItemKey } from '../../lambdas/storage/keys.ts';
import type { Table } from '../../lambdas/storage/table.ts';
import { dueWorkServices } from '../helpers/due.ts';
import { times } from '../helpers/effort.ts';
import { startEmbeddedAws } from '../helpers/embedded-aws.ts';
import { examplePass, exampleTemplate, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { forAllTests } from '../helpers/for-tests.ts';

const runs = times(25);

const aws = forAllTests(() => startEmbeddedAws());
let table: Table;
let services: ReturnType<typeof dueWorkServices>;
let at = now;
beforeAll(async () => {
  table = tableOf(aws.env.TABLE_NAME, sdkConfig(), fixedClock());
  services = dueWorkServices(aws.env, { clock: fixedClock(() => at) });
});

const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const hours = fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined });

const settings: fc.Arbitrary<Partial<TemplateFields>> = fc.record({
  'no-expiration': fc.constant(false),
  'expiration-setting': fc.constantFrom('default', 'auto'),
  'expiry-date': fc.constantFrom('2027-03-11T02:00:00', '2027-03-10T12:00:00', undefined),
  'expiry-timezone': fc.constant(undefined),
  'auto-expire-number-hours': fc.integer({ min: 1, max: 30 }),
  'auto-expire-timezone': fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'),
  'auto-expire-roundoff-midnight': fc.boolean(),
  'never-installed-ttl': hours,
  'expired-pass-ttl': hours,
  'redeemed-pass-ttl': hours,
});

const states: fc.Arbitrary<Partial<Pass>> = fc.record({
  status: fc.constantFrom('active', 'active', 'redeemed', 'voided'),
  firstInstalledAtUtc: fc.option(fc.constant(after(30).toISOString()), { nil: undefined }),
});

/** Arrivals of messages: minutes after the making of the pass, and copies at once. */
const deliveries = fc
  .array(fc.record({ minute: fc.integer({ min: 0, max: 3_000 }), copies: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 4,
  })
  .map((list) => list.toSorted((a, b) => a.minute - b.minute));

/** The end, a day after all of the above. */
const end = after(60 * 24 * 7);

let made = 0;
const ownNone = { 'expiration-timestamp': undefined, 'expiration-timezone': undefined };

async function makePass(template: Template, state: Partial<Pass>): Promise<Pass> {
  const passKey = `z${String(++made).padStart(31, 'a')}`;
  const pass = withDue(template, examplePass(ownNone, { ...state, passKey, templateId: template.id }));
  await new DynamoPasses(table).create(pass);
  return pass;
}

async function deliver(pass: Pass, instant: Date, copies = 1): Promise<void> {
  at = instant;
  await Promise.all(Array.from({ length: copies }, () => processDuePass(pass, services)));
}

/** The final record and archive, without ids of the pass and its writes, and the time of the last one. */
async function leftOf({ passKey }: Pass) {
  const item = await table.get<Record<string, unknown>>(passItemKey(passKey));
  const keys = aws.bucket.keys().filter((name) => name.includes(passKey));
  const archived = keys.map((name) => String(aws.bucket.get(name)?.body));
  const text = JSON.stringify([item, keys, ...archived.map((body) => JSON.parse(body))], (name, value) =>
    ['writeId', 'leftAtUtc'].includes(name) ? undefined : value,
  );
  return JSON.parse(text.replaceAll(passKey, 'KEY'));
}

test('late, repeated and simultaneous messages leave what punctual ones would have left', async () => {
  let archived = 0;
  await fc.assert(
    fc.asyncProperty(settings, states, deliveries, async (fields, state, late) => {
      const template = exampleTemplate(fields, { id: `template-${made}` });
      await new DynamoTemplates(table).create(template);
      const [punctual, other] = [await makePass(template, state), await makePass(template, state)];
      for (
        let due = punctual.dueAtUtc;
        due !== undefined;
        due = (await services.passes.find(punctual.passKey))?.dueAtUtc
      )
        await deliver(punctual, new Date(due));
      for (const { minute, copies } of late) await deliver(other, after(minute), copies);
      await deliver(other, end, 2);
      const left = await leftOf(punctual);
      expect(await leftOf(other)).toEqual(left);
      archived += left.length - 2;
    }),
    { numRuns: runs, seed: 4 },
  );
  expect(archived).toBeGreaterThan(runs / 4);
});
