import { BundledAirports } from '../../lambdas/runtime/airports.ts';

const airports = new BundledAirports();

test('an airport is found with city, zone and place', async () => {
  expect(await airports.find('MUC')).toEqual({
    code: 'MUC',
    name: 'Munich International Airport',
    city: 'Munich',
    timeZone: 'Europe/Berlin',
    latitude: 48.3538,
    longitude: 11.7861,
  });
});

test.each(['AAA', 'ZZV'])('%s, at an end of the table, is found', async (code) => {
  expect(await airports.find(code)).toMatchObject({ code, timeZone: expect.stringContaining('/') });
});

test('an airport whose place is in doubt has none', async () => {
  expect(await airports.find('MLH')).toEqual({
    code: 'MLH',
    name: 'EuroAirport Basel–Mulhouse–Freiburg',
    city: 'Mulhouse',
    timeZone: 'Europe/Paris',
  });
});

test.each(['QQQ', '', '\t'])('the code %j is unknown', async (code) => {
  expect(await airports.find(code)).toBeUndefined();
});
