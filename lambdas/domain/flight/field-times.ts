import { type Changes, equalAsJson, touchedBy } from '../fields/changes.ts';
import type { Warning } from '../request/warning.ts';
import { type FieldTimes, newest, type Template, type Times, timeOf } from '../template/template.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';

/** An update, with the time that it counts as. */
export interface FlightMessage {
  readonly changes: Changes<TemplateFields>;
  readonly now: Date;
  /** Event-time, ms since 1970; without one the message counts as now, and nothing as newer. */
  readonly eventTimeMs?: number | undefined;
  /** The newest messages about the flight, in all of its templates; absent for a message about one template. */
  readonly ofFlight?: Times | undefined;
}

/** A message as it changes a template. */
export interface Received {
  /** Part that holds, without what is already so. */
  readonly changes: Changes<TemplateFields>;
  /** Fields that it names, without the superseded ones. */
  readonly named: ReadonlySet<string>;
  /** Values that come too late. */
  readonly late: Partial<TemplateFields>;
  readonly fieldTimes: FieldTimes;
  /** True if the times are to be recorded even if nothing else changes. */
  readonly isNews: boolean;
  readonly warnings: readonly Warning[];
}

/** The key of a flight has no times: with another one it is another flight. */
const ofKey: ReadonlySet<string> = new Set(['flight-number-label', 'flight-number', 'origin-airport']);

type Name = keyof TemplateFields;

/** The newest messages about a flight, by all of its templates: one that was made later has not seen the earlier ones. */
export function newestOfFlight(templates: readonly Pick<Template, 'fieldTimes'>[]): Times {
  const all: Record<string, number> = {};
  for (const { fieldTimes } of templates)
    for (const [name, time] of Object.entries(fieldTimes?.flight ?? {})) all[name] = newest(all[name], time);
  return all;
}

/** The times of a template that has become another flight: to that one its former messages were of this template alone. */
export const timesInAnotherFlight = ({ flight = {}, own = {}, writes }: FieldTimes): FieldTimes => ({
  own: Object.fromEntries(Object.keys({ ...flight, ...own }).map((name) => [name, newest(flight[name], own[name])])),
  writes,
});

/**
 * Reads a message as it changes a template: of each field the newest message holds, whatever the order in which they come. A
 * text and its translations are one field here.
 * Source: docs/decisions/order-of-events.md#the-newest-message-about-a-field
 */
export function received({ fields, fieldTimes = {} }: Template, message: FlightMessage): Received {
  const { changes, now, eventTimeMs, ofFlight } = message;
  const isNewer = (name: string) => {
    if (eventTimeMs === undefined) return true;
    const ofAll = newest(ofFlight?.[name]);
    const isSeen = fieldTimes.flight?.[name] === eventTimeMs;
    return eventTimeMs >= newest(fieldTimes.own?.[name]) && (eventTimeMs > ofAll || (eventTimeMs === ofAll && isSeen));
  };
  const texts = textsIn(changes);
  const names = [...new Set([...touchedBy(changes), ...texts])].filter(
    (name) => name !== 'translations' || changes.clear.includes(name),
  );
  const heeded = new Set(names.filter(isNewer));
  const superseded = names.filter((name) => !heeded.has(name));
  const isTie = (name: string) => eventTimeMs !== undefined && timeOf(fieldTimes, name) === eventTimeMs;
  const isSaid = (name: string) => equalAsJson(fields[name as Name], changes.set[name as Name]) && !texts.has(name);
  const holds = (name: string) => heeded.has(name) && !(isTie(name) && isSaid(name));
  const { translations, ...set } = changes.set;
  const kept = translations && isNewer('translations') ? translationsIn(translations, holds) : undefined;
  const times = Object.fromEntries(
    [...heeded]
      .filter((name) => !ofKey.has(name))
      .map((name) => [name, eventTimeMs ?? newest(now.getTime(), timeOf(fieldTimes, name) || 0, ofFlight?.[name])]),
  );
  const kind = ofFlight ? 'flight' : 'own';
  const isEvent = eventTimeMs !== undefined || fieldTimes.writes !== undefined;
  return {
    changes: {
      set: { ...only(set, holds), ...(kept && { translations: kept }) },
      clear: changes.clear.filter(holds),
    },
    named: new Set([...heeded, ...(kept ? ['translations'] : [])]),
    late: only(set, (name) => superseded.includes(name)),
    fieldTimes: {
      ...fieldTimes,
      [kind]: { ...fieldTimes[kind], ...times },
      ...(isEvent && { writes: fieldTimes.writes ?? 0 }),
    },
    isNews: isEvent && Object.entries(times).some(([name, time]) => fieldTimes[kind]?.[name] !== time),
    warnings: [
      ...superseded.map((field) => warningOf('event-superseded', field, 'stays, as a newer message has come about it')),
      ...[...heeded]
        .filter((name) => isTie(name) && !isSaid(name) && !texts.has(name))
        .map((field) =>
          warningOf('event-time-repeated', field, 'changes again, as it came with another value and this event-time'),
        ),
    ],
  };
}

const warningOf = (code: Warning['code'], field: string, what: string): Warning => ({
  code,
  field,
  text: `${field} ${what}.`,
});

/** Texts that a message translates. */
const textsIn = ({ set: { translations = {} } }: FlightMessage['changes']) =>
  new Set(Object.values(translations).flatMap((texts) => Object.keys(texts)));

const only = <Values extends object>(values: Values, is: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => is(name))) as Partial<Values>;

const translationsIn = (translations: NonNullable<TemplateFields['translations']>, is: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(translations).map(([tag, texts]) => [tag, only(texts, is)]));
