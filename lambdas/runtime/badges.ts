import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Badge, type Badges, type BadgeTable, type BadgeVendor, badgeVendors } from '../ports/wallets.ts';
import { bundledFile } from './bundled-file.ts';

/** Badges in files beside the code. */
export class BundledBadges implements Badges {
  readonly #folder: string;
  readonly #table: BadgeTable;

  /** @param file the table, from the bundle's folder; the artwork is in the folder `badges` beside it. */
  constructor(file: string) {
    const table = bundledFile(file);
    this.#folder = path.join(path.dirname(table), 'badges');
    this.#table = JSON.parse(readFileSync(table, 'utf8'));
  }

  async find(vendor: BadgeVendor, language: string): Promise<Badge | undefined> {
    const badges = this.#table[vendor] ?? {};
    const tags = [...broader(language), 'en'];
    const tag = tags.find((each) => Object.hasOwn(badges, each));
    return tag === undefined ? undefined : badges[tag];
  }

  async artwork(name: string) {
    const [, vendor, language = ''] = /^([a-z]+)-([A-Za-z\d-]+)-[\da-f]{12}$/.exec(name) ?? [];
    const known = badgeVendors.find((each) => each === vendor);
    const badge = known && (await this.find(known, language));
    if (badge === undefined) return undefined;
    return { svg: readFileSync(path.join(this.#folder, `${badge.name}.svg`)), isCurrent: badge.name === name };
  }
}

/** `zh-Hant-TW`, `zh-Hant`, `zh`. Source: RFC 4647, section 3.4. */
function broader(tag: string): string[] {
  const parts = tag.split('-');
  return parts.map((_, place) => parts.slice(0, parts.length - place).join('-'));
}
