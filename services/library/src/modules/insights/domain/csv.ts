import type { Language } from '@stroomwerk/contracts';
import type { Day } from './days.js';
import { centsOf, hoursOf } from './saved.js';

export interface CsvRow {
  readonly day: Day;
  readonly name: string;
  readonly runs: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly minutes: number;
  readonly minutes_per_run: number;
}

const headers: Record<Language, readonly string[]> = {
  nl: [
    'Dag',
    'Automatisering',
    'Runs',
    'Gelukt',
    'Mislukt',
    'Geannuleerd',
    'Minuten per gelukte run',
    'Bespaard (uur)',
    'Bespaard (euro)',
  ],
  en: [
    'Day',
    'Automation',
    'Runs',
    'Succeeded',
    'Failed',
    'Canceled',
    'Minutes per successful run',
    'Saved (hours)',
    'Saved (euro)',
  ],
};
const cut: Record<Language, (rows: number) => string> = {
  nl: (rows) => `Alleen de nieuwste ${rows} regels. Kies een kortere periode voor de rest.`,
  en: (rows) => `Only the newest ${rows} lines. Choose a shorter period for the rest.`,
};

/** How a spreadsheet of the language reads a file: Dutch Excel parts by semicolon, since its decimals have a comma. */
const ways = { nl: { between: ';', decimal: ',' }, en: { between: ',', decimal: '.' } } as const;

/**
 * A text that a spreadsheet takes for a formula gets an apostrophe before it, which shows it as it is (OWASP, CSV injection);
 * whoever names a workflow in n8n need not be who opens the file.
 */
export function cell(text: string): string {
  const line = text.replace(/[\r\n\t\0]+/g, ' ');
  const safe = /^\s*[=+\-@|＝＋－＠]/u.test(line) ? `'${line}` : line;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Runs by day and automation for a spreadsheet, with a mark that says it is UTF-8.
 * @param rate cents an hour; null leaves the euro empty @param more whether there were more rows than these
 */
export function csvOf(rows: readonly CsvRow[], rate: number | null, more: boolean, lang: Language): string {
  const { between, decimal } = ways[lang];
  const two = (value: number) => value.toFixed(2).replace('.', decimal);
  const line = (row: CsvRow): string => {
    const cents = centsOf(row.minutes, rate);
    const { day, runs, succeeded, failed } = row;
    return [
      ...[day, cell(row.name), runs, succeeded, failed, runs - succeeded - failed, row.minutes_per_run],
      ...[two(hoursOf(row.minutes)), cents === null ? '' : two(cents / 100)],
    ].join(between);
  };
  const lines = [
    headers[lang].map((header) => cell(header)).join(between),
    ...rows.map(line),
    ...(more ? [cell(cut[lang](rows.length))] : []),
  ];
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
