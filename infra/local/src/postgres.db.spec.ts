// Real: PostgreSQL 18 from npm, started, adopted and killed as a person's machine would.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { smallDisk, until } from '@stroomwerk/test-kit';
import pg from 'pg';
import { type StoppedDatabase, stoppedDatabase } from '../test/stopped-database.js';
import { OwnPostgres } from './own-postgres.js';
import { newDatabasePassword } from './postgres/password.js';
import { locate, movedBase } from './postgres/place.js';
import { end, isPostgres } from './postgres/process.js';
import { type Postgres, startPostgres } from './postgres.js';

let dataDir: string;
let server: Postgres | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-pg-'));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  for (const folder of [movedBase(dataDir), dataDir]) rmSync(folder, { recursive: true, force: true });
});

const start = async () => {
  server = await startPostgres({ dataDir, settings: { fsync: 'off' } });
  return server;
};

let holdsRow: StoppedDatabase;
beforeAll(async () => {
  holdsRow = await stoppedDatabase((url) =>
    query(url, 'create table kept (n int); insert into kept values (7)').then(() => undefined),
  );
});
afterAll(() => holdsRow?.remove());
/** A database that holds a row, stopped. @returns its folder */
const filled = (): string => holdsRow.into(dataDir);

/** Every file below a folder with its bytes and the time it was written. */
const picture = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, `${statSync(file).mtimeMs} ${readFileSync(file).toString('base64')}`]),
  );

/** The start refuses in one line that matches, and not a byte of the database has changed. */
async function refuses(data: string, says: RegExp): Promise<void> {
  const before = picture(data);
  const refusal = await start().then(
    () => 'it started',
    (error: Error) => error.message,
  );
  expect(refusal).toMatch(says);
  expect(refusal).toContain('Nothing was changed.');
  expect(refusal).not.toContain('\n');
  expect(picture(data)).toEqual(before);
}

