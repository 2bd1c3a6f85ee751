// Real: git, in a small repository of its own.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changedFiles, testsOf } from './changed.js';

const packages = [
  'services/library',
  'services/library-extra',
  'shell',
  'shell/packages/ui-kit',
  'infra/lint',
];

describe('the tests that a change asks for', () => {
  it('are those of each package, the innermost one', () => {
    const files = [
      'services/library/src/a.ts',
      'services/library/README.md',
      'shell/packages/ui-kit/src/b.tsx',
    ];
    expect(testsOf(files, packages)).toEqual({
      folders: ['services/library', 'shell/packages/ui-kit'],
      journeys: [],
      everything: false,
    });
  });

  it('are a journey alone where only that changed, and all of them where they share what changed', () => {
    const journey = 'shell/e2e/pages.e2e.spec.ts';
    expect(testsOf([journey], packages)).toEqual({ folders: [], journeys: [journey], everything: false });
    expect(testsOf(['shell/e2e/support/people.ts'], packages).journeys).toEqual(['shell/e2e/']);
    // What `npm run soak` runs is no part of it.
    expect(testsOf(['shell/e2e/releases-skew.soak.spec.ts'], packages).journeys).toEqual([]);
  });

  it('are all of them for what belongs to no package, and those of the texts for a text', () => {
    expect(testsOf(['package-lock.json'], packages).everything).toBe(true);
    expect(testsOf(['README.md'], packages)).toMatchObject({
      folders: ['infra/test-kit'],
      everything: false,
    });
  });
});

describe('what a checkout changed', () => {
  const root = mkdtempSync(join(tmpdir(), 'changed-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.nl', ...args], { cwd: root });
  const write = (file: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), file);
    git('add', file);
  };

  it('is what its branch committed, what it did not commit, and what is new; nothing on main itself', () => {
    git('init', '-q', '-b', 'main');
    write('services/library/src/a.ts');
    git('commit', '-qm', 'First');
    expect(changedFiles(root)).toEqual([]);
    git('checkout', '-qb', 'work');
    write('shell/src/committed.ts');
    git('commit', '-qm', 'Second');
    write('shell/src/staged.ts');
    writeFileSync(join(root, 'services/library/src/a.ts'), 'changed');
    writeFileSync(join(root, 'new.txt'), 'new');
    expect(changedFiles(root)).toEqual([
      'new.txt',
      'services/library/src/a.ts',
      'shell/src/committed.ts',
      'shell/src/staged.ts',
    ]);
  });

  it('is refused where git knows nothing', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'changed-'));
    expect(() => changedFiles(elsewhere)).toThrow('--changed asks git');
    rmSync(elsewhere, { recursive: true });
  });
});
