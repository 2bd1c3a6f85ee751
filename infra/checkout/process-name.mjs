// Names of processes, for whoever notes one on disk and asks later whether it still lives.
import { readFileSync } from 'node:fs';

/**
 * When a live process began, in ticks since boot; '0' where the system does not tell, 'ended' for one that nobody has buried yet.
 * @param {number} pid
 */
function beginOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? 'ended' : (rest[18] ?? '0');
  } catch {
    return '0'; // Not Linux, or gone.
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * `<pid>-<begin>`: a name that no other process gets, while a pid is given out again.
 * @param {number} pid
 */
export const nameOf = (pid) => `${pid}-${beginOf(pid)}`;

/** @param {string} name */
export const pidOf = (name) => Number(name.split('-')[0]);

/**
 * Whether the process of a name lives.
 * @param {string} name of an older version it is a pid alone, which any live process has
 */
export function lives(name) {
  const pid = pidOf(name);
  return isAlive(pid) && (name === String(pid) || name === nameOf(pid));
}
