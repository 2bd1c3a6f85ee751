import { collecting } from '../../apps/accounting.js';
import { chart, quickChartApp } from '../../apps/charts.js';
import { approvalChats, chats } from '../../apps/chats.js';
import { sharedDrives } from '../../apps/file-stores.js';
import { ownLimit } from '../../apps/limits.js';
import { fileMailers, mailers } from '../../apps/mailers.js';
import { tables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  asEuro,
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
  say,
  set,
  t,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const FIRST_STAGE = ownLimit(
  ['Dagen tot de eerste herinnering', 'Days until the first reminder'],
  ['Vanaf hoeveel dagen te laat de eerste mail gaat.', 'From how many days late the first mail leaves.'],
  7,
);
const SECOND_STAGE = ownLimit(
  ['Dagen tot de tweede herinnering', 'Days until the second reminder'],
  ['Vanaf hoeveel dagen te laat de tweede mail gaat.', 'From how many days late the second mail leaves.'],
  14,
);
const DEMAND_STAGE = ownLimit(
  ['Dagen tot de aanmaning', 'Days until the demand'],
  [
    'Vanaf hoeveel dagen te laat je om akkoord voor een aanmaning wordt gevraagd.',
    'From how many days late you are asked to approve a demand.',
  ],
  30,
);

const IBAN = value({
  key: 'iban',
  kind: 'text',
  label: { nl: 'IBAN', en: 'IBAN' },
  help: {
    nl: 'De rekening waarop klanten betalen, zonder spaties.',
    en: 'The account that customers pay to, without spaces.',
  },
  example: 'NL91ABNA0417164300',
  check: '^[A-Z]{2}\\d{2}[A-Z0-9]{10,30}$',
});

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
    const euro = `{{ Number(${i.amount.slice(3, -3)}).toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR' }) }}`;
    const log = (name: string, stap: string) =>
      table.append(name, say('Herinneringen', 'Reminders'), {
        [say('Factuur', 'Invoice')]: only(i.number),
        [say('Klant', 'Customer')]: only(i.customer),
        [say('Bedrag', 'Amount')]: only(i.amount),
        [say('Stap', 'Stage')]: stap,
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
      });
    return {
      name: {
        nl: `Betaalherinneringen in drie stappen uit ${books.app.label} via ${mailer.app.label}, log in ${table.app.label}`,
        en: `Payment reminders in three stages from ${books.app.label} by ${mailer.app.label}, log in ${table.app.label}`,
      },
      description: {
        nl: `Elke werkdag leest hij ${books.unpaid.what.nl}. Na 7, 14 en 30 dagen (of jouw termijnen) gaat een passende mail uit via ${mailer.app.label}; voor de aanmaning is akkoord in ${chat.app.label} nodig. ${table.app.label} houdt het bij.`,
        en: `Every working day it reads ${books.unpaid.what.en}. At 7, 14 and 30 days late (or your terms) a fitting mail leaves through ${mailer.app.label}; the final demand needs approval in ${chat.app.label}. ${table.app.label} keeps track.`,
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
      setup: [],
      notes: [
        {
          over: ['Dagen te laat', 'Welke stap?'],
          text: say(
            '## Nooit dubbel\nPer factuur en stap gaat er één bericht uit, ook als de workflow twee keer per dag draait.',
            '## Never twice\nOne message goes out per invoice and stage, even when the workflow runs twice a day.',
          ),
        },
        {
          over: ['Vraag akkoord', 'Aanmanen?'],
          text: say(
            '## Aanmaning alleen met akkoord\nEen laatste aanmaning schaadt soms een goede relatie. Daarom beslist een mens. Na een nee, of zonder antwoord binnen drie dagen, komt de factuur niet terug: spreek dan zelf iets af.',
            '## A demand only with approval\nA final demand sometimes harms a good relationship. So a person decides. After a no, or without an answer within three days, the invoice does not come back: agree on something yourself.',
          ),
        },
      ],
      names: {
        'Elke werkdag': 'Every working day',
        'Lees openstaand': 'Read what is unpaid',
        Factuur: 'Invoice',
        'Geen e-mailadres?': 'No email address?',
        'Te laat zonder adres': 'Late without an address',
        'Nog niet gemeld': 'Not told yet',
        'Meld zonder adres': 'Report without an address',
        'Dagen te laat': 'Days late',
        'Welke stap?': 'Which stage?',
        'Nog niet aangemaand': 'No demand sent yet',
        'Eén voor één': 'One by one',
        'Vraag akkoord': 'Ask for approval',
        'Aanmanen?': 'Send a demand?',
        'Stuur aanmaning': 'Send the demand',
        'Noteer aanmaning': 'Record the demand',
        'Noteer uitstel': 'Record no demand',
        'Tweede nog niet gestuurd': 'Second not sent yet',
        'Stuur tweede': 'Send the second',
        'Noteer tweede': 'Record the second',
        'Eerste nog niet gestuurd': 'First not sent yet',
        'Stuur eerste': 'Send the first',
        'Noteer eerste': 'Record the first',
        'Meld mislukte aanmaning': 'Report a failed demand',
        'Meld mislukte herinnering': 'Report a failed reminder',
      },
      nodes: [
        cron('Elke werkdag', '30 8 * * 1-5'),
        ...nodes,
        // The ways without a question come first: n8n goes on with the next one only when that is answered.
        when('Geen e-mailadres?', [[`={{ !String(${i.email.slice(3, -3)} ?? '').includes('@') }}`, 'yes']]),
        keep('Te laat zonder adres', [
          [
            `={{ Math.floor($now.diff(DateTime.fromISO(String($json.due).slice(0, 10)), 'days').days) >= ${FIRST_STAGE} }}`,
            'yes',
          ],
        ]),
        onlyNew('Nog niet gemeld', `={{ $json.number + ${say("' zonder adres'", "' no address'")} }}`),
        chat.post(
          'Meld zonder adres',
          say(
            t`Factuur ${i.number} van ${i.customer} (${euro}) is te laat, maar er is geen e-mailadres. Herinner zelf.`,
            t`Invoice ${i.number} of ${i.customer} (${euro}) is late, but there is no email address. Remind them yourself.`,
          ),
        ),
        set(
          'Dagen te laat',
          {
            dagen: [
              'number',
              "={{ Math.floor($now.diff(DateTime.fromISO(String($json.due).slice(0, 10)), 'days').days) || 0 }}",
            ],
            // The statutory scale of collection costs, which a demand to a consumer must name.
            incassokosten:
              '={{ Math.min(6775, Math.max(40, [[0, 2500, 0.15], [2500, 5000, 0.1], [5000, 10000, 0.05], [10000, 200000, 0.01], [200000, 1e9, 0.005]].reduce((som, [van, tot, deel]) => som + Math.max(0, Math.min($json.amount, tot) - van) * deel, 0))).toFixed(2) }}',
          },
          true,
        ),
        choose('Welke stap?', [
          [
            say('Eerste', 'First'),
            ['={{ $json.dagen }}', '>=', `={{ ${FIRST_STAGE} }}`],
            ['={{ $json.dagen }}', '<', `={{ ${SECOND_STAGE} }}`],
          ],
          [
            say('Tweede', 'Second'),
            ['={{ $json.dagen }}', '>=', `={{ ${SECOND_STAGE} }}`],
            ['={{ $json.dagen }}', '<', `={{ ${DEMAND_STAGE} }}`],
          ],
          [say('Aanmaning', 'Demand'), ['={{ $json.dagen }}', '>=', `={{ ${DEMAND_STAGE} }}`]],
        ]),
        onlyNew('Nog niet aangemaand', `={{ $json.number + ${say("' aanmaning'", "' demand'")} }}`),
        loop('Eén voor één', 1),
        answeredWithin(
          chat.approve(
            'Vraag akkoord',
            say(
              t`Factuur ${i.number} van ${i.customer} (${euro}) is {{ $('Dagen te laat').item.json.dagen }} dagen te laat. Aanmaning sturen?`,
              t`Invoice ${i.number} of ${i.customer} (${euro}) is {{ $('Dagen te laat').item.json.dagen }} days late. Send a demand?`,
            ),
          ),
          3,
          'days',
        ),
        when('Aanmanen?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(
          mailer.send(
            'Stuur aanmaning',
            only(i.email),
            say(t`Aanmaning: factuur ${i.number}`, t`Final demand: invoice ${i.number}`),
            say(
              t`<p>Geachte ${i.customer},</p><p>Factuur ${i.number} van ${euro} is nog niet betaald. Ons rekeningnummer is ${IBAN}. Betaalt u binnen veertien dagen, te rekenen vanaf de dag na ontvangst van deze mail, dan kost het u niets extra. Daarna brengen wij ${"{{ (Number($('Dagen te laat').item.json.incassokosten) || 0).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}"} incassokosten in rekening. Hebt u intussen betaald, dan kunt u deze mail als niet verzonden beschouwen.</p><p>${i.link}</p>`,
              t`<p>Dear ${i.customer},</p><p>Invoice ${i.number} of ${euro} has not been paid yet. Our account is ${IBAN}. If you pay within fourteen days, counted from the day after you receive this mail, there are no extra costs. After that we charge ${"{{ (Number($('Dagen te laat').item.json.incassokosten) || 0).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}"} of collection costs. If you have paid meanwhile, please disregard this mail.</p><p>${i.link}</p>`,
            ),
          ),
        ),
        log('Noteer aanmaning', say('aanmaning', 'demand')),
        log('Noteer uitstel', say('geen aanmaning', 'no demand')),
        onlyNew('Tweede nog niet gestuurd', `={{ $json.number + ${say("' tweede'", "' second'")} }}`),
        withErrorBranch(
          mailer.send(
            'Stuur tweede',
            only(i.email),
            say(t`Tweede herinnering: factuur ${i.number}`, t`Second reminder: invoice ${i.number}`),
            say(
              t`<p>Beste ${i.customer},</p><p>Factuur ${i.number} van ${euro} staat nog open. Ons rekeningnummer is ${IBAN}. Laat het ons weten als er iets niet klopt.</p><p>${i.link}</p>`,
              t`<p>Dear ${i.customer},</p><p>Invoice ${i.number} of ${euro} is still open. Our account is ${IBAN}. Let us know if something is not right.</p><p>${i.link}</p>`,
            ),
          ),
        ),
        log('Noteer tweede', say('tweede herinnering', 'second reminder')),
        onlyNew('Eerste nog niet gestuurd', `={{ $json.number + ${say("' eerste'", "' first'")} }}`),
        withErrorBranch(
          mailer.send(
            'Stuur eerste',
            only(i.email),
            say(t`Herinnering: factuur ${i.number}`, t`Reminder: invoice ${i.number}`),
            say(
              t`<p>Beste ${i.customer},</p><p>Misschien is het aan uw aandacht ontsnapt: factuur ${i.number} van ${euro}. Ons rekeningnummer is ${IBAN}. Alvast bedankt.</p><p>${i.link}</p>`,
              t`<p>Dear ${i.customer},</p><p>It may have escaped your attention: invoice ${i.number} of ${euro}. Our account is ${IBAN}. Thank you in advance.</p><p>${i.link}</p>`,
            ),
          ),
        ),
        log('Noteer eerste', say('eerste herinnering', 'first reminder')),
        chat.post(
          'Meld mislukte aanmaning',
          say(
            t`De aanmaning voor factuur ${i.number} kon niet worden gemaild naar ${i.email}.`,
            t`The demand for invoice ${i.number} could not be mailed to ${i.email}.`,
          ),
        ),
        chat.post(
          'Meld mislukte herinnering',
          say(
            t`De herinnering voor factuur ${i.number} kon niet worden gemaild naar ${i.email}.`,
            t`The reminder for invoice ${i.number} could not be mailed to ${i.email}.`,
          ),
        ),
      ],
      flow: [
        `Elke werkdag > ${path} > Geen e-mailadres? > Te laat zonder adres > Nog niet gemeld > Meld zonder adres`,
        'Geen e-mailadres? #1 > Dagen te laat > Welke stap? > Eerste nog niet gestuurd > Stuur eerste > Noteer eerste',
        'Welke stap? #1 > Tweede nog niet gestuurd > Stuur tweede > Noteer tweede',
        'Stuur tweede #1 > Meld mislukte herinnering',
        'Stuur eerste #1 > Meld mislukte herinnering',
        'Welke stap? #2 > Nog niet aangemaand > Eén voor één #1 > Vraag akkoord > Aanmanen? > Stuur aanmaning > Noteer aanmaning > Eén voor één',
        'Aanmanen? #1 > Noteer uitstel > Eén voor één',
        'Stuur aanmaning #1 > Meld mislukte aanmaning > Eén voor één',
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
          text: say(
            '## Leeftijden\nNog niet vervallen, tot dertig, tot zestig en ouder dan zestig dagen.',
            '## Ages\nNot due yet, up to thirty, up to sixty and older than sixty days.',
          ),
        },
      ],
      names: {
        Maandagochtend: 'Monday morning',
        'Lees openstaand': 'Read what is unpaid',
        Factuur: 'Invoice',
        'Verdeel over leeftijden': 'Split by age',
        'Teken grafiek': 'Draw the chart',
        'Bewaar grafiek': 'Keep the chart',
        'Mail directie': 'Mail management',
        'Oude posten?': 'Old items?',
        'Toon met waarschuwing': 'Show with a warning',
        'Toon samenvatting': 'Show the summary',
      },
      nodes: [
        everyWeek('Maandagochtend', [1], 8),
        ...nodes,
        code(
          'Verdeel over leeftijden',
          `
${asEuro()}
const vakken = { ${say("'niet vervallen'", "'not due yet'")}: 0, ${say("'1 tot 30 dagen'", "'1 to 30 days'")}: 0, ${say("'31 tot 60 dagen'", "'31 to 60 days'")}: 0, ${say("'ouder dan 60 dagen'", "'older than 60 days'")}: 0 };
const perKlant = {};
for (const { json } of $input.all()) {
  const dagen = $now.diff(DateTime.fromISO(String(json.due).slice(0, 10)), 'days').days || 0;
  const vak = dagen <= 0 ? ${say("'niet vervallen'", "'not due yet'")} : dagen <= 30 ? ${say("'1 tot 30 dagen'", "'1 to 30 days'")} : dagen <= 60 ? ${say("'31 tot 60 dagen'", "'31 to 60 days'")} : ${say("'ouder dan 60 dagen'", "'older than 60 days'")};
  vakken[vak] += json.amount;
  perKlant[json.customer] = (perKlant[json.customer] ?? 0) + json.amount;
}
const top = Object.entries(perKlant).sort((a, b) => b[1] - a[1]).slice(0, 3).map(([klant, bedrag]) => klant + ' (' + euro(bedrag) + ')');
const regels = Object.entries(vakken).map(([vak, bedrag]) => vak + ': ' + euro(bedrag));
return [{ json: { labels: Object.keys(vakken), waarden: Object.values(vakken).map((x) => Math.round(x)), top: top.join(', '), tekst: regels.join('; '), totaal: euro(Object.values(vakken).reduce((a, b) => a + b, 0)), oud: euro(Object.values(vakken)[3]) } }];`,
        ),
        chart(
          'Teken grafiek',
          'doughnut',
          '={{ $json.labels }}',
          '={{ JSON.stringify($json.waarden) }}',
          say('Openstaand', 'Unpaid'),
        ),
        store.upload(
          'Bewaar grafiek',
          say(
            "=debiteuren-{{ $now.toFormat('yyyy-MM-dd') }}.png",
            "=debtors-{{ $now.toFormat('yyyy-MM-dd') }}.png",
          ),
        ),
        mailer.sendWithFile(
          'Mail directie',
          mailOf.management,
          say(
            "=Openstaand: {{ $('Verdeel over leeftijden').first().json.totaal }}",
            "=Unpaid: {{ $('Verdeel over leeftijden').first().json.totaal }}",
          ),
          say(
            "=<p>{{ $('Verdeel over leeftijden').first().json.tekst }}</p><p>Grootste debiteuren: {{ $('Verdeel over leeftijden').first().json.top }}</p><p>De grafiek vind je in de bijlage.</p>",
            "=<p>{{ $('Verdeel over leeftijden').first().json.tekst }}</p><p>Largest debtors: {{ $('Verdeel over leeftijden').first().json.top }}</p><p>The chart is attached.</p>",
          ),
        ),
        when('Oude posten?', [['={{ $json.waarden[3] }}', '>', 0]]),
        chat.post(
          'Toon met waarschuwing',
          say(
            '=Let op: {{ $json.oud }} is ouder dan zestig dagen, van {{ $json.totaal }} in totaal. Top drie: {{ $json.top }}',
            '=Note: {{ $json.oud }} is older than sixty days, of {{ $json.totaal }} in all. Top three: {{ $json.top }}',
          ),
        ),
        chat.post(
          'Toon samenvatting',
          say(
            '=Openstaand {{ $json.totaal }}, niets ouder dan zestig dagen. Top drie: {{ $json.top }}',
            '={{ $json.totaal }} unpaid, nothing older than sixty days. Top three: {{ $json.top }}',
          ),
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
