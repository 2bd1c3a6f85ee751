// The boundaries of architecture.md ("Rules" and "Layout"), as import rules.
const remote = '^mfe-[^/]+/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle makes two modules one. Use `import type`, or move what both need.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'remote-to-remote',
      severity: 'error',
      comment: 'Remotes meet in the browser only: by address, contracts and the shared packages.',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: remote, pathNot: '^$1/' },
    },
    {
      name: 'remote-to-service-or-shell-app',
      severity: 'error',
      comment: 'A remote imports contracts and shell/packages; of infra only what builds and tests it.',
      from: { path: remote },
      to: {
        path: '^(services/(?!contracts/)|shell/(?!packages/)|infra/(?!federation-preset/|test-kit/|typescript/))',
      },
    },
    {
      name: 'shell-to-remote-or-service',
      severity: 'error',
      comment: 'The shell names no remote and no service.',
      from: { path: '^shell/', pathNot: '^shell/e2e/' },
      to: { path: '^(mfe-|services/(?!contracts/))' },
    },
    {
      name: 'service-to-service',
      severity: 'error',
      comment: 'Services meet through contracts: HTTP or events.',
      from: {
        path: '^services/(auth|library|billing|ai-ops|releases)/',
        pathNot: '\\.(db|queue)\\.spec\\.ts$',
      },
      to: { path: '^services/(auth|library|billing|ai-ops|releases)/', pathNot: '^services/$1/' },
    },
    {
      name: 'catalogue-imports-nothing',
      severity: 'error',
      comment:
        'Workflows as content: node, what reads the file beside an export and what reads scripts, so that who writes them needs to know no service.',
      from: { path: '^services/catalogue/', pathNot: '\\.spec\\.ts$' },
      to: {
        pathNot: ['^services/catalogue/', '^node_modules/(acorn|yaml|zod)/'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'catalogue-is-for-the-library',
      severity: 'error',
      comment: 'Others meet workflows through the library: its HTTP and its events.',
      from: { path: '^(services/(?!catalogue/|library/)|shell/|mfe-)' },
      to: { path: '^services/catalogue/' },
    },
    {
      name: 'service-to-front-end-or-infra',
      severity: 'error',
      comment:
        'A service knows no screen and no start-up script; tests may use the test kit and the stand-ins.',
      from: { path: '^services/', pathNot: '(\\.spec\\.ts$|^services/[^/]+/test/)' },
      to: { path: '^(shell|mfe-|infra)/' },
    },
    {
      name: 'what-runs-to-what-tests',
      severity: 'error',
      comment: 'What `npm start` runs needs no test kit; its tests do.',
      from: { path: '^infra/(local|checkout)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^infra/test-kit/' },
    },
    {
      name: 'what-tests-to-what-runs',
      severity: 'error',
      comment: 'The test kit prepares a checkout (infra/checkout) and starts nothing.',
      from: { path: '^infra/test-kit/' },
      to: { path: '^infra/(local|bench)/' },
    },
    {
      name: 'domain-outward',
      severity: 'error',
      comment:
        'Rules live in domain/ and import nothing outward: only each other, contracts, zod, and the pure functions of crypto.',
      from: { path: '/domain/', pathNot: '\\.spec\\.ts$' },
      to: {
        pathNot: [
          '/domain/',
          '^services/contracts/',
          '^services/catalogue/',
          'node_modules/zod/',
          '^crypto$',
        ],
      },
    },
    {
      name: 'persistence-is-private',
      severity: 'error',
      comment:
        'Another module is asked through its door (index.ts), which names what it lets others use of its tables.',
      from: { path: '^services/([^/]+)/src/modules/([^/]+)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^services/$1/src/modules/[^/]+/persistence/', pathNot: '^services/$1/src/modules/$2/' },
    },
    {
      name: 'http-calls-application',
      severity: 'error',
      comment: 'A controller makes one call into application; SQL stays in persistence.',
      from: { path: '/http/', pathNot: '\\.spec\\.ts$' },
      to: { path: '/persistence/' },
    },
    {
      name: 'contracts-import-zod-only',
      severity: 'error',
      comment: 'Browsers and services both carry the contracts. Tests may read the committed documents.',
      from: { path: '^services/contracts/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^services/contracts/', 'node_modules/zod/'] },
    },
    {
      name: 'sandbox-in-a-service',
      severity: 'error',
      comment: 'The sandbox stands at the other end of the wire (architecture.md, rule 5).',
      from: { path: '^services/', pathNot: '(\\.spec\\.ts$|^services/[^/]+/test/)' },
      to: { path: '^infra/(payment-sandbox|n8n-sandbox|mail-catcher)/' },
    },
    {
      name: 'react-router-directly',
      severity: 'error',
      comment:
        'Only react-router-dom is shared; another import would bring a second router (stack.md, trap 2).',
      from: { path: '^(shell|mfe-)', pathNot: '^shell/src/shared/' },
      to: {
        path: 'node_modules/react-router/',
        dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
      },
    },
    // What infra/lighthouse, infra/visual and infra/fts5 need is installed when it is needed.
    {
      name: 'unresolvable',
      severity: 'error',
      from: { pathNot: '^infra/(lighthouse|visual|fts5)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|\\.data)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
