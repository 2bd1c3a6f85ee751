import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { databasesOf } from './databases.js';
import { refuseOtherKeys } from './keys-there.js';
import { checkWithN8n } from './library-check.js';
import { checkLibrary, compileLibrary } from './library-compile.js';
import { runLibrary } from './library-run.js';
import { runAgainstVendors } from './library-vendors.js';
import { type LibraryCommand, verify } from './library-verify.js';
import { linkSecrets } from './link-secrets.js';
import { migrateAll } from './migration.js';
import { startPostgres } from './postgres.js';
import { environmentOf } from './processes.js';
import { readSettings } from './settings.js';
import { readState, runs } from './state.js';

/**
 * `npm run library -- …`: the library service's own command line, on the database of this checkout; `verify`, which
 * checks what it exports; `compile`, `check` and `run`, which need no database. Works beside a running platform and without one.
 */
export async function library(root: string, args: readonly string[]): Promise<number> {
  if (args[0] === 'compile') return compileLibrary(root, args.slice(1));
  if (args[0] === 'check' && args.includes('--n8n')) return checkWithN8n(root, args.slice(1));
  if (args[0] === 'check') return checkLibrary();
  if (args[0] === 'run' && args.includes('--vendors')) return runAgainstVendors(root, args.slice(1));
  if (args[0] === 'run') return runLibrary(root, args.slice(1));
  const settings = readSettings(process.env, root);
  const state = readState(settings.dataDir);
  const isRunning = state !== undefined && runs(state);
  const own =
    settings.DATABASE_URL === undefined && !isRunning
      ? await startPostgres({ dataDir: settings.dataDir })
      : undefined;
  const server = settings.DATABASE_URL === undefined ? (own?.url ?? state?.databaseUrl) : undefined;
  if (!isRunning) await refuseOtherKeys(settings);
  // A platform that runs has migrated its database already.
  const { roles } = isRunning ? databasesOf(settings, server) : await migrateAll(settings, server);
  const environment = {
    ...environmentOf('library', { ...process.env, ...linkSecrets(settings) }),
    NODE_ENV: settings.NODE_ENV,
    DATA_DIR: settings.dataDir,
    LIBRARY_DATABASE_URL: roles.library,
    PUBLIC_URL: settings.publicUrl,
    AI_OPS_URL: settings.AI_OPS_URL ?? 'http://localhost:8081',
    AUTH_SERVICE_URL: state?.services.auth ?? settings.publicUrl,
    SERVICE_PORT: '1',
  };
  const command: LibraryCommand = (words, quiet) => {
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', join(root, 'services/library/dist/src/cli.js'), ...words],
      {
        cwd: process.env.INIT_CWD ?? process.cwd(),
        stdio: ['inherit', quiet ? 'pipe' : 'inherit', 'inherit'],
        env: environment,
      },
    );
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
    return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? 1, output })));
  };
  try {
    if (args[0] === 'verify') return await verify(command);
    return (await command(args)).code;
  } finally {
    if (own && !own.adopted) await own.stop();
  }
}
