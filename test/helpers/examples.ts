import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FlightAirports } from '../../lambdas/domain/airport/airport.ts';
import { passData, passMetaData } from '../../lambdas/domain/fields/pass-fields.ts';
import type { Pass, ShownPass } from '../../lambdas/domain/pass/pass.ts';
import type { Template } from '../../lambdas/domain/template/template.ts';
import { newTemplateOrBrand } from '../../lambdas/domain/template/template-request.ts';
import type { TemplateFields } from '../../lambdas/domain/template-fields/template-fields.ts';

type Request = Record<string, unknown>;

/** The request of createpasstemplate for a flight. */
export const newTemplate = newTemplateOrBrand.transform(
  (draft) => draft as Extract<typeof draft, { readonly kind: 'flight' }>,
);

/** The instant of the tests' fixed clock. */
export const now = new Date('2027-03-10T08:00:00Z');

/** The flight of the example's template. */
export const exampleFlight = {
  'flight-number-label': 'LH',
  'flight-number': '2724',
  'origin-airport': 'MUC',
  'departure-date': '2027-03-15',
};

type Example = 'create-pass-issuance-link' | 'create-pass-template' | 'generate-pass' | 'update-pass-data';

/** A canonical request of test/examples, as a fresh object. */
export function exampleRequest(name: Example): Request {
  return JSON.parse(readFileSync(join(process.cwd(), 'test/examples', `${name}.json`), 'utf8'));
}

/** The pass-data of the example request. */
export const examplePassData = () => exampleRequest('generate-pass')['pass-data'] as Request;

/** The service's data about the airports of the example. */
const airports: FlightAirports = {
  origin: {
    code: 'MUC',
    name: 'Munich International Airport',
    city: 'Munich',
    timeZone: 'Europe/Berlin',
    latitude: 48.3538,
    longitude: 11.7861,
  },
  destination: {
    code: 'BER',
    name: 'Berlin Brandenburg Airport',
    city: 'Berlin',
    timeZone: 'Europe/Berlin',
    latitude: 52.3621,
    longitude: 13.5017,
  },
};

/** The stored template of the example request. */
export function exampleTemplate(changes: Partial<TemplateFields> = {}, more: Partial<Template> = {}): Template {
  const { action: _action, ...request } = exampleRequest('create-pass-template');
  const { fields } = newTemplate.parse(request);
  return {
    id: 'Template0000000000001',
    account: 'demo',
    version: 1,
    createdAtUtc: now.toISOString(),
    updatedAtUtc: now.toISOString(),
    trackingId: 'template-call',
    fields: { ...fields, ...changes },
    images: {},
    airports,
    passTypeId: 'pass.com.example.boarding',
    ...more,
  };
}

/** The stored pass of the example request. */
export function examplePass(changes: Partial<Pass['fields']> = {}, more: Partial<Pass> = {}): Pass {
  const request = exampleRequest('generate-pass');
  return {
    passKey: 'abcdefghijklmnopqrstuvwxyz234567',
    account: 'demo',
    passId: String(request['pass-id']),
    templateId: 'Template0000000000001',
    renderedFrom: 1,
    version: 1,
    revision: 1,
    writeId: 'pass-call',
    nonce: 'zyxwvutsrqponmlkjihgfedcba',
    accessVersion: '1',
    storedStatus: 'active',
    storedStatusSinceUtc: now.toISOString(),
    createdAtUtc: now.toISOString(),
    updatedAtUtc: now.toISOString(),
    trackingId: 'pass-call',
    fields: { ...passData.parse(request['pass-data']), ...changes },
    contact: passMetaData.parse(request['pass-meta-data']),
    referenceData: request['reference-data'] as Request,
    ...more,
  };
}

/** The pass of the example request, as it reads while neither time nor its flight changes its status. */
export function shownExamplePass(changes: Partial<Pass['fields']> = {}, more: Partial<ShownPass> = {}): ShownPass {
  const { storedStatus: status, storedStatusSinceUtc: statusSinceUtc, ...pass } = examplePass(changes);
  return { ...pass, status, statusSinceUtc, ...more };
}
