/** Signs in to the desk of a local stack, as a browser does. @returns the header with the session's cookie */
export async function signInTo(stackUrl: string, email: string): Promise<string> {
  const jars = new Map<string, Map<string, string>>();
  const open = async (url: string, form?: Readonly<Record<string, string>>): Promise<Response> => {
    const jar = jars.get(new URL(url).origin) ?? new Map<string, string>();
    jars.set(new URL(url).origin, jar);
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const body = form && new URLSearchParams(form);
    const answer = await fetch(url, {
      ...{ headers: { cookie }, redirect: 'manual' as const },
      ...(body && { method: 'POST', body }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    return location === null ? answer : open(new URL(location, url).href);
  };
  const signIn = await open(`${stackUrl}/desk/sign-in?with=invitation`);
  await open(signIn.url, { email, password: 'any' });
  const session = jars.get(new URL(stackUrl).origin)?.get('__Host-session');
  if (!session) throw new Error('The desk has not signed anybody in');
  return `cookie=__Host-session=${session}`;
}
