import { approvalChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { shopifyRead, shopifyWrite } from '../../apps/shopify-admin.js';
import { shopify } from '../../apps/shops.js';
import { syncTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { limitOf } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  everyDay,
  gather,
  goOnAfterError,
  keep,
  loop,
  onlyNew,
  recipe,
  say,
  spares,
  splitOut,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { MAIL_OF, money } from './parts.js';

const USES = limitOf(
  'uses-a-week',
  ['Gebruik per week dat opvalt', 'Uses a week that stand out'],
  [
    'Wordt een code in een week vaker gebruikt, dan hoor je het.',
    'Where a code is used more often in a week, you hear of it.',
  ],
  25,
);

export const shopifyCodeLeak = recipe({
  id: 'shopify-discount-code-leak',
  category: 'ecommerce',
  tags: ['shopify', 'kortingscode', 'marge', 'controle'],
  saves: spares(
    30,
    'Iemand loopt de kortingscodes na op gebruik en op codes die hadden moeten stoppen.',
    'Somebody goes through the discount codes for use and for those that should have ended.',
  ),
  variants: combine({ table: syncTables, chat: approvalChats }, { take: 3 }),
  build: ({ table, chat }) => ({
    name: both(
      `Uitgelekte Shopify-kortingscodes stoppen na akkoord in ${chat.app.label}, weekgebruik in ${table.app.label}`,
      `Stop leaked Shopify discount codes after approval in ${chat.app.label}, weekly use in ${table.app.label}`,
    ),
    description: both(
      `Telt elke nacht hoe vaak elke kortingscode in Shopify is gebruikt en vergelijkt dat met een week terug in ${table.app.label}. Een code die ineens hard loopt legt hij voor in ${chat.app.label}; na akkoord stopt de actie meteen.`,
      `Every night it counts how often each Shopify discount code was used and compares that with a week ago in ${table.app.label}. A code that suddenly runs fast is put to ${chat.app.label}; after approval the discount ends at once.`,
    ),
    benefit: both(
      'Een code op een kortingssite kost één dag marge in plaats van een maand.',
      'A code on a coupon site costs one day of margin instead of a month.',
    ),
    uses: [
      [shopify, both('telt het gebruik en stopt de actie', 'counts the use and ends the discount')],
      [table, both('onthoudt de stand per dag', 'remembers the count of each day')],
      [chat, both('beslist over stoppen', 'decides on ending it')],
    ],
    setup: [
      both(
        'Geef de app in Shopify ook rechten op prijsregels (read_price_rules, write_price_rules).',
        'In Shopify, give the app rights on price rules too (read_price_rules, write_price_rules).',
      ),
      both(
        `Maak in ${table.app.label} de tabel Codegebruik met Sleutel, Code, Dag en Gebruikt.`,
        `In ${table.app.label}, make the table Code use with Key, Code, Day and Used.`,
      ),
    ],
    notes: [
      {
        over: ['Lees de stand van vorige week', 'Wat loopt te hard?'],
        text: say(
          '## Vergelijken met zichzelf\nDe eerste zeven dagen is er nog niets om mee te vergelijken en blijft het stil. Daarna telt de groei in een week, niet het totaal: een oude vaste code valt niet op. Per code komt er één vraag per week; na acht uur zonder antwoord loopt de actie door en volgt de volgende code.',
          '## Compared with itself\nIn the first seven days there is nothing to compare with and it stays silent. After that the growth in a week counts, not the total: an old fixed code does not stand out. Each code gets one question a week; after eight hours without an answer the discount runs on and the next code follows.',
        ),
      },
    ],
    names: {
      'Elke nacht om vijf': 'Every night at five',
      'Lees de lopende acties': 'Read the running discounts',
      'Elke actie apart': 'Each discount apart',
      'Loopt nog': 'Still runs',
      'Lees de codes van de actie': 'Read the codes of the discount',
      'Zet de stand op een rij': 'Line up the counts',
      'Bewaar de stand van vandaag': "Keep today's count",
      'Verzamel de standen': 'Gather the counts',
      'Lees de stand van vorige week': "Read last week's count",
      'Wat loopt te hard?': 'What runs too fast?',
      'Deze week nog niet gevraagd': 'Not asked this week yet',
      'Code voor code': 'Code by code',
      'Vraag of de code moet stoppen': 'Ask whether the code has to end',
      'Stoppen?': 'End it?',
      'Stop de actie': 'End the discount',
      'Meld wat Shopify weigerde': 'Tell what Shopify refused',
    },
    nodes: [
      everyDay('Elke nacht om vijf', 5),
      shopifyRead('Lees de lopende acties', 'price_rules.json', { query: { limit: '250' } }),
      splitOut('Elke actie apart', 'price_rules'),
      keep('Loopt nog', [
        ['={{ !$json.ends_at || DateTime.fromISO(String($json.ends_at)) > $now }}', 'yes'],
        ["={{ DateTime.fromISO(String($json.starts_at ?? '')) <= $now }}", 'yes'],
      ]),
      goOnAfterError(
        shopifyRead('Lees de codes van de actie', '=price_rules/{{ $json.id }}/discount_codes.json', {
          query: { limit: '250' },
        }),
      ),
      code(
        'Zet de stand op een rij',
        `
const dag = $now.toISODate();
return $input.all().flatMap(({ json }) => json.discount_codes ?? []).filter((een) => een.code)
  .map((een) => ({ json: { sleutel: een.code + ' ' + dag, code: een.code, actie: String(een.price_rule_id), dag, gebruikt: Number(een.usage_count) || 0 } }));`,
      ),
      goOnAfterError(
        table.upsert('Bewaar de stand van vandaag', say('Codegebruik', 'Code use'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
          Code: '={{ $json.code }}',
          [say('Dag', 'Day')]: '={{ $json.dag }}',
          [say('Gebruikt', 'Used')]: '={{ $json.gebruikt }}',
        }),
      ),
      gather('Verzamel de standen', 'bewaard'),
      evenWhenEmpty(table.rows('Lees de stand van vorige week', say('Codegebruik', 'Code use'))),
      code(
        'Wat loopt te hard?',
        `
const grens = Number(${USES});
const toen = $now.minus({ days: 7 }).toISODate();
const vorige = new Map($input.all().map(({ json: rij }) => { const $json = rij; return [String(${table.cell(say('Sleutel', 'Key'))} ?? ''), Number(${table.cell(say('Gebruikt', 'Used'))})]; }));
return $('Zet de stand op een rij').all().map(({ json }) => json)
  .map((een) => ({ ...een, erbij: een.gebruikt - (vorige.get(een.code + ' ' + toen) ?? NaN) }))
  .filter((een) => Number.isFinite(een.erbij) && een.erbij > grens)
  .sort((a, b) => b.erbij - a.erbij).slice(0, 5).map((een) => ({ json: een }));`,
      ),
      onlyNew('Deze week nog niet gevraagd', "={{ $json.code + ' ' + $now.toFormat('kkkk-WW') }}"),
      loop('Code voor code', 1),
      answeredWithin(
        chat.approve(
          'Vraag of de code moet stoppen',
          say(
            '=Kortingscode {{ $json.code }} is in een week {{ $json.erbij }} keer gebruikt ({{ $json.gebruikt }} in totaal). Is hij uitgelekt en moet de actie nu stoppen? Alle codes van die actie stoppen dan. Zonder antwoord loopt zij door.',
            '=Discount code {{ $json.code }} was used {{ $json.erbij }} times in a week ({{ $json.gebruikt }} in all). Did it leak, and shall the discount end now? All codes of that discount end then. Without an answer it runs on.',
          ),
        ),
        8,
        'hours',
      ),
      when('Stoppen?', [['={{ $json.data?.approved === true }}', 'yes']]),
      withErrorBranch(
        shopifyWrite(
          'Stop de actie',
          'PUT',
          "=price_rules/{{ $('Code voor code').item.json.actie }}.json",
          "{ price_rule: { id: Number($('Code voor code').item.json.actie), ends_at: $now.toISO() } }",
        ),
      ),
      chat.post(
        'Meld wat Shopify weigerde',
        say(
          "=De actie met code {{ $('Code voor code').item.json.code }} kon niet stoppen: {{ $json.error?.message ?? 'geen antwoord' }}. Zet haar zelf uit in Shopify.",
          "=The discount with code {{ $('Code voor code').item.json.code }} could not be ended: {{ $json.error?.message ?? 'no answer' }}. Switch it off in Shopify yourself.",
        ),
      ),
    ],
    flow: [
      'Elke nacht om vijf > Lees de lopende acties > Elke actie apart > Loopt nog > Lees de codes van de actie > Zet de stand op een rij > Bewaar de stand van vandaag > Verzamel de standen > Lees de stand van vorige week > Wat loopt te hard? > Deze week nog niet gevraagd > Code voor code #1 > Vraag of de code moet stoppen > Stoppen? > Stop de actie > Code voor code',
      'Stoppen? #1 > Code voor code',
      'Stop de actie #1 > Meld wat Shopify weigerde > Code voor code',
    ],
  }),
});

const REMIND_FROM = ownLimit(
  ['Dagen tot de herinnering', 'Days until the reminder'],
  [
    'Na hoeveel dagen zonder betaling de klant een herinnering krijgt.',
    'After how many days without payment the customer is reminded.',
  ],
  3,
);
const CALL_FROM_DAYS = ownLimit(
  ['Dagen tot bellen', 'Days until a call'],
  ['Na hoeveel dagen zonder betaling je belt.', 'After how many days without payment you call.'],
  10,
);
const CALL_FROM_AMOUNT = ownLimit(
  ['Bellen vanaf bedrag', 'Call from amount'],
  ['Vanaf welk bedrag je meteen belt.', 'From what amount you call at once.'],
  1000,
);

const Q = "$('Hoe lang staat het open?').item.json";

export const shopifyDraftFollowUp = recipe({
  id: 'shopify-draft-order-follow-up',
  category: 'ecommerce',
  tags: ['shopify', 'offerte', 'opvolgen', 'b2b'],
  saves: spares(
    10,
    'Iemand loopt openstaande offertes in de winkel na en mailt de klant.',
    'Somebody goes through open quotes in the shop and mails the customer.',
  ),
  variants: combine({ mailer: mailers, tasks: taskApps }, { take: 3 }),
  build: ({ mailer, tasks }) => ({
    name: both(
      `Openstaande Shopify-offertes opvolgen met ${mailer.app.label}, grote bedragen bellen via ${tasks.app.label}`,
      `Follow up open Shopify draft orders with ${mailer.app.label}, call on large amounts through ${tasks.app.label}`,
    ),
    description: both(
      `Zoekt elke werkdag conceptbestellingen in Shopify met een verstuurde betaallink die niemand betaalde. Standaard na drie dagen volgt één herinnering met die link; na tien dagen of bij een groot bedrag een beltaak in ${tasks.app.label}.`,
      `Each working day it finds draft orders in Shopify whose payment link was sent and nobody paid. By default one reminder goes out after three days with the same link; after ten days or with a large amount it becomes a call in ${tasks.app.label}.`,
    ),
    benefit: both('Offertes lopen niet stilletjes af.', 'Quotes do not expire in silence.'),
    uses: [
      [shopify, both('geeft de conceptbestellingen', 'gives the draft orders')],
      [mailer, both('herinnert de klant', 'reminds the customer')],
      [tasks, both('krijgt wie gebeld moet worden', 'gets who has to be called')],
    ],
    setup: [
      both(
        'Geef de app in Shopify ook leesrecht op conceptbestellingen (read_draft_orders).',
        'In Shopify, give the app read access to draft orders too (read_draft_orders).',
      ),
    ],
    names: {
      'Elke werkdag om tien': 'Each working day at ten',
      'Lees verstuurde concepten': 'Read the drafts that were sent',
      'Concept voor concept': 'Draft by draft',
      'Hoe lang staat het open?': 'How long has it been open?',
      'Bellen of mailen?': 'Call or mail?',
      'Nog niet gebeld': 'Not called yet',
      'Bel over de offerte': 'Call about the quote',
      'Nog niet herinnerd': 'Not reminded yet',
      'Herinner aan de offerte': 'Remind of the quote',
    },
    nodes: [
      cron('Elke werkdag om tien', '0 10 * * 1-5'),
      shopifyRead('Lees verstuurde concepten', 'draft_orders.json', {
        query: { status: 'invoice_sent', limit: '250' },
      }),
      splitOut('Concept voor concept', 'draft_orders'),
      code(
        'Hoe lang staat het open?',
        `
${MAIL_OF}
return $input.all().map(({ json }) => json).map((een) => {
  const verstuurd = DateTime.fromISO(String(een.invoice_sent_at ?? ''));
  return { id: een.id, nummer: een.name, link: een.invoice_url ?? '', bedrag: Number(een.total_price) || 0, valuta: een.currency ?? 'EUR', mail: mailOf(een.email || een.customer?.email), naam: een.customer?.first_name ?? '', tel: een.customer?.phone ?? een.shipping_address?.phone ?? '', dagen: verstuurd.isValid ? Math.floor($now.diff(verstuurd, 'days').days) : -1 };
}).filter((een) => een.dagen >= ${REMIND_FROM} && een.dagen <= 60 && een.link).map((een) => ({ json: een }));`,
      ),
      when(
        'Bellen of mailen?',
        [
          ['={{ $json.bedrag }}', '>=', `={{ ${CALL_FROM_AMOUNT} }}`],
          ['={{ $json.dagen }}', '>=', `={{ ${CALL_FROM_DAYS} }}`],
          ['={{ $json.mail }}', 'empty'],
        ],
        'or',
      ),
      onlyNew('Nog niet gebeld', "={{ 'bel' + $('Hoe lang staat het open?').item.json.id }}"),
      tasks.create('Bel over de offerte', {
        title: say(
          `=Bel over Shopify-offerte {{ ${Q}.nummer }} (${money(`${Q}.bedrag`, `${Q}.valuta`)})`,
          `=Call about Shopify quote {{ ${Q}.nummer }} (${money(`${Q}.bedrag`, `${Q}.valuta`)})`,
        ),
        description: say(
          `={{ ${Q}.naam }} {{ ${Q}.tel || ${Q}.mail }}. De betaallink is {{ ${Q}.dagen }} dagen oud: {{ ${Q}.link }}{{ $json.error ? '. De herinnering per mail kwam niet weg.' : '' }}`,
          `={{ ${Q}.naam }} {{ ${Q}.tel || ${Q}.mail }}. The payment link is {{ ${Q}.dagen }} days old: {{ ${Q}.link }}{{ $json.error ? '. The reminder by mail could not be sent.' : '' }}`,
        ),
        due: '={{ $now.plus({ days: 1 }).toISO() }}',
      }),
      onlyNew('Nog niet herinnerd', "={{ 'mail' + $json.id }}"),
      withErrorBranch(
        mailer.send(
          'Herinner aan de offerte',
          '={{ $json.mail }}',
          say(
            '=Je offerte {{ $json.nummer }} staat nog klaar',
            '=Your quote {{ $json.nummer }} is still waiting',
          ),
          say(
            `=<p>Beste {{ $json.naam || 'klant' }},</p><p>Je offerte van ${money('$json.bedrag', '$json.valuta')} staat nog voor je klaar. Akkoord? <a href="{{ $json.link }}">Bekijk en betaal</a>. Vragen of iets aanpassen kan door op deze mail te antwoorden.</p>`,
            `=<p>Dear {{ $json.naam || 'customer' }},</p><p>Your quote of ${money('$json.bedrag', '$json.valuta')} is still waiting for you. Agreed? <a href="{{ $json.link }}">Look and pay</a>. For questions or changes, answer this mail.</p>`,
          ),
        ),
      ),
    ],
    flow: [
      'Elke werkdag om tien > Lees verstuurde concepten > Concept voor concept > Hoe lang staat het open? > Bellen of mailen? > Nog niet gebeld > Bel over de offerte',
      'Bellen of mailen? #1 > Nog niet herinnerd > Herinner aan de offerte',
      'Herinner aan de offerte #1 > Nog niet gebeld',
    ],
  }),
});
