import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { WebServices } from '../../ports/services.ts';
import { methodNotAllowed } from '../answers.ts';
import type { PublicRequest } from '../request.ts';
import { emptyAnswer } from './answers.ts';
import { listUpdated } from './list-updated.ts';
import { deviceIdOf, type Named } from './named.ts';
import { register } from './register.ts';
import { sendPass } from './send-pass.ts';
import { takeLog } from './take-log.ts';
import { unregister } from './unregister.ts';

type Endpoint = (
  named: Named,
  request: PublicRequest,
  services: WebServices,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** Source: Apple, PassKit web service, version 1. */
const routes: readonly (readonly [path: RegExp, endpoints: Readonly<Record<string, Endpoint>>])[] = [
  [
    /^\/passkit\/v1\/devices\/(?<deviceId>[^/]+)\/registrations\/(?<passTypeId>[^/]+)\/(?<serial>[^/]+)$/,
    { POST: register, DELETE: unregister },
  ],
  [
    /^\/passkit\/v1\/devices\/(?<deviceId>[^/]+)\/registrations\/(?<passTypeId>[^/]+)$/,
    { GET: listUpdated, HEAD: listUpdated },
  ],
  [/^\/passkit\/v1\/passes\/(?<passTypeId>[^/]+)\/(?<serial>[^/]+)$/, { GET: sendPass, HEAD: sendPass }],
  [/^\/passkit\/v1\/log$/, { POST: takeLog }],
];

/** The PassKit web service: how phones register for the updates of their passes and fetch them. */
export async function answerPasskit(
  request: PublicRequest,
  services: WebServices,
): Promise<APIGatewayProxyStructuredResultV2> {
  for (const [path, endpoints] of routes) {
    const match = path.exec(request.path);
    if (match === null) continue;
    const endpoint = Object.hasOwn(endpoints, request.method) ? endpoints[request.method] : undefined;
    if (endpoint === undefined) return methodNotAllowed(Object.keys(endpoints).join(', '));
    return endpoint(namedBy(match), request, services);
  }
  return emptyAnswer(404);
}

/** Phones encode what they put into a path, and nothing that we name has a percent sign: decoding twice does no harm. */
function namedBy({ groups = {} }: RegExpExecArray): Named {
  const { deviceId = '', passTypeId = '', serial = '' } = groups;
  return { deviceId: deviceIdOf(decoded(deviceId)), passTypeId: decoded(passTypeId), serial: decoded(serial) };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
