import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that no server of the Internet has: this machine, private networks, and special ranges. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  // IPv6 addresses that contain an IPv4 address: compatible, NAT64, Teredo and 6to4.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  closed.addSubnet(network, bits, 'ipv6');
}

/** Whether an address belongs to the Internet. IPv4 addresses in IPv6 form are judged as IPv4. */
export function isPublicAddress(address: string): boolean {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return !closed.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}

/** Whether a URL reads the host as an address: besides `127.0.0.1` also `127.1`, `0x7f.1` and `2130706433`. */
export function isAddressHost(host: string): boolean {
  const url = `http://${host}`;
  return !URL.canParse(url) || isIP(new URL(url).hostname.replace(/^\[|\]$/g, '')) !== 0;
}

/** Resolves a host and refuses private addresses, so that a forged DNS answer leads nowhere. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return done(Object.assign(new Error('private address'), { code: 'EPRIVATE' }), '', 0);
    if (options.all) return done(null, open);
    done(null, first.address, first.family);
  });
};
