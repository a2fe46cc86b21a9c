import { hourMs, minuteMs } from '../../lambdas/domain/time/durations.ts';
import { Steady } from '../world/steady.ts';
import { seatOf } from './barcodes.ts';
import { call } from './call.ts';
import { brandOf, sendCheckIns } from './check-in.ts';
import { changeFlight } from './flight.ts';
import { generatePass } from './issuing.ts';
import type { KnownPass, Workload } from './known.ts';
import { movePass } from './moving.ts';
import { erase } from './operator.ts';
import type { PassengersPhone } from './phone.ts';
import { passengerOf, passRequest } from './requests.ts';
import { createTemplate } from './templates.ts';
import { updatePass } from './updating.ts';

/** An airline with two flights, and phones. */
interface Setting {
  readonly workload: Workload;
  readonly phones: readonly PassengersPhone[];
}

type Act = (setting: Setting) => Promise<unknown>;

/** Two who act at the same moment, while the service works off what follows. */
interface Meeting {
  readonly before: readonly Act[];
  readonly first: Act;
  readonly second: Act;
}

const only = <Each>([each]: readonly Each[]): Each => {
  if (each === undefined) throw new Error('A meeting lacks its beginning');
  return each;
};

const flights: Act = async ({ workload }) => {
  for (let flight = 0; flight < 2; flight++) await createTemplate(workload, only(workload.accounts), 'off');
};
const pass: Act = ({ workload }) => generatePass(workload, only(workload.templates));
const withPass =
  (run: (workload: Workload, pass: KnownPass) => Promise<unknown>): Act =>
  ({ workload }) =>
    run(workload, only(workload.passes));
const install =
  (number: number): Act =>
  async ({ phones, workload }) =>
    phones[number]?.addFrom(only(workload.passes).link);
const letPass =
  (ms: number): Act =>
  ({ workload }) =>
    workload.universe.world.sleep(ms);

/** Issues a pass with a pass-id that the other wants, too. */
const create =
  (passenger: number): Act =>
  ({ workload }) => {
    const { account, id } = only(workload.templates);
    const data = { 'seat-number': seatOf(passenger) };
    return call(workload, account, passRequest(id, 'pass-101', passengerOf(passenger), data));
  };
/** Sends an event of a passenger who is on no flight yet, some minutes old. */
const checkIn =
  (share: number): Act =>
  ({ workload }) =>
    sendCheckIns({ ...workload, chance: new Steady(share) }, only(workload.accounts), false);
const eraseFirst = withPass(async (workload, each) => {
  workload.erased.set(each, undefined);
  await erase(workload, each);
});
const changeGate: Act = ({ workload }) => changeFlight(workload, only(workload.templates));
const fetch: Act = async ({ phones: [phone] }) => phone?.refresh();
const tick: Act = ({ workload }) => workload.universe.service.tick();
/** Meetings of calls about the same. */
export const meetings = {
  'create and create': {
    before: [flights],
    first: create(101),
    second: create(102),
  },
  'move and update': {
    before: [flights, pass, install(0)],
    first: withPass(movePass),
    second: withPass(updatePass),
  },
  'putpass and putpass': {
    before: [flights, ({ workload }) => brandOf(workload, only(workload.accounts))],
    first: checkIn(0),
    second: checkIn(0.2),
  },
  'erase and archive': {
    before: [flights, pass, letPass(49 * hourMs)],
    first: eraseFirst,
    second: tick,
  },
  'gate change and fetch': {
    before: [flights, pass, install(0)],
    first: changeGate,
    second: fetch,
  },
  'notify and register': {
    before: [flights, pass, install(0)],
    first: withPass(updatePass),
    second: install(1),
  },
} as const satisfies Readonly<Record<string, Meeting>>;

export type MeetingName = keyof typeof meetings;

/** Acts before a meeting: what was done before is over, and two processes know what they need, with nothing else to do. */
export const warm: readonly Act[] = [
  letPass(6 * minuteMs),
  ({ workload }) => Promise.all(workload.templates.slice(0, 2).map((template) => generatePass(workload, template))),
  letPass(20_000),
];
