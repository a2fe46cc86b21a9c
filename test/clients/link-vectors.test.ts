import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkBuilder, type LinkDefinition, type PassengerValues } from '../../clients/link-builder/link-builder.ts';
import { newLink } from '../../lambdas/domain/link/link-request.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { follow, passMade } from '../helpers/followed-links.ts';

interface Vector {
  readonly title: string;
  readonly definition: LinkDefinition;
  readonly links: readonly {
    readonly values: PassengerValues;
    readonly link: string;
    /** Other spellings of the link. */
    readonly 'also-read'?: readonly string[];
  }[];
}

const { cases }: { readonly cases: readonly Vector[] } = JSON.parse(
  readFileSync(join(process.cwd(), 'clients/link-builder/vectors.json'), 'utf8'),
);

const { api } = apiForAllTests();
let templateId: string;
beforeAll(async () => {
  templateId = await api.createTemplate();
});

/** Makes the link of a vector, under the vector's own id. */
async function create({ 'preview-url': preview, ...request }: LinkDefinition): Promise<void> {
  const { fields } = newLink.parse({ ...request, 'link-name': 'Vectors', 'pass-template-id': templateId });
  const id = new URL(preview).pathname.slice('/l/'.length);
  const [createdAtUtc, updatedAtUtc] = [now.toISOString(), now.toISOString()];
  const trackingId = `vectors-${id}`;
  await api.services.links.create({
    id,
    account: 'demo',
    templateId,
    version: 1,
    createdAtUtc,
    updatedAtUtc,
    trackingId,
    fields,
    generated: 0,
  });
}

test('there are vectors of no checksum and of every one, of each scope, with and without encryption, also in another letter case', () => {
  const kinds = cases.map(({ definition }) => {
    const { checksum = 'none', 'checksum-applied': scope = '' } = definition['link-protection'] ?? {};
    return `${checksum} ${scope} ${definition['encryption-settings'] !== undefined}`;
  });
  expect(new Set(kinds.map((kind) => kind.toUpperCase())).size).toBe(2 * (1 + 5 * 2));
  expect(new Set(kinds).size).toBe(2 * (1 + 5 * 2) + 2);
});

describe.each(cases.map((vector) => [vector.title, vector] as const))('%s', (_title, { definition, links }) => {
  test('the link builder makes the links of the vectors', () => {
    const builder = new LinkBuilder(definition);
    expect(links.map(({ values }) => builder.build(values))).toEqual(links.map(({ link }) => link));
  });

  test('they make the right passes, also in standard base64 and with the checksum in upper case', async () => {
    await create(definition);
    for (const { values, link, 'also-read': alsoRead = [] } of links) {
      const answer = await follow(api, link);
      expect(answer.statusCode).toBe(303);
      const shown = await passShown(String(answer.headers?.location), values['pass-id']);
      expect(shown).toMatchObject({
        'passenger-name': values['passenger-name-value'],
        'seat-number': values['seat-number-value'],
        'confirmation-number': values['reservation-confirmation-code-value'],
        'boarding-group': values['boarding-group'],
        'barcode-value': expect.stringContaining(values['barcode-value'] ?? ''),
        'frequent-flyer-name-number': values['frequent-flyer-name/number-value'] ?? '',
      });
      for (const also of alsoRead) expect(await follow(api, also)).toEqual(answer);
    }
  });
});

/** Reads a pass by its pass-id, or by the key in its install link where the pass-id was derived. */
async function passShown(installUrl: string, passId?: string) {
  const pass = await api.services.passes.find(installUrl.split('/i/')[1]?.slice(0, 32) ?? '');
  if (passId !== undefined) expect(pass?.passId).toBe(passId);
  return passMade(api, templateId, pass?.passId ?? '');
}
