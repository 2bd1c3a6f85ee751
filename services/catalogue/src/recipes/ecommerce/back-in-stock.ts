import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import {
  combine,
  everyHours,
  form,
  joinOn,
  keep,
  reads,
  recipe,
  set,
  withErrorBranch,
} from '../../kit/index.js';
import { stocked } from './systems.js';

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
          en: 'Make the table Wachtlijst with the columns Sleutel, Artikel, E-mail and Status.',
        },
        {
          nl: 'Zet de link van het formulier op de pagina van een uitverkocht artikel.',
          en: 'Put the link of the form on the page of a sold-out item.',
        },
      ],
      notes: [
        {
          over: ['Zet me op de wachtlijst', 'Bevestig aanmelding'],
          text: '## Aanmelden\nEén regel per klant en artikel; wie zich twee keer aanmeldt krijgt één mail.',
        },
        {
          over: ['Elk uur', 'Koppel op artikel'],
          text: '## Controleren\nWachtenden en voorraad komen samen op de artikelcode. Alleen artikelen die er weer zijn gaan door.',
        },
      ],
      nodes: [
        form('Zet me op de wachtlijst', 'Waarschuw mij', 'We mailen je zodra het artikel er weer is.', [
          ['artikel', 'Artikelcode'],
          ['email', 'E-mailadres', 'email'],
        ]),
        table.upsert('Schrijf op wachtlijst', 'Wachtlijst', 'Sleutel', {
          Sleutel: '={{ $json.artikel.trim() + " " + $json.email.toLowerCase() }}',
          Artikel: '={{ $json.artikel.trim() }}',
          'E-mail': '={{ $json.email.toLowerCase() }}',
          Status: 'wacht',
        }),
        mailer.send(
          'Bevestig aanmelding',
          "={{ $('Zet me op de wachtlijst').item.json.email }}",
          'Je staat op de wachtlijst',
          "=<p>We laten het weten zodra artikel {{ $('Zet me op de wachtlijst').item.json.artikel }} er weer is.</p>",
        ),
        everyHours('Elk uur', 1),
        table.rows('Lees wachtlijst', 'Wachtlijst'),
        set('Wachtende', {
          sku: `={{ ${table.cell('Artikel')} }}`,
          email: `={{ ${table.cell('E-mail')} }}`,
          sleutel: `={{ ${table.cell('Sleutel')} }}`,
          status: `={{ ${table.cell('Status')} }}`,
        }),
        keep('Wacht nog', [['={{ $json.status }}', 'is', 'wacht']]),
        ...nodes,
        keep('Weer te koop', [['={{ $json.stock }}', '>', 0]]),
        joinOn('Koppel op artikel', 'sku', 'enrichInput1'),
        keep('Er is voorraad', [['={{ $json.stock }}', '>', 0]]),
        withErrorBranch(
          mailer.send(
            'Mail dat het er is',
            '={{ $json.email }}',
            '=Weer op voorraad: {{ $json.name }}',
            '=<p>Goed nieuws: {{ $json.name }} is er weer. We hebben er nog {{ $json.stock }}.</p>',
          ),
        ),
        table.upsert('Markeer fout adres', 'Wachtlijst', 'Sleutel', {
          Sleutel: "={{ $('Er is voorraad').item.json.sleutel }}",
          Status: 'adres klopt niet',
        }),
        table.upsert('Markeer als gemaild', 'Wachtlijst', 'Sleutel', {
          Sleutel: "={{ $('Er is voorraad').item.json.sleutel }}",
          Artikel: "={{ $('Er is voorraad').item.json.sku }}",
          'E-mail': "={{ $('Er is voorraad').item.json.email }}",
          Status: 'gemaild',
        }),
      ],
      flow: [
        'Zet me op de wachtlijst > Schrijf op wachtlijst > Bevestig aanmelding',
        'Elk uur > Lees wachtlijst > Wachtende > Wacht nog > Koppel op artikel > Er is voorraad > Mail dat het er is > Markeer als gemaild',
        'Mail dat het er is #1 > Markeer fout adres',
        `Elk uur > ${path} > Weer te koop > Koppel op artikel @1`,
      ],
    };
  },
});
