import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailingLists } from '../../apps/mailing-lists.js';
import { shopify, wooCommerce } from '../../apps/shops.js';
import { gumroad } from '../../apps/shops-more.js';
import { smsSenders } from '../../apps/sms.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { phoneOf } from '../../apps/values.js';
import { combine, keep, only, recipe, say, starts, t, when, withErrorBranch } from '../../kit/index.js';

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
      setup: [
        {
          nl: 'Maak een tabel Bestellingen met Bestelnummer, Datum, Klant, E-mail, Artikelen en Bedrag.',
          en: 'Make a table Orders with Order number, Date, Customer, Email, Items and Amount.',
        },
      ],
      names: {
        'Nieuwe bestelling': 'New order',
        Bestelling: 'Order',
        'Zet in overzicht': 'Put in the overview',
        'Vertel het team': 'Tell the team',
      },
      nodes: [
        ...nodes,
        table.append('Zet in overzicht', say('Bestellingen', 'Orders'), {
          [say('Bestelnummer', 'Order number')]: only(o.number),
          [say('Datum', 'Date')]: only(o.created),
          [say('Klant', 'Customer')]: only(o.name),
          [say('E-mail', 'Email')]: only(o.email),
          [say('Artikelen', 'Items')]: only(o.items),
          [say('Bedrag', 'Amount')]: only(o.total),
        }),
        chat.post(
          'Vertel het team',
          say(
            t`Bestelling ${o.number} van ${o.name}: ${o.items} (${o.total} ${o.currency}).`,
            t`Order ${o.number} from ${o.name}: ${o.items} (${o.total} ${o.currency}).`,
          ),
        ),
      ],
      flow: [`${path} > Zet in overzicht`, 'Bestelling > Vertel het team'],
    };
  },
});

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
        nl: `Wie bij ${shop.app.label} koopt en een e-mailadres achterlaat, staat even later in ${list.app.label}. Bestellingen zonder adres slaat hij over.`,
        en: `Whoever buys through ${shop.app.label} and leaves an e-mail address appears in ${list.app.label} moments later. Orders without an address are left out.`,
      },
      benefit: {
        nl: 'Je klantenlijst groeit mee met je verkopen.',
        en: 'Your customer list grows along with your sales.',
      },
      uses: [
        [shop, newOrder],
        [list, { nl: 'krijgt de koper als abonnee', en: 'receives the buyer as a subscriber' }],
      ],
      setup: [
        {
          nl: 'Mail alleen kopers die zich niet hebben afgemeld en bied in elke mail een afmeldlink aan.',
          en: 'Only mail buyers who have not opted out and offer an unsubscribe link in every mail.',
        },
      ],
      names: {
        'Nieuwe bestelling': 'New order',
        Bestelling: 'Order',
        'Adres bekend?': 'Address known?',
        'Zet op de lijst': 'Put on the list',
      },
      nodes: [
        ...nodes,
        when('Adres bekend?', [[only(o.email), 'contains', '@']]),
        list.subscribe('Zet op de lijst', { email: only(o.email), name: only(o.name) }),
      ],
      flow: [`${path} > Adres bekend? > Zet op de lijst`],
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
    const { nodes, path, ref: o } = starts(shop.newOrder, 'Nieuwe bestelling', 'Bestelling');
    return {
      name: {
        nl: `Grote ${shop.app.label}-bestelling: sms via ${sms.app.label} en bericht in ${chat.app.label}`,
        en: `Large ${shop.app.label} order: text through ${sms.app.label} and post in ${chat.app.label}`,
      },
      description: {
        nl: `Is een bestelling in ${shop.app.label} hoger dan je grens, dan krijgt de magazijnchef een bericht via ${sms.app.label} en staat ze meteen in ${chat.app.label}.`,
        en: `When an order in ${shop.app.label} exceeds your threshold, the warehouse manager gets a message through ${sms.app.label} and ${chat.app.label} shows it at once.`,
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
        'Bericht het magazijn': 'Message the warehouse',
        'Toon aan het team': 'Show the team',
      },
      nodes: [
        ...nodes,
        when('Groot genoeg?', [[only(o.total), '>=', `={{ ${LARGE_FROM} }}`]]),
        sms.send(
          'Bericht het magazijn',
          PHONE,
          say(
            t`Grote bestelling ${o.number}: ${o.total} ${o.currency}. Graag vandaag inpakken.`,
            t`Large order ${o.number}: ${o.total} ${o.currency}. Please pack it today.`,
          ),
        ),
        chat.post(
          'Toon aan het team',
          say(
            t`Grote bestelling ${o.number} van ${o.name} (${o.total} ${o.currency}): ${o.items}`,
            t`Large order ${o.number} from ${o.name} (${o.total} ${o.currency}): ${o.items}`,
          ),
        ),
      ],
      flow: [`${path} > Groot genoeg? > Bericht het magazijn`, 'Groot genoeg? > Toon aan het team'],
    };
  },
});

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
    const { nodes, path, ref: o } = starts(shop.newOrder, 'Nieuwe bestelling', 'Bestelling');
    return {
      name: {
        nl: `Inpaktaak in ${tasks.app.label} bij elke ${shop.app.label}-bestelling, storing naar ${chat.app.label}`,
        en: `Packing task in ${tasks.app.label} for each ${shop.app.label} order, failures to ${chat.app.label}`,
      },
      description: {
        nl: `Voor iedere bestelling uit ${shop.app.label} staat er een taak met de paklijst in ${tasks.app.label}. Lukt dat niet, dan waarschuwt ${chat.app.label} het magazijn.`,
        en: `Every order from ${shop.app.label} becomes a task with its packing list in ${tasks.app.label}. If that fails, ${chat.app.label} warns the warehouse.`,
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
        'Maak inpaktaak': 'Make a packing task',
        'Waarschuw het magazijn': 'Warn the warehouse',
      },
      nodes: [
        ...nodes,
        keep('Iets in te pakken', [[only(o.items), 'filled']]),
        withErrorBranch(
          tasks.create('Maak inpaktaak', {
            title: say(t`Inpakken: bestelling ${o.number}`, t`Pack: order ${o.number}`),
            description: say(
              t`Voor ${o.name} (${o.country}). Paklijst: ${o.items}`,
              t`For ${o.name} (${o.country}). Packing list: ${o.items}`,
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
      flow: [`${path} > Iets in te pakken > Maak inpaktaak #1 > Waarschuw het magazijn`],
    };
  },
});
