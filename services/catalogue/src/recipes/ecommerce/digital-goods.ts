import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { shopify, wooCommerce } from '../../apps/shops.js';
import { gumroad } from '../../apps/shops-more.js';
import { fullTables, tables } from '../../apps/tables.js';
import { about } from '../../apps/values.js';
import {
  called,
  code,
  combine,
  euros,
  evenWhenEmpty,
  keep,
  node,
  nothing,
  onlyNew,
  recipe,
  say,
  set,
  starts,
  stop,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { paidOf } from './systems.js';

const KEY_WORDS = about(
  'words-with-key',
  ['Woorden van artikelen met een sleutel', 'Words of items with a key'],
  [
    'Een bestelling met een van deze woorden krijgt een sleutel; scheid ze met komma’s.',
    'An order with one of these words gets a key; separate them with commas.',
  ],
  ['licentie, software', 'licence, software'],
);
const KEYS_LEFT = ownLimit(
  ['Waarschuwen onder', 'Warn below'],
  ['Onder hoeveel vrije sleutels het team bericht krijgt.', 'Below how many free keys the team is told.'],
  10,
);

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
    const source = paidOf(shop);
    const { nodes, path } = starts(source, 'Nieuwe bestelling', 'Bestelling');
    return {
      name: {
        nl: `Licentiesleutel uit ${table.app.label} mailen na een ${shop.app.label}-verkoop via ${mailer.app.label}`,
        en: `Mail a licence key from ${table.app.label} after a ${shop.app.label} sale through ${mailer.app.label}`,
      },
      description: {
        nl: `Zodra ${source.event.nl}, pakt hij een vrije sleutel uit ${table.app.label}, zet hem op gebruikt en mailt hem via ${mailer.app.label}. Zijn er bijna geen sleutels meer, dan meldt ${chat.app.label} dat.`,
        en: `As soon as ${source.event.en}, it takes a free key from ${table.app.label}, marks it used and mails it through ${mailer.app.label}. When keys run low, ${chat.app.label} says so.`,
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
          nl: 'Vul de tabel Sleutels met de kolommen Sleutel, Status (vrij of gebruikt) en Koper. Maak daarnaast Openstaande sleutels met Bestelling, Koper en Datum, en Geleverde sleutels met Bestelling, Sleutel en Datum.',
          en: 'Fill the table Keys with the columns Key, Status (free or used) and Buyer. Make Open keys with Order, Buyer and Date, and Delivered keys with Order, Key and Date too.',
        },
      ],
      notes: [
        {
          over: ['Zoek vrije sleutels', 'Sleutel gevonden?'],
          text: say(
            '## Voorraad sleutels\nHij telt meteen hoeveel vrije sleutels er na deze verkoop nog zijn.',
            '## Stock of keys\nIt counts right away how many free keys are left after this sale.',
          ),
        },
        {
          over: ['Zet op gebruikt', 'Mail de sleutel'],
          text: say(
            '## Volgorde\nEerst afstrepen, dan mailen. Eén sleutel per bestelling; komen er twee in dezelfde seconde, kijk dan bij Koper na of ze niet dezelfde kregen.',
            '## Order\nFirst cross off, then mail. One key an order; if two come in the same second, check under Buyer that they did not get the same one.',
          ),
        },
      ],
      names: {
        'Nieuwe bestelling': 'New order',
        Bestelling: 'Order',
        'Nog geen sleutel gekregen': 'No key received yet',
        'Digitaal artikel': 'Digital item',
        'Zoek vrije sleutels': 'Find free keys',
        'Kies een sleutel': 'Choose a key',
        'Sleutel gevonden?': 'Key found?',
        'Zet op gebruikt': 'Set to used',
        'Mail de sleutel': 'Mail the key',
        'Meld mislukte mail': 'Report the failed mail',
        'Bijna op?': 'Almost out?',
        'Waarschuw het team': 'Warn the team',
        'Meld dat ze op zijn': 'Report that they are out',
        'Vraag om geduld': 'Ask for patience',
        'Noteer openstaande': 'Record what is open',
        'Noteer levering': 'Record the delivery',
        'Genoeg over': 'Enough left',
      },
      nodes: [
        ...nodes,
        // A shop that gets no answer in time reports the order again.
        onlyNew('Nog geen sleutel gekregen', '={{ $json.number || $json.id }}'),
        keep('Digitaal artikel', [
          [
            `={{ String('${KEY_WORDS}').toLowerCase().split(',').map((woord) => woord.trim()).filter(Boolean).some((woord) => String($json.items).toLowerCase().includes(woord)) }}`,
            'yes',
          ],
        ]),
        evenWhenEmpty(
          table.find('Zoek vrije sleutels', say('Sleutels', 'Keys'), 'Status', say('vrij', 'free')),
        ),
        code(
          'Kies een sleutel',
          `
const vrij = $input.all().map((item) => { const $json = item.json; return ${table.cell(say('Sleutel', 'Key'))}; }).filter(Boolean);
return [{ json: { sleutel: vrij[0] ?? '', over: Math.max(0, vrij.length - 1) } }];`,
        ),
        when('Sleutel gevonden?', [['={{ $json.sleutel }}', 'filled']]),
        table.upsert('Zet op gebruikt', say('Sleutels', 'Keys'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
          Status: say('gebruikt', 'used'),
          [say('Koper', 'Buyer')]: "={{ $('Bestelling').first().json.email }}",
        }),
        withErrorBranch(
          mailer.send(
            'Mail de sleutel',
            "={{ $('Bestelling').first().json.email }}",
            say('Je licentiesleutel', 'Your licence key'),
            say(
              "=<p>Beste {{ $('Bestelling').first().json.name }},</p><p>Dank voor je aankoop. Je sleutel voor bestelling {{ $('Bestelling').first().json.number }}: <b>{{ $('Kies een sleutel').first().json.sleutel }}</b></p><p>Bewaar deze mail. Werkt de sleutel niet, antwoord dan op dit bericht.</p>",
              "=<p>Dear {{ $('Bestelling').first().json.name }},</p><p>Thank you for your purchase. Your key for order {{ $('Bestelling').first().json.number }}: <b>{{ $('Kies een sleutel').first().json.sleutel }}</b></p><p>Keep this mail. If the key does not work, answer this message.</p>",
            ),
          ),
        ),
        chat.post(
          'Meld mislukte mail',
          say(
            "=Sleutel {{ $('Kies een sleutel').first().json.sleutel }} is gereserveerd voor {{ $('Bestelling').first().json.email }}, maar de mail kwam niet weg.",
            "=Key {{ $('Kies een sleutel').first().json.sleutel }} is reserved for {{ $('Bestelling').first().json.email }}, but the mail could not be sent.",
          ),
        ),
        when('Bijna op?', [["={{ $('Kies een sleutel').first().json.over }}", '<', `={{ ${KEYS_LEFT} }}`]]),
        chat.post(
          'Waarschuw het team',
          say(
            "=Nog {{ $('Kies een sleutel').first().json.over }} vrije licentiesleutels. Tijd om bij te vullen.",
            "={{ $('Kies een sleutel').first().json.over }} free licence keys left. Time to top up.",
          ),
        ),
        chat.post(
          'Meld dat ze op zijn',
          say(
            "=Geen vrije sleutel voor bestelling {{ $('Bestelling').first().json.number }} van {{ $('Bestelling').first().json.email }}.",
            "=No free key for order {{ $('Bestelling').first().json.number }} of {{ $('Bestelling').first().json.email }}.",
          ),
        ),
        mailer.send(
          'Vraag om geduld',
          "={{ $('Bestelling').first().json.email }}",
          say('Je sleutel volgt zo snel mogelijk', 'Your key follows as soon as possible'),
          say(
            "=<p>Beste {{ $('Bestelling').first().json.name }},</p><p>Je sleutel komt zo snel mogelijk per mail. Excuses voor het wachten.</p>",
            "=<p>Dear {{ $('Bestelling').first().json.name }},</p><p>Your key will come by mail as soon as possible. We are sorry for the wait.</p>",
          ),
        ),
        table.append('Noteer openstaande', say('Openstaande sleutels', 'Open keys'), {
          [say('Bestelling', 'Order')]: "={{ $('Bestelling').first().json.number }}",
          [say('Koper', 'Buyer')]: "={{ $('Bestelling').first().json.email }}",
          [say('Datum', 'Date')]: '={{ $now.toISO() }}',
        }),
        table.append('Noteer levering', say('Geleverde sleutels', 'Delivered keys'), {
          [say('Bestelling', 'Order')]: "={{ $('Bestelling').first().json.number }}",
          [say('Sleutel', 'Key')]: "={{ $('Kies een sleutel').first().json.sleutel }}",
          [say('Datum', 'Date')]: '={{ $now.toISO() }}',
        }),
        nothing('Genoeg over'),
      ],
      flow: [
        `${path} > Nog geen sleutel gekregen > Digitaal artikel > Zoek vrije sleutels > Kies een sleutel > Sleutel gevonden? > Zet op gebruikt > Mail de sleutel > Noteer levering > Bijna op? > Waarschuw het team`,
        'Bijna op? #1 > Genoeg over',
        'Mail de sleutel #1 > Meld mislukte mail',
        'Sleutel gevonden? #1 > Meld dat ze op zijn > Vraag om geduld > Noteer openstaande',
      ],
    };
  },
});

