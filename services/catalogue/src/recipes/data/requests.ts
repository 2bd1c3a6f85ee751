import { chats } from '../../apps/chats.js';
import { sqlStores } from '../../apps/databases.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { redis, redisGet, redisSet } from '../../apps/sinks.js';
import { lookupTables, tables } from '../../apps/tables.js';
import type { NodeSpec } from '../../kit/index.js';
import {
  agent,
  both,
  chat as chatPage,
  combine,
  evenWhenEmpty,
  form,
  http,
  memory,
  recipe,
  respond,
  set,
  spares,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const asTool = (spec: NodeSpec, to: string): NodeSpec => ({
  ...spec,
  type: `${spec.type}Tool`,
  attach: { to, as: 'ai_tool' },
});

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
      both('Gebruik een databaseaccount dat alleen mag lezen.', 'Use a database account that may only read.'),
      both(
        'Beschrijf in "Analist" kort welke tabellen er zijn en wat ze betekenen.',
        'Describe briefly in "Analist" which tables there are and what they mean.',
      ),
    ],
    notes: [
      {
        over: ['Analist', 'Stel een leesvraag'],
        text: '## Alleen lezen\nDe instructie verbiedt wijzigen, maar de echte rem is het account: geef het geen schrijfrechten.',
      },
    ],
    nodes: [
      chatPage(
        'Vraag',
        'Waar wil je cijfers over? Bijvoorbeeld: hoeveel orders waren er vorige week?',
        'Vraag het de database',
      ),
      agent(
        'Analist',
        'Je bent een data-analist. Bekijk eerst de tabellen en kolommen, stel daarna precies een leesvraag met SELECT en hooguit honderd regels. Wijzig of verwijder nooit iets. Antwoord in het Nederlands met de cijfers en zeg hoe je ze hebt berekend.',
      ),
      model.attach('Taalmodel', 'Analist'),
      memory('Geheugen', 'Analist', 10),
      asTool(
        db.query(
          'Bekijk de tabellen',
          "={{ $fromAI('vraag', 'Een SELECT op de systeemtabellen, zoals information_schema.columns, om namen van tabellen en kolommen te zien') }}",
        ),
        'Analist',
      ),
      asTool(
        db.query('Stel een leesvraag', "={{ $fromAI('vraag', 'Een SELECT-opdracht in SQL') }}"),
        'Analist',
      ),
    ],
    flow: ['Vraag > Analist'],
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
        'Geef in "Vraag binnen" een geheime header op en zet die in je website.',
        'Set a secret header in "Vraag binnen" and use it in your site.',
      ),
    ],
    nodes: [
      webhook('Vraag binnen', 'artikel-opzoeken', { respond: 'responseNode' }),
      set('Zoekvraag', {
        nummer: "={{ String($json.body?.nummer ?? $json.query?.nummer ?? '').trim().toUpperCase() }}",
      }),
      redisGet('Kijk in Redis', 'bekend', '=artikel:{{ $json.nummer }}'),
      when('Al bekend?', [['={{ $json.bekend }}', 'filled']]),
      respond('Antwoord uit Redis', '={{ JSON.parse($json.bekend) }}'),
      evenWhenEmpty(
        table.find('Zoek in de tabel', 'Artikelen', 'Nummer', "={{ $('Zoekvraag').item.json.nummer }}"),
      ),
      when('Gevonden?', [[`={{ ${table.cell('Nummer')} }}`, 'filled']]),
      set('Antwoord', {
        nummer: `={{ ${table.cell('Nummer')} }}`,
        naam: `={{ ${table.cell('Naam')} }}`,
        voorraad: ['number', `={{ Number(${table.cell('Voorraad')} ?? 0) }}`],
      }),
      respond('Antwoord uit de tabel', '={{ $json }}'),
      redisSet(
        'Onthoud een uur',
        "=artikel:{{ $('Zoekvraag').first().json.nummer }}",
        '={{ JSON.stringify($json) }}',
        3600,
      ),
      respond('Niet gevonden', '={{ { "fout": "Dit artikelnummer kennen we niet." } }}', 404),
      chat.post(
        'Meld onbekend nummer',
        "=Op de site is gezocht naar een onbekend artikelnummer: {{ $('Zoekvraag').first().json.nummer }}",
      ),
    ],
    flow: [
      'Vraag binnen > Zoekvraag > Kijk in Redis > Al bekend? > Antwoord uit Redis',
      'Al bekend? #1 > Zoek in de tabel > Gevonden? > Antwoord > Antwoord uit de tabel > Onthoud een uur',
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
        text: '## PDOK\nDe locatieserver van het Kadaster is gratis en vraagt geen account. Hij geeft altijd het best passende adres, daarom tellen alleen treffers met dezelfde postcode en hetzelfde huisnummer.',
      },
    ],
    nodes: [
      form('Adresformulier', 'Je adres', 'Vul je adres in, dan controleren we het meteen.', [
        ['naam', 'Naam'],
        ['email', 'E-mailadres', 'email'],
        ['postcode', 'Postcode'],
        ['huisnummer', 'Huisnummer'],
        ['toevoeging?', 'Toevoeging'],
      ]),
      set('Ingevuld', {
        naam: '={{ $json.naam.trim() }}',
        email: '={{ $json.email.toLowerCase() }}',
        postcode: "={{ $json.postcode.replace(/\\s/g, '').toUpperCase() }}",
        huisnummer: "={{ $json.huisnummer + ($json.toevoeging ?? '') }}",
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
      ]),
      set('Volledig adres', {
        adres: '={{ $json.response.docs[0].weergavenaam }}',
        gemeente: '={{ $json.response.docs[0].gemeentenaam }}',
        plek: '={{ $json.response.docs[0].centroide_ll }}',
      }),
      table.append('Bewaar het adres', 'Adressen', {
        Naam: "={{ $('Ingevuld').item.json.naam }}",
        'E-mail': "={{ $('Ingevuld').item.json.email }}",
        Adres: '={{ $json.adres }}',
        Gemeente: '={{ $json.gemeente }}',
        Plek: '={{ $json.plek }}',
      }),
      mailer.send(
        'Bevestig het adres',
        "={{ $('Ingevuld').item.json.email }}",
        'Je adres is ontvangen',
        "=Beste {{ $('Ingevuld').item.json.naam }},<br><br>We hebben dit adres genoteerd: {{ $('Volledig adres').item.json.adres }}.",
      ),
      mailer.send(
        'Vraag om verbetering',
        "={{ $('Ingevuld').item.json.email }}",
        'Klopt je adres?',
        "=Beste {{ $('Ingevuld').item.json.naam }},<br><br>We kunnen {{ $('Ingevuld').item.json.postcode }} {{ $('Ingevuld').item.json.huisnummer }} niet vinden. Wil je het formulier opnieuw invullen?",
      ),
      chat.post(
        'Meld de storing',
        "=Het adres van {{ $('Ingevuld').item.json.naam }} kon niet worden opgezocht. Controleer het later met de hand.",
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
