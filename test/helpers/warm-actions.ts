import { type TestApi, templateRequest } from './api.ts';
import type { AwsRequests, WarmCall } from './aws-requests.ts';
import { generate, move, passRow, update } from './batches.ts';
import { exampleRequest } from './examples.ts';
import { linkFor, makeLink } from './followed-links.ts';
import { linkRequest } from './link-requests.ts';

/**
 * A call with its requests to AWS, but for the kinds that it has none of. Every action is among them: the contract, repeated calls
 * and mutated requests are tested with these.
 */
export interface WarmAction extends WarmCall {
  readonly requests: Partial<AwsRequests>;
}

const files = (method: string) => [`${method} i`, `${method} i`];

const { 'barcode-value': _, ...withoutBarcode } = exampleRequest('generate-pass')['pass-data'] as Record<
  string,
  unknown
>;

const newPasses: WarmAction['prepare'] = (_api, template, number) =>
  generate(
    template,
    [1, 2, 3].map((row) => passRow(`pass-${number}-${row}`)),
  );

/** Makes a pass. @returns its ids */
async function madePass(api: TestApi, templateId: string, number: number) {
  const { body } = await api.send(api.passRequest(templateId, { 'pass-id': `made-${number}` }));
  return { 'pass-template-id': templateId, 'pass-id': body['pass-id'] };
}

let flights = 0;

/** Gives a template a flight of its own. @returns the flight's key */
async function flightOfItsOwn(api: TestApi, templateId: string): Promise<object> {
  const flight = { 'flight-number': `Q${String(++flights).padStart(3, '0')}`, 'origin-airport': 'MUC' };
  await api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...flight });
  return { 'flight-number-label': 'LH', ...flight, 'departure-date': '2027-03-15' };
}

