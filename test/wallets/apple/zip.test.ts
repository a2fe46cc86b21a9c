import { unzipSync } from 'fflate';
import { CommonStart, zipArchive } from '../../../lambdas/wallets/apple/zip.ts';
import { withFiles } from '../../helpers/pkpass.ts';
import { itWith, programs, run } from '../../helpers/programs.ts';

const files = [
  { name: 'icon.png', data: Buffer.from([0, 1, 2, 255]) },
  { name: 'pass.json', data: Buffer.from('{"description":"Zürich"}') },
  { name: 'empty', data: Buffer.alloc(0) },
];

function archive() {
  return zipArchive(files.slice(1), zipArchive(files.slice(0, 1)));
}

test('an archive of files behind those of another archive holds every file', () => {
  const unzipped = Object.entries(unzipSync(archive()));
  expect(unzipped.map(([name, data]) => ({ name, data: Buffer.from(data) }))).toEqual(files);
});

test('a file is deflated where that is smaller, its common start once for all files that have it', () => {
  const start = new CommonStart(Buffer.from('{"signed by":"a certificate and another certificate and'));
  const texts = ['', ' a third"}', `${' more'.repeat(1_000)}"}`].map((end) =>
    Buffer.from(`{"signed by":"a certificate and another certificate and${end}`),
  );
  const packed = zipArchive(texts.map((data, at) => ({ name: `${at}`, data, deflated: start.deflated(data) })));
  const stored = zipArchive(texts.map((data, at) => ({ name: `${at}`, data })));
  expect(packed.length).toBeLessThan(stored.length);
  expect(Object.values(unzipSync(packed)).map((data) => Buffer.from(data))).toEqual(texts);
  const larger = [
    { name: 'a', data: Buffer.from('a'), deflated: new CommonStart(Buffer.from('a')).deflated(Buffer.from('a')) },
  ];
  expect(zipArchive(larger)).toEqual(zipArchive([{ name: 'a', data: Buffer.from('a') }]));
});

test('an archive opens any number of archives', () => {
  const prepared = zipArchive(files.slice(0, 1));
  const archives = ['one', 'another'].map((text) => {
    const added = [{ name: 'pass.json', data: Buffer.from(text) }];
    return unzipSync(zipArchive(added, prepared));
  });
  expect(archives.map((unzipped) => Buffer.from(unzipped['pass.json'] ?? '').toString())).toEqual(['one', 'another']);
  expect(archives.map((unzipped) => unzipped['icon.png']?.length)).toEqual([4, 4]);
});

itWith(programs.unzip, 'unzip finds no error in it', (unzip) => {
  const { stdout } = withFiles({ 'a.zip': archive() }, (directory) => run(unzip, ['-t', 'a.zip'], directory));
  expect(stdout).toContain('No errors detected');
});

itWith(programs.unzip, 'unzip reports a changed byte', (unzip) => {
  const damaged = archive();
  damaged.writeUInt8(7, damaged.indexOf(Buffer.from([0, 1, 2, 255])));
  const { status } = withFiles({ 'a.zip': damaged }, (directory) => run(unzip, ['-t', 'a.zip'], directory));
  expect(status).not.toBe(0);
});
