import type { Both } from '../dsl/types.js';

export type { Both };

/** An expression in n8n's braces, from what stands inside them. */
export const expr = (inside: string): string => `{{ ${inside} }}`;

/** A text for a parameter: references become `{{ … }}` inside it, and the whole an expression of n8n. */
export const t = (strings: TemplateStringsArray, ...references: string[]): string =>
  `=${strings.map((text, i) => `${text}${references[i] ?? ''}`).join('')}`;

/** One reference as the whole value of a parameter, so that a number stays a number. */
export const only = (reference: string): string => `=${reference}`;

/** The field of the item that a named step gave to this one: `{{ $('Bestelling').item.json.email }}`. */
export const from = (step: string, path: string): string => expr(`$('${step}').item.json.${path}`);

/** A lower case address of a title: letters, digits and single hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' en ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

export const both = (nl: string, en: string): Both => ({ nl, en });

/** The handwork that one run saves, and what that assumes. */
export const spares = (minutes: number, nl: string, en: string): { minutes: number } & Both => ({
  minutes,
  nl,
  en,
});

/** English with a or an as the name of the app after it asks: `an Asana task`, `a Trello card`. */
export const articled = (text: string): string =>
  text
    .replace(/\b([Aa]) (?=(?!One\b)(?:[AEIO][a-z]|API|E-))/g, '$1n ')
    .replace(/\b([Aa])n (?=[BCDFGJKLMNPQRSTVWXYZ][a-z])/g, '$1 ');
