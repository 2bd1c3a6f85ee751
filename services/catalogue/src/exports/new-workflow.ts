import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { CATEGORIES, type Category } from '../dsl/types.js';
import { slugOf } from '../kit/text.js';
import { type Cleaned, cleanExport } from './clean-export.js';
import { checkFolder, FILES, isSlug } from './folders.js';
import { type Problem, problem, problemLine, Refused } from './problem.js';
import { assertSize, counted, type Exported, readExport } from './read-export.js';
import { type Scaffold, scaffoldOf, scaffoldText } from './scaffold.js';

export const usage = `npm run new -- workflow <export.json> [--category ${CATEGORIES.join('|')}] [--slug <address>]
  makes a folder of it in services/catalogue/src/exports, with what is left to write in workflow.yaml
npm run new -- workflow <export.json> --slug <address> --update
  takes a newer export into the folder; workflow.yaml stays as it is
npm run new -- workflow <folder>
  checks a folder: what is missing, on which line, and how to mend it`;

const jsonText = (file: Cleaned['file']): string => `${JSON.stringify(file, null, 2)}\n`;

interface Asked {
  readonly path: string;
  readonly category: Category | '';
  readonly slug: string | undefined;
  readonly update: boolean;
}

/** @returns undefined where nobody would know what is meant */
function asked(args: readonly string[]): Asked | undefined {
  const rest = [...args];
  const take = (flag: string): string | undefined => {
    const at = rest.indexOf(flag);
    return at < 0 ? undefined : (rest.splice(at, 2)[1] ?? '');
  };
  const [category, slug] = [take('--category'), take('--slug')];
  const at = rest.indexOf('--update');
  if (at >= 0) rest.splice(at, 1);
  const [path, ...more] = rest;
  const isKnown = category === undefined || CATEGORIES.some((one) => one === category);
  if (path === undefined || path.startsWith('--') || more.length > 0 || !isKnown || slug === '')
    return undefined;
  return { path, category: (category ?? '') as Category | '', slug, update: at >= 0 };
}

/** What was taken out of an export, in a line. */
function takenOut({ left }: Exported, { proposals, keys }: Cleaned): string[] {
  const distinct = (isMail: boolean) =>
    new Set(proposals.filter(({ kind }) => (kind === 'mail') === isMail).map(({ was }) => was)).size;
  const all = [
    ...left,
    ...keys.map((step) => `a key in the text of step "${step}"`),
    ...counted(distinct(true), 'e-mail address', 'e-mail addresses'),
    ...counted(distinct(false), 'id or address of yours', 'ids and addresses of yours'),
  ];
  return all.length > 0 ? [`  taken out: ${all.join(', ')}`] : [];
}

function filledIn({ accounts, values, texts, notes, columns }: Scaffold): string {
  const all = [
    ...counted(accounts.length, 'account'),
    ...counted(values.length, 'value'),
    ...counted(texts.length, 'text'),
    ...counted(Object.keys(columns).length, 'column'),
    ...counted(notes.length, 'note'),
  ];
  return `  filled in: ${all.join(', ') || 'the steps'}`;
}

const tell = (problems: readonly Problem[], say: (line: string) => void): void => {
  for (const line of new Set(problems.map(problemLine))) say(line);
};

/** Says what is to mend in a folder. @returns 0 where nothing is */
function check(folder: string, say: (line: string) => void): number {
  const checked = checkFolder(folder);
  if ('entry' in checked) {
    const { meta, slug } = checked.entry;
    say(
      `${slug}: nothing to mend; ${meta.values.length} values, ${meta.accounts.length} accounts, both languages`,
    );
    say(
      'Next: npm run library -- compile shows it beside what is published, -- compile --lock publishes it.',
    );
    return 0;
  }
  tell(checked.problems, say);
  say(`${new Set(checked.problems.map(problemLine)).size} to mend`);
  return 1;
}

/** Makes the folder in one move: a run that breaks off leaves nothing. */
function make(root: string, slug: string, files: { readonly [name: string]: string }): void {
  mkdirSync(root, { recursive: true });
  const begun = mkdtempSync(join(root, '.new-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(begun, name), text);
    chmodSync(begun, 0o755);
    renameSync(begun, join(root, slug));
  } finally {
    rmSync(begun, { recursive: true, force: true });
  }
}

function readFile(path: string): Exported {
  if (!existsSync(path)) throw new Refused([problem('no_file', path, 'there is no such file')]);
  assertSize(statSync(path).size);
  return readExport(readFileSync(path));
}

function take(
  root: string,
  { path, category, slug: wanted, update }: Asked,
  say: (line: string) => void,
): number {
  const read = readFile(path);
  const exported = read.name === '' ? { ...read, name: basename(path).replace(/\.json$/i, '') } : read;
  const slug = wanted ?? slugOf(exported.name);
  if (!isSlug(slug)) throw new Refused([problem('slug', '--slug', `"${slug}" is no address`)]);
  const folder = join(root, slug);
  const isThere = existsSync(folder);
  if (isThere && !update)
    throw new Refused([problem('folder_there', slug, 'there is a workflow with this address')]);
  if (!isThere && update)
    throw new Refused([problem('no_file', slug, 'there is no workflow with this address to update')]);
  const cleaned = cleanExport(exported, slug);
  const scaffold = scaffoldOf(exported, cleaned, category);
  if (update) {
    const next = join(folder, `${FILES.workflow}.new`);
    writeFileSync(next, jsonText(cleaned.file));
    renameSync(next, join(folder, FILES.workflow));
  } else
    make(root, slug, {
      [FILES.workflow]: jsonText(cleaned.file),
      [FILES.declarations]: scaffoldText(scaffold),
    });
  say(`${slug}: ${update ? 'updated' : 'made'} from ${exported.steps.length} steps`);
  for (const line of takenOut(exported, cleaned)) say(line);
  if (update) return check(folder, say);
  say(filledIn(scaffold));
  say('The name of the folder is its address for good: rename it now if it should read otherwise.');
  say(`Still to write, in ${FILES.declarations}:`);
  check(folder, say);
  say(`Then: npm run new -- workflow ${relative(process.cwd(), folder)}`);
  return 0;
}

/**
 * `npm run new -- workflow …`: see `usage`.
 * @param root of the exports in the sources @param path made absolute where it names a file or folder
 * @returns 0 done, 1 something is to mend; then nothing was written
 */
export function newWorkflow(root: string, args: readonly string[], say: (line: string) => void): number {
  const wanted = asked(args);
  if (!wanted) {
    say(usage);
    return 1;
  }
  try {
    const isFolder = existsSync(wanted.path) && statSync(wanted.path).isDirectory();
    return isFolder ? check(wanted.path, say) : take(root, wanted, say);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tell(error.problems, say);
    return 1;
  }
}
