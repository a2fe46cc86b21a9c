import { deliveryOf } from '../../../lambdas/domain/delivery/delivery.ts';
import type { Pass } from '../../../lambdas/domain/pass/pass.ts';
import type { FetchRecord, Registration } from '../../../lambdas/domain/pass/registration.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import { causeNames, causes, type Finding } from '../../../lambdas/domain/updates/causes.ts';
import { explainedPass, type PassFacts } from '../../../lambdas/domain/updates/explained-pass.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';

/** An instant, this many minutes after the flight was changed. */
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

/** Facts an hour after the third version of a flight, for a pass that was issued with the first. */
interface Planted extends Partial<Omit<PassFacts, 'delivery'>> {
  readonly devices?: readonly Partial<Registration>[];
  readonly fetched?: FetchRecord;
}

const active = { isActive: true };
const flight = (more: Partial<Template> = {}, fields: Partial<Template['fields']> = {}) =>
  exampleTemplate(fields, { version: 3, issuerId: '33', googleClass: { version: 3 }, ...more });
const inGoogle: Partial<Pass> = {
  googleObject: { passVersion: 1, templateVersion: 3 },
  wallets: { walletb: { state: 'installed', atUtc: at(0) } },
};

function planted({ devices = [], fetched, ...given }: Planted): PassFacts {
  const { template = flight(), pass = examplePass() } = given;
  const registrations = devices.map((each, n) => ({ registeredAtUtc: at(-9 + n), ...each }) as Registration);
  const delivery = deliveryOf(template, pass, registrations, fetched);
  const credentials = { certificate: active, issuer: active };
  return { ...credentials, otherBaseUrls: [], at: new Date(at(60)), ...given, template, pass, delivery };
}

const said = ({ cause, device }: Finding) => (device === undefined ? cause : `${cause} ${device}`);
const saidOfApple = (facts: Planted) => explainedPass(planted(facts)).walleta.findings.map(said);
const saidOfGoogle = (facts: Planted) => explainedPass(planted(facts)).walletb.findings.map(said);

const sum = 4;
const pushed = { pushedSum: sum, pushedAtUtc: at(1) };
const asked = { ...pushed, askedSum: sum, askedAtUtc: at(2) };
const fetchOf = (count: number): FetchRecord => ({ sum, atUtc: at(3), count });
const refusal = { reason: 'BadCertificate', atUtc: at(1) };
const removed = (isGone?: true) => ({ wallets: { walleta: { state: 'removed', atUtc: at(5), isGone } as const } });

const inAppleWallet: readonly (readonly [string, Planted, readonly string[]])[] = [
  ['the phone has fetched it', { devices: [asked], fetched: fetchOf(1) }, ['current 1']],
  ['nothing has changed', { devices: [{}], template: flight({ version: 1 }) }, ['unchanged 1']],
  ['the phone has not asked', { devices: [pushed] }, ['not-asked 1']],
  ['the push is older than the records', { devices: [{ pushedSum: sum }] }, ['not-recorded 1']],
  ['the phone asked and did not fetch', { devices: [asked] }, ['not-fetched 1']],
  ['Apple refuses', { devices: [{ refusal }] }, ['refused 1']],
  ['a push is on its way', { devices: [{}], at: new Date(at(1)) }, ['waiting 1']],
  ['a push is late', { devices: [{}] }, ['behind 1']],
  ['an old pass was installed just now', { devices: [{ registeredAtUtc: at(59) }] }, ['waiting 1']],
  ['the certificate is gone', { devices: [pushed], certificate: undefined }, ['certificate-missing', 'not-asked 1']],
  [
    'Apple refuses, as the certificate has expired',
    { devices: [{ refusal }], certificate: { isActive: true, expiresAtUtc: at(0) } },
    ['certificate-expired', 'refused 1'],
  ],
  [
    'the certificate is inactive, which is no cause',
    { devices: [asked], fetched: fetchOf(1), certificate: { isActive: false, expiresAtUtc: at(90) } },
    ['current 1', 'credential-inactive'],
  ],
  [
    'the address was another one',
    { devices: [pushed], otherBaseUrls: ['https://old.example'] },
    ['not-asked 1', 'former-address 1'],
  ],
  [
    'the phone has asked since, whatever the addresses were',
    { devices: [asked], otherBaseUrls: ['https://old.example'] },
    ['not-fetched 1'],
  ],
  ['no device has ever been there', {}, ['never-registered']],
  ['the last one has unregistered', { pass: examplePass({}, removed()) }, ['unregistered']],
  ['Apple said that the last one is gone', { pass: examplePass({}, removed(true)) }, ['gone']],
  [
    'the template disables messages',
    { devices: [asked], fetched: fetchOf(1), template: flight({}, { 'enable-update-notifications': 0 }) },
    ['current 1', 'notifications-disabled'],
  ],
  [
    'two devices asked, and one has fetched',
    { devices: [asked, asked], fetched: fetchOf(1) },
    ['fetch-unattributed 1', 'fetch-unattributed 2', 'several-devices'],
  ],
  [
    'two of three devices asked and as many fetched, and the third has not asked',
    { devices: [asked, pushed, asked], fetched: fetchOf(2) },
    ['not-asked 2', 'current-of-several 1', 'current-of-several 3', 'several-devices'],
  ],
  [
    'four faults at once',
    { devices: [{}, pushed, { refusal }], certificate: { isActive: true, expiresAtUtc: at(0) } },
    ['certificate-expired', 'refused 3', 'behind 1', 'not-asked 2', 'several-devices'],
  ],
];

