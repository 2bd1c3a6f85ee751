import { approvalChats } from '../../apps/chats.js';
import { mailboxes, mailers } from '../../apps/mailers.js';
import { shopify, wooCommerce } from '../../apps/shops.js';
import { lightspeed } from '../../apps/shops-more.js';
import { lookupTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  choose,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  keep,
  loop,
  only,
  pause,
  recipe,
  set,
  starts,
  t,
  when,
} from '../../kit/index.js';

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
      Nummer: only(o.number),
      Klant: only(o.email),
      Bedrag: only(o.total),
      Punten: "={{ $('Reken risico').item.json.punten }}",
      Reden: "={{ $('Reken risico').item.json.redenen }}",
      Besluit: besluit,
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
          nl: 'Pas in "Reken risico" landen, bedragen en maildomeinen aan je eigen winkel aan.',
          en: 'Adapt countries, amounts and mail domains in "Reken risico" to your own shop.',
        },
      ],
      notes: [
        {
          over: ['Reken risico', 'Hoe riskant?'],
          text: '## Punten\nBedrag, land, maildomein en een nachtelijk tijdstip tellen mee. Jij bepaalt hoe zwaar.',
        },
        {
          over: ['Vraag besluit', 'Vrijgeven?'],
          text: '## Mens beslist\nBij een hoog risico gebeurt er niets tot iemand ja of nee zegt.',
        },
      ],
      nodes: [
        ...nodes,
        codeEach(
          'Reken risico',
          `
const b = $json;
const redenen = [];
let punten = 0;
const tel = (aantal, reden) => { punten += aantal; redenen.push(reden); };
if (b.total > 750) tel(30, 'hoog bedrag');
if (!['NL', 'BE', 'DE'].includes(String(b.country).toUpperCase().slice(0, 2))) tel(20, 'ander land');
if (/(mailinator|guerrillamail|10minutemail)/i.test(b.email)) tel(50, 'wegwerpadres');
if (!String(b.name).includes(' ')) tel(10, 'geen volledige naam');
const uur = DateTime.fromISO(b.created).hour;
if (uur >= 1 && uur < 5) tel(15, 'midden in de nacht');
return { json: { punten, redenen: redenen.join(', ') || 'geen' } };`,
        ),
        choose(
          'Hoe riskant?',
          [
            ['Laag', ['={{ $json.punten }}', '<', 30]],
            ['Midden', ['={{ $json.punten }}', '<', 60]],
          ],
          'Hoog',
        ),
        table.append('Noteer doorgelaten', 'Fraudecontrole', row('doorgelaten')),
        mailer.send(
          'Vraag bevestiging',
          only(o.email),
          t`Klopt je bestelling ${o.number}?`,
          t`<p>Beste ${o.name},</p><p>Wil je op deze mail antwoorden dat je ${o.items} voor ${o.total} ${o.currency} hebt besteld? Daarna pakken we het meteen in.</p>`,
        ),
        table.append('Noteer gevraagd', 'Fraudecontrole', row('bevestiging gevraagd')),
        chat.approve(
          'Vraag besluit',
          t`Hoog risico bij bestelling ${o.number}: ${o.name}, ${o.total} ${o.currency}, ${o.country}. Reden: ${"{{ $('Reken risico').item.json.redenen }}"}. Vrijgeven?`,
        ),
        when('Vrijgeven?', [['={{ $json.data.approved }}', 'yes']]),
        table.append('Noteer vrijgegeven', 'Fraudecontrole', row('vrijgegeven')),
        mailer.send(
          'Bericht de klant',
          only(o.email),
          t`Over je bestelling ${o.number}`,
          t`<p>Beste ${o.name},</p><p>We kunnen je bestelling niet versturen. Je betaling storten we binnen drie werkdagen terug.</p>`,
        ),
        table.append('Noteer afgewezen', 'Fraudecontrole', row('afgewezen')),
        chat.post('Meld vrijgave', t`Bestelling ${o.number} is vrijgegeven en mag worden ingepakt.`),
        pause('Wacht een dag', 1, 'days'),
        chat.post('Herinner aan antwoord', t`Heeft ${o.name} al bevestigd dat bestelling ${o.number} klopt?`),
        chat.post(
          'Vraag terugbetaling',
          t`Bestelling ${o.number} is afgewezen. Betaal ${o.total} ${o.currency} terug en annuleer haar in de winkel.`,
        ),
      ],
      flow: [
        `${path} > Reken risico > Hoe riskant? > Noteer doorgelaten`,
        'Hoe riskant? #1 > Vraag bevestiging > Noteer gevraagd > Wacht een dag > Herinner aan antwoord',
        'Hoe riskant? #2 > Vraag besluit > Vrijgeven? > Noteer vrijgegeven > Meld vrijgave',
        'Vrijgeven? #1 > Bericht de klant > Noteer afgewezen',
        'Bericht de klant > Vraag terugbetaling',
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
    const { nodes, path } = starts(shop.newOrder, 'Nieuwe bestelling', 'Bestelling');
    return {
      name: {
        nl: `Dropshipping: ${shop.app.label}-order naar leverancier in ${table.app.label} via ${mailer.app.label}, ${tasks.app.label}`,
        en: `Dropshipping: ${shop.app.label} order to a supplier in ${table.app.label} by ${mailer.app.label}, ${tasks.app.label}`,
      },
      description: {
        nl: `Per artikel uit ${shop.app.label} zoekt hij in ${table.app.label} de leverancier en mailt die via ${mailer.app.label} met knoppen voor ja of nee. Bij nee, of zonder leverancier, komt er een taak in ${tasks.app.label}.`,
        en: `For each item from ${shop.app.label} it finds the supplier in ${table.app.label} and mails them through ${mailer.app.label} with yes and no buttons. A no, or no supplier, becomes a task in ${tasks.app.label}.`,
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
          en: 'Fill the table Leveranciers with the columns Artikel and E-mail.',
        },
      ],
      notes: [
        {
          over: ['Splits in artikelen', 'Artikel voor artikel'],
          text: '## Per artikel\nEén bestelling kan naar meer leveranciers. Elk artikel loopt apart door de lus.',
        },
        {
          over: ['Vraag leverancier', 'Kan hij leveren?'],
          text: '## Wachten op antwoord\nDe mail bevat twee knoppen. De lus gaat pas verder als er geklikt is.',
        },
      ],
      nodes: [
        ...nodes,
        keep('Met artikelen', [['={{ $json.items }}', 'filled']]),
        code(
          'Splits in artikelen',
          `
return $input.all().flatMap(({ json }, i) => String(json.items).split(', ').map((regel) => {
  const [, aantal, artikel] = /^(\\d+)× (.*)$/.exec(regel) ?? [null, '1', regel];
  return { json: { nummer: json.number, klant: json.name, land: json.country, aantal: Number(aantal), artikel }, pairedItem: i };
}));`,
        ),
        loop('Artikel voor artikel', 1),
        evenWhenEmpty(table.find('Zoek leverancier', 'Leveranciers', 'Artikel', '={{ $json.artikel }}')),
        set('Leverancier', { email: `={{ ${table.cell('E-mail')} ?? '' }}` }),
        when('Leverancier bekend?', [['={{ $json.email }}', 'contains', '@']]),
        mailer.approve(
          'Vraag leverancier',
          '={{ $json.email }}',
          "=Order {{ $('Artikel voor artikel').item.json.nummer }}: kunt u leveren?",
          "=Graag {{ $('Artikel voor artikel').item.json.aantal }}× {{ $('Artikel voor artikel').item.json.artikel }} leveren aan {{ $('Artikel voor artikel').item.json.klant }} ({{ $('Artikel voor artikel').item.json.land }}).",
        ),
        when('Kan hij leveren?', [['={{ $json.data.approved }}', 'yes']]),
        table.append('Noteer inkoop', 'Inkooporders', {
          Order: "={{ $('Artikel voor artikel').item.json.nummer }}",
          Artikel: "={{ $('Artikel voor artikel').item.json.artikel }}",
          Leverancier: "={{ $('Leverancier').item.json.email }}",
          Bevestigd: '={{ $now.toISO() }}',
        }),
        tasks.create('Zoek andere leverancier', {
          title: "=Geen levering: {{ $('Artikel voor artikel').item.json.artikel }}",
          description:
            "=Order {{ $('Artikel voor artikel').item.json.nummer }} voor {{ $('Artikel voor artikel').item.json.klant }}. {{ $('Leverancier').item.json.email || 'Nog geen leverancier bekend.' }}",
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
        tasks.create('Volg levering', {
          title: "=Levering volgen: {{ $('Artikel voor artikel').item.json.artikel }}",
          description:
            "=Order {{ $('Artikel voor artikel').item.json.nummer }}, bevestigd door {{ $('Leverancier').item.json.email }}.",
          due: '={{ $now.plus({ days: 4 }).toISO() }}',
        }),
        code(
          'Vat samen',
          `
const order = $('Bestelling').first().json;
return [{ json: { nummer: order.number, artikelen: $('Splits in artikelen').all().length } }];`,
        ),
        table.append('Noteer order', 'Doorgezette orders', {
          Order: '={{ $json.nummer }}',
          Artikelen: '={{ $json.artikelen }}',
          Datum: '={{ $now.toISO() }}',
        }),
        mailer.send(
          'Bericht de klant',
          "={{ $('Bestelling').first().json.email }}",
          'Je bestelling is doorgezet',
          "=<p>Beste {{ $('Bestelling').first().json.name }},</p><p>Je bestelling {{ $('Bestelling').first().json.number }} is in behandeling. Je hoort het zodra ze onderweg is.</p>",
        ),
      ],
      flow: [
        `${path} > Met artikelen > Splits in artikelen > Artikel voor artikel > Vat samen > Noteer order > Bericht de klant`,
        'Artikel voor artikel #1 > Zoek leverancier > Leverancier > Leverancier bekend? > Vraag leverancier > Kan hij leveren? > Noteer inkoop > Volg levering > Artikel voor artikel',
        'Leverancier bekend? #1 > Zoek andere leverancier > Artikel voor artikel',
        'Kan hij leveren? #1 > Zoek andere leverancier',
      ],
    };
  },
});
