import { collecting } from '../../apps/accounting.js';
import { chart, quickChartApp } from '../../apps/charts.js';
import { approvalChats, chats } from '../../apps/chats.js';
import { sharedDrives } from '../../apps/file-stores.js';
import { fileMailers, mailers } from '../../apps/mailers.js';
import { tables } from '../../apps/tables.js';
import {
  choose,
  code,
  combine,
  cron,
  everyWeek,
  keep,
  loop,
  only,
  onlyNew,
  reads,
  recipe,
  set,
  t,
  when,
} from '../../kit/index.js';

export const reminderStages = recipe({
  id: 'invoice-reminder-stages',
  category: 'finance',
  tags: ['debiteuren', 'aanmaningen', 'facturen'],
  saves: {
    minutes: 25,
    nl: 'Iemand loopt de openstaande posten na en schrijft herinneringen en aanmaningen.',
    en: 'Someone goes through open items and writes reminders and demands.',
  },
  variants: combine(
    { books: collecting, mailer: mailers, table: tables, chat: approvalChats },
    { take: 12, apart: ['books', 'mailer', 'table'] },
  ),
  build: ({ books, mailer, table, chat }) => {
    const { nodes, path, ref: i } = reads(books.unpaid, 'Lees openstaand', 'Factuur');
    const log = (name: string, stap: string) =>
      table.append(name, 'Herinneringen', {
        Factuur: only(i.number),
        Klant: only(i.customer),
        Bedrag: only(i.amount),
        Stap: stap,
        Datum: "={{ $now.toFormat('yyyy-MM-dd') }}",
      });
    return {
      name: {
        nl: `Betaalherinneringen in drie stappen uit ${books.app.label} via ${mailer.app.label}, log in ${table.app.label}`,
        en: `Payment reminders in three stages from ${books.app.label} by ${mailer.app.label}, log in ${table.app.label}`,
      },
      description: {
        nl: `Elke werkdag leest hij ${books.unpaid.what.nl}. Na 7, 14 en 30 dagen te laat gaat een passende mail uit via ${mailer.app.label}; voor de aanmaning is akkoord in ${chat.app.label} nodig. ${table.app.label} houdt het bij.`,
        en: `Every working day it reads ${books.unpaid.what.en}. At 7, 14 and 30 days late a fitting mail leaves through ${mailer.app.label}; the final demand needs approval in ${chat.app.label}. ${table.app.label} keeps track.`,
      },
      benefit: {
        nl: 'Je geld komt eerder binnen en niemand hoeft te zeuren.',
        en: 'Your money comes in sooner and nobody has to nag.',
      },
      uses: [
        [books, { nl: 'geeft de openstaande facturen', en: 'gives the unpaid invoices' }],
        [mailer, { nl: 'verstuurt de herinneringen', en: 'sends the reminders' }],
        [table, { nl: 'houdt bij wat verstuurd is', en: 'keeps what was sent' }],
        [chat, { nl: 'keurt aanmaningen goed', en: 'approves demands' }],
      ],
      setup: [
        {
          nl: 'Pas in "Welke stap?" de termijnen aan en in de mails je rekeningnummer.',
          en: 'Change the terms in "Welke stap?" and your account number in the mails.',
        },
      ],
      notes: [
        {
          over: ['Dagen te laat', 'Welke stap?'],
          text: '## Nooit dubbel\nPer factuur en stap gaat er één bericht uit, ook als de workflow twee keer per dag draait.',
        },
        {
          over: ['Vraag akkoord', 'Aanmanen?'],
          text: '## Aanmaning alleen met akkoord\nEen laatste aanmaning schaadt soms een goede relatie. Daarom beslist een mens.',
        },
      ],
      nodes: [
        cron('Elke werkdag', '30 8 * * 1-5'),
        ...nodes,
        keep('Met e-mailadres', [[only(i.email), 'contains', '@']]),
        set(
          'Dagen te laat',
          {
            dagen: [
              'number',
              "={{ Math.floor($now.diff(DateTime.fromISO(String($json.due).slice(0, 10)), 'days').days) || 0 }}",
            ],
          },
          true,
        ),
        choose('Welke stap?', [
          ['Aanmaning', ['={{ $json.dagen }}', '>=', 30]],
          ['Tweede', ['={{ $json.dagen }}', '>=', 14]],
          ['Eerste', ['={{ $json.dagen }}', '>=', 7]],
        ]),
        onlyNew('Nog niet aangemaand', "={{ $json.number + ' aanmaning' }}"),
        loop('Eén voor één', 1),
        chat.approve(
          'Vraag akkoord',
          t`Factuur ${i.number} van ${i.customer} (${i.amount} euro) is dertig dagen te laat. Aanmaning sturen?`,
        ),
        when('Aanmanen?', [['={{ $json.data.approved }}', 'yes']]),
        mailer.send(
          'Stuur aanmaning',
          only(i.email),
          t`Aanmaning: factuur ${i.number}`,
          t`<p>Geachte ${i.customer},</p><p>Ondanks eerdere herinneringen is factuur ${i.number} van ${i.amount} euro niet betaald. U heeft nog veertien dagen om kosteloos te betalen. Daarna brengen wij incassokosten in rekening.</p><p>${i.link}</p>`,
        ),
        log('Noteer aanmaning', 'aanmaning'),
        log('Noteer uitstel', 'uitstel gegeven'),
        onlyNew('Tweede nog niet gestuurd', "={{ $json.number + ' tweede' }}"),
        mailer.send(
          'Stuur tweede',
          only(i.email),
          t`Tweede herinnering: factuur ${i.number}`,
          t`<p>Beste ${i.customer},</p><p>Factuur ${i.number} van ${i.amount} euro staat nog open. Laat het ons weten als er iets niet klopt.</p><p>${i.link}</p>`,
        ),
        log('Noteer tweede', 'tweede herinnering'),
        onlyNew('Eerste nog niet gestuurd', "={{ $json.number + ' eerste' }}"),
        mailer.send(
          'Stuur eerste',
          only(i.email),
          t`Herinnering: factuur ${i.number}`,
          t`<p>Beste ${i.customer},</p><p>Misschien is het aan uw aandacht ontsnapt: factuur ${i.number} van ${i.amount} euro. Alvast bedankt.</p><p>${i.link}</p>`,
        ),
        log('Noteer eerste', 'eerste herinnering'),
      ],
      flow: [
        `Elke werkdag > ${path} > Met e-mailadres > Dagen te laat > Welke stap? > Nog niet aangemaand > Eén voor één #1 > Vraag akkoord > Aanmanen? > Stuur aanmaning > Noteer aanmaning > Eén voor één`,
        'Aanmanen? #1 > Noteer uitstel > Eén voor één',
        'Welke stap? #1 > Tweede nog niet gestuurd > Stuur tweede > Noteer tweede',
        'Welke stap? #2 > Eerste nog niet gestuurd > Stuur eerste > Noteer eerste',
      ],
    };
  },
});

