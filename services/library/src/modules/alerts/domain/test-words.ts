import type { Language } from '@stroomwerk/contracts';

/** What a try of a channel came to. */
export interface Tried {
  readonly taken: boolean;
  readonly status: number | null;
  /** Of the door, where nothing came back. */
  readonly problem?: string;
}

const problems: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  refused_address: {
    nl: 'Dit adres kunnen we niet gebruiken.',
    en: 'We cannot use this address.',
  },
  unreachable: {
    nl: 'Op dit adres antwoordt niets.',
    en: 'Nothing answers at this address.',
  },
  certificate: {
    nl: 'Het certificaat van dit adres klopt niet.',
    en: 'The certificate of this address is not right.',
  },
  redirect: {
    nl: 'Het adres stuurt door naar een ander adres. Gebruik dat adres.',
    en: 'The address leads to another one. Use that one.',
  },
  too_slow: {
    nl: 'Het antwoord duurde te lang.',
    en: 'The answer took too long.',
  },
  too_large: {
    nl: 'Het antwoord was te groot.',
    en: 'The answer was too large.',
  },
};

/** What came back of a test, in words. */
export function triedWords({ taken, status, problem }: Tried, lang: Language): string {
  if (taken) return lang === 'nl' ? `Aangekomen (HTTP ${status}).` : `It arrived (HTTP ${status}).`;
  const known = problem === undefined ? undefined : problems[problem];
  if (known !== undefined) return known[lang];
  if (status === null)
    return lang === 'nl'
      ? 'Het adres is niet meer te lezen. Verwijder dit kanaal en voeg het opnieuw toe.'
      : 'The address cannot be read any more. Remove this channel and add it again.';
  return lang === 'nl' ? `Niet aangenomen: HTTP ${status}.` : `Not taken: HTTP ${status}.`;
}

/** What is said of a test by mail. */
export const mailUnderWay = (email: string, lang: Language): string =>
  lang === 'nl' ? `De proefmelding is onderweg naar ${email}.` : `The test alert is on its way to ${email}.`;
