import { countOutcomes, type FileResult, type ImportReport } from './report.js';

const shownRefusals = 20;

/** One line while an import runs. */
export function progressLine(results: readonly FileResult[]): string {
  const { imported, updated, unchanged, refused } = countOutcomes(results);
  return `${results.length} files: ${imported} imported, ${updated} updated, ${unchanged} unchanged, ${refused} refused`;
}

/** What an operator reads at the end: the counts, and the first refusals with their reasons. */
export function summary(report: ImportReport): string {
  const refused = report.files.filter((file) => file.outcome === 'refused');
  const lines = refused
    .slice(0, shownRefusals)
    .map(({ file, refusal }) => `  refused ${printable(file)}: ${printable(refusal?.reason ?? '')}`);
  if (refused.length > shownRefusals)
    lines.push(`  and ${refused.length - shownRefusals} more, in the report`);
  const duration = Date.parse(report.finished_at) - Date.parse(report.started_at);
  return [`${progressLine(report.files)} in ${(duration / 1000).toFixed(1)} s`, ...lines].join('\n');
}

/** A file name may hold anything, escape sequences of terminals included. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '?').slice(0, 300);
