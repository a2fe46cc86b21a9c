import type { ApiAnswer } from '../../lambdas/api/exchange.ts';
import type { PublicRequest } from '../../lambdas/web/request.ts';
import { answerPublic } from '../../lambdas/web/router.ts';
import type { Universe } from '../universe/universe.ts';
import type { Ending } from '../world/process.ts';

/** Answer of a call, or none: nothing is known then. */
export type Answer<Body> = Body | undefined;

/** Headers of every browser, which reads pages in gzip. */
const headers = { 'accept-encoding': 'gzip' };

/** A caller's account, whose API key may change. */
export interface CallerAccount {
  readonly id: string;
  apiKey: string;
}

type PublicAnswer = Awaited<ReturnType<typeof answerPublic>>;

export async function send(
  { service }: Universe,
  { apiKey }: Pick<CallerAccount, 'apiKey'>,
  request: object,
  idempotencyKey?: string,
): Promise<Answer<ApiAnswer>> {
  const body = JSON.stringify(request);
  return answerIn(
    await service.api.invoke((services) =>
      service.dispatch({ apiKey, idempotencyKey, body, requestId: 'request' }, services),
    ),
  );
}

export async function open(
  { service, world }: Universe,
  method: string,
  target: string,
  more: Partial<PublicRequest> = {},
): Promise<Answer<Exclude<PublicAnswer, string>>> {
  const [path = '', rawQuery = ''] = target.split('?');
  const request = { requestId: 'request', method, path, rawQuery, headers, body: '', clientAddress: '192.0.2.1' };
  const ending = await service.web.invoke((services) => answerPublic({ ...request, ...more }, services));
  // API Gateway would answer 500.
  if (ending && ending !== 'died' && 'error' in ending) world.onError('UNEXPECTED', ending.error);
  return answerIn(ending) as Answer<Exclude<PublicAnswer, string>>;
}

function answerIn<Body>(ending: Ending<Body> | undefined): Answer<Body> {
  return ending === undefined || ending === 'died' || 'error' in ending ? undefined : ending.value;
}
