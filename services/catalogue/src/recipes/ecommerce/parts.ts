import { say } from '../../kit/index.js';

const inside = (reference: string): string => reference.replace(/^\{\{\s*|\s*\}\}$/g, '');

/** An amount in the currency of its order, inside a text as people read it: € 1.250,50 or £1,250.50. */
export const money = (amount: string, currency: string): string =>
  `{{ (Number(${inside(amount)}) || 0).toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: ${inside(currency)} || 'EUR' }) }}`;

/**
 * JavaScript that gives it `telt(order)`: whether an order of a shop counts as sold, by what each shop says of one that was
 * cancelled, refunded whole, or never paid.
 */
export const COUNTS = `const telt = (order) => !order.cancelled_at && order.test !== true && !['voided', 'refunded', 'expired'].includes(String(order.financial_status ?? '').toLowerCase()) && !['cancelled', 'canceled', 'cancel', 'failed', 'refunded', 'trash', 'pending', 'pending_payment', 'checkout-draft', 'auto-draft', 'draft', 'closed'].includes(String(order.status ?? order.state ?? '').toLowerCase());`;

/**
 * JavaScript that takes out of `order`, as Lightspeed gives one, where it goes: `adres`, and in `mist` what is not filled in.
 * A shipping address counts as a whole, else that of the invoice does.
 */
export const LIGHTSPEED_ADDRESS = `
const soort = order.addressShippingStreet ? 'addressShipping' : 'addressBilling';
const deel = (naam) => String(order[soort + naam] || '').trim();
const adres = { naam: deel('Name') || [order.firstname, order.middlename, order.lastname].filter(Boolean).join(' '), bedrijf: String(order.companyName || '').trim(), straat: deel('Street'), nummer: [deel('Number'), deel('Extension')].filter(Boolean).join(' '), postcode: deel('Zipcode'), plaats: deel('City'), land: String(order[soort + 'Country']?.code ?? 'nl').toUpperCase() };
const mist = ['naam', 'straat', 'nummer', 'postcode', 'plaats'].filter((veld) => !adres[veld]);`;

/** JavaScript that gives `mailOf(text)`: a usable mail address in lower case, or nothing. */
export const MAIL_OF = `const mailOf = (tekst) => { const mail = String(tekst ?? '').trim().toLowerCase(); return /^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$/.test(mail) ? mail : ''; };`;

/** JavaScript that gives `phoneOf(text, country)`: a mobile number with its country code and no signs, or nothing. */
export const PHONE_OF = `const phoneOf = (tekst, land) => { const cijfers = String(tekst ?? '').replace(/[^\\d+]/g, '').replace(/^\\+/, '00'); const heel = cijfers.startsWith('00') ? cijfers.slice(2) : cijfers.startsWith('0') ? ({ NL: '31', BE: '32', DE: '49' }[land] ?? '') + cijfers.slice(1) : cijfers; return /^(316\\d{8}|324\\d{8}|491[5-7]\\d{7,9})$/.test(heel) ? heel : ''; };`;
