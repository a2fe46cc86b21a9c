import { encode } from 'uqr';
import { barcodeProblem, generatedLengthProblem } from '../../../lambdas/domain/barcode/barcode-capacity.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import { newTemplateOrBrand } from '../../../lambdas/domain/template/template-request.ts';
import { exampleRequest, exampleTemplate, shownExamplePass } from '../../helpers/examples.ts';

const boardingPass = 'M1MUSTERMANN/ERIKA    EABC123 MUCBERLH 2724 074Y012C0042 100';

describe.each([
  ['QRCODE', 2_331],
  ['AZTEC', 1_850],
  ['PDF417', 1_000],
  ['CODE128', 80],
] as const)('%s', (type, limit) => {
  const message = `must be at most ${limit} ${type === 'QRCODE' ? 'bytes of UTF-8' : 'characters'} for barcode-type ${type}`;

  test('carries a boarding pass of IATA, and as much as its limit', () => {
    expect(barcodeProblem(type, boardingPass)).toBeUndefined();
    expect(barcodeProblem(type, 'x'.repeat(limit))).toBeUndefined();
    expect(barcodeProblem(type, 'x'.repeat(limit + 1))).toBe(message);
  });

  test('a generated value is no longer than that', () => {
    expect(generatedLengthProblem(type, Math.min(limit, 100))).toBeUndefined();
    expect(generatedLengthProblem(type, limit + 1)).toBe(`must be at most ${limit} for barcode-type ${type}`);
  });
});

test.each([
  ['QRCODE', 'ß€李', undefined],
  ['AZTEC', 'Straße', undefined],
  ['AZTEC', '€', 'must be Latin-1 text for barcode-type AZTEC'],
  ['PDF417', 'Straße', undefined],
  ['PDF417', '李', 'must be Latin-1 text for barcode-type PDF417'],
  ['CODE128', ' ~', undefined],
  ['CODE128', 'ß', 'must be ASCII text for barcode-type CODE128'],
] as const)('%s takes %s: %s', (type, value, problem) => {
  expect(barcodeProblem(type, value)).toBe(problem);
});

test('what Latin-1 cannot write is counted in UTF-8', () => {
  expect(barcodeProblem('QRCODE', 'é'.repeat(2_000))).toBeUndefined();
  expect(barcodeProblem('QRCODE', '李'.repeat(777))).toBeUndefined();
  expect(barcodeProblem('QRCODE', '李'.repeat(778))).toBe(
    'must be at most 2331 bytes of UTF-8 for barcode-type QRCODE',
  );
});

test('the limit of QR codes is that of an encoder', () => {
  const drawn = (bytes: number) => encode(Array<number>(bytes).fill(0xe9), { ecc: 'M' }).version;
  expect(drawn(2_331)).toBe(40);
  expect(() => drawn(2_332)).toThrow();
});

describe('in a template', () => {
  const problems = (changes: object) => {
    const { action: _action, ...request } = exampleRequest('create-pass-template');
    const text = JSON.stringify(request, (name, value) => (name in changes ? undefined : value));
    const { error } = newTemplateOrBrand.safeParse({ ...JSON.parse(text), ...changes });
    return (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);
  };
  const generated = { 'autogenerate-barcode-values': 'True', 'autogenerate-barcode-value-length': 100 };

  test.each([
    [{ 'barcode-type': 'CODE128', 'barcode-value': 'x'.repeat(80) }, []],
    [
      { 'barcode-type': 'CODE128', 'barcode-value': 'x'.repeat(81) },
      ['barcode-value must be at most 80 characters for barcode-type CODE128'],
    ],
    [
      { 'barcode-type': 'CODE128', 'barcode-value': 'A', ...generated },
      ['autogenerate-barcode-value-length must be at most 80 for barcode-type CODE128'],
    ],
    [{ 'barcode-type': 'CODE128', 'barcode-value': 'A', ...generated, 'autogenerate-barcode-values': 'False' }, []],
    [{ 'barcode-type': 'PDF417', ...generated }, []],
    [{ 'barcode-type': 'EAN', 'barcode-value': '€' }, ['barcode-type must be QRCODE, AZTEC, PDF417 or CODE128']],
  ])('%j', (changes, expected) => expect(problems(changes)).toEqual(expected));
});

test('a pass whose value the template’s new type cannot carry shows it as a QR code', () => {
  const shown = (type: 'CODE128' | 'PDF417', value: string) =>
    boardingPassOf(exampleTemplate({ 'barcode-type': type }), shownExamplePass({ 'barcode-value': value })).barcode;
  expect(shown('CODE128', boardingPass)).toMatchObject({ type: 'CODE128', value: boardingPass });
  expect(shown('CODE128', 'x'.repeat(81))).toMatchObject({ type: 'QRCODE', value: 'x'.repeat(81) });
  expect(shown('PDF417', '李')).toMatchObject({ type: 'QRCODE', value: '李' });
});
