import { previewUrl } from '../../../lambdas/domain/link/link.ts';
import type { LinkFields } from '../../../lambdas/domain/link/link-fields.ts';
import { exampleLinkFields } from '../../helpers/link-requests.ts';

const base = 'https://passes.example.com/l/Link1?';
const preview = (changes: Partial<LinkFields>) =>
  previewUrl('https://passes.example.com', { id: 'Link1', fields: exampleLinkFields(changes) });

const encrypted = { 'is-required': true, 'value-encryption': true };
const plain = { 'is-required': false, 'value-encryption': false };

test('the preview of the example: pass-id first, encrypted values marked, the checksum last', () => {
  expect(preview({})).toBe(
    `${base}${[
      'pass-id={pass-id}',
      'passenger-name-value={encrypted:passenger-name-value}',
      'boarding-position-value={boarding-position-value}',
      'boarding-group={boarding-group}',
      'seat-number-value={seat-number-value}',
      'reservation-confirmation-code-value={encrypted:reservation-confirmation-code-value}',
      'barcode-value={encrypted:barcode-value}',
      'user-email={encrypted:user-email}',
      'checksum={checksum}',
    ].join('&')}`,
  );
});

test('a preview without protection has no checksum', () => {
  expect(preview({ 'link-protection': undefined, 'pass-variables': { 'pass-id': plain } })).toBe(
    `${base}pass-id={pass-id}`,
  );
});

test('the pass-id is there when no variable declares it, and encrypted when one says so', () => {
  const without = preview({ 'link-protection': undefined, 'pass-variables': { 'user-phone': plain } });
  expect(without).toBe(`${base}pass-id={pass-id}&user-phone={user-phone}`);
  const declared = preview({ 'link-protection': undefined, 'pass-variables': { 'pass-id': encrypted } });
  expect(declared).toBe(`${base}pass-id={encrypted:pass-id}`);
});

test('the order of parameters does not depend on the order in which variables were stored', () => {
  const variables = { 'ibeacon-uuid10': plain, 'user-phone': plain, 'pass-id': plain };
  const reversed = Object.fromEntries(Object.entries(variables).reverse());
  expect(preview({ 'pass-variables': reversed })).toBe(preview({ 'pass-variables': variables }));
});

test('frequent-flyer-name/number-value keeps its slash: it is one parameter of that name', () => {
  const url = preview({ 'pass-variables': { 'frequent-flyer-name/number-value': encrypted } });
  expect(url).toContain('&frequent-flyer-name/number-value={encrypted:frequent-flyer-name/number-value}&');
  expect(new URL(url).searchParams.get('frequent-flyer-name/number-value')).toBe(
    '{encrypted:frequent-flyer-name/number-value}',
  );
});
