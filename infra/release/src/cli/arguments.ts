import { ReleaseError } from '../context.js';

export const usage = `npm run release -- <remote> [action] [options]

  (no action)          build, check, publish and promote
  publish              build, check and publish; visitors see nothing of it yet
  promote [version]    give visitors this release (the one published last)
  rollback [version]   give visitors an earlier release (the one before the present)
  list                 the releases of the remote
  history              who moved the pointer, when and why

  --version X   version of the new release (the next patch after the highest published)
  --notes ".."  what is new in it
  --reason ".." why the pointer moves
  --json        one JSON document on stdout

RELEASE_TOKEN: a token of role ops, for pipelines. PUBLIC_URL: where the platform runs.`;

const actions = ['release', 'publish', 'promote', 'rollback', 'list', 'history'] as const;
export type Action = (typeof actions)[number];

export interface Arguments {
  readonly remote: string;
  readonly action: Action;
  /** Of promote and rollback. */
  readonly target: string | undefined;
  readonly version: string | undefined;
  readonly notes: string;
  readonly reason: string | undefined;
  readonly json: boolean;
}

/** @throws ReleaseError with the usage */
export function readArguments(argv: readonly string[]): Arguments {
  const options: Record<string, string> = {};
  const positions: string[] = [];
  let json = false;
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? '';
    const option = /^--(version|notes|reason)(?:=(.*))?$/s.exec(word);
    if (word === '--json') json = true;
    else if (option?.[1]) {
      if (option[2] === undefined) index += 1;
      const value = option[2] ?? argv[index];
      if (value === undefined) throw new ReleaseError(`--${option[1]} needs a value.\n\n${usage}`);
      options[option[1]] = value;
    } else if (word.startsWith('-')) throw new ReleaseError(`There is no option ${word}.\n\n${usage}`);
    else positions.push(word);
  }
  const [remote, action = 'release', target, ...rest] = positions;
  if (remote === undefined) throw new ReleaseError(usage);
  const known = actions.find((name) => name === action);
  const mayTarget = known === 'promote' || known === 'rollback';
  if (!known || rest.length > 0 || (target !== undefined && !mayTarget))
    throw new ReleaseError(`This is not understood: ${positions.join(' ')}\n\n${usage}`);
  if (!/^mfe-[a-z][a-z0-9-]*$/.test(remote))
    throw new ReleaseError(`${remote} is no name of a remote (mfe-...).\n\n${usage}`);
  return {
    remote,
    action: known,
    target,
    version: options.version,
    notes: options.notes ?? '',
    reason: options.reason,
    json,
  };
}
