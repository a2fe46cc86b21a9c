import { expiredPass } from '../domain/due.ts';
import type { Pass } from '../domain/pass.ts';
import type { Template } from '../domain/template.ts';
import type { Clock } from '../ports/clock.ts';
import type { Passes } from '../ports/passes.ts';

interface Tools {
  readonly clock: Clock;
  readonly passes: Pick<Passes, 'update'>;
}

/**
 * Notes first that a pass has expired by time, where it has and the schedule has not come by yet: what happens to it
 * next happens to an expired pass, and is told as such.
 * @returns true when there was something to note: the pass has to be read again.
 */
export async function noteExpiry(
  { clock, passes }: Tools,
  template: Template,
  pass: Pass,
  writeId: string,
): Promise<boolean> {
  const expired = expiredPass(template, pass, clock.now(), writeId);
  if (expired === undefined) return false;
  await passes.update(expired);
  return true;
}
