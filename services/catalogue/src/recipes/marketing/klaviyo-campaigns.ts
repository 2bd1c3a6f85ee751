import { chats } from '../../apps/chats.js';
import { helpdesks } from '../../apps/helpdesks.js';
import { KLAVIYO_PAGES, klaviyoApp, klaviyoRead, klaviyoWrite } from '../../apps/klaviyo.js';
import { ownLimit } from '../../apps/limits.js';
import { shopifyWrite } from '../../apps/shopify-admin.js';
import { shopify } from '../../apps/shops.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { inApp, limitOf } from '../../apps/values.js';
import {
  both,
  choose,
  code,
  combine,
  everyDay,
  goOnAfterError,
  keep,
  node,
  onlyNew,
  pause,
  recipe,
  say,
  spares,
  stop,
  withErrorBranch,
} from '../../kit/index.js';

const klaviyo = { app: klaviyoApp };
const METRIC = inApp(
  'Klaviyo',
  ['bestelgebeurtenis', 'order metric'],
  [
    'Het id van de gebeurtenis Placed Order: in het adres ervan achter /metric/.',
    'The id of the metric Placed Order: behind /metric/ in its address.',
  ],
  'AbCdEf',
  '^\\w{5,}$',
);
const COUPON = inApp(
  'Klaviyo',
  ['kortingsactie', 'coupon'],
  [
    'De naam van de coupon met unieke codes, zoals in Klaviyo.',
    'The name of the coupon with unique codes, as in Klaviyo.',
  ],
  'WELKOM10',
  '^\\w+$',
);
const PRICE_RULE = inApp(
  'Shopify',
  ['prijsregel voor de codes', 'price rule of the codes'],
  [
    'Het nummer van de korting in Shopify: aan het eind van het adres.',
    'The number of the discount in Shopify: at the end of its address.',
  ],
  '996341478',
  '^\\d+$',
);
const POOL = limitOf(
  'codes-in-stock',
  ['Codes die er altijd moeten zijn', 'Codes that must always be there'],
  [
    'Zijn er minder vrije codes, dan maakt hij er honderd bij.',
    'Where fewer are free it makes a hundred more.',
  ],
  150,
);

const COMPLAINT_STARS = ownLimit(
  ['Klacht tot en met sterren', 'Complaint up to stars'],
  ['Tot en met hoeveel sterren er een ticket komt.', 'Up to how many stars there is a ticket.'],
  3,
);

