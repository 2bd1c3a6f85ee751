/** What jest says of a file whose process ended under it. */
const died = /worker ran out of memory and crashed|worker process \(pid=\d+\) was terminated/i;

/** What is looked at of jest's report (`--json`). */
export interface JestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

/** The files that did not come to an end because their test process did not: that says nothing of their tests. */
export const crashedFiles = ({ testResults = [] }: JestReport): string[] =>
  testResults
    .filter(({ assertionResults, message }) => assertionResults.length === 0 && died.test(message))
    .map(({ name }) => name);
