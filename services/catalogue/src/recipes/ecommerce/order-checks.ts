import { approvalChats } from '../../apps/chats.js';
import { ownLimit, wholeLimit } from '../../apps/limits.js';
import { mailboxes, mailers } from '../../apps/mailers.js';
import { shopify, wooCommerce } from '../../apps/shops.js';
import { lightspeed } from '../../apps/shops-more.js';
import { lookupTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about } from '../../apps/values.js';
import {
  answeredWithin,
  choose,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  keep,
  loop,
  only,
  onlyNew,
  onlyOnce,
  pause,
  promise,
  recipe,
  say,
  set,
  starts,
  t,
  when,
} from '../../kit/index.js';
import { money } from './parts.js';
import { paidOf } from './systems.js';

const COUNTRIES = about(
  'usual-countries',
  ['Landen waaraan je gewoonlijk levert', 'Countries that you usually deliver to'],
  [
    'Landcodes met komma’s; een ander land krijgt punten.',
    'Country codes with commas; another country gets points.',
  ],
  ['NL, BE, DE', 'NL, BE, DE'],
);
const HIGH_AMOUNT = ownLimit(
  ['Hoog bedrag vanaf', 'High amount from'],
  [
    'Boven welk bedrag in euro een bestelling punten krijgt.',
    'Above what amount in euros an order gets points.',
  ],
  750,
);
const ASK_POINTS = ownLimit(
  ['Punten voor navraag', 'Points for a question'],
  ['Vanaf hoeveel punten de klant moet bevestigen.', 'From how many points the customer has to confirm.'],
  30,
);
const HOLD_POINTS = ownLimit(
  ['Punten voor een besluit', 'Points for a decision'],
  ['Vanaf hoeveel punten een mens beslist.', 'From how many points a person decides.'],
  60,
);

const REFUND_DAYS = wholeLimit(
  ['Werkdagen tot de terugbetaling', 'Working days until the refund'],
  [
    'Binnen hoeveel werkdagen een afgewezen klant zijn geld terugkrijgt; de wet geeft hoogstens veertien dagen.',
    'Within how many working days a rejected customer gets the money back; the law allows fourteen days at most.',
  ],
  3,
);

