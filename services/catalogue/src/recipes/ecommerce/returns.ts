import { approvalChats, chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { collectors } from '../../apps/shipping.js';
import { lookupTables, upsertTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  classify,
  code,
  combine,
  evenWhenEmpty,
  everyDay,
  form,
  formEnd,
  formWithEnding,
  keep,
  only,
  recipe,
  set,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const FIELDS: Parameters<typeof form>[3] = [
  ['bestelnummer', 'Bestelnummer'],
  ['naam', 'Je naam'],
  ['email', 'E-mailadres', 'email'],
  ['adres', 'Ophaaladres: straat en nummer, postcode, plaats'],
  ['reden', 'Waarom stuur je het terug?', 'textarea'],
];
const f = (field: string) => `{{ $('Retouraanvraag').item.json.${field} }}`;

export const returnDesk = recipe({
  id: 'return-desk',
  category: 'ecommerce',
  tags: ['retouren', 'formulier', 'akkoord'],
  saves: {
    minutes: 20,
    nl: 'Iemand zoekt de bestelling op, beoordeelt de retour, maakt een label en mailt de klant.',
    en: 'Someone looks up the order, judges the return, makes a label and mails the customer.',
  },
  variants: combine(
    { table: lookupTables, carrier: collectors, chat: approvalChats, mailer: mailers },
    { take: 10 },
  ),
  build: ({ table, carrier, chat, mailer }) => ({
    name: {
      nl: `Retouren afhandelen met ${carrier.app.label}-label, akkoord in ${chat.app.label} en ${table.app.label}`,
      en: `Handle returns with ${carrier.app.label} labels, ${chat.app.label} approval and ${table.app.label}`,
    },
    description: {
      nl: `Een klant vult het retourformulier in; de bestelling wordt in ${table.app.label} opgezocht. Binnen de termijn volgt een retour via ${carrier.app.label}, daarbuiten beslist ${chat.app.label}. ${mailer.app.label} mailt de uitslag.`,
      en: `A customer fills in the return form and ${table.app.label} is searched for the order. In time, ${carrier.app.label} arranges the return; later, ${chat.app.label} decides. ${mailer.app.label} mails the outcome.`,
    },
    benefit: {
      nl: 'Een retour is geregeld voordat de klant erover belt.',
      en: 'A return is arranged before the customer calls about it.',
    },
    uses: [
      [table, { nl: 'weet welke bestellingen er zijn', en: 'knows which orders there are' }],
      [carrier, { nl: 'regelt het vervoer terug', en: 'arranges the way back' }],
      [chat, { nl: 'beslist over late retouren', en: 'decides on late returns' }],
      [mailer, { nl: 'mailt de klant', en: 'mails the customer' }],
    ],
    setup: [
      {
        nl: 'Zorg dat de tabel Bestellingen de kolommen Bestelnummer en Besteldatum heeft.',
        en: 'Make sure the table Bestellingen has the columns Bestelnummer and Besteldatum.',
      },
      {
        nl: 'Zet in "Regel vervoer" waar de retouren naartoe moeten.',
        en: 'Set in "Regel vervoer" where returns go.',
      },
      {
        nl: 'Pas in "Binnen de termijn?" het aantal dagen aan.',
        en: 'Change the number of days in "Binnen de termijn?".',
      },
    ],
    notes: [
      {
        over: ['Zoek bestelling', 'Vraag om het nummer'],
        text: '## Kennen we deze bestelling?\nOnbekende nummers krijgen een mail terug. Zo komt er geen label voor een bestelling die er niet is.',
      },
      {
        over: ['Vraag akkoord', 'Toch goed?'],
        text: '## Te laat\nNa de termijn beslist een mens. De klant hoort het in beide gevallen.',
      },
    ],
    nodes: [
      form('Retouraanvraag', 'Retour aanmelden', 'Vul je bestelnummer in, dan regelen we de rest.', FIELDS),
      evenWhenEmpty(
        table.find?.('Zoek bestelling', 'Bestellingen', 'Bestelnummer', only(f('bestelnummer'))) ??
          table.append('Zoek bestelling', 'Bestellingen', {}),
      ),
      set('Gevonden gegevens', { besteld: `={{ ${table.cell('Besteldatum')} ?? '' }}` }),
      when('Bestelling bekend?', [['={{ $json.besteld }}', 'filled']]),
      mailer.send(
        'Vraag om het nummer',
        only(f('email')),
        'We vinden je bestelling niet',
        t`<p>Beste ${f('naam')},</p><p>Bestelnummer ${f('bestelnummer')} staat niet in onze administratie. Wil je het nummer van je bevestiging nog eens sturen?</p>`,
      ),
      when('Binnen de termijn?', [
        ['={{ DateTime.fromISO(String($json.besteld)) > $now.minus({ days: 14 }) }}', 'yes'],
      ]),
      chat.approve(
        'Vraag akkoord',
        t`Late retour: bestelling ${f('bestelnummer')} van ${f('naam')}. Reden: ${f('reden')}. Toch aannemen?`,
      ),
      when('Toch goed?', [['={{ $json.data.approved }}', 'yes']]),
      mailer.send(
        'Wijs af',
        only(f('email')),
        'Over je retour',
        t`<p>Beste ${f('naam')},</p><p>De retourtermijn van bestelling ${f('bestelnummer')} is voorbij, daarom kunnen we hem niet meer aannemen.</p>`,
      ),
      withErrorBranch(
        carrier.collect('Regel vervoer', {
          number: t`RETOUR-${f('bestelnummer')}`,
          name: only(f('naam')),
          email: only(f('email')),
          address: only(f('adres')),
          country: 'NL',
        }),
      ),
      mailer.send(
        'Bevestig retour',
        only(f('email')),
        'Je retour is geregeld',
        t`<p>Beste ${f('naam')},</p><p>We halen je retour op. Je volgcode: ${`{{ ${carrier.code} }}`}.</p>`,
      ),
      chat.post(
        'Vervoer lukt niet',
        t`Voor retour ${f('bestelnummer')} kon geen vervoer worden geregeld. Adres: ${f('adres')}.`,
      ),
      mailer.send(
        'Vraag geduld',
        only(f('email')),
        'We nemen je retour in behandeling',
        t`<p>Beste ${f('naam')},</p><p>Je retour is goedgekeurd. Een collega neemt vandaag contact op over het ophalen.</p>`,
      ),
      table.append('Leg retour vast', 'Retouren', {
        Datum: "={{ $now.toFormat('yyyy-MM-dd') }}",
        Bestelnummer: only(f('bestelnummer')),
        Klant: only(f('email')),
        Reden: only(f('reden')),
      }),
      set('Afwijzing', { status: 'afgewezen' }),
      table.append('Leg afwijzing vast', 'Retouren', {
        Datum: "={{ $now.toFormat('yyyy-MM-dd') }}",
        Bestelnummer: only(f('bestelnummer')),
        Klant: only(f('email')),
        Reden: 'Afgewezen: te laat',
      }),
    ],
    flow: [
      'Retouraanvraag > Zoek bestelling > Gevonden gegevens > Bestelling bekend? > Binnen de termijn? > Regel vervoer > Bevestig retour > Leg retour vast',
      'Bestelling bekend? #1 > Vraag om het nummer',
      'Binnen de termijn? #1 > Vraag akkoord > Toch goed? > Regel vervoer',
      'Toch goed? #1 > Wijs af > Afwijzing > Leg afwijzing vast',
      'Regel vervoer #1 > Vervoer lukt niet > Vraag geduld > Leg retour vast',
    ],
  }),
});

export const returnReasons = recipe({
  id: 'return-reasons-and-digest',
  category: 'ecommerce',
  tags: ['retouren', 'ai', 'overzicht'],
  saves: {
    minutes: 5,
    nl: 'Iemand leest een retourreden, zet hem op de lijst en telt waar het misgaat.',
    en: 'Someone reads a return reason, lists it and counts what goes wrong.',
  },
  variants: combine(
    { model: mainModels, table: upsertTables, tasks: taskApps, chat: chats },
    { take: 9, unless: ({ table, tasks }) => table.rows === undefined || table.app.key === tasks.app.key },
  ),
  build: ({ model, table, tasks, chat }) => ({
    name: {
      nl: `Retourredenen indelen met ${model.app.label}: taken in ${tasks.app.label}, dagstand in ${chat.app.label}`,
      en: `Sort return reasons with ${model.app.label}: tasks in ${tasks.app.label}, count in ${chat.app.label}`,
    },
    description: {
      nl: `Het retourformulier laat ${model.app.label} de reden indelen: stuk wordt een taak in ${tasks.app.label}, de rest een regel in ${table.app.label}. Elke ochtend telt hij op in ${chat.app.label}.`,
      en: `The return form has ${model.app.label} sort the reason: defects become a task in ${tasks.app.label}, the rest a row in ${table.app.label}. Each morning ${chat.app.label} gets the count.`,
    },
    benefit: {
      nl: 'Je ziet welke artikelen te veel terugkomen en waarom.',
      en: 'You see which items come back too often, and why.',
    },
    uses: [
      [model, { nl: 'herkent de reden', en: 'recognises the reason' }],
      [table, { nl: 'bewaart de retouren', en: 'keeps the returns' }],
      [tasks, { nl: 'krijgt een taak bij elk kapot artikel', en: 'gets a task for each defective item' }],
      [chat, { nl: 'toont de dagstand', en: 'shows the daily count' }],
    ],
    setup: [
      {
        nl: 'Maak de tabel Retouren met de kolommen Bestelnummer, Soort, Reden en Datum.',
        en: 'Make the table Retouren with the columns Bestelnummer, Soort, Reden and Datum.',
      },
    ],
    notes: [
      {
        over: ['Bepaal de soort', 'Anders'],
        text: '## Soorten\nDe omschrijvingen in "Bepaal de soort" bepalen de indeling. Voeg er een toe en teken een nieuwe uitgang.',
      },
      {
        over: ['Elke ochtend', 'Stuur dagstand'],
        text: '## Dagstand\nStaat los van het formulier en leest alleen wat er gisteren is bijgekomen.',
      },
    ],
    nodes: [
      formWithEnding('Retouraanvraag', 'Retour aanmelden', 'Vertel ons wat er met je bestelling is.', FIELDS),
      classify(
        'Bepaal de soort',
        only(f('reden')),
        [
          ['Kapot', 'Het artikel is stuk, beschadigd of werkt niet'],
          ['Maat', 'Het artikel past niet of is te groot of te klein'],
          ['Verwachting', 'Het artikel ziet er anders uit dan op de foto of in de tekst'],
        ],
        true,
      ),
      model.attach('Taalmodel', 'Bepaal de soort'),
      set('Kapot', { soort: 'kapot' }, true),
      set('Maat', { soort: 'maat' }, true),
      set('Verwachting', { soort: 'verwachting' }, true),
      set('Anders', { soort: 'anders' }, true),
      tasks.create('Onderzoek defect', {
        title: t`Defect uit bestelling ${f('bestelnummer')}`,
        description: t`${f('naam')} meldt: ${f('reden')}`,
        due: '={{ $now.plus({ days: 2 }).toISO() }}',
      }),
      set('Regel', { soort: '={{ $json.soort ?? "kapot" }}' }),
      table.append('Bewaar retour', 'Retouren', {
        Bestelnummer: only(f('bestelnummer')),
        Soort: '={{ $json.soort }}',
        Reden: only(f('reden')),
        Datum: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      formEnd(
        'Bedank de klant',
        'Je retour is aangemeld',
        'Je ontvangt binnen een werkdag bericht over de vervolgstap.',
      ),
      everyDay('Elke ochtend', 8),
      table.rows?.('Lees retouren', 'Retouren') ?? table.append('Lees retouren', 'Retouren', {}),
      keep('Van gisteren', [
        [
          `={{ String(${table.cell('Datum')}).slice(0, 10) }}`,
          'is',
          "={{ $now.minus({ days: 1 }).toFormat('yyyy-MM-dd') }}",
        ],
      ]),
      code(
        'Tel per soort',
        `
const telling = {};
for (const item of $input.all()) {
  const $json = item.json;
  const soort = ${table.cell('Soort')} ?? 'anders';
  telling[soort] = (telling[soort] ?? 0) + 1;
}
const regels = Object.entries(telling).sort((a, b) => b[1] - a[1]).map(([soort, aantal]) => soort + ': ' + aantal);
return regels.length ? [{ json: { tekst: regels.join(', '), aantal: $input.all().length } }] : [];`,
      ),
      chat.post('Stuur dagstand', '=Retouren van gisteren ({{ $json.aantal }}): {{ $json.tekst }}'),
    ],
    flow: [
      'Retouraanvraag > Bepaal de soort > Kapot > Onderzoek defect > Regel > Bewaar retour > Bedank de klant',
      'Bepaal de soort #1 > Maat > Regel',
      'Bepaal de soort #2 > Verwachting > Regel',
      'Bepaal de soort #3 > Anders > Regel',
      'Elke ochtend > Lees retouren > Van gisteren > Tel per soort > Stuur dagstand',
    ],
  }),
});
