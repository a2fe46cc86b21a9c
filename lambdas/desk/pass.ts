import { isConfirmed } from '../domain/fields/passenger-kind.ts';
import { flightOfTemplate } from '../domain/flight/flight.ts';
import { passAt } from '../domain/pass/expiration.ts';
import { passForms } from '../pages/desk/pass-forms.ts';
import { passGonePage } from '../pages/desk/pass-gone-page.ts';
import { passPage } from '../pages/desk/pass-page.ts';
import { isAtLeast } from '../ports/people.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import { act } from './act.ts';
import { companionsOf } from './booking.ts';
import { frontOf } from './drawn.ts';
import { flightOfId, passOrEnd, referenceOf, shownChange, valuesOf } from './found-pass.ts';
import { changesOfGone, changesOfPass, pastOf, timesOf } from './history.ts';
import { changeMade } from './reviewed.ts';
import type { Visit } from './visit.ts';

/** `GET /desk/pass/{key}`: what a passenger has, why they do not see it as it is, and what can be done. */
export async function showPass(visit: Visit, services: DeskServices) {
  const { person, staff } = visit;
  const made = await changeMade(visit, services, ({ pass }) => pass === visit.params.key);
  const found = await passOrEnd(visit, services);
  if ('became' in found) {
    const past = found.became === 'archived' ? await changesOfGone(visit.params.key ?? '', visit, services) : [];
    return pageAnswer(200, passGonePage(found, made, past, staff));
  }
  const { pass, template } = found;
  const { passKey, formerTemplates = [] } = pass;
  const isAgent = isAtLeast(person.role, 'agent');
  const [explained, companions, former, changes, [front]] = await Promise.all([
    act('explainpass', referenceOf(pass), visit, services),
    companionsOf(pass, services),
    Promise.all(formerTemplates.map((id) => flightOfId(id, visit, services))),
    changesOfPass(pass, visit, services),
    isAgent ? frontOf(found, services) : [],
  ]);
  const { status, fields } = passAt(template, pass, services.clock.now());
  const flight = flightOfTemplate(template.fields);
  const seat = [fields['seat-number'], isConfirmed(fields['passenger-kind']) ? '' : fields['passenger-kind']];
  return pageAnswer(
    200,
    passPage({
      ...{ passKey, explained, flight, status, staff, formerFlights: former.filter((each) => each !== undefined) },
      companions: companions.map((each) => ({ passKey: each.passKey, name: each.fields['passenger-name'] })),
      changed: made && isAgent ? { ...made, shown: await shownChange(made.change, visit, services) } : undefined,
      group: fields['group-id'],
      name: fields['passenger-name'],
      seat: isAgent ? seat.filter(Boolean).join(', ') || '–' : undefined,
      passId: isAgent ? pass.passId : undefined,
      ...{ front, times: timesOf(template), now: services.clock.now() },
      past: pastOf(changes, { explained, template, pass }),
      forms: isAgent ? passForms({ passKey, values: valuesOf(pass), version: pass.version, flight, staff }) : undefined,
    }),
  );
}
