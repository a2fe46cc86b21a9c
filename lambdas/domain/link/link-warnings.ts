import { linkPassFields } from '../fields/pass-fields.ts';
import { fieldsOfConfirmed } from '../fields/passenger-kind.ts';
import { type Concern, type Warning, warningsAbout } from '../request/warning.ts';
import { toInstant } from '../time/dates.ts';
import { type IssuanceLink, isExhausted } from './link.ts';
import { isSigned, type LinkFields } from './link-fields.ts';
import { lengthWarning } from './link-length.ts';
import { passFieldEntries, slots, type VariableName } from './link-variables.ts';

type Warned = Pick<IssuanceLink, 'id' | 'fields' | 'generated'>;
type LinkConcern = Concern<keyof LinkFields>;

/**
 * Problems that keep an accepted link from working.
 * @param touched fields named by an update: others are not warned of.
 */
export function linkWarnings(
  link: Warned,
  { publicBaseUrl, at }: { readonly publicBaseUrl: string; readonly at: Date },
  touched?: ReadonlySet<string>,
): Warning[] {
  const variables = link.fields['pass-variables'];
  return warningsAbout(
    [
      ...expirationWarnings(link.fields, at),
      ...limitWarnings(link),
      ...lengthWarnings(publicBaseUrl, link),
      ...neededWarnings(variables),
      ...togetherWarnings(variables),
      ...groupWarnings(link.fields),
    ],
    touched,
  );
}

function expirationWarnings(fields: LinkFields, at: Date): LinkConcern[] {
  const { 'link-expiration-timestamp': expiration, 'link-expiration-timezone': zone } = fields;
  const about = ['link-expiration-timestamp', 'link-expiration-timezone'] as const;
  if (zone === undefined) return [];
  if (expiration === undefined)
    return [
      {
        code: 'field-ignored',
        field: 'link-expiration-timezone',
        about,
        text: 'link-expiration-timezone is ignored without link-expiration-timestamp.',
      },
    ];
  if (toInstant(expiration, zone) > at) return [];
  const text = `link-expiration-timestamp ${expiration} in ${zone} has passed: nobody can follow the link.`;
  return [{ code: 'link-expired', field: 'link-expiration-timestamp', about: [...about, 'link-status'], text }];
}

function limitWarnings(link: Warned): LinkConcern[] {
  if (!isExhausted(link)) return [];
  const limit = link.fields['link-generation-limit'];
  return [
    {
      code: 'link-limit-reached',
      field: 'link-generation-limit',
      about: ['link-generation-limit', 'link-status'],
      text: `link-generation-limit ${limit} is reached: the link opens the ${link.generated} passes it has made, and makes no other.`,
    },
  ];
}

function lengthWarnings(publicBaseUrl: string, link: Warned): LinkConcern[] {
  const text = lengthWarning(publicBaseUrl, link);
  if (text === undefined) return [];
  return [{ code: 'link-too-long', field: 'pass-variables', about: ['pass-variables', 'link-protection'], text }];
}

type Variables = LinkFields['pass-variables'];

const ofVariable = (code: Warning['code'], name: VariableName, text: string): LinkConcern => ({
  code,
  field: `pass-variables.${name}`,
  about: ['pass-variables'],
  text: `${name} ${text}.`,
});

/** Source: docs/links.md#what-a-link-can-write. */
function groupWarnings(fields: LinkFields): LinkConcern[] {
  const name = 'group-id';
  if (fields['pass-variables'][name] === undefined || isSigned(fields)) return [];
  const text =
    'can be written by anyone without HMAC-SHA256: a stranger who knows the group can enter it, and fill it so that its own members cannot';
  return [{ ...ofVariable('group-open', name, text), about: ['pass-variables', 'link-protection'] }];
}

/** Variables required by every pass. Source: docs/links.md#following-a-link. */
function neededWarnings(variables: Variables): LinkConcern[] {
  return passFieldEntries
    .filter(([, field]) => !linkPassFields.shape[field].isOptional())
    .flatMap(([name, field]) => {
      const variable = variables[name];
      if (variable === undefined)
        return [
          ofVariable(
            'variable-static',
            name,
            'is not declared: every pass of the link gets the static value of the template',
          ),
        ];
      const isForOthers = variables['passenger-kind'] !== undefined && field in fieldsOfConfirmed;
      if (variable['is-required'] || isForOthers) return [];
      return [ofVariable('variable-optional', name, 'is optional, but every pass needs it: a link without it fails')];
    });
}

/** A place needs both coordinates, a beacon its UUID and with a minor also a major, as soon as one of its variables has a value. */
function togetherWarnings(variables: Variables): LinkConcern[] {
  return slots.flatMap((n) => [
    ...missingOf(variables, [`relevance-location-latitude${n}`, `relevance-location-longitude${n}`]),
    ...missingOf(
      variables,
      [`ibeacon-uuid${n}`],
      [`ibeacon-major${n}`, `ibeacon-minor${n}`, `ibeacon-relevance-text${n}`],
    ),
    ...missingOf(variables, [`ibeacon-major${n}`], [`ibeacon-minor${n}`]),
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
      const text = `is ${how}, but ${first} needs it: a link with that alone fails`;
      return ofVariable('variable-incomplete', name, text);
    });
}
