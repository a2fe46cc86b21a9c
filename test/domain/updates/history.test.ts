import { sensitiveNames } from '../../../lambdas/domain/fields/badges.ts';
import { fieldsOfPass, type PassFields, passMetaDataFields } from '../../../lambdas/domain/fields/pass-fields.ts';
import { changedPass, type Pass, revisedPass, type Tombstone } from '../../../lambdas/domain/pass/pass.ts';
import { fieldsOfTemplate } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { historyOf, isForgotten } from '../../../lambdas/domain/updates/history.ts';
import { historyKey } from '../../../lambdas/storage/keys.ts';
import { sizeOfItem } from '../../../world/table/sizes.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';

const pass = examplePass();
const template = exampleTemplate();
const later = new Date(now.getTime() + 60_000);
const laterUtc = later.toISOString();
const byCall = { trackingId: 'another call', changedBy: 'key:1' } as const;

const called = (changes: Partial<Pass>, before = pass) =>
  changedPass(before, { ...byCall, ...changes }, { writeId: 'w', at: later });
const ofPass = (after: Pass | Tombstone, before: Pass | undefined = pass) =>
  historyOf({ kind: 'pass', id: '1', before, after });
const ofTemplate = (fields: object, more: object = {}) =>
  historyOf({
    ...{ kind: 'template', id: '1', before: template },
    after: {
      ...template,
      ...byCall,
      version: 2,
      updatedAtUtc: laterUtc,
      fields: { ...template.fields, ...fields },
      ...more,
    },
  });

test('a call is kept with its sender, and each field before and after', () => {
  const { 'seat-number': seat = '' } = pass.fields;
  expect(ofPass(called({ fields: { ...pass.fields, 'seat-number': '1A', 'priority-status': 'Gold' } }))).toMatchObject({
    ...{ of: pass.passKey, atUtc: laterUtc, number: pass.revision + 1, acts: ['PassUpdated'], by: 'key:1' },
    values: { 'seat-number': [seat, '1A'], 'priority-status': ['', 'Gold'] },
  });
});

test.each<[string, Partial<Pass>, object]>([
  [
    'a new status',
    { storedStatus: 'redeemed', storedStatusSinceUtc: laterUtc },
    { values: { 'pass-status': ['active', 'redeemed'] } },
  ],
  ['a move', { templateId: 'other' }, { acts: ['PassMoved'], moved: [pass.templateId, 'other'] }],
  [
    'the text on the lock screen',
    { lastNotification: { text: 'Seat: 1A', atUtc: laterUtc } },
    { notification: 'Seat: 1A' },
  ],
  ['contact data, of which nothing is kept', { contact: { 'user-phone': '49170' } }, { acts: ['PassUpdated'] }],
])('%s is kept', (_, changes, expected) => {
  expect(ofPass(called(changes))).toMatchObject(expected);
});

test.each<[string, Partial<Pass>, object | undefined]>([
  [
    'an install by a phone',
    { wallets: { walleta: { state: 'installed', atUtc: laterUtc } } },
    { acts: ['PassInstalled walleta'], by: 'phone' },
  ],
  [
    'a removal that Apple reports',
    { wallets: { walleta: { state: 'removed', atUtc: laterUtc, isGone: true } } },
    { acts: ['PassUninstalled walleta'], by: 'apple' },
  ],
  [
    'a save that Google reports',
    { wallets: { walletb: { state: 'installed', atUtc: laterUtc } } },
    { acts: ['PassInstalled walletb'], by: 'google' },
  ],
  ['an expiry', { expiryNotedUtc: laterUtc }, { acts: ['PassExpired'], by: 'time', atUtc: laterUtc }],
  ['a due time', { dueAtUtc: laterUtc }, undefined],
  ['a note on Google Wallet', { googleObject: { passVersion: 1, templateVersion: 1 } }, undefined],
])('%s without a call is kept as what it was', (_, changes, expected) => {
  const entry = ofPass(revisedPass({ ...pass, changedBy: 'key:1' }, changes, { writeId: 'w' }));
  if (expected === undefined) expect(entry).toBeUndefined();
  else expect(entry).toMatchObject(expected);
});

