import { changedPass, installLink, type Pass, revisedPass, type Tombstone } from '../../../lambdas/domain/pass/pass.ts';
import type { Registration } from '../../../lambdas/domain/pass/registration.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import { type Consequence, consequencesOf } from '../../../lambdas/domain/updates/consequences.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';

const pass = examplePass();
const { account, passKey, templateId } = pass;
const link = installLink(pass);
const installed = examplePass(
  {},
  { devices: 1, wallets: { walleta: { state: 'installed', atUtc: now.toISOString() } } },
);
const writing = { writeId: 'next-call', at: now };
const changed = (before: Pass, changes: Partial<Pass> = {}) => changedPass(before, changes, writing);
const tombstone: Tombstone = {
  account,
  passKey,
  templateId,
  trackingId: 'delete-call',
  writeId: 'delete-call',
  became: 'deleted',
  deletedAtUtc: now.toISOString(),
};

const staleFiles: Consequence = { kind: 'stale-files', link };
const push = (pass: Pass): Consequence => ({ kind: 'push', pass });

test.each<[title: string, before: Pass | Tombstone | undefined, after: Pass | Tombstone | undefined, Consequence[]]>([
  ['a new pass: its files may be of an older template', undefined, pass, [{ kind: 'new-files', pass }]],
  ['a change of a pass that no phone has: its files go', pass, changed(pass), [staleFiles]],
  [
    'a change of a pass on a phone: the phone gets a push',
    installed,
    changed(installed),
    [staleFiles, push(changed(installed))],
  ],
  [
    'a change after the pass was removed from its last phone has no push',
    installed,
    changed(installed, { devices: 0 }),
    [staleFiles],
  ],
  [
    'a write that changes nothing shown, such as a due time: nothing',
    installed,
    revisedPass(installed, {}, writing),
    [],
  ],
  [
    'an install: the page that offered it goes',
    pass,
    revisedPass(pass, { wallets: installed.wallets }, writing),
    [staleFiles],
  ],
  [
    'a removal: so does the page that knew of it',
    installed,
    revisedPass(installed, { wallets: {} }, writing),
    [staleFiles],
  ],
  ['a new link: the files behind the old one go', pass, { ...pass, nonce: 'a'.repeat(26) }, [staleFiles]],
  [
    'a deleted or archived pass: files go, and phones are forgotten',
    installed,
    tombstone,
    [staleFiles, { kind: 'forget-devices', passKey }],
  ],
  ['a tombstone that is written again: nothing', tombstone, tombstone, []],
  [
    'an item that is taken away by hand, as a deleted pass',
    pass,
    undefined,
    [staleFiles, { kind: 'forget-devices', passKey }],
  ],
])('%s', (_title, before, after, expected) => {
  expect(consequencesOf({ kind: 'pass', id: '1', before, after })).toEqual(expected);
});

const registration: Registration = {
  account,
  passKey,
  templateId,
  deviceId: 'device',
  pushToken: '0a1b',
  passTypeId: 'pass.com.example.boarding',
  registeredAtUtc: now.toISOString(),
  writeId: 'registration',
};
const newDevice: Consequence = { kind: 'new-device', registration };

test.each<[title: string, before: Registration | undefined, after: Registration | undefined, Consequence[]]>([
  ['a new device may have missed a change', undefined, registration, [newDevice]],
  ['so may one with a new push token', { ...registration, pushToken: '2c3d' }, registration, [newDevice]],
  ['a recorded push requires nothing', registration, { ...registration, pushedSum: 3 }, []],
  ['a device that goes requires nothing', registration, undefined, []],
])('registration: %s', (_title, before, after, expected) => {
  expect(consequencesOf({ kind: 'registration', id: '1', before, after })).toEqual(expected);
});

const template = exampleTemplate();
const next: Template = { ...template, version: 2 };
const fanOut: Consequence = { kind: 'fan-out', work: { account, templateId: template.id, version: 2 } };

test.each<[title: string, before: Template | undefined, after: Template | undefined, Consequence[]]>([
  ['a new one has no passes', undefined, template, []],
  ['a change is brought to its passes', template, next, [fanOut]],
  [
    'a change of one with an issuer is brought to Google Wallet, too',
    template,
    { ...next, issuerId: '3388' },
    [fanOut, { kind: 'google', work: { account, templateId: template.id } }],
  ],
  ['a write that makes no version, such as the filing in its list: nothing', template, template, []],
])('template: %s', (_title, before, after, expected) => {
  expect(consequencesOf({ kind: 'template', id: '1', before, after })).toEqual(expected);
});

test('Google Wallet hears of a change when it has the pass, once more of the first save, and of an object in an unknown version', () => {
  const object = { googleObject: { passVersion: 1, templateVersion: 1 } } as Partial<Pass>;
  const made = examplePass({}, object);
  const saved = revisedPass(made, { wallets: { walletb: { state: 'installed', atUtc: now.toISOString() } } }, writing);
  const work: Consequence = { kind: 'google', work: { account, passKey } };
  const kinds = (before: Pass, after: Pass) => consequencesOf({ kind: 'pass', id: '1', before, after });
  expect(kinds(made, changed(made))).toContainEqual(work);
  expect(kinds(made, saved)).toContainEqual(work);
  expect(kinds(saved, revisedPass(saved, {}, writing))).toEqual([]);
  expect(kinds(pass, changed(pass))).not.toContainEqual(work);
  const unknown = { googleObject: { passVersion: 0, templateVersion: 0 } };
  const found = revisedPass(pass, unknown, writing);
  expect(kinds(pass, found)).toEqual([work]);
  expect(kinds(made, revisedPass(made, unknown, writing))).toEqual([work]);
  expect(kinds(found, revisedPass(found, {}, writing))).toEqual([]);
  expect(kinds(pass, revisedPass(pass, object, writing))).toEqual([]);
});
