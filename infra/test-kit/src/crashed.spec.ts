import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashedFiles, type JestReport } from './crashed.js';

// Real: jest with processes of its own, one of which runs out of memory and one of which is killed.
it('tells a file whose process died from one that fails', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'crashed-')));
  const write = (name: string, body: string) =>
    writeFileSync(join(folder, `${name}.test.js`), `test('${name}', () => {\n${body}\n});\n`);
  write('runaway', 'const kept = []; for (;;) kept.push({});');
  write('killed', 'process.kill(process.pid, "SIGKILL");');
  write('failing', 'expect(1).toBe(2);');
  write('whole', 'expect(1).toBe(1);');
  writeFileSync(join(folder, 'package.json'), '{}');
  const out = join(folder, 'out.json');
  const jest = join(__dirname, '../../../node_modules/jest/bin/jest.js');
  spawnSync(process.execPath, [jest, '--rootDir', folder, '-w', '2', '--json', `--outputFile=${out}`], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=120' },
  });
  const report = JSON.parse(readFileSync(out, 'utf8')) as JestReport;
  const died = ['killed', 'runaway'].map((name) => join(folder, `${name}.test.js`));
  expect(crashedFiles(report).sort()).toEqual(died);
  rmSync(folder, { recursive: true });
});
