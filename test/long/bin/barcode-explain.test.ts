import { spawnSync } from 'node:child_process';

const signed =
  'M1GRANDMAIRE/MELANIE  EABC123 GVACDGAF 0123 339C002F0025 130>5002A0571234567890  AF AF 1234567890123456    Y^108ABCDEFGH';

const explain = (input: string) =>
  spawnSync(process.execPath, ['bin/admin.ts', 'barcode', 'explain'], { input, encoding: 'utf8', env: {} });

test('barcode explain: shows the items of a boarding pass from standard input, without a stage or credentials', () => {
  const { stdout, stderr, status } = explain(`${signed}\n`);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(JSON.parse(stdout)).toMatchObject({
    header: { legs: '1', passengerName: 'GRANDMAIRE/MELANIE' },
    legs: [{ from: 'GVA', dayOfYear: '339', seat: '002F', passengerStatus: '1', marketingCarrier: 'AF' }],
    security: { securityData: 'ABCDEFGH' },
  });
});

test('barcode explain: shows the legs that can be read, and what is beyond the declared sizes', () => {
  const items = (input: string) => JSON.parse(explain(input).stdout);
  expect(items('M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100')).toMatchObject({
    header: { legs: '2' },
    legs: [{ from: 'YUL' }],
  });
  expect(items(`${signed}MORE`)).toMatchObject({ rest: 'MORE' });
});

test('barcode explain: nothing in a barcode reaches the terminal as a command', () => {
  expect(explain(signed.replace('MELANIE', '\u009b[2JNIE')).stdout).toContain('GRANDMAIRE/\uFFFD[2JNIE');
});

test('barcode explain: another text is refused, and not repeated', () => {
  const { stdout, stderr, status } = explain('M2Mobi Lab / ML-586 [In Progress]\n');
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  expect(stderr).toBe('Not a bar-coded boarding pass of IATA (Resolution 792, format M)\n');
});
