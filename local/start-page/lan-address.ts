import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { RunningStack } from './running-stack.ts';

/** Interfaces of containers, virtual machines and tunnels, which no phone shares. */
const virtual = /^(docker|br-|veth|virbr|vmnet|bridge|utun|tun|tap|wg)/;

/** This machine's IPv4 address in its network; undefined if it is in none. */
export const lanAddressOf = (
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>> = networkInterfaces(),
): string | undefined =>
  Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** The first pass for a phone, on which localhost would be the phone itself; the server listens on all interfaces. */
export function forPhonesOf(
  { publicBaseUrl, url, demoTemplate, reach }: RunningStack,
  lanAddress: string | undefined,
): { readonly pass: string; readonly note: string } {
  const pass = demoTemplate.firstPassUrl;
  if (new URL(publicBaseUrl).hostname !== 'localhost') return { pass, note: `The links lead to ${publicBaseUrl}.` };
  if (lanAddress === undefined)
    return { pass, note: 'No phone can open it: this machine is in no network. Links lead to localhost.' };
  const base = `http://${lanAddress}:${new URL(url).port}`;
  const open =
    reach === 'all'
      ? 'Everything of this stack is open to that network.'
      : 'Only pages and passes are open to that network, the API, its key and this page are not.';
  return {
    pass: base + new URL(pass).pathname,
    note: `A phone in the same network opens the code, at ${lanAddress}. ${open} Links in passes lead to localhost, unless you start with PUBLIC_BASE_URL=${base}.`,
  };
}