const tombstone = (became: Tombstone['became']): Tombstone => ({ ...pass, became, deletedAtUtc: laterUtc });

test('an archived pass has its last entry after all others; a deleted or erased one has none', () => {
  expect(ofPass(tombstone('archived'))).toMatchObject({
    acts: ['PassArchived'],
    by: 'time',
    number: pass.revision + 1,
  });
  for (const gone of [tombstone('deleted'), called({ erasedAtUtc: laterUtc, fields: {} as PassFields })])
    expect([ofPass(gone), isForgotten(gone)]).toEqual([undefined, true]);
  expect([isForgotten(tombstone('archived')), isForgotten(pass), isForgotten(undefined)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('a flight is kept from its beginning, each translation as a text of its own; its notes on Google Wallet are not', () => {
  expect(historyOf({ kind: 'template', id: '1', after: template })).toMatchObject({
    acts: ['TemplateCreated'],
    of: template.id,
  });
  expect(ofTemplate({ 'origin-gate': 'B7', translations: { de: { message1: 'Hallo' } } })).toMatchObject({
    ...{ acts: ['TemplateUpdated'], number: 2, by: 'key:1' },
    values: { 'origin-gate': [template.fields['origin-gate'], 'B7'], 'translations.de.message1': ['', 'Hallo'] },
  });
  expect(ofTemplate({}, { version: 1, googleClass: { version: 1 } })).toBeUndefined();
});

const canary = 'CANARY-9417';
/** These fields with this text, as a value of each shape would hold it. */
const filled = (names: readonly string[], text: string | undefined): never =>
  Object.fromEntries(text === undefined ? [] : names.map((name) => [name, [text]])) as never;

test('no value of a field that may tell of health, of contact or reference data, or that boards, is ever in an entry', () => {
  const beside = { contact: filled(Object.keys(passMetaDataFields.shape), canary), referenceData: { canary } };
  const changes = [
    [undefined, canary],
    [canary, undefined],
    [canary, 'x'],
  ] as const;
  const textsOf = (name: string) =>
    changes.map(([was, is]) => {
      const before = { ...pass, fields: filled([name], was) };
      return JSON.stringify(ofPass(called({ ...beside, fields: filled([name], is) }, before), before));
    });
  const without = Object.keys(fieldsOfPass).filter((name) => !textsOf(name).some((text) => text.includes(canary)));
  expect(without.sort()).toEqual([...sensitiveNames, 'barcode-value', 'group-id'].sort());
  for (const name of sensitiveNames) expect(textsOf(name).join()).not.toContain(name);
});

test.each(['x', 'é', '語', '😀'])(
  'an entry of many fields of %s takes less than 1 KB, and tells how many had no room',
  (letter) => {
    const long = letter.repeat(5_000);
    const lastNotification = { text: long, atUtc: laterUtc };
    const texts = filled(
      Object.keys(fieldsOfTemplate).filter((name) => name !== 'translations'),
      long,
    );
    const wallet = { state: 'installed', atUtc: laterUtc } as const;
    const moved = called({
      ...{ fields: filled(Object.keys(fieldsOfPass), long), storedStatus: 'voided', templateId: 'T'.repeat(64) },
      ...{ lastNotification, wallets: { walleta: wallet, walletb: wallet }, changedBy: `person:${'0'.repeat(36)}` },
    });
    for (const entry of [
      ofTemplate({ ...(texts as object), translations: { de: texts } }, { lastNotification, id: 'T'.repeat(64) }),
      ofPass(moved, { ...pass, templateId: 'F'.repeat(64) }),
    ]) {
      const { of = '', atUtc = '', number = 0, ...item } = JSON.parse(JSON.stringify(entry));
      expect(sizeOfItem({ ...historyKey(of, atUtc, number), ttl: 1_900_000_000, ...item })).toBeLessThan(1_024);
      expect([Object.keys(item.values).length > 0, item.more > 10, item.notification.endsWith('…')]).toEqual([
        true,
        true,
        true,
      ]);
    }
  },
);
