import { approvalChats, chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { collectors } from '../../apps/shipping.js';
import { lookupTables, upsertTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  answeredWithin,
  classify,
  code,
  combine,
  dayOf,
  evenWhenEmpty,
  everyDay,
  formEnd,
  keep,
  only,
  onlyOnce,
  openForm,
  openFormWithEnding,
  plain,
  promise,
  recipe,
  say,
  set,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const fields = (): Parameters<typeof openForm>[3] => [
  ['bestelnummer', say('Bestelnummer', 'Order number')],
  ['naam', say('Je naam', 'Your name')],
  ['email', say('E-mailadres', 'Email address'), 'email'],
  [
    'adres',
    say(
      'Ophaaladres: straat en nummer, postcode, plaats',
      'Pick-up address: street and number, postcode, town',
    ),
  ],
  // The law asks no reason of who withdraws from a purchase.
  [
    'reden?',
    say('Waarom stuur je het terug? (niet verplicht)', 'Why do you send it back? (not required)'),
    'textarea',
  ],
];
const f = (field: string) => `{{ $('Retouraanvraag').item.json.${field} ?? '' }}`;

const AFTER_DELIVERY = ownLimit(
  ['Dagen na de bezorging', 'Days after delivery'],
  [
    'Hoeveel dagen na de bezorging een retour mag; de wet vraagt er minstens veertien.',
    'For how many days after delivery a return is allowed; the law asks for fourteen at least.',
  ],
  14,
);
const AFTER_ORDER = ownLimit(
  ['Dagen na de bestelling', 'Days after the order'],
  [
    'Hetzelfde vanaf de bestelling, als de bezorgdag onbekend is.',
    'The same from the order, where the day of delivery is unknown.',
  ],
  21,
);

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
        nl: 'Zorg dat de tabel Bestellingen de kolommen Bestelnummer, E-mail, Besteldatum en Bezorgd op heeft, en Retouren Datum, Bestelnummer, Klant en Reden.',
        en: 'Make sure the table Orders has the columns Order number, Email, Order date and Delivered on, and Returns Date, Order number, Customer and Reason.',
      },
    ],
    notes: [
      {
        over: ['Zoek bestelling', 'Vraag om het nummer'],
        text: say(
          '## Kennen we deze bestelling?\nEen onbekend nummer, of een ander mailadres dan bij de bestelling, krijgt een mail terug. Zo komt er geen label voor een bestelling die er niet is.',
          '## Do we know this order?\nAn unknown number, or another address than that of the order, gets a mail back. That way no label is made for an order that is not there.',
        ),
      },
      {
        over: ['Vraag akkoord', 'Toch goed?'],
        text: say(
          '## Te laat of al eens gevraagd\nNa de termijn, of als er voor de bestelling al een retour in de tabel staat, beslist een mens: zo komt er geen tweede label. Drie dagen zonder antwoord geldt als nee. De klant hoort het in beide gevallen.',
          '## Too late or asked before\nAfter the term, or where the table has a return of the order already, a person decides: so there is no second label. Three days without an answer count as a no. The customer hears in both cases.',
        ),
      },
    ],
    names: {
      Retouraanvraag: 'Return request',
      'Zoek bestelling': 'Find the order',
      'Gevonden gegevens': 'Record found',
      'Bestelling bekend?': 'Order known?',
      'Vraag om het nummer': 'Ask for the number',
      'Binnen de termijn?': 'Within the term?',
      'Zoek een eerdere retour': 'Look for an earlier return',
      'Eerste retour?': 'First return?',
      'Vraag akkoord': 'Ask for approval',
      'Toch goed?': 'Accept it anyway?',
      'Wijs af': 'Reject',
      'Regel vervoer': 'Arrange transport',
      'Bevestig retour': 'Confirm the return',
      'Vervoer lukt niet': 'Transport failed',
      'Vraag geduld': 'Ask for patience',
      'Leg retour vast': 'Record the return',
      'Leg afwijzing vast': 'Record the rejection',
    },
    promises: [promise('answer', 'Vervoer lukt niet')],
    nodes: [
      openForm(
        'Retouraanvraag',
        say('Retour aanmelden', 'Announce a return'),
        say(
          'Vul je bestelnummer in, dan regelen we de rest.',
          'Fill in your order number and we arrange the rest.',
        ),
        fields(),
      ),
      evenWhenEmpty(
        table.find?.(
          'Zoek bestelling',
          say('Bestellingen', 'Orders'),
          say('Bestelnummer', 'Order number'),
          only(f('bestelnummer')),
        ) ?? table.append('Zoek bestelling', say('Bestellingen', 'Orders'), {}),
      ),
      onlyOnce(
        set('Gevonden gegevens', {
          besteld: `={{ ${table.cell(say('Besteldatum', 'Order date'))} ?? '' }}`,
          bezorgd: `={{ ${table.cell(say('Bezorgd op', 'Delivered on'))} ?? '' }}`,
          email: `={{ ${table.cell(say('E-mail', 'Email'))} ?? '' }}`,
        }),
      ),
      when('Bestelling bekend?', [
        ['={{ $json.besteld }}', 'filled'],
        [
          "={{ $json.email.trim().toLowerCase() === $('Retouraanvraag').first().json.email.trim().toLowerCase() }}",
          'yes',
        ],
      ]),
      mailer.send(
        'Vraag om het nummer',
        only(f('email')),
        say('We vinden je bestelling niet', 'We cannot find your order'),
        say(
          '<p>Beste klant,</p><p>Het bestelnummer dat op ons retourformulier is ingevuld, staat niet met dit mailadres in onze administratie. Vul het formulier nog eens in met het nummer en het mailadres van je bevestiging. Heb je niets aangevraagd, dan hoef je niets te doen.</p>',
          '<p>Dear customer,</p><p>The order number filled in on our return form is not in our records with this address. Fill in the form once more with the number and the mail address of your confirmation. If you asked for nothing, there is nothing to do.</p>',
        ),
      ),
      when('Binnen de termijn?', [
        [
          `={{ ${dayOf('$json.bezorgd')}.isValid ? ${dayOf('$json.bezorgd')}.startOf('day') >= $now.startOf('day').minus({ days: ${AFTER_DELIVERY} }) : ${dayOf('$json.besteld')}.startOf('day') >= $now.startOf('day').minus({ days: ${AFTER_ORDER} }) }}`,
          'yes',
        ],
      ]),
      evenWhenEmpty(
        onlyOnce(
          table.find?.(
            'Zoek een eerdere retour',
            say('Retouren', 'Returns'),
            say('Bestelnummer', 'Order number'),
            only(f('bestelnummer')),
          ) ?? table.append('Zoek een eerdere retour', say('Retouren', 'Returns'), {}),
        ),
      ),
      onlyOnce(
        when('Eerste retour?', [
          [`={{ ${table.cell(say('Bestelnummer', 'Order number'))} ?? '' }}`, 'empty'],
        ]),
      ),
      answeredWithin(
        chat.approve(
          'Vraag akkoord',
          say(
            t`Late of tweede retour: bestelling ${f('bestelnummer')} van ${f('naam')}. Reden: ${f('reden')}. Toch een label sturen?`,
            t`Late or second return: order ${f('bestelnummer')} of ${f('naam')}. Reason: ${f('reden')}. Send a label anyway?`,
          ),
        ),
        3,
        'days',
      ),
      when('Toch goed?', [['={{ $json.data?.approved }}', 'yes']]),
      mailer.send(
        'Wijs af',
        only(f('email')),
        say('Over je retour', 'About your return'),
        say(
          t`<p>Beste ${plain(f('naam'))},</p><p>Voor bestelling ${plain(f('bestelnummer'), 30)} kunnen we geen retour meer aannemen: de retourtermijn is voorbij, of er is al een retour aangemeld. Is het artikel kapot of klopt dit niet, antwoord dan op deze mail.</p>`,
          t`<p>Dear ${plain(f('naam'))},</p><p>We can no longer accept a return of order ${plain(f('bestelnummer'), 30)}: the return term has passed, or a return was announced already. If the item is broken or this is wrong, answer this mail.</p>`,
        ),
      ),
      withErrorBranch(
        carrier.collect('Regel vervoer', {
          number: say(t`RETOUR-${f('bestelnummer')}`, t`RETURN-${f('bestelnummer')}`),
          name: only(f('naam')),
          email: only(f('email')),
          address: only(f('adres')),
          country: 'NL',
        }),
      ),
      mailer.send(
        'Bevestig retour',
        only(f('email')),
        say('Je retour is geregeld', 'Your return is arranged'),
        say(
          t`<p>Beste ${plain(f('naam'))},</p><p>We halen je retour op. Je volgcode: ${`{{ ${carrier.code} }}`}.</p>`,
          t`<p>Dear ${plain(f('naam'))},</p><p>We will pick up your return. Your tracking code: ${`{{ ${carrier.code} }}`}.</p>`,
        ),
      ),
      chat.post(
        'Vervoer lukt niet',
        say(
          t`Voor retour ${f('bestelnummer')} kon geen vervoer worden geregeld. Adres: ${f('adres')}.`,
          t`No transport could be arranged for return ${f('bestelnummer')}. Address: ${f('adres')}.`,
        ),
      ),
      mailer.send(
        'Vraag geduld',
        only(f('email')),
        say('We nemen je retour in behandeling', 'We are handling your return'),
        say(
          t`<p>Beste ${plain(f('naam'))},</p><p>Je retour is goedgekeurd. Een collega neemt contact met je op over het ophalen.</p>`,
          t`<p>Dear ${plain(f('naam'))},</p><p>Your return is approved. A colleague will contact you about the pick-up.</p>`,
        ),
      ),
      table.append('Leg retour vast', say('Retouren', 'Returns'), {
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        [say('Bestelnummer', 'Order number')]: only(f('bestelnummer')),
        [say('Klant', 'Customer')]: only(f('email')),
        [say('Reden', 'Reason')]: only(f('reden')),
      }),
      table.append('Leg afwijzing vast', say('Retouren', 'Returns'), {
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        [say('Bestelnummer', 'Order number')]: only(f('bestelnummer')),
        [say('Klant', 'Customer')]: only(f('email')),
        [say('Reden', 'Reason')]: say(
          'Afgewezen: te laat of al aangemeld',
          'Rejected: too late or announced before',
        ),
      }),
    ],
    flow: [
      'Retouraanvraag > Zoek bestelling > Gevonden gegevens > Bestelling bekend? > Binnen de termijn? > Zoek een eerdere retour > Eerste retour? > Regel vervoer > Bevestig retour > Leg retour vast',
      'Eerste retour? #1 > Vraag akkoord',
      'Bestelling bekend? #1 > Vraag om het nummer',
      'Binnen de termijn? #1 > Vraag akkoord > Toch goed? > Regel vervoer',
      'Toch goed? #1 > Wijs af > Leg afwijzing vast',
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
        en: 'Make the table Returns with the columns Order number, Kind, Reason and Date.',
      },
    ],
    notes: [
      {
        over: ['Bepaal de soort', 'Anders'],
        text: say(
          '## Soorten\nDe omschrijvingen in "Bepaal de soort" bepalen de indeling. Voeg er een toe en teken een nieuwe uitgang.',
          '## Kinds\nThe descriptions in "Bepaal de soort" decide the sorting. Add one and draw a new way out.',
        ),
      },
      {
        over: ['Elke ochtend', 'Stuur dagstand'],
        text: say(
          '## Dagstand\nStaat los van het formulier en leest alleen wat er gisteren is bijgekomen.',
          '## Daily count\nIs apart from the form and only reads what was added yesterday.',
        ),
      },
    ],
    names: {
      Retouraanvraag: 'Return request',
      'Bepaal de soort': 'Decide the kind',
      Taalmodel: 'Language model',
      Kapot: 'Defective',
      Maat: 'Size',
      Verwachting: 'Expectation',
      Anders: 'Other',
      'Onderzoek defect': 'Investigate the defect',
      'Meld zonder taak': 'Report without a task',
      Regel: 'Row',
      'Bewaar retour': 'Keep the return',
      'Bedank de klant': 'Thank the customer',
      'Elke ochtend': 'Every morning',
      'Lees retouren': 'Read the returns',
      'Van gisteren': 'Of yesterday',
      'Tel per soort': 'Count by kind',
      'Stuur dagstand': 'Send the daily count',
    },
    nodes: [
      openFormWithEnding(
        'Retouraanvraag',
        say('Retour aanmelden', 'Announce a return'),
        say('Vertel ons wat er met je bestelling is.', 'Tell us what is wrong with your order.'),
        fields(),
      ),
      withErrorBranch(
        classify(
          'Bepaal de soort',
          only(f('reden')),
          [
            [
              say('Kapot', 'Defective'),
              say(
                'Het artikel is stuk, beschadigd of werkt niet',
                'The item is broken, damaged or does not work',
              ),
            ],
            [
              say('Maat', 'Size'),
              say(
                'Het artikel past niet of is te groot of te klein',
                'The item does not fit, or is too large or too small',
              ),
            ],
            [
              say('Verwachting', 'Expectation'),
              say(
                'Het artikel ziet er anders uit dan op de foto of in de tekst',
                'The item looks different from the photo or the text',
              ),
            ],
          ],
          true,
        ),
      ),
      model.attach('Taalmodel', 'Bepaal de soort'),
      set('Kapot', { soort: say('kapot', 'defective') }, true),
      set('Maat', { soort: say('maat', 'size') }, true),
      set('Verwachting', { soort: say('verwachting', 'expectation') }, true),
      set('Anders', { soort: say('anders', 'other') }, true),
      withErrorBranch(
        tasks.create('Onderzoek defect', {
          title: say(
            t`Defect uit bestelling ${f('bestelnummer')}`,
            t`Defect from order ${f('bestelnummer')}`,
          ),
          description: say(t`${f('naam')} meldt: ${f('reden')}`, t`${f('naam')} reports: ${f('reden')}`),
          due: '={{ $now.plus({ days: 2 }).toISO() }}',
        }),
      ),
      chat.post(
        'Meld zonder taak',
        say(
          t`Defect uit bestelling ${f('bestelnummer')}, maar er kon geen taak worden gemaakt. ${f('naam')} meldt: ${f('reden')}`,
          t`Defect from order ${f('bestelnummer')}, but no task could be made. ${f('naam')} reports: ${f('reden')}`,
        ),
      ),
      set('Regel', { soort: `={{ $json.soort ?? ${say('"kapot"', '"defective"')} }}` }),
      table.append('Bewaar retour', say('Retouren', 'Returns'), {
        [say('Bestelnummer', 'Order number')]: only(f('bestelnummer')),
        [say('Soort', 'Kind')]: '={{ $json.soort }}',
        [say('Reden', 'Reason')]: only(f('reden')),
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      formEnd(
        'Bedank de klant',
        say('Je retour is aangemeld', 'Your return has been announced'),
        say('We hebben hem genoteerd, met de reden erbij.', 'We have noted it, with the reason.'),
      ),
      everyDay('Elke ochtend', 8),
      table.rows?.('Lees retouren', say('Retouren', 'Returns')) ??
        table.append('Lees retouren', say('Retouren', 'Returns'), {}),
      keep('Van gisteren', [
        [
          `={{ String(${table.cell(say('Datum', 'Date'))}).slice(0, 10) }}`,
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
  const soort = ${table.cell(say('Soort', 'Kind'))} ?? '${say('anders', 'other')}';
  telling[soort] = (telling[soort] ?? 0) + 1;
}
const regels = Object.entries(telling).sort((a, b) => b[1] - a[1]).map(([soort, aantal]) => soort + ': ' + aantal);
return regels.length ? [{ json: { tekst: regels.join(', '), aantal: $input.all().length } }] : [];`,
      ),
      chat.post(
        'Stuur dagstand',
        say(
          '=Retouren van gisteren ({{ $json.aantal }}): {{ $json.tekst }}',
          '=Returns of yesterday ({{ $json.aantal }}): {{ $json.tekst }}',
        ),
      ),
    ],
    flow: [
      'Retouraanvraag > Bepaal de soort > Kapot > Onderzoek defect > Regel > Bewaar retour > Bedank de klant',
      'Onderzoek defect #1 > Meld zonder taak > Regel',
      'Bepaal de soort #1 > Maat > Regel',
      'Bepaal de soort #2 > Verwachting > Regel',
      'Bepaal de soort #3 > Anders > Regel',
      'Bepaal de soort #4 > Anders',
      'Elke ochtend > Lees retouren > Van gisteren > Tel per soort > Stuur dagstand',
    ],
  }),
});
