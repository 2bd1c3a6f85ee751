import type Stripe from 'stripe';
import { type Language, money } from '../core/money.js';
import type { CheckoutDetails } from '../core/state.js';
import { type CardRule, cardRules, ibans } from '../engine/cards.js';
import { asksOf } from './asks.js';
import type { FieldErrors, FieldName, Fields } from './form.js';
import { html, type Markup } from './html.js';
import type { Texts } from './texts.js';

export interface PayView {
  session: Stripe.Checkout.Session;
  details: CheckoutDetails;
  merchant: string;
  language: Language;
  text: Texts;
  fields: Fields;
  errors: FieldErrors;
  alert: string | null;
}

export const testmark = (text: Texts): Markup => html`<p class="testmark" role="note">${text.testmark}</p>`;

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const outcomeOf = (rule: CardRule, text: Texts): string => {
  if (rule.outcome === 'declined')
    return text.outcome[rule.declineCode ?? ''] ?? text.outcome.generic_decline ?? '';
  if (rule.outcome === 'challenge') return text.outcome.challenge ?? '';
  return (rule.renews ? text.outcome.succeeds : text.outcome.later) ?? '';
};

export const testCards = (text: Texts): Markup => html`<details>
<summary>${text.testCards}</summary>
<p class="quiet">${text.testCardsNote}</p>
<div class="scroll"><table>
<thead><tr><th scope="col">${text.number}</th><th scope="col">${text.result}</th></tr></thead>
<tbody>${cardRules.map((rule) => html`<tr><td><code class="number">${grouped(rule.number)}</code></td><td>${outcomeOf(rule, text)}</td></tr>`)}</tbody>
</table></div>
</details>`;

interface Input {
  name: FieldName;
  label: string;
  type?: 'email';
  autocomplete: string;
  numeric?: boolean;
  placeholder?: string;
}

function field(view: PayView, input: Input): Markup {
  const error = view.errors[input.name];
  return html`<div class="field">
<label for="${input.name}">${input.label}</label>
<input id="${input.name}" name="${input.name}" type="${input.type ?? 'text'}" value="${view.fields[input.name]}" autocomplete="${input.autocomplete}"${input.numeric === true && html` inputmode="numeric"`}${input.placeholder !== undefined && html` placeholder="${input.placeholder}"`}${error !== undefined && html` aria-invalid="true" aria-describedby="${input.name}-error"`}>
${error !== undefined && html`<p class="error" id="${input.name}-error">${error}</p>`}
</div>`;
}

function summary({ session, details, merchant, language, text }: PayView): Markup {
  const amount = (cents: number | null) => money(cents, language, session.currency ?? 'eur');
  const recurring = details.lines.find((line) => line.price?.recurring)?.price?.recurring;
  const per = recurring ? (text.per[recurring.interval] ?? '') : '';
  const names = details.lines.map((line) => line.description ?? '').join(' + ');
  const renewal = details.lines.reduce(
    (total, line) => total + (line.price?.recurring ? line.amount_total : 0),
    0,
  );
  const net = (session.amount_total ?? 0) - (session.total_details?.amount_tax ?? 0);
  const rate = details.lines.flatMap((line) => line.taxes ?? [])[0]?.rate.percentage;
  return html`<section class="summary" aria-labelledby="plan">
<div class="merchant"><span>${merchant}</span>${session.cancel_url !== null && html`<a href="${session.cancel_url}">${text.back}</a>`}</div>
<h1 id="plan">${session.mode === 'subscription' ? text.subscribeTo : text.pay} ${names}</h1>
<p class="price">${amount(session.amount_total)}</p>
<p class="quiet">${amount(net)} ${text.excluding}${per !== '' && ` ${per}`}</p>
<dl class="amounts">
${details.lines.length > 1 && details.lines.map((line) => html`<div><dt>${line.quantity !== null && line.quantity > 1 && `${line.quantity} × `}${line.description}</dt><dd>${amount(line.amount_total - line.amount_tax)}</dd></div>`)}
<div><dt>${text.subtotal}</dt><dd>${amount(net)}</dd></div>
<div><dt>${rate === undefined ? text.noVat : text.vat(rate)}</dt><dd>${amount(session.total_details?.amount_tax ?? 0)}</dd></div>
<div class="total"><dt>${text.total}</dt><dd>${amount(session.amount_total)}</dd></div>
</dl>
${details.trialDays > 0 && html`<p class="quiet">${text.trial(details.trialDays)}</p>`}
${recurring && html`<p class="quiet">${text.renews(amount(renewal), per)}</p>`}
</section>`;
}

