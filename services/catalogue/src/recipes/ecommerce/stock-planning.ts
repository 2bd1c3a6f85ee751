import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { shopify, wooCommerce } from '../../apps/shops.js';
import { readableTables, syncTables, tables } from '../../apps/tables.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  asEuro,
  both,
  chain,
  code,
  combine,
  evenWhenEmpty,
  everyMonths,
  everyWeek,
  goOnAfterError,
  onlyOnce,
  recipe,
  say,
  spares,
} from '../../kit/index.js';
import { olderOrders } from './systems.js';

const stores = [shopify, wooCommerce];
/** JavaScript: the lines of an order of Shopify or WooCommerce with SKU and quantity, cancelled ones left out. */
const LINES = `const linesOf = (order) => order.cancelled_at || ['cancelled', 'failed', 'refunded', 'pending', 'checkout-draft'].includes(order.status) ? [] : (order.line_items ?? []).filter((regel) => Number(regel.quantity) > 0).map((regel) => ({ sku: String(regel.sku ?? '').trim(), naam: regel.title ?? regel.name ?? '', aantal: Number(regel.quantity), prijs: Number(regel.price) || 0, bedrag: Number(regel.total ?? Number(regel.price) * Number(regel.quantity)) || 0 }));`;
const SAFETY = limitOf(
  'safety-days',
  ['Veiligheidsvoorraad in dagen', 'Safety stock in days'],
  [
    'Zoveel dagen verkoop houd je achter de hand bovenop de levertijd.',
    'So many days of sales you keep at hand on top of the delivery time.',
  ],
  7,
);
const WINDOW = limitOf(
  'days-ahead',
  ['Dagen tot de volgende bestelling', 'Days until the next order'],
  [
    'Zo vaak bestel je bij een leverancier; die periode telt mee in het advies.',
    'How often you order from a supplier; this period counts in the advice.',
  ],
  14,
);

