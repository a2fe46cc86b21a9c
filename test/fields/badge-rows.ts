import { type FieldRows, type Format, imageUrl, text, trueFalse } from './formats.ts';

/** An array in which each of these values, in any letter case, may stand once; its entries: test/contract/badges.test.ts. */
const listOf = (...values: readonly string[]): Format => ({
  accepts: [
    [values.slice(0, 1)],
    [values],
    [values.map((value) => value.toUpperCase()), values],
    [values.map((value) => value.toLowerCase()), values],
  ],
  refuses: [
    [{}, 'must be an array'],
    [[values[0], values[0]], 'must have each value once'],
    [Array.from({ length: 11 }, () => values[0]), 'must have 1 to 10 entries'],
  ],
});

export const programs = listOf(
  ...['tsa-precheck', 'tsa-precheck-touchless-id', 'oss', 'iti', 'itd', 'global-entry', 'clear'],
);

/** Badges of pass-data. Source: docs/api/passengers.md#badges. */
export const badgeRows: FieldRows = {
  'service-requests': listOf('WCHR', 'INFT', 'VGML'),
  'airline-service-requests': {
    accepts: [[['XLEG']], [['Seat by a relative', 'XLEG']]],
    refuses: [[['A', 'A'], 'must have each value once']],
  },
  'passenger-capabilities': listOf(...['pre-boarding', 'priority-boarding', 'carry-on', 'personal-item', 'lap-infant']),
  'security-programs': programs,
  'documents-verified': trueFalse,
  'documents-declaration': text(60),
  'priority-status': text(60),
  'frequent-flyer-status': text(60),
  'security-screening': text(60),
  'boarding-zone': text(60),
  'security-program-logo': imageUrl,
  'boarding-privilege-image': imageUrl,
};
