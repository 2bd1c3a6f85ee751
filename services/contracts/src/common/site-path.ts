const origin = 'https://site.invalid';
/** Longer than any address of ours. */
const longest = 2_000;
/** A second slash in any spelling, which a router or a browser may take for the beginning of a host. */
const ambiguous = /\/\/|\\|%2f|%5c/i;

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false; // A percent sign that begins nothing.
  }
}

/**
 * The page to go on to, as somebody's address names it.
 * @param wanted e.g. `/account?tab=plan#x`, from a query that anybody can write
 * @returns the same normalised, or null: another origin, a scheme, an address of the API, or a path that is no plain one
 */
export function sitePath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > longest || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, origin))
    return null;
  const url = new URL(wanted, origin);
  const { pathname } = url;
  if (url.origin !== origin || ambiguous.test(pathname) || !decodes(pathname)) return null;
  if (/^\/api(\/|$)/i.test(pathname)) return null;
  return `${pathname}${url.search}${url.hash}`;
}
