import { nextStepsOf } from '../../../lambdas/domain/shown/next-steps.ts';
import { installPageInput } from '../../pages/sample-input.ts';

type Shown = NonNullable<Parameters<typeof installPageInput>[0]>;

const closing = { gateClosingTime: '2027-03-15T17:20:00' };
const day = (status: NonNullable<NonNullable<Shown['day']>['status']>) => ({
  day: { status, originalBoardingTime: '2027-03-15T17:05:00' },
});
const stepsOf = (shown: Shown) =>
  nextStepsOf(installPageInput(shown).boardingPass).map(
    ({ label, at }) => `${label} ${at.toISOString().slice(11, 16)}`,
  );

/** Munich is one hour ahead of UTC. */
const [boarding, closes, departure] = ['Boarding 16:05', 'Gate closes 16:20', 'Departure 16:35'];

test.each([
  ['without a status', closing, [boarding, closes, departure]],
  ['without a closing time', {}, [boarding, departure]],
  ['boarding', { ...closing, ...day('boarding') }, [closes, departure]],
  ['whose gate is closed', { ...closing, ...day('gate-closed') }, [departure]],
  ['delayed until further notice', { ...closing, ...day('delayed') }, []],
  ['departed', day('departed'), []],
  ['arrived', day('arrived'), []],
  ['diverted', day('diverted'), []],
  ['cancelled', day('cancelled'), []],
  [
    'delayed by an hour: boarding follows, and the closing that nobody has moved is left out',
    { ...closing, ...day('delayed'), estimatedDepartureTime: '2027-03-15T18:35:00' },
    ['Boarding 17:05', 'Departure 17:35'],
  ],
] as [string, Shown, string[]][])('what is to come of a flight %s', (_title, shown, expected) => {
  expect(stepsOf(shown)).toEqual(expected);
});
