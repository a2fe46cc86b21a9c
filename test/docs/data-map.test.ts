import { readFileSync } from 'node:fs';
import { dataPlaces } from '../../bin/data-map/data-map.ts';
import { sensitiveNames } from '../../lambdas/domain/fields/badges.ts';

const fieldsThat = (are: (place: (typeof dataPlaces)[number]) => boolean) =>
  dataPlaces.filter(are).map(({ field }) => field);

test('what may tell of health is in no event, history or archive, and not in an erased pass', () => {
  const health = dataPlaces.filter((place) => place.class === 'health');
  expect(health.map(({ field }) => field)).toEqual([...sensitiveNames]);
  const nowhere = { events: false, history: '', archive: false, afterErasure: false };
  for (const place of health) expect(place).toMatchObject(nowhere);
  // The marks that are looked for do come out where other fields go.
  expect(dataPlaces.find(({ field }) => field === 'seat-number')).toMatchObject({ history: 'value', archive: true });
});

test('events have contact and reference data of the passenger, and no other field of the pass', () => {
  const inEvents = fieldsThat((place) => place.events && place.class !== 'none');
  expect(inEvents.sort()).toEqual(['passId', 'referenceData', 'user-email', 'user-phone']);
});

test('of an erased pass only its id, its link, HMACs and its use are left', () => {
  const left = dataPlaces.filter((place) => place.afterErasure && place.class !== 'none');
  expect([...new Set(left.map((place) => place.class))].sort()).toEqual(['access', 'contact', 'own', 'use']);
  expect(left.filter((place) => ['contact', 'own'].includes(place.class)).map(({ field }) => field)).toEqual([
    'passId',
    'contactHashes',
  ]);
});

test('histories have values of neither contact nor barcode', () => {
  const kept = dataPlaces.filter((place) => place.history === 'value').map((place) => place.class);
  expect(kept).not.toContain('contact');
  expect(kept).not.toContain('barcode');
});

test('the questionnaire has at most 40 answers, each with a place to check it', () => {
  const rows = readFileSync('docs/questionnaire.md', 'utf8').match(/^\| .+\? \| .+ \|$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.length).toBeLessThanOrEqual(40);
  for (const row of rows) expect(row.split(' | ').at(-1)).toMatch(/\]\(|\b(test|lib|lambdas)\//);
});
