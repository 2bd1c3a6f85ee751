/**
 * A legal text. In its parts `{brand}`, `{support}`, `{kvk}`, `{vat}` and `{address}` are filled from the configuration,
 * and `[words](address)` is a link.
 */
export interface LegalDocument {
  readonly language: 'nl' | 'en';
  readonly title: string;
  /** For search results: 50 to 160 characters. */
  readonly description: string;
  readonly intro: string;
  /** Newest first; the first is the one in force. */
  readonly versions: readonly [LegalVersion, ...LegalVersion[]];
  /** The same ids in the same order in both languages, so that an address leads to the same part. */
  readonly sections: readonly LegalSection[];
}

export interface LegalVersion {
  readonly number: string;
  /** From when this version holds: its own date, not today's (decisions.md, "Dates on the legal pages"). */
  readonly from: string;
  readonly change: string;
}

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** Paragraphs and lists. */
  readonly body: readonly (string | readonly string[])[];
}

export interface Company {
  readonly name: string;
  readonly supportEmail: string;
  readonly kvkNumber: string;
  readonly vatId: string;
  readonly address: string;
}

/** Fills the names of the configuration into a text. */
export const fillCompany = (text: string, company: Company): string =>
  text
    .replaceAll('{brand}', company.name)
    .replaceAll('{support}', company.supportEmail)
    .replaceAll('{kvk}', company.kvkNumber)
    .replaceAll('{vat}', company.vatId)
    .replaceAll('{address}', company.address);

export type Piece = string | { readonly words: string; readonly href: string };

/** Splits a text into words and the links between them. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const hit of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    if (hit.index > at) found.push(text.slice(at, hit.index));
    found.push({ words: hit[1] ?? '', href: hit[2] ?? '' });
    at = hit.index + hit[0].length;
  }
  if (at < text.length) found.push(text.slice(at));
  return found;
}

/** A document's words without links and headings around them, for search and tests. */
export const wordsOf = ({ intro, sections }: LegalDocument): string =>
  [intro, ...sections.flatMap(({ title, body }) => [title, ...body.flat()])].join('\n');
