import ipaddr from 'ipaddr.js';

/**
 * Rate-limiting key of a client: the IPv4 address, also if mapped to IPv6, or the /64 network of an IPv6 address, all
 * of which belongs to one client. Text that is not an address is its own key.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
