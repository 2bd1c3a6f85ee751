/** What the migration step needs of the kernel; no service opens this door. */
export { databaseVariable } from '../env/environment.js';
export { extensions, type MigrateOptions, migrate, type ServiceSchema } from './migrate.js';
export { defaultRole, identifier, literal, queueSchema, roleOf, schemaOf } from './names.js';
export { ensureRole, type RuntimeUrls } from './roles.js';
