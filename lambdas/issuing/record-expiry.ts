import { expiredPass } from '../domain/pass/due.ts';
import type { Pass } from '../domain/pass/pass.ts';
import type { Template } from '../domain/template/template.ts';
import type { Passes } from '../ports/passes.ts';
import type { Clock } from '../ports/runtime.ts';

interface Services {
  readonly clock: Clock;
  readonly passes: Pick<Passes, 'update'>;
}

/**
 * Records the expiration of a pass that has expired by time before the schedule got to it, so that the next change
 * applies to an expired pass, and is reported as such.
 * @returns true if there was something to record: the pass must be read again.
 */
export async function recordExpiry({ clock, passes }: Services, template: Template, pass: Pass, writeId: string) {
  const expired = expiredPass(template, pass, clock.now(), writeId);
  if (expired === undefined) return false;
  await passes.update(expired);
  return true;
}
