import ipaddr from 'ipaddr.js';

/**
 * What a client is counted by: an IPv4 address, also where it is written as IPv6, or the /64 of an IPv6 address, since
 * whoever has one of its addresses has all of them. Text that is no address stands for itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
