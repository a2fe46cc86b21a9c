import type { TestApi } from './api.ts';
import { templateRequest } from './api.ts';
import type { Row } from './batches.ts';
import { exampleRequest, now } from './examples.ts';

/** Fields of the example template that a brand does not have. */
const ofFlight =
  /^(origin-|destination-|flight-|departure-|arrival-|boarding-(time|door)|estimated-|gate-|relevance-date|expiry-date|never-installed-archive|passenger-name|boarding-position|boarding-group$|seat-number|confirmation-number|ticket-number|frequent-flyer|sequence-number)/;

function withoutFlight(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !ofFlight.test(name))
      .map(([name, value]) => [
        name,
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? withoutFlight(value as Record<string, unknown>)
          : value,
      ]),
  );
}

/** The example template as a brand. */
export const brandRequest = (images: TestApi['images'], changes: object = {}) => ({
  ...withoutFlight(templateRequest(images)),
  'template-kind': 'brand',
  ...changes,
});

/** Makes a brand. @returns its id */
export async function makeBrand({ images, send }: Pick<TestApi, 'images' | 'send'>, changes: object = {}) {
  const { body } = await send(brandRequest(images, changes));
  if (body.status !== 'success') throw new Error(JSON.stringify(body));
  return String(body['pass-template-id']);
}

/** The flight of the examples, as check-in knows it. */
export const flight = {
  'flight-number-label': 'LH',
  'flight-number': '2724',
  'origin-airport': 'MUC',
  'departure-date': '2027-03-15',
  'destination-airport': 'BER',
  'departure-time': '2027-03-15T17:35:00',
};

const {
  'barcode-value': _,
  'expiration-timestamp': _ofOneDay,
  'expiration-timezone': _zone,
  ...passengerData
} = exampleRequest('generate-pass')['pass-data'] as Record<string, unknown>;

export const passenger = passengerData;

/** An event of check-in. */
export const event = (passId: string, time: string, data: object = {}, more: object = {}) => ({
  action: 'putpass',
  'pass-id': passId,
  'event-time': time,
  flight,
  'pass-data': { ...passenger, ...data },
  ...more,
});

/** A time of an event, in seconds from that of the tests. */
export const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000).toISOString();

/** The flight on another day. */
export const on = (date: string, more: object = {}) => ({
  flight: { ...flight, 'departure-date': date, 'departure-time': `${date}T17:35:00`, ...more },
});

/** Another flight of the same day. */
export const evening = { flight: { ...flight, 'flight-number': '2728', 'departure-time': '2027-03-15T20:35:00' } };

/** Events for an API, and what they have made. */
export function checkInOn(api: TestApi) {
  const shown = async ({ 'pass-id': passId, 'pass-template-id': template }: Row) =>
    (await api.send({ action: 'getpassdata', 'pass-template-id': template, 'pass-id': passId })).body;
  return {
    put: async (...of: Parameters<typeof event>) => (await api.send(event(...of))).body,
    shown,
    dataOf: async (answer: Row) => (await shown(answer))['pass-data'] as Record<string, string>,
    recordOf: async (passId: string) => api.services.passes.find(await api.services.identity.passKey('demo', passId)),
  };
}
