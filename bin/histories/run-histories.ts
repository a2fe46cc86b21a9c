import { randomBytes } from 'node:crypto';
import { type Violation, violationsOf } from '../../world/promises/check-history.ts';
import { sampleTemplateRequest } from '../smoke/sample-flight.ts';
import type { Service } from '../smoke/service.ts';
import { LinkCallers } from './link-callers.ts';
import { type Outcome, Recorder, templateFields } from './recorder.ts';
import { Workload } from './workload.ts';

export interface HistoriesRun extends Service {
  /** Template of an earlier run. */
  readonly templateId?: string | undefined;
  readonly callers: number;
  readonly seconds: number;
  /** Time after which a list shows each acknowledged change, ms. */
  readonly lagMs: number;
  print(line: string): void;
}

/** Attempts until an answer is known, at the beginning and in the end, and the longest pause between two, ms. */
const patience = { attempts: 40, maxMs: 2_000 };

export interface Verdict {
  readonly violations: readonly Violation[];
  /** Recorded history of a pass, template or link. */
  historyOf(id: string): unknown;
}

/**
 * Lets callers work on the same few passes at once, then judges their answers. Its passes are deleted in the end, also
 * if they violate a promise.
 * @throws Error if the stage does not let it begin, or no pass was made.
 */
export async function runHistories(run: HistoriesRun): Promise<Verdict> {
  const { clock, print } = run;
  const recorder = new Recorder(run);
  const templateId = run.templateId ?? (await createTemplate(recorder));
  const links = new LinkCallers(recorder, templateId);
  const workload = new Workload(recorder, links, {
    ...{ templateId, run: randomBytes(4).toString('hex') },
    callers: run.callers,
  });
  await untilKnown(run, () => setGates(recorder, workload, templateId));
  await untilKnown(run, async () => ((await links.add()) ? 'done' : 'busy'));
  await workload.work(run.callers, clock.now().getTime() + 1_000 * run.seconds);
  await readAtRest(run, recorder, workload, links, templateId);
  const left = await cleanUp(run, recorder, workload, links);
  await untilKnown(run, () => recorder.list(templateId));

  const { passes, templates, listings, undocumented, counts } = recorder;
  const documented = [...undocumented].map(
    (why): Violation => ({ promise: 'nothing fails but for a fault', of: 'API', why }),
  );
  const attempts = [...passes.values()].flat();
  if (!attempts.some(({ does, outcome }) => does === 'create' && outcome === 'done'))
    throw new Error('No pass was made');
  const violations = [...violationsOf(recorder, run.lagMs), ...documented];
  for (const { promise, of, why } of violations) print(`VIOLATED ${promise}, ${of}: ${why}`);
  if (left.length > 0) print(`LEFT: ${left.join(', ')}`);
  print(`Remains: the template ${templateId} with its images, which --template uses again;`);
  print(
    `         ${passes.size} pass-ids and those of ${links.ids.length} links, reserved and without data; the links, inactive`,
  );
  const follows = [...recorder.links.values()].reduce((sum, link) => sum + link.follows.length, 0);
  const verdict = violations.length === 0 ? 'ok' : `violated ${violations.length}`;
  print(
    `histories callers=${run.callers} calls=${counts.requested} unknown=${counts.unknown} passes=${passes.size} links=${links.ids.length} follows=${follows} lists=${listings.length} ${verdict}`,
  );
  const historyOf = (id: string) => recorder.links.get(id) ?? [...(passes.get(id) ?? templates.get(id) ?? [])];
  return { violations, historyOf };
}

async function createTemplate(recorder: Recorder): Promise<string> {
  const { baseUrl, clock } = recorder.stage;
  const request = { ...sampleTemplateRequest(baseUrl, clock.now()), 'pass-template-name': 'Histories' };
  const idempotencyKey = randomBytes(16).toString('hex');
  let templateId = '';
  await untilKnown(recorder.stage, async () => {
    const [outcome, answer] = await recorder.call(request, { idempotencyKey });
    templateId = String(answer?.['pass-template-id']);
    return outcome;
  });
  return templateId;
}

