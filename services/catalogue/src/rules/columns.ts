import { tablesOf } from '../tables/tables.js';
import type { Rule, Subject } from './rule.js';

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Columns of rows that a step read, where a parameter names that step: `$('Lees').item.json['E-mail']`. */
function* readFrom({ steps }: Subject, reader: string): Generator<{ step: string; column: string }> {
  const name = reader.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const reference = new RegExp(
    `\\$\\(\\\\?["']${name}\\\\?["']\\)[^\\s{}]*?\\.json(?:\\.([\\p{L}_]\\w*)|\\[\\\\?["']([^"'\\\\]+)\\\\?["']\\])`,
    'gu',
  );
  for (const step of steps)
    for (const [, field, quoted] of JSON.stringify(step.parameters).matchAll(reference))
      yield { step: step.name, column: quoted ?? field ?? '' };
}

/** Apps whose rows come under the very names of their columns. */
const AS_NAMED = /\.(googleSheets|microsoftExcel|microsoftExcelSharePoint|baserow|nocoDb|seaTable)$/;

/** A table has each column by one name, whoever writes it, looks it up or reads it. */
export const columns: Rule = {
  id: 'columns',
  *find(subject) {
    for (const table of tablesOf(subject.steps)) {
      const known = new Map<string, string>();
      for (const { name } of table.columns) {
        const other = known.get(plain(name));
        if (other === undefined) known.set(plain(name), name);
        else
          yield {
            says: `the table ${table.name} has a column ${other} and a column ${name}: give it one name`,
          };
      }
      if (!AS_NAMED.test(table.type)) continue;
      for (const reader of table.steps)
        for (const { step, column } of readFrom(subject, reader)) {
          const written = known.get(plain(column));
          if (written !== undefined && written !== column)
            yield { step, says: `it reads ${column} where the table ${table.name} has ${written}` };
        }
    }
  },
};
