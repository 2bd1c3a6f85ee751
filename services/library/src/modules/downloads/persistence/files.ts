import type { Language } from '@stroomwerk/contracts';
import type { EntityManager } from 'typeorm';
import type { StoredSetting } from '../../workflows/domain/texts.js';

type Database = Pick<EntityManager, 'query'>;

export interface FileRow {
  readonly filename: string;
  /** As it is saved: an English file says so in its name. */
  readonly saved_as: string;
  readonly file: string;
  readonly content_hash: string;
}

/** The file in a language, or in Dutch where it has none in that. @param $lang a parameter of the query @param of a row with both files */
export const inLanguage = ($lang: string, of: string): string => {
  const isEnglish = `${$lang} = 'en' and ${of}.english_file is not null`;
  return `case when ${isEnglish} then ${of}.english_file else ${of}.file end as file,
    case when ${isEnglish} then ${of}.english_hash else ${of}.content_hash end as content_hash,
    case when ${isEnglish} then regexp_replace(w.filename, '(\\.json)?$', '.en.json') else w.filename end as saved_as`;
};

/** The file that leaves, by its filename, with what the customer fills in. */
export async function workflowFile(
  database: Database,
  filename: string,
  lang: Language,
): Promise<(FileRow & { readonly settings: readonly StoredSetting[] }) | undefined> {
  const [row] = await database.query<(FileRow & { settings: StoredSetting[] })[]>(
    `select w.filename, ${inLanguage('$2', 'w')}, w.settings
     from library.workflow w where w.published and w.filename = $1`,
    [filename, lang],
  );
  return row;
}

/** The file of one version, the one that stands included. */
export async function versionFile(
  database: Database,
  filename: string,
  version: number,
  lang: Language,
): Promise<FileRow | undefined> {
  const [row] = await database.query<FileRow[]>(
    `select w.filename, ${inLanguage('$3', 'v')}
     from library.workflow w
     cross join lateral (
       select w.file, w.content_hash, w.english_file, w.english_hash where w.version = $2
       union all
       select file, content_hash, english_file, english_hash from library.workflow_version
       where workflow_id = w.id and version = $2
     ) v
     where w.published and w.filename = $1`,
    [filename, version, lang],
  );
  return row;
}

export interface NumberedFile {
  readonly number: number;
  readonly filename: string;
  readonly content_hash: string;
}

/** Those of the wanted that are published, by number. */
export const numbered = (
  database: Database,
  column: 'filename' | 'number',
  wanted: readonly (string | number)[],
): Promise<NumberedFile[]> =>
  database.query(
    `select number, filename, content_hash from library.workflow
     where published and ${column} = any($1) order by number`,
    [wanted],
  );
