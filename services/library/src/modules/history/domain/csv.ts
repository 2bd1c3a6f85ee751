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
