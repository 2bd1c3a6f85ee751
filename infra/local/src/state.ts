import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { lives } from '@stroomwerk/checkout/process-name.mjs';
import type { Control } from './control.js';

/** What a running platform says of itself, for status, stop and the command lines beside it. */
export interface RunState {
  readonly supervisorPid: number;
  /** The name of that process (infra/checkout/process-name.mjs), since its pid is given out again. Absent in what an older version wrote. */
  readonly supervisor?: string;
  /** Of the PostgreSQL that the start brought along; null with a DATABASE_URL. */
  readonly postgresPid: number | null;
  readonly publicUrl: string;
  readonly aiOpsUrl: string;
  readonly startedAt: string;
  readonly logs: string;
  readonly standins: { readonly payments: string; readonly mail: string } | null;
  readonly services: Readonly<Record<string, string>>;
  readonly databaseUrl: string;
  readonly processes: Readonly<
    Record<string, { readonly pid: number; readonly restarts: number; readonly process?: string }>
  >;
  readonly ports: Readonly<Record<string, number>>;
  /** Absent in what an older version wrote. */
  readonly control?: Control;
}

const fileOf = (dataDir: string) => join(dataDir, 'run', 'state.json');

export function writeState(dataDir: string, state: RunState): void {
  const file = fileOf(dataDir);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, JSON.stringify({ ...state, dataDir: realpathSync(dataDir) }, null, 2), {
    mode: 0o600,
  });
  renameSync(`${file}.new`, file);
}

/**
 * The last state that was written, whether or not its processes still live; none in a copy of another data folder, whose
 * platform it would speak of.
 */
export function readState(dataDir: string): RunState | undefined {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as RunState & { readonly dataDir?: string };
    return state.dataDir === undefined || state.dataDir === realpathSync(dataDir) ? state : undefined;
  } catch {
    rmSync(file, { force: true });
    return undefined;
  }
}

/** Whether the platform of a state runs: not another one, nor who asks, that has the pid of its start by now. */
export const runs = ({ supervisorPid, supervisor }: RunState): boolean =>
  supervisorPid !== process.pid && isOurs(supervisorPid, 'infra/local', supervisor);

/**
 * Whether a process is alive and runs this repository's code (a pid may belong to another program by now).
 * @param name of the process that had this pid, where it is known
 */
export function isOurs(pid: number, mark: string, name = String(pid)): boolean {
  if (!lives(name)) return false;
  const file = `/proc/${pid}/cmdline`;
  return !existsSync('/proc/self') || (existsSync(file) && readFileSync(file, 'utf8').includes(mark));
}
