import type { Language } from '@stroomwerk/contracts/common';
import type { RouteMatch } from '../releases/route-match.js';
import type { Brand } from '../settings.js';
import { attributes, escapeHtml, jsonForHtml } from './escape.js';

/** What a page said of itself while it was drawn (shell/packages/mfe-runtime/src/head.ts). */
export interface DrawnHead {
  readonly title: string;
  readonly description?: string;
  readonly jsonLd?: object | readonly object[];
  readonly noindex?: boolean;
  readonly type?: 'website' | 'article' | 'product';
  readonly image?: string;
  /** The page has this address for good. */
  readonly moved?: string;
}

export interface HeadInput {
  readonly match: RouteMatch | null;
  readonly language: Language;
  readonly brand: Brand;
  /** Origin that visitors type. */
  readonly publicUrl: string;
  /** Path and the parameters that count, e.g. `/workflows?page=2`: one address for each page. */
  readonly address: string;
  /** Null where the page was left to the browser. */
  readonly head: DrawnHead | null;
}

const languages: readonly Language[] = ['nl', 'en'];
const locales: Readonly<Record<Language, string>> = { nl: 'nl_NL', en: 'en_GB' };

/** `Title · Brand`, as the shell writes it; a title that names the brand already stands alone. */
export function pageTitle({ match, language, brand, head }: HeadInput): string {
  const own =
    head?.title ||
    match?.route.title[language] ||
    (language === 'nl' ? 'Deze pagina bestaat niet' : 'This page does not exist');
  return own.includes(brand.name) ? own : `${own} · ${brand.name}`;
}

/** The address of a page in a language: Dutch is the plain one, since that is what it shows to someone unknown. */
export function languageAddress(publicUrl: string, address: string, language: Language): string {
  const url = new URL(address, publicUrl);
  if (language !== 'nl') url.searchParams.set('lang', language);
  return url.href;
}

/** The picture for shared links of an address (services/edge/src/picture). */
export const pictureAddress = (publicUrl: string, address: string, language: Language): string => {
  const { pathname } = new URL(address, publicUrl);
  return `${publicUrl}/og/${language}${pathname === '/' ? '/index' : pathname}.png`;
};

const meta = (values: Record<string, string>): string => `<meta${attributes(values)}>`;
const property = (name: string, content: string): string => meta({ property: name, content });

/** Whether search engines may show the page: public, known, and not asked to stay out. */
export const isIndexed = ({ match, head }: Pick<HeadInput, 'match' | 'head'>): boolean =>
  match !== null && match.route.access === 'public' && head?.noindex !== true;

/** Title, description, one address for each language, what a shared link shows, and facts for search engines. */
export function headTags(input: HeadInput): string[] {
  const { language, brand, publicUrl, address, head } = input;
  const title = pageTitle(input);
  const description = head?.description ?? '';
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    ...(description === '' ? [] : [meta({ name: 'description', content: description })]),
  ];
  if (!isIndexed(input)) return [...tags, meta({ name: 'robots', content: 'noindex' })];
  const canonical = languageAddress(publicUrl, address, language);
  const image = head?.image
    ? new URL(head.image, publicUrl).href
    : pictureAddress(publicUrl, address, language);
  return [
    ...tags,
    `<link${attributes({ rel: 'canonical', href: canonical })}>`,
    ...languages.map(
      (each) =>
        `<link${attributes({ rel: 'alternate', hreflang: each, href: languageAddress(publicUrl, address, each) })}>`,
    ),
    `<link${attributes({ rel: 'alternate', hreflang: 'x-default', href: languageAddress(publicUrl, address, 'nl') })}>`,
    property('og:site_name', brand.name),
    property('og:type', head?.type ?? 'website'),
    property('og:title', title),
    ...(description === '' ? [] : [property('og:description', description)]),
    property('og:url', canonical),
    property('og:locale', locales[language]),
    ...languages
      .filter((each) => each !== language)
      .map((each) => property('og:locale:alternate', locales[each])),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    ...(head?.jsonLd === undefined
      ? []
      : [
          `<script type="application/ld+json">${jsonForHtml(withContext(absolute(head.jsonLd, publicUrl)))}</script>`,
        ]),
  ];
}

const addresses = new Set(['@id', 'url', 'item', 'image', 'logo', 'target', 'contentUrl']);

/** A remote does not know where it is served: addresses below the origin become whole ones. */
function absolute<T>(facts: T, publicUrl: string): T {
  if (Array.isArray(facts)) return facts.map((each) => absolute(each, publicUrl)) as T;
  if (typeof facts !== 'object' || facts === null) return facts;
  const entries = Object.entries(facts).map(([name, value]) => [
    name,
    addresses.has(name) && typeof value === 'string' && value.startsWith('/')
      ? publicUrl + value
      : absolute(value, publicUrl),
  ]);
  return Object.fromEntries(entries) as T;
}

const withContext = (facts: object | readonly object[]): object =>
  Array.isArray(facts)
    ? { '@context': 'https://schema.org', '@graph': facts }
    : { '@context': 'https://schema.org', ...facts };
