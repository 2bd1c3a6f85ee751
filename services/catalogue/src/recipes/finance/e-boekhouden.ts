import { inEBoekhouden } from '../../apps/booking-ports.js';
import { googleChat, slackChat, teamsChat } from '../../apps/chats.js';
import { hubSpot } from '../../apps/crm-apps.js';
import {
  eBoekhouden,
  eBoekhoudenApp,
  eBoekhoudenList,
  eBoekhoudenSession,
  mollieKey,
} from '../../apps/dutch-books.js';
import { gmailApp, outlookApp } from '../../apps/mail-apps.js';
import { stripeApp } from '../../apps/payments.js';
import { airtableTable, excelTable, sheetsTable } from '../../apps/tables.js';
import { inApp } from '../../apps/values.js';
import {
  AS_DAY,
  answeredWithin,
  appTrigger,
  code,
  combine,
  cron,
  euros,
  everyMinutes,
  gather,
  http,
  limit,
  loop,
  node,
  onlyNew,
  type Port,
  recipe,
  say,
  set,
  sideBySide,
  tryAgain,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const chats = [slackChat, teamsChat, googleChat];
const BOOKS: Port = { app: eBoekhoudenApp };
const DEBTORS = inEBoekhouden(['debiteuren', 'debtors'], '12345');

export const eBoekhoudenMollie = recipe({
  id: 'mollie-payments-settle-e-boekhouden',
  category: 'finance',
  tags: ['mollie', 'e-boekhouden', 'afletteren'],
  saves: {
    minutes: 20,
    nl: 'Iemand zoekt elke ochtend bij de betalingen van Mollie de open facturen.',
    en: 'Every morning someone finds the open invoices that belong to payments at Mollie.',
  },
  variants: combine({ chat: chats }, { take: 3 }),
  build: ({ chat }) => ({
    name: {
      nl: `Mollie-betalingen in e-Boekhouden op factuurnummer afletteren, twijfel in ${chat.app.label}`,
      en: `Settle Mollie payments in e-Boekhouden by invoice number, doubts in ${chat.app.label}`,
    },
    description: {
      nl: `Elke ochtend legt hij de Mollie-betalingen van gisteren naast de open posten in e-Boekhouden, en wat eerder bleef liggen opnieuw. Kloppen factuurnummer en bedrag, dan boekt hij de betaling; de rest komt in ${chat.app.label}.`,
      en: `Every morning it puts yesterday’s Mollie payments next to the open items of e-Boekhouden, and again what was left before. Where invoice number and amount match, it books the payment; the others go to ${chat.app.label}.`,
    },
    benefit: {
      nl: 'Je openstaande posten kloppen voordat de dag begint.',
      en: 'Your open items are right before the day begins.',
    },
    uses: [
      [{ app: mollieKey }, { nl: 'geeft de betalingen', en: 'gives the payments' }],
      [BOOKS, { nl: 'geeft open posten en krijgt betalingen', en: 'gives open items and receives payments' }],
      [chat, { nl: 'krijgt wat niet past', en: 'is told what does not fit' }],
    ],
    setup: [
      {
        nl: 'Zet het factuurnummer in de omschrijving van elke betaling, bijvoorbeeld “Factuur F2026-018”.',
        en: 'Put the invoice number into the description of every payment, such as “Invoice F2026-018”.',
      },
    ],
    notes: [
      {
        over: ['Zoek factuurnummers', 'Past het?'],
        text: say(
          '## Nummer én bedrag\nAlleen als beide kloppen, wordt er geboekt. Een geboekte factuur is niet meer open, dus een tweede keer starten doet niets. Betalingen van de drie dagen ervoor gaan nog eens langs de open posten: een ochtend die mislukte, wordt zo ingehaald. Gemeld wordt alleen wat gisteren binnenkwam.',
          '## Number and amount\nOnly where both are right something is booked. An invoice that was booked is no longer open, so a second start does nothing. Payments of the three days before go past the open items again: a morning that failed is made up for. Only what came in yesterday is told.',
        ),
      },
    ],
    names: {
      'Elke ochtend om 7 uur': 'Every morning at 7',
      'Haal betalingen': 'Fetch the payments',
      'Haal open posten': 'Fetch the open items',
      'Alle betalingen': 'All payments',
      'Alle open posten': 'All open items',
      'Naast elkaar': 'Side by side',
      'Zoek factuurnummers': 'Look for invoice numbers',
      'Past het?': 'Does it fit?',
      'Boek factuurbetaling': 'Book the invoice payment',
      'Meld losse betaling': 'Report a payment without an invoice',
      'Meld niet geboekt': 'Report what was not booked',
    },
    nodes: [
      cron('Elke ochtend om 7 uur', '0 7 * * *'),
      eBoekhoudenSession(),
      http('Haal betalingen', 'https://api.mollie.com/v2/payments', {
        auth: 'header',
        query: { limit: '250' },
        pages: {
          next: '={{ $response.body._links.next?.href }}',
          // Newest first; what was made over a week ago was hardly paid in the last four days.
          done: '={{ !$response.body._links.next || String($response.body._embedded.payments.at(-1)?.createdAt ?? "") < $now.minus({ days: 8 }).toUTC().toISO() }}',
        },
      }),
      eBoekhoudenList('Haal open posten', 'mutation/invoice/outstanding', { credDeb: 'D' }),
      gather('Alle betalingen', 'betalingen'),
      gather('Alle open posten', 'posten'),
      sideBySide('Naast elkaar', 2, true),
      code(
        'Zoek factuurnummers',
        `
const { betalingen = [], posten = [] } = $input.first().json;
const begin = $now.minus({ days: 1 }).startOf('day');
const dagVan = (tekst) => DateTime.fromISO(String(tekst ?? '')).setZone('Europe/Amsterdam');
const gisteren = (tekst) => dagVan(tekst) >= begin && dagVan(tekst) < begin.plus({ days: 1 });
const recent = (tekst) => dagVan(tekst) >= begin.minus({ days: 3 }) && dagVan(tekst) < begin.plus({ days: 1 });
const open = posten.flatMap((blad) => blad.items ?? []);
const kaal = (tekst) => String(tekst ?? '').toUpperCase().replace(/[^A-Z0-9]/g, ' ');
const gebruikt = new Set();
return betalingen.flatMap((blad) => blad._embedded?.payments ?? [])
  .filter((betaling) => betaling.status === 'paid' && recent(betaling.paidAt) && !(Number(betaling.amountRefunded?.value) > 0) && betaling.amount?.currency === 'EUR')
  .map((betaling) => {
    const bedrag = Number(betaling.amount.value);
    const tekst = ' ' + kaal(betaling.description) + ' ' + kaal(betaling.metadata?.factuur ?? betaling.metadata?.invoice) + ' ';
    const post = open.find((een) => !gebruikt.has(een.id) && een.invoiceNumber && tekst.includes(' ' + kaal(een.invoiceNumber).trim() + ' '));
    const past = post !== undefined && Math.abs(Number(post.outstandingAmount) - bedrag) < 0.005;
    if (past) gebruikt.add(post.id);
    return { json: {
      betaling: betaling.id, bedrag, omschrijving: betaling.description ?? '',
      datum: DateTime.fromISO(betaling.paidAt).setZone('Europe/Amsterdam').toFormat('yyyy-MM-dd'),
      factuur: post?.invoiceNumber ?? '', open: post ? Number(post.outstandingAmount) : 0, relatie: post?.relationId ?? null, past, gisteren: gisteren(betaling.paidAt),
    } };
  })
  .filter(({ json }) => json.past || json.gisteren);`,
      ),
      when('Past het?', [['={{ $json.past }}', 'yes']]),
      withErrorBranch(
        eBoekhouden('Boek factuurbetaling', 'mutation', {
          method: 'POST',
          json: `={{ JSON.stringify({ type: 3, date: $json.datum, ledgerId: Number('${inEBoekhouden(['Mollie', 'Mollie'], '12348')}'), invoiceNumber: $json.factuur, description: 'Mollie ' + $json.betaling, inExVat: 'EX', relationId: $json.relatie, rows: [{ ledgerId: Number('${DEBTORS}'), vatCode: 'GEEN', amount: $json.bedrag, invoiceNumber: $json.factuur, relationId: $json.relatie, description: 'Mollie ' + $json.betaling }] }) }}`,
        }),
      ),
      chat.post(
        'Meld losse betaling',
        say(
          `=Mollie-betaling {{ $json.betaling }} van ${euros('$json.bedrag')} (“{{ $json.omschrijving }}”) past op geen open factuur{{ $json.factuur ? ': het bedrag dat op ' + $json.factuur + ' openstaat is een ander' : '' }}. Letter haar zelf af.`,
          `=Mollie payment {{ $json.betaling }} of ${euros('$json.bedrag')} (“{{ $json.omschrijving }}”) fits no open invoice{{ $json.factuur ? ': another amount is open on ' + $json.factuur : '' }}. Settle it yourself.`,
        ),
      ),
      chat.post(
        'Meld niet geboekt',
        say(
          `=e-Boekhouden nam de betaling van ${euros("$('Past het?').item.json.bedrag")} op factuur {{ $('Past het?').item.json.factuur }} niet aan. Morgen probeert hij het weer, tot drie dagen na de betaling; boek haar daarna zelf.`,
          `=e-Boekhouden did not take the payment of ${euros("$('Past het?').item.json.bedrag")} on invoice {{ $('Past het?').item.json.factuur }}. It tries again tomorrow, until three days after the payment; then book it yourself.`,
        ),
      ),
    ],
    flow: [
      'Elke ochtend om 7 uur > Open sessie > Haal betalingen > Alle betalingen > Naast elkaar',
      'Open sessie > Haal open posten > Alle open posten > Naast elkaar @1',
      'Naast elkaar > Zoek factuurnummers > Past het? > Boek factuurbetaling',
      'Past het? #1 > Meld losse betaling',
      'Boek factuurbetaling #1 > Meld niet geboekt',
    ],
  }),
});

const TERM = value({
  key: 'payment-term',
  kind: 'number',
  label: { nl: 'Betaaltermijn in dagen', en: 'Payment term in days' },
  help: {
    nl: 'Hoeveel dagen klanten hebben om te betalen; daarna volgt een herinnering.',
    en: 'How many days customers have to pay; a reminder follows after that.',
  },
  example: '30',
  check: '^\\d+$',
});
const draftBoxes = [
  {
    app: gmailApp,
    draft: (name: string, to: string, subject: string, message: string) =>
      node(name, 'gmail', 2.2, {
        resource: 'draft',
        operation: 'create',
        subject,
        emailType: 'html',
        message,
        options: { sendTo: to },
      }),
  },
  {
    app: outlookApp,
    draft: (name: string, to: string, subject: string, bodyContent: string) =>
      node(name, 'microsoftOutlook', 2, {
        resource: 'draft',
        operation: 'create',
        subject,
        bodyContent,
        additionalFields: { toRecipients: to, bodyContentType: 'html' },
      }),
  },
];

export const eBoekhoudenReminders = recipe({
  id: 'e-boekhouden-reminder-drafts',
  category: 'finance',
  tags: ['e-boekhouden', 'herinneringen', 'debiteuren'],
  saves: {
    minutes: 35,
    nl: 'Iemand zoekt elke week wie te laat is en schrijft herinneringen.',
    en: 'Every week someone finds who is late and writes reminders.',
  },
  variants: combine({ mailer: draftBoxes, chat: chats }, { take: 3, apart: ['mailer', 'chat'] }),
  build: ({ mailer, chat }) => ({
    name: {
      nl: `Betalingsherinneringen uit e-Boekhouden als concept in ${mailer.app.label}, zonder adres in ${chat.app.label}`,
      en: `Payment reminders from e-Boekhouden as drafts in ${mailer.app.label}, without an address in ${chat.app.label}`,
    },
    description: {
      nl: `Elke dinsdag bundelt hij te late facturen uit e-Boekhouden per klant en zet één herinnering met nummers, dagen te laat en totaal als concept in ${mailer.app.label}. Jij leest en verstuurt; klanten zonder mailadres staan in ${chat.app.label}.`,
      en: `Every Tuesday it gathers late invoices of e-Boekhouden by customer and puts one reminder with numbers, days late and total into ${mailer.app.label} as a draft. You read and send; customers without an address show in ${chat.app.label}.`,
    },
    benefit: {
      nl: 'Eén nette mail per klant in plaats van vijf losse herinneringen.',
      en: 'One decent mail a customer instead of five reminders.',
    },
    uses: [
      [BOOKS, { nl: 'geeft open facturen en mailadressen', en: 'gives open invoices and addresses' }],
      [mailer, { nl: 'krijgt de concepten', en: 'receives the drafts' }],
      [chat, { nl: 'meldt klanten zonder adres', en: 'reports customers without an address' }],
    ],
    setup: [
      {
        nl: 'Wil je per klant een andere termijn, pas dan in het concept aan: de lijst met open posten noemt geen vervaldag.',
        en: 'Where a customer has another term, change the draft: the list of open items tells no due date.',
      },
    ],
    notes: [
      {
        over: ['Bundel per klant', 'Zet concept klaar'],
        text: say(
          '## Concept, geen verzending\nEr gaat niets de deur uit. Een klant die gisteren betaalde, haal je er nog uit. Creditnota’s tellen af.',
          '## A draft, nothing is sent\nNothing leaves the house. A customer who paid yesterday you still take out. Credit notes are taken off.',
        ),
      },
    ],
    names: {
      'Dinsdag om 8 uur': 'Tuesday at 8',
      'Haal debiteuren': 'Fetch the debtors',
      'Bundel per klant': 'Gather by customer',
      'Klant na klant': 'Customer after customer',
      'Haal adres': 'Fetch the address',
      'Heeft een mailadres?': 'Has a mail address?',
      'Zet concept klaar': 'Prepare the draft',
      'Meld zonder adres': 'Report without an address',
    },
    nodes: [
      cron('Dinsdag om 8 uur', '0 8 * * 2'),
      eBoekhoudenSession(),
      eBoekhoudenList('Haal debiteuren', 'mutation/invoice/outstanding', { credDeb: 'D' }),
      code(
        'Bundel per klant',
        `
const termijn = Number('${TERM}') || 30;
const klanten = new Map();
for (const post of $input.all().flatMap(({ json }) => json.items ?? [])) {
  const dag = DateTime.fromISO(String(post.date ?? ''));
  const bedrag = Number(post.outstandingAmount);
  if (!dag.isValid || !Number.isFinite(bedrag) || bedrag === 0 || !post.relationId) continue;
  const telaat = Math.floor($now.startOf('day').diff(dag.startOf('day'), 'days').days) - termijn;
  if (bedrag > 0 && telaat <= 0) continue;
  const klant = klanten.get(post.relationId) ?? { relatie: post.relationId, facturen: [], totaal: 0 };
  klant.facturen.push({ nummer: post.invoiceNumber, bedrag, telaat });
  klant.totaal += bedrag;
  klanten.set(post.relationId, klant);
}
const euro = (bedrag) => bedrag.toLocaleString('${say('nl-NL', 'en-IE')}', { style: 'currency', currency: 'EUR' });
return [...klanten.values()].filter(({ totaal, facturen }) => totaal > 0.005 && facturen.some(({ telaat, bedrag }) => telaat > 0 && bedrag > 0)).map((klant) => ({ json: {
  relatie: klant.relatie, aantal: klant.facturen.length, totaal: euro(klant.totaal),
  rijen: klant.facturen.map((een) => \`<tr><td>\${een.nummer}</td><td>\${euro(een.bedrag)}</td><td>\${een.bedrag > 0 ? een.telaat + ${say("' dagen te laat'", "' days late'")} : ${say("'creditnota'", "'credit note'")}}</td></tr>\`).join(''),
} }));`,
      ),
      loop('Klant na klant', 1),
      withErrorBranch(eBoekhouden('Haal adres', 'relation/{{ $json.relatie }}')),
      when('Heeft een mailadres?', [
        [
          "={{ String($json.emailAddressInvoice || $json.emailAddress || '') }}",
          'matches',
          '^\\S+@\\S+\\.\\S+$',
        ],
      ]),
      withErrorBranch(
        mailer.draft(
          'Zet concept klaar',
          '={{ $json.emailAddressInvoice || $json.emailAddress }}',
          say('Herinnering openstaande facturen', 'Reminder of unpaid invoices'),
          say(
            "=Beste {{ $json.contact || $json.name }},<br><br>Volgens onze administratie staat er nog {{ $('Klant na klant').item.json.totaal }} open:<br><table>{{ $('Klant na klant').item.json.rijen }}</table><br>Heeft u al betaald? Dan kunt u deze mail vergeten. Klopt er iets niet, laat het ons dan weten.",
            "=Dear {{ $json.contact || $json.name }},<br><br>According to our books {{ $('Klant na klant').item.json.totaal }} is still unpaid:<br><table>{{ $('Klant na klant').item.json.rijen }}</table><br>Have you paid already? Then forget this mail. If something is wrong, please tell us.",
          ),
        ),
      ),
      chat.post(
        'Meld zonder adres',
        say(
          "=Geen herinnering voor {{ $json.name ?? 'relatie ' + $('Klant na klant').item.json.relatie }} ({{ $('Klant na klant').item.json.totaal }}): {{ $json.error ? 'het adres of het concept lukte niet; maak hem zelf' : 'er is geen mailadres in e-Boekhouden' }}.",
          "=No reminder for {{ $json.name ?? 'relation ' + $('Klant na klant').item.json.relatie }} ({{ $('Klant na klant').item.json.totaal }}): {{ $json.error ? 'the address or the draft failed; make it yourself' : 'e-Boekhouden has no mail address' }}.",
        ),
      ),
    ],
    flow: [
      'Dinsdag om 8 uur > Open sessie > Haal debiteuren > Bundel per klant > Klant na klant #1 > Haal adres > Heeft een mailadres? > Zet concept klaar > Klant na klant',
      'Heeft een mailadres? #1 > Meld zonder adres > Klant na klant',
      'Haal adres #1 > Meld zonder adres',
      'Zet concept klaar #1 > Meld zonder adres',
    ],
  }),
});

const SALES_21 = inEBoekhouden(['omzet 21%', 'turnover at 21%'], '12346');
const SALES_9 = inEBoekhouden(['omzet 9%', 'turnover at 9%'], '12347');

export const stripeToEBoekhouden = recipe({
  id: 'stripe-invoices-to-e-boekhouden',
  category: 'finance',
  tags: ['stripe', 'e-boekhouden', 'abonnementen'],
  saves: {
    minutes: 6,
    nl: 'Iemand boekt elke abonnementsfactuur van Stripe over.',
    en: 'Someone enters every subscription invoice of Stripe again.',
  },
  variants: combine({ chat: chats }, { take: 3 }),
  build: ({ chat }) => ({
    name: {
      nl: `Betaalde Stripe-facturen als verkoop in e-Boekhouden boeken, uitzonderingen in ${chat.app.label}`,
      en: `Book paid Stripe invoices as sales in e-Boekhouden, exceptions in ${chat.app.label}`,
    },
    description: {
      nl: `Zodra een factuur in Stripe betaald is, zoekt of maakt hij de klant in e-Boekhouden en boekt de verkoop per btw-tarief op de factuurdatum in Nederlandse tijd. Andere btw en vreemde valuta komen in ${chat.app.label}.`,
      en: `As soon as an invoice in Stripe is paid, it finds or adds the customer in e-Boekhouden and books the sale by VAT rate on the invoice date in Dutch time. Other VAT and foreign currency go to ${chat.app.label}.`,
    },
    benefit: {
      nl: 'Elke abonnementsbetaling staat meteen met de goede btw in je boeken.',
      en: 'Every subscription payment is in your books at once with the right VAT.',
    },
    uses: [
      [{ app: stripeApp }, { nl: 'meldt betaalde facturen', en: 'reports paid invoices' }],
      [BOOKS, { nl: 'krijgt klanten en boekingen', en: 'receives customers and entries' }],
      [chat, { nl: 'krijgt wat een mens moet boeken', en: 'is told what a person has to book' }],
    ],
    setup: [
      {
        nl: 'Reken de btw in Stripe uit met Stripe Tax of met vaste tarieven: zonder btw-regel op de factuur wordt er niets geboekt.',
        en: 'Have Stripe work out the VAT with Stripe Tax or fixed rates: without a line of tax on the invoice nothing is booked.',
      },
    ],
    notes: [
      {
        over: ['Splits per tarief', 'Te boeken?'],
        text: say(
          '## OSS en verlegd\nDuitse btw van 19% hoort in je OSS-aangifte, nul procent kan verlegd zijn. Beide vragen een andere btw-code en gaan daarom naar een mens. Geboekt wordt de verkoop; de post gaat dicht als je de uitbetaling van Stripe boekt.',
          '## OSS and reverse charge\nGerman VAT of 19% belongs in your OSS return, zero percent may be reverse charge. Both ask for another VAT code and so go to a person. The sale is booked; the item closes once you book the payout of Stripe.',
        ),
      },
    ],
    names: {
      'Factuur betaald': 'Invoice paid',
      'Eén keer per factuur': 'Once an invoice',
      'Splits per tarief': 'Split by rate',
      'Te boeken?': 'Can it be booked?',
      'Zoek op mailadres': 'Find by mail address',
      'Kies klant': 'Choose the customer',
      'Al klant?': 'A customer already?',
      'Voeg klant toe': 'Add the customer',
      'Neem nieuwe klant': 'Take the new customer',
      'Boek verkoop': 'Book the sale',
      'Meld uitzondering': 'Report the exception',
    },
    nodes: [
      appTrigger('Factuur betaald', 'stripeTrigger', 1, { events: ['invoice.paid'] }),
      onlyNew('Eén keer per factuur', '={{ $json.data.object.id }}'),
      withErrorBranch(eBoekhoudenSession()),
      code(
        'Splits per tarief',
        `
const factuur = $('Eén keer per factuur').first().json.data.object;
${say('// Oudere versies van Stripe zeggen total_tax_amounts, nieuwere total_taxes.', '// Older versions of Stripe say total_tax_amounts, newer ones total_taxes.')}
const belasting = factuur.total_taxes ?? factuur.total_tax_amounts ?? [];
const regels = belasting.filter((een) => een.amount > 0 && een.taxable_amount > 0).map((een) => ({ tarief: Math.round(een.amount / een.taxable_amount * 100), bedrag: een.taxable_amount / 100, btw: een.amount / 100 }));
const totaal = (factuur.total ?? 0) / 100;
const som = regels.reduce((alles, regel) => alles + regel.bedrag + regel.btw, 0);
const dag = DateTime.fromSeconds(Number(factuur.status_transitions?.finalized_at ?? factuur.created)).setZone('Europe/Amsterdam');
return [{ json: {
  nummer: factuur.number ?? factuur.id, datum: dag.toFormat('yyyy-MM-dd'), totaal,
  valuta: String(factuur.currency ?? '').toUpperCase(),
  klant: factuur.customer_name || factuur.customer_email || '', mail: factuur.customer_email ?? '',
  zakelijk: (factuur.customer_tax_ids ?? []).length > 0, btwNummer: factuur.customer_tax_ids?.[0]?.value ?? '',
  regels, link: factuur.hosted_invoice_url ?? '',
  gewoon: factuur.currency === 'eur' && Boolean(factuur.customer_email) && regels.length > 0 && regels.every(({ tarief }) => tarief === 21 || tarief === 9) && Math.abs(som - totaal) < 0.02,
} }];`,
      ),
      when('Te boeken?', [['={{ $json.gewoon }}', 'yes']]),
      withErrorBranch(
        eBoekhouden('Zoek op mailadres', 'relation', {
          query: { email: "={{ $('Te boeken?').first().json.mail }}" },
        }),
      ),
      set('Kies klant', { relatie: "={{ ($json.items ?? [])[0]?.id ?? '' }}" }),
      when('Al klant?', [['={{ String($json.relatie) }}', 'filled']]),
      withErrorBranch(
        eBoekhouden('Voeg klant toe', 'relation', {
          method: 'POST',
          json: "={{ JSON.stringify({ type: $('Te boeken?').first().json.zakelijk ? 'B' : 'P', name: $('Te boeken?').first().json.klant, emailAddress: $('Te boeken?').first().json.mail, vatNumber: $('Te boeken?').first().json.btwNummer }) }}",
        }),
      ),
      set('Neem nieuwe klant', { relatie: '={{ $json.id }}' }),
      withErrorBranch(
        eBoekhouden('Boek verkoop', 'mutation', {
          method: 'POST',
          json: `={{ JSON.stringify({ type: 2, date: $('Te boeken?').first().json.datum, ledgerId: Number('${DEBTORS}'), invoiceNumber: $('Te boeken?').first().json.nummer, description: 'Stripe ' + $('Te boeken?').first().json.nummer, inExVat: 'EX', relationId: Number($json.relatie), termOfPayment: 0, rows: $('Te boeken?').first().json.regels.map((regel) => ({ ledgerId: Number(({ 21: '${SALES_21}', 9: '${SALES_9}' })[regel.tarief]), vatCode: ({ 21: 'HOOG_VERK_21', 9: 'LAAG_VERK_9' })[regel.tarief], amount: regel.bedrag, description: 'Stripe ' + $('Te boeken?').first().json.nummer })) }) }}`,
        }),
      ),
      chat.post(
        'Meld uitzondering',
        say(
          "=Boek zelf: Stripe-factuur {{ $('Splits per tarief').first().json.nummer }} van {{ $('Splits per tarief').first().json.klant }}, {{ Number($('Splits per tarief').first().json.totaal).toLocaleString('nl-NL', { style: 'currency', currency: $('Splits per tarief').first().json.valuta || 'EUR' }) }} (andere btw, andere valuta of niet aangenomen). {{ $('Splits per tarief').first().json.link }}",
          "=Book this yourself: Stripe invoice {{ $('Splits per tarief').first().json.nummer }} to {{ $('Splits per tarief').first().json.klant }}, {{ Number($('Splits per tarief').first().json.totaal).toLocaleString('en-GB', { style: 'currency', currency: $('Splits per tarief').first().json.valuta || 'EUR' }) }} (other VAT or currency, or not taken). {{ $('Splits per tarief').first().json.link }}",
        ),
      ),
    ],
    flow: [
      'Factuur betaald > Eén keer per factuur > Splits per tarief > Te boeken? > Open sessie > Zoek op mailadres > Kies klant > Al klant? > Boek verkoop',
      'Al klant? #1 > Voeg klant toe > Neem nieuwe klant > Boek verkoop',
      'Te boeken? #1 > Meld uitzondering',
      'Open sessie #1 > Meld uitzondering',
      'Zoek op mailadres #1 > Meld uitzondering',
      'Voeg klant toe #1 > Meld uitzondering',
      'Boek verkoop #1 > Meld uitzondering',
    ],
  }),
});

const updating = [sheetsTable, airtableTable, excelTable].flatMap((table) =>
  table.upsert && table.rows ? [{ ...table, upsert: table.upsert, rows: table.rows }] : [],
);

export const cashBookToEBoekhouden = recipe({
  id: 'cash-book-to-e-boekhouden',
  category: 'finance',
  tags: ['kasboek', 'e-boekhouden', 'bonnetjes'],
  saves: {
    minutes: 30,
    nl: 'Iemand tikt het kasboek van de week over.',
    en: 'Someone types over the cash book of the week.',
  },
  variants: combine({ table: updating }, { take: 3 }),
  build: ({ table }) => ({
    name: {
      nl: `Kasboek uit ${table.app.label} elke avond in e-Boekhouden boeken`,
      en: `Book the cash book of ${table.app.label} in e-Boekhouden every evening`,
    },
    description: {
      nl: `Elke avond boekt hij nieuwe kasregels uit ${table.app.label} in e-Boekhouden als ontvangst of uitgave, met het btw-tarief van de regel. Achter elke regel staat daarna Geboekt, of wat eraan ontbreekt; een slechte regel houdt de andere niet op.`,
      en: `Every evening it books new cash rows of ${table.app.label} in e-Boekhouden as money in or out, with the VAT rate of the row. Behind each row then stands Booked, or what it lacks; a bad row does not hold up the others.`,
    },
    benefit: {
      nl: 'De kas is bij zonder dat iemand regels overtikt.',
      en: 'The cash book is up to date without typing rows over.',
    },
    uses: [
      [table, { nl: 'is het kasboek', en: 'is the cash book' }],
      [BOOKS, { nl: 'krijgt de boekingen', en: 'receives the entries' }],
    ],
    setup: [
      {
        nl: 'Maak de tabel Kasboek met Nummer (uniek), Datum, Omschrijving, Bedrag (met btw; een uitgave met een min), Btw (21, 9 of 0), Grootboek (id) en Status.',
        en: 'Make the table Cash book with Number (unique), Date, Description, Amount (with VAT; money out with a minus), VAT (21, 9 or 0), Ledger (id) and Status.',
      },
    ],
    notes: [
      {
        over: ['Lees kasregels', 'Regel in orde?'],
        text: say(
          '## Met btw ingevoerd\nBedragen staan inclusief btw, zoals op de bon. e-Boekhouden rekent de btw terug met de code die bij ontvangst of uitgave hoort. Een regel met een Status wordt overgeslagen: heb je een regel met Nakijken verbeterd, maak Status dan leeg.',
          '## Entered with VAT\nAmounts include VAT, as on the receipt. e-Boekhouden works the VAT out with the code that belongs to money in or money out. A row with a Status is passed over: once you have mended a row that says To check, empty its Status.',
        ),
      },
    ],
    names: {
      'Elke avond om 9 uur': 'Every evening at 9',
      'Lees het kasboek': 'Read the cash book',
      'Lees kasregels': 'Read the rows',
      'Regel na regel': 'Row after row',
      'Regel in orde?': 'Row in order?',
      'Boek kasregel': 'Book the row',
      'Zet op geboekt': 'Mark as booked',
      'Zet op nakijken': 'Mark as to be checked',
    },
    nodes: [
      cron('Elke avond om 9 uur', '0 21 * * *'),
      eBoekhoudenSession(),
      table.rows('Lees het kasboek', say('Kasboek', 'Cash book')),
      code(
        'Lees kasregels',
        `
const kas = (lees) => $input.all().map(({ json: $json }) => lees($json));
const getal = (tekst) => { const kaal = String(tekst ?? '').replace(/[€\\s]/g, ''); return kaal === '' ? NaN : Number(kaal.includes(',') ? kaal.replaceAll('.', '').replace(',', '.') : kaal); };
${AS_DAY}
return kas(($json) => {
  const nummer = String(${table.cell(say('Nummer', 'Number'))} ?? '').trim();
  const status = String(${table.cell('Status')} ?? '').trim();
  if (nummer === '' || status !== '') return null;
  const [bedrag, btw, grootboek] = [getal(${table.cell(say('Bedrag', 'Amount'))}), getal(${table.cell(say('Btw', 'VAT'))}), getal(${table.cell(say('Grootboek', 'Ledger'))})];
  const dag = asDay(${table.cell(say('Datum', 'Date'))});
  const fout = !dag.isValid || dag > $now ? ${say("'datum'", "'date'")} : !(Math.abs(bedrag) > 0) ? ${say("'bedrag'", "'amount'")} : ![0, 9, 21].includes(btw) ? ${say("'btw'", "'VAT'")} : !(grootboek > 0) ? ${say("'grootboek'", "'ledger'")} : '';
  const erin = bedrag > 0;
  const codes = erin ? { 21: 'HOOG_VERK_21', 9: 'LAAG_VERK_9', 0: 'GEEN' } : { 21: 'HOOG_INK_21', 9: 'LAAG_INK_9', 0: 'GEEN' };
  return { json: { nummer, fout, soort: erin ? 5 : 6, bedrag: Math.abs(bedrag), code: codes[btw], grootboek, datum: dag.isValid ? dag.toFormat('yyyy-MM-dd') : '', omschrijving: String(${table.cell(say('Omschrijving', 'Description'))} ?? '').slice(0, 200) } };
}).filter(Boolean);`,
      ),
      loop('Regel na regel', 1),
      when('Regel in orde?', [['={{ $json.fout }}', 'empty']]),
      withErrorBranch(
        eBoekhouden('Boek kasregel', 'mutation', {
          method: 'POST',
          json: `={{ JSON.stringify({ type: $json.soort, date: $json.datum, ledgerId: Number('${inEBoekhouden(['de kas', 'cash'], '12349')}'), description: $json.omschrijving, inExVat: 'IN', rows: [{ ledgerId: $json.grootboek, vatCode: $json.code, amount: $json.bedrag, description: $json.omschrijving }] }) }}`,
        }),
      ),
      tryAgain(
        table.upsert('Zet op geboekt', say('Kasboek', 'Cash book'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: "={{ $('Regel in orde?').item.json.nummer }}",
          Status: say(
            "=Geboekt {{ $now.toFormat('yyyy-MM-dd') }}",
            "=Booked {{ $now.toFormat('yyyy-MM-dd') }}",
          ),
        }),
      ),
      table.upsert('Zet op nakijken', say('Kasboek', 'Cash book'), say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]: "={{ $('Regel na regel').item.json.nummer }}",
        Status: say(
          "=Nakijken: {{ $('Regel na regel').item.json.fout || 'e-Boekhouden weigerde' }}",
          "=To check: {{ $('Regel na regel').item.json.fout || 'e-Boekhouden refused' }}",
        ),
      }),
    ],
    flow: [
      'Elke avond om 9 uur > Open sessie > Lees het kasboek > Lees kasregels > Regel na regel #1 > Regel in orde? > Boek kasregel > Zet op geboekt > Regel na regel',
      'Regel in orde? #1 > Zet op nakijken > Regel na regel',
      'Boek kasregel #1 > Zet op nakijken',
    ],
  }),
});