const spent = { toldAtUtc: [at(10), at(20)] };
const inGoogleWallet: readonly (readonly [string, Planted, readonly string[]])[] = [
  ['Google has it', { pass: examplePass({}, inGoogle) }, ['sent']],
  ['nobody wanted it there', {}, ['never-saved']],
  [
    'the template has no issuer',
    { template: flight({ issuerId: undefined }), issuer: undefined },
    ['issuer-undefined', 'never-saved'],
  ],
  [
    'the account has lost the issuer',
    { pass: examplePass({}, inGoogle), issuer: undefined },
    ['issuer-missing', 'sent'],
  ],
  [
    'the issuer is inactive',
    { pass: examplePass({}, inGoogle), issuer: { isActive: false } },
    ['sent', 'credential-inactive'],
  ],
  ['no save was reported', { pass: examplePass({}, { ...inGoogle, wallets: undefined }) }, ['save-unreported', 'sent']],
  [
    'it was removed',
    { pass: examplePass({}, { ...inGoogle, wallets: { walletb: { state: 'removed', atUtc: at(4) } } }) },
    ['removed'],
  ],
  [
    'the class is late',
    { pass: examplePass({}, inGoogle), template: flight({ googleClass: { version: 2 } }) },
    ['behind', 'class-outdated'],
  ],
  [
    'the object is on its way',
    { pass: examplePass({}, { ...inGoogle, version: 2, updatedAtUtc: at(59.5) }) },
    ['waiting', 'object-outdated'],
  ],
  [
    'the class is not on record',
    { pass: examplePass({}, inGoogle), template: flight({ googleClass: undefined }) },
    ['behind', 'class-missing'],
  ],
  [
    'the object is still in the class of another flight',
    { pass: examplePass({}, { ...inGoogle, googleObject: { passVersion: 0, templateVersion: 0, classOf: 'Other1' } }) },
    ['behind', 'class-of-another-flight', 'object-outdated'],
  ],
  [
    'three notifications were sent',
    {
      pass: examplePass({}, { ...inGoogle, googleObject: { passVersion: 1, templateVersion: 3, ...spent } }),
      template: flight({ googleClass: { version: 3, toldAtUtc: [at(5)] } }),
    },
    ['sent', 'notifications-spent'],
  ],
];

describe('in Apple Wallet', () => {
  test.each(inAppleWallet)('%s', (_title, facts, causes) => expect(saidOfApple(facts)).toEqual(causes));

  test('the state is that of the device that is furthest behind', () => {
    const stateOf = (...devices: Partial<Registration>[]) => explainedPass(planted({ devices })).walleta.state;
    expect([stateOf(asked, pushed), stateOf(pushed, {}), stateOf({ refusal }, {}), stateOf()]).toEqual([
      'notified',
      'waiting',
      'refused',
      'never-installed',
    ]);
  });
});

describe('in Google Wallet', () => {
  test.each(inGoogleWallet)('%s', (_title, facts, causes) => expect(saidOfGoogle(facts)).toEqual(causes));

  test('notifications of a flight that the pass came to later are not counted', () => {
    const googleObject = { passVersion: 1, templateVersion: 3, ...spent, onFlightSinceUtc: at(15) };
    const template = flight({ googleClass: { version: 3, toldAtUtc: [at(5)] } });
    expect(saidOfGoogle({ pass: examplePass({}, { ...inGoogle, googleObject }), template })).toEqual(['sent']);
  });
});

/** Everything that is said in these cases. */
const findings = [
  ...inAppleWallet.flatMap(([, facts]) => explainedPass(planted(facts)).walleta.findings),
  ...inGoogleWallet.flatMap(([, facts]) => explainedPass(planted(facts)).walletb.findings),
];

test('every cause of the list is said in a case, with the sentence and the advice that it has there', () => {
  expect([...new Set(findings.map(({ cause }) => cause))].sort()).toEqual([...causeNames].sort());
  for (const { cause, sentence, advice } of findings) {
    const [text, toDo] = causes[cause];
    expect(sentence).toMatch(new RegExp(`^${text.replaceAll(/[.()?]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^{}]+')}$`));
    expect(advice).toBe(toDo);
  }
});

test.each([
  [{ devices: [pushed] }, 'Apple accepted the push at 2027-03-10 08:01:00 UTC; the device has not asked since.'],
  [
    { devices: [{ refusal }] },
    'Pushes to this device have been refused since 2027-03-10 08:01:00 UTC: BadCertificate.',
  ],
  [
    { devices: [{}] },
    'A change has waited since 2027-03-10 08:00:00 UTC, for 3600 seconds: no acceptance by Apple is on record.',
  ],
])('the instants in a sentence are those on record', (facts, sentence) => {
  expect(explainedPass(planted(facts)).walleta.findings[0]?.sentence).toBe(sentence);
});

test('no sentence says anything of the passenger, the pass’s keys or the device', () => {
  const { passKey, passId, nonce, fields } = examplePass();
  const secrets = [passKey, passId, nonce, ...Object.values(fields).map(String)].filter((text) => text.length > 3);
  expect(findings.filter(({ sentence }) => secrets.some((secret) => sentence.includes(secret)))).toEqual([]);
});
