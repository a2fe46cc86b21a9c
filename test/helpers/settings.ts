import { randomUUID } from 'node:crypto';
import type { SettingsServices } from '../../lambdas/ports/staff-services.ts';
import { answerSettings } from '../../lambdas/settings/router.ts';
import type { TestChain } from './certificates.ts';
import { origin, type StaffMember, staffEvent } from './staff.ts';

/** A form; a field of several values has them as an array, one of a file its bytes. */
export type SentForm = Readonly<Record<string, string | readonly string[] | Uint8Array<ArrayBuffer>>>;

interface SettingsAnswer {
  readonly statusCode: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Where it leads; empty for a page. */
  readonly location: string;
  readonly page: string;
}

/** Opens a page of the settings, or sends a form from one of ours; follows where it leads. */
export async function openSettings(
  services: SettingsServices,
  target: string,
  member?: Pick<StaffMember, 'cookie' | 'csrfToken'>,
  form?: SentForm,
  from: string = origin,
): Promise<SettingsAnswer> {
  const sent = form && (await encoded({ csrf: member?.csrfToken ?? '', once: randomUUID(), ...form }));
  const event = staffEvent(target, member, { ...sent, headers: { ...sent?.headers, origin: from } });
  const { statusCode, headers = {}, body: page = '' } = await answerSettings(event, services);
  const location = String(headers.location ?? '');
  const then = location ? await openSettings(services, `GET ${location}`, member) : { page: String(page) };
  return { statusCode, headers, location, page: then.page };
}

/** Text of markup. */
export const text = (markup = '') =>
  markup
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .trim();

/** Sentence on what was done. */
export const noticeOf = (page: string) => text(/<p class="notice" role="status">(.*?)<\/p>/.exec(page)?.[1]);
/** Sentence on why nothing was done. */
export const alertOf = (page: string) => text(/<p role="alert">(.*?)<\/p>/.exec(page)?.[1]);
/** Sentence at a field. */
export const problemOf = (page: string, field: string) =>
  text(new RegExp(`id="${field}-problem">(.*?)</p>`).exec(page)?.[1]);
/** The API key that a page shows. */
export const keyOn = (page: string) => text(/<p class="key" tabindex="0">(.*?)<\/p>/.exec(page)?.[1]);

/** The row of a list with a name, without markup. */
export const rowOf = (page: string, name: string) =>
  text(
    [...page.matchAll(/<li>.*?<\/li>/gs)].find(([row]) => /<h3>(?:<code>)?(.*?)<\//.exec(row)?.[1] === name)?.[0],
  ).replace(/\s+/g, ' ');

/** A form as a browser sends it, and API Gateway hands it over. */
async function encoded(form: SentForm) {
  const data = new FormData();
  for (const [name, value] of Object.entries(form))
    for (const each of value instanceof Uint8Array ? [new Blob([value])] : [value].flat()) data.append(name, each);
  const hasFile = [...data.values()].some((value) => typeof value !== 'string');
  const body = hasFile ? data : new URLSearchParams([...data] as [string, string][]);
  const request = new Request(origin, { method: 'POST', body });
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  };
}

/** Fields of an upload of a pass type certificate. */
export const appleUpload = (chain: TestChain, certificate = chain.certificate) => ({
  certificate: Buffer.from(certificate.certificatePem),
  privateKey: Buffer.from(certificate.privateKeyPem),
  intermediate: Buffer.from(certificate.intermediatePem),
  root: Buffer.from(chain.rootPem),
  password: '',
});
