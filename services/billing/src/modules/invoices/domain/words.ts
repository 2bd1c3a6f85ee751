import type { Language } from '@stroomwerk/contracts';
import type { Issued, Line, Payment, RateTotal } from './invoice.js';

const locales = { nl: 'nl-NL', en: 'en-GB' } as const;

function formatsOf(language: Language) {
  const money = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' });
  const day = new Intl.DateTimeFormat(locales[language], {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Amsterdam' },
  });
  const share = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 });
  const country = new Intl.DisplayNames(locales[language], { type: 'region' });
  return {
    /** With the sign before the euro, as on the screens: −€ 40,16. */
    euro: (cents: number): string => `${cents < 0 ? '\u2212' : ''}${money.format(Math.abs(cents) / 100)}`,
    day: (at: Date | string): string => day.format(new Date(at)),
    percent: (percent: number): string => `${share.format(percent)}%`,
    country: (code: string): string => country.of(code) ?? code,
  };
}
const formats = { nl: formatsOf('nl'), en: formatsOf('en') } as const;

/** How money, days and shares are written; days are those of the clock in the Netherlands. */
export const formatsIn = (language: Language) => formats[language];

interface Labels {
  readonly title: Readonly<Record<Issued['kind'], string>>;
  readonly file: Readonly<Record<Issued['kind'], string>>;
  readonly to: string;
  readonly from: string;
  readonly kvk: string;
  readonly vatId: string;
  readonly date: string;
  readonly number: string;
  readonly corrects: string;
  readonly reference: string;
  readonly columns: readonly [string, string, string];
  readonly natures: Readonly<Record<Line['nature'], (name: string) => string>>;
  readonly period: (from: string, until: string) => string;
  readonly net: string;
  readonly total: Readonly<Record<Issued['kind'], string>>;
  readonly credit: string;
  readonly charged: string;
  readonly methods: Readonly<Record<Payment['method'], string>>;
  readonly paid: (day: string, how: string) => string;
  readonly refunded: (day: string, how: string) => string;
  readonly asCredit: string;
  readonly reverse: string;
  readonly noVat: string;
  readonly vatOver: (percent: string, net: string) => string;
  readonly reversed: (net: string) => string;
  readonly question: (brand: string, mail: string) => string;
  readonly page: (at: number, of: number) => string;
}

export const labelsIn: Readonly<Record<Language, Labels>> = {
  nl: {
    title: { invoice: 'Factuur', credit_note: 'Creditnota' },
    file: { invoice: 'factuur', credit_note: 'creditnota' },
    to: 'Aan',
    from: 'Van',
    kvk: 'KvK',
    vatId: 'Btw-id',
    date: 'Datum',
    number: 'Nummer',
    corrects: 'Bij factuur',
    reference: 'Kenmerk betaling',
    columns: ['Omschrijving', 'Btw', 'Excl. btw'],
    natures: {
      sale: (name) => name,
      rest: (name) => `Niet gebruikt van ${name}`,
      refund: (name) => `Terugbetaling van ${name}`,
    },
    period: (from, until) => `${from} tot ${until}`,
    net: 'Samen excl. btw',
    total: { invoice: 'Totaal incl. btw', credit_note: 'Terug, incl. btw' },
    credit: 'Verrekend met tegoed',
    charged: 'Betaald',
    methods: { card: 'een kaart', ideal: 'iDEAL', sepa_debit: 'SEPA-incasso', other: 'een betaling' },
    paid: (day, how) => `Betaald op ${day} met ${how}. Je hoeft niets meer te doen.`,
    refunded: (day, how) => `Teruggestort op ${day}, langs de weg waarlangs je betaalde (${how}).`,
    asCredit: 'Dit bedrag is tegoed: het gaat van je volgende betaling af.',
    reverse: 'Btw verlegd: de afnemer geeft de btw aan (artikel 196 van de btw-richtlijn).',
    noVat: 'Geen btw',
    vatOver: (percent, net) => `${percent} btw over ${net}`,
    reversed: (net) => `Btw verlegd over ${net}`,
    question: (brand, mail) => `Een vraag over deze factuur? Mail ${brand} op ${mail}.`,
    page: (at, of) => `Pagina ${at} van ${of}`,
  },
  en: {
    title: { invoice: 'Invoice', credit_note: 'Credit note' },
    file: { invoice: 'invoice', credit_note: 'credit-note' },
    to: 'To',
    from: 'From',
    kvk: 'Chamber of Commerce (KvK)',
    vatId: 'VAT ID',
    date: 'Date',
    number: 'Number',
    corrects: 'Of invoice',
    reference: 'Payment reference',
    columns: ['Description', 'VAT', 'Excl. VAT'],
    natures: {
      sale: (name) => name,
      rest: (name) => `Unused time of ${name}`,
      refund: (name) => `Refund of ${name}`,
    },
    period: (from, until) => `${from} to ${until}`,
    net: 'Together excl. VAT',
    total: { invoice: 'Total incl. VAT', credit_note: 'Refunded, incl. VAT' },
    credit: 'Settled with credit',
    charged: 'Paid',
    methods: { card: 'a card', ideal: 'iDEAL', sepa_debit: 'SEPA Direct Debit', other: 'a payment' },
    paid: (day, how) => `Paid on ${day} with ${how}. There is nothing left to do.`,
    refunded: (day, how) => `Refunded on ${day}, the way you paid (${how}).`,
    asCredit: 'This amount is credit: it comes off your next payment.',
    reverse: 'VAT reverse charged: the customer accounts for the VAT (article 196 of the VAT directive).',
    noVat: 'No VAT',
    vatOver: (percent, net) => `${percent} VAT on ${net}`,
    reversed: (net) => `VAT reverse charged on ${net}`,
    question: (brand, mail) => `A question about this invoice? Write to ${brand} at ${mail}.`,
    page: (at, of) => `Page ${at} of ${of}`,
  },
};

/** How it was paid, with what tells it from another: "Visa 4242". */
export const howPaid = ({ method, label }: Payment, language: Language): string => {
  const named = labelsIn[language].methods[method];
  if (label === null) return named;
  return method === 'card' ? label : `${named} ${label}`;
};

/** What one line is for. */
export const lineWords = ({ nature, name }: Line, language: Language): string =>
  labelsIn[language].natures[nature](name);

/** The days that a line is about; null for none. */
export function periodWords({ period }: Line, language: Language): string | null {
  if (period === null) return null;
  const { day } = formatsIn(language);
  return labelsIn[language].period(day(period.from), day(period.until));
}

/** What stands before the VAT of one rate in the sum. */
export function vatWords({ rate, net_cents }: RateTotal, language: Language): string {
  const [labels, format] = [labelsIn[language], formatsIn(language)];
  if (rate.treatment === 'reverse_charge') return labels.reversed(format.euro(net_cents));
  return labels.vatOver(format.percent(rate.percent), format.euro(net_cents));
}

/** What became of the money, in a sentence. */
export function settledWords({ kind, document: { payment } }: Issued, language: Language): string {
  const labels = labelsIn[language];
  const [at, how] = [formatsIn(language).day(payment.at), howPaid(payment, language)];
  if (kind === 'invoice') return labels.paid(at, how);
  return payment.reference === null ? labels.asCredit : labels.refunded(at, how);
}

/** @returns the file's name without its ending */
export const fileName = ({ kind, number }: Pick<Issued, 'kind' | 'number'>, language: Language): string =>
  `${labelsIn[language].file[kind]}-${number}`;
