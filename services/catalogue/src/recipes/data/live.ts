import { chats } from '../../apps/chats.js';
import { sqlStores } from '../../apps/databases.js';
import { rowEvents } from '../../apps/row-events.js';
import { sinks } from '../../apps/sinks.js';
import { tables, upsertTables } from '../../apps/tables.js';
import {
  both,
  code,
  codeEach,
  combine,
  everyDay,
  everyHours,
  gather,
  keep,
  nothing,
  onlyNew,
  recipe,
  respond,
  set,
  spares,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const dashboardFigures = recipe({
  id: 'dashboard-figures',
  category: 'data',
  tags: ['dashboard', 'kpi'],
  saves: spares(
    5,
    'Iemand draait de query en werkt het dashboard met de hand bij.',
    'Someone runs the query and updates the dashboard by hand.',
  ),
  variants: combine({ db: sqlStores, table: upsertTables }, { take: 9 }),
  build: ({ db, table }) => ({
    name: both(
      `Dashboard in ${table.app.label} verversen met cijfers uit ${db.app.label}`,
      `Refresh a dashboard in ${table.app.label} with figures from ${db.app.label}`,
    ),
    description: both(
      `Werkt elk uur, en meteen als iemand op de ververs-knop drukt, omzet, orders en retouren uit ${db.app.label} bij in ${table.app.label} en antwoordt met de nieuwe stand.`,
      `Every hour, and at once when someone presses refresh, updates sales, orders and returns from ${db.app.label} in ${table.app.label} and answers with the new figures.`,
    ),
    benefit: both(
      'Het dashboard is nooit ouder dan een uur en op verzoek meteen actueel.',
      'The dashboard is never over an hour old, and fresh on demand.',
    ),
    uses: [
      [db, both('levert de cijfers', 'supplies the figures')],
      [table, both('is het dashboard', 'is the dashboard')],
    ],
    setup: [
      both(
        'Roep het webadres van "Ververs nu" aan vanaf een knop in je dashboard.',
        'Call the address of "Ververs nu" from a button on your dashboard.',
      ),
    ],
    nodes: [
      everyHours('Elk uur', 1),
      webhook('Ververs nu', 'dashboard-verversen', { respond: 'responseNode' }),
      set('Vanaf het schema', { antwoord: ['boolean', '={{ false }}'] }),
      set('Vanaf de knop', { antwoord: ['boolean', '={{ true }}'] }),
      db.query(
        'Cijfers van vandaag',
        "=SELECT COUNT(*) AS orders, COALESCE(SUM(bedrag), 0) AS omzet, COALESCE(SUM(retour), 0) AS retouren FROM orders WHERE besteld_op >= '{{ $now.toISODate() }}'",
      ),
      codeEach(
        'Reken het gemiddelde uit',
        'const omzet = Number($json.omzet ?? $json.OMZET ?? 0);\nconst orders = Number($json.orders ?? $json.ORDERS ?? 0);\nreturn { json: { omzet, orders, retouren: Number($json.retouren ?? $json.RETOUREN ?? 0), gemiddeld: orders ? Math.round((omzet / orders) * 100) / 100 : 0 } };',
      ),
      table.upsert('Werk het dashboard bij', 'Dashboard', 'Dag', {
        Dag: '={{ $now.toISODate() }}',
        Omzet: '={{ $json.omzet }}',
        Orders: '={{ $json.orders }}',
        Retouren: '={{ $json.retouren }}',
        Gemiddeld: '={{ $json.gemiddeld }}',
      }),
      when('Vroeg iemand erom?', [["={{ $('Vanaf de knop').isExecuted }}", 'yes']]),
      respond('Antwoord met de stand', "={{ $('Reken het gemiddelde uit').first().json }}"),
    ],
    flow: [
      'Elk uur > Vanaf het schema > Cijfers van vandaag > Reken het gemiddelde uit > Werk het dashboard bij > Vroeg iemand erom? > Antwoord met de stand',
      'Ververs nu > Vanaf de knop > Cijfers van vandaag',
    ],
  }),
});

export const liveAndNightly = recipe({
  id: 'live-and-nightly-sync',
  category: 'data',
  tags: ['synchroniseren', 'controle', 'database'],
  saves: spares(
    35,
    'Iemand controleert of alle nieuwe klanten in het tweede systeem staan.',
    'Someone checks that all new customers reached the second system.',
  ),
  variants: combine(
    { event: rowEvents, place: sinks, chat: chats, table: tables },
    { take: 10, apart: ['event', 'place'] },
  ),
  build: ({ event, place, chat, table }) => ({
    name: both(
      `Klanten uit ${event.app.label} direct en 's nachts doorzetten naar ${place.app.label}`,
      `Pass customers from ${event.app.label} to ${place.app.label} live and by night`,
    ),
    description: both(
      `Zet een klant door naar ${place.app.label} zodra ${event.event.nl}; 's nachts volgt een ronde langs gemiste klanten, met bericht in ${chat.app.label}. Fouten komen in ${table.app.label}.`,
      `Passes a customer to ${place.app.label} as soon as ${event.event.en}; at night it makes a round of missed ones and tells ${chat.app.label}. Failures go to ${table.app.label}.`,
    ),
    benefit: both(
      'Ook na een storing mist er de volgende ochtend geen klant.',
      'Even after an outage no customer is missing the next morning.',
    ),
    uses: [
      [event, both('meldt nieuwe klanten', 'reports new customers')],
      [place, both('bewaart de klanten', 'stores the customers')],
      [chat, both('meldt wat er is ingehaald', 'tells what was caught up on')],
      [table, both('bewaart wat niet lukte', 'keeps what failed')],
    ],
    setup: [
      both(
        'Vul in "Klanten van vandaag", "Live record" en "Nachtelijk record" de namen van je eigen kolommen in.',
        'Enter the names of your own columns in "Klanten van vandaag", "Live record" and "Nachtelijk record".',
      ),
    ],
    notes: [
      {
        over: ['Nieuwe klant', 'Live record'],
        text: '## Direct\nDe snelle weg: elke nieuwe klant gaat meteen door.',
      },
      {
        over: ['Elke nacht om 1 uur', 'Nachtelijk record'],
        text: '## Vangnet\nDe nachtelijke lijst gaat door dezelfde controle. Wat al is doorgezet, wordt overgeslagen omdat het nummer bekend is.',
      },
    ],
    nodes: [
      event.trigger('Nieuwe klant', 'klanten'),
      set('Live record', {
        nummer: `={{ String(${event.cell('nummer')} ?? '') }}`,
        naam: `={{ ${event.cell('naam')} ?? '' }}`,
        email: `={{ ${event.cell('email')} ?? '' }}`,
        herkomst: 'live',
      }),
      everyDay('Elke nacht om 1 uur', 1),
      event.recent('Klanten van vandaag', 'klanten'),
      set('Nachtelijk record', {
        nummer: `={{ String(${event.at('nummer')} ?? '') }}`,
        naam: `={{ ${event.at('naam')} ?? '' }}`,
        email: `={{ ${event.at('email')} ?? '' }}`,
        herkomst: 'nacht',
      }),
      keep('Met nummer en adres', [
        ['={{ $json.nummer }}', 'filled'],
        ['={{ $json.email }}', 'contains', '@'],
      ]),
      onlyNew('Nog niet doorgezet', '={{ $json.nummer }}'),
      set('Kolommen', {
        nummer: '={{ $json.nummer }}',
        naam: '={{ $json.naam.trim() }}',
        email: '={{ $json.email.toLowerCase() }}',
      }),
      withErrorBranch(place.write('Zet door', 'klanten', ['nummer', 'naam', 'email'])),
      code(
        'Waar vandaan?',
        "return $('Nog niet doorgezet').all().map(({ json }) => ({ json: { nummer: json.nummer, naam: json.naam, herkomst: json.herkomst } }));",
      ),
      when('Ingehaald in de nacht?', [['={{ $json.herkomst }}', 'is', 'nacht']]),
      gather('Verzamel inhaalslag', 'klanten'),
      chat.post(
        'Meld de inhaalslag',
        "={{ $json.klanten.length }} gemiste klanten alsnog opgepakt: {{ $json.klanten.map((klant) => klant.naam).join(', ') }}",
      ),
      nothing('Live is klaar'),
      table.append('Noteer de fout', 'Niet doorgezet', {
        Nummer: "={{ $('Kolommen').item.json.nummer }}",
        Naam: "={{ $('Kolommen').item.json.naam }}",
        Tijdstip: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
      }),
      gather('Verzamel fouten', 'fouten'),
      chat.post(
        'Meld de fouten',
        '={{ $json.fouten.length }} klanten konden niet worden doorgezet. Ze staan in Niet doorgezet.',
      ),
    ],
    flow: [
      'Nieuwe klant > Live record > Met nummer en adres > Nog niet doorgezet > Kolommen > Zet door > Waar vandaan? > Ingehaald in de nacht? > Verzamel inhaalslag > Meld de inhaalslag',
      'Elke nacht om 1 uur > Klanten van vandaag > Nachtelijk record > Met nummer en adres',
      'Ingehaald in de nacht? #1 > Live is klaar',
      'Zet door #1 > Noteer de fout > Verzamel fouten > Meld de fouten',
    ],
  }),
});
