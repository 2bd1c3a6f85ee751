import type { Language } from '@stroomwerk/contracts';

/** What a signed zip link says: whose, which workflows, until when (seconds since 1970). Short, for it stands in an address. */
export interface ZipLinkClaims {
  readonly user: string;
  /** Whose plan it takes; absent in links from before there were accounts: the one with the person's id. */
  readonly account?: string;
  readonly numbers: string;
  readonly exp: number;
  /** Of the files; Dutch in links from before there was a choice. */
  readonly lang?: Language;
}

export const zipLinkPurpose = 'library-zip';
/** Minutes are enough to press a button; an address that leaks soon opens nothing. */
export const zipLinkMinutes = 15;

const base = 36;

/** The numbers of workflows as text: each as its distance from the one before, so that fifty fit in an address. */
export function packNumbers(numbers: readonly number[]): string {
  let before = 0;
  return [...new Set(numbers)]
    .sort((a, b) => a - b)
    .map((number) => {
      const step = number - before;
      before = number;
      return step.toString(base);
    })
    .join('.');
}

/** In ascending order. */
export function unpackNumbers(text: string): number[] {
  let number = 0;
  return text.split('.').map((step) => {
    number += Number.parseInt(step, base);
    return number;
  });
}

/** Names of the files in an archive: no two the same for a file system that takes no notice of case. */
export function entryNames(filenames: readonly string[]): string[] {
  const taken = new Set<string>();
  return filenames.map((filename) => {
    const stem = filename.replace(/\.json$/i, '');
    let name = filename;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem}-${count}.json`;
    taken.add(name.toLowerCase());
    return name;
  });
}
