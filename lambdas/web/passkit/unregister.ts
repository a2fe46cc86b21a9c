import { withOneDeviceLess } from '../../domain/installs.ts';
import { recordExpiry } from '../../issuing/record-expiry.ts';
import type { WebServices } from '../../ports/services.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import type { PublicRequest } from '../request.ts';
import { emptyAnswer, unauthorized } from './answers.ts';
import { authenticatedPass } from './authenticated-pass.ts';
import type { PassPath } from './pass-path.ts';

/** `DELETE devices/{device}/registrations/{passType}/{serial}`: 200, also if there is no such registration. */
export function unregister(params: PassPath, request: PublicRequest, services: WebServices) {
  const { clock, newWriteId, registrations } = services;
  return untilWritten(clock, async () => {
    const found = await authenticatedPass(params, request, services);
    if (found === undefined) return unauthorized();
    const { pass, template } = found;
    const known = await registrations.find(pass.passKey, params.deviceId);
    if (known === undefined) return emptyAnswer(200);
    if (await recordExpiry(services, template, pass, newWriteId())) return contended;
    const event = { writeId: newWriteId(), at: clock.now() };
    const isRemoved = await registrations.remove(known, withOneDeviceLess(template, pass, event));
    return isRemoved ? emptyAnswer(200) : contended;
  });
}
