import type { Template } from '../template/template.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';
import type { Pass, ShownPass } from './pass.ts';

/**
 * A pass with the template's static values, never stored, and active where no instant counts. Building it on creation of
 * a template proves that passes can be built.
 */
export function samplePassOf(template: Template, accessVersion = ''): Pass & ShownPass {
  const { fields, account, id, version, createdAtUtc, trackingId } = template;
  return {
    passKey: 'sample',
    account,
    passId: 'sample',
    templateId: id,
    renderedFrom: version,
    version: 1,
    revision: 1,
    writeId: trackingId,
    nonce: '',
    accessVersion,
    storedStatus: 'active',
    storedStatusSinceUtc: createdAtUtc,
    status: 'active',
    statusSinceUtc: createdAtUtc,
    createdAtUtc,
    updatedAtUtc: createdAtUtc,
    trackingId,
    fields: staticValuesOf(fields),
    contact: {},
  };
}

/** A template's example values of passenger data. Source: docs/api/createpasstemplate.md#static-values. */
export function staticValuesOf(fields: TemplateFields) {
  return {
    'passenger-name': fields['passenger-name'],
    'boarding-group': fields['boarding-group'],
    'boarding-position': fields['boarding-position'],
    'seat-number': fields['seat-number'],
    'confirmation-number': fields['confirmation-number'],
    'sequence-number': fields['sequence-number'],
    'ticket-number': fields['ticket-number'],
    'frequent-flyer-name-number': fields['frequent-flyer-name-number'],
  } satisfies Pass['fields'];
}
