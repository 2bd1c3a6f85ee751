import type { Language } from '@stroomwerk/contracts';
import type { EntityManager } from 'typeorm';
import { inLanguage } from '../../downloads/index.js';
import type { N8nWorkflow } from '../../workflows/domain/n8n.js';
import { cardColumns } from '../../workflows/index.js';
import type { Template } from '../domain/template.js';

type Row = Omit<Template, 'flow'> & {
  readonly filename: string;
  readonly file: string;
  readonly content_hash: string;
  readonly pattern: string | null;
};
export type TemplateRow = Template & Pick<Row, 'filename' | 'content_hash' | 'pattern'>;

/** Published workflows with what a gallery shows of them, in the order asked for. */
export async function templatesBy(
  database: Pick<EntityManager, 'query'>,
  column: 'filename' | 'number',
  wanted: readonly (string | number)[],
  lang: Language,
): Promise<TemplateRow[]> {
  const rows = await database.query<Row[]>(
    `select number, ${cardColumns.join(', ')}, author, accounts, setup_steps, minutes_saved_why, ${inLanguage('$2', 'w')}
     from library.workflow w where published and ${column} = any($1) order by array_position($1, ${column})`,
    [wanted, lang],
  );
  return rows.map(({ file, ...row }) => ({ ...row, flow: JSON.parse(file) as N8nWorkflow }));
}

export type Brief = Pick<Row, 'filename' | 'number' | 'category'> & { readonly integrations: string[] };

/** As much as a collection's card needs of published workflows. */
export const briefly = (
  database: Pick<EntityManager, 'query'>,
  filenames: readonly string[],
): Promise<Brief[]> =>
  database.query(
    `select filename, number, category, integrations from library.workflow where published and filename = any($1)`,
    [filenames],
  );
