import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { type Language, money } from '../core/money.js';
import { maybeId } from '../core/wire.js';
import { taxIdsOf } from '../engine/billed.js';
import { answerBank, detailsOf, expireSession, type Outcome, order, successUrl } from '../engine/checkout.js';
import { asksOf } from './asks.js';
import { besideField, type FieldErrors, type Fields, isOrder, readFields, readOrder } from './form.js';
import { html, page } from './html.js';
import { payView, testmark } from './pay-view.js';
import { languageOf, refusalText, texts } from './texts.js';

interface Visit {
  session: Stripe.Checkout.Session;
  language: Language;
}

type WithId = { Params: { id: string } };
type WithBank = { Params: { id: string; page: string } };

/** The pages of a checkout session: order, bank, 3-D Secure. Plain forms; every answer is a whole page or a redirect. */
export function mountPayPages(app: FastifyInstance, account: Account, saved: () => Promise<void>): void {
  const message = (
    reply: FastifyReply,
    status: number,
    language: Language,
    title: string,
    lead: string,
    back: string | null,
  ) =>
    page(
      reply,
      status,
      language,
      title,
      html`${testmark(texts[language])}<main class="narrow"><h1>${title}</h1><p>${lead}</p>${back !== null && html`<p><a class="button" href="${back}">${texts[language].back}</a></p>`}</main>`,
    );

  /** The open session of this address; else the reply has been sent already. */
  function visit(request: FastifyRequest<WithId>, reply: FastifyReply): Visit | null {
    const session = account.state.sessions[request.params.id];
    const language = languageOf(session?.locale, request.headers['accept-language']);
    const text = texts[language];
    if (session === undefined) {
      message(reply, 404, language, text.goneTitle, text.goneLead, null);
      return null;
    }
    if (session.status === 'open' && session.expires_at <= account.now()) expireSession(account, session);
    if (session.status === 'expired') {
      message(reply, 410, language, text.expiredTitle, text.expiredLead, session.cancel_url);
      return null;
    }
    if (session.status === 'complete') {
      void reply.redirect(successUrl(session), 303);
      return null;
    }
    return { session, language };
  }

  const show = (
    reply: FastifyReply,
    status: number,
    { session, language }: Visit,
    fields: Fields,
    errors: FieldErrors,
    alert: string | null,
  ) => {
    const view = {
      session,
      language,
      fields,
      errors,
      alert,
      details: detailsOf(account, session),
      merchant: account.settings.merchantName,
      text: texts[language],
    };
    return page(
      reply,
      status,
      language,
      `${account.settings.merchantName} · ${money(session.amount_total, language)}`,
      payView(view),
    );
  };

  const blank = (session: Stripe.Checkout.Session): Fields => {
    const customer = account.state.customers[maybeId(session.customer) ?? ''];
    const email = customer?.email ?? session.customer_email ?? '';
    const { line1, postal_code, city, country } = customer?.address ?? {};
    const [taxId] = customer === undefined ? [] : taxIdsOf(account, customer.id);
    return readFields(
      {
        ...{ email, name: customer?.individual_name ?? customer?.name ?? '' },
        ...{ company: customer?.business_name, vat_id: taxId?.value },
        ...{ line1, postal_code, city, country: country ?? 'NL' },
      },
      session.payment_method_types,
    );
  };

  async function follow(reply: FastifyReply, seen: Visit, fields: Fields, outcome: Outcome) {
    await saved();
    const { session, language } = seen;
    if (outcome.kind === 'complete') return reply.redirect(successUrl(session), 303);
    if (outcome.kind === 'bank') return reply.redirect(`/c/pay/${session.id}/${outcome.page}`, 303);
    const alert = refusalText(texts[language], outcome.why);
    return show(reply, 402, seen, fields, besideField(outcome.why, alert), alert);
  }

  app.get<WithId>('/c/pay/:id', async (request, reply) => {
    const seen = visit(request, reply);
    return seen === null ? reply : show(reply, 200, seen, blank(seen.session), {}, null);
  });

  app.post<WithId>('/c/pay/:id', async (request, reply) => {
    const seen = visit(request, reply);
    if (seen === null) return reply;
    const text = texts[seen.language];
    const fields = readFields(request.body, seen.session.payment_method_types);
    const read = readOrder(fields, text, asksOf(seen.session), new Date());
    if (!isOrder(read)) return show(reply, 422, seen, fields, read, text.checkFields);
    return follow(reply, seen, fields, order(account, seen.session, read));
  });

  app.get<WithBank>('/c/pay/:id/:page', async (request, reply) => {
    const seen = visit(request, reply);
    if (seen === null) return reply;
    const { session, language } = seen;
    const text = texts[language];
    if (detailsOf(account, session).waiting === null) return reply.redirect(`/c/pay/${session.id}`, 303);
    const ideal = request.params.page === 'ideal';
    const title = ideal ? text.bankTitle : text.secureTitle;
    const body = html`${testmark(text)}
<main class="narrow"><div class="panel bank stack">
<h1>${title}</h1><p>${ideal ? text.bankLead : text.secureLead}</p>
<dl class="amounts"><div><dt>${text.payTo}</dt><dd>${account.settings.merchantName}</dd></div>
<div class="total"><dt>${text.amount}</dt><dd>${money(session.amount_total, language)}</dd></div></dl>
<form method="post" action="/c/pay/${session.id}/${ideal ? 'ideal' : '3ds'}" class="buttons">
<button name="answer" value="yes">${ideal ? text.bankYes : text.secureYes}</button>
<button name="answer" value="no" class="second">${ideal ? text.bankNo : text.secureNo}</button>
</form></div></main>`;
    return page(reply, 200, language, title, body);
  });

  app.post<WithBank>('/c/pay/:id/:page', async (request, reply) => {
    const seen = visit(request, reply);
    if (seen === null) return reply;
    const details = detailsOf(account, seen.session);
    const { waiting } = details;
    const yes = (request.body as { answer?: unknown } | null)?.answer === 'yes';
    const fields = readFields(
      {
        email: waiting?.email ?? '',
        name: waiting?.name ?? '',
        method: request.params.page === 'ideal' ? 'ideal' : 'card',
      },
      seen.session.payment_method_types,
    );
    return follow(reply, seen, fields, answerBank(account, seen.session, yes));
  });
}