export const purchaseForecast = recipe({
  id: 'purchase-forecast-by-lead-time',
  category: 'ecommerce',
  tags: ['inkoop', 'voorraad', 'voorspelling', 'levertijd'],
  saves: spares(
    75,
    'Iemand rekent per artikel uit hoelang de voorraad reikt en wat er besteld moet worden.',
    'Somebody works out by item how long the stock lasts and what to order.',
  ),
  variants: combine({ shop: stores, table: readableTables, mailer: mailers }, { take: 3 }),
  build: ({ shop, table, mailer }) => {
    const sales = shop.sales(56).nodes('Lees acht weken verkoop');
    const stock = shop.products;
    const products = stock?.nodes('Lees de voorraad van nu') ?? [];
    return {
      name: both(
        `Inkoopadvies uit ${shop.app.label} met levertijden uit ${table.app.label}, elke maandag via ${mailer.app.label}`,
        `Purchase advice from ${shop.app.label} with delivery times in ${table.app.label}, each Monday through ${mailer.app.label}`,
      ),
      description: both(
        `Rekent uit acht weken verkoop in ${shop.app.label} hoe snel elk artikel gaat, legt dat naast voorraad en levertijd per artikel uit ${table.app.label} en mailt inkoop met ${mailer.app.label} wat nu besteld moet worden, per leverancier.`,
        `From eight weeks of sales in ${shop.app.label} it works out how fast each item goes, lays that beside stock and delivery time from ${table.app.label} and mails purchasing through ${mailer.app.label} what to order now, by supplier.`,
      ),
      benefit: both('Bestellen op verkoop, niet op gevoel.', 'Order by sales, not by feeling.'),
      uses: [
        [shop, both('geeft verkoop en voorraad', 'gives sales and stock')],
        [
          table,
          both('kent leverancier, levertijd en doosgrootte', 'knows supplier, delivery time and box size'),
        ],
        [mailer, both('stuurt het advies', 'sends the advice')],
      ],
      setup: [
        both(
          `Maak in ${table.app.label} de tabel Inkoop met SKU, Leverancier, Levertijd (dagen), Doos en Onderweg.`,
          `In ${table.app.label}, make the table Purchasing with SKU, Supplier, Delivery days, Box and Under way.`,
        ),
      ],
      notes: [
        {
          over: ['Bereken het advies', 'Zet het per leverancier'],
          text: say(
            '## Zo rekent hij\nVerkoop per dag × (levertijd + tijd tot de volgende bestelling + veiligheid), min voorraad en wat onderweg is, afgerond naar hele dozen. Artikelen zonder regel in de tabel of zonder verkoop blijven weg.',
            '## How it works out\nSales a day × (delivery time + time until the next order + safety), less stock and what is under way, rounded up to whole boxes. Items without a row in the table or without sales are left out.',
          ),
        },
      ],
      names: {
        'Maandag om zes': 'Monday at six',
        'Lees acht weken verkoop': 'Read eight weeks of sales',
        'Verkoop per SKU': 'Sales by SKU',
        'Lees de voorraad van nu': 'Read the stock of now',
        'Voorraad per SKU': 'Stock by SKU',
        'Lees levertijden en dozen': 'Read delivery times and boxes',
        'Bereken het advies': 'Work out the advice',
        'Zet het per leverancier': 'Put it by supplier',
        'Mail het inkoopadvies': 'Mail the purchase advice',
      },
      nodes: [
        everyWeek('Maandag om zes', [1], 6),
        ...sales,
        code(
          'Verkoop per SKU',
          `
${LINES}
const per = {};
for (const { json } of $input.all()) for (const regel of linesOf(json)) if (regel.sku) per[regel.sku.toLowerCase()] = (per[regel.sku.toLowerCase()] ?? 0) + regel.aantal;
return Object.keys(per).length ? [{ json: { per } }] : [];`,
        ),
        ...products,
        code(
          'Voorraad per SKU',
          `
const rijen = $input.all().map(({ json }) => { const $json = json; return { sku: String(${stock?.fields.sku ?? "''"} ?? '').trim(), naam: ${stock?.fields.name ?? "''"}, stock: ${stock?.fields.stock ?? 'null'} }; });
return [{ json: { rijen: rijen.filter((een) => een.sku && Number.isFinite(een.stock)) } }];`,
        ),
        table.rows('Lees levertijden en dozen', say('Inkoop', 'Purchasing')),
        code(
          'Bereken het advies',
          `
const { per } = $('Verkoop per SKU').first().json;
const stand = new Map($('Voorraad per SKU').first().json.rijen.map((een) => [een.sku.toLowerCase(), een]));
const extra = Number(${SAFETY}) + Number(${WINDOW});
const getal = (v, anders) => { const n = Number(String(v ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.').trim() || NaN); return Number.isFinite(n) ? n : anders; };
return $input.all().map(({ json: rij }) => { const $json = rij; return { sku: String(${table.cell('SKU')} ?? '').trim(), leverancier: String(${table.cell(say('Leverancier', 'Supplier'))} ?? '').trim() || ${say("'onbekend'", "'unknown'")}, levertijd: getal(${table.cell(say('Levertijd (dagen)', 'Delivery days'))}, 14), doos: Math.max(1, getal(${table.cell(say('Doos', 'Box'))}, 1)), onderweg: Math.max(0, getal(${table.cell(say('Onderweg', 'Under way'))}, 0)) }; })
  .flatMap((een) => {
    const nu = stand.get(een.sku.toLowerCase());
    const dag = (per[een.sku.toLowerCase()] ?? 0) / 56;
    if (!nu || dag <= 0) return [];
    const nodig = dag * (een.levertijd + extra) - Math.max(0, nu.stock) - een.onderweg;
    const reikt = Math.floor((Math.max(0, nu.stock) + een.onderweg) / dag);
    return nodig > 0 ? [{ json: { ...een, naam: nu.naam, voorraad: nu.stock, week: Math.round(dag * 70) / 10, reikt, bestel: Math.ceil(nodig / een.doos) * een.doos } }] : [];
  }).sort((a, b) => a.json.reikt - b.json.reikt);`,
        ),
        code(
          'Zet het per leverancier',
          `
const alle = $input.all().map(({ json }) => json);
const per = new Map();
for (const een of alle) per.set(een.leverancier, [...(per.get(een.leverancier) ?? []), een]);
const cel = (tekst) => '<td style="padding:2px 8px">' + String(tekst).replace(/</g, '&lt;') + '</td>';
const kop = ${say("['SKU', 'Artikel', 'Voorraad', 'Per week', 'Reikt (dagen)', 'Bestel']", "['SKU', 'Item', 'Stock', 'A week', 'Lasts (days)', 'Order']")};
const html = [...per].map(([leverancier, lijst]) => '<h3>' + leverancier.replace(/</g, '&lt;') + '</h3><table><tr>' + kop.map(cel).join('') + '</tr>' + lijst.map((een) => '<tr>' + [een.sku, een.naam, een.voorraad, een.week, een.reikt, een.bestel].map(cel).join('') + '</tr>').join('') + '</table>').join('');
return alle.length ? [{ json: { html, aantal: alle.length, leveranciers: per.size } }] : [];`,
        ),
        mailer.send(
          'Mail het inkoopadvies',
          mailOf.purchasing,
          say(
            '=Inkoopadvies: {{ $json.aantal }} artikelen bij {{ $json.leveranciers }} leveranciers',
            '=Purchase advice: {{ $json.aantal }} items at {{ $json.leveranciers }} suppliers',
          ),
          say(
            '=<p>Het krapst staat bovenaan. Seizoen en acties kent deze som niet; pas het advies daarop aan.</p>{{ $json.html }}',
            '=<p>The tightest comes first. This sum knows no seasons and offers; adapt the advice to them.</p>{{ $json.html }}',
          ),
        ),
      ],
      flow: [
        `Maandag om zes > ${chain(sales)} > Verkoop per SKU > ${chain(products)} > Voorraad per SKU > Lees levertijden en dozen > Bereken het advies > Zet het per leverancier > Mail het inkoopadvies`,
      ],
    };
  },
});

