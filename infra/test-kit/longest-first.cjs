// Which journey begins first: the longest, so that none of them is left alone at the end of a run with one processor idle.
const Sequencer = require('@jest/test-sequencer').default;

/** Those that take more than half a minute, longest first; jest orders the others, by their size. */
const long = [
  'canary',
  'start',
  'pages',
  'visual',
  'library',
  'library-screens',
  'everyone',
  'faults',
  'remote-faults',
  'public',
];

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const at = long.findIndex((name) => path.endsWith(`/${name}.e2e.spec.ts`));
      return at < 0 ? long.length : at;
    };
    return [...super.sort(tests)].sort((a, b) => place(a) - place(b));
  }
};