export const klaviyoReviews = recipe({
  id: 'klaviyo-reviews-sorted',
  category: 'marketing',
  tags: ['klaviyo', 'reviews', 'klachten', 'citaten'],
  saves: spares(
    15,
    'Iemand leest nieuwe reviews, volgt klachten op en bewaart mooie zinnen.',
    'Somebody reads new reviews, follows up complaints and keeps good sentences.',
  ),
  variants: combine({ desk: helpdesks, table: tables }, { take: 3 }),
  build: ({ desk, table }) => ({
    name: both(
      `Klaviyo-reviews elke ochtend verdelen: laag cijfer als ticket in ${desk.app.label}, citaat in ${table.app.label}`,
      `Sort Klaviyo reviews every morning: low scores as a ticket in ${desk.app.label}, quotes in ${table.app.label}`,
    ),
    description: both(
      `Leest elke ochtend de nieuwe reviews in Klaviyo. Drie sterren (of jouw grens) of minder wordt een ticket in ${desk.app.label} met product en tekst; vijf sterren met een bruikbare zin komt als citaat in ${table.app.label}, zonder mailadres.`,
      `Every morning it reads new reviews in Klaviyo. Three stars (or your limit) or fewer become a ticket in ${desk.app.label} with product and text; five stars with a usable sentence go into ${table.app.label} as a quote, without a mail address.`,
    ),
    benefit: both(
      'Ontevreden klanten horen dezelfde dag van een mens.',
      'Unhappy customers get a person on their case the same day.',
    ),
    notes: [
      {
        over: ['Nog niet verdeeld', 'Maak een ticket van de klacht'],
        text: say(
          '## Geen klacht kwijt\nElke review telt één keer. Neemt de helpdesk een klacht niet aan, bijvoorbeeld omdat het mailadres ontbreekt, dan staat hij bij de klachten zonder ticket en eindigt de uitvoering met een foutmelding.',
          '## No complaint lost\nEach review counts once. Where the helpdesk does not take a complaint, for want of a mail address for instance, it is kept with the complaints without a ticket and the run ends with an error.',
        ),
      },
    ],
    uses: [
      [klaviyo, both('geeft de reviews', 'gives the reviews')],
      [desk, both('volgt lage cijfers op', 'follows up low scores')],
      [table, both('bewaart citaten', 'keeps quotes')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Citaten met Product, Citaat, Naam, Cijfer en Datum.`,
        `In ${table.app.label}, make the table Quotes with Product, Quote, Name, Score and Date.`,
      ),
      both(
        'Vraag toestemming voordat je een naam bij een citaat plaatst.',
        'Ask permission before you publish a name with a quote.',
      ),
    ],
    names: {
      'Elke ochtend om negen': 'Every morning at nine',
      'Lees de reviews sinds eergisteren': 'Read reviews of the last two days',
      'Review op een rij': 'Review in a row',
      'Nog niet verdeeld': 'Not sorted yet',
      'Klacht of citaat?': 'Complaint or quote?',
      'Maak een ticket van de klacht': 'Make a ticket of the complaint',
      'Bewaar het citaat': 'Keep the quote',
      'Bewaar zonder ticket': 'Keep without a ticket',
      'Meld de klacht zonder ticket': 'Report the complaint without a ticket',
    },
    nodes: [
      everyDay('Elke ochtend om negen', 9),
      klaviyoRead('Lees de reviews sinds eergisteren', 'reviews', {
        query: {
          filter: "=greater-or-equal(created,{{ $now.minus({ days: 2 }).startOf('day').toUTC().toISO() }})",
          'page[size]': '100',
        },
        pages: KLAVIYO_PAGES,
      }),
      code(
        'Review op een rij',
        `
return $input.all().flatMap(({ json }) => json.data ?? []).map((een) => ({ id: een.id, ...(een.attributes ?? {}) })).filter((een) => ['review', 'store', 'rating'].includes(een.review_type) && Number(een.rating) > 0)
  .map((een) => ({ json: { id: een.id, cijfer: Number(een.rating), tekst: [een.title, een.content].filter(Boolean).join('. ').slice(0, 1500), naam: een.author ?? '', mail: een.email ?? '', product: een.product?.name ?? ${say("'de winkel'", "'the shop'")}, citaat: String(een.smart_quote || een.content || '').trim().slice(0, 280) } }));`,
      ),
      onlyNew('Nog niet verdeeld', '={{ $json.id }}'),
      choose('Klacht of citaat?', [
        [say('Klacht', 'Complaint'), ['={{ $json.cijfer }}', '<=', `={{ ${COMPLAINT_STARS} }}`]],
        [
          say('Citaat', 'Quote'),
          ['={{ $json.cijfer }}', '=', 5],
          ['={{ $json.citaat.length >= 30 }}', 'yes'],
        ],
      ]),
      withErrorBranch(
        desk.create('Maak een ticket van de klacht', {
          subject: say(
            '={{ $json.cijfer }} sterren voor {{ $json.product }}',
            '={{ $json.cijfer }} stars for {{ $json.product }}',
          ),
          text: say(
            "={{ $json.tekst || 'Zonder toelichting.' }}\n\nVan {{ $json.naam || 'onbekend' }}, via Klaviyo Reviews.",
            "={{ $json.tekst || 'Without words.' }}\n\nFrom {{ $json.naam || 'unknown' }}, through Klaviyo Reviews.",
          ),
          email: '={{ $json.mail }}',
          name: '={{ $json.naam || $json.mail }}',
        }),
      ),
      table.append('Bewaar zonder ticket', say('Klachten zonder ticket', 'Complaints without a ticket'), {
        Product: "={{ $('Klacht of citaat?').item.json.product }}",
        [say('Tekst', 'Text')]: "={{ $('Klacht of citaat?').item.json.tekst }}",
        [say('Naam', 'Name')]: "={{ $('Klacht of citaat?').item.json.naam }}",
        [say('Cijfer', 'Score')]: "={{ $('Klacht of citaat?').item.json.cijfer }}",
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
      }),
      stop(
        'Meld de klacht zonder ticket',
        say(
          'Een klacht uit Klaviyo werd geen ticket en staat in de tabel Klachten zonder ticket.',
          'A complaint of Klaviyo became no ticket and is in the table Complaints without a ticket.',
        ),
      ),
      table.append('Bewaar het citaat', say('Citaten', 'Quotes'), {
        Product: '={{ $json.product }}',
        [say('Citaat', 'Quote')]: '={{ $json.citaat }}',
        [say('Naam', 'Name')]: "={{ String($json.naam).split(' ')[0] }}",
        [say('Cijfer', 'Score')]: '={{ $json.cijfer }}',
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
      }),
    ],
    flow: [
      'Elke ochtend om negen > Lees de reviews sinds eergisteren > Review op een rij > Nog niet verdeeld > Klacht of citaat? > Maak een ticket van de klacht',
      'Klacht of citaat? #1 > Bewaar het citaat',
      'Maak een ticket van de klacht #1 > Bewaar zonder ticket > Meld de klacht zonder ticket',
    ],
  }),
});

export const klaviyoSenderHealth = recipe({
  id: 'klaviyo-sender-reputation',
  category: 'marketing',
  tags: ['klaviyo', 'deliverability', 'spam', 'mailings'],
  saves: spares(
    25,
    'Iemand bekijkt per campagne klachten, bounces en afmeldingen.',
    'Somebody looks at complaints, bounces and opt-outs of each campaign.',
  ),
  variants: combine({ table: tables, chat: chats, tasks: taskApps }, { take: 3 }),
  build: ({ table, chat, tasks }) => ({
    name: both(
      `Afzenderreputatie bewaken per Klaviyo-campagne in ${table.app.label}, alarm in ${chat.app.label}, actie in ${tasks.app.label}`,
      `Guard the sender reputation by Klaviyo campaign in ${table.app.label}, alarm in ${chat.app.label}, action in ${tasks.app.label}`,
    ),
    description: both(
      `Haalt elke ochtend de campagnecijfers van de laatste zeven dagen uit Klaviyo en bewaart ze in ${table.app.label}. Spamklachten, bounces of afmeldingen boven de norm geven alarm in ${chat.app.label} en een taak in ${tasks.app.label}.`,
      `Every morning it fetches the figures of the last seven days' campaigns from Klaviyo and keeps them in ${table.app.label}. Spam complaints, bounces or opt-outs above the norm give an alarm in ${chat.app.label} and a task in ${tasks.app.label}.`,
    ),
    benefit: both(
      'Bijsturen voordat Gmail je mail in de spam zet.',
      'Steer before Gmail puts your mail in spam.',
    ),
    uses: [
      [klaviyo, both('geeft de cijfers', 'gives the figures')],
      [table, both('bewaart ze per campagne', 'keeps them by campaign')],
      [chat, both('krijgt het alarm', 'gets the alarm')],
      [tasks, both('krijgt wat eraan te doen is', 'gets what to do about it')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Reputatie met Campagne, Dag, Ontvangers, Klachten, Bounces en Afmeldingen.`,
        `In ${table.app.label}, make the table Reputation with Campaign, Day, Receivers, Complaints, Bounces and Opt-outs.`,
      ),
    ],
    notes: [
      {
        over: ['Toets aan de normen'],
        text: say(
          '## De normen\nGmail en Yahoo eisen minder dan 0,3 procent spamklachten en raden 0,1 aan. Bounces boven 2 procent en afmeldingen boven 0,5 procent wijzen op een oude of gekochte lijst.',
          '## The norms\nGmail and Yahoo demand fewer than 0.3 percent spam complaints and advise 0.1. Bounces above 2 percent and opt-outs above 0.5 percent point to an old or bought list.',
        ),
      },
    ],
    names: {
      'Elke ochtend om tien': 'Every morning at ten',
      'Vraag de campagnecijfers': 'Ask for the campaign figures',
      'Toets aan de normen': 'Check against the norms',
      'Deze stand is nieuw': 'This state is new',
      'Bewaar de cijfers': 'Keep the figures',
      'Boven een norm?': 'Above a norm?',
      'Sla alarm': 'Raise the alarm',
      'Vraag om actie': 'Ask for action',
    },
    nodes: [
      everyDay('Elke ochtend om tien', 10),
      klaviyoWrite(
        'Vraag de campagnecijfers',
        'campaign-values-reports',
        `{ type: 'campaign-values-report', attributes: { statistics: ['recipients', 'delivered', 'spam_complaints', 'spam_complaint_rate', 'bounced', 'bounce_rate', 'unsubscribes', 'unsubscribe_rate'], timeframe: { key: 'last_7_days' }, conversion_metric_id: '${METRIC}' } }`,
      ),
      code(
        'Toets aan de normen',
        `
const procent = (deel) => Math.round((Number(deel) || 0) * 10000) / 100;
return $input.all().flatMap(({ json }) => json.data?.attributes?.results ?? []).map((een) => {
  const s = een.statistics ?? {};
  const cijfers = { klachten: procent(s.spam_complaint_rate), bounces: procent(s.bounce_rate), afmeldingen: procent(s.unsubscribe_rate) };
  const normen = [cijfers.klachten >= 0.3 && 'ernstig', cijfers.klachten >= 0.1 && 'klachten', cijfers.bounces > 2 && 'bounces', cijfers.afmeldingen > 0.5 && 'afmeldingen'].filter(Boolean).join(' ');
  const lees = (n) => ${say("String(n).replace('.', ',')", 'String(n)')} + '%';
  const te = [cijfers.klachten >= 0.1 && ${say("'spamklachten '", "'spam complaints '")} + lees(cijfers.klachten), cijfers.bounces > 2 && 'bounces ' + lees(cijfers.bounces), cijfers.afmeldingen > 0.5 && ${say("'afmeldingen '", "'opt-outs '")} + lees(cijfers.afmeldingen)].filter(Boolean);
  return { json: { campagne: een.groupings?.campaign_id ?? een.groupings?.campaign_message_id ?? '?', ontvangers: Number(s.recipients) || 0, ...cijfers, normen, te: te.join(', '), ernstig: cijfers.klachten >= 0.3 } };
}).filter(({ json }) => json.ontvangers >= 100);`,
      ),
      onlyNew(
        'Deze stand is nieuw',
        "={{ $('Toets aan de normen').item.json.campagne + ' ' + $('Toets aan de normen').item.json.normen }}",
      ),
      goOnAfterError(
        table.append('Bewaar de cijfers', say('Reputatie', 'Reputation'), {
          [say('Campagne', 'Campaign')]: '={{ $json.campagne }}',
          [say('Dag', 'Day')]: '={{ $now.toISODate() }}',
          [say('Ontvangers', 'Receivers')]: '={{ $json.ontvangers }}',
          [say('Klachten', 'Complaints')]: '={{ $json.klachten }}',
          Bounces: '={{ $json.bounces }}',
          [say('Afmeldingen', 'Opt-outs')]: '={{ $json.afmeldingen }}',
        }),
      ),
      keep('Boven een norm?', [["={{ $('Toets aan de normen').item.json.te }}", 'filled']]),
      chat.post(
        'Sla alarm',
        say(
          "={{ $('Toets aan de normen').item.json.ernstig ? 'Stop met versturen tot dit is uitgezocht. ' : '' }}Campagne {{ $('Toets aan de normen').item.json.campagne }} (dit id staat in het adres van de campagne in Klaviyo) zit boven de norm: {{ $('Toets aan de normen').item.json.te }} bij {{ $('Toets aan de normen').item.json.ontvangers }} ontvangers.",
          "={{ $('Toets aan de normen').item.json.ernstig ? 'Stop sending until this is sorted out. ' : '' }}Campaign {{ $('Toets aan de normen').item.json.campagne }} (this id stands in the address of the campaign in Klaviyo) is above the norm: {{ $('Toets aan de normen').item.json.te }} with {{ $('Toets aan de normen').item.json.ontvangers }} receivers.",
        ),
      ),
      tasks.create('Vraag om actie', {
        title: say(
          "=Klaviyo-campagne {{ $('Toets aan de normen').item.json.campagne }}: {{ $('Toets aan de normen').item.json.te }}",
          "=Klaviyo campaign {{ $('Toets aan de normen').item.json.campagne }}: {{ $('Toets aan de normen').item.json.te }}",
        ),
        description: say(
          'Kijk naar wie er gemaild is: hoe lang geleden meldden zij zich aan en wanneer openden zij het laatst? Mail voorlopig alleen wie de laatste negentig dagen klikte, en zet de afmeldlink bovenaan.',
          'Look at who was mailed: how long ago did they sign up and when did they last open? For now mail only who clicked in the last ninety days, and put the opt-out link at the top.',
        ),
        due: '={{ $now.plus({ days: 1 }).toISO() }}',
      }),
    ],
    flow: [
      'Elke ochtend om tien > Vraag de campagnecijfers > Toets aan de normen > Bewaar de cijfers > Boven een norm? > Deze stand is nieuw > Sla alarm > Vraag om actie',
    ],
  }),
});

export const couponPool = recipe({
  id: 'coupon-pool-topped-up',
  category: 'marketing',
  tags: ['klaviyo', 'shopify', 'kortingscode', 'welkomstmail'],
  saves: spares(
    20,
    'Iemand maakt een csv met unieke codes en uploadt die naar de mailtool.',
    'Somebody makes a CSV of unique codes and uploads it to the mail tool.',
  ),
  variants: combine({ chat: chats }, { take: 3 }),
  build: ({ chat }) => ({
    name: both(
      `Unieke kortingscodes voor Klaviyo bijmaken in Shopify voordat ze opraken, bericht in ${chat.app.label}`,
      `Make unique coupon codes for Klaviyo in Shopify before they run out, message in ${chat.app.label}`,
    ),
    description: both(
      `Telt elke dag de vrije codes van een coupon in Klaviyo. Zijn het er te weinig, dan zet hij honderd onraadbare codes eerst in Shopify en dan in Klaviyo, en meldt het in ${chat.app.label}; weigert Shopify, dan komt er niets in Klaviyo.`,
      `Every day it counts the free codes of a coupon in Klaviyo. Where too few it puts a hundred codes that cannot be guessed into Shopify first and then Klaviyo, and tells ${chat.app.label}; if Shopify refuses nothing goes into Klaviyo.`,
    ),
    benefit: both(
      'Nooit een welkomstmail zonder werkende code.',
      'Never a welcome mail without a working code.',
    ),
    uses: [
      [klaviyo, both('telt en krijgt de codes', 'counts and takes the codes')],
      [shopify, both('maakt de codes geldig', 'makes the codes valid')],
      [chat, both('hoort van bijmaken en storingen', 'hears of new codes and faults')],
    ],
    setup: [
      both(
        'Geef de app in Shopify ook schrijfrecht op prijsregels (write_price_rules, write_discounts).',
        'In Shopify, give the app write access to price rules too (write_price_rules, write_discounts).',
      ),
      both(
        'Zet bij de korting in Shopify dat elke code één keer te gebruiken is.',
        'Set the discount in Shopify so that each code can be used once.',
      ),
    ],
    names: {
      'Elke dag om vier': 'Every day at four',
      'Lees de vrije codes': 'Read the free codes',
      'Tel de vrije codes': 'Count the free codes',
      'Te weinig?': 'Too few?',
      'Honderd lege plekken': 'A hundred empty places',
      'Maak elke code': 'Generate each code',
      'Bundel de codes': 'Gather the codes',
      'Zet de codes in Shopify': 'Put the codes into Shopify',
      'Geef Shopify een minuut': 'Give Shopify a minute',
      'Zet de codes in Klaviyo': 'Put the codes into Klaviyo',
      'Meld de nieuwe codes': 'Tell about the new codes',
      'Meld dat bijmaken mislukte': 'Tell that it failed',
    },
    nodes: [
      everyDay('Elke dag om vier', 4),
      klaviyoRead('Lees de vrije codes', 'coupon-codes', {
        query: { filter: `=and(equals(coupon.id,"${COUPON}"),equals(status,"UNASSIGNED"))` },
        pages: KLAVIYO_PAGES,
      }),
      code(
        'Tel de vrije codes',
        `
const vrij = $input.all().reduce((som, { json }) => som + (json.data ?? []).length, 0);
return [{ json: { vrij, weinig: vrij < Number(${POOL}) } }];`,
      ),
      keep('Te weinig?', [['={{ $json.weinig }}', 'yes']]),
      code('Honderd lege plekken', 'return Array.from({ length: 100 }, (_, plek) => ({ json: { plek } }));'),
      node('Maak elke code', 'crypto', 1, {
        action: 'generate',
        dataPropertyName: 'code',
        encodingType: 'hex',
        stringLength: 10,
      }),
      code(
        'Bundel de codes',
        `return [{ json: { codes: [...new Set($input.all().map(({ json }) => '${COUPON}-' + String(json.code).toUpperCase()))] } }];`,
      ),
      withErrorBranch(
        shopifyWrite(
          'Zet de codes in Shopify',
          'POST',
          `=price_rules/${PRICE_RULE}/batch.json`,
          '{ discount_codes: $json.codes.map((code) => ({ code })) }',
        ),
      ),
      pause('Geef Shopify een minuut', 1, 'minutes'),
      withErrorBranch(
        klaviyoWrite(
          'Zet de codes in Klaviyo',
          'coupon-code-bulk-create-jobs',
          `{ type: 'coupon-code-bulk-create-job', attributes: { 'coupon-codes': { data: $('Bundel de codes').first().json.codes.map((code) => ({ type: 'coupon-code', attributes: { unique_code: code }, relationships: { coupon: { data: { type: 'coupon', id: '${COUPON}' } } } })) } } }`,
        ),
      ),
      chat.post(
        'Meld de nieuwe codes',
        say(
          "=Er waren nog {{ $('Tel de vrije codes').first().json.vrij }} vrije codes; er zijn er {{ $('Bundel de codes').first().json.codes.length }} bijgemaakt.",
          "={{ $('Tel de vrije codes').first().json.vrij }} codes were free; {{ $('Bundel de codes').first().json.codes.length }} were added.",
        ),
      ),
      chat.post(
        'Meld dat bijmaken mislukte',
        say(
          "=Codes bijmaken mislukte: {{ $json.error?.message ?? 'geen antwoord' }}. Er zijn nog {{ $('Tel de vrije codes').first().json.vrij }} vrije codes.",
          "=Adding codes failed: {{ $json.error?.message ?? 'no answer' }}. {{ $('Tel de vrije codes').first().json.vrij }} codes are still free.",
        ),
      ),
    ],
    flow: [
      'Elke dag om vier > Lees de vrije codes > Tel de vrije codes > Te weinig? > Honderd lege plekken > Maak elke code > Bundel de codes > Zet de codes in Shopify > Geef Shopify een minuut > Zet de codes in Klaviyo > Meld de nieuwe codes',
      'Zet de codes in Shopify #1 > Meld dat bijmaken mislukte',
      'Zet de codes in Klaviyo #1 > Meld dat bijmaken mislukte',
    ],
  }),
});
