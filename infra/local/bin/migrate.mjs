// On several machines: the migration as a job of its own, before the services (infra/compose, infra/kubernetes).
import { databasesOf } from '../dist/src/databases.js';
import { migrateDatabases } from '../dist/src/migration.js';
import { readMigrationSettings } from '../dist/src/settings.js';

try {
  const settings = readMigrationSettings(process.env);
  await migrateDatabases(databasesOf(settings, undefined), {
    superuser: settings.DATABASE_SUPERUSER_URL,
    queues: settings.REDIS_URL === undefined,
    say: (line) => console.log(line),
  });
  console.log('The database is migrated.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
