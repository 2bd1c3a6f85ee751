import { BOL_HEADERS, bolApp, bolOutcome, bolRead, bolWrite } from '../../apps/bol.js';
import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { syncTables, tables } from '../../apps/tables.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  cron,
  everyMonths,
  everyWeek,
  goOnAfterError,
  joinOn,
  keep,
  loop,
  onlyNew,
  onlyOnce,
  pause,
  readFile,
  reads,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { keepsStock, stocked } from './systems.js';

const bol = { app: bolApp };
const RESERVE = limitOf(
  'stock-kept-back',
  ['Achter te houden voorraad', 'Stock to keep back'],
  [
    'Zoveel stuks houd je per artikel voor je eigen winkel.',
    'So many pieces of each item stay for your own shop.',
  ],
  1,
);
const MARGIN = limitOf(
  'lowest-margin',
  ['Laagste marge in procenten', 'Lowest margin in percent'],
  [
    'Onder dit deel van de prijs zonder btw waarschuwt hij.',
    'Below this share of the price without VAT it warns.',
  ],
  15,
);
const VAT = limitOf(
  'vat-percentage',
  ['Btw-percentage', 'VAT percentage'],
  [
    'Het btw-tarief van de artikelen in de tabel; zet artikelen met een ander tarief in een kopie van de workflow.',
    'The VAT rate of the items in the table; put items with another rate into a copy of the workflow.',
  ],
  21,
);
const POSTAGE = limitOf(
  'postage',
  ['Verzendkosten per stuk', 'Postage for each piece'],
  [
    'Wat verzenden en verpakken je zonder btw kost, met een punt.',
    'What posting and packing costs you without VAT.',
  ],
  4.5,
);

