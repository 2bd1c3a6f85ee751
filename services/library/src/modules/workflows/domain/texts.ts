import type { Language } from '@stroomwerk/contracts';

/** The texts of a workflow in English, where its author or the description rule gave them. */
export interface EnglishTexts {
  name?: string;
  description?: string;
  short_benefit?: string;
}

interface Texts {
  readonly name: string;
  readonly description: string;
  readonly short_benefit: string | null;
  readonly english: EnglishTexts | null;
}

/** Name, description and benefit in the language asked for; Dutch where there is no English. */
export const textsIn = (row: Texts, lang: Language) => ({
  name: (lang === 'en' ? row.english?.name : undefined) ?? row.name,
  description: (lang === 'en' ? row.english?.description : undefined) ?? row.description,
  short_benefit: (lang === 'en' ? row.english?.short_benefit : undefined) ?? row.short_benefit,
});
