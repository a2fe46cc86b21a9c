import type { GoogleJsonOf } from '../../ports/wallets.ts';
import { flightClassOf } from './flight-class.ts';
import { flightObjectOf } from './flight-object.ts';

export const googleJsonOf: GoogleJsonOf = async (issuerId, { flightClass, flightObject }) => ({
  class: flightClassOf(issuerId, flightClass),
  object: flightObjectOf(issuerId, flightObject),
});
