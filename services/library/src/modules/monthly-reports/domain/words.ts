import type { Language } from '@stroomwerk/contracts';
import type { ReportFigures } from '@stroomwerk/contracts/library';
import { daysBetween } from './calendar.js';
import { failedLongest } from './failing.js';
import { type Formats, formatsIn } from './formats.js';

/** `client`: whom an agency hands a report does not read what the agency pays. */
export type Audience = 'self' | 'client';

interface Sayings {
  saved(hours: string, month: string, soFar: boolean): string;
  nothing(month: string, soFar: boolean): string;
  worth(euro: string, rate: string): string;
  noRate: string;
  cost(euro: string): string;
  more(euro: string): string;
  less(euro: string): string;
  even: string;
  kinds: Record<'grant' | 'lifetime' | 'unknown', string>;
  part(from: string, to: string, days: number, of: number): string;
  failing(name: string, from: string, to: string, recovered: boolean): string;
}

const sayings: Record<Language, Sayings> = {
  nl: {
    saved: (hours, month, soFar) =>
      `In ${month} scheelden de automatiseringen ${soFar ? 'tot nu toe ' : ''}${hours} uur handwerk.`,
    nothing: (month, soFar) =>
      `In ${month} liep er ${soFar ? 'nog ' : ''}geen enkele automatisering, dus er is niets bespaard.`,
    worth: (euro, rate) => `Bij ${rate} per uur is dat ${euro}.`,
    noRate: 'Wat dat in euro waard is, rekenen we uit zodra je je uurtarief hebt ingesteld.',
    cost: (euro) => `Je plan kostte in deze dagen ${euro} (zonder btw).`,
    more: (euro) => `Dat is een verschil van ${euro} in je voordeel.`,
    less: (euro) => `Je plan kostte dus ${euro} meer dan het je opleverde.`,
    even: 'Dat is even veel als het je opleverde.',
    kinds: {
      grant: 'Je plan kreeg je van ons; het kostte je in deze dagen niets.',
      lifetime: 'Je plan heb je eenmalig betaald; er hoort geen prijs per maand bij.',
      unknown: 'Wat je plan in deze dagen kostte, staat op je facturen; hier is dat niet bewaard.',
    },
    part: (from, to, days, of) =>
      `Dit gaat over ${from} tot en met ${to}: op ${days} van de ${of} dagen van de maand had je een plan.`,
    failing: (name, from, to, recovered) =>
      from === to
        ? `Het langst mislukte ${name}: op ${from}${recovered ? ', daarna lukte het weer.' : ', en daarna lukte het niet meer.'}`
        : `Het langst mislukte ${name}: van ${from} tot en met ${to}${recovered ? ', daarna lukte het weer.' : ', en daarna lukte het niet meer.'}`,
  },
  en: {
    saved: (hours, month, soFar) =>
      `In ${month} the automations saved ${hours} hours of work by hand${soFar ? ' so far' : ''}.`,
    nothing: (month, soFar) => `No automation ran in ${month}${soFar ? ' yet' : ''}, so nothing was saved.`,
    worth: (euro, rate) => `At ${rate} an hour that is ${euro}.`,
    noRate: 'We work out what that is worth in euros once you have set your hourly rate.',
    cost: (euro) => `Your plan cost ${euro} for these days (without VAT).`,
    more: (euro) => `That is a difference of ${euro} in your favour.`,
    less: (euro) => `So your plan cost ${euro} more than it brought you.`,
    even: 'That is as much as it brought you.',
    kinds: {
      grant: 'Your plan was given to you; it cost you nothing for these days.',
      lifetime: 'You paid for your plan once; it has no price by the month.',
      unknown: 'What your plan cost for these days is on your invoices; it was not kept here.',
    },
    part: (from, to, days, of) =>
      `This is about ${from} to ${to}: you had a plan on ${days} of the ${of} days of the month.`,
    failing: (name, from, to, recovered) =>
      from === to
        ? `${name} failed the longest: on ${from}${recovered ? '; then it worked again.' : ', and did not work again after that.'}`
        : `${name} failed the longest: from ${from} to ${to}${recovered ? '; then it worked again.' : ', and did not work again after that.'}`,
  },
};

/** What was saved next to what was paid: as plain when it is less. */
function compared({ saved_cents: saved, cost }: ReportFigures, say: Sayings, format: Formats): string[] {
  if (cost.kind !== 'paid') return [say.kinds[cost.kind]];
  const paid = cost.cents ?? 0;
  const price = say.cost(format.euro(paid));
  if (saved === null) return [price];
  if (saved === paid) return [price, say.even];
  return [price, saved > paid ? say.more(format.euro(saved - paid)) : say.less(format.euro(paid - saved))];
}

/** Whether a plan was in force on every day, in a month that is not over on those that were. */
const isWhole = ({ cost, days_in_month, first_day, last_day }: ReportFigures, soFar: boolean): boolean =>
  soFar
    ? first_day.endsWith('-01') && cost.days === daysBetween(first_day, last_day)
    : cost.days === days_in_month;

/** What a report comes to, the sum of it first. @param soFar its month is not over */
export function wordsOf(
  figures: ReportFigures,
  language: Language,
  { audience = 'self' as Audience, soFar = false } = {},
): string[] {
  const [say, format] = [sayings[language], formatsIn(language)];
  const { month, runs, minutes_saved: minutes, saved_cents: saved, hourly_rate_cents: rate } = figures;
  const failing = failedLongest(figures.automations);
  const whole = isWhole(figures, soFar);
  const own = audience === 'self';
  return [
    runs === 0
      ? say.nothing(format.month(month), soFar)
      : say.saved(format.hours(minutes), format.month(month), soFar),
    ...(saved !== null && rate !== null ? [say.worth(format.euro(saved), format.euro(rate))] : []),
    ...(saved === null && own ? [say.noRate] : []),
    ...(own ? compared(figures, say, format) : []),
    ...(whole || !own
      ? []
      : [
          say.part(
            format.day(figures.first_day),
            format.day(figures.last_day),
            figures.cost.days,
            figures.days_in_month,
          ),
        ]),
    ...(failing
      ? [say.failing(failing.name, format.day(failing.from), format.day(failing.to), failing.recovered)]
      : []),
  ];
}
