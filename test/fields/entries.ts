import { type FieldRows, required, wholeNumber } from './formats.ts';

/** An entry of relevant-locations. */
export const location = { latitude: '48.353783', longitude: '-11.5', 'relevant-text': 'Munich Airport' };
export const storedLocation = { latitude: 48.353783, longitude: -11.5, 'relevant-text': 'Munich Airport' };

/** An entry of ibeacons. */
export const beacon = {
  'proximity-uuid': 'b9407f30-f5f8-466e-aff9-25556b57fe6d',
  major: '1',
  minor: '20',
  'relevant-text': 'Gate G20 is near',
};
export const storedBeacon = { ...beacon, major: 1, minor: 20 };

const relevantText = {
  accepts: [['Gate G20 is near'], ['', undefined], [' \u00a0', undefined]],
  refuses: [
    ['x'.repeat(251), 'must be at most 250 characters'],
    ['\u0000', 'must be printable text without line breaks'],
    ['A\u202eB', 'must not contain the invisible character U+202E'],
    [1.5, 'must be text'],
  ],
} as const;

const degrees = (what: string, limit: number) =>
  required({
    accepts: [[limit], [-limit], ['48.353783', 48.353783], ['-7', -7]],
    refuses: [
      ...[limit + 0.1, String(-limit - 1), 'north', '1,5', true].map(
        (value) => [value, `must be a ${what} in degrees`] as const,
      ),
      ['', 'is required'],
    ],
  });

/** Source: docs/api/createpasstemplate.md#fields. */
export const locationRows: FieldRows = {
  latitude: degrees('latitude', 90),
  longitude: degrees('longitude', 180),
  'relevant-text': relevantText,
};

/** Source: docs/api/createpasstemplate.md#fields. */
export const beaconRows: FieldRows = {
  'proximity-uuid': required({
    accepts: [[beacon['proximity-uuid']], [beacon['proximity-uuid'].toUpperCase()]],
    refuses: [
      ['b9407f30', 'must be a UUID'],
      [1.5, 'must be text'],
    ],
  }),
  major: wholeNumber(0, 65_535),
  minor: wholeNumber(0, 65_535),
  'relevant-text': relevantText,
};

/** Rows of the key of a pass's entries; a template's entries have none. */
export const keyRow = (prefix: string) =>
  required({
    accepts: [[`${prefix}-1`], [`${prefix}-10`]],
    refuses: [
      ...[`${prefix}-0`, `${prefix}-11`, `${prefix}-01`, `${prefix}1`, 'other-1'].map(
        (value) => [value, `must be ${prefix}-1 to ${prefix}-10`] as const,
      ),
      [' ', 'is required'],
    ],
  });
