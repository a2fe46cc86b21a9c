import { spawnSync } from 'node:child_process';
import { explainedBarcode } from '../../../bin/admin/explained-barcode.ts';

const signed =
  'M1GRANDMAIRE/MELANIE  EABC123 GVACDGAF 0123 339C002F0025 130>5002A0571234567890  AF AF 1234567890123456    Y^108ABCDEFGH';

const explain = (input: string) =>
  spawnSync(process.execPath, ['bin/admin.ts', 'barcode', 'explain'], { input, encoding: 'utf8', env: {} });

test('barcode explain: reads a boarding pass from standard input, without a stage or credentials', () => {
  const { stdout, stderr, status } = explain(`${signed}\n`);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(stdout.trimEnd()).toBe(explainedBarcode(signed));
});

test('barcode explain: each item has its position and its meaning', () => {
  const lines = explainedBarcode(signed)
    .split('\n')
    .map((line) => line.split(/ {2,}/));
  expect(lines[0]).toEqual(['At', 'Leg', 'Item', 'Value', 'Meaning']);
  expect(lines).toEqual(
    expect.arrayContaining([
      ['2', 'Passenger', 'GRANDMAIRE/MELANIE'],
      ['30', 'Leg 1', 'From', 'GVA'],
      ['44', 'Leg 1', 'Day of the year', '339', 'December 5, in a leap year December 4'],
      ['48', 'Leg 1', 'Seat', '002F'],
      ['57', 'Leg 1', 'Passenger status', '1', 'checked in'],
      ['58', 'Leg 1', 'Size of what follows', '30', '48 characters'],
      ['81', 'Leg 1', 'Marketing carrier', 'AF'],
      ['108', 'Beginning of the security data', '^'],
      ['112', 'Security data', 'ABCDEFGH'],
    ]),
  );
});

test('barcode explain: what an incomplete or longer text lacks or has beyond is said', () => {
  expect(explainedBarcode('M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100')).toMatch(
    /\n1 of the 2 legs cannot be read\.$/,
  );
  expect(explainedBarcode(`${signed}MORE`)).toMatch(/\n120 +Beyond the declared sizes +MORE$/);
  const issued = 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 10C>6081WW6225B';
  expect(explainedBarcode(issued)).toMatch(
    /Date of issue +6225 +August 13, in a leap year August 12, of a year ending in 6/,
  );
});

test('barcode explain: nothing in a barcode reaches the terminal as a command', () => {
  expect(explainedBarcode(signed.replace('MELANIE', '\u001b[2JNIE'))).toContain('GRANDMAIRE/\uFFFD[2JNIE');
});

test('barcode explain: another text is refused, and not repeated', () => {
  const { stdout, stderr, status } = explain('M2Mobi Lab / ML-586 [In Progress]\n');
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  expect(stderr).toBe('Not a bar-coded boarding pass of IATA (Resolution 792, format M)\n');
});
