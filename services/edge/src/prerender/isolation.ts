import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/** What holds a drawing process on this machine. */
export interface Isolation {
  /** What is put before node's own command. */
  readonly before: readonly string[];
  /** Whether each process gets a user of its own. */
  readonly ownUser: boolean;
  /** What could not be limited here, and why. */
  readonly missing: readonly string[];
}

/**
 * Node's own fence: no files, no child processes, no threads, no native addons, no code from strings.
 * Until 22.13 its switch was called experimental.
 */
export const nodeFlags: readonly string[] = [
  process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
  '--disallow-code-generation-from-strings',
  '--max-old-space-size=128',
  '--max-semi-space-size=8',
  '--v8-pool-size=1',
  '--no-warnings',
  '--input-type=module',
];

/** The first of the numbers that drawing processes have as users: given to nobody by Debian or systemd. */
export const firstUser = 60_600;
export const users = 500;

/** Kilobytes of memory that may be written to: beyond it the system gives none. Node reserves 540 MB from 24 on. */
const dataLimit = 600_000 + (Number.parseInt(process.versions.node, 10) >= 23 ? 550_000 : 0);
/** No files, few descriptors, and seconds of a processor in a whole life: the end of one whose edge is gone. */
const limits = 'unset PWD OLDPWD && ulimit -c 0 && ulimit -f 0 && ulimit -n 64 && ulimit -t 300';

/** A shell that does something and becomes what follows. */
const after = (script: string, ...args: string[]): string[] => [
  ...['/bin/sh', '-c', `${script} && shift ${args.length} && exec "$@"`, 'sh'],
  ...args,
];

/** Puts folders out of sight that a drawing has no business in, as far as they are here and node is not below them. */
function hiding(dataDir: string): string[] {
  const node = realpathSync(process.execPath);
  const folders = [dataDir, '/proc', '/run', '/var/lib/stroomwerk', '/var/tmp', '/tmp']
    .filter((folder) => existsSync(folder))
    .map((folder) => realpathSync(resolve(folder)))
    .filter((folder) => !node.startsWith(folder + sep));
  const mounts = folders.map((_, at) => `mount -t tmpfs -o size=4k,mode=0755,ro drawing "$${at + 1}"`);
  return after(mounts.join(' && '), ...folders);
}

/** Whether a command runs and ends well. */
const runs = (command: readonly string[], as: { uid?: number; gid?: number } = {}): Promise<boolean> =>
  new Promise((done) => {
    const [file = '', ...args] = command;
    const child = spawn(file, args, { ...as, env: {}, cwd: '/', stdio: 'ignore' });
    child.once('error', () => done(false));
    child.once('exit', (code) => done(code === 0));
  });

const reasons = {
  user: 'they run as the user of the edge: only root may give them another',
  network: 'they share the network: no right to a namespace of their own',
  files: "only Node's permission model and their user keep files from them: no right to mount",
  limits: 'only the edge watches their memory and time: the system did not take its limits',
  privileges: 'they could gain privileges from files that give some: no setpriv here',
};

/** Nothing but Node's own fence and an empty environment. */
export const nodeOnly: Isolation = { before: [], ownUser: false, missing: Object.values(reasons) };

/**
 * Tries what this machine lets us do, fence by fence; a fraction of a second.
 * @param dataDir kept out of sight where folders can be
 * @param user who we are; undefined where users have no numbers
 */
export async function isolationOf(
  dataDir: string,
  user: number | undefined = process.getuid?.(),
): Promise<Isolation> {
  if (process.platform !== 'linux') return nodeOnly;
  const root = user === 0;
  const before: string[] = [];
  /** Adds the first of some beginnings with which a command runs. @returns which one it is; -1 for none */
  const add = async (command: readonly string[], ...candidates: readonly string[][]): Promise<number> => {
    for (const [at, candidate] of candidates.entries()) {
      if (!(await runs([...before, ...candidate, ...command]))) continue;
      before.push(...candidate);
      return at;
    }
    return -1;
  };
  const unshare = ['unshare', ...(root ? [] : ['--user', '--map-root-user']), '--net'];
  const apart = await add(['true'], [...unshare, '--mount', '--'], [...unshare, '--']);
  const hides = apart === 0 && (await add([process.execPath, '--version'], hiding(dataDir))) === 0;
  const limited = await add(
    [process.execPath, ...nodeFlags, '-e', ''],
    ...[`${limits} && ulimit -d ${dataLimit}`, limits].map((script) => after(script)),
  );
  // Root needs two of its rights until it has become somebody else.
  const kept = root ? '--bounding-set=-all,+setuid,+setgid' : '--bounding-set=-all';
  const setpriv = ['setpriv', '--no-new-privs'];
  const dropped = await add(['true'], [...setpriv, '--inh-caps=-all', kept, '--'], [...setpriv, '--']);
  const ownUser = root && (await runs(['true'], { uid: firstUser, gid: firstUser }));
  const missing = [
    ...(ownUser ? [] : [reasons.user]),
    ...(apart === -1 ? [reasons.network] : []),
    ...(hides ? [] : [reasons.files]),
    ...(limited === 0 ? [] : [reasons.limits]),
    ...(dropped === -1 ? [reasons.privileges] : []),
  ];
  return { before, ownUser, missing };
}
