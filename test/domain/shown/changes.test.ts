import { passAt } from '../../../lambdas/domain/pass/expiration.ts';
import type { Pass } from '../../../lambdas/domain/pass/pass.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import { shownChangesOf } from '../../../lambdas/domain/shown/changes.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { notifyingPass, notifyingTemplate } from '../../../lambdas/domain/updates/update-notification.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';

const template = exampleTemplate({ 'origin-gate': '14', 'flight-status': undefined });
const pass = examplePass({ 'seat-number': '12C', 'passenger-kind': undefined });

/** The record after an update at a time of the day of the flight, 15 March, in UTC. */
const updated = (
  before: Template,
  time: string,
  fields: { readonly [Name in keyof TemplateFields]?: TemplateFields[Name] | undefined },
) =>
  notifyingTemplate(before, {
    ...before,
    fields: { ...before.fields, ...fields } as TemplateFields,
    updatedAtUtc: `2027-03-15T${time}:00.000Z`,
  });
const reseated = (before: Pass, time: string, fields: Partial<Pass['fields']>, ownText?: string) =>
  notifyingPass(
    template,
    before,
    { ...before, fields: { ...before.fields, ...fields }, updatedAtUtc: `2027-03-15T${time}:00.000Z` },
    ownText,
  );
const changes = (ofTemplate: Template, ofPass = pass) =>
  shownChangesOf(ofTemplate, ofPass, boardingPassOf(ofTemplate, passAt(ofTemplate, ofPass, now)));

test('a pass that nobody has changed has no mark', () => {
  expect(changes(template)).toEqual([]);
});

test('a gate has its former one and the time of its change, by the clock of the airport', () => {
  expect(changes(updated(template, '08:12', { 'origin-gate': 'K17' }))).toEqual([
    { name: 'gate', from: '14', to: 'K17', at: '09:12' },
  ]);
});

test('a change of another day says so', () => {
  const earlier = notifyingTemplate(template, {
    ...template,
    fields: { ...template.fields, 'origin-gate': 'K17' },
    updatedAtUtc: '2027-03-14T08:12:00.000Z',
  });
  expect(changes(earlier)).toEqual([{ name: 'gate', from: '14', to: 'K17', at: '09:12 on 14 March' }]);
});

test('a later update of something else leaves the mark, one back to the former value renews it', () => {
  const gate = updated(template, '08:12', { 'origin-gate': 'K17' });
  const delayed = updated(gate, '08:30', { 'flight-status': 'delayed' });
  expect(delayed.lastNotification?.text).toContain('Delayed');
  expect(changes(delayed)).toEqual(changes(gate));
  expect(changes(updated(delayed, '08:40', { 'origin-gate': '14' }))).toEqual([
    { name: 'gate', from: 'K17', to: '14', at: '09:40' },
  ]);
});

test('a first gate, or none any more, replaces nothing', () => {
  const without = updated(template, '08:00', { 'origin-gate': undefined });
  expect(changes(updated(without, '08:12', { 'origin-gate': 'K17' }))).toEqual([]);
  expect(changes(updated(template, '08:12', { 'origin-gate': undefined }))).toEqual([]);
});

test('a seat, beside the gate of its flight, also where the caller has words of its own', () => {
  for (const ownText of [undefined, 'You sit together now'])
    expect(
      changes(
        updated(template, '08:12', { 'origin-gate': 'K17' }),
        reseated(pass, '08:20', { 'seat-number': '14A' }, ownText),
      ),
    ).toEqual([
      { name: 'gate', from: '14', to: 'K17', at: '09:12' },
      { name: 'seat', from: '12C', to: '14A', at: '09:20' },
    ]);
});

test('a name that was corrected is kept nowhere', () => {
  const corrected = reseated(pass, '08:20', { 'passenger-name': 'Erika Musterfrau' });
  expect(JSON.stringify(corrected)).not.toContain(pass.fields['passenger-name']);
});
