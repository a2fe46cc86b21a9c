import type { Pass } from '../../lambdas/domain/pass.ts';
import { deviceIdOf } from '../../lambdas/web/passkit/pass-path.ts';
import type { TestApi } from './api.ts';
import { inProcessPhone } from './in-process-phone.ts';
import type { Iphone } from './iphone.ts';

export const passType = 'pass.com.example.boarding';

/** A new pass, the phone that is to have it, and what can be done with both. */
export interface IssuedPass {
  readonly phone: Iphone;
  /** As the phone says it. */
  readonly device: string;
  /** As records and queues have it. */
  readonly deviceId: string;
  readonly serial: string;
  readonly link: string;
  /** As S3 has it. */
  readonly pkpass: Buffer;
  record(): Promise<Pass>;
  update(passData: object, more?: object): ReturnType<TestApi['send']>;
  updateTemplate(fields: object): ReturnType<TestApi['send']>;
  delete(): ReturnType<TestApi['send']>;
}

let count = 0;

/** Issues the example's pass under a new pass-id. */
export async function issuePass(api: TestApi, templateId: string, phone?: Iphone): Promise<IssuedPass> {
  const reference = { 'pass-template-id': templateId, 'pass-id': `pass-${++count}` };
  const { body } = await api.send(api.passRequest(templateId, reference));
  const link = String(body['pass-install-url']).split('/i/')[1] as string;
  const serial = link.slice(0, 32);
  const device = `device-${count}`;
  return {
    phone: phone ?? inProcessPhone(api, device),
    device,
    deviceId: deviceIdOf(device),
    serial,
    link,
    pkpass: api.aws.bucket.get(`i/${link}/pass.pkpass`)?.body as Buffer,
    async record() {
      const pass = await api.services.passes.find(serial);
      if (!pass) throw new Error('No such pass');
      return pass;
    },
    update: (data, more = {}) => api.send({ action: 'updatepassdata', ...reference, 'pass-data': data, ...more }),
    updateTemplate: (fields) => api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...fields }),
    delete: () => api.send({ action: 'deletepassdata', ...reference }),
  };
}
