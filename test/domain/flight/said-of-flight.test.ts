import { saidOfFlight } from '../../../lambdas/domain/flight/said-of-flight.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';

type Known = Pick<Template, 'fields' | 'fieldTimes' | 'flightDay'>;
const known = (fields: Partial<Template['fields']>, rest: Omit<Known, 'fields'>): Known => ({
  fields: fields as Template['fields'],
  ...rest,
});

test('nothing is known of a flight to whose templates nothing was said', () => {
  expect(saidOfFlight([])).toBeUndefined();
  expect(saidOfFlight([known({ 'origin-gate': 'A1' }, { fieldTimes: { own: { 'origin-gate': 5 } } })])).toBeUndefined();
  expect(saidOfFlight([known({ message1: 'A' }, { fieldTimes: { flight: { message1: 5 } } })])).toBeUndefined();
});

test('each field is as the newest message left it, a cleared one too, with its part of the day', () => {
  const early = known(
    { 'origin-gate': 'A1', 'void-passes': true },
    {
      fieldTimes: { flight: { 'origin-gate': 1, 'void-passes': 4 }, writes: 2 },
      flightDay: { voidedSinceUtc: 'then', boardingSentFor: 'before' },
    },
  );
  const late = known({ 'origin-gate': 'B2' }, { fieldTimes: { flight: { 'origin-gate': 3, 'flight-status': 2 } } });
  expect(saidOfFlight([early, late])).toEqual({
    fields: { 'origin-gate': 'B2', 'flight-status': undefined, 'void-passes': true },
    flightDay: { voidedSinceUtc: 'then' },
    fieldTimes: { flight: { 'origin-gate': 3, 'flight-status': 2, 'void-passes': 4 }, writes: 0 },
  });
});

test('what one template has changed alone since is not said of the flight: another one has it as it was said', () => {
  const times = { flight: { 'origin-gate': 3, 'arrival-gate': 3 } };
  const alone = known(
    { 'origin-gate': 'X', 'arrival-gate': 'Y' },
    { fieldTimes: { ...times, own: { 'origin-gate': 4 } } },
  );
  const other = known({ 'origin-gate': 'B2', 'arrival-gate': 'Z' }, { fieldTimes: times });
  expect(saidOfFlight([alone, other])?.fields).toEqual({ 'origin-gate': 'B2', 'arrival-gate': 'Y' });
  expect(saidOfFlight([alone])?.fields).toEqual({ 'arrival-gate': 'Y' });
});

test('a boarding that the flight moved before its departure stays sent for the former departure', () => {
  const moved = known(
    { 'boarding-time': '2027-03-15T17:20:00', 'estimated-departure-time': '2027-03-15T19:00:00' },
    {
      fieldTimes: { flight: { 'boarding-time': 1, 'estimated-departure-time': 2 } },
      flightDay: { originalBoardingTime: '2027-03-15T17:05:00', boardingSentFor: '2027-03-15T17:35:00' },
    },
  );
  expect(saidOfFlight([moved])?.flightDay).toEqual(moved.flightDay);
});
