import type { TestApi } from './api.ts';
import { examplePassData } from './examples.ts';

let count = 0;
/** A group-id for one test alone, since groups belong to the account. */
export const newGroupId = () => `BOOKING-${++count}`;

/** A request of generatepass for a pass of a group. */
export const memberRequest = (api: TestApi, templateId: string, passId: string, data: object) =>
  api.passRequest(templateId, {
    'pass-id': passId,
    'pass-data': { ...examplePassData(), ...data },
  });

/** Issues a pass of a group. @returns its answer, and the paths of its page and its group's. */
export async function issueMember(api: TestApi, templateId: string, passId: string, data: object) {
  const { body } = await api.send(memberRequest(api, templateId, passId, data));
  if (body.status !== 'success') throw new Error(JSON.stringify(body));
  const pathOf = (url: unknown) => (url === undefined ? '' : new URL(String(url)).pathname);
  return { body, path: pathOf(body['pass-install-url']), groupPath: pathOf(body['group-install-url']) };
}

/** Travellers on the page of a group, in its order. */
export async function travellersOf(api: TestApi, groupPath: string): Promise<string[]> {
  const { statusCode, body = '' } = await api.open('GET', groupPath);
  if (statusCode === 404) return [];
  return [...body.matchAll(/<a class="name"[^>]*><bdi>([^<]*)<\/bdi>/g)].map(([, name = '']) => name);
}

/** The template of a flight that departs three hours after the example's. */
export async function createConnection(api: TestApi): Promise<string> {
  const templateId = await api.createTemplate();
  const { body } = await api.send({
    action: 'updatepasstemplate',
    'pass-template-id': templateId,
    'flight-number': '401',
    'origin-airport': 'BER',
    'destination-airport': 'CDG',
    'boarding-time': '2027-03-15T20:05:00',
    'departure-time': '2027-03-15T20:35:00',
    'arrival-time': '2027-03-15T22:35:00',
  });
  if (body.status !== 'success') throw new Error(JSON.stringify(body));
  return templateId;
}
