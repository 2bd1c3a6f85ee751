import type { FastifyInstance } from 'fastify';
import type { Account } from '../core/account.js';
import { day, money } from '../core/money.js';
import type { Courier } from '../webhooks/courier.js';
import { html, type Markup, page } from './html.js';
import { testmark } from './pay-view.js';
import { texts } from './texts.js';

type Cell = string | number | null | Markup;
const shown = 50;

const table = (title: string, heads: string[], rows: Cell[][], total: number): Markup => html`<section>
<h2>${title} <span class="tag">${total}</span></h2>
<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>
</section>`;

const good = new Set(['complete', 'paid', 'active', 'delivered', 'succeeded', 'trialing']);
const bad = new Set(['expired', 'canceled', 'past_due', 'void', 'failed']);
const tag = (status: string | null): Markup =>
  html`<span class="tag ${status !== null && good.has(status) ? 'good' : status !== null && bad.has(status) ? 'bad' : 'wait'}">${status}</span>`;
const code = (text: string): Markup => html`<code>${text}</code>`;
const newest = <T>(rows: Record<string, T>): T[] => Object.values(rows).slice(-shown).reverse();
const size = (rows: object): number => Object.keys(rows).length;

/** What the sandbox knows, newest first. */
export function mountOverview(app: FastifyInstance, account: Account, courier: Courier): void {
  app.get('/', async (_request, reply) => {
    const { state } = account;
    const body = html`${testmark(texts.nl)}<main class="wide">
<div class="stack"><h1>Payment sandbox · ${account.settings.merchantName}</h1>
<p class="quiet">Clock: ${new Date(account.now() * 1000).toISOString()} (${state.ahead} s ahead) · webhooks: ${courier.mode.mode}, ${courier.pending().length} pending</p></div>
${table(
  'Checkout sessions',
  ['Id', 'Mode', 'Status', 'Payment', 'Total', 'Created'],
  newest(state.sessions).map((each) => [
    each.url === null
      ? code(each.id.slice(0, 24))
      : html`<a href="/c/pay/${each.id}">${code(each.id.slice(0, 24))}</a>`,
    each.mode,
    tag(each.status),
    tag(each.payment_status),
    money(each.amount_total, 'nl'),
    day(each.created, 'nl'),
  ]),
  size(state.sessions),
)}
${table(
  'Customers',
  ['Id', 'Name', 'E-mail', 'Created'],
  newest(state.customers).map((each) => [
    code(each.id),
    each.name ?? '',
    each.email,
    day(each.created, 'nl'),
  ]),
  size(state.customers),
)}
${table(
  'Subscriptions',
  ['Id', 'Customer', 'Status', 'Price', 'Period until', 'Ends'],
  newest(state.subscriptions).map((each) => [
    code(each.id),
    code(String(each.customer)),
    tag(each.status),
    each.items.data[0]?.price.lookup_key ?? each.items.data[0]?.price.id ?? '',
    day(each.items.data[0]?.current_period_end ?? each.created, 'nl'),
    each.cancel_at_period_end ? 'yes' : 'no',
  ]),
  size(state.subscriptions),
)}
${table(
  'Invoices',
  ['Number', 'Status', 'Total', 'Created'],
  newest(state.invoices).map((each) => [
    html`<a href="/i/${each.id}">${each.number}</a>`,
    tag(each.status),
    money(each.total, 'nl'),
    day(each.created, 'nl'),
  ]),
  size(state.invoices),
)}
${table(
  'Refunds',
  ['Id', 'Charge', 'Amount', 'Status'],
  newest(state.refunds).map((each) => [
    code(each.id),
    code(String(each.charge)),
    money(each.amount, 'nl'),
    tag(each.status),
  ]),
  size(state.refunds),
)}
${table(
  'Events',
  ['Id', 'Type', 'Created', ''],
  newest(state.events).map((each) => [
    code(each.id),
    each.type,
    new Date(each.created * 1000).toISOString(),
    html`<form class="inline" method="post" action="/sandbox/events/${each.id}/resend"><button class="second" aria-label="Resend ${each.id}">Resend</button></form>`,
  ]),
  size(state.events),
)}
${table(
  'Deliveries',
  ['Type', 'Status', 'Attempts', 'Last answer', 'Event'],
  newest(state.deliveries).map((each) => {
    const last = each.attempts.at(-1);
    return [
      each.type,
      tag(each.status),
      each.attempts.length,
      last === undefined ? '' : (last.status ?? last.error),
      code(each.event),
    ];
  }),
  size(state.deliveries),
)}
</main>`;
    return page(reply, 200, 'en', 'Payment sandbox', body);
  });
}
