import type { Language } from '@stroomwerk/contracts';
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
import type { Issued, PostalAddress, Recipient, Seller } from '../domain/invoice.js';
import { formatsIn, labelsIn, settledWords } from '../domain/words.js';
import { drawLines } from './lines.js';
import { drawMark, markSize } from './mark.js';
import { drawSums } from './sums.js';

export interface Drawn {
  readonly issued: Issued;
  readonly language: Language;
  /** Whom questions go to. */
  readonly supportEmail: string;
}

/** Draws an invoice or credit note as a tagged PDF, with real text. @returns the file */
export async function invoicePdf(drawn: Drawn): Promise<Buffer> {
  const { issued, language, supportEmail } = drawn;
  const { seller, recipient, lines } = issued.document;
  const labels = labelsIn[language];
  const title = `${labels.title[issued.kind]} ${issued.number}`;
  const document = await newSheet({
    ...{ title: `${title}, ${drawable(seller.name)}`, author: drawable(seller.name), at: issued.issued_at },
    lang: language === 'nl' ? 'nl-NL' : 'en-GB',
  });
  const root = document.struct('Document');
  document.addStructure(root);
  drawHead(document, root, drawable(seller.name), title);
  const top = document.y;
  const half = widthOf(document) / 2 - 12;
  const to = drawParty(document, root, labels.to, recipientLines(recipient, language), {
    left: margin,
    top,
    half,
  });
  const from = drawParty(document, root, labels.from, sellerLines(seller, language), {
    ...{ left: margin + widthOf(document) / 2 + 12, top, half },
  });
  document.y = Math.max(to, from) + 14;
  drawFacts(document, root, drawn);
  drawLines(document, root, lines, language);
  drawSums(document, root, issued, language);
  paragraph(document, root, settledWords(issued, language), 10.5);
  if (lines.some(({ rate }) => rate.treatment === 'reverse_charge'))
    paragraph(document, root, labels.reverse, 10.5);
  paragraph(document, root, labels.question(drawable(seller.name), supportEmail), 9, ink.soft);
  root.end();
  numberPages(document, (at, of) => `${title}  ·  ${labels.page(at, of)}`);
  return bytesOf(document);
}

function drawHead(document: Document, root: Section, brand: string, title: string): void {
  decorate(document, () => drawMark(document, margin, margin));
  part(document, root, 'P', () => {
    document.font('strong').fontSize(15).fillColor(ink.text);
    document.text(brand, margin + markSize + 10, margin + 5, {
      ...{ width: widthOf(document) - markSize - 10, height: 20, ellipsis: true, lineBreak: false },
    });
  });
  document.y = margin + markSize + 30;
  part(document, root, 'H1', () => {
    document.font('strong').fontSize(24).fillColor(ink.text);
    document.text(title, margin, document.y, { width: widthOf(document) });
  });
  document.y += 16;
}

const addressLines = ({ street, postal_code, city, country }: PostalAddress, language: Language): string[] =>
  [
    street,
    `${postal_code} ${city}`.trim(),
    country === '' ? '' : formatsIn(language).country(country),
  ].filter(Boolean);

function recipientLines({ company, name, vat_id, address }: Recipient, language: Language): string[] {
  const { vatId } = labelsIn[language];
  const who = [company, name].filter((one) => one !== null && one !== '');
  return [
    ...(who as string[]),
    ...addressLines(address, language),
    ...(vat_id ? [`${vatId} ${vat_id}`] : []),
  ];
}

function sellerLines({ name, address, kvk, vat_id }: Seller, language: Language): string[] {
  const labels = labelsIn[language];
  return [name, ...addressLines(address, language), `${labels.kvk} ${kvk}`, `${labels.vatId} ${vat_id}`];
}

/** @returns how far down it goes */
function drawParty(
  document: Document,
  root: Section,
  label: string,
  lines: readonly string[],
  { left, top, half }: { readonly left: number; readonly top: number; readonly half: number },
): number {
  part(document, root, 'P', () => {
    document.font('regular').fontSize(9.5).fillColor(ink.soft).text(label, left, top, { width: half });
    for (const [at, line] of lines.entries()) {
      document
        .font(at === 0 ? 'strong' : 'regular')
        .fontSize(10.5)
        .fillColor(ink.text);
      document.text(drawable(line), left, document.y + 2, { width: half });
    }
  });
  return document.y;
}

/** Number, date and what it belongs to, side by side. */
function drawFacts(document: Document, root: Section, { issued, language }: Drawn): void {
  const [labels, format] = [labelsIn[language], formatsIn(language)];
  const { number, issued_at, corrects, document: said } = issued;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [labels.number, number],
    [labels.date, format.day(issued_at)],
    ...(corrects === null ? [] : [[labels.corrects, corrects] as const]),
    ...(said.payment.reference === null ? [] : [[labels.reference, said.payment.reference] as const]),
  ];
  const [top, width] = [document.y, widthOf(document)];
  decorate(document, () => document.rect(margin, top, width, 1).fill(ink.line));
  let bottom = top;
  // The reference is the longest of them, and the last.
  const columns = facts.length === 4 ? [0, 0.17, 0.42, 0.58] : [0, 0.22, 0.55];
  for (const [at, [label, value]] of facts.entries()) {
    const from = columns[at] ?? 0;
    const share = (columns[at + 1] ?? 1) - from;
    part(document, root, 'P', () => {
      const left = margin + from * width;
      document.font('regular').fontSize(9.5).fillColor(ink.soft);
      document.text(label, left, top + 10, { width: share * width - 8 });
      document.font('strong').fontSize(10.5).fillColor(ink.text);
      document.text(drawable(value), left, document.y + 2, { width: share * width - 8 });
    });
    bottom = Math.max(bottom, document.y);
  }
  document.y = bottom + 10;
  decorate(document, () => document.rect(margin, document.y, width, 1).fill(ink.line));
  document.y += 14;
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
