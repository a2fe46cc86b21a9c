import { wireKey } from '../domain/flight/flight.ts';
import { errors } from '../domain/request/errors.ts';

/** Fields of a flight's key, each with its word at the desk. */
const keyWords = Object.entries(wireKey({ airline: 'airline', number: 'number', origin: 'airport', date: 'day' }));

/** Message of a refusal, for staff: the API names the fields of the key of an unknown flight. */
export const refusalText = ({ code, message }: { readonly code: string; readonly message: string }): string =>
  code === errors.noSuchFlight[0]
    ? keyWords.reduce((text, [field, word]) => text.replaceAll(field, word), message)
    : message;
