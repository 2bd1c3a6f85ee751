import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { shopify, wooCommerce } from '../../apps/shops.js';
import { gumroad } from '../../apps/shops-more.js';
import { fullTables, tables } from '../../apps/tables.js';
import {
  called,
  code,
  combine,
  evenWhenEmpty,
  keep,
  node,
  nothing,
  recipe,
  set,
  starts,
  stop,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const licenceKeys = recipe({
  id: 'licence-key-delivery',
  category: 'ecommerce',
  tags: ['digitale producten', 'licenties'],
  saves: {
    minutes: 8,
    nl: 'Iemand zoekt een vrije sleutel, streept hem af en mailt hem.',
    en: 'Someone finds a free key, crosses it off and mails it.',
  },
  variants: combine(
    { shop: [gumroad, shopify, wooCommerce], table: fullTables, mailer: mailers, chat: chats },
    { take: 9 },
  ),
  build: ({ shop, table, mailer, chat }) => {
    const { nodes, path } = starts(shop.newOrder, 'Nieuwe bestelling', 'Bestelling');
    return {
      name: {
        nl: `Licentiesleutel uit ${table.app.label} mailen na een ${shop.app.label}-verkoop via ${mailer.app.label}`,
        en: `Mail a licence key from ${table.app.label} after a ${shop.app.label} sale through ${mailer.app.label}`,
      },
      description: {
        nl: `Zodra ${shop.newOrder.event.nl}, pakt hij een vrije sleutel uit ${table.app.label}, zet hem op gebruikt en mailt hem via ${mailer.app.label}. Zijn er bijna geen sleutels meer, dan meldt ${chat.app.label} dat.`,
        en: `As soon as ${shop.newOrder.event.en}, it takes a free key from ${table.app.label}, marks it used and mails it through ${mailer.app.label}. When keys run low, ${chat.app.label} says so.`,
      },
      benefit: {
        nl: 'De klant heeft zijn sleutel binnen een minuut, ook ’s nachts.',
        en: 'The customer has the key within a minute, at night too.',
      },
      uses: [
        [shop, { nl: 'meldt de verkoop', en: 'reports the sale' }],
        [table, { nl: 'bewaart de sleutels', en: 'keeps the keys' }],
        [mailer, { nl: 'stuurt de sleutel', en: 'sends the key' }],
        [chat, { nl: 'waarschuwt bij weinig sleutels', en: 'warns when keys run low' }],
      ],
      setup: [
        {
          nl: 'Zet in "Digitaal artikel" woorden waaraan je producten met een sleutel te herkennen zijn.',
          en: 'Put words in "Digitaal artikel" that tell products with a key.',
        },
        {
          nl: 'Vul de tabel Sleutels met de kolommen Sleutel, Status (vrij of gebruikt) en Koper.',
          en: 'Fill the table Sleutels with the columns Sleutel, Status (vrij or gebruikt) and Koper.',
        },
      ],
      notes: [
        {
          over: ['Zoek vrije sleutels', 'Sleutel gevonden?'],
          text: '## Voorraad sleutels\nHij telt meteen hoeveel vrije sleutels er na deze verkoop nog zijn.',
        },
        {
          over: ['Zet op gebruikt', 'Mail de sleutel'],
          text: '## Volgorde\nEerst afstrepen, dan mailen: zo gaat een sleutel nooit naar twee klanten.',
        },
      ],
      nodes: [
        ...nodes,
        keep('Digitaal artikel', [
          ['={{ $json.items.toLowerCase() }}', 'matches', 'licentie|software|sleutel'],
        ]),
        evenWhenEmpty(table.find('Zoek vrije sleutels', 'Sleutels', 'Status', 'vrij')),
        code(
          'Kies een sleutel',
          `
const vrij = $input.all().map((item) => { const $json = item.json; return ${table.cell('Sleutel')}; }).filter(Boolean);
return [{ json: { sleutel: vrij[0] ?? '', over: Math.max(0, vrij.length - 1) } }];`,
        ),
        when('Sleutel gevonden?', [['={{ $json.sleutel }}', 'filled']]),
        table.upsert('Zet op gebruikt', 'Sleutels', 'Sleutel', {
          Sleutel: '={{ $json.sleutel }}',
          Status: 'gebruikt',
          Koper: "={{ $('Bestelling').first().json.email }}",
        }),
        withErrorBranch(
          mailer.send(
            'Mail de sleutel',
            "={{ $('Bestelling').first().json.email }}",
            'Je licentiesleutel',
            "=<p>Beste {{ $('Bestelling').first().json.name }},</p><p>Dank voor je aankoop. Je sleutel: <b>{{ $('Kies een sleutel').first().json.sleutel }}</b></p>",
          ),
        ),
        chat.post(
          'Meld mislukte mail',
          "=Sleutel {{ $('Kies een sleutel').first().json.sleutel }} is gereserveerd voor {{ $('Bestelling').first().json.email }}, maar de mail kwam niet weg.",
        ),
        when('Bijna op?', [["={{ $('Kies een sleutel').first().json.over }}", '<', 10]]),
        chat.post(
          'Waarschuw het team',
          "=Nog {{ $('Kies een sleutel').first().json.over }} vrije licentiesleutels. Tijd om bij te vullen.",
        ),
        chat.post(
          'Meld dat ze op zijn',
          "=Geen vrije sleutel voor bestelling {{ $('Bestelling').first().json.number }} van {{ $('Bestelling').first().json.email }}.",
        ),
        mailer.send(
          'Vraag om geduld',
          "={{ $('Bestelling').first().json.email }}",
          'Je sleutel volgt zo snel mogelijk',
          "=<p>Beste {{ $('Bestelling').first().json.name }},</p><p>Je sleutel komt vandaag nog per mail. Excuses voor het wachten.</p>",
        ),
        table.append('Noteer openstaande', 'Openstaande sleutels', {
          Bestelling: "={{ $('Bestelling').first().json.number }}",
          Koper: "={{ $('Bestelling').first().json.email }}",
          Datum: '={{ $now.toISO() }}',
        }),
        table.append('Noteer levering', 'Geleverde sleutels', {
          Bestelling: "={{ $('Bestelling').first().json.number }}",
          Sleutel: "={{ $('Kies een sleutel').first().json.sleutel }}",
          Datum: '={{ $now.toISO() }}',
        }),
        nothing('Genoeg over'),
      ],
      flow: [
        `${path} > Digitaal artikel > Zoek vrije sleutels > Kies een sleutel > Sleutel gevonden? > Zet op gebruikt > Mail de sleutel > Noteer levering > Bijna op? > Waarschuw het team`,
        'Bijna op? #1 > Genoeg over',
        'Mail de sleutel #1 > Meld mislukte mail',
        'Sleutel gevonden? #1 > Meld dat ze op zijn > Vraag om geduld > Noteer openstaande',
      ],
    };
  },
});

export const giftCard = recipe({
  id: 'gift-card',
  category: 'ecommerce',
  tags: ['cadeaubon', 'bouwsteen'],
  saves: {
    minutes: 7,
    nl: 'Iemand verzint een code, zet hem op de lijst en maakt de mail op.',
    en: 'Someone makes up a code, puts it on the list and writes the mail.',
  },
  variants: combine({ table: tables, mailer: mailers }, { take: 9 }),
  build: ({ table, mailer }) => ({
    name: {
      nl: `Cadeaubon maken, bewaren in ${table.app.label} en mailen met ${mailer.app.label} (bouwsteen)`,
      en: `Create a gift card, keep it in ${table.app.label} and mail it with ${mailer.app.label} (building block)`,
    },
    description: {
      nl: `Bouwsteen die je vanuit een andere workflow aanroept: hij controleert het bedrag, maakt een unieke code, zet de cadeaubon in ${table.app.label} en stuurt hem via ${mailer.app.label} naar de ontvanger.`,
      en: `A building block that another workflow calls: it checks the amount, makes a unique code, keeps the gift card in ${table.app.label} and sends it to the recipient through ${mailer.app.label}.`,
    },
    benefit: {
      nl: 'Eén plek waar elke cadeaubon vandaan komt.',
      en: 'One place where every gift card comes from.',
    },
    uses: [
      [table, { nl: 'bewaart de uitgegeven bonnen', en: 'keeps the issued cards' }],
      [mailer, { nl: 'stuurt de bon', en: 'sends the card' }],
    ],
    setup: [
      {
        nl: 'Roep hem aan met ontvanger, naam, bedrag en boodschap.',
        en: 'Call it with recipient, name, amount and message.',
      },
    ],
    nodes: [
      called('Cadeaubon aangevraagd', {
        ontvanger: 'string',
        naam: 'string',
        bedrag: 'number',
        boodschap: 'string',
      }),
      when('Bedrag toegestaan?', [
        ['={{ $json.bedrag }}', '>=', 5],
        ['={{ $json.bedrag }}', '<=', 250],
      ]),
      node('Maak willekeurige code', 'crypto', 2, {
        action: 'generate',
        dataPropertyName: 'code',
        encodingType: 'hex',
        stringLength: 12,
      }),
      set(
        'Cadeaubon',
        {
          code: "={{ $json.code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-') }}",
          geldigTot: "={{ $now.plus({ years: 2 }).toFormat('yyyy-MM-dd') }}",
        },
        true,
      ),
      table.append('Bewaar cadeaubon', 'Cadeaubonnen', {
        Code: '={{ $json.code }}',
        Bedrag: '={{ $json.bedrag }}',
        Ontvanger: '={{ $json.ontvanger }}',
        'Geldig tot': '={{ $json.geldigTot }}',
      }),
      mailer.send(
        'Mail cadeaubon',
        "={{ $('Cadeaubon').item.json.ontvanger }}",
        "=Een cadeaubon van {{ $('Cadeaubon').item.json.bedrag }} euro",
        "=<p>Beste {{ $('Cadeaubon').item.json.naam }},</p><p>{{ $('Cadeaubon').item.json.boodschap }}</p><p>Je code: <b>{{ $('Cadeaubon').item.json.code }}</b>, geldig tot {{ $('Cadeaubon').item.json.geldigTot }}.</p>",
      ),
      set('Geef code terug', {
        code: "={{ $('Cadeaubon').item.json.code }}",
        geldigTot: "={{ $('Cadeaubon').item.json.geldigTot }}",
      }),
      stop('Weiger bedrag', 'Een cadeaubon is er van 5 tot en met 250 euro.'),
    ],
    flow: [
      'Cadeaubon aangevraagd > Bedrag toegestaan? > Maak willekeurige code > Cadeaubon > Bewaar cadeaubon > Mail cadeaubon > Geef code terug',
      'Bedrag toegestaan? #1 > Weiger bedrag',
    ],
  }),
});
