import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { importPasses, type Target } from '../../bin/admin/import-passes.ts';
import type { Options } from '../../bin/admin/options.ts';
import type { Client } from '../../clients/typescript/client.ts';
import { apiForEachTest } from '../helpers/api-for-tests.ts';
import { passRow } from '../helpers/batches.ts';
import { event, makeBrand } from '../helpers/check-in.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { Operator } from '../helpers/operator.ts';
import { png } from '../helpers/png.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';
import { columnsOfDocs, csvOf, type VendorRow, vendorRow } from '../helpers/vendor-file.ts';

const directory = temporaryDirectory();
const { api } = apiForEachTest({ images: { 'of-passenger.png': png(1032, 336) } });
let files = 0;

function fileOf(text: string): string {
  const file = path.join(directory, `vendor-${++files}.csv`);
  writeFileSync(file, text);
  return file;
}

/** Imports a file through the API in this process. */
const imported = (file: string, target: Target = {}) =>
  importPasses({
    file,
    target: { columns: JSON.stringify(columnsOfDocs()), ...target },
    rate: 1_000,
    clock: fixedClock(),
    progress: () => {},
    client: {
      call: async (request: object, { idempotencyKey }: { idempotencyKey?: string }) =>
        (await api.send(request, undefined, idempotencyKey)).body,
    } as unknown as Pick<Client, 'call'>,
  });

const errorsIn = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const recordOf = async (passId: string) =>
  api.services.passes.find(await api.services.identity.passKey('demo', passId));

/** Runs the command for the account `demo`. */
function command(file: string, options: Options, at = now): Promise<string> {
  const operator = Object.assign(new Operator(api.env), { at });
  return operator.run('passes import', { file, account: 'demo', ...options });
}

/** The columns of docs/arriving.md, with further passenger data. */
function columnsFile(data: object = {}): string {
  const { 'pass-data': ofDocs, ...columns } = columnsOfDocs();
  return fileOf(JSON.stringify({ ...columns, 'pass-data': { ...(ofDocs as object), ...data } }));
}

test('a file of Excel becomes passes: quotes, line breaks in a field, and a byte order mark are read as RFC 4180 has them', async () => {
  await makeBrand(api);
  expect(await imported(fileOf(csvOf([vendorRow(7), vendorRow(11)])))).toMatchObject({ made: 2, failed: 0 });
  expect((await recordOf('2201234500007-1'))?.fields).toMatchObject({
    'passenger-name': `Erika O'Hara, "Müller" 7`,
    'seat-number': '8C',
    'confirmation-number': 'B00007',
  });
  expect((await recordOf('2201234500011-1'))?.fields['passenger-name']).toBe('Erika Mustermann 11');
});

test('rows that are no CSV, lack fields or are not in UTF-8 are named by their number, and the others are taken', async () => {
  await makeBrand(api);
  const [header, ...rows] = csvOf([vendorRow(1), vendorRow(2)]).split('\r\n');
  const lines = [header, rows[0], '', `${rows[0]},more`, `x"${rows[0]}`, '\uFFFD', rows[1], '"never closed'];
  const file = fileOf(lines.join('\r\n'));
  expect(await imported(file)).toMatchObject({ made: 2, failed: 4 });
  expect(errorsIn(`${file}.errors`)).toEqual([
    { row: 4, 'error-message': 'The row has 16 fields, and the first one 15.' },
    { row: 5, 'error-message': 'The row is not CSV as of RFC 4180: see its quotes.' },
    { row: 6, 'error-message': 'The row is not in UTF-8.' },
    { row: 8, 'error-message': 'The row is not CSV as of RFC 4180: see its quotes.' },
  ]);
});

test('a text with an empty column is a missing value; other values of the JSON are sent as they are', async () => {
  await makeBrand(api);
  const { 'pass-data': data, ...row } = columnsOfDocs() as { 'pass-data': object };
  const columns = { ...row, 'pass-data': data, 'reference-data': { from: ['{BOOKING}', 7] } };
  const file = fileOf(csvOf([vendorRow(1, { GROUP: '' }), vendorRow(2)]));
  expect(await imported(file, { columns: JSON.stringify(columns) })).toMatchObject({ made: 1, failed: 1 });
  expect(errorsIn(`${file}.errors`)[0].errors).toEqual([{ field: 'boarding-group', message: 'is required' }]);
  expect((await recordOf('2201234500002-1'))?.referenceData).toEqual({ from: ['B00002', 7] });
});

