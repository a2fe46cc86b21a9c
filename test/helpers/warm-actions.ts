import { type TestApi, templateRequest } from './api.ts';
import type { AwsRequests, WarmCall } from './aws-requests.ts';
import { generate, move, passRow, update } from './batches.ts';
import { event, makeBrand, passenger } from './check-in.ts';
import { examplePassData, exampleRequest } from './examples.ts';
import { linkFor, makeLink } from './followed-links.ts';
import { linkRequest } from './link-requests.ts';

/**
 * A call with its requests to AWS, but for the kinds that it has none of. Every action is among them: the contract, repeated calls
 * and mutated requests are tested with these.
 */
export interface WarmAction extends WarmCall {
  readonly requests: Partial<AwsRequests>;
}

type Prepare = WarmAction['prepare'];

const files = (method: string, passes = 1) => Array<string>(2 * passes).fill(`${method} i`);

const { 'barcode-value': _, ...withoutBarcode } = examplePassData();

/** Makes a pass. @returns its ids */
async function madePass(api: TestApi, templateId: string, number: number) {
  const { body } = await api.send(api.passRequest(templateId, { 'pass-id': `made-${number}` }));
  return { 'pass-template-id': templateId, 'pass-id': body['pass-id'] };
}

const newPass: Prepare = (api, template, number) => api.passRequest(template, { 'pass-id': `pass-${number}` });

const newPassWith =
  (data: object): Prepare =>
  async (...made) => ({ ...(await newPass(...made)), 'pass-data': { ...withoutBarcode, ...data } });

const newPasses: Prepare = (_api, template, number) =>
  generate(
    template,
    [1, 2, 3].map((row) => passRow(`pass-${number}-${row}`)),
  );

/** A call for a template. @param more further fields, some with the number of the call */
const onTemplate =
  (action: string, more: (number: number) => object = () => ({})): Prepare =>
  (_api, template, number) => ({ action, 'pass-template-id': template, ...more(number) });

/** A call for a pass that is made for it. */
const onPass =
  (action: string, request: object = {}): Prepare =>
  async (...made) => ({ ...request, action, ...(await madePass(...made)) });

/** A call for the flight of a template. */
const onFlight =
  (action: string, more: (number: number) => object = () => ({})): Prepare =>
  async (api, template, number) => ({ action, ...(await flightOfItsOwn(api, template)), ...more(number) });

const named = (number: number) => ({ 'pass-template-name': `Name ${number}` });

let flights = 0;

/** Gives a template a flight of its own. @returns the flight's key */
async function flightOfItsOwn(api: TestApi, templateId: string): Promise<object> {
  const flight = { 'flight-number': `Q${String(++flights).padStart(3, '0')}`, 'origin-airport': 'MUC' };
  await api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...flight });
  return { 'flight-number-label': 'LH', ...flight, 'departure-date': '2027-03-15' };
}

/** An event about a new pass, of a brand and a flight that have been read. */
async function eventOf(api: TestApi, number: number) {
  const request = event(`event-${number}`, '2027-03-10T08:00:00Z', {}, { brand: await makeBrand(api) });
  // The first one makes the flight, and the second one reads it.
  for (const known of [1, 2]) await api.send({ ...request, 'pass-id': `known-${number}-${known}` });
  return request;
}

