import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The sources of the workflows that were added as exports. */
const exportsOf = (root: string): string => join(root, 'services/catalogue/src/exports');

/** `npm run new -- workflow …`: no database; what it does stands at `newWorkflow`. @returns the exit code */
export async function newWorkflowIn(root: string, args: readonly string[]): Promise<number> {
  const { newWorkflow, schemaText } = await import('@stroomwerk/catalogue/exports');
  if (args[0] === '--schema') {
    writeFileSync(join(exportsOf(root), 'workflow.schema.json'), schemaText());
    return 0;
  }
  const [path, ...rest] = args;
  const from = process.env.INIT_CWD ?? process.cwd();
  const words = path === undefined || path.startsWith('--') ? args : [resolve(from, path), ...rest];
  return newWorkflow(exportsOf(root), words, (line) => console.log(line));
}
