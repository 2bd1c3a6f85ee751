import {
  answers,
  type JudgedQuery,
  type JudgedWorkflow,
  judgedQueries,
  judgedTo,
  meanReciprocalRank,
  unseenQueries,
} from '@stroomwerk/service-library/judged';
import type pg from 'pg';
import { askJson, type Target } from './load.js';

export interface Relevance {
  readonly queries: number;
  /** Queries that no workflow of the library answers: they count for nobody. */
  readonly unanswerable: readonly string[];
  readonly mrr: { readonly search: number; readonly fts5: number };
  /** Of queries that were written after the ranking. */
  readonly unseen: { readonly search: number; readonly fts5: number };
  /** Queries whose first hit is no answer, with the place of the first that is; 0 for none among twenty. */
  readonly missed: readonly { readonly query: string; readonly place: number }[];
}

type Judged = JudgedWorkflow & { readonly filename: string };

/** Both answer the judged queries over HTTP; an answer is right where the judgement written down beforehand says so. */
export async function relevance(
  client: pg.Client,
  search: (q: string) => readonly [Target, string],
  baseline: (q: string) => readonly [Target, string],
): Promise<Relevance> {
  const { rows } = await client.query<Judged>(`
    select filename, name, coalesce(english->>'name', name) as "nameEnglish", tags, integrations, category, pattern
    from library.workflow where published`);
  const byName = new Map(rows.map((row) => [row.filename, row]));
  const answerable = (queries: readonly JudgedQuery[]): JudgedQuery[] =>
    queries.filter(([, wanted]) => rows.some((row) => answers(row, wanted)));
  const answered = answerable(judgedQueries);
  const places = async (
    of: (q: string) => readonly [Target, string],
    queries: readonly JudgedQuery[],
  ): Promise<(number | undefined)[]> => {
    const found: (number | undefined)[] = [];
    for (const [q, wanted] of queries) {
      const { workflows } = await askJson<{ workflows: { filename: string }[] }>(...of(q));
      const place = workflows.slice(0, judgedTo).findIndex(({ filename }) => {
        const workflow = byName.get(filename);
        return workflow !== undefined && answers(workflow, wanted);
      });
      found.push(place < 0 ? undefined : place + 1);
    }
    return found;
  };
  const ours = await places(search, answered);
  const theirs = await places(baseline, answered);
  const others = answerable(unseenQueries);
  return {
    queries: answered.length,
    unanswerable: judgedQueries.filter((judged) => !answered.includes(judged)).map(([q]) => q),
    mrr: { search: meanReciprocalRank(ours), fts5: meanReciprocalRank(theirs) },
    unseen: {
      search: meanReciprocalRank(await places(search, others)),
      fts5: meanReciprocalRank(await places(baseline, others)),
    },
    missed: answered.flatMap(([query], at) => (ours[at] === 1 ? [] : [{ query, place: ours[at] ?? 0 }])),
  };
}
