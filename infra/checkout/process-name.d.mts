export function isAlive(pid: number): boolean;
/** `<pid>-<begin>`: a name that no other process gets, while a pid is given out again. */
export function nameOf(pid: number): string;
export function pidOf(name: string): number;
/** Whether the process of a name lives. @param name of an older version it is a pid alone, which any live process has */
export function lives(name: string): boolean;
