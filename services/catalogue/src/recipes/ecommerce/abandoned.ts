import { chats } from '../../apps/chats.js';
import { ownLimit, wholeLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { shopify, wooCommerce } from '../../apps/shops.js';
import { tables } from '../../apps/tables.js';
import { inApp, senderName, siteAddress } from '../../apps/values.js';
import {
  ask,
  codeEach,
  combine,
  evenWhenEmpty,
  keep,
  limit,
  node,
  nothing,
  only,
  pause,
  recipe,
  say,
  starts,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { money } from './parts.js';

// Only these two tell that someone began to pay.
const source = (key: 'shopify' | 'woo') =>
  key === 'shopify'
    ? { shop: shopify, begun: shopify.abandoned, label: 'Shopify' }
    : { shop: wooCommerce, begun: wooCommerce.abandoned, label: 'WooCommerce' };
const checkouts = [source('shopify'), source('woo')].map(({ shop, begun, label }) => ({
  app: shop.app,
  port: shop,
  begun: begun ?? shop.newOrder,
  label,
}));
type Checkout = (typeof checkouts)[number];

const consent = (checkout: Checkout) =>
  checkout.port === shopify
    ? {
        nl: 'Zet in Shopify bij het afrekenen het vakje voor marketingmail aan: alleen wie het aankruist krijgt mail. Wie zich afmeldt, haal je het vinkje bij de klant weg.',
        en: 'Switch on the box for marketing mail at the checkout of Shopify: only who ticks it gets mail. Take the tick off the customer for who opts out.',
      }
    : {
        nl: 'Zeg bij het afrekenen in WooCommerce dat je over een openstaande bestelling mailt en laat mensen dat weigeren; WooCommerce vraagt dat zelf niet.',
        en: 'Say at the checkout of WooCommerce that you mail about an open order and let people refuse; WooCommerce does not ask by itself.',
      };
/** The end of each mail: who sends it, and how to stop it. */
const closing = () =>
  say(
    `<p>Groeten,<br>${senderName}</p><p>Liever geen mails over je winkelwagen? Stuur deze mail terug met het woord stop.</p>`,
    `<p>Kind regards,<br>${senderName}</p><p>Rather no mails about your cart? Send this mail back with the word stop.</p>`,
  );

/** The orders of the last two days in the same shop, one item each. */
const recentOrders = (name: string, checkout: Checkout) =>
  evenWhenEmpty(
    checkout.port === shopify
      ? node(name, 'shopify', 1, {
          authentication: 'accessToken',
          resource: 'order',
          operation: 'getAll',
          returnAll: true,
          options: { status: 'any', createdAtMin: '={{ $now.minus({ days: 2 }).toISO() }}' },
        })
      : node(name, 'wooCommerce', 1, {
          resource: 'order',
          operation: 'getAll',
          returnAll: true,
          options: { after: '={{ $now.minus({ days: 2 }).toISO() }}' },
        }),
  );
const addressOf = (checkout: Checkout) =>
  checkout.port === shopify ? '$json.email' : '$json.billing?.email';
/** Whether an order is one that the visitor of the cart has placed; WooCommerce lists unpaid ones too. */
const boughtBy = (checkout: Checkout) =>
  `={{ String(${addressOf(checkout)} ?? '').toLowerCase() === String($('Winkelwagen').first().json.email).toLowerCase()${
    checkout.port === shopify ? '' : " && ['processing', 'completed', 'on-hold'].includes($json.status)"
  } }}`;

const FIRST_WAIT = ownLimit(
  ['Uren tot de eerste mail', 'Hours until the first mail'],
  [
    'Hoe lang een klant mag twijfelen voor de eerste mail.',
    'How long a customer may hesitate before the first mail.',
  ],
  3,
);
const SECOND_WAIT = ownLimit(
  ['Uren daarna tot de code', 'Hours from there to the code'],
  [
    'Hoeveel uur na de eerste mail de code volgt; blijf onder 40, want hij kijkt twee dagen terug.',
    'How many hours after the first mail the code follows; stay below 40, since it looks back two days.',
  ],
  24,
);
const DISCOUNT = wholeLimit(
  ['Korting in procent', 'Discount in percent'],
  [
    'Hoeveel procent korting de code in je winkel geeft.',
    'How many percent off the code gives in your shop.',
  ],
  10,
);
/** The way back to the cart: Shopify gives one, WooCommerce a page to pay the order or else the shop itself. */
const onward = (checkout: Checkout) =>
  checkout.port === wooCommerce
    ? `<p><a href="{{ $('Winkelwagen').first().json.payment_url || '${siteAddress}' }}">${say('Bestelling afronden', 'Finish the order')}</a></p>`
    : `{{ $('Winkelwagen').first().json.abandoned_checkout_url ? '<p><a href="' + $('Winkelwagen').first().json.abandoned_checkout_url + '">${say('Verder waar je was', 'Go on where you were')}</a></p>' : '' }}`;

export const abandonedTwice = recipe({
  id: 'abandoned-checkout-two-reminders',
  category: 'ecommerce',
  tags: ['verlaten winkelwagen', 'e-mail', 'omzet'],
  saves: {
    minutes: 15,
    nl: 'Iemand zoekt dagelijks op wie niet heeft afgerekend en mailt die klanten.',
    en: 'Someone looks up every day who did not finish paying and mails them.',
  },
  variants: combine({ checkout: checkouts, mailer: mailers, table: tables }, { take: 9 }),
  build: ({ checkout, mailer, table }) => {
    const { nodes, path, ref: o } = starts(checkout.begun, 'Afrekenen begonnen', 'Winkelwagen');
    const code = inApp(
      checkout.label,
      ['kortingscode', 'discount code'],
      ['De code die de tweede mail noemt.', 'The code that the second mail names.'],
      ['KOMTERUG10', 'COMEBACK10'],
    );
    const bought = (name: string) => evenWhenEmpty(keep(name, [[boughtBy(checkout), 'yes']]));
    return {
      name: {
        nl: `Verlaten winkelwagen in ${checkout.label}: twee herinneringen via ${mailer.app.label} en ${table.app.label}`,
        en: `Abandoned cart in ${checkout.label}: two reminders with ${mailer.app.label} and ${table.app.label}`,
      },
      description: {
        nl: `Wie in ${checkout.label} begint af te rekenen en na drie uur (of jouw wachttijd) niets heeft gekocht, krijgt een mail via ${mailer.app.label}; een dag later volgt een code. Het resultaat staat in ${table.app.label}.`,
        en: `Whoever starts paying in ${checkout.label} and has bought nothing three hours later (or your wait) gets a mail through ${mailer.app.label}; a code follows a day later. ${table.app.label} keeps the outcome.`,
      },
      benefit: {
        nl: 'Twijfelaars krijgen precies twee duwtjes, kopers geen enkel.',
        en: 'Doubters get exactly two nudges, buyers get none.',
      },
      uses: [
        [
          checkout.port,
          {
            nl: 'meldt het afrekenen en geeft de bestellingen',
            en: 'reports checkouts and gives the orders',
          },
        ],
        [mailer, { nl: 'stuurt beide herinneringen', en: 'sends both reminders' }],
        [table, { nl: 'houdt bij wat de herinneringen opleveren', en: 'keeps what the reminders bring' }],
      ],
      setup: [
        {
          nl: 'Maak in je winkel een kortingscode met het percentage dat je bij de instellingen noemt, want die belooft de tweede mail.',
          en: 'Create a discount code in your shop with the percentage of your settings, as the second mail promises it.',
        },
        consent(checkout),
      ],
      notes: [
        {
          over: ['Wacht op de aankoop', 'Al gekocht?'],
          text: say(
            '## Eerst kijken\nNa het wachten zoekt hij in de bestellingen van twee dagen op hetzelfde e-mailadres. Heeft de klant gekocht, dan stopt het hier.',
            '## Look first\nAfter the wait it looks for the same email address in the orders of two days. If the customer has bought, it stops here.',
          ),
        },
        {
          over: ['Wacht nog even', 'Noteer uitkomst'],
          text: say(
            '## Tweede en laatste keer\nHierna volgt geen mail meer. De tabel laat zien wie na de eerste mail kocht en wie de tweede kreeg.',
            '## Second and last time\nNo mail follows after this. The table shows who bought after the first mail and who got the second.',
          ),
        },
      ],
      names: {
        'Afrekenen begonnen': 'Checkout begun',
        Winkelwagen: 'Cart',
        'Adres bekend': 'Address known',
        'Wacht op de aankoop': 'Wait for the purchase',
        'Zoek bestellingen': 'Find orders',
        'Van deze klant': 'Of this customer',
        'Eén is genoeg': 'One is enough',
        'Al gekocht?': 'Bought already?',
        'Niets meer te doen': 'Nothing left to do',
        'Mail herinnering': 'Mail a reminder',
        'Wacht nog even': 'Wait a little longer',
        'Zoek opnieuw': 'Search again',
        'Nu wel van deze klant': 'Now of this customer',
        'Hoogstens één': 'One at most',
        'Inmiddels gekocht?': 'Bought by now?',
        'Mail met korting': 'Mail with a discount',
        'Noteer uitkomst': 'Record the outcome',
        'Noteer verkoop': 'Record the sale',
      },
      nodes: [
        ...nodes,
        keep('Adres bekend', [
          [only(o.email), 'contains', '@'],
          ['={{ $json.buyer_accepts_marketing !== false }}', 'yes'],
        ]),
        pause('Wacht op de aankoop', `={{ ${FIRST_WAIT} }}`, 'hours'),
        recentOrders('Zoek bestellingen', checkout),
        bought('Van deze klant'),
        limit('Eén is genoeg', 1),
        when('Al gekocht?', [[`={{ ${addressOf(checkout)} ?? '' }}`, 'filled']]),
        nothing('Niets meer te doen'),
        mailer.send(
          'Mail herinnering',
          "={{ $('Winkelwagen').first().json.email }}",
          say('Je winkelwagen staat nog klaar', 'Your cart is still waiting'),
          say(
            `=<p>Beste {{ $('Winkelwagen').first().json.name }},</p><p>Je was bijna klaar met bestellen: {{ $('Winkelwagen').first().json.items }}. We hebben alles voor je bewaard.</p>${onward(checkout)}${closing()}`,
            `=<p>Dear {{ $('Winkelwagen').first().json.name }},</p><p>You had almost finished your order: {{ $('Winkelwagen').first().json.items }}. We have kept everything for you.</p>${onward(checkout)}${closing()}`,
          ),
        ),
        pause('Wacht nog even', `={{ ${SECOND_WAIT} }}`, 'hours'),
        recentOrders('Zoek opnieuw', checkout),
        bought('Nu wel van deze klant'),
        limit('Hoogstens één', 1),
        when('Inmiddels gekocht?', [[`={{ ${addressOf(checkout)} ?? '' }}`, 'filled']]),
        mailer.send(
          'Mail met korting',
          "={{ $('Winkelwagen').first().json.email }}",
          say(
            `={{ ${DISCOUNT} }} procent korting op je winkelwagen`,
            `={{ ${DISCOUNT} }} percent off your cart`,
          ),
          say(
            `=<p>Beste {{ $('Winkelwagen').first().json.name }},</p><p>Met de code <b>${code}</b> krijg je {{ ${DISCOUNT} }} procent korting op {{ $('Winkelwagen').first().json.items }}.</p>${onward(checkout)}${closing()}`,
            `=<p>Dear {{ $('Winkelwagen').first().json.name }},</p><p>With code <b>${code}</b> you get {{ ${DISCOUNT} }} percent off {{ $('Winkelwagen').first().json.items }}.</p>${onward(checkout)}${closing()}`,
          ),
        ),
        table.append('Noteer uitkomst', say('Verlaten winkelwagens', 'Abandoned carts'), {
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [say('Klant', 'Customer')]: "={{ $('Winkelwagen').first().json.email }}",
          [say('Bedrag', 'Amount')]: "={{ $('Winkelwagen').first().json.total }}",
          [say('Uitkomst', 'Outcome')]: say('Tweede mail verstuurd', 'Second mail sent'),
        }),
        table.append('Noteer verkoop', say('Verlaten winkelwagens', 'Abandoned carts'), {
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [say('Klant', 'Customer')]: "={{ $('Winkelwagen').first().json.email }}",
          [say('Bedrag', 'Amount')]: "={{ $('Winkelwagen').first().json.total }}",
          [say('Uitkomst', 'Outcome')]: say('Gekocht na eerste mail', 'Bought after the first mail'),
        }),
      ],
      flow: [
        `${path} > Adres bekend > Wacht op de aankoop > Zoek bestellingen > Van deze klant > Eén is genoeg > Al gekocht? > Niets meer te doen`,
        'Al gekocht? #1 > Mail herinnering > Wacht nog even > Zoek opnieuw > Nu wel van deze klant > Hoogstens één > Inmiddels gekocht? > Noteer verkoop',
        'Inmiddels gekocht? #1 > Mail met korting > Noteer uitkomst',
      ],
    };
  },
});

const BASKET_FROM = ownLimit(
  ['Mailen vanaf', 'Mail from'],
  [
    'Winkelwagens onder dit bedrag in euro krijgen geen mail.',
    'Baskets below this amount in euros get no mail.',
  ],
  20,
);
const SELLER_FROM = ownLimit(
  ['Verkoper vanaf', 'Salesperson from'],
  [
    'Vanaf dit bedrag in euro pakt een verkoper het zelf op.',
    'From this amount in euros a salesperson takes it on.',
  ],
  400,
);

export const abandonedPersonal = recipe({
  id: 'abandoned-checkout-personal',
  category: 'ecommerce',
  tags: ['verlaten winkelwagen', 'ai', 'e-mail'],
  saves: {
    minutes: 10,
    nl: 'Een medewerker schrijft twijfelende klanten van dure winkelwagens zelf aan.',
    en: 'An employee writes to hesitating customers with expensive carts in person.',
  },
  variants: combine({ checkout: checkouts, model: mainModels, mailer: mailers, chat: chats }, { take: 9 }),
  build: ({ checkout, model, mailer, chat }) => {
    const { nodes, path, ref: o } = starts(checkout.begun, 'Afrekenen begonnen', 'Winkelwagen');
    return {
      name: {
        nl: `Persoonlijke mail van ${model.app.label} bij een verlaten ${checkout.label}-wagen via ${mailer.app.label}`,
        en: `Personal ${model.app.label} mail for an abandoned ${checkout.label} cart through ${mailer.app.label}`,
      },
      description: {
        nl: `Blijft een winkelwagen in ${checkout.label} een dag onbetaald, dan schrijft ${model.app.label} een mail over juist die artikelen. Dure wagens gaan eerst naar een verkoper in ${chat.app.label}.`,
        en: `When a cart in ${checkout.label} stays unpaid for a day, ${model.app.label} writes a mail about those very items. Expensive carts go to a salesperson in ${chat.app.label} first.`,
      },
      benefit: {
        nl: 'Een herinnering die over het artikel gaat, niet over een winkelwagen.',
        en: 'A reminder about the item, not about a cart.',
      },
      uses: [
        [
          checkout.port,
          {
            nl: 'meldt het afrekenen en geeft de bestellingen',
            en: 'reports checkouts and gives the orders',
          },
        ],
        [model, { nl: 'schrijft de mail', en: 'writes the mail' }],
        [mailer, { nl: 'verstuurt de mail', en: 'sends the mail' }],
        [
          chat,
          { nl: 'geeft dure winkelwagens aan een verkoper', en: 'hands expensive carts to a salesperson' },
        ],
      ],
      setup: [consent(checkout)],
      notes: [
        {
          over: ['Schrijf herinnering', 'Maak er alinea’s van'],
          text: say(
            '## Toon\nDe opdracht aan het model staat in "Schrijf herinnering". Vul daar aan hoe jouw winkel klanten aanspreekt.',
            '## Tone\nThe task of the model is in "Schrijf herinnering". Add there how your shop addresses customers.',
          ),
        },
        {
          over: ['Dure wagen?', 'Vraag een verkoper'],
          text: say(
            '## Een mens voor de grote wagens\nBoven jouw bedrag, of als het model niet antwoordt, gaat de wagen naar een verkoper. Een goedkopere mail gaat zonder nalezen weg, met de link naar de wagen en hoe je afziet van meer mails.',
            '## A person for the large carts\nAbove your amount, or where the model does not answer, the cart goes to a salesperson. A mail for a cheaper one leaves unread, with the link to the cart and how to stop more mails.',
          ),
        },
      ],
      names: {
        'Afrekenen begonnen': 'Checkout begun',
        Winkelwagen: 'Cart',
        'Met adres en inhoud': 'With address and content',
        'Wacht een dag': 'Wait a day',
        'Zoek bestellingen': 'Find orders',
        'Van deze klant': 'Of this customer',
        'Eén is genoeg': 'One is enough',
        'Nog niet gekocht': 'Not bought yet',
        'Dure wagen?': 'Expensive cart?',
        'Vraag een verkoper': 'Ask a salesperson',
        'Schrijf herinnering': 'Write a reminder',
        Schrijver: 'Writer',
        'Maak er alinea’s van': 'Turn it into paragraphs',
        'Mail herinnering': 'Mail the reminder',
      },
      nodes: [
        ...nodes,
        keep('Met adres en inhoud', [
          [only(o.email), 'contains', '@'],
          [only(o.total), '>', `={{ ${BASKET_FROM} }}`],
          ['={{ $json.buyer_accepts_marketing !== false }}', 'yes'],
        ]),
        pause('Wacht een dag', 1, 'days'),
        recentOrders('Zoek bestellingen', checkout),
        evenWhenEmpty(keep('Van deze klant', [[boughtBy(checkout), 'yes']])),
        limit('Eén is genoeg', 1),
        keep('Nog niet gekocht', [[`={{ ${addressOf(checkout)} ?? '' }}`, 'empty']]),
        when('Dure wagen?', [["={{ $('Winkelwagen').first().json.total }}", '>=', `={{ ${SELLER_FROM} }}`]]),
        chat.post(
          'Vraag een verkoper',
          say(
            `=Winkelwagen van ${money("$('Winkelwagen').first().json.total", "$('Winkelwagen').first().json.currency")} blijft staan: {{ $('Winkelwagen').first().json.items }}. Bel of mail {{ $('Winkelwagen').first().json.name }} ({{ $('Winkelwagen').first().json.email }}).`,
            `=A cart of ${money("$('Winkelwagen').first().json.total", "$('Winkelwagen').first().json.currency")} is left behind: {{ $('Winkelwagen').first().json.items }}. Call or mail {{ $('Winkelwagen').first().json.name }} ({{ $('Winkelwagen').first().json.email }}).`,
          ),
        ),
        withErrorBranch(
          ask(
            'Schrijf herinnering',
            say(
              'Je schrijft voor een Nederlandse webwinkel. Schrijf een vriendelijke mail van hoogstens 90 woorden aan een klant die niet heeft afgerekend. Noem het artikel, geen druk, geen korting. Verzin niets over het artikel. Alleen de tekst, zonder onderwerp, naam eronder of invulplek.',
              'You write for a Dutch web shop. Write a friendly mail of at most 90 words in English to a customer who did not check out. Name the item, no pressure, no discount. Make nothing up about the item. The text only, without a subject, a name below it or anything left to fill in.',
            ),
            say(
              "=Klant: {{ $('Winkelwagen').first().json.name }}\nArtikelen: {{ $('Winkelwagen').first().json.items }}",
              "=Customer: {{ $('Winkelwagen').first().json.name }}\nItems: {{ $('Winkelwagen').first().json.items }}",
            ),
          ),
        ),
        model.attach('Schrijver', 'Schrijf herinnering'),
        codeEach(
          'Maak er alinea’s van',
          "return { json: { html: String($json.text ?? '').split(/\\n+/).filter(Boolean).map((regel) => '<p>' + regel.replaceAll('<', '&lt;') + '</p>').join('') } };",
        ),
        mailer.send(
          'Mail herinnering',
          "={{ $('Winkelwagen').first().json.email }}",
          say('Kunnen we nog iets voor je betekenen?', 'Can we do anything else for you?'),
          `={{ $json.html }}${onward(checkout)}${closing()}`,
        ),
      ],
      flow: [
        `${path} > Met adres en inhoud > Wacht een dag > Zoek bestellingen > Van deze klant > Eén is genoeg > Nog niet gekocht > Dure wagen? > Vraag een verkoper`,
        'Schrijf herinnering #1 > Vraag een verkoper',
        'Dure wagen? #1 > Schrijf herinnering > Maak er alinea’s van > Mail herinnering',
      ],
    };
  },
});
