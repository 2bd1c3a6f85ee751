import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Entry, PartWriter } from './parts.js';

interface Table {
  readonly name: string;
  readonly columns: string;
}

/** Pieces of a table's rows, as they lie in the archive. */
const pieceBytes = 4 * 1_048_576;

/** Tables of the schemas with the columns that hold something of their own, each after those that it refers to. */
async function tablesOf(client: pg.Client, schemas: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string; needs: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select format('%I.%I', fn.nspname, f.relname) from pg_constraint k
         join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'r' and c.relpersistence = 'p' order by 1`,
    [schemas],
  );
  const sorted: typeof rows = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) =>
      needs.every((one) => sorted.some(({ name }) => name === one)),
    );
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a ring: ${waiting.map(({ name }) => name)}`);
    sorted.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** Copies the rows of all schemas as they are at one moment, whatever is written meanwhile. */
export async function copyRows(url: string, schemas: readonly string[], writer: PartWriter): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables = await tablesOf(client, schemas);
    const sequences = await client.query<{ name: string; last: string | null }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
       from pg_sequences where schemaname = any($1) order by 1`,
      [schemas],
    );
    await writer.text('tables.json', JSON.stringify({ tables, sequences: sequences.rows }));
    for (const { name, columns } of tables) {
      const rows = client.query(copyTo(`copy ${name} (${columns}) to stdout`));
      let held: Buffer[] = [];
      let bytes = 0;
      let piece = 0;
      const put = async () => {
        piece += 1;
        await writer.text(`${name}/${String(piece).padStart(6, '0')}`, Buffer.concat(held));
        held = [];
        bytes = 0;
      };
      for await (const chunk of rows as AsyncIterable<Buffer>) {
        held.push(chunk);
        bytes += chunk.length;
        if (bytes >= pieceBytes) await put();
      }
      if (bytes > 0) await put();
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/**
 * Puts rows back into a database whose tables have just been made: all of them, or none.
 * @param url of the owner of the tables
 */
export class RowsRestorer {
  private tables: readonly Table[] = [];
  private sequences: readonly { readonly name: string; readonly last: string | null }[] = [];

  private constructor(private readonly client: pg.Client) {}

  static async begin(url: string): Promise<RowsRestorer> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('begin');
    return new RowsRestorer(client);
  }

  async take({ name, content }: Entry): Promise<void> {
    if (name === 'tables.json') {
      const read = JSON.parse(Buffer.concat(await content.toArray()).toString()) as {
        tables: Table[];
        sequences: { name: string; last: string | null }[];
      };
      this.tables = read.tables;
      this.sequences = read.sequences;
      for (const { name: table } of this.tables)
        await this.client.query(`alter table ${table} disable trigger user`);
      // What the migrations wrote is in the copy too.
      await this.client.query(`truncate ${this.tables.map((table) => table.name).join(', ')}`);
      return;
    }
    const table = this.tables.find((one) => one.name === name.slice(0, name.lastIndexOf('/')));
    if (!table) throw new Error(`rows of a table that is not listed: ${name}`);
    await pipeline(
      Readable.from(content),
      this.client.query(copyFrom(`copy ${table.name} (${table.columns}) from stdin`)),
    );
  }

  /** Everything is there for others when this resolves. */
  async finish(): Promise<void> {
    for (const { name, last } of this.sequences)
      if (last !== null) await this.client.query('select setval($1::regclass, $2::bigint)', [name, last]);
    for (const { name } of this.tables) await this.client.query(`alter table ${name} enable trigger user`);
    await this.client.query('commit');
  }

  /** Ends the connection; what was not finished is undone. */
  async abandon(): Promise<void> {
    await this.client.end().catch(() => undefined); // It is gone already.
  }
}
