import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, realpath, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** What a package.json says that matters here. */
interface Package {
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const packageOf = async (folder: string): Promise<Package> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Package;

const above = (path: string): string[] =>
  dirname(path) === path ? [] : [dirname(path), ...above(dirname(path))];

/** Whether anybody may read a file: it, and the way to it. A checkout in root's home is for root only. */
export async function isPublic(file: string): Promise<boolean> {
  const path = await realpath(file);
  if (((await stat(path)).mode & 0o004) === 0) return false;
  for (const folder of above(path)) if (((await stat(folder)).mode & 0o001) === 0) return false;
  return true;
}

/**
 * Copies a program with the packages that it is made of, and those only, laid out as in its repository.
 * @returns the copy of the program
 */
export async function copyProgram(program: string, to: string): Promise<string> {
  const path = await realpath(program);
  const own = above(path).find((folder) => existsSync(join(folder, 'package.json')));
  if (own === undefined) throw new Error(`${program} belongs to no package`);
  let root = own;
  for (const folder of above(path))
    if (existsSync(join(folder, 'package.json')) && (await packageOf(folder)).workspaces) root = folder;
  const done = new Set<string>();
  const place = (folder: string): string => join(to, relative(root, folder));
  const take = async (folder: string): Promise<void> => {
    if (done.has(folder)) return;
    done.add(folder);
    // With their sources: the types of our own packages are read from them.
    const left = join(folder, 'node_modules');
    await cp(folder, place(folder), { recursive: true, filter: (one) => one !== left });
    const { dependencies, optionalDependencies } = await packageOf(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const link = [folder, ...above(folder)]
        .map((one) => join(one, 'node_modules', name))
        .find((one) => existsSync(one));
      if (link === undefined || relative(root, link).startsWith('..')) continue;
      const real = await realpath(link);
      if (real !== link && !existsSync(place(link))) {
        await mkdir(dirname(place(link)), { recursive: true });
        await symlink(relative(dirname(link), real), place(link));
      }
      await take(real);
    }
  };
  await take(own);
  return join(to, relative(root, path));
}
