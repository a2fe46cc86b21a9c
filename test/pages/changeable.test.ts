import { changeableFields } from '../../lambdas/domain/desk/changeable.ts';
import { flightChangeFields } from '../../lambdas/domain/flight/flight-request.ts';

test('what an undo leaves at the desk are the fields that updateflight refuses to clear', () => {
  const { shape } = flightChangeFields;
  const refused = changeableFields.filter(({ name }) => shape[name as keyof typeof shape]?._zod.optin !== 'optional');
  expect(refused.map(({ name }) => name)).toEqual(['origin-gate', 'origin-terminal']);
  expect(changeableFields.filter(({ isKept }) => isKept)).toEqual(refused);
});
