// Real: a PostgreSQL of its own with the migrations of this checkout, files.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { databasesOf } from './databases.js';
import { refuseBrokenKeys, refuseOtherKeys } from './keys-there.js';
import { linkSecrets, ringFile } from './link-secrets.js';
import { migrateAll } from './migration.js';
import { type Postgres, startPostgres } from './postgres.js';
import { signingKey } from './secrets.js';
import { readSettings, type Settings } from './settings.js';

const root = resolve(__dirname, '../../..');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-keys-there-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const settingsWith = (env: Record<string, string> = {}): Settings =>
  readSettings({ DATA_DIR: dataDir, ...env }, root);

it('misses a key before a start begins, as far as it takes that key from the data folder', () => {
  const settings = settingsWith();
  refuseBrokenKeys(settings);
  linkSecrets(settings);
  databasesOf(settings, 'postgresql://nobody@127.0.0.1:1/none');
  refuseBrokenKeys(settings);
  for (const file of [ringFile(dataDir, 'SESSION_SECRET'), join(dataDir, 'keys/database-billing')]) {
    rmSync(file);
    expect(() => refuseBrokenKeys(settings)).toThrow(`${file} is missing. Nothing was changed. Put it back`);
    writeFileSync(file, 'cut');
    expect(() => refuseBrokenKeys(settings)).toThrow(`${file} is cut off. Nothing was changed`);
    writeFileSync(file, 'x'.repeat(40));
    refuseBrokenKeys(settings);
  }
  rmSync(ringFile(dataDir, 'SESSION_SECRET'));
  refuseBrokenKeys(settingsWith({ SESSION_SECRET: 'y'.repeat(40) }));
});

it('makes no key anew where it and the list of keys are gone, and does when told', () => {
  const settings = settingsWith();
  linkSecrets(settings);
  databasesOf(settings, 'postgresql://nobody@127.0.0.1:1/none');
  const ledger = join(dataDir, 'keys/.made');
  rmSync(ledger);
  // With every key there it is written anew.
  for (const file of ['stripe-secret-key', 'stripe-webhook-secret', 'auth-signing.pem', 'gate-key'])
    writeFileSync(join(dataDir, 'keys', file), 'z'.repeat(40));
  refuseBrokenKeys(settings);
  const gone = ringFile(dataDir, 'BONUS_LINK_SECRET');
  rmSync(gone);
  const before = readdirSync(join(dataDir, 'keys'));
  expect(() => refuseBrokenKeys(settings)).toThrow(
    `${gone} is missing, and so is ${ledger}, the list of the keys that were made. Nothing was changed. Put both back`,
  );
  expect(readdirSync(join(dataDir, 'keys'))).toEqual(before);
  writeFileSync(ledger, '');
  refuseBrokenKeys(settings);
});

it('takes the keys of an older version, which kept no list of them', () => {
  mkdirSync(join(dataDir, 'keys'));
  for (const file of ['app-secret', 'stripe-secret-key', 'stripe-webhook-secret', 'auth-signing.pem'])
    writeFileSync(join(dataDir, 'keys', file), 'z'.repeat(40));
  refuseBrokenKeys(settingsWith());
});

describe('with a DATABASE_URL', () => {
  // A server of its own: the passwords that keys of a data folder give its roles are not those of the other tests.
  let server: Postgres;
  let place: string;
  beforeEach(async () => {
    place = mkdtempSync(join(tmpdir(), 'stroomwerk-keys-server-'));
    server = await startPostgres({ dataDir: place, settings: { fsync: 'off' } });
  });
  afterEach(async () => {
    await server.stop();
    rmSync(place, { recursive: true, force: true });
  });

  it('makes no new keys for a database in which people have accounts, and says how to mend it', async () => {
    const settings = settingsWith({ DATABASE_URL: server.url });
    await refuseOtherKeys(settings);
    await migrateAll(settings);
    // As the next machine finds it, whose data folder is another one.
    rmSync(join(dataDir, 'keys'), { recursive: true });
    await refuseOtherKeys(settings);
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(
      `insert into auth.user_account (email, full_name, created_at) values ('a@example.nl', 'Naam', now())`,
    );
    await client.end();
    await expect(refuseOtherKeys(settings)).rejects.toThrow(
      /was used with keys, and .*keys is not there\. Nothing was changed\. Put that folder back.* touch .*\.made$/,
    );
    mkdirSync(join(dataDir, 'keys'));
    await expect(refuseOtherKeys(settings)).rejects.toThrow(/keys is empty\. Nothing was changed/);
    expect(readdirSync(join(dataDir, 'keys'))).toEqual([]);
    // Secrets of the environment are no business of the folder; and who wants new ones says so.
    const given = { APP_SECRET: 'a'.repeat(40), GATE_KEY: 'b'.repeat(40), AUTH_SIGNING_KEY: signingKey() };
    await refuseOtherKeys(settingsWith({ DATABASE_URL: server.url, ...given }));
    writeFileSync(join(dataDir, 'keys/.made'), '');
    await refuseOtherKeys(settings);
  });
});
