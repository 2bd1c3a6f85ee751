import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentWorkflow } from '../dsl/types.js';
import { compileExport, ownersData } from './check-export.js';
import { type Problem, problem, problemLine, Refused } from './problem.js';
import { readDeclarations } from './read-declarations.js';
import { type Exported, readExport } from './read-export.js';

/** The two files of a workflow's folder. */
export const FILES = { workflow: 'workflow.json', declarations: 'workflow.yaml' } as const;

/** The exports of this package, compiled or not. */
const shipped = fileURLToPath(new URL('.', import.meta.url));

export const isSlug = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= 80;

/** What becomes of a folder: the workflow, or everything that is to mend. */
export type Checked = { readonly entry: ContentWorkflow } | { readonly problems: readonly Problem[] };

const caught = <T>(read: () => T, problems: Problem[]): T | undefined => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
};

function exportIn(folder: string): Exported {
  const file = join(folder, FILES.workflow);
  if (!existsSync(file)) throw new Refused([problem('no_file', FILES.workflow, 'the file is not there')]);
  return readExport(readFileSync(file));
}

function declarationsIn(folder: string) {
  const file = join(folder, FILES.declarations);
  if (!existsSync(file))
    throw new Refused([problem('no_declarations', FILES.declarations, 'the file is not there')]);
  return readDeclarations(readFileSync(file, 'utf8'));
}

/** Compiles the workflow of a folder, whose name is its address for good. */
export function checkFolder(folder: string): Checked {
  const slug = basename(folder);
  const problems: Problem[] = [];
  if (!isSlug(slug)) problems.push(problem('slug', 'the folder', `"${slug}" is no address`));
  const exported = caught(() => exportIn(folder), problems);
  if (exported) problems.push(...ownersData(exported, slug));
  const declared = caught(() => declarationsIn(folder), problems);
  const entry = exported && declared && caught(() => compileExport(slug, exported, declared), problems);
  return entry && problems.length === 0 ? { entry } : { problems };
}

/** Every workflow that was added as an export, and what is in the way of the others. @param root of the folders */
export function exportsIn(root: string = shipped): { workflows: ContentWorkflow[]; problems: string[] } {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  const workflows: ContentWorkflow[] = [];
  const problems: string[] = [];
  for (const name of folders) {
    const checked = checkFolder(join(root, name));
    if ('entry' in checked) workflows.push(checked.entry);
    else problems.push(...checked.problems.map((one) => `exports/${name}/${problemLine(one)}`));
  }
  return { workflows, problems };
}
