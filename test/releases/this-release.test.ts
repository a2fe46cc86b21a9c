import { readFileSync } from 'node:fs';
import { serviceEvent } from '../../lambdas/domain/updates/pass-events.ts';
import { keyPrefixes } from '../../lambdas/storage/policy-names.ts';
import { formsOfDay } from './day.ts';
import { type Forms, judgeOf, keyConstants, kindOfItem, schemaOf } from './forms.ts';
import { lastRelease } from './last-release.ts';

const last = lastRelease();
let forms: Forms;
beforeAll(async () => {
  forms = await formsOfDay();
});

/** Judges values of each kind by the schema of the same kind's of the last release, which knows no other kinds. */
function expectKnown<Value>(before: Map<string, Value[]>, after: Map<string, Value[]>): void {
  expect([...before.keys()].filter((kind) => !after.has(kind))).toEqual([]);
  const found = [...after].flatMap(([kind, values]) => {
    const known = before.get(kind);
    return known ? values.flatMap(judgeOf(schemaOf(known))).map((difference) => `${kind}: ${difference}`) : [];
  });
  expect([...new Set(found)]).toEqual([]);
}

const itemsOf = ({ records, earlier }: Pick<Forms, 'records' | 'earlier'>) =>
  Map.groupBy([...records, ...earlier], kindOfItem);
const messagesOf = ({ messages }: Pick<Forms, 'messages'>) =>
  new Map(Object.entries(messages).map(([queue, all]) => [queue, [...all]]));

test('the last release can read every item that this one writes', () => expectKnown(itemsOf(last), itemsOf(forms)));

test('the last release can read every message that this one sends', () =>
  expectKnown(messagesOf(last), messagesOf(forms)));

test('callers who hold events against the schema of the last release take those of this one', () =>
  expect(forms.events.flatMap(judgeOf(last.eventsSchema))).toEqual([]));

describe('the day leads to', () => {
  test('every kind of item', () => {
    const kinds = [
      ...itemsOf(forms).keys(),
      ...itemsOf(forms)
        .values()
        .map(([item]) => item?.PK ?? ''),
    ];
    const all = [...Object.values(keyPrefixes), ...keyConstants];
    expect(all.filter((each) => !kinds.some((kind) => kind.includes(each)))).toEqual([]);
  });

  test('every queue, and every attribute of messages', () => {
    const declared = readFileSync('lambdas/domain/updates/work.ts', 'utf8').matchAll(/readonly (\w+)\??:/g);
    const names = new Set([...declared].map(([, name = '']) => name));
    expect(names.size).toBeGreaterThan(15);
    const text = JSON.stringify(forms.messages);
    expect([...names].filter((name) => !text.includes(`"${name}":`))).toEqual([]);
    expect(Object.keys(forms.messages)).toHaveLength(7);
  });

  test('every event', () => {
    const types = serviceEvent.options.map(({ shape }) => shape['event-type'].value);
    expect(new Set(forms.events.map((event) => event['event-type']))).toEqual(new Set(types));
  });
});
