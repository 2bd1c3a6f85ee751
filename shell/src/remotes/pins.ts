import { developmentOrigin, type PlacedRelease, type ReleaseSet } from '@stroomwerk/contracts/releases';
import { fileUrl } from './addresses.js';

/** What the edge wrote into the page; read without the shared packages, which are not there yet when this is needed. */
function writtenSet(): ReleaseSet | null {
  const text = document.getElementById('release-set')?.textContent;
  return text ? (JSON.parse(text) as ReleaseSet) : null;
}

/** Every release that this page may show: the active ones, and the stable ones beside canaries. */
const releasesOf = (set: ReleaseSet): PlacedRelease[] =>
  set.remotes.flatMap((release) => (release.instead ? [release, release.instead] : [release]));

/** Which scripts and style sheets this page may load, and with what hash. */
export class Pins {
  private readonly hashes = new Map<string, string>();
  private readonly development = new Set<string>();
  /** Origins whose scripts the visitor consented to. */
  private readonly consented = new Set<string>();

  constructor(
    set: ReleaseSet | null,
    private readonly origin: string,
  ) {
    for (const release of set === null ? [] : releasesOf(set)) {
      const base = release.base.replace(/\/$/, '');
      if (release.channel === 'override' && developmentOrigin.test(base)) this.development.add(base);
      for (const [file, hash] of Object.entries(release.integrity))
        this.hashes.set(fileUrl(release, file, origin), hash);
    }
  }

  /**
   * @param address absolute, or below the page's origin
   * @returns the hash that the file must have; null for the shell's own files, which carry theirs, and for those of
   *   a development server that the release set names; undefined where the file may not be loaded
   */
  of(address: string): string | null | undefined {
    if (!URL.canParse(address, this.origin)) return undefined;
    const url = new URL(address, this.origin);
    if (url.origin === this.origin && url.pathname.startsWith('/assets/')) return null;
    if (this.development.has(url.origin) || this.consented.has(url.origin)) return null;
    return this.hashes.get(url.href);
  }

  /** The visitor consented to scripts of this origin; the security policy of the page has to allow it as well. */
  allow(origin: string): void {
    this.consented.add(origin);
  }

  /** They took it back. */
  refuse(origin: string): void {
    this.consented.delete(origin);
  }

  /** @throws Error naming the first file of a release that has no pin, before anything of it is loaded */
  demand(release: PlacedRelease, files: readonly string[]): void {
    for (const file of files)
      if (this.of(fileUrl(release, file, this.origin)) === undefined)
        throw new Error(
          `No hash is pinned for ${file} of ${release.name} ${release.version}; it is not loaded.`,
        );
  }
}

let found: Pins | null = null;

/** The pins of this page. Read at the first question: by then the whole document is there. */
export function pagePins(): Pins {
  found ??= new Pins(writtenSet(), location.origin);
  return found;
}
