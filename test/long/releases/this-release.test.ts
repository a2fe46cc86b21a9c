import { readFileSync } from 'node:fs';
import { serviceEvent } from '../../../lambdas/domain/updates/pass-events.ts';
import { writing } from '../../../lambdas/storage/dynamo-passes.ts';
import { keyPrefixes } from '../../../lambdas/storage/policy-names.ts';
import { formsOfDay } from './day.ts';
import { attributesIn, type Forms, judgeOf, keyConstants, kindOfItem, schemaOf } from './forms.ts';
import { keptReleases } from './kept-releases.ts';

const kept = keptReleases();
const last = kept.at(-1) as (typeof kept)[number];
let forms: Forms;
beforeAll(async () => {
  forms = await formsOfDay();
});

/**
 * Differences that the last release has been seen to bear, such as `push: templateId is not written any more`: it does not
 * read the attribute. Emptied with each release.
 */
const borne: readonly string[] = [];

const itemsOf = ({ records, earlier }: Pick<Forms, 'records' | 'earlier'>) =>
  Map.groupBy([...records, ...earlier], kindOfItem);
const writtenIn = (of: Pick<Forms, 'records' | 'earlier' | 'messages'>): ReadonlyMap<string, readonly unknown[]> =>
  new Map([...itemsOf(of), ...Object.entries(of.messages)]);

test('the last release can read all items and messages of this one', () => {
  const after = writtenIn(forms);
  const found = [...writtenIn(last)].flatMap(([kind, known]) => {
    const [schema, values] = [schemaOf(known), after.get(kind) ?? []];
    const written = new Set(attributesIn(schemaOf(values)));
    const missing = attributesIn(schema).filter((name) => !written.has(name));
    const told = [...values.flatMap(judgeOf(schema)), ...missing.map((name) => `${name} is not written any more`)];
    return told.map((difference) => `${kind}: ${difference}`);
  });
  expect(new Set(found)).toEqual(new Set(borne));
});

test.each(kept)('callers who hold events against the schema of $version take those of this one', ({ eventsSchema }) =>
  expect(forms.events.flatMap(judgeOf(eventsSchema))).toEqual([]),
);

describe('the day leads to', () => {
  test('every kind of item', () => {
    const kinds = [...forms.records, ...forms.earlier].map((item) => `${item.PK} ${kindOfItem(item)}`);
    const all = [...Object.values(keyPrefixes), ...keyConstants];
    expect(all.filter((each) => !kinds.some((kind) => kind.includes(each)))).toEqual([]);
  });

  test('every attribute of passes', () => {
    const names = new Set(itemsOf(forms).get('PASS#PASS')?.flatMap(Object.keys));
    expect(Object.keys(writing).filter((name) => !names.has(name))).toEqual([]);
  });

  test('every queue, and every attribute of messages', () => {
    const declared = readFileSync('lambdas/domain/updates/work.ts', 'utf8').matchAll(/readonly (\w+)\??:/g);
    const names = new Set([...declared].map(([, name = '']) => name));
    expect(names.size).toBeGreaterThan(15);
    const text = JSON.stringify(forms.messages);
    expect([...names].filter((name) => !text.includes(`"${name}":`))).toEqual([]);
    expect(Object.entries(forms.messages).filter(([, sent]) => sent.length === 0)).toEqual([]);
  });

  test('every event', () => {
    const types = serviceEvent.options.map(({ shape }) => shape['event-type'].value);
    expect(new Set(forms.events.map((event) => event['event-type']))).toEqual(new Set(types));
  });
});
