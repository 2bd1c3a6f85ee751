import { type Document, ink } from '@stroomwerk/kernel/pdf';

/** Points that the mark is wide and high. */
export const markSize = 28;

/** The brand's mark (design.md), as `shell/packages/ui-kit/src/frame/Wordmark.tsx` draws it in a square of 26. */
export function drawMark(document: Document, left: number, top: number): void {
  document.save();
  document.translate(left, top).scale(markSize / 26);
  document.roundedRect(0, 0, 26, 26, 3).fill(ink.accent);
  document.path('M18.5 7.2H11a2.9 2.9 0 0 0 0 5.8h4a2.9 2.9 0 0 1 0 5.8H7.5').lineWidth(2).stroke(ink.on);
  document.circle(19, 7.2, 2.6).fill(ink.on);
  document.circle(7, 18.8, 2.6).fill(ink.on);
  document.restore();
}
