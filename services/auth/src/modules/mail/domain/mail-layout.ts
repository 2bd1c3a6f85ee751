import type { Language } from '@stroomwerk/contracts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailDraft {
  readonly language: Language;
  readonly brand: string;
  readonly subject: string;
  /** Whom it greets, as mailName() gives it; null: nobody by name; absent: a mail to the house itself. */
  readonly name?: string | null;
  readonly paragraphs: readonly string[];
  /** Terms and their values, as somebody filled them in. */
  readonly facts?: readonly (readonly [term: string, value: string])[];
  /** Words of somebody else, with their line ends. */
  readonly quote?: string;
  readonly links?: readonly { readonly label: string; readonly url: string }[];
  /** Below facts, quote and links. */
  readonly after?: readonly string[];
  /** Where this kind of mail is turned off: the last line of a mail that is not necessary. */
  readonly turnOff?: string;
}

const words = {
  nl: { hello: 'Hallo', regards: 'Groet', turnOff: 'Deze mails niet meer ontvangen' },
  en: { hello: 'Hello', regards: 'Regards', turnOff: 'Get no more of these mails' },
} as const;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** Writes a mail as plain text and as simple HTML. Whatever people typed is made harmless for HTML. */
export function renderMail(draft: MailDraft): MailContent {
  const { language, brand, paragraphs, facts = [], quote, links = [], after = [], turnOff } = draft;
  const { hello, regards, turnOff: off } = words[language];
  const subject = oneLine(draft.subject);
  const greeting =
    draft.name === undefined ? [] : [draft.name === null ? `${hello},` : `${hello} ${draft.name},`];
  const closing = `${regards}, ${brand}`;
  const text = [
    ...greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([term, value]) => `${term}: ${oneLine(value)}`).join('\n')] : []),
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...links.map(({ label, url }) => `${label}: ${url}`),
    ...after,
    closing,
    ...(turnOff === undefined ? [] : [`${off}: ${turnOff}`]),
  ].join('\n\n');
  const rows = facts.map(
    ([term, value]) =>
      `<tr><th align="left" valign="top" style="padding: 2px 16px 2px 0; font-weight: normal; color: #5f6574">${escapeHtml(term)}</th><td>${escapeHtml(oneLine(value))}</td></tr>`,
  );
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family: Arial, sans-serif; font-size: 16px; line-height: 1.5; color: #1a1a1a; max-width: 560px">
<p><strong>${escapeHtml(brand)}</strong></p>
${[...greeting, ...paragraphs].map(paragraph).join('\n')}
${rows.length > 0 ? `<table role="presentation">${rows.join('\n')}</table>` : ''}
${quote === undefined ? '' : `<blockquote style="margin: 16px 0; padding-left: 12px; border-left: 3px solid #1b3fd6; white-space: pre-line">${escapeHtml(quote)}</blockquote>`}
${links.map(({ label, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`).join('\n')}
${[...after, closing].map(paragraph).join('\n')}
${turnOff === undefined ? '' : `<p style="font-size: 13px; color: #5f6574"><a href="${escapeHtml(turnOff)}">${escapeHtml(off)}</a></p>`}
</body>
</html>`;
  return { subject, text, html };
}
