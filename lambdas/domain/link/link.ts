import { toInstant } from '../time/dates.ts';
import type { LinkFields } from './link-fields.ts';
import { variableNames } from './link-variables.ts';

/** A link that creates a pass from the data in its URL, one for each passenger who follows it. */
export interface IssuanceLink {
  /** 22 letters and digits. */
  readonly id: string;
  readonly account: string;
  readonly templateId: string;
  /** Starts at 1, incremented by each update, but not by following the link. */
  readonly version: number;
  readonly createdAtUtc: string;
  readonly updatedAtUtc: string;
  /** tracking-id of the call that wrote this version. */
  readonly trackingId: string;
  readonly fields: LinkFields;
  /** Passes created so far, limited by link-generation-limit. */
  readonly generated: number;
}

/**
 * URL for mails, with a placeholder for each value: `{seat-number-value}` for a plain value,
 * `{encrypted:seat-number-value}` for an encrypted one. The pass-id comes first, declared or not: every link accepts
 * it. Source: docs/api/createpassissuancelink.md#createpassissuancelink.
 * @param publicBaseUrl without a trailing slash.
 */
export function previewUrl(publicBaseUrl: string, { id, fields }: Pick<IssuanceLink, 'id' | 'fields'>): string {
  const variables = fields['pass-variables'];
  const parameters = variableNames
    .filter((name) => name === 'pass-id' || variables[name])
    .map((name) => `${name}={${variables[name]?.['value-encryption'] ? 'encrypted:' : ''}${name}}`);
  if (fields['link-protection']) parameters.push('checksum={checksum}');
  return `${publicBaseUrl}/l/${id}?${parameters.join('&')}`;
}

/** True if a link may be followed at an instant. Source: docs/api/createpassissuancelink.md#fields. */
export function isOpenAt(fields: LinkFields, at: Date): boolean {
  const { 'link-status': status, 'link-expiration-timestamp': expiration, 'link-expiration-timezone': zone } = fields;
  if (status === 'INACTIVE') return false;
  return expiration === undefined || zone === undefined || at < toInstant(expiration, zone);
}

/** True if a link has reached its limit; passes that it has created can still be opened. */
export function isExhausted({ fields, generated }: Pick<IssuanceLink, 'fields' | 'generated'>): boolean {
  return generated >= (fields['link-generation-limit'] ?? Number.POSITIVE_INFINITY);
}
