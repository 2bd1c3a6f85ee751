import type { Language } from '@stroomwerk/contracts/common';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import type { Brand } from '../settings.js';
import type { Picture } from './results.js';

/** What a function of the shell's server bundle is asked for (shell/src/server.tsx). */
export interface RenderInput {
  readonly url: string;
  readonly language: Language;
  readonly releaseSet: ReleaseSet;
  /** Whose bundle is there; null for a page of the shell's own. */
  readonly remote: string | null;
  readonly apiBase: string;
  readonly aiOpsUrl: string;
  readonly brand: Brand;
  readonly publicUrl: string;
}

/** One drawing: a function of the shell's server bundle, and what it gets. */
export type Job =
  | { readonly what: 'renderPage' | 'pictureOf' | 'listAddresses'; readonly input: RenderInput }
  | { readonly what: 'drawPicture'; readonly input: Picture };
