/** Source: docs/api/flight-status.md#status-of-a-flight. */
export const flightStatuses = [
  ...(['scheduled', 'delayed', 'boarding', 'gate-closed'] as const),
  ...(['departed', 'arrived', 'cancelled', 'diverted'] as const),
] as const;

export type FlightStatus = (typeof flightStatuses)[number];

/** Common reasons for a status, of which we have words. Source: docs/api/flight-status.md#reasons. */
export const statusReasons = ['weather', 'late-aircraft', 'crew', 'technical', 'air-traffic', 'strike'] as const;

export type StatusReason = (typeof statusReasons)[number];
