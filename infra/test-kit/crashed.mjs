/** What jest says of a file whose process ended under it. */
const died = /worker ran out of memory and crashed|worker process \(pid=\d+\) was terminated/i;

/**
 * The files that did not come to an end because their test process did not: that says nothing of their tests.
 * @param {{ testResults?: readonly { name: string, message: string, assertionResults: readonly unknown[] }[] }} report of jest
 * @returns {string[]}
 */
export const crashedFiles = ({ testResults = [] }) =>
  testResults
    .filter(({ assertionResults, message }) => assertionResults.length === 0 && died.test(message))
    .map(({ name }) => name);
