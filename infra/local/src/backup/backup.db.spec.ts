// Real: PostgreSQL, encrypted files, and the migrations and erasures of this checkout. The drill of whoever restores.
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nameOf } from '@stroomwerk/checkout/process-name.mjs';
import { smallDisk, until } from '@stroomwerk/test-kit';
import pg from 'pg';
import { type StoppedDatabase, stoppedDatabase } from '../../test/stopped-database.js';
import { migrateAll } from '../migration.js';
import { movedBase } from '../postgres/place.js';
import { type Postgres, startPostgres } from '../postgres.js';
import { readSettings } from '../settings.js';
import { holdDataFolder } from '../start-lock.js';
import { backup } from './backup.js';
import { erasedIn, erasureStatements, erasuresFile, noteErasure, skippedLines } from './erasures.js';
import { restore } from './restore.js';

const root = resolve(__dirname, '../../../..');
const passphrase = 'paard accu nietje juist';
// Several servers start and recover in one test.
jest.setTimeout(900_000);
let place: string;
let dataDir: string;
let server: Postgres | undefined;
const before = { ...process.env };

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'stroomwerk-backup-'));
  dataDir = join(place, 'data');
  Object.assign(process.env, { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase });
  delete process.env.DATABASE_URL;
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  for (const name of ['data', 'new']) rmSync(movedBase(join(place, name)), { recursive: true, force: true });
  rmSync(place, { recursive: true, force: true });
  process.env = { ...before };
});

async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const quiet = () => undefined;
const start = async (folder: string) => {
  server = await startPostgres({ dataDir: folder, settings: { fsync: 'off' } });
  return server;
};

const [stays, goes] = [randomUUID(), randomUUID()];

