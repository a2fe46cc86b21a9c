import { createOperatorContext } from '../../bin/admin/operator-context.ts';
import { createTestChain } from '../helpers/certificates.ts';
import { brandRequest } from '../helpers/check-in.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { issuerId, startGoogle } from '../helpers/google.ts';
import { expectedManifest, openPkpass, opensslAccepts } from '../helpers/pkpass.ts';
import { dryRunsOn, update } from './dry-runs.ts';

type Body = Readonly<Record<string, unknown>>;

const wallet = forAllTests(startGoogle);
let rootPem: string;
beforeAll(async () => {
  const chain = await createTestChain();
  const { accountSettings } = createOperatorContext(wallet.api.env, fixedClock(now));
  await accountSettings.addAppleCertificate('demo', chain.certificate, { makeDefault: true });
  rootPem = chain.rootPem;
});
beforeEach(() => {
  wallet.clock.nowMs = now.getTime();
});

const runs = () => dryRunsOn(wallet.api);
const creation = (changes?: object) => runs().creation(changes);

/** The trial pass of a dry run, opened. */
async function trialOf(request: object) {
  const body = await runs().tried(request);
  const { walleta, walletb } = body['trial-pass'] as { walleta: string; walletb: Record<'class' | 'object', Body> };
  return { ...openPkpass(Buffer.from(walleta, 'base64')), walletb };
}

test('a trial pass is a signed .pkpass with the fields and images of a template that is not stored', async () => {
  const { files, passJson, manifest } = await trialOf(creation({ description: 'Trial pass' }));
  expect(opensslAccepts({ files }, rootPem, now)).toBe(true);
  expect(manifest).toEqual(expectedManifest(files));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['icon.png', 'logo.png', 'footer.png']));
  expect(passJson).toMatchObject({
    serialNumber: 'sample',
    description: 'Trial pass',
    organizationName: 'Lufthansa',
    backgroundColor: 'rgb(12, 52, 120)',
    voided: false,
  });
  const fields = Object.values<{ value: string }[] | string>(passJson.boardingPass).flat();
  const values = fields.map((field) => (typeof field === 'string' ? field : field.value));
  expect(values).toEqual(expect.arrayContaining(['MUC', 'BER', 'G20', 'Jane Sample', '5A']));
});

test('a trial pass of an update shows the change and its notification', async () => {
  const id = await wallet.api.createTemplate();
  const { passJson, walletb } = await trialOf(update(id, { 'origin-gate': 'G99' }));
  expect(JSON.stringify(passJson)).toContain('"Gate: G99"');
  expect(walletb.class).toMatchObject({ id: `${issuerId}.${id}`, origin: { gate: 'G99' } });
  expect(JSON.stringify(walletb.class.messages)).toContain('"Gate: G99"');
});

test('a trial pass of a brand is of a sample flight', async () => {
  const { passJson, walletb } = await trialOf(brandRequest(wallet.api.images));
  expect(JSON.stringify(passJson.boardingPass.primaryFields)).toContain('"XXX"');
  expect(walletb.class).toMatchObject({ hexBackgroundColor: '#0C3478', flightHeader: { flightNumber: '000' } });
});

test('a trial pass has for Wallet B what Google gets of the template that is then made, but for its id', async () => {
  const { walletb } = await trialOf(creation());
  const { class: flightClass, object } = JSON.parse(JSON.stringify(walletb));
  await wallet.click((await wallet.issue(await wallet.api.createTemplate())).path);
  const [sentClass, sentObject] = wallet.google.requests.slice(-2).map(({ body }) => body as Body);
  expect(flightClass).toEqual({ ...sentClass, id: `${issuerId}.sample` });
  expect(object).toMatchObject({ id: `${issuerId}.sample`, classId: flightClass.id, passengerName: 'Jane Sample' });
  expect(Object.keys(object)).toEqual(Object.keys(sentObject ?? {}));
});

test('a trial pass of a template that stays as it is lacks Wallet A after the end of its certificate; a change is refused', async () => {
  const { send, tried } = runs();
  const id = await wallet.api.createTemplate();
  wallet.clock.nowMs = Date.parse('2029-02-01T00:00:00Z');
  const same = await tried(update(id));
  expect(same).toMatchObject({ status: 'success', 'pass-template-id': id });
  expect(same['trial-pass']).toEqual({ walletb: expect.any(Object) });
  expect(await send(update(id))).toMatchObject({ status: 'success' });
  const change = update(id, { 'origin-gate': 'G99' });
  expect(await tried(change)).toMatchObject({ 'error-code': 'E9008' });
  expect(await tried(change)).toEqual(await send(change));
});
