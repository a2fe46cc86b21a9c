import type { Pass } from '../domain/pass/pass.ts';
import { ApiError } from '../domain/request/errors.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { flightKeyIn, flightTemplatesOf } from './flight.ts';
import { valuesOf } from './found-pass.ts';
import type { Visit } from './visit.ts';

/** Templates of the flight that a pass is to move to, or the one of them that was chosen. @throws E9028 if there is none */
export async function targetsIn(visit: Visit, { templateId }: Pass, services: DeskServices) {
  const { form } = visit;
  const found = await flightTemplatesOf(flightKeyIn(Object.fromEntries(form)), visit, services);
  const targets = found
    .filter(({ id }) => id !== templateId)
    .map(({ id, fields }) => ({ id, name: fields['pass-template-name'] }));
  if (targets.length === 0) throw new ApiError('noSuchFlight', 'Not done: the pass is on this flight.');
  const chosen = targets.filter(({ id }) => id === form.get('to'));
  return chosen.length > 0 ? chosen : targets;
}

/** Writes the move into the form, as a change of fields: a passenger without a new seat gets one at the gate. */
export function toTarget(form: URLSearchParams, templateId: string, pass: Pass): void {
  const present = valuesOf(pass);
  const seat = form.get('to-seat')?.trim() ?? '';
  const kind = present['passenger-kind'];
  const change = {
    'pass-template-id': templateId,
    'seat-number': seat,
    ...(seat === '' && kind === 'confirmed' && { 'passenger-kind': 'unseated' }),
    ...(seat !== '' && kind === 'unseated' && { 'passenger-kind': 'confirmed' }),
  };
  for (const [name, after] of Object.entries(change)) {
    form.set(`was-${name}`, present[name as keyof typeof change] ?? '');
    form.set(name, after);
  }
}
