import type { Language } from '@stroomwerk/contracts';
import type { AlertKind } from '@stroomwerk/contracts/library';
import { outageOf } from './outage.js';

/** An alert as a message tells it. */
export interface Told {
  readonly kind: AlertKind;
  readonly automationId: string;
  readonly automation: string;
  readonly at: Date;
  readonly failures: number;
  readonly cause: string | null;
  readonly step: string | null;
  readonly stepType: string | null;
  /** The app of the step, as we write it. */
  readonly app: string | null;
  /** Why it failed, in one line and the reader's language. */
  readonly why: string | null;
}

const named = 3;

const list = (names: readonly string[], lang: Language): string => {
  const and = lang === 'nl' ? 'en' : 'and';
  const more = names.length - named;
  if (more > 0)
    return `${names.slice(0, named).join(', ')} ${and} ${more} ${lang === 'nl' ? 'andere' : more === 1 ? 'other' : 'others'}`;
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
};

interface Words {
  readonly at: (step: string | null, app: string | null) => string;
  readonly first: (name: string, where: string, why: string | null) => string;
  readonly keeps: (name: string, times: number, where: string, why: string | null) => string;
  readonly silent: (name: string, last: string) => string;
  readonly well: (name: string) => string;
  readonly outage: (why: string | null, count: number, names: string) => string;
  readonly needing: (count: number) => string;
  readonly wellAgain: (count: number) => string;
  readonly test: { readonly title: string; readonly line: string };
  readonly link: string;
  readonly onCall: string;
}

const because = (why: string | null): string => (why === null ? '' : `. ${why}`);

const words: Readonly<Record<Language, Words>> = {
  nl: {
    at: (step, app) =>
      step === null ? '' : ` bij stap “${step}”${app === null || step.includes(app) ? '' : ` (${app})`}`,
    first: (name, where, why) => `${name} mislukte${where}${because(why)}.`,
    keeps: (name, times, where, why) =>
      `${name} blijft mislukken, ${times} keer achter elkaar${where}${because(why)}.`,
    silent: (name, last) => `${name} liep niet toen het verwacht werd. Sinds ${last} is er geen run gezien.`,
    well: (name) => `${name} loopt weer.`,
    outage: (why, count, names) => `${why ?? 'Eén oorzaak'}. ${count} automatiseringen staan stil: ${names}.`,
    needing: (count) =>
      count === 1 ? 'Een automatisering heeft je nodig' : `${count} automatiseringen hebben je nodig`,
    wellAgain: (count) =>
      count === 1 ? 'Je automatisering loopt weer' : `${count} automatiseringen lopen weer`,
    test: { title: 'Proefmelding', line: 'Zo hoor je het als een automatisering je nodig heeft.' },
    link: 'Naar je dashboard',
    onCall: 'Zeg dat je het oppakt',
  },
  en: {
    at: (step, app) =>
      step === null ? '' : ` at step “${step}”${app === null || step.includes(app) ? '' : ` (${app})`}`,
    first: (name, where, why) => `${name} failed${where}${because(why)}.`,
    keeps: (name, times, where, why) =>
      `${name} keeps failing, ${times} times in a row${where}${because(why)}.`,
    silent: (name, last) => `${name} did not run when it was expected. No run was seen since ${last}.`,
    well: (name) => `${name} runs again.`,
    outage: (why, count, names) => `${why ?? 'One cause'}. ${count} automations stand still: ${names}.`,
    needing: (count) => (count === 1 ? 'An automation needs you' : `${count} automations need you`),
    wellAgain: (count) => (count === 1 ? 'Your automation runs again' : `${count} automations run again`),
    test: { title: 'Test alert', line: 'This is how you hear it when an automation needs you.' },
    link: 'To your dashboard',
    onCall: 'Say that you have it',
  },
};

/** A moment for people, on a Dutch clock. */
const moment = (at: Date, lang: Language): string =>
  new Intl.DateTimeFormat(lang === 'nl' ? 'nl-NL' : 'en-GB', {
    ...{ timeZone: 'Europe/Amsterdam', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  }).format(at);

/** How many automations need somebody, did not run, and run again; each by the latest that is told of it. */
export function countsOf(told: readonly Pick<Told, 'automationId' | 'kind' | 'at'>[]): {
  failing: number;
  silent: number;
  well: number;
} {
  const latest = new Map<string, AlertKind>();
  for (const { automationId, kind } of [...told].sort((one, other) => one.at.getTime() - other.at.getTime()))
    latest.set(automationId, kind);
  const of = (...kinds: AlertKind[]) => [...latest.values()].filter((kind) => kinds.includes(kind)).length;
  return {
    failing: of('first_failure', 'keeps_failing'),
    silent: of('silent'),
    well: of('well_again'),
  };
}

/** One line each, and one for all that one outage stopped, in the order in which it happened. */
export function linesOf(told: readonly Told[], lang: Language): string[] {
  const w = words[lang];
  const failing = (one: Told) => one.kind === 'first_failure' || one.kind === 'keeps_failing';
  const keyOf = (one: Told) => (failing(one) ? outageOf(one.cause, one.stepType) : null);
  const line = (one: Told): string => {
    const where = w.at(one.step, one.why === null ? one.app : null);
    if (one.kind === 'first_failure') return w.first(one.automation, where, one.why);
    if (one.kind === 'keeps_failing') return w.keeps(one.automation, one.failures, where, one.why);
    return one.kind === 'silent' ? w.silent(one.automation, moment(one.at, lang)) : w.well(one.automation);
  };
  const said = new Set<string>();
  return [...told]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .flatMap((one, _, all) => {
      const key = keyOf(one);
      const together = key === null ? [one] : all.filter((other) => keyOf(other) === key);
      const names = [...new Map(together.map((each) => [each.automationId, each.automation])).values()];
      if (key === null || names.length < 2) return [line(one)];
      if (said.has(key)) return [];
      said.add(key);
      return [w.outage(one.why, names.length, list(names, lang))];
    });
}

/** What a message is headed with. */
export function titleOf(told: readonly Told[], lang: Language): string {
  const { failing, silent, well } = countsOf(told);
  return failing + silent > 0 ? words[lang].needing(failing + silent) : words[lang].wellAgain(well);
}

/** What somebody gets who tries a channel. */
export const testWords = (lang: Language) => words[lang].test;
export const linkLabel = (lang: Language): string => words[lang].link;
/** What whoever is on call is asked. */
export const onCallLabel = (lang: Language): string => words[lang].onCall;
