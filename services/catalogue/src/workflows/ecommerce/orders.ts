import { ownLimit } from '../../apps/limits.js';
import { mailOf, shopifyShop, siteAddress } from '../../apps/values.js';
import {
  airtableCreate,
  answeredWithin,
  appTrigger,
  choose,
  code,
  codeEach,
  everyDay,
  gmailSend,
  http,
  needs,
  node,
  onlyNew,
  pause,
  say,
  slack,
  slackApproval,
  smtpMail,
  splitOut,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

const SHOP = `https://${shopifyShop}.myshopify.com/admin/api/2026-07`;

export const verlatenWinkelwagen = workflow(() => ({
  slug: 'verlaten-winkelwagen-terughalen',
  name: 'Verlaten winkelwagen terughalen',
  description:
    'Wacht een uur nadat een klant in Shopify bij het afrekenen een adres invulde. Is er dan nog niet besteld, dan mailt hij de inhoud van de mand met een link om verder te gaan en noteert dat in Airtable.',
  category: 'ecommerce',
  tags: ['webshop', 'e-mail'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '6 min',
  short_benefit: 'Stuurt na een uur een mail met de mand van de klant en stopt zodra die bestelt.',
  top: { rank: 2 },
  accounts: [
    needs(
      'shopify',
      say(
        'meldt een begonnen bestelling en of die is afgerond',
        'reports a checkout that was begun and whether it was completed',
      ),
    ),
    needs('gmail', say('verstuurt de mail', 'sends the mail')),
    needs('airtable', say('houdt bij wie gemaild is', 'keeps who was mailed')),
  ],
  setup_steps: [
    'Maak in Airtable een tabel met de kolommen E-mail, Mand, Bedrag en Verstuurd.',
    'Mail alleen klanten die toestemming gaven; de stap "Toestemming?" let daarop.',
  ],
  en: {
    name: 'Win back abandoned carts',
    description:
      'Waits an hour after a customer left an address in the Shopify checkout. If there is no order by then it mails the contents of the cart with a link to continue and notes that in Airtable.',
    short_benefit: 'Sends a mail with the customer’s cart after an hour and stops once they order.',
    setup_steps: [
      'Make a table in Airtable with the columns Email, Cart, Amount and Sent.',
      'Only mail customers who gave consent; the step "Toestemming?" sees to that.',
    ],
  },
  names: {
    'Afrekenen begonnen': 'Checkout begun',
    'Toestemming?': 'Consent given?',
    'Eén mail per mand': 'One mail a cart',
    'Wacht een uur': 'Wait an hour',
    'Is er al besteld?': 'Ordered already?',
    'Nog geen bestelling?': 'No order yet?',
    'Mail de mand': 'Mail the cart',
    'Noteer de mail': 'Record the mail',
  },
  nodes: [
    appTrigger('Afrekenen begonnen', 'shopifyTrigger', 1, {
      authentication: 'accessToken',
      // When a checkout is created there is no address yet.
      topic: 'checkouts/update',
    }),
    when('Toestemming?', [
      ['={{ $json.email }}', 'filled'],
      ['={{ $json.buyer_accepts_marketing }}', 'yes'],
    ]),
    onlyNew('Eén mail per mand', '={{ $json.token ?? $json.id }}'),
    pause('Wacht een uur', 1, 'hours'),
    http('Is er al besteld?', `${SHOP}/orders.json`, {
      auth: 'shopifyAccessTokenApi',
      query: {
        status: 'any',
        limit: '250',
        created_at_min: "={{ $('Afrekenen begonnen').item.json.created_at }}",
      },
    }),
    // Orders have no filter on an address.
    when('Nog geen bestelling?', [
      [
        "={{ $json.orders.some((o) => (o.email ?? '').toLowerCase() === $('Afrekenen begonnen').item.json.email.toLowerCase()) }}",
        'no',
      ],
    ]),
    gmailSend(
      'Mail de mand',
      "={{ $('Afrekenen begonnen').item.json.email }}",
      say('Je winkelmand staat nog klaar', 'Your cart is still waiting'),
      say(
        "=Je was bijna klaar. In je mand:<ul>{{ $('Afrekenen begonnen').item.json.line_items.map(regel => '<li>' + regel.quantity + ' × ' + regel.title + '</li>').join('') }}</ul><a href=\"{{ $('Afrekenen begonnen').item.json.abandoned_checkout_url }}\">Verder waar je was</a>",
        `=You had almost finished. In your cart:<ul>{{ $('Afrekenen begonnen').item.json.line_items.map(regel => '<li>' + regel.quantity + ' × ' + regel.title + '</li>').join('') }}</ul><a href="{{ $('Afrekenen begonnen').item.json.abandoned_checkout_url }}">Go on where you were</a>`,
      ),
    ),
    airtableCreate('Noteer de mail', {
      [say('E-mail', 'Email')]: "={{ $('Afrekenen begonnen').item.json.email }}",
      [say('Mand', 'Cart')]:
        "={{ $('Afrekenen begonnen').item.json.line_items.map(regel => regel.title).join(', ') }}",
      [say('Bedrag', 'Amount')]: "={{ Number($('Afrekenen begonnen').item.json.total_price) }}",
      [say('Verstuurd', 'Sent')]: '={{ $now.toISO() }}',
    }),
  ],
  flow: [
    'Afrekenen begonnen > Toestemming? > Eén mail per mand > Wacht een uur > Is er al besteld? > Nog geen bestelling? > Mail de mand > Noteer de mail',
  ],
}));

const HIGH_FIRST = ownLimit(
  ['Hoge eerste bestelling vanaf', 'High first order from'],
  [
    'Boven welk bedrag in euro een eerste bestelling punten krijgt.',
    'Above what amount in euros a first order gets points.',
  ],
  500,
);
const WATCH_POINTS = ownLimit(
  ['Punten voor let op', 'Points for watch'],
  ['Vanaf hoeveel punten een bestelling het label krijgt.', 'From how many points an order gets the label.'],
  25,
);
const HOLD_FROM = ownLimit(
  ['Punten voor ophouden', 'Points to hold'],
  ['Vanaf hoeveel punten iemand moet beslissen.', 'From how many points somebody has to decide.'],
  50,
);

export const verdachteBestellingen = workflow(() => ({
  slug: 'verdachte-bestellingen-tegenhouden',
  name: 'Verdachte bestellingen tegenhouden',
  description:
    'Geeft elke nieuwe Shopify-bestelling punten voor signalen van fraude. Een matig risico krijgt het label "let op", een hoog risico "ophouden" tot iemand in Slack levert of annuleert. Zonder besluit blijft ze staan.',
  category: 'ecommerce',
  tags: ['fraude', 'webshop', 'goedkeuring'],
  difficulty: 'advanced',
  tier_required: 'professional',
  time_to_deploy: '15 min',
  short_benefit: 'Je magazijn ziet welke order moet wachten tot iemand ernaar keek.',
  accounts: [
    needs('shopify', say('leest, labelt en annuleert bestellingen', 'reads, tags and cancels orders')),
    needs('slack', say('vraagt om een besluit', 'asks for a decision')),
  ],
  setup_steps: [
    'Pas de punten in "Geef punten" aan op wat je zelf meemaakt.',
    'Maak het kanaal #fraude en nodig de app uit.',
    'Zet automatisch afhandelen in Shopify uit en laat het magazijn orders met het label "ophouden" liggen: een label houdt zelf niets tegen.',
  ],
  en: {
    name: 'Hold suspicious orders',
    description:
      'Scores each new Shopify order on signs of fraud. A medium risk gets the tag "attention", a high risk "hold" until someone in Slack ships or cancels it. Undecided it stays.',
    short_benefit: 'Your warehouse sees which order must wait until someone looked at it.',
    setup_steps: [
      'Adapt the points in "Geef punten" to what you see yourself.',
      'Make the channel #fraud and invite the app.',
      'Turn automatic fulfilment in Shopify off and have the warehouse leave orders with the tag "hold": a tag by itself stops nothing.',
    ],
  },
  names: {
    'Nieuwe bestelling': 'New order',
    'Nog niet beoordeeld': 'Not judged yet',
    'Geef punten': 'Give points',
    'Hoe groot is het risico?': 'How large is the risk?',
    'Label ophouden': 'Tag to hold',
    'Vraag een besluit': 'Ask for a decision',
    'Leveren?': 'Ship it?',
    'Annuleer en betaal terug': 'Cancel and refund',
    'Label gecontroleerd': 'Tag as checked',
    'Label let op': 'Tag for attention',
    'Annuleren?': 'Cancel it?',
    'Vraag alsnog te beslissen': 'Ask to decide after all',
    'Meld mislukte annulering': 'Report a failed cancellation',
  },
  nodes: [
    appTrigger('Nieuwe bestelling', 'shopifyTrigger', 1, {
      authentication: 'accessToken',
      topic: 'orders/create',
    }),
    // Shopify reports an order again where it got no answer in time.
    onlyNew('Nog niet beoordeeld', '={{ $json.id }}'),
    codeEach(
      'Geef punten',
      `
const order = $json;
const redenen = [];
const tel = (waar, punten, reden) => { if (waar) redenen.push({ punten, reden }); };
const factuur = order.billing_address ?? {};
const levering = order.shipping_address ?? {};
tel(factuur.country_code && levering.country_code && factuur.country_code !== levering.country_code, 30, ${say("'factuur- en leverland verschillen'", "'billing and shipping country differ'")});
tel(Number(order.total_price) > ${HIGH_FIRST} && (order.customer?.orders_count ?? 0) <= 1, 25, ${say("'hoge eerste bestelling'", "'high first order'")});
tel(/@(mailinator|guerrillamail|10minutemail)\\./i.test(order.email ?? ''), 40, ${say("'wegwerpadres'", "'throwaway address'")});
tel((order.line_items ?? []).some((regel) => regel.quantity >= 5), 15, ${say("'vijf of meer van hetzelfde'", "'five or more of the same'")});
tel(factuur.zip && levering.zip && factuur.zip !== levering.zip, 10, ${say("'andere postcode'", "'other postcode'")});
const punten = redenen.reduce((som, r) => som + r.punten, 0);
return { json: { id: order.id, naam: order.name, bedrag: order.total_price, labels: order.tags ?? '', notitie: order.note ?? '', punten, redenen: redenen.map((r) => r.reden).join(', ') } };`,
    ),
    choose(
      'Hoe groot is het risico?',
      [
        [say('Hoog', 'High'), ['={{ $json.punten }}', '>=', `={{ ${HOLD_FROM} }}`]],
        [say('Matig', 'Medium'), ['={{ $json.punten }}', '>=', `={{ ${WATCH_POINTS} }}`]],
      ],
      say('Laag', 'Low'),
    ),
    node('Label ophouden', 'shopify', 1, {
      authentication: 'accessToken',
      resource: 'order',
      operation: 'update',
      orderId: '={{ $json.id }}',
      updateFields: {
        tags: `={{ $json.labels }}${say(', ophouden', ', hold')}`,
        // What the customer wrote with the order is kept.
        note: "={{ [$json.notitie, $json.redenen].filter(Boolean).join('\\n') }}",
      },
    }),
    answeredWithin(
      slackApproval(
        'Vraag een besluit',
        say('#fraude', '#fraud'),
        say(
          "=Bestelling {{ $('Geef punten').item.json.naam }} ({{ Number($('Geef punten').item.json.bedrag).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}) heeft {{ $('Geef punten').item.json.punten }} punten: {{ $('Geef punten').item.json.redenen }}. Leveren?",
          "=Order {{ $('Geef punten').item.json.naam }} ({{ Number($('Geef punten').item.json.bedrag).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}) has {{ $('Geef punten').item.json.punten }} points: {{ $('Geef punten').item.json.redenen }}. Ship it?",
        ),
        say('Leveren', 'Ship'),
        say('Annuleren', 'Cancel'),
      ),
      1,
      'days',
    ),
    when('Leveren?', [['={{ $json.data?.approved === true }}', 'yes']]),
    // Nobody's silence cancels an order.
    when('Annuleren?', [['={{ $json.data?.approved === false }}', 'yes']]),
    slack(
      'Vraag alsnog te beslissen',
      say('#fraude', '#fraud'),
      say(
        "=Over bestelling {{ $('Geef punten').item.json.naam }} besliste niemand binnen een dag. Ze houdt het label ophouden: lever of annuleer haar zelf in Shopify.",
        "=Nobody decided on order {{ $('Geef punten').item.json.naam }} within a day. It keeps the tag hold: ship or cancel it in Shopify yourself.",
      ),
    ),
    slack(
      'Meld mislukte annulering',
      say('#fraude', '#fraud'),
      say(
        "=Shopify annuleerde bestelling {{ $('Geef punten').item.json.naam }} niet: {{ $json.error?.message ?? 'geen antwoord' }}. Annuleer haar daar zelf en betaal terug.",
        "=Shopify did not cancel order {{ $('Geef punten').item.json.naam }}: {{ $json.error?.message ?? 'no answer' }}. Cancel it there yourself and refund.",
      ),
    ),
    withErrorBranch(
      http('Annuleer en betaal terug', `=${SHOP}/orders/{{ $('Geef punten').item.json.id }}/cancel.json`, {
        method: 'POST',
        auth: 'shopifyAccessTokenApi',
        json: "={{ { reason: 'fraud', email: true, amount: $('Geef punten').item.json.bedrag } }}",
      }),
    ),
    node('Label gecontroleerd', 'shopify', 1, {
      authentication: 'accessToken',
      resource: 'order',
      operation: 'update',
      orderId: "={{ $('Geef punten').item.json.id }}",
      updateFields: {
        tags: `={{ $('Geef punten').item.json.labels }}${say(', gecontroleerd', ', checked')}`,
      },
    }),
    node('Label let op', 'shopify', 1, {
      authentication: 'accessToken',
      resource: 'order',
      operation: 'update',
      orderId: '={{ $json.id }}',
      updateFields: {
        tags: `={{ $json.labels }}${say(', let op', ', attention')}`,
        // What the customer wrote with the order is kept.
        note: "={{ [$json.notitie, $json.redenen].filter(Boolean).join('\\n') }}",
      },
    }),
  ],
  flow: [
    'Nieuwe bestelling > Nog niet beoordeeld > Geef punten > Hoe groot is het risico? > Label ophouden > Vraag een besluit > Leveren? > Label gecontroleerd',
    'Leveren? #1 > Annuleren? > Annuleer en betaal terug',
    'Annuleren? #1 > Vraag alsnog te beslissen',
    'Annuleer en betaal terug #1 > Meld mislukte annulering',
    'Hoe groot is het risico? #1 > Label let op',
  ],
}));

export const picklijst = workflow(() => ({
  slug: 'picklijst-elke-ochtend-klaar',
  name: 'Picklijst elke ochtend klaar',
  description:
    'Verzamelt elke ochtend alle betaalde WooCommerce-bestellingen, telt per artikel wat er gepakt moet worden, sorteert op looproute en mailt de lijst als tabel naar het magazijn.',
  category: 'ecommerce',
  tags: ['magazijn', 'bestellingen'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '6 min',
  short_benefit: 'Het magazijn loopt één ronde in plaats van een per bestelling.',
  accounts: [
    needs('woocommerce', say('geeft de bestellingen in behandeling', 'gives the orders in process')),
    needs('smtp', say('mailt de lijst naar het magazijn', 'mails the list to the warehouse')),
  ],
  setup_steps: [
    'Begin elk artikelnummer met de plek in het magazijn, zoals A03-, zodat de lijst op looproute staat.',
  ],
  en: {
    name: 'Pick list ready every morning',
    description:
      'Collects all paid WooCommerce orders every morning, counts what must be picked per product, sorts by walking route and mails the list as a table to the warehouse.',
    short_benefit: 'The warehouse walks one round instead of one per order.',
    setup_steps: [
      'Begin each item number with the place in the warehouse, such as A03-, so that the list follows the walking route.',
    ],
  },
  names: {
    'Elke ochtend om 6.30': 'Every morning at 6:30',
    'Bestellingen in behandeling': 'Orders in process',
    'Regel per artikel': 'One row an item',
    'Tel en sorteer': 'Count and sort',
    'Maak tabel': 'Make a table',
    'Mail het magazijn': 'Mail the warehouse',
  },
  nodes: [
    everyDay('Elke ochtend om 6.30', 6, 30),
    node('Bestellingen in behandeling', 'wooCommerce', 1, {
      resource: 'order',
      operation: 'getAll',
      returnAll: true,
      options: { status: 'processing' },
    }),
    splitOut('Regel per artikel', 'line_items', true),
    code(
      'Tel en sorteer',
      `
const artikelen = new Map();
for (const { json } of $input.all()) {
  const regel = json.line_items;
  const sku = regel.sku || ${say("'ZZZ zonder nummer'", "'ZZZ without number'")};
  const al = artikelen.get(sku) ?? { ${say('Plek', 'Place')}: sku, ${say('Artikel:', 'Item:')} regel.name, ${say('Aantal', 'Quantity')}: 0, ${say('Bestellingen', 'Orders')}: [] };
  al.${say('Aantal', 'Quantity')} += regel.quantity;
  al.${say('Bestellingen', 'Orders')}.push(json.number);
  artikelen.set(sku, al);
}
return [...artikelen.values()]
  .sort((a, b) => a.${say('Plek', 'Place')}.localeCompare(b.${say('Plek', 'Place')}, 'nl', { numeric: true }))
  .map((json) => ({ json: { ...json, ${say('Bestellingen', 'Orders')}: json.${say('Bestellingen', 'Orders')}.join(', ') } }));`,
    ),
    node('Maak tabel', 'html', 1.2, {
      operation: 'convertToHtmlTable',
      options: { caption: say('Picklijst', 'Pick list') },
    }),
    smtpMail(
      'Mail het magazijn',
      mailOf.warehouse,
      say("=Picklijst {{ $now.toFormat('dd-MM-yyyy') }}", "=Pick list {{ $now.toFormat('dd-MM-yyyy') }}"),
      '={{ $json.table }}',
    ),
  ],
  flow: [
    'Elke ochtend om 6.30 > Bestellingen in behandeling > Regel per artikel > Tel en sorteer > Maak tabel > Mail het magazijn',
  ],
}));

const REVIEW_AFTER = ownLimit(
  ['Dagen na de levering', 'Days after delivery'],
  ['Hoeveel dagen na het afronden het verzoek gaat.', 'How many days after completion the request leaves.'],
  10,
);

export const recensieverzoek = workflow(() => ({
  slug: 'recensieverzoek-na-levering',
  name: 'Recensieverzoek na levering',
  description:
    'Stuurt tien dagen (of jouw termijn) nadat een WooCommerce-bestelling is afgerond een verzoek om een recensie over precies die artikelen, tenzij de klant ondertussen iets terugstuurde of geld terugkreeg.',
  category: 'ecommerce',
  tags: ['recensies', 'e-mail', 'webshop'],
  difficulty: 'intermediate',
  tier_required: 'launch_special',
  time_to_deploy: '8 min',
  short_benefit: 'Vraagt op het goede moment, en nooit aan wie net iets terugstuurde.',
  accounts: [
    needs('woocommerce', say('meldt en controleert de bestelling', 'reports and checks the order')),
    needs('smtp', say('verstuurt het verzoek', 'sends the request')),
  ],
  setup_steps: ['Pas de wachttijd aan je levertijd aan.'],
  en: {
    name: 'Ask for a review after delivery',
    description:
      'Ten days (or your term) after a WooCommerce order is completed it asks for a review of exactly those products, unless the customer returned something or was refunded in the meantime.',
    short_benefit: 'Asks at the right moment, and never someone who just sent something back.',
    setup_steps: ['Adapt the waiting time to your delivery time.'],
  },
  names: {
    'Bestelling gewijzigd': 'Order changed',
    'Net afgerond?': 'Just completed?',
    'Nog niet gevraagd': 'Not asked yet',
    'Wacht op de levering': 'Wait for the delivery',
    'Hoe staat het ervoor?': 'How do things stand?',
    'Niets teruggestuurd?': 'Nothing sent back?',
    'Vraag een recensie': 'Ask for a review',
  },
  nodes: [
    appTrigger('Bestelling gewijzigd', 'wooCommerceTrigger', 1, { event: 'order.updated' }),
    when('Net afgerond?', [
      ['={{ $json.body?.status ?? $json.status }}', 'is', 'completed'],
      [
        "={{ DateTime.fromISO(($json.body?.date_completed_gmt ?? $json.date_completed_gmt ?? '') + 'Z') > $now.minus({ minutes: 10 }) }}",
        'yes',
      ],
    ]),
    // WooCommerce reports every later change of the order as well.
    onlyNew('Nog niet gevraagd', '={{ $json.body?.id ?? $json.id }}'),
    pause('Wacht op de levering', `={{ ${REVIEW_AFTER} }}`, 'days'),
    node('Hoe staat het ervoor?', 'wooCommerce', 1, {
      resource: 'order',
      operation: 'get',
      orderId:
        "={{ $('Bestelling gewijzigd').item.json.body?.id ?? $('Bestelling gewijzigd').item.json.id }}",
    }),
    when('Niets teruggestuurd?', [
      ['={{ $json.status }}', 'is', 'completed'],
      ['={{ $json.refunds.length }}', '=', 0],
    ]),
    smtpMail(
      'Vraag een recensie',
      '={{ $json.billing.email }}',
      say('=Hoe bevalt {{ $json.line_items[0].name }}?', '=How do you like {{ $json.line_items[0].name }}?'),
      `=${say("Beste {{ $json.billing.first_name || 'klant' }}", "Dear {{ $json.billing.first_name || 'customer' }}")},<br><br>${say('Je mening helpt de volgende klant:', 'Your opinion helps the next customer:')}<ul>{{ $json.line_items.map(regel => '<li><a href="${siteAddress}/?p=' + regel.product_id + '#reviews">' + regel.name + '</a></li>').join('') }}</ul>`,
    ),
  ],
  flow: [
    'Bestelling gewijzigd > Net afgerond? > Nog niet gevraagd > Wacht op de levering > Hoe staat het ervoor? > Niets teruggestuurd? > Vraag een recensie',
  ],
}));
