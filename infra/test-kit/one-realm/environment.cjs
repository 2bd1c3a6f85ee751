// Where a test file runs. Those of the node packages run in the realm of their process, so that what is installed is loaded once
// a process (runtime.cjs) and `instanceof` means what it means in the product. What draws pages has a realm a file, as jest has
// it: such libraries look once, as they load, whether there is a `document`.
const { join, sep } = require('node:path');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment: RealmOfAFile } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');
const entities = require('./entities.cjs');

const journeys = join('shell', 'e2e');
const ofNode = ['services', 'infra', journeys];

/** Properties of the process that belong to whoever uses them: listeners, which a library adds once, and entities.cjs. */
const kept = new Set(['_events', '_eventsCount', '_maxListeners', 'domain', entities.property]);

const propertiesOf = (of) =>
  new Map(
    Reflect.ownKeys(of)
      .filter((name) => !kept.has(name))
      .map((name) => [name, Object.getOwnPropertyDescriptor(of, name)]),
  );

/** Gives an object the properties that it had, where they can be given. */
function restore(of, before) {
  const now = propertiesOf(of);
  for (const [name, { configurable }] of now) if (configurable && !before.has(name)) delete of[name];
  for (const [name, was] of before) {
    const is = now.get(name);
    const same = is && is.value === was.value && is.get === was.get;
    if (!same && is?.configurable !== false) Object.defineProperty(of, name, was);
  }
}

/**
 * Fails a test that waits for `done`. Nobody means it: `it.each` hands it over where a row is shorter than the test's
 * parameters, and each such row would wait four minutes.
 */
function failDone({ name, test }) {
  if (name !== 'test_start' || !test.fn?.length) return;
  test.fn = () => {
    throw new Error('It would wait for done(): give rows of it.each all their fields, or make them objects.');
  };
}

/** Leaves the realm of the process as it was. */
class RealmOfTheProcess {
  ofTheProcess = true;
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;

  constructor({ projectConfig }, { testPath }) {
    this.isJourney = testPath.startsWith(join(projectConfig.rootDir, journeys) + sep);
    this.broken = false;
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions;
    this.before = [globalThis, process].map((of) => [of, propertiesOf(of)]);
    this.variables = { ...process.env };
    this.exitCode = process.exitCode;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  setup() {
    return Promise.resolve();
  }

  /**
   * Whoever can say what was to be seen when a test failed says it before anything is cleaned up (shell/e2e/support/browser.ts).
   * What follows in a journey whose step failed is skipped: it would wait minutes for what cannot come.
   */
  handleTestEvent(event) {
    const { name, test } = event;
    failDone(event);
    if (name === 'test_done' && this.isJourney && test.errors.length > 0) this.broken = true;
    if (name === 'test_start' && this.broken) test.mode = 'skip';
    return name === 'test_fn_failure' ? globalThis.whenTestFails?.() : undefined;
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const [of, properties] of this.before) restore(of, properties);
    entities.forgetThoseOfTheFile();
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    process.exitCode = this.exitCode;
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return globalThis;
  }
}

class RealmOfThePage extends RealmOfAFile {
  handleTestEvent(event) {
    failDone(event);
  }
}

/** What jest makes one of for each test file. */
module.exports = class {
  constructor(config, context) {
    const { rootDir } = config.projectConfig;
    const inProcess = ofNode.some((folder) => context.testPath.startsWith(join(rootDir, folder) + sep));
    // biome-ignore lint/correctness/noConstructorReturn: jest makes one of the class that it is given
    return new (inProcess ? RealmOfTheProcess : RealmOfThePage)(config, context);
  }
};
