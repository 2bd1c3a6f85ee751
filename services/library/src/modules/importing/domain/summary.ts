import { type RemarkCode, remarkTexts } from './remarks.js';
import { countOutcomes, type FileResult, type ImportReport, type RefusalCode } from './report.js';

const shownRefusals = 20;

/** One line while an import runs. */
export function progressLine(results: readonly FileResult[]): string {
  const { imported, updated, unchanged, refused } = countOutcomes(results);
  return `${results.length} files: ${imported} imported, ${updated} updated, ${unchanged} unchanged, ${refused} refused`;
}

/** Rows with a figure at their end, in two columns. */
function table(title: string, rows: readonly (readonly [label: string, figure: number])[]): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(title.length, ...rows.map(([label]) => label.length));
  const digits = Math.max('files'.length, ...rows.map(([, figure]) => String(figure).length));
  return [
    '',
    `${title.padEnd(width)}  ${'files'.padStart(digits)}`,
    `${'-'.repeat(width)}  ${'-'.repeat(digits)}`,
    ...rows.map(([label, figure]) => `${label.padEnd(width)}  ${String(figure).padStart(digits)}`),
  ];
}

/** How many files each value occurs in, most first. */
function tally<T extends string>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** What an operator reads at the end: tables of outcomes, repairs and refusals, and the first refusals by name. */
export function summary(report: ImportReport): string {
  const refused = report.files.filter((file) => file.outcome === 'refused');
  const repairs = tally<RemarkCode>(
    report.files.flatMap((file) => (file.remarks ?? []).map(({ code }) => code)),
  );
  const reasons = tally<RefusalCode>(refused.flatMap(({ refusal }) => (refusal ? [refusal.code] : [])));
  const lines = refused
    .slice(0, shownRefusals)
    .map(({ file, refusal }) => `  refused ${printable(file)}: ${printable(refusal?.reason ?? '')}`);
  if (refused.length > shownRefusals)
    lines.push(`  and ${refused.length - shownRefusals} more, in the report`);
  const duration = Date.parse(report.finished_at) - Date.parse(report.started_at);
  return [
    `${progressLine(report.files)} in ${(duration / 1000).toFixed(1)} s`,
    ...table('Outcome', Object.entries(report.counts)),
    ...table(
      'Repaired or taken out',
      repairs.map(([code, files]) => [remarkTexts[code], files]),
    ),
    ...table('Refused because', reasons),
    ...(lines.length > 0 ? ['', ...lines] : []),
  ].join('\n');
}

/** A file name may hold anything, escape sequences of terminals included. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '?').slice(0, 300);
