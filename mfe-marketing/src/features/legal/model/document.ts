/** A legal text: sections of paragraphs and lists. `{brand}`, `{support}`, `{kvk}` and `{vat}` are filled from the configuration. */
export interface LegalDocument {
  readonly language: 'nl' | 'en';
  readonly title: string;
  /** The date of this version of the text, not today's (decisions.md, "Dates on the legal pages"). */
  readonly version: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly body: readonly (string | readonly string[])[];
}

export interface Brand {
  readonly name: string;
  readonly supportEmail: string;
  readonly kvkNumber: string;
  readonly vatId: string;
}

/** Fills the names of the configuration into a text. */
export const fillBrand = (text: string, brand: Brand): string =>
  text
    .replaceAll('{brand}', brand.name)
    .replaceAll('{support}', brand.supportEmail)
    .replaceAll('{kvk}', brand.kvkNumber)
    .replaceAll('{vat}', brand.vatId);
