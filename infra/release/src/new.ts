import { ReleaseError, repositoryRoot } from './context.js';
import { namesOf, newRemote } from './new/new-remote.js';

const usage = `npm run new -- remote <name> [--owner team-x]
  <name>: the address and the folder, e.g. loyalty-points makes mfe-loyalty-points at /loyalty-points
npm run new -- workflow <export.json>
  adds a workflow to the library (services/catalogue/docs/add-a-workflow.md)`;

/** `npm run new -- remote <name>` @returns exit code: 0 made, 1 not possible */
export async function main(argv: readonly string[], root = repositoryRoot): Promise<number> {
  try {
    const [kind, name, flag, owner, ...rest] = argv;
    const understood = kind === 'remote' && name !== undefined && rest.length === 0;
    if (!understood || (flag !== undefined && (flag !== '--owner' || !/^[a-z][a-z0-9-]*$/.test(owner ?? ''))))
      throw new ReleaseError(usage);
    const names = namesOf(name, owner);
    const files = newRemote(root, names);
    console.log(`${names.remote}: made for ${names.owner}, at /${names.short}`);
    for (const file of files) console.log(`  ${file}`);
    console.log(`
Next:
  npm install                              takes it into the lock file
  npm run dev -w ${names.remote}           runs it alone, with a running platform for its data
  npx jest -c infra/test-kit/jest.config.mjs ${names.remote}
  npm run release -- ${names.remote}       builds, checks, publishes, promotes (the platform runs: npm start)`);
    return 0;
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    console.error(error.message);
    return 1;
  }
}
