import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A command that cannot go on, for a reason the person can mend: printed without a stack. */
export class ReleaseError extends Error {}

/** The repository: from `infra/release/src` and from `infra/release/dist/src` alike. */
export const repositoryRoot = resolve(
  fileURLToPath(new URL('.', import.meta.url)),
  import.meta.url.includes('/dist/src/') ? '../../../..' : '../../..',
);

/** Where this command works. */
export interface Context {
  readonly root: string;
  readonly dataDir: string;
  /** Origin that tokens are made for and that visitors use. */
  readonly publicUrl: string;
  /** Where the calls go: the edge. */
  readonly apiUrl: string;
}

/**
 * Finds the running platform: PUBLIC_URL, else what the last `npm start` wrote down, else port 8080.
 * @param env DATA_DIR as for `npm start`; a relative one is below the repository
 */
export function readContext(env: NodeJS.ProcessEnv = process.env, root = repositoryRoot): Context {
  const below = (path: string): string => (isAbsolute(path) ? path : join(root, path));
  const dataDir = below(env.DATA_DIR || '.data');
  const publicUrl = (env.PUBLIC_URL || runningAt(dataDir) || 'http://localhost:8080').replace(/\/$/, '');
  return {
    root,
    dataDir,
    publicUrl,
    apiUrl: publicUrl,
  };
}

function runningAt(dataDir: string): string | undefined {
  const file = join(dataDir, 'run', 'state.json');
  if (!existsSync(file)) return undefined;
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { publicUrl?: string }).publicUrl;
  } catch {
    throw new ReleaseError(`${file} cannot be read; is the platform starting at this moment?`);
  }
}