export const debtorWeek = recipe({
  id: 'debtor-week',
  category: 'finance',
  tags: ['debiteuren', 'weekrapport', 'cashflow'],
  saves: {
    minutes: 25,
    nl: 'Iemand maakt elke maandag een ouderdomsanalyse.',
    en: 'Someone makes an ageing analysis every Monday.',
  },
  variants: combine(
    { books: collecting, store: sharedDrives, chat: chats, mailer: fileMailers },
    { take: 9, apart: ['books', 'mailer', 'chat'] },
  ),
  build: ({ books, store, chat, mailer }) => {
    const { nodes, path } = reads(books.unpaid, 'Lees openstaand', 'Factuur');
    return {
      name: {
        nl: `Ouderdomsanalyse van debiteuren uit ${books.app.label}: grafiek via ${mailer.app.label}, kort in ${chat.app.label}`,
        en: `Debtor ageing from ${books.app.label}: chart by ${mailer.app.label}, summary in ${chat.app.label}`,
      },
      description: {
        nl: `Maandag verdeelt hij ${books.unpaid.what.nl} over vier leeftijden. De directie krijgt de grafiek als bijlage via ${mailer.app.label}, ${store.app.label} bewaart hem en ${chat.app.label} toont de drie grootste debiteuren.`,
        en: `On Monday it splits ${books.unpaid.what.en} into four ages. Management gets the chart attached by ${mailer.app.label}, ${store.app.label} keeps it and ${chat.app.label} shows the three largest debtors.`,
      },
      benefit: {
        nl: 'Je ziet op tijd wie je te veel krediet geeft.',
        en: 'You see in time who you give too much credit.',
      },
      uses: [
        [books, { nl: 'geeft de openstaande facturen', en: 'gives the unpaid invoices' }],
        [{ app: quickChartApp }, { nl: 'tekent de grafiek', en: 'draws the chart' }],
        [store, { nl: 'bewaart de grafiek', en: 'keeps the chart' }],
        [mailer, { nl: 'mailt de directie de grafiek', en: 'mails management the chart' }],
        [chat, { nl: 'toont de samenvatting', en: 'shows the summary' }],
      ],
      setup: [],
      notes: [
        {
          over: ['Verdeel over leeftijden', 'Teken grafiek'],
          text: '## Leeftijden\nNog niet vervallen, tot dertig, tot zestig en ouder dan zestig dagen.',
        },
      ],
      nodes: [
        everyWeek('Maandagochtend', [1], 8),
        ...nodes,
        code(
          'Verdeel over leeftijden',
          `
const vakken = { 'niet vervallen': 0, '1 tot 30 dagen': 0, '31 tot 60 dagen': 0, 'ouder dan 60 dagen': 0 };
const perKlant = {};
for (const { json } of $input.all()) {
  const dagen = $now.diff(DateTime.fromISO(String(json.due).slice(0, 10)), 'days').days;
  const vak = dagen <= 0 ? 'niet vervallen' : dagen <= 30 ? '1 tot 30 dagen' : dagen <= 60 ? '31 tot 60 dagen' : 'ouder dan 60 dagen';
  vakken[vak] += json.amount;
  perKlant[json.customer] = (perKlant[json.customer] ?? 0) + json.amount;
}
const top = Object.entries(perKlant).sort((a, b) => b[1] - a[1]).slice(0, 3).map(([klant, bedrag]) => klant + ' (' + bedrag.toFixed(2) + ')');
const regels = Object.entries(vakken).map(([vak, bedrag]) => vak + ': ' + bedrag.toFixed(2));
return [{ json: { labels: Object.keys(vakken), waarden: Object.values(vakken).map((x) => Math.round(x)), top: top.join(', '), tekst: regels.join('; '), totaal: Object.values(vakken).reduce((a, b) => a + b, 0).toFixed(2) } }];`,
        ),
        chart(
          'Teken grafiek',
          'doughnut',
          '={{ $json.labels }}',
          '={{ JSON.stringify($json.waarden) }}',
          'Openstaand',
        ),
        store.upload('Bewaar grafiek', "=debiteuren-{{ $now.toFormat('yyyy-MM-dd') }}.png"),
        mailer.sendWithFile(
          'Mail directie',
          'directie@example.com',
          "=Openstaand: {{ $('Verdeel over leeftijden').first().json.totaal }} euro",
          "=<p>{{ $('Verdeel over leeftijden').first().json.tekst }}</p><p>Grootste debiteuren: {{ $('Verdeel over leeftijden').first().json.top }}</p><p>De grafiek vind je in de bijlage.</p>",
        ),
        when('Oude posten?', [['={{ $json.waarden[3] }}', '>', 0]]),
        chat.post(
          'Toon met waarschuwing',
          '=Let op, {{ $json.waarden[3] }} euro is ouder dan zestig dagen. Top drie: {{ $json.top }}',
        ),
        chat.post(
          'Toon samenvatting',
          '=Openstaand {{ $json.totaal }} euro, niets ouder dan zestig dagen. Top drie: {{ $json.top }}',
        ),
      ],
      flow: [
        `Maandagochtend > ${path} > Verdeel over leeftijden > Teken grafiek > Mail directie`,
        'Teken grafiek > Bewaar grafiek',
        'Verdeel over leeftijden > Oude posten? > Toon met waarschuwing',
        'Oude posten? #1 > Toon samenvatting',
      ],
    };
  },
});
