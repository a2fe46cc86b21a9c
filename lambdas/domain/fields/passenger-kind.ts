import type * as z from 'zod';
import { oneOf } from './fields.ts';

export const passengerKinds = ['confirmed', 'standby', 'infant', 'unseated'] as const;

/** In any letter case. Source: docs/api/passengers.md#passengers-without-a-seat; docs/decisions/pass-contents.md#words-in-place-of-a-seat */
export const passengerKind = oneOf(...passengerKinds);

export type PassengerKind = z.output<typeof passengerKind>;

/** Fields that only a confirmed passenger needs. */
export const fieldsOfConfirmed = { 'boarding-group': true, 'boarding-position': true, 'seat-number': true } as const;

/** True also for a kind that is missing or invalid. */
export const isConfirmed = (kind: unknown) => (passengerKind.safeParse(kind).data ?? 'confirmed') === 'confirmed';

/** A seat-number of the other kinds is stored, but it is not the passenger's yet. */
export const hasSeat = (kind: PassengerKind = 'confirmed') => kind === 'confirmed' || kind === 'infant';
