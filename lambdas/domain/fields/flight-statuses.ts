/** Source: docs/api/flight-status.md#status-of-a-flight. */
export const flightStatuses = [
  ...(['scheduled', 'delayed', 'boarding', 'gate-closed'] as const),
  ...(['departed', 'arrived', 'cancelled', 'diverted'] as const),
] as const;

export type FlightStatus = (typeof flightStatuses)[number];
