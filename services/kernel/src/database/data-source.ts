import type { ServiceName } from '@stroomwerk/contracts';
import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { ServiceDefinition } from '../boot/definition.js';
import {
  KernelErased1700000000002,
  KernelErasedAccounts1700000000003,
  KernelQueueLife1700000000001,
  KernelTables1700000000000,
} from './kernel-migration.js';
import { type DatabaseLogin, poolWith } from './login.js';
import { schemaOf } from './names.js';
import { SnakeNaming } from './snake-naming.js';

/** Connections of one pool (architecture.md, rule 13). */
const poolSize = 5;

/** `options` of a PostgreSQL connection that finds the service's tables and the shared extensions. */
export const searchPath = (name: ServiceName): string => `-c search_path=${schemaOf(name)},public`;

const common = (name: ServiceName, url: string) =>
  ({
    type: 'postgres',
    url,
    schema: schemaOf(name),
    namingStrategy: new SnakeNaming(),
    installExtensions: false,
    synchronize: false,
    logging: false,
    extra: { options: searchPath(name), idleTimeoutMillis: 30_000 },
  }) satisfies DataSourceOptions;

/** Nothing waits for ever: neither for a lock, nor on a statement, nor for one of the pool's connections. */
const patience = '-c lock_timeout=30s -c statement_timeout=300s -c idle_in_transaction_session_timeout=300s';
const connectWithin = 10_000;

const runtime = (name: ServiceName, url: string) => {
  const { extra, ...options } = common(name, url);
  return { ...options, extra: { ...extra, options: `${extra.options} ${patience}` } };
};

/** TypeORM's options for a service. @param login of its run-time role */
export const dataSourceOptions = (def: ServiceDefinition, login: DatabaseLogin) =>
  ({
    ...runtime(def.name, login.url),
    driver: { ...pg, Pool: poolWith(login) },
    entities: [...def.entities],
    poolSize,
    connectTimeoutMS: connectWithin,
    applicationName: `stroomwerk-${def.name}`,
  }) satisfies DataSourceOptions;

/** TypeORM's options for the migration of a service's schema. @param url of the migrating role */
export const schemaDataSource = (
  { name, migrations }: Pick<ServiceDefinition, 'name' | 'migrations'>,
  url: string,
) =>
  ({
    ...common(name, url),
    migrations: [
      KernelTables1700000000000,
      KernelQueueLife1700000000001,
      KernelErased1700000000002,
      KernelErasedAccounts1700000000003,
      ...migrations,
    ],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    poolSize: 1,
    applicationName: `migrate-${name}`,
  }) satisfies DataSourceOptions;
