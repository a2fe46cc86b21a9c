import { type Component, nameOf } from './components.ts';

/**
 * Licences under which others' code and data may be in a function: each asks for its notice, and for nothing of ours.
 * Source: docs/decisions/releases.md#a-release-lists-what-is-inside
 */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'MIT'];

/** Components under another licence, each with it. */
export const refusedLicences = (components: readonly Component[]): string[] =>
  components.filter(({ licence }) => !isAllowed(licence)).map((each) => `${nameOf(each)}: ${each.licence}`);

/** True if one alternative is allowed. Of SPDX's expressions only "or" and "and" without nesting are read. */
export function isAllowed(expression: string): boolean {
  const [, inner = expression] = /^\(([^()]*)\)$/.exec(expression) ?? [];
  return inner.split(' OR ').some((each) => each.split(' AND ').every((licence) => allowed.includes(licence)));
}
