// The design system and a few pages look as they did: one pinned Chromium, real components, the whole platform.
// Each comparison is a program of its own: it installs its browser where it is missing, which no running test sees.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();

const visual = (...args: string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'infra/local/bin/run.mjs'), 'visual', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('close', (code) => done({ code, output }));
  });

it('the gallery looks as its baseline does', async () => {
  const { code, output } = await visual();
  expect(output.trim().split('\n').slice(-20).join('\n')).toMatch(/Nothing looks different\.$/);
  expect(code).toBe(0);
});

it('pages look as their baseline does', async () => {
  const { code, output } = await visual('--platform', platform.url);
  expect(output.trim().split('\n').slice(-20).join('\n')).toMatch(/Nothing looks different\.$/);
  expect(code).toBe(0);
});
