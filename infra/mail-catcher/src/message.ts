import PostalMime from 'postal-mime';

/** A caught message in a list. */
export interface MessageSummary {
  id: string;
  received_at: string;
  from: string;
  to: string[];
  subject: string;
}

/** A caught message as the API answers it. */
export interface Message extends MessageSummary {
  text: string;
  html: string | null;
  /** Every http(s) address in the text and the HTML, each once, in order. */
  links: string[];
  headers: Record<string, string>;
  attachments: { filename: string | null; mime_type: string; bytes: number }[];
}

const address = (entry: { name?: string; address?: string } | undefined): string =>
  entry?.name ? `${entry.name} <${entry.address ?? ''}>` : (entry?.address ?? '');

const unescaped = (href: string) => href.replaceAll('&amp;', '&');

function linksOf(text: string, html: string | null): string[] {
  const fromHtml = [...(html ?? '').matchAll(/href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) =>
    unescaped(match[1] ?? match[2] ?? ''),
  );
  const fromText = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map((match) =>
    match[0].replace(/[.,;:!?]+$/, ''),
  );
  return [...new Set([...fromText, ...fromHtml])].filter((link) => /^https?:\/\//.test(link));
}

/**
 * Reads a raw message.
 * @param envelope who it was really sent to: a blind copy stands in no header
 */
export async function readMessage(
  id: string,
  receivedAt: string,
  raw: Buffer,
  envelope: string[],
): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  const named = (mail.to ?? []).flatMap((entry) =>
    entry.group === undefined ? [address(entry)] : entry.group.map(address),
  );
  const text = mail.text ?? '';
  const html = mail.html ?? null;
  return {
    id,
    received_at: receivedAt,
    from: address(mail.from),
    to: [...named, ...envelope.filter((one) => !named.some((name) => name.includes(one)))],
    subject: mail.subject ?? '',
    text,
    html,
    links: linksOf(text, html),
    headers: Object.fromEntries(mail.headers.map((header) => [header.key, header.value])),
    attachments: mail.attachments.map((attachment) => ({
      filename: attachment.filename,
      mime_type: attachment.mimeType,
      bytes:
        typeof attachment.content === 'string' ? attachment.content.length : attachment.content.byteLength,
    })),
  };
}

/** The HTML without what could act; the frame it is shown in runs no script either and loads nothing from elsewhere. */
export const harmless = (html: string): string =>
  html
    .replace(/<(script|iframe|object|form)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/?(?:script|iframe|object|embed|form|meta|base|link)\b[^>]*>/gi, '')
    .replace(/\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
    .replace(/(href|src)\s*=\s*(["']?)\s*(?:javascript|vbscript):[^"'\s>]*/gi, '$1=$2#');
