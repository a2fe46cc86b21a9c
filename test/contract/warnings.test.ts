import { templateRequest } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { at, evening, event, makeBrand } from '../helpers/check-in.ts';
import { exampleFlight, exampleRequest } from '../helpers/examples.ts';
import { linkFor, makeLink, passenger } from '../helpers/followed-links.ts';

const { api } = apiForAllTests();
const own = exampleRequest('generate-pass')['pass-data'] as object;
const barcode = 'M1MUSTERMANN/ERIKA    EABC123 MUCBERLH 2724 074Y012C0042 100';

/** Entries of `warnings`, also in lists of results or templates. */
const warningsIn = (body: Readonly<Record<string, unknown>>): unknown[] =>
  [body, ...[body.results, body['pass-templates']].flat()].flatMap(
    (each) => (each as { warnings?: unknown[] } | undefined)?.warnings ?? [],
  );

test('warnings have one shape in every answer: code, field and text', async () => {
  const templateId = await api.createTemplate();
  const to = { 'to-pass-template-id': await api.createTemplate() };
  const template = { 'pass-template-id': templateId };
  const data = { ...own, 'barcode-value': barcode, 'seat-number': '14A' };
  const move = { ...template, ...to, 'pass-data': { 'seat-number': '16A' } };
  const pass = { ...template, 'pass-id': 'P1' };
  const link = await makeLink(api, templateId);
  const linkIds = { 'issuance-link-id': link.id, ...template };
  const url = linkFor(link, passenger({ 'barcode-value': barcode, 'seat-number-value': '14A' }));
  const expired = { 'link-expiration-timestamp': '2020-01-01T00:00:00', 'link-expiration-timezone': 'Europe/Berlin' };
  const requests: readonly Record<string, unknown>[] = [
    { ...templateRequest(api.images), 'flight-status-reason': 'Thunderstorms' },
    { action: 'updatepasstemplate', ...template, 'no-expiration': true },
    { action: 'updateflight', ...exampleFlight, 'no-expiration': true },
    { action: 'copytemplate', ...template, 'departure-time': '2027-03-18T17:35:00' },
    { action: 'generatepass', ...pass, 'pass-data': data },
    { action: 'generatepasses', ...template, passes: [{ 'pass-id': 'P2', 'pass-data': data }] },
    { action: 'updatepassdata', ...pass, 'pass-data': { 'seat-number': '15A' } },
    { action: 'updatepasses', ...template, passes: [{ 'pass-id': 'P2', 'pass-data': { 'seat-number': '15A' } }] },
    { action: 'checkpassissuancelink', url },
    { action: 'movepass', ...move, 'pass-id': 'P1' },
    { action: 'movepasses', ...template, ...to, passes: [{ 'pass-id': 'P2', 'pass-data': { 'seat-number': '16A' } }] },
    { ...exampleRequest('create-pass-issuance-link'), ...template, ...expired },
    { action: 'updatepassissuancelink', ...linkIds, ...expired },
  ];
  for (const request of requests) {
    const { body } = await api.send(request);
    const warnings = warningsIn(body);
    expect([request.action, body.status, warnings.length > 0]).toEqual([request.action, 'success', true]);
    for (const warning of warnings)
      expect(warning).toStrictEqual({
        code: expect.stringMatching(/^[a-z]+(-[a-z]+)+$/),
        field: expect.stringMatching(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/),
        text: expect.stringMatching(/^.+\.$/),
      });
  }
});

test('a validity that contradicts the flight is told by every call that takes it or makes a pass with it', async () => {
  const id = await api.createTemplate();
  const template = { 'pass-template-id': id };
  const copy = { action: 'copytemplate', ...template, 'departure-time': '2027-03-15T20:35:00' };
  const later = { 'to-pass-template-id': (await api.send(copy)).body['pass-template-id'] };
  await makeBrand(api);
  // 16:35 UTC is the departure; the offset is not heeded.
  const early = { 'expiration-timestamp': '2027-03-15T16:00:00-07:00' };
  const between = { 'expiration-timestamp': '2027-03-15T18:00:00' };
  const ofPass = (passId: string, data: object) => ({ 'pass-id': passId, 'pass-data': { ...own, ...data } });
  const named = { 'is-required': false, 'value-encryption': false };
  const link = await makeLink(api, id, { 'pass-variables.expiration-timestamp': named });
  const update = { action: 'updatepassdata', ...template, 'pass-id': 'V1' };
  const ofFlight = { action: 'updateflight', ...exampleFlight };
  const past = { 'expiry-date': '2020-01-01T00:00:00' };
  const creation = JSON.parse(JSON.stringify(templateRequest(api.images)).replace('2027-03-16T03', '2020-01-01T00'));
  const requests: readonly [object, string][] = [
    [{ action: 'generatepass', ...template, ...ofPass('V1', early) }, 'expiration-timestamp'],
    [{ action: 'generatepasses', ...template, passes: [ofPass('V2', early)] }, 'expiration-timestamp'],
    [{ ...update, 'pass-data': { 'seat-number': '12D' } }, ''],
    [{ ...update, 'pass-data': early, 'dry-run': true }, 'expiration-timestamp'],
    [{ action: 'updatepasses', ...template, passes: [{ 'pass-id': 'V2', 'pass-data': between }] }, ''],
    [{ action: 'movepass', ...template, ...later, 'pass-id': 'V2' }, 'expiration-timestamp'],
    [event('V3', at(0), early), 'expiration-timestamp'],
    [event('V3', at(1), between), ''],
    [event('V3', at(2), between, evening), 'expiration-timestamp'],
    [{ action: 'checkpassissuancelink', url: linkFor(link, passenger(early)) }, 'expiration-timestamp'],
    [{ ...creation, 'dry-run': true }, 'expiry-date'],
    [creation, 'expiry-date'],
    [{ ...copy, ...past }, 'expiry-date'],
    [{ action: 'updatepasstemplate', ...template, ...past }, 'expiry-date'],
    [{ action: 'updatepasstemplate', ...template, 'origin-gate': 'Z9' }, ''],
    [{ action: 'generatepass', ...template, ...ofPass('V4', { 'expiration-timestamp': '' }) }, 'expiry-date'],
    [{ ...ofFlight, 'relevance-date-time': '2027-03-15T20:00:00' }, 'relevance-date-time'],
    [{ ...ofFlight, 'expiry-date': '2027-03-16T03:00:00' }, ''],
    [{ ...ofFlight, 'estimated-departure-time': '2027-03-16T04:00:00' }, 'expiry-date'],
  ];
  for (const [request, fields] of requests) {
    const { body } = await api.send(request as Record<string, unknown>);
    const all = warningsIn(body) as { code: string; field: string }[];
    const warned = all.filter(({ code }) => /^(expiration|relevance)-/.test(code)).map(({ field }) => field);
    const told = [...new Set(warned)].join(' ');
    expect([request, body.status, told]).toEqual([request, 'success', fields]);
  }
});
