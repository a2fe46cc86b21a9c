import { applyChanges } from '../../../lambdas/domain/fields/changes.ts';
import { ApiError } from '../../../lambdas/domain/request/errors.ts';
import { applyTemplateChanges, templateChanges } from '../../../lambdas/domain/template/template-request.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { passDataChanges, passUpdate } from '../../../lambdas/domain/updates/pass-update.ts';
import { accepted, blank, optionalOf, refused, requiredOf } from '../../fields/cases.ts';
import { type Claim, eachField, wrongIn } from '../../fields/claims.ts';
import type { FieldRows } from '../../fields/formats.ts';
import { metaDataRows, passRows, updateOnlyRows } from '../../fields/pass-rows.ts';
import { templateRows } from '../../fields/template-rows.ts';
import { examplePass, exampleRequest, exampleTemplate } from '../../helpers/examples.ts';

interface Schema {
  safeParse(value: unknown): { data?: unknown; error?: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** Problems of an input: `field message`. */
function problems(schema: Schema, input: unknown): string[] {
  return (schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);
}

/** Claims that an optional field is cleared by what is blank, and a required one refuses it. */
const clearedOrRefused = (row: FieldRows, changes: (sent: object) => unknown, refusal: (sent: object) => unknown) => [
  ...optionalOf(row).flatMap((field) =>
    blank.map((nothing): Claim => {
      const cleared = expect.objectContaining({ set: {}, clear: [field] });
      return [`${JSON.stringify(nothing)} clears ${field}`, () => changes({ [field]: nothing }), cleared];
    }),
  ),
  ...requiredOf(row).flatMap((field) =>
    blank.map((nothing): Claim => {
      const expected = [`${field} is required and cannot be cleared`];
      return [`${JSON.stringify(nothing)} does not clear ${field}`, () => refusal({ [field]: nothing }), expected];
    }),
  ),
];

const { 'pass-type-id': _type, 'issuer-id': _issuer, ...updatableTemplateRows } = templateRows;
const { 'strip-image': _strip, 'expiration-timezone': _zone, ...updatablePassRows } = { ...passRows };
const templateId = 'Template1';

describe('updatepasstemplate', () => {
  const update = (fields: object) => templateChanges.parse({ 'pass-template-id': templateId, ...fields });
  const apply = (fields: object, before = exampleTemplate().fields) => applyTemplateChanges(before, update(fields));

  test.each(eachField(updatableTemplateRows))('changes %s alone, to what createpasstemplate takes', async (_, row) => {
    const refusal = (sent: object) => problems(templateChanges, { 'pass-template-id': templateId, ...sent });
    const claims = [
      ...accepted(row)
        .filter(({ sent }) => sent !== '')
        .map(({ field, shown, sent, stored }): Claim => {
          const expected = { templateId, set: { [field]: stored }, clear: [] };
          return [`${field} is set to ${shown}`, () => update({ [field]: sent }), expected];
        }),
      ...refused(row)
        .filter(({ sent, message }) => sent !== '' && message.startsWith('must be'))
        // Rules that depend on a fetch or on the type of another field are not checked here.
        .filter(({ field, sent }) => !/^https?:/.test(String(sent)) && !/^(link[12]|barcode-value)$/.test(field))
        .map(({ field, shown, sent, message }): Claim => {
          return [`${field} refuses ${shown}: ${message}`, () => refusal({ [field]: sent }).length > 0, true];
        }),
      ...clearedOrRefused(row, update, refusal),
    ];
    expect(await wrongIn(claims)).toEqual([]);
  });

  test('fields stand in groups as for createpasstemplate, and what is omitted stays', () => {
    const before = exampleTemplate().fields;
    const after = apply({ 'universal-fields': { 'origin-gate': 'G7', 'walleta-fields': { description: 'New' } } });
    expect(after).toEqual({ ...before, 'origin-gate': 'G7', description: 'New' });
  });

  test('an array is replaced as a whole', () => {
    const locations = [{ latitude: '1', longitude: '2' }];
    expect(apply({ 'relevant-locations': locations })['relevant-locations']).toEqual([{ latitude: 1, longitude: 2 }]);
  });

  test('a cleared field is gone: an install-page text is the system’s again', () => {
    const after = apply({ 'pass-install-help-text': '', 'estimated-arrival-time': '' });
    expect(after).not.toHaveProperty('pass-install-help-text');
  });

  test('what says the same as the template changes nothing, whatever the order of keys', () => {
    const { action: _action, ...request } = exampleRequest('create-pass-template');
    const before = exampleTemplate().fields;
    const reordered = JSON.parse(JSON.stringify(before), (_name, value) =>
      value?.latitude ? { longitude: value.longitude, 'relevant-text': value['relevant-text'], ...value } : value,
    );
    expect(applyTemplateChanges(reordered, update(request))).toBe(reordered);
    expect(apply({}, before)).toBe(before);
  });

  test.each<[title: string, changes: object, field: string, before?: Partial<TemplateFields>]>([
    ['link1 against the type that stays', { link1: 'https://www.example.com/' }, 'link1'],
    ['a type against the link that stays', { 'link2-type': 'email' }, 'link2'],
    ['a barcode value against the type that stays', { 'barcode-value': 'Łuk' }, 'barcode-value'],
    [
      'a type against the barcode value that stays',
      { 'barcode-type': 'CODE128' },
      'barcode-value',
      { 'barcode-value': 'x'.repeat(81) },
    ],
    ['auto-expiry without its fields', { 'expiration-setting': 'auto' }, 'auto-expire-number-days'],
  ])('refuses %s', (_title, changes, field, before = {}) => {
    const refusal = (() => {
      try {
        return apply(changes, exampleTemplate(before).fields);
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(ApiError);
    const message = expect.stringMatching(new RegExp(`^Invalid request: ${field} `));
    expect(refusal).toMatchObject({ code: 'E9003', httpStatus: 400, message });
    expect((refusal as ApiError).fields[0]).toMatchObject({ field });
  });

  test('a template that is older than a rule is held to it only by who touches its fields', () => {
    const old = exampleTemplate({ 'barcode-value': 'x'.repeat(2_000), 'expiration-setting': 'auto', link1: 'call me' });
    expect(apply({ 'origin-gate': 'G7', 'barcode-value': 'x'.repeat(2_000) }, old.fields)['origin-gate']).toBe('G7');
    expect(() => apply({ 'barcode-type': 'CODE128' }, old.fields)).toThrow(ApiError);
    expect(() => apply({ 'auto-expire-number-days': 0 }, old.fields)).toThrow(ApiError);
    expect(() => apply({ 'link1-type': 'email' }, old.fields)).toThrow(ApiError);
  });

  test('the id is needed, and everything that is wrong is named at once', () => {
    const found = problems(templateChanges, {
      'seat-number': '',
      'origin-airport': 'X',
      'universal-fields': { description: 'A', 'walleta-fields': { description: 'B' } },
      'pass-type-id': 'pass.com.example.other',
    });
    expect(found.sort()).toEqual([
      'description is given twice with different values',
      'origin-airport must be a three-letter IATA airport code',
      'pass-template-id must be text',
      'seat-number is required and cannot be cleared',
      'undefined Unrecognized key: "pass-type-id"',
    ]);
  });
});

describe('updatepassdata', () => {
  const reference = { 'pass-template-id': templateId, 'pass-id': 'ABC123-1' };
  const update = (request: object) => passUpdate.parse({ ...reference, ...request });

  const changes = (sent: object) => passDataChanges.parse(sent);
  const refusal = (sent: object) => problems(passDataChanges, sent);
  const refuses = (row: FieldRows) =>
    refused(row).map(({ field, shown, sent, message }): Claim => {
      return [`${field} refuses ${shown}: ${message}`, () => refusal({ [field]: sent }), [`${field} ${message}`]];
    });

  test.each(eachField(updatablePassRows))('changes %s, to what generatepass takes', async (_field, row) => {
    const claims = [
      ...accepted(row).map(({ field, shown, sent, stored }): Claim => {
        const expected = { set: { [field]: stored }, clear: [] };
        return [`${field} is set to ${shown}`, () => changes({ [field]: sent }), expected];
      }),
      ...refuses(row),
      ...clearedOrRefused(row, changes, refusal),
    ];
    expect(await wrongIn(claims)).toEqual([]);
  });

  test('refuses wrong values of the fields that it alone has', async () => {
    expect(await wrongIn(refuses(updateOnlyRows))).toEqual([]);
  });

  test('pass-update-notification is the text of this update, and no field of the pass', () => {
    const sent = { 'pass-update-notification': 'Your seat is now 3D' };
    expect(update({ 'pass-data': sent })).toMatchObject({ notification: 'Your seat is now 3D', data: { set: {} } });
    expect(update({ 'pass-data': { 'pass-update-notification': '' } }).notification).toBeUndefined();
  });

  test.each(['strip-image', 'expiration-timezone', 'reference-data', 'origin-gate'])('refuses %s', (field) => {
    expect(problems(passDataChanges, { [field]: 'X' })).toEqual([`undefined Unrecognized key: "${field}"`]);
  });

  test('the class may be spelled both ways, and cleared both ways', () => {
    expect(passDataChanges.parse({ 'boarding-Seat-class': 'First' }).set).toEqual({ 'boarding-seat-class': 'First' });
    expect(passDataChanges.parse({ 'boarding-Seat-class': '' }).clear).toEqual(['boarding-seat-class']);
  });

  test.each([
    [{ 'pass-status': 'REDEEMED' }, 'redeemed'],
    [{ 'pass-data': { 'pass-status': 'Voided' } }, 'voided'],
    [{ 'pass-status': 'active', 'pass-data': { 'pass-status': 'ACTIVE' } }, 'active'],
    [{ 'pass-status': '', 'pass-data': { 'pass-status': 'expired' } }, 'expired'],
    [{}, undefined],
  ])('the status of %j is %s', (request, expected) => {
    expect(update(request).status).toBe(expected);
  });

  test.each([
    [{ 'pass-status': 'lost' }, 'pass-status must be redeemed, expired, voided or active'],
    [{ 'pass-status': 7 }, 'pass-status must be redeemed, expired, voided or active'],
    [
      { 'pass-status': 'active', 'pass-data': { 'pass-status': 'voided' } },
      'pass-status is given twice with different values',
    ],
  ])('%j is refused: %s', (request, problem) => {
    expect(problems(passUpdate, { ...reference, ...request })).toEqual([problem]);
  });

  test('a status given twice and an invalid field are named together', () => {
    const request = { ...reference, 'pass-status': 'active', 'pass-data': { 'pass-status': 'voided' }, priority: 'x' };
    expect(problems(passUpdate, request)).toHaveLength(2);
  });

  test('pass-meta-data is partial too', () => {
    const contact = { 'user-email': '', 'user-phone': '498912345678' };
    expect(update({ 'pass-meta-data': contact }).contact).toEqual({
      set: { 'user-phone': '498912345678' },
      clear: ['user-email'],
    });
  });

  test('pass-meta-data refuses wrong values', async () => {
    const claims = refused(metaDataRows).map(({ field, shown, sent }): Claim => {
      const found = () => problems(passUpdate, { ...reference, 'pass-meta-data': { [field]: sent } }).length;
      return [`${field} refuses ${shown}`, found, 1];
    });
    expect(await wrongIn(claims)).toEqual([]);
  });

  test('what is omitted stays, and the same again changes nothing', () => {
    const { fields } = examplePass();
    const changes = passDataChanges.parse({ 'seat-number': '3D', 'ticket-number': '' });
    const { 'ticket-number': _ticket, ...rest } = { ...fields, 'seat-number': '3D' };
    expect(applyChanges(fields, changes)).toEqual(rest);
    expect(applyChanges(fields, passDataChanges.parse({ 'seat-number': fields['seat-number'] }))).toBe(fields);
  });
});
