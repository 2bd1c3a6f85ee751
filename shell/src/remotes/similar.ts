import type { ReleaseSet } from '@stroomwerk/contracts/releases';

export interface KnownPage {
  readonly path: string;
  readonly title: { readonly nl: string; readonly en: string };
}

/** The public pages with an address of their own, each once, in the order of the release set. */
export function publicPages(releaseSet: ReleaseSet): KnownPage[] {
  const pages = releaseSet.remotes
    .flatMap(({ routes }) => routes)
    .filter(({ access, path }) => access !== 'login' && !/[:*]/.test(path));
  return [...new Map(pages.map(({ path, title }) => [path, { path, title }])).values()];
}

/** How many letters have to be put in, taken out, changed or swapped with their neighbour to make one text the other. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    before = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

const longest = 60;
/** Letters and digits of an address; what is too long for a slip of the pen is cut off. */
const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, longest);

/** 0: the same; 1: nothing in common. A whole word in common counts for much. */
function distance(wanted: string, offered: string): number {
  const apart = editDistance(wanted, offered) / Math.max(wanted.length, offered.length);
  const offeredWords = new Set(offered.split(' '));
  const shared = wanted.split(' ').some((word) => word.length > 3 && offeredWords.has(word));
  return shared ? apart / 2 : apart;
}

/** Up to which distance a page is worth mentioning. */
const near = 0.45;

/**
 * Public pages that whoever typed an address may have meant, nearest first.
 * @param pathname of the address that leads nowhere; may be percent-encoded, or wrongly so
 * @param most how many at most
 */
export function similarPages(pathname: string, pages: readonly KnownPage[], most = 3): KnownPage[] {
  const wanted = words(decoded(pathname));
  if (wanted === '') return [];
  return pages
    .map((page) => {
      const names = [words(page.path), words(page.title.nl), words(page.title.en)];
      return { page, far: Math.min(...names.map((name) => distance(wanted, name))) };
    })
    .filter(({ far }) => far <= near)
    .sort((a, b) => a.far - b.far || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, most)
    .map(({ page }) => page);
}

/** An address as people read it; one that is encoded wrongly stays as it is. */
export function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
