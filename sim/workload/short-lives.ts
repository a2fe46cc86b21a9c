import { requestExamples } from '../../bin/openapi/examples.ts';
import { actions as registry } from '../../lambdas/api/actions/index.ts';
import { hourMs, minuteMs } from '../../lambdas/domain/time/durations.ts';
import { prepare } from './actors.ts';
import { deletePass, readList, setStatus } from './airline.ts';
import { call } from './call.ts';
import { sendCheckIns } from './check-in.ts';
import { send } from './client.ts';
import { changeFlight, moveFlight } from './flight.ts';
import { sendFlightEvents } from './flight-events.ts';
import { openGroup } from './groups.ts';
import { generatePass, generatePasses } from './issuing.ts';
import type { KnownPass, KnownTemplate, Workload } from './known.ts';
import { updateLink } from './links.ts';
import { movePass, movePasses } from './moving.ts';
import { erase, regenerateKey } from './operator.ts';
import { followLink, removeFromGoogle, saveToGoogle } from './passenger.ts';
import type { PassengersPhone } from './phone.ts';
import { linkQuery, passengerOf, passRequest } from './requests.ts';
import { completeErasures } from './scenes.ts';
import { copyTemplate, createTemplate } from './templates.ts';
import { referenceOf, updatePass, updatePasses } from './updating.ts';

/** People and airlines on a stage of their own. */
interface Stage {
  readonly workload: Workload;
  readonly phones: readonly PassengersPhone[];
}

type Act = (stage: Stage) => Promise<unknown>;

/** A few acts, one after the other, each with all its consequences. */
interface ShortLife {
  /** Acts in which nobody dies. */
  readonly before: readonly Act[];
  readonly acts: readonly Act[];
}

/** Longer than until the second round of a fan-out. */
const quietMs = 6 * minuteMs;

export async function act(stage: Stage, acts: readonly Act[]): Promise<void> {
  for (const each of acts) {
    await each(stage);
    await stage.workload.universe.world.sleep(quietMs);
  }
}

const start: Act = ({ workload }) => prepare(workload);

const nth =
  <Each>(list: (workload: Workload) => readonly Each[], run: (workload: Workload, each: Each) => Promise<unknown>) =>
  (place: number): Act =>
  async ({ workload }) => {
    const each = list(workload).at(place);
    if (each === undefined) throw new Error(`Nothing is at place ${place}: a life lacks its beginning`);
    await run(workload, each);
  };

const passes = (workload: Workload) => workload.passes;
const templates = (workload: Workload) => workload.templates;
const links = (workload: Workload) => workload.links;
const accounts = (workload: Workload) => workload.accounts;
const withPass = (run: (workload: Workload, pass: KnownPass) => Promise<unknown>) => nth(passes, run);

/** Makes an act whose calls have no Idempotency-Key. */
const unkeyed =
  (each: Act): Act =>
  ({ workload, ...stage }) =>
    each({ ...stage, workload: { ...workload, isKeyed: false } });

const install =
  (phone: number, pass: number): Act =>
  ({ phones, workload }) =>
    (phones[phone] as PassengersPhone).addFrom(String(workload.passes.at(pass)?.link));

/** Makes Apple forget the second phone. */
const loseSecondPhone: Act = async ({ phones: [, phone], workload }) => {
  phone?.passes.clear();
  workload.universe.apple.phones.delete(String(phone?.pushToken));
};

/** Lets hours pass, in each of which the schedule runs. */
const letPass =
  (hours: number): Act =>
  async ({ workload: { universe } }) => {
    for (let hour = 0; hour < hours; hour++) {
      await universe.world.sleep(hourMs);
      await universe.service.tick();
    }
  };

/** Issues passes whose barcodes the service generates, one without an Idempotency-Key, and rebooks one of them. */
const generateBarcodes: Act = async ({ workload }) => {
  const [[account], [to]] = [workload.accounts, workload.templates];
  const template =
    account && (await createTemplate(workload, account, 'off', { 'autogenerate-barcode-values': 'True' }));
  if (!template || !to) throw new Error('No barcode is generated');
  const issue = (passId: string, isKeyed: boolean) =>
    call({ ...workload, isKeyed }, account, passRequest(template.id, passId, passengerOf(workload.next()), {}));
  await issue('generated-1', true);
  await issue('generated-2', false);
  const reference = { 'pass-template-id': template.id, 'pass-id': 'generated-1' };
  await call(workload, account, { action: 'movepass', ...reference, 'to-pass-template-id': to.id });
};

/** Sends the list of a template's passes to the filing job, and reads it. */
async function fileList(workload: Workload, template: KnownTemplate): Promise<void> {
  workload.universe.queues.filing.send({ body: `LIST#PASSES#${template.id}` });
  await workload.universe.world.sleep(quietMs);
  await readList(workload, template);
}

