import type { Barcode } from '../../lambdas/domain/barcode/barcode.ts';
import { barcodeProblem } from '../../lambdas/domain/barcode/barcode-capacity.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import type { TemplateFields } from '../../lambdas/domain/template-fields/template-fields.ts';
import { renderPage } from '../../lambdas/issuing/render.ts';
import { barcodeOutline } from '../../lambdas/pages/barcode-outline.ts';
import { examplePass, exampleTemplate, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const services = { clock: fixedClock(now), publicBaseUrl: 'https://passes.example.com' };
const page = (fields: Partial<TemplateFields>, pass: Partial<Pass> = {}) =>
  renderPage(services, exampleTemplate(fields), examplePass({}, pass));
const shown = { 'pass-install-show-barcode': true };

test('only a template that requests it has its barcode on the page; for all others not a byte changes', async () => {
  expect(await page(shown)).toContain('<svg class="aztec"');
  const without = await page({});
  expect(await page({ 'pass-install-show-barcode': false })).toBe(without);
  expect(without).not.toMatch(/Barcode|scan|wakeLock/);
  expect(without).toContain('This sheet is not a boarding pass.');
});

test('the code of a cancelled flight is for the desk, as nobody boards with it', async () => {
  expect(await page(shown)).toContain('<h2 id="scan">Show this code to board</h2>');
  expect(await page({ ...shown, 'flight-status': 'cancelled' })).toContain('>Show this code at the desk</h2>');
});

test.each([
  ['voided', { storedStatus: 'voided' }, {}],
  ['redeemed', { storedStatus: 'redeemed' }, {}],
  ['recorded as expired', { storedStatus: 'expired' }, {}],
  ['expired by the clock', { fields: { ...examplePass().fields, 'expiration-timestamp': '2020-01-01T00:00:00Z' } }, {}],
  ['void with its flight', {}, { 'void-passes': true }],
  [
    'not to be shared, and in a wallet already',
    { wallets: { walleta: { state: 'installed' } } } as unknown as Partial<Pass>,
    { 'disable-pass-sharing': true },
  ],
] as [string, Partial<Pass>, Partial<TemplateFields>][])(
  'a pass that is %s shows no code to scan',
  async (_, pass, fields) => {
    expect(await page(fields, pass)).toBe(await page({ ...fields, ...shown }, pass));
  },
);

test('a pass without a barcode has none on its page', async () => {
  const none = { 'barcode-value': undefined };
  const { 'barcode-value': _, ...fields } = examplePass().fields;
  expect(await page({ ...shown, ...none }, { fields })).toBe(await page(none, { fields }));
});

/** Draws the worst values of each type: characters of every kind, in an order that fits no encoding well. */
test.each([
  ['QRCODE', 2_331, 256],
  ['AZTEC', 1_850, 256],
  ['PDF417', 1_000, 256],
  ['CODE128', 80, 127],
] as const)('%s is drawn up to the longest value that is accepted', (type: Barcode['type'], length, end) => {
  const characters = Array.from({ length: end }, (_, code) => String.fromCharCode(code)).filter((character) =>
    /[\u0020-\u007e\u00a0-\u00ff]/.test(character),
  );
  const value = Array.from({ length }, (_, at) => characters[(at * at * 7 + at * 31) % characters.length]).join('');
  expect(barcodeProblem(type, value)).toBeUndefined();
  expect(barcodeProblem(type, `${value}X`)).toBeDefined();
  expect(barcodeOutline({ type, value }).path).toMatch(/^(m-?\d+[ -]\d+([hv]-?\d+)+z)+$/);
});
