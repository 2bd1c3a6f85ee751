import { contentHash } from '../../workflows/domain/hash.js';
import { freeName } from '../../workflows/domain/naming.js';
import type { EnglishTexts } from '../../workflows/domain/texts.js';
import type { Draft } from './draft.js';
import { type Refusal, refusal } from './report.js';

/** What placing has to know of a workflow that the library has. */
export interface Known {
  readonly id: string;
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
  | { readonly outcome: 'imported' | 'updated'; readonly row: Row; readonly replaces: string | undefined }
  | { readonly outcome: 'unchanged'; readonly filename: string }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** The library's names while an import runs; `claimed` are those that this run gave out itself. */
export class Shelf {
  private readonly byFilename = new Map<string, Known>();
  private readonly byFingerprint = new Map<string, Known>();
  private readonly slugs = new Map<string, string>();
  private readonly descriptions = new Map<string, string>();

  constructor(
    known: readonly Known[],
    private readonly claimed: Set<string>,
  ) {
    for (const item of known) this.put(item);
  }

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

  /** Same file as before (its name, or the name a namesake got), a new name, or undefined for a duplicate. */
  private filenameFor(draft: Draft): string | undefined {
    const same = this.byFingerprint.get(draft.fingerprint);
    const stem = draft.filename.replace(/\.json$/, '');
    if (same !== undefined) {
      const own =
        same.filename === draft.filename ||
        (same.filename.startsWith(`${stem}-`) && /^-\d+\.json$/.test(same.filename.slice(stem.length)));
      return own && same.source === draft.source && !this.claimed.has(same.filename)
        ? same.filename
        : undefined;
    }
    const taken = (name: string): boolean => {
      const there = this.byFilename.get(name);
      return this.claimed.has(name) || (there !== undefined && there.source !== draft.source);
    };
    return freeName(draft.filename, taken, '.json');
  }

  /** Gives a draft its filename, slug and description, all unique in the library, and says what that changes. */
  place(draft: Draft): Placed {
    const filename = this.filenameFor(draft);
    if (filename === undefined) {
      const other = this.byFingerprint.get(draft.fingerprint)?.filename ?? 'another file';
      return { outcome: 'refused', refusal: refusal('duplicate', `the same workflow as ${other}`) };
    }
    const known = this.byFilename.get(filename);
    const standing = known?.retired ? undefined : known;
    const slug = standing?.slug ?? freeName(draft.slug, (wanted) => this.slugs.has(wanted));
    const free = (text: string): boolean => [undefined, filename].includes(this.descriptions.get(text));
    const at = Math.max(0, draft.descriptions.findIndex(free));
    const row = toRow(draft, filename, slug, at);
    this.claimed.add(filename);
    if (standing?.row_hash === row.row_hash) return { outcome: 'unchanged', filename };
    if (standing !== undefined) this.remove(standing);
    this.put({ id: known?.id ?? '', ...row, retired: false });
    return { outcome: known === undefined ? 'imported' : 'updated', row, replaces: known?.id };
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
