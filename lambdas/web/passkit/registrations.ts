import { withAnotherDevice, withOneDeviceLess, withOneMoreDevice } from '../../domain/pass/installs.ts';
import type { Pass } from '../../domain/pass/pass.ts';
import { type Registration, registrationToEvict } from '../../domain/pass/registration.ts';
import type { Template } from '../../domain/template/template.ts';
import { recordIn } from '../../domain/text/json.ts';
import { recordExpiry } from '../../issuing/record-expiry.ts';
import type { WebServices } from '../../ports/services.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import type { PublicRequest } from '../request.ts';
import { authenticatedPass, emptyAnswer, isPushToken, type PassPath, unauthorized } from './phone-request.ts';

/** Maximum number of registrations of a pass, which its holders could otherwise use to fill the table. */
const maxDevices = 100;

const maxBodyLength = 4_096;

/**
 * `POST devices/{device}/registrations/{passType}/{serial}` with `{"pushToken": …}`: 201 for a new registration, 200
 * for an existing one, whose push token is replaced. Phones repeat it often: without a change nothing is written.
 * Beyond the maximum, a registration that never received a push is evicted; 403 if there is none. Of a wallet that is not Apple's
 * nothing is stored: Apple delivers no push to it.
 * Source: docs/decisions/registrations.md#device-ids-are-hashed; docs/decisions/passkit-web-service.md#other-wallets-ask-by-themselves
 */
export function register(params: PassPath, request: PublicRequest, services: WebServices) {
  const { clock, newWriteId, registrations } = services;
  const { deviceId } = params;
  return untilWritten(clock, async () => {
    const found = await authenticatedPass(params, request, services);
    if (found === undefined) return unauthorized();
    if (!found.isAppleWallet) return emptyAnswer(200);
    const pushToken = pushTokenIn(request.body);
    if (pushToken === undefined || deviceId === '') return emptyAnswer(400);

    const { pass, template } = found;
    const known = found.registrations.find((each) => each.deviceId === deviceId);
    if (known?.pushToken === pushToken) return emptyAnswer(200);
    if (known === undefined && (await recordExpiry(services, template, pass, newWriteId()))) return contended;
    const event = { writeId: newWriteId(), at: clock.now() };
    if (known !== undefined) {
      // A new token may have missed the last push.
      const replaced = { ...known, pushToken, pushedSum: undefined, writeId: event.writeId };
      if (await registrations.put(replaced)) return emptyAnswer(200);
    } else {
      const registration = newRegistration(found, { deviceId, pushToken }, event);
      const isFull = (pass.devices ?? 0) >= maxDevices;
      const evicted = isFull ? registrationToEvict(found.registrations) : undefined;
      if (isFull && evicted === undefined) return emptyAnswer(403);
      const counted = evicted ? withAnotherDevice(template, pass, event) : withOneMoreDevice(template, pass, event);
      if (await registrations.put(registration, counted, evicted)) return emptyAnswer(201);
    }
    return contended;
  });
}

function newRegistration(
  { pass, template }: { readonly pass: Pass; readonly template: Template },
  device: Pick<Registration, 'deviceId' | 'pushToken'>,
  { writeId, at }: { readonly writeId: string; readonly at: Date },
): Registration {
  const { account, passKey, templateId } = pass;
  const { passTypeId } = template;
  return { account, passKey, templateId, passTypeId, ...device, registeredAtUtc: at.toISOString(), writeId };
}

function pushTokenIn(body: string): string | undefined {
  if (body.length > maxBodyLength) return undefined;
  const { pushToken } = recordIn(body);
  return isPushToken(pushToken) ? pushToken : undefined;
}

/** `DELETE devices/{device}/registrations/{passType}/{serial}`: 200, also if there is no such registration, as of wallets that are not Apple's. */
export function unregister(params: PassPath, request: PublicRequest, services: WebServices) {
  const { clock, newWriteId, registrations } = services;
  return untilWritten(clock, async () => {
    const found = await authenticatedPass(params, request, services);
    if (found === undefined) return unauthorized();
    if (!found.isAppleWallet) return emptyAnswer(200);
    const { pass, template } = found;
    const known = found.registrations.find(({ deviceId }) => deviceId === params.deviceId);
    if (known === undefined) return emptyAnswer(200);
    if (await recordExpiry(services, template, pass, newWriteId())) return contended;
    const event = { writeId: newWriteId(), at: clock.now() };
    const isRemoved = await registrations.remove(known, withOneDeviceLess(template, pass, event));
    return isRemoved ? emptyAnswer(200) : contended;
  });
}
