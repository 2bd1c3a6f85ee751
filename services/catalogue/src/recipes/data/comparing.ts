import { chats } from '../../apps/chats.js';
import { databases, sqlStores } from '../../apps/databases.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { syncTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  append,
  both,
  code,
  combine,
  cron,
  everyDay,
  gather,
  limit,
  node,
  nothing,
  onlyNew,
  recipe,
  say,
  set,
  spares,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const tableAgainstDatabase = recipe({
  id: 'table-against-database',
  category: 'data',
  tags: ['synchroniseren', 'verschillen', 'database'],
  saves: spares(
    40,
    'Iemand legt twee lijsten naast elkaar en werkt de verschillen met de hand bij.',
    'Someone lays two lists side by side and settles the differences by hand.',
  ),
  variants: combine(
    { db: databases, table: syncTables, chat: chats, todo: taskApps },
    {
      take: 9,
      apart: ['db', 'table'],
    },
  ),
  build: ({ db, table, chat, todo }) => ({
    name: both(
      `Klantenlijst in ${table.app.label} elke nacht gelijktrekken met ${db.app.label}`,
      `Bring the customer list in ${table.app.label} in line with ${db.app.label} every night`,
    ),
    description: both(
      `Vergelijkt 's nachts de klanten in ${db.app.label} met ${table.app.label}: nieuwe en gewijzigde klanten gaan mee over, verdwenen klanten worden een taak in ${todo.app.label}.`,
      `Compares the customers in ${db.app.label} with ${table.app.label} at night: new and changed ones are copied, vanished ones become a task in ${todo.app.label}.`,
    ),
    benefit: both(
      'Verkoop en administratie kijken elke ochtend naar dezelfde lijst.',
      'Sales and accounts look at the same list every morning.',
    ),
    uses: [
      [db, both('is de bron van de klanten', 'is the source of the customers')],
      [table, both('volgt de bron', 'follows the source')],
      [todo, both('krijgt een taak voor verdwenen klanten', 'gets a task for vanished customers')],
      [chat, both('meldt wat er is veranderd', 'tells what has changed')],
    ],
    setup: [
      both(
        'Zet in "Klanten in de database" je eigen query met nummer, naam, email en plaats.',
        'Put your own query, which gives the fields nummer (number), naam (name), email and plaats (town), into "Klanten in de database".',
      ),
    ],
    notes: [
      {
        over: ['Leg ze naast elkaar', 'Werk bij'],
        text: say(
          '## Vier uitkomsten\nAlleen in de database: toevoegen. Gelijk: niets doen. Anders: bijwerken met de waarden uit de database. Alleen in de tabel: een mens laten kijken.',
          '## Four outcomes\nIn the database only: add. The same: do nothing. Different: update with the values of the database. In the table only: have a person look.',
        ),
      },
      {
        over: ['Verzamel verdwenen klanten', 'Maak een taak'],
        text: say(
          '## Nooit zelf verwijderen\nEen klant die uit de database is verdwenen, kan ook een vergissing zijn. Daarom komt er een taak in plaats van een verwijdering, voor elke klant één keer.',
          '## Never delete by itself\nA customer that vanished from the database may also be a mistake. That is why a task is made instead of a deletion, once for every customer.',
        ),
      },
    ],
    names: {
      'Elke nacht om 2 uur': "Every night at 2 o'clock",
      'Klanten in de database': 'Customers in the database',
      'Klanten in de tabel': 'Customers in the table',
      'Zelfde namen': 'Same names',
      'Database als tekst': 'Database as text',
      'Leg ze naast elkaar': 'Lay them side by side',
      Nieuw: 'New',
      Gewijzigd: 'Changed',
      'Toevoegen en bijwerken': 'Add and update',
      'Gelijk gebleven': 'Unchanged',
      'Werk bij': 'Update',
      'Tel de wijzigingen': 'Count the changes',
      'Meld het resultaat': 'Report the result',
      'Verzamel verdwenen klanten': 'Gather vanished customers',
      'Nog niet gemeld': 'Not reported yet',
      'Noem verdwenen klanten': 'Name vanished customers',
      'Maak een taak': 'Make a task',
      'Eerste fout': 'First error',
      'Meld de storing': 'Report the failure',
    },
    nodes: [
      everyDay('Elke nacht om 2 uur', 2),
      db.query(
        'Klanten in de database',
        say(
          'SELECT nummer, naam, email, plaats FROM klanten WHERE actief = 1',
          'SELECT customer_number AS nummer, name AS naam, email, town AS plaats FROM customers WHERE active = 1',
        ),
      ),
      table.rows('Klanten in de tabel', say('Klanten', 'Customers')),
      set('Zelfde namen', {
        nummer: `={{ String(${table.cell(say('Nummer', 'Number'))} ?? '') }}`,
        naam: `={{ ${table.cell(say('Naam', 'Name'))} ?? '' }}`,
        email: `={{ ${table.cell('Email')} ?? '' }}`,
        plaats: `={{ ${table.cell(say('Plaats', 'Town'))} ?? '' }}`,
      }),
      set('Database als tekst', {
        nummer: '={{ String($json.nummer ?? $json.NUMMER) }}',
        naam: "={{ $json.naam ?? $json.NAAM ?? '' }}",
        email: "={{ $json.email ?? $json.EMAIL ?? '' }}",
        plaats: "={{ $json.plaats ?? $json.PLAATS ?? '' }}",
      }),
      node('Leg ze naast elkaar', 'compareDatasets', 2.3, {
        mergeByFields: { values: [{ field1: 'nummer', field2: 'nummer' }] },
        resolve: 'preferInput1',
        options: { fuzzyCompare: true },
      }),
      set('Nieuw', { soort: say('nieuw', 'new') }, true),
      set('Gewijzigd', { soort: say('gewijzigd', 'changed') }, true),
      append('Toevoegen en bijwerken'),
      nothing('Gelijk gebleven'),
      withErrorBranch(
        table.upsert('Werk bij', say('Klanten', 'Customers'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: '={{ $json.nummer }}',
          [say('Naam', 'Name')]: '={{ $json.naam }}',
          Email: '={{ $json.email }}',
          [say('Plaats', 'Town')]: '={{ $json.plaats }}',
        }),
      ),
      code('Tel de wijzigingen', 'return [{ json: { aantal: $input.all().length } }];'),
      chat.post(
        'Meld het resultaat',
        say(
          t`Klantenlijst bijgewerkt: ${'{{ $json.aantal }}'} regels toegevoegd of gewijzigd.`,
          t`Customer list updated: ${'{{ $json.aantal }}'} rows added or changed.`,
        ),
      ),
      gather('Verzamel verdwenen klanten', 'klanten'),
      onlyNew('Nog niet gemeld', '={{ $json.nummer }}'),
      withErrorBranch(
        todo.create('Maak een taak', {
          title: say(
            "={{ $json.klanten.length === 1 ? 'Eén klant staat' : $json.klanten.length + ' klanten staan' }} niet meer in de database",
            "={{ $json.klanten.length === 1 ? 'One customer is' : $json.klanten.length + ' customers are' }} no longer in the database",
          ),
          description: "={{ $json.klanten.map((klant) => klant.nummer + ' ' + klant.naam).join('\\n') }}",
        }),
      ),
      chat.post(
        'Noem verdwenen klanten',
        say(
          "=Deze klanten staan niet meer in de database, en de taak erover lukte niet: {{ $('Verzamel verdwenen klanten').first().json.klanten.map((klant) => klant.nummer + ' ' + klant.naam).join(', ') }}",
          "=These customers are no longer in the database, and the task about them failed: {{ $('Verzamel verdwenen klanten').first().json.klanten.map((klant) => klant.nummer + ' ' + klant.naam).join(', ') }}",
        ),
      ),
      limit('Eerste fout', 1),
      chat.post(
        'Meld de storing',
        say(
          '=Niet alle klanten konden vannacht in de tabel worden bijgewerkt. De rest is gelukt; kijk in de uitvoering van vannacht welke regel werd geweigerd. Morgen gaat hij opnieuw mee.',
          '=Not all customers could be updated in the table last night. The rest succeeded; see in last night’s execution which row was refused. Tomorrow it is tried again.',
        ),
      ),
    ],
    flow: [
      'Elke nacht om 2 uur > Klanten in de database > Database als tekst > Leg ze naast elkaar > Nieuw > Toevoegen en bijwerken > Werk bij > Tel de wijzigingen > Meld het resultaat',
      'Elke nacht om 2 uur > Klanten in de tabel > Zelfde namen > Leg ze naast elkaar @1',
      'Leg ze naast elkaar #1 > Gelijk gebleven',
      'Leg ze naast elkaar #2 > Gewijzigd > Toevoegen en bijwerken @1',
      'Leg ze naast elkaar #3 > Nog niet gemeld > Verzamel verdwenen klanten > Maak een taak',
      'Maak een taak #1 > Noem verdwenen klanten',
      'Werk bij #1 > Eerste fout > Meld de storing',
    ],
  }),
});

