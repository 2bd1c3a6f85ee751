import { chats } from '../../apps/chats.js';
import { sqlStores } from '../../apps/databases.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { redis, redisGet, redisSet } from '../../apps/sinks.js';
import { lookupTables, tables } from '../../apps/tables.js';
import { about, formAddress } from '../../apps/values.js';
import type { NodeSpec } from '../../kit/index.js';
import {
  agent,
  both,
  chat as chatPage,
  combine,
  evenWhenEmpty,
  goOnAfterError,
  http,
  memory,
  only,
  openForm,
  plain,
  recipe,
  respond,
  say,
  set,
  spares,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

import { asNumber } from './parts.js';

const asTool = (spec: NodeSpec, to: string): NodeSpec => ({
  ...spec,
  type: `${spec.type}Tool`,
  attach: { to, as: 'ai_tool' },
});

const TABLES = about(
  'tables-of-the-database',
  ['Wat er in de tabellen staat', 'What the tables hold'],
  [
    'In een paar zinnen: welke tabellen er zijn en wat hun kolommen betekenen.',
    'In a few sentences: which tables there are and what their columns mean.',
  ],
  [
    'orders heeft een rij per bestelling, bedrag is met btw; klanten heeft een rij per klant',
    'orders has a row for each order, amount includes VAT; customers has a row for each customer',
  ],
);

export const askDatabase = recipe({
  id: 'ask-the-database',
  category: 'data',
  tags: ['ai', 'chat', 'database'],
  saves: spares(
    15,
    'Een collega wacht tot iemand met SQL-kennis tijd heeft.',
    'A colleague waits until someone who knows SQL has time.',
  ),
  variants: combine(
    { db: sqlStores, model: mainModels },
    { take: 9, unless: ({ db }) => ['oracle'].includes(db.app.key) },
  ),
  build: ({ db, model }) => ({
    name: both(
      `Vragen stellen aan ${db.app.label} in gewoon Nederlands met ${model.app.label}`,
      `Ask ${db.app.label} questions in plain language with ${model.app.label}`,
    ),
    description: both(
      `Collega's typen een vraag in een chatvenster; ${model.app.label} zoekt zelf op welke tabellen er in ${db.app.label} staan, stelt een leesvraag op en antwoordt met cijfers.`,
      `Colleagues type a question into a chat window; ${model.app.label} works out which tables ${db.app.label} holds, writes a read-only query and answers with figures.`,
    ),
    benefit: both(
      'Iedereen krijgt antwoord uit de database, ook zonder SQL te kennen.',
      'Everyone gets answers from the database, with no SQL needed.',
    ),
    uses: [
      [db, both('bevat de gegevens', 'holds the data')],
      [
        model,
        both('begrijpt de vraag en schrijft de query', 'understands the question and writes the query'),
      ],
    ],
    setup: [
      both(
        'Gebruik een databaseaccount dat alleen mag lezen, en alleen in tabellen die iedereen met het chatvenster mag zien: wat hij vindt gaat ook naar het taalmodel.',
        'Use a database account that may only read, and only tables that everybody with the chat window may see: what it finds goes to the language model too.',
      ),
    ],
    notes: [
      {
        over: ['Analist', 'Stel een leesvraag'],
        text: say(
          '## Alleen lezen\nDe instructie verbiedt wijzigen, maar de echte rem is het account: geef het geen schrijfrechten.',
          '## Read only\nThe instruction forbids changes, but the real brake is the account: give it no write access.',
        ),
      },
    ],
    names: {
      Vraag: 'Question',
      Analist: 'Analyst',
      Taalmodel: 'Language model',
      Geheugen: 'Memory',
      'Bekijk de tabellen': 'Look at the tables',
      'Stel een leesvraag': 'Put a read query',
      'Zeg dat het niet lukte': 'Say that it failed',
    },
    nodes: [
      chatPage(
        'Vraag',
        say(
          'Waar wil je cijfers over? Bijvoorbeeld: hoeveel orders waren er vorige week?',
          'What would you like figures on? For example: how many orders were there last week?',
        ),
        say('Vraag het de database', 'Ask the database'),
      ),
      withErrorBranch(
        agent(
          'Analist',
          say(
            `=Je bent een data-analist. Vandaag is {{ $now.toISODate() }}. Over de tabellen: ${TABLES}. Bekijk eerst de tabellen en kolommen, stel daarna precies een leesvraag met SELECT en hooguit honderd regels. Wijzig of verwijder nooit iets. Antwoord in het Nederlands met de cijfers en zeg hoe je ze hebt berekend.`,
            `=You are a data analyst. Today is {{ $now.toISODate() }}. About the tables: ${TABLES}. Look at the tables and columns first, then put exactly one read query with SELECT and at most one hundred rows. Never change or delete anything. Answer in English with the figures and say how you computed them.`,
          ),
        ),
      ),
      set('Zeg dat het niet lukte', {
        output: say(
          'Het antwoord lukt nu niet: het model of de database reageerde niet. Stel je vraag anders of straks nog eens.',
          'There is no answer now: the model or the database did not respond. Put it otherwise or ask again later.',
        ),
      }),
      model.attach('Taalmodel', 'Analist'),
      memory('Geheugen', 'Analist', 10),
      asTool(
        db.query(
          'Bekijk de tabellen',
          say(
            "={{ $fromAI('vraag', 'Een SELECT op de systeemtabellen, zoals information_schema.columns, om namen van tabellen en kolommen te zien') }}",
            "={{ $fromAI('vraag', 'A SELECT on the system tables, such as information_schema.columns, to see names of tables and columns') }}",
          ),
        ),
        'Analist',
      ),
      asTool(
        db.query(
          'Stel een leesvraag',
          say(
            "={{ $fromAI('vraag', 'Een SELECT-opdracht in SQL') }}",
            "={{ $fromAI('vraag', 'A SELECT statement in SQL') }}",
          ),
        ),
        'Analist',
      ),
    ],
    flow: ['Vraag > Analist', 'Analist #1 > Zeg dat het niet lukte'],
  }),
});

export const cachedLookup = recipe({
  id: 'cached-lookup',
  category: 'data',
  tags: ['api', 'cache', 'redis'],
  saves: spares(
    2,
    'Elke bezoeker vraagt de gegevens opnieuw op en belast de tabel.',
    'Each visitor asks for the data again and burdens the table.',
  ),
  variants: combine({ table: lookupTables, chat: chats }, { take: 9, apart: ['table'] }),
  build: ({ table, chat }) => ({
    name: both(
      `Snelle zoek-API op ${table.app.label} met Redis als tussengeheugen`,
      `Fast lookup API on ${table.app.label} with Redis as a cache`,
    ),
    description: both(
      `Je website vraagt een artikelnummer op; bekende antwoorden komen meteen uit Redis, nieuwe uit ${table.app.label}. Onbekende nummers krijgen een nette 404 en een melding in ${chat.app.label}.`,
      `Your site asks for an item number; known answers come straight from Redis, new ones from ${table.app.label}. Unknown numbers get a tidy 404 and a note in ${chat.app.label}.`,
    ),
    benefit: both(
      'Je site blijft snel en je raakt nooit aan de limiet van de tabel.',
      "Your site stays fast and you never hit the table's limits.",
    ),
    uses: [
      [table, both('bevat de artikelen', 'holds the items')],
      [{ app: redis }, both('onthoudt antwoorden een uur lang', 'remembers answers for an hour')],
      [chat, both('meldt onbekende nummers', 'reports unknown numbers')],
    ],
    setup: [
      both(
        'Stel bij "Vraag binnen" een geheime header in en roep het adres aan vanaf de server van je site, met JSON waarin nummer staat; in de browser kan iedereen de header lezen.',
        'Set a secret header at "Vraag binnen" and call the address from the server of your site, with JSON that holds number; in the browser everybody can read the header.',
      ),
    ],
    notes: [
      {
        over: ['Kijk in Redis', 'Onthoud een uur'],
        text: say(
          '## Een uur oud, hooguit\nEen antwoord uit Redis kan een uur achterlopen op de tabel, ook de voorraad. Ligt Redis eruit, dan wordt gewoon in de tabel gezocht. Een kortere tijd zet je in "Onthoud een uur".',
          '## An hour old at most\nAn answer from Redis may lag an hour behind the table, the stock too. If Redis is down, the table is searched as usual. Set a shorter time in "Onthoud een uur".',
        ),
      },
    ],
    names: {
      'Vraag binnen': 'Question comes in',
      Zoekvraag: 'Query',
      'Is er een nummer?': 'Is there a number?',
      'Vraag om een nummer': 'Ask for a number',
      'Kijk in Redis': 'Look in Redis',
      'Al bekend?': 'Known already?',
      'Antwoord uit Redis': 'Answer from Redis',
      'Zoek in de tabel': 'Look in the table',
      'Gevonden?': 'Found?',
      Antwoord: 'Answer',
      'Antwoord uit de tabel': 'Answer from the table',
      'Onthoud een uur': 'Remember for an hour',
      'Niet gevonden': 'Not found',
      'Meld onbekend nummer': 'Report an unknown number',
    },
    nodes: [
      webhook('Vraag binnen', say('artikel-opzoeken', 'look-up-item'), { respond: 'responseNode' }),
      set('Zoekvraag', {
        nummer: say(
          "={{ String($json.body?.nummer ?? $json.query?.nummer ?? '').trim().toUpperCase().slice(0, 60) }}",
          "={{ String($json.body?.number ?? $json.query?.number ?? '').trim().toUpperCase().slice(0, 60) }}",
        ),
      }),
      when('Is er een nummer?', [['={{ $json.nummer }}', 'filled']]),
      respond(
        'Vraag om een nummer',
        say(
          '={{ { "fout": "Geef een artikelnummer mee in het veld nummer." } }}',
          '={{ { "error": "Pass an item number in the field number." } }}',
        ),
        400,
      ),
      goOnAfterError(redisGet('Kijk in Redis', 'bekend', '=artikel:{{ $json.nummer }}')),
      when('Al bekend?', [['={{ $json.bekend }}', 'filled']]),
      withErrorBranch(respond('Antwoord uit Redis', '={{ JSON.parse($json.bekend) }}')),
      evenWhenEmpty(
        table.find(
          'Zoek in de tabel',
          say('Artikelen', 'Items'),
          say('Nummer', 'Number'),
          "={{ $('Zoekvraag').item.json.nummer }}",
        ),
      ),
      when('Gevonden?', [[`={{ ${table.cell(say('Nummer', 'Number'))} }}`, 'filled']]),
      set('Antwoord', {
        [say('nummer', 'number')]: `={{ ${table.cell(say('Nummer', 'Number'))} }}`,
        [say('naam', 'name')]: `={{ ${table.cell(say('Naam', 'Name'))} }}`,
        [say('voorraad', 'stock')]: [
          'number',
          `={{ ${asNumber(table.cell(say('Voorraad', 'Stock')))} || 0 }}`,
        ],
      }),
      respond('Antwoord uit de tabel', '={{ $json }}'),
      goOnAfterError(
        redisSet(
          'Onthoud een uur',
          "=artikel:{{ $('Zoekvraag').first().json.nummer }}",
          '={{ JSON.stringify($json) }}',
          3600,
        ),
      ),
      respond(
        'Niet gevonden',
        say(
          '={{ { "fout": "Dit artikelnummer kennen we niet." } }}',
          '={{ { "error": "We do not know this item number." } }}',
        ),
        404,
      ),
      chat.post(
        'Meld onbekend nummer',
        say(
          "=Op de site is gezocht naar een onbekend artikelnummer: {{ $('Zoekvraag').first().json.nummer }}",
          "=Someone searched the site for an unknown item number: {{ $('Zoekvraag').first().json.nummer }}",
        ),
      ),
    ],
    flow: [
      'Is er een nummer? #1 > Vraag om een nummer',
      'Vraag binnen > Zoekvraag > Is er een nummer? > Kijk in Redis > Al bekend? > Antwoord uit Redis',
      'Al bekend? #1 > Zoek in de tabel > Gevonden? > Antwoord > Antwoord uit de tabel > Onthoud een uur',
      'Antwoord uit Redis #1 > Zoek in de tabel',
      'Gevonden? #1 > Niet gevonden > Meld onbekend nummer',
    ],
  }),
});

export const checkedAddress = recipe({
  id: 'checked-address',
  category: 'data',
  tags: ['adres', 'formulier', 'datakwaliteit'],
  saves: spares(
    4,
    'Iemand zoekt postcode, huisnummer en gemeente op en verbetert het adres.',
    'Someone looks up the postcode, number and municipality and corrects the address.',
  ),
  variants: combine({ table: tables, mailer: mailers, chat: chats }, { take: 9, apart: ['table', 'mailer'] }),
  build: ({ table, mailer, chat }) => ({
    name: both(
      `Adressen uit een formulier controleren en bewaren in ${table.app.label} met ${mailer.app.label}`,
      `Check addresses from a form and keep them in ${table.app.label} with ${mailer.app.label}`,
    ),
    description: both(
      `Zoekt postcode en huisnummer op bij het Kadaster (PDOK); een bestaand adres komt met gemeente en coördinaten in ${table.app.label}, bij een onbekend adres vraagt ${mailer.app.label} om verbetering.`,
      `Looks up postcode and number with the Dutch land registry (PDOK); a real address goes to ${table.app.label} with town and coordinates, for an unknown one ${mailer.app.label} asks for a correction.`,
    ),
    benefit: both(
      'Pakketten en brieven gaan naar adressen die echt bestaan.',
      'Parcels and letters go to addresses that really exist.',
    ),
    uses: [
      [table, both('bewaart de adressen', 'keeps the addresses')],
      [mailer, both('bevestigt of vraagt om verbetering', 'confirms or asks for a correction')],
      [chat, both('meldt storing bij het opzoeken', 'reports trouble with the lookup')],
    ],
    setup: [
      both(
        'Plaats het formulier op je site of stuur de link mee in je mail.',
        'Put the form on your site or send the link along in your mail.',
      ),
    ],
    notes: [
      {
        over: ['Zoek bij het Kadaster', 'Adres bestaat?'],
        text: say(
          '## PDOK\nDe locatieserver van het Kadaster is gratis en vraagt geen account. Hij geeft altijd het best passende adres, daarom tellen alleen treffers met dezelfde postcode, hetzelfde huisnummer en dezelfde toevoeging: 12B is een ander adres dan 12.',
          '## PDOK\nThe location server of the Dutch land registry (Kadaster) is free and needs no account. It always gives the best matching address, so only hits with the same postcode, house number and addition count: 12B is another address than 12.',
        ),
      },
    ],
    names: {
      Adresformulier: 'Address form',
      Ingevuld: 'Filled in',
      'Postcode in orde?': 'Postcode all right?',
      'Zoek bij het Kadaster': 'Look up at the land registry',
      'Adres bestaat?': 'Does the address exist?',
      'Volledig adres': 'Full address',
      'Bewaar het adres': 'Save the address',
      'Bevestig het adres': 'Confirm the address',
      'Vraag om verbetering': 'Ask for a correction',
      'Meld de storing': 'Report the failure',
    },
    nodes: [
      openForm(
        'Adresformulier',
        say('Je adres', 'Your address'),
        say('Vul je adres in, dan controleren we het meteen.', 'Enter your address and we check it at once.'),
        [
          ['naam', say('Naam', 'Name')],
          ['email', say('E-mailadres', 'E-mail address'), 'email'],
          ['postcode', 'Postcode'],
          ['huisnummer', say('Huisnummer', 'House number')],
          ['toevoeging?', say('Toevoeging', 'Addition')],
        ],
      ),
      set('Ingevuld', {
        naam: only(plain('{{ $json.naam }}')),
        email: '={{ $json.email.toLowerCase() }}',
        postcode: "={{ $json.postcode.replace(/[^0-9A-Za-z]/g, '').toUpperCase().slice(0, 10) }}",
        huisnummer:
          "={{ (String($json.huisnummer) + String($json.toevoeging ?? '')).replace(/[^0-9A-Za-z]/g, '').toUpperCase() }}",
      }),
      when('Postcode in orde?', [['={{ $json.postcode }}', 'matches', '^[1-9][0-9]{3}[A-Z]{2}$']]),
      withErrorBranch(
        http('Zoek bij het Kadaster', 'https://api.pdok.nl/bzk/locatieserver/search/v3_1/free', {
          query: {
            q: '={{ $json.postcode }} {{ $json.huisnummer }}',
            fq: 'type:adres',
            fl: 'weergavenaam,gemeentenaam,centroide_ll,postcode,huisnummer',
            rows: '1',
          },
        }),
      ),
      when('Adres bestaat?', [
        ['={{ $json.response.docs[0]?.postcode }}', 'is', "={{ $('Ingevuld').item.json.postcode }}"],
        [
          '={{ $json.response.docs[0]?.huisnummer }}',
          '=',
          "={{ parseInt($('Ingevuld').item.json.huisnummer) }}",
        ],
        [
          "={{ (String($json.response.docs[0]?.weergavenaam ?? '').match(/ (\\S+), \\d{4}[A-Z]{2}/)?.[1] ?? '').replace(/[^0-9A-Za-z]/g, '').toUpperCase() }}",
          'is',
          "={{ $('Ingevuld').item.json.huisnummer }}",
        ],
      ]),
      set('Volledig adres', {
        adres: '={{ $json.response.docs[0].weergavenaam }}',
        gemeente: '={{ $json.response.docs[0].gemeentenaam }}',
        plek: '={{ $json.response.docs[0].centroide_ll }}',
      }),
      table.append('Bewaar het adres', say('Adressen', 'Addresses'), {
        [say('Naam', 'Name')]: "={{ $('Ingevuld').item.json.naam }}",
        'E-mail': "={{ $('Ingevuld').item.json.email }}",
        [say('Adres', 'Address')]: '={{ $json.adres }}',
        [say('Gemeente', 'Municipality')]: '={{ $json.gemeente }}',
        [say('Plek', 'Location')]: '={{ $json.plek }}',
      }),
      mailer.send(
        'Bevestig het adres',
        "={{ $('Ingevuld').item.json.email }}",
        say('Je adres is ontvangen', 'We have your address'),
        say(
          "=Beste {{ $('Ingevuld').item.json.naam }},<br><br>We hebben dit adres genoteerd: {{ $('Volledig adres').item.json.adres }}. Klopt het niet, antwoord dan op deze mail.<br><br>Met vriendelijke groet",
          "=Dear {{ $('Ingevuld').item.json.naam }},<br><br>We have noted this address: {{ $('Volledig adres').item.json.adres }}. If it is wrong, answer this mail.<br><br>Kind regards",
        ),
      ),
      mailer.send(
        'Vraag om verbetering',
        "={{ $('Ingevuld').item.json.email }}",
        say('Klopt je adres?', 'Is your address right?'),
        say(
          `=Beste {{ $('Ingevuld').item.json.naam }},<br><br>We kunnen {{ $('Ingevuld').item.json.postcode }} {{ $('Ingevuld').item.json.huisnummer }} niet vinden in het register van adressen. Kijk postcode, huisnummer en toevoeging na en vul <a href="${formAddress}">het formulier</a> opnieuw in.<br><br>Met vriendelijke groet`,
          `=Dear {{ $('Ingevuld').item.json.naam }},<br><br>We cannot find {{ $('Ingevuld').item.json.postcode }} {{ $('Ingevuld').item.json.huisnummer }} in the register of addresses. Please check postcode, house number and addition and fill in <a href="${formAddress}">the form</a> again.<br><br>Kind regards`,
        ),
      ),
      chat.post(
        'Meld de storing',
        say(
          "=Het adres van {{ $('Ingevuld').item.json.naam }} ({{ $('Ingevuld').item.json.email }}) kon niet worden opgezocht en is niet bewaard: {{ $('Ingevuld').item.json.postcode }} {{ $('Ingevuld').item.json.huisnummer }}. Zoek het later zelf op en zet het in de tabel Adressen.",
          "=The address of {{ $('Ingevuld').item.json.naam }} ({{ $('Ingevuld').item.json.email }}) could not be looked up and was not saved: {{ $('Ingevuld').item.json.postcode }} {{ $('Ingevuld').item.json.huisnummer }}. Look it up yourself later and put it into the table Addresses.",
        ),
      ),
    ],
    flow: [
      'Adresformulier > Ingevuld > Postcode in orde? > Zoek bij het Kadaster > Adres bestaat? > Volledig adres > Bewaar het adres > Bevestig het adres',
      'Postcode in orde? #1 > Vraag om verbetering',
      'Adres bestaat? #1 > Vraag om verbetering',
      'Zoek bij het Kadaster #1 > Meld de storing',
    ],
  }),
});
