import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type LibraryCommand, verify } from './library-verify.js';
import { startPostgres } from './postgres.js';
import { keep, randomSecret } from './secrets.js';
import { readSettings } from './settings.js';
import { isOurs, readState } from './state.js';

/**
 * `npm run library -- …`: the library service's own command line, on the database of this checkout, and `verify`, which
 * checks what it exports. Works beside a running platform and without one.
 */
export async function library(root: string, args: readonly string[]): Promise<number> {
  const settings = readSettings(process.env, root);
  const state = readState(settings.dataDir);
  const runs = state !== undefined && isOurs(state.supervisorPid);
  const own =
    settings.DATABASE_URL === undefined && !runs
      ? await startPostgres({ dataDir: settings.dataDir })
      : undefined;
  const environment = {
    ...process.env,
    NODE_ENV: settings.NODE_ENV,
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.DATABASE_URL ?? own?.url ?? state?.databaseUrl ?? '',
    PUBLIC_URL: settings.publicUrl,
    AI_OPS_URL: settings.AI_OPS_URL ?? 'http://localhost:8081',
    AUTH_SERVICE_URL: state?.services.auth ?? settings.publicUrl,
    APP_SECRET: settings.APP_SECRET ?? keep(settings.dataDir, 'app-secret', randomSecret),
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
    if (args[0] === 'verify') return await verify(root, command, args.slice(1));
    return (await command(args)).code;
  } finally {
    if (own && !own.adopted) await own.stop();
  }
}