export const deadStock = recipe({
  id: 'dead-stock-by-month',
  category: 'ecommerce',
  tags: ['voorraad', 'winkeldochters', 'assortiment', 'rapport'],
  saves: spares(
    60,
    'Iemand zoekt uit welke artikelen al maanden stil liggen en hoeveel geld erin zit.',
    'Somebody finds out which items have lain still for months and how much money is in them.',
  ),
  variants: combine({ shop: stores, table: syncTables, chat: chats }, { take: 3 }),
  build: ({ shop, table, chat }) => {
    const sales = shop.sales(120).nodes('Lees vier maanden verkoop');
    const stock = shop.products;
    const products = stock?.nodes('Lees wat er ligt') ?? [];
    return {
      name: both(
        `Winkeldochters in ${shop.app.label} elke maand met waarde in ${table.app.label}, top tien in ${chat.app.label}`,
        `Slow movers in ${shop.app.label} with their value in ${table.app.label} each month, top ten in ${chat.app.label}`,
      ),
      description: both(
        `Zoekt elke maand artikelen in ${shop.app.label} die op voorraad liggen en vier maanden niet verkochten. ${table.app.label} bewaart sinds wanneer, hoeveel en voor welke winkelwaarde; de tien duurste staan in ${chat.app.label} om over te beslissen.`,
        `Each month it finds items in ${shop.app.label} that are in stock and did not sell for four months. ${table.app.label} keeps since when, how many and at which shop value; the ten dearest are in ${chat.app.label} to decide on.`,
      ),
      benefit: both(
        'Geld uit het magazijn in plaats van stof op de plank.',
        'Money out of the warehouse instead of dust on the shelf.',
      ),
      uses: [
        [shop, both('geeft verkoop en voorraad', 'gives sales and stock')],
        [table, both('onthoudt sinds wanneer iets stil ligt', 'remembers since when something lies still')],
        [chat, both('krijgt de tien duurste', 'gets the ten dearest')],
      ],
      setup: [
        both(
          `Maak in ${table.app.label} de tabel Stilstand met SKU, Artikel, Voorraad, Waarde, Sinds en Gezien op.`,
          `In ${table.app.label}, make the table Standstill with SKU, Item, Stock, Value, Since and Seen on.`,
        ),
        ...olderOrders(shop),
      ],
      names: {
        'Tweede van de maand': 'Second of the month',
        'Lees vier maanden verkoop': 'Read four months of sales',
        'Wat verkocht er wel?': 'What did sell?',
        'Lees wat er ligt': 'Read what is there',
        'Lees de eerdere stilstand': 'Read the earlier standstill',
        'Ligt stil': 'Lies still',
        'Werk de stilstand bij': 'Update the standstill',
        'Tien duurste': 'Ten dearest',
        'Vraag wat ermee te doen': 'Ask what to do with it',
      },
      nodes: [
        everyMonths('Tweede van de maand', 1, 2, 7),
        ...sales,
        code(
          'Wat verkocht er wel?',
          `
${LINES}
return [{ json: { verkocht: [...new Set($input.all().flatMap(({ json }) => linesOf(json)).map((regel) => regel.sku.toLowerCase()).filter(Boolean))] } }];`,
        ),
        ...products,
        evenWhenEmpty(onlyOnce(table.rows('Lees de eerdere stilstand', say('Stilstand', 'Standstill')))),
        code(
          'Ligt stil',
          `
const verkocht = new Set($('Wat verkocht er wel?').first().json.verkocht);
if (verkocht.size === 0) return [];
${AS_DAY}
const eerder = new Map($input.all().map(({ json: rij }) => { const $json = rij; return [String(${table.cell('SKU')} ?? '').trim().toLowerCase(), { sinds: asDay(${table.cell(say('Sinds', 'Since'))}), gezien: asDay(${table.cell(say('Gezien op', 'Seen on'))}) }]; }));
// Who was not on last month's list starts again.
const sinds = (sku) => { const rij = eerder.get(sku.toLowerCase()); return rij?.sinds.isValid && rij.gezien.isValid && rij.gezien > $now.minus({ days: 40 }) ? rij.sinds.toISODate() : $now.minus({ days: 120 }).toISODate(); };
return $('${products.at(-1)?.name ?? ''}').all().map(({ json }) => { const $json = json; return { sku: String(${stock?.fields.sku ?? "''"} ?? '').trim(), naam: ${stock?.fields.name ?? "''"}, stock: ${stock?.fields.stock ?? 'null'}, prijs: ${stock?.fields.price ?? '0'}, nieuw: DateTime.fromISO(String(json.variants?.created_at ?? json.created_at ?? json.date_created ?? '')) }; })
  .filter((een) => een.sku && Number.isFinite(een.stock) && een.stock > 0 && !verkocht.has(een.sku.toLowerCase()) && !(een.nieuw.isValid && een.nieuw > $now.minus({ days: 120 })))
  .map((een) => ({ json: { sku: een.sku, naam: een.naam, voorraad: een.stock, waarde: Math.round(een.stock * (Number(een.prijs) || 0) * 100) / 100, sinds: sinds(een.sku) } }))
  .sort((a, b) => b.json.waarde - a.json.waarde);`,
        ),
        goOnAfterError(
          table.upsert('Werk de stilstand bij', say('Stilstand', 'Standstill'), 'SKU', {
            SKU: '={{ $json.sku }}',
            [say('Artikel', 'Item')]: '={{ $json.naam }}',
            [say('Voorraad', 'Stock')]: '={{ $json.voorraad }}',
            [say('Waarde', 'Value')]: '={{ $json.waarde }}',
            [say('Sinds', 'Since')]: '={{ $json.sinds }}',
            [say('Gezien op', 'Seen on')]: '={{ $now.toISODate() }}',
          }),
        ),
        code(
          'Tien duurste',
          `
const alle = $('Ligt stil').all().map(({ json }) => json);
${asEuro()}
const som = alle.reduce((totaal, een) => totaal + een.waarde, 0);
return alle.length ? [{ json: { aantal: alle.length, som: euro(som), tekst: alle.slice(0, 10).map((een) => '- ' + een.naam + ' (' + een.sku + '): ' + een.voorraad + ${say("' stuks, '", "' pieces, '")} + euro(een.waarde) + ${say("', sinds '", "', since '")} + DateTime.fromISO(een.sinds).toFormat('dd-MM-yyyy')).join('\\n') } }] : [];`,
        ),
        chat.post(
          'Vraag wat ermee te doen',
          say(
            '={{ $json.aantal }} artikelen verkochten vier maanden niet; winkelwaarde {{ $json.som }}. Afprijzen, bundelen of retour naar de leverancier?\n{{ $json.tekst }}',
            '={{ $json.aantal }} items did not sell for four months; shop value {{ $json.som }}. Mark down, bundle or return to the supplier?\n{{ $json.tekst }}',
          ),
        ),
      ],
      flow: [
        `Tweede van de maand > ${chain(sales)} > Wat verkocht er wel? > ${chain(products)} > Lees de eerdere stilstand > Ligt stil > Werk de stilstand bij`,
        'Ligt stil > Tien duurste > Vraag wat ermee te doen',
      ],
    };
  },
});

