import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Global unicast, the only part of IPv6 that is routed on the Internet. Source: RFC 4291, section 2.4. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an address on the public Internet, written as IPv4 in four decimal parts or as IPv6. ipaddr.js calls all
 * addresses outside its ranges "unicast", including IPv4 inside `::/96` (`::7f00:1` is 127.0.0.1), so IPv6 addresses
 * must also be global unicast. Its ranges exclude 6to4, Teredo, documentation and the like.
 */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js alone would also read 0x7f.1 and 2130706433, and throws for some zones: an address with one is local.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const ip = ipaddr.parse(address);
  if (ip.range() !== 'unicast') return false;
  return ip instanceof ipaddr.IPv4 || ip.match(globalUnicast);
}

/**
 * Top-level domains without public web servers. Sources: IANA, Special-Use Domain Names; ICANN, resolution
 * 2024.07.29.06 (internal); the others are in common use by routers and in offices.
 */
const insideOnly = new Set([
  'internal',
  'local',
  'localhost',
  'arpa',
  'alt',
  'onion',
  'home',
  'corp',
  'lan',
  'intranet',
  'private',
]);

/**
 * False for a host name that by its form is internal: a single label, or below a domain that is not public.
 * Source: docs/decisions/public-addresses.md#a-host-that-does-not-resolve
 */
export function isPublicName(host: string): boolean {
  const labels = host.replace(/\.$/, '').toLowerCase().split('.');
  return labels.length > 1 && !insideOnly.has(labels.at(-1) ?? '');
}
