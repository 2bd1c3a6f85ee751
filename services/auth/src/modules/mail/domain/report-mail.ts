import type { Language } from '@stroomwerk/contracts';
import type { MailDataOf } from '@stroomwerk/contracts/mails';

type Told = MailDataOf<'monthly_report'>;

const locales = { nl: 'nl-NL', en: 'en-GB' } as const;

/** Cents as a mail writes them. */
export const euro = (cents: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);
const hours = (minutes: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(minutes / 60);
const number = (count: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(count);

/** @param month e.g. 2026-10 */
const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

const pathOf = ({ month }: Told): string => `/dashboard/reports?month=${month}`;

/** Money saved and money paid: said as plainly when it is less. */
function dutchMoney({ saved_cents: saved, cost_cents: cost }: Told): string {
  if (saved === null)
    return 'Wat dat in euro waard is, rekenen we uit zodra je op je dashboard je uurtarief hebt ingesteld.';
  const worth = `Bij jouw uurtarief is dat ${euro(saved, 'nl')}.`;
  if (cost === null) return worth;
  const price = `Je plan kostte deze maand ${euro(cost, 'nl')} (zonder btw)`;
  return saved < cost
    ? `${worth} ${price}: ${euro(cost - saved, 'nl')} meer dan het je deze maand opleverde.`
    : `${worth} ${price}: een verschil van ${euro(saved - cost, 'nl')}.`;
}

function englishMoney({ saved_cents: saved, cost_cents: cost }: Told): string {
  if (saved === null)
    return 'We work out what that is worth in euros once you have set your hourly rate on your dashboard.';
  const worth = `At your hourly rate that is ${euro(saved, 'en')}.`;
  if (cost === null) return worth;
  const price = `Your plan cost ${euro(cost, 'en')} this month (without VAT)`;
  return saved < cost
    ? `${worth} ${price}: ${euro(cost - saved, 'en')} more than it brought you this month.`
    : `${worth} ${price}: a difference of ${euro(saved - cost, 'en')}.`;
}

/** What the mail with a month's report says. */
export const reportWords = {
  nl: (told: Told) => {
    const month = monthName(told.month, 'nl');
    return {
      subject: `Je rapport van ${month}: ${hours(told.minutes_saved, 'nl')} uur bespaard`,
      paragraphs: [
        told.runs === 0
          ? `In ${month} liep er geen enkele automatisering, dus er is niets bespaard.`
          : `In ${month} liepen je automatiseringen ${number(told.runs, 'nl')} keer, waarvan ${number(told.failed, 'nl')} keer mislukt. Samen scheelde dat ${hours(told.minutes_saved, 'nl')} uur handwerk.`,
        dutchMoney(told),
        'In het rapport staat het per automatisering, en je kunt het als PDF bewaren.',
      ],
      button: ['Naar het rapport', pathOf(told)] as const,
    };
  },
  en: (told: Told) => {
    const month = monthName(told.month, 'en');
    return {
      subject: `Your report of ${month}: ${hours(told.minutes_saved, 'en')} hours saved`,
      paragraphs: [
        told.runs === 0
          ? `No automation ran in ${month}, so nothing was saved.`
          : `In ${month} your automations ran ${number(told.runs, 'en')} times, of which ${number(told.failed, 'en')} failed. Together that saved ${hours(told.minutes_saved, 'en')} hours of work by hand.`,
        englishMoney(told),
        'The report has it by automation, and you can keep it as a PDF.',
      ],
      button: ['To the report', pathOf(told)] as const,
    };
  },
};
