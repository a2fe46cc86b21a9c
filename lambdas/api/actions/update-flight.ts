import * as z from 'zod';
import { touchedBy } from '../../domain/fields/changes.ts';
import { flightChanges } from '../../domain/flight/flight-request.ts';
import { ApiError } from '../../domain/request/errors.ts';
import type { Template } from '../../domain/template/template.ts';
import type { Image, ImageFetcher } from '../../ports/stores.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type Call, defineAction } from '../action.ts';
import { type ChangedTemplate, changedTemplate } from './shared/changed-template.ts';
import { findFlight } from './shared/flight-templates.ts';
import { savedTemplate, savedTemplateOf } from './shared/saved-template.ts';

const updatedFlight = z.object({
  'pass-templates': z.array(
    z.object({
      'pass-template-id': savedTemplate.shape['pass-template-id'],
      status: z.literal('success'),
      warnings: savedTemplate.shape.warnings,
    }),
  ),
});

/** Maximum size of the templates, bytes: DynamoDB takes 4 MB in a transaction, some of which are for the receipt. */
const maxBytes = 4_000_000;

/**
 * Changes every template of a flight as updatepasstemplate changes one: all of them, up to 90, or none. The flight is named
 * as operations systems know it.
 * @throws E9028 for an unknown flight, E9027 for one too large for a transaction, and what updatepasstemplate throws.
 * Source: docs/api.md#updateflight.
 */
export const updateFlight = defineAction({
  name: 'updateflight',
  input: flightChanges,
  output: updatedFlight,
  internalError: 'internal',
  isWrite: true,
  run(update, call) {
    const imageFetcher = fetchingOnce(call.imageFetcher);
    return untilWritten(call.clock, () => updateIfUnchanged(update, { ...call, imageFetcher }));
  },
});

/** Updates the templates on the condition that each is as read (optimistic locking). */
async function updateIfUnchanged(
  update: z.output<typeof flightChanges>,
  call: Call,
): Promise<z.output<typeof updatedFlight> | typeof contended> {
  const templates = await findFlight(update.flight, call);
  const changed = await changesOfAll(templates, update, call);
  const changes = changed.filter((each) => each !== undefined);
  const updated = changes.map(({ template }) => template);
  if (bytesOf(templates) > maxBytes || bytesOf(updated) > maxBytes) throw new ApiError('flightTooLarge');
  const images = new Map(changes.flatMap(({ fetched }) => Object.values(fetched).map((each) => [each.sha256, each])));
  await Promise.all([...images.values()].map((image) => call.images.put(image)));
  const answer = {
    'pass-templates': templates.map((template, index) => {
      const { 'pass-template-id': id, ...warnings } = savedTemplateOf(changed[index]?.template ?? template, {
        before: template,
        named: touchedBy(update),
      });
      return { 'pass-template-id': id, status: 'success' as const, ...warnings };
    }),
  };
  const receipt = call.receiptOf(answer);
  if (updated.length > 0) return (await call.templates.updateAll(updated, receipt)) ? answer : contended;
  if (receipt) await call.receipts.put(receipt);
  return answer;
}

/**
 * The next versions; undefined for a template that stays. One after the other, as most have their images in common.
 * @throws the first refusal, with the outcome of each template.
 */
async function changesOfAll(
  templates: readonly Template[],
  update: z.output<typeof flightChanges>,
  call: Call,
): Promise<readonly (ChangedTemplate | undefined)[]> {
  const changed: (ChangedTemplate | undefined)[] = [];
  const refusals = new Map<string, ApiError>();
  for (const template of templates)
    try {
      changed.push(await changedTemplate(template, update, call));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refusals.set(template.id, error);
    }
  const [first] = refusals.values();
  if (first === undefined) return changed;
  const outcomes = templates.map(({ id }) => {
    const code = refusals.get(id)?.code;
    return { 'pass-template-id': id, status: 'failure', ...(code && { 'error-code': code }) };
  });
  throw Object.assign(first, { details: { 'pass-templates': outcomes } });
}

/** At least the size in DynamoDB, where names and values need no quotes and commas. */
const bytesOf = (templates: readonly Template[]) => Buffer.byteLength(JSON.stringify(templates));

/** Fetches each image once for all templates, and for all attempts. */
function fetchingOnce(fetcher: ImageFetcher): ImageFetcher {
  const fetched = new Map<string, Promise<Image>>();
  return {
    fetchPng(url, field) {
      const key = `${field} ${url}`;
      const image = fetched.get(key) ?? fetcher.fetchPng(url, field);
      fetched.set(key, image);
      return image;
    },
  };
}
