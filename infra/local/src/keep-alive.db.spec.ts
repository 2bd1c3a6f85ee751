// Real: PostgreSQL on a disk of 160 MB that is filled to the last byte, so that it panics and cannot come back.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallDisk, until } from '@stroomwerk/test-kit';
import pg from 'pg';
import { keepAlive } from './keep-alive.js';
import { lifeOf, recovers } from './postgres/liveness.js';
import { type Postgres, startPostgres } from './postgres.js';

const disk = smallDisk(160);
const dataDir = disk ? join(disk.folder, 'data') : mkdtempSync(join(tmpdir(), 'stroomwerk-alive-'));
let server: Postgres;
let end = (): void => undefined;

beforeAll(async () => {
  mkdirSync(dataDir, { recursive: true });
  server = await startPostgres({ dataDir });
});
afterAll(async () => {
  end();
  disk?.empty();
  await server.stop();
  if (disk) disk.remove();
  else rmSync(dataDir, { recursive: true, force: true });
});

const query = async (text: string): Promise<unknown[]> => {
  // One that panics may take a connection and never answer.
  const client = new pg.Client({
    connectionString: server.url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
};

it('brings PostgreSQL back with all that was written, once there is room', async () => {
  await query('create table kept (n int); insert into kept values (7)');
  const said: string[] = [];
  end = keepAlive(server, {
    start: (port) => startPostgres({ dataDir, port }),
    isWanted: () => true,
    onStart: (next) => {
      server = next;
    },
    say: (line) => said.push(line),
  });
  if (disk) {
    disk.fill(0);
    // A new part of its log finds no room, which ends it; now and then it stays, and takes nothing until there is room.
    let refused = 0;
    await until('a PostgreSQL that takes nothing', async () => {
      await query('insert into kept values (1); select pg_switch_wal()').catch(() => {
        refused += 1;
      });
      return said.length > 1 || refused > 400;
    });
    if (said.length > 1) expect(said[1]).toContain('PostgreSQL did not start');
    disk.empty();
  } else {
    process.kill(server.pid, 'SIGKILL');
  }
  const kept = () => query('select n from kept where n = 7 limit 1');
  expect(await until('PostgreSQL again', () => kept().catch(() => undefined))).toEqual([{ n: 7 }]);
  if (said.length > 0) await until('the word of it', () => said.includes('PostgreSQL runs again.'));
  expect(said.filter((line) => line.includes('ended')).length).toBeLessThanOrEqual(1);
});

it('ends a PostgreSQL that hangs, and starts it again', async () => {
  end();
  await query('create table before_hang (n int); insert into before_hang values (8)');
  const hung = server.pid;
  const said: string[] = [];
  end = keepAlive(server, {
    start: (port) => startPostgres({ dataDir, port }),
    isWanted: () => true,
    onStart: (next) => {
      server = next;
    },
    say: (line) => said.push(line),
    ask: { everyMs: 100, withinMs: 500 },
  });
  process.kill(hung, 'SIGSTOP');
  await until('PostgreSQL again', () => said.includes('PostgreSQL runs again.'));
  expect(said[0]).toBe(`PostgreSQL (pid ${hung}) does not answer any more; ending it.`);
  expect(server.pid).not.toBe(hung);
  expect(await query('select n from before_hang')).toEqual([{ n: 8 }]);
});

/** Answers every connection as PostgreSQL does that has not recovered yet. */
async function recoveringFor(): Promise<{ url: string; close(): void }> {
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is not yet accepting connections', ''];
  const body = Buffer.from(`${fields.join('\0')}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  const answer = Buffer.concat([Buffer.from('E'), length, body]);
  const standIn = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(answer));
  }).listen(0, '127.0.0.1');
  await once(standIn, 'listening');
  const { port } = standIn.address() as AddressInfo;
  return { url: `postgresql://someone@127.0.0.1:${port}/postgres`, close: () => void standIn.close() };
}

it('ends a PostgreSQL that waits for a recovery that nobody is at, and leaves one alone that recovers', async () => {
  end();
  const recovering = await recoveringFor();
  const recovery = spawn('sleep', ['600'], { argv0: 'postgres: startup recovering' });
  try {
    await until('the process', () => recovers(process.pid));
    expect(await lifeOf(recovering.url, process.pid, 5_000)).toBe('answers');
    recovery.kill('SIGKILL');
    await until('its end', () => !recovers(process.pid));
    expect(await lifeOf(recovering.url, process.pid, 5_000)).toBe('stuck');

    const waiting = server.pid;
    const said: string[] = [];
    end = keepAlive(
      { ...server, url: recovering.url },
      {
        start: (port) => startPostgres({ dataDir, port }),
        isWanted: () => true,
        onStart: (next) => {
          server = next;
        },
        say: (line) => said.push(line),
        ask: { everyMs: 100, withinMs: 5_000 },
      },
    );
    await until('PostgreSQL again', () => said.includes('PostgreSQL runs again.'));
    expect(said[0]).toBe(
      `PostgreSQL (pid ${waiting}) takes no connections, and nothing in it recovers its data; ending it.`,
    );
    expect(await query('select 9 as n')).toEqual([{ n: 9 }]);
  } finally {
    recovery.kill('SIGKILL');
    recovering.close();
  }
});

it('takes every answer for a sign of life, and only silence for none', async () => {
  const wrong = new URL(server.url);
  wrong.password = 'wrong';
  expect(await lifeOf(server.url, server.pid, 5_000)).toBe('answers');
  expect(await lifeOf(wrong.href, server.pid, 5_000)).toBe('answers');
  const full = new pg.Client({ connectionString: server.url });
  await full.connect();
  try {
    // Nobody gets in any more.
    await full.query(`create database full_one connection limit 0`);
    await full.query(`create role someone login password 'someone'`);
    const refused = new URL(server.url);
    [refused.username, refused.password, refused.pathname] = ['someone', 'someone', '/full_one'];
    const client = new pg.Client({ connectionString: refused.href });
    await expect(client.connect()).rejects.toMatchObject({ code: '53300' });
    expect(await lifeOf(refused.href, server.pid, 5_000)).toBe('answers');
    process.kill(server.pid, 'SIGSTOP');
    expect(await lifeOf(server.url, server.pid, 300)).toBe('silent');
  } finally {
    process.kill(server.pid, 'SIGCONT');
    await full.end();
  }
});
