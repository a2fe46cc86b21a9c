import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Cookies for this host alone, over TLS, which no script reads. Source: RFC 6265bis, section 4.1.3.2. */
export const sessionCookie = '__Host-session';
export const pendingCookie = '__Host-sign-in';

/** The value of a cookie; undefined if it was not sent. */
export function cookieIn({ cookies = [] }: Pick<APIGatewayProxyEventV2, 'cookies'>, name: string): string | undefined {
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * A cookie to set. Lax: it comes with a link from elsewhere, which agents send each other, and with no form or request of
 * another site.
 * @param maxAgeSeconds 0 removes it.
 */
export const cookieOf = (name: string, value: string, maxAgeSeconds: number) =>
  `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`;
