import fc from 'fast-check';
import { templateRequest } from '../../helpers/api.ts';
import { apiForAllTests } from '../../helpers/api-for-tests.ts';
import { seed, times } from '../../helpers/effort.ts';
import { now } from '../../helpers/examples.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import {
  type Expected,
  expirations,
  ModelAccount,
  type PassChanges,
  type TemplateChanges,
} from '../helpers/model-account.ts';

const runs = times(8);

/** A page of a list, counted from its last one. */
interface Page {
  readonly fromLast: number;
  readonly size: number;
}

/** One call. Templates and passes are those of the sequence, by number; some do not exist. */
type Step =
  | { readonly does: 'create template'; readonly name: string }
  | { readonly does: 'update template'; readonly template: number; readonly changes: TemplateChanges }
  | { readonly does: 'generate'; readonly template: number; readonly pass: number; readonly seat: string }
  | { readonly does: 'update'; readonly template: number; readonly pass: number; readonly changes: PassChanges }
  | { readonly does: 'read' | 'link' | 'delete'; readonly template: number; readonly pass: number }
  | { readonly does: 'list templates'; readonly page: Page }
  | { readonly does: 'list passes'; readonly template: number; readonly page: Page };

const does = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);
/** Leaves a value out every second time: nil comes once in freq times. */
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const seat = fc.constantFrom('1A', '2B', '3C');
const name = fc.constantFrom('Flight 1', 'Flight 2');
const gate = fc.constantFrom('G1', 'G2');
const page = fc.record({ fromLast: fc.integer({ min: -1, max: 1 }), size: fc.constantFrom(1, 2, 1_000) });
const template = fc.constantFrom(0, 0, 0, 0, 1, 2);
const pass = fc.constantFrom(0, 0, 0, 1, 2);
const passChanges: fc.Arbitrary<PassChanges> = fc.record({
  seat: perhaps(seat),
  expires: perhaps(fc.constantFrom('past', 'past', 'later', 'cleared')),
  status: perhaps(fc.constantFrom('active', 'redeemed', 'expired', 'voided')),
  notification: perhaps(fc.constantFrom('Hurry', 'Relax')),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ does: does('create template'), name }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: does('update template'),
      template,
      changes: fc.record({ name: perhaps(name), gate: perhaps(gate) }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ does: does('generate'), template, pass, seat }) },
  { weight: 8, arbitrary: fc.record({ does: does('update'), template, pass, changes: passChanges }) },
  { weight: 5, arbitrary: fc.record({ does: does('read', 'read', 'link', 'delete'), template, pass }) },
  { weight: 1, arbitrary: fc.record({ does: does('list templates'), page }) },
  { weight: 2, arbitrary: fc.record({ does: does('list passes'), template, page }) },
);

/** The model of all sequences: they share the account and its list of templates. */
const model = new ModelAccount(now);
const { api } = apiForAllTests({ overrides: { clock: fixedClock(() => model.now) } });

/** Names of the sent changes: a model that sees none would agree with everything. */
const changed = new Set<string>();

/** Calls with templates and passes of their own. */
class Sequence {
  static #count = 0;
  readonly #name = `sequence-${++Sequence.#count}`;
  readonly #templatesBefore = model.templates.length;

  async take(step: Step): Promise<void> {
    model.now = new Date(model.now.getTime() + 1_000);
    for (const [name, value] of Object.entries('changes' in step ? step.changes : {})) if (value) changed.add(name);
    const [request, expected] = this.#callOf(step);
    const { httpStatus, body } = await api.send(request);
    expect({ step, httpStatus, body }).toMatchObject({ step, httpStatus: expected.httpStatus, body: expected.body });
    expected.learn?.(body);
  }