export const boughtTogether = recipe({
  id: 'bought-together-pairs',
  category: 'ecommerce',
  tags: ['cross-sell', 'analyse', 'bundels', 'omzet'],
  saves: spares(
    90,
    'Iemand zoekt in orderexports welke artikelen samen worden gekocht.',
    'Somebody searches order exports for items that are bought together.',
  ),
  variants: combine({ shop: stores, table: tables, mailer: mailers }, { take: 2 }),
  build: ({ shop, table, mailer }) => {
    const sales = shop.sales(180).nodes('Lees een half jaar orders');
    return {
      name: both(
        `Vaak samen gekocht: duo's uit ${shop.app.label} per kwartaal in ${table.app.label}, tips via ${mailer.app.label}`,
        `Bought together: pairs from ${shop.app.label} each quarter in ${table.app.label}, tips through ${mailer.app.label}`,
      ),
      description: both(
        `Telt elk kwartaal welke twee artikelen in ${shop.app.label} vaker samen in een mandje liggen dan toeval verklaart. De twintig sterkste duo's komen in ${table.app.label}; marketing krijgt ze met ${mailer.app.label} als idee voor bundels en aanbevelingen.`,
        `Each quarter it counts which two items in ${shop.app.label} are in one basket more often than chance explains. The twenty strongest pairs go into ${table.app.label}; marketing gets them through ${mailer.app.label} as ideas for bundles.`,
      ),
      benefit: both('Bundels op cijfers in plaats van op gevoel.', 'Bundles by figures instead of feeling.'),
      uses: [
        [shop, both('geeft de bestellingen', 'gives the orders')],
        [table, both('bewaart de duo’s per kwartaal', 'keeps the pairs of each quarter')],
        [mailer, both('stuurt marketing de tips', 'sends marketing the tips')],
      ],
      setup: [
        both(
          `Maak in ${table.app.label} de tabel Duo's met Kwartaal, Eerste, Tweede, Samen en Sterkte.`,
          `In ${table.app.label}, make the table Pairs with Quarter, First, Second, Together and Strength.`,
        ),
        ...olderOrders(shop),
      ],
      names: {
        'Elk kwartaal': 'Each quarter',
        'Lees een half jaar orders': 'Read half a year of orders',
        'Zoek de sterkste duo’s': 'Find the strongest pairs',
        'Bewaar het duo': 'Keep the pair',
        'Maak er een lijstje van': 'Make it a list',
        'Mail de bundeltips': 'Mail the bundle tips',
      },
      nodes: [
        everyMonths('Elk kwartaal', 3, 3, 6),
        ...sales,
        code(
          'Zoek de sterkste duo’s',
          `
${LINES}
const mandjes = $input.all().map(({ json }) => [...new Map(linesOf(json).filter((regel) => regel.sku).map((regel) => [regel.sku, regel.naam]))]).filter((mand) => mand.length > 0 && mand.length <= 15);
const keer = new Map(), samen = new Map(), naam = new Map();
for (const mand of mandjes) {
  for (const [sku, titel] of mand) { keer.set(sku, (keer.get(sku) ?? 0) + 1); naam.set(sku, titel); }
  const skus = mand.map(([sku]) => sku).sort();
  for (let i = 0; i < skus.length; i += 1) for (let j = i + 1; j < skus.length; j += 1) samen.set(skus[i] + '\\n' + skus[j], (samen.get(skus[i] + '\\n' + skus[j]) ?? 0) + 1);
}
return [...samen].filter(([, n]) => n >= 5).map(([duo, n]) => { const [a, b] = duo.split('\\n'); return { json: { kwartaal: $now.toFormat('yyyy') + '-Q' + $now.quarter, een: naam.get(a) + ' (' + a + ')', twee: naam.get(b) + ' (' + b + ')', samen: n, sterkte: Math.round(n * mandjes.length / (keer.get(a) * keer.get(b)) * 10) / 10 } }; })
  .filter(({ json }) => json.sterkte >= 2).sort((a, b) => b.json.sterkte * Math.log(b.json.samen) - a.json.sterkte * Math.log(a.json.samen)).slice(0, 20);`,
        ),
        goOnAfterError(
          table.append('Bewaar het duo', say("Duo's", 'Pairs'), {
            [say('Kwartaal', 'Quarter')]: '={{ $json.kwartaal }}',
            [say('Eerste', 'First')]: '={{ $json.een }}',
            [say('Tweede', 'Second')]: '={{ $json.twee }}',
            [say('Samen', 'Together')]: '={{ $json.samen }}',
            [say('Sterkte', 'Strength')]: '={{ $json.sterkte }}',
          }),
        ),
        code(
          'Maak er een lijstje van',
          `
const lijst = $('Zoek de sterkste duo’s').all().map(({ json }) => json);
return lijst.length ? [{ json: { html: '<ol>' + lijst.map((een) => '<li>' + (een.een + ' + ' + een.twee).replace(/</g, '&lt;') + ': ' + een.samen + '×, ' + een.sterkte + '</li>').join('') + '</ol>' } }] : [];`,
        ),
        mailer.send(
          'Mail de bundeltips',
          mailOf.marketing,
          say('Deze artikelen kopen klanten samen', 'These items are bought together'),
          say(
            '=<p>Het eerste getal is hoe vaak ze samen gingen, het tweede hoeveel vaker dan toeval. Bundel ze, zet ze bij elkaar op de productpagina, of noem de een in de mail over de ander.</p>{{ $json.html }}',
            '=<p>The first figure is how often they went together, the second how much more often than chance. Bundle them, show them on each other’s page, or name the one in the mail about the other.</p>{{ $json.html }}',
          ),
        ),
      ],
      flow: [
        `Elk kwartaal > ${chain(sales)} > Zoek de sterkste duo’s > Bewaar het duo`,
        'Zoek de sterkste duo’s > Maak er een lijstje van > Mail de bundeltips',
      ],
    };
  },
});
