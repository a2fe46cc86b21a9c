import type { PassFields } from '../../../lambdas/domain/fields/pass-fields.ts';
import { soughtBy } from '../../../lambdas/domain/pass/sought-pass.ts';

const passenger = (name: string, more: object = {}) => ({ 'passenger-name': name, ...more }) as PassFields;
const isFound = (text: string, fields: PassFields, nameOnly = false) => soughtBy(text, { nameOnly })(fields);

test.each([
  ['Zoë Müller-Lüdenscheidt', 'zoe muller'],
  ['Zoë Müller-Lüdenscheidt', 'MUELLER/ZOE'],
  ['Zoë Müller-Lüdenscheidt', 'ludens'],
  ['Zoë Müller-Lüdenscheidt', 'luedenscheidt zo'],
  ['MUELLER/ZOEMRS', 'müller zoe'],
  ['Zoë Müller', 'MUELLER/ZOEMRS'],
  ['Zoë Müller', 'Mrs Müller'],
  ['Kırmızıgül Işık', 'kirmizigul isik'],
  ['İbrahim Şahin', 'sahin ibrahim'],
  ['Søren Kjærgård', 'SOEREN KJAERGAARD'],
  ['Søren Kjærgård', 'soren kjaerg'],
  ['Łukasz Groß', 'lukasz gross'],
  ['ŁUKASZ GROẞ', 'gross'],
  ['Þórður Æsir', 'thordur aesir'],
  ['Seán O’Brien', "o'brien"],
  ['Seán O’Brien', 'OBRIEN/SEAN'],
  ['Anna van der Berg', 'VANDERBERG'],
  ['Анна Каренина', 'каренина'],
  ['Μαρία Ὀδυσσέως', 'ΟΔΥΣΣΕΩΣ'],
  ['山田 花子', '花子'],
  ['Michael Bauer', 'bau'],
  ['Dr Dr', 'dr'],
])('%s is found by %s', (name, text) => expect(isFound(text, passenger(name))).toBe(true));

test.each([
  ['Zoë Müller', 'uller'],
  ['Zoë Müller', 'zoe meier'],
  ['Zoë Müller', 'muellerin'],
  ['Zoë Müller', '/'],
  ['Zoë Müller', '- .'],
  ['Zoë Müller', ''],
  ['Ada Lovelace', 'Adams'],
  ['Анна', 'anna'],
])('%s is not found by %s', (name, text) => expect(isFound(text, passenger(name))).toBe(false));

const own = passenger('Zoë Müller', {
  'seat-number': '12A',
  'confirmation-number': 'X4PKT2',
  'sequence-number': '0042',
});

test.each(['12A', '012a', ' 12 a ', '12-A', 'x4pkt2', '42', '0042'])('a passenger is found by %s', (text) => {
  expect(isFound(text, own)).toBe(true);
  expect(isFound(text, own, true)).toBe(false);
});

test.each(['2A', '12', '1', 'X4PKT', '420', '0', '12A 42'])('a passenger is not found by %s', (text) =>
  expect(isFound(text, own)).toBe(false),
);

test('a seat-number of standby is nobody’s seat yet', () => {
  expect(isFound('12A', { ...own, 'passenger-kind': 'standby' })).toBe(false);
  expect(isFound('12A', { ...own, 'passenger-kind': 'infant' })).toBe(true);
});