  /** Compares the final state of the sequence in every view. */
  async endsAlike(): Promise<void> {
    const whole = { fromLast: 0, size: 1_000 };
    await this.take({ does: 'list templates', page: whole });
    for (const template of [0, 1, 2]) {
      await this.take({ does: 'list passes', template, page: whole });
      if (model.templates[this.#templatesBefore + template] === undefined) break;
      for (const pass of [0, 1, 2])
        for (const does of ['read', 'link'] as const) await this.take({ does, template, pass });
    }
  }

  #callOf(step: Step): [request: object, expected: Expected] {
    switch (step.does) {
      case 'create template':
        return [
          { ...templateRequest(api.images), 'pass-template-name': step.name },
          model.createTemplate(step.name, 'G20'),
        ];
      case 'list templates': {
        const { number, size } = pageOf(step.page, model.templates.length);
        const request = { action: 'getpasstemplates', 'page-number': number, 'items-per-page': size };
        return [request, model.listTemplates(number, size)];
      }
      default:
        return this.#callOfTemplate(step, this.#templateId(step.template));
    }
  }

  #callOfTemplate(step: Exclude<Step, { does: 'create template' | 'list templates' }>, id: string): [object, Expected] {
    switch (step.does) {
      case 'update template': {
        const { name, gate } = step.changes;
        const fields = { 'pass-template-name': name, 'origin-gate': gate };
        return [
          { action: 'updatepasstemplate', 'pass-template-id': id, ...fields },
          model.updateTemplate(id, step.changes),
        ];
      }
      case 'list passes': {
        const length = model.templates.find((template) => template.id === id)?.passes.length ?? 0;
        const { number, size } = pageOf(step.page, length);
        const request = { action: 'getpassids', 'page-number': number, 'items-per-page': size };
        return [{ ...request, 'pass-template-id': id }, model.listPasses(id, number, size)];
      }
      default:
        return callOfPass(step, id, `${this.#name}-${step.pass}`);
    }
  }

  #templateId(number: number): string {
    return model.templates[this.#templatesBefore + number]?.id ?? 'Unknown1';
  }
}

function callOfPass(step: Extract<Step, { pass: number }>, templateId: string, passId: string): [object, Expected] {
  const reference = { 'pass-template-id': templateId, 'pass-id': passId };
  switch (step.does) {
    case 'generate': {
      const request = api.passRequest(templateId, reference);
      const passData = { ...(request['pass-data'] as object), 'seat-number': step.seat, ...expiringAt('later') };
      return [{ ...request, 'pass-data': passData }, model.generate(templateId, passId, step.seat)];
    }
    case 'update': {
      const { seat, expires, status, notification } = step.changes;
      const passData = {
        'seat-number': seat,
        'pass-status': status,
        'pass-update-notification': notification,
        ...(expires ? expiringAt(expires) : {}),
      };
      const request = { action: 'updatepassdata', ...reference, 'pass-data': passData };
      return [request, model.update(templateId, passId, step.changes)];
    }
    case 'read':
      return [{ action: 'getpassdata', ...reference }, model.read(templateId, passId)];
    case 'link':
      return [{ action: 'generatepassbyid', ...reference }, model.installLink(templateId, passId)];
    case 'delete':
      return [{ action: 'deletepassdata', ...reference }, model.delete(templateId, passId)];
  }
}

const expiringAt = (expires: keyof typeof expirations) => ({ 'expiration-timestamp': expirations[expires] });

function pageOf({ fromLast, size }: Page, length: number) {
  return { number: Math.max(1, Math.ceil(length / size) + fromLast), size };
}

const noChange: PassChanges = { seat: undefined, expires: undefined, status: undefined, notification: undefined };
/** A sequence that is rare by chance: a pass expired by time, active again by a later expiration. */
const expiresAndGetsLater = (['past', 'later'] as const).map(
  (expires): Step => ({ does: 'update', template: 0, pass: 0, changes: { ...noChange, expires } }),
);

test(`calls answer as a simple model does, in ${runs} random sequences (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20, size: 'max' }), async (steps) => {
      const sequence = new Sequence();
      await sequence.take({ does: 'create template', name: 'Flight 1' });
      await sequence.take({ does: 'generate', template: 0, pass: 0, seat: '1A' });
      for (const step of steps) {
        await sequence.take(step);
        if (step.does === 'update') await sequence.take({ ...step, does: 'read' });
      }
      await sequence.endsAlike();
    }),
    { numRuns: runs, seed, examples: [[expiresAndGetsLater]] },
  );
  expect([...changed].sort()).toEqual(['expires', 'gate', 'name', 'notification', 'seat', 'status']);
});
