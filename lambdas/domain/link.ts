import { toInstant } from './dates.ts';
import type { LinkFields } from './link-fields.ts';
import { variableNames } from './link-variables.ts';

/** A link that makes a pass from the data it carries, one for each passenger who follows it. */
export interface IssuanceLink {
  /** 22 letters and digits. */
  readonly id: string;
  readonly account: string;
  readonly templateId: string;
  /** Starts at 1 and grows by 1 with each update; following the link is none. */
  readonly version: number;
  readonly createdAtUtc: string;
  readonly updatedAtUtc: string;
  /** The call that wrote this version. */
  readonly trackingId: string;
  readonly fields: LinkFields;
  /** Passes made so far: what link-generation-limit limits. */
  readonly generated: number;
}

/**
 * The address to put into mails, with a placeholder for each value: `{seat-number-value}` stands for the value,
 * `{encrypted:seat-number-value}` for the encrypted one. The pass-id comes first, declared or not: a link takes it
 * always. Source: docs/api.md#createpassissuancelink.
 * @param publicBaseUrl without a slash at the end.
 */
export function previewUrl(publicBaseUrl: string, { id, fields }: Pick<IssuanceLink, 'id' | 'fields'>): string {
  const variables = fields['pass-variables'];
  const parameters = variableNames
    .filter((name) => name === 'pass-id' || variables[name])
    .map((name) => `${name}={${variables[name]?.['value-encryption'] ? 'encrypted:' : ''}${name}}`);
  if (fields['link-protection']) parameters.push('checksum={checksum}');
  return `${publicBaseUrl}/l/${id}?${parameters.join('&')}`;
}

/** Whether a link may be followed at an instant. Source: docs/api.md#fields-of-an-issuance-link. */
export function isOpenAt(fields: LinkFields, at: Date): boolean {
  const { 'link-status': status, 'link-expiration-timestamp': expiration, 'link-expiration-timezone': zone } = fields;
  if (status === 'INACTIVE') return false;
  return expiration === undefined || zone === undefined || at < toInstant(expiration, zone);
}

/** Whether a link has made all the passes that it may; those that it has made can still be opened. */
export function isExhausted({ fields, generated }: Pick<IssuanceLink, 'fields' | 'generated'>): boolean {
  return generated >= (fields['link-generation-limit'] ?? Number.POSITIVE_INFINITY);
}
