import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { staffChoice, staffNotice } from '../pages/staff-page.ts';
import type { DirectoryUser, PendingSignIn, Person } from '../ports/people.ts';
import { signedInPath, staffPaths } from '../ports/staff-paths.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { cookieIn, cookieOf, pendingCookie, sessionCookie } from '../sessions/cookies.ts';
import { pageAnswer, seeOther } from '../sessions/page-answers.ts';
import type { Visit } from './visit.ts';

type Answer = Promise<APIGatewayProxyStructuredResultV2>;

/** Time to sign in, in which a password may have to be changed and a second factor set up, seconds. */
const pendingSeconds = 30 * 60;

/** Longest life of a session, seconds; the session itself decides. */
const sessionSeconds = 12 * 60 * 60;

/** Pages to which a sign-in may lead. */
const ownPath =
  /^\/(settings|desk(\/(flight(\/(passes|face))?|audit|usage|group\/[a-z2-7]{32}|pass\/[a-z2-7]{32}(\/face)?))?)(\?[\w\-.&=%:+~#]*)?$/;

/** Way of people who were invited, beside the ids of directories. */
const invitation = 'invitation';

/** `GET /desk/sign-in`: to the sign-in page, after a choice where airlines have directories. */
export async function beginSignIn({ queryStringParameters }: APIGatewayProxyEventV2, services: DeskServices): Answer {
  const { to: wanted = '', with: way = '' } = queryStringParameters ?? {};
  const to = ownPath.test(wanted) ? wanted : staffPaths.desk;
  const { signIn, directories } = services;
  const isInvited = directories.length === 0 || way === invitation;
  const chosen = isInvited ? signIn : directories.find(({ id }) => id === way);
  if (chosen === undefined) return pageAnswer(200, waysPage(to, services));
  const { url, pending } = await chosen.begin(to);
  const value = Buffer.from(JSON.stringify(pending)).toString('base64url');
  return seeOther(url, [cookieOf(pendingCookie, value, pendingSeconds)]);
}

function waysPage(to: string, { directories }: DeskServices): string {
  const hrefOf = (way: string) => `${staffPaths.signIn}?${new URLSearchParams({ with: way, to })}`;
  return staffChoice('Sign in', 'Choose how you sign in.', [
    ...directories.map(({ id, name }) => [`With ${name}`, hrefOf(id)] as const),
    ['With an invited e-mail address', hrefOf(invitation)],
  ]);
}

/** `GET /desk/signed-in`, of a directory with its id: from there. The session is a new one, whatever cookie the browser had. */
export async function finishSignIn(event: APIGatewayProxyEventV2, services: DeskServices): Answer {
  const pending = pendingIn(cookieIn(event, pendingCookie));
  const id = event.requestContext.http.path.slice(signedInPath.length + 1) || undefined;
  const directory = services.directories.find((each) => each.id === id);
  // Nor in an answer of another directory than the one that was chosen. Source: RFC 9700, section 4.4
  if (pending === undefined || pending.directory !== id || directory?.id !== id)
    return again('This sign-in was not begun in this browser.');
  const query = event.rawQueryString;
  const person = directory
    ? await ofDirectory(await directory.finish(query, pending), event, services)
    : await invited(await services.signIn.finish(query, pending), event, services);
  if (typeof person === 'string') return again(person);
  const [session] = await Promise.all([services.sessions.begin(person), endSession(event, services)]);
  return seeOther(pending.to, [cookieOf(sessionCookie, session, sessionSeconds), cookieOf(pendingCookie, '', 0)]);
}

/** @returns a sentence on why nobody is signed in. */
type Found = Promise<Person | string>;

const refused = 'Signing in did not work.';

async function invited(
  user: Pick<Person, 'id' | 'account'> | undefined,
  { requestContext: { requestId } }: APIGatewayProxyEventV2,
  { audit, findPerson }: DeskServices,
): Found {
  if (user === undefined) return refused;
  const person = await findPerson(user.account, user.id);
  if (person === undefined)
    return 'You have no access, or none any more. Ask an admin of your airline for an invitation.';
  await audit.add(person, { act: 'signed-in', requestId });
  return person;
}

async function ofDirectory(
  user: DirectoryUser | undefined,
  { requestContext: { requestId } }: APIGatewayProxyEventV2,
  { admit }: DeskServices,
): Found {
  if (user === undefined) return refused;
  const { directory, role, hasTooManyGroups } = user;
  const person = await admit(user, requestId);
  if (person !== undefined) return person;
  if (role !== undefined) return 'An admin of your airline has taken your access. Ask them to allow you again.';
  return hasTooManyGroups
    ? `${directory} did not tell your groups, because you are in too many. Ask those who run ${directory} to send app roles, or only the groups of this application.`
    : `You are in no group of ${directory} that has access. Ask those who run ${directory} for one.`;
}

/** `POST /desk/sign-out`: ends the session, then signs out of the sign-in page, but of no directory, which has other uses. */
export async function signOut({ event, person }: Visit, services: DeskServices): Answer {
  await endSession(event, services);
  const cookies = [cookieOf(sessionCookie, '', 0)];
  const { directory } = person.ofDirectory ?? {};
  if (directory !== undefined) {
    const text = `You are signed out here, and still signed in at ${directory}.`;
    return { ...pageAnswer(200, staffNotice('Signed out', text, ['Sign in again', staffPaths.signIn])), cookies };
  }
  const { signOutUrl } = services.signIn;
  const { headers, ...page } = pageAnswer(200, staffNotice('Signed out', 'You are signed out.', ['Go on', signOutUrl]));
  // Not a redirect: the policy of the page that has the form would have to name the sign-in's origin.
  return { ...page, headers: { ...headers, refresh: `0; url=${signOutUrl}` }, cookies };
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