export const stockToBol = recipe({
  id: 'stock-to-bol',
  category: 'ecommerce',
  tags: ['bol', 'voorraad', 'synchroniseren'],
  saves: spares(
    20,
    'Iemand werkt elke dag de voorraad bij bol bij vanuit het eigen systeem.',
    'Every day somebody brings the stock at bol into line with their own system.',
  ),
  variants: combine({ source: stocked, chat: chats }, { take: 5 }),
  build: ({ source, chat }) => {
    const own = reads(source.products, 'Lees de eigen voorraad', 'Eigen stand');
    // It follows many offers and is read once.
    const ownSteps = own.nodes.map((step, i) => (i === 0 ? onlyOnce(step) : step));
    return {
      name: both(
        `Voorraad uit ${source.app.label} naar je aanbod bij bol, uitslag in ${chat.app.label}`,
        `Stock from ${source.app.label} to your offers at bol, result in ${chat.app.label}`,
      ),
      description: both(
        `Vraagt bol drie keer per dag om een overzicht van je aanbod, legt ${source.products.what.nl} daarnaast op artikelcode en past alleen de verschillen aan. ${chat.app.label} krijgt de uitslag.`,
        `Three times a day it asks bol for an export of your offers, puts ${source.products.what.en} next to it by item code and changes only what differs. ${chat.app.label} gets the result.`,
      ),
      benefit: both(
        'Geen verkoop bij bol van iets dat je niet hebt.',
        'No sale at bol of what you do not have.',
      ),
      uses: [
        [source, both('is leidend voor de voorraad', 'leads for the stock')],
        [bol, both('geeft het aanbod en krijgt de voorraad', 'gives the offers and receives the stock')],
        [chat, both('krijgt de uitslag', 'gets the result')],
      ],
      setup: [
        both(
          'Zet bij elk aanbod bij bol je artikelcode als interne referentie; daarop wordt gekoppeld.',
          'Give each offer at bol your item code as internal reference; that is what is matched.',
        ),
      ],
      notes: [
        {
          over: ['Vraag om het overzicht', 'Is het overzicht klaar?', 'Haal het overzicht'],
          text: say(
            '## Het overzicht is even bezig\nbol maakt een bestand. De workflow wacht een minuut en kijkt opnieuw, hooguit twintig keer.',
            '## The export takes a while\nbol makes a file. The workflow waits a minute and looks again, twenty times at most.',
          ),
        },
        {
          over: ['Maak de eigen regels', 'Koppel aan het aanbod'],
          text: say(
            '## Wat met rust blijft\nArtikelen zonder bijgehouden voorraad, aanbod dat bol verstuurt, aanbod op pauze en referenties die twee keer voorkomen. Aanbod zonder artikel in je eigen systeem blijft ook staan; het bericht noemt hoeveel dat er zijn.',
            '## What is left alone\nItems whose stock is not kept, offers that bol ships, offers on hold and references that occur twice. Offers without an item in your own system stay as they are too; the message tells how many.',
          ),
        },
      ],
      names: {
        'Drie keer per dag': 'Three times a day',
        'Vraag om het overzicht': 'Ask for the export',
        'Wacht een minuut': 'Wait a minute',
        'Hoe ver is het overzicht?': 'How far is the export?',
        'Is het overzicht klaar?': 'Is the export ready?',
        'Nog bezig?': 'Still busy?',
        'Meld dat bol niets gaf': 'Tell that bol gave nothing',
        'Haal het overzicht': 'Fetch the export',
        'Lees het bestand': 'Read the file',
        'Aanbod dat je zelf verstuurt': 'Offers that you ship',
        'Lees de eigen voorraad': 'Read your own stock',
        'Eigen stand': 'Own stock',
        'Maak de eigen regels': 'Make your own rows',
        'Koppel aan het aanbod': 'Match with the offers',
        'Alleen wat anders is': 'Only what differs',
        'Aanbod voor aanbod': 'Offer by offer',
        'Zet de voorraad bij bol': 'Set the stock at bol',
        'Aangepast aanbod': 'Changed offer',
        'Geweigerd aanbod': 'Refused offer',
        'Vat de ronde samen': 'Sum up the round',
        'Meld de ronde': 'Tell about the round',
      },
      nodes: [
        cron('Drie keer per dag', '0 7,13,19 * * *'),
        bolWrite('Vraag om het overzicht', 'POST', 'offers/export', "{ format: 'CSV' }"),
        pause('Wacht een minuut', 1, 'minutes'),
        bolOutcome('Hoe ver is het overzicht?', "$('Vraag om het overzicht').first().json.processStatusId"),
        when('Is het overzicht klaar?', [['={{ $json.status }}', 'is', 'SUCCESS']]),
        when('Nog bezig?', [
          ['={{ $json.status }}', 'is', 'PENDING'],
          ['={{ $runIndex }}', '<', 20],
        ]),
        chat.post(
          'Meld dat bol niets gaf',
          say(
            '=bol maakte geen overzicht van het aanbod ({{ $json.status }}); de voorraad is deze ronde niet aangepast.',
            '=bol made no export of the offers ({{ $json.status }}); the stock was not changed this round.',
          ),
        ),
        bolRead('Haal het overzicht', '=offers/export/{{ $json.entityId }}', {
          answer: 'file',
          headers: { ...BOL_HEADERS, Accept: 'application/vnd.retailer.v10+csv' },
        }),
        readFile('Lees het bestand', 'csv'),
        code(
          'Aanbod dat je zelf verstuurt',
          `
const rijen = $input.all().map(({ json }) => json).filter((rij) => rij.fulfilmentType === 'FBR' && String(rij.onHoldByRetailer) !== 'true' && String(rij.referenceCode ?? '').trim() !== '');
const keren = new Map();
for (const rij of rijen) keren.set(String(rij.referenceCode).trim(), (keren.get(String(rij.referenceCode).trim()) ?? 0) + 1);
return rijen.filter((rij) => keren.get(String(rij.referenceCode).trim()) === 1)
  .map((rij) => ({ json: { sku: String(rij.referenceCode).trim(), aanbod: rij.offerId, bijBol: Number(rij.stockAmount) } }));`,
        ),
        ...ownSteps,
        code(
          'Maak de eigen regels',
          `
const achterhouden = Math.max(0, Math.floor(Number(${RESERVE}) || 0));
return $input.all()
  .filter(({ json }) => json.sku && Number.isFinite(json.stock) && ${keepsStock('json')})
  .map(({ json }) => ({ json: { sku: String(json.sku).trim(), eigen: Math.min(999, Math.max(0, Math.floor(json.stock) - achterhouden)) } }));`,
        ),
        joinOn('Koppel aan het aanbod', 'sku', 'keepMatches'),
        keep('Alleen wat anders is', [['={{ $json.eigen !== $json.bijBol }}', 'yes']]),
        loop('Aanbod voor aanbod', 1),
        withErrorBranch(
          bolWrite(
            'Zet de voorraad bij bol',
            'PUT',
            '=offers/{{ $json.aanbod }}/stock',
            '{ amount: $json.eigen, managedByRetailer: false }',
          ),
        ),
        code(
          'Aangepast aanbod',
          "return [{ json: { gelukt: true, sku: $('Aanbod voor aanbod').first().json.sku } }];",
        ),
        code(
          'Geweigerd aanbod',
          "return [{ json: { gelukt: false, sku: $('Aanbod voor aanbod').first().json.sku } }];",
        ),
        code(
          'Vat de ronde samen',
          `
const rijen = $input.all().map(({ json }) => json).filter((rij) => typeof rij.gelukt === 'boolean');
const mis = rijen.filter((rij) => !rij.gelukt).map((rij) => rij.sku);
const eigen = new Set($('Maak de eigen regels').all().map(({ json }) => json.sku));
const los = $('Aanbod dat je zelf verstuurt').all().map(({ json }) => json.sku).filter((sku) => !eigen.has(sku));
return rijen.length ? [{ json: { goed: rijen.length - mis.length, mis: mis.length, welke: mis.slice(0, 20).join(', '), los: los.length, wat: los.slice(0, 20).join(', ') } }] : [];`,
        ),
        chat.post(
          'Meld de ronde',
          say(
            "=Voorraad bij bol: {{ $json.goed }} artikelen doorgegeven{{ $json.mis ? ', ' + $json.mis + ' geweigerd: ' + $json.welke : '' }}.{{ $json.los ? ' Niet in je eigen voorraad en met rust gelaten: ' + $json.los + ' (' + $json.wat + ').' : '' }}",
            "=Stock at bol: {{ $json.goed }} items passed on{{ $json.mis ? ', ' + $json.mis + ' refused: ' + $json.welke : '' }}.{{ $json.los ? ' Not in your own stock and left alone: ' + $json.los + ' (' + $json.wat + ').' : '' }}",
          ),
        ),
      ],
      flow: [
        'Drie keer per dag > Vraag om het overzicht > Wacht een minuut > Hoe ver is het overzicht? > Is het overzicht klaar? > Haal het overzicht > Lees het bestand > Aanbod dat je zelf verstuurt > Koppel aan het aanbod',
        'Is het overzicht klaar? #1 > Nog bezig? > Wacht een minuut',
        'Nog bezig? #1 > Meld dat bol niets gaf',
        `Aanbod dat je zelf verstuurt > ${own.path} > Maak de eigen regels > Koppel aan het aanbod @1`,
        'Koppel aan het aanbod > Alleen wat anders is > Aanbod voor aanbod #1 > Zet de voorraad bij bol > Aangepast aanbod > Aanbod voor aanbod',
        'Zet de voorraad bij bol #1 > Geweigerd aanbod > Aanbod voor aanbod',
        'Aanbod voor aanbod > Vat de ronde samen > Meld de ronde',
      ],
    };
  },
});

