import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds the shell and every remote whose sources changed.
 * A process of its own: the bundler's memory is gone before the services need it.
 * @returns names of what was built
 */
export async function buildWeb(root: string, packages: readonly string[] = []): Promise<string[]> {
  const child = spawn(
    process.execPath,
    [join(root, 'infra/federation-preset/bin/build.mjs'), '--json', ...packages],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let out = '';
  let problems = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    problems += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The build failed:\n${problems || out}`);
  const last = out.trim().split('\n').at(-1) ?? '{}';
  return (JSON.parse(last) as { built?: string[] }).built ?? [];
}
