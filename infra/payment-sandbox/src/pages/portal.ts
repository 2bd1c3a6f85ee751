import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { subscriptionsOf } from '../core/find.js';
import { day, type Language, money } from '../core/money.js';
import { passesLuhn, ruleOf } from '../engine/cards.js';
import { cardMethod } from '../engine/payments.js';
import { periodOf } from '../engine/subscriptions.js';
import { html, type Markup, page } from './html.js';
import { testCards, testmark } from './pay-view.js';
import { languageOf, type Texts, texts } from './texts.js';

type WithId = { Params: { id: string } };

const invoiceRows = (invoices: Stripe.Invoice[], language: Language): Markup[] =>
  invoices.map(
    (invoice) =>
      html`<tr><td><a href="/i/${invoice.id}">${invoice.number}</a></td><td>${day(invoice.created, language)}</td><td>${money(invoice.total, language)}</td><td><span class="tag">${invoice.status}</span></td></tr>`,
  );

function subscriptionBlock(
  account: Account,
  subscription: Stripe.Subscription,
  action: string,
  language: Language,
): Markup {
  const text: Texts = texts[language];
  const end = day(periodOf(subscription).end, language);
  const names = subscription.items.data.map(
    (item) => account.state.products[String(item.price.product)]?.name ?? item.price.id,
  );
  const stops = subscription.cancel_at_period_end;
  return html`<div class="panel stack"><h2>${names.join(', ')}</h2><p>${stops ? text.portalEnds(end) : text.portalRenews(end)}</p>
<form method="post" action="${action}"><input type="hidden" name="subscription" value="${subscription.id}">
<button class="second" name="change" value="${stops ? 'resume' : 'cancel'}">${stops ? text.portalResume : text.portalCancel}</button></form></div>`;
}

/** A simple customer portal: cancel, resume, another card, the invoices. */
export function mountPortal(app: FastifyInstance, account: Account, saved: () => Promise<void>): void {
  app.get<WithId>('/p/session/:id', async (request, reply) => {
    const portal = account.state.portals[request.params.id];
    const language = languageOf(portal?.locale, request.headers['accept-language']);
    const text = texts[language];
    if (portal === undefined)
      return page(
        reply,
        404,
        language,
        text.goneTitle,
        html`<main class="narrow"><h1>${text.goneTitle}</h1></main>`,
      );
    const running = subscriptionsOf(account, portal.customer).filter((each) => each.status !== 'canceled');
    const invoices = Object.values(account.state.invoices)
      .filter((each) => each.customer === portal.customer)
      .reverse();
    const action = `/p/session/${portal.id}`;
    const body = html`${testmark(text)}<main class="narrow">
<div class="merchant"><span>${account.settings.merchantName}</span>${portal.return_url !== null && html`<a href="${portal.return_url}">${text.back}</a>`}</div>
<h1>${text.portalTitle}</h1>
${running.length === 0 ? html`<p>${text.portalNone}</p>` : running.map((each) => subscriptionBlock(account, each, action, language))}
<form method="post" action="${action}" class="panel"><div class="field"><label for="number">${text.portalCard}</label>
<input id="number" name="number" type="text" inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242"></div>
<button name="change" value="card">${text.portalSave}</button></form>
<section><h2>${text.invoices}</h2><div class="scroll"><table><tbody>${invoiceRows(invoices, language)}</tbody></table></div></section>
${testCards(text)}</main>`;
    return page(reply, 200, language, text.portalTitle, body);
  });

  app.post<WithId>('/p/session/:id', async (request, reply) => {
    const portal = account.state.portals[request.params.id];
    if (portal === undefined) return reply.redirect('/', 303);
    const sent = request.body as Record<string, string | undefined>;
    const subscription = account.state.subscriptions[sent.subscription ?? ''];
    if (
      (sent.change === 'cancel' || sent.change === 'resume') &&
      subscription?.customer === portal.customer
    ) {
      const stops = sent.change === 'cancel';
      subscription.cancel_at_period_end = stops;
      subscription.cancel_at = stops ? periodOf(subscription).end : null;
      subscription.canceled_at = stops ? account.timeOf(portal.customer) : null;
      account.emit('customer.subscription.updated', subscription, { cancel_at_period_end: !stops });
    }
    const digits = (sent.number ?? '').replace(/\s/g, '');
    const customer = account.state.customers[portal.customer];
    if (sent.change === 'card' && customer !== undefined && passesLuhn(digits)) {
      const payer = { customer: customer.id, email: customer.email, name: customer.name ?? null };
      const method = cardMethod(account, payer, {
        rule: ruleOf(digits),
        month: 12,
        year: new Date().getUTCFullYear() + 3,
      });
      customer.invoice_settings.default_payment_method = method.id;
      for (const each of subscriptionsOf(account, customer.id)) each.default_payment_method = method.id;
      account.emit('payment_method.attached', method);
      account.emit('customer.updated', customer);
    }
    await saved();
    return reply.redirect(`/p/session/${portal.id}`, 303);
  });
}
