// Real: dependency-cruiser with this repository's rules, and the house rules, on small trees that break one rule each.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { houseRules } from './house-rules.mjs';

type Tree = Readonly<Record<string, string>>;

const here = __dirname;
const cruiser = resolve(here, '../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const folders: string[] = [];

function grow(tree: Tree): string {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** `<file> <rule>` of everything dependency-cruiser refuses in a tree, asked as `npm run lint` asks it. */
function refusals(tree: Tree): string[] {
  const tops = new Set(Object.keys(tree).map((file) => file.split('/')[0] ?? ''));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cruiser, '--config', join(here, 'dependency-cruiser.cjs'), '--output-type', 'json', ...tops],
    { cwd: grow(tree), encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, rule }) => `${from} ${rule.name}`);
}

const thing = 'export const thing = 1;\n';
const takes = (from: string) => `import { thing } from '${from}';\nexport const other = thing;\n`;
const plans = 'services/billing/src/modules/plans';

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** What breaks a rule: the file that does, the rule, and its text. The other files stand in `world`. */
const breaches: readonly [string, string, string, string][] = [
  ['a remote that imports another', 'remote-to-remote', 'mfe-a/src/peer.ts', takes('../../mfe-b/src/y.js')],
  [
    'a remote that imports a service',
    'remote-to-service-or-shell-app',
    'mfe-a/src/service.ts',
    takes('../../services/auth/src/y.js'),
  ],
  [
    'a remote that imports the app of the shell',
    'remote-to-service-or-shell-app',
    'mfe-a/src/app.ts',
    takes('../../shell/src/app/y.js'),
  ],
  [
    'a shell that names a remote',
    'shell-to-remote-or-service',
    'shell/src/app/remote.ts',
    takes('../../../mfe-b/src/y.js'),
  ],
  [
    'a service that imports another',
    'service-to-service',
    'services/billing/src/peer.ts',
    takes('../../auth/src/y.js'),
  ],
  [
    'a service that imports the payment sandbox',
    'sandbox-in-a-service',
    'services/billing/src/sandbox.ts',
    takes('../../../infra/payment-sandbox/src/y.js'),
  ],
  [
    'a start that needs the test kit',
    'what-runs-to-what-tests',
    'infra/local/src/kit.ts',
    takes('../../test-kit/src/y.js'),
  ],
  [
    'a test kit that needs the start',
    'what-tests-to-what-runs',
    'infra/test-kit/src/start.ts',
    takes('../../local/src/y.js'),
  ],
  [
    'a domain that imports its persistence',
    'domain-outward',
    `${plans}/domain/row.ts`,
    takes('../persistence/y.js'),
  ],
  [
    'a domain that knows a type of its persistence',
    'domain-outward',
    `${plans}/domain/type.ts`,
    "import type { Row } from '../persistence/y.js';\nexport const idOf = (row: Row) => row.id;\n",
  ],
  [
    'a domain that reads files',
    'domain-outward',
    `${plans}/domain/file.ts`,
    "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
  ],
  [
    'a controller that reaches for SQL',
    'http-calls-application',
    `${plans}/http/sql.ts`,
    takes('../persistence/y.js'),
  ],
  [
    'a module that reaches for the tables of another',
    'persistence-is-private',
    'services/billing/src/modules/refunds/application/reach.ts',
    takes('../../plans/persistence/y.js'),
  ],
  [
    'contracts that import more than zod',
    'contracts-import-zod-only',
    'services/contracts/src/kernel.ts',
    takes('../../kernel/src/y.js'),
  ],
  [
    'a catalogue that knows the service that imports it',
    'catalogue-imports-nothing',
    'services/catalogue/src/service.ts',
    takes('../../contracts/src/y.js'),
  ],
  [
    'a service that reads the catalogue past the library',
    'catalogue-is-for-the-library',
    'services/billing/src/content.ts',
    takes('../../catalogue/src/y.js'),
  ],
  ['a cycle', 'no-cycles', 'services/kernel/src/about.ts', `${takes('./round.js')}export const round = 1;\n`],
  ['an import that leads nowhere', 'unresolvable', 'mfe-a/src/nowhere.ts', takes('./gone.js')],
];

const world: Tree = {
  ...Object.fromEntries(
    [
      'mfe-b/src',
      'services/auth/src',
      'services/catalogue/src',
      'services/kernel/src',
      'services/contracts/src',
      'shell/src/app',
      'shell/packages/ui-kit/src',
      'infra/payment-sandbox/src',
      'infra/local/src',
      'infra/test-kit/src',
      `${plans}/domain`,
    ].map((folder) => [`${folder}/y.ts`, thing]),
  ),
  [`${plans}/persistence/y.ts`]: `${thing}export interface Row {\n  id: string;\n}\n`,
  'services/kernel/src/round.ts': "import { round } from './about.js';\nexport const thing = round;\n",
};

