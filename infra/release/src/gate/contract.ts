import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import { RemoteDeclaration } from '@stroomwerk/contracts/releases';
import { runTool } from './tool.js';
import { type Verdict, verdict } from './verdict.js';

/** A module that the shell or the edge takes from a remote. */
interface Exposed {
  readonly remote: string;
  /** `./LibraryPage`, or `./server`. */
  readonly name: string;
  /** Below the repository, without its extension. */
  readonly module: string;
  readonly source: string;
  readonly contract: 'PageModule' | 'ServerModule';
}

/** TypeScript 7, by its path (infra/typescript). */
const compiler = 'node_modules/typescript7/bin/tsc';

/** What a remote of this checkout exposes, from its declaration. */
function exposedBy(root: string, remote: string): Exposed[] {
  const file = join(root, remote, 'remote.json');
  if (!existsSync(file)) return [];
  const { exposes } = RemoteDeclaration.parse(JSON.parse(readFileSync(file, 'utf8')));
  const one = (name: string, path: string, contract: Exposed['contract']): Exposed => {
    const source = `${remote}/${path.replace(/^\.\//, '')}`;
    return { remote, name, source, module: source.replace(/\.tsx?$/, ''), contract };
  };
  const pages = Object.entries(exposes).map(([name, path]) => one(name, path, 'PageModule'));
  const server = 'src/server.tsx';
  return existsSync(join(root, remote, server)) ? [...pages, one('./server', server, 'ServerModule')] : pages;
}

/** Errors of the compiler by file and line; the indented lines below one belong to it. */
function errorsIn(output: string): { file: string; line: number; text: string }[] {
  const found: { file: string; line: number; text: string }[] = [];
  for (const line of output.split('\n')) {
    const [, file, at, text] = /^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/.exec(line) ?? [];
    if (file && at && text) found.push({ file: file.replaceAll('\\', '/'), line: Number(at), text });
    else if (/^\s+\S/.test(line)) {
      const last = found.at(-1);
      if (last) last.text += ` ${line.trim()}`;
    } else if (line.includes('error TS')) found.push({ file: '', line: 0, text: line });
  }
  return found;
}

/** One line for each module, so that an error's line names the module. */
const contractFile = (exposed: readonly Exposed[], declarations: string): string =>
  [
    `import type { PageModule, ServerModule } from '@stroomwerk/mfe-runtime';`,
    'type Meets<Contract, Module extends Contract> = Module & Contract;',
    ...exposed.map(
      ({ module, contract }, index) =>
        `import type * as m${index} from './${declarations}/${module}.js'; export type C${index} = Meets<${contract}, typeof m${index}>;`,
    ),
    '',
  ].join('\n');
/** Lines of `contractFile` before the first module. */
const linesBefore = 2;

/** From `dist/types` of a remote to the repository. */
const up = '../../..';
const settings = (options: object, files: readonly string[]): string =>
  JSON.stringify({ extends: `${up}/infra/typescript/web.json`, compilerOptions: options, files });

/**
 * The declarations of what the candidate exposes are made, and hold against the shell's contract (`PageModule`,
 * `ServerModule` of mfe-runtime) as it is in this checkout; so do those of the active peers, lest a change of the
 * contract leaves them behind.
 * @param peers remotes that visitors get beside it; those that this checkout does not have are left out
 */
export async function checkContract(
  root: string,
  remote: string,
  peers: readonly string[],
): Promise<Verdict> {
  const all = [remote, ...peers].flatMap((name) => exposedBy(root, name));
  const absent = all.filter(({ source }) => !existsSync(join(root, source)));
  const present = all.filter((one) => !absent.includes(one));
  const folder = join(root, remote, 'dist/types');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Packages may be linked from another checkout: below the top of the file system every source has a place.
  const top = parse(root).root;
  const declarations = relative(top, realpathSync(root));
  const emit = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: top, outDir: '.' };
  const sources = present.map(({ source }) => `${up}/${source}`);
  writeFileSync(join(folder, 'emit.json'), settings(emit, sources));
  writeFileSync(join(folder, 'contract.ts'), contractFile(present, declarations));
  writeFileSync(join(folder, 'check.json'), settings({}, ['contract.ts']));

  const emitted = await runTool(root, compiler, ['--pretty', 'false', '-p', join(folder, 'emit.json')]);
  const bare = present.filter(({ module }) => !existsSync(join(folder, declarations, `${module}.d.ts`)));
  const checked = await runTool(root, compiler, ['--pretty', 'false', '-p', join(folder, 'check.json')]);
  const named = ({ remote: owner, name }: Exposed): string => `${owner} ${name}`;
  const broken = errorsIn(checked.output).map(({ file, line, text }) => {
    const one = file.endsWith('contract.ts') ? present[line - 1 - linesBefore] : undefined;
    return one
      ? `${named(one)} is no ${one.contract} (${text.replace(/typeof import\("[^"]*"\)/g, 'the module')}); ${wayOut(one, remote)}`
      : `${file}(${line}): ${text}`;
  });
  const faults = [
    ...absent.map((one) => `${named(one)}: there is no ${one.source}; correct exposes in remote.json`),
    ...errorsIn(emitted.output)
      // What is wrong inside a peer is that team's; only what it shows to the shell counts here.
      .filter(({ file }) => file === '' || file.startsWith(`${remote}/`))
      .map(({ file, line, text }) => `${file}(${line}): ${text}`),
    ...bare.map((one) => `${named(one)}: no declaration could be made of ${one.source}`),
    ...broken,
  ];
  if (!checked.ok && broken.length === 0) faults.push(checked.output);
  const mine = all.filter((one) => one.remote === remote).length;
  return verdict('contract', faults, `${mine} modules, and ${all.length - mine} of the active peers`);
}

const wayOut = ({ remote, contract }: Exposed, candidate: string): string => {
  if (remote !== candidate) return 'the contract of this checkout breaks it: keep the contract compatible';
  return contract === 'PageModule'
    ? 'export a component by default that needs no properties'
    : 'export pages and prefetch as ServerModule has them';
};
