import type { Role } from '../../../lambdas/ports/people.ts';

/** Something that people do at the desk, from its first page on. */
export interface DeskTask {
  /** Its name in docs/desk.md. */
  readonly name: string;
  /** What is found at first; the task itself may be on the first page. */
  readonly on: 'desk' | 'pass' | 'flight' | 'cancelled';
  readonly roles: readonly Role[];
  /** Texts to type, each with its field, boxes to check, and buttons to press. */
  readonly steps: readonly [Step, ...Step[]];
  /** Text of the page that shows that it is done. */
  readonly seen: string;
  /** Text that a page lacks for other roles, if not the first field or button. */
  readonly offered?: string;
  /** State of the pass before. */
  readonly pass?: 'standby' | 'new' | undefined;
}

export type Step =
  | { readonly press: string }
  | { readonly check: string }
  | { readonly fill: string | RegExp; readonly text: string };

const agents: readonly Role[] = ['agent', 'admin'];
const admins: readonly Role[] = ['admin'];

const press = (name: string): Step => ({ press: name });
const check = (name: string): Step => ({ check: name });
const fill = (label: string | RegExp, text: string): Step => ({ fill: label, text });

export const find = 'Find a flight or a passenger';
/** A reason that differs from the one before. */
const reasonAt = (place: number) => ['Weather', 'Strike', 'Crew'][place % 3] ?? '';

const count = /the number of passes$/;

/** The twelve tasks. Texts differ each time: a change that is none is not sent. @param place of the time. */
export const tasksOf = (place: number): readonly DeskTask[] => [
  {
    ...{ name: 'find a passenger by seat', on: 'desk', roles: agents, offered: 'LH400 12A' },
    ...{ steps: [fill(find, 'LH3021 2027-03-20 12c'), press('Find')], seen: 'Apple Wallet: ' },
  },
  {
    ...{ name: 'see why a pass is not current', on: 'desk', roles: ['viewer', ...agents] },
    ...{ steps: [fill(find, 'the-stale-pass'), press('Find')], seen: 'the device has not asked since' },
  },
  {
    ...{ name: 'clear a standby', on: 'pass', roles: agents, pass: 'standby' },
    ...{ steps: [fill('Clear the standby: seat', '14A'), press('Review the seat'), press('Send')] },
    seen: 'becomes Confirmed',
  },
  {
    ...{ name: 'send a pass again', on: 'pass', roles: agents },
    ...{ steps: [press('Send again…'), press('Send')], seen: 'becomes once' },
  },
  {
    ...{ name: 'show the link as a code', on: 'pass', roles: agents },
    ...{ steps: [press('Show the link as a code')], seen: 'Scan, and add the pass' },
  },
  {
    ...{ name: 'move a passenger', on: 'pass', roles: agents, pass: 'new' },
    steps: [fill('Move to a flight, with the new seat', 'LH3022 21F'), press('Review the move'), press('Send')],
    seen: 'Moved here from',
  },
  {
    ...{ name: 'erase a passenger, with receipt', on: 'pass', roles: admins, pass: 'new' },
    ...{ steps: [press('Erase the passenger…'), press('Erase the passenger')], seen: 'Receipt: entry' },
  },
  {
    ...{ name: 'change a gate', on: 'flight', roles: agents, seen: `becomes B${place}` },
    steps: [fill('New gate', `B${place}`), press('Review'), press('Send')],
  },
  {
    ...{ name: 'delay with a reason', on: 'flight', roles: agents, seen: `becomes ${reasonAt(place)}` },
    steps: [fill('Delay by, minutes', '10'), ...[fill('Reason', reasonAt(place)), press('Review'), press('Send')]],
  },
  {
    ...{ name: 'delay all of an airport', on: 'desk', roles: admins, seen: '2 flights changed', offered: 'Choose all' },
    steps: [
      fill(find, 'HAM'),
      ...[press('Find'), check('Choose all 2 matching flights')],
      ...[fill('Delay by, minutes', '10'), fill('Reason', 'Weather')],
      ...[press('Review'), fill(count, '0'), press('Send')],
    ],
  },
  {
    ...{ name: 'cancel, and void the passes', on: 'cancelled', roles: admins, seen: 'becomes True' },
    steps: [press('Cancel the flight, and void all passes…'), fill(count, '0'), press('Send')],
  },
  {
    ...{ name: 'message to all', on: 'flight', roles: admins, seen: `becomes Buses leave, ${place}` },
    steps: [fill('New message to all', `Buses leave, ${place}`), press('Review'), fill(count, '0'), press('Send')],
  },
];
