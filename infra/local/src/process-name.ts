import { readFileSync } from 'node:fs';
import { isAlive } from './postgres/process.js';

/** When a live process began, in ticks since boot; '0' where the system does not tell, 'ended' for one that nobody has buried yet. */
function beginOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? 'ended' : (rest[18] ?? '0');
  } catch {
    return '0'; // Not Linux, or gone.
  }
}

/** `<pid>-<begin>`: a name that no other process gets, while a pid is given out again. */
export const nameOf = (pid: number): string => `${pid}-${beginOf(pid)}`;

/** Whether the process of a name lives. @param name of an older version it is a pid alone, which any live process has */
export function lives(name: string): boolean {
  const pid = Number(name.split('-')[0]);
  return isAlive(pid) && (name === String(pid) || name === nameOf(pid));
}
