import { spawn } from 'node:child_process';
import { join } from 'node:path';

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