const row = async () => query((await start()).url, 'select n from kept');
const passwordFile = () => join(dataDir, 'postgres-password');

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('starts, keeps what was written, and is taken over by a second start', async () => {
  server = await startPostgres({ dataDir });
  await query(server.url, 'create table kept (n int); insert into kept values (7)');
  const second = await startPostgres({ dataDir });
  expect(second).toMatchObject({ adopted: true, pid: server.pid, port: server.port });
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

it('refuses a server that was left behind and does not answer, and says how to end it', async () => {
  filled();
  const { pid } = await start();
  process.kill(pid, 'SIGSTOP');
  try {
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      new RegExp(
        `^The PostgreSQL .*pid ${pid}\\) does not answer\\. Nothing was changed\\..*kill -QUIT ${pid}.*$`,
      ),
    );
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  expect(await startPostgres({ dataDir })).toMatchObject({ adopted: true, pid });
});

it('leaves none behind when it is stopped before it had started', async () => {
  const own = new OwnPostgres(dataDir);
  const starting = own.start();
  expect(await own.stop()).toBe(true);
  const { pid, data } = await starting;
  expect(isPostgres(pid)).toBe(false);
  expect(existsSync(join(data, 'postmaster.pid'))).toBe(false);
});

it('ends one that does not end by itself, says so, and keeps what was written', async () => {
  filled();
  const { pid } = await start();
  process.kill(pid, 'SIGSTOP');
  const said: string[] = [];
  expect(await end(pid, (line) => said.push(line), 200)).toBe(true);
  expect(isPostgres(pid)).toBe(false);
  expect(said).toEqual([expect.stringContaining(`(pid ${pid}) does not end; ending it by force`)]);
  expect(await row()).toEqual([{ n: 7 }]);
});

it('recovers after kill -9, on the port it had', async () => {
  filled();
  server = await startPostgres({ dataDir });
  const { pid, port } = server;
  process.kill(pid, 'SIGKILL');
  await until(
    'the server is gone',
    async () => !(await query(server?.url ?? '', 'select 1').catch(() => undefined)),
  );
  server = await startPostgres({ dataDir, port });
  expect(server.adopted).toBe(false);
  expect(server.port).toBe(port);
  expect(await query(server.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

it('starts its programs with nothing of our environment but what they need, and keeps its log to ourselves', async () => {
  // PostgreSQL takes the second for a setting, and refuses to start with it.
  const ours = { AUTH_SIGNING_KEY: 'of-another-part', PGDATESTYLE: 'no style' };
  Object.assign(process.env, ours);
  try {
    const made = await start();
    await query(made.url, 'create table kept (n int); insert into kept values (7)');
    await made.stop();
    rmSync(passwordFile());
    newDatabasePassword(dataDir);
    const { pid, url } = await start();
    expect(await query(url, 'select n from kept')).toEqual([{ n: 7 }]);
    const environment = process.platform === 'linux' ? readFileSync(`/proc/${pid}/environ`, 'utf8') : '';
    for (const name of Object.keys(ours)) expect(environment).not.toContain(name);
    expect(statSync(join(dataDir, 'postgres.log')).mode & 0o777).toBe(0o600);
  } finally {
    for (const name of Object.keys(ours)) delete process.env[name];
  }
});

describe('where there is data, nothing is made anew', () => {
  it('refuses without the password file or with an empty one, and takes a new password without losing a row', async () => {
    const data = filled();
    rmSync(passwordFile());
    await refuses(data, /postgres-password is missing.*npm run ops -- new-database-password/);
    writeFileSync(passwordFile(), '');
    await refuses(data, /postgres-password is empty/);
    newDatabasePassword(dataDir);
    expect(await row()).toEqual([{ n: 7 }]);
    expect(() => newDatabasePassword(dataDir)).toThrow('Stop it first');
    expect(statSync(passwordFile()).mode & 0o777).toBe(0o600);
  });

  it('refuses a password that is not the one of the database, and leaves no server behind', async () => {
    const data = filled();
    writeFileSync(passwordFile(), 'cut-o');
    await expect(start()).rejects.toThrow(/does not open the database.*new-database-password/);
    expect(existsSync(join(data, 'postmaster.pid'))).toBe(false);
  });

  it('refuses a folder that is cut off, and says how to mend it', async () => {
    const data = filled();
    const version = join(data, 'PG_VERSION');
    writeFileSync(version, '');
    await refuses(data, /PG_VERSION is missing or cut off.*echo 18 >/);
    rmSync(version);
    await refuses(data, /PG_VERSION is missing or cut off/);
    writeFileSync(version, '18\n');
    expect(await row()).toEqual([{ n: 7 }]);
    await server?.stop();
    const control = join(data, 'global/pg_control');
    const whole = readFileSync(control);
    writeFileSync(control, whole.subarray(0, 100));
    await refuses(data, /incomplete: global\/pg_control is missing or cut off.*npm run restore/);
    renameSync(join(data, 'pg_wal'), join(data, 'elsewhere'));
    await refuses(data, /pg_wal, global\/pg_control are missing/);
  });

  it('refuses what a newer or an older PostgreSQL made', async () => {
    const data = filled();
    writeFileSync(join(data, 'PG_VERSION'), '19\n');
    await refuses(data, /made by PostgreSQL 19.*newer checkout/);
    writeFileSync(join(data, 'PG_VERSION'), '17\n');
    await refuses(data, /made by PostgreSQL 17.*npm run backup/);
  });

  it('refuses a database of another user or that others may read', async () => {
    const data = filled();
    chmodSync(data, 0o755);
    await refuses(data, /Others may read.*chmod 700/);
    chmodSync(data, 0o700);
    if (process.getuid?.() !== 0) return; // Only root can give a folder away.
    const { uid, gid } = statSync(data);
    chownSync(data, 12_345, 12_345);
    await refuses(data, /belongs to user 12345.*chown -R/);
    chownSync(data, uid, gid);
    expect(await row()).toEqual([{ n: 7 }]);
  });

  it('refuses when the data is gone and its password is not: a disk may not be mounted', async () => {
    const data = filled();
    renameSync(data, `${data}-away`);
    await expect(start()).rejects.toThrow(/is gone.*not mounted/);
    mkdirSync(data, { mode: 0o700 });
    const { uid, gid } = statSync(`${data}-away`);
    if (process.getuid?.() === 0) chownSync(data, uid, gid);
    await expect(start()).rejects.toThrow(/is gone/);
    rmSync(data, { recursive: true });
    // Its password went with it, the keys that were made after it did not.
    renameSync(passwordFile(), `${data}-password`);
    mkdirSync(join(dataDir, 'keys'));
    writeFileSync(join(dataDir, 'keys/database-owner'), 'a key that was made after the database');
    await expect(start()).rejects.toThrow(/is gone: .*database-owner is there.*Nothing was changed.*restore/);
    expect([existsSync(data), existsSync(passwordFile())]).toEqual([false, false]);
    renameSync(`${data}-password`, passwordFile());
    renameSync(`${data}-away`, data);
    expect(await row()).toEqual([{ n: 7 }]);
  });

  it('takes no notice of a postmaster.pid that a crash cut off, and refuses while a server may be there', async () => {
    const data = filled();
    writeFileSync(join(data, 'postmaster.pid'), '');
    expect(await row()).toEqual([{ n: 7 }]);
    const file = join(data, 'postmaster.pid');
    const whole = readFileSync(file);
    writeFileSync(file, '');
    await expect(startPostgres({ dataDir })).rejects.toThrow(/postmaster.pid is cut off.*may still run/);
    // A server that is only starting fills it a moment later.
    const later = spawn('/bin/sh', ['-c', 'sleep 0.2; cat "$1" > "$2"', 'sh', `${file}.whole`, file]);
    writeFileSync(`${file}.whole`, whole);
    const filledIn = new Promise((done) => later.once('close', done));
    expect(await startPostgres({ dataDir })).toMatchObject({ adopted: true, pid: server?.pid });
    await filledIn;
  });

  it('makes a database in one step: what a crash left of making one is never taken for it', async () => {
    const data = filled();
    // A crash after the last but one step: the password is not in its place yet.
    renameSync(passwordFile(), `${passwordFile()}.new`);
    expect(await row()).toEqual([{ n: 7 }]);
    await server?.stop();
    // A crash in the middle of initdb, of a data folder that has none yet.
    const half = `${data}-being-made-1`;
    cpSync(data, half, { recursive: true });
    rmSync(data, { recursive: true });
    renameSync(passwordFile(), `${passwordFile()}.new`);
    const made = await start();
    expect(await query(made.url, `select to_regclass('kept') as kept`)).toEqual([{ kept: null }]);
  });
});

const disk = smallDisk(20);
afterAll(() => disk?.remove());
if (disk)
  it('says in one line that a disk is too small for a database, and makes it there once it is not', async () => {
    dataDir = join(disk.folder, 'data');
    await expect(start()).rejects.toThrow(
      /^The disk of \S+ has (18|19|20) MB left, too few for a database\. Nothing was kept of it\. Make room, or choose another DATA_DIR\.$/,
    );
    expect(readdirSync(dataDir)).toEqual(['postgres-password.new']);
    disk.grow(200);
    await start();
  });

if (process.getuid?.() === 0)
  describe('a database outside its data folder, as root has it', () => {
    it('is never taken from another data folder, or from another user', async () => {
      const data = filled();
      expect(dirname(data)).toBe(movedBase(dataDir));
      writeFileSync(join(dirname(data), 'data-folder'), '/somewhere/else');
      await refuses(data, /holds the database of \/somewhere\/else/);
      writeFileSync(join(dirname(data), 'data-folder'), dataDir);
      chownSync(dirname(data), 12_345, 12_345);
      await refuses(data, /made by another user/);
      chownSync(dirname(data), 0, 0);
      expect(await row()).toEqual([{ n: 7 }]);
    });

    it('lies where nobody cleans, and comes there from where older versions had it', async () => {
      const data = filled();
      expect(data).not.toMatch(/^\/(var\/)?tmp\//);
      await server?.stop();
      const former = join('/var/tmp', basename(movedBase(dataDir)));
      renameSync(movedBase(dataDir), former);
      try {
        // While somebody works on it, it stays.
        writeFileSync(join(former, 'postgres/postmaster.pid'), '');
        expect(locate(dataDir).data).toBe(join(former, 'postgres'));
        rmSync(join(former, 'postgres/postmaster.pid'));
        // A folder of that name which is another data folder's is none of ours.
        writeFileSync(join(former, 'data-folder'), '/somewhere/else');
        expect(locate(dataDir).data).toBe(data);
        writeFileSync(join(former, 'data-folder'), dataDir);
        expect(await row()).toEqual([{ n: 7 }]);
        expect([existsSync(join(data, 'PG_VERSION')), existsSync(former)]).toEqual([true, false]);
      } finally {
        rmSync(former, { recursive: true, force: true });
      }
    });

    it('stays when its data folder is gone, and is named when that was renamed', async () => {
      const data = filled();
      const renamed = `${dataDir}-renamed`;
      renameSync(dataDir, renamed);
      try {
        await expect(startPostgres({ dataDir: renamed })).rejects.toThrow(`${data} (of ${dataDir})`);
        expect(existsSync(join(data, 'PG_VERSION'))).toBe(true);
        renameSync(data, join(movedBase(renamed), 'postgres'));
        server = await startPostgres({ dataDir: renamed });
        expect(await query(server.url, 'select n from kept')).toEqual([{ n: 7 }]);
        await server.stop();
      } finally {
        for (const folder of [movedBase(renamed), renamed]) rmSync(folder, { recursive: true, force: true });
      }
    });
  });