const CARD_FROM = ownLimit(
  ['Cadeaubon vanaf', 'Gift card from'],
  ['Het laagste bedrag in euro.', 'The lowest amount in euros.'],
  5,
);
const CARD_UP_TO = ownLimit(
  ['Cadeaubon tot en met', 'Gift card up to'],
  ['Het hoogste bedrag in euro.', 'The highest amount in euros.'],
  250,
);
const CARD_YEARS = ownLimit(
  ['Geldig in jaren', 'Valid in years'],
  ['Hoeveel jaar de bon geldt.', 'How many years the card is valid.'],
  2,
);

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
        nl: 'Roep hem aan met ontvanger (het mailadres), naam, bedrag en boodschap. Hij geeft code, geldigTot en gemaild terug; is gemaild niet waar, stuur de code dan zelf en vraag geen tweede bon aan.',
        en: 'Call it with ontvanger (the mail address of the recipient), naam (the name), bedrag (the amount) and boodschap (the message). It gives back code, geldigTot (valid until) and gemaild (mailed); where gemaild is false, send the code yourself and ask for no second card.',
      },
      {
        nl: 'Maak de tabel Cadeaubonnen met Code, Bedrag, Ontvanger en Geldig tot.',
        en: 'Make the table Gift cards with Code, Amount, Recipient and Valid until.',
      },
    ],
    names: {
      'Cadeaubon aangevraagd': 'Gift card requested',
      'Bedrag toegestaan?': 'Amount allowed?',
      'Maak willekeurige code': 'Make a random code',
      Cadeaubon: 'Gift card',
      'Bewaar cadeaubon': 'Keep the gift card',
      'Mail cadeaubon': 'Mail the gift card',
      'Geef code terug': 'Give the code back',
      'Weiger bedrag': 'Refuse the amount',
    },
    nodes: [
      called('Cadeaubon aangevraagd', {
        ontvanger: 'string',
        naam: 'string',
        bedrag: 'number',
        boodschap: 'string',
      }),
      when('Bedrag toegestaan?', [
        ['={{ $json.bedrag }}', '>=', `={{ ${CARD_FROM} }}`],
        ['={{ $json.bedrag }}', '<=', `={{ ${CARD_UP_TO} }}`],
        ['={{ $json.ontvanger }}', 'matches', '^[^@\\s]+@[^@\\s]+\\.[a-zA-Z]{2,}$'],
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
          geldigTot: `={{ $now.plus({ years: ${CARD_YEARS} }).toFormat('yyyy-MM-dd') }}`,
        },
        true,
      ),
      table.append('Bewaar cadeaubon', say('Cadeaubonnen', 'Gift cards'), {
        Code: '={{ $json.code }}',
        [say('Bedrag', 'Amount')]: '={{ $json.bedrag }}',
        [say('Ontvanger', 'Recipient')]: '={{ $json.ontvanger }}',
        [say('Geldig tot', 'Valid until')]: '={{ $json.geldigTot }}',
      }),
      withErrorBranch(
        mailer.send(
          'Mail cadeaubon',
          "={{ $('Cadeaubon').item.json.ontvanger }}",
          say(
            `=Een cadeaubon van ${euros("$('Cadeaubon').item.json.bedrag")}`,
            `=A gift card of ${euros("$('Cadeaubon').item.json.bedrag")}`,
          ),
          say(
            "=<p>Beste {{ $('Cadeaubon').item.json.naam }},</p><p>{{ String($('Cadeaubon').item.json.boodschap ?? '').replaceAll('<', '&lt;') }}</p><p>Je code: <b>{{ $('Cadeaubon').item.json.code }}</b>, geldig tot en met {{ DateTime.fromISO($('Cadeaubon').item.json.geldigTot).toFormat('dd-MM-yyyy') }}.</p>",
            "=<p>Dear {{ $('Cadeaubon').item.json.naam }},</p><p>{{ String($('Cadeaubon').item.json.boodschap ?? '').replaceAll('<', '&lt;') }}</p><p>Your code: <b>{{ $('Cadeaubon').item.json.code }}</b>, valid until {{ DateTime.fromISO($('Cadeaubon').item.json.geldigTot).toFormat('dd-MM-yyyy') }}.</p>",
          ),
        ),
      ),
      set('Geef code terug', {
        code: "={{ $('Cadeaubon').item.json.code }}",
        geldigTot: "={{ $('Cadeaubon').item.json.geldigTot }}",
        gemaild: ['boolean', '={{ $json.error === undefined }}'],
      }),
      stop(
        'Weiger bedrag',
        say(
          `=Een cadeaubon is er van {{ ${CARD_FROM} }} tot en met {{ ${CARD_UP_TO} }} euro, voor een ontvanger met een geldig mailadres.`,
          `=A gift card runs from {{ ${CARD_FROM} }} up to and including {{ ${CARD_UP_TO} }} euros, for a recipient with a valid mail address.`,
        ),
      ),
    ],
    flow: [
      'Cadeaubon aangevraagd > Bedrag toegestaan? > Maak willekeurige code > Cadeaubon > Bewaar cadeaubon > Mail cadeaubon > Geef code terug',
      'Bedrag toegestaan? #1 > Weiger bedrag',
      'Mail cadeaubon #1 > Geef code terug',
    ],
  }),
});