const SPREADS = ownLimit(
  ['Alarm vanaf spreidingen', 'Alarm from spreads'],
  [
    'Hoeveel keer de gewone spreiding telt als afwijking; een lager getal slaat eerder alarm.',
    'How many times the usual spread counts as a deviation; a lower number raises the alarm sooner.',
  ],
  3,
);
/** An amount of the calculation as people read it, whichever step stands before. */
const figure = (of: string) =>
  `{{ Number($('Bereken de afwijking').first().json.${of}).toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }) }}`;

export const oddFigures = recipe({
  id: 'odd-figures',
  category: 'data',
  tags: ['kpi', 'afwijking', 'alarm'],
  saves: spares(
    4,
    'Iemand kijkt elk uur of de omzet nog klopt.',
    'Someone checks every hour whether the sales still make sense.',
  ),
  variants: combine(
    { db: sqlStores, chat: chats, mailer: mailers, table: tables },
    { take: 9, apart: ['db', 'chat'] },
  ),
  build: ({ db, chat, mailer, table }) => ({
    name: both(
      `Vreemde omzetcijfers in ${db.app.label} opmerken en melden in ${chat.app.label}`,
      `Spot odd sales figures in ${db.app.label} and report them in ${chat.app.label}`,
    ),
    description: both(
      `Legt elk uur de omzet uit ${db.app.label} naast de vorige weken; wijkt die sterk af, dan leest het team het in ${chat.app.label} en krijgt de directie mail via ${mailer.app.label}.`,
      `Every hour lays the sales in ${db.app.label} beside earlier weeks; when they stray, the team reads it in ${chat.app.label} and management gets mail through ${mailer.app.label}.`,
    ),
    benefit: both(
      'Een kapotte kassa of webshop valt binnen het uur op.',
      'A broken till or shop is noticed within the hour.',
    ),
    uses: [
      [db, both('levert de omzet per uur', 'supplies the sales per hour')],
      [chat, both('waarschuwt het team', 'warns the team')],
      [mailer, both('mailt bij een sterke daling', 'sends mail about a sharp drop')],
      [table, both('houdt de afwijkingen bij', 'keeps the oddities')],
    ],
    setup: [
      both(
        'Maak een view omzet_per_uur met uur (waarin het begint), weekdag (1 is maandag) en omzet van eerdere weken, of pas de tweede query aan.',
        'Make a view sales_per_hour with hour_of_day (when it begins), weekday (1 is Monday) and sales of earlier weeks, or change the second query.',
      ),
    ],
    notes: [
      {
        over: ['Bereken de afwijking', 'Wijkt sterk af?'],
        text: say(
          '## Wat is vreemd?\nHet afgelopen hele uur wordt vergeleken met hetzelfde uur op dezelfde weekdag. Standaard telt meer dan drie keer de gewone spreiding als afwijking, vanaf vier eerdere weken.',
          '## What is odd?\nThe past full hour is compared with the same hour on the same weekday. By default more than three times the usual spread counts as a deviation, from four earlier weeks on.',
        ),
      },
    ],
    names: {
      'Elk uur onder kantoortijd': 'Every hour in office hours',
      'Omzet van het afgelopen uur': 'Sales of the past hour',
      'Zelfde uur in vorige weken': 'Same hour in earlier weeks',
      'Bereken de afwijking': 'Compute the deviation',
      'Wijkt sterk af?': 'Strays far?',
      'Houd bij': 'Keep a record',
      'Waarschuw het team': 'Warn the team',
      'Sterke daling?': 'Sharp drop?',
      'Mail de directie': 'Mail management',
    },
    nodes: [
      cron('Elk uur onder kantoortijd', '5 9-18 * * 1-5'),
      db.query(
        'Omzet van het afgelopen uur',
        say(
          "=SELECT COALESCE(SUM(bedrag), 0) AS omzet FROM orders WHERE besteld_op >= '{{ $now.minus({ hours: 1 }).startOf('hour').toFormat('yyyy-MM-dd HH:mm:ss') }}' AND besteld_op < '{{ $now.startOf('hour').toFormat('yyyy-MM-dd HH:mm:ss') }}'",
          "=SELECT COALESCE(SUM(amount), 0) AS omzet FROM orders WHERE ordered_at >= '{{ $now.minus({ hours: 1 }).startOf('hour').toFormat('yyyy-MM-dd HH:mm:ss') }}' AND ordered_at < '{{ $now.startOf('hour').toFormat('yyyy-MM-dd HH:mm:ss') }}'",
        ),
      ),
      db.query(
        'Zelfde uur in vorige weken',
        say(
          '=SELECT omzet FROM omzet_per_uur WHERE uur = {{ $now.minus({ hours: 1 }).hour }} AND weekdag = {{ $now.minus({ hours: 1 }).weekday }}',
          '=SELECT sales AS omzet FROM sales_per_hour WHERE hour_of_day = {{ $now.minus({ hours: 1 }).hour }} AND weekday = {{ $now.minus({ hours: 1 }).weekday }}',
        ),
      ),
      code(
        'Bereken de afwijking',
        `
const omzet = (regel) => Number(regel.omzet ?? regel.OMZET ?? 0);
const nu = omzet($('Omzet van het afgelopen uur').first().json);
const eerder = $input.all().map((item) => omzet(item.json)).filter(Number.isFinite);
const gemiddeld = eerder.reduce((som, waarde) => som + waarde, 0) / Math.max(eerder.length, 1);
const spreiding = Math.sqrt(eerder.reduce((som, waarde) => som + (waarde - gemiddeld) ** 2, 0) / Math.max(eerder.length, 1)) || 1;
const afstand = (nu - gemiddeld) / spreiding;
return [{ json: { nu, gemiddeld: Math.round(gemiddeld), afstand: Math.round(afstand * 10) / 10, daling: afstand < -${SPREADS}, afwijkend: eerder.length >= 4 && Math.abs(afstand) > ${SPREADS} } }];`,
      ),
      when('Wijkt sterk af?', [['={{ $json.afwijkend }}', 'yes']]),
      table.append('Houd bij', say('Afwijkingen', 'Deviations'), {
        [say('Tijdstip', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        [say('Omzet', 'Sales')]: '={{ $json.nu }}',
        [say('Gewoon', 'Usual')]: '={{ $json.gemiddeld }}',
      }),
      chat.post(
        'Waarschuw het team',
        say(
          `=De omzet van het afgelopen uur is ${figure('nu')}, gewoonlijk ${figure('gemiddeld')}.`,
          `=Sales of the past hour are ${figure('nu')}, usually ${figure('gemiddeld')}.`,
        ),
      ),
      when('Sterke daling?', [['={{ $json.daling }}', 'yes']]),
      mailer.send(
        'Mail de directie',
        mailOf.management,
        say('Omzet ver onder normaal', 'Sales far below normal'),
        say(
          `=Het afgelopen uur kwam er ${figure('nu')} binnen tegen gewoonlijk ${figure('gemiddeld')}. Controleer of de kassa en de webwinkel nog werken.`,
          `=In the past hour ${figure('nu')} came in, against ${figure('gemiddeld')} usually. Check whether the till and the web shop still work.`,
        ),
      ),
    ],
    flow: [
      'Elk uur onder kantoortijd > Omzet van het afgelopen uur > Zelfde uur in vorige weken > Bereken de afwijking > Wijkt sterk af? > Waarschuw het team',
      'Wijkt sterk af? > Sterke daling? > Mail de directie',
      'Wijkt sterk af? > Houd bij',
    ],
  }),
});
