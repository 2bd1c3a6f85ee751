import type { Language } from '@stroomwerk/contracts';
import type { WorkflowTable } from '@stroomwerk/contracts/library';

/** What tells Excel that a file is UTF-8. */
const mark = '\uFEFF';
/** Excel opens a file by the list separator of its language. */
const separators: Record<Language, string> = { nl: ';', en: ',' };

/** A text that no spreadsheet takes for a formula, in quotes where it needs them. */
function cell(text: string, separator: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** An empty table as CSV: its columns on the first line. */
export const emptyTable = ({ columns }: Pick<WorkflowTable, 'columns'>, lang: Language): string =>
  `${mark}${columns.map(({ name }) => cell(name, separators[lang])).join(separators[lang])}\r\n`;

/** What no file system takes in a name, and what would lead to another folder. */
const unfit = /[\\/:*?"<>|\p{Cc}]+/gu;
/** Windows keeps these for itself. */
const kept = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** The files in which the empty tables of a workflow are saved, each its own. */
export function templateNames(tables: readonly Pick<WorkflowTable, 'name'>[]): string[] {
  const taken = new Set<string>();
  return tables.map(({ name }) => {
    const plain = name
      .replace(unfit, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s.]+|[\s.]+$/g, '');
    const stem = kept.test(plain) ? `${plain}-tabel` : plain || 'tabel';
    let file = `${stem}.csv`;
    for (let count = 2; taken.has(file.toLowerCase()); count += 1) file = `${stem}-${count}.csv`;
    taken.add(file.toLowerCase());
    return file;
  });
}
