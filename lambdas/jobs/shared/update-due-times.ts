import { canDueTimeStay, withDue } from '../../domain/pass/due.ts';
import { withExpiryRecorded } from '../../domain/pass/expiration.ts';
import { type Pass, revisedPass } from '../../domain/pass/pass.ts';
import { laterInstant } from '../../domain/request/list-pages.ts';
import type { Template } from '../../domain/template/template.ts';
import type { Passes } from '../../ports/passes.ts';
import type { Clock } from '../../ports/runtime.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';

export interface DueTimeServices {
  readonly clock: Clock;
  readonly passes: Pick<Passes, 'find' | 'update'>;
  readonly newWriteId: () => string;
}

/**
 * Updates the due times of passes after a change of their template; writes only those that differ. Idempotent. Passes
 * that become due are found by the next run of the schedule.
 */
export async function updateDueTimes(template: Template, passes: readonly Pass[], services: DueTimeServices) {
  const { clock } = services;
  const settleOne = (read: Pass) =>
    untilWritten(clock, async (round) => {
      const pass = round === 0 ? read : await services.passes.find(read.passKey);
      // A pass that has moved has the due time of its new flight.
      return pass?.templateId === template.id ? settle(template, pass, services) : undefined;
    });
  await Promise.all(passes.map(settleOne));
}

/** @returns contended if the pass was changed meanwhile, perhaps with the previous template. */
async function settle(template: Template, pass: Pass, services: DueTimeServices) {
  const derived = withDue(template, stillExpired(template, pass));
  const { dueAtUtc, expiryNotedUtc } = derived;
  const isMoved = expiryNotedUtc !== pass.expiryNotedUtc;
  if (!isMoved && canDueTimeStay(template, pass, derived, services.clock.now())) return undefined;
  // The template's change makes the pass active again: events date it to then.
  const updatedAtUtc = isMoved ? laterInstant(pass.updatedAtUtc, template.updatedAtUtc) : pass.updatedAtUtc;
  const settled = revisedPass(pass, { dueAtUtc, expiryNotedUtc, updatedAtUtc }, { writeId: services.newWriteId() });
  return (await services.passes.update(settled)) ? undefined : contended;
}

/** A pass whose expiry is recorded stays expired if the template's change only moves the expiration within the past. */
const stillExpired = (template: Template, pass: Pass) =>
  pass.expiryNotedUtc === undefined ? pass : withExpiryRecorded(template, pass, new Date(template.updatedAtUtc));
