import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { actions } from '../../lambdas/api/actions/index.ts';
import { errors } from '../../lambdas/domain/request/errors.ts';
import { staffErrors } from '../../lambdas/domain/request/staff-errors.ts';
import { root } from '../docs/sources.ts';
import { actionTable, partsOfPage } from './action-pages.ts';
import type { OpenApiDocument } from './document.ts';
import { errorTable } from './field-tables.ts';
import { topics } from './headings.ts';
import { fieldTables } from './request-tables.ts';

/** The beginning of a generated part. */
const placeOf = (part: string) => `<!-- ${part}: npm run openapi -->`;

const emptyPart = (part: string) => `${placeOf(part)}\n<!-- end -->`;

/** Page of an action that has none yet. */
const newPage = (name: string) =>
  [
    `# ${name}\n\n${emptyPart('summary')}`,
    ...['Example', 'Fields', 'Answer', 'Errors'].map((title) => `## ${title}\n\n${emptyPart(title.toLowerCase())}`),
  ].join('\n\n');

/**
 * Pages of the API with their generated parts, which stand between `<!-- name: npm run openapi -->` and an end.
 * @throws for a part that does not exist, and if one has no place.
 */
export async function writtenPages({ components: { schemas } }: OpenApiDocument): Promise<Map<string, string>> {
  const all = await Promise.all([...actions.values()].map((load) => load()));
  const common: Readonly<Record<string, string>> = {
    ...fieldTables,
    actions: actionTable(all),
    errors: errorTable(Object.values(errors)),
    'errors of staff': errorTable(Object.values(staffErrors)),
  };
  const placed = new Set<string>();
  const written = (file: string, own: Readonly<Record<string, string>>) => {
    const page = path.join(root, file);
    const present = existsSync(page) ? readFileSync(page, 'utf8') : `${newPage(path.basename(file, '.md'))}\n`;
    const text = present.replaceAll(
      /(<!-- ([\w -]+): npm run openapi -->)[\s\S]*?<!-- end -->/g,
      (_, start, name: string) => {
        const part = own[name] ?? common[name];
        if (part === undefined) throw new Error(`${file}: there is no ${name}`);
        placed.add(name);
        return `${start}\n\n${part}\n\n<!-- end -->`;
      },
    );
    for (const name of Object.keys(own))
      if (!text.includes(placeOf(name))) throw new Error(`${file} has no place for its ${name}: ${placeOf(name)}`);
    return text;
  };
  const pages = new Map([
    ...['docs/api.md', 'docs/errors.md', ...topics.map((topic) => `docs/api/${topic}.md`)].map(
      (file) => [file, written(file, {})] as const,
    ),
    ...all.map((action) => {
      const file = `docs/api/${action.name}.md`;
      return [file, written(file, partsOfPage(action, schemas))] as const;
    }),
  ]);
  for (const name of Object.keys(common)) if (!placed.has(name)) throw new Error(`No page has a place for ${name}`);
  return pages;
}
