import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newWorkflowIn } from './new-workflow.js';

// Real: the command, on a checkout that has nothing yet; what it says and refuses is tested in services/catalogue.
const docs = resolve(__dirname, '../../../services/catalogue/docs');
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-workflow-'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  process.env.INIT_CWD = docs;
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.INIT_CWD;
  rmSync(root, { recursive: true, force: true });
});

const folder = () => join(root, 'services/catalogue/src/exports/urencriterium-bewaken');

it('finds the export from where it was called, and puts the folder into the sources', async () => {
  expect(await newWorkflowIn(root, ['urencriterium.json', '--category', 'finance'])).toBe(0);
  expect(readFileSync(join(folder(), 'workflow.yaml'), 'utf8')).toContain('category: finance');
  expect(await newWorkflowIn(root, [folder()])).toBe(1);
});

it('says how it is called where nothing is named', async () => {
  expect(await newWorkflowIn(root, [])).toBe(1);
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('npm run new -- workflow <export.json>'));
  expect(existsSync(folder())).toBe(false);
});

it('publishes the schema', async () => {
  await newWorkflowIn(root, ['urencriterium.json']);
  expect(await newWorkflowIn(root, ['--schema'])).toBe(0);
  expect(JSON.parse(readFileSync(join(folder(), '../workflow.schema.json'), 'utf8'))).toMatchObject({
    type: 'object',
  });
});
