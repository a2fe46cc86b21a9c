import type { FlightStatus } from '../fields/flight-statuses.ts';
import { shownStatusOf } from '../flight/flight-status.ts';
import { samplePassOf } from '../pass/sample-pass.ts';
import type { Concern } from '../request/warning.ts';
import type { Template } from '../template/template.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';
import { boardingPassOf, type Flight } from './boarding-pass.ts';
import { type MarkedTime, markedClosingOf, markedTimeOf, type TimeName, timeNames } from './marked-time.ts';

/** Fields of which each may contradict another. */
const about = [
  ...(['flight-status', 'departure-time', 'estimated-departure-time'] as const),
  ...(['boarding-time', 'estimated-boarding-time', 'arrival-time', 'estimated-arrival-time'] as const),
];

/** Source: docs/api.md#status-of-a-flight. */
export function markedTimeWarnings(template: Template): Concern<keyof TemplateFields>[] {
  const flight = boardingPassOf(template, samplePassOf(template));
  const estimated = timeNames.flatMap((name) => {
    const marked = markedTimeOf(flight, name);
    return marked?.estimate ? [warningOf(template, name, marked)] : [];
  });
  return [...estimated, ...closingWarnings(flight)];
}

const closed: readonly (FlightStatus | undefined)[] = ['gate-closed', 'departed', 'arrived', 'diverted'];

function closingWarnings(flight: Flight): Concern<keyof TemplateFields>[] {
  const marked = markedClosingOf(flight);
  if (marked === undefined || closed.includes(shownStatusOf(flight))) return [];
  const field = 'gate-closing-time';
  const text = `${field} ${marked.sent} stays as sent; as it is not between boarding and departure, passes mark it: send ${field}.`;
  return [{ code: 'time-contradicted', field, about: [...about, field], text }];
}

function warningOf({ fields }: Template, name: TimeName, { sent, estimate }: MarkedTime) {
  const cure = `estimated-${name}-time` as const;
  const field = fields[cure] === undefined ? (`${name}-time` as const) : cure;
  const cause = name === 'departure' ? 'boarding' : 'the departure';
  const text = `${field} ${sent} stays as sent; as ${cause} has moved, passes estimate ${estimate} beside it: send ${cure}.`;
  return { code: 'time-estimated' as const, field, about, text };
}
