import type { Language } from '@stroomwerk/contracts';

/** The language in which the steps and notes of a workflow come: the reader's where it has a file in that, else Dutch. */
export const stepLanguage = (languages: readonly Language[] | undefined, reader: Language): Language =>
  languages?.includes(reader) ? reader : 'nl';
