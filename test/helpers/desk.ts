import { createDeskContext } from '../../lambdas/context/desk.ts';
import type { Overrides } from '../../lambdas/context/sdk.ts';
import { answerDesk } from '../../lambdas/desk/router.ts';
import type { Clock } from '../../lambdas/ports/runtime.ts';
import type { DeskServices } from '../../lambdas/ports/staff-services.ts';
import type { TestApi } from './api.ts';
import { origin, type StaffMember, signedInAs, staffEvent } from './staff.ts';

/** A form; a field of several values has them as an array. */
type Form = Readonly<Record<string, string | readonly string[]>>;

/** The desk of an API, with somebody of each role who has signed in, and an admin of another account. */
export async function startDesk(api: TestApi, clock: Clock, overrides: Overrides) {
  const signIn = { SIGN_IN_URL: origin, SIGN_IN_ISSUER: origin, SIGN_IN_CLIENT_ID: 'client' };
  const services: DeskServices = createDeskContext({ ...api.env, ...signIn }, { clock, ...overrides });
  const [viewer, agent, admin, stranger] = await Promise.all([
    signedInAs(api.env, 'viewer', { clock }),
    signedInAs(api.env, 'agent', { clock }),
    signedInAs(api.env, 'admin', { clock }),
    signedInAs(api.env, 'admin', { account: 'other', id: 'stranger', clock }),
  ]);

  /** Opens a page, or sends a form from one of ours. */
  async function open(target: string, member?: StaffMember, form?: Form, from: string = origin) {
    const token = member && form && !('csrf' in form) ? { csrf: member.csrfToken } : {};
    const sent = form && Object.entries({ ...token, ...form });
    const fields = sent?.flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each]));
    const body = fields && String(new URLSearchParams(fields));
    const event = staffEvent(target, member, { ...(body && { body }), headers: { origin: from } });
    const { statusCode, headers = {}, cookies, body: page = '' } = await answerDesk(event, services);
    const location = headers.location === undefined ? undefined : String(headers.location);
    return { statusCode, headers, location, cookies, page: String(page) };
  }

  /** Presses a button of a page, with what was typed into its form, and follows where that leads. */
  async function press(
    page: string,
    button: string,
    member: StaffMember,
    typed: Readonly<Record<string, string>> = {},
  ) {
    const { action, fields } = formOf(page, button);
    const answer = await open(`POST ${action}`, member, { ...fields, ...typed });
    const { location } = answer;
    return { ...(answer.statusCode === 303 ? await open(`GET ${location}`, member) : answer), location };
  }

  return { services, viewer, agent, admin, stranger, open, press };
}

export type Desk = Awaited<ReturnType<typeof startDesk>>;

const unescaped = (text: string) => text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** The form with a button, as a browser would send it. @throws if there is none */
export function formOf(page: string, button: string) {
  const forms = [...page.matchAll(/<form method="post" action="([^"]*)"[^>]*>(.*?)<\/form>/gs)];
  const [, action, inside] = forms.find((form) => form[2]?.includes(`>${button}</button>`)) ?? [];
  if (action === undefined || inside === undefined) throw new Error(`No form has the button ${button}`);
  const sent = inside.replaceAll(/<input type="(?:checkbox|radio)"(?![^>]* checked)[^>]*>/g, '');
  const inputs = sent.matchAll(/<input [^>]*name="([^"]*)"[^>]*>|<textarea [^>]*name="([^"]*)"[^>]*>([^<]*)/g);
  const selected = inside.matchAll(/<select [^>]*name="([^"]*)">.*?<option value="([^"]*)" selected>/gs);
  const fields = [
    ...[...inputs].map(([tag, name, area, text]) => [name ?? area, text ?? /value="([^"]*)"/.exec(tag)?.[1] ?? '']),
    ...[...selected].map(([, name, value]) => [name, value]),
  ] as [string, string][];
  const texts = [...Map.groupBy(fields, ([name]) => name)].map(([name, all]) => [
    name,
    all.map(([, text]) => unescaped(text)),
  ]);
  return { action, fields: Object.fromEntries(texts) as Form };
}
