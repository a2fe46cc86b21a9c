import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** A .pkpass, opened by code other than the service's. */
export interface OpenedPkpass {
  readonly files: Readonly<Record<string, Uint8Array>>;
  // biome-ignore lint/suspicious/noExplicitAny: what tests look at is whatever the file says
  readonly passJson: any;
  readonly manifest: Readonly<Record<string, string>>;
}

export function openPkpass(pkpass: Uint8Array): OpenedPkpass {
  const files = unzipSync(pkpass);
  return { files, passJson: jsonOf(files, 'pass.json'), manifest: jsonOf(files, 'manifest.json') };
}

function jsonOf(files: OpenedPkpass['files'], name: string) {
  return JSON.parse(Buffer.from(files[name] ?? '').toString('utf8'));
}

/** Texts of a pass.strings in Apple's syntax: keys, and the texts shown in their place. */
export function stringsOf({ files }: Pick<OpenedPkpass, 'files'>, language: string): Readonly<Record<string, string>> {
  const data = files[`${language}.lproj/pass.strings`] ?? new Uint8Array();
  if (data[0] !== 0xff || data[1] !== 0xfe) throw new Error(`No byte order mark of UTF-16LE: ${language}`);
  const text = new TextDecoder('utf-16le', { fatal: true }).decode(data);
  const lines = text.trimEnd().split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [, key = '', value = ''] = /^"((?:[^"\\]|\\.)*)" = "((?:[^"\\]|\\.)*)";$/.exec(line) ?? [];
      if (key === '') throw new Error(`Not a line of strings: ${line}`);
      return [JSON.parse(`"${key}"`), JSON.parse(`"${value}"`)];
    }),
  );
}

/** The right manifest.json of these files. */
export function expectedManifest(files: OpenedPkpass['files']): Record<string, string> {
  const listed = Object.entries(files).filter(([name]) => name !== 'manifest.json' && name !== 'signature');
  return Object.fromEntries(listed.map(([name, data]) => [name, createHash('sha1').update(data).digest('hex')]));
}

/** Tools of OpenSSL: `cms` is today's, `smime` is in most guides to Apple Wallet. */
export type OpensslTool = 'cms' | 'smime';

/** True if OpenSSL accepts signature and chain, at a fixed time, so that the answer never changes. */
export function opensslAccepts(
  { files }: Pick<OpenedPkpass, 'files'>,
  rootPem: string,
  at: Date,
  tool: OpensslTool = 'cms',
): boolean {
  return withFiles({ ...files, 'root.pem': Buffer.from(rootPem) }, (directory) => {
    const inputs = ['-inform', 'DER', '-in', 'signature', '-content', 'manifest.json', '-CAfile', 'root.pem'];
    const time = ['-attime', String(Math.ceil(at.getTime() / 1000))];
    const verify = [tool, '-verify', '-binary', ...inputs, '-purpose', 'any', ...time, '-out', 'verified'];
    return spawnSync('openssl', verify, { cwd: directory }).status === 0;
  });
}

/** Writes the files to a temporary folder, and runs with it. */
export function withFiles<Result>(
  files: Readonly<Record<string, Uint8Array>>,
  run: (directory: string) => Result,
): Result {
  const directory = mkdtempSync(join(tmpdir(), 'pkpass-'));
  try {
    for (const [name, data] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, name)), { recursive: true });
      writeFileSync(join(directory, name), data);
    }
    return run(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Turns instants of pass.json into milliseconds: builders may write the same instant in different zones. */
export function withInstants(passJson: OpenedPkpass['passJson']) {
  const { relevantDate, relevantDates, expirationDate, ...rest } = passJson;
  return {
    ...rest,
    relevantDate: Date.parse(relevantDate),
    relevantDates: relevantDates.map((entry: Record<string, string>) =>
      Object.fromEntries(Object.entries(entry).map(([key, date]) => [key, Date.parse(date)])),
    ),
    expirationDate: expirationDate && Date.parse(expirationDate),
  };
}

/** Tags of Apple's pass builder that Apple's documentation spells otherwise. */
const undocumented = /^(departure|destination)Airport(TimeZone|SecurityPrograms)$|^airlineLoungePlaceID$/;

/** Removes tags missing in Apple's documentation from pass.json, like passkit-generator. */
export function withDocumentedTags({ semantics, ...rest }: OpenedPkpass['passJson']): OpenedPkpass['passJson'] {
  const documented = Object.fromEntries(Object.entries(semantics).filter(([tag]) => !undocumented.test(tag)));
  return { ...rest, semantics: documented };
}
