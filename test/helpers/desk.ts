import { createDeskContext } from '../../lambdas/context/desk.ts';
import { answerDesk } from '../../lambdas/desk/router.ts';
import type { DeskServices } from '../../lambdas/ports/staff-services.ts';
import type { TestApi } from './api.ts';
import type { FaultInjectingHandler } from './fault-injecting-handler.ts';
import { type FixedClock, fixedClock } from './fixed-clock.ts';
import type { recordingLog } from './recording-log.ts';
import { origin, type StaffMember, signedInAs, staffEvent } from './staff.ts';

interface OnApi {
  readonly api: TestApi;
  readonly log: ReturnType<typeof recordingLog>;
  readonly requests: FaultInjectingHandler;
  readonly time: { at: Date };
}

/** A form; a field of several values has them as an array. */
type Form = Readonly<Record<string, string | readonly string[]>>;

/** The desk beside an API of tests, with somebody of each role. */
export interface TestDesk {
  readonly services: DeskServices;
  readonly clock: FixedClock;
  readonly viewer: StaffMember;
  readonly agent: StaffMember;
  readonly admin: StaffMember;
  /** Admin of another account. */
  readonly stranger: StaffMember;
  /** Opens a page, or sends a form from one of ours. */
  open(
    target: string,
    member: StaffMember,
    form?: Form,
  ): Promise<{ readonly statusCode?: number; readonly location?: string; readonly page: string }>;
}

export async function deskOn({ api, log, requests, time }: OnApi): Promise<TestDesk> {
  const clock = fixedClock(() => time.at);
  const signIn = { SIGN_IN_URL: origin, SIGN_IN_ISSUER: origin, SIGN_IN_CLIENT_ID: 'client' };
  const services = createDeskContext({ ...api.env, ...signIn }, { clock, log, requestHandler: requests });
  const [viewer, agent, admin, stranger] = await Promise.all([
    signedInAs(api.env, 'viewer', { clock }),
    signedInAs(api.env, 'agent', { clock }),
    signedInAs(api.env, 'admin', { clock }),
    signedInAs(api.env, 'admin', { account: 'other', id: 'stranger', clock }),
  ]);
  return {
    ...{ services, clock, viewer, agent, admin, stranger },
    async open(target, member, form) {
      const sent = form && Object.entries({ csrf: member.csrfToken, ...form });
      const fields = sent?.flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each]));
      const body = fields && String(new URLSearchParams(fields));
      const {
        statusCode,
        headers,
        body: page = '',
      } = await answerDesk(staffEvent(target, member, { ...(body && { body }), headers: { origin } }), services);
      const location = headers?.location;
      return {
        ...(statusCode !== undefined && { statusCode }),
        ...(location !== undefined && { location: String(location) }),
        page: String(page),
      };
    },
  };
}
