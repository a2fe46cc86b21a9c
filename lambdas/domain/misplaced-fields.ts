/** Where a field belongs that was sent with a call which does not take it; the words stand in refusals. */
const places: readonly (readonly [where: string, fields: readonly string[]])[] = [
  [
    'is fixed in the template',
    // Source: specification, 1.8.
    [
      'carrier-airline-name',
      'origin-airport',
      'destination-airport',
      'origin-terminal',
      'origin-gate',
      'flight-number-label',
      'flight-number',
      'boarding-time',
      'boarding-door',
      'gate-closing-time',
      'departure-time',
      'estimated-departure-time',
      'arrival-time',
      'estimated-arrival-time',
      'arrival-terminal',
      'arrival-gate',
      'message1',
      'message2',
      'text-module',
      'info-module',
      'home-page-uri',
      'link1',
      'link2',
    ],
  ],
  ['belongs to the template or an issuance link', ['additional-image-text']],
  ['is fixed when the template is created', ['pass-type-id', 'issuer-id']],
  ['belongs to generatepass', ['strip-image', 'expiration-timezone', 'reference-data']],
  ['belongs to updatepassdata', ['pass-update-notification', 'pass-status', 'priority']],
  ['belongs into pass-meta-data', ['user-email', 'user-phone']],
];

const placeOf = new Map(places.flatMap(([where, fields]) => fields.map((field) => [field, where])));

/** Why a field is refused by a call that does not take it. Source: DECISIONS.md, Requests and answers. */
export function refusalOf(field: string): string {
  const where = placeOf.get(field);
  return where === undefined ? 'is not a field of this call' : `is not a field of this call: it ${where}`;
}
