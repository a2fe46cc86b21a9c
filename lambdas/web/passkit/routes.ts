import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { PathParts, Routes } from '../../http/routes.ts';
import type { WebServices } from '../../ports/services.ts';
import type { PublicRequest } from '../request.ts';
import { listUpdated } from './list-updated.ts';
import { deviceIdOf, type Named } from './named.ts';
import { register } from './register.ts';
import { sendPass } from './send-pass.ts';
import { takeLog } from './take-log.ts';
import { unregister } from './unregister.ts';

type Endpoint<Names> = (
  named: Names,
  request: PublicRequest,
  services: WebServices,
) => Promise<APIGatewayProxyStructuredResultV2>;

const phones =
  (endpoint: Endpoint<Named>): Endpoint<PathParts> =>
  (groups, request, services) =>
    endpoint(namedBy(groups), request, services);

/**
 * The PassKit web service, with which phones register for updates of their passes and fetch them.
 * Source: Apple, PassKit web service, version 1.
 */
export const passkitRoutes: Routes<Endpoint<PathParts>> = [
  [
    /^\/passkit\/v1\/devices\/(?<deviceId>[^/]+)\/registrations\/(?<passTypeId>[^/]+)\/(?<serial>[^/]+)$/,
    { POST: phones(register), DELETE: phones(unregister) },
  ],
  [
    /^\/passkit\/v1\/devices\/(?<deviceId>[^/]+)\/registrations\/(?<passTypeId>[^/]+)$/,
    { GET: phones(listUpdated), HEAD: phones(listUpdated) },
  ],
  [
    /^\/passkit\/v1\/passes\/(?<passTypeId>[^/]+)\/(?<serial>[^/]+)$/,
    { GET: phones(sendPass), HEAD: phones(sendPass) },
  ],
  [/^\/passkit\/v1\/log$/, { POST: phones(takeLog) }],
];

/** Decodes path parameters again, which is harmless: no valid one contains a percent sign. */
function namedBy({ deviceId = '', passTypeId = '', serial = '' }: PathParts): Named {
  return { deviceId: deviceIdOf(decoded(deviceId)), passTypeId: decoded(passTypeId), serial: decoded(serial) };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