export const bolServiceNorms = recipe({
  id: 'bol-service-norms',
  category: 'ecommerce',
  tags: ['bol', 'rapport', 'kwaliteit'],
  saves: spares(
    25,
    'Iemand schrijft elke week acht servicecijfers uit het verkopersaccount over.',
    'Every week somebody copies eight service figures from the seller account.',
  ),
  variants: combine({ table: tables, mailer: mailers }, { take: 4 }),
  build: ({ table, mailer }) => ({
    name: both(
      `Servicenormen van bol per week in ${table.app.label}, tekort per mail met ${mailer.app.label}`,
      `Service norms of bol by week in ${table.app.label}, shortfalls by mail with ${mailer.app.label}`,
    ),
    description: both(
      `Haalt maandag de acht prestatie-indicatoren van vorige week bij bol op, zet score en norm in ${table.app.label} en mailt met ${mailer.app.label} alleen als er een onder de norm zit.`,
      `On Monday it fetches the eight performance indicators of last week at bol, puts score and norm in ${table.app.label} and mails with ${mailer.app.label} only where one is below the norm.`,
    ),
    benefit: both(
      'Je ziet een dalende score voor bol ingrijpt.',
      'You see a falling score before bol steps in.',
    ),
    uses: [
      [bol, both('geeft de prestatie-indicatoren', 'gives the performance indicators')],
      [table, both('bewaart elke week', 'keeps every week')],
      [mailer, both('waarschuwt onder de norm', 'warns below the norm')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Servicenormen met Week, Indicator, Score, Norm en Gehaald.`,
        `In ${table.app.label}, make the table Service norms with Week, Indicator, Score, Norm and Reached.`,
      ),
    ],
    notes: [
      {
        over: ['Noem de acht indicatoren', 'Vraag de indicator op'],
        text: say(
          '## De vorige ISO-week\nOp maandag is dat altijd de week die zondag afliep, ook rond de jaarwisseling. Een indicator zonder metingen telt niet als tekort.',
          '## The previous ISO week\nOn Monday that is always the week that ended on Sunday, around the turn of the year too. An indicator without measurements is no shortfall.',
        ),
      },
    ],
    names: {
      'Maandag om acht uur': 'Monday at eight',
      'Noem de acht indicatoren': 'Name the eight indicators',
      'Vraag de indicator op': 'Ask for the indicator',
      'Leg score naast norm': 'Put score next to norm',
      'Bewaar de weekscore': 'Keep the weekly score',
      'Zoek wat tekortschiet': 'Find what falls short',
      'Mail het tekort': 'Mail the shortfall',
      'Mail wat bol niet gaf': 'Mail what bol did not give',
    },
    nodes: [
      everyWeek('Maandag om acht uur', [1], 8),
      code(
        'Noem de acht indicatoren',
        `
const vorige = $now.minus({ weeks: 1 });
return ['CANCELLATIONS', 'FULFILMENT', 'PHONE_AVAILABILITY', 'RESPONSE_TIME', 'CASE_ITEM_RATIO', 'TRACK_AND_TRACE', 'RETURNS', 'REVIEWS']
  .map((naam) => ({ json: { naam, jaar: String(vorige.weekYear), week: String(vorige.weekNumber) } }));`,
      ),
      withErrorBranch(
        bolRead('Vraag de indicator op', 'insights/performance/indicator', {
          query: { name: '={{ $json.naam }}', year: '={{ $json.jaar }}', week: '={{ $json.week }}' },
        }),
      ),
      code(
        'Leg score naast norm',
        `
const namen = ${say("{ CANCELLATIONS: 'Annuleringen', FULFILMENT: 'Op tijd geleverd', PHONE_AVAILABILITY: 'Telefonisch bereikbaar', RESPONSE_TIME: 'Reactietijd', CASE_ITEM_RATIO: 'Klantvragen', TRACK_AND_TRACE: 'Track & trace', RETURNS: 'Retouren', REVIEWS: 'Beoordelingen' }", "{ CANCELLATIONS: 'Cancellations', FULFILMENT: 'Delivered in time', PHONE_AVAILABILITY: 'Reachable by telephone', RESPONSE_TIME: 'Response time', CASE_ITEM_RATIO: 'Customer questions', TRACK_AND_TRACE: 'Track & trace', RETURNS: 'Returns', REVIEWS: 'Reviews' }")};
const vorige = $now.minus({ weeks: 1 });
const week = vorige.weekYear + '-W' + String(vorige.weekNumber).padStart(2, '0');
return $input.all().flatMap(({ json }) => json.performanceIndicators ?? [])
  .filter((een) => een.details?.score && Number(een.details.score.denominator ?? 0) > 0)
  .map((een) => ({ json: { week, indicator: namen[een.name] ?? een.name, score: een.details.score.value, norm: een.details.norm?.value ?? '', gehaald: een.details.score.conforms !== false } }));`,
      ),
      table.append('Bewaar de weekscore', say('Servicenormen', 'Service norms'), {
        Week: '={{ $json.week }}',
        Indicator: '={{ $json.indicator }}',
        Score: '={{ $json.score }}',
        [say('Norm', 'Norm')]: '={{ $json.norm }}',
        [say('Gehaald', 'Reached')]: `={{ $json.gehaald ? ${say("'ja' : 'nee'", "'yes' : 'no'")} }}`,
      }),
      code(
        'Zoek wat tekortschiet',
        `
const tekort = $input.all().map(({ json }) => json).filter((rij) => !rij.gehaald);
return tekort.length ? [{ json: { week: tekort[0].week, aantal: tekort.length, tabel: '<ul>' + tekort.map((rij) => '<li>' + rij.indicator + ': ' + rij.score + ' (' + ${say("'norm '", "'norm '")} + rij.norm + ')</li>').join('') + '</ul>' } }] : [];`,
      ),
      onlyOnce(
        mailer.send(
          'Mail wat bol niet gaf',
          mailOf.management,
          say('De servicenormen van bol zijn niet compleet', 'The service norms of bol are not complete'),
          say(
            '=<p>bol gaf vorige week geen antwoord op {{ $input.all().length }} van de acht indicatoren: {{ $input.all().map((een) => een.json.naam ?? "?").join(", ") }}. Kijk zelf in het verkopersaccount.</p>',
            '=<p>bol gave no answer for {{ $input.all().length }} of the eight indicators of last week: {{ $input.all().map((een) => een.json.naam ?? "?").join(", ") }}. Look in the seller account yourself.</p>',
          ),
        ),
      ),
      mailer.send(
        'Mail het tekort',
        mailOf.management,
        say(
          '=bol {{ $json.week }}: {{ $json.aantal }} onder de norm',
          '=bol {{ $json.week }}: {{ $json.aantal }} below the norm',
        ),
        say(
          '=<p>Onder de servicenorm van bol:</p>{{ $json.tabel }}',
          '=<p>Below the service norm of bol:</p>{{ $json.tabel }}',
        ),
      ),
    ],
    flow: [
      'Maandag om acht uur > Noem de acht indicatoren > Vraag de indicator op > Leg score naast norm > Bewaar de weekscore',
      'Leg score naast norm > Zoek wat tekortschiet > Mail het tekort',
      'Vraag de indicator op #1 > Mail wat bol niet gaf',
    ],
  }),
});

export const bolBuyBoxLost = recipe({
  id: 'bol-buy-box-lost',
  category: 'ecommerce',
  tags: ['bol', 'prijzen', 'concurrentie'],
  saves: spares(
    20,
    'Iemand bekijkt de productpagina’s om te zien wie het koopblok heeft.',
    'Somebody looks at the product pages to see who has the buy box.',
  ),
  variants: combine({ table: syncTables, chat: chats }, { take: 4 }),
  build: ({ table, chat }) => ({
    name: both(
      `Koopblok bij bol bewaken vanuit ${table.app.label}, verlies in ${chat.app.label}`,
      `Watch the buy box at bol from ${table.app.label}, losses in ${chat.app.label}`,
    ),
    description: both(
      `Kijkt twee keer per dag voor elke EAN in ${table.app.label} wie bij bol het koopblok heeft en tegen welke prijs. Alleen als je het kwijtraakt of terugkrijgt, komt er een bericht in ${chat.app.label}.`,
      `Twice a day it looks for each EAN in ${table.app.label} who has the buy box at bol and at what price. Only when you lose it or get it back does ${chat.app.label} get a message.`,
    ),
    benefit: both(
      'Je merkt een lagere prijs van een ander dezelfde dag.',
      'You notice a lower price of somebody else the same day.',
    ),
    uses: [
      [
        table,
        both(
          'noemt de artikelen en onthoudt wie het koopblok had',
          'names the items and remembers who had the buy box',
        ),
      ],
      [bol, both('geeft het beste aanbod', 'gives the best offer')],
      [chat, both('meldt alleen een wisseling', 'tells changes only')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Koopblok met EAN, Artikel, Koopblok en Prijs; vul EAN en Artikel.`,
        `In ${table.app.label}, make the table Buy box with EAN, Item, Buy box and Price; fill in EAN and Item.`,
      ),
    ],
    notes: [
      {
        over: ['Wie ben ik bij bol?', 'Is er gewisseld?'],
        text: say(
          '## Je eigen nummer\nbol zegt zelf wie je bent; dat nummer vergelijkt hij met de verkoper van het beste aanbod. De eerste keer onthoudt hij alleen.',
          '## Your own number\nbol itself says who you are; that number is compared with the seller of the best offer. The first time it only remembers.',
        ),
      },
    ],
    names: {
      'Om negen en om vier': 'At nine and at four',
      'Wie ben ik bij bol?': 'Who am I at bol?',
      'Lees de bewaakte artikelen': 'Read the watched items',
      'Artikel met EAN': 'Item with EAN',
      'Per artikel': 'Item by item',
      'Vraag het beste aanbod': 'Ask for the best offer',
      'Wie staat vooraan?': 'Who is in front?',
      'Is er gewisseld?': 'Has it changed?',
      'Onthoud de koploper': 'Remember who leads',
      'Was er al een koploper?': 'Was there a leader before?',
      'Meld de wisseling': 'Tell about the change',
      'Geen antwoord': 'No answer',
      'Vandaag nog niet gezegd': 'Not said today yet',
      'Tel wat bol niet gaf': 'Count what bol did not give',
      'Meld wat niet bekeken is': 'Tell what was not looked at',
    },
    nodes: [
      cron('Om negen en om vier', '0 9,16 * * *'),
      bolRead('Wie ben ik bij bol?', 'retailers/current'),
      table.rows('Lees de bewaakte artikelen', say('Koopblok', 'Buy box')),
      code(
        'Artikel met EAN',
        `
const rijen = $input.all().map(({ json: rij }) => { const $json = rij; return { ean: String(${table.cell('EAN')} ?? '').replace(/\\D/g, ''), artikel: ${table.cell(say('Artikel', 'Item'))} ?? '', vorige: String(${table.cell(say('Koopblok', 'Buy box'))} ?? '').trim() }; });
return rijen.filter((rij) => rij.ean.length === 13).map((json) => ({ json }));`,
      ),
      loop('Per artikel', 1),
      withErrorBranch(
        bolRead('Vraag het beste aanbod', '=products/{{ $json.ean }}/offers', {
          query: { 'best-offer-only': 'true', 'country-code': 'NL', condition: 'NEW' },
        }),
      ),
      code(
        'Wie staat vooraan?',
        `
const artikel = $('Per artikel').first().json;
const ik = String($('Wie ben ik bij bol?').first().json.retailerId ?? '');
const beste = ($input.first().json.offers ?? []).find((een) => een.bestOffer !== false);
const stand = !beste ? ${say("'niemand'", "'nobody'")} : String(beste.retailerId) === ik ? ${say("'wij'", "'us'")} : ${say("'een ander'", "'another'")};
return [{ json: { ...artikel, stand, prijs: beste?.price ?? '', gewisseld: stand !== artikel.vorige } }];`,
      ),
      when('Is er gewisseld?', [['={{ $json.gewisseld }}', 'yes']]),
      table.upsert('Onthoud de koploper', say('Koopblok', 'Buy box'), 'EAN', {
        EAN: '={{ $json.ean }}',
        [say('Koopblok', 'Buy box')]: '={{ $json.stand }}',
        [say('Prijs', 'Price')]: '={{ $json.prijs }}',
      }),
      when('Was er al een koploper?', [["={{ $('Wie staat vooraan?').item.json.vorige }}", 'filled']]),
      chat.post(
        'Meld de wisseling',
        say(
          "=Koopblok van {{ $('Wie staat vooraan?').item.json.artikel }} ({{ $('Wie staat vooraan?').item.json.ean }}): van {{ $('Wie staat vooraan?').item.json.vorige }} naar {{ $('Wie staat vooraan?').item.json.stand }}{{ $('Wie staat vooraan?').item.json.prijs === '' ? '' : ', prijs ' + (Number($('Wie staat vooraan?').item.json.prijs) || 0).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}.",
          "=Buy box of {{ $('Wie staat vooraan?').item.json.artikel }} ({{ $('Wie staat vooraan?').item.json.ean }}): from {{ $('Wie staat vooraan?').item.json.vorige }} to {{ $('Wie staat vooraan?').item.json.stand }}{{ $('Wie staat vooraan?').item.json.prijs === '' ? '' : ', price ' + (Number($('Wie staat vooraan?').item.json.prijs) || 0).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}.",
        ),
      ),
      set('Geen antwoord', { fout: "={{ $('Per artikel').item.json.ean }}" }),
      code(
        'Tel wat bol niet gaf',
        `
const fout = $input.all().map(({ json }) => json.fout).filter(Boolean);
return fout.length ? [{ json: { aantal: fout.length, welke: fout.slice(0, 20).join(', ') } }] : [];`,
      ),
      onlyNew('Vandaag nog niet gezegd', "={{ $json.welke + ' ' + $now.toISODate() }}"),
      chat.post(
        'Meld wat niet bekeken is',
        say(
          '=Van {{ $json.aantal }} EAN’s gaf bol geen aanbod: {{ $json.welke }}. Klopt de EAN, en staat het artikel nog online?',
          '=For {{ $json.aantal }} EANs bol gave no offer: {{ $json.welke }}. Is the EAN right, and is the item still online?',
        ),
      ),
    ],
    flow: [
      'Om negen en om vier > Wie ben ik bij bol? > Lees de bewaakte artikelen > Artikel met EAN > Per artikel #1 > Vraag het beste aanbod > Wie staat vooraan? > Is er gewisseld? > Onthoud de koploper > Was er al een koploper? > Meld de wisseling > Per artikel',
      'Vraag het beste aanbod #1 > Geen antwoord > Per artikel',
      'Per artikel > Tel wat bol niet gaf > Vandaag nog niet gezegd > Meld wat niet bekeken is',
      'Is er gewisseld? #1 > Per artikel',
      'Was er al een koploper? #1 > Per artikel',
    ],
  }),
});

