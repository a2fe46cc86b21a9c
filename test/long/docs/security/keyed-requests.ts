import { at, event, makeBrand } from '../../../helpers/check-in.ts';
import { exampleRequest } from '../../../helpers/examples.ts';
import type { PublicRequest, PublicServices } from './public-services.ts';

/** Rows of a batch. */
const rows = 100;

/** Requests with an API key that make passes: those of check-in beside generatepass. */
export async function keyedRequests({ api, templateId }: PublicServices): Promise<PublicRequest[]> {
  await makeBrand(api);
  // The flight's template exists, and the function has it.
  await api.send(event('known', at(0)));
  const { action: _, ...known } = event('known', at(0));
  const events = (passId: string) =>
    Array.from({ length: rows }, (_, number) => ({ ...known, 'pass-id': `${passId}-${number}` }));
  const again = { action: 'putpasses', passes: events('AGAIN') };
  await api.send(again);
  const call = (row: string, request: object, of = 1): PublicRequest => ({
    ...{ row, of, title: `POST /v3: ${row}` },
    run: async () => (await api.send(request)).httpStatus,
  });
  return [
    call('generatepass', { ...exampleRequest('generate-pass'), 'pass-template-id': templateId, 'pass-id': 'MOST' }),
    call('putpass that issues', event('NEW', at(0))),
    call('putpass again', event('known', at(0))),
    call('an event of putpasses that issues', { action: 'putpasses', passes: events('ROW') }, rows),
    call('an event of putpasses again', again, rows),
  ];
}
