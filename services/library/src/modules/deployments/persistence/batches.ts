import type { ErrorCode } from '@stroomwerk/contracts';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** Why one workflow of several was not deployed: a code of the catalogue with what fills it. */
export interface KeptRefusal {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly fields?: Readonly<Record<string, string>>;
}

export interface BatchItem {
  readonly filename: string;
  readonly name: string;
  readonly refused: KeptRefusal | null;
}

export interface BatchRow {
  readonly id: string;
  readonly connection_id: string;
  readonly items: readonly BatchItem[];
  readonly created_at: Date;
}

export interface NewBatch {
  readonly id: string;
  readonly accountId: string;
  readonly madeBy: string;
  readonly requestId: string;
  readonly connectionId: string;
  readonly at: Date;
}

/** Begins a batch, before its deployments name it; what was asked for is noted once it is known what is refused. */
export async function addBatch(database: Database, one: NewBatch): Promise<void> {
  await database.query(
    `insert into library.deployment_batch (id, account_id, made_by, request_id, connection_id, items, created_at)
     values ($1, $2, $3, $4, $5, '[]', $6)`,
    [one.id, one.accountId, one.madeBy, one.requestId, one.connectionId, one.at],
  );
}

export async function noteItems(database: Database, id: string, items: readonly BatchItem[]): Promise<void> {
  await database.query('update library.deployment_batch set items = $2 where id = $1', [
    id,
    JSON.stringify(items),
  ]);
}

/** Undefined where it is unknown or another account's. */
export async function batchOf(
  database: Database,
  accountId: string,
  by: { readonly id: string } | { readonly requestId: string },
): Promise<BatchRow | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['request_id', by.requestId];
  const [row] = await database.query<BatchRow[]>(
    `select id, connection_id, items, created_at from library.deployment_batch
     where account_id = $1 and ${column} = $2`,
    [accountId, value],
  );
  return row;
}
