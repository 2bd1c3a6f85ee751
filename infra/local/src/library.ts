import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startPostgres } from './postgres.js';
import { keep, randomSecret } from './secrets.js';
import { readSettings } from './settings.js';
import { isOurs, readState } from './state.js';

/**
 * `npm run library -- import <folder, .json or .zip>`: the library service's own command line, on the database of
 * this checkout. Works beside a running platform and without one.
 */
export async function library(root: string, args: readonly string[]): Promise<number> {
  const settings = readSettings(process.env, root);
  const state = readState(settings.dataDir);
  const runs = state !== undefined && isOurs(state.supervisorPid);
  const own =
    settings.DATABASE_URL === undefined && !runs
      ? await startPostgres({ dataDir: settings.dataDir })
      : undefined;
  const databaseUrl = settings.DATABASE_URL ?? own?.url ?? state?.databaseUrl ?? '';
  try {
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', join(root, 'services/library/dist/src/cli.js'), ...args],
      {
        cwd: process.env.INIT_CWD ?? process.cwd(),
        stdio: 'inherit',
        env: {
          ...process.env,
          NODE_ENV: settings.NODE_ENV,
          DATA_DIR: settings.dataDir,
          DATABASE_URL: databaseUrl,
          PUBLIC_URL: settings.publicUrl,
          AI_OPS_URL: settings.AI_OPS_URL ?? 'http://localhost:8081',
          AUTH_SERVICE_URL: state?.services.auth ?? settings.publicUrl,
          APP_SECRET: settings.APP_SECRET ?? keep(settings.dataDir, 'app-secret', randomSecret),
          SERVICE_PORT: '1',
        },
      },
    );
    return await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  } finally {
    if (own && !own.adopted) await own.stop();
  }
}
