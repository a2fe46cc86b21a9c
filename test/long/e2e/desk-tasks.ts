import type { Role } from '../../../lambdas/ports/people.ts';

/** Something that people do at the desk. */
export interface DeskTask {
  /** Its name in docs/desk.md. */
  readonly name: string;
  /** Page on which it begins. */
  readonly begin: keyof typeof beginnings;
  readonly roles: readonly Role[];
  /** Texts to type, each with its field, and buttons to press. */
  readonly steps: readonly [Step, ...Step[]];
  /** Text of the page that shows that it is done. */
  readonly seen: string;
  /** Text that a page lacks for other roles, if not the first field or button. */
  readonly offered?: string;
  /** State of the pass before. */
  readonly pass?: 'standby' | 'new' | undefined;
}

type Step = { readonly press: string } | { readonly fill: string | RegExp; readonly text: string };

/** Pages on which tasks begin, as docs/desk.md names them. */
export const beginnings = {
  desk: 'first page',
  pass: 'the pass',
  flight: 'the flight',
  cancelled: 'the flight',
} as const;

const agents: readonly Role[] = ['agent', 'admin'];
const admins: readonly Role[] = ['admin'];

const press = (name: string): Step => ({ press: name });
const fill = (label: string | RegExp, text: string): Step => ({ fill: label, text });

const find = 'Flight, passenger on it, pass-id or link';
const count = /the number of passes$/;

/** The twelve tasks. Texts differ each time: a change that is none is not sent. @param place of the time. */
export const tasksOf = (place: number): readonly DeskTask[] => [
  {
    ...{ name: 'find a passenger by seat', begin: 'desk', roles: agents, offered: 'LH400 12A' },
    ...{ steps: [fill(find, 'LH3021 2027-03-20 12c'), press('Find')], seen: 'Apple Wallet: ' },
  },
  {
    ...{ name: 'see why a pass is not current', begin: 'desk', roles: ['viewer', ...agents] },
    ...{ steps: [fill(find, 'the-stale-pass'), press('Find')], seen: 'the device has not asked since' },
  },
  {
    ...{ name: 'clear a standby', begin: 'pass', roles: agents, pass: 'standby' },
    ...{ steps: [fill('Clear the standby: seat', '14A'), press('Review the seat'), press('Send')] },
    seen: 'becomes confirmed',
  },
  {
    ...{ name: 'send a pass again', begin: 'pass', roles: agents },
    ...{ steps: [press('Send again…'), press('Send')], seen: 'becomes once' },
  },
  {
    ...{ name: 'show the link as a code', begin: 'pass', roles: agents },
    ...{ steps: [press('Show the link as a code')], seen: 'Scan, and add the pass' },
  },
  {
    ...{ name: 'move a passenger', begin: 'pass', roles: agents, pass: 'new' },
    steps: [fill('Move to a flight, with the new seat', 'LH3022 21F'), press('Review the move'), press('Send')],
    seen: 'Moved here from',
  },
  {
    ...{ name: 'erase a passenger, with receipt', begin: 'pass', roles: admins, pass: 'new' },
    ...{ steps: [press('Erase the passenger…'), press('Erase the passenger')], seen: 'Receipt: entry' },
  },
  {
    ...{ name: 'change a gate', begin: 'flight', roles: agents, seen: `becomes B${place}` },
    steps: [fill('New gate', `B${place}`), press('Review the gate'), press('Send')],
  },
  {
    ...{ name: 'delay with a reason', begin: 'flight', roles: agents, seen: `becomes Fog ${place}` },
    steps: [
      fill('Delay, minutes', '10'),
      ...[fill('Reason of the delay', `Fog ${place}`), press('Review the delay'), press('Send')],
    ],
  },
  {
    ...{ name: 'delay all of an airport', begin: 'desk', roles: admins, seen: '2 flights changed' },
    steps: [
      fill('All flights from', 'HAM'),
      ...[fill('Delay, minutes', '10'), fill('Reason of the delay', 'Fog')],
      ...[press('Review the delay'), fill(count, '0'), press('Send')],
    ],
  },
  {
    ...{ name: 'cancel, and void the passes', begin: 'cancelled', roles: admins, seen: 'becomes True' },
    steps: [press('Cancel the flight, and void all passes…'), fill(count, '0'), press('Send')],
  },
  {
    ...{ name: 'message to all', begin: 'flight', roles: admins, seen: `becomes Buses leave, ${place}` },
    steps: [
      fill('New message to all', `Buses leave, ${place}`),
      press('Review the message'),
      fill(count, '0'),
      press('Send'),
    ],
  },
];
