/** By node itself: what a bundler reads as `createRequire` it answers, and it knows no file of a typeface. */
const find = process.getBuiltinModule('node:module').createRequire(import.meta.url);
const typeface = '@expo-google-fonts/archivo';
const faces = {
  regular: `${typeface}/400Regular/Archivo_400Regular.ttf`,
  strong: `${typeface}/600SemiBold/Archivo_600SemiBold.ttf`,
} as const;
export type Face = keyof typeof faces;

/** Colours of the design (`shell/packages/ui-kit/src/styles/tokens.css`, light). */
export const ink = {
  text: '#10141F',
  soft: '#5F6574',
  line: '#DBDED7',
  accent: '#1B3FD6',
  on: '#FFFFFF',
} as const;

export const margin = 56;
/** The types know the subsets for archives only. */
const tagged = 'PDF/UA' as unknown as PDFKit.PDFDocumentOptions['subset'];
const bottom = 64;

export type Document = PDFKit.PDFDocument;
/** A part of the document for whoever has it read aloud. */
export type Section = PDFKit.PDFStructureElement;

/** Letters that the typeface has; what else somebody typed as a name would be an empty box. */
const unknown = /[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2212]/gu;
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(unknown, (character) => (/[\p{L}\p{N}]/u.test(character) ? '?' : ''))
    .replace(/ {2,}/g, ' ')
    .trim();

export interface About {
  readonly title: string;
  /** Who it is from; absent where nobody is named. */
  readonly author: string | undefined;
  readonly lang: 'nl-NL' | 'en-GB';
  readonly at: Date;
}

/** A tagged document in A4 with the product's typeface, which names nothing but what it is told (PDF/UA-1). */
export async function newSheet({ title, author, lang, at }: About): Promise<Document> {
  const { default: PDFDocument } = await import('pdfkit');
  const by = author === undefined ? {} : { Author: author };
  const document = new PDFDocument({
    ...{ size: 'A4', margins: { top: margin, left: margin, right: margin, bottom } },
    ...{ tagged: true, displayTitle: true, lang, pdfVersion: '1.7', subset: tagged, bufferPages: true },
    font: find.resolve(faces.regular),
    info: {
      Title: title,
      ...by,
      Creator: author ?? '',
      Producer: author ?? '',
      CreationDate: at,
      ModDate: at,
    },
  });
  for (const face of ['regular', 'strong'] as const) document.registerFont(face, find.resolve(faces[face]));
  return document;
}

/** Width between the margins. */
export const widthOf = (document: Document): number => document.page.width - 2 * margin;

/** Begins another page where there is not so much room left. */
export function needRoom(document: Document, height: number): void {
  if (document.y + height > document.page.height - bottom) document.addPage();
}

/** Draws a part of another one, named by what it is. */
export function part(document: Document, of: Section, kind: string, draw: () => void): void {
  of.add(document.struct(kind, {}, draw));
}

/** Draws a paragraph below what is there. */
export function paragraph(
  document: Document,
  root: Section,
  text: string,
  size: number,
  colour: string = ink.text,
): void {
  needRoom(document, size * 3);
  part(document, root, 'P', () => {
    document.font('regular').fontSize(size).fillColor(colour);
    document.text(text, margin, document.y, { width: widthOf(document), lineGap: 2 });
  });
  document.y += 6;
}

/** Draws what tells a reader nothing: lines, grounds, numbers of pages. */
export function decorate(document: Document, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

/** @returns the whole file */
export function bytesOf(document: Document): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
}
