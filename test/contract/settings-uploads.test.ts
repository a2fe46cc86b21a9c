import { createPrivateKey } from 'node:crypto';
import { createSettingsContext } from '../../lambdas/context/settings.ts';
import type { SettingsServices } from '../../lambdas/ports/staff-services.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { createTestChain } from '../helpers/certificates.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { alertOf, appleUpload, noticeOf, openSettings, problemOf, rowOf, type SentForm } from '../helpers/settings.ts';
import { type StaffMember, signedInAs } from '../helpers/staff.ts';

const { api, log } = apiForAllTests();
const chain = forAllTests(createTestChain);
let services: SettingsServices;
let demo: StaffMember;
beforeAll(async () => {
  services = createSettingsContext({ ...api.env, LOCAL_APPLE_ROOT: chain.rootSha256 }, { clock: fixedClock(), log });
  demo = await signedInAs(api.env, 'admin');
});

const open = (target: string, form?: SentForm) => openSettings(services, target, demo, form);

test('a certificate is uploaded, made the default, deactivated after a question, and activated', async () => {
  const id = 'pass.com.example.new';
  const renewed = await chain.variant({ passTypeId: id });
  const uploaded = await open('POST /settings/certificates/walleta', appleUpload(chain, renewed));
  expect([uploaded.location, noticeOf(uploaded.page)]).toEqual([
    `/settings?done=uploaded&id=${id}`,
    `${id} is uploaded and active.`,
  ]);
  expect(rowOf(uploaded.page, id)).toMatch(/Apple Wallet · team \w+ ?Expires on 1 January 2029 Active/);
  const path = `/settings/certificates/walleta/${id}`;
  expect((await open(`GET ${path}/deactivate`)).page).toContain(`Deactivate ${id}?`);
  for (const [change, notice, state] of [
    ['default', 'is now the default.', 'Default Active'],
    ['deactivate', 'is inactive.', 'Inactive'],
    ['activate', 'is active.', 'Active'],
  ] as const) {
    const { page } = await open(`POST ${path}/${change}`, {});
    expect([noticeOf(page), rowOf(page, id)]).toEqual([`${id} ${notice}`, expect.stringContaining(state)]);
  }
  // A notice that is not true is none.
  expect(noticeOf((await open(`GET /settings?done=deactivate&id=${id}`)).page)).toBe('');
  expect(noticeOf((await open('GET /settings?done=constructor&id=first')).page)).toBe('');
});

const again = ' Choose the files again, too: browsers do not keep them.';

test('a certificate that passkit-generator cannot sign with is refused, and nothing is stored', async () => {
  const refused = await chain.variant({ passTypeId: 'pass.com.example.refused', isElliptic: true });
  const { statusCode, page } = await open('POST /settings/certificates/walleta', appleUpload(chain, refused));
  expect([statusCode, alertOf(page)]).toEqual([
    400,
    expect.stringMatching(/^passkit-generator builds no pass with this certificate.*browsers do not keep them\.$/),
  ]);
  expect((await open('GET /settings')).page).not.toContain('pass.com.example.refused');
});

const certificate = Buffer.from('no certificate');
const google = { issuerId: '3388000000', serviceAccountJson: Buffer.from('{}') };

test.each<[string, 'walleta' | 'walletb', SentForm, string, string]>([
  ['no certificate', 'walleta', { password: '' }, 'certificate', 'Choose a file.'],
  ['an empty file', 'walleta', { certificate: Buffer.of() }, 'certificate', 'Choose a file.'],
  ['a text for a file', 'walleta', { certificate: 'AAAA' }, 'certificate', 'Choose a file.'],
  ['another file', 'walleta', { certificate }, 'certificate', 'The certificate file is neither PEM nor DER nor .p12.'],
  [
    'a password decoded wrongly',
    'walleta',
    { certificate, password: '\ufffd' },
    'password',
    'This must not contain U+FFFD',
  ],
  [
    'an issuer that is no number',
    'walletb',
    { ...google, issuerId: '../x' },
    'issuerId',
    'The number of 10 to 25 digits',
  ],
  ['no service account', 'walletb', google, 'serviceAccountJson', 'The JSON is not the key file of a service account'],
  [
    'a file decoded wrongly',
    'walletb',
    { ...google, serviceAccountJson: Buffer.from('"\xff"', 'latin1') },
    'serviceAccountJson',
    'This must not contain U+FFFD',
  ],
])('an upload with %s is refused, at the field that is to blame', async (_, wallet, form, field, problem) => {
  const { statusCode, page } = await open(`POST /settings/certificates/${wallet}`, {
    makeDefault: 'on',
    ...form,
  });
  expect([statusCode, problemOf(page, `${wallet}-${field}`)]).toEqual([400, expect.stringContaining(problem)]);
  expect(problemOf(page, `${wallet}-${field}`)).toContain(again);
  expect(page.match(/aria-invalid="true" aria-describedby="[^"]*" autofocus/g)).toHaveLength(1);
  expect(page.match(/<details class="more" open>/g)).toHaveLength(1);
  expect(page).toMatch(/name="makeDefault" checked/);
});

test('parts of an Apple certificate that do not fit say which one to replace, and no page or log has the secrets', async () => {
  const stranger = await createTestChain({ rootName: 'Other Root CA' });
  const whole = appleUpload(chain);
  const { privateKey } = appleUpload(stranger);
  const secret = 'password-of-the-key';
  const encrypted = createPrivateKey(whole.privateKey).export({
    ...{ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'right' },
  } as const);
  const since = log.lines.length;
  for (const [form, field] of [
    [{ ...whole, privateKey }, 'privateKey'],
    [{ ...whole, privateKey: Buffer.of() }, 'privateKey'],
    [{ ...whole, privateKey: Buffer.from(encrypted), password: secret }, 'password'],
    [{ ...whole, intermediate: Buffer.of() }, 'intermediate'],
    [{ ...whole, intermediate: certificate }, 'intermediate'],
    [{ ...whole, root: Buffer.of() }, 'root'],
    [appleUpload(stranger), 'root'],
  ] as const) {
    const { statusCode, page } = await open('POST /settings/certificates/walleta', form);
    expect([statusCode, field, problemOf(page, `walleta-${field}`)]).toEqual([
      400,
      field,
      expect.stringContaining(again),
    ]);
    expect(page).not.toMatch(/PRIVATE KEY|password-of-the-key/);
  }
  expect(log.lines.slice(since)).toEqual([]);
  for (const name of ['acceptedRoot', 'accept-root', 'LOCAL_APPLE_ROOT']) {
    const named = { ...appleUpload(stranger), [name]: stranger.rootSha256 };
    const { page } = await open('POST /settings/certificates/walleta', named);
    expect(alertOf(page)).toContain(`"${name}"`);
  }
});
