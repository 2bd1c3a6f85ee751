import { approvalChats, chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { shopify, wooCommerce } from '../../apps/shops.js';
import { fullTables, syncTables } from '../../apps/tables.js';
import { about, limitOf } from '../../apps/values.js';
import {
  AS_DAY,
  answeredWithin,
  asEuro,
  both,
  chain,
  code,
  combine,
  evenWhenEmpty,
  everyDay,
  form,
  gather,
  goOnAfterError,
  keep,
  loop,
  onlyNew,
  recipe,
  say,
  set,
  spares,
  stop,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { MAIL_OF } from './parts.js';
import { olderOrders } from './systems.js';

const stores = [shopify, wooCommerce];
/** JavaScript: the lines of an order of Shopify or WooCommerce with SKU and quantity, cancelled ones left out. */
const LINES = `const linesOf = (order) => order.cancelled_at || ['cancelled', 'failed', 'refunded', 'pending', 'checkout-draft'].includes(order.status) ? [] : (order.line_items ?? []).filter((regel) => Number(regel.quantity) > 0).map((regel) => ({ sku: String(regel.sku ?? '').trim(), naam: regel.title ?? regel.name ?? '', aantal: Number(regel.quantity), prijs: Number(regel.price) || 0, bedrag: Number(regel.total ?? Number(regel.price) * Number(regel.quantity)) || 0 }));`;
const RECALL_TEXT = about(
  'recall-advice',
  ['Wat de klant moet doen bij een terugroepactie', 'What the customer has to do in a recall'],
  [
    'In een of twee zinnen; staat letterlijk in de mail.',
    'In one or two sentences; stands literally in the mail.',
  ],
  [
    'Gebruik het product niet meer en stuur het kosteloos terug met het retourlabel op onze site.',
    'Do not use the product any more and send it back free of charge with the return label on our site.',
  ],
);
const REORDER = limitOf(
  'reorder-default',
  ['Dagen dat een verpakking meegaat', 'Days that a pack lasts'],
  [
    'Voor artikelen waarvan de tabel geen eigen aantal dagen noemt.',
    'For items of which the table names no days of its own.',
  ],
  30,
);

export const priceHistory = recipe({
  id: 'lowest-price-thirty-days',
  category: 'ecommerce',
  tags: ['prijzen', 'korting', 'acm', 'van-prijs', 'compliance'],
  saves: spares(
    45,
    'Iemand zoekt per actie op wat de laagste prijs van de afgelopen dertig dagen was.',
    'For each offer somebody looks up the lowest price of the last thirty days.',
  ),
  variants: combine({ shop: stores, table: syncTables, chat: chats }, { take: 3 }),
  build: ({ shop, table, chat }) => {
    const products = shop.products?.nodes('Lees de prijzen van vandaag') ?? [];
    const fields = shop.products?.fields;
    return {
      name: both(
        `Van-prijzen in ${shop.app.label} toetsen aan de laagste prijs van dertig dagen in ${table.app.label}, fouten in ${chat.app.label}`,
        `Check was-prices in ${shop.app.label} against the lowest price of thirty days in ${table.app.label}, errors in ${chat.app.label}`,
      ),
      description: both(
        `Bewaart elke dag de prijzen van ${shop.app.label} in ${table.app.label}. Staat er een korting online met een van-prijs boven de laagste prijs van de dertig dagen ervoor, dan meldt ${chat.app.label} het artikel met de prijs die er wel mag staan.`,
        `Every day it keeps the prices of ${shop.app.label} in ${table.app.label}. Where a discount shows a was-price above the lowest price of the thirty days before it, ${chat.app.label} tells the item with the price that may stand there.`,
      ),
      benefit: both(
        'Kortingen die kloppen met de regels van de ACM.',
        'Discounts that follow the rules of the Dutch ACM.',
      ),
      uses: [
        [shop, both('geeft de prijzen', 'gives the prices')],
        [table, both('bewaart de prijsgeschiedenis', 'keeps the price history')],
        [chat, both('hoort welke van-prijs niet klopt', 'hears which was-price is wrong')],
      ],
      setup: [
        both(
          `Maak in ${table.app.label} de tabel Prijzen met Sleutel, SKU, Prijs en Dag. Ruim regels ouder dan een half jaar af en toe op.`,
          `In ${table.app.label}, make the table Prices with Key, SKU, Price and Day. Clear rows older than half a year now and then.`,
        ),
      ],
      notes: [
        {
          over: ['Vind de start van de korting', 'Toets de van-prijs'],
          text: say(
            '## De regel\nBij een korting hoort de laagste prijs van de dertig dagen vóór de korting als van-prijs. De korting begint op de eerste dag dat de prijs onder de vorige lag. Alleen een verandering van prijs wordt bewaard, zodat de tabel klein blijft.',
            '## The rule\nA discount goes with the lowest price of the thirty days before it as was-price. The discount begins on the first day on which the price was below the one before. Only a change of price is kept, so that the table stays small.',
          ),
        },
      ],
      names: {
        'Elke dag om half zeven': 'Every day at half past six',
        'Lees de prijzen van vandaag': "Read today's prices",
        'Prijs en van-prijs': 'Price and was-price',
        'Lees de prijsgeschiedenis': 'Read the price history',
        'Vind de start van de korting': 'Find the start of the discount',
        'Alleen nieuwe prijzen': 'Only new prices',
        'Bewaar de prijs': 'Keep the price',
        'Toets de van-prijs': 'Check the was-price',
        'Deze fout nog niet gemeld': 'This error not told yet',
        'Bundel de fouten': 'Sum up the errors',
        'Meld de van-prijzen': 'Tell about the was-prices',
      },
      nodes: [
        everyDay('Elke dag om half zeven', 6, 30),
        ...products,
        code(
          'Prijs en van-prijs',
          `
const rijen = $input.all().map(({ json }) => { const $json = json; return { sku: String(${fields?.sku ?? "''"} ?? '').trim(), naam: ${fields?.name ?? "''"}, prijs: Number(${fields?.price ?? '0'}), van: Number(json.variants?.compare_at_price ?? (json.sale_price ? json.regular_price : 0)) || 0 }; }).filter((een) => een.sku && een.prijs > 0);
return rijen.length ? [{ json: { rijen } }] : [];`,
        ),
        evenWhenEmpty(table.rows('Lees de prijsgeschiedenis', say('Prijzen', 'Prices'))),
        code(
          'Vind de start van de korting',
          `
${AS_DAY}
const vroeger = new Map();
for (const { json: rij } of $input.all()) { const $json = rij; const sku = String(${table.cell('SKU')} ?? '').trim(); const prijs = Number(String(${table.cell(say('Prijs', 'Price'))} ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')); const dag = asDay(${table.cell(say('Dag', 'Day'))}); if (sku && prijs > 0 && dag.isValid) vroeger.set(sku, [...(vroeger.get(sku) ?? []), { prijs, dag }]); }
return $('Prijs en van-prijs').first().json.rijen.map((een) => {
  const rij = (vroeger.get(een.sku) ?? []).sort((a, b) => a.dag - b.dag);
  const laatste = rij.at(-1);
  const nieuw = !laatste || Math.abs(laatste.prijs - een.prijs) > 0.004;
  const alle = nieuw ? [...rij, { prijs: een.prijs, dag: $now.startOf('day') }] : rij;
  let at = alle.length - 1;
  const start = alle[at].dag;
  const tot = start.minus({ days: 30 });
  const toen = alle.slice(0, at);
  const eerder = toen.filter(({ dag }, i) => dag >= tot || (toen[i + 1]?.dag ?? start) > tot);
  const laagst = eerder.length ? Math.min(...eerder.map(({ prijs }) => prijs)) : 0;
  return { json: { ...een, nieuw, dag: $now.toISODate(), laagst, fout: een.van > een.prijs && laagst > 0 && een.van > laagst + 0.004 && een.prijs < (toen.at(-1)?.prijs ?? 0) } };
});`,
        ),
        keep('Alleen nieuwe prijzen', [['={{ $json.nieuw }}', 'yes']]),
        goOnAfterError(
          table.upsert('Bewaar de prijs', say('Prijzen', 'Prices'), say('Sleutel', 'Key'), {
            [say('Sleutel', 'Key')]: "={{ $json.sku + ' ' + $json.dag }}",
            SKU: '={{ $json.sku }}',
            [say('Prijs', 'Price')]: '={{ $json.prijs }}',
            [say('Dag', 'Day')]: '={{ $json.dag }}',
          }),
        ),
        keep('Toets de van-prijs', [['={{ $json.fout }}', 'yes']]),
        onlyNew('Deze fout nog niet gemeld', "={{ $json.sku + ' ' + $json.van }}"),
        code(
          'Bundel de fouten',
          `
${asEuro()}
const fout = $input.all().map(({ json }) => json);
return [{ json: { aantal: fout.length, tekst: fout.slice(0, 30).map((een) => '- ' + een.naam + ' (' + een.sku + '): ' + euro(een.van) + ' → ' + euro(een.laagst)).join('\\n') } }];`,
        ),
        chat.post(
          'Meld de van-prijzen',
          say(
            '=Van-prijs te hoog bij {{ $json.aantal }} artikelen. Links wat er staat, rechts de laagste prijs van de dertig dagen voor de korting:\n{{ $json.tekst }}',
            '=Was-price too high for {{ $json.aantal }} items. Left what stands there, right the lowest price of the thirty days before the discount:\n{{ $json.tekst }}',
          ),
        ),
      ],
      flow: [
        `Elke dag om half zeven > ${chain(products)} > Prijs en van-prijs > Lees de prijsgeschiedenis > Vind de start van de korting > Alleen nieuwe prijzen > Bewaar de prijs`,
        'Vind de start van de korting > Toets de van-prijs > Deze fout nog niet gemeld > Bundel de fouten > Meld de van-prijzen',
      ],
    };
  },
});

export const productRecall = recipe({
  id: 'product-recall-to-buyers',
  category: 'ecommerce',
  tags: ['terugroepactie', 'veiligheid', 'klanten', 'akkoord'],
  saves: spares(
    240,
    'Iemand zoekt alle kopers van een gevaarlijk artikel op en mailt ze een voor een.',
    'Somebody finds all buyers of a dangerous item and mails them one by one.',
  ),
  variants: combine({ shop: stores, chat: approvalChats, mailer: mailers, table: fullTables }, { take: 3 }),
  build: ({ shop, chat, mailer, table }) => {
    const sales = shop.sales(730).nodes('Lees twee jaar bestellingen');
    return {
      name: both(
        `Terugroepactie: kopers uit ${shop.app.label} mailen met ${mailer.app.label} na akkoord in ${chat.app.label}, bewijs in ${table.app.label}`,
        `Product recall: mail buyers from ${shop.app.label} through ${mailer.app.label} after approval in ${chat.app.label}, proof in ${table.app.label}`,
      ),
      description: both(
        `Een formulier vraagt SKU, periode en reden; hij zoekt in ${shop.app.label} wie het artikel kocht. Na akkoord in ${chat.app.label} mailt ${mailer.app.label} elke koper één keer en staat in ${table.app.label} wie wanneer is gewaarschuwd.`,
        `A form asks for SKU, period and reason; it finds who bought the item in ${shop.app.label}. After approval in ${chat.app.label} ${mailer.app.label} mails each buyer once and ${table.app.label} shows who was warned when.`,
      ),
      benefit: both(
        'Alle kopers gewaarschuwd binnen het uur, met bewijs.',
        'All buyers warned within the hour, with proof.',
      ),
      uses: [
        [shop, both('weet wie het kocht', 'knows who bought it')],
        [chat, both('geeft akkoord op de lijst', 'approves the list')],
        [mailer, both('waarschuwt de kopers', 'warns the buyers')],
        [table, both('bewaart het bewijs', 'keeps the proof')],
      ],
      setup: [
        both(
          `Maak in ${table.app.label} de tabel Terugroep met Sleutel, SKU, E-mail, Bestelling en Gewaarschuwd.`,
          `In ${table.app.label}, make the table Recall with Key, SKU, Email, Order and Warned.`,
        ),
        both(
          'Meld een onveilig product daarnaast zelf bij de NVWA; dat doet deze workflow niet.',
          'Report an unsafe product to the NVWA yourself as well; this workflow does not do that.',
        ),
        ...olderOrders(shop),
      ],
      notes: [
        {
          over: ['Is deze koper al gewaarschuwd?', 'Waarschuw de koper'],
          text: say(
            '## Opnieuw starten kan\nWie al in de tabel staat wordt overgeslagen. Breekt de reeks af, of zoek je later een ruimere periode, vul dan hetzelfde formulier nog eens in.',
            '## It can be started again\nWho is in the table already is skipped. If the series breaks off, or you search a wider period later, fill in the same form again.',
          ),
        },
      ],
      names: {
        'Terugroepactie starten': 'Start a recall',
        'Lees twee jaar bestellingen': 'Read two years of orders',
        'Wie kocht het?': 'Who bought it?',
        'Zijn er kopers?': 'Are there buyers?',
        'Meld dat niemand het kocht': 'Tell that nobody bought it',
        'Meld dat er niets uitging': 'Tell that nothing went out',
        'Vraag akkoord op de lijst': 'Ask approval of the list',
        'Nu mailen?': 'Mail now?',
        'Elke koper': 'Each buyer',
        'Een voor een': 'One by one',
        'Is deze koper al gewaarschuwd?': 'Was this buyer warned already?',
        'Nog niet gewaarschuwd': 'Not warned yet',
        'Waarschuw de koper': 'Warn the buyer',
        'Leg de waarschuwing vast': 'Record the warning',
        'Niet gemaild': 'Not mailed',
        'Wie is niet bereikt?': 'Who was not reached?',
        'Meld wie niet is bereikt': 'Tell who was not reached',
      },
      nodes: [
        form(
          'Terugroepactie starten',
          say('Terugroepactie', 'Product recall'),
          say(
            'Zoekt alle kopers; er gaat niets uit zonder akkoord.',
            'Finds all buyers; nothing goes out without approval.',
          ),
          [
            ['sku', say('SKU van het artikel', 'SKU of the item')],
            ['van', say('Verkocht vanaf', 'Sold from'), 'date'],
            ['tot', say('Verkocht tot en met', 'Sold until'), 'date'],
            ['reden', say('Wat is er mis?', 'What is wrong?'), 'textarea'],
          ],
        ),
        ...sales,
        code(
          'Wie kocht het?',
          `
${LINES}
${MAIL_OF}
const vraag = $('Terugroepactie starten').first().json;
const sku = String(vraag.sku ?? '').trim().toLowerCase();
const [van, tot] = [DateTime.fromISO(String(vraag.van)), DateTime.fromISO(String(vraag.tot)).endOf('day')];
const per = new Map();
const zonder = [];
for (const { json: order } of $input.all()) {
  const dag = DateTime.fromISO(String(order.created_at ?? order.date_created ?? ''));
  const regels = linesOf(order).filter((regel) => regel.sku.toLowerCase() === sku);
  const mail = mailOf(order.email ?? order.billing?.email);
  if (!regels.length || !(dag >= van && dag <= tot)) continue;
  if (!mail) { zonder.push(String(order.name ?? order.number)); continue; }
  const een = per.get(mail) ?? { mail, naam: order.customer?.first_name ?? order.billing?.first_name ?? '', orders: [], aantal: 0, product: regels[0].naam };
  een.orders.push(String(order.name ?? order.number)); een.aantal += regels.reduce((som, regel) => som + regel.aantal, 0);
  per.set(mail, een);
}
const kopers = [...per.values()];
return [{ json: { kopers, sku: vraag.sku, reden: String(vraag.reden ?? '').replace(/</g, '&lt;'), product: kopers[0]?.product ?? '', mensen: kopers.length, stuks: kopers.reduce((som, een) => som + een.aantal, 0), zonder: zonder.slice(0, 40).join(', ') } }];`,
        ),
        when('Zijn er kopers?', [['={{ $json.mensen }}', '>', 0]]),
        chat.post(
          'Meld dat niemand het kocht',
          say(
            "=Terugroepactie {{ $json.sku }}: in die periode vond hij geen koper met een mailadres. Klopt de SKU, en de periode? {{ $json.zonder ? 'Bestellingen zonder mailadres: ' + $json.zonder : '' }}",
            "=Recall {{ $json.sku }}: no buyer with a mail address was found in that period. Is the SKU right, and the period? {{ $json.zonder ? 'Orders without a mail address: ' + $json.zonder : '' }}",
          ),
        ),
        answeredWithin(
          chat.approve(
            'Vraag akkoord op de lijst',
            say(
              "=Terugroepactie {{ $json.product }} ({{ $json.sku }}): {{ $json.mensen }} kopers, {{ $json.stuks }} stuks. Reden: {{ $json.reden }}. {{ $json.zonder ? 'Zonder mailadres, bel of schrijf ze zelf: ' + $json.zonder + '. ' : '' }}Alle kopers nu mailen? Zonder antwoord binnen vier uur gaat er niets uit.",
              "=Recall {{ $json.product }} ({{ $json.sku }}): {{ $json.mensen }} buyers, {{ $json.stuks }} pieces. Reason: {{ $json.reden }}. {{ $json.zonder ? 'Without a mail address, call or write to them yourself: ' + $json.zonder + '. ' : '' }}Mail all buyers now? Without an answer within four hours nothing goes out.",
            ),
          ),
          4,
          'hours',
        ),
        when('Nu mailen?', [['={{ $json.data?.approved === true }}', 'yes']]),
        chat.post(
          'Meld dat er niets uitging',
          say(
            "=De terugroepactie van {{ $('Wie kocht het?').first().json.product }} is niet goedgekeurd, of niemand antwoordde. Geen enkele koper is gewaarschuwd; vul het formulier opnieuw in als het toch moet.",
            "=The recall of {{ $('Wie kocht het?').first().json.product }} was not approved, or nobody answered. No buyer was warned; fill in the form again if it has to go out.",
          ),
        ),
        code(
          'Elke koper',
          "const { kopers, sku, reden, product } = $('Wie kocht het?').first().json;\nreturn kopers.map((een) => ({ json: { ...een, sku, reden, product, sleutel: sku + ' ' + een.mail, orders: een.orders.join(', ') } }));",
        ),
        loop('Een voor een', 1),
        evenWhenEmpty(
          table.find(
            'Is deze koper al gewaarschuwd?',
            say('Terugroep', 'Recall'),
            say('Sleutel', 'Key'),
            '={{ $json.sleutel }}',
          ),
        ),
        when('Nog niet gewaarschuwd', [[`={{ ${table.cell(say('Gewaarschuwd', 'Warned'))} }}`, 'empty']]),
        withErrorBranch(
          mailer.send(
            'Waarschuw de koper',
            "={{ $('Een voor een').item.json.mail }}",
            say(
              "=Belangrijk: {{ $('Een voor een').item.json.product }} terugroepen",
              "=Important: recall of {{ $('Een voor een').item.json.product }}",
            ),
            say(
              `=<p>Beste {{ $('Een voor een').item.json.naam || 'klant' }},</p><p>Je kocht bij ons {{ $('Een voor een').item.json.product }} (bestelling {{ $('Een voor een').item.json.orders }}). Er is iets mee: {{ $('Een voor een').item.json.reden }}</p><p><strong>${RECALL_TEXT}</strong></p><p>Gaf je het weg? Vertel het dan door. Vragen kun je stellen door op deze mail te antwoorden.</p>`,
              `=<p>Dear {{ $('Een voor een').item.json.naam || 'customer' }},</p><p>You bought {{ $('Een voor een').item.json.product }} from us (order {{ $('Een voor een').item.json.orders }}). There is something wrong with it: {{ $('Een voor een').item.json.reden }}</p><p><strong>${RECALL_TEXT}</strong></p><p>Did you give it away? Then pass this on. For questions, answer this mail.</p>`,
            ),
          ),
        ),
        table.upsert('Leg de waarschuwing vast', say('Terugroep', 'Recall'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: "={{ $('Een voor een').item.json.sleutel }}",
          SKU: "={{ $('Een voor een').item.json.sku }}",
          [say('E-mail', 'Email')]: "={{ $('Een voor een').item.json.mail }}",
          [say('Bestelling', 'Order')]: "={{ $('Een voor een').item.json.orders }}",
          [say('Gewaarschuwd', 'Warned')]: '={{ $now.toISO() }}',
        }),
        set('Niet gemaild', { mis: "={{ $('Een voor een').item.json.mail }}" }),
        code(
          'Wie is niet bereikt?',
          "const mis = $input.all().map(({ json }) => json.mis).filter(Boolean);\nreturn mis.length ? [{ json: { aantal: mis.length, wie: mis.join(', ') } }] : [];",
        ),
        chat.post(
          'Meld wie niet is bereikt',
          say(
            '=Terugroepactie: {{ $json.aantal }} kopers kregen geen mail, bel of schrijf ze: {{ $json.wie }}',
            '=Recall: {{ $json.aantal }} buyers got no mail, call or write to them: {{ $json.wie }}',
          ),
        ),
      ],
      flow: [
        `Terugroepactie starten > ${chain(sales)} > Wie kocht het? > Zijn er kopers? > Vraag akkoord op de lijst > Nu mailen? > Elke koper > Een voor een #1 > Is deze koper al gewaarschuwd? > Nog niet gewaarschuwd > Waarschuw de koper > Leg de waarschuwing vast > Een voor een`,
        'Zijn er kopers? #1 > Meld dat niemand het kocht',
        'Nu mailen? #1 > Meld dat er niets uitging',
        'Nog niet gewaarschuwd #1 > Een voor een',
        'Waarschuw de koper #1 > Niet gemaild > Een voor een',
        'Een voor een > Wie is niet bereikt? > Meld wie niet is bereikt',
      ],
    };
  },
});

export const replenishmentReminder = recipe({
  id: 'replenishment-reminder',
  category: 'ecommerce',
  tags: ['herhaalaankoop', 'e-mail', 'klantbehoud', 'afmelden'],
  saves: spares(
    25,
    'Iemand zoekt wie zijn verbruiksartikel bijna op heeft en mailt een herinnering.',
    'Somebody looks who is nearly out of a consumable and mails a reminder.',
  ),
  variants: combine({ shop: stores, table: fullTables, mailer: mailers }, { take: 3 }),
  build: ({ shop, table, mailer }) => {
    const sales = shop.sales(190).nodes('Lees de verkopen van een half jaar');
    return {
      name: both(
        `Bijna op? Herhaalmail uit ${shop.app.label} op maat met ${mailer.app.label}, verbruiksdagen en afmeldingen in ${table.app.label}`,
        `Nearly out? A reorder mail from ${shop.app.label} with ${mailer.app.label}, days of use and opt-outs in ${table.app.label}`,
      ),
      description: both(
        `Weet uit ${table.app.label} hoelang een artikel meegaat en zoekt elke ochtend in ${shop.app.label} wie er bijna doorheen is en nog niet opnieuw kocht. Die klant krijgt één mail met ${mailer.app.label}; wie zich afmeldde krijgt nooit iets.`,
        `It knows from ${table.app.label} how long an item lasts and finds every morning in ${shop.app.label} who is nearly out and did not buy again. That customer gets one mail through ${mailer.app.label}; who opted out never gets anything.`,
      ),
      benefit: both(
        'De klant bestelt bij jou voordat hij ergens anders zoekt.',
        'The customer orders from you before looking elsewhere.',
      ),
      uses: [
        [shop, both('geeft de verkopen', 'gives the sales')],
        [table, both('kent verbruiksdagen en afmeldingen', 'knows days of use and opt-outs')],
        [mailer, both('stuurt de herinnering', 'sends the reminder')],
      ],
      setup: [
        both(
          `Maak in ${table.app.label} de tabel Verbruik met SKU en Dagen, en de tabel Geen herhaalmail met E-mail. Zet daar ook wie zich per antwoord afmeldt.`,
          `In ${table.app.label}, make the table Use with SKU and Days, and the table No reorder mail with Email. Put who opts out by an answer there too.`,
        ),
        both(
          'Zo’n mail mag aan eigen klanten over eigen, gelijksoortige producten, als zij zich bij de aankoop konden afmelden.',
          'Such a mail may go to own customers about own, similar products, if they could opt out at the purchase.',
        ),
        ...olderOrders(shop),
      ],
      notes: [
        {
          over: ['Wie is er bijna doorheen?', 'Nog niet eerder herinnerd'],
          text: say(
            '## Eén mail per aankoop\nHij telt vanaf de laatste aankoop van hetzelfde artikel, maal het aantal verpakkingen. Wie intussen opnieuw kocht schuift vanzelf op. Een adres dat de mail weigert houdt de rest niet op; de ronde eindigt dan als mislukt, met wie niets kreeg.',
            '## One mail for each purchase\nIt counts from the last purchase of the same item, times the number of packs. Who bought again meanwhile moves up by itself. An address that refuses the mail does not stop the rest; the round then ends as failed, with who got nothing.',
          ),
        },
      ],
      names: {
        'Elke ochtend om acht': 'Every morning at eight',
        'Lees het verbruik per artikel': 'Read the use by item',
        'Verbruik op een rij': 'Uses in a row',
        'Lees de afmeldingen': 'Read the opt-outs',
        'Afmeldingen op een rij': 'Opt-outs in a row',
        'Lees de verkopen van een half jaar': 'Read half a year of sales',
        'Wie is er bijna doorheen?': 'Who is nearly out?',
        'Nog niet eerder herinnerd': 'Not reminded before',
        'Herinner aan bijbestellen': 'Remind to reorder',
        'Zeg wie geen mail kreeg': 'Say who got no mail',
      },
      nodes: [
        everyDay('Elke ochtend om acht', 8),
        table.rows('Lees het verbruik per artikel', say('Verbruik', 'Use')),
        gather('Verbruik op een rij', 'verbruik'),
        evenWhenEmpty(table.rows('Lees de afmeldingen', say('Geen herhaalmail', 'No reorder mail'))),
        gather('Afmeldingen op een rij', 'afgemeld'),
        ...sales,
        code(
          'Wie is er bijna doorheen?',
          `
${LINES}
${MAIL_OF}
const dagen = new Map($('Verbruik op een rij').first().json.verbruik.map((rij) => { const $json = rij; const n = Number(String(${table.cell(say('Dagen', 'Days'))} ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')); return [String(${table.cell('SKU')} ?? '').trim().toLowerCase(), n > 0 ? n : Number(${REORDER})]; }).filter(([sku]) => sku));
const nee = new Set(($('Afmeldingen op een rij').first().json.afgemeld ?? []).map((rij) => { const $json = rij; return mailOf(${table.cell(say('E-mail', 'Email'))}); }));
const laatste = new Map();
for (const { json: order } of $input.all()) {
  const mail = mailOf(order.email ?? order.billing?.email);
  const dag = DateTime.fromISO(String(order.created_at ?? order.date_created ?? ''));
  if (!mail || nee.has(mail) || !dag.isValid) continue;
  for (const regel of linesOf(order)) {
    const duur = dagen.get(regel.sku.toLowerCase());
    if (!duur) continue;
    const sleutel = mail + ' ' + regel.sku.toLowerCase();
    const op = dag.plus({ days: duur * Math.min(regel.aantal, 6) });
    if (!laatste.has(sleutel) || laatste.get(sleutel).dag < dag) laatste.set(sleutel, { mail, dag, op, naam: order.customer?.first_name ?? order.billing?.first_name ?? '', artikel: regel.naam, order: String(order.name ?? order.number) });
  }
}
return [...laatste.values()].filter((een) => een.op.minus({ days: 5 }) <= $now && een.op.plus({ days: 5 }) > $now).map((een) => ({ json: { mail: een.mail, naam: een.naam, artikel: een.artikel, order: een.order, op: een.op.toFormat('d-M') } }));`,
        ),
        onlyNew('Nog niet eerder herinnerd', "={{ $json.mail + ' ' + $json.order + ' ' + $json.artikel }}"),
        withErrorBranch(
          mailer.send(
            'Herinner aan bijbestellen',
            '={{ $json.mail }}',
            say('=Is je {{ $json.artikel }} bijna op?', '=Is your {{ $json.artikel }} nearly finished?'),
            say(
              "=<p>Beste {{ $json.naam || 'klant' }},</p><p>Volgens onze rekensom is je {{ $json.artikel }} rond {{ $json.op }} op. Bijbestellen kan met je vorige bestelling ({{ $json.order }}) in je account.</p><p>Geen herinneringen meer? Antwoord met het woord stop, dan zetten we je op de lijst van wie ze niet wil.</p>",
              "=<p>Dear {{ $json.naam || 'customer' }},</p><p>By our sum your {{ $json.artikel }} is finished around {{ $json.op }}. You can reorder from your former order ({{ $json.order }}) in your account.</p><p>No more reminders? Answer with the word stop and we put you on the list of who does not want them.</p>",
            ),
          ),
        ),
        stop(
          'Zeg wie geen mail kreeg',
          say(
            "=Deze herinneringen kwamen niet weg: {{ $input.all().map((een) => een.json.mail ?? '?').join(', ') }}. Ze worden niet opnieuw geprobeerd; controleer de adressen.",
            "=These reminders could not be sent: {{ $input.all().map((een) => een.json.mail ?? '?').join(', ') }}. They are not tried again; check the addresses.",
          ),
        ),
      ],
      flow: [
        `Elke ochtend om acht > Lees het verbruik per artikel > Verbruik op een rij > Lees de afmeldingen > Afmeldingen op een rij > ${chain(sales)} > Wie is er bijna doorheen? > Nog niet eerder herinnerd > Herinner aan bijbestellen`,
        'Herinner aan bijbestellen #1 > Zeg wie geen mail kreeg',
      ],
    };
  },
});
