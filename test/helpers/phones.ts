import { sendInProcess } from '../../world/phones/in-process.ts';
import { Phone, type Send } from '../../world/phones/phone.ts';
import type { TestApi } from './api.ts';
import type { OpenedPkpass } from './pkpass.ts';

export type Iphone = Phone<OpenedPkpass['passJson']>;

/** Sends over HTTP, to the address in the pass. */
const overHttp: Send = async (url, request) => {
  const answer = await fetch(url, { ...request, redirect: 'error' });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
};

/** A phone for a service that listens. */
export const iphone = (device: { readonly id: string; readonly pushToken: string }, send: Send = overHttp): Iphone =>
  new Phone({ ...device, send });

/**
 * A phone that calls the web function's code in this process, without HTTP.
 * @param comesBack repeats requests while the service is busy, like phones
 */
export const inProcessPhone = (
  api: TestApi,
  id: string,
  pushToken = `push-token-of-${id}`,
  comesBack = false,
): Iphone => new Phone({ id, pushToken, send: sendInProcess(api.open), ...(comesBack && { pause: async () => {} }) });
