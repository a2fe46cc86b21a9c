import { bundlesOf, type GroupMember, inOrder, saveLinksOf } from '../../../lambdas/domain/group/group.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';

const image = (bytes: number) => ({ sha256: 'a', bytes, width: 1, height: 1 });
const member = (name: string, template: Template = exampleTemplate()): GroupMember => ({
  template,
  pass: examplePass({ 'passenger-name': name, 'expiration-timestamp': undefined }, { passKey: name }),
});
const members = (count: number, template?: Template) =>
  Array.from({ length: count }, (_, place) => member(`Traveller ${place}`, template));
const sizes = (parts: readonly (readonly unknown[])[]) => parts.map(({ length }) => length);
const names = (ordered: readonly GroupMember[]) => ordered.map(({ pass }) => pass.passKey);

test('flights are in order of their departure as an instant, travellers by name, accents or not', () => {
  // 09:00 in Tokyo is 01:00 in Berlin.
  const airports = { origin: { code: 'HND', name: 'Haneda', city: 'Tokyo', timeZone: 'Asia/Tokyo' } };
  const tokyo = exampleTemplate({ 'departure-time': '2027-03-15T09:00:00' }, { id: 'tokyo', airports });
  const berlin = exampleTemplate({ 'departure-time': '2027-03-15T08:00:00' }, { id: 'berlin' });
  const mixed = [member('Zoe', berlin), member('Adam', berlin), member('Émile', berlin), member('Frida', tokyo)];
  expect(names(inOrder(mixed))).toEqual(['Frida', 'Adam', 'Émile', 'Zoe']);
});

test.each([
  ['10 passes', 10, 0, [10]],
  ['11 passes', 11, 0, [10, 1]],
  ['passes of nearly 1 MB', 5, 1_000_000, [4, 1]],
  ['passes of nearly 4 MB', 2, 4_100_000, [1, 1]],
  ['small icons, which are there three times', 10, 250_000, [5, 5]],
])('%s: files of at most 10 passes and 4 MB', (_title, count, bytes, expected) => {
  const template = exampleTemplate({}, { images: { 'walleta-pass-icon': image(bytes) } });
  expect(sizes(bundlesOf(members(count, template), now))).toEqual(expected);
});

test('a pass’s own strip image counts', () => {
  const withStrip = members(3).map((each) => ({ ...each, pass: { ...each.pass, stripImage: image(2_000_000) } }));
  expect(sizes(bundlesOf(withStrip, now))).toEqual([2, 1]);
});

test('save links have at most 6 passes, of one issuer; an airline without Google Wallet has none', () => {
  const of = (issuerId: string) => exampleTemplate({}, { issuerId });
  expect(sizes(saveLinksOf([...members(7, of('1')), ...members(2, of('2')), ...members(3)], now))).toEqual([6, 1, 2]);
});
