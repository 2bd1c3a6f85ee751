import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlatformHealth } from '@stroomwerk/contracts/common';
import { activeReleases, type ReleaseManifest } from '@stroomwerk/contracts/releases';
import type { Call } from '../api/client.js';
import { type Context, ReleaseError } from '../context.js';
import { checkApis, checkEntrySize, checkRoutes, checkShared, type Verdict } from './checks.js';

/** Runs one of the repository's own tools. @returns its output, and whether it succeeded */
export function runTool(
  root: string,
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, tool), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
      });
    child.on('error', reject);
    child.on('close', (status) =>
      resolve({ ok: status === 0, output: Buffer.concat(chunks).toString().trim() }),
    );
  });
}

/** The types of the remote, against the runtime and the contracts as they are now. */
export async function checkTypes(root: string, remote: string): Promise<Verdict> {
  const { ok, output } = await runTool(root, 'infra/typescript/bin/typecheck.mjs', [remote]);
  return { check: 'types', ok, detail: ok ? 'no errors' : output };
}

/**
 * Everything that must hold of a build before it may be published.
 * @param tell called with each verdict as it falls
 * @returns whether all of them are good
 */
export async function gate(
  context: Context,
  call: Call,
  manifest: ReleaseManifest,
  tell: (verdict: Verdict) => void,
): Promise<boolean> {
  const entry = readFileSync(join(context.root, manifest.name, 'dist', manifest.entry));
  const checks = [
    checkEntrySize(entry),
    checkShared(manifest, shellVersions(context.root)),
    checkRoutes(manifest, await call(activeReleases)),
    checkApis(manifest, await platformHealth(context.apiUrl)),
    await checkTypes(context.root, manifest.name),
  ];
  checks.forEach(tell);
  return checks.every(({ ok }) => ok);
}

function shellVersions(root: string): Record<string, string> {
  const file = join(process.env.SHELL_DIR || join(root, 'shell/dist'), 'shell.json');
  if (!existsSync(file))
    throw new ReleaseError(`${file} is missing: build the shell first (npm run build -- shell).`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { shared: Record<string, string> }).shared;
}

async function platformHealth(url: string): Promise<PlatformHealth> {
  const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) });
  return PlatformHealth.parse(await response.json());
}
