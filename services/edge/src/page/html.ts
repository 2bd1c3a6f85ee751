import type { Language } from '@stroomwerk/contracts/common';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import type { ShellFile, ShellManifest } from '../files/shell-files.js';
import type { RouteMatch } from '../releases/route-match.js';
import type { AnalyticsTag, Brand } from '../settings.js';
import { attributes, jsonForHtml } from './escape.js';
import { type DrawnHead, headTags } from './head.js';

/** A page as a worker drew it. */
export interface Drawn {
  readonly html: string;
  readonly dehydrated: unknown;
  readonly head: DrawnHead;
  readonly status: number;
  /** Something that it reads did not come. */
  readonly incomplete?: true;
}

export interface PageInput {
  readonly template: string;
  readonly shell: ShellManifest;
  readonly releaseSet: ReleaseSet;
  readonly match: RouteMatch | null;
  readonly language: Language;
  readonly nonce: string;
  readonly aiOpsUrl: string;
  readonly brand: Brand;
  /** The tag that the page may load after consent. */
  readonly analyticsTag?: AnalyticsTag | null;
  readonly publicUrl: string;
  /** Path and the parameters that count. */
  readonly address: string;
  readonly drawn: Drawn | null;
  /** It is being drawn for whoever comes next. */
  readonly coming?: boolean;
  /** Who chose releases of their own for this browser; null where nobody did. */
  readonly chosenBy?: string | null;
  /** The trace of the request that this page answers; error screens show it. */
  readonly reference?: string;
  /** Proof of this page view; null where its reports shall not count. */
  readonly pageToken: string | null;
  /** How many times as long as usual remotes may take; left out: as usual. */
  readonly remotePatience?: number;
  /** Whether the page hints at what it will load. */
  readonly preload: boolean;
}

const pinned = (file: ShellFile): Record<string, string> => ({
  integrity: file.integrity,
  crossorigin: 'anonymous',
});

/** A hint must ask exactly as the later load does, or the file comes twice. */
const preload = (as: 'script' | 'style', file: ShellFile, nonce: string): string =>
  `<link${attributes({
    rel: 'preload',
    as,
    href: file.url,
    ...pinned(file),
    ...(as === 'script' ? { nonce } : {}),
  })}>`;

const stylesheet = (file: ShellFile): string =>
  `<link${attributes({ rel: 'stylesheet', href: file.url, ...pinned(file) })}>`;

const fontType = (url: string): string => `font/${url.split('.').at(-1) ?? 'woff2'}`;

/** Entry and page of the remote that owns the address, as the browser will load them. Without a pin: no hint. */
export function remoteFiles(match: RouteMatch | null): { js: ShellFile[]; css: ShellFile[] } {
  if (match === null) return { js: [], css: [] };
  const { release, route } = match;
  const pick = (files: readonly string[]): ShellFile[] =>
    [...new Set(files)].flatMap((file) => {
      const integrity = release.integrity[file];
      return integrity === undefined ? [] : [{ url: `${release.base}${file}`, integrity }];
    });
  const exposed = release.exposes[route.expose];
  return { js: pick([release.entry, ...(exposed?.js ?? [])]), css: pick(exposed?.css ?? []) };
}

function hints(
  { shell, nonce, drawn }: PageInput,
  remote: { js: readonly ShellFile[]; css: readonly ShellFile[] },
): string[] {
  return [
    ...(drawn ? [] : remote.css.map((file) => preload('style', file, nonce))),
    ...shell.fonts.map(
      (href) =>
        `<link${attributes({ rel: 'preload', as: 'font', type: fontType(href), href, crossorigin: 'anonymous' })}>`,
    ),
    // What a drawn page needs to come alive would hold up what it is seen with: the shell asks for it in its turn.
    ...(drawn ? [] : [...shell.preload, ...remote.js]).map((file) => preload('script', file, nonce)),
  ];
}

function head(input: PageInput): string {
  const { shell, nonce, match, drawn } = input;
  const remote = remoteFiles(match);
  return [
    ...headTags({ ...input, head: drawn?.head ?? null }),
    // Who reads without scripts gets the drawn page in a moment.
    ...(input.coming ? ['<noscript><meta http-equiv="refresh" content="1"></noscript>'] : []),
    ...shell.css.map(stylesheet),
    // A drawn page must not be seen without its styles; an undrawn one loads them with its script.
    ...(drawn ? [...remote.css, ...(match === null ? (shell.notFoundCss ?? []) : [])].map(stylesheet) : []),
    ...(input.preload ? hints(input, remote) : []),
    ...shell.scripts.map(
      (file) => `<script${attributes({ src: file.url, async: true, nonce, ...pinned(file) })}></script>`,
    ),
  ].join('\n');
}

const jsonBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${jsonForHtml(value)}</script>`;

function body(input: PageInput): string {
  const { drawn, releaseSet, aiOpsUrl, brand, language, pageToken, analyticsTag } = input;
  const { chosenBy, reference, remotePatience = 1 } = input;
  const noscript =
    language === 'nl' ? 'Deze pagina heeft JavaScript nodig.' : 'This page needs JavaScript to work.';
  return [
    drawn ? `<div id="root" data-prerendered>${drawn.html}</div>` : '<div id="root"></div>',
    // A drawn page can be read without it.
    ...(drawn ? [] : [`<noscript>${noscript}</noscript>`]),
    jsonBlock('release-set', releaseSet),
    jsonBlock('page-config', {
      ...{ aiOpsUrl, brand, language },
      ...(pageToken === null ? {} : { pageToken }),
      ...(chosenBy ? { chosenBy } : {}),
      ...(reference === undefined ? {} : { reference }),
      ...(analyticsTag ? { analytics: analyticsTag } : {}),
      ...(remotePatience === 1 ? {} : { remotePatience }),
    }),
    ...(drawn ? [jsonBlock('page-data', drawn.dehydrated)] : []),
  ].join('\n');
}

/** The shell's template with what this visitor's page needs in it. */
export function pageHtml(input: PageInput): string {
  // Functions, since `$` in a replacement text would be read as a pattern.
  return input.template
    .replace(/<html\b[^>]*>/, () => `<html lang="${input.language}">`)
    .replace('<!--edge:head-->', () => head(input))
    .replace('<!--edge:body-->', () => body(input));
}
