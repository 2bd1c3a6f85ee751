export interface BenchOptions {
  readonly root: string;
  readonly runs: number;
  /** A platform that runs already; undefined starts one. */
  readonly url: string | undefined;
  /** The one part of the benchmark to run; undefined runs all. */
  readonly only: string | undefined;
  /** Workflows that `library` grows to. */
  readonly rows?: number | undefined;
  /** How long each load of `library` lasts. */
  readonly seconds?: number | undefined;
  readonly say: (line: string) => void;
}

export interface BenchResult {
  /** The tables as printed. */
  readonly text: string;
  readonly [figures: string]: unknown;
}

export interface Bench {
  readonly about: string;
  /** What `--only` may name. */
  readonly parts?: readonly string[];
  /** Minutes after which it is given up; 12 when left out. */
  readonly minutes?: number;
  run(options: BenchOptions): Promise<BenchResult>;
}
