import { isPublicAddress } from '../../lambdas/runtime/address-guard.ts';

describe('address guard', () => {
  test.each(['93.184.215.14', '8.8.8.8', '172.15.255.255', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['0.0.0.0', 'this host'],
    ['10.0.0.1', 'private'],
    ['172.16.0.1', 'private'],
    ['192.168.1.1', 'private'],
    ['100.64.0.1', 'carrier-grade NAT'],
    ['169.254.169.254', 'instance metadata'],
    ['169.254.170.2', 'container credentials'],
    ['192.0.0.1', 'protocol assignments'],
    ['192.0.2.1', 'documentation'],
    ['198.18.0.1', 'benchmarking'],
    ['224.0.0.1', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::ffff:7f00:1', 'IPv4-mapped loopback'],
    ['::ffff:127.0.0.1', 'IPv4-mapped loopback'],
    ['::ffff:8.8.8.8', 'IPv4-mapped'],
    ['::7f00:1', 'IPv4-compatible loopback, unicast to ipaddr.js'],
    ['::a9fe:a9fe', 'IPv4-compatible instance metadata, unicast to ipaddr.js'],
    ['64:ff9b::7f00:1', 'NAT64 loopback'],
    ['fc00::1', 'unique local'],
    ['fd00:ec2::254', 'instance metadata'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local with a zone'],
    ['fe80::1%eth0.1', 'link-local with a zone that ipaddr.js cannot read'],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c%eth0', 'public with a zone'],
    ['fec0::1', 'site-local'],
    ['ff02::1', 'multicast'],
    ['100::1', 'discard'],
    ['4000::1', 'not assigned'],
    ['2001::1', 'Teredo'],
    ['2001:db8::1', 'documentation'],
    ['3fff::1', 'documentation'],
    ['2002:7f00:1::1', '6to4 of loopback'],
    ['2130706433', 'not in four parts'],
    ['0x7f.1', 'hexadecimal'],
    ['0177.0.0.1', 'octal'],
    ['localhost', 'a name'],
    ['', 'empty'],
  ])('%s is not public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
