import { PlatformHealth } from '@stroomwerk/contracts/common';
import { ReleaseError } from '../context.js';

/** What the running shell says of itself; the rest of its manifest is the edge's business. */
export interface RunningShell {
  readonly version: string;
  /** Shared package to the version that the shell carries. */
  readonly shared: Readonly<Record<string, string>>;
  /** Shared package to the names it exports. Absent in a shell from before it was recorded. */
  readonly exports?: Readonly<Record<string, readonly string[]>>;
}

/** Milliseconds to wait for an answer. */
const patience = 10_000;

async function read(address: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch((error: unknown) => {
    throw new ReleaseError(`${address} does not answer (${String(error)}). Is the platform running?`);
  });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    throw new ReleaseError(`${address} answered ${response.status} with something that is no JSON.`);
  }
}

/** @throws ReleaseError when the edge does not tell */
export async function runningShell(url: string): Promise<RunningShell> {
  const address = `${url}/.well-known/shell.json`;
  const { status, body } = await read(address);
  const shell = body as Partial<RunningShell> | null;
  if (status !== 200 || typeof shell?.version !== 'string' || typeof shell.shared !== 'object')
    throw new ReleaseError(
      `${address} answered ${status} without the shell's versions: is the shell built, and the edge up to date?`,
    );
  return { version: shell.version, shared: shell.shared, exports: shell.exports };
}

/** How the running services are, and which API version each speaks. */
export async function platformHealth(url: string): Promise<PlatformHealth> {
  const address = `${url}/api/health`;
  const health = PlatformHealth.safeParse((await read(address)).body);
  if (!health.success) throw new ReleaseError(`${address} does not say how the services are.`);
  return health.data;
}
