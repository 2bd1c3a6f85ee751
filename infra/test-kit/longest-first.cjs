// Which files begin first: the longest, so that none of them is left alone at the end of a run with one processor idle.
const Sequencer = require('@jest/test-sequencer').default;

/** Those that take more than half a minute on a busy machine, longest first; jest orders the others, by their size. */
const long = [
  'shell/e2e/canary.e2e.spec.ts',
  'shell/e2e/start.e2e.spec.ts',
  'shell/e2e/pages.e2e.spec.ts',
  'shell/e2e/faults.e2e.spec.ts',
  'shell/e2e/visual.e2e.spec.ts',
  'shell/e2e/visitors.e2e.spec.ts',
  'shell/e2e/library-screens.e2e.spec.ts',
  'shell/e2e/everyone.e2e.spec.ts',
  'shell/e2e/library.e2e.spec.ts',
  'shell/e2e/remote-faults.e2e.spec.ts',
  'shell/e2e/public.e2e.spec.ts',
  'shell/e2e/library-recipes.e2e.spec.ts',
  // The first that asks for the compiled catalogue compiles it, and whoever asks meanwhile waits with a processor idle.
  'services/library/src/modules/importing/domain/catalogue-draft.spec.ts',
  'infra/local/src/backup/backup.db.spec.ts',
  'services/catalogue/src/stability.spec.ts',
  'services/kernel/src/queue/lost-queue.queue.spec.ts',
  'infra/local/src/postgres.db.spec.ts',
  'infra/n8n-check/src/check.spec.ts',
  'services/library/src/modules/search/application/library-search.db.spec.ts',
  'services/releases/src/modules/artifacts/http/artifacts.db.spec.ts',
  'infra/release/src/gate/smoke/smoke.spec.ts',
  'infra/local/src/rotation.db.spec.ts',
  'services/library/src/modules/workflows/http/library.db.spec.ts',
  'services/library/src/modules/workflows/http/recipes.db.spec.ts',
  'services/library/src/modules/verifying/catalogue-check.spec.ts',
  'infra/release/src/gate/declarations/check.spec.ts',
  'services/releases/src/modules/releases/http/releases.db.spec.ts',
  'services/releases/src/modules/gate/process/program-copy.spec.ts',
  'services/catalogue/src/publish.spec.ts',
  'infra/checkout/install.spec.ts',
];

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const at = long.findIndex((file) => path.endsWith(`/${file}`));
      return at < 0 ? long.length : at;
    };
    return [...super.sort(tests)].sort((a, b) => place(a) - place(b));
  }
};
