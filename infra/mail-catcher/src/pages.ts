import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Mailbox } from './mailbox.js';
import { harmless, type Message, type MessageSummary } from './message.js';
import { style } from './style.js';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
const time = (iso: string) =>
  new Intl.DateTimeFormat('nl-NL', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(iso));

const page = (reply: FastifyReply, status: number, title: string, body: string) =>
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'",
    )
    .send(
      `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="robots" content="noindex"><title>${safe(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/mail.css"></head>` +
        `<body><p class="mark" role="note">Testomgeving: deze post is niet verstuurd</p><main>${body}</main></body></html>`,
    );

const row = (message: Message) =>
  `<tr><td><a href="/messages/${message.id}">${safe(message.subject || '(geen onderwerp)')}</a></td><td>${safe(message.to.join(', '))}</td>` +
  `<td>${safe(message.from)}</td><td>${time(message.received_at)}</td></tr>`;

const list = (messages: Message[], to: string, subject: string) =>
  `<h1>Opgevangen post</h1>
<form method="get" action="/" role="search"><label>Aan <input name="to" value="${safe(to)}"></label><label>Onderwerp <input name="subject" value="${safe(subject)}"></label><button>Zoeken</button></form>
${
  messages.length === 0
    ? '<p>Nog geen post.</p>'
    : `<div class="scroll"><table><thead><tr><th scope="col">Onderwerp</th><th scope="col">Aan</th><th scope="col">Van</th><th scope="col">Ontvangen</th></tr></thead><tbody>${messages.map(row).join('')}</tbody></table></div>`
}`;

const one = (message: Message) =>
  `<p><a href="/">Alle post</a></p><h1>${safe(message.subject || '(geen onderwerp)')}</h1>
<dl><dt>Van</dt><dd>${safe(message.from)}</dd><dt>Aan</dt><dd>${safe(message.to.join(', '))}</dd><dt>Ontvangen</dt><dd>${time(message.received_at)}</dd></dl>
${message.links.length > 0 ? `<h2>Links</h2><ul>${message.links.map((link) => `<li><a href="${safe(link)}" rel="noreferrer">${safe(link)}</a></li>`).join('')}</ul>` : ''}
${message.html === null ? '' : `<h2>Opmaak</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${safe(message.subject)}" src="/messages/${message.id}/html"></iframe>`}
<h2>Tekst</h2><pre>${safe(message.text || '(leeg)')}</pre>
${message.attachments.length > 0 ? `<h2>Bijlagen</h2><ul>${message.attachments.map((file) => `<li>${safe(file.filename ?? file.mime_type)} (${file.bytes} bytes)</li>`).join('')}</ul>` : ''}
<p><a href="/messages/${message.id}/raw">Bron</a></p>`;

const short = ({ id, received_at, from, to, subject }: Message): MessageSummary => ({
  id,
  received_at,
  from,
  to,
  subject,
});

type WithId = { Params: { id: string } };
type Search = { Querystring: { to?: string; subject?: string } };

/** The pages to read what was sent, and the same as JSON for tests. */
export function mountPages(app: FastifyInstance, box: Mailbox): void {
  app.get('/mail.css', async (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').send(style),
  );
  app.get('/health', async () => ({ status: 'ok', service: 'mail-catcher' }));
  app.get<Search>('/', async ({ query }, reply) =>
    page(
      reply,
      200,
      'Opgevangen post',
      list(box.list(query.to, query.subject), query.to ?? '', query.subject ?? ''),
    ),
  );
  app.get<WithId>('/messages/:id', async ({ params }, reply) => {
    const message = box.get(params.id);
    if (message === undefined)
      return page(
        reply,
        404,
        'Niet gevonden',
        '<h1>Dit bericht is er niet meer</h1><p><a href="/">Alle post</a></p>',
      );
    return page(reply, 200, message.subject, one(message));
  });
  app.get<WithId>('/messages/:id/html', async ({ params }, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      )
      .send(`<!doctype html><base target="_blank">${harmless(box.get(params.id)?.html ?? '')}`),
  );
  app.get<WithId>('/messages/:id/raw', async ({ params }, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .send(box.raw(params.id) ?? ''),
  );
  app.get<Search>('/api/messages', async ({ query }) => {
    const messages = box.list(query.to, query.subject).map(short);
    return { messages, total: messages.length };
  });
  app.get<WithId>(
    '/api/messages/:id',
    async ({ params }, reply) =>
      box.get(params.id) ??
      reply.code(404).send({ code: 'mail.message_not_found', message: 'No such message.' }),
  );
  app.delete('/api/messages', async (_request, reply) => {
    await box.clear();
    return reply.code(204).send();
  });
}
