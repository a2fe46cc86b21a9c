import { movedObject, objectLeaving, toldByFlight, unknownObject } from '../../lambdas/domain/google.ts';
import { exampleTemplate } from '../helpers/examples.ts';

const toldAtUtc = ['2027-03-14T09:00:00.000Z', '2027-03-14T09:30:00.000Z', '2027-03-14T10:00:00.000Z'];
const flight = exampleTemplate({}, { googleClass: { version: 4, toldAtUtc } });
const other = { ...flight, id: 'other' };
const shown = { passVersion: 1, templateVersion: 1 };

test('a passenger who was always on a flight has been told with it', () => {
  expect(toldByFlight(flight, {})).toEqual(toldAtUtc);
});

test('a passenger who came to a flight was not told of what it had told before', () => {
  expect(toldByFlight(flight, { onFlightSinceUtc: '2027-03-14T09:50:00.000Z' })).toEqual(toldAtUtc.slice(2));
});

test('a notification by a clock that is behind that of the move counts: it may have come after', () => {
  const onFlightSinceUtc = '2027-03-14T09:30:02.000Z';
  expect(toldByFlight(flight, { onFlightSinceUtc })).toEqual(toldAtUtc.slice(1));
  expect(objectLeaving(flight, { ...shown, onFlightSinceUtc }, {}).toldAtUtc).toEqual(toldAtUtc.slice(1));
});

test('what a flight told while a pass left it counts with its new one, where it counts from the move', () => {
  const moved = {
    ...shown,
    toldAtUtc: ['2027-03-14T09:40:00.000Z'],
    ...movedObject({ googleObject: shown }, flight, other),
  };
  const movedAtUtc = '2027-03-14T09:45:00.000Z';
  expect(moved).toMatchObject({ classOf: flight.id });
  expect(objectLeaving(flight, moved, { movedAtUtc })).toMatchObject({
    onFlightSinceUtc: movedAtUtc,
    toldAtUtc: [
      '2027-03-14T09:00:00.000Z',
      '2027-03-14T09:30:00.000Z',
      '2027-03-14T09:40:00.000Z',
      '2027-03-14T10:00:00.000Z',
    ],
  });
});

test('a pass that comes back before its object has been sent has never left its flight there, but may have other objects', () => {
  const moved = movedObject({ googleObject: movedObject({ googleObject: shown }, flight, other) }, other, flight);
  expect(moved).toEqual({ ...shown, moves: 2, hasOthers: true });
});

test('an object that nobody has sent yet is moved also if its pass comes back to the flight whose class it is thought to have', () => {
  const found = unknownObject({ templateId: other.id }, flight.id);
  expect(movedObject({ googleObject: found }, other, flight)).toMatchObject({ moves: 2, classOf: flight.id });
});

test('a flight that is gone has told nothing', () => {
  expect(objectLeaving(undefined, shown, {}).toldAtUtc).toBeUndefined();
});
