/** Query parameters with a closed list of values: they say which page it was and name nobody. */
const kept = new Set(['tier', 'trigger', 'complexity', 'category', 'page']);

/** Lengths as mail has them: a pattern without ends takes minutes on a text that was made for it. */
const mail = /[^\s@/:<>"'(),;=%]{1,64}(?:@|%40)[^\s@/:<>"'(),;%]{1,200}\.[^\s@/:<>"'(),;%]{2,60}/g;
const bearer = /\b(bearer|basic)\s+\S+/gi;
/** `?…` and `#…` behind a path in a text, up to where the address ends; the line and column of a stack stay. */
const afterPath = /(\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*?(?=(?::\d+){0,2}(?:[\s"'<>()]|$))/g;
const jwt = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const account = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;
const network = /\b(?:\d{1,3}\.){3}\d{1,3}\b/g;
/** Long words with a figure in them: keys, session ids, signatures. Hashes in file names are shorter. */
const secret = /(?<![\w-])(?=[\w-]*\d)[\w-]{28,}/g;

/** A text of a browser without what may name a person or open something: addresses of mail, keys, tokens, ids, queries. */
export const masked = (text: string): string =>
  text
    .replace(bearer, '$1 <token>')
    .replace(afterPath, '$1')
    .replace(mail, '<mail>')
    .replace(jwt, '<token>')
    .replace(uuid, '<id>')
    .replace(account, '<account>')
    .replace(secret, '<token>')
    .replace(network, '<network>');

/** The same for an address of a page: no user, no fragment, and only query parameters that are harmless. */
export function maskedAddress(address: string): string {
  // Stryker disable next-line StringLiteral: every text has a first part
  if (!URL.canParse(address)) return masked(address.split(/[?#]/)[0] ?? '');
  const { origin, protocol, pathname, searchParams } = new URL(address);
  // `blob:`, `data:` and the like have no place of their own.
  if (origin === 'null') return protocol;
  const query = [...searchParams]
    .filter(([name, value]) => kept.has(name) && /^[\w-]{1,40}$/.test(value))
    .map(([name, value]) => `${name}=${value}`);
  return `${origin}${masked(pathname)}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