export const bolMarginCheck = recipe({
  id: 'bol-margin-check',
  category: 'finance',
  tags: ['bol', 'marge', 'commissie'],
  saves: spares(
    45,
    'Iemand rekent elke maand na wat er na commissie en verzending van een artikel overblijft.',
    'Every month somebody works out what is left of an item after commission and postage.',
  ),
  variants: combine({ table: syncTables, mailer: mailers }, { take: 4 }),
  build: ({ table, mailer }) => ({
    name: both(
      `Marge na bol-commissie per artikel in ${table.app.label}, te dun per mail met ${mailer.app.label}`,
      `Margin after the bol commission by item in ${table.app.label}, thin ones by mail with ${mailer.app.label}`,
    ),
    description: both(
      `Vraagt op de eerste van de maand per artikel uit ${table.app.label} de commissie bij bol op, rekent uit wat na inkoop, commissie en verzending overblijft en mailt wat onder je grens zakt.`,
      `On the first of the month it asks bol for the commission of each item in ${table.app.label}, works out what is left after purchase, commission and postage and mails what drops below your limit.`,
    ),
    benefit: both('Geen maanden verkopen met verlies.', 'No months of selling at a loss.'),
    uses: [
      [table, both('heeft prijs en inkoop en krijgt de marge', 'has price and purchase and gets the margin')],
      [bol, both('geeft de commissie', 'gives the commission')],
      [mailer, both('stuurt de te dunne marges', 'sends the thin margins')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Marges met EAN, Artikel, Verkoopprijs (met btw), Inkoop (zonder btw), Commissie en Marge.`,
        `In ${table.app.label}, make the table Margins with EAN, Item, Selling price (with VAT), Purchase (without VAT), Commission and Margin.`,
      ),
    ],
    notes: [
      {
        over: ['Reken de marge uit', 'Schrijf de marge bij'],
        text: say(
          '## Alles zonder btw\nDe commissie van bol is met btw; die gaat er eerst af. Een artikel zonder leesbare prijs of inkoop blijft leeg en staat in de mail.',
          '## All without VAT\nThe commission of bol includes VAT; that goes off first. An item without a readable price or purchase stays empty and is in the mail.',
        ),
      },
    ],
    names: {
      'Eerste van de maand': 'First of the month',
      'Lees prijzen en inkoop': 'Read prices and purchases',
      'Leesbare artikelen': 'Readable items',
      'Vraag de commissie': 'Ask for the commission',
      'Reken de marge uit': 'Work out the margin',
      'Schrijf de marge bij': 'Note the margin',
      'Verzamel te dunne marges': 'Collect thin margins',
      'Mail te dunne marges': 'Mail thin margins',
    },
    nodes: [
      everyMonths('Eerste van de maand', 1, 1, 7),
      table.rows('Lees prijzen en inkoop', say('Marges', 'Margins')),
      code(
        'Leesbare artikelen',
        `
const getal = (v) => { const s = String(v ?? '').trim().replace(/[€\\s]/g, ''); const n = Number(/,\\d{1,2}$/.test(s) ? s.replaceAll('.', '').replace(',', '.') : s); return s === '' || !Number.isFinite(n) ? null : n; };
return $input.all().map(({ json: rij }) => { const $json = rij; return { ean: String(${table.cell('EAN')} ?? '').replace(/\\D/g, ''), artikel: ${table.cell(say('Artikel', 'Item'))} ?? '', prijs: getal(${table.cell(say('Verkoopprijs', 'Selling price'))}), inkoop: getal(${table.cell(say('Inkoop', 'Purchase'))}) }; })
  .filter((rij) => rij.ean.length === 13 && rij.prijs !== null && rij.prijs > 0 && rij.inkoop !== null).map((json) => ({ json }));`,
      ),
      goOnAfterError(
        bolRead('Vraag de commissie', '=commission/{{ $json.ean }}', {
          query: { 'unit-price': '={{ $json.prijs }}', condition: 'NEW' },
        }),
      ),
      code(
        'Reken de marge uit',
        `
const btw = 1 + Number(${VAT}) / 100;
const verzenden = Number(${POSTAGE});
return $input.all().map(({ json }, i) => {
  const rij = $('Leesbare artikelen').itemMatching(i).json;
  const netto = rij.prijs / btw;
  const commissie = Number(json.totalCost) / btw;
  const marge = Number.isFinite(commissie) ? (netto - commissie - rij.inkoop - verzenden) / netto * 100 : null;
  return { json: { ean: rij.ean, artikel: rij.artikel, commissie: Number.isFinite(commissie) ? Math.round(commissie * 100) / 100 : '', marge: marge === null ? '' : Math.round(marge * 10) / 10 }, pairedItem: { item: i } };
});`,
      ),
      table.upsert('Schrijf de marge bij', say('Marges', 'Margins'), 'EAN', {
        EAN: '={{ $json.ean }}',
        [say('Commissie', 'Commission')]: '={{ $json.commissie }}',
        [say('Marge', 'Margin')]: '={{ $json.marge }}',
      }),
      code(
        'Verzamel te dunne marges',
        `
const grens = Number(${MARGIN});
const gelezen = new Set($('Leesbare artikelen').all().map(({ json }) => json.ean));
const leeg = $('Lees prijzen en inkoop').all().map(({ json: rij }) => { const $json = rij; return { ean: String(${table.cell('EAN')} ?? '').replace(/\\D/g, ''), artikel: ${table.cell(say('Artikel', 'Item'))} ?? '' }; }).filter((rij) => (rij.ean || rij.artikel) && !gelezen.has(rij.ean)).map((rij) => '<li>' + (rij.artikel || '?') + ' (' + (rij.ean || '-') + '): ' + ${say("'EAN, prijs of inkoop niet leesbaar'", "'EAN, price or purchase not readable'")} + '</li>');
const dun = $input.all().map(({ json }) => json).filter((rij) => rij.marge === '' || rij.marge < grens).sort((a, b) => Number(a.marge) - Number(b.marge));
return dun.length + leeg.length ? [{ json: { aantal: dun.length + leeg.length, lijst: '<ul>' + dun.slice(0, 100).map((rij) => '<li>' + rij.artikel + ' (' + rij.ean + '): ' + (rij.marge === '' ? ${say("'commissie onbekend'", "'commission unknown'")} : rij.marge.toLocaleString('${say('nl-NL', 'en-GB')}') + '%') + '</li>').join('') + leeg.slice(0, 50).join('') + '</ul>' } }] : [];`,
      ),
      mailer.send(
        'Mail te dunne marges',
        mailOf.management,
        say(
          '={{ $json.aantal }} artikelen bij bol met een te dunne of onbekende marge',
          '={{ $json.aantal }} items at bol with a thin or unknown margin',
        ),
        say(
          '=<p>Na inkoop, commissie en verzending blijft te weinig over van, of kon de marge niet worden uitgerekend van:</p>{{ $json.lijst }}',
          '=<p>After purchase, commission and postage too little is left of, or the margin could not be worked out of:</p>{{ $json.lijst }}',
        ),
      ),
    ],
    flow: [
      'Eerste van de maand > Lees prijzen en inkoop > Leesbare artikelen > Vraag de commissie > Reken de marge uit > Schrijf de marge bij',
      'Reken de marge uit > Verzamel te dunne marges > Mail te dunne marges',
    ],
  }),
});
