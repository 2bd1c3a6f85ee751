import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { shopify } from '../../apps/shops.js';
import { whatsAppSender } from '../../apps/sms.js';
import { taskApps } from '../../apps/tasks.js';
import { about } from '../../apps/values.js';
import {
  appTrigger,
  both,
  code,
  combine,
  keep,
  node,
  onlyNew,
  pause,
  pauseUntil,
  recipe,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { MAIL_OF, PHONE_OF } from './parts.js';

const whatsApp = whatsAppSender;
const READY_TAG = about(
  'pickup-tag',
  ['Label voor klaar om af te halen', 'Tag for ready to collect'],
  [
    'Het label dat je in Shopify op een bestelling zet als ze klaarligt.',
    'The tag that you put on an order in Shopify when it is ready.',
  ],
  ['afhalen-klaar', 'ready-to-collect'],
);
const PICKUP_PLACE = about(
  'pickup-place',
  ['Afhaaladres en tijden', 'Pickup address and hours'],
  [
    'Waar en wanneer klanten kunnen afhalen, in een zin.',
    'Where and when customers can collect, in a sentence.',
  ],
  [
    'Dorpsstraat 1, Utrecht, dinsdag tot en met zaterdag van 10 tot 17 uur',
    'Dorpsstraat 1, Utrecht, Tuesday to Saturday from 10 to 17',
  ],
);
const onShopify = (name: string, topic: string) =>
  appTrigger(name, 'shopifyTrigger', 1, { authentication: 'accessToken', topic });
const shopifyOrder = (name: string, orderId: string) =>
  node(name, 'shopify', 1, {
    authentication: 'accessToken',
    resource: 'order',
    operation: 'get',
    orderId,
    options: {},
  });

const PICKUP_REMIND = ownLimit(
  ['Dagen tot de herinnering', 'Days until the reminder'],
  [
    'Hoeveel dagen een bestelling klaarligt als de herinnering gaat.',
    'For how many days an order has been ready when the reminder leaves.',
  ],
  3,
);
const PICKUP_CALL = ownLimit(
  ['Dagen daarna tot bellen', 'Days from there to a call'],
  [
    'Hoeveel dagen na de herinnering bellen een taak wordt.',
    'How many days after the reminder calling becomes a task.',
  ],
  4,
);

export const shopifyPickupWhatsApp = recipe({
  id: 'shopify-pickup-ready-whatsapp',
  category: 'ecommerce',
  tags: ['whatsapp', 'afhalen', 'winkel', 'herinnering'],
  saves: spares(
    6,
    'Een winkelmedewerker belt klanten dat hun bestelling klaarligt, en later nog eens.',
    'A shop assistant calls customers that their order is ready, and once more later.',
  ),
  variants: combine({ mailer: mailers, tasks: taskApps }, { take: 3 }),
  build: ({ mailer, tasks }) => ({
    name: both(
      `Shopify-bestelling ligt klaar: WhatsApp naar de klant, zonder nummer mail via ${mailer.app.label}, daarna taak in ${tasks.app.label}`,
      `Shopify order is ready: WhatsApp to the customer, a mail through ${mailer.app.label} without a number, then a task in ${tasks.app.label}`,
    ),
    description: both(
      `Krijgt een bestelling in Shopify het afhaallabel, dan hoort de klant het via WhatsApp of, zonder mobiel nummer, met ${mailer.app.label}. Standaard drie dagen later volgt één herinnering, na een week een taak in ${tasks.app.label}.`,
      `When an order in Shopify gets the pickup tag, the customer hears it on WhatsApp or, without a mobile number, through ${mailer.app.label}. By default one reminder follows after three days, a task in ${tasks.app.label} after a week.`,
    ),
    benefit: both('De plank met afhaalpakketten raakt leeg.', 'The shelf of parcels to collect empties.'),
    uses: [
      [
        shopify,
        both('meldt het label en weet of is afgehaald', 'reports the tag and knows whether it was collected'),
      ],
      [whatsApp, both('bericht de klant', 'tells the customer')],
      [mailer, both('mailt wie geen mobiel nummer gaf', 'mails who gave no mobile number')],
      [tasks, both('krijgt wat te lang blijft liggen', 'gets what is left for too long')],
    ],
    setup: [
      both(
        'Zet een afgehaalde bestelling in Shopify op verzonden (Fulfill); dan stopt de reeks.',
        'Mark a collected order in Shopify as fulfilled; then the series stops.',
      ),
    ],
    notes: [
      {
        over: ['Wacht op het afhalen', 'Kijk of er is afgehaald'],
        text: say(
          '## De stand van nu telt\nVoor elke volgende stap wordt de bestelling opnieuw gelezen. Wie intussen kwam, of annuleerde, krijgt niets meer.',
          '## The state of now counts\nBefore each next step the order is read again. Who came meanwhile, or cancelled, gets nothing more.',
        ),
      },
    ],
    names: {
      'Bestelling gewijzigd in Shopify': 'Order changed in Shopify',
      'Ligt hij klaar?': 'Is it ready?',
      'Eerste keer klaar': 'Ready for the first time',
      'Heeft een mobiel nummer?': 'Has a mobile number?',
      'App dat het klaarligt': 'Tell on WhatsApp that it is ready',
      'Mail dat het klaarligt': 'Mail that it is ready',
      'Wacht op het afhalen': 'Wait for the collection',
      'Kijk of er is afgehaald': 'See whether it was collected',
      'Ligt het er nog?': 'Is it still there?',
      'Mobiel voor de herinnering?': 'A mobile for the reminder?',
      'App de herinnering': 'Remind on WhatsApp',
      'Mail de herinnering': 'Mail the reminder',
      'Wacht nog een keer': 'Wait once more',
      'Kijk nog een keer': 'Look once more',
      'Nog steeds daar?': 'Still there?',
      'Bel de klant over afhalen': 'Call the customer about collecting',
    },
    nodes: [
      onShopify('Bestelling gewijzigd in Shopify', 'orders/updated'),
      code(
        'Ligt hij klaar?',
        `
${PHONE_OF}
${MAIL_OF}
const label = String(${READY_TAG}).trim().toLowerCase();
return $input.all().map(({ json }) => json).filter((een) => !een.cancelled_at && een.fulfillment_status !== 'fulfilled' && String(een.tags ?? '').toLowerCase().split(',').map((tekst) => tekst.trim()).includes(label))
  .map((een) => { const adres = een.shipping_address ?? een.billing_address ?? {}; return { json: { id: een.id, nummer: een.name, naam: een.customer?.first_name || adres.first_name || '', mail: mailOf(een.email), tel: phoneOf(een.phone || een.customer?.phone || adres.phone, adres.country_code ?? 'NL') } }; });`,
      ),
      onlyNew('Eerste keer klaar', '={{ $json.id }}'),
      when('Heeft een mobiel nummer?', [['={{ $json.tel }}', 'filled']]),
      withErrorBranch(
        whatsApp.send(
          'App dat het klaarligt',
          '={{ $json.tel }}',
          say(
            `=Hoi {{ $json.naam }}, je bestelling {{ $json.nummer }} ligt klaar. Afhalen: ${PICKUP_PLACE}. Neem dit bericht mee.`,
            `=Hi {{ $json.naam }}, your order {{ $json.nummer }} is ready. Collect: ${PICKUP_PLACE}. Bring this message.`,
          ),
        ),
      ),
      withErrorBranch(
        mailer.send(
          'Mail dat het klaarligt',
          "={{ $('Eerste keer klaar').item.json.mail }}",
          say(
            "=Bestelling {{ $('Eerste keer klaar').item.json.nummer }} ligt klaar",
            "=Order {{ $('Eerste keer klaar').item.json.nummer }} is ready",
          ),
          say(
            `=<p>Beste {{ $('Eerste keer klaar').item.json.naam || 'klant' }},</p><p>Je bestelling ligt klaar. Afhalen: ${PICKUP_PLACE}. Neem deze mail mee.</p>`,
            `=<p>Dear {{ $('Eerste keer klaar').item.json.naam || 'customer' }},</p><p>Your order is ready. Collect: ${PICKUP_PLACE}. Bring this mail.</p>`,
          ),
        ),
      ),
      pause('Wacht op het afhalen', `={{ ${PICKUP_REMIND} }}`, 'days'),
      shopifyOrder('Kijk of er is afgehaald', "={{ $('Eerste keer klaar').item.json.id }}"),
      keep('Ligt het er nog?', [
        ['={{ $json.fulfillment_status }}', 'isNot', 'fulfilled'],
        ['={{ $json.cancelled_at }}', 'empty'],
      ]),
      when('Mobiel voor de herinnering?', [["={{ $('Eerste keer klaar').item.json.tel }}", 'filled']]),
      withErrorBranch(
        whatsApp.send(
          'App de herinnering',
          "={{ $('Eerste keer klaar').item.json.tel }}",
          say(
            `=Hoi {{ $('Eerste keer klaar').item.json.naam }}, bestelling {{ $('Eerste keer klaar').item.json.nummer }} ligt nog voor je klaar: ${PICKUP_PLACE}.`,
            `=Hi {{ $('Eerste keer klaar').item.json.naam }}, order {{ $('Eerste keer klaar').item.json.nummer }} is still ready for you: ${PICKUP_PLACE}.`,
          ),
        ),
      ),
      withErrorBranch(
        mailer.send(
          'Mail de herinnering',
          "={{ $('Eerste keer klaar').item.json.mail }}",
          say(
            "=Bestelling {{ $('Eerste keer klaar').item.json.nummer }} ligt nog klaar",
            "=Order {{ $('Eerste keer klaar').item.json.nummer }} is still ready",
          ),
          say(
            `=<p>Je bestelling ligt nog voor je klaar: ${PICKUP_PLACE}.</p>`,
            `=<p>Your order is still ready for you: ${PICKUP_PLACE}.</p>`,
          ),
        ),
      ),
      pause('Wacht nog een keer', `={{ ${PICKUP_CALL} }}`, 'days'),
      shopifyOrder('Kijk nog een keer', "={{ $('Eerste keer klaar').item.json.id }}"),
      keep('Nog steeds daar?', [
        ['={{ $json.fulfillment_status }}', 'isNot', 'fulfilled'],
        ['={{ $json.cancelled_at }}', 'empty'],
      ]),
      tasks.create('Bel de klant over afhalen', {
        title: say(
          `=Bestelling {{ $('Eerste keer klaar').item.json.nummer }} ligt al {{ ${PICKUP_REMIND} + ${PICKUP_CALL} }} dagen klaar`,
          `=Order {{ $('Eerste keer klaar').item.json.nummer }} has been ready for {{ ${PICKUP_REMIND} + ${PICKUP_CALL} }} days`,
        ),
        description: say(
          "=Klant: {{ $('Eerste keer klaar').item.json.naam }}, {{ $('Eerste keer klaar').item.json.tel || $('Eerste keer klaar').item.json.mail }}. Bel, of annuleer en betaal het bedrag terug.",
          "=Customer: {{ $('Eerste keer klaar').item.json.naam }}, {{ $('Eerste keer klaar').item.json.tel || $('Eerste keer klaar').item.json.mail }}. Call, or cancel and return the amount.",
        ),
        due: '={{ $now.plus({ days: 1 }).toISO() }}',
      }),
    ],
    flow: [
      'Bestelling gewijzigd in Shopify > Ligt hij klaar? > Eerste keer klaar > Heeft een mobiel nummer? > App dat het klaarligt > Wacht op het afhalen > Kijk of er is afgehaald > Ligt het er nog? > Mobiel voor de herinnering? > App de herinnering > Wacht nog een keer > Kijk nog een keer > Nog steeds daar? > Bel de klant over afhalen',
      'Heeft een mobiel nummer? #1 > Mail dat het klaarligt > Wacht op het afhalen',
      'App dat het klaarligt #1 > Mail dat het klaarligt #1 > Wacht op het afhalen',
      'Mobiel voor de herinnering? #1 > Mail de herinnering > Wacht nog een keer',
      'App de herinnering #1 > Mail de herinnering #1 > Wacht nog een keer',
    ],
  }),
});

export const shopifyShippedWhatsApp = recipe({
  id: 'shopify-shipped-whatsapp',
  category: 'ecommerce',
  tags: ['whatsapp', 'verzending', 'track en trace'],
  saves: spares(
    2,
    'De klantenservice beantwoordt de vraag waar het pakket is.',
    'Support answers the question where the parcel is.',
  ),
  variants: combine({ mailer: mailers }, { take: 3 }),
  build: ({ mailer }) => ({
    name: both(
      `Shopify-pakket onderweg melden via WhatsApp, niet 's nachts en met ${mailer.app.label} als terugval`,
      `Tell on WhatsApp that a Shopify parcel is on its way, not at night and with ${mailer.app.label} as fallback`,
    ),
    description: both(
      `Zodra Shopify een verzending vastlegt, krijgt de klant inhoud en volglink via WhatsApp, tussen negen en negen. Geen mobiel nummer of een weigering? Dan gaat hetzelfde bericht met ${mailer.app.label}.`,
      `As soon as Shopify records a fulfilment the customer gets contents and tracking link on WhatsApp, between nine and nine. No mobile number or a refusal? Then the same message goes through ${mailer.app.label}.`,
    ),
    benefit: both('Minder vragen waar het pakket blijft.', 'Fewer questions where the parcel is.'),
    uses: [
      [shopify, both('meldt de verzending', 'reports the fulfilment')],
      [whatsApp, both('bericht de klant', 'tells the customer')],
      [mailer, both('mailt waar WhatsApp niet kan', 'mails where WhatsApp cannot')],
    ],
    setup: [
      both(
        'Zet in Shopify de eigen verzendmail uit, anders krijgt de klant het twee keer.',
        "Switch off Shopify's own shipping mail, else the customer gets it twice.",
      ),
    ],
    names: {
      'Verzending in Shopify': 'Fulfilment in Shopify',
      'Lees de verzending': 'Read the fulfilment',
      'Elke verzending eenmaal': 'Each fulfilment once',
      'Is het overdag?': 'Is it daytime?',
      'Wacht tot negen uur': 'Wait until nine',
      'Mobiel bekend?': 'Mobile known?',
      'App de volglink': 'Send the tracking link on WhatsApp',
      'Is er een mailadres?': 'Is there a mail address?',
      'Mail de volglink': 'Mail the tracking link',
    },
    nodes: [
      onShopify('Verzending in Shopify', 'fulfillments/create'),
      code(
        'Lees de verzending',
        `
${PHONE_OF}
${MAIL_OF}
return $input.all().map(({ json }) => json).filter((een) => een.id && een.status !== 'cancelled').map((een) => { const naar = een.destination ?? {}; return { json: { id: een.id, nummer: String(een.name ?? '').replace(/\\.\\d+$/, ''), naam: naar.first_name ?? '', mail: mailOf(een.email), tel: phoneOf(naar.phone, naar.country_code ?? 'NL'), link: een.tracking_url || een.tracking_urls?.[0] || '', code: een.tracking_number ?? '', wat: (een.line_items ?? []).map((regel) => regel.quantity + '× ' + regel.title).join(', ').slice(0, 300) } }; });`,
      ),
      onlyNew('Elke verzending eenmaal', '={{ $json.id }}'),
      when('Is het overdag?', [['={{ $now.hour >= 9 && $now.hour < 21 }}', 'yes']]),
      pauseUntil(
        'Wacht tot negen uur',
        '={{ ($now.hour < 9 ? $now : $now.plus({ days: 1 })).set({ hour: 9, minute: 5 }).toISO() }}',
      ),
      when('Mobiel bekend?', [["={{ $('Elke verzending eenmaal').item.json.tel }}", 'filled']]),
      withErrorBranch(
        whatsApp.send(
          'App de volglink',
          "={{ $('Elke verzending eenmaal').item.json.tel }}",
          say(
            "=Hoi {{ $('Elke verzending eenmaal').item.json.naam }}, bestelling {{ $('Elke verzending eenmaal').item.json.nummer }} is onderweg: {{ $('Elke verzending eenmaal').item.json.wat }}. {{ $('Elke verzending eenmaal').item.json.link ? 'Volgen: ' + $('Elke verzending eenmaal').item.json.link : 'Dit pakket heeft geen volglink.' }}",
            "=Hi {{ $('Elke verzending eenmaal').item.json.naam }}, order {{ $('Elke verzending eenmaal').item.json.nummer }} is on its way: {{ $('Elke verzending eenmaal').item.json.wat }}. {{ $('Elke verzending eenmaal').item.json.link ? 'Track: ' + $('Elke verzending eenmaal').item.json.link : 'This parcel has no tracking link.' }}",
          ),
        ),
      ),
      keep('Is er een mailadres?', [["={{ $('Elke verzending eenmaal').item.json.mail }}", 'filled']]),
      mailer.send(
        'Mail de volglink',
        "={{ $('Elke verzending eenmaal').item.json.mail }}",
        say(
          "=Bestelling {{ $('Elke verzending eenmaal').item.json.nummer }} is onderweg",
          "=Order {{ $('Elke verzending eenmaal').item.json.nummer }} is on its way",
        ),
        say(
          "=<p>Beste {{ $('Elke verzending eenmaal').item.json.naam || 'klant' }},</p><p>Onderweg: {{ $('Elke verzending eenmaal').item.json.wat }}.</p><p>{{ $('Elke verzending eenmaal').item.json.link ? 'Volgen: ' + $('Elke verzending eenmaal').item.json.link : 'Dit pakje heeft geen volglink.' }}</p>",
          "=<p>Dear {{ $('Elke verzending eenmaal').item.json.naam || 'customer' }},</p><p>On its way: {{ $('Elke verzending eenmaal').item.json.wat }}.</p><p>{{ $('Elke verzending eenmaal').item.json.link ? 'Track: ' + $('Elke verzending eenmaal').item.json.link : 'This parcel has no tracking link.' }}</p>",
        ),
      ),
    ],
    flow: [
      'Verzending in Shopify > Lees de verzending > Elke verzending eenmaal > Is het overdag? > Mobiel bekend? > App de volglink',
      'Is het overdag? #1 > Wacht tot negen uur > Mobiel bekend?',
      'Mobiel bekend? #1 > Is er een mailadres? > Mail de volglink',
      'App de volglink #1 > Is er een mailadres?',
    ],
  }),
});
