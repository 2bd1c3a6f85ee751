import type { Measure } from './limits.js';
import type { ScratchPlatform } from './scratch-platform.js';
import type { BenchOptions } from './types.js';

/** What every part of this benchmark finds. */
export interface WebBench extends BenchOptions {
  readonly platform: ScratchPlatform;
  /**
   * Address of the baseline: the same sources as a single bundle, drawn in the browser. Built for each question;
   * null where the platform is not our own, since nothing can be put beside that.
   * @param remotes whose pages are in it, besides those that `built.ts` names
   */
  readonly singleBundle: (...remotes: readonly string[]) => Promise<string | null>;
}

export interface WebPart {
  readonly text: string;
  readonly measures: readonly Measure[];
  readonly figures: unknown;
}
