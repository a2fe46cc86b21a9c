import type * as z from 'zod';
import { touchedBy } from '../../domain/changes.ts';
import { ApiError } from '../../domain/errors.ts';
import { showsOnObjects } from '../../domain/google.ts';
import { type ImageField, imageFields } from '../../domain/template.ts';
import { applyTemplateChanges, templateChanges } from '../../domain/template-request.ts';
import { notifyingTemplate } from '../../domain/update-notification.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type Call, defineAction } from '../action.ts';
import { savedTemplate, savedTemplateOf } from './shared/saved-template.ts';
import { airportsOf } from './shared/template-airports.ts';
import { fetchImages, proveBuildable, refsOf } from './shared/template-images.ts';

/**
 * Partial update of a template, which all its passes show; their passengers' values stay. Fetches only images with new
 * addresses, and proves again that a pass can be built. An update without changes makes no new version.
 * @throws E9006 for an unknown template, E9008 if no valid pass could be built from it.
 * Source: docs/api.md#updatepasstemplate.
 */
export const updatePassTemplate = defineAction({
  name: 'updatepasstemplate',
  input: templateChanges,
  output: savedTemplate,
  internalError: 'internal',
  isWrite: true,
  run: (changes, call) => untilWritten(call.clock, () => updateIfUnchanged(changes, call)),
});

async function updateIfUnchanged(
  changes: z.output<typeof templateChanges>,
  call: Call,
): Promise<z.output<typeof savedTemplate> | typeof contended> {
  const touched = touchedBy(changes);
  const template = await call.templates.findLatest(call.account.id, changes.templateId);
  if (template === undefined) throw new ApiError('E9006_noSuchTemplate');
  const fields = applyTemplateChanges(template.fields, changes);
  if (fields === template.fields) {
    const answer = savedTemplateOf(template, touched);
    const receipt = call.receiptOf(answer);
    if (receipt) await call.receipts.put(receipt);
    return answer;
  }
  const isKept = (field: ImageField) => fields[field] === template.fields[field];
  const renewed = imageFields.filter((field) => !isKept(field));
  const fetched = await fetchImages(renewed, fields, call);
  const kept = Object.entries(template.images).filter(([field]) => isKept(field as ImageField));
  const version = template.version + 1;
  const updated = notifyingTemplate(template, {
    ...template,
    version,
    objectsVersion: showsOnObjects(template.fields, fields) ? version : template.objectsVersion,
    updatedAtUtc: call.clock.now().toISOString(),
    trackingId: call.trackingId,
    fields,
    images: { ...Object.fromEntries(kept), ...refsOf(fetched) },
    airports: await airportsOf(fields, call, template.airports),
  });
  await proveBuildable(updated, fetched, call);
  await Promise.all(Object.values(fetched).map((image) => call.images.put(image)));
  const answer = savedTemplateOf(updated, touched);
  return (await call.templates.update(updated, call.receiptOf(answer))) ? answer : contended;
}
