import { createHmac, timingSafeEqual } from 'node:crypto';

const hex = /^[0-9a-f]{32}$/;
const signature = (key: string, id: string): Buffer =>
  createHmac('sha256', key).update(`mailed-link:${id}`).digest();

/** What stands in a mailed link: the row's id and a signature. The database alone gives nobody a working link. */
export const linkToken = (key: string, id: string): string =>
  `${id.replaceAll('-', '')}.${signature(key, id).toString('base64url')}`;

/** The row's id, or undefined for a token that was not signed here. @param keys the current one and spent ones */
export function linkId(keys: readonly string[], token: string): string | undefined {
  const [compact = '', signed = ''] = token.split('.');
  if (!hex.test(compact)) return undefined;
  const id = compact.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const given = Buffer.from(signed, 'base64url');
  const signedHere = keys.some((key) => {
    const wanted = signature(key, id);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return signedHere ? id : undefined;
}
