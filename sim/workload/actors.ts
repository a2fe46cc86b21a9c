import { deletePass, peek, readList, readPass, setStatus } from './airline.ts';
import { sendCheckIns } from './check-in.ts';
import { changeFlight, moveFlight } from './flight.ts';
import { sendFlightEvents } from './flight-events.ts';
import { openGroup, prepareGroups } from './groups.ts';
import { generatePass, generatePasses } from './issuing.ts';
import type { Workload } from './known.ts';
import { createLink, updateLink } from './links.ts';
import { movePass, movePasses } from './moving.ts';
import { regenerateKey } from './operator.ts';
import { followLink, removeFromGoogle, saveToGoogle } from './passenger.ts';
import type { PassengersPhone } from './phone.ts';
import { copyTemplate, createTemplate } from './templates.ts';
import { updatePass, updatePasses } from './updating.ts';

/** A person or system that acts again and again, of their own accord. */
export interface Actor {
  readonly name: string;
  act(workload: Workload): Promise<void>;
}

type Act = (workload: Workload) => Promise<void> | undefined;

/** Acts with their weights. */
type Habits = readonly (readonly [weight: number, act: Act])[];

const withAny =
  <Each>(list: (workload: Workload) => readonly Each[], act: (workload: Workload, each: Each) => Promise<void>): Act =>
  (workload) => {
    const each = workload.chance.pick(list(workload));
    return each === undefined ? undefined : act(workload, each);
  };

const templates = (workload: Workload) => workload.templates;
const idle: Act = async () => {};

/** Passes to choose from, mostly the latest, so that changes meet. */
const passes = ({ chance, passes }: Workload) => (chance.is(0.6) ? passes.slice(-4) : passes);
const links = (workload: Workload) => workload.links;
const inGoogle = ({ passes, saved }: Workload) => passes.filter(({ passKey }) => saved.has(passKey));

const airline: Habits = [
  [5, withAny(templates, generatePass)],
  [1, withAny(templates, generatePasses)],
  [7, withAny(passes, updatePass)],
  [1, withAny(passes, updatePasses)],
  [3, withAny(passes, movePass)],
  [2, withAny(inGoogle, movePass)],
  [1, withAny(passes, movePasses)],
  [3, withAny(passes, setStatus)],
  [1.5, withAny(passes, deletePass)],
  [5, withAny(templates, changeFlight)],
  [2, withAny(templates, (workload, template) => sendFlightEvents(workload, template))],
  [
    6,
    withAny(
      ({ accounts }) => accounts,
      (workload, account) => sendCheckIns(workload, account),
    ),
  ],
  [0.5, withAny(templates, moveFlight)],
  [3, withAny(passes, readPass)],
  [1, withAny(passes, peek)],
  [1, withAny(templates, readList)],
  [0.5, withAny(templates, createLink)],
  [1, withAny(links, updateLink)],
  [0.5, withAny(templates, copyTemplate)],
];

const passenger: Habits = [
  [6, withAny(links, followLink)],
  [3, withAny(passes, saveToGoogle)],
  [1, withAny(passes, removeFromGoogle)],
  [3, withAny(({ groups }) => groups.filter(({ link }) => link !== undefined), openGroup)],
];

/** Runs of the schedule, which read all shards: seldom enough that others have their turn, too. */
const schedule: Habits = [
  [1, async ({ universe }) => void (await universe.service.tick())],
  [7, idle],
];

const operator: Habits = [
  [1, withAny(({ accounts }) => accounts, regenerateKey)],
  [7, idle],
];

const phoneOf = (phone: PassengersPhone): Habits => [
  [5, withAny(passes, (_workload, { link }) => phone.addFrom(link))],
  [
    1.5,
    withAny(
      () => [...phone.passes.keys()],
      async (_workload, passKey) => void (await phone.remove(passKey)),
    ),
  ],
  [1, () => phone.comeBack()],
  [2, () => phone.refresh()],
  [0.3, () => phone.putAway(true)],
];

/** A phone in a drawer stays there until it is looked for, which may be in a day. */
const inDrawer = (phone: PassengersPhone): Habits => [
  [9, idle],
  [1, () => phone.putAway(false)],
];

const actorOf = (name: string, habits: Habits): Actor => ({
  name,
  async act(workload) {
    await workload.chance.weighed(habits)(workload);
  },
});

export function actorsOf(phones: readonly PassengersPhone[]): Actor[] {
  return [
    actorOf('airline-1', airline),
    actorOf('airline-2', airline),
    actorOf('airline-3', airline),
    actorOf('passenger-1', passenger),
    actorOf('passenger-2', passenger),
    ...phones.map((phone) => ({
      name: phone.id,
      async act(workload: Workload) {
        await workload.chance.weighed(phone.isAway ? inDrawer(phone) : phoneOf(phone))(workload);
      },
    })),
    actorOf('schedule', schedule),
    actorOf('operator', operator),
  ];
}

/** Prepares the first flights, without which no actor can act: two of one airline and one of another. */
export async function prepare(workload: Workload): Promise<void> {
  const [first, second] = workload.accounts;
  if (first === undefined || second === undefined) return;
  await prepareGroups(workload);
  const made = [await createTemplate(workload, first, 'refuse'), await createTemplate(workload, first, 'warn')];
  await createTemplate(workload, second, 'off');
  await createTemplate(workload, second, 'off');
  for (const template of made) {
    if (template === undefined) continue;
    await createLink(workload, template);
    await generatePass(workload, template);
  }
}
