import {
  LinkBuilder,
  type LinkDefinition,
  maxLinkBytes as ofBuilder,
} from '../../../clients/link-builder/link-builder.ts';
import { previewUrl } from '../../../lambdas/domain/link/link.ts';
import type { LinkFields } from '../../../lambdas/domain/link/link-fields.ts';
import { lengthWarning, maxLinkBytes } from '../../../lambdas/domain/link/link-length.ts';
import { type VariableName, variableNames } from '../../../lambdas/domain/link/link-variables.ts';
import { exampleLinkFields } from '../../helpers/link-requests.ts';

const base = 'https://passes.example.com';
const key = 'k'.repeat(32);

function linkWith(isEncrypted: boolean, names: readonly VariableName[], protection?: LinkFields['link-protection']) {
  const variables = names.map((name) => [name, { 'is-required': true, 'value-encryption': isEncrypted }] as const);
  const fields = {
    ...exampleLinkFields(),
    'link-protection': protection,
    'pass-variables': Object.fromEntries(variables),
  };
  return { id: 'Link000000000000000001', fields };
}

/** The length of the builder's link with values of 40 characters each; the builder may refuse it. */
function lengthOf(link: ReturnType<typeof linkWith>): number {
  const definition = { ...link.fields, 'preview-url': previewUrl(base, link) } as LinkDefinition;
  const values = Object.fromEntries(
    ['pass-id', ...Object.keys(link.fields['pass-variables'])].map((name) => [name, 'x'.repeat(40)]),
  );
  try {
    return new LinkBuilder(definition).build(values).length;
  } catch (error) {
    return Number(/have ([\d,]+) bytes/.exec(String(error))?.[1]?.replace(',', ''));
  }
}

test('the service and the link builder have one limit', () => {
  expect(maxLinkBytes).toBe(ofBuilder);
});

test('all variables in clear have room, encrypted they are warned of', () => {
  expect(lengthWarning(base, linkWith(false, variableNames))).toBeUndefined();
  const link = linkWith(true, variableNames);
  expect(lengthWarning(base, link)).toBe(
    `With 40 characters in each of its ${variableNames.length} values a link would have ${lengthOf(link).toLocaleString('en')} bytes. One of more than 8,192 cannot be opened: send fewer variables at once, or encrypt fewer.`,
  );
});

test('the names of all variables and the shortest values are a link that can be opened, so none is refused', () => {
  const link = linkWith(true, variableNames, { checksum: 'SHA512', 'checksum-applied': 'full-link' });
  const definition = { ...link.fields, 'preview-url': previewUrl(base, link) } as LinkDefinition;
  const values = Object.fromEntries(variableNames.map((name) => [name, 'x']));
  expect(new LinkBuilder(definition).build(values).length).toBeLessThan(maxLinkBytes);
});

test.each<NonNullable<LinkFields['link-protection']>['checksum']>([
  'CRC32',
  'SHA256',
  'SHA384',
  'SHA512',
  'HMAC-SHA256',
])('the warning comes with the variable that makes it too long: %s', (checksum) => {
  const protection = {
    checksum,
    'checksum-applied': 'full-link',
    ...(checksum === 'HMAC-SHA256' && { 'checksum-key': key }),
  } as const;
  // Names have no slash here: the preview writes one in one byte, the builder in three.
  for (let count = 1; count <= variableNames.length; count++) {
    const link = linkWith(true, variableNames.slice(0, count), protection);
    expect(lengthWarning(base, link) !== undefined).toBe(lengthOf(link) > maxLinkBytes);
  }
});