const permitted: Tree = {
  'mfe-a/src/contract.ts': takes('../../services/contracts/src/y.js'),
  'mfe-a/src/component.ts': takes('../../shell/packages/ui-kit/src/y.js'),
  'mfe-a/src/own.ts': takes('./contract.js').replace('{ thing }', '{ other as thing }'),
  [`${plans}/http/use-case.ts`]: takes('../application/use-case.js').replace(
    '{ thing }',
    '{ other as thing }',
  ),
  [`${plans}/application/use-case.ts`]: takes('../persistence/y.js'),
  [`${plans}/domain/rule.ts`]: takes('./y.js'),
  [`${plans}/index.ts`]: "export { thing } from './persistence/y.js';\n",
  'services/billing/src/modules/refunds/application/ask.ts': takes('../../plans/index.js'),
  'services/billing/src/modules/refunds/application/ask.spec.ts': takes('../../plans/persistence/y.js'),
  'infra/local/src/kit.spec.ts': takes('../../test-kit/src/y.js'),
  'services/library/src/compiled.ts': takes('../../catalogue/src/y.js'),
  'services/billing/src/peer.db.spec.ts': takes('../../auth/src/y.js'),
};

describe('import boundaries', () => {
  const found = new Set<string>();
  beforeAll(() => {
    const broken = Object.fromEntries(breaches.map(([, , file, text]) => [file, text]));
    for (const refusal of refusals({ ...world, ...permitted, ...broken })) found.add(refusal);
  });

  it.each(breaches)('refuse %s (%s)', (_, rule, file) => {
    expect(found).toContain(`${file} ${rule}`);
  });

  it('let pass what the architecture draws', () => {
    expect([...found].filter((refusal) => (refusal.split(' ')[0] ?? '') in permitted)).toEqual([]);
  });
});

describe('house rules', () => {
  const findings: string[] = [];
  beforeEach(() => {
    findings.length = 0;
    jest.spyOn(console, 'error').mockImplementation((line: string) => findings.push(line));
  });
  afterEach(() => jest.restoreAllMocks());

  /** @returns the findings on a tree in a fresh repository; houseRules asks git which files there are */
  function judged(tree: Tree): string[] {
    const folder = grow(tree);
    spawnSync('git', ['init', '-q'], { cwd: folder });
    expect(houseRules(folder)).toBe(findings.length === 0);
    return findings;
  }

  it.each([
    ["database.query('select id from billing.subscription');", 'own-schema-only'],
    ['database.query(`update "auth"."account" set name = $1`);', 'own-schema-only'],
    ["database.query('create table library.note (id uuid references releases.release)');", 'own-schema-only'],
    ["@Entity({ schema: 'ai_ops', name: 'cycle' })", 'own-schema-only'],
    ['const at = Date.now();', 'time-comes-from-the-clock'],
    ["database.query('delete from library.download where at < now()');", 'time-comes-from-the-clock'],
    ['// @ts-ignore: the types are behind', 'no-silenced-checks'],
  ])('judge %s in the library', (line, rule) => {
    const found = judged({
      'services/library/src/modules/x/persistence/x.ts': `export const y = 1;\n${line}\n`,
    });
    expect(found.join('\n')).toContain(`x.ts:2  ${rule}`);
  });

  it('let a service read its own schema, and a clock tell the time', () => {
    expect(
      judged({
        'services/library/src/modules/x/persistence/x.ts':
          "database.query('select id from library.workflow where at < $1', [this.clock.now()]);\n",
      }),
    ).toEqual([]);
  });

  it('ask the platform from an api folder only', () => {
    const asks =
      'const read = useApiQuery(stats);\nawait api.call(stats);\nconst add = useApiMutation(create, {\n';
    expect(
      judged({
        'mfe-a/src/features/x/api/use-x.ts': asks,
        'mfe-a/src/features/x/components/X.spec.tsx': asks,
        'shell/packages/mfe-runtime/src/queries.ts': asks,
      }),
    ).toEqual([]);
    const found = judged({ 'mfe-a/src/features/x/components/X.tsx': asks, 'shell/src/app/y.ts': asks });
    expect(found.map((line) => line.split(':')[1])).toEqual(
      ['1', '2', '3', '1', '2', '3'].map((line) => `${line}  queries-in-api`),
    );
  });

  it('refuse an inline style, a skipped test and a fixed wait', () => {
    const found = judged({
      'mfe-a/src/X.tsx': 'export const X = () => <p style={{ color: "red" }} />;\n',
      'services/library/src/x.spec.ts': "it.skip('x', () => undefined);\n",
      'shell/e2e/x.e2e.spec.ts': 'await page.waitForTimeout(500);\n',
    }).join('\n');
    for (const rule of ['no-inline-style', 'no-silenced-checks', 'no-fixed-waits-in-tests'])
      expect(found).toContain(rule);
  });
});
