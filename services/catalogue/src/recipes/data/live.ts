import { chats } from '../../apps/chats.js';
import { sqlStores } from '../../apps/databases.js';
import { rowEvents } from '../../apps/row-events.js';
import { sinks } from '../../apps/sinks.js';
import { tables, upsertTables } from '../../apps/tables.js';
import {
  both,
  choose,
  code,
  codeEach,
  combine,
  everyDay,
  everyHours,
  gather,
  keep,
  loop,
  nothing,
  recipe,
  respond,
  say,
  set,
  spares,
  stop,
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
      both(
        'In "Cijfers van de dag" is retour 1 bij een retour en anders 0. De dagen zijn die van de kolom besteld_op; bewaart je database tijden in UTC, reken die dan om naar Nederlandse tijd.',
        'In "Cijfers van de dag" returned is 1 for a return and 0 otherwise. The days are those of the column ordered_at; if your database keeps times in UTC, convert them to Dutch time.',
      ),
    ],
    notes: [
      {
        over: ['Cijfers van de dag', 'Werk het dashboard bij'],
        text: say(
          '## Een rij per dag\nDe dag is de sleutel, dus een tweede keer verversen werkt de rij bij. De ronde van middernacht telt nog bij de dag die net voorbij is, zodat ook het laatste uur meetelt. Die ronde rekent ook de dertig dagen ervoor opnieuw uit, want wat toen besteld is, kan sindsdien terug zijn gekomen.',
          '## One row a day\nThe day is the key, so that refreshing again updates the row. The round of midnight still belongs to the day that has just ended, so that its last hour counts too. That round also works out the thirty days before it again, as what was ordered then may have come back since.',
        ),
      },
    ],
    names: {
      'Elk uur': 'Every hour',
      'Ververs nu': 'Refresh now',
      'Vanaf het schema': 'From the schedule',
      'Vanaf de knop': 'From the button',
      'Welke dagen': 'Which days',
      'Cijfers van de dag': 'Figures of the day',
      'Wachtte er iemand?': 'Did someone wait?',
      'Antwoord dat het mislukte': 'Answer that it failed',
      'Meld de fout': 'Report the error',
      'Reken het gemiddelde uit': 'Work out the average',
      'Werk het dashboard bij': 'Update the dashboard',
      'Vroeg iemand erom?': 'Did someone ask?',
      'Antwoord met de stand': 'Answer with the figures',
    },
    nodes: [
      everyHours('Elk uur', 1),
      webhook('Ververs nu', say('dashboard-verversen', 'refresh-dashboard'), { respond: 'responseNode' }),
      set('Vanaf het schema', { antwoord: ['boolean', '={{ false }}'] }),
      set('Vanaf de knop', { antwoord: ['boolean', '={{ true }}'] }),
      code(
        'Welke dagen',
        `
const nu = $now.minus({ minutes: 10 });
const terug = !$('Vanaf de knop').isExecuted && $now.hour === 0 ? 30 : 0;
return Array.from({ length: terug + 1 }, (_, at) => nu.minus({ days: at })).map((dag) => ({ json: { dag: dag.toISODate(), tot: dag.plus({ days: 1 }).toISODate() } }));`,
      ),
      withErrorBranch(
        db.query(
          'Cijfers van de dag',
          say(
            "=SELECT '{{ $json.dag }}' AS dag, COUNT(*) AS orders, COALESCE(SUM(bedrag), 0) AS omzet, COALESCE(SUM(retour), 0) AS retouren FROM orders WHERE besteld_op >= '{{ $json.dag }}' AND besteld_op < '{{ $json.tot }}'",
            "=SELECT '{{ $json.dag }}' AS dag, COUNT(*) AS orders, COALESCE(SUM(amount), 0) AS omzet, COALESCE(SUM(returned), 0) AS retouren FROM orders WHERE ordered_at >= '{{ $json.dag }}' AND ordered_at < '{{ $json.tot }}'",
          ),
        ),
      ),
      codeEach(
        'Reken het gemiddelde uit',
        'const omzet = Number($json.omzet ?? $json.OMZET ?? 0);\nconst orders = Number($json.orders ?? $json.ORDERS ?? 0);\nreturn { json: { dag: $json.dag ?? $json.DAG, omzet, orders, retouren: Number($json.retouren ?? $json.RETOUREN ?? 0), gemiddeld: orders ? Math.round((omzet / orders) * 100) / 100 : 0 } };',
      ),
      table.upsert('Werk het dashboard bij', 'Dashboard', say('Dag', 'Day'), {
        [say('Dag', 'Day')]: '={{ $json.dag }}',
        [say('Omzet', 'Sales')]: '={{ $json.omzet }}',
        Orders: '={{ $json.orders }}',
        [say('Retouren', 'Returns')]: '={{ $json.retouren }}',
        [say('Gemiddeld', 'Average')]: '={{ $json.gemiddeld }}',
      }),
      when('Vroeg iemand erom?', [["={{ $('Vanaf de knop').isExecuted }}", 'yes']]),
      respond('Antwoord met de stand', "={{ $('Reken het gemiddelde uit').first().json }}"),
      when('Wachtte er iemand?', [["={{ $('Vanaf de knop').isExecuted }}", 'yes']]),
      respond(
        'Antwoord dat het mislukte',
        say(
          "={{ { fout: 'De database gaf geen cijfers. Probeer het straks opnieuw.' } }}",
          "={{ { error: 'The database gave no figures. Try again later.' } }}",
        ),
        503,
      ),
      stop('Meld de fout', say('De database gaf geen cijfers.', 'The database gave no figures.')),
    ],
    flow: [
      'Elk uur > Vanaf het schema > Welke dagen > Cijfers van de dag > Reken het gemiddelde uit > Werk het dashboard bij > Vroeg iemand erom? > Antwoord met de stand',
      'Ververs nu > Vanaf de knop > Welke dagen',
      'Cijfers van de dag #1 > Wachtte er iemand? > Antwoord dat het mislukte',
      'Wachtte er iemand? #1 > Meld de fout',
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
      ...(event.app.key === 'postgres'
        ? [
            both(
              'De trigger maakt zelf een trigger en functie in Postgres: geef de gebruiker daarvoor het recht CREATE op het schema en TRIGGER op de tabel.',
              'The trigger makes a trigger and function in Postgres itself: grant its user CREATE on the schema and TRIGGER on the table.',
            ),
          ]
        : []),
      both(
        'Vul in "Klanten van vandaag", "Live record" en "Nachtelijk record" de namen van je eigen kolommen in.',
        'Enter the names of your own columns in "Klanten van vandaag", "Live record" and "Nachtelijk record".',
      ),
    ],
    notes: [
      {
        over: ['Nieuwe klant', 'Live record'],
        text: say(
          '## Direct\nDe snelle weg: elke nieuwe klant gaat meteen door.',
          '## At once\nThe fast way: every new customer is passed on straight away.',
        ),
      },
      {
        over: ['Elke nacht om 1 uur', 'Nachtelijk record'],
        text: say(
          '## Vangnet\nDe nachtelijke lijst gaat door dezelfde controle. Wat al is doorgezet, wordt overgeslagen omdat het nummer bekend is. Een nummer is pas bekend als de klant is bewaard.',
          '## Safety net\nThe nightly list goes through the same check. What has been passed on is skipped because its number is known. A number is known only once the customer has been stored.',
        ),
      },
    ],
    names: {
      'Nieuwe klant': 'New customer',
      'Live record': 'Live record',
      'Elke nacht om 1 uur': "Every night at 1 o'clock",
      'Klanten van vandaag': 'Customers of today',
      'Nachtelijk record': 'Nightly record',
      'Met nummer': 'With number',
      'Nog niet doorgezet': 'Not passed on yet',
      Kolommen: 'Columns',
      'Zet door': 'Pass on',
      'Klant voor klant': 'Customer by customer',
      'Onthoud de klant': 'Remember the customer',
      'Niet gelukt': 'Not successful',
      'Hoe liep het af?': 'How did it end?',
      'Verzamel inhaalslag': 'Gather those caught up',
      'Meld de inhaalslag': 'Report those caught up',
      'Live is klaar': 'Live is done',
      'Noteer de fout': 'Record the error',
      'Verzamel fouten': 'Gather errors',
      'Meld de fouten': 'Report the errors',
    },
    nodes: [
      event.trigger('Nieuwe klant', say('klanten', 'customers')),
      set('Live record', {
        [say('nummer', 'number')]: `={{ String(${say(event.cell('nummer'), event.cell('number'))} ?? '') }}`,
        [say('naam', 'name')]: `={{ ${say(event.cell('naam'), event.cell('name'))} ?? '' }}`,
        email: `={{ ${event.cell('email')} ?? '' }}`,
        herkomst: 'live',
      }),
      everyDay('Elke nacht om 1 uur', 1),
      event.recent('Klanten van vandaag', say('klanten', 'customers')),
      set('Nachtelijk record', {
        [say('nummer', 'number')]: `={{ String(${say(event.at('nummer'), event.at('number'))} ?? '') }}`,
        [say('naam', 'name')]: `={{ ${say(event.at('naam'), event.at('name'))} ?? '' }}`,
        email: `={{ ${event.at('email')} ?? '' }}`,
        herkomst: say('nacht', 'night'),
      }),
      keep('Met nummer', [[`={{ $json.${say('nummer', 'number')} }}`, 'filled']]),
      code(
        'Nog niet doorgezet',
        `
const gehad = new Set($getWorkflowStaticData('global').doorgezet ?? []);
return $input.all().flatMap(({ json }, i) => (gehad.has(json.${say('nummer', 'number')}) || !gehad.add(json.${say('nummer', 'number')}) ? [] : [{ json, pairedItem: i }]));`,
      ),
      loop('Klant voor klant', 1),
      set('Kolommen', {
        [say('nummer', 'number')]: `={{ $json.${say('nummer', 'number')} }}`,
        [say('naam', 'name')]: `={{ String($json.${say('naam', 'name')}).trim() }}`,
        email: "={{ String($json.email ?? '').trim().toLowerCase() }}",
      }),
      withErrorBranch(
        // In place of what is there, where the store can: a customer passed on twice stands there once.
        place.replace?.('Zet door', say('klanten', 'customers'), say('nummer', 'number'), [
          say('nummer', 'number'),
          say('naam', 'name'),
          'email',
        ]) ??
          place.write('Zet door', say('klanten', 'customers'), [
            say('nummer', 'number'),
            say('naam', 'name'),
            'email',
          ]),
      ),
      code(
        'Onthoud de klant',
        `
const geheugen = $getWorkflowStaticData('global');
const klant = $('Klant voor klant').first().json;
${say('// De laatste tienduizend zijn genoeg: de nachtelijke lijst gaat één dag terug.', '// The last ten thousand are enough: the nightly list goes back one day.')}
geheugen.doorgezet = [...(geheugen.doorgezet ?? []), klant.${say('nummer', 'number')}].slice(-10000);
return [{ json: { naam: klant.${say('naam', 'name')}, herkomst: klant.herkomst } }];`,
      ),
      set('Niet gelukt', { herkomst: say('fout', 'error') }),
      choose(
        'Hoe liep het af?',
        [
          [say('Ingehaald', 'Caught up'), ['={{ $json.herkomst }}', 'is', say('nacht', 'night')]],
          [say('Fout', 'Error'), ['={{ $json.herkomst }}', 'is', say('fout', 'error')]],
        ],
        'Live',
      ),
      gather('Verzamel inhaalslag', 'klanten'),
      chat.post(
        'Meld de inhaalslag',
        say(
          "={{ $json.klanten.length === 1 ? 'Eén gemiste klant' : $json.klanten.length + ' gemiste klanten' }} alsnog doorgezet: {{ $json.klanten.map((klant) => klant.naam).join(', ') }}",
          "={{ $json.klanten.length === 1 ? 'One missed customer' : $json.klanten.length + ' missed customers' }} passed on after all: {{ $json.klanten.map((klant) => klant.naam).join(', ') }}",
        ),
      ),
      nothing('Live is klaar'),
      table.append('Noteer de fout', say('Niet doorgezet', 'Not passed on'), {
        [say('Nummer', 'Number')]: `={{ $('Klant voor klant').first().json.${say('nummer', 'number')} }}`,
        [say('Naam', 'Name')]: `={{ $('Klant voor klant').first().json.${say('naam', 'name')} }}`,
        [say('Reden', 'Reason')]: "={{ String($json.error?.message ?? $json.error ?? '').slice(0, 500) }}",
        [say('Tijdstip', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
      }),
      gather('Verzamel fouten', 'fouten'),
      chat.post(
        'Meld de fouten',
        say(
          "={{ $json.fouten.length === 1 ? 'Eén klant kon' : $json.fouten.length + ' klanten konden' }} niet worden doorgezet. De lijst staat in Niet doorgezet; wie gisteren of vandaag nieuw was, gaat de volgende nacht opnieuw mee.",
          "={{ $json.fouten.length === 1 ? 'One customer' : $json.fouten.length + ' customers' }} could not be passed on. The list is in Not passed on; who was new yesterday or today is tried again the next night.",
        ),
      ),
    ],
    flow: [
      'Nieuwe klant > Live record > Met nummer > Nog niet doorgezet > Klant voor klant #1 > Kolommen > Zet door > Onthoud de klant > Klant voor klant',
      'Klant voor klant > Hoe liep het af? > Verzamel inhaalslag > Meld de inhaalslag',
      'Elke nacht om 1 uur > Klanten van vandaag > Nachtelijk record > Met nummer',
      'Hoe liep het af? #1 > Verzamel fouten > Meld de fouten',
      'Hoe liep het af? #2 > Live is klaar',
      'Zet door #1 > Noteer de fout > Niet gelukt > Klant voor klant',
    ],
  }),
});
