import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * The baseline of the search: the same columns, pages and count over HTTP, found by `ilike '%word%'` and without any
 * check of who asks. It finds no misspelt word and has no ranking.
 */
export async function ilikeServer(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const answer = async (url: URL): Promise<unknown> => {
    const words = (url.searchParams.get('q') ?? '').split(' ').filter((word) => word !== '');
    const category = url.searchParams.get('category');
    const conditions = words.map((_, at) => `(name ilike $${at + 1} or description ilike $${at + 1})`);
    const values: unknown[] = words.map((word) => `%${word}%`);
    if (category) conditions.push(`category = $${values.push(category)}`);
    const where = ['published', ...conditions].join(' and ');
    const counted = await pool.query<{ total: number }>(
      `select count(*)::int as total from library.workflow where ${where}`,
      values,
    );
    const { rows } = await pool.query(
      `select filename, slug, name, description, trigger_type, complexity, node_count, integrations, category, tags,
              graph, difficulty, time_to_deploy, short_benefit, tier_required, top_rank, english
       from library.workflow where ${where} order by name, filename limit 20`,
      values,
    );
    return { workflows: rows, total: counted.rows[0]?.total ?? 0 };
  };
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://bench.invalid')).then(
      (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await pool.end();
    },
  };
}