export const fraudCheck = recipe({
  id: 'order-fraud-check',
  category: 'ecommerce',
  tags: ['fraude', 'akkoord', 'bestellingen'],
  saves: {
    minutes: 12,
    nl: 'Iemand beoordeelt verdachte bestellingen op gevoel en belt klanten.',
    en: 'Someone judges suspicious orders by feel and calls customers.',
  },
  variants: combine(
    { shop: [shopify, wooCommerce, lightspeed], chat: approvalChats, mailer: mailers, table: tables },
    { take: 9 },
  ),
  build: ({ shop, chat, mailer, table }) => {
    const { nodes, path, ref: o } = starts(shop.newOrder, 'Nieuwe bestelling', 'Bestelling');
    const row = (besluit: string) => ({
      [say('Nummer', 'Number')]: only(o.number),
      [say('Klant', 'Customer')]: only(o.email),
      [say('Bedrag', 'Amount')]: only(o.total),
      [say('Punten', 'Points')]: "={{ $('Reken risico').item.json.punten }}",
      [say('Reden', 'Reason')]: "={{ $('Reken risico').item.json.redenen }}",
      [say('Besluit', 'Decision')]: besluit,
    });
    return {
      name: {
        nl: `Fraudecontrole ${shop.app.label}-bestellingen, besluit in ${chat.app.label}, log in ${table.app.label}`,
        en: `Fraud check on ${shop.app.label} orders, decided in ${chat.app.label} and logged in ${table.app.label}`,
      },
      description: {
        nl: `Elke bestelling uit ${shop.app.label} krijgt risicopunten. Laag gaat door, midden vraagt de klant via ${mailer.app.label} om bevestiging, hoog wacht op een besluit in ${chat.app.label}. ${table.app.label} bewaart alles.`,
        en: `Every order from ${shop.app.label} gets risk points. Low passes, medium asks the customer to confirm through ${mailer.app.label}, high waits for a decision in ${chat.app.label}. ${table.app.label} keeps it all.`,
      },
      benefit: {
        nl: 'Verdachte bestellingen gaan niet zomaar de deur uit.',
        en: 'Suspicious orders do not just leave the door.',
      },
      uses: [
        [shop, { nl: 'meldt nieuwe bestellingen', en: 'reports new orders' }],
        [chat, { nl: 'beslist over een hoog risico', en: 'decides on a high risk' }],
        [mailer, { nl: 'mailt de klant', en: 'mails the customer' }],
        [table, { nl: 'bewaart punten en besluit', en: 'keeps points and decision' }],
      ],
      setup: [
        {
          nl: 'Vul in "Reken risico" maildomeinen aan die je zelf tegenkomt.',
          en: 'Add mail domains that you meet yourself in "Reken risico".',
        },
        {
          nl: 'Laat het magazijn bestellingen boven je grens pas inpakken na de melding in de chat: de winkel houdt ze zelf niet tegen.',
          en: 'Have the warehouse pack orders above your limit only after the message in the chat: the shop by itself does not hold them.',
        },
      ],
      notes: [
        {
          over: ['Reken risico', 'Hoe riskant?'],
          text: say(
            '## Punten\nBedrag, land, maildomein en een nachtelijk tijdstip tellen mee. Jij bepaalt hoe zwaar.',
            '## Points\nAmount, country, mail domain and an hour at night all count. You decide how much.',
          ),
        },
        {
          over: ['Vraag besluit', 'Vrijgeven?'],
          text: say(
            '## Mens beslist\nBij een hoog risico gebeurt er niets tot iemand ja of nee zegt. Zegt niemand iets binnen een dag, dan krijgt de klant geen bericht en vraagt de chat om alsnog te beslissen.',
            '## A person decides\nAt a high risk nothing happens until someone says yes or no. Where nobody says anything within a day the customer gets no message and the chat asks to decide after all.',
          ),
        },
      ],
      names: {
        'Nieuwe bestelling': 'New order',
        Bestelling: 'Order',
        'Reken risico': 'Work out the risk',
        'Hoe riskant?': 'How risky?',
        'Noteer doorgelaten': 'Record as passed',
        'Vraag bevestiging': 'Ask for confirmation',
        'Noteer gevraagd': 'Record as asked',
        'Vraag besluit': 'Ask for a decision',
        'Vrijgeven?': 'Release it?',
        'Noteer vrijgegeven': 'Record as released',
        'Bericht de klant': 'Inform the customer',
        'Noteer afgewezen': 'Record as rejected',
        'Meld vrijgave': 'Report the release',
        'Wacht een dag': 'Wait a day',
        'Herinner aan antwoord': 'Remind of the answer',
        'Vraag terugbetaling': 'Ask for a refund',
        'Nog niet beoordeeld': 'Not judged yet',
        'Afgewezen?': 'Rejected?',
        'Noteer geen besluit': 'Record as undecided',
        'Vraag alsnog te beslissen': 'Ask to decide after all',
      },
      promises: [promise('refund', 'Vraag terugbetaling')],
      nodes: [
        ...nodes,
        // A shop that gets no answer in time reports the order again.
        onlyNew('Nog niet beoordeeld', only(o.number)),
        codeEach(
          'Reken risico',
          `
const b = $json;
const redenen = [];
let punten = 0;
const tel = (aantal, reden) => { punten += aantal; redenen.push(reden); };
if (b.total > ${HIGH_AMOUNT}) tel(30, ${say("'hoog bedrag'", "'high amount'")});
if (!String('${COUNTRIES}').toUpperCase().split(',').map((land) => land.trim()).includes(String(b.country).toUpperCase().slice(0, 2))) tel(20, ${say("'ander land'", "'other country'")});
if (/(mailinator|guerrillamail|10minutemail)/i.test(b.email)) tel(50, ${say("'wegwerpadres'", "'throwaway address'")});
if (!String(b.name).includes(' ')) tel(10, ${say("'geen volledige naam'", "'no full name'")});
const uur = DateTime.fromISO(b.created).hour;
if (uur >= 1 && uur < 5) tel(15, ${say("'midden in de nacht'", "'middle of the night'")});
return { json: { punten, redenen: redenen.join(', ') || ${say("'geen'", "'none'")} } };`,
        ),
        choose(
          'Hoe riskant?',
          [
            [say('Laag', 'Low'), ['={{ $json.punten }}', '<', `={{ ${ASK_POINTS} }}`]],
            [say('Midden', 'Medium'), ['={{ $json.punten }}', '<', `={{ ${HOLD_POINTS} }}`]],
          ],
          say('Hoog', 'High'),
        ),
        table.append(
          'Noteer doorgelaten',
          say('Fraudecontrole', 'Fraud check'),
          row(say('doorgelaten', 'passed')),
        ),
        mailer.send(
          'Vraag bevestiging',
          only(o.email),
          say(t`Klopt je bestelling ${o.number}?`, t`Is your order ${o.number} right?`),
          say(
            `=<p>Beste ${o.name},</p><p>Wil je op deze mail antwoorden dat je ${o.items} voor ${money(o.total, o.currency)} hebt besteld? Zodra we je antwoord hebben gelezen, pakken we het in.</p>`,
            `=<p>Dear ${o.name},</p><p>Would you answer this mail to confirm that you ordered ${o.items} for ${money(o.total, o.currency)}? Once we have read your answer, we pack it.</p>`,
          ),
        ),
        table.append(
          'Noteer gevraagd',
          say('Fraudecontrole', 'Fraud check'),
          row(say('bevestiging gevraagd', 'confirmation asked')),
        ),
        answeredWithin(
          chat.approve(
            'Vraag besluit',
            say(
              `=Hoog risico bij bestelling ${o.number}: ${o.name}, ${money(o.total, o.currency)}, ${o.country}. Reden: {{ $('Reken risico').item.json.redenen }}. Vrijgeven?`,
              `=High risk for order ${o.number}: ${o.name}, ${money(o.total, o.currency)}, ${o.country}. Reason: {{ $('Reken risico').item.json.redenen }}. Release it?`,
            ),
          ),
          1,
          'days',
        ),
        when('Vrijgeven?', [['={{ $json.data?.approved === true }}', 'yes']]),
        when('Afgewezen?', [['={{ $json.data?.approved === false }}', 'yes']]),
        table.append(
          'Noteer geen besluit',
          say('Fraudecontrole', 'Fraud check'),
          row(say('geen besluit', 'undecided')),
        ),
        chat.post(
          'Vraag alsnog te beslissen',
          say(
            `=Over bestelling ${o.number} van ${o.name} (${money(o.total, o.currency)}) besliste niemand binnen een dag. Laat haar liggen en beslis alsnog: geef haar zelf vrij, of betaal terug, annuleer haar in de winkel en bericht de klant.`,
            `=Nobody decided on order ${o.number} of ${o.name} (${money(o.total, o.currency)}) within a day. Leave it and decide after all: release it yourself, or refund, cancel it in the shop and tell the customer.`,
          ),
        ),
        table.append(
          'Noteer vrijgegeven',
          say('Fraudecontrole', 'Fraud check'),
          row(say('vrijgegeven', 'released')),
        ),
        mailer.send(
          'Bericht de klant',
          only(o.email),
          say(t`Over je bestelling ${o.number}`, t`About your order ${o.number}`),
          say(
            `=<p>Beste ${o.name},</p><p>We kunnen je bestelling ${o.number} niet versturen. Heb je al betaald, dan storten we je betaling terug, uiterlijk over {{ ${REFUND_DAYS} }} werkdagen. Vragen? Antwoord op deze mail.</p>`,
            `=<p>Dear ${o.name},</p><p>We cannot ship your order ${o.number}. If you have paid, we will refund your payment within {{ ${REFUND_DAYS} }} working days. Questions? Answer this mail.</p>`,
          ),
        ),
        table.append(
          'Noteer afgewezen',
          say('Fraudecontrole', 'Fraud check'),
          row(say('afgewezen', 'rejected')),
        ),
        chat.post(
          'Meld vrijgave',
          say(
            t`Bestelling ${o.number} is vrijgegeven en mag worden ingepakt.`,
            t`Order ${o.number} is released and may be packed.`,
          ),
        ),
        pause('Wacht een dag', 1, 'days'),
        chat.post(
          'Herinner aan antwoord',
          say(
            t`Heeft ${o.name} al bevestigd dat bestelling ${o.number} klopt?`,
            t`Has ${o.name} confirmed that order ${o.number} is right?`,
          ),
        ),
        chat.post(
          'Vraag terugbetaling',
          say(
            `=Bestelling ${o.number} is afgewezen. Betaal ${money(o.total, o.currency)} terug en annuleer haar in de winkel; de klant leest dat het binnen {{ ${REFUND_DAYS} }} werkdagen gebeurt.`,
            `=Order ${o.number} was rejected. Refund ${money(o.total, o.currency)} and cancel it in the shop; the customer reads that it happens within {{ ${REFUND_DAYS} }} working days.`,
          ),
        ),
      ],
      flow: [
        `${path} > Nog niet beoordeeld > Reken risico > Hoe riskant? > Noteer doorgelaten`,
        'Hoe riskant? #1 > Vraag bevestiging > Noteer gevraagd > Wacht een dag > Herinner aan antwoord',
        'Hoe riskant? #2 > Vraag besluit > Vrijgeven? > Noteer vrijgegeven > Meld vrijgave',
        'Vrijgeven? #1 > Afgewezen? > Noteer afgewezen > Vraag terugbetaling > Bericht de klant',
        'Afgewezen? #1 > Noteer geen besluit > Vraag alsnog te beslissen',
      ],
    };
  },
});

