import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { day, money } from '../core/money.js';
import { html, page } from './html.js';
import { testmark } from './pay-view.js';
import { languageOf, type Texts, texts } from './texts.js';

type WithId = { Params: { id: string } };

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/€/g, 'EUR')
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/([\\()])/g, '\\$1');

/** A one-page PDF of plain lines, enough to be opened and kept. */
function pdf(lines: string[]): Buffer {
  const content = `BT /F1 11 Tf 56 780 Td 18 TL ${lines.map((line) => `(${plain(line)}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

const totals = (invoice: Stripe.Invoice, text: Texts) => [
  [text.subtotal, invoice.total_excluding_tax ?? invoice.subtotal] as const,
  [text.noVat, invoice.total - (invoice.total_excluding_tax ?? invoice.subtotal)] as const,
  [text.amount, invoice.total] as const,
];

/** Invoices and receipts, to read and to print. */
export function mountPapers(app: FastifyInstance, account: Account): void {
  app.get<WithId>('/i/:id', async (request, reply) => {
    const language = languageOf(null, request.headers['accept-language']);
    const text = texts[language];
    const invoice = account.state.invoices[request.params.id];
    if (invoice === undefined)
      return page(
        reply,
        404,
        language,
        text.goneTitle,
        html`<main class="narrow"><h1>${text.goneTitle}</h1></main>`,
      );
    const body = html`${testmark(text)}<main class="narrow"><div class="merchant"><span>${account.settings.merchantName}</span><span class="tag">${invoice.status}</span></div>
<h1>${text.invoice} ${invoice.number}</h1><p class="quiet">${day(invoice.created, language)} · ${invoice.customer_name ?? ''} ${invoice.customer_email ?? ''}</p>
<dl class="amounts">${invoice.lines.data.map((line) => html`<div><dt>${line.description}</dt><dd>${money(line.amount, language)}</dd></div>`)}
${totals(invoice, text).map(([label, cents], index) => html`<div${index === 2 && html` class="total"`}><dt>${label}</dt><dd>${money(cents, language)}</dd></div>`)}</dl>
<p class="noprint"><a href="/i/${invoice.id}/pdf">PDF</a></p></main>`;
    return page(reply, 200, language, `${text.invoice} ${invoice.number}`, body);
  });

  app.get<WithId>('/i/:id/pdf', async (request, reply) => {
    const invoice = account.state.invoices[request.params.id];
    if (invoice === undefined) return reply.code(404).send();
    const lines = [
      account.settings.merchantName,
      `${texts.nl.invoice} ${invoice.number} (test)`,
      day(invoice.created, 'nl'),
      invoice.customer_email ?? '',
      '',
      ...invoice.lines.data.map((line) => `${line.description}: ${money(line.amount, 'nl')}`),
      ...totals(invoice, texts.nl).map(([label, cents]) => `${label}: ${money(cents, 'nl')}`),
    ];
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${invoice.number}.pdf"`)
      .send(pdf(lines));
  });

  app.get<WithId>('/receipts/:id', async (request, reply) => {
    const language = languageOf(null, request.headers['accept-language']);
    const text = texts[language];
    const charge = account.state.charges[request.params.id];
    if (charge === undefined)
      return page(
        reply,
        404,
        language,
        text.goneTitle,
        html`<main class="narrow"><h1>${text.goneTitle}</h1></main>`,
      );
    const body = html`${testmark(text)}<main class="narrow"><h1>${text.receipt} · ${account.settings.merchantName}</h1>
<dl class="amounts"><div><dt>${text.date}</dt><dd>${day(charge.created, language)}</dd></div><div><dt>${text.status}</dt><dd>${charge.status}</dd></div>
<div><dt>${text.refunded}</dt><dd>${money(charge.amount_refunded, language)}</dd></div>
<div class="total"><dt>${text.amount}</dt><dd>${money(charge.amount, language)}</dd></div></dl></main>`;
    return page(reply, 200, language, text.receipt, body);
  });
}
