import { LinkBuilder, type LinkDefinition, type PassengerValues } from '../../clients/link-builder/link-builder.ts';
import type { TestApi } from './api.ts';
import { linkRequest } from './link-requests.ts';

/** A link of a caller: the request, and the preview in the answer. */
export interface MadeLink {
  readonly id: string;
  readonly templateId: string;
  readonly definition: LinkDefinition;
}

/** Makes the example link, changed as wanted, of a template. */
export async function makeLink(
  api: TestApi,
  templateId: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<MadeLink> {
  const request = linkRequest({ 'pass-template-id': templateId, ...changes });
  const { body } = await api.send({ action: 'createpassissuancelink', ...request });
  if (body.status !== 'success') throw new Error(JSON.stringify(body));
  const definition = { ...request, 'preview-url': String(body['preview-url']) };
  return { id: String(body['issuance-link-id']), templateId, definition };
}

/** A passenger of the example link. */
export const passenger = (changes: PassengerValues = {}): PassengerValues => ({
  'pass-id': 'LINK-1',
  'passenger-name-value': 'Erika Mustermann',
  'boarding-position-value': '17',
  'boarding-group': '2',
  'seat-number-value': '12C',
  'reservation-confirmation-code-value': 'ABC123',
  ...changes,
});

/** Headers of a browser that fetches an address before the click. */
export const prefetches: readonly Readonly<Record<string, string>>[] = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
];

export const linkFor = ({ definition }: MadeLink, values = passenger()): string =>
  new LinkBuilder(definition).build(values);

/** The part after the host, which a browser requests. */
export const targetOf = (link: string): string => link.slice(new URL(link).origin.length);

export const follow = (api: TestApi, link: string) => api.open('GET', targetOf(link));

/** The API's data of a link's pass; undefined if the link has made none. */
export async function passMade(api: TestApi, templateId: string, passId: string) {
  const { body } = await api.send({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': passId });
  return body['pass-data'] as Readonly<Record<string, unknown>> | undefined;
}

/** Pass-ids of a template, oldest first. */
export async function passIdsOf(api: TestApi, templateId: string, page = 1): Promise<string[]> {
  const { body } = await api.send({
    action: 'getpassids',
    'pass-template-id': templateId,
    'items-per-page': 1_000,
    'page-number': page,
  });
  return (body['pass-ids'] as { 'pass-id': string }[]).map((pass) => pass['pass-id']);
}
