import * as z from 'zod';
import { type FlightMessage, newestOfFlight } from '../../domain/flight/field-times.ts';
import { flightChanges } from '../../domain/flight/flight-request.ts';
import { ApiError, fieldsRefused } from '../../domain/request/errors.ts';
import type { Template } from '../../domain/template/template.ts';
import { aheadProblem } from '../../domain/time/event-time.ts';
import type { Image, ImageFetcher } from '../../ports/stores.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type Call, defineAction, unchangedAnswer } from '../action.ts';
import { notice, noticeOf } from '../passes/notice.ts';
import { type UpdatedTemplate, updatedTemplate } from '../templates/changed-template.ts';
import { findFlight } from '../templates/flight-templates.ts';
import { savedTemplate, savedTemplateOf } from '../templates/saved-template.ts';

const updatedFlight = z.object({
  'dry-run': z.optional(z.literal(true)),
  'pass-templates': z.array(
    z.object({
      'pass-template-id': savedTemplate.shape['pass-template-id'],
      status: z.literal('success'),
      ...notice,
      warnings: savedTemplate.shape.warnings,
    }),
  ),
});

/** Maximum size of the templates, bytes: DynamoDB takes 4 MB in a transaction, some of which are for the receipt. */
const maxBytes = 4_000_000;

/**
 * Changes a flight by its airline, number, origin and day, without our ids. Either all templates of the flight change, up
 * to 90, or none.
 * @throws E9028 for an unknown flight, E9027 for one with too many templates, E9037 for an event-time ahead of our
 * clock, E928 and E9008 as updatepasstemplate.
 * Source: docs/api/updateflight.md#updateflight;
 * docs/decisions/finding-flights.md#a-flight-changes-as-a-whole
 */
export const updateFlight = defineAction({
  name: 'updateflight',
  scope: 'operate',
  input: flightChanges,
  output: updatedFlight,
  internalError: 'internal',
  isWrite: true,
  async run(update, call): Promise<z.output<typeof updatedFlight>> {
    const message = update.eventTimeUtc && aheadProblem(update.eventTimeUtc, call.clock.now());
    if (message) throw fieldsRefused([{ field: 'event-time', message }], 'eventInFuture');
    const imageFetcher = fetchingOnce(call.imageFetcher);
    if (update.isDryRun) return updateTried(update, { ...call, imageFetcher });
    return untilWritten(call.clock, () => updateIfUnchanged(update, { ...call, imageFetcher }));
  },
});

type Changes = z.output<typeof flightChanges>;

/** The templates of the flight, each with what the update makes of it. */
async function updatesOf({ flight, eventTimeUtc, ...changes }: Changes, call: Call) {
  const templates = await findFlight(flight, call);
  const eventTimeMs = eventTimeUtc === undefined ? undefined : Date.parse(eventTimeUtc);
  const message = { changes, now: call.clock.now(), eventTimeMs, ofFlight: newestOfFlight(templates) };
  const updated = await updatedOfAll(templates, message, call);
  const writes = updated.filter(({ isWritten }) => isWritten);
  if (bytesOf(templates) > maxBytes || bytesOf(writes.map(({ template }) => template)) > maxBytes)
    throw new ApiError('flightTooLarge');
  return { updated, writes };
}

/** Says what the update would tell passengers. Nothing is stored, nor an Idempotency-Key. */
async function updateTried(changes: Changes, call: Call): Promise<z.output<typeof updatedFlight>> {
  const { updated } = await updatesOf(changes, call);
  return {
    'dry-run': true,
    'pass-templates': updated.map((each) => ({
      ...savedOf(each),
      ...noticeOf(each.template, each.before, each.template),
    })),
  };
}

function savedOf(updated: UpdatedTemplate) {
  const { 'pass-template-id': id, ...warnings } = savedTemplateOf(updated.template, updated);
  return { 'pass-template-id': id, status: 'success' as const, ...warnings };
}

/** Updates the templates on the condition that each is as read (optimistic locking). */
async function updateIfUnchanged(changes: Changes, call: Call) {
  const { updated, writes } = await updatesOf(changes, call);
  const images = new Map(updated.flatMap(({ fetched }) => Object.values(fetched).map((each) => [each.sha256, each])));
  await Promise.all([...images.values()].map((image) => call.images.put(image)));
  const answer = { 'pass-templates': updated.map(savedOf) };
  if (writes.length === 0) return unchangedAnswer(answer, call);
  return (await call.templates.updateAll(writes, call.receiptOf(answer))) ? answer : contended;
}

/**
 * The templates after the update. One after the other, as most have their images in common.
 * @throws the first refusal, with the outcome of each template.
 */
async function updatedOfAll(templates: readonly Template[], message: FlightMessage, call: Call) {
  const updated: UpdatedTemplate[] = [];
  const refusals = new Map<string, ApiError>();
  for (const template of templates)
    try {
      updated.push(await updatedTemplate(template, message, call));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refusals.set(template.id, error);
    }
  const [first] = refusals.values();
  if (first === undefined) return updated;
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