/** Values that the history of a template begins with: another run may have left any. */
function setGates(recorder: Recorder, workload: Workload, templateId: string): Promise<Outcome> {
  const values = workload.values(templateFields);
  const request = { action: 'updatepasstemplate' as const, 'pass-template-id': templateId, ...values };
  return recorder.template(templateId, { does: 'create', caller: 0, values, request });
}

/** Reads everything once the callers have ended: it must agree with their answers. */
async function readAtRest(
  run: HistoriesRun,
  recorder: Recorder,
  workload: Workload,
  links: LinkCallers,
  templateId: string,
): Promise<void> {
  const get = (passId: string) => recorder.pass(passId, { ...workload.requestOf('get', passId), caller: 0 });
  await inParallel([...recorder.passes.keys()], run.callers, (passId) => untilKnown(run, () => get(passId)));
  const request = { action: 'getpasstemplate' as const, 'pass-template-id': templateId };
  await untilKnown(run, () => recorder.template(templateId, { does: 'get', caller: 0, request }));
  for (const linkId of links.ids) {
    const made: string[] = [];
    await inParallel(links.triedOf(linkId), run.callers, async (passId) => {
      const { request } = workload.requestOf('get', passId);
      const outcome = await untilKnown(run, async () => (await recorder.call(request, { refusal: 'E808' }))[0]);
      if (outcome === 'done') made.push(passId);
    });
    const link = recorder.links.get(linkId);
    if (link) link.made = made;
  }
  await run.clock.wait(run.lagMs);
  await untilKnown(run, () => recorder.list(templateId));
}

/** Deletes its passes, templates and links where possible, and reads again. @returns the remaining ones. */
async function cleanUp(
  run: HistoriesRun,
  recorder: Recorder,
  workload: Workload,
  links: LinkCallers,
): Promise<readonly string[]> {
  const left: string[] = [];
  const orLeft = (what: string, attempt: () => Promise<Outcome>) => {
    return untilKnown(run, attempt).catch(() => void left.push(what));
  };
  const pass = (does: 'create' | 'get' | 'delete', passId: string) => {
    const requested = { ...workload.requestOf(does, passId), caller: 0 };
    return orLeft(passId, () => recorder.pass(passId, requested));
  };
  await inParallel([...recorder.passes.keys()], run.callers, async (passId) => {
    // Two deletions at once: one of them is refused.
    await Promise.all([pass('delete', passId), pass('delete', passId)]);
    await pass('get', passId);
    // A pass-id stays used: this one is refused, or another is deleted.
    if ((await pass('create', passId)) === 'done') await pass('delete', passId);
  });
  await inParallel([...links.ids], run.callers, (linkId) => orLeft(linkId, async () => (await links.close(linkId))[0]));
  const ofLinks = [...recorder.links.values()].flatMap(({ made }) => made);
  await inParallel(ofLinks, run.callers, async (passId) => {
    const { request, idempotencyKey } = workload.requestOf('delete', passId);
    await orLeft(passId, async () => (await recorder.call(request, { idempotencyKey, refusal: 'E9007' }))[0]);
  });
  return left;
}

/** @throws Error if no answer is known after many attempts. */
async function untilKnown({ clock }: Pick<Service, 'clock'>, attempt: () => Promise<Outcome>): Promise<Outcome> {
  for (let n = 1; n <= patience.attempts; n++) {
    const outcome = await attempt();
    if (outcome === 'done' || outcome === 'refused') return outcome;
    await clock.wait(Math.min(patience.maxMs, 50 * 2 ** n) * (0.5 + clock.random() / 2));
  }
  throw new Error('The stage does not answer, or refuses the calls');
}

/** Does the same for all, with so many at a time. */
async function inParallel(all: readonly string[], atATime: number, run: (each: string) => Promise<unknown>) {
  const rest = all.values();
  const work = async () => {
    for (const each of rest) await run(each);
  };
  await Promise.all(Array.from({ length: atATime }, work));
}