export const warmActions: readonly WarmAction[] = [
  {
    title: 'generatepass',
    requests: { writes: 1, s3: files('PUT') },
    prepare: (api, template, number) => api.passRequest(template, { 'pass-id': `pass-${number}` }),
  },
  {
    title: 'generatepass, barcode generated',
    requests: { transactions: 1, s3: files('PUT') },
    template: { 'autogenerate-barcode-values': 'True' },
    prepare: (api, template, number) =>
      api.passRequest(template, { 'pass-id': `pass-${number}`, 'pass-data': withoutBarcode }),
  },
  {
    title: 'generatepass, group-id',
    requests: { transactions: 1, s3: files('PUT') },
    prepare: (api, template, number) =>
      api.passRequest(template, {
        'pass-id': `pass-${number}`,
        'pass-data': { ...withoutBarcode, 'group-id': `group-${template}` },
      }),
  },
  {
    title: 'generatepass, Idempotency-Key',
    requests: { transactions: 1, s3: files('PUT') },
    hasIdempotencyKey: true,
    prepare: (api, template, number) => api.passRequest(template, { 'pass-id': `pass-${number}` }),
  },
  {
    title: 'generatepasses, 3 rows',
    requests: { writes: 3, s3: [...files('PUT'), ...files('PUT'), ...files('PUT')] },
    prepare: newPasses,
  },
  {
    title: 'generatepasses, 3 rows, Idempotency-Key',
    // The Idempotency-Key adds one write.
    requests: { writes: 1, transactions: 3, s3: [...files('PUT'), ...files('PUT'), ...files('PUT')] },
    hasIdempotencyKey: true,
    prepare: newPasses,
  },
  {
    title: 'updatepasses, 2 rows',
    requests: { reads: 2, writes: 2, s3: [...files('DELETE'), ...files('DELETE')] },
    prepare: async (api, template, number) => {
      const passes = [1, 2].map(async (row) => {
        const { 'pass-id': id } = await madePass(api, template, 1_000 * number + row);
        return { 'pass-id': id, 'pass-data': { 'seat-number': `${number}A` } };
      });
      return update(template, await Promise.all(passes));
    },
  },
  {
    title: 'generatepassbyid',
    requests: { reads: 1 },
    prepare: async (...made) => ({ action: 'generatepassbyid', ...(await madePass(...made)) }),
  },
  {
    title: 'getpassdata',
    requests: { reads: 2 },
    prepare: async (...made) => ({ action: 'getpassdata', ...(await madePass(...made)) }),
  },
  {
    title: 'updatepassdata',
    requests: { reads: 1, writes: 1, s3: files('DELETE') },
    prepare: async (...made) => ({ ...exampleRequest('update-pass-data'), ...(await madePass(...made)) }),
  },
  {
    title: 'movepass',
    // Reads of both templates, and of the pass twice: the second time with its registrations.
    requests: { reads: 4, writes: 1, s3: files('DELETE') },
    prepare: async (api, template, number) => {
      const pass = await madePass(api, template, number);
      return { action: 'movepass', ...pass, 'to-pass-template-id': await api.createTemplate() };
    },
  },
  {
    title: 'movepasses, 2 rows',
    requests: { reads: 8, writes: 2, s3: [...files('DELETE'), ...files('DELETE')] },
    prepare: async (api, template, number) => {
      const rows = [1, 2].map((row) => madePass(api, template, 10_000 * number + row));
      return move(template, await api.createTemplate(), await Promise.all(rows));
    },
  },
  {
    title: 'deletepassdata',
    requests: { reads: 2, writes: 1, s3: files('DELETE') },
    prepare: async (...made) => ({ action: 'deletepassdata', ...(await madePass(...made)) }),
  },
  {
    title: 'getpassids',
    requests: { reads: 1 },
    prepare: (_api, template) => ({ action: 'getpassids', 'pass-template-id': template }),
  },
  {
    title: 'getpasstemplate',
    requests: { reads: 1 },
    prepare: (_api, template) => ({ action: 'getpasstemplate', 'pass-template-id': template }),
  },
  {
    title: 'getpasstemplates',
    requests: { reads: 1 },
    prepare: () => ({ action: 'getpasstemplates' }),
  },
  {
    title: 'createpasstemplate',
    // Each call checks that the certificate may still be used for a new template.
    requests: { reads: 1, writes: 1, s3: Array(5).fill('PUT images') },
    prepare: (api) => templateRequest(api.images),
  },
  {
    title: 'copytemplate',
    // Reads of the template and of its certificate's state.
    requests: { reads: 2, writes: 1 },
    prepare: (_api, template, number) => ({
      action: 'copytemplate',
      'pass-template-id': template,
      'pass-template-name': `Copy ${number}`,
    }),
  },
  {
    title: 'updatepasstemplate',
    requests: { reads: 1, writes: 1 },
    prepare: (_api, template, number) => ({
      action: 'updatepasstemplate',
      'pass-template-id': template,
      'pass-template-name': `Name ${number}`,
    }),
  },
  {
    title: 'updateflight',
    requests: { reads: 2, writes: 1 },
    prepare: async (api, template, number) => ({
      action: 'updateflight',
      ...(await flightOfItsOwn(api, template)),
      'pass-template-name': `Name ${number}`,
    }),
  },
  {
    title: 'getflight',
    // Reads for one template without passes: the index of flights, the template, its list twice, its registrations.
    requests: { reads: 6 },
    prepare: async (api, template) => ({ action: 'getflight', ...(await flightOfItsOwn(api, template)) }),
  },
  {
    title: 'createpassissuancelink',
    requests: { writes: 1 },
    prepare: (_api, template) => ({
      action: 'createpassissuancelink',
      ...linkRequest({ 'pass-template-id': template }),
    }),
  },
  {
    title: 'updatepassissuancelink',
    requests: { reads: 1, writes: 1 },
    prepare: async (api, template, number) => {
      const link = linkRequest({ 'pass-template-id': template });
      const { body } = await api.send({ action: 'createpassissuancelink', ...link });
      const ids = { 'pass-template-id': template, 'issuance-link-id': body['issuance-link-id'] };
      return { action: 'updatepassissuancelink', ...ids, 'link-name': `Link ${number}` };
    },
  },
  {
    title: 'checkpassissuancelink',
    requests: { reads: 2 },
    prepare: async (api, template) => ({
      action: 'checkpassissuancelink',
      url: linkFor(await makeLink(api, template)),
    }),
  },
];

/** The plainest call of each action, by its name. */
export const plainCalls: ReadonlyMap<string, WarmAction> = new Map(
  [...warmActions].reverse().map((action) => [action.title.replace(/,.*/, ''), action]),
);
