import { actionTypes, type FeaturedActions } from '../fields/featured-actions.ts';
import { type Concern, type Warning, warningsAbout } from '../request/warning.ts';
import type { Template } from '../template/template.ts';
import { semanticFlightOf } from './semantic-flight.ts';

const field = 'walleta-featured-actions';
const design = 'walleta-classic-design';

interface Chosen {
  readonly [field]?: FeaturedActions | undefined;
}

/** Types that Apple's documentation does not name. A warning has their places, never values. */
export function actionTypeConcerns({ [field]: actions = [] }: Chosen): Concern<typeof field>[] {
  const places = actions.flatMap(({ type }, place) => (actionTypes.has(type) ? [] : [place + 1]));
  if (places.length === 0) return [];
  const text = `${field} has a type that Apple's documentation does not name, at place ${places.join(', ')}: it is sent, but what phones show is not known.`;
  return [{ code: 'action-unknown', field, about: [field], text }];
}

/** Source: docs/api/action-links.md#featured-actions. */
export function featuredConcerns(
  template: Pick<Template, 'fields' | 'airports'>,
  chosen: Chosen,
): Concern<typeof field | typeof design>[] {
  const isClassic = template.fields[design] || !semanticFlightOf(template).flight;
  const text = `Wallet A probably shows no ${field} in the iOS 26 design, which the flight has: ${design} True chooses the classic one.`;
  const hidden: Concern<typeof field | typeof design> = { code: 'action-hidden', field, about: [field, design], text };
  return [...actionTypeConcerns(chosen), ...(chosen[field] && !isClassic ? [hidden] : [])];
}

/** Warnings of a pass that chooses its own. @param touched fields named by an update: others are not warned of. */
export const featuredWarnings = (template: Template, pass: Chosen, touched?: ReadonlySet<string>): Warning[] =>
  warningsAbout(featuredConcerns(template, pass), touched);