const WON = inApp(
  'HubSpot',
  ['fase om te factureren', 'stage to invoice'],
  [
    'Het interne id van de fase: bij de instellingen van de pijplijn onder de naam van de fase.',
    'The internal id of the stage: in the settings of the pipeline, under the name of the stage.',
  ],
  'closedwon',
);
const INVOICED = 'eboekhouden_factuur';
/** Writes what became of a deal into its property, so that the rounds ask about each deal once. */
const mark = (name: string, text: string) =>
  node(name, 'hubspot', 2.2, {
    authentication: 'appToken',
    resource: 'deal',
    operation: 'update',
    dealId: { __rl: true, mode: 'id', value: "={{ $('Eén deal per ronde').item.json.id }}" },
    updateFields: { customPropertiesUi: { customPropertiesValues: [{ property: INVOICED, value: text }] } },
  });
const asking = [slackChat, teamsChat].flatMap((chat) =>
  chat.approve ? [{ ...chat, approve: chat.approve }] : [],
);

export const hubSpotToEBoekhouden = recipe({
  id: 'hubspot-deal-to-e-boekhouden-invoice',
  category: 'finance',
  tags: ['hubspot', 'e-boekhouden', 'factureren'],
  saves: {
    minutes: 10,
    nl: 'Iemand tikt gewonnen deals over als factuur.',
    en: 'Someone types won deals over as invoices.',
  },
  variants: combine({ chat: asking }, { take: 2 }),
  build: ({ chat }) => ({
    name: {
      nl: `Gewonnen HubSpot-deals na akkoord in ${chat.app.label} factureren met e-Boekhouden`,
      en: `Invoice won HubSpot deals with e-Boekhouden after approval in ${chat.app.label}`,
    },
    description: {
      nl: `Elk kwartier zoekt hij een gewonnen deal in HubSpot zonder factuur en vraagt in ${chat.app.label} akkoord. Daarna maakt hij in e-Boekhouden de relatie en een factuur met 21% btw en bewaart het factuurid bij de deal, zodat niets dubbel gaat.`,
      en: `Every quarter of an hour it looks for a won deal in HubSpot without an invoice and asks for approval in ${chat.app.label}. Then it makes relation and invoice with 21% VAT in e-Boekhouden and keeps its id, so that nothing goes twice.`,
    },
    benefit: {
      nl: 'Een gewonnen deal is na jouw akkoord meteen een factuur.',
      en: 'A won deal is an invoice as soon as you approve.',
    },
    uses: [
      [{ app: hubSpot }, { nl: 'geeft gewonnen deals', en: 'gives won deals' }],
      [chat, { nl: 'vraagt akkoord', en: 'asks for approval' }],
      [BOOKS, { nl: 'krijgt relatie en factuur', en: 'receives relation and invoice' }],
    ],
    setup: [
      {
        nl: `Maak in HubSpot bij deals een eigenschap van het soort tekst met de interne naam ${INVOICED}.`,
        en: `In HubSpot, create a property of deals of the kind text with the internal name ${INVOICED}.`,
      },
      {
        nl: 'Begin de naam van een deal met de klant, daarna “ - ” en het onderwerp: “Bakker BV - website”. De klant wordt op die naam gezocht.',
        en: 'Begin the name of a deal with the customer, then “ - ” and its subject: “Baker Ltd - website”. The customer is found by that name.',
      },
      {
        nl: 'Het bedrag van de deal is zonder btw; een deal zonder bedrag wacht tot het is ingevuld. Valt een klant onder een ander tarief, keur hem dan af en factureer zelf.',
        en: 'The amount of the deal is without VAT; a deal without one waits until it is filled in. Where a customer has another rate, reject it and invoice it yourself.',
      },
    ],
    notes: [
      {
        over: ['Deals zonder factuur', 'Bewaar factuurid'],
        text: say(
          '## Het factuurid is het geheugen\nEen deal met een factuurid komt niet terug. Elke ronde neemt één deal, zodat een vraag die blijft liggen de andere deals niet ophoudt. Zolang de vraag openstaat, staat er “gevraagd”; na twee dagen zonder antwoord komt de vraag opnieuw. Na afwijzen staat er “niet factureren”; wis dat om opnieuw gevraagd te worden.',
          '## The id of the invoice is the memory\nA deal with an id does not come back. Each round takes one deal, so that a question that lies does not hold up the others. While the question is open it says “asked”; after two days without an answer it is asked again. After a refusal it says “do not invoice”; empty it to be asked again.',
        ),
      },
    ],
    names: {
      'Elk kwartier kijken': 'Look every quarter of an hour',
      'Deals zonder factuur': 'Deals without an invoice',
      'Eén deal per ronde': 'One deal a round',
      'Vraag akkoord': 'Ask for approval',
      'Factureren maar?': 'Invoice it?',
      'Zoek relatie op naam': 'Find the relation by name',
      'Neem relatie': 'Take the relation',
      'Relatie gevonden?': 'Relation found?',
      'Maak relatie': 'Add the relation',
      'Neem gemaakte relatie': 'Take the added relation',
      'Maak factuur': 'Make the invoice',
      'Bewaar factuurid': 'Keep the invoice id',
      'Bewaar afwijzing': 'Keep the refusal',
      'Zet op gevraagd': 'Set to asked',
      'Beantwoord?': 'Answered?',
      'Maak weer vrij': 'Free it again',
      'Meld mislukt': 'Report the failure',
    },
    nodes: [
      everyMinutes('Elk kwartier kijken', 15),
      // After the answer: a session that was opened before the question would have run out by then.
      withErrorBranch(eBoekhoudenSession()),
      node('Deals zonder factuur', 'hubspot', 2.2, {
        authentication: 'appToken',
        resource: 'deal',
        operation: 'search',
        returnAll: true,
        filterGroupsUi: {
          filterGroupsValues: [
            {
              filtersUi: {
                filterValues: [
                  { propertyName: 'dealstage|enumeration', operator: 'EQ', value: WON },
                  { propertyName: `${INVOICED}|string`, operator: 'NOT_HAS_PROPERTY' },
                  { propertyName: 'amount|number', operator: 'GT', value: '0' },
                ],
              },
            },
          ],
        },
        additionalFields: { properties: ['dealname', 'amount'] },
      }),
      limit('Eén deal per ronde', 1),
      mark(
        'Zet op gevraagd',
        say(
          "={{ 'gevraagd ' + $now.toFormat('yyyy-MM-dd') }}",
          "={{ 'asked ' + $now.toFormat('yyyy-MM-dd') }}",
        ),
      ),
      answeredWithin(
        chat.approve(
          'Vraag akkoord',
          say(
            "={{ $('Eén deal per ronde').item.json.properties.dealname }} is gewonnen: {{ (Number($('Eén deal per ronde').item.json.properties.amount) || 0).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }} zonder btw. Factuur met 21% btw maken in e-Boekhouden?",
            "={{ $('Eén deal per ronde').item.json.properties.dealname }} is won: {{ (Number($('Eén deal per ronde').item.json.properties.amount) || 0).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }} without VAT. Make an invoice with 21% VAT in e-Boekhouden?",
          ),
        ),
        2,
        'days',
      ),
      when('Factureren maar?', [
        ['={{ $json.data?.approved }}', 'yes'],
        ["={{ Number($('Eén deal per ronde').item.json.properties.amount) || 0 }}", '>', 0],
      ]),
      withErrorBranch(
        eBoekhouden('Zoek relatie op naam', 'relation', {
          query: {
            name: "={{ $('Eén deal per ronde').item.json.properties.dealname.split(' - ')[0].trim() }}",
          },
        }),
      ),
      set('Neem relatie', { relatie: "={{ ($json.items ?? [])[0]?.id ?? '' }}" }),
      when('Relatie gevonden?', [['={{ String($json.relatie) }}', 'filled']]),
      withErrorBranch(
        eBoekhouden('Maak relatie', 'relation', {
          method: 'POST',
          json: "={{ JSON.stringify({ type: 'B', name: $('Eén deal per ronde').item.json.properties.dealname.split(' - ')[0].trim() }) }}",
        }),
      ),
      set('Neem gemaakte relatie', { relatie: '={{ $json.id }}' }),
      withErrorBranch(
        eBoekhouden('Maak factuur', 'invoice', {
          method: 'POST',
          json: `={{ JSON.stringify({ relationId: Number($json.relatie), date: $now.toFormat('yyyy-MM-dd'), termOfPayment: Number('${TERM}') || 30, templateId: Number('${inApp('e-Boekhouden', ['factuursjabloon', 'invoice template'], ['Het id van het sjabloon, zoals e-Boekhouden het via de koppeling geeft.', 'The id of the template as e-Boekhouden gives it through its interface.'], '6789', '^\\d+$')}'), reference: 'HubSpot ' + $('Eén deal per ronde').item.json.id, items: [{ description: $('Eén deal per ronde').item.json.properties.dealname, pricePerUnit: Number($('Eén deal per ronde').item.json.properties.amount), quantity: 1, vatCode: 'HOOG_VERK_21', ledgerId: Number('${SALES_21}') }] }) }}`,
        }),
      ),
      node('Bewaar factuurid', 'hubspot', 2.2, {
        authentication: 'appToken',
        resource: 'deal',
        operation: 'update',
        dealId: { __rl: true, mode: 'id', value: "={{ $('Eén deal per ronde').item.json.id }}" },
        updateFields: {
          customPropertiesUi: {
            customPropertiesValues: [
              { property: INVOICED, value: "={{ String($json.id ?? $now.toFormat('yyyy-MM-dd')) }}" },
            ],
          },
        },
      }),
      when('Beantwoord?', [["={{ $('Vraag akkoord').item.json.data?.approved !== undefined }}", 'yes']]),
      mark('Bewaar afwijzing', say('niet factureren', 'do not invoice')),
      mark('Maak weer vrij', ''),
      chat.post(
        'Meld mislukt',
        say(
          "=e-Boekhouden nam de factuur voor {{ $('Eén deal per ronde').item.json.properties.dealname }} niet aan. Over een kwartier komt hij weer langs.",
          "=e-Boekhouden did not take the invoice for {{ $('Eén deal per ronde').item.json.properties.dealname }}. It comes by again in a quarter of an hour.",
        ),
      ),
    ],
    flow: [
      'Elk kwartier kijken > Deals zonder factuur > Eén deal per ronde > Zet op gevraagd > Vraag akkoord > Factureren maar? > Open sessie > Zoek relatie op naam > Neem relatie > Relatie gevonden? > Maak factuur > Bewaar factuurid',
      'Relatie gevonden? #1 > Maak relatie > Neem gemaakte relatie > Maak factuur',
      'Factureren maar? #1 > Beantwoord? > Bewaar afwijzing',
      'Beantwoord? #1 > Maak weer vrij',
      'Open sessie #1 > Meld mislukt',
      'Zoek relatie op naam #1 > Meld mislukt',
      'Maak relatie #1 > Meld mislukt',
      'Maak factuur #1 > Meld mislukt > Maak weer vrij',
    ],
  }),
});