test('a file without one of the columns is refused, and its first row, which may be a passenger, is not quoted', async () => {
  const [, ...rows] = csvOf([vendorRow(1)]).split('\r\n');
  const file = fileOf(rows.join('\r\n'));
  await expect(imported(file)).rejects.toThrow(`The first row of ${file} must name one column TICKET`);
  const twice = fileOf(csvOf([vendorRow(1)]).replace('REMARK', 'TICKET'));
  await expect(imported(twice)).rejects.toThrow('must name one column TICKET');
  await expect(imported(fileOf(''))).rejects.toThrow('must begin with a row of column names');
});

test.each([
  ['semicolons', csvOf([vendorRow(1)]).replaceAll(',', ';')],
  [
    'semicolons and quotes',
    csvOf([vendorRow(1)])
      .replace(/\w+/g, '"$&"')
      .replaceAll(',', ';'),
  ],
  ['UTF-16', Buffer.from(csvOf([vendorRow(1)]), 'utf16le')],
])('a spreadsheet with %s is refused, with what to save instead', async (_, content) => {
  await expect(imported(fileOf(content as string))).rejects.toThrow('with commas between them, in UTF-8');
});

test('events are filtered by their day of departure at the origin; one without a day is refused, not left out', async () => {
  await makeBrand(api);
  const file = fileOf(
    csvOf([0, 1, 2, 3, 4].map((place) => vendorRow(place)).concat(vendorRow(5, { DATE: '15 March' }))),
  );
  const days = { departuresFrom: '2030-03-14', departuresBefore: '2030-03-16' };
  expect(await imported(file, days)).toMatchObject({ made: 2, failed: 1, skipped: 3 });
  expect(errorsIn(`${file}.errors`)).toMatchObject([{ row: 7, 'error-code': 'E9003' }]);
  const made = await Promise.all([0, 1, 2, 3, 4].map((place) => recordOf(`220123450000${place}-1`)));
  expect(made.map((pass) => pass !== undefined)).toEqual([false, true, true, false, false]);
});

/** Everything in the table, and the files. */
async function stored() {
  const { Items = [] } = await new DynamoDBClient().send(new ScanCommand({ TableName: api.env.TABLE_NAME }));
  const { bucket } = api.aws;
  return { items: Items.map((item) => JSON.stringify(item)).sort(), files: bucket.keys() };
}

/** Rows of which some are refused, for several reasons. */
const withMistakes = (): VendorRow[] => [
  vendorRow(1),
  vendorRow(2, { SEAT: '' }),
  vendorRow(3, { FROM: 'Munich', POSITION: '' }),
  vendorRow(4, { TICKET: '' }),
  vendorRow(5, { TIME: '25:35' }),
  vendorRow(6),
];

test('a dry run says if rows share a pass-id, as of tickets that a spreadsheet has rounded', async () => {
  await makeBrand(api);
  const short = [1, 2, 3].map((place) => vendorRow(place, { TICKET: '2201230000000' }));
  const file = fileOf(csvOf([...short, vendorRow(4), vendorRow(5, { TICKET: '2201230000000', SEAT: '' })]));
  const options = { columns: columnsFile(), 'dry-run': true };
  expect(JSON.stringify(await command(file, options))).toContain('4 events of only 2 passes would be taken, 1 failed');
});

test('a dry run finds what the import refuses, by row, field and reason, without a value of the file', async () => {
  await makeBrand(api);
  const file = fileOf(csvOf(withMistakes()));
  const options = { columns: columnsFile(), 'dry-run': true };
  const answer = await command(file, options);
  const errors = readFileSync(`${file}.dry-run.errors`, 'utf8');
  expect(answer).toMatch(/^2 events would be taken, 4 failed: .*\n1 row, first 5: pass-id is required$/ms);
  expect(errorsIn(`${file}.dry-run.errors`).map(({ row }) => row)).toEqual([3, 4, 5, 6]);
  for (const value of withMistakes()
    .flatMap((row) => [row.TICKET, row.SURNAME, row.BOOKING])
    .filter(Boolean))
    expect(errors + answer).not.toContain(value);
  expect(await imported(file)).toMatchObject({ made: 2, failed: 4 });
  expect(errors).toBe(readFileSync(`${file}.errors`, 'utf8'));
});

