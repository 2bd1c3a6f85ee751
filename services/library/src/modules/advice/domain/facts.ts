import type { Automation, Graph, RunCause } from '@stroomwerk/contracts/library';

/** Runs of an automation that were counted. */
export interface Measured {
  readonly runs: number;
  readonly succeeded: number;
  /** Over how many days. */
  readonly days: number;
}

/** An automation of the account, as far as advice goes. */
export interface AutomationFact {
  readonly id: string;
  readonly name: string;
  readonly kind: 'linked' | 'reported';
  readonly status: Automation['status'];
  /** Whether its runs are read; of one that nobody reads nothing is known. */
  readonly watched: boolean;
  readonly archived: boolean;
  /** Whether it is tried on a test instance, where it may lie still. */
  readonly onTrial: boolean;
  /** Whether its workflow waits for somebody to start each run. */
  readonly byHand: boolean;
  readonly trouble: NonNullable<Automation['trouble']> | null;
  /** Of the failures since the last run that went well: why and when the first one failed. */
  readonly failing: { readonly cause: RunCause; readonly since: Date } | null;
  readonly lastRun: Date | null;
  readonly createdAt: Date;
  /** Handwork that one run replaces; 0 where nobody said. */
  readonly minutes: number;
  /** In the thirty days before its last run, or as much of them as is known. */
  readonly measured: Measured;
}

/** A workflow of the library, of each recipe the one that suits the account best. */
export interface Candidate {
  readonly filename: string;
  readonly recipe: string;
  readonly name: string;
  readonly integrations: readonly string[];
  readonly minutes: number;
  readonly graph: Graph;
}

/** What is known of an account. */
export interface Facts {
  readonly automations: readonly AutomationFact[];
  /** The most chosen first. */
  readonly candidates: readonly Candidate[];
  /** What it works with: what was said, and the apps of what it has. */
  readonly apps: readonly string[];
  /** The apps of each automation on its list. */
  readonly linked: readonly (readonly string[])[];
  /** Recipes that it has, or had until a moment ago. */
  readonly owned: ReadonlySet<string>;
  /** When each key was dismissed. */
  readonly dismissed: ReadonlyMap<string, Date>;
}