export const dropship = recipe({
  id: 'dropship-to-supplier',
  category: 'ecommerce',
  tags: ['dropshipping', 'leverancier', 'akkoord'],
  saves: {
    minutes: 15,
    nl: 'Iemand zet bestellingen door naar leveranciers en belt of ze kunnen leveren.',
    en: 'Someone forwards orders to suppliers and calls whether they can deliver.',
  },
  variants: combine(
    { shop: [shopify, wooCommerce, lightspeed], table: lookupTables, mailer: mailboxes, tasks: taskApps },
    { take: 9 },
  ),
  build: ({ shop, table, mailer, tasks }) => {
    const source = paidOf(shop);
    const { nodes, path, ref: o } = starts(source, 'Nieuwe bestelling', 'Bestelling');
    return {
      name: {
        nl: `Dropshipping: ${shop.app.label}-order naar leverancier in ${table.app.label} via ${mailer.app.label}, ${tasks.app.label}`,
        en: `Dropshipping: ${shop.app.label} order to a supplier in ${table.app.label} by ${mailer.app.label}, ${tasks.app.label}`,
      },
      description: {
        nl: `Per artikel van een ${source === shop.newOrder ? 'nieuwe' : 'betaalde'} bestelling in ${shop.app.label} zoekt hij in ${table.app.label} de leverancier en mailt die via ${mailer.app.label} met knoppen voor ja of nee. Bij nee, of zonder leverancier, komt er een taak in ${tasks.app.label}.`,
        en: `For each item of a ${source === shop.newOrder ? 'new' : 'paid'} ${shop.app.label} order it finds the supplier in ${table.app.label} and mails them through ${mailer.app.label} with yes and no buttons. A no, or no supplier, becomes a task in ${tasks.app.label}.`,
      },
      benefit: {
        nl: 'Leveranciers bevestigen met één klik en jij ziet alleen de problemen.',
        en: 'Suppliers confirm with one click and you only see the problems.',
      },
      uses: [
        [shop, { nl: 'meldt nieuwe bestellingen', en: 'reports new orders' }],
        [table, { nl: 'kent de leverancier per artikel', en: 'knows the supplier of each item' }],
        [mailer, { nl: 'vraagt de leverancier om bevestiging', en: 'asks the supplier to confirm' }],
        [tasks, { nl: 'krijgt wat misgaat', en: 'gets what goes wrong' }],
      ],
      setup: [
        {
          nl: 'Vul de tabel Leveranciers met de kolommen Artikel en E-mail.',
          en: 'Fill the table Suppliers with the columns Item and Email.',
        },
      ],
      notes: [
        {
          over: ['Splits in artikelen', 'Artikel voor artikel'],
          text: say(
            '## Per artikel\nEén bestelling kan naar meer leveranciers. Elk artikel loopt apart door de lus.',
            '## Per item\nOne order may go to several suppliers. Each item goes through the loop by itself.',
          ),
        },
        {
          over: ['Vraag leverancier', 'Kan hij leveren?'],
          text: say(
            '## Wachten op antwoord\nDe mail bevat twee knoppen. De lus gaat verder als er geklikt is; twee dagen zonder antwoord geldt als nee.',
            '## Waiting for an answer\nThe mail has two buttons. The loop goes on once one was clicked; two days without an answer count as a no.',
          ),
        },
      ],
      names: {
        'Nieuwe bestelling': 'New order',
        Bestelling: 'Order',
        'Met artikelen': 'With items',
        'Nog niet doorgezet': 'Not forwarded yet',
        'Splits in artikelen': 'Split into items',
        'Artikel voor artikel': 'Item by item',
        'Zoek leverancier': 'Find the supplier',
        Leverancier: 'Supplier',
        'Leverancier bekend?': 'Supplier known?',
        'Vraag leverancier': 'Ask the supplier',
        'Kan hij leveren?': 'Can they deliver?',
        'Noteer inkoop': 'Record the purchase',
        'Zoek andere leverancier': 'Find another supplier',
        'Volg levering': 'Follow the delivery',
        'Vat samen': 'Sum up',
        'Noteer order': 'Record the order',
        'Bericht de klant': 'Inform the customer',
      },
      promises: [promise('answer', 'Volg levering')],
      nodes: [
        ...nodes,
        keep('Met artikelen', [['={{ $json.items }}', 'filled']]),
        // A shop that gets no answer in time reports the order again.
        onlyNew('Nog niet doorgezet', only(o.number)),
        code(
          'Splits in artikelen',
          `
return $input.all().flatMap(({ json }, i) => String(json.items).split(/, (?=\\d+× )/).map((regel) => {
  const [, aantal, artikel] = /^(\\d+)× (.*)$/.exec(regel) ?? [null, '1', regel];
  const a = json.shipping_address ?? json.shipping ?? {};
  const l = json.order ?? {};
  const plaats = [a.zip ?? a.postcode ?? l.addressShippingZipcode, a.city ?? l.addressShippingCity].filter(Boolean).join(' ');
  const straat = a.address1 ?? a.address_1 ?? [l.addressShippingStreet, l.addressShippingNumber, l.addressShippingExtension].filter(Boolean).join(' ');
  const adres = [straat, a.address2 ?? a.address_2, plaats, json.country].filter(Boolean).join(', ');
  return { json: { nummer: json.number, klant: json.name, adres: plaats ? adres : ${say("'adres volgt van ons'", "'we will send the address'")}, aantal: Number(aantal), artikel }, pairedItem: i };
}));`,
        ),
        loop('Artikel voor artikel', 1),
        evenWhenEmpty(
          table.find(
            'Zoek leverancier',
            say('Leveranciers', 'Suppliers'),
            say('Artikel', 'Item'),
            '={{ $json.artikel }}',
          ),
        ),
        // An item that stands in the table twice is asked of the first supplier only.
        onlyOnce(set('Leverancier', { email: `={{ ${table.cell(say('E-mail', 'Email'))} ?? '' }}` })),
        when('Leverancier bekend?', [['={{ $json.email }}', 'contains', '@']]),
        // One supplier who does not answer must not hold up the items after it.
        answeredWithin(
          mailer.approve(
            'Vraag leverancier',
            '={{ $json.email }}',
            say(
              "=Order {{ $('Artikel voor artikel').item.json.nummer }}: kunt u leveren?",
              "=Order {{ $('Artikel voor artikel').item.json.nummer }}: can you deliver?",
            ),
            say(
              "=Graag {{ $('Artikel voor artikel').item.json.aantal }}× {{ $('Artikel voor artikel').item.json.artikel }} leveren aan {{ $('Artikel voor artikel').item.json.klant }}, {{ $('Artikel voor artikel').item.json.adres }}.",
              "=Please deliver {{ $('Artikel voor artikel').item.json.aantal }}× {{ $('Artikel voor artikel').item.json.artikel }} to {{ $('Artikel voor artikel').item.json.klant }}, {{ $('Artikel voor artikel').item.json.adres }}.",
            ),
          ),
          2,
          'days',
        ),
        when('Kan hij leveren?', [['={{ $json.data?.approved === true }}', 'yes']]),
        table.append('Noteer inkoop', say('Inkooporders', 'Purchase orders'), {
          Order: "={{ $('Artikel voor artikel').item.json.nummer }}",
          [say('Artikel', 'Item')]: "={{ $('Artikel voor artikel').item.json.artikel }}",
          [say('Leverancier', 'Supplier')]: "={{ $('Leverancier').item.json.email }}",
          [say('Bevestigd', 'Confirmed')]: '={{ $now.toISO() }}',
        }),
        tasks.create('Zoek andere leverancier', {
          title: say(
            "=Geen levering: {{ $('Artikel voor artikel').item.json.artikel }}",
            "=No delivery: {{ $('Artikel voor artikel').item.json.artikel }}",
          ),
          description: `=Order {{ $('Artikel voor artikel').item.json.nummer }} ${say('voor {{', 'for {{')} $('Artikel voor artikel').item.json.klant }}. {{ $('Leverancier').item.json.email || ${say("'Nog geen leverancier bekend.'", "'No supplier known yet.'")} }}`,
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
        tasks.create('Volg levering', {
          title: say(
            "=Levering volgen: {{ $('Artikel voor artikel').item.json.artikel }}",
            "=Follow the delivery: {{ $('Artikel voor artikel').item.json.artikel }}",
          ),
          description: say(
            "=Order {{ $('Artikel voor artikel').item.json.nummer }}, bevestigd door {{ $('Leverancier').item.json.email }}.",
            "=Order {{ $('Artikel voor artikel').item.json.nummer }}, confirmed by {{ $('Leverancier').item.json.email }}.",
          ),
          due: '={{ $now.plus({ days: 4 }).toISO() }}',
        }),
        code(
          'Vat samen',
          `
const order = $('Bestelling').first().json;
return [{ json: { nummer: order.number, artikelen: $('Splits in artikelen').all().length } }];`,
        ),
        table.append('Noteer order', say('Doorgezette orders', 'Forwarded orders'), {
          Order: '={{ $json.nummer }}',
          [say('Artikelen', 'Items')]: '={{ $json.artikelen }}',
          [say('Datum', 'Date')]: '={{ $now.toISO() }}',
        }),
        mailer.send(
          'Bericht de klant',
          "={{ $('Bestelling').first().json.email }}",
          say('Je bestelling is in behandeling', 'Your order is being handled'),
          say(
            "=<p>Beste {{ $('Bestelling').first().json.name }},</p><p>Je bestelling {{ $('Bestelling').first().json.number }} is in behandeling: we vragen onze leveranciers nu om te leveren. Je hoort het zodra ze onderweg is, of als een artikel niet leverbaar blijkt.</p>",
            "=<p>Dear {{ $('Bestelling').first().json.name }},</p><p>Your order {{ $('Bestelling').first().json.number }} is being handled: we are asking our suppliers to deliver. You will hear as soon as it is on its way, or if an item turns out not to be available.</p>",
          ),
        ),
      ],
      flow: [
        // First the mail: the questions to suppliers may wait for days.
        `${path} > Met artikelen > Nog niet doorgezet > Bericht de klant`,
        'Nog niet doorgezet > Splits in artikelen > Artikel voor artikel > Vat samen > Noteer order',
        'Artikel voor artikel #1 > Zoek leverancier > Leverancier > Leverancier bekend? > Vraag leverancier > Kan hij leveren? > Noteer inkoop > Volg levering > Artikel voor artikel',
        'Leverancier bekend? #1 > Zoek andere leverancier > Artikel voor artikel',
        'Kan hij leveren? #1 > Zoek andere leverancier',
      ],
    };
  },
});
