import type { ApiAnswer } from '../../lambdas/api/run-action.ts';
import type { PublicRequest } from '../../lambdas/web/request.ts';
import { answerPublic } from '../../lambdas/web/router.ts';
import type { Universe } from '../universe/universe.ts';
import { Violation } from '../universe/violation.ts';
import { resultIn } from '../world/process.ts';

export const doneIsDone = 'a call that was done is never answered as refused';

/** Headers of every browser, which reads pages in gzip. */
const headers = { 'accept-encoding': 'gzip' };

/** A caller's account, whose API key may change. */
export interface CallerAccount {
  readonly id: string;
  apiKey: string;
}

type PublicAnswer = Exclude<Awaited<ReturnType<typeof answerPublic>>, string>;

/** @returns the answer, or none: nothing is known then. */
export async function send(
  { service }: Universe,
  { apiKey }: Pick<CallerAccount, 'apiKey'>,
  request: object,
  idempotencyKey?: string,
  written?: Set<string>,
): Promise<ApiAnswer | undefined> {
  const body = JSON.stringify(request);
  return resultIn(
    await service.api.invoke(
      (services) => service.dispatch({ apiKey, idempotencyKey, body, requestId: 'request' }, services),
      written,
    ),
  );
}

/** Number of records of passes, templates and links among the keys of written items. */
export const recordsIn = (written: ReadonlySet<string>, prefix = '') =>
  [...written].filter((key) => key.startsWith(prefix) && /(PASS|TEMPLATE|LINK)$/.test(key)).length;

export async function open(
  { service, world }: Universe,
  method: string,
  target: string,
  more: Partial<PublicRequest> = {},
): Promise<PublicAnswer | undefined> {
  const [path = '', rawQuery = ''] = target.split('?');
  const request = { requestId: 'request', method, path, rawQuery, headers, body: '', clientAddress: '192.0.2.1' };
  const written = new Set<string>();
  const ending = await service.web.invoke((services) => answerPublic({ ...request, ...more }, services), written);
  // API Gateway would answer 500.
  if (ending && ending !== 'died' && 'error' in ending) world.onError('UNEXPECTED', ending.error);
  const answer = resultIn(ending) as PublicAnswer | undefined;
  const { statusCode = 500 } = answer ?? {};
  if (statusCode >= 400 && statusCode < 500 && recordsIn(written) > 0)
    world.failure ??= new Violation(doneIsDone, world.step, `${method} ${path} wrote ${[...written]}: ${statusCode}`);
  return answer;
}