export const warmActions: readonly WarmAction[] = [
  { title: 'generatepass', requests: { writes: 1, s3: files('PUT') }, prepare: newPass },
  {
    title: 'generatepass, barcode generated',
    requests: { transactions: 1, s3: files('PUT') },
    template: { 'autogenerate-barcode-values': 'True' },
    prepare: newPassWith({}),
  },
  {
    title: 'generatepass, group-id',
    requests: { transactions: 1, s3: files('PUT') },
    prepare: (...made) => newPassWith({ 'group-id': `group-${made[1]}` })(...made),
  },
  {
    title: 'generatepass, Idempotency-Key',
    requests: { transactions: 1, s3: files('PUT') },
    hasIdempotencyKey: true,
    prepare: newPass,
  },
  { title: 'generatepasses, 3 rows', requests: { writes: 3, s3: files('PUT', 3) }, prepare: newPasses },
  {
    title: 'generatepasses, 3 rows, Idempotency-Key',
    // The Idempotency-Key adds one write.
    requests: { writes: 1, transactions: 3, s3: files('PUT', 3) },
    hasIdempotencyKey: true,
    prepare: newPasses,
  },
  {
    title: 'updatepasses, 2 rows',
    requests: { reads: 2, writes: 2, s3: files('DELETE', 2) },
    prepare: async (api, template, number) => {
      const passes = [1, 2].map(async (row) => {
        const { 'pass-id': id } = await madePass(api, template, 1_000 * number + row);
        return { 'pass-id': id, 'pass-data': { 'seat-number': `${number}A` } };
      });
      return update(template, await Promise.all(passes));
    },
  },
  { title: 'generatepassbyid', requests: { reads: 1 }, prepare: onPass('generatepassbyid') },
  { title: 'getpassdata', requests: { reads: 2 }, prepare: onPass('getpassdata') },
  // Reads of the pass with its devices, of its template, and of the state of its certificate.
  { title: 'explainpass', requests: { reads: 3 }, prepare: onPass('explainpass') },
  {
    title: 'updatepassdata',
    requests: { reads: 1, writes: 1, s3: files('DELETE') },
    prepare: onPass('updatepassdata', exampleRequest('update-pass-data')),
  },
  {
    title: 'movepass',
    // Reads of both templates, and of the pass twice: the second time with its registrations.
    requests: { reads: 4, writes: 1, s3: files('DELETE') },
    prepare: async (api, ...made) =>
      onPass('movepass', { 'to-pass-template-id': await api.createTemplate() })(api, ...made),
  },
  {
    title: 'movepasses, 2 rows',
    requests: { reads: 8, writes: 2, s3: files('DELETE', 2) },
    prepare: async (api, template, number) => {
      const rows = [1, 2].map((row) => madePass(api, template, 10_000 * number + row));
      return move(template, await api.createTemplate(), await Promise.all(rows));
    },
  },
  {
    title: 'deletepassdata',
    requests: { reads: 2, writes: 1, s3: files('DELETE') },
    prepare: onPass('deletepassdata'),
  },
  { title: 'getpassids', requests: { reads: 1 }, prepare: onTemplate('getpassids') },
  { title: 'getpasstemplate', requests: { reads: 1 }, prepare: onTemplate('getpasstemplate') },
  { title: 'getpasstemplates', requests: { reads: 1 }, prepare: () => ({ action: 'getpasstemplates' }) },
  {
    title: 'createpasstemplate',
    // Each call checks that the certificate may still be used for a new template.
    requests: { reads: 1, writes: 1, s3: Array(5).fill('PUT images') },
    prepare: (api) => templateRequest(api.images),
  },
  // Reads of the template and of its certificate's state.
  { title: 'copytemplate', requests: { reads: 2, writes: 1 }, prepare: onTemplate('copytemplate', named) },
  { title: 'updatepasstemplate', requests: { reads: 1, writes: 1 }, prepare: onTemplate('updatepasstemplate', named) },
  { title: 'updateflight', requests: { reads: 2, writes: 1 }, prepare: onFlight('updateflight', named) },
  {
    title: 'updateflights, 2 rows',
    requests: { reads: 4, writes: 2 },
    prepare: async (...made) => {
      const row = (await onFlight('updateflight', named)(...made)) as Readonly<Record<string, unknown>>;
      const { action: _, ...flight } = row;
      return { action: 'updateflights', flights: [flight, { ...flight, 'pass-template-name': `Row 2 of ${made[2]}` }] };
    },
  },
  {
    title: 'putpass, issuing',
    // Reads of the pass; of the flight and its brand only when they were not read for 30 s.
    requests: { reads: 1, writes: 1, s3: files('PUT') },
    prepare: (api, _template, number) => eventOf(api, number),
  },
  {
    title: 'putpass, new flight',
    // Reads that find neither the pass nor the flight, nor another template of it.
    requests: { reads: 3, writes: 2, s3: files('PUT') },
    prepare: async (api, _template, number) => {
      const { flight: known, ...rest } = await eventOf(api, number);
      return { ...rest, flight: { ...known, 'flight-number': `R${String(++flights).padStart(3, '0')}` } };
    },
  },
  {
    title: 'putpass, changing',
    requests: { reads: 1, writes: 1, s3: files('DELETE') },
    prepare: async (api, _template, number) => {
      const request = await eventOf(api, number);
      await api.send(request);
      return { ...request, 'event-time': '2027-03-10T08:00:01Z', 'pass-data': { ...passenger, 'seat-number': '1A' } };
    },
  },
  {
    title: 'putpass, repeated',
    requests: { reads: 1 },
    prepare: async (api, _template, number) => {
      const request = await eventOf(api, number);
      await api.send(request);
      return request;
    },
  },
  {
    title: 'putpasses, 3 rows',
    requests: { reads: 3, writes: 3, s3: files('PUT', 3) },
    prepare: async (api, _template, number) => {
      const { action: _action, ...row } = await eventOf(api, number);
      return { action: 'putpasses', passes: [1, 2, 3].map((n) => ({ ...row, 'pass-id': `event-${number}-${n}` })) };
    },
  },
  // Reads for one template without passes: the index of flights, the template, its list twice, its registrations.
  { title: 'getflight', requests: { reads: 6 }, prepare: onFlight('getflight') },
  {
    title: 'createpassissuancelink',
    requests: { writes: 1 },
    prepare: onTemplate('createpassissuancelink', () => linkRequest({ 'pass-template-id': undefined })),
  },
  {
    title: 'updatepassissuancelink',
    requests: { reads: 1, writes: 1 },
    prepare: async (api, template, number) => ({
      ...{ action: 'updatepassissuancelink', 'pass-template-id': template },
      ...{ 'issuance-link-id': (await makeLink(api, template)).id, 'link-name': `Link ${number}` },
    }),
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
