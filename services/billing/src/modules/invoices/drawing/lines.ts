import type { Language } from '@stroomwerk/contracts';
import {
  type Document,
  decorate,
  drawable,
  ink,
  margin,
  needRoom,
  part,
  type Section,
  widthOf,
} from '@stroomwerk/kernel/pdf';
import type { Line } from '../domain/invoice.js';
import { formatsIn, labelsIn, lineWords, periodWords } from '../domain/words.js';

/** Where each column begins, and how wide it is, as shares of the width. */
const columns = [
  [0, 0.62],
  [0.62, 0.14],
  [0.76, 0.24],
] as const;
const gap = 8;
type Cells = readonly [string, string, string];

/** What was sold or went back, a row each; over pages with the heads of the columns on each. */
export function drawLines(
  document: Document,
  root: Section,
  lines: readonly Line[],
  language: Language,
): void {
  const { columns: heads } = labelsIn[language];
  const table = document.struct('Table');
  root.add(table);
  drawRow(document, table, heads, 'TH');
  for (const line of lines) {
    const cells = cellsOf(line, language);
    const page = document.bufferedPageRange().count;
    needRoom(document, heightOf(document, cells));
    if (document.bufferedPageRange().count > page) drawRow(document, table, heads, 'TH');
    drawRow(document, table, cells, 'TD');
  }
  table.end();
  document.y += 8;
}

function cellsOf(line: Line, language: Language): Cells {
  const format = formatsIn(language);
  const { rate, net_cents } = line;
  const words = drawable(lineWords(line, language));
  const period = periodWords(line, language);
  return [
    period === null ? words : `${words}\n${period}`,
    rate.treatment === 'none' ? labelsIn[language].noVat : format.percent(rate.percent),
    format.euro(net_cents),
  ];
}

/** Only the words of a line may need more than one row of letters. */
function heightOf(document: Document, [words]: Cells): number {
  document.font('regular').fontSize(10.5);
  return document.heightOfString(words, { width: columns[0][1] * widthOf(document) - gap, lineGap: 2 }) + 12;
}

function drawRow(document: Document, table: Section, cells: Cells, kind: 'TH' | 'TD'): void {
  const [top, width, height] = [document.y, widthOf(document), heightOf(document, cells)];
  const row = document.struct('TR');
  table.add(row);
  for (const [at, [from, share]] of columns.entries())
    part(document, row, kind, () => {
      document.font(kind === 'TH' ? 'strong' : 'regular').fontSize(kind === 'TH' ? 9.5 : 10.5);
      document.fillColor(kind === 'TH' ? ink.soft : ink.text);
      document.text(cells[at] ?? '', margin + from * width, top + 6, {
        ...{ width: share * width - (at === columns.length - 1 ? 0 : gap), lineGap: 2 },
        align: at === 0 ? 'left' : 'right',
      });
    });
  row.end();
  document.y = top + height;
  decorate(document, () => document.rect(margin, document.y, width, 0.5).fill(ink.line));
}
