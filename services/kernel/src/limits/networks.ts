import { BlockList, isIP, isIPv6 } from 'node:net';
import { z } from 'zod';

const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '');

/** An address as others write it: an IPv4 address in IPv6 form is the IPv4 address, a zone is left out. */
export function plainAddress(address: string): string {
  const bare = address.trim().toLowerCase().replace(/%.*$/, '');
  const dotted = /^(?:0*:)*:?(?:ffff:)?(\d+(?:\.\d+){3})$/.exec(bare)?.[1];
  if (dotted !== undefined) return dotted;
  const mapped = /^(?:0*:)*:?ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(bare);
  if (!mapped) return bare;
  const [high = 0, low = 0] = mapped.slice(1).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * Whom an address counts as, wherever something is counted: an IPv4 address as itself, an IPv6 address as its /48. One
 * customer has a /64 to choose from and often a /48: whoever counts single addresses, or /64s, counts nobody.
 * @returns e.g. `203.0.113.7` or `2001:db8:1::/48`
 */
export function networkOf(given: string): string {
  const address = plainAddress(given);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::', 2);
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeroes = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(zeroes).fill('0'), ...after];
  const prefix = groups.slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/48`;
}

/** The networks around it that one party may well have all of: of IPv4 a /24; of IPv6 the network is that already. */
export const neighboursOf = (given: string): string =>
  isIPv6(plainAddress(given)) ? networkOf(given) : plainAddress(given).replace(/\.\d+$/, '');

/** Shortest prefix of a range: whoever names a wider one believes everybody. */
const widest = 8;

/** TRUSTED_PROXIES: those whose word about who asked is believed. */
export class TrustedProxies {
  readonly #ranges = new BlockList();

  /**
   * @param text addresses and ranges, separated by commas, e.g. `127.0.0.1, 10.1.0.0/16`; empty: nobody
   * @throws Error with one clear line
   */
  constructor(text: string) {
    for (const entry of text.split(/[\s,]+/).filter((one) => one !== '')) {
      const [address = '', prefix, ...rest] = entry.split('/');
      const family = isIP(address);
      const bits = prefix === undefined ? undefined : Number(prefix);
      const most = family === 4 ? 32 : 128;
      if (
        family === 0 ||
        rest.length > 0 ||
        (bits !== undefined && !(/^\d+$/.test(prefix ?? '') && bits <= most))
      )
        throw new Error(`TRUSTED_PROXIES takes addresses and ranges (10.1.0.0/16), not: ${entry}`);
      const range = rangeOf(entry);
      if (range.bits < widest)
        throw new Error(`TRUSTED_PROXIES: ${entry} is nearly everybody; name the proxies or their network`);
      this.#ranges.addSubnet(range.address, range.bits, range.family);
    }
  }

  has(given: string): boolean {
    const address = plainAddress(given);
    const family = isIP(address);
    return family !== 0 && this.#ranges.check(address, family === 4 ? 'ipv4' : 'ipv6');
  }
}

/** TRUSTED_PROXIES as it stands in an environment. */
export const trustedProxies = z.string().superRefine((text, context) => {
  try {
    new TrustedProxies(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});

/** Networks that nobody reaches from outside: private use, shared address space, link-local, this machine. */
const inside = [
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16', '127.0.0.0/8'],
  ...['fc00::/7', 'fe80::/10', '::1/128'],
].map(rangeOf);

interface Range {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** A range as it is written; one of IPv4 addresses in IPv6 form is the range of those. */
function rangeOf(entry: string): Range {
  const [given = '', prefix] = entry.split('/');
  const address = plainAddress(given);
  const bits = Number(prefix ?? (isIPv6(given) ? 128 : 32));
  if (isIPv6(address)) return { address, bits, family: 'ipv6' };
  if (!isIPv6(given)) return { address, bits, family: 'ipv4' };
  return bits < 96 ? { address: given, bits, family: 'ipv6' } : { address, bits: bits - 96, family: 'ipv4' };
}

function holds({ address, bits, family }: Range, other: string): boolean {
  const range = new BlockList();
  range.addSubnet(address, bits, family);
  return range.check(other, family);
}

const isInside = (range: Range): boolean =>
  inside.some((one) => one.family === range.family && one.bits <= range.bits && holds(one, range.address));

/** A range of strangers is believed up to so many bits of prefix. */
const widestOutside = { ipv4: 16, ipv6: 32 } as const;
/** Addresses of one /8. */
const mostAddresses = 2 ** 24;

/**
 * Whether TRUSTED_PROXIES names more than proxies can be: what a guest of the machine's network, or a stranger, is. A
 * range lies in a private network with all it holds, or it is a /16 (IPv6: a /32) at most.
 * @param text as `TrustedProxies` takes it
 * @returns whom it believes; undefined when it names no more than it may
 */
export function tooManyProxies(text: string): string | undefined {
  let addresses = 0;
  for (const entry of text.split(/[\s,]+/).filter((one) => one !== '')) {
    const range = rangeOf(entry);
    const everyIPv4 = range.family === 'ipv6' && range.bits <= 96 && holds(range, '::ffff:0:0');
    if (everyIPv4 || (range.bits < widestOutside[range.family] && !isInside(range)))
      return `everybody in ${entry}`;
    if (range.family === 'ipv4' && range.bits < 32) addresses += 2 ** (32 - range.bits);
  }
  return addresses > mostAddresses ? `${addresses} addresses` : undefined;
}
