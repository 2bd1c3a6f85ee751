// Runs for an alteration the test files that reach it, those beside it first. Stryker's own runner has jest look for them anew
// each time, and load all that import the file, which takes longer than the tests.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { strykerValidationSchema, strykerPlugins as theirs } from '@stryker-mutator/jest-runner';

const [jest] = theirs;
/** In the copy that is tested: the process that runs them is another one after each that hangs. */
const kept = 'files-of-tests.json';

function reachingRunner(injector) {
  const runner = injector.injectFunction(jest.factory);
  const adapter = runner.jestTestAdapter;
  /** Test files by the name of a test, and by the file that they import. */
  const known = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  let reaching;
  const remember = (imported, answer) => {
    const found = answer.results.testResults;
    if (found.length > 0) known[imported] = found.map((file) => file.testFilePath);
    for (const { testFilePath, testResults } of found)
      for (const { fullName } of testResults)
        known[fullName] = [...new Set([...(known[fullName] ?? []), testFilePath])];
    writeFileSync(kept, JSON.stringify(known));
    return answer;
  };

  runner.jestTestAdapter = {
    async run(settings) {
      const imported = String(settings.fileNamesUnderTest);
      const files = reaching ?? known[imported];
      if (!files) return remember(imported, await adapter.run(settings));
      const beside = files.filter((file) => dirname(file) === dirname(imported));
      const others = files.filter((file) => !beside.includes(file));
      let answer;
      for (const testFiles of [beside, others])
        if (testFiles.length > 0 && !answer?.results.numFailedTests)
          answer = await adapter.run({ ...settings, testFiles });
      return answer;
    },
  };
  return {
    capabilities: () => runner.capabilities(),
    init: () => runner.init(),
    dryRun: (options) => runner.dryRun(options),
    mutantRun(options) {
      reaching = options.testFilter && [...new Set(options.testFilter.flatMap((test) => known[test]))];
      return runner.mutantRun(options);
    },
  };
}
reachingRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'reaching', reachingRunner)];
export { strykerValidationSchema };
