import { toInstant } from './dates.ts';
import { type IssuanceLink, isExhausted } from './link.ts';
import { passFieldEntries } from './link-data.ts';
import type { LinkFields } from './link-fields.ts';
import { lengthWarning } from './link-length.ts';
import { slots, type VariableName } from './link-variables.ts';
import { linkPassFields } from './pass-fields.ts';
import { fieldsOfConfirmed } from './passenger-kind.ts';
import { type Warning, warningTexts } from './warning.ts';

type Warned = Pick<IssuanceLink, 'id' | 'fields' | 'generated'>;
type LinkWarning = Warning<keyof LinkFields>;

/**
 * Problems, one sentence each, that keep an accepted link from working.
 * @param touched fields named by an update: others are not warned of.
 */
export function linkWarnings(
  link: Warned,
  { publicBaseUrl, at }: { readonly publicBaseUrl: string; readonly at: Date },
  touched?: ReadonlySet<string>,
): string[] {
  const variables = link.fields['pass-variables'];
  const texts = [...neededWarnings(variables), ...togetherWarnings(variables)];
  return warningTexts(
    [
      ...expirationWarnings(link.fields, at),
      ...limitWarnings(link),
      ...lengthWarnings(publicBaseUrl, link),
      ...texts.map((text): LinkWarning => ({ about: ['pass-variables'], text })),
    ],
    touched,
  );
}

function expirationWarnings(fields: LinkFields, at: Date): LinkWarning[] {
  const { 'link-expiration-timestamp': expiration, 'link-expiration-timezone': zone } = fields;
  const about = ['link-expiration-timestamp', 'link-expiration-timezone'] as const;
  if (zone === undefined) return [];
  if (expiration === undefined)
    return [{ about, text: 'link-expiration-timezone is ignored without link-expiration-timestamp.' }];
  if (toInstant(expiration, zone) > at) return [];
  const text = `link-expiration-timestamp ${expiration} in ${zone} has passed: nobody can follow the link.`;
  return [{ about: [...about, 'link-status'], text }];
}

function limitWarnings(link: Warned): LinkWarning[] {
  if (!isExhausted(link)) return [];
  const limit = link.fields['link-generation-limit'];
  return [
    {
      about: ['link-generation-limit', 'link-status'],
      text: `link-generation-limit ${limit} is reached: the link opens the ${link.generated} passes it has made, and makes no other.`,
    },
  ];
}

function lengthWarnings(publicBaseUrl: string, link: Warned): LinkWarning[] {
  const text = lengthWarning(publicBaseUrl, link);
  return text === undefined ? [] : [{ about: ['pass-variables', 'link-protection'], text }];
}

type Variables = LinkFields['pass-variables'];

/** Variables required by every pass. Source: docs/links.md#following-a-link. */
function neededWarnings(variables: Variables): string[] {
  return passFieldEntries
    .filter(([, field]) => !linkPassFields.shape[field].isOptional())
    .flatMap(([name, field]) => {
      const variable = variables[name];
      if (variable === undefined)
        return [`${name} is not declared: every pass of the link gets the static value of the template.`];
      const isForOthers = variables['passenger-kind'] !== undefined && field in fieldsOfConfirmed;
      if (variable['is-required'] || isForOthers) return [];
      return [`${name} is optional, but every pass needs it: a link without it fails.`];
    });
}

/** A place needs both coordinates, a beacon all three numbers, as soon as one of its variables has a value. */
function togetherWarnings(variables: Variables): string[] {
  return slots.flatMap((n) => [
    ...missingOf(variables, [`relevance-location-latitude${n}`, `relevance-location-longitude${n}`]),
    ...missingOf(
      variables,
      [`ibeacon-uuid${n}`, `ibeacon-major${n}`, `ibeacon-minor${n}`],
      [`ibeacon-relevance-text${n}`],
    ),
  ]);
}

function missingOf(variables: Variables, needed: readonly VariableName[], beside: readonly VariableName[] = []) {
  const declared = [...needed, ...beside].filter((name) => variables[name] !== undefined);
  const first = declared.find((name) => variables[name]?.['is-required']) ?? declared[0];
  if (first === undefined) return [];
  return needed
    .filter((name) => !(variables[name]?.['is-required'] ?? false))
    .filter((name) => variables[name] === undefined || variables[first]?.['is-required'])
    .map((name) => {
      const how = variables[name] === undefined ? 'not declared' : 'optional';
      return `${name} is ${how}, but ${first} needs it: a link with that alone fails.`;
    });
}
