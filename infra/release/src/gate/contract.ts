import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFile, linesBefore } from './contract-file.js';
import { compiler, type Exposed, emitDeclarations, exposedBy, settings } from './declarations/emit.js';
import { runTool } from './tool.js';
import { type Verdict, verdict } from './verdict.js';

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
  const { folder, below, output } = await emitDeclarations(root, remote, present);
  writeFileSync(
    join(folder, 'contract.ts'),
    contractFile(present.map((one) => ({ ...one, module: `${below}/${one.module}` }))),
  );
  writeFileSync(join(folder, 'check.json'), settings({}, ['contract.ts']));
  const bare = present.filter(({ module }) => !existsSync(join(folder, below, `${module}.d.ts`)));
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
    ...errorsIn(output)
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
