import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { webAddress } from '../../apps/values.js';
import {
  combine,
  everyHours,
  joinOn,
  keep,
  openForm,
  promise,
  reads,
  recipe,
  say,
  set,
  withErrorBranch,
} from '../../kit/index.js';
import { stocked } from './systems.js';

const SHOP = webAddress(
  ['adres van je winkel', 'address of your shop'],
  ['Waar klanten het artikel bestellen.', 'Where customers order the item.'],
  'https://www.example.com',
);

export const backInStock = recipe({
  id: 'back-in-stock',
  category: 'ecommerce',
  tags: ['voorraad', 'formulier', 'klanten'],
  saves: {
    minutes: 4,
    nl: 'Iemand zet een wachtende klant op de lijst en mailt hem bij nieuwe voorraad.',
    en: 'Someone lists a waiting customer and mails them when stock arrives.',
  },
  variants: combine({ shop: stocked, table: fullTables, mailer: mailers }, { take: 8 }),
  build: ({ shop, table, mailer }) => {
    const { nodes, path } = reads(shop.products, 'Lees voorraad', 'Artikel');
    return {
      name: {
        nl: `Weer op voorraad in ${shop.app.label}: wachtlijst in ${table.app.label}, mail via ${mailer.app.label}`,
        en: `Back in stock for ${shop.app.label}: waiting list in ${table.app.label}, mail by ${mailer.app.label}`,
      },
      description: {
        nl: `Klanten zetten zich via een formulier op de wachtlijst in ${table.app.label}. Elk uur kijkt hij naar ${shop.products.what.nl}; is een artikel er weer, dan mailt ${mailer.app.label} de wachtenden één keer.`,
        en: `Customers join the waiting list in ${table.app.label} with a form. Every hour it looks at ${shop.products.what.en}; once an item is back, ${mailer.app.label} mails whoever waits, once.`,
      },
      benefit: {
        nl: 'Uitverkocht wordt een verkoop in plaats van een gemiste klant.',
        en: 'Sold out becomes a sale rather than a lost customer.',
      },
      uses: [
        [shop, { nl: 'weet wat er weer op voorraad is', en: 'knows what is back in stock' }],
        [table, { nl: 'is de wachtlijst', en: 'is the waiting list' }],
        [mailer, { nl: 'bevestigt en bericht de klant', en: 'confirms to and informs the customer' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel Wachtlijst met de kolommen Sleutel, Artikel, E-mail en Status.',
          en: 'Make the table Waiting list with the columns Key, Item, Email and Status.',
        },
        {
          nl: 'Zet de link van het formulier op de pagina van een uitverkocht artikel, met de artikelcode erbij die de klant invult.',
          en: 'Put the link of the form on the page of a sold-out item, with the item code that the customer fills in.',
        },
      ],
      notes: [
        {
          over: ['Zet me op de wachtlijst', 'Bevestig aanmelding'],
          text: say(
            '## Aanmelden\nEén regel per klant en artikel; wie zich twee keer aanmeldt krijgt één mail. Daarna gaat het adres uit de tabel. De bevestiging herhaalt niets van wat is ingevuld, zodat niemand via het formulier reclame verstuurt.',
            '## Signing up\nOne row per customer and item; whoever signs up twice gets one mail. After that the address leaves the table. The confirmation repeats nothing of what was filled in, so that nobody sends adverts through the form.',
          ),
        },
        {
          over: ['Elk uur', 'Koppel op artikel'],
          text: say(
            '## Controleren\nWachtenden en voorraad komen samen op de artikelcode. Alleen artikelen die er weer zijn gaan door. Lukt een mail niet, dan blijft het adres staan met de status mail mislukt; zet die terug op wacht om het opnieuw te proberen.',
            '## Checking\nThose waiting and the stock come together on the item code. Only items that are back go on. Where a mail fails the address stays with the status mail failed; set it back to waiting to try again.',
          ),
        },
      ],
      names: {
        'Zet me op de wachtlijst': 'Put me on the waiting list',
        'Schrijf op wachtlijst': 'Write on the waiting list',
        'Bevestig aanmelding': 'Confirm the registration',
        'Elk uur': 'Every hour',
        'Lees wachtlijst': 'Read the waiting list',
        Wachtende: 'Waiting customer',
        'Wacht nog': 'Still waiting',
        'Lees voorraad': 'Read the stock',
        Artikel: 'Item',
        'Weer te koop': 'On sale again',
        'Koppel op artikel': 'Join on item',
        'Er is voorraad': 'In stock',
        'Mail dat het er is': 'Mail that it is there',
        'Noteer mislukte mail': 'Note the failed mail',
        'Markeer als gemaild': 'Mark as mailed',
      },
      promises: [promise('answer', 'Mail dat het er is')],
      nodes: [
        openForm(
          'Zet me op de wachtlijst',
          say('Waarschuw mij', 'Notify me'),
          say('We mailen je zodra het artikel er weer is.', 'We mail you as soon as the item is back.'),
          [
            ['artikel', say('Artikelcode', 'Item code')],
            ['email', say('E-mailadres', 'Email address'), 'email'],
          ],
        ),
        table.upsert('Schrijf op wachtlijst', say('Wachtlijst', 'Waiting list'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]:
            '={{ ($json.artikel.trim().toLowerCase() + " " + $json.email.trim().toLowerCase()).hash("sha256") }}',
          [say('Artikel', 'Item')]: '={{ $json.artikel.trim().slice(0, 80) }}',
          [say('E-mail', 'Email')]: '={{ $json.email.trim().toLowerCase() }}',
          Status: say('wacht', 'waiting'),
        }),
        mailer.send(
          'Bevestig aanmelding',
          "={{ $('Zet me op de wachtlijst').item.json.email }}",
          say('Je staat op de wachtlijst', 'You are on the waiting list'),
          say(
            '<p>We laten het weten zodra het artikel er weer is. Je hoort daarna niets meer van deze lijst. Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen.</p>',
            '<p>We will let you know as soon as the item is back. After that this list sends you nothing more. Was it not you who asked? Then there is nothing to do.</p>',
          ),
        ),
        everyHours('Elk uur', 1),
        table.rows('Lees wachtlijst', say('Wachtlijst', 'Waiting list')),
        set('Wachtende', {
          sku: `={{ ${table.cell(say('Artikel', 'Item'))} }}`,
          email: `={{ ${table.cell(say('E-mail', 'Email'))} }}`,
          sleutel: `={{ ${table.cell(say('Sleutel', 'Key'))} }}`,
          status: `={{ ${table.cell('Status')} }}`,
        }),
        keep('Wacht nog', [['={{ $json.status }}', 'is', say('wacht', 'waiting')]]),
        ...nodes,
        keep('Weer te koop', [['={{ $json.stock }}', '>', 0]]),
        joinOn('Koppel op artikel', 'sku', 'enrichInput1'),
        keep('Er is voorraad', [['={{ $json.stock }}', '>', 0]]),
        withErrorBranch(
          mailer.send(
            'Mail dat het er is',
            '={{ $json.email }}',
            say('=Weer op voorraad: {{ $json.name }}', '=Back in stock: {{ $json.name }}'),
            say(
              `=<p>Goed nieuws: {{ $json.name }} is er weer. We hebben er nu {{ $json.stock }}; wie het eerst bestelt heeft het.</p><p><a href="${SHOP}">Bestel in de winkel</a></p>`,
              `=<p>Good news: {{ $json.name }} is back. We have {{ $json.stock }} now; first come, first served.</p><p><a href="${SHOP}">Order in the shop</a></p>`,
            ),
          ),
        ),
        table.upsert('Noteer mislukte mail', say('Wachtlijst', 'Waiting list'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: "={{ $('Er is voorraad').item.json.sleutel }}",
          Status: say('mail mislukt', 'mail failed'),
        }),
        table.upsert('Markeer als gemaild', say('Wachtlijst', 'Waiting list'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: "={{ $('Er is voorraad').item.json.sleutel }}",
          [say('Artikel', 'Item')]: "={{ $('Er is voorraad').item.json.sku }}",
          [say('E-mail', 'Email')]: '',
          Status: say('gemaild', 'mailed'),
        }),
      ],
      flow: [
        'Zet me op de wachtlijst > Schrijf op wachtlijst > Bevestig aanmelding',
        'Elk uur > Lees wachtlijst > Wachtende > Wacht nog > Koppel op artikel > Er is voorraad > Mail dat het er is > Markeer als gemaild',
        'Mail dat het er is #1 > Noteer mislukte mail',
        `Elk uur > ${path} > Weer te koop > Koppel op artikel @1`,
      ],
    };
  },
});
