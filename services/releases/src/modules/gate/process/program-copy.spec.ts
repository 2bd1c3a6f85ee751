// Real: files, links, modes, another user's process where we are root, the gate's compiler (compiled).
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gateUser, inGatePlace } from './gate-place.js';
import { copyProgram, isPublic } from './program-copy.js';

describe('a program in a checkout that only its owner may read', () => {
  let root: string;
  let candidate: string;
  const write = async (file: string, content: string | object): Promise<void> => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  };

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'checkout-'));
    candidate = await mkdtemp(join(tmpdir(), 'candidate-'));
    await write('package.json', { workspaces: ['infra/*'] });
    await write('.data/keys/private.pem', 'secret');
    const dependencies = { '@s/words': '1', near: '1' };
    await write('infra/release/package.json', { name: 'release', type: 'module', dependencies });
    await write(
      'infra/release/dist/operator.js',
      "import { word } from '@s/words'; import near from 'near'; console.log(word + near);",
    );
    await write('infra/words/package.json', { name: '@s/words', type: 'module', exports: './dist/index.js' });
    await write('infra/words/dist/index.js', "export const word = 'hello';");
    await write('node_modules/near/package.json', { name: 'near', main: 'src/index.js' });
    await write('node_modules/near/src/index.js', "module.exports = ' there';");
    await write('node_modules/far/package.json', { name: 'far' });
    await mkdir(join(root, 'node_modules/@s'));
    await symlink('../../infra/words', join(root, 'node_modules/@s/words'));
  });
  afterEach(async () => {
    for (const folder of [root, candidate]) await rm(folder, { recursive: true, force: true });
  });

  it('is copied with what it is made of, and nothing else', async () => {
    const program = join(root, 'infra/release/dist/operator.js');
    expect(await isPublic(program)).toBe(false);
    const user = gateUser();
    await inGatePlace(program, candidate, async (place) => {
      if (user === undefined) return expect(place.program).toBe(program);
      const { cwd, env, execArgv } = place.options;
      const args = [...execArgv, place.program];
      const ran = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
      expect([ran.stderr, ran.stdout]).toEqual(['', 'hello there\n']);
      const copy = place.program.replace(/infra.*$/, '');
      for (const file of ['.data/keys/private.pem', 'node_modules/far/package.json'])
        await expect(readFile(join(copy, file))).rejects.toThrow('ENOENT');
    });
  });

  it('stays where it is when everybody may read it', async () => {
    await chmod(root, 0o755);
    const program = join(root, 'infra/release/dist/operator.js');
    await inGatePlace(program, candidate, async (place) => expect(place.program).toBe(program));
  });
});

it('has in its copy the compiler and the contract that declarations are held against', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'gate-copy-'));
  try {
    const judge = join(
      import.meta.dirname,
      '../../../../../../infra/release/dist/src/gate/declarations/process.js',
    );
    const program = await copyProgram(judge, copy);
    const child = fork(program, [], { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const page = (text: string) => `export default function Page(${text}): import('react').JSX.Element;`;
    child.send({
      ...{ root: copy, offered: ['react', '@stroomwerk/mfe-runtime'] },
      declarations: {
        exposes: { './Good': 'good.d.ts', './Bad': 'bad.d.ts', './server': 'server.d.ts' },
        files: {
          ...{ 'good.d.ts': page(''), 'bad.d.ts': page('props: { title: string }') },
          'server.d.ts': `import type { ServerModule } from '@stroomwerk/mfe-runtime'; export declare const pages: ServerModule['pages'];`,
        },
      },
    });
    const [{ faults, failed }] = (await once(child, 'message')) as [{ faults?: string[]; failed?: string }];
    expect([failed, faults]).toEqual([undefined, [expect.stringContaining('./Bad is no PageModule')]]);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});
