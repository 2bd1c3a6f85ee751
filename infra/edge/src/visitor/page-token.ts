import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { type PageView, pageViewPurpose, sealFor } from '@stroomwerk/kernel/signing';

/** Seconds in which the reports of a page view count. */
const lifetime = 3_600;

const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '');

/**
 * Whom an address counts as. An IPv6 customer has a /64 to choose from, and several ways to write each address of it;
 * an IPv4 address in IPv6 form is the IPv4 address.
 */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::', 2);
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const left =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return left
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Writes the proof of a page view: which releases it got, for whom reports count once a day. The visitor in it is a
 * keyed hash of network and day: it names nobody, and is another one tomorrow.
 * @param secret APP_SECRET
 */
export function pageTokens(secret: string): (set: ReleaseSet, address: string, now?: Date) => string {
  const seal = sealFor<PageView>(secret, pageViewPurpose);
  const visitorKey = Buffer.from(hkdfSync('sha256', secret, '', 'stroomwerk:visitor', 32));
  return (set, address, now = new Date()) => {
    const day = now.toISOString().slice(0, 10);
    const visitor = createHmac('sha256', visitorKey)
      .update(`${day} ${networkOf(address)}`)
      .digest();
    return seal.seal({
      id: randomBytes(12).toString('base64url'),
      exp: Math.floor(now.getTime() / 1_000) + lifetime,
      visitor: visitor.subarray(0, 9).toString('base64url'),
      releases: Object.fromEntries(
        set.remotes.flatMap(({ name, version, channel }) =>
          channel === 'override' ? [] : [[name, [version, channel] as const]],
        ),
      ),
    });
  };
}
