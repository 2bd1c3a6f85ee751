export type Language = 'nl' | 'en';

const formats: Record<Language, string> = { nl: 'nl-NL', en: 'en-IE' };

/** Integer cents to '€ 59,29' (nl) or '€59.29' (en). */
export const money = (cents: number | null, language: Language, currency = 'eur'): string =>
  new Intl.NumberFormat(formats[language], { style: 'currency', currency: currency.toUpperCase() }).format(
    (cents ?? 0) / 100,
  );

export const day = (seconds: number, language: Language): string =>
  new Intl.DateTimeFormat(formats[language], {
    dateStyle: 'long',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(seconds * 1000));
