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

/** Script that takes marks of HTML, addresses of sites and dots that make one out of a text, and keeps one line of it. */
const cleaned = (most: number): string =>
  `.replace(/[<>&]|https?:\\S*|www\\.\\S*/gi, ' ').replace(/\\.(?=\\S)/g, '. ').slice(0, ${most}).trim()`;

/**
 * What somebody typed on a form that is open to all, fit for a mail to the address that they typed: nobody sends a link of
 * theirs with it.
 * @param reference with braces, as `from` gives it
 */
export const plain = (reference: string, most = 80): string =>
  expr(`String(${reference.slice(3, -3)} ?? '')${cleaned(most)}`);

const bare = (reference: string): string => reference.replace(/^\{\{\s*|\s*\}\}$/g, '');

/** What stands behind a name in brackets where there is any: ` (Bakkerij de Vries)`. @param reference with its braces */
export const beside = (reference: string): string =>
  expr(`${bare(reference)} ? ' (' + ${bare(reference)} + ')' : ''`);

/** References one after another, without those that are empty. @param references with their braces */
export const filledIn = (...references: readonly string[]): string =>
  only(expr(`[${references.map(bare).join(', ')}].filter(Boolean).join(', ')`));

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
