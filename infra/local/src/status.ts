import { setTimeout as pause } from 'node:timers/promises';
import { PlatformHealth, ServiceHealth, stepInWords } from '@stroomwerk/contracts/common';
import pg from 'pg';
import { leftovers } from './backup/leftovers.js';
import { readSettings } from './settings.js';
import { type RunState, readState, runs } from './state.js';

/** What there is to know of the database: whose it is, how large, how busy. */
async function databaseLine(state: RunState): Promise<string> {
  const where = new URL(state.databaseUrl);
  const own =
    state.postgresPid === null ? `at ${where.host}` : `pid ${state.postgresPid}, port ${where.port}`;
  const client = new pg.Client({ connectionString: state.databaseUrl, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; size: string; clients: number }>(
      `select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size,
         (select count(*)::int from pg_stat_activity where datname = current_database()) as clients`,
    );
    const [found] = rows;
    return `${own}, version ${found?.version}, ${found?.size}, ${found?.clients} connections`;
  } catch (error) {
    return `${own}: does not answer (${error instanceof Error ? error.message : String(error)})`;
  } finally {
    await client.end().catch(() => undefined); // It never opened.
  }
}

const lineOf = (name: string, how: string, detail = '') => `${name.padEnd(10)} ${how}  ${detail}`.trimEnd();

const answerOf = (url: string): Promise<unknown> =>
  fetch(url, { signal: AbortSignal.timeout(5_000) })
    .then((answer) => answer.json())
    .catch(() => undefined);

/** How the edge says that every part is; before there is an edge, at a first start, how each service says it is. */
export async function healthLines({
  publicUrl,
  services,
}: Pick<RunState, 'publicUrl' | 'services'>): Promise<{ well: boolean; lines: string[] }> {
  const health = PlatformHealth.safeParse(await answerOf(`${publicUrl}/api/health`)).data;
  if (health)
    return {
      well: health.status === 'ok',
      lines: [
        ...Object.entries(health.parts).map(([name, part]) => lineOf(name, part.status, part.detail)),
        lineOf('health', health.status),
      ],
    };
  const lines = Object.entries(services).map(async ([name, url]) => {
    const said = ServiceHealth.safeParse(await answerOf(`${url}/health/ready`)).data;
    return lineOf(name, said?.status ?? 'does not answer', said?.progress && stepInWords(said.progress));
  });
  return {
    well: false,
    lines: [...(await Promise.all(lines)), lineOf('health', 'the edge does not answer')],
  };
}

/** `npm run status`: what runs, where, and how each part is. @returns exit code 0 when everything is well */
export async function status(root: string): Promise<number> {
  const { dataDir } = readSettings(process.env, root);
  const state = readState(dataDir);
  if (!state || !runs(state)) {
    console.log('Nothing runs. Start it with: npm start');
    for (const line of leftovers(dataDir)) console.log(line);
    return 3;
  }
  console.log(`${state.publicUrl}  (supervisor ${state.supervisorPid}, since ${state.startedAt})`);
  for (const [name, { pid, restarts }] of Object.entries(state.processes))
    console.log(`  ${name.padEnd(10)} pid ${String(pid).padEnd(8)} restarts ${restarts}`);
  console.log(`  postgresql ${await databaseLine(state)}`);
  const { well, lines } = await healthLines(state);
  for (const line of lines) console.log(`  ${line}`);
  if (state.standins)
    console.log(`  payments   ${state.standins.payments}\n  mail       ${state.standins.mail}`);
  console.log(`  logs       ${state.logs}`);
  for (const line of leftovers(dataDir)) console.log(`  ${line}`);
  return well ? 0 : 1;
}

/** `npm run stop`: ends what `npm start` runs, and waits until it is gone. */
export async function stop(root: string): Promise<number> {
  const { dataDir } = readSettings(process.env, root);
  const state = readState(dataDir);
  if (!state || !runs(state)) {
    console.log('Nothing runs.');
    return 0;
  }
  process.kill(state.supervisorPid, 'SIGTERM');
  const end = performance.now() + 60_000;
  while (runs(state)) {
    if (performance.now() > end) {
      console.error(`Process ${state.supervisorPid} did not end within 60 seconds.`);
      return 1;
    }
    await pause(50);
  }
  console.log('Stopped.');
  return 0;
}
