import type { ServiceName } from '@stroomwerk/contracts';
import type { DataSourceOptions } from 'typeorm';
import type { ServiceDefinition } from '../boot/definition.js';
import { KernelTables1700000000000 } from './kernel-migration.js';
import { schemaOf } from './names.js';
import { SnakeNaming } from './snake-naming.js';

/** Connections of one pool (architecture.md, rule 13). */
const poolSize = 5;

/** `options` of a PostgreSQL connection that finds the service's tables and the shared extensions. */
export const searchPath = (name: ServiceName): string => `-c search_path=${schemaOf(name)},public`;

/** TypeORM's options for a service. @param url owner's while migrating, the run-time role's after that */
export const dataSourceOptions = (def: ServiceDefinition, url: string) =>
  ({
    type: 'postgres',
    url,
    schema: schemaOf(def.name),
    entities: [...def.entities],
    migrations: [KernelTables1700000000000, ...def.migrations],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    installExtensions: false,
    synchronize: false,
    logging: false,
    poolSize,
    applicationName: `stroomwerk-${def.name}`,
    extra: { options: searchPath(def.name), idleTimeoutMillis: 30_000 },
  }) satisfies DataSourceOptions;
