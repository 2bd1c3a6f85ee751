import { chats } from '../../apps/chats.js';
import { sharedDrives } from '../../apps/file-stores.js';
import { mailboxes, mailers } from '../../apps/mailers.js';
import { paying } from '../../apps/payments.js';
import { fullTables, readableTables } from '../../apps/tables.js';
import {
  code,
  combine,
  evenWhenEmpty,
  everyDay,
  everyMonths,
  formEnd,
  formWithEnding,
  keep,
  only,
  recipe,
  rowsOf,
  starts,
  stop,
  t,
  when,
  withErrorBranch,
  writeFile,
} from '../../kit/index.js';

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
    const rows = rowsOf(table, 'Lees open posten', 'Open posten', 'Post', {
      kenmerk: 'Kenmerk',
      email: 'E-mail',
      bedrag: 'Bedrag',
      datum: 'Datum',
      status: 'Status',
    });
    return {
      name: {
        nl: `Open posten in ${table.app.label} wegstrepen met ${pay.app.label} en herinneren via ${mailer.app.label}`,
        en: `Clear open items in ${table.app.label} with ${pay.app.label} and remind by ${mailer.app.label}`,
      },
      description: {
        nl: `Zodra ${pay.paid.event.nl}, streept hij de post van die klant weg in ${table.app.label}; een onbekende betaling komt in ${chat.app.label}. Wie na tien dagen nog openstaat, krijgt ’s ochtends een herinnering via ${mailer.app.label}.`,
        en: `As soon as ${pay.paid.event.en}, it clears that customer’s item in ${table.app.label}; an unknown payment shows in ${chat.app.label}. Whoever is open after ten days gets a morning reminder by ${mailer.app.label}.`,
      },
      benefit: {
        nl: 'Niemand die al betaald heeft krijgt nog een herinnering.',
        en: 'Nobody who has paid gets a reminder.',
      },
      uses: [
        [pay, { nl: 'meldt betalingen', en: 'reports payments' }],
        [table, { nl: 'bewaart de open posten', en: 'keeps the open items' }],
        [mailer, { nl: 'bedankt en herinnert', en: 'thanks and reminds' }],
        [chat, { nl: 'toont onbekende betalingen', en: 'shows unknown payments' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel Open posten met Kenmerk, E-mail, Bedrag, Datum en Status.',
          en: 'Make the table Open posten with Kenmerk, E-mail, Bedrag, Datum and Status.',
        },
      ],
      notes: [
        {
          over: ['Zoek post van klant', 'Juiste post'],
          text: '## Wegstrepen\nE-mailadres én bedrag moeten kloppen. Betaalt iemand een ander bedrag, dan kijkt een mens mee.',
        },
        {
          over: ['Elke ochtend', 'Zet op herinnerd'],
          text: '## Herinneren\nDraait los van de betalingen en leest dezelfde tabel. Na één herinnering stopt het.',
        },
      ],
      nodes: [
        ...nodes,
        evenWhenEmpty(table.find('Zoek post van klant', 'Open posten', 'E-mail', only(p.email))),
        code(
          'Juiste post',
          `
const bedrag = $('Betaling').first().json.amount;
const posten = $input.all().map((item) => { const $json = item.json; return { kenmerk: ${table.cell('Kenmerk')}, bedrag: Number(${table.cell('Bedrag')}), status: ${table.cell('Status')} }; });
const post = posten.find((een) => een.kenmerk && een.status !== 'betaald' && Math.abs(een.bedrag - bedrag) < 0.01);
return [{ json: { kenmerk: post?.kenmerk ?? '' } }];`,
        ),
        when('Gevonden?', [['={{ $json.kenmerk }}', 'filled']]),
        table.upsert('Zet op betaald', 'Open posten', 'Kenmerk', {
          Kenmerk: '={{ $json.kenmerk }}',
          Status: 'betaald',
        }),
        mailer.send(
          'Bedank voor betaling',
          "={{ $('Betaling').first().json.email }}",
          'We hebben je betaling ontvangen',
          "=<p>Beste {{ $('Betaling').first().json.name }},</p><p>Dank voor je betaling van {{ $('Betaling').first().json.amount }} {{ $('Betaling').first().json.currency }}.</p>",
        ),
        chat.post(
          'Toon onbekende',
          "=Betaling van {{ $('Betaling').first().json.amount }} {{ $('Betaling').first().json.currency }} van {{ $('Betaling').first().json.email || 'onbekend' }} past bij geen open post.",
        ),
        everyDay('Elke ochtend', 9),
        ...rows.nodes,
        keep('Tien dagen open', [
          ['={{ $json.status }}', 'is', 'open'],
          ['={{ DateTime.fromISO(String($json.datum)) < $now.minus({ days: 10 }) }}', 'yes'],
        ]),
        withErrorBranch(
          mailer.send(
            'Stuur herinnering',
            only(rows.ref.email),
            'Herinnering aan je betaling',
            t`<p>Er staat nog ${rows.ref.bedrag} euro open onder kenmerk ${rows.ref.kenmerk}. Wil je dit deze week betalen?</p>`,
          ),
        ),
        table.upsert('Zet op herinnerd', 'Open posten', 'Kenmerk', {
          Kenmerk: only(rows.ref.kenmerk),
          Status: 'herinnerd',
        }),
        chat.post(
          'Meld mislukte mail',
          t`Herinnering aan ${rows.ref.email} kwam niet aan. Controleer het adres.`,
        ),
      ],
      flow: [
        `${path} > Zoek post van klant > Juiste post > Gevonden? > Zet op betaald > Bedank voor betaling`,
        'Gevonden? #1 > Toon onbekende',
        `Elke ochtend > ${rows.path} > Tien dagen open > Stuur herinnering > Zet op herinnerd`,
        'Stuur herinnering #1 > Meld mislukte mail',
      ],
    };
  },
});

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
    const rows = rowsOf(table, 'Lees ritten', 'Ritten', 'Rit', {
      datum: 'Datum',
      wie: 'Wie',
      km: 'Kilometers',
      soort: 'Soort',
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
      setup: [
        {
          nl: 'Controleer in "Reken vergoeding" het belastingvrije bedrag per kilometer.',
          en: 'Check the tax-free amount per kilometre in "Reken vergoeding".',
        },
      ],
      notes: [
        {
          over: ['Rit gereden', 'Bevestig rit'],
          text: '## Onderweg invullen\nBeginstand en eindstand geven de kilometers. Een negatieve rit wordt geweigerd.',
        },
      ],
      nodes: [
        formWithEnding('Rit gereden', 'Rit vastleggen', 'Vul direct na de rit in.', [
          ['wie', 'Wie'],
          ['van', 'Van'],
          ['naar', 'Naar'],
          ['begin', 'Beginstand', 'number'],
          ['eind', 'Eindstand', 'number'],
          ['soort', 'Soort rit', 'dropdown', ['zakelijk', 'woon-werk', 'privé']],
        ]),
        when('Klopt de stand?', [['={{ $json.eind - $json.begin }}', '>', 0]]),
        table.append('Bewaar rit', 'Ritten', {
          Datum: "={{ $now.toFormat('yyyy-MM-dd') }}",
          Wie: '={{ $json.wie }}',
          Van: '={{ $json.van }}',
          Naar: '={{ $json.naar }}',
          Kilometers: '={{ $json.eind - $json.begin }}',
          Soort: '={{ $json.soort }}',
        }),
        formEnd('Bevestig rit', 'Rit bewaard', 'Goede reis verder.'),
        formEnd(
          'Weiger rit',
          'Dat klopt niet',
          'De eindstand moet hoger zijn dan de beginstand. Vul de rit opnieuw in.',
        ),
        everyMonths('Eerste van de maand', 1, 1, 7),
        ...rows.nodes,
        keep('Vorige maand zakelijk', [
          [
            '={{ String($json.datum).slice(0, 7) }}',
            'is',
            "={{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}",
          ],
          ['={{ $json.soort }}', 'isNot', 'privé'],
        ]),
        code(
          'Reken vergoeding',
          `
const TARIEF = 0.23;
const perPersoon = {};
for (const { json } of $input.all()) perPersoon[json.wie] = (perPersoon[json.wie] ?? 0) + Number(json.km);
return Object.entries(perPersoon).map(([wie, km]) => ({ json: { wie, km, vergoeding: Number((km * TARIEF).toFixed(2)) } }));`,
        ),
        writeFile(
          'Maak maandstaat',
          'xlsx',
          "=kilometers-{{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}.xlsx",
        ),
        store.upload(
          'Bewaar maandstaat',
          "=kilometers-{{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}.xlsx",
        ),
        mailer.approve(
          'Vraag akkoord',
          'administratie@example.com',
          'Kilometervergoeding akkoord?',
          "=De maandstaat staat klaar. Totaal: {{ $('Reken vergoeding').all().reduce((som, rij) => som + rij.json.vergoeding, 0).toFixed(2) }} euro. Uitbetalen?",
        ),
        when('Akkoord?', [['={{ $json.data.approved }}', 'yes']]),
        mailer.send(
          'Geef door aan salaris',
          'salaris@example.com',
          'Kilometervergoeding uitbetalen',
          "=<p>{{ $('Reken vergoeding').all().map((rij) => rij.json.wie + ': ' + rij.json.vergoeding + ' euro').join('<br>') }}</p>",
        ),
        stop('Afgekeurd', 'De kilometervergoeding is niet goedgekeurd; controleer de ritten.'),
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
