// Real: the files of this repository. What a newcomer reads must be there to run.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
interface Package {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}
const packageOf = (folder: string): Package => JSON.parse(read(join(folder, 'package.json'))) as Package;
const inside = (group: string): string[] => readdirSync(join(root, group)).map((name) => `${group}/${name}`);

/** Every workspace of the root's package.json. */
const workspaces = [
  'shell',
  ...inside('shell/packages'),
  ...inside('services'),
  ...inside('infra'),
  ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
].filter((folder) => existsSync(join(root, folder, 'package.json')));

/** npm commands as a text names them: `npm start`, `npm run dev -w mfe-library`. */
function commandsIn(text: string): { script: string; workspace: string | undefined }[] {
  return [...text.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)(?: -w ([\w@/-]+))?/g)].map(
    ([, script = '', workspace]) => ({ script, workspace }),
  );
}

const documents = [
  'README.md',
  ...[...workspaces, 'infra/compose', 'infra/kubernetes', 'infra/docs/errors'].map(
    (folder) => `${folder}/README.md`,
  ),
];

describe.each(workspaces)('%s', (folder) => {
  it('says in a README what it is for', () => {
    const lines = read(`${folder}/README.md`).split('\n');
    const { name } = packageOf(folder);
    expect(lines[0]).toMatch(/^# /);
    expect([name, folder]).toContain(lines[0]?.replace(/^# /, '').trim());
    expect(lines.filter((line) => line.trim() !== '').length).toBeGreaterThan(3);
  });
});

it.each(documents)('%s names only npm commands that exist', (file) => {
  const missing = commandsIn(read(file)).filter(({ script, workspace }) => {
    const folder =
      workspace === undefined ? '.' : workspaces.find((one) => packageOf(one).name === workspace);
    return folder === undefined || packageOf(folder).scripts?.[script] === undefined;
  });
  expect(missing).toEqual([]);
});

it('finds the commands of the README', () => {
  expect(commandsIn(read('README.md')).map(({ script }) => script)).toEqual(
    expect.arrayContaining(['start', 'test', 'status', 'dev', 'release']),
  );
});

it('every command of `npm run` has its code', () => {
  const { scripts = {} } = packageOf('.');
  const dispatcher = read('infra/local/bin/run.mjs');
  for (const [name, command] of Object.entries(scripts)) {
    const [program = '', file = '', argument = ''] = command.split(' ');
    if (program !== 'node') continue;
    expect([name, existsSync(join(root, file))]).toEqual([name, true]);
    if (file === 'infra/local/bin/run.mjs') expect(dispatcher).toContain(`\n  ${argument}: `);
  }
  for (const [, target = ''] of dispatcher.matchAll(/import\('([^']+)'\)/g)) {
    const source = join('infra/local/bin', target).replace('/dist/src/', '/src/').replace(/\.js$/, '.ts');
    expect([target, existsSync(join(root, source))]).toEqual([target, true]);
  }
});
