import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { createOperatorContext } from '../../../../bin/admin/operator-context.ts';
import type { Overrides } from '../../../../lambdas/context/sdk.ts';
import { answerEvent } from '../../../../lambdas/web/router.ts';
import { GoogleSigner } from '../../../../world/wallets/google-signer.ts';
import { startApi } from '../../../helpers/api.ts';
import { now } from '../../../helpers/examples.ts';
import { FakeGoogle } from '../../../helpers/fake-google.ts';
import { fixedClock } from '../../../helpers/fixed-clock.ts';
import { createTestIssuer } from '../../../helpers/google-issuer.ts';

/** A request to a public route, made as expensive as that allows, or one of a caller. */
export interface PublicRequest {
  /** The most expensive request of a row in docs/security.md, of which this is one. */
  readonly row: string;
  readonly title: string;
  /** Number of rows of a batch: what is measured is of one. */
  readonly of?: number;
  /** @returns the status of the answer. */
  readonly run: () => Promise<number | undefined>;
}

/** Limits of rates as a function has them, which none of the requests reaches. */
const rates = { LINK_RATE_PER_CLIENT: '1000000', LINK_RATE_PER_LINK: '1000000' };

type More = { readonly headers?: object; readonly body?: string };

/** The services as the functions wire them, with an account whose templates are of both wallets. */
export async function publicServices(requestHandler: NonNullable<Overrides['requestHandler']>) {
  const log = { info: () => {}, error: () => {} };
  const signer = new GoogleSigner();
  const [rootKey] = signer.rootKeys.keys;
  // Two root keys, as while Google rotates them.
  const overrides = { requestHandler, log, fetch: new FakeGoogle({ keys: [rootKey, rootKey] }).fetch };
  const api = await startApi({ overrides, settings: rates, isOnWire: true });
  const { issuer, serviceAccountJson } = createTestIssuer();
  const { accountSettings } = createOperatorContext(api.env, fixedClock(now));
  await accountSettings.addIssuer('demo', { issuerId: issuer.issuerId, serviceAccountJson }, { makeDefault: true });
  const templateId = await api.createTemplate();
  const copies: Promise<string>[] = [];
  const copy = async () => {
    const { body } = await api.send({ action: 'copytemplate', 'pass-template-id': templateId });
    return String(body['pass-template-id']);
  };
  /** Methods and paths of the requests. */
  const requested: { readonly method: string; readonly path: string }[] = [];
  return {
    ...{ api, requested, issuerId: issuer.issuerId, log, overrides, signer, templateId },
    /** Another template of the same content, by its number; the same one each time. */
    copyOf: (number: number) => (copies[number] ??= copy()),
    web(row: string, method: string, target: string, more: More = {}): PublicRequest {
      const event = eventOf(method, target, more);
      requested.push({ method, path: event.requestContext.http.path });
      const shown = target.length > 50 ? `${target.slice(0, 20)}…${target.slice(-20)}` : target;
      const run = async () => (await answerEvent(event, api.web)).statusCode;
      return { row, title: `${method} ${shown}`, run };
    },
  };
}

export type PublicServices = Awaited<ReturnType<typeof publicServices>>;

export function eventOf(method: string, target: string, { headers = {}, body }: More = {}): APIGatewayProxyEventV2 {
  const [path = '', rawQueryString = ''] = target.split('?');
  const http = { method, path, sourceIp: '192.0.2.1' };
  const isBase64Encoded = path === '/anything';
  return { headers, body, rawQueryString, isBase64Encoded, requestContext: { http } } as APIGatewayProxyEventV2;
}
