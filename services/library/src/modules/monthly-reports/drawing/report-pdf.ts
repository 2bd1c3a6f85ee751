import type { Language } from '@stroomwerk/contracts';
import type { ReportFigures } from '@stroomwerk/contracts/library';
import {
  bytesOf,
  type Document,
  decorate,
  drawable,
  ink,
  margin,
  newSheet,
  paragraph,
  part,
  type Section,
  widthOf,
} from '@stroomwerk/kernel/pdf';
import { formatsIn } from '../domain/formats.js';
import { type Audience, wordsOf } from '../domain/words.js';
import { labelsIn } from './labels.js';
import { drawTable } from './table.js';

/** Under whose name and colour a report is drawn. */
export interface Look {
  /** Null: under nobody's. */
  readonly name: string | null;
  readonly accent: string;
}

export interface Drawn {
  readonly figures: ReportFigures;
  readonly language: Language;
  readonly audience: Audience;
  readonly look: Look;
  /** The n8n that it is about, where it is one. */
  readonly about: string | null;
  readonly soFar: boolean;
  readonly at: Date;
}

/** Draws a report as a tagged PDF, with real text. @returns the file */
export async function reportPdf(drawn: Drawn): Promise<Buffer> {
  const { figures, language, look, audience, soFar, at } = drawn;
  const labels = labelsIn[language];
  const title = labels.title(formatsIn(language).month(figures.month));
  const name = look.name === null ? undefined : drawable(look.name);
  const document = await newSheet({
    ...{ title: name === undefined ? title : `${title}, ${name}`, author: name, at },
    lang: language === 'nl' ? 'nl-NL' : 'en-GB',
  });
  const root = document.struct('Document');
  document.addStructure(root);
  drawHead(document, root, { ...drawn, title, name });
  drawTiles(document, root, drawn);
  for (const line of wordsOf(figures, language, { audience, soFar }))
    paragraph(document, root, drawable(line), 11);
  drawTable(document, root, figures.automations, language);
  paragraph(document, root, labels.rule, 8.5, ink.soft);
  root.end();
  numberPages(document, labels.page);
  return bytesOf(document);
}

function drawHead(
  document: Document,
  root: Section,
  { title, name, look, about, language, soFar }: Drawn & { title: string; name: string | undefined },
): void {
  const height = 76;
  decorate(document, () => document.rect(0, 0, document.page.width, height).fill(look.accent));
  if (name !== undefined)
    part(document, root, 'P', () => {
      document.font('strong').fontSize(15).fillColor(ink.on);
      document.text(name, margin, 30, { width: widthOf(document), height: 20, ellipsis: true });
    });
  document.y = height + 32;
  part(document, root, 'H1', () => {
    document.font('strong').fontSize(24).fillColor(ink.text);
    document.text(title, margin, document.y, { width: widthOf(document) });
  });
  document.y += 6;
  if (about !== null) paragraph(document, root, drawable(about), 11, ink.soft);
  if (soFar) paragraph(document, root, labelsIn[language].soFar, 11, ink.soft);
}

/** The three figures that it is about. */
function drawTiles(document: Document, root: Section, { figures, language, look }: Drawn): void {
  const [labels, format] = [labelsIn[language], formatsIn(language)];
  const { minutes_saved: minutes, saved_cents: cents, succeeded, failed } = figures;
  const tiles = [
    [labels.hours, format.hours(minutes)],
    [labels.worth, cents === null ? labels.noRate : format.euro(cents)],
    [labels.success, succeeded + failed === 0 ? '–' : format.percent(succeeded, succeeded + failed)],
  ] as const;
  const [top, width] = [document.y + 14, widthOf(document) / tiles.length];
  for (const [at, [label, value]] of tiles.entries()) {
    const left = margin + at * width;
    decorate(document, () => document.rect(left, top, width - 12, 2).fill(look.accent));
    part(document, root, 'P', () => {
      document.font('regular').fontSize(9.5).fillColor(ink.soft);
      document.text(label, left, top + 10, { width: width - 12 });
      document.font('strong').fontSize(20).fillColor(ink.text);
      document.text(value, left, top + 26, { width: width - 12 });
    });
  }
  document.y = top + 74;
}

function numberPages(document: Document, label: (at: number, of: number) => string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    // Below the margin, where text would otherwise begin another page.
    document.page.margins.bottom = 0;
    decorate(document, () => {
      document.font('regular').fontSize(8.5).fillColor(ink.soft);
      document.text(label(page - start + 1, count), margin, document.page.height - 40, {
        ...{ width: widthOf(document), align: 'right', lineBreak: false },
      });
    });
  }
}
