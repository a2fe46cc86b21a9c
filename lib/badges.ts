import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { type Badge, type BadgeVendor, badgeVendors } from '../lambdas/ports/wallets.ts';

/** Files beside a function's code by name. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The table, in the operator's folder and beside the code of functions that render pages. */
const badgesFile = 'badges.json';
/** Environment of a function that has the table. */
export const badgesVariable = ({ badges }: { readonly badges?: unknown }) =>
  badges === undefined ? {} : { BADGES_FILE: badgesFile };

/** Maximum size of an SVG, bytes. */
const maxBytes = 100_000;
/** Width by height. Badges are 110 x 35 (Apple), 199 x 55 and 283 x 50 (Google); words of other languages are longer. */
const ratios: Readonly<Record<BadgeVendor, readonly [least: number, most: number]>> = {
  apple: [2.5, 5],
  google: [2.5, 8],
};

const entry = z.strictObject({
  file: z.string().regex(/^[^/\\]+$/, 'must be a file of the folder'),
  text: z.string().trim().min(1),
});
const ofVendor = z
  .record(z.string(), entry)
  .superRefine((entries, { addIssue }) => {
    const wrong = Object.keys(entries).filter((tag) => !isCanonical(tag));
    if (wrong.length > 0) addIssue(`${wrong.join()} must be a language tag such as de or pt-BR`);
  })
  .refine((entries) => 'en' in entries, 'must have en, for languages without a badge');
const tableSchema = z.strictObject({
  apple: z.optional(ofVendor),
  google: z.optional(ofVendor),
  downloaded: z.partialRecord(z.enum(badgeVendors), z.iso.date()).default({}),
});

interface BadgeFiles {
  readonly table: Files;
  readonly artwork: Files;
  /** The day, `2026-11-28`, on which the files of a vendor were downloaded, as the table says. */
  readonly downloaded: Readonly<Partial<Record<BadgeVendor, string>>>;
}

/**
 * The vendors' official buttons in an operator's folder, as functions need them beside their code: the table for those that
 * render pages, and the artwork for the one that serves it.
 * Source: docs/decisions/page-design.md#official-buttons-are-the-operators
 * @throws Error that names the file which cannot be used.
 */
export function readBadges(folder: string): BadgeFiles {
  const artwork = new Map<string, Uint8Array>();
  const given = tableOf(path.join(folder, badgesFile));
  const table = Object.fromEntries(
    badgeVendors.map((vendor) => {
      const badges = Object.entries(given[vendor] ?? {}).map(([tag, { file, text }]): [string, Badge] => {
        const svg = svgIn(path.join(folder, file), ratios[vendor]);
        const hash = createHash('sha256').update(svg.content).digest('hex').slice(0, 12);
        const name = `${vendor}-${tag}-${hash}`;
        artwork.set(`badges/${name}.svg`, svg.content);
        return [tag, { name, text, width: svg.width, height: svg.height }];
      });
      return [vendor, Object.fromEntries(badges)];
    }),
  );
  return { table: new Map([[badgesFile, Buffer.from(JSON.stringify(table))]]), artwork, downloaded: given.downloaded };
}

function tableOf(file: string): z.output<typeof tableSchema> {
  if (!existsSync(file)) throw new Error(`${file} is missing: it says which file is for which language`);
  try {
    return tableSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} ${problemOf(error)}`);
  }
}

function problemOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return 'is not JSON';
  return `cannot be used: ${error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`;
}

function svgIn(file: string, [least, most]: readonly [number, number]) {
  if (!existsSync(file)) throw new Error(`${file} is missing, though ${badgesFile} names it`);
  const content = readFileSync(file);
  const text = content.toString();
  if (content.length > maxBytes) throw new Error(`${file} has ${content.length} bytes, more than ${maxBytes}`);
  const [head] = /<svg\b[^>]*>/.exec(text) ?? [];
  if (head === undefined) throw new Error(`${file} is not an SVG`);
  const [, active] = /(<script|<foreignObject|<!ENTITY|\son\w+=|href="(?!#|data:image\/)[^"]*")/i.exec(text) ?? [];
  if (active !== undefined) throw new Error(`${file} contains ${active}, which no badge needs`);
  const [width = Number.NaN, height = Number.NaN] = sizeOf(head);
  if (!(width / height >= least && width / height <= most))
    throw new Error(
      `${file} is ${width} x ${height}: a badge of this vendor is ${least} to ${most} times as wide as high`,
    );
  return { content, width, height };
}

/** Width and height by the view box, else by the attributes. */
function sizeOf(head: string): number[] {
  const box = /\bviewBox="([^"]*)"/
    .exec(head)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  return box
    ? box.slice(2)
    : ['width', 'height'].map((name) => Number.parseFloat(new RegExp(`\\b${name}="([^"]*)"`).exec(head)?.[1] ?? ''));
}

function isCanonical(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}
