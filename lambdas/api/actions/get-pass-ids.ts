import * as z from 'zod';
import { oneOf, passTemplateId, sentFields, withoutEmpty } from '../../domain/fields/fields.ts';
import { listPageFields, listPageOf } from '../../domain/fields/list-page-fields.ts';
import { maxPassesRead } from '../../domain/flight/flight.ts';
import { type Pass, type Wallet, walletStatuses, walletStatusOf } from '../../domain/pass/pass.ts';
import { fieldsRefused } from '../../domain/request/errors.ts';
import { laterInstant, listTimestamp } from '../../domain/request/list-pages.ts';
import type { ListedPass, ListPage } from '../../ports/stores.ts';
import { type Call, defineAction } from '../action.ts';
import { noTemplate } from '../brands/latest-brand.ts';

const filterFields = {
  'walleta-status': z.optional(oneOf(...walletStatuses)),
  'walletb-status': z.optional(oneOf(...walletStatuses)),
};

const input = z.strictObject({ 'pass-template-id': passTemplateId, ...filterFields, ...listPageFields });

/**
 * Lists the passes of a template, oldest first, without deleted and archived ones.
 * @throws E9006 for an unknown template, E9003 for a filter on more than 10,000 passes.
 * Source: docs/api/getpassids.md#getpassids.
 */
export const getPassIds = defineAction({
  name: 'getpassids',
  scope: 'read',
  input: sentFields.transform(withoutEmpty).pipe(input),
  output: z.object({
    'pass-template-id': z.string(),
    'pass-ids': z.array(
      z.object({ 'pass-id': z.string(), 'created-timestamp': z.string(), 'last-updated-timestamp': z.string() }),
    ),
  }),
  messageField: 'error-info',
  internalError: 'internal',
  async run(request, call) {
    const { account, templates, lists } = call;
    const template = await templates.find(account.id, request['pass-template-id']);
    if (template === undefined) throw await noTemplate(request['pass-template-id'], call);
    const filters = filtersOf(request);
    const page = listPageOf(request);
    const passes =
      filters.length > 0 ? await filteredPage(template.id, filters, page, call) : await lists.passes(template.id, page);
    return {
      'pass-template-id': template.id,
      'pass-ids': passes.map(({ passId, createdAtUtc, updatedAtUtc }) => ({
        'pass-id': passId,
        'created-timestamp': listTimestamp(createdAtUtc),
        'last-updated-timestamp': listTimestamp(laterInstant(updatedAtUtc, template.updatedAtUtc)),
      })),
    };
  },
});

type Filter = readonly [Wallet, (typeof walletStatuses)[number]];

function filtersOf(request: z.output<typeof input>): readonly Filter[] {
  return (['walleta', 'walletb'] as const).flatMap((wallet) => {
    const state = request[`${wallet}-status`];
    return state === undefined ? [] : [[wallet, state] as const];
  });
}

/**
 * A page of the passes that are in these states, in the order of the whole list. No index has the states.
 * @throws E9003 for a template with more than 10,000 passes.
 */
async function filteredPage(
  templateId: string,
  filters: readonly Filter[],
  { number, size }: ListPage,
  { lists, flights }: Call,
): Promise<readonly ListedPass[]> {
  if ((await lists.countPasses(templateId)) > maxPassesRead) {
    const message = 'must not be sent for a template with more than 10,000 passes';
    throw fieldsRefused(filters.map(([wallet]) => ({ field: `${wallet}-status`, message })));
  }
  const passes = await flights.passesAlone(templateId);
  return passes
    .filter((pass) => filters.every(([wallet, state]) => walletStatusOf(pass, wallet) === state))
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .slice((number - 1) * size, number * size);
}

/** The place of a pass in its template's list, as the storage has it. */
const placeOf = ({ movedAtUtc, createdAtUtc, passId }: Pass) => `${movedAtUtc ?? createdAtUtc}#${passId}`;
