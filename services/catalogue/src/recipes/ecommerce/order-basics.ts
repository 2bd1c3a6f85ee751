import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailingLists } from '../../apps/mailing-lists.js';
import { shopify, wooCommerce } from '../../apps/shops.js';
import { gumroad } from '../../apps/shops-more.js';
import { smsSenders } from '../../apps/sms.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about, phoneOf } from '../../apps/values.js';
import {
  combine,
  keep,
  only,
  onlyNew,
  recipe,
  say,
  starts,
  t,
  tryAgain,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { money } from './parts.js';
import { paidOf } from './systems.js';

const PHONE = phoneOf(['het magazijn', 'the warehouse']);

const direct = [shopify, wooCommerce, gumroad];
const newOrder = { nl: 'meldt elke nieuwe bestelling', en: 'reports every new order' };

export const orderLog = recipe({
  id: 'order-log',
  category: 'ecommerce',
  tags: ['bestellingen', 'overzicht'],
  saves: {
    minutes: 4,
    nl: 'Iemand typt de bestelling over in het overzicht en seint een collega in.',
    en: 'Someone retypes the order into the overview and tells a colleague.',
  },
  variants: combine({ shop: direct, table: tables, chat: chats }, { take: 10 }),
  build: ({ shop, table, chat }) => {
    const { nodes, path, ref: o } = starts(shop.newOrder, 'Nieuwe bestelling', 'Bestelling');
    return {
      name: {
        nl: `${shop.app.label}-bestellingen bijhouden in ${table.app.label} met bericht in ${chat.app.label}`,
        en: `Keep ${shop.app.label} orders in ${table.app.label} and tell ${chat.app.label}`,
      },
      description: {
        nl: `Zodra ${shop.newOrder.event.nl}, komt ze als regel in ${table.app.label} te staan en leest het team in ${chat.app.label} wie wat heeft besteld.`,
        en: `As soon as ${shop.newOrder.event.en}, it becomes a row in ${table.app.label} and the team reads in ${chat.app.label} who bought what.`,
      },
      benefit: {
        nl: 'Iedereen ziet dezelfde bestellingen, zonder in de winkel te hoeven kijken.',
        en: 'Everyone sees the same orders without opening the shop.',
      },
      uses: [
        [shop, newOrder],
        [table, { nl: 'bewaart de bestellingen', en: 'keeps the orders' }],
        [chat, { nl: 'vertelt het team wat er besteld is', en: 'tells the team what was ordered' }],
      ],
      notes: [
        {
          over: ['Nog niet in het overzicht', 'Zet in overzicht'],
          text: say(
            '## Elke bestelling één keer\nMeldt de winkel een bestelling nog eens, dan komt er geen tweede regel of bericht. Ook wat nog niet betaald is staat erin, want de winkel meldt een bestelling zodra ze binnenkomt. Lukt de regel niet, dan staat in de chat wat je er zelf in zet.',
            '## Each order once\nWhere the shop reports an order again there is no second row or message. What is not paid yet stands in it too, as the shop reports an order the moment it comes in. Where the row fails, the chat says what to enter yourself.',
          ),
        },
      ],
      setup: [
        {
          nl: 'Maak een tabel Bestellingen met Bestelnummer, Datum, Klant, E-mail, Artikelen, Bedrag en Valuta.',
          en: 'Make a table Orders with Order number, Date, Customer, Email, Items, Amount and Currency.',
        },
      ],
      names: {
        'Nieuwe bestelling': 'New order',
        Bestelling: 'Order',
        'Nog niet in het overzicht': 'Not in the overview yet',
        'Zet in overzicht': 'Put in the overview',
        'Vertel het team': 'Tell the team',
        'Meld de ontbrekende regel': 'Report the missing row',
      },
      nodes: [
        ...nodes,
        // A shop that gets no answer in time reports the order again.
        onlyNew('Nog niet in het overzicht', only(o.number)),
        withErrorBranch(
          table.append('Zet in overzicht', say('Bestellingen', 'Orders'), {
            [say('Bestelnummer', 'Order number')]: only(o.number),
            [say('Datum', 'Date')]: only(o.created),
            [say('Klant', 'Customer')]: only(o.name),
            [say('E-mail', 'Email')]: only(o.email),
            [say('Artikelen', 'Items')]: only(o.items),
            [say('Bedrag', 'Amount')]: only(o.total),
            [say('Valuta', 'Currency')]: `={{ ${o.currency.replace(/^\{\{\s*|\s*\}\}$/g, '')} || 'EUR' }}`,
          }),
        ),
        chat.post(
          'Meld de ontbrekende regel',
          say(
            `=Bestelling ${o.number} van ${o.name} kon niet in het overzicht in ${table.app.label}. Zet haar er zelf in: ${o.items} (${money(o.total, o.currency)}).`,
            `=Order ${o.number} from ${o.name} could not be put into the overview in ${table.app.label}. Enter it yourself: ${o.items} (${money(o.total, o.currency)}).`,
          ),
        ),
        chat.post(
          'Vertel het team',
          say(
            `=Bestelling ${o.number} van ${o.name}: ${o.items} (${money(o.total, o.currency)}).`,
            `=Order ${o.number} from ${o.name}: ${o.items} (${money(o.total, o.currency)}).`,
          ),
        ),
      ],
      flow: [
        `${path} > Nog niet in het overzicht > Vertel het team`,
        'Nog niet in het overzicht > Zet in overzicht #1 > Meld de ontbrekende regel',
      ],
    };
  },
});

const CONSENT_FIELD = about(
  'consent-field',
  ['Veld met toestemming in WooCommerce', 'Field with consent in WooCommerce'],
  [
    'De naam van het orderveld dat je formulier- of nieuwsbriefplugin vult als iemand het vakje aankruist.',
    'The name of the order field that your form or newsletter plugin fills when somebody ticks the box.',
  ],
  ['nieuwsbrief', 'newsletter'],
);

export const buyerToList = recipe({
  id: 'buyer-to-mailing-list',
  category: 'ecommerce',
  tags: ['nieuwsbrief', 'klanten'],
  saves: {
    minutes: 3,
    nl: 'Iemand zet wekelijks nieuwe kopers met de hand in de nieuwsbrief.',
    en: 'Someone adds new buyers to the newsletter by hand every week.',
  },
  variants: combine({ shop: direct, list: mailingLists }, { take: 10 }),
  build: ({ shop, list }) => {
    const { nodes, path, ref: o } = starts(shop.newOrder, 'Nieuwe bestelling', 'Bestelling');
    return {
      name: {
        nl: `Kopers uit ${shop.app.label} toevoegen aan je lijst in ${list.app.label}`,
        en: `Add ${shop.app.label} buyers to your ${list.app.label} list`,
      },
      description: {
        nl: `Wie bij ${shop.app.label} koopt en ja zegt tegen de nieuwsbrief, staat even later in ${list.app.label}. Wie niets aankruiste of geen adres gaf, slaat hij over.`,
        en: `Whoever buys through ${shop.app.label} and says yes to the newsletter is in ${list.app.label} moments later. Who ticked nothing or gave no address is left out.`,
      },
      benefit: {
        nl: 'Je klantenlijst groeit mee met je verkopen, met toestemming.',
        en: 'Your customer list grows along with your sales, with consent.',
      },
      uses: [
        [shop, newOrder],
        [list, { nl: 'krijgt de koper als abonnee', en: 'receives the buyer as a subscriber' }],
      ],
      setup: [
        ...(shop === shopify
          ? [
              {
                nl: 'Vul bij de Shopify-koppeling in n8n ook het API-geheim van de app in (APP Secret Key): zonder dat weigert de trigger elke bestelling. Lezen van bestellingen en klanten is hier genoeg.',
                en: 'In the Shopify connection in n8n also enter the API secret of the app (APP Secret Key): without it the trigger refuses each order. Reading orders and customers is enough here.',
              },
            ]
          : []),
        shop === shopify
          ? {
              nl: 'Zet in Shopify bij het afrekenen het vakje voor marketingmail aan, niet vooraf aangekruist.',
              en: 'Switch on the box for marketing mail at the checkout of Shopify, not ticked beforehand.',
            }
          : shop === gumroad
            ? {
                nl: 'Zet in Gumroad de vraag aan of de koper mail wil krijgen.',
                en: 'In Gumroad, switch on the question whether the buyer wants to get mail.',
              }
            : {
                nl: 'Voeg aan het afrekenen in WooCommerce een vakje voor de nieuwsbrief toe, niet vooraf aangekruist, en noem het veld bij de instellingen.',
                en: 'Add a box for the newsletter to the checkout of WooCommerce, not ticked beforehand, and name the field in the settings.',
              },
        {
          nl: 'Bied in elke mail een afmeldlink aan; wie zich afmeldt komt door een nieuwe bestelling zonder vinkje niet terug.',
          en: 'Offer an unsubscribe link in every mail; who opts out does not come back through a new order without the tick.',
        },
      ],
      notes: [
        {
          over: ['Zei de koper ja?', 'Adres bekend?'],
          text: say(
            '## Kopen is geen aanmelding\nAlleen wie bij het afrekenen het vakje aankruiste komt op de lijst. Elk adres gaat één keer naar de lijst, hoe vaak iemand ook koopt.',
            '## Buying is not signing up\nOnly who ticked the box at the checkout gets on the list. Each address goes to the list once, however often somebody buys.',
          ),
        },
      ],
      names: {
        'Nieuwe bestelling': 'New order',
        Bestelling: 'Order',
        'Zei de koper ja?': 'Did the buyer say yes?',
        'Adres bekend?': 'Address known?',
        'Nog niet toegevoegd': 'Not added yet',
        'Zet op de lijst': 'Put on the list',
      },
      nodes: [
        ...nodes,
        keep('Zei de koper ja?', [
          [
            shop === shopify
              ? '={{ $json.buyer_accepts_marketing === true }}'
              : shop === gumroad
                ? "={{ ![false, 'false'].includes($json.can_contact) }}"
                : `={{ ($json.meta_data ?? []).some((veld) => veld.key.replace(/^_+/, '') === '${CONSENT_FIELD}' && !['', '0', 'no', 'nee', 'false'].includes(String(veld.value ?? '').trim().toLowerCase())) }}`,
            'yes',
          ],
        ]),
        keep('Adres bekend?', [[only(o.email), 'contains', '@']]),
        onlyNew(
          'Nog niet toegevoegd',
          `={{ String(${o.email.replace(/^\{\{\s*|\s*\}\}$/g, '')}).toLowerCase() }}`,
        ),
        tryAgain(list.subscribe('Zet op de lijst', { email: only(o.email), name: only(o.name) })),
      ],
      flow: [`${path} > Zei de koper ja? > Adres bekend? > Nog niet toegevoegd > Zet op de lijst`],
    };
  },
});

const LARGE_FROM = ownLimit(
  ['Grote bestelling vanaf', 'Large order from'],
  ['Vanaf welk bedrag in euro je bericht krijgt.', 'From what amount in euros you are told.'],
  500,
);

export const largeOrderAlert = recipe({
  id: 'large-order-alert',
  category: 'ecommerce',
  tags: ['bestellingen', 'melding', 'sms'],
  saves: {
    minutes: 5,
    nl: 'Iemand kijkt elk uur door de bestellingen en belt het magazijn.',
    en: 'Someone checks the orders every hour and calls the warehouse.',
  },
  variants: combine({ shop: direct, sms: smsSenders, chat: chats }, { take: 10 }),
  build: ({ shop, sms, chat }) => {
    const { nodes, path, ref: o } = starts(paidOf(shop), 'Nieuwe bestelling', 'Bestelling');
    return {
      name: {
        nl: `Grote ${shop.app.label}-bestelling: sms via ${sms.app.label} en bericht in ${chat.app.label}`,
        en: `Large ${shop.app.label} order: text through ${sms.app.label} and post in ${chat.app.label}`,
      },
      description: {
        nl: `Is een betaalde bestelling in ${shop.app.label} hoger dan je grens, dan krijgt de magazijnchef een bericht via ${sms.app.label} en staat ze meteen in ${chat.app.label}.`,
        en: `When a paid order in ${shop.app.label} exceeds your threshold, the warehouse manager gets a message through ${sms.app.label} and ${chat.app.label} shows it at once.`,
      },
      benefit: {
        nl: 'Een grote bestelling blijft nooit liggen tot morgen.',
        en: 'A large order never waits until tomorrow.',
      },
      uses: [
        [shop, newOrder],
        [sms, { nl: 'stuurt de magazijnchef een bericht', en: 'messages the warehouse manager' }],
        [chat, { nl: 'toont de bestelling aan het team', en: 'shows the order to the team' }],
      ],
      setup: [],
      names: {
        'Nieuwe bestelling': 'New order',
        Bestelling: 'Order',
        'Groot genoeg?': 'Large enough?',
        'Nog niet gemeld': 'Not told yet',
        'Bericht het magazijn': 'Message the warehouse',
        'Bel het magazijn zelf': 'Call the warehouse yourself',
        'Toon aan het team': 'Show the team',
      },
      nodes: [
        ...nodes,
        when('Groot genoeg?', [[only(o.total), '>=', `={{ ${LARGE_FROM} }}`]]),
        onlyNew('Nog niet gemeld', only(o.number)),
        withErrorBranch(
          sms.send(
            'Bericht het magazijn',
            PHONE,
            say(
              `=Grote bestelling ${o.number}: ${money(o.total, o.currency)}. Graag vandaag inpakken.`,
              `=Large order ${o.number}: ${money(o.total, o.currency)}. Please pack it today.`,
            ),
          ),
        ),
        chat.post(
          'Bel het magazijn zelf',
          say(
            `=Het bericht over grote bestelling ${o.number} kwam niet bij het magazijn aan. Bel de magazijnchef zelf.`,
            `=The message about large order ${o.number} did not reach the warehouse. Call the warehouse manager yourself.`,
          ),
        ),
        chat.post(
          'Toon aan het team',
          say(
            `=Grote bestelling ${o.number} van ${o.name} (${money(o.total, o.currency)}): ${o.items}`,
            `=Large order ${o.number} from ${o.name} (${money(o.total, o.currency)}): ${o.items}`,
          ),
        ),
      ],
      flow: [
        `${path} > Groot genoeg? > Nog niet gemeld > Toon aan het team`,
        'Nog niet gemeld > Bericht het magazijn #1 > Bel het magazijn zelf',
      ],
    };
  },
});

/** Where an order of Shopify or WooCommerce goes, as one line. */
const SHIP_TO =
  "{{ [$('Bestelling').item.json.shipping_address ?? $('Bestelling').item.json.shipping ?? {}].map((a) => [a.company, [a.address1 ?? a.address_1, a.address2 ?? a.address_2].filter(Boolean).join(' '), [a.zip ?? a.postcode, a.city].filter(Boolean).join(' ')].filter(Boolean).join(', '))[0] }}";

export const packingTask = recipe({
  id: 'packing-task',
  category: 'ecommerce',
  tags: ['inpakken', 'taken'],
  saves: {
    minutes: 4,
    nl: 'Iemand maakt voor elke bestelling een inpaktaak en let op of dat gelukt is.',
    en: 'Someone makes a packing task for every order and checks that it worked.',
  },
  variants: combine(
    { shop: direct, tasks: taskApps, chat: chats },
    {
      take: 9,
      unless: ({ shop }) => shop === gumroad,
    },
  ),
  build: ({ shop, tasks, chat }) => {
    const { nodes, path, ref: o } = starts(paidOf(shop), 'Nieuwe bestelling', 'Bestelling');
    return {
      name: {
        nl: `Inpaktaak in ${tasks.app.label} bij elke ${shop.app.label}-bestelling, storing naar ${chat.app.label}`,
        en: `Packing task in ${tasks.app.label} for each ${shop.app.label} order, failures to ${chat.app.label}`,
      },
      description: {
        nl: `Voor iedere betaalde bestelling uit ${shop.app.label} staat er één taak met adres en paklijst in ${tasks.app.label}. Lukt dat niet, dan waarschuwt ${chat.app.label} het magazijn.`,
        en: `Every paid order from ${shop.app.label} becomes one task with its address and packing list in ${tasks.app.label}. If that fails, ${chat.app.label} warns the warehouse.`,
      },
      benefit: {
        nl: 'Het magazijn werkt uit één lijst en mist geen bestelling.',
        en: 'The warehouse works from one list and misses no order.',
      },
      uses: [
        [shop, newOrder],
        [tasks, { nl: 'krijgt een inpaktaak per bestelling', en: 'receives a packing task per order' }],
        [chat, { nl: 'meldt wanneer een taak niet lukt', en: 'tells when a task could not be made' }],
      ],
      setup: [],
      names: {
        'Nieuwe bestelling': 'New order',
        Bestelling: 'Order',
        'Iets in te pakken': 'Something to pack',
        'Nog geen taak': 'No task yet',
        'Maak inpaktaak': 'Make a packing task',
        'Waarschuw het magazijn': 'Warn the warehouse',
      },
      nodes: [
        ...nodes,
        keep('Iets in te pakken', [[only(o.items), 'filled']]),
        // A shop that gets no answer in time reports the order again.
        onlyNew('Nog geen taak', only(o.number)),
        withErrorBranch(
          tasks.create('Maak inpaktaak', {
            title: say(t`Inpakken: bestelling ${o.number}`, t`Pack: order ${o.number}`),
            description: say(
              t`Voor ${o.name}, ${SHIP_TO} (${o.country}). Paklijst: ${o.items}`,
              t`For ${o.name}, ${SHIP_TO} (${o.country}). Packing list: ${o.items}`,
            ),
            due: '={{ $now.plus({ days: 1 }).toISO() }}',
          }),
        ),
        chat.post(
          'Waarschuw het magazijn',
          say(
            t`Voor bestelling ${o.number} kon geen inpaktaak worden gemaakt. Pak in: ${o.items}`,
            t`No packing task could be made for order ${o.number}. Pack: ${o.items}`,
          ),
        ),
      ],
      flow: [`${path} > Iets in te pakken > Nog geen taak > Maak inpaktaak #1 > Waarschuw het magazijn`],
    };
  },
});
