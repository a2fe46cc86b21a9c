import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importPasses } from '../../../bin/admin/import-passes.ts';
import type { Client } from '../../../clients/typescript/client.ts';
import { apiForAllTests } from '../../helpers/api-for-tests.ts';
import type { Row } from '../../helpers/batches.ts';
import { examplePassData } from '../../helpers/examples.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { Operator } from '../../helpers/operator.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const { api } = apiForAllTests();
type Stage = Pick<typeof api, 'createTemplate' | 'env' | 'send'>;

/** A pass of a template, as exports write values: with a barcode of its own or not, in a group or not, with what may be left out. */
function rowOf(template: number, place: number): Row {
  const { 'barcode-value': barcode, 'boarding-Seat-class': seatClass, ibeacons: _, ...data } = examplePassData();
  return {
    'pass-id': `${template}-${place}`,
    'pass-data': {
      ...data,
      'boarding-seat-class': seatClass,
      'passenger-name': `Zoë "Z" Müller-${place}`,
      'expiration-timestamp': '2027-03-16T02:00:00Z',
      'relevant-locations': [{ key: 'relevant-1', latitude: 48.353783, longitude: 11.786086, 'relevant-text': 'Gate' }],
      ...(place % 2 === 0 && { 'barcode-value': barcode }),
      ...(place % 10 === 3 && { 'group-id': `ABC${Math.floor(place / 50)}` }),
    },
    ...(place % 3 === 0 && {
      'pass-meta-data': { 'user-email': `p${place}@example.com`, 'user-phone': '498912345678' },
    }),
    ...(place % 5 === 0 && { 'reference-data': { place, text: 'ü\u2028' } }),
  };
}

async function importInto({ send }: Stage, file: string, templateId: string) {
  const client = { call: async (request: object) => (await send(request)).body } as unknown as Pick<Client, 'call'>;
  const order = { file, target: { templateId }, rate: 1_000, client, clock: fixedClock(), progress: () => {} };
  expect(await importPasses(order)).toMatchObject({ made: 200, failed: 0 });
}

const exportFrom = ({ env }: Stage, file: string, template: string) =>
  new Operator(env).run('passes export', { account: 'demo', template, file });

/** The rows of a file in the order of their ids. */
const rowsIn = (file: string): Row[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .sort((one, other) => (one['pass-id'] < other['pass-id'] ? -1 : 1));

/** What the templates differ in. */
const templates = [
  {},
  { 'barcode-type': 'QRCODE' },
  { 'barcode-type': 'PDF417', 'origin-gate': 'A1' },
  { 'autogenerate-barcode-values': 'True' },
  { 'autogenerate-barcode-values': 'True', 'autogenerate-barcode-value-length': '12' },
];

async function templateOf({ createTemplate, send }: Stage, changes: object): Promise<string> {
  const id = await createTemplate();
  const { httpStatus } = await send({ action: 'updatepasstemplate', 'pass-template-id': id, ...changes });
  expect(httpStatus).toBe(200);
  return id;
}

test('1,000 passes of five templates come out as they went in, but for group-id, status and generated barcodes, also from another stage', async () => {
  const other = await api.another();
  for (const [number, changes] of templates.entries()) {
    const fileOf = (name: string) => path.join(directory, `${number}-${name}`);
    const [here, there] = [await templateOf(api, changes), await templateOf(other, changes)];
    const rows = Array.from({ length: 1_000 / templates.length }, (_, place) => rowOf(number, place));
    writeFileSync(fileOf('sent'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    await importInto(api, fileOf('sent'), here);
    const voided = { 'pass-template-id': here, 'pass-id': `${number}-0`, 'pass-status': 'voided' };
    expect((await api.send({ action: 'updatepassdata', ...voided })).httpStatus).toBe(200);
    await exportFrom(api, fileOf('first'), here);
    await importInto(other, fileOf('first'), there);
    await exportFrom(other, fileOf('second'), there);
    expect(rowsIn(fileOf('first'))).toEqual(rowsIn(fileOf('sent')).map(withoutGroup));
    expect(rowsIn(fileOf('second'))).toEqual(rowsIn(fileOf('first')));
  }
});

function withoutGroup({ 'pass-data': data, ...row }: Row): Row {
  const { 'group-id': _hashed, ...rest } = data as Row;
  return { ...row, 'pass-data': rest };
}
