import { bolApp, bolOpenOrders, bolOrder } from '../../apps/bol.js';
import { chats } from '../../apps/chats.js';
import { picqerApp, picqerRead, picqerWrite } from '../../apps/picqer.js';
import { wooCommerce } from '../../apps/shops.js';
import { taskApps } from '../../apps/tasks.js';
import {
  both,
  choose,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  everyMinutes,
  keep,
  loop,
  node,
  onlyNew,
  recipe,
  say,
  set,
  spares,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const bol = { app: bolApp };
const picqer = { app: picqerApp };

export const bolOrdersToPicqer = recipe({
  id: 'bol-orders-to-picqer',
  category: 'ecommerce',
  tags: ['bol', 'magazijn', 'bestellingen'],
  saves: spares(
    5,
    'Iemand tikt een bestelling van bol over in het magazijnsysteem.',
    'Somebody types an order of bol into the warehouse system.',
  ),
  variants: combine({ chat: chats, tasks: taskApps }, { take: 4 }),
  build: ({ chat, tasks }) => ({
    name: both(
      `Bestellingen van bol als picklijst in Picqer, onbekend artikel als taak in ${tasks.app.label}, telling in ${chat.app.label}`,
      `Orders of bol as a picklist in Picqer, unknown items as a task in ${tasks.app.label}, count in ${chat.app.label}`,
    ),
    description: both(
      `Zet elk kwartier nieuwe bestellingen van bol als order in Picqer en laat ze meteen verwerken. Wat er al staat slaat hij over; een artikelcode die Picqer niet kent wordt een taak in ${tasks.app.label}.`,
      `Every quarter it puts new orders of bol into Picqer and has them processed at once. What stands there already is skipped; an item code that Picqer does not know becomes a task in ${tasks.app.label}.`,
    ),
    benefit: both(
      'Het magazijn pakt bol-orders zonder overtypen.',
      'The warehouse picks bol orders without retyping.',
    ),
    uses: [
      [bol, both('geeft de bestellingen', 'gives the orders')],
      [picqer, both('maakt er een picklijst van', 'makes a picklist of it')],
      [tasks, both('krijgt wat niet past', 'gets what does not fit')],
      [chat, both('hoort hoeveel er binnenkwam', 'hears how many came in')],
    ],
    setup: [
      both(
        'Zet bij elk aanbod bij bol de artikelcode van Picqer als interne referentie.',
        'Give each offer at bol the item code of Picqer as internal reference.',
      ),
    ],
    notes: [
      {
        over: ['Zoek op referentie', 'Staat de order er nog niet?'],
        text: say(
          '## Nooit twee keer\nDe referentie is bol met het bestelnummer. Staat die al in Picqer, dan doet de workflow niets, ook na een storing halverwege.',
          '## Never twice\nThe reference is bol with the order number. Where Picqer has it already, the workflow does nothing, after a failure halfway too.',
        ),
      },
    ],
    names: {
      'Kijk elk kwartier bij bol': 'Look at bol every quarter',
      'Vraag de open orders': 'Ask for the open orders',
      'Nieuwe bol-order': 'New bol order',
      'Order voor order': 'Order after order',
      'Zoek op referentie': 'Look up the reference',
      'Staat de order er nog niet?': 'Is the order not there yet?',
      'Lees adres en artikelen': 'Read address and items',
      'Schrijf de Picqer-order': 'Write the Picqer order',
      'Heeft elke regel een artikelcode?': 'Has each line an item code?',
      'Zet de order in Picqer': 'Put the order into Picqer',
      'Geef vrij voor het magazijn': 'Release to the warehouse',
      'Noteer wat niet past': 'Note what does not fit',
      'Wat niet past': 'What does not fit',
      'Nog geen taak voor deze order': 'No task for this order yet',
      'Los de order met de hand op': 'Settle the order by hand',
      'Tel wat erbij kwam': 'Count what was added',
      'Meld de telling': 'Tell the count',
      'Order erbij': 'Order added',
    },
    nodes: [
      everyMinutes('Kijk elk kwartier bij bol', 15),
      ...bolOpenOrders('Vraag de open orders', 'Nieuwe bol-order'),
      loop('Order voor order', 1),
      evenWhenEmpty(
        picqerRead('Zoek op referentie', 'orders', { query: { reference: '=bol {{ $json.orderId }}' } }),
      ),
      when('Staat de order er nog niet?', [['={{ $json.idorder }}', 'empty']]),
      withErrorBranch(bolOrder('Lees adres en artikelen', "$('Order voor order').item.json.orderId")),
      codeEach(
        'Schrijf de Picqer-order',
        `
const naar = $json.shipmentDetails ?? {};
const rekening = $json.billingDetails ?? naar;
const naam = (wie) => [wie.firstName, wie.surname].filter(Boolean).join(' ');
const straat = (wie) => [wie.streetName, [wie.houseNumber, wie.houseNumberExtension].filter(Boolean).join(' ')].filter(Boolean).join(' ');
const regels = ($json.orderItems ?? []).filter((regel) => regel.cancellationRequest !== true && Number(regel.quantity) > 0);
return { json: {
  bestelling: $json.orderId,
  zonderCode: regels.filter((regel) => !String(regel.offer?.reference ?? '').trim()).map((regel) => regel.product?.ean ?? '?').join(', '),
  regels: regels.length,
  order: {
    reference: 'bol ' + $json.orderId, emailaddress: naar.email ?? '',
    deliveryname: naar.company || naam(naar), deliverycontactname: naam(naar), deliveryaddress: straat(naar), deliveryzipcode: naar.zipCode ?? '', deliverycity: naar.city ?? '', deliverycountry: naar.countryCode ?? 'NL',
    invoicename: rekening.company || naam(rekening), invoiceaddress: straat(rekening), invoicezipcode: rekening.zipCode ?? '', invoicecity: rekening.city ?? '', invoicecountry: rekening.countryCode ?? 'NL',
    products: regels.map((regel) => ({ productcode: String(regel.offer?.reference ?? '').trim(), amount: Number(regel.quantity), price: Number(regel.unitPrice) })),
  },
} };`,
      ),
      when('Heeft elke regel een artikelcode?', [
        ['={{ $json.zonderCode }}', 'empty'],
        ['={{ $json.regels }}', '>', 0],
      ]),
      withErrorBranch(picqerWrite('Zet de order in Picqer', 'POST', 'orders', '$json.order')),
      withErrorBranch(
        picqerWrite('Geef vrij voor het magazijn', 'POST', '=orders/{{ $json.idorder }}/process', '{}'),
      ),
      set('Order erbij', { bestelling: "={{ $('Schrijf de Picqer-order').item.json.bestelling }}" }),
      set('Noteer wat niet past', {
        order: "={{ $('Order voor order').item.json.orderId }}",
        reden: say(
          "={{ $json.zonderCode ? 'Zonder artikelcode: ' + $json.zonderCode : $json.error?.message || 'geen regels om te pakken' }}",
          "={{ $json.zonderCode ? 'Without an item code: ' + $json.zonderCode : $json.error?.message || 'no lines to pick' }}",
        ),
      }),
      keep('Wat niet past', [['={{ $json.reden }}', 'filled']]),
      onlyNew('Nog geen taak voor deze order', '={{ $json.order }}'),
      tasks.create('Los de order met de hand op', {
        title: say(
          '=bol-order {{ $json.order }} staat niet goed in Picqer',
          '=bol order {{ $json.order }} is not right in Picqer',
        ),
        description: '={{ $json.reden }}',
        due: '={{ $now.plus({ days: 1 }).toISO() }}',
      }),
      code(
        'Tel wat erbij kwam',
        `
const erbij = $input.all().map(({ json }) => json.bestelling).filter(Boolean);
return erbij.length ? [{ json: { aantal: erbij.length, welke: erbij.join(', ') } }] : [];`,
      ),
      chat.post(
        'Meld de telling',
        say(
          '={{ $json.aantal }} bol-orders in Picqer gezet: {{ $json.welke }}',
          '={{ $json.aantal }} bol orders put into Picqer: {{ $json.welke }}',
        ),
      ),
    ],
    flow: [
      'Kijk elk kwartier bij bol > Vraag de open orders > Nieuwe bol-order > Order voor order #1 > Zoek op referentie > Staat de order er nog niet? > Lees adres en artikelen > Schrijf de Picqer-order > Heeft elke regel een artikelcode? > Zet de order in Picqer > Geef vrij voor het magazijn > Order erbij > Order voor order',
      'Staat de order er nog niet? #1 > Order voor order',
      'Lees adres en artikelen #1 > Order voor order',
      'Heeft elke regel een artikelcode? #1 > Noteer wat niet past > Order voor order',
      'Zet de order in Picqer #1 > Noteer wat niet past',
      'Geef vrij voor het magazijn #1 > Noteer wat niet past',
      'Order voor order > Wat niet past > Nog geen taak voor deze order > Los de order met de hand op',
      'Order voor order > Tel wat erbij kwam > Meld de telling',
    ],
  }),
});

export const picqerStockToWoo = recipe({
  id: 'picqer-stock-to-woocommerce',
  category: 'ecommerce',
  tags: ['voorraad', 'magazijn', 'synchroniseren'],
  saves: spares(
    3,
    'Iemand past na een telling of verkoop de voorraad in de winkel aan.',
    'After a count or a sale somebody adapts the stock in the shop.',
  ),
  variants: combine({ chat: chats }, { take: 4 }),
  build: ({ chat }) => ({
    name: both(
      `Vrije voorraad uit Picqer direct in WooCommerce, twijfel in ${chat.app.label}`,
      `Free stock of Picqer into WooCommerce at once, doubts in ${chat.app.label}`,
    ),
    description: both(
      `Zodra de vrije voorraad van een artikel in Picqer verandert, vraagt hij de actuele stand op en zet die bij hetzelfde artikelnummer in WooCommerce. Dubbele of onbekende nummers komen in ${chat.app.label}.`,
      `As soon as the free stock of an item changes in Picqer it asks for the present figure and puts it with the same SKU in WooCommerce. Double or unknown SKUs are told in ${chat.app.label}.`,
    ),
    benefit: both(
      'De winkel loopt seconden achter op het magazijn, geen uren.',
      'The shop is seconds behind the warehouse, not hours.',
    ),
    uses: [
      [
        picqer,
        both('meldt een andere voorraad en geeft de stand', 'reports another stock and gives the figure'),
      ],
      [{ app: wooCommerce.app }, both('krijgt de stand', 'receives the figure')],
      [chat, both('hoort van nummers die niet kloppen', 'hears about SKUs that are wrong')],
    ],
    setup: [
      both(
        'Maak in Picqer onder Instellingen, Webhooks een webhook voor products.free_stock_changed naar het adres van de eerste stap.',
        'In Picqer, under Settings, Webhooks, make a webhook for products.free_stock_changed to the address of the first step.',
      ),
    ],
    notes: [
      {
        over: ['Vraag de stand na', 'Tel de vrije voorraad'],
        text: say(
          '## Picqer zelf heeft het laatste woord\nHet bericht zegt alleen welk artikel. De stand komt uit Picqer, zodat niemand via het open adres een voorraad kan zetten. Onbeperkte voorraad blijft met rust.',
          '## Picqer itself has the last word\nThe message only says which item. The figure comes from Picqer, so that nobody can set a stock through the open address. Unlimited stock is left alone.',
        ),
      },
    ],
    names: {
      'Voorraad veranderd in Picqer': 'Stock changed in Picqer',
      'Vraag de stand na': 'Ask for the figure',
      'Tel de vrije voorraad': 'Add up the free stock',
      'Zoek hetzelfde nummer': 'Find the same SKU',
      'Precies één artikel': 'Exactly one item',
      'Wat doet dit artikel?': 'What does this item do?',
      'Zet de vrije voorraad': 'Set the free stock',
      'Vandaag nog niet gemeld': 'Not told today yet',
      'Meld het nummer': 'Tell the SKU',
    },
    nodes: [
      webhook('Voorraad veranderd in Picqer', say('picqer-voorraad', 'picqer-stock'), { open: true }),
      picqerRead('Vraag de stand na', '=products/{{ Number($json.body?.data?.idproduct) || 0 }}'),
      code(
        'Tel de vrije voorraad',
        `
return $input.all().map(({ json }) => json).filter((een) => een.productcode && een.unlimitedstock !== true && Array.isArray(een.stock) && een.stock.length > 0)
  .map((een) => ({ json: { code: een.productcode, vrij: Math.max(0, een.stock.reduce((som, plek) => som + (Number(plek.freestock) || 0), 0)) } }));`,
      ),
      evenWhenEmpty(
        node('Zoek hetzelfde nummer', 'wooCommerce', 1, {
          resource: 'product',
          operation: 'getAll',
          returnAll: true,
          options: { sku: '={{ $json.code }}' },
        }),
      ),
      code(
        'Precies één artikel',
        `
const bron = $('Tel de vrije voorraad').first().json;
const gevonden = $input.all().map(({ json }) => json).filter((een) => een.id && een.sku === bron.code);
const een = gevonden[0];
const doen = gevonden.length !== 1 ? 'tell' : een.manage_stock !== true || een.type === 'variable' || een.stock_quantity === bron.vrij ? 'none' : 'set';
return [{ json: { ...bron, doen, id: een?.id ?? 0, aantal: gevonden.length } }];`,
      ),
      choose('Wat doet dit artikel?', [
        [say('Zetten', 'Set'), ['={{ $json.doen }}', 'is', 'set']],
        [say('Melden', 'Tell'), ['={{ $json.doen }}', 'is', 'tell']],
      ]),
      withErrorBranch(
        node('Zet de vrije voorraad', 'wooCommerce', 1, {
          resource: 'product',
          operation: 'update',
          productId: '={{ $json.id }}',
          updateFields: { manageStock: true, stockQuantity: '={{ $json.vrij }}' },
        }),
      ),
      onlyNew(
        'Vandaag nog niet gemeld',
        "={{ $('Precies één artikel').item.json.code + ' ' + $now.toISODate() }}",
      ),
      chat.post(
        'Meld het nummer',
        say(
          "=Voorraad van {{ $('Precies één artikel').item.json.code }} staat niet in WooCommerce: {{ $('Precies één artikel').item.json.aantal === 1 ? 'de winkel weigerde de stand' : $('Precies één artikel').item.json.aantal + ' artikelen met dat nummer' }}. Vrij in Picqer: {{ $('Precies één artikel').item.json.vrij }}.",
          "=The stock of {{ $('Precies één artikel').item.json.code }} is not in WooCommerce: {{ $('Precies één artikel').item.json.aantal === 1 ? 'the shop refused the figure' : $('Precies één artikel').item.json.aantal + ' items with that SKU' }}. Free in Picqer: {{ $('Precies één artikel').item.json.vrij }}.",
        ),
      ),
    ],
    flow: [
      'Voorraad veranderd in Picqer > Vraag de stand na > Tel de vrije voorraad > Zoek hetzelfde nummer > Precies één artikel > Wat doet dit artikel? > Zet de vrije voorraad',
      'Wat doet dit artikel? #1 > Vandaag nog niet gemeld > Meld het nummer',
      'Zet de vrije voorraad #1 > Vandaag nog niet gemeld',
    ],
  }),
});
