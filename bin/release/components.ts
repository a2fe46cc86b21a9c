import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package or data of others in a bundle. */
export interface Component {
  readonly name: string;
  /** Version of a package; data of others has none. */
  readonly version?: string;
  /** SPDX expression. */
  readonly licence: string;
  /** SHA-512 of the package's archive in hexadecimal, of package-lock.json; absent for data. */
  readonly sha512?: string;
}

/** Data of others that this repository holds, with its licence; NOTICE.md names its sources. */
const dataOfOthers: Readonly<Record<string, string>> = { 'lambdas/runtime/airports.tsv': 'CC-BY-4.0' };

/** Files that we have written and drawn. */
const own = /^\w.*\.(ts|js)$|^lambdas\/web\/samples\/[\w-]+\.png$|^docs\/openapi\.json$/;

/**
 * Packages and data of others among the sources of a bundle, by their names.
 * @param project folder of this repository, in which packages are installed.
 * @throws for a package without a licence, and for a file of unknown origin.
 */
export function componentsOf(sources: readonly string[], project: string): Component[] {
  const installed = JSON.parse(readFileSync(path.join(project, 'package-lock.json'), 'utf8')).packages;
  const found = new Map<string, Component>();
  for (const source of sources) {
    const [place] = /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(source) ?? [];
    if (place !== undefined && !found.has(place)) found.set(place, packageAt(place, project, installed));
    if (place === undefined && !own.test(source)) found.set(source, dataAt(source));
  }
  return [...found.values()].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

/** Name with the version. */
export const nameOf = ({ name, version }: Component) => (version === undefined ? name : `${name}@${version}`);

type Lock = Readonly<Record<string, { readonly integrity?: string }>>;

function packageAt(place: string, project: string, lock: Lock): Component {
  const file = path.join(project, place, 'package.json');
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof license !== 'string') throw new Error(`${name}@${version} names no licence`);
  // The last of the folders, if packages are installed elsewhere.
  const { integrity = '' } = lock[place.slice(place.indexOf('node_modules/'))] ?? {};
  const [, digest] = /^sha512-(.+)$/.exec(integrity) ?? [];
  if (digest === undefined) throw new Error(`package-lock.json has no SHA-512 of ${name}@${version}`);
  return { name, version, licence: license, sha512: Buffer.from(digest, 'base64').toString('hex') };
}

function dataAt(file: string): Component {
  const licence = dataOfOthers[file];
  if (licence === undefined) throw new Error(`${file} is neither ours nor in the list of data with its licence`);
  return { name: path.basename(file), licence };
}
