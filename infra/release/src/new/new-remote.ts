import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RemoteDeclaration } from '@stroomwerk/contracts/releases';
import { ReleaseError } from '../context.js';
import { ciRecipe, type RemoteNames, remoteFiles } from './templates.js';

/** @param given `loyalty-points` or `mfe-loyalty-points` @throws ReleaseError for a name that is no address */
export function namesOf(given: string, owner?: string): RemoteNames {
  const short = given.replace(/^mfe-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(short) || short.length > 40)
    throw new ReleaseError(
      `${given} is no name: small letters, digits and single dashes, e.g. loyalty-points.`,
    );
  const words = short.split('-');
  const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    remote: `mfe-${short}`,
    short,
    pascal: words.map(upper).join(''),
    title: upper(words.join(' ')),
    owner: owner ?? `team-${short}`,
  };
}

/** Remotes of this checkout with their declarations. */
function existingRemotes(root: string): RemoteDeclaration[] {
  return readdirSync(root)
    .map((name) => join(root, name, 'remote.json'))
    .filter((file) => existsSync(file))
    .map((file) => RemoteDeclaration.parse(JSON.parse(readFileSync(file, 'utf8'))));
}

/**
 * Makes a remote that builds, tests and releases at once, with its owner and its pipeline.
 * @returns the files that were written, relative to `root`
 */
export function newRemote(root: string, names: RemoteNames): string[] {
  const folder = join(root, names.remote);
  if (existsSync(folder)) throw new ReleaseError(`${names.remote} exists already.`);
  const others = existingRemotes(root);
  const taken = others.find(({ routes }) => routes.some(({ path }) => path.split('/')[1] === names.short));
  if (taken) throw new ReleaseError(`/${names.short} belongs to ${taken.name}. Choose another name.`);
  const [model] = others;
  if (!model) throw new ReleaseError('There is no remote to take the versions of packages from.');
  const like = JSON.parse(readFileSync(join(root, model.name, 'package.json'), 'utf8')) as {
    readonly scripts: object;
    dependencies: object;
    devDependencies: object;
  };
  const files: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(remoteFiles(names, like)).map(([file, text]) => [`${names.remote}/${file}`, text]),
    ),
    [`.ci/remotes/${names.remote}.sh`]: ciRecipe(names.remote, names.owner),
  };
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  chmodSync(join(root, `.ci/remotes/${names.remote}.sh`), 0o755);
  const owners = join(root, 'CODEOWNERS');
  const before = existsSync(owners) ? readFileSync(owners, 'utf8') : '';
  writeFileSync(owners, withOwner(before, names));
  return [...Object.keys(files), 'CODEOWNERS'];
}

/** A folder and its pipeline belong to the team; added once. */
export function withOwner(
  codeowners: string,
  { remote, owner }: Pick<RemoteNames, 'remote' | 'owner'>,
): string {
  const lines = [`/${remote}/ @${owner}`, `/.ci/remotes/${remote}.sh @${owner}`];
  const missing = lines.filter((line) => !codeowners.split('\n').includes(line));
  const head = codeowners === '' || codeowners.endsWith('\n') ? codeowners : `${codeowners}\n`;
  return missing.length === 0 ? codeowners : `${head}${missing.join('\n')}\n`;
}
