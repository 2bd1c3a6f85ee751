import type { Category, Complexity, SearchQuery, TriggerType } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';
import type { SearchTerm } from '../domain/search-terms.js';
import { type CardRow, cardColumns } from './cards.js';

export type { CardRow } from './cards.js';

type Database = Pick<EntityManager, 'query'>;

export interface SearchFilter {
  readonly terms: readonly SearchTerm[];
  readonly trigger: TriggerType | 'all';
  readonly complexity: Complexity | 'all';
  readonly category: Category | 'all';
}
export type SearchPage = SearchFilter & Pick<SearchQuery, 'page' | 'per_page'>;

/**
 * First close spellings only, so that `fiets` finds `fietsen`: pg_trgm's word similarity at its own threshold of 0.6,
 * which the trigram index answers. Where that finds nothing, also clear typing errors and swapped letters; and where that
 * does not either, the library's own words that are at most two letters away (`faktuur` finds factuur).
 */
const passes = ['close', 'typing errors', 'nearest words'] as const;
const typingErrorSimilarity = 0.5;
/** Letters that may differ: one in a short word. */
const mostDifference = (word: string): number => (word.length < 6 ? 1 : 2);
const mostNearest = 5;
/** Shorter words resemble too much, and begin too many others. */
const shortestFuzzy = 3;

interface Clause {
  readonly where: string;
  readonly score: string;
  readonly values: unknown[];
}

/** Words go in as parameters; a word is letters and digits only, so it is a valid tsquery operand. */
function clauseFor(filter: SearchFilter, pass: (typeof passes)[number]): Clause {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['published'];
  for (const [column, value] of [
    ['trigger_type', filter.trigger],
    ['complexity', filter.complexity],
    ['category', filter.category],
  ])
    if (value !== 'all') conditions.push(`${column} = ${bind(value)}`);
  const scores = filter.terms.map(({ word, swapped }) => {
    const stem = bind(word);
    const alternatives = [word, ...(pass === 'close' ? [] : swapped)]
      .map((text) => (text.length >= shortestFuzzy ? `${text}:*` : text))
      .join(' | ');
    const dutch = `plainto_tsquery('library.dutch', ${stem})`;
    const english = `plainto_tsquery('library.english', ${stem})`;
    const query = `(${dutch} || ${english} || to_tsquery('library.plain', ${bind(alternatives)}))`;
    const similarity = `public.word_similarity(${stem}, search_text)`;
    const resembles =
      pass === 'close'
        ? `${stem} operator(public.<%) search_text`
        : `${similarity} >= ${typingErrorSimilarity}`;
    const fuzzy = word.length >= shortestFuzzy ? ` or ${resembles}` : '';
    // A word that either language drops (de, the, van) asks for nothing.
    const empty = `numnode(${dutch}) = 0 or numnode(${english}) = 0`;
    conditions.push(`(search_vector @@ ${query}${fuzzy} or ${empty})`);
    return `ts_rank(search_vector, ${query}) * 4 + ${similarity}`;
  });
  return { where: conditions.join(' and '), score: scores.length > 0 ? scores.join(' + ') : '0', values };
}

/** Each term with the words of the library nearest to it as further alternatives. */
const withNearest = (database: Database, terms: readonly SearchTerm[]): Promise<SearchTerm[]> =>
  Promise.all(
    terms.map(async ({ word, swapped }) => {
      if (word.length < shortestFuzzy) return { word, swapped };
      const nearest = await database.query<{ word: string }[]>(
        `select word from ts_stat('select search_vector from library.workflow where published')
         where word ~ '^[a-z0-9]+$' and length(word) between length($1) - $2::int and length($1) + $2::int
           and public.levenshtein_less_equal(word, $1, $2::int) <= $2::int
         order by public.levenshtein_less_equal(word, $1, $2::int), ndoc desc, word limit ${mostNearest}`,
        [word, mostDifference(word)],
      );
      return { word, swapped: [...swapped, ...nearest.map((found) => found.word)] };
    }),
  );

/**
 * One page of the published workflows that match, and how many there are in all. Best match first; without a word the
 * Top 12 and then by name. The order is the same each time: filename decides between equals.
 */
export async function searchWorkflows(
  database: Database,
  search: SearchPage,
): Promise<{ rows: CardRow[]; total: number }> {
  for (const pass of search.terms.length > 0 ? passes : passes.slice(0, 1)) {
    const terms = pass === 'nearest words' ? await withNearest(database, search.terms) : search.terms;
    const { where, score, values } = clauseFor({ ...search, terms }, pass);
    const [count] = await database.query<{ total: number }[]>(
      `select count(*)::int as total from library.workflow where ${where}`,
      values,
    );
    const total = count?.total ?? 0;
    if (total === 0) continue;
    const order = search.terms.length > 0 ? `round((${score})::numeric, 4) desc, ` : '';
    const rows = await database.query<CardRow[]>(
      `select ${cardColumns.join(', ')} from library.workflow where ${where}
       order by ${order}top_rank nulls last, name, filename
       limit ${search.per_page} offset ${(search.page - 1) * search.per_page}`,
      values,
    );
    return { rows, total };
  }
  return { rows: [], total: 0 };
}

/** The Top 12 of the landing page, in the order of their rank. */
export const topWorkflows = (database: Database): Promise<CardRow[]> =>
  database.query(
    `select ${cardColumns.join(', ')} from library.workflow
     where published and top_rank is not null order by top_rank, filename limit 12`,
  );
