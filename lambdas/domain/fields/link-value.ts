import * as z from 'zod';
import { httpsUrl, oneOf } from './fields.ts';

const coordinates = /^(?:geo:)?(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/;

function isPlace(value: string): boolean {
  const [, latitude, longitude] = coordinates.exec(value) ?? [];
  return Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
}

/** Formats of a link's value, by its link-type. Source: docs/api/createpasstemplate.md#fields. */
export const linkValueRules = {
  email: z.email('must be an e-mail address'),
  'geo-location': z.string().refine(isPlace, 'must be latitude,longitude or a geo: address'),
  'map-link': httpsUrl,
  phone: z.string().regex(/^\+?\d{3,15}$/, 'must be a phone number: digits, with or without a leading +'),
  'web-link': httpsUrl,
};

export const linkType = oneOf('email', 'geo-location', 'map-link', 'phone', 'web-link');

export type LinkType = z.output<typeof linkType>;

/** The problem with a link's value; undefined if it has the format of its type. */
export function linkValueProblem(value: string, type: LinkType = 'web-link'): string | undefined {
  return linkValueRules[type].safeParse(value).error?.issues[0]?.message;
}
