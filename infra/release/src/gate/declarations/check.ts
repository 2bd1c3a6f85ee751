import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stroomwerk/contracts/releases';
import { repositoryRoot } from '../../context.js';
import type { Contents } from '../contents.js';
import type { RunningShell } from '../running.js';
import { type Verdict, verdict } from '../verdict.js';
import { type Declarations, readDeclarations, typesFile } from './declarations.js';

/** What looking at declarations may take: seconds (two are usual, a busy machine took more than sixty), and megabytes (a quarter of it is usual). */
export interface Limits {
  readonly seconds: number;
  readonly megabytes: number;
}
const usual: Limits = { seconds: 180, megabytes: 768 };

const program = join(repositoryRoot, 'infra/release/dist/src/gate/declarations/process.js');

/** What is exposed and not declared, or the other way about. */
function undeclared({ exposes, server }: ReleaseManifest, declarations: Declarations): string[] {
  const exposed = [...Object.keys(exposes), ...(server === null ? [] : ['./server'])];
  return [
    ...exposed
      .filter((name) => !Object.hasOwn(declarations.exposes, name))
      .map((name) => `${name} is exposed, and ${typesFile} does not declare it`),
    ...Object.keys(declarations.exposes)
      .filter((name) => !exposed.includes(name))
      .map((name) => `${typesFile} declares ${name}, which is not exposed`),
  ];
}

/** @throws Error when the compiler came to no end within its limits */
function judgedApart(
  declarations: Declarations,
  offered: readonly string[],
  { seconds, megabytes }: Limits,
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [], {
      ...{ env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
      ...{ execArgv: [`--max-old-space-size=${megabytes}`], timeout: seconds * 1_000, killSignal: 'SIGKILL' },
    });
    let word: { faults?: string[]; failed?: string } | undefined;
    child.once('message', (said: typeof word) => {
      word = said;
    });
    child.once('error', reject);
    child.once('close', () => {
      if (word?.faults) resolve(word.faults);
      else
        reject(
          new Error(
            word?.failed ??
              `the declarations could not be checked within ${seconds} s and ${megabytes} MB; make the types of what is exposed simpler`,
          ),
        );
    });
    child.send({ declarations, root: repositoryRoot, offered });
  });
}

/**
 * The declarations that were uploaded with a release hold against the contract of this checkout's shell, the one that
 * runs. What they say of the code is the team's word: what the code does is seen in the browser.
 * @param shell the running one, which says what remotes may name
 */
export async function checkDeclarations(
  manifest: ReleaseManifest,
  contents: Contents,
  { shared, version }: RunningShell,
  limits = usual,
): Promise<Verdict> {
  const declarations = readDeclarations(contents.get(typesFile));
  const absent = undeclared(manifest, declarations);
  const faults = absent.length > 0 ? absent : await judgedApart(declarations, Object.keys(shared), limits);
  return verdict(
    'contract',
    faults,
    `${Object.keys(declarations.exposes).length} modules as shell ${version} takes them`,
  );
}