/** Makes a data folder as a platform leaves it, with as much of the schemas as a person is in. */
async function fill(url: string, folder: string): Promise<void> {
  await migrateAll(readSettings({ ...process.env, DATA_DIR: folder }, root), url);
  await on(url, async (client) => {
    for (const [id, email] of [
      [stays, 'stays@example.nl'],
      [goes, 'goes@example.nl'],
    ]) {
      await client.query(
        `insert into auth.user_account (id, email, full_name, created_at) values ($1, $2, 'Naam', now())`,
        [id, email],
      );
      await client.query(
        `insert into auth.customer_message (idempotency, kind, reference, name, email, language, content, created_at)
         values (gen_random_uuid(), 'contact', $1, 'Naam', $1, 'nl', '{}', now())`,
        [email],
      );
      await client.query(
        `with opened as (insert into auth.account (created_at) values (now()) returning id),
           owned as (insert into auth.account_member select id, $1, 'owner', now() from opened)
         insert into library.collection (account_id, name, created_at, updated_at) select id, $2, now(), now() from opened`,
        [id, email],
      );
      await client.query(`insert into library.my_apps values ($1, '{gmail}', now())`, [id]);
      await client.query(
        `insert into releases.team_member (team, email, added_by, added_at) values ('team-x', $1, 'Olga', now())`,
        [email],
      );
      await client.query(`insert into ai_ops.customer values ($1, 'user', false, now(), $1)`, [id]);
      await client.query(`insert into billing.referral_code values ($1, $2, now())`, [
        id,
        id === stays ? 'AAAAAAAA' : 'BBBBBBBB',
      ]);
    }
  });
  for (const [file, text] of Object.entries({
    'keys/of-this-test': 'a-secret-of-this-test-0123456789-0123456789',
    'releases/mfe-library/1.0.0/page.js': 'export {}',
    'payment-sandbox/payment-sandbox.json': '{}',
    'logs/auth.log': 'not backed up',
  })) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

let ofAPlatform: StoppedDatabase;
beforeAll(async () => {
  ofAPlatform = await stoppedDatabase(fill);
});
afterAll(() => ofAPlatform?.remove());
/** A data folder as a platform leaves it, and its server, which runs. */
async function filled(): Promise<Postgres> {
  ofAPlatform.into(dataDir);
  return start(dataDir);
}

/** Rows and a hash of every table of every schema of ours. */
const tables = (url: string) =>
  on(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const found: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: sums } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as sum from ${name} t`,
      );
      found[name] = sums[0]?.sum ?? '';
    }
    return found;
  });

/** @param args how the restore knows who was erased since the backup; nobody was, unless a test says otherwise */
const restoreInto = async (folder: string, ...args: string[]) => {
  process.env.DATA_DIR = folder;
  if (args.length === 0) args.push('--no-later-erasures');
  await restore(root, [join(place, 'backup'), ...args], quiet);
};

it('copies a database that is written to meanwhile, and gives everything back into an empty place', async () => {
  const own = await filled();
  await on(own.url, (client) => client.query('create table public.written (n int primary key)'));
  const writing = new pg.Client({ connectionString: own.url });
  await writing.connect();
  let written = 0;
  let going = true;
  const loop = (async () => {
    for (; going; written += 1) await writing.query('insert into written values ($1)', [written]);
  })();
  await until('rows are written', () => written > 50);
  await backup(root, [join(place, 'backup')], quiet);
  const afterwards = written;
  going = false;
  await loop;
  await writing.end();
  await on(own.url, (client) => client.query('delete from written'));
  const wanted = await tables(own.url);
  await own.stop();

  await restoreInto(join(place, 'new'));
  const restored = await start(join(place, 'new'));
  const rows = await on(restored.url, async (client) => {
    const { rows: found } = await client.query<{ n: number; last: number }>(
      'select count(*)::int as n, max(n)::int as last from written',
    );
    await client.query('delete from written');
    return found[0];
  });
  // One moment of the work: everything up to some row, which was written while the backup went on.
  expect(rows?.last).toBe((rows?.n ?? 0) - 1);
  expect(rows?.n).toBeGreaterThan(50);
  expect(rows?.n).toBeLessThanOrEqual(afterwards + 1);
  expect(await tables(restored.url)).toEqual(wanted);
  for (const file of [
    'keys/of-this-test',
    'releases/mfe-library/1.0.0/page.js',
    'payment-sandbox/payment-sandbox.json',
    'postgres-password',
  ])
    expect(readFileSync(join(place, 'new', file), 'utf8')).toBe(readFileSync(join(dataDir, file), 'utf8'));
  expect(statSync(join(place, 'new/keys/of-this-test')).mode & 0o777).toBe(0o600);
  expect(existsSync(join(place, 'new/logs'))).toBe(false);
  expect(readdirSync(place).sort()).toEqual(['backup', 'data', 'new']);
  // Nothing in it can be read without the passphrase.
  const hidden = readdirSync(join(place, 'backup')).map((file) => readFileSync(join(place, 'backup', file)));
  for (const words of [
    'stays@example.nl',
    'a-secret-of-this-test',
    readFileSync(join(dataDir, 'postgres-password'), 'utf8'),
  ])
    for (const file of hidden) expect(file.includes(words)).toBe(false);
});

it('copies rows where a database is not ours or moves to another version, into a database that is ours or is not', async () => {
  const own = await filled();
  const wanted = await tables(own.url);
  await backup(root, [join(place, 'backup'), '--rows'], quiet);
  await own.stop();

  await restoreInto(join(place, 'new'));
  const restored = await start(join(place, 'new'));
  expect(await tables(restored.url)).toEqual(wanted);
  // Triggers stand again, and counters go on.
  await on(restored.url, async (client) => {
    const { rows } = await client.query(`select 1 from pg_trigger where tgenabled = 'D'`);
    expect(rows).toEqual([]);
  });
  await restored.stop();

  // A server of somebody's own: a restore sets the passwords of its roles.
  const theirs = mkdtempSync(join(tmpdir(), 'stroomwerk-outside-'));
  const outside = await startPostgres({ dataDir: theirs, settings: { fsync: 'off' } });
  try {
    process.env.DATABASE_URL = outside.url;
    rmSync(movedBase(join(place, 'new')), { recursive: true, force: true });
    rmSync(join(place, 'new'), { recursive: true });
    await restoreInto(join(place, 'new'));
    expect(await tables(outside.url)).toEqual(wanted);
    rmSync(join(place, 'new'), { recursive: true });
    await expect(restoreInto(join(place, 'new'))).rejects.toThrow(/DATABASE_URL has data/);
    await backup(root, [join(place, 'again')], quiet);
    expect(readdirSync(place).sort()).toEqual(['again', 'backup', 'data']);
  } finally {
    await outside.stop();
    for (const folder of [movedBase(theirs), theirs]) rmSync(folder, { recursive: true, force: true });
  }
});

it('lets nobody come back who was erased since: by the log of the data folder, of a later backup, or one that is brought along', async () => {
  const own = await filled();
  await backup(root, [join(place, 'backup')], quiet);
  noteErasure(dataDir, goes, new Date());
  const log = join(place, 'erasures.log');
  cpSync(erasuresFile(dataDir), log);
  await own.stop();

  process.env.DATA_DIR = join(place, 'new');
  await expect(restore(root, [join(place, 'backup')], quiet)).rejects.toThrow(
    /^Who was erased after .* Nothing was restored\. .*DATA_DIR\/erasures\.log: --erasures <file>; .*--no-later-erasures$/,
  );
  expect(existsSync(join(place, 'new'))).toBe(false);
  // A data folder that cannot be replaced, like a mounted disk, with a log of its own.
  const disk = join(place, 'disk');
  symlinkSync(disk, join(place, 'new'));
  await expect(restoreInto(join(place, 'new'), '--erasures', log)).rejects.toThrow(
    /new is a link to .*disk, which is not there\. Nothing was restored/,
  );
  mkdirSync(disk);
  const another = randomUUID();
  noteErasure(disk, another, new Date());
  const inTheWay = join(disk, 'keys/in-the-way');
  const failed = restore(root, [join(place, 'backup'), '--erasures', log], (line) => {
    if (!line.includes('people erased again')) return;
    mkdirSync(join(disk, 'keys'));
    writeFileSync(inTheWay, '');
  });
  await expect(failed).rejects.toThrow(/ENOTEMPTY.*Nothing of it was removed: it lies in .*new/);
  expect(readFileSync(erasuresFile(disk), 'utf8')).toContain(another);
  const whole = join(disk, `.restored-${nameOf(process.pid)}`);
  expect(readFileSync(join(whole, 'keys/of-this-test'), 'utf8')).toContain('a-secret');
  // Where nothing is in the way any more, as after a crash in that step, whoever works on the folder next ends it.
  rmSync(join(disk, 'keys'), { recursive: true });
  (await holdDataFolder(join(place, 'new')))();
  expect(existsSync(whole)).toBe(false);
  expect(readFileSync(erasuresFile(disk), 'utf8')).toContain(another);
  const restored = await start(join(place, 'new'));
  const people = await on(restored.url, async (client) => ({
    accounts: (await client.query('select id from auth.user_account')).rows,
    messages: (await client.query('select email from auth.customer_message')).rows,
    collections: (await client.query('select name from library.collection')).rows,
    apps: (await client.query('select user_id from library.my_apps')).rows,
    customers: (await client.query('select user_id from ai_ops.customer')).rows,
    codes: (await client.query('select user_id from billing.referral_code')).rows,
    members: (await client.query('select email from releases.team_member')).rows,
  }));
  expect(people).toEqual({
    accounts: [{ id: stays }],
    messages: [{ email: 'stays@example.nl' }],
    collections: [{ name: 'stays@example.nl' }],
    apps: [{ user_id: stays }],
    customers: [{ user_id: stays }],
    codes: [{ user_id: stays }],
    members: [{ email: 'stays@example.nl' }],
  });
  expect(readFileSync(erasuresFile(join(place, 'new')), 'utf8')).toContain(goes);
});

it('mends a log of erasures that was broken when it was backed up by the one that went on', async () => {
  const own = await filled();
  const log = erasuresFile(dataDir);
  // A backup of before such logs were refused: it is broken after it was looked at.
  await backup(root, [join(place, 'backup')], (line) => {
    if (/\brest: /.test(line)) writeFileSync(log, 'torn {"user\n');
  });
  rmSync(log);
  noteErasure(dataDir, goes, new Date());
  await own.stop();
  await expect(restoreInto(join(place, 'new'))).rejects.toThrow(
    /^In the backup: .*has a line that is none: torn .* Nothing was restored\. Bring the log .* --erasures <file>$/,
  );
  expect(existsSync(join(place, 'new'))).toBe(false);
  await restoreInto(join(place, 'new'), '--erasures', log);
  expect(erasedIn(readFileSync(erasuresFile(join(place, 'new')), 'utf8'))).toEqual([goes]);
  const restored = await start(join(place, 'new'));
  expect(
    await on(restored.url, async (client) => (await client.query('select id from auth.user_account')).rows),
  ).toEqual([{ id: stays }]);
});

it('restores into a data folder that is a mounted disk', async () => {
  const disk = smallDisk(400);
  if (disk === null) {
    console.warn('not tried: nobody may mount a disk here (it takes root)');
    return;
  }
  try {
    const own = await filled();
    const wanted = await tables(own.url);
    await backup(root, [join(place, 'backup')], quiet);
    await own.stop();
    await restoreInto(disk.folder);
    const restored = await start(disk.folder);
    expect(await tables(restored.url)).toEqual(wanted);
    expect(restored.data.startsWith(disk.folder)).toBe(true);
    expect(readdirSync(disk.folder).filter((name) => name.startsWith('.'))).toEqual([]);
    await restored.stop();
  } finally {
    disk.remove();
  }
});

/** What stays of a person by an id that no account has any more, and why. */
const staysById = {
  auth: 'only says that somebody was erased: erased_person erased_account',
  releases: 'only says that somebody was erased: erased_person erased_account',
  billing:
    'law: seven years of bookkeeping, in registered_user checkout_session commission customer ledger_entry money_back payout plan_change purchase referral subscription superseded_subscription; and, with the name and address that an invoice has to have, in invoice',
  ai_ops: 'figures of the business, in movement subscription',
};

it('knows of every table with people in it whether it is erased or stays', async () => {
  const own = await filled();
  const { rows } = await on(own.url, (client) =>
    client.query<{ schema: string; table: string }>(
      `select distinct table_schema as schema, table_name as table from information_schema.columns
       where table_schema in ('auth', 'billing', 'library', 'ai_ops', 'releases')
         and (column_name ~ '^(user|account|referee|referrer)_id$' or column_name ~ 'email')`,
    ),
  );
  const statements = Object.values(await erasureStatements(root))
    .flat()
    .join('\n');
  // With the account in auth go the tables that refer to it.
  const cascaded = await on(own.url, (client) =>
    client.query<{ table: string }>(
      `select conrelid::regclass::text as table from pg_constraint
       where confrelid = 'auth.user_account'::regclass and confdeltype = 'c'`,
    ),
  );
  const open = rows.filter(
    ({ schema, table }) =>
      !new RegExp(`${schema}\\.${table}\\b`).test(statements) &&
      !cascaded.rows.some((one) => one.table === `${schema}.${table}`) &&
      !new RegExp(`\\b${table}\\b`).test(Reflect.get(staysById, schema) ?? ''),
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(open).toEqual([]);
});

it('makes no new keys for a database that had some', async () => {
  const own = await start(dataDir);
  const settings = readSettings(process.env, root);
  const keys = join(dataDir, 'keys');
  await migrateAll(settings, own.url);
  renameSync(keys, `${keys}-away`);
  await expect(migrateAll(settings, own.url)).rejects.toThrow(
    /keys of .* are gone.*Nothing was changed\. Put/,
  );
  mkdirSync(keys);
  await expect(migrateAll(settings, own.url)).rejects.toThrow(/keys is empty/);
  expect(readdirSync(keys)).toEqual([]);
  rmSync(keys, { recursive: true });
  renameSync(`${keys}-away`, keys);
  await migrateAll(settings, own.url);
});

it('refuses what it should not write, and leaves nothing that looks like a backup', async () => {
  const own = await filled();
  process.env.BACKUP_PASSPHRASE = '';
  await expect(backup(root, [join(place, 'backup')], quiet)).rejects.toThrow('BACKUP_PASSPHRASE is missing');
  process.env.BACKUP_PASSPHRASE = 'kort';
  await expect(backup(root, [join(place, 'backup')], quiet)).rejects.toThrow('BACKUP_PASSPHRASE is weak');
  process.env.BACKUP_PASSPHRASE = passphrase;
  await expect(backup(root, [join(dataDir, 'backup')], quiet)).rejects.toThrow('is in the data folder');
  symlinkSync(dataDir, join(place, 'elsewhere'));
  await expect(backup(root, [join(place, 'elsewhere/backup')], quiet)).rejects.toThrow(
    'is in the data folder',
  );
  rmSync(join(place, 'elsewhere'));
  // What cannot be replaced in the last step: a link, and where a disk is mounted.
  mkdirSync(join(place, 'disk'));
  for (const to of ['disk', 'not-there']) {
    symlinkSync(join(place, to), join(place, 'link'));
    await expect(backup(root, [join(place, 'link')], quiet)).rejects.toThrow(
      /link is a link, .*Nothing was made\. Give a folder inside of it .*: .*link\/backup$/,
    );
    rmSync(join(place, 'link'));
  }
  rmSync(join(place, 'disk'), { recursive: true });
  if (process.platform === 'linux')
    await expect(backup(root, ['/proc'], quiet)).rejects.toThrow('/proc is a mounted disk');
  await expect(backup(root, [place], quiet)).rejects.toThrow('is not empty');
  // A restore would refuse it.
  writeFileSync(erasuresFile(dataDir), 'a note\n');
  await expect(backup(root, [join(place, 'backup')], quiet)).rejects.toThrow(
    'has a line that is none: a note',
  );
  rmSync(erasuresFile(dataDir));
  // Something that cannot be copied, in the last part.
  const late = backup(root, [join(place, 'backup')], (line) => {
    if (/\brest: /.test(line)) mkdirSync(erasuresFile(dataDir));
  });
  await expect(late).rejects.toThrow('EISDIR');
  expect(readdirSync(place)).toEqual(['data']);
  // A machine that stops in the middle leaves this, which is none.
  mkdirSync(join(place, 'backup.unfinished-x'));
  writeFileSync(join(place, 'backup.unfinished-x/database.sealed'), 'half');
  process.env.DATA_DIR = join(place, 'new');
  await expect(restore(root, [join(place, 'backup.unfinished-x')], quiet)).rejects.toThrow('never finished');
  await own.stop();
});

it('reads a log of erasures as it was written: a line cut off last is no line, one taken back is none', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
  mkdirSync(dataDir);
  noteErasure(dataDir, goes, at(1));
  noteErasure(dataDir, stays, at(2));
  noteErasure(dataDir, stays, at(3), true);
  const text = readFileSync(erasuresFile(dataDir), 'utf8');
  expect(erasedIn(text)).toEqual([goes]);
  expect(erasedIn(text, text.slice(0, 60))).toEqual([goes]);
  expect(() => erasedIn(`{"user-id\n${text}`)).toThrow(
    /has a line that is none: \{"user-id\. .*Correct that line in erasures\.log/,
  );
});

