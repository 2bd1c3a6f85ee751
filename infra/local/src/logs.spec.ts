// Real: a data folder without logs.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logs } from './logs.js';

it('says in one line that nothing was logged yet', async () => {
  process.env.DATA_DIR = join(tmpdir(), 'stroomwerk-never-started');
  await expect(logs('/', ['0123456789abcdef'])).rejects.toThrow(/^There are no logs in .*never-started/);
});
