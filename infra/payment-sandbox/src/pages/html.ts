import type { FastifyReply } from 'fastify';

/** Text that is HTML already. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | number | Markup | null | undefined | false | readonly Value[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const render = (value: Value): string => {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return escapeText(value);
  return typeof value === 'number' ? String(value) : value.map(render).join('');
};

/** Fills a template; everything put in is escaped unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(parts.reduce((text, part, index) => text + render(values[index - 1]) + part));

/** A whole page with the one stylesheet. Nothing is loaded from elsewhere and no script runs. */
export function page(
  reply: FastifyReply,
  status: number,
  language: string,
  title: string,
  body: Markup,
): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
    )
    .send(
      html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
${body}
</body>
</html>`.text,
    );
}
