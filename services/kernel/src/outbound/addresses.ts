import { BlockList, isIP, isIPv6 } from 'node:net';
import { plainAddress } from '../limits/networks.js';

/**
 * What kind of place an address is. `private`: a network of the operator's own, which they may allow. `forbidden`: what
 * nobody may allow, e.g. link-local addresses and the metadata services of clouds.
 */
export type AddressKind = 'public' | 'machine' | 'private' | 'forbidden';

/** A list of ranges, e.g. `10.0.0.0/8`. */
export function rangesOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}

export const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

const machine = rangesOf(['127.0.0.0/8', '::1']);
/** RFC 1918, RFC 6598 (shared with customers of a carrier), RFC 4193. */
export const privateRanges = [
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'],
  'fc00::/7',
] as const;
const inPrivate = rangesOf(privateRanges);
/**
 * IANA's registries of special-purpose addresses without those above: this network, link-local, protocol assignments,
 * documentation, relays, benchmarks, multicast, reserved. The last two lines: metadata services that lie elsewhere.
 */
const forbidden = rangesOf([
  ...['0.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
  ...['168.63.129.16', '100.100.100.200'],
  ...['fd00:ec2::254', 'fd20:ce::254'],
]);
/** All that is routed of IPv6 (RFC 4291, 2.4). */
const globalUnicast = rangesOf(['2000::/3']);
/** An IPv6 network without IPv4 reaches IPv4 addresses by this prefix (RFC 6052): they count as what is in their last 32 bits. */
const nat64 = rangesOf(['64:ff9b::/96']);

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const parts = (text: string): number[] =>
    text
      .split(':')
      .filter((part) => part !== '')
      .flatMap((part) => {
        if (!part.includes('.')) return [Number.parseInt(part, 16)];
        const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
        return [a * 256 + b, c * 256 + d];
      });
  const [head = '', tail] = address.split('::', 2);
  const before = parts(head);
  const after = parts(tail ?? '');
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/**
 * The address that a connection really goes to: an IPv4 address in one of its IPv6 forms is the IPv4 address.
 * @param address as a resolver or a person writes it, without brackets
 */
export function meantAddress(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain) || !isIn(nat64, plain)) return plain;
  const [high = 0, low = 0] = groupsOf(plain).slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** @param address IPv4 or IPv6; what is neither is forbidden */
export function kindOf(address: string): AddressKind {
  const meant = meantAddress(address);
  if (isIP(meant) === 0 || isIn(forbidden, meant)) return 'forbidden';
  if (isIn(machine, meant)) return 'machine';
  if (isIn(inPrivate, meant)) return 'private';
  if (isIPv6(meant) && !isIn(globalUnicast, meant)) return 'forbidden';
  return 'public';
}
