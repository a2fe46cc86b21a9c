import {
  flightsLeft,
  movedObject,
  notifiedByFlight,
  objectLeaving,
  unknownObject,
} from '../../../lambdas/domain/updates/google.ts';
import { examplePass, exampleTemplate } from '../../helpers/examples.ts';

const toldAtUtc = ['2027-03-14T09:00:00.000Z', '2027-03-14T09:30:00.000Z', '2027-03-14T10:00:00.000Z'];
const flight = exampleTemplate({}, { googleClass: { version: 4, toldAtUtc } });
const other = { ...flight, id: 'other' };
const shown = { passVersion: 1, templateVersion: 1 };

test('a passenger who was always on a flight has been notified with it', () => {
  expect(notifiedByFlight(flight, {})).toEqual(toldAtUtc);
});

test('a passenger who came to a flight was not notified of its earlier messages', () => {
  expect(notifiedByFlight(flight, { onFlightSinceUtc: '2027-03-14T09:50:00.000Z' })).toEqual(toldAtUtc.slice(2));
});

test('a notification by a clock that is behind that of the move counts: it may have come after', () => {
  const onFlightSinceUtc = '2027-03-14T09:30:02.000Z';
  expect(notifiedByFlight(flight, { onFlightSinceUtc })).toEqual(toldAtUtc.slice(1));
  expect(
    objectLeaving([flight], { ...shown, classOf: flight.id, onFlightSinceUtc }, { templateId: other.id }).toldAtUtc,
  ).toEqual(toldAtUtc.slice(1));
});

test('a message of a flight while a pass left it counts with its new one, where it counts from the move', () => {
  const moved = {
    ...shown,
    toldAtUtc: ['2027-03-14T09:40:00.000Z'],
    ...movedObject({ googleObject: shown }, flight, other),
  };
  const movedAtUtc = '2027-03-14T09:45:00.000Z';
  expect(moved).toMatchObject({ classOf: flight.id });
  expect(objectLeaving([flight], moved, { movedAtUtc, templateId: other.id })).toMatchObject({
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

test('where a move came before the last had been recorded, all flights that the pass has left may have notified its passenger', () => {
  const formerTemplates = [flight.id, other.id];
  const pass = (googleObject: object) => ({
    ...examplePass(),
    formerTemplates,
    googleObject: { ...shown, ...googleObject },
  });
  expect(flightsLeft(pass({ classOf: flight.id, hasOthers: true }), false)).toEqual(formerTemplates);
  expect(flightsLeft(pass({ hasOthers: true }), false)).toEqual(formerTemplates);
  expect(flightsLeft(pass({ classOf: flight.id }), false)).toEqual([flight.id]);
  expect(flightsLeft(pass({}), false)).toEqual([]);
  // A late worker may have used any of them, until it has sent the object once more.
  expect(flightsLeft(pass({}), true)).toEqual(formerTemplates);
});

test('a pass that has come back counts messages of the flight between, and those of its own once', () => {
  const back = { ...shown, hasOthers: true } as const;
  const movedAtUtc = '2027-03-14T09:45:00.000Z';
  const between = { ...other, googleClass: { version: 1, toldAtUtc: ['2027-03-14T09:40:00.000Z'] } };
  const come = objectLeaving([flight, between], back, { movedAtUtc, templateId: flight.id });
  expect(come.toldAtUtc).toEqual(['2027-03-14T09:40:00.000Z']);
  expect(notifiedByFlight(flight, come)).toEqual(toldAtUtc);
  // The pass was on another flight: until its return, its flight's messages are those of a former flight.
  const returned = objectLeaving([flight], { ...back, classOf: other.id }, { movedAtUtc, templateId: flight.id });
  expect(returned.toldAtUtc).toEqual(toldAtUtc.slice(0, 2));
  expect(notifiedByFlight(flight, returned)).toEqual(toldAtUtc.slice(2));
});

test('flights that are gone have sent no message', () => {
  expect(objectLeaving([], shown, { templateId: other.id }).toldAtUtc).toBeUndefined();
});
