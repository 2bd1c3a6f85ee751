import PostalMime from 'postal-mime';

/** What a mail server or a provider reports of one of our mails. */
export interface MailReport {
  /** `failed`: for good; `complaint`: its reader called it spam; `other`: a delay, a delivery, a complaint taken back. */
  readonly is: 'failed' | 'complaint' | 'other';
  /** Of RFC 3463, e.g. `5.1.1`; null where the report has none. */
  readonly status: string | null;
  /** What the far server said, in one line. */
  readonly said: string | null;
  /** The Message-ID of the mail, without angle brackets. */
  readonly messageId: string | null;
  /** The id that we gave the mail when it was handed over (RFC 3461), for reports without its headers. */
  readonly envelopeId: string | null;
}

const longestSaid = 500;

/** A field of a report or of mail headers, unfolded, e.g. `Status` of `Status: 5.1.1`. */
function field(text: string, name: string): string | null {
  const found = new RegExp(`^${name}:[ \\t]*((?:.*)(?:\\r?\\n[ \\t].*)*)`, 'im').exec(text);
  return found?.[1]?.replace(/\s+/g, ' ').trim() || null;
}

const angled = (text: string | null): string | null => /<([^<>\s]+)>/.exec(text ?? '')?.[1] ?? null;

/** Without the kind of value that stands before it, e.g. `smtp; 550 no such user`. */
const untyped = (text: string | null): string | null =>
  text === null ? null : text.replace(/^[a-z0-9-]+\s*;\s*/i, '').slice(0, longestSaid);

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder('utf-8').decode(content);

/**
 * Reads a report as it came: of delivery (RFC 3464) or of a complaint (ARF, RFC 5965).
 * @returns null for a mail that is no report
 */
export async function readReport(raw: Uint8Array): Promise<MailReport | null> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const part = (...types: string[]) => {
    const found = mail.attachments.find(({ mimeType }) => types.includes(mimeType));
    return found && textOf(found.content);
  };
  const original = part('message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers') ?? '';
  const headers = original.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const messageId = angled(field(headers, 'Message-ID'));
  const feedback = part('message/feedback-report');
  if (feedback !== undefined) {
    const spam = !/^(not-spam|auth-failure|dmarc)$/i.test(field(feedback, 'Feedback-Type') ?? 'abuse');
    return { is: spam ? 'complaint' : 'other', status: null, said: null, messageId, envelopeId: null };
  }
  const delivery = part('message/delivery-status');
  if (delivery === undefined) return null;
  const failed = field(delivery, 'Action')?.toLowerCase().startsWith('failed') === true;
  return {
    is: failed ? 'failed' : 'other',
    status: /^[245]\.\d{1,3}\.\d{1,3}/.exec(field(delivery, 'Status') ?? '')?.[0] ?? null,
    said: untyped(field(delivery, 'Diagnostic-Code')),
    messageId,
    envelopeId: field(delivery, 'Original-Envelope-Id'),
  };
}