/** Sends a request of each action that changes nothing. */
const readAll: Act = async ({ workload }) => {
  const [[account], [pass], [link]] = [workload.accounts, workload.passes, workload.links];
  if (!account || !pass || !link) throw new Error('Nothing is to be read');
  const known: Readonly<Record<string, unknown>> = {
    ...referenceOf(workload, pass),
    ...{
      'flight-number-label': 'DA',
      'flight-number': '2724',
      'origin-airport': 'MUC',
      'departure-date': '2027-03-15',
    },
    url: `https://passes.example/l/${link.id}?${linkQuery('link', passengerOf(1), 1)}`,
  };
  for (const [name, load] of registry) {
    if ((await load()).isWrite) continue;
    const fields = Object.entries(requestExamples[name]?.value ?? {});
    const request = Object.fromEntries(fields.map(([field, value]) => [field, known[field] ?? value]));
    const answer = await send(workload.universe, account, request);
    if (answer?.body.status !== 'success') throw new Error(`${name}: ${JSON.stringify(answer?.body)}`);
  }
};

/** Two passes on two phones, and in Wallet B. */
const boarded = [
  start,
  install(0, 0),
  install(1, 0),
  install(0, 1),
  withPass(saveToGoogle)(0),
  withPass(saveToGoogle)(1),
];

const isNth = (run: (workload: Workload, each: KnownPass) => Promise<unknown>, ...places: number[]): readonly Act[] =>
  places.map(withPass(run));

/** Lives that together pass every changing call of each action and job. */
export const shortLives: Readonly<Record<string, ShortLife>> = {
  'templates, links and passes are made': {
    before: [] as const,
    acts: [
      start,
      nth(templates, generatePass)(1),
      unkeyed(nth(templates, generatePass)(0)),
      nth(templates, generatePasses)(1),
      generateBarcodes,
      nth(templates, copyTemplate)(0),
      nth(links, updateLink)(0),
      readAll,
    ],
  },
  'links are followed': {
    before: [start],
    acts: [nth(links, followLink)(0), nth(links, followLink)(0), nth(links, followLink)(1), nth(links, followLink)(1)],
  },
  'phones come and go': {
    before: [start],
    acts: [
      install(0, 0),
      install(1, 0),
      ({ phones: [phone] }) => (phone as PassengersPhone).comeBack(),
      withPass(updatePass)(0),
      loseSecondPhone,
      withPass(updatePass)(0),
      ({ phones: [phone], workload }) => (phone as PassengersPhone).remove(String(workload.passes[0]?.passKey)),
    ],
  },
  'passes are saved in Wallet B, and removed': {
    before: [start],
    acts: [...isNth(saveToGoogle, 0, 1), ...isNth(removeFromGoogle, 0)],
  },
  'passes change': {
    before: boarded,
    acts: [...isNth(updatePass, 0, 1, 0, 1), unkeyed(withPass(updatePass)(0)), ...isNth(updatePasses, 0)],
  },
  'the status of passes changes': {
    before: boarded,
    acts: [withPass(setStatus)(0), unkeyed(withPass(setStatus)(0)), withPass(setStatus)(1)],
  },
  'a flight changes': {
    before: boarded,
    acts: [
      ...[0, 0, 1, 0, 1].map(nth(templates, changeFlight)),
      ...[true, false].map((isOneCall) =>
        nth(templates, (workload, template) => sendFlightEvents(workload, template, isOneCall))(0),
      ),
    ],
  },
  'events of check-in systems come': {
    before: [start],
    acts: [false, false, true, false].map((isOneCall) =>
      nth(accounts, (workload, account) => sendCheckIns(workload, account, isOneCall))(0),
    ),
  },
  'a template becomes another flight’s': {
    before: [start],
    acts: [nth(templates, moveFlight)(2), nth(templates, changeFlight)(2)],
  },
  'passengers are rebooked': {
    before: boarded,
    acts: [...isNth(movePass, 0, 1), ...isNth(movePasses, 0)],
  },
  'passes are deleted': {
    before: boarded,
    acts: [withPass(deletePass)(0), unkeyed(withPass(deletePass)(1))],
  },
  'passes expire and are archived': {
    before: boarded,
    acts: [letPass(60)],
  },
  'bookings are opened, and lists filed': {
    before: [start, ...[0, 1, 0, 1, 0, 1].map(nth(templates, generatePass))],
    acts: [
      ...[0, 0, 0, 0].map(nth(({ groups }) => groups.filter(({ link }) => link), openGroup)),
      ...[0, 1, 0, 1].map(nth(templates, fileList)),
    ],
  },
  'an operator acts': {
    before: boarded,
    acts: [
      nth(accounts, regenerateKey)(0),
      withPass(async (workload, pass) => {
        workload.erased.set(pass, undefined);
        await erase(workload, pass);
        await completeErasures(workload);
      })(0),
    ],
  },
};