function method(view: PayView, name: Fields['method'], label: string, inside: Markup): Markup | false {
  if (!view.session.payment_method_types.includes(name)) return false;
  return html`<div class="method">
<label class="choice"><input type="radio" name="method" value="${name}"${view.fields.method === name && html` checked`}>${label}</label>
<div class="inside">${inside}</div>
</div>`;
}

/** The member states of the European Union. */
const countries = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(
  ' ',
);

/** Whom the invoice is for; a company may say so with its VAT id. */
function billedFields(view: PayView): Markup | false {
  const { text, session, language, fields } = view;
  const asks = asksOf(session);
  if (!asks.address && !asks.taxId) return false;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return html`<fieldset><legend>${text.billed}</legend><div class="stack">
${
  asks.taxId &&
  html`<div class="pair">${field(view, { name: 'company', label: text.company, autocomplete: 'organization' })}
${field(view, { name: 'vat_id', label: text.vatId, autocomplete: 'off' })}</div>`
}
${
  asks.address &&
  html`${field(view, { name: 'line1', label: text.street, autocomplete: 'address-line1' })}
<div class="pair">${field(view, { name: 'postal_code', label: text.postalCode, autocomplete: 'postal-code' })}
${field(view, { name: 'city', label: text.city, autocomplete: 'address-level2' })}</div>
<div class="field"><label for="country">${text.country}</label><select id="country" name="country" autocomplete="country">
${countries.map((code) => html`<option value="${code}"${fields.country === code && html` selected`}>${names.of(code) ?? code}</option>`)}
</select></div>`
}
</div></fieldset>`;
}

/** The hosted payment page. */
export function payView(view: PayView): Markup {
  const { session, text } = view;
  const button = session.mode === 'subscription' ? text.order.subscription : text.order.payment;
  return html`${testmark(text)}
<main class="checkout">
${summary(view)}
<div class="panel">
<form method="post" action="/c/pay/${session.id}" novalidate>
${view.alert !== null && html`<p class="alert" role="alert">${view.alert}</p>`}
${field(view, { name: 'email', label: text.email, type: 'email', autocomplete: 'email' })}
${billedFields(view)}
<fieldset><legend>${text.method}</legend>
${method(
  view,
  'card',
  text.card,
  html`${field(view, { name: 'number', label: text.number, autocomplete: 'cc-number', numeric: true, placeholder: '1234 1234 1234 1234' })}
<div class="pair">${field(view, { name: 'expiry', label: text.expiry, autocomplete: 'cc-exp', numeric: true, placeholder: text.expiryForm })}
${field(view, { name: 'cvc', label: text.cvc, autocomplete: 'cc-csc', numeric: true })}</div>
${field(view, { name: 'name', label: text.cardName, autocomplete: 'cc-name' })}`,
)}
${method(view, 'ideal', 'iDEAL', html`<p class="quiet">${text.idealNote}</p>`)}
${method(
  view,
  'sepa_debit',
  text.sepa,
  html`${field(view, { name: 'iban', label: 'IBAN', autocomplete: 'off' })}
${field(view, { name: 'account_name', label: text.accountName, autocomplete: 'name' })}
<p class="quiet">${text.sepaNote(ibans.succeeds, ibans.fails)}</p>`,
)}
</fieldset>
<div class="order"><button type="submit">${button}</button><p class="quiet">${text.obliges}</p>
${session.cancel_url !== null && html`<p><a href="${session.cancel_url}">${text.cancel}</a></p>`}</div>
</form>
${testCards(text)}
</div>
</main>`;
}
