import * as z from 'zod';
import { stageFile } from '../../lib/settings.ts';

/** The JSON Schema of a stage's file. Rules between values are checked by the synthesis only. */
export const schemaOfStages = () => z.toJSONSchema(stageFile, { io: 'input' });

/** A page whose table of a stage's values is as the schema says. @throws Error if it has none. */
export function withTableOfValues(page: string): string {
  const table = /(\| Value \| Default \| Meaning \|\n\|---\|---\|---\|\n)(\|.*\n)+/;
  if (!table.test(page)) throw new Error('The page has no table of values');
  return page.replace(table, (_, head: string) => head + rows().join(''));
}

function rows(): string[] {
  return Object.entries(schemaOfStages().properties ?? {}).flatMap(([name, schema]) => {
    if (name === '$schema' || typeof schema === 'boolean') return [];
    return `| \`${name}\` | ${shown(schema.default)} | ${linked(schema.description ?? '')} |\n`;
  });
}

function shown(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return value === undefined || typeof value === 'object' ? '' : String(value);
}

/** A page that a description names becomes a link, and JSON becomes code. */
const linked = (text: string) =>
  text
    .replace(/\(docs\/((\w+)\.md\S*)\)/g, '([$2]($1))')
    .replace(/\{.*\}/, '`$&`')
    .replace(/https:\/\/\S+(?=;)/, '`$&`');
