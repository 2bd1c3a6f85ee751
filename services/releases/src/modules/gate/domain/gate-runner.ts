import type { GateCheck, ReleaseManifest } from '@stroomwerk/contracts/releases';

/** A release to be judged, with its files in a folder of their own. */
export interface Candidate {
  readonly manifest: ReleaseManifest;
  readonly folder: string;
  /** Other remotes to the release that a rollback would lead to. */
  readonly previous: Readonly<Record<string, string | null>>;
}

/** What became of a run: verdicts, or why there are none here. */
export type GateOutcome = { readonly checks: readonly GateCheck[] } | { readonly unable: string };

/** Runs the checks. */
export abstract class GateRunner {
  /**
   * @param tell hears what is being checked
   * @throws Error when the run was broken off: it is to be repeated
   */
  abstract run(candidate: Candidate, tell: (progress: string) => void): Promise<GateOutcome>;
}