it('begins a new line after one that a power cut tore, which counts for nobody and is named, wherever it was cut', () => {
  mkdirSync(dataDir);
  noteErasure(dataDir, goes, new Date());
  const line = readFileSync(erasuresFile(dataDir), 'utf8').trim();
  for (let bytes = 1; bytes < line.length; bytes += 1) {
    const torn = line.replace(goes, stays).slice(0, bytes);
    writeFileSync(erasuresFile(dataDir), torn);
    noteErasure(dataDir, goes, new Date());
    const text = readFileSync(erasuresFile(dataDir), 'utf8');
    expect(text.split('\n')).toEqual([torn, expect.stringContaining(goes), '']);
    // As it was written before, glued to the torn one; and with the nothing that a disk may give.
    for (const one of [text, `${torn}${line}\n`, `${line}\n${torn}\0\0`]) {
      expect(erasedIn(one)).toEqual([goes]);
      expect(skippedLines(one)).toEqual([expect.stringContaining(torn)]);
    }
  }
  // Whole but for its end: it counts, and the next begins a line of its own.
  writeFileSync(erasuresFile(dataDir), line);
  noteErasure(dataDir, stays, new Date());
  expect(erasedIn(readFileSync(erasuresFile(dataDir), 'utf8'))).toEqual([goes, stays]);
});

