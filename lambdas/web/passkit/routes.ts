import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { PathParams, Routes } from '../../http/routes.ts';
import type { WebServices } from '../../ports/services.ts';
import type { PublicRequest, RoutedRequest } from '../request.ts';
import { listUpdated } from './list-updated.ts';
import { deviceIdOf, type PassPath } from './phone-request.ts';
import { register, unregister } from './registrations.ts';
import { sendPass } from './send-pass.ts';
import { takeLog } from './take-log.ts';

type Answer = Promise<APIGatewayProxyStructuredResultV2>;
type Endpoint = (request: RoutedRequest, services: WebServices) => Answer;

const phones =
  (endpoint: (path: PassPath, request: PublicRequest, services: WebServices) => Answer): Endpoint =>
  (request, services) =>
    endpoint(passPathOf(request.params), request, services);

/**
 * The PassKit web service, with which phones register for updates of their passes and fetch them.
 * Source: Apple, PassKit web service, version 1.
 */
export const passkitRoutes: Routes<Endpoint> = [
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
function passPathOf({ deviceId = '', passTypeId = '', serial = '' }: PathParams): PassPath {
  return { deviceId: deviceIdOf(decoded(deviceId)), passTypeId: decoded(passTypeId), serial: decoded(serial) };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
