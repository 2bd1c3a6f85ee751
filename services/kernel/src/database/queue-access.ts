import { createHash } from 'node:crypto';
import type { EventDefinition, ServiceName } from '@stroomwerk/contracts';
import type pg from 'pg';
import { eventQueue } from '../events/queues.js';
import { identifier, literal, queueSchema } from './names.js';

/**
 * The queues that contracts declare for a service: those of its own, whose names start with its name, those of the
 * events it publishes, and its own of the events it consumes.
 * @returns the condition on a column that holds a queue's name, in SQL
 */
export function queueCondition(
  name: ServiceName,
  events: readonly EventDefinition[],
  column = 'queue',
): string {
  const declared = events.flatMap((event) =>
    event.consumers
      .filter((consumer) => event.publisher === name || consumer === name)
      .map((consumer) => eventQueue(event, consumer)),
  );
  const own = `starts_with(${column}, ${literal(`${name}.`)})`;
  return declared.length === 0 ? own : `${own} or ${column} in (${declared.sort().map(literal).join(', ')})`;
}

interface QueueTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** BullMQ's tables, with those of their columns that name a queue a row belongs to. */
async function queueTables(client: pg.Client): Promise<QueueTable[]> {
  const { rows } = await client.query<QueueTable>(
    `select t.table_name::text as name,
            array_agg(c.column_name::text order by c.column_name) filter
              (where c.column_name in ('queue', 'child_queue')
                 or c.column_name = 'parent_queue' and t.table_name = 'job_dependency') as columns
       from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = $1 and t.table_type = 'BASE TABLE' group by 1`,
    [queueSchema],
  );
  return rows;
}

/** A row is seen and written by those only whose queues it names. Unchanged policies are left alone: no lock is taken. */
async function limitRows(
  client: pg.Client,
  role: string,
  name: ServiceName,
  table: QueueTable,
  events: readonly EventDefinition[],
): Promise<void> {
  const condition = table.columns.map((column) => `(${queueCondition(name, events, column)})`).join(' and ');
  const policy = `${role} ${createHash('sha256').update(condition).digest('hex').slice(0, 12)}`;
  const on = `${queueSchema}.${identifier(table.name)}`;
  const { rows: known } = await client.query<{ policyname: string }>(
    `select policyname from pg_policies
      where schemaname = $1 and tablename = $2 and starts_with(policyname, $3)`,
    [queueSchema, table.name, `${role} `],
  );
  if (known.length === 1 && known[0]?.policyname === policy) return;
  await client.query(`
    begin;
    alter table ${on} enable row level security;
    ${known.map(({ policyname }) => `drop policy ${identifier(policyname)} on ${on};`).join('\n')}
    create policy ${identifier(policy)} on ${on} to ${identifier(role)} using (${condition}) with check (${condition});
    revoke all on ${on} from ${identifier(role)};
    grant select, insert, update, delete on ${on} to ${identifier(role)};
    commit;
  `);
}

/** Functions that make a queue's counter at its first job: they run as the owner, so that nobody else makes objects there. */
const makesCounters = ['next_job_id'];

/**
 * What a service may do with BullMQ's tables: read and write the rows of its own queues, and nothing else; it makes no
 * object there, since a trigger or a function would run in another service's name (ADR 0013).
 */
export async function grantQueues(
  client: pg.Client,
  role: string,
  name: ServiceName,
  events: readonly EventDefinition[],
): Promise<void> {
  const to = identifier(role);
  for (const table of await queueTables(client))
    if (table.columns) await limitRows(client, role, name, table, events);
  await client.query(`
    revoke create on schema ${queueSchema} from ${to};
    grant usage on schema ${queueSchema} to ${to};
    grant select on ${queueSchema}.migration to ${to};
    grant execute on all routines in schema ${queueSchema} to ${to};
    alter default privileges in schema ${queueSchema} grant usage, select, update on sequences to ${to};
  `);
}

/** Once for all services: the counters of event queues, and who makes those of the others. */
export async function prepareQueues(client: pg.Client, events: readonly EventDefinition[]): Promise<void> {
  for (const event of events)
    for (const consumer of event.consumers)
      await client.query(
        `do $$ begin
           execute format('create sequence if not exists ${queueSchema}.%I', ${queueSchema}.job_id_seq_name(${literal(eventQueue(event, consumer))}));
         end $$`,
      );
  for (const name of makesCounters) {
    const { rows } = await client.query<{ made: string }>(
      `select p.oid::regprocedure::text as made from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = $1 and p.proname = $2 and not p.prosecdef`,
      [queueSchema, name],
    );
    for (const { made } of rows) await client.query(`alter function ${made} security definer`);
  }
}

/** Lets a role count in the queues' counters that this session owns; one that a service made before stays as it was. */
export const grantCounters = (client: pg.Client, role: string): Promise<unknown> =>
  client.query(
    `do $$ declare made record; begin
       for made in select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
                    where n.nspname = ${literal(queueSchema)} and c.relkind = 'S'
                      and pg_has_role(c.relowner, 'USAGE') loop
         execute format('grant usage, select, update on sequence %s to %s', made.name, ${literal(identifier(role))});
       end loop;
     end $$`,
  );
