import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvCell, readCsv } from '../../clients/link-builder/csv.ts';
import { run } from '../helpers/programs.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const folder = temporaryDirectory();
const client = join(import.meta.dirname, '../../clients/link-builder');

const definition = {
  'preview-url':
    'https://passes.example.com/l/Link1?pass-id={pass-id}&passenger-name-value={passenger-name-value}&checksum={checksum}',
  'link-protection': { checksum: 'CRC32', 'checksum-applied': 'full-link' },
  'pass-variables': { 'pass-id': { 'is-required': true } },
};

/** Runs the command from an unpacked folder. */
function linkBuilder(csv: string, ...args: string[]) {
  writeFileSync(join(folder, 'link.json'), JSON.stringify(definition));
  writeFileSync(join(folder, 'passengers.csv'), csv);
  return run(process.execPath, [join(client, 'cli.ts'), '--link', 'link.json', ...args, 'passengers.csv'], folder);
}

async function rowsOf(text: string, pieceLength = text.length): Promise<(readonly string[])[]> {
  async function* pieces() {
    for (let start = 0; start < text.length; start += pieceLength) yield text.slice(start, start + pieceLength);
  }
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readCsv(pieces())) rows.push(cells);
  return rows;
}

test('a CSV becomes one with links: other columns stay, and said to be in no link', () => {
  const csv = 'pass-id,passenger-name-value,mail\r\nA1,"Mustermann, Erika",e@example.com\r\nA2,Max,m@example.com\r\n';
  const { status, stdout, stderr } = linkBuilder(csv);
  expect(status).toBe(0);
  expect(stdout.split('\n')).toEqual([
    'pass-id,passenger-name-value,mail,link',
    expect.stringMatching(
      /^A1,"Mustermann, Erika",e@example\.com,https:\/\/passes\.example\.com\/l\/Link1\?pass-id=A1&passenger-name-value=Mustermann%2C%20Erika&checksum=[0-9a-f]{8}$/,
    ),
    expect.stringMatching(/^A2,Max,m@example\.com,https:.*checksum=[0-9a-f]{8}$/),
    '',
  ]);
  expect(stderr).toContain('none of its variables: mail');
  expect(stderr).toMatch(/2 links in [\d.]+ s, [\d,]+ a second/);
});

test('--out has the whole result or nothing: a wrong line is named, its values are not', () => {
  const out = join(folder, 'links.csv');
  writeFileSync(out, 'before');
  const { status, stderr } = linkBuilder('pass-id,passenger-name-value\nA1,Erika\n,Max\n', '--out', 'links.csv');
  expect(status).toBe(1);
  expect(stderr).toContain('Line 3: pass-id is required');
  expect(stderr).not.toContain('Max');
  expect(readFileSync(out, 'utf8')).toBe('before');
  expect(linkBuilder('pass-id\nA1\n', '--out', 'links.csv').status).toBe(0);
  expect(readFileSync(out, 'utf8').split('\n')).toHaveLength(3);
});

test('a row whose link would be too long to be opened is named by its line, and nothing is written', () => {
  const { status, stderr } = linkBuilder(`pass-id,passenger-name-value\nA1,Erika\nA2,${'x'.repeat(8_192)}\n`);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\nLine 3: the link would have [\d,]+ bytes, but at most 8,192 can be opened/m);
  expect(stderr).not.toContain('xxx');
});

test('a file that is not there, or cannot be written, is named in one line', () => {
  const missing = linkBuilder('pass-id\nA1\n', '--out', 'no-folder/links.csv');
  expect(missing).toMatchObject({ status: 1, stderr: expect.stringMatching(/^\nENOENT.*no-folder.*\n$/) });
  const args = [join(client, 'cli.ts'), '--link', 'link.json', '--out', 'none.csv', 'nobody.csv'];
  const { status, stderr } = run(process.execPath, args, folder);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^\nENOENT.*nobody\.csv.*\n$/) });
  expect(readdirSync(folder)).not.toContain('none.csv.part');
});

test('a row with too many cells is named, and without a link there is an explanation', () => {
  expect(linkBuilder('pass-id\nA1,B2\n').stderr).toContain('Line 2: 2 cells, but the header has 1');
  const { status, stdout } = run(process.execPath, [join(client, 'cli.ts')], folder);
  expect({ status, stdout }).toEqual({ status: 2, stdout: expect.stringContaining('Turns a CSV of passengers') });
});

test.each([
  [
    'plain',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'without an end of the last line',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'of Windows, with a byte order mark and semicolons',
    '\uFEFFa;b\r\n1;2,5\r\n',
    [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  ],
  [
    'quotes, commas and line breaks in cells',
    'a,b\n"1,""x""","2\n3"\n',
    [
      ['a', 'b'],
      ['1,"x"', '2\n3'],
    ],
  ],
  [
    'empty cells and empty lines',
    'a,b\n\n,\n"",2\n',
    [
      ['a', 'b'],
      ['', ''],
      ['', '2'],
    ],
  ],
])('csv, %s: read the same in pieces of every length', async (_title, text, rows) => {
  for (let length = 1; length <= text.length; length++) expect(await rowsOf(text, length)).toEqual(rows);
});

test('csv: a quote that is not closed, or that stands inside a cell, is an error with its line', async () => {
  await expect(rowsOf('a,b\n"1,2\n')).rejects.toThrow('Line 2: a quote is not closed');
  await expect(rowsOf('a,b\nx"1",2\n')).rejects.toThrow('Line 2: a quote stands inside a cell');
});

test('csv: what is written is read again', async () => {
  const cells = ['plain', 'with, comma', 'with "quote"', 'with\nbreak', '', ' ; '];
  expect(await rowsOf(`${cells.map(csvCell).join(',')}\n`)).toEqual([cells]);
});
