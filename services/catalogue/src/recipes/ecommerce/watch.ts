import { accounting } from '../../apps/accounting.js';
import { chats } from '../../apps/chats.js';
import { crmsWithNotes } from '../../apps/crms.js';
import { ownLimit, wholeLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { stripeRefund } from '../../apps/payments.js';
import { gumroadRefund } from '../../apps/payments-more.js';
import { pushers } from '../../apps/push.js';
import { stores } from '../../apps/shops.js';
import { unleashedOrders } from '../../apps/shops-more.js';
import { smsSenders } from '../../apps/sms.js';
import { tables } from '../../apps/tables.js';
import { phoneOf } from '../../apps/values.js';
import {
  chain,
  code,
  combine,
  cron,
  evenWhenEmpty,
  keep,
  loop,
  nothing,
  only,
  onlyNew,
  pause,
  reads,
  recipe,
  say,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { money } from './parts.js';

const PHONE = phoneOf(['de eigenaar', 'the owner']);

const USUAL_ORDERS = ownLimit(
  ['Minstens zoveel vorige week', 'At least so many last week'],
  [
    'Onder dit aantal bestellingen vorige week zegt stilte niets.',
    'Below this number of orders last week silence tells nothing.',
  ],
  4,
);
const LEFT_PERCENT = ownLimit(
  ['Alarm onder procent', 'Alarm below percent'],
  ['Onder welk deel van vorige week het alarm gaat.', 'Below which share of last week the alarm goes.'],
  25,
);

export const silentShop = recipe({
  id: 'silent-shop-alarm',
  category: 'ecommerce',
  tags: ['bewaking', 'storing', 'omzet'],
  saves: {
    minutes: 2,
    nl: 'Iemand kijkt even of er nog bestellingen binnenkomen.',
    en: 'Someone checks whether orders still come in.',
  },
  variants: combine(
    { shop: stores, push: pushers, sms: smsSenders },
    { take: 9, apart: ['shop', 'push', 'sms'] },
  ),
  build: ({ shop, push, sms }) => {
    const { nodes, path } = reads(shop.sales(8), 'Haal bestellingen', 'Bestelling');
    return {
      name: {
        nl: `Alarm als ${shop.app.label} stilvalt: melding via ${push.app.label} en bericht via ${sms.app.label}`,
        en: `Alarm when ${shop.app.label} goes quiet: ${push.app.label} notification and ${sms.app.label} message`,
      },
      description: {
        nl: `Overdag vergelijkt hij elke twee uur de bestellingen in ${shop.app.label} met dezelfde uren vorige week. Is het verdacht stil, dan gaat ${push.app.label} af; valt alles weg, dan volgt ook een bericht via ${sms.app.label}.`,
        en: `By day it compares the orders in ${shop.app.label} every two hours with the same hours last week. Suspiciously quiet sets off ${push.app.label}; nothing at all adds a message through ${sms.app.label}.`,
      },
      benefit: {
        nl: 'Een kapotte afrekenpagina kost je uren, geen dagen.',
        en: 'A broken checkout costs you hours, not days.',
      },
      uses: [
        [shop, { nl: 'geeft de bestellingen', en: 'gives the orders' }],
        [push, { nl: 'slaat alarm', en: 'raises the alarm' }],
        [sms, { nl: 'waarschuwt bij volledige stilte', en: 'warns when nothing comes in' }],
      ],
      setup: [],
      notes: [
        {
          over: ['Vergelijk met vorige week', 'Verdacht stil?'],
          text: say(
            '## Dezelfde uren\nEen maandagmiddag lijkt op de vorige maandagmiddag, niet op de zondag ervoor.',
            '## The same hours\nA Monday afternoon is like the Monday afternoon before, not like the Sunday.',
          ),
        },
      ],
      names: {
        'Elke twee uur overdag': 'Every two hours by day',
        'Haal bestellingen': 'Fetch the orders',
        'Haal bestellingen: per dag': 'Fetch the orders: by day',
        Bestelling: 'Order',
        'Vergelijk met vorige week': 'Compare with last week',
        'Verdacht stil?': 'Suspiciously quiet?',
        'Sla alarm': 'Raise the alarm',
        'Helemaal niets?': 'Nothing at all?',
        'Waarschuw de eigenaar': 'Warn the owner',
        'Alles normaal': 'All normal',
      },
      nodes: [
        cron('Elke twee uur overdag', '5 10-22/2 * * *'),
        ...nodes,
        code(
          'Vergelijk met vorige week',
          `
const nu = $now;
const tussen = (van, tot) => $input.all().filter(({ json }) => { const tijd = DateTime.fromISO(json.created); return tijd > van && tijd <= tot; }).length;
const afgelopen = tussen(nu.minus({ hours: 4 }), nu);
const vorigeWeek = tussen(nu.minus({ days: 7, hours: 4 }), nu.minus({ days: 7 }));
return [{ json: { afgelopen, vorigeWeek } }];`,
        ),
        when('Verdacht stil?', [
          ['={{ $json.vorigeWeek }}', '>=', `={{ ${USUAL_ORDERS} }}`],
          ['={{ $json.afgelopen / $json.vorigeWeek }}', '<', `={{ ${LEFT_PERCENT} / 100 }}`],
        ]),
        push.push(
          'Sla alarm',
          say('Webwinkel is stil', 'Web shop is quiet'),
          say(
            '=De laatste vier uur {{ $json.afgelopen }} bestellingen, vorige week {{ $json.vorigeWeek }}. Controleer het afrekenen.',
            '={{ $json.afgelopen }} orders in the last four hours, {{ $json.vorigeWeek }} last week. Check the checkout.',
          ),
        ),
        when('Helemaal niets?', [["={{ $('Vergelijk met vorige week').first().json.afgelopen }}", '=', 0]]),
        sms.send(
          'Waarschuw de eigenaar',
          PHONE,
          say(
            "=Al vier uur geen enkele bestelling. Vorige week waren het er {{ $('Vergelijk met vorige week').first().json.vorigeWeek }}.",
            "=Not a single order for four hours. Last week there were {{ $('Vergelijk met vorige week').first().json.vorigeWeek }}.",
          ),
        ),
        nothing('Alles normaal'),
      ],
      flow: [
        `Elke twee uur overdag > ${path} > Vergelijk met vorige week > Verdacht stil? > Sla alarm > Helemaal niets? > Waarschuw de eigenaar`,
        'Verdacht stil? #1 > Alles normaal',
        'Helemaal niets? #1 > Alles normaal',
      ],
    };
  },
});

const REFUND_FROM = ownLimit(
  ['Groot bedrag vanaf', 'Large amount from'],
  ['Vanaf welk bedrag je naar de reden vraagt.', 'From what amount you ask for the reason.'],
  150,
);

export const refundFollowUp = recipe({
  id: 'refund-follow-up',
  category: 'ecommerce',
  tags: ['terugbetaling', 'crm', 'klantenservice'],
  saves: {
    minutes: 8,
    nl: 'Iemand mailt de klant, noteert de terugbetaling en zet het in het CRM.',
    en: 'Someone mails the customer, notes the refund and updates the CRM.',
  },
  variants: combine(
    { refund: [stripeRefund, gumroadRefund], crm: crmsWithNotes, table: tables, mailer: mailers },
    { take: 10, apart: ['refund', 'crm', 'table'] },
  ),
  build: ({ refund, crm, table, mailer }) => {
    const { nodes, path, ref: p } = starts(refund, 'Terugbetaald', 'Terugbetaling');
    return {
      name: {
        nl: `Terugbetaling via ${refund.app.label} aan de klant melden, noteren in ${crm.app.label} en ${table.app.label}`,
        en: `Tell customers about a ${refund.app.label} refund and note it in ${crm.app.label} and ${table.app.label}`,
      },
      description: {
        nl: `Zodra ${refund.event.nl}, krijgt de klant bericht via ${mailer.app.label}, staat het bedrag in ${table.app.label} en komt er een notitie bij de klant in ${crm.app.label}. Grote bedragen krijgen een vraag naar de reden.`,
        en: `As soon as ${refund.event.en}, the customer hears by ${mailer.app.label}, the amount is kept in ${table.app.label} and ${crm.app.label} gets a note. Large amounts get a question about the reason.`,
      },
      benefit: {
        nl: 'De klant weet dat zijn geld komt en verkoop ziet het ook.',
        en: 'The customer knows the money is coming, and so does sales.',
      },
      uses: [
        [refund, { nl: 'meldt de terugbetaling', en: 'reports the refund' }],
        [mailer, { nl: 'bericht de klant', en: 'informs the customer' }],
        [table, { nl: 'bewaart het bedrag', en: 'keeps the amount' }],
        [crm, { nl: 'krijgt een notitie bij de klant', en: 'gets a note on the customer' }],
      ],
      setup: [],
      names: {
        Terugbetaald: 'Refunded',
        Terugbetaling: 'Refund',
        'Adres bekend': 'Address known',
        'Groot bedrag?': 'Large amount?',
        'Mail met vraag': 'Mail with a question',
        'Mail bevestiging': 'Mail the confirmation',
        'Noteer bedrag': 'Record the amount',
        'Zoek klant': 'Find the customer',
        'Klant gevonden?': 'Customer found?',
        'Noteer in CRM': 'Note in the CRM',
      },
      nodes: [
        ...nodes,
        keep('Adres bekend', [[only(p.email), 'contains', '@']]),
        when('Groot bedrag?', [[only(p.amount), '>=', `={{ ${REFUND_FROM} }}`]]),
        withErrorBranch(
          mailer.send(
            'Mail met vraag',
            only(p.email),
            say('Je terugbetaling, en een vraag', 'Your refund, and a question'),
            say(
              `=<p>Beste ${p.name},</p><p>We hebben ${money(p.amount, p.currency)} teruggestort. Meestal staat het binnen vijf tot tien werkdagen op je rekening. Wil je ons vertellen wat er niet goed was?</p>`,
              `=<p>Dear ${p.name},</p><p>We have refunded ${money(p.amount, p.currency)}. It is usually in your account within five to ten working days. Would you tell us what was not right?</p>`,
            ),
          ),
        ),
        withErrorBranch(
          mailer.send(
            'Mail bevestiging',
            only(p.email),
            say('Je terugbetaling is onderweg', 'Your refund is on its way'),
            say(
              `=<p>Beste ${p.name},</p><p>We hebben ${money(p.amount, p.currency)} teruggestort. Meestal staat het binnen vijf tot tien werkdagen op je rekening.</p>`,
              `=<p>Dear ${p.name},</p><p>We have refunded ${money(p.amount, p.currency)}. It is usually in your account within five to ten working days.</p>`,
            ),
          ),
        ),
        table.append('Noteer bedrag', say('Terugbetalingen', 'Refunds'), {
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [say('Klant', 'Customer')]: only(p.email),
          [say('Bedrag', 'Amount')]: only(p.amount),
          [say('Omschrijving', 'Description')]: only(p.reason),
          [say('Bericht', 'Message')]: say(
            "={{ $json.error ? 'mail kwam niet weg, bel de klant' : 'gemaild' }}",
            "={{ $json.error ? 'mail not sent, call the customer' : 'mailed' }}",
          ),
        }),
        evenWhenEmpty(crm.findContact('Zoek klant', only(p.email))),
        when('Klant gevonden?', [[`={{ ${crm.contactId} ?? '' }}`, 'filled']]),
        crm.note(
          'Noteer in CRM',
          `={{ ${crm.contactId} }}`,
          say(
            `=Terugbetaling van ${money(p.amount, p.currency)}: ${p.reason}`,
            `=Refund of ${money(p.amount, p.currency)}: ${p.reason}`,
          ),
        ),
      ],
      flow: [
        `${path} > Adres bekend > Groot bedrag? > Mail met vraag > Noteer bedrag`,
        'Groot bedrag? #1 > Mail bevestiging > Noteer bedrag',
        'Mail met vraag #1 > Noteer bedrag',
        'Mail bevestiging #1 > Noteer bedrag',
        'Adres bekend > Zoek klant > Klant gevonden? > Noteer in CRM',
      ],
    };
  },
});

const PAYMENT_TERM = wholeLimit(
  ['Betaaltermijn in dagen', 'Payment term in days'],
  ['Binnen hoeveel dagen de klant betaalt.', 'Within how many days the customer pays.'],
  30,
);

export const unleashedInvoices = recipe({
  id: 'unleashed-orders-to-invoices',
  category: 'ecommerce',
  tags: ['groothandel', 'facturen', 'orders'],
  saves: {
    minutes: 40,
    nl: 'Iemand neemt groothandelsorders over als facturen.',
    en: 'Someone copies wholesale orders into invoices.',
  },
  variants: combine(
    { books: accounting, table: tables, chat: chats },
    { take: 9, apart: ['books', 'table'] },
  ),
  build: ({ books, table, chat }) => {
    const { nodes, path, ref: o } = reads(unleashedOrders, 'Lees orders', 'Order');
    const invoice = books.createInvoice('Maak factuur', {
      customer: only(o.name),
      email: only(o.email),
      description: t`Order ${o.number}: ${o.items}`,
      amount: only(o.total),
      due: `={{ $now.plus({ days: ${PAYMENT_TERM} }).toFormat('yyyy-MM-dd') }}`,
    });
    // An error of any of its steps is told; those that decide or sort make none.
    const risky = invoice.filter(
      (spec) => !spec.attach && !/\.(if|switch|filter|set|code|merge|noOp)$/.test(spec.type),
    );
    const safe = invoice.map((spec) => (risky.includes(spec) ? withErrorBranch(spec) : spec));
    return {
      name: {
        nl: `Unleashed-orders factureren in ${books.app.label} met overzicht in ${table.app.label}`,
        en: `Invoice Unleashed orders in ${books.app.label} with a list in ${table.app.label}`,
      },
      description: {
        nl: `Elke middag haalt hij ${unleashedOrders.what.nl} op en maakt voor elke nieuwe order een conceptfactuur in ${books.app.label}. ${table.app.label} koppelt order aan factuur; mislukte orders staan in ${chat.app.label}.`,
        en: `Every afternoon it fetches ${unleashedOrders.what.en} and makes a draft invoice in ${books.app.label} for each new one. ${table.app.label} links order and invoice; failed orders show in ${chat.app.label}.`,
      },
      benefit: {
        nl: 'Elke groothandelsorder wordt dezelfde dag gefactureerd.',
        en: 'Every wholesale order is invoiced the same day.',
      },
      uses: [
        [unleashedOrders, { nl: 'geeft de orders', en: 'gives the orders' }],
        [books, { nl: 'maakt de conceptfacturen', en: 'makes the draft invoices' }],
        [table, { nl: 'koppelt order aan factuur', en: 'links order and invoice' }],
        [chat, { nl: 'meldt resultaat en fouten', en: 'reports result and errors' }],
      ],
      setup: [
        {
          nl: `Controleer bij de eerste conceptfacturen in ${books.app.label} het btw-tarief en of het bedrag zonder btw klopt, voor je ze verstuurt.`,
          en: `With the first draft invoices in ${books.app.label}, check the VAT rate and whether the amount without VAT is right, before you send them.`,
        },
      ],
      notes: [
        {
          over: ['Nog niet gefactureerd', 'Order voor order'],
          text: say(
            '## Elke order één keer\nHet ordernummer wordt onthouden. Ook na een storing ontstaat er geen dubbele factuur.',
            '## Each order once\nThe order number is remembered. No double invoice comes about after a failure either.',
          ),
        },
        {
          over: ['Maak factuur', 'Meld mislukte order'],
          text: say(
            '## Eén fout houdt niets op\nLukt een factuur niet, dan gaat de lus verder en zie je het in de chat.',
            '## One error stops nothing\nIf an invoice fails, the loop goes on and you see it in the chat.',
          ),
        },
      ],
      names: {
        'Elke werkdagmiddag': 'Every weekday afternoon',
        'Lees orders': 'Read the orders',
        Order: 'Order',
        'Met bedrag': 'With an amount',
        'Nog niet gefactureerd': 'Not invoiced yet',
        'Order voor order': 'Order by order',
        'Maak factuur': 'Make the invoice',
        Koppeling: 'Link',
        'Leg koppeling vast': 'Record the link',
        'Meld mislukte order': 'Report a failed order',
        'Rustig aan': 'Take it easy',
        'Tel facturen': 'Count the invoices',
        'Meld het resultaat': 'Report the result',
      },
      nodes: [
        cron('Elke werkdagmiddag', '0 16 * * 1-5'),
        ...nodes,
        keep('Met bedrag', [[only(o.total), '>', 0]]),
        onlyNew('Nog niet gefactureerd', only(o.number)),
        loop('Order voor order', 1),
        ...safe,
        set('Koppeling', { factuur: `={{ ${books.invoiceNumber} }}`, order: only(o.number) }),
        table.append('Leg koppeling vast', say('Orders en facturen', 'Orders and invoices'), {
          Order: '={{ $json.order }}',
          [say('Factuur', 'Invoice')]: '={{ $json.factuur }}',
          [say('Klant', 'Customer')]: only(o.name),
          [say('Bedrag', 'Amount')]: only(o.total),
        }),
        chat.post(
          'Meld mislukte order',
          say(
            t`Order ${o.number} van ${o.name} kon niet worden gefactureerd. Maak deze factuur zelf: hij wordt niet opnieuw geprobeerd.`,
            t`Order ${o.number} of ${o.name} could not be invoiced. Make this invoice yourself: it is not tried again.`,
          ),
        ),
        pause('Rustig aan', 1, 'seconds'),
        code(
          'Tel facturen',
          'const aantal = $input.all().length;\nreturn aantal ? [{ json: { aantal } }] : [];',
        ),
        chat.post(
          'Meld het resultaat',
          say(
            '={{ $json.aantal }} orders uit Unleashed zijn verwerkt.',
            '={{ $json.aantal }} orders from Unleashed were handled.',
          ),
        ),
      ],
      flow: [
        `Elke werkdagmiddag > ${path} > Met bedrag > Nog niet gefactureerd > Order voor order > Tel facturen > Meld het resultaat`,
        `Order voor order #1 > ${chain(safe)} > Koppeling > Leg koppeling vast > Rustig aan > Order voor order`,
        ...risky.map(({ name }) => `${name} #1 > Meld mislukte order`),
        'Meld mislukte order > Rustig aan',
      ],
    };
  },
});
