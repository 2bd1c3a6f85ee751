// Where a test file runs under the mutation tool: as ever, but the first test that fails is the last that runs. One is enough.
const Environment = require('./one-realm/environment.cjs');

module.exports = class {
  constructor(config, context) {
    const environment = new Environment(config, context);
    environment.handleTestEvent = ({ name }, state) => {
      if (name === 'test_fn_failure') state.testNamePattern = /$^/;
    };
    // biome-ignore lint/correctness/noConstructorReturn: jest makes one of the class that it is given
    return environment;
  }
};
