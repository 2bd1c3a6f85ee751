import { chats } from '../../apps/chats.js';
import { sharedDrives } from '../../apps/file-stores.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes, mailers } from '../../apps/mailers.js';
import { paying } from '../../apps/payments.js';
import { fullTables, readableTables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  code,
  combine,
  dayOf,
  evenWhenEmpty,
  everyDay,
  everyMonths,
  formEnd,
  formWithEnding,
  inCurrency,
  keep,
  only,
  recipe,
  rowsOf,
  say,
  starts,
  t,
  tableEuros,
  when,
  withErrorBranch,
  writeFile,
} from '../../kit/index.js';

const REMIND_AFTER = ownLimit(
  ['Dagen tot de herinnering', 'Days until the reminder'],
  [
    'Hoeveel dagen een post openstaat voordat de klant een herinnering krijgt.',
    'For how many days an item is open before the customer is reminded.',
  ],
  10,
);

export const openItems = recipe({
  id: 'open-items-both-ways',
  category: 'finance',
  tags: ['openstaande posten', 'betalingen', 'herinneringen'],
  saves: {
    minutes: 5,
    nl: 'Iemand zoekt bij een betaling de open post, streept hem weg en bedankt de klant.',
    en: 'Someone finds the open item of a payment, crosses it off and thanks the customer.',
  },
  variants: combine(
    { pay: paying, table: fullTables, mailer: mailers, chat: chats },
    { take: 10, apart: ['pay', 'table', 'mailer'] },
  ),
  build: ({ pay, table, mailer, chat }) => {
    const { nodes, path, ref: p } = starts(pay.paid, 'Betaling binnen', 'Betaling');
    const PAID = inCurrency("$('Betaling').first().json.amount", "$('Betaling').first().json.currency");
    const rows = rowsOf(table, 'Lees open posten', say('Open posten', 'Open items'), 'Post', {
      kenmerk: say('Kenmerk', 'Reference'),
      email: say('E-mail', 'Email'),
      bedrag: say('Bedrag', 'Amount'),
      datum: say('Datum', 'Date'),
      status: 'Status',
    });
    return {
      name: {
        nl: `Open posten in ${table.app.label} wegstrepen met ${pay.app.label} en herinneren via ${mailer.app.label}`,
        en: `Clear open items in ${table.app.label} with ${pay.app.label} and remind by ${mailer.app.label}`,
      },
      description: {
        nl: `Zodra ${pay.paid.event.nl}, streept hij de post van die klant weg in ${table.app.label}; een onbekende betaling komt in ${chat.app.label}. Wie na jouw termijn nog openstaat, krijgt ’s ochtends een herinnering via ${mailer.app.label}.`,
        en: `As soon as ${pay.paid.event.en}, it clears that customer’s item in ${table.app.label}; an unknown payment shows in ${chat.app.label}. Whoever is open after your term gets a morning reminder by ${mailer.app.label}.`,
      },
      benefit: {
        nl: 'Niemand die al betaald heeft krijgt nog een herinnering.',
        en: 'Nobody who has paid gets a reminder.',
      },
      uses: [
        [pay.paid, { nl: 'meldt betalingen', en: 'reports payments' }],
        [table, { nl: 'bewaart de open posten', en: 'keeps the open items' }],
        [mailer, { nl: 'bedankt en herinnert', en: 'thanks and reminds' }],
        [chat, { nl: 'toont onbekende betalingen', en: 'shows unknown payments' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel Open posten met Kenmerk, E-mail, Bedrag, Datum (van de factuur) en Status; een nieuwe post begint met Status open.',
          en: 'Make the table Open items with Reference, Email, Amount, Date (of the invoice) and Status; a new item begins with Status open.',
        },
      ],
      notes: [
        {
          over: ['Zoek post van klant', 'Juiste post'],
          text: say(
            '## Wegstrepen\nE-mailadres én bedrag moeten kloppen. Betaalt iemand een ander bedrag, dan kijkt een mens mee.',
            '## Crossing off\nEmail address and amount must both match. If someone pays another amount, a person has a look.',
          ),
        },
        {
          over: ['Elke ochtend', 'Zet op herinnerd'],
          text: say(
            '## Herinneren\nDraait los van de betalingen en leest dezelfde tabel. Na één herinnering stopt het.',
            '## Reminding\nRuns apart from the payments and reads the same table. It stops after one reminder.',
          ),
        },
      ],
      names: {
        'Betaling binnen': 'Payment received',
        Betaling: 'Payment',
        'Zoek post van klant': 'Find the customer’s item',
        'Juiste post': 'Right item',
        'Gevonden?': 'Found?',
        'Zet op betaald': 'Set to paid',
        'Bedank voor betaling': 'Thank for the payment',
        'Toon onbekende': 'Show the unknown one',
        'Elke ochtend': 'Every morning',
        'Lees open posten': 'Read open items',
        Post: 'Item',
        'Lang genoeg open': 'Open for long enough',
        'Stuur herinnering': 'Send a reminder',
        'Zet op herinnerd': 'Set to reminded',
        'Meld mislukte mail': 'Report the failed mail',
        'Zet op adres nakijken': 'Set to check address',
      },
      nodes: [
        ...nodes,
        evenWhenEmpty(
          table.find(
            'Zoek post van klant',
            say('Open posten', 'Open items'),
            say('E-mail', 'Email'),
            only(p.email),
          ),
        ),
        code(
          'Juiste post',
          `
const { amount: bedrag, email } = $('Betaling').first().json;
const posten = $input.all().map((item) => { const $json = item.json; return { kenmerk: ${table.cell(say('Kenmerk', 'Reference'))}, bedrag: Number(String(${table.cell(say('Bedrag', 'Amount'))}).replace(/€|[.](?=.*,)/g, '').replace(',', '.')), status: ${table.cell('Status')} }; });
${say('// Zonder adres zegt een gelijk bedrag niet van wie het komt.', '// Without an address an equal amount does not tell who it is from.')}
const post = posten.find((een) => email && een.kenmerk && een.status !== ${say("'betaald'", "'paid'")} && Math.abs(een.bedrag - bedrag) < 0.01);
return [{ json: { kenmerk: post?.kenmerk ?? '' } }];`,
        ),
        when('Gevonden?', [['={{ $json.kenmerk }}', 'filled']]),
        table.upsert('Zet op betaald', say('Open posten', 'Open items'), say('Kenmerk', 'Reference'), {
          [say('Kenmerk', 'Reference')]: '={{ $json.kenmerk }}',
          Status: say('betaald', 'paid'),
        }),
        mailer.send(
          'Bedank voor betaling',
          "={{ $('Betaling').first().json.email }}",
          say('We hebben je betaling ontvangen', 'We have received your payment'),
          say(
            `=<p>Beste {{ $('Betaling').first().json.name }},</p><p>Dank voor je betaling van ${PAID}.</p>`,
            `=<p>Dear {{ $('Betaling').first().json.name }},</p><p>Thank you for your payment of ${PAID}.</p>`,
          ),
        ),
        chat.post(
          'Toon onbekende',
          say(
            `=Betaling {{ $('Betaling').first().json.id }} van ${PAID} van {{ $('Betaling').first().json.email || 'onbekend' }} past bij geen open post.`,
            `=Payment {{ $('Betaling').first().json.id }} of ${PAID} from {{ $('Betaling').first().json.email || 'unknown' }} matches no open item.`,
          ),
        ),
        everyDay('Elke ochtend', 9),
        ...rows.nodes,
        keep('Lang genoeg open', [
          ['={{ $json.status }}', 'is', 'open'],
          [`={{ ${dayOf('$json.datum')} < $now.minus({ days: ${REMIND_AFTER} }) }}`, 'yes'],
        ]),
        withErrorBranch(
          mailer.send(
            'Stuur herinnering',
            only(rows.ref.email),
            say('Herinnering aan je betaling', 'Reminder of your payment'),
            say(
              t`<p>Goedemorgen,</p><p>Er staat nog ${tableEuros(rows.ref.bedrag)} open onder kenmerk ${rows.ref.kenmerk}. Wil je dit deze week betalen? Heb je al betaald, dan kun je deze mail negeren. Klopt er iets niet, antwoord dan op deze mail.</p>`,
              t`<p>Good morning,</p><p>${tableEuros(rows.ref.bedrag)} is still open under reference ${rows.ref.kenmerk}. Would you pay it this week? If you have paid already, please ignore this mail. If something is wrong, answer this mail.</p>`,
            ),
          ),
        ),
        table.upsert('Zet op herinnerd', say('Open posten', 'Open items'), say('Kenmerk', 'Reference'), {
          [say('Kenmerk', 'Reference')]: only(rows.ref.kenmerk),
          Status: say('herinnerd', 'reminded'),
        }),
        chat.post(
          'Meld mislukte mail',
          say(
            t`Herinnering aan ${rows.ref.email} (${rows.ref.kenmerk}) kon niet weg. Controleer het adres en zet Status weer op open.`,
            t`The reminder to ${rows.ref.email} (${rows.ref.kenmerk}) could not go. Check the address and set Status to open again.`,
          ),
        ),
        table.upsert('Zet op adres nakijken', say('Open posten', 'Open items'), say('Kenmerk', 'Reference'), {
          [say('Kenmerk', 'Reference')]: only(rows.ref.kenmerk),
          Status: say('adres nakijken', 'check address'),
        }),
      ],
      flow: [
        `${path} > Zoek post van klant > Juiste post > Gevonden? > Zet op betaald > Bedank voor betaling`,
        'Gevonden? #1 > Toon onbekende',
        `Elke ochtend > ${rows.path} > Lang genoeg open > Stuur herinnering > Zet op herinnerd`,
        'Stuur herinnering #1 > Meld mislukte mail > Zet op adres nakijken',
      ],
    };
  },
});

const PER_KM = ownLimit(
  ['Vergoeding per kilometer', 'Allowance per kilometre'],
  [
    'In euro; controleer elk jaar welk bedrag belastingvrij is.',
    'In euros; check each year which amount is free of tax.',
  ],
  0.23,
);

export const mileage = recipe({
  id: 'mileage-log',
  category: 'finance',
  tags: ['kilometers', 'reiskosten', 'formulier'],
  saves: {
    minutes: 4,
    nl: 'Iemand schrijft een rit op en werkt aan het eind van de maand de kilometers uit.',
    en: 'Someone writes down a trip and works out the kilometres at month end.',
  },
  variants: combine(
    { table: readableTables, store: sharedDrives, mailer: mailboxes },
    { take: 8, apart: ['table', 'store'] },
  ),
  build: ({ table, store, mailer }) => {
    const rows = rowsOf(table, 'Lees ritten', say('Ritten', 'Trips'), 'Rit', {
      datum: say('Datum', 'Date'),
      wie: say('Wie', 'Who'),
      km: say('Kilometers', 'Kilometres'),
      soort: say('Soort', 'Kind'),
    });
    return {
      name: {
        nl: `Kilometerregistratie met formulier, ritten in ${table.app.label}, maandstaat in ${store.app.label}`,
        en: `Mileage log with a form, trips in ${table.app.label}, monthly sheet in ${store.app.label}`,
      },
      description: {
        nl: `Ritten vul je in een formulier in; privé en zakelijk komen apart in ${table.app.label}. Op de eerste rekent hij de vergoeding per persoon uit, zet de staat in ${store.app.label} en vraagt via ${mailer.app.label} akkoord.`,
        en: `Trips go into a form; private and business are kept apart in ${table.app.label}. On the first it works out each person’s allowance, puts the sheet in ${store.app.label} and asks for approval by ${mailer.app.label}.`,
      },
      benefit: {
        nl: 'Een sluitende rittenadministratie zonder maandwerk.',
        en: 'A complete trip record without monthly work.',
      },
      uses: [
        [table, { nl: 'bewaart de ritten', en: 'keeps the trips' }],
        [store, { nl: 'bewaart de maandstaat', en: 'keeps the monthly sheet' }],
        [mailer, { nl: 'vraagt akkoord', en: 'asks for approval' }],
      ],
      setup: [],
      notes: [
        {
          over: ['Rit gereden', 'Bevestig rit'],
          text: say(
            '## Onderweg invullen\nBeginstand en eindstand geven de kilometers. Een negatieve rit wordt geweigerd.',
            '## Fill in on the road\nStart and end reading give the kilometres. A negative trip is refused.',
          ),
        },
      ],
      names: {
        'Rit gereden': 'Trip made',
        'Klopt de stand?': 'Is the reading right?',
        'Bewaar rit': 'Keep the trip',
        'Bevestig rit': 'Confirm the trip',
        'Weiger rit': 'Refuse the trip',
        'Eerste van de maand': 'First of the month',
        'Lees ritten': 'Read the trips',
        Rit: 'Trip',
        'Vorige maand zakelijk': 'Last month, business',
        'Reken vergoeding': 'Work out the allowance',
        'Maak maandstaat': 'Make the monthly sheet',
        'Bewaar maandstaat': 'Keep the monthly sheet',
        'Vraag akkoord': 'Ask for approval',
        'Akkoord?': 'Approved?',
        'Geef door aan salaris': 'Pass on to payroll',
        Afgekeurd: 'Refused',
      },
      nodes: [
        formWithEnding(
          'Rit gereden',
          say('Rit vastleggen', 'Record a trip'),
          say('Vul direct na de rit in.', 'Fill in right after the trip.'),
          [
            ['wie', say('Wie', 'Who')],
            ['van', say('Van', 'From')],
            ['naar', say('Naar', 'To')],
            ['begin', say('Beginstand', 'Start reading'), 'number'],
            ['eind', say('Eindstand', 'End reading'), 'number'],
            [
              'soort',
              say('Soort rit', 'Kind of trip'),
              'dropdown',
              [say('zakelijk', 'business'), say('woon-werk', 'commute'), say('privé', 'private')],
            ],
          ],
        ),
        when('Klopt de stand?', [['={{ $json.eind - $json.begin }}', '>', 0]]),
        table.append('Bewaar rit', say('Ritten', 'Trips'), {
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [say('Wie', 'Who')]: '={{ $json.wie }}',
          [say('Van', 'From')]: '={{ $json.van }}',
          [say('Naar', 'To')]: '={{ $json.naar }}',
          [say('Kilometers', 'Kilometres')]: '={{ $json.eind - $json.begin }}',
          [say('Soort', 'Kind')]: '={{ $json.soort }}',
        }),
        formEnd(
          'Bevestig rit',
          say('Rit bewaard', 'Trip kept'),
          say('Goede reis verder.', 'Have a good journey.'),
        ),
        formEnd(
          'Weiger rit',
          say('Dat klopt niet', 'That is not right'),
          say(
            'De eindstand moet hoger zijn dan de beginstand. Vul de rit opnieuw in.',
            'The end reading must be higher than the start reading. Fill in the trip again.',
          ),
        ),
        everyMonths('Eerste van de maand', 1, 1, 7),
        ...rows.nodes,
        keep('Vorige maand zakelijk', [
          [
            `={{ ${dayOf('$json.datum')}.toFormat('yyyy-MM') }}`,
            'is',
            "={{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}",
          ],
          ['={{ $json.soort }}', 'isNot', say('privé', 'private')],
        ]),
        code(
          'Reken vergoeding',
          `
const TARIEF = ${PER_KM};
const perPersoon = {};
${say('// Jan en jan zijn dezelfde.', '// John and john are the same.')}
const naamVan = new Map();
const zelfde = (wie) => { const kaal = String(wie ?? '').trim(); if (!naamVan.has(kaal.toLowerCase())) naamVan.set(kaal.toLowerCase(), kaal); return naamVan.get(kaal.toLowerCase()); };
for (const { json } of $input.all()) perPersoon[zelfde(json.wie)] = (perPersoon[zelfde(json.wie)] ?? 0) + (Number(String(json.km).replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0);
return Object.entries(perPersoon).map(([wie, km]) => ({ json: { ${say('wie', 'who: wie')}, km, ${say('vergoeding', 'allowance')}: Number((km * TARIEF).toFixed(2)) } }));`,
        ),
        writeFile(
          'Maak maandstaat',
          'xlsx',
          say(
            "=kilometers-{{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}.xlsx",
            "=kilometres-{{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}.xlsx",
          ),
        ),
        store.upload(
          'Bewaar maandstaat',
          say(
            "=kilometers-{{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}.xlsx",
            "=kilometres-{{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}.xlsx",
          ),
        ),
        answeredWithin(
          mailer.approve(
            'Vraag akkoord',
            mailOf.administration,
            say('Kilometervergoeding akkoord?', 'Approve the mileage allowance?'),
            say(
              "=De maandstaat staat klaar. Totaal: {{ $('Reken vergoeding').all().reduce((som, rij) => som + rij.json.vergoeding, 0).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}. Uitbetalen?",
              "=The monthly sheet is ready. Total: {{ $('Reken vergoeding').all().reduce((som, rij) => som + rij.json.allowance, 0).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}. Pay it out?",
            ),
          ),
          7,
          'days',
        ),
        when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        mailer.send(
          'Geef door aan salaris',
          mailOf.payroll,
          say('Kilometervergoeding uitbetalen', 'Pay out the mileage allowance'),
          `=<p>{{ $('Reken vergoeding').all().map((rij) => rij.json.${say('wie', 'who')} + ': ' + rij.json.${say('vergoeding', 'allowance')}.toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR' })).join('<br>') }}</p>`,
        ),
        mailer.send(
          'Afgekeurd',
          mailOf.administration,
          say('Kilometervergoeding is niet doorgegeven', 'The mileage allowance was not passed on'),
          say(
            'De maandstaat is afgewezen of een week niet beantwoord. Verbeter de ritten in de tabel en geef de vergoeding zelf door aan salaris.',
            'The monthly sheet was rejected or not answered for a week. Correct the trips in the table and pass the allowance on to payroll yourself.',
          ),
        ),
      ],
      flow: [
        'Rit gereden > Klopt de stand? > Bewaar rit > Bevestig rit',
        'Klopt de stand? #1 > Weiger rit',
        `Eerste van de maand > ${rows.path} > Vorige maand zakelijk > Reken vergoeding > Maak maandstaat > Bewaar maandstaat > Vraag akkoord > Akkoord? > Geef door aan salaris`,
        'Akkoord? #1 > Afgekeurd',
      ],
    };
  },
});
