import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

it('removes databases of test folders that are gone, also of folders in them, and no other', () => {
  const there = mkdtempSync(join(tmpdir(), 'stroomwerk-test-'));
  const among = join(there, 'moved');
  const owners = {
    'stroomwerk-000000000001': join(tmpdir(), 'stroomwerk-test-gone00'),
    'stroomwerk-000000000002': join(tmpdir(), 'stroomwerk-drill-gone00/data'),
    'stroomwerk-000000000003': there,
    'stroomwerk-000000000004': '/srv/somebody/stroomwerk-test-gone00/data',
    'stroomwerk-000000000005': join(tmpdir(), 'somebody/data'),
  };
  for (const [name, owner] of Object.entries(owners)) {
    mkdirSync(join(among, name), { recursive: true });
    writeFileSync(join(among, name, 'data-folder'), owner);
  }
  const script = resolve(__dirname, '../abandoned.mjs');
  spawnSync(process.execPath, [
    ...['--input-type=module', '-e'],
    `import { removeAbandoned } from ${JSON.stringify(script)}; removeAbandoned(${JSON.stringify(among)});`,
  ]);
  expect(readdirSync(among).map((name) => Number(name.slice(-1)))).toEqual([3, 4, 5]);
  rmSync(there, { recursive: true });
});
