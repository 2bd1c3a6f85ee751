import { approvalChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mainModels } from '../../apps/models.js';
import { forecast, openWeather } from '../../apps/sensors.js';
import { facebook, googleBusiness, x } from '../../apps/socials.js';
import { tables } from '../../apps/tables.js';
import { about } from '../../apps/values.js';
import {
  answeredWithin,
  ask,
  both,
  choose,
  code,
  combine,
  everyDay,
  recipe,
  say,
  set,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const OFFER = ['Wat je dan aanbiedt, in een zin.', 'What you offer then, in a sentence.'] as const;
const HEAT = about('heat', ['Aanbod bij warmte', 'Offer when it is hot'], OFFER, [
  'ijskoffie met korting',
  'iced coffee at a discount',
]);
const RAIN = about('rain', ['Aanbod bij regen', 'Offer when it rains'], OFFER, [
  'regenpakken met korting',
  'rain suits at a discount',
]);
const COLD = about('cold', ['Aanbod bij vorst', 'Offer when it freezes'], OFFER, [
  'warme chocola met korting',
  'hot chocolate at a discount',
]);

const WARM_FROM = ownLimit(
  ['Warm vanaf graden', 'Warm from degrees'],
  ['Vanaf hoeveel graden het warm is.', 'From how many degrees it is warm.'],
  24,
);
const WET_FROM = ownLimit(
  ['Nat boven millimeter', 'Wet above millimetres'],
  ['Boven hoeveel millimeter regen het nat is.', 'Above how many millimetres of rain it is wet.'],
  3,
);

const SAME_AGAIN = ownLimit(
  ['Dagen tot weer dezelfde actie', 'Days until the same offer again'],
  [
    'Na hoeveel dagen hetzelfde weer weer een actie mag geven.',
    'After how many days the same weather may bring an offer again.',
  ],
  3,
);

export const weatherOffer = recipe({
  id: 'weather-driven-offer',
  category: 'marketing',
  tags: ['weer', 'actie', 'horeca'],
  saves: {
    minutes: 20,
    nl: 'Iemand kijkt elke ochtend naar het weer en bedenkt een actie.',
    en: 'Someone checks the weather each morning and thinks up an offer.',
  },
  variants: combine(
    { model: mainModels, chat: approvalChats, one: [facebook, googleBusiness, x], table: tables },
    { take: 9, apart: ['one', 'chat', 'table'] },
  ),
  build: ({ model, chat, one, table }) => ({
    name: both(
      `Weeractie plaatsen op ${one.app.label}: akkoord in ${chat.app.label}, log in ${table.app.label}`,
      `Weather offers on ${one.app.label}, approved in ${chat.app.label}, kept in ${table.app.label}`,
    ),
    description: both(
      `Leest elke ochtend de verwachting van OpenWeatherMap. Bij warmte, regen of vorst schrijft ${model.app.label} een passende actie, die na akkoord in ${chat.app.label} op ${one.app.label} komt; ${table.app.label} onthoudt wat je deed.`,
      `Reads the OpenWeatherMap forecast each morning. In warmth, rain or frost ${model.app.label} writes a fitting offer that is on ${one.app.label} once approved in ${chat.app.label}; ${table.app.label} remembers what was tried.`,
    ),
    benefit: both(
      'Je terras of winkel speelt in op het weer zonder nadenken.',
      'Your terrace or shop responds to the weather without a thought.',
    ),
    uses: [
      [{ app: openWeather }, both('geeft de verwachting', 'gives the forecast')],
      [model, both('schrijft de actie', 'writes the offer')],
      [chat, both('vraagt akkoord', 'asks for approval')],
      [one, both('plaatst de actie', 'publishes the offer')],
      [table, both('bewaart de acties', 'keeps the offers')],
    ],
    setup: [],
    notes: [
      {
        over: ['Welk weer?', 'Schrijf actie'],
        text: say(
          '## Grenzen\nStandaard is warm 24 graden of meer, nat meer dan 3 millimeter. Zakt het vandaag onder nul, dan geldt het als vorst. Op een gewone dag gebeurt er niets, en hetzelfde weer levert niet elke dag een nieuwe actie op.',
          '## Limits\nBy default warm is 24 degrees or more, wet more than 3 millimetres. Where it falls below zero today it counts as frost. On an ordinary day nothing happens, and the same weather brings no new offer each day.',
        ),
      },
      {
        over: ['Vraag akkoord', 'Plaatsen?'],
        text: say(
          '## Op tijd reageren\nGeef vóór half twaalf akkoord: daarna telt geen antwoord als nee.',
          '## React in time\nApprove before half past eleven: after that no answer counts as a no.',
        ),
      },
    ],
    names: {
      'Meld dat het model zweeg': 'Report that the model was silent',
      'Elke ochtend om half acht': 'Every morning at half past seven',
      'Lees verwachting': 'Read forecast',
      'Vat weer samen': 'Sum up weather',
      'Welk weer?': 'What weather?',
      'Aanbod bij warmte': 'Offer in warmth',
      'Aanbod bij regen': 'Offer in rain',
      'Aanbod bij kou': 'Offer in cold',
      'Schrijf actie': 'Write offer',
      Taalmodel: 'Language model',
      'Vraag akkoord': 'Ask for approval',
      'Plaatsen?': 'Post?',
      'Plaats actie': 'Post offer',
      'Bevestig plaatsing': 'Confirm post',
      'Meld dat het niet lukte': 'Report that it failed',
      'Bewaar wat niet doorging': 'Keep what was called off',
      'Bewaar actie': 'Keep offer',
    },
    nodes: [
      everyDay('Elke ochtend om half acht', 7, 30),
      forecast('Lees verwachting'),
      code(
        'Vat weer samen',
        `
const vandaag = $now.toFormat('yyyy-MM-dd');
const blokken = ($input.first().json.list ?? []).filter((blok) => DateTime.fromSeconds(Number(blok.dt) || 0).toFormat('yyyy-MM-dd') === vandaag);
if (blokken.length === 0) return [];
const warmst = Math.max(...blokken.map((blok) => blok.main.temp));
const koudst = Math.min(...blokken.map((blok) => blok.main.temp));
const regen = blokken.reduce((som, blok) => som + (blok.rain?.['3h'] ?? 0), 0);
const soort = warmst >= ${WARM_FROM} ? 'warm' : regen > ${WET_FROM} ? ${say("'nat'", "'wet'")} : koudst < 0 ? ${say("'koud'", "'cold'")} : ${say("'gewoon'", "'ordinary'")};
const geheugen = $getWorkflowStaticData('global');
if (soort !== ${say("'gewoon'", "'ordinary'")} && geheugen.soort === soort && DateTime.fromISO(String(geheugen.dag)) > $now.startOf('day').minus({ days: ${SAME_AGAIN} })) return [];
if (soort !== ${say("'gewoon'", "'ordinary'")}) Object.assign(geheugen, { soort, dag: vandaag });
const weer = soort === 'warm' ? ${say("'tot ' + Math.round(warmst) + ' graden'", "'up to ' + Math.round(warmst) + ' degrees'")} : soort === ${say("'nat'", "'wet'")} ? ${say("Math.round(regen) + ' millimeter regen'", "Math.round(regen) + ' millimetres of rain'")} : ${say("'vorst, tot ' + Math.round(koudst) + ' graden'", "'frost, down to ' + Math.round(koudst) + ' degrees'")};
return [{ json: { warmst: Math.round(warmst), koudst: Math.round(koudst), regen: Math.round(regen), soort, weer } }];`,
      ),
      choose('Welk weer?', [
        ['warm', ['={{ $json.soort }}', 'is', 'warm']],
        [say('nat', 'wet'), ['={{ $json.soort }}', 'is', say('nat', 'wet')]],
        [say('koud', 'cold'), ['={{ $json.soort }}', 'is', say('koud', 'cold')]],
      ]),
      set('Aanbod bij warmte', { aanbod: HEAT }, true),
      set('Aanbod bij regen', { aanbod: RAIN }, true),
      set('Aanbod bij kou', { aanbod: COLD }, true),
      withErrorBranch(
        ask(
          'Schrijf actie',
          say(
            'Je schrijft een kort bericht voor een lokale zaak: Nederlands, hoogstens 220 tekens, vrolijk, noem het weer en het aanbod, geen prijs tenzij die erin staat. Geef alleen de tekst.',
            'You write a short post for a local business: in English, at most 220 characters, cheerful, name the weather and the offer, no price unless it is in there. Give only the text.',
          ),
          say(
            '=Vandaag {{ $json.koudst }} tot {{ $json.warmst }} graden, {{ $json.regen }} mm regen. Aanbod: {{ $json.aanbod }}',
            '=Today {{ $json.koudst }} to {{ $json.warmst }} degrees, {{ $json.regen }} mm of rain. Offer: {{ $json.aanbod }}',
          ),
        ),
      ),
      model.attach('Taalmodel', 'Schrijf actie'),
      answeredWithin(
        chat.approve(
          'Vraag akkoord',
          say(
            '=Actie van vandaag:\n\n{{ $json.text }}\n\nPlaatsen? Zonder antwoord vóór half twaalf gaat hij niet door.',
            '=Offer of today:\n\n{{ $json.text }}\n\nPost it? Without an answer before half past eleven it is called off.',
          ),
        ),
        4,
        'hours',
      ),
      when('Plaatsen?', [['={{ $json.data?.approved }}', 'yes']]),
      withErrorBranch(one.post('Plaats actie', "={{ $('Schrijf actie').item.json.text }}")),
      chat.post(
        'Bevestig plaatsing',
        say(
          "=De actie staat online. Zorg dat de zaak er klaar voor is: vandaag {{ $('Vat weer samen').first().json.weer }}.",
          "=The offer is online. Make sure that the business is ready: today {{ $('Vat weer samen').first().json.weer }}.",
        ),
      ),
      chat.post(
        'Meld dat het niet lukte',
        say(
          '=De actie van vandaag kon niet worden geplaatst. Doe het even met de hand.',
          '=The offer of today could not be posted. Please do it by hand.',
        ),
      ),
      table.append('Bewaar wat niet doorging', say('Weeracties', 'Weather offers'), {
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        [say('Weer', 'Weather')]: "={{ $('Vat weer samen').first().json.soort }}",
        Status: say(
          "={{ $json.error ? 'plaatsen mislukt' : $json.data?.approved === false ? 'afgewezen' : 'niet beantwoord' }}",
          "={{ $json.error ? 'posting failed' : $json.data?.approved === false ? 'rejected' : 'not answered' }}",
        ),
        [say('Tekst', 'Text')]: "={{ $('Schrijf actie').item.json.text }}",
      }),
      table.append('Bewaar actie', say('Weeracties', 'Weather offers'), {
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        [say('Weer', 'Weather')]: "={{ $('Vat weer samen').first().json.soort }}",
        Status: say('geplaatst', 'posted'),
        [say('Tekst', 'Text')]: "={{ $('Schrijf actie').item.json.text }}",
      }),
      chat.post(
        'Meld dat het model zweeg',
        say(
          '=Het model schreef geen actie voor vandaag: {{ $json.aanbod }}. Bedenk zelf een bericht.',
          '=The model wrote no offer for today: {{ $json.aanbod }}. Think of a post yourself.',
        ),
      ),
    ],
    flow: [
      'Elke ochtend om half acht > Lees verwachting > Vat weer samen > Welk weer? > Aanbod bij warmte > Schrijf actie > Vraag akkoord > Plaatsen? > Plaats actie > Bewaar actie > Bevestig plaatsing',
      'Welk weer? #1 > Aanbod bij regen > Schrijf actie',
      'Welk weer? #2 > Aanbod bij kou > Schrijf actie',
      'Plaatsen? #1 > Bewaar wat niet doorging',
      'Plaats actie #1 > Meld dat het niet lukte',
      'Plaats actie #1 > Bewaar wat niet doorging',
      'Schrijf actie #1 > Meld dat het model zweeg',
    ],
  }),
});
