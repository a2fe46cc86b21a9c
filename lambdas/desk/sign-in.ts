import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { staffNotice } from '../pages/staff-page.ts';
import type { PendingSignIn } from '../ports/people.ts';
import { staffPaths } from '../ports/staff-paths.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { cookieIn, cookieOf, pendingCookie, sessionCookie } from '../sessions/cookies.ts';
import { pageAnswer, seeOther } from '../sessions/page-answers.ts';

type Answer = Promise<APIGatewayProxyStructuredResultV2>;

/** Time to sign in, in which a password may have to be changed and a second factor set up, seconds. */
const pendingSeconds = 30 * 60;

/** Longest life of a session, seconds; the session itself decides. */
const sessionSeconds = 12 * 60 * 60;

/** Pages to which a sign-in may lead. */
const ownPath =
  /^\/(settings|desk(\/(flight(\/(passes|face))?|audit|group\/[a-z2-7]{32}|pass\/[a-z2-7]{32}(\/face)?))?)(\?[\w\-.&=%:+~#]*)?$/;

/** `GET /desk/sign-in`: to the sign-in page. */
export async function beginSignIn({ queryStringParameters }: APIGatewayProxyEventV2, { signIn }: DeskServices): Answer {
  const to = queryStringParameters?.to ?? '';
  const { url, pending } = await signIn.begin(ownPath.test(to) ? to : staffPaths.desk);
  const value = Buffer.from(JSON.stringify(pending)).toString('base64url');
  return seeOther(url, [cookieOf(pendingCookie, value, pendingSeconds)]);
}

/** `GET /desk/signed-in`: from the sign-in page. The session is a new one, whatever cookie the browser had. */
export async function finishSignIn(event: APIGatewayProxyEventV2, services: DeskServices): Answer {
  const pending = pendingIn(cookieIn(event, pendingCookie));
  if (pending === undefined) return again('This sign-in was not begun in this browser.');
  const user = await services.signIn.finish(event.rawQueryString, pending);
  if (user === undefined) return again('Signing in did not work.');
  const person = await services.findPerson(user.account, user.id);
  if (person === undefined)
    return again('You have no access, or none any more. Ask an admin of your airline for an invitation.');
  const [session] = await Promise.all([
    services.sessions.begin(person),
    endSession(event, services),
    services.audit.add(person, { act: 'signed-in', requestId: event.requestContext.requestId }),
  ]);
  return seeOther(pending.to, [cookieOf(sessionCookie, session, sessionSeconds), cookieOf(pendingCookie, '', 0)]);
}

/** `POST /desk/sign-out`: ends the session, then signs out of the sign-in page. */
export async function signOut(event: APIGatewayProxyEventV2, services: DeskServices): Answer {
  await endSession(event, services);
  const { signOutUrl } = services.signIn;
  const { headers, ...page } = pageAnswer(200, staffNotice('Signed out', 'You are signed out.', ['Go on', signOutUrl]));
  // Not a redirect: the policy of the page that has the form would have to name the sign-in's origin.
  return {
    ...page,
    headers: { ...headers, refresh: `0; url=${signOutUrl}` },
    cookies: [cookieOf(sessionCookie, '', 0)],
  };
}

async function endSession(event: APIGatewayProxyEventV2, { sessions }: DeskServices): Promise<void> {
  const cookie = cookieIn(event, sessionCookie);
  if (cookie !== undefined) await sessions.end(cookie);
}

const again = async (text: string): Answer => ({
  ...pageAnswer(400, staffNotice('Not signed in', text, ['Sign in again', staffPaths.signIn])),
  cookies: [cookieOf(pendingCookie, '', 0)],
});

/** Reads what the browser remembers of a sign-in; undefined for anything else. */
function pendingIn(cookie: string | undefined): PendingSignIn | undefined {
  try {
    const pending = JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString()) as Partial<PendingSignIn>;
    const { state, nonce, codeVerifier, to } = pending;
    const isWhole = [state, nonce, codeVerifier].every((part) => typeof part === 'string' && part.length > 0);
    return isWhole && ownPath.test(to ?? '') ? (pending as PendingSignIn) : undefined;
  } catch {
    return undefined;
  }
}
