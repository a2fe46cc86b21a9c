import { History } from '../universe/history.ts';
import { call } from './call.ts';
import { type CallerAccount, send } from './client.ts';
import type { KnownTemplate, Workload } from './known.ts';
import { requestKey } from './operator.ts';
import { flight, germanOf } from './requests.ts';

const statuses = ['scheduled', 'delayed', 'boarding', 'cancelled', 'diverted', 'arrived'] as const;
const estimates = ['2027-03-15T16:30:00', '2027-03-15T18:10:00', ''] as const;

const boardings = ['2027-03-15T15:40:00', '2027-03-15T16:00:00', '2027-03-15T17:20:00'] as const;

/** A change of a flight's day, with a value of its own: of one template, or of all templates of the flight. */
export async function changeFlight(workload: Workload, { account, id, number }: KnownTemplate): Promise<void> {
  const { chance, history } = workload;
  const value = `G${workload.next()}`;
  const text = `Text ${value}`;
  const day = chance.weighed<Readonly<Record<string, unknown>>>([
    [5, {}],
    [
      2,
      {
        'flight-status': chance.pick(statuses),
        'flight-status-reason': `Reason ${value}`,
        'estimated-departure-time': chance.pick(estimates),
      },
    ],
    [1, { 'void-passes': chance.is(0.5) ? 'True' : 'False' }],
    // The timetable's boarding stays, with every estimate.
    [1, { 'boarding-time': chance.pick(boardings), 'estimated-boarding-time': chance.pick([...boardings, '']) }],
    // A text that changes alone loses its translation.
    [1, { languages: ['en', 'de'], message1: text, translations: { de: { message1: germanOf(text) } } }],
    [0.5, { message1: text }],
    [1, { 'bags-url': chance.pick([`https://airline.example.com/bags/${value}`, '']) }],
  ]);
  const change = { 'origin-gate': value, ...day };
  const template = { 'pass-template-id': id };
  const request = chance.is(0.25)
    ? { action: 'updateflight', ...flightOf(number), ...change }
    : { action: 'updatepasstemplate', ...template, ...change };
  if (request.action === 'updateflight') workload.ofFlights.add(value);
  if ('estimated-boarding-time' in day) workload.boardingsSent.add(value);
  const result = await call(workload, account, request);
  if (!result?.isDone) return;
  // All of the flight's templates that the index showed.
  const changed = (result.body['pass-templates'] ?? [template]) as readonly (typeof template)[];
  for (const { 'pass-template-id': each } of changed) {
    const states = History.since(history.templates.get(each), result.startStep);
    if (!states.some(({ fields }) => fields['origin-gate'] === value))
      workload.fail('what was acknowledged is readable', `template ${each} never had ${value}`);
  }
}

/** Makes a template that of another flight, or of the first one again. */
export async function moveFlight(workload: Workload, template: KnownTemplate): Promise<void> {
  // Barcodes contain the flight: a template that checks them stays with its own.
  if (template.barcodeCheck !== 'off') return;
  const number = template.number === flight['flight-number'] ? '2725' : flight['flight-number'];
  const request = { action: 'updatepasstemplate', 'pass-template-id': template.id, 'flight-number': number };
  const result = await call(workload, template.account, request);
  if (result?.isDone) template.number = number;
}

export const flightOf = (number: string) => ({ ...flight, 'flight-number': number });

/** Checks getflight at rest: the templates of the flight, and the installs that are notified. */
export async function checkFlights(workload: Workload): Promise<void> {
  for (const account of workload.accounts) {
    await requestKey(workload, account);
    for (const number of [flight['flight-number'], '2725']) await checkFlight(workload, account, number);
  }
}

async function checkFlight(workload: Workload, account: CallerAccount, number: string): Promise<void> {
  const { history, universe } = workload;
  const templates = [...history.templates.keys()]
    .flatMap((id) => history.template(id) ?? [])
    .filter((each) => each.account === account.id && each.fields['flight-number'] === number);
  const passes = [...history.passes.keys()]
    .flatMap((passKey) => history.pass(passKey) ?? [])
    .filter(({ templateId }) => templates.some(({ id }) => id === templateId));
  const body = (await send(universe, account, { action: 'getflight', ...flightOf(number) }))?.body ?? {};
  const found = ((body['pass-templates'] ?? []) as readonly { readonly 'pass-template-id': string }[])
    .map((each) => each['pass-template-id'])
    .sort();
  const isIn = (wallet: 'walleta' | 'walletb') =>
    passes.filter(({ wallets }) => wallets?.[wallet]?.state === 'installed').length;
  const [apple, google] = [isIn('walleta'), isIn('walletb')];
  const expected = templates.length === 0 ? {} : { passes: passes.length, apple, google };
  const notified =
    templates.length === 0
      ? {}
      : { passes: body.passes, apple: body['installed-walleta'], google: body['installed-walletb'] };
  const isRight =
    JSON.stringify([found, notified]) === JSON.stringify([templates.map(({ id }) => id).sort(), expected]);
  if (!isRight) workload.fail('a flight changes as a whole', JSON.stringify([number, expected, body]));
}
