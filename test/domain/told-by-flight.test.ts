import { movedObject, toldByFlight } from '../../lambdas/domain/google.ts';
import { exampleTemplate } from '../helpers/examples.ts';

const toldAtUtc = ['2027-03-14T09:00:00.000Z', '2027-03-14T09:30:00.000Z', '2027-03-14T10:00:00.000Z'];
const flight = exampleTemplate({}, { googleClass: { version: 4, toldAtUtc } });

test('a passenger who was always on a flight has been told with it', () => {
  expect(toldByFlight(flight, {})).toEqual(toldAtUtc);
});

test('a passenger who came to a flight was not told of what it had told before', () => {
  expect(toldByFlight(flight, { movedAtUtc: '2027-03-14T09:50:00.000Z' })).toEqual(toldAtUtc.slice(2));
});

test('a notification by a clock that is behind that of the move counts: it may have come after', () => {
  const pass = { movedAtUtc: '2027-03-14T09:30:02.000Z' };
  expect(toldByFlight(flight, pass)).toEqual(toldAtUtc.slice(1));
  const moved = movedObject({ ...pass, googleObject: { passVersion: 1, templateVersion: 1 } }, flight, flight);
  expect(moved?.toldAtUtc).toEqual(toldAtUtc.slice(1));
});
