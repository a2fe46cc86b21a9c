import { actionTypes, type FeaturedActions } from '../fields/action-link-fields.ts';
import { type BadgeName, badgeNames, badgesAmong, type securityPrograms } from '../fields/badges.ts';
import type { PassFields } from '../fields/pass-fields.ts';
import { type Concern, type Warning, warningsAbout } from '../request/warning.ts';
import type { Template } from '../template/template.ts';
import { semanticFlightOf } from './semantic-flight.ts';

/** Service requests with a badge. Source: Apple, Wallet Passes, SemanticTags, passengerServiceSSRs and passengerInformationSSRs. */
const shownRequests: ReadonlySet<string> = new Set([
  ...['PETC', 'SVAN', 'UMNR', 'WCHR', 'WCHS', 'WCHC', 'WCMP', 'WCBD', 'WCBW', 'WCLB', 'WCOB', 'INFT'],
]);

/** Places of the values, from 1: a warning is kept for 24 hours with its answer, and so says no value. */
const placesOf = (values: readonly string[] = [], isShown: (value: string) => boolean) =>
  values.flatMap((value, place) => (isShown(value) ? [] : [place + 1])).join(', ');

/**
 * What Wallet A does not show of a pass, or perhaps does not, in the design that its flight has.
 * @param touched fields named by an update: others are not warned of.
 */
export const designWarnings = (template: Template, pass: PassFields, touched?: ReadonlySet<string>): Warning[] => [
  ...badgeWarnings(template, pass, touched),
  ...warningsAbout(featuredConcerns(template, pass), touched),
];

/** Source: docs/api/passengers.md#badges. */
function badgeWarnings(template: Template, pass: PassFields, touched?: ReadonlySet<string>): Warning[] {
  const badges = badgesAmong(pass);
  const concern = (field: BadgeName, about: readonly BadgeName[], text: string): Concern<BadgeName> => ({
    code: 'badge-hidden',
    field,
    about,
    text: `${field} ${text}.`,
  });
  const names = badgeNames.filter((name) => name in badges && !/logo|image/.test(name));
  if (names[0] && (template.fields['walleta-classic-design'] || !semanticFlightOf(template).flight))
    return warningsAbout([concern(names[0], names, 'and other badges are not in Wallet A’s classic design')], touched);
  const requests = placesOf(badges['service-requests'], (code) => shownRequests.has(code));
  const ofFlight = [
    template.fields['origin-security-programs'],
    template.fields['destination-security-programs'],
  ].flat();
  const programs = placesOf(badges['security-programs'], (name) =>
    ofFlight.includes(name as (typeof securityPrograms)[number]),
  );
  const hasDeclaration = badges['documents-declaration'] !== undefined;
  const documents = ['documents-verified', 'documents-declaration'] as const;
  return warningsAbout(
    [
      ...(requests
        ? [concern('service-requests', ['service-requests'], `has codes without a badge, at place ${requests}`)]
        : []),
      ...(programs
        ? [concern('security-programs', ['security-programs'], `has programs of neither airport, at place ${programs}`)]
        : []),
      ...(hasDeclaration !== (badges['documents-verified'] ?? false)
        ? [
            hasDeclaration
              ? concern(documents[1], documents, 'is not shown unless documents-verified is True')
              : concern(documents[0], documents, 'has no badge without documents-declaration'),
          ]
        : []),
    ],
    touched,
  );
}

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
  if (chosen[field] === undefined) return [];
  const isClassic = template.fields[design] || !semanticFlightOf(template).flight;
  const text = `Wallet A probably shows no ${field} in the iOS 26 design, which the flight has: ${design} True chooses the classic one.`;
  const hidden: Concern<typeof field | typeof design> = { code: 'action-hidden', field, about: [field, design], text };
  return [...actionTypeConcerns(chosen), ...(isClassic ? [] : [hidden])];
}
