import { contentHash } from '../../workflows/domain/hash.js';
import { numberedNames } from '../../workflows/domain/naming.js';
import type { EnglishTexts } from '../../workflows/domain/texts.js';
import type { Draft } from './draft.js';
import { type Refusal, refusal } from './report.js';

/** What placing has to know of a workflow that the library has. */
export interface Known {
  readonly filename: string;
  readonly slug: string;
  readonly description: string;
  readonly fingerprint: string;
  readonly row_hash: string;
  readonly source: 'catalogue' | 'import';
  /** It ships no more: its filename is its own for good, its address and its content are free. */
  readonly retired: boolean;
}

/** A workflow's row as an import writes it; the database adds search columns and keeps `created_at`. */
export interface Row
  extends Omit<Draft, 'file' | 'descriptions' | 'authorsDescription' | 'english' | 'content' | 'remarks'> {
  readonly description: string;
  readonly description_source: 'author' | 'derived';
  readonly english: EnglishTexts | null;
  readonly content: string;
  readonly row_hash: string;
}

export type Placed =
  | { readonly outcome: 'imported' | 'updated'; readonly row: Row }
  | { readonly outcome: 'unchanged'; readonly filename: string }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** What is looked up of the library: workflows that have one of these. */
export interface Wanted {
  readonly filenames: readonly string[];
  readonly slugs: readonly string[];
  readonly fingerprints: readonly string[];
  readonly descriptions: readonly string[];
}

const kinds = ['filenames', 'slugs', 'fingerprints', 'descriptions'] as const;

/**
 * The library's names while some drafts are placed, of which it looks up what they may meet: however large the library
 * is, a draft costs the same. Nobody else may change the library meanwhile.
 */
export class Shelf {
  private readonly byFilename = new Map<string, Known>();
  private readonly byFingerprint = new Map<string, Known>();
  private readonly slugs = new Map<string, string>();
  private readonly descriptions = new Map<string, string>();
  private readonly asked: Readonly<Record<keyof Wanted, Set<string>>> = {
    filenames: new Set(),
    slugs: new Set(),
    fingerprints: new Set(),
    descriptions: new Set(),
  };

  /** @param claimed filenames that this run gave out itself, also from other shelves */
  constructor(
    private readonly look: (wanted: Wanted) => Promise<readonly Known[]>,
    private readonly claimed: Set<string>,
  ) {}

  private put(item: Known): void {
    this.byFilename.set(item.filename, item);
    if (item.retired) return;
    this.byFingerprint.set(item.fingerprint, item);
    this.slugs.set(item.slug, item.filename);
    this.descriptions.set(item.description, item.filename);
  }

  private remove(item: Known): void {
    this.byFingerprint.delete(item.fingerprint);
    this.slugs.delete(item.slug);
    this.descriptions.delete(item.description);
  }

  private async lookUp(wanted: Partial<Wanted>): Promise<void> {
    const open: Record<keyof Wanted, string[]> = {
      filenames: [],
      slugs: [],
      fingerprints: [],
      descriptions: [],
    };
    for (const kind of kinds)
      for (const text of wanted[kind] ?? []) {
        if (this.asked[kind].has(text)) continue;
        this.asked[kind].add(text);
        open[kind].push(text);
      }
    if (kinds.every((kind) => open[kind].length === 0)) return;
    for (const item of await this.look(open)) if (!this.byFilename.has(item.filename)) this.put(item);
  }

  /** Looks up for several drafts at once what each would ask for. */
  expect(drafts: readonly Draft[]): Promise<void> {
    return this.lookUp({
      filenames: drafts.map(({ filename }) => filename),
      slugs: drafts.map(({ slug }) => slug),
      fingerprints: drafts.map(({ fingerprint }) => fingerprint),
      descriptions: drafts.flatMap(({ descriptions }) => descriptions),
    });
  }

  /** The wanted name, or the first of `name-2`, `name-3`, ... that is free; looked up ever more at once. */
  private async freeName(
    kind: 'filenames' | 'slugs',
    wanted: string,
    taken: (name: string) => boolean,
    extension = '',
  ): Promise<string> {
    for (let from = 1, many = 1; ; from += many, many *= 8) {
      const names = numberedNames(wanted, from, many, extension);
      await this.lookUp({ [kind]: names });
      const free = names.find((name) => !taken(name));
      if (free !== undefined) return free;
    }
  }

  /** Whether what the library has of this content is the same file as before: by its name, or the one a namesake got. */
  private isOwn(same: Known, draft: Draft): boolean {
    const stem = draft.filename.replace(/\.json$/, '');
    const named =
      same.filename === draft.filename ||
      (same.filename.startsWith(`${stem}-`) && /^-\d+\.json$/.test(same.filename.slice(stem.length)));
    return named && same.source === draft.source && !this.claimed.has(same.filename);
  }

  /** Gives a draft its filename, slug and description, all unique in the library, and says what that changes. */
  async place(draft: Draft): Promise<Placed> {
    await this.expect([draft]);
    const same = this.byFingerprint.get(draft.fingerprint);
    if (same !== undefined && !this.isOwn(same, draft))
      return { outcome: 'refused', refusal: refusal('duplicate', `the same workflow as ${same.filename}`) };
    const taken = (name: string): boolean => {
      const there = this.byFilename.get(name);
      return this.claimed.has(name) || (there !== undefined && there.source !== draft.source);
    };
    const filename = same?.filename ?? (await this.freeName('filenames', draft.filename, taken, '.json'));
    const known = this.byFilename.get(filename);
    const standing = known?.retired ? undefined : known;
    const slug =
      standing?.slug ?? (await this.freeName('slugs', draft.slug, (wanted) => this.slugs.has(wanted)));
    const free = (text: string): boolean => [undefined, filename].includes(this.descriptions.get(text));
    const at = Math.max(0, draft.descriptions.findIndex(free));
    const row = toRow(draft, filename, slug, at);
    if (standing?.row_hash === row.row_hash) return { outcome: 'unchanged', filename };
    return { outcome: known === undefined ? 'imported' : 'updated', row };
  }

  /** What was placed is in the library from here on. */
  keep(placed: Exclude<Placed, { outcome: 'refused' }>): void {
    const filename = 'row' in placed ? placed.row.filename : placed.filename;
    this.claimed.add(filename);
    if (!('row' in placed)) return;
    const known = this.byFilename.get(filename);
    if (known !== undefined && !known.retired) this.remove(known);
    this.put({ ...placed.row, retired: false });
  }

  /** What was kept is not in the library after all. */
  drop({ filename }: Row): void {
    const known = this.byFilename.get(filename);
    if (known !== undefined) this.remove(known);
    this.byFilename.delete(filename);
    this.claimed.delete(filename);
  }
}

function toRow(draft: Draft, filename: string, slug: string, at: number): Row {
  const { file: _file, descriptions, authorsDescription, english, remarks: _remarks, ...rest } = draft;
  const { descriptions: englishDescriptions, ...englishTexts } = english;
  const authors = authorsDescription && at === 0;
  const derivedAt = authorsDescription ? at - 1 : at;
  const englishDescription =
    englishDescriptions[Math.min(Math.max(derivedAt, 0), englishDescriptions.length - 1)];
  const texts: EnglishTexts = {
    ...englishTexts,
    ...(englishDescription === undefined ? {} : { description: englishDescription }),
  };
  const row = {
    ...rest,
    filename,
    slug,
    description: descriptions[at] ?? draft.name,
    description_source: authors ? ('author' as const) : ('derived' as const),
    english: Object.keys(texts).length > 0 ? texts : null,
  };
  return { ...row, row_hash: contentHash(row) };
}
