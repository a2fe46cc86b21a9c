import { withOneMoreDevice } from '../../lambdas/domain/pass/installs.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import { deviceIdOf } from '../../lambdas/web/passkit/phone-request.ts';
import type { TestApi } from './api.ts';
import { now } from './examples.ts';
import { inParallel } from './faults/airline.ts';
import { type Iphone, inProcessPhone } from './phones.ts';

export const passType = 'pass.com.example.boarding';

/** A new pass with a phone for it, and calls for both. */
export type IssuedPass = Awaited<ReturnType<typeof issuePass>>;

let count = 0;

/** Issues the example's pass under a new pass-id. */
export async function issuePass(api: TestApi, templateId: string, phone?: Iphone) {
  const reference = { 'pass-template-id': templateId, 'pass-id': `pass-${++count}` };
  const { body } = await api.send(api.passRequest(templateId, reference));
  const link = String(body['pass-install-url']).split('/i/')[1] as string;
  const serial = link.slice(0, 32);
  const device = `device-${count}`;
  return {
    phone: phone ?? inProcessPhone(api, device),
    /** The device in the phone's requests. */
    device,
    /** The device in records and queues. */
    deviceId: deviceIdOf(device),
    serial,
    link,
    /** The .pkpass in S3. */
    pkpass: api.aws.bucket.get(`i/${link}/pass.pkpass`)?.body as Buffer,
    async record() {
      const pass = await api.services.passes.find(serial);
      if (!pass) throw new Error('No such pass');
      return pass;
    },
    update: (data: object, more: object = {}) =>
      api.send({ action: 'updatepassdata', ...reference, 'pass-data': data, ...more }),
    updateTemplate: (fields: object) =>
      api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...fields }),
    delete: () => api.send({ action: 'deletepassdata', ...reference }),
  };
}

/** Puts copies of a pass on its phone, one each second. @returns their serial numbers. */
export async function copiesOnPhone(
  { services, web }: TestApi,
  { serial, deviceId, record }: IssuedPass,
  count: number,
  templateIdOf = async (like: Pass) => like.templateId,
): Promise<string[]> {
  const original = await record();
  const { account } = original;
  const template = await services.templates.find(account, original.templateId);
  if (!template) throw new Error('No such template');
  return inParallel(
    Array.from({ length: count }, (_, n) => n + 1),
    10,
    async (n) => {
      const passKey = String(n).padStart(6, '0') + serial.slice(6);
      const templateId = await templateIdOf(original);
      const copy = { ...original, passKey, templateId, passId: passKey, writeId: passKey };
      const isMade = await services.passes.create(copy);
      const at = new Date(now.getTime() + n * 1_000);
      const [writeId, registeredAtUtc] = [`${passKey}-1`, at.toISOString()];
      const device = { deviceId, pushToken: 'token', passTypeId: passType };
      const added = { account, passKey, templateId, ...device, registeredAtUtc, writeId };
      const installed = withOneMoreDevice(template, copy, { at, writeId });
      const isRegistered = await web.registrations.put(added, installed);
      if (!isMade || !isRegistered) throw new Error('Not registered');
      return passKey;
    },
  );
}
