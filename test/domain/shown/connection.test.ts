import { wordingIn } from '../../../lambdas/domain/languages/wordings.ts';
import { connectionOf } from '../../../lambdas/domain/shown/connection.ts';
import { groupPageInput } from '../../pages/sample-input.ts';

type Shown = Partial<Parameters<typeof connectionOf>[0]>;

const [inbound, onward] = groupPageInput().flights.flatMap(({ passes }) => passes.slice(0, 1));
function between(first: Shown = {}, second: Shown = {}) {
  if (!inbound || !onward) throw new Error('The sample has two flights');
  return connectionOf({ ...inbound.boardingPass, ...first }, { ...onward.boardingPass, ...second });
}
const cancelled = { status: 'cancelled', originalBoardingTime: '2027-03-15T17:05:00' } as const;

test.each([
  ['lands 18:45, departs 20:35', {}, {}, 'Connection in Berlin: 1 hr 50 min'],
  ['whole hours', {}, { departureTime: '2027-03-15T20:45:00' }, 'Connection in Berlin: 2 hr'],
  ['less than an hour', {}, { departureTime: '2027-03-15T19:30:00' }, 'Connection in Berlin: 45 min'],
  ['a late arrival', { estimatedArrivalTime: '2027-03-15T19:45:00' }, {}, 'Connection in Berlin: 50 min'],
  [
    'a late departure onward',
    {},
    { estimatedDepartureTime: '2027-03-15T21:05:00' },
    'Connection in Berlin: 2 hr 20 min',
  ],
  ['missed', { estimatedArrivalTime: '2027-03-15T21:00:00' }, {}, undefined],
  ['another airport', { destination: { code: 'HAM', name: 'Hamburg', timeZone: 'Europe/Berlin' } }, {}, undefined],
  ['no arrival known', { arrivalTime: undefined }, {}, undefined],
  ['two days later: the way back', {}, { departureTime: '2027-03-17T20:35:00' }, undefined],
  ['cancelled', {}, { day: cancelled }, undefined],
] as [string, Shown, Shown, string | undefined][])('between two flights: %s', (_title, first, second, expected) => {
  expect(between(first, second)).toBe(expected);
});

test('in the words and numbers of a language', async () => {
  expect(between({ wording: await wordingIn('de') })).toBe('Umstieg in Berlin: 1 Std. 50 Min.');
});
