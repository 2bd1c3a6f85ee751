import type { Language } from '@stroomwerk/contracts';
import type { ReportAutomation } from '@stroomwerk/contracts/library';
import {
  type Document,
  decorate,
  drawable,
  ink,
  margin,
  needRoom,
  paragraph,
  part,
  type Section,
  widthOf,
} from '@stroomwerk/kernel/pdf';
import { formatsIn } from '../domain/formats.js';
import { labelsIn } from './labels.js';

/** More rows than anybody reads; the rest is summed up in a line. */
const mostRows = 100;
const rowHeight = 22;
/** Where each column begins, and how wide it is, as shares of the width. */
const columns = [
  [0, 0.55],
  [0.55, 0.15],
  [0.7, 0.15],
  [0.85, 0.15],
] as const;

/** What each automation did, those that saved the most first. */
export function drawTable(
  document: Document,
  root: Section,
  automations: readonly ReportAutomation[],
  language: Language,
): void {
  const [labels, format] = [labelsIn[language], formatsIn(language)];
  needRoom(document, 4 * rowHeight);
  document.y += 12;
  part(document, root, 'H2', () => {
    document.font('strong').fontSize(13).fillColor(ink.text);
    document.text(labels.byAutomation, margin, document.y);
  });
  document.y += 8;
  const shown = automations.slice(0, mostRows);
  if (shown.length === 0) {
    paragraph(document, root, labels.nothing, 11);
    return;
  }
  const table = document.struct('Table');
  root.add(table);
  drawRow(document, table, labels.columns, 'TH');
  for (const one of shown) drawRow(document, table, cellsOf(one, language), 'TD');
  table.end();
  const rest = automations.slice(mostRows);
  const minutes = rest.reduce((sum, { minutes_saved }) => sum + minutes_saved, 0);
  if (rest.length > 0)
    paragraph(document, root, labels.more(format.count(rest.length), format.hours(minutes)), 10);
  document.y += 10;
}

function cellsOf({ name, runs, succeeded, failed, minutes_saved }: ReportAutomation, language: Language) {
  const format = formatsIn(language);
  return [
    drawable(name),
    format.count(runs),
    succeeded + failed === 0 ? '–' : format.percent(succeeded, succeeded + failed),
    format.hours(minutes_saved),
  ] as const;
}

function drawRow(
  document: Document,
  table: Section,
  cells: readonly [string, string, string, string],
  kind: 'TH' | 'TD',
): void {
  needRoom(document, rowHeight);
  const [top, width] = [document.y, widthOf(document)];
  const row = document.struct('TR');
  table.add(row);
  for (const [at, [from, share]] of columns.entries())
    part(document, row, kind, () => {
      document.font(kind === 'TH' ? 'strong' : 'regular').fontSize(9.5);
      document.fillColor(kind === 'TH' ? ink.soft : ink.text);
      document.text(cells[at] ?? '', margin + from * width, top + 5, {
        ...{ width: share * width - 6, height: rowHeight - 8, ellipsis: true, lineBreak: false },
        align: at === 0 ? 'left' : 'right',
      });
    });
  row.end();
  document.y = top + rowHeight;
  decorate(document, () =>
    document
      .moveTo(margin, document.y)
      .lineTo(margin + width, document.y)
      .lineWidth(0.5)
      .stroke(ink.line),
  );
}
