import { randomInt } from 'node:crypto';
import { bucketCookie, overridesCookie } from '@stroomwerk/contracts/releases';

/** @param name without characters that a pattern reads @param header of the request @returns undefined without it */
export function cookieOf(name: string, header: string | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(header ?? '')?.[1];
}

const forAYear = 365 * 86_400;
const ending = (secure: boolean): string => `; Path=/; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;

export interface Bucket {
  /** 0 to 99. */
  readonly bucket: number;
  /** Set-Cookie for a visitor who has none yet. */
  readonly cookie: string | null;
}

/** The visitor's bucket: the same ever after, so that nobody wanders between a canary and the stable release. */
export function bucketOf(cookies: string | undefined, secure: boolean): Bucket {
  const known = cookieOf(bucketCookie, cookies);
  if (known !== undefined && /^\d{1,2}$/.test(known)) return { bucket: Number(known), cookie: null };
  const bucket = randomInt(100);
  return { bucket, cookie: `${bucketCookie}=${bucket}; Max-Age=${forAYear}${ending(secure)}` };
}

/** Set-Cookie that ends the choice of other releases. */
export const leaveOverrides = (secure: boolean): string => `${overridesCookie}=; Max-Age=0${ending(secure)}`;
