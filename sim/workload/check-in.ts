import { isPassItem, type PassItem } from '../../lambdas/storage/dynamo-passes.ts';
import { type CallResult, call, callRows } from './call.ts';
import type { CallerAccount } from './client.ts';
import type { CheckInEvent, Workload } from './known.ts';
import { delivered, sendEach } from './late.ts';
import { flight, passengerOf, templateRequest } from './requests.ts';

export const newestEventHolds = 'each pass ends at its newest event';

/** Numbers of flights of which only check-in systems tell. */
const numbers = ['4001', '4002'] as const;

/** Passengers of an account: few, so that events about one meet. */
const passengers = 4;

/** Time by which an event may be late. */
const mostLateMs = 20 * 60_000;

/** Sends events of two check-in systems: late, doubled and in any order, one by one, at once or in one call. */
export async function sendCheckIns(
  workload: Workload,
  account: CallerAccount,
  isOneCall = workload.chance.is(0.4),
): Promise<void> {
  const { chance, checkIns } = workload;
  const brand = await brandOf(workload, account);
  if (brand === undefined) return;
  const events = Array.from({ length: chance.between(1, 4) }, () => eventOf(workload, account.id));
  checkIns.push(...events);
  const sent = delivered(chance, events);
  if (isOneCall) {
    const answers = await callRows(workload, account, { action: 'putpasses', brand }, sent.map(rowOf));
    for (const [row, event] of sent.entries()) recordAnswer(workload, account, event, answers[row]);
    return;
  }
  await sendEach(chance, sent, async (event) =>
    recordAnswer(
      workload,
      account,
      event,
      await call(workload, account, { action: 'putpass', brand, ...rowOf(event) }),
    ),
  );
}

/** The brand of an account's flights, which its first event makes. */
export async function brandOf(workload: Workload, account: CallerAccount): Promise<string | undefined> {
  const { brands } = workload;
  const known = brands.get(account.id);
  if (known !== undefined) return known;
  const result = await call(workload, account, brandRequest);
  if (result?.isDone && !brands.has(account.id)) brands.set(account.id, String(result.body['pass-template-id']));
  return brands.get(account.id);
}

const times = { boarding: '', closing: '', departure: '', arrival: '', expiry: '' };
const { 'universal-fields': fields, ...template } = templateRequest('Brand', '', times, 'off');

const brandRequest = {
  ...template,
  'template-kind': 'brand',
  'universal-fields': {
    ...Object.fromEntries(
      Object.entries(fields).filter(
        ([name]) => /^(carrier-airline-name|.*-label|walleta-fields)$/.test(name) && name !== 'flight-number-label',
      ),
    ),
    'expiration-fields': { 'no-expiration': 'true' },
    'barcode-fields': { 'barcode-type': 'AZTEC', 'barcode-check': 'off' },
  },
};

/** An event about a passenger: a new one, now and then at the same time as another one, or one that confirms that. */
function eventOf({ chance, checkIns, next, universe }: Workload, account: string): CheckInEvent {
  const passId = `check-in-${chance.between(1, passengers)}`;
  const before = checkIns.findLast((event) => event.account === account && event.passId === passId);
  const isSameTime = before && chance.is(0.1);
  const confirmed = !isSameTime && chance.is(0.3) ? before : undefined;
  const atMs = isSameTime ? before.atMs : universe.world.nowMs - chance.below(mostLateMs);
  return {
    ...{ account, passId, number: confirmed?.number ?? chance.pick(numbers) ?? '' },
    mark: confirmed?.mark ?? `T${next()}`,
    atUtc: new Date(atMs).toISOString(),
    atMs,
  };
}

const rowOf = ({ passId, number, mark, atUtc }: CheckInEvent) => {
  const passenger = passengerOf(Number(mark.slice(1)));
  return {
    'pass-id': passId,
    'event-time': atUtc,
    flight: {
      ...flight,
      'flight-number': number,
      'destination-airport': 'BER',
      'departure-time': '2027-03-15T16:30:00',
      // Check-in knows the boarding time of every second passenger.
      ...(Number(mark.slice(1)) % 2 ? { 'boarding-time': '2027-03-15T16:00:00' } : {}),
    },
    'pass-data': {
      'passenger-name': passenger.name,
      // Values that may come back, as those of links.
      'boarding-group': `L${mark}`,
      'seat-number': `L${mark}`,
      'boarding-position': '42',
      'confirmation-number': passenger.code,
      'ticket-number': mark,
    },
    'pass-meta-data': { 'user-email': passenger.email },
  };
};

/** Records what an answer says of an event, and checks what can be checked at once. */
function recordAnswer(workload: Workload, account: CallerAccount, event: CheckInEvent, answer: CallResult | undefined) {
  const { fail, history, passes } = workload;
  if (!answer?.isDone) return;
  const outcome = String(answer.body.outcome);
  const [, link] = String(answer.body['pass-install-url'] ?? '').split('/i/');
  const passKey = link?.slice(0, 32);
  const states = (passKey && history.passes.get(passKey)) || [];
  const shown = states.map(({ item }) => item).filter(isPassItem);
  const voidedSince = ({ templateId }: PassItem) =>
    (history.templates.get(templateId) ?? []).map(({ item }) => item.flightDay?.voidedSinceUtc ?? '');
  const seen = shown.flatMap((pass) => [pass.eventTimeUtc ?? '', ...voidedSince(pass)]);
  if (outcome === 'superseded' && !seen.some((atUtc) => atUtc > event.atUtc))
    fail(newestEventHolds, `${event.passId}: ${event.atUtc} is superseded by nothing`);
  const isOfEvent = ({ eventTimeUtc, fields }: PassItem) =>
    eventTimeUtc === event.atUtc && fields['ticket-number'] === event.mark;
  if (!['superseded', 'gone'].includes(outcome) && !shown.some(isOfEvent))
    fail(newestEventHolds, `${event.passId}: ${event.mark} of ${event.atUtc} is ${outcome} and nowhere`);
  if (link === undefined || passKey === undefined || passes.some((pass) => pass.passKey === passKey)) return;
  const templateId = String(answer.body['pass-template-id']);
  passes.push({ account, templateId, passId: event.passId, passKey, link, passenger: Number(event.mark.slice(1)) });
}
