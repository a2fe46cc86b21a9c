import { type TestApi, templateRequest } from '../helpers/api.ts';

/** A request with other values of some fields, in whatever group they stand. */
export const withFields = (request: object, changes: object): object => ({
  ...JSON.parse(JSON.stringify(request, (name, value) => (name in changes ? undefined : value))),
  ...changes,
});

export const update = (templateId: unknown, changes: object = {}) => ({
  action: 'updatepasstemplate',
  'pass-template-id': templateId,
  ...changes,
});

/** Calls of an API, and calls of it with dry-run. */
export function dryRunsOn(api: Pick<TestApi, 'images' | 'send'>) {
  const send = async (request: object) => (await api.send(request)).body;
  return {
    send,
    tried: (request: object) => send({ ...request, 'dry-run': true }),
    creation: (changes: object = {}) => withFields(templateRequest(api.images), changes),
    shown: (templateId: unknown) => send({ action: 'getpasstemplate', 'pass-template-id': templateId }),
  };
}