it('restores nothing from a backup that was changed, or over anything that is there', async () => {
  const own = await filled();
  await backup(root, [join(place, 'backup')], quiet);
  await own.stop();
  const manifest = join(place, 'backup/manifest.json');
  const database = join(place, 'backup/database.sealed');
  const refused = async (says: RegExp) => {
    await expect(restoreInto(join(place, 'new'))).rejects.toThrow(says);
    expect(readdirSync(place).filter((name) => name.startsWith('new'))).toEqual([]);
  };
  await expect(restoreInto(dataDir)).rejects.toThrow(/data is not empty .*Nothing was restored/);
  process.env.BACKUP_PASSPHRASE = 'nog een paard accu nietje';
  await refused(/BACKUP_PASSPHRASE is not the one/);
  process.env.BACKUP_PASSPHRASE = passphrase;
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace('\\"postgres_major\\": 18', '\\"postgres_major\\": 17'));
  await refused(/or manifest.json was changed/);
  writeFileSync(manifest, text.slice(0, 200));
  await refused(/is cut off/);
  writeFileSync(manifest, text);
  const bytes = readFileSync(database);
  writeFileSync(database, bytes.subarray(0, bytes.length - 1));
  await refused(/database.sealed is not what was written there/);
  writeFileSync(database, Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]));
  await refused(/database.sealed is not what was written there/);
});
