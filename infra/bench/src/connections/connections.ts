import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { vaultFor } from '@stroomwerk/kernel/signing';
import { readState, StartError } from '@stroomwerk/local';
import pg from 'pg';
import { percentile, table } from '../figures.js';
import { atLeast, below, measureRows } from '../limits.js';
import { scratchPlatform } from '../scratch-platform.js';
import type { BenchOptions, BenchResult } from '../types.js';
import { responder } from './responder.js';

const defaults = { rows: 10_000, seconds: 900 };
/** Of the connections. */
const deadShare = 0.01;
/** What every one that is well is looked at within, in seconds (issue 13, measures). */
const within = 300;
const secret = 'a-secret-of-the-bench-alone-0123456789abcdef';
const atOnce = 1_000;

/** Connections with an automation each, of accounts that have a plan, due over the first five minutes. */
async function fill(client: pg.Client, addresses: readonly string[]): Promise<void> {
  const vault = vaultFor(secret, 'n8n-key');
  for (let from = 0; from < addresses.length; from += atOnce) {
    const rows = addresses.slice(from, from + atOnce).map((address) => {
      const [id, account, automation] = [randomUUID(), randomUUID(), randomUUID()];
      const { keyId, sealed } = vault.lock('n8n_api_of_the_bench', id);
      return { id, account, automation, address, key_id: keyId, sealed: sealed.toString('hex') };
    });
    const given = [JSON.stringify(rows)];
    const recordset = `from jsonb_to_recordset($1) as x(id uuid, account uuid, automation uuid, address text, key_id text, sealed text)`;
    await client.query(
      `insert into library.entitlement (account_id, version, status, price_tier, changed_at)
       select account, 1, 'active', 'launch_special', now() ${recordset}`,
      given,
    );
    await client.query(
      `insert into library.connection (id, account_id, name, address, key_id, sealed_key, scopes, scopes_known, created_at, checked_at)
       select id, account, 'n8n', address, key_id, decode(sealed, 'hex'), '{}', true, now(), now() ${recordset}`,
      given,
    );
    await client.query(
      `insert into library.automation (id, account_id, name, status, minutes_saved_per_run, created_at, updated_at, kind,
         connection_id, n8n_workflow_id)
       select automation, account, 'Facturen', 'stopped', 5, now(), now(), 'linked', id, 'w' ${recordset}`,
      given,
    );
    await client.query(
      `insert into library.connection_sync (connection_id, next_at)
       select id, now() + random() * interval '5 minutes' ${recordset}`,
      given,
    );
  }
}

const cpuOf = async (service: string): Promise<number> => {
  const text = await (await fetch(`${service}/metrics`)).text();
  return Number(/^process_cpu_seconds_total\{[^}]*\} ([\d.e+]+)/m.exec(text)?.[1] ?? Number.NaN);
};

/** `npm run bench -- connections`: so many connected n8n instances, one in a hundred of them dead, as long as it takes to see each twice. */
export async function connections(options: BenchOptions): Promise<BenchResult> {
  if (options.url !== undefined)
    throw new StartError('connections fills a database of its own: leave out --url');
  const { rows = defaults.rows, seconds = defaults.seconds } = options;
  const dead = Math.max(2, Math.round(rows * deadShare));
  const n8n = await responder(rows - dead);
  const platform = await scratchPlatform(options.root, undefined, {
    CONNECTION_SECRET: secret,
    N8N_ALLOW_PRIVATE: 'machine',
  });
  const { own } = platform;
  if (own === undefined) throw new Error('the platform did not start');
  const client = new pg.Client({ connectionString: own.databaseUrl });
  try {
    await client.connect();
    const service = readState(own.dataDir)?.services.library ?? '';
    options.say(`${rows} connections, ${dead} of them dead, for ${seconds} s …`);
    // Half of the dead take a call and say nothing; at the others nobody listens.
    const addresses = Array.from({ length: rows }, (_, at) => {
      if (at >= dead) return `${n8n.url}/${at - dead}`;
      return at % 2 === 0 ? `${n8n.url}/dead/${at}` : `http://127.0.0.1:9/${at}`;
    });
    await fill(client, addresses);
    const before = await cpuOf(service);
    await pause(seconds * 1_000);
    const cpu = (await cpuOf(service)) - before;
    const waits = n8n.waits();
    const { rows: failing } = await client.query<{ count: number }>(
      'select count(*)::int as count from library.connection_sync where failures > 0',
    );
    const { rows: runs } = await client.query<{ count: number; twice: number }>(
      `select count(*)::int as count, count(*)::int - count(distinct (automation_id, execution_id))::int as twice
       from library.automation_run`,
    );
    const perLook = (1_000 * cpu) / n8n.looks();
    const measures = [
      below('longest without a look, those that are well', Math.max(...waits), within, 's'),
      atLeast('dead ones that were noticed', failing[0]?.count ?? 0, dead, ''),
      below('runs that were kept twice', runs[0]?.twice ?? 0, 1, ''),
      below('processor of the library while it lasted', cpu / seconds, 2, 'cores'),
    ];
    const text = table([
      ['', ''],
      ['looks', String(n8n.looks())],
      ['looks a second', (n8n.looks() / seconds).toFixed(1)],
      ['calls for each look', (n8n.calls() / n8n.looks()).toFixed(2)],
      ['processor for each look, ms', perLook.toFixed(1)],
      ['processor for each connection, seconds a day', ((perLook / 1_000) * (86_400 / within)).toFixed(2)],
      [
        'without a look, median and 99th percentile, s',
        [0.5, 0.99].map((share) => percentile(waits, share).toFixed(0)).join(', '),
      ],
      ['runs kept', String(runs[0]?.count ?? 0)],
    ]);
    return { text: [table(measureRows(measures)), text].join('\n\n'), measures, cpu, looks: n8n.looks() };
  } finally {
    await client.end();
    await platform.stop();
    await n8n.close();
  }
}
