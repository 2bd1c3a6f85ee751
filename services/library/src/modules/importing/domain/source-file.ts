import type { Refusal } from './report.js';

/** One file of a source (folder, zip or single file): its bytes, or why they were not read. */
export type SourceFile =
  | { readonly file: string; readonly bytes: Uint8Array }
  | { readonly file: string; readonly refusal: Refusal };
