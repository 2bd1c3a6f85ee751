import type { Language } from '@stroomwerk/contracts';
import type { IdleWhy } from './key.js';
import type { Missing } from './missing.js';

interface Texts {
  readonly idle: Readonly<Record<IdleWhy, (days: number, ran: boolean) => string>>;
  /** The same of one that was dismissed. */
  readonly was: Readonly<Record<IdleWhy, string>>;
  readonly missing: Readonly<Record<Missing['why']['kind'], (apps: string) => string>>;
  readonly and: string;
  readonly how: {
    readonly failing: (runs: number, days: number, minutes: number) => string;
    readonly idle: (runs: number, days: number, minutes: number) => string;
    readonly unmeasured: (minutes: number) => string;
    readonly missing: (minutes: number) => string;
    readonly unknown: string;
  };
}

const dagen = (days: number): string => (days === 1 ? '1 dag' : `${days} dagen`);
const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
const minuten = (count: number): string => (count === 1 ? '1 minuut' : `${count} minuten`);
const minutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`);

export const adviceTexts: Readonly<Record<Language, Texts>> = {
  nl: {
    idle: {
      paused: (since, ran) =>
        ran
          ? `Staat uit; de laatste run was ${dagen(since)} geleden.`
          : `Staat al ${dagen(since)} uit, zonder één run.`,
      not_started: (since) => `Staat ${dagen(since)} klaar en is nog niet aangezet.`,
      silent: (since, ran) =>
        ran
          ? `Staat aan, en de laatste run was ${dagen(since)} geleden. Kijk of er iets te doen was, en of wat hem start nog werkt.`
          : `Staat ${dagen(since)} aan, zonder één run. Kijk of wat hem start goed staat.`,
    },
    was: { paused: 'Stond uit', not_started: 'Was nog niet aangezet', silent: 'Was lang stil' },
    missing: {
      links: (apps) => `Je hebt ${apps}, en geen automatisering op je lijst verbindt ze.`,
      unused: (apps) => `Je hebt ${apps}, en geen automatisering op je lijst doet er iets mee.`,
      fits: (apps) => `Je hebt alles wat hij nodig heeft: ${apps}.`,
    },
    and: 'en',
    how: {
      failing: (runs, over, each) =>
        `${runs === 1 ? '1 run' : `${runs} runs`} in ${dagen(over)}, ${minuten(each)} handwerk per run als hij weer slaagt.`,
      idle: (runs, over, each) =>
        `${runs === 1 ? '1 geslaagde run' : `${runs} geslaagde runs`} in ${dagen(over)} toen hij draaide, ${minuten(each)} handwerk per run.`,
      unmeasured: (each) =>
        `${minuten(each)} handwerk per run; er zijn te weinig runs gemeten om uren te noemen.`,
      missing: (each) =>
        `${minuten(each)} handwerk per run; hoe vaak hij bij jou draait, weten we pas als hij draait.`,
      unknown: 'Hoeveel handwerk een run scheelt, is van deze niet bekend.',
    },
  },
  en: {
    idle: {
      paused: (since, ran) =>
        ran
          ? `Is switched off; its last run was ${days(since)} ago.`
          : `Has been off for ${days(since)}, without a single run.`,
      not_started: (since) => `Has been ready for ${days(since)} and was not switched on yet.`,
      silent: (since, ran) =>
        ran
          ? `Is on, and its last run was ${days(since)} ago. See whether there was anything to do, and whether what starts it still works.`
          : `Has been on for ${days(since)}, without a single run. See whether what starts it is set up well.`,
    },
    was: { paused: 'Was off', not_started: 'Was not switched on yet', silent: 'Was silent for long' },
    missing: {
      links: (apps) => `You have ${apps}, and no automation on your list links them.`,
      unused: (apps) => `You have ${apps}, and no automation on your list does anything with it.`,
      fits: (apps) => `You have all that it needs: ${apps}.`,
    },
    and: 'and',
    how: {
      failing: (runs, over, each) =>
        `${runs === 1 ? '1 run' : `${runs} runs`} in ${days(over)}, ${minutes(each)} of handwork a run once it succeeds again.`,
      idle: (runs, over, each) =>
        `${runs === 1 ? '1 run that succeeded' : `${runs} runs that succeeded`} in ${days(over)} while it ran, ${minutes(each)} of handwork a run.`,
      unmeasured: (each) =>
        `${minutes(each)} of handwork a run; too few runs were measured to speak of hours.`,
      missing: (each) => `${minutes(each)} of handwork a run; how often it runs for you shows once it does.`,
      unknown: 'How much handwork a run saves is not known of this one.',
    },
  },
};

/** `Gmail`, `Shopify en Moneybird`, `Gmail, Slack en Notion`. */
export function listed(names: readonly string[], lang: Language): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${adviceTexts[lang].and} ${last}`;
}
