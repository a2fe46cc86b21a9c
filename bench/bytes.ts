import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { PNG } from 'pngjs';
import { packedPng } from '../lambdas/runtime/png-packer.ts';
import { startApi } from '../test/helpers/api.ts';
import { openPkpass } from '../test/helpers/pkpass.ts';

/**
 * Bytes of the pass of the example requests, file by file: what was sent, and what the .pkpass takes for it. Fails above its
 * promises, or if a packed picture differs in one pixel from what was sent.
 */
const promise = { pass: 19_000, pictures: 0.6 };

const pictures: Readonly<Record<string, string>> = {
  'icon.png': 'icon',
  'icon@2x.png': 'icon',
  'icon@3x.png': 'icon',
  'logo.png': 'logo',
  'primaryLogo.png': 'logo',
  'footer.png': 'alliance',
};

const api = await startApi({ packPng: packedPng });
try {
  const { body } = await api.send(api.passRequest(await api.createTemplate()));
  const link = String(body['pass-install-url']).split('/i/')[1];
  const pkpass = api.aws.bucket.get(`i/${link}/pass.pkpass`)?.body ?? Buffer.alloc(0);
  const { files } = openPkpass(pkpass);
  const rows = Object.entries(files).map(([name, data]) => ({
    name,
    whole: sizeOf(name, data),
    packed: inZip(pkpass, name),
  }));
  for (const { name, whole, packed } of rows) print(name, whole, packed);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  print(
    'headers of the archive',
    pkpass.length - sum(({ packed }) => packed),
    pkpass.length - sum(({ packed }) => packed),
  );
  print('the whole pass', pkpass.length - sum(({ packed }) => packed) + sum(({ whole }) => whole), pkpass.length);
  const ratio = sumOf(rows, 'packed') / sumOf(rows, 'whole');
  const holds = pkpass.length <= promise.pass && ratio <= promise.pictures;
  console.log(
    `Promise: at most ${promise.pass} bytes, pictures at most ${promise.pictures} x what was sent (${ratio.toFixed(2)} x), no pixel changed: ${holds ? 'kept' : 'BROKEN'}`,
  );
  if (!holds) process.exitCode = 1;
} finally {
  await api.stop();
}

/** The picture that was sent, if the file is one. @throws if the pictures differ. */
function sizeOf(name: string, data: Uint8Array): number {
  const sample = pictures[name];
  if (sample === undefined) return data.length;
  const sent = readFileSync(path.join(import.meta.dirname, `../lambdas/web/samples/${sample}.png`));
  if (!isDeepStrictEqual(PNG.sync.read(sent).data, PNG.sync.read(Buffer.from(data)).data))
    throw new Error(`${name} differs from what was sent`);
  return sent.length;
}

/** Compressed size in the local file header, which precedes the file's name. Source: PKWARE APPNOTE, section 4.3.7. */
function inZip(pkpass: Buffer, name: string): number {
  const header = Buffer.alloc(2);
  header.writeUInt16LE(name.length);
  return pkpass.readUInt32LE(pkpass.indexOf(Buffer.concat([header, Buffer.alloc(2), Buffer.from(name)])) - 8);
}

function sumOf(rows: readonly { name: string; whole: number; packed: number }[], part: 'whole' | 'packed'): number {
  return rows.filter(({ name }) => name in pictures).reduce((sum, row) => sum + row[part], 0);
}

function print(what: string, whole: number, packed: number): void {
  console.log(`${what.padEnd(24)}${String(whole).padStart(8)}${String(packed).padStart(8)}`);
}
