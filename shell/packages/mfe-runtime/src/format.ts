import type { Language } from '@stroomwerk/auth-store';
import { useRuntime } from './provider.js';

/** Figures, amounts and moments as the design's "Formats" has them. */
export interface Format {
  /** 2053 -> `2.053` */
  number(value: number, digits?: number): string;
  /** 98.4 (0 to 100) -> `98,4%` */
  percent(value: number, digits?: number): string;
  /** Cents. `marketing`: whole euros without decimals (`€ 49`); `ledger`: always two (`€ 49,00`). */
  euro(cents: number, options?: { style?: 'marketing' | 'ledger' }): string;
  /** `21 nov 2026` */
  date(iso: string): string;
  /** `09:41` */
  time(iso: string): string;
  /** `12 min geleden`, after seven days the date, `Nog niet uitgevoerd` for null. */
  relative(iso: string | null, nowMs?: number): string;
  /** Milliseconds -> `3,2 s`, `2 min 5 s`, `340 ms` */
  duration(milliseconds: number): string;
}

// Server and browser must agree on a moment, and the product's days are Dutch days.
const timeZone = 'Europe/Amsterdam';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const relativeTexts = {
  nl: {
    never: 'Nog niet uitgevoerd',
    now: 'Zojuist',
    minutes: (n: number) => `${n} min geleden`,
    hours: (n: number) => `${n} uur geleden`,
    days: (n: number) => (n === 1 ? '1 dag geleden' : `${n} dagen geleden`),
  },
  en: {
    never: 'Not run yet',
    now: 'Just now',
    minutes: (n: number) => `${n} min ago`,
    hours: (n: number) => (n === 1 ? '1 hour ago' : `${n} hours ago`),
    days: (n: number) => (n === 1 ? '1 day ago' : `${n} days ago`),
  },
};

/** A minus sign that is as wide as a plus (U+2212), before the whole; none before what is rounded to nothing. */
const signed = (value: number, text: string): string =>
  value < 0 && /[1-9]/.test(text) ? `\u2212${text}` : text;

/** Makes each once, when it is first wanted: the browser's own formats take milliseconds to make. */
function once<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const kept = made.get(key) ?? make(key);
    made.set(key, kept);
    return kept;
  };
}

/** Formats of a language. */
export const createFormat = once((language: Language): Format => {
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB';
  const decimals = once(
    (maximumFractionDigits: number) => new Intl.NumberFormat(locale, { maximumFractionDigits }),
  );
  const decimal = (value: number, digits: number) => decimals(digits).format(value);
  const euros = once(
    (digits: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  const moments = once((shown: 'date' | 'time') => {
    const options: Intl.DateTimeFormatOptions =
      shown === 'date'
        ? { day: 'numeric', month: 'short', year: 'numeric' }
        : { hour: '2-digit', minute: '2-digit' };
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  });
  const date = (iso: string) => moments('date').format(new Date(iso)).replace('.', '');
  const texts = relativeTexts[language];
  return {
    number: (value, digits = 0) => signed(value, decimal(Math.abs(value), digits)),
    percent: (value, digits = 1) => signed(value, `${decimal(Math.abs(value), digits)}%`),
    euro: (cents, { style = 'ledger' } = {}) => {
      const digits = style === 'marketing' && cents % 100 === 0 ? 0 : 2;
      return signed(cents, euros(digits).format(Math.abs(cents) / 100));
    },
    date,
    time: (iso) => moments('time').format(new Date(iso)),
    relative: (iso, nowMs = Date.now()) => {
      if (iso === null) return texts.never;
      const passed = nowMs - Date.parse(iso);
      if (passed < minute) return texts.now;
      if (passed < hour) return texts.minutes(Math.floor(passed / minute));
      if (passed < day) return texts.hours(Math.floor(passed / hour));
      if (passed <= 7 * day) return texts.days(Math.floor(passed / day));
      return date(iso);
    },
    duration: (milliseconds) => {
      // By what is left after rounding: there is no "1000 ms", and no "60 s".
      if (Math.round(milliseconds) < 1000) return `${Math.round(milliseconds)} ms`;
      if (Math.round(milliseconds / 100) < 600) return `${decimal(milliseconds / 1000, 1)} s`;
      const seconds = Math.round(milliseconds / 1000);
      return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    },
  };
});

/** The formats of the page's language. */
export const useFormat = (): Format => createFormat(useRuntime().language);
