import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { neighboursOf, networkOf } from '@stroomwerk/kernel/limits';
import { KeyRing, type PageView, pageViewPurpose, sealFor } from '@stroomwerk/kernel/signing';

/** Seconds in which the reports of a page view count. */
const lifetime = 3_600;

/**
 * Writes the proof of a page view: which releases it got, for whom reports count once a day. The visitor in it is a
 * keyed hash of network and day: it names nobody, and is another one tomorrow.
 * @param secret PAGE_VIEW_SECRET; after a rotation the visitors of that day count anew
 */
export function pageTokens(
  secret: KeyRing | string,
): (set: ReleaseSet, address: string, now?: Date) => string {
  const ring = typeof secret === 'string' ? new KeyRing(secret) : secret;
  const seal = sealFor<PageView>(ring, pageViewPurpose);
  return (set, address, now = new Date()) => {
    const day = now.toISOString().slice(0, 10);
    const visitorKey = Buffer.from(hkdfSync('sha256', ring.current, '', 'stroomwerk:visitor', 32));
    const hashOf = (text: string): string =>
      createHmac('sha256', visitorKey).update(`${day} ${text}`).digest().subarray(0, 9).toString('base64url');
    return seal.seal({
      id: randomBytes(12).toString('base64url'),
      exp: Math.floor(now.getTime() / 1_000) + lifetime,
      visitor: hashOf(networkOf(address)),
      neighbours: hashOf(`around ${neighboursOf(address)}`),
      releases: Object.fromEntries(
        set.remotes.flatMap(({ name, version, channel }) =>
          channel === 'override' ? [] : [[name, [version, channel] as const]],
        ),
      ),
    });
  };
}
