import { chats } from '../../apps/chats.js';
import { shopify } from '../../apps/shops.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { limitOf } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  evenWhenEmpty,
  everyMonths,
  everyWeek,
  goOnAfterError,
  node,
  onlyOnce,
  recipe,
  say,
  spares,
} from '../../kit/index.js';
import { olderOrders } from './systems.js';

const SHARE = limitOf(
  'percent-refunded',
  ['Procent retour om te melden', 'Percent refunded to report'],
  [
    'Vanaf dit deel van de verkochte stuks staat een artikel in de lijst.',
    'From this share of the sold pieces an item is on the list.',
  ],
  15,
);

export const shopifyRefundRate = recipe({
  id: 'shopify-refund-rate-by-item',
  category: 'ecommerce',
  tags: ['shopify', 'retouren', 'rapport', 'assortiment'],
  saves: spares(
    90,
    'Iemand legt verkopen en terugbetalingen per artikel naast elkaar.',
    'Somebody lays sales and refunds by item side by side.',
  ),
  variants: combine({ table: tables, chat: chats }, { take: 3 }),
  build: ({ table, chat }) => ({
    name: both(
      `Retourpercentage per Shopify-artikel elke maand in ${table.app.label}, uitschieters in ${chat.app.label}`,
      `Refund rate of each Shopify item every month in ${table.app.label}, outliers in ${chat.app.label}`,
    ),
    description: both(
      `Telt elke maand per artikelnummer hoeveel er de laatste negentig dagen is verkocht en terugbetaald, met de genoemde reden. De lijst komt in ${table.app.label}; wat ver boven je grens ligt staat in ${chat.app.label}.`,
      `Each month it counts by SKU how much was sold and refunded in the last ninety days, with the reason given. The list goes into ${table.app.label}; what is far above your limit is in ${chat.app.label}.`,
    ),
    benefit: both(
      'Je ziet welk artikel je omschrijving of maattabel mist.',
      'You see which item lacks a better description or size chart.',
    ),
    uses: [
      [shopify, both('geeft bestellingen en terugbetalingen', 'gives orders and refunds')],
      [table, both('bewaart de percentages', 'keeps the rates')],
      [chat, both('krijgt de uitschieters', 'gets the outliers')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Retourpercentage met Maand, SKU, Artikel, Verkocht, Retour, Procent en Reden.`,
        `In ${table.app.label}, make the table Refund rate with Month, SKU, Item, Sold, Refunded, Percent and Reason.`,
      ),
      both(
        'Leg bij een terugbetaling in Shopify de reden vast; die telt hij mee.',
        'Record the reason with a refund in Shopify; it is counted along.',
      ),
      ...olderOrders(shopify),
    ],
    names: {
      'Eerste van de maand om zes': 'First of the month at six',
      'Lees negentig dagen bestellingen': 'Read ninety days of orders',
      'Reken per artikel': 'Work out by item',
      'Zet in de maandlijst': "Put on the month's list",
      'Kies de uitschieters': 'Choose the outliers',
      'Bespreek de uitschieters': 'Discuss the outliers',
    },
    nodes: [
      everyMonths('Eerste van de maand om zes', 1, 1, 6),
      node('Lees negentig dagen bestellingen', 'shopify', 1, {
        authentication: 'accessToken',
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: {
          status: 'any',
          createdAtMin: "={{ $now.minus({ days: 90 }).startOf('day').toISO() }}",
          fields: 'id,cancelled_at,test,line_items,refunds',
        },
      }),
      code(
        'Reken per artikel',
        `
const per = new Map();
for (const { json: order } of $input.all()) {
  if (order.cancelled_at || order.test === true) continue;
  for (const regel of order.line_items ?? []) {
    const sku = String(regel.sku || regel.variant_id || regel.title || '').trim();
    if (!sku) continue;
    const een = per.get(sku) ?? { sku, titel: regel.title ?? '', verkocht: 0, retour: 0, redenen: {} };
    een.verkocht += Number(regel.quantity) || 0;
    for (const terug of order.refunds ?? []) for (const deel of terug.refund_line_items ?? []) if (deel.line_item_id === regel.id) {
      een.retour += Number(deel.quantity) || 0;
      const reden = String(terug.note ?? '').trim().toLowerCase() || ${say("'geen reden'", "'no reason'")};
      een.redenen[reden] = (een.redenen[reden] ?? 0) + 1;
    }
    per.set(sku, een);
  }
}
return [...per.values()].filter((een) => een.verkocht >= 5 && een.retour > 0)
  .map((een) => ({ json: { maand: $now.minus({ months: 1 }).toFormat('yyyy-MM'), sku: een.sku, titel: een.titel, verkocht: een.verkocht, retour: een.retour, procent: Math.round(een.retour / een.verkocht * 1000) / 10, reden: Object.entries(een.redenen).sort((a, b) => b[1] - a[1])[0]?.[0] ?? '' } }))
  .sort((a, b) => b.json.procent - a.json.procent);`,
      ),
      goOnAfterError(
        table.append('Zet in de maandlijst', say('Retourpercentage', 'Refund rate'), {
          [say('Maand', 'Month')]: '={{ $json.maand }}',
          SKU: '={{ $json.sku }}',
          [say('Artikel', 'Item')]: '={{ $json.titel }}',
          [say('Verkocht', 'Sold')]: '={{ $json.verkocht }}',
          [say('Retour', 'Refunded')]: '={{ $json.retour }}',
          [say('Procent', 'Percent')]: '={{ $json.procent }}',
          [say('Reden', 'Reason')]: '={{ $json.reden }}',
        }),
      ),
      code(
        'Kies de uitschieters',
        `
const grens = Number(${SHARE});
const hoog = $('Reken per artikel').all().map(({ json }) => json).filter((een) => een.procent >= grens).slice(0, 10);
return hoog.length ? [{ json: { aantal: hoog.length, tekst: hoog.map((een) => '- ' + een.titel + ' (' + een.sku + '): ' + een.procent.toLocaleString('${say('nl-NL', 'en-GB')}') + '%, ' + een.retour + '/' + een.verkocht + ', ' + een.reden).join('\\n') } }] : [];`,
      ),
      chat.post(
        'Bespreek de uitschieters',
        say(
          '={{ $json.aantal }} artikelen komen opvallend vaak terug:\n{{ $json.tekst }}',
          '={{ $json.aantal }} items come back remarkably often:\n{{ $json.tekst }}',
        ),
      ),
    ],
    flow: [
      'Eerste van de maand om zes > Lees negentig dagen bestellingen > Reken per artikel > Zet in de maandlijst',
      'Reken per artikel > Kies de uitschieters > Bespreek de uitschieters',
    ],
  }),
});

export const shopifyProductCheck = recipe({
  id: 'shopify-product-data-check',
  category: 'ecommerce',
  tags: ['shopify', 'productdata', 'google shopping', 'kwaliteit'],
  saves: spares(
    60,
    'Iemand klikt door het assortiment op zoek naar ontbrekende foto’s, codes en gewichten.',
    'Somebody clicks through the assortment looking for missing photos, codes and weights.',
  ),
  variants: combine({ table: fullTables, tasks: taskApps }, { take: 3 }),
  build: ({ table, tasks }) => ({
    name: both(
      `Productgegevens in Shopify wekelijks nakijken: gaten in ${table.app.label}, zichtbare fouten als taak in ${tasks.app.label}`,
      `Check product data in Shopify each week: gaps in ${table.app.label}, visible errors as a task in ${tasks.app.label}`,
    ),
    description: both(
      `Controleert elke zondag alle actieve producten in Shopify op foto, omschrijving, ean, gewicht, prijs en dubbele SKU's. De gaten per product staan in ${table.app.label}, leeg zodra ze hersteld zijn; wat klanten zien wordt één taak in ${tasks.app.label}.`,
      `Every Sunday it checks all active products in Shopify for photo, description, EAN, weight, price and double SKUs. The gaps of each product are in ${table.app.label}, empty once mended; what customers see becomes one task in ${tasks.app.label}.`,
    ),
    benefit: both(
      'Geen product zonder foto of met prijs nul in de etalage.',
      'No product without a photo or with price zero in the window.',
    ),
    uses: [
      [shopify, both('geeft de producten', 'gives the products')],
      [table, both('houdt per product de gaten bij', 'keeps the gaps of each product')],
      [tasks, both('krijgt wat klanten zien', 'gets what customers see')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Productgaten met Product, Titel, Leverancier, Gaten en Nagekeken.`,
        `In ${table.app.label}, make the table Product gaps with Product, Title, Vendor, Gaps and Checked.`,
      ),
    ],
    names: {
      'Zondag om acht': 'Sunday at eight',
      'Lees de actieve producten': 'Read the active products',
      'Lees de bekende gaten': 'Read the known gaps',
      'Kijk elk product na': 'Check each product',
      'Werk de gaten bij': 'Update the gaps',
      'Wat ziet de klant?': 'What does the customer see?',
      'Laat het herstellen': 'Have it mended',
    },
    nodes: [
      everyWeek('Zondag om acht', [0], 8),
      node('Lees de actieve producten', 'shopify', 1, {
        authentication: 'accessToken',
        resource: 'product',
        operation: 'getAll',
        returnAll: true,
        additionalFields: { published_status: 'published' },
      }),
      // A product that was mended is in the table still: its gaps are emptied.
      evenWhenEmpty(onlyOnce(table.rows('Lees de bekende gaten', say('Productgaten', 'Product gaps')))),
      code(
        'Kijk elk product na',
        `
const bekend = new Set($input.all().flatMap(({ json: rij }) => { const $json = rij; return String(${table.cell(say('Gaten', 'Gaps'))} ?? '').trim() ? [String(${table.cell('Product')} ?? '').trim()] : []; }));
const alle = $('Lees de actieve producten').all().map(({ json }) => json).filter((een) => een.id && (een.status ?? 'active') === 'active');
const keer = new Map();
for (const een of alle) for (const variant of een.variants ?? []) { const sku = String(variant.sku ?? '').trim().toLowerCase(); if (sku) keer.set(sku, (keer.get(sku) ?? 0) + 1); }
const woord = ${say(
          "{ foto: 'geen foto', prijs: 'prijs is nul', tekst: 'omschrijving te kort', korting: 'van-prijs lager dan prijs', sku: 'SKU ontbreekt', dubbel: 'SKU dubbel', ean: 'ean ontbreekt of klopt niet', gewicht: 'gewicht ontbreekt' }",
          "{ foto: 'no photo', prijs: 'price is zero', tekst: 'description too short', korting: 'compare-at price below the price', sku: 'SKU missing', dubbel: 'SKU double', ean: 'EAN missing or wrong', gewicht: 'weight missing' }",
        )};
const goedeEan = (code) => /^\\d{8}$|^\\d{12,14}$/.test(code) && [...code].reverse().reduce((som, cijfer, i) => som + Number(cijfer) * (i % 2 ? 3 : 1), 0) % 10 === 0;
return alle.map((een) => {
  const varianten = een.variants ?? [];
  const ergens = (test) => varianten.some(test);
  const zichtbaar = [!(een.images ?? []).length && woord.foto, ergens((v) => !(Number(v.price) > 0)) && woord.prijs, ergens((v) => v.compare_at_price && Number(v.compare_at_price) > 0 && Number(v.compare_at_price) <= Number(v.price)) && woord.korting].filter(Boolean);
  const achter = [String(een.body_html ?? '').replace(/<[^>]+>/g, '').trim().length < 120 && woord.tekst, ergens((v) => !String(v.sku ?? '').trim()) && woord.sku, ergens((v) => (keer.get(String(v.sku ?? '').trim().toLowerCase()) ?? 0) > 1) && woord.dubbel, ergens((v) => !goedeEan(String(v.barcode ?? '').trim())) && woord.ean, ergens((v) => v.requires_shipping !== false && !(Number(v.grams) > 0)) && woord.gewicht].filter(Boolean);
  return { json: { id: String(een.id), titel: een.title ?? '', merk: een.vendor ?? '', gaten: [...zichtbaar, ...achter].join(', '), zichtbaar: zichtbaar.join(', ') } };
}).filter(({ json }) => json.gaten || bekend.has(json.id));`,
      ),
      goOnAfterError(
        table.upsert('Werk de gaten bij', say('Productgaten', 'Product gaps'), 'Product', {
          Product: '={{ $json.id }}',
          [say('Titel', 'Title')]: '={{ $json.titel }}',
          [say('Leverancier', 'Vendor')]: '={{ $json.merk }}',
          [say('Gaten', 'Gaps')]: '={{ $json.gaten }}',
          [say('Nagekeken', 'Checked')]: '={{ $now.toISODate() }}',
        }),
      ),
      code(
        'Wat ziet de klant?',
        `
const fout = $('Kijk elk product na').all().map(({ json }) => json).filter((een) => een.zichtbaar);
return fout.length ? [{ json: { aantal: fout.length, tekst: fout.slice(0, 40).map((een) => '- ' + een.titel + ': ' + een.zichtbaar).join('\\n') } }] : [];`,
      ),
      tasks.create('Laat het herstellen', {
        title: say(
          '={{ $json.aantal }} producten in de winkel hebben een zichtbare fout',
          '={{ $json.aantal }} products in the shop have a visible error',
        ),
        description: '={{ $json.tekst }}',
        due: '={{ $now.plus({ days: 2 }).toISO() }}',
      }),
    ],
    flow: [
      'Zondag om acht > Lees de actieve producten > Lees de bekende gaten > Kijk elk product na > Werk de gaten bij',
      'Kijk elk product na > Wat ziet de klant? > Laat het herstellen',
    ],
  }),
});
