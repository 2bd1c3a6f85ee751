export interface BenchOptions {
  readonly root: string;
  readonly runs: number;
  /** A platform that runs already; undefined starts one. */
  readonly url: string | undefined;
  readonly say: (line: string) => void;
}

export interface BenchResult {
  /** The tables as printed. */
  readonly text: string;
  readonly [figures: string]: unknown;
}

export interface Bench {
  readonly about: string;
  run(options: BenchOptions): Promise<BenchResult>;
}
