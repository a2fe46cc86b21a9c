import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { actions } from '../../lambdas/api/actions/index.ts';
import { anchorOf } from '../docs/anchors.ts';
import { root } from '../docs/sources.ts';

/** Pages of docs/api that are about a topic, not an action. */
export const topics = globSync('docs/api/*.md', { cwd: root })
  .map((file) => path.basename(file, '.md'))
  .filter((name) => !actions.has(name))
  .sort();

/** Topics by their headings. */
const pages = new Map(
  topics.flatMap((topic) =>
    [...readFileSync(path.join(root, `docs/api/${topic}.md`), 'utf8').matchAll(/^#+ (.+)$/gm)].map(
      ([, heading = '']) => [heading, `${topic}.md`] as const,
    ),
  ),
);

/**
 * Link from a page of docs/api to a heading of a topic.
 * @throws if no topic has it.
 */
export function headingLink(heading: string): string {
  const page = pages.get(heading);
  if (page === undefined) throw new Error(`No topic in docs/api has the heading ${heading}`);
  return `[${heading}](${page}#${anchorOf(heading)})`;
}
