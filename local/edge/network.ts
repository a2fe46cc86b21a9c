import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { pathOf } from './exchange.ts';

/** Parts of the stack that other machines may open: pages and passes, or everything that this machine may. */
export type Reach = (typeof reaches)[number];
export const reaches = ['passes', 'all'] as const;

/** Pages and passes, and what phones and Google Wallet request for them. */
const pagesAndPasses = /^\/(?:(?:i|g|l|passkit|callbacks|images)\/|robots\.txt$)/;

export interface Network {
  readonly reach: Reach;
  /** Host of the public address, with its port. */
  readonly publicHost?: string | undefined;
}

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  readonly socket: { readonly localAddress?: string | undefined };
};

/**
 * Refuses what only this machine may open, with a sentence for people; undefined if nothing is refused.
 *
 * A request is this machine's own if it came by the loopback interface **and** names it as its host: a page of another site whose
 * name leads to this machine (DNS rebinding), and a tunnel that ends here, bring a host of their own. With `all` that host must be an
 * address or the public one, since names are what a rebinding needs.
 * Source: docs/decisions/settings.md#what-a-network-may-open
 */
export function networkRefusal(request: Request, { reach, publicHost }: Network): string | undefined {
  const { url: target = '/', headers } = request;
  if (pagesAndPasses.test(pathOf(target))) return undefined;
  const { host = '' } = headers;
  if (!isOwn(request) && !(reach === 'all' && (host === publicHost || isIP(hostnameOf(host)) > 0)))
    return reach === 'all'
      ? 'This stack is opened at its address or PUBLIC_BASE_URL only, not by another name.\n'
      : 'Other machines, and other names, open pages and passes only. The rest is for localhost, or for all with LOCAL_NETWORK=all.\n';
  return isForeignChange(request) ? 'A page of another origin must not change the local stack.\n' : undefined;
}

/** Not all of 127.0.0.0/8: a test plays another machine by 127.0.0.2. */
const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

const isOwn = ({ socket, headers }: Request) =>
  loopback.includes(socket.localAddress ?? '') && ['localhost', ...loopback].includes(hostnameOf(headers.host ?? ''));

/** `localhost` of `localhost:3000`, `::1` of `[::1]:3000`. */
const hostnameOf = (host: string) => host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');

/** Browsers name the origin of each change, as `null` if they hide it; programs name none. Source: WHATWG, Fetch Standard, "Origin". */
function isForeignChange({ method = '', url = '', headers: { origin, host } }: Request): boolean {
  if (!url.startsWith('/_local/') || ['GET', 'HEAD'].includes(method) || origin === undefined) return false;
  return URL.parse(origin)?.host !== host;
}
