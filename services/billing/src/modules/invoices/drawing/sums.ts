import type { Language } from '@stroomwerk/contracts';
import {
  type Document,
  decorate,
  ink,
  margin,
  needRoom,
  part,
  type Section,
  widthOf,
} from '@stroomwerk/kernel/pdf';
import { type Issued, totalsByRate } from '../domain/invoice.js';
import { formatsIn, labelsIn, vatWords } from '../domain/words.js';

const rowHeight = 20;

/** What the lines come to: net, VAT by rate, the total and, where credit paid for some of it, what was charged. */
export function drawSums(document: Document, root: Section, issued: Issued, language: Language): void {
  const [labels, format] = [labelsIn[language], formatsIn(language)];
  const { kind, net_cents, total_cents, document: said } = issued;
  const credit = kind === 'invoice' ? total_cents - said.payment.paid_cents : 0;
  const rows = [
    [labels.net, format.euro(net_cents), false],
    ...totalsByRate(said.lines)
      .filter(({ rate }) => rate.treatment !== 'none')
      .map((total) => [vatWords(total, language), format.euro(total.vat_cents), false] as const),
    [labels.total[kind], format.euro(total_cents), true],
    ...(credit === 0
      ? []
      : ([
          [labels.credit, format.euro(-credit), false],
          [labels.charged, format.euro(said.payment.paid_cents), true],
        ] as const)),
  ] as readonly (readonly [string, string, boolean])[];
  needRoom(document, rows.length * rowHeight + 40);
  const [left, width] = [margin + widthOf(document) * 0.4, widthOf(document) * 0.6];
  for (const [label, value, isStrong] of rows) {
    const top = document.y;
    if (isStrong) decorate(document, () => document.rect(left, top, width, 1).fill(ink.text));
    part(document, root, 'P', () => {
      document
        .font(isStrong ? 'strong' : 'regular')
        .fontSize(isStrong ? 11.5 : 10.5)
        .fillColor(ink.text);
      document.text(label, left, top + 5, { width: width * 0.65, height: rowHeight - 5, lineBreak: false });
      document.text(value, left + width * 0.65, top + 5, {
        width: width * 0.35,
        align: 'right',
        lineBreak: false,
      });
    });
    document.y = top + rowHeight;
  }
  document.y += 16;
}
