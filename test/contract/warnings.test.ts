import { templateRequest } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
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
