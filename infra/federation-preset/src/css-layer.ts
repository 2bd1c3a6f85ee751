import { relative } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { foreignSelectors } from './css-selectors.js';
import { rootDir } from './shared.js';

/** Who yields to whom, weakest first. `reader` holds what people ask of every page: less motion, a print on paper. */
export const layers = ['reset', 'tokens', 'base', 'kit', 'shell', 'remote', 'reader'] as const;
export type Layer = (typeof layers)[number];

/** A style sheet that would reach beyond its own place. The message is meant for the team that wrote it. */
export class StyleError extends Error {}

/**
 * The layer of a style sheet by its place in the repository.
 * @param file absolute path
 * @returns undefined for the design system's global styles, which name their layers themselves
 */
export function layerOf(file: string): Layer | undefined {
  const inside = relative(rootDir, file);
  const path = `/${inside.startsWith('..') ? file : inside}`.replaceAll('\\', '/');
  if (path.includes('/shell/packages/ui-kit/src/styles/')) return undefined;
  if (path.includes('/shell/packages/')) return 'kit';
  if (path.includes('/shell/src/')) return 'shell';
  return 'remote';
}

// What comes before any rule and may not stand inside a layer.
const leading = /^(?:\s*(?:\/\*[\s\S]*?\*\/|@charset [^;]*;|@import [^;]*;))*/;

/**
 * Puts a style sheet into its layer; line numbers stay.
 * @param source CSS
 * @param layer where it goes
 * @param file named in the message of an error
 * @throws StyleError for a remote's selector that is not bound to one of its own classes, or an `@import`
 */
export function inLayer(source: string, layer: Layer, file: string): string {
  const head = leading.exec(source)?.[0] ?? '';
  if (layer === 'remote') refuse(source, head, file);
  // The order stands in each file, for whichever comes first decides it.
  return `@layer ${layers.join(',')};${head}@layer ${layer}{${source.slice(head.length)}\n}\n`;
}

function refuse(source: string, head: string, file: string): void {
  if (head.includes('@import'))
    throw new StyleError(`${file}: a remote’s style sheet imports no other. Import it in the component.`);
  const foreign = foreignSelectors(source);
  if (foreign.length > 0)
    throw new StyleError(
      `${file}: ${foreign.map((selector) => `"${selector}"`).join(', ')} would style other remotes and the shell too. ` +
        'Start each selector of a remote at one of its own classes (".list li", not "li"); what concerns the whole ' +
        'page belongs to the design system.',
    );
}

/** Loader: every style sheet of a build goes through here, so that nobody can forget the layer. */
export default function cssLayer(this: LoaderContext, source: string): string {
  const layer = layerOf(this.resourcePath);
  return layer === undefined ? source : inLayer(source, layer, relative(rootDir, this.resourcePath));
}
