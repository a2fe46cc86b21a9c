import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as z from 'zod';
import { changedPass, type Pass } from '../../lambdas/domain/pass/pass.ts';
import { eventsOf, serviceEvent } from '../../lambdas/domain/updates/pass-events.ts';
import { examplePass, exampleTemplate, now } from '../helpers/examples.ts';

const schema = JSON.parse(readFileSync('docs/events.schema.json', 'utf8'));

test('docs/events.schema.json is what the code says: npm run events-schema', () => {
  expect(schema).toEqual(JSON.parse(JSON.stringify(z.toJSONSchema(serviceEvent, { io: 'input' }))));
});

test('events are valid by an independent validator, and one with a wrong status is not', () => {
  const ajv = new Ajv2020();
  addFormats.default(ajv);
  const isValid = ajv.compile(schema);
  const pass = examplePass();
  const changed = (changes: Partial<Pass>) =>
    changedPass(pass, { trackingId: 'c', ...changes }, { writeId: 'c', at: now });
  const template = exampleTemplate();
  const events = [
    eventsOf({ kind: 'pass', id: 'a', after: pass }),
    eventsOf({ kind: 'pass', id: 'b', before: pass, after: changed({ storedStatus: 'voided', contact: {} }) }),
    eventsOf({ kind: 'pass', id: 'c', before: pass, after: changed({ wallets: { walletb: installed } }) }),
    eventsOf({ kind: 'template', id: 'd', before: template, after: { ...template, version: 2 } }),
  ].flat();
  expect(events.length).toBeGreaterThan(4);
  for (const event of events) expect([event['event-type'], isValid(event)]).toEqual([event['event-type'], true]);
  expect(isValid({ ...events[0], 'pass-status': 'lost' })).toBe(false);
});

const installed = { state: 'installed', atUtc: now.toISOString() } as const;
