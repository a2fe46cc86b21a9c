import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

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