test('a dry run stores nothing, reads no API key and leaves the progress of an import', async () => {
  const brand = await makeBrand(api);
  await api.send(event('2201234500001-1', '2026-10-01T06:00:00Z', {}, { brand }));
  const file = fileOf(csvOf([vendorRow(1), vendorRow(2), vendorRow(7)]));
  writeFileSync(`${file}.progress`, 'of the import');
  const before = await stored();
  const columns = columnsFile({ 'strip-image': api.images.url('of-passenger.png'), 'group-id': '{BOOKING}' });
  const answer = await command(file, { columns, brand, 'dry-run': true });
  expect(answer).toBe('3 events would be taken, 0 failed');
  expect(await stored()).toEqual(before);
  expect(readFileSync(`${file}.progress`, 'utf8')).toBe('of the import');
  expect(existsSync(`${file}.dry-run.progress`)).toBe(false);
  // Otherwise the comparison above would prove nothing.
  expect(await imported(fileOf(readFileSync(file, 'utf8')), { brand })).toMatchObject({ made: 3 });
});

test('a dry run refuses what earlier rows of the file would have taken: a pass-id, and the places of a group', async () => {
  const template = await api.createTemplate();
  const row = passRow('twice');
  const grouped = { ...row, 'pass-data': { ...(row['pass-data'] as object), 'group-id': 'ABC123' } };
  const others = Array.from({ length: 50 }, (_, place) => ({ ...grouped, 'pass-id': `of-group-${place}` }));
  const file = fileOf([grouped, row, ...others].map((each) => `${JSON.stringify(each)}\n`).join(''));
  expect(await command(file, { template, 'dry-run': true })).toContain('50 passes would be made, 2 failed');
  expect(errorsIn(`${file}.dry-run.errors`)).toMatchObject([
    { row: 2, 'error-code': 'E9005' },
    { row: 52, 'error-code': 'E9026' },
  ]);
  expect(await imported(file, { templateId: template, columns: undefined })).toMatchObject({ made: 50, failed: 2 });
});

test.each<[string, Options, string]>([
  ['template', { template: 'T1' }, 'No such pass template: check pass-template-id.'],
  ['brand', { brand: 'B1' }, 'No such brand: check brand.'],
  ['brand at all', {}, 'The account has no brand'],
])('a dry run says that there is no such %s', async (_, options, message) => {
  const { action: _action, ...ofBrand } = event('e-1', '2027-03-10T07:00:00Z');
  const file = fileOf(JSON.stringify(options.template ? passRow('p-1') : ofBrand));
  expect(await command(file, { ...options, 'dry-run': true })).toContain(message);
});

test('a dry run finds that the certificate has ended', async () => {
  await makeBrand(api);
  const file = fileOf(csvOf([vendorRow(1, { DATE: '2090-03-15' })]));
  const options = { columns: columnsFile(), 'dry-run': true };
  expect(await command(file, options)).toBe('1 events would be taken, 0 failed');
  await command(file, options, new Date('2090-03-01T00:00:00Z'));
  expect(errorsIn(`${file}.dry-run.errors`)).toMatchObject([{ row: 2, 'error-code': 'E9009' }]);
});

test.each<[Options, string]>([
  [{ 'departures-from': 'tomorrow' }, '--departures-from is a day, as 2026-12-01'],
  [{ template: 'T1', 'departures-before': '2030-03-15' }, '--template or --departures-before, not both'],
  [{ columns: 'package.json', template: 'T1', brand: 'B1' }, '--template or --brand, not both'],
  [{ columns: 'README.md' }, 'README.md is not a JSON object'],
])('the options %j are refused', async (options, message) => {
  await expect(command(fileOf(csvOf([vendorRow(1)])), options)).rejects.toThrow(message);
});
