import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Platform, root } from './platform.js';

const leftOut = new Set(['node_modules', '.git', '.data', 'coverage']);

/** A checkout of a team's own, in which a test may change a file: the sources, with the installed packages linked. */
export function copyCheckout() {
  const dir = mkdtempSync(join(tmpdir(), 'stroomwerk-team-'));
  cpSync(root, dir, {
    recursive: true,
    filter: (source) => source === root || !leftOut.has(basename(source)),
  });
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  return {
    change: (file: string, from: string, to: string) => {
      const before = readFileSync(join(dir, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(join(dir, file), before.replaceAll(from, to));
    },
    /** Runs a command of the repository there, against a running platform. */
    run: (platform: Platform, ...args: string[]) =>
      new Promise<{ code: number; output: string }>((done) => {
        const child = spawn(process.execPath, [join(dir, 'infra/local/bin/run.mjs'), ...args], {
          cwd: dir,
          env: {
            ...process.env,
            DATA_DIR: platform.dataDir,
            PORT: new URL(platform.url).port,
            PUBLIC_URL: platform.url,
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding('utf8').on('data', (text: string) => {
            output += text;
          });
        child.once('close', (code) => done({ code: code ?? 1, output }));
      }),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
