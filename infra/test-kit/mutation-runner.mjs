// Runs for an alteration the test files that reach it, its own first, then those beside it, then the quickest, and stops at the first
// that notices. Stryker's own runner has jest read its settings, walk through the checkout and look for the test files anew each time,
// which takes several times as long as the tests.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { strykerValidationSchema, strykerPlugins as theirs } from '@stryker-mutator/jest-runner';

const require = createRequire(import.meta.url);
const { SearchSource } = require('@jest/core');
const { readConfigs } = require('jest-config');
const { default: TestRunner } = require('jest-runner');
const { default: Runtime } = require('jest-runtime');

const [jest] = theirs;
/** In the copy that is tested: the process that runs them is another one after each that hangs. */
const kept = 'files-of-tests.json';

/** What jest makes of its settings, once for all alterations. */
async function prepare(settings) {
  const argv = { $0: 'stryker', _: [], config: settings, runInBand: true, silent: true };
  const { globalConfig, configs } = await readConfigs(argv, [JSON.parse(settings).rootDir]);
  const [config] = configs;
  const context = await Runtime.createContext(config, {
    console,
    maxWorkers: 1,
    watch: false,
    watchman: false,
  });
  return { globalConfig, config, context, source: new SearchSource(context) };
}

function reachingRunner(injector) {
  const runner = injector.injectFunction(jest.factory);
  const adapter = runner.jestTestAdapter;
  /** Of the names of tests their files, and of the files how long they take. */
  const known = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : { files: {}, times: {} };
  const remember = (answer) => {
    for (const { testFilePath, testResults, perfStats } of answer.results.testResults) {
      known.times[testFilePath] = perfStats.runtime;
      for (const { fullName } of testResults) {
        known.files[fullName] ??= [];
        known.files[fullName].push(testFilePath);
      }
    }
    writeFileSync(kept, JSON.stringify(known));
    return answer;
  };

  const settled = new Map();
  const preparedFor = (settings) => {
    if (!settled.has(settings)) settled.set(settings, prepare(settings));
    return settled.get(settings);
  };
  /** Test files by what they import, for what is done as a file loads, which is no test's doing. */
  const importing = new Map();
  const filesImporting = async ({ source }, file) => {
    if (!importing.has(file)) {
      const { tests } = await source.findRelatedTests(new Set([file]), false);
      importing.set(
        file,
        tests.map(({ path }) => path),
      );
    }
    return importing.get(file);
  };

  /** The test files that reach the alteration that runs next; undefined for those that import its file. */
  let reaching;
  runner.jestTestAdapter = {
    async run(settings) {
      if (settings.testLocationInResults) return remember(await adapter.run(settings));
      const jestIs = await preparedFor(JSON.stringify(settings.jestConfig));
      const [altered] = settings.fileNamesUnderTest;
      const files = reaching ?? (await filesImporting(jestIs, altered));
      const own = altered.replace(/\.ts$/, '.spec.ts');
      const far = (file) => (file === own ? 0 : dirname(file) === dirname(altered) ? 1 : 2);
      const time = (file) => known.times[file] ?? Number.POSITIVE_INFINITY;
      const globalConfig = { ...jestIs.globalConfig, testNamePattern: settings.testNamePattern };
      const results = { testResults: [], numRuntimeErrorTestSuites: 0 };
      for (const path of [...files].sort((a, b) => far(a) - far(b) || time(a) - time(b))) {
        const tests = new TestRunner(globalConfig, {});
        tests.on('test-file-success', ([, result]) => results.testResults.push(result));
        tests.on('test-file-failure', ([, testExecError]) =>
          results.testResults.push({ testFilePath: path, testResults: [], testExecError }),
        );
        await tests.runTests(
          [{ context: jestIs.context, path }],
          { isInterrupted: () => false },
          { serial: true },
        );
        const { testExecError, numFailingTests } = results.testResults.at(-1);
        if (testExecError) results.numRuntimeErrorTestSuites += 1;
        if (testExecError || numFailingTests > 0) break;
      }
      return { results };
    },
  };
  return {
    capabilities: () => runner.capabilities(),
    init: () => runner.init(),
    dryRun: (options) => runner.dryRun(options),
    mutantRun(options) {
      reaching = options.testFilter && [...new Set(options.testFilter.flatMap((test) => known.files[test]))];
      return runner.mutantRun(options);
    },
  };
}
reachingRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'reaching', reachingRunner)];
export { strykerValidationSchema };
