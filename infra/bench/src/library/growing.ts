import type pg from 'pg';

/** Rows that one statement brings in. */
const atOnce = 4_000;

interface Base {
  readonly name: string;
  readonly english: string;
  readonly description: string;
  readonly describes: string;
  readonly integrations: readonly string[];
  readonly tags: readonly string[];
  readonly category: string;
  readonly trigger_type: string;
  readonly complexity: string;
  readonly tier_required: string | null;
  readonly node_count: number;
  readonly nodes: readonly string[];
  readonly pattern: string | null;
}

/** Whole numbers from 0 up to `below`, the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const replaced = (text: string, names: readonly (readonly [string, string])[]): string =>
  names.reduce((result, [from, to]) => result.replaceAll(from, to), text);

const insert = `
  insert into library.workflow (filename, slug, name, description, description_source, trigger_type, complexity,
    node_count, integrations, community_integrations, category, tags, tier_required, minutes_saved, pattern, author,
    licence, accounts, setup_steps, steps, graph, english, file, content_hash, fingerprint, row_hash, source,
    verified, popularity, created_at, updated_at)
  select 'bench-' || at || '.json', 'bench-' || at, name, description, 'author', trigger_type, complexity, node_count,
    integrations, '{}', category, tags, tier_required, minutes_saved, pattern, 'Bench', 'Bench', '[]', '[]', steps,
    '{"kinds": "tss", "edges": [[0, 1], [1, 2]]}', english, '{"nodes": []}', hash, hash, hash, 'import', false,
    0, created_at, created_at
  from jsonb_to_recordset($1::jsonb) as input (at integer, name text, description text, trigger_type text,
    complexity text, node_count integer, integrations text[], category text, tags text[], tier_required text,
    minutes_saved integer, pattern text, steps jsonb, english jsonb, hash text, created_at timestamptz)`;

/**
 * More workflows made of the library's own: another workflow's title, description and steps with other integrations in
 * their places and two words of other titles behind them. Written to the table past the importer, since none is to be
 * opened; the same set each time. @returns a function that brings the library up to so many workflows
 */
export async function grower(client: pg.Client): Promise<(size: number) => Promise<void>> {
  const { rows: bases } = await client.query<Base>(`
    select name, coalesce(english->>'name', name) as english, description,
      coalesce(english->>'description', description) as describes, integrations, tags, category, trigger_type,
      complexity, tier_required, node_count, jsonb_path_query_array(steps, '$[*].name') as nodes, pattern
    from library.workflow where published order by filename`);
  const next = numbers(20_261_121);
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const apps = bases.flatMap((base) => base.integrations);
  const words = [...new Set(bases.flatMap((base) => `${base.name} ${base.english}`.split(/\s+/)))];
  let made = 0;

  const variation = (): object => {
    const base = pick(bases);
    const names = base.integrations.map((app) => [app, next(3) === 0 ? app : pick(apps)] as const);
    const [first, second] = [pick(words), pick(words)];
    made += 1;
    return {
      at: made,
      name: `${replaced(base.name, names)} ${first}`,
      description: `${replaced(base.description, names)} ${first} ${second} ${made}`,
      english: {
        name: `${replaced(base.english, names)} ${second}`,
        description: `${replaced(base.describes, names)} ${second}`,
      },
      integrations: [...new Set(names.map(([, app]) => app))],
      steps: base.nodes.map((name) => ({
        name: replaced(name, names),
        app: '',
        kind: 'step',
        position: [0, 0],
      })),
      minutes_saved: next(90),
      hash: made.toString(16).padStart(64, '0'),
      created_at: new Date(Date.UTC(2025, 0, 1) + next(31_536_000) * 1_000).toISOString(),
      ...{ trigger_type: base.trigger_type, complexity: base.complexity, node_count: base.node_count },
      ...{
        category: base.category,
        tags: base.tags,
        tier_required: base.tier_required,
        pattern: base.pattern,
      },
    };
  };

  return async (size) => {
    while (bases.length + made < size) {
      const count = Math.min(atOnce, size - bases.length - made);
      await client.query(insert, [JSON.stringify(Array.from({ length: count }, variation))]);
    }
    await client.query('update library.library_state set version = version + 1');
  };
}
