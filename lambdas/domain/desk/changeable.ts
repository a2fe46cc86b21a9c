import type { StatusReason } from '../fields/flight-statuses.ts';
import { passengerKinds } from '../fields/passenger-kind.ts';
import type { Changeable } from './changes.ts';

const reasons = {
  ...{ weather: 'Weather', 'late-aircraft': 'Late aircraft', crew: 'Crew', technical: 'Technical problem' },
  ...{ 'air-traffic': 'Air traffic', strike: 'Strike' },
} as const satisfies Record<StatusReason, string>;

/** Reasons that passengers read in their language. */
export const reasonField = {
  ...{ name: 'flight-status-reason-code', label: 'Reason', kind: 'choice' },
  options: Object.entries(reasons),
} as const satisfies Changeable;

/** Fields that the desk changes, in their order on the page. */
export const changeableFields: readonly Changeable[] = [
  { name: 'origin-gate', label: 'Gate', kind: 'text', length: 60, isKept: true },
  { name: 'origin-terminal', label: 'Terminal', kind: 'text', length: 60, isKept: true },
  { name: 'estimated-boarding-time', label: 'Boarding, expected', kind: 'time' },
  { name: 'gate-closing-time', label: 'Gate closes', kind: 'time' },
  { name: 'estimated-departure-time', label: 'Departure, expected', kind: 'time' },
  { name: 'estimated-arrival-time', label: 'Arrival, expected', kind: 'time' },
  { name: 'flight-status', label: 'Status', kind: 'choice' },
  reasonField,
  { name: 'flight-status-reason', label: 'Reason in your words', kind: 'text', length: 120 },
  { name: 'message1', label: 'Message to all', kind: 'lines', length: 5_000 },
  { name: 'void-passes', label: 'Void all passes', kind: 'switch' },
];

/** Fields for a new value: the fields above have the present one. */
export const newGate: Changeable = {
  ...{ name: 'origin-gate', label: 'New gate', kind: 'text', length: 60 },
  ...{ isNew: true, key: 'g' },
};

export const newMessage: Changeable = {
  ...{ name: 'message1', label: 'New message to all', kind: 'lines', length: 5_000 },
  ...{ isNew: true, key: 'm' },
};

export const kindField = { name: 'passenger-kind', label: 'Kind', kind: 'choice' } as const;

export const seatField = { name: 'seat-number', label: 'Seat', kind: 'text', length: 60 } as const;

export const seatFields: readonly Changeable[] = [
  { ...kindField, options: passengerKinds.map((each) => [each, each] as const) },
  seatField,
  { name: 'boarding-group', label: 'Boarding group', kind: 'text', length: 60 },
  { name: 'boarding-position', label: 'Boarding position', kind: 'text', length: 60 },
];

export const messageField = {
  name: 'pass-update-notification',
  label: 'Message',
  kind: 'text',
  length: 250,
  required: true,
} as const;

/** Fields of a pass that the desk changes. */
export const changeablePassFields: readonly Changeable[] = [
  { name: 'pass-template-id', label: 'Flight', kind: 'text' },
  { name: 'pass-status', label: 'Status', kind: 'choice' },
  ...seatFields,
  messageField,
  { name: 'send-again', label: 'Send again', kind: 'choice' },
];

/** Fields without a value of before: what they did cannot be taken back. */
const withoutUndo = [messageField.name, 'send-again'];

export const canUndo = (fields: readonly string[]) =>
  fields.length > 0 && !fields.some((each) => withoutUndo.includes(each));

/** Ends of a pass: all else that a form asks for is a change of fields. */
export const passEndings = { delete: 'Delete', erase: 'Erase the passenger' } as const;

export type PassEnding = keyof typeof passEndings;
