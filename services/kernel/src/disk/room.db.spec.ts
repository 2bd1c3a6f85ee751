// Real: Nest, PostgreSQL with its tables on a disk of 64 MB, that disk filled to the last byte. Where nobody may mount one,
// the limit is put above what the machine's own disk has free.
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { smallDisk, testDatabase, until } from '@stroomwerk/test-kit';
import pg from 'pg';
import { publisher } from '../../test/example.service.js';
import { refusalOf } from '../http/error-filter.js';
import { type TestService, testService } from '../testing/index.js';

const notes = '/api/releases/notes';
const disk = smallDisk(64);
let db: Awaited<ReturnType<typeof testDatabase>>;
let service: TestService;

/** Moves a database onto the small disk. */
async function move(url: string, folder: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  // PostgreSQL's user, who need not be ours, must own it.
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const { uid, gid } = statSync(rows[0]?.data_directory ?? folder);
  const own = join(folder, 'tables');
  mkdirSync(own);
  chownSync(own, uid, gid);
  await client.query(`create tablespace small_${name} location '${own}'`);
  await client.query(`alter database ${name} set tablespace small_${name}`);
  await client.end();
}
const write = () =>
  service.call('POST', notes, { body: { text: 'x' }, as: {}, headers: { 'accept-language': 'en' } });

beforeAll(async () => {
  db = await testDatabase();
  if (disk) await move(db.url, disk.folder);
});
afterEach(async () => {
  disk?.empty();
  await service?.close();
});
afterAll(async () => {
  const name = new URL(db.url).pathname.slice(1);
  await db.drop();
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(`drop tablespace if exists small_${name}`);
  await client.end();
  disk?.remove();
});

it('refuses what writes at once while the disk has no room, goes on reading, and recovers by itself', async () => {
  const env = disk
    ? { DISK_FOLDERS: disk.folder, MIN_FREE_MB: '16' }
    : { DISK_FOLDERS: '/', MIN_FREE_MB: '1000000' };
  service = await testService(publisher, { databaseUrl: db.url, env });
  if (disk) expect((await write()).status).toBe(201);
  disk?.fill(8 * 1024 * 1024);
  const refused = await until('the refusal', async () => {
    const answer = await write();
    return answer.status !== 201 && answer;
  });
  expect(refused).toMatchObject({
    status: 507,
    headers: { 'retry-after': '30' },
    body: { code: 'common.no_room', detail: expect.stringContaining('Nothing was changed') },
  });
  expect((await service.call('GET', notes)).status).toBe(200);
  // Asked of the database, which says that there is no such note.
  expect((await service.call('GET', `${notes}/018f0000-0000-4000-8000-000000000000`)).status).toBe(409);
  if (!disk) return;
  disk.empty();
  await until('room again', async () => (await write()).status === 201);
});

it('says the same when PostgreSQL itself finds no room', async () => {
  if (!disk)
    return expect(refusalOf(Object.assign(new Error('full'), { code: '53100' }))?.code).toBe(
      'common.no_room',
    );
  service = await testService(publisher, {
    databaseUrl: db.url,
    env: { DISK_FOLDERS: disk.folder, MIN_FREE_MB: '0' },
  });
  const insert = () =>
    service.source.query(
      `insert into note (note_id, text, version)
       select gen_random_uuid(), repeat(md5(random()::text), 50), 1 from generate_series(1, 2000)`,
    );
  disk.fill(0);
  const error: unknown = await insert().then(
    () => null,
    (refused: unknown) => refused,
  );
  expect(refusalOf(error)?.code).toBe('common.no_room');
  expect((await service.call('GET', notes)).status).toBe(200);
  disk.empty();
  await insert();
});
