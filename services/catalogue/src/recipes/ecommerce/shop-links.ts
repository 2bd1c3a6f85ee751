import { chats } from '../../apps/chats.js';
import { helpdesks } from '../../apps/helpdesks.js';
import { klaviyoApp, klaviyoEvent } from '../../apps/klaviyo.js';
import { myParcelApp, myParcelCreate, myParcelRead } from '../../apps/my-parcel.js';
import { picqerApp, picqerRead, picqerWrite } from '../../apps/picqer.js';
import { shopify, wooCommerce } from '../../apps/shops.js';
import { taskApps } from '../../apps/tasks.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  both,
  choose,
  code,
  codeEach,
  combine,
  euros,
  evenWhenEmpty,
  goOnAfterError,
  onlyNew,
  recipe,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const picqer = { app: picqerApp };
const myParcel = { app: myParcelApp };
const klaviyo = { app: klaviyoApp };
const MAILBOX_WEIGHT = limitOf(
  'grams-mailbox',
  ['Grens voor een brievenbuspakje in gram', 'Limit of a mailbox parcel in grams'],
  [
    'Lichter dan dit gaat als brievenbuspakje, met verpakking erbij.',
    'Lighter than this goes as a mailbox parcel, packing included.',
  ],
  1500,
);
const LARGE = limitOf(
  'large-amount',
  ['Groot bedrag in euro', 'Large amount in euros'],
  ['Vanaf dit bedrag belt iemand de klant.', 'From this amount on somebody calls the customer.'],
  150,
);
const INSURE = limitOf(
  'insure-above',
  ['Verzekeren vanaf', 'Insure from'],
  [
    'Bestellingen vanaf dit bedrag in euro gaan verzekerd en met handtekening.',
    'Orders from this amount in euros go insured and with a signature.',
  ],
  250,
);

/**
 * JavaScript that gives what shipping needs of an order of Shopify or WooCommerce: number, mail, address, lines. Weights of
 * Shopify are grams; WooCommerce tells none with an order.
 */
const SHIPPING = `
const shopifyAdres = order.shipping_address ?? order.billing_address ?? {};
const wooAdres = [order.shipping, order.billing].find((een) => een?.address_1) ?? {};
const isWoo = order.billing?.address_1 !== undefined || order.shipping?.address_1 !== undefined;
const ruw = isWoo
  ? { naam: [wooAdres.first_name, wooAdres.last_name].filter(Boolean).join(' '), bedrijf: wooAdres.company ?? '', straat: [wooAdres.address_1, wooAdres.address_2].filter(Boolean).join(' '), postcode: wooAdres.postcode ?? '', plaats: wooAdres.city ?? '', land: wooAdres.country ?? '' }
  : { naam: [shopifyAdres.first_name, shopifyAdres.last_name].filter(Boolean).join(' '), bedrijf: shopifyAdres.company ?? '', straat: [shopifyAdres.address1, shopifyAdres.address2].filter(Boolean).join(' '), postcode: shopifyAdres.zip ?? '', plaats: shopifyAdres.city ?? '', land: shopifyAdres.country_code ?? '' };
const regels = (order.line_items ?? []).filter((regel) => Number(regel.quantity) > 0 && regel.requires_shipping !== false)
  .map((regel) => ({ sku: String(regel.sku ?? '').trim(), naam: regel.name ?? regel.title ?? '', aantal: Number(regel.quantity), prijs: Number(regel.price) || 0, gram: Number(regel.grams) || 0 }));
const zending = { nummer: String(order.name ?? order.number ?? order.id), mail: order.email || order.billing?.email || '', telefoon: order.phone || order.billing?.phone || '', totaal: Number(order.total_price ?? order.total) || 0, ...ruw, regels };`;

export const shopOrderToPicqer = recipe({
  id: 'shop-order-to-picqer',
  category: 'ecommerce',
  tags: ['magazijn', 'bestellingen', 'picklijst'],
  saves: spares(
    5,
    'Iemand voert een betaalde bestelling in het magazijnsysteem in.',
    'Somebody enters a paid order into the warehouse system.',
  ),
  variants: combine({ shop: [shopify, wooCommerce], chat: chats }, { take: 6 }),
  build: ({ shop, chat }) => {
    const paid = shop.paidOrder ?? shop.newOrder;
    const steps = paid.nodes('Bestelling betaald in de winkel');
    return {
      name: both(
        `Betaalde ${shop.app.label}-bestelling naar Picqer, ontbrekende artikelcodes in ${chat.app.label}`,
        `Paid ${shop.app.label} order to Picqer, missing item codes in ${chat.app.label}`,
      ),
      description: both(
        `Zodra ${paid.event.nl}, zoekt hij elke artikelcode in Picqer op. Kloppen ze, dan gaat de order het magazijn in; anders staat in ${chat.app.label} welke code ontbreekt.`,
        `As soon as ${paid.event.en}, it looks up each item code in Picqer. Where all are right the order goes to the warehouse; else ${chat.app.label} says which code is missing.`,
      ),
      benefit: both(
        'Elke betaalde bestelling ligt binnen een minuut in het magazijn.',
        'Each paid order is in the warehouse within a minute.',
      ),
      uses: [
        [shop, both('meldt de betaalde bestelling', 'reports the paid order')],
        [picqer, both('krijgt de order', 'receives the order')],
        [chat, both('hoort welke codes ontbreken', 'hears which codes are missing')],
      ],
      setup: [
        both(
          'Gebruik in de winkel de artikelcode van Picqer als SKU.',
          'Use the item code of Picqer as SKU in the shop.',
        ),
      ],
      notes: [
        {
          over: ['Staat hij al in Picqer?', 'Kent Picqer alle codes?'],
          text: say(
            '## Twee controles vooraf\nDe referentie voorkomt dubbele orders, het opzoeken van codes voorkomt een halve picklijst.',
            '## Two checks first\nThe reference prevents double orders, looking up the codes prevents half a picklist.',
          ),
        },
      ],
      names: {
        'Bestelling betaald in de winkel': 'Order paid in the shop',
        'Haal zending uit de order': 'Take the shipment out of the order',
        'Zoek de referentie': 'Look up the reference',
        'Staat hij al in Picqer?': 'Is it in Picqer already?',
        'Regel met code': 'Line with a code',
        'Antwoordde Picqer?': 'Did Picqer answer?',
        'Zoek de artikelcode': 'Look up the item code',
        'Vergelijk de codes': 'Compare the codes',
        'Kent Picqer alle codes?': 'Does Picqer know all codes?',
        'Maak de Picqer-order': 'Make the Picqer order',
        'Stuur naar het magazijn': 'Send to the warehouse',
        'Meld ontbrekende codes': 'Tell about missing codes',
        'Zeg dat hij nog vast zit': 'Say that it is still held',
      },
      nodes: [
        ...steps,
        codeEach('Haal zending uit de order', `const order = $json;${SHIPPING}\nreturn { json: zending };`),
        goOnAfterError(
          evenWhenEmpty(
            picqerRead('Zoek de referentie', 'orders', {
              query: { reference: `=${shop.app.label} {{ $json.nummer }}` },
            }),
          ),
        ),
        // What could not be looked up is not booked.
        when('Antwoordde Picqer?', [['={{ !$json.error }}', 'yes']]),
        when('Staat hij al in Picqer?', [['={{ $json.idorder }}', 'filled']]),
        code(
          'Regel met code',
          `return $('Haal zending uit de order').all().flatMap(({ json }) => [...new Set(json.regels.map((regel) => regel.sku || '?'))].map((sku) => ({ json: { sku } })));`,
        ),
        goOnAfterError(
          evenWhenEmpty(
            picqerRead('Zoek de artikelcode', 'products', { query: { productcode: '={{ $json.sku }}' } }),
          ),
        ),
        code(
          'Vergelijk de codes',
          `
const order = $('Haal zending uit de order').first().json;
const error = $input.all().map(({ json }) => json.error).find(Boolean);
const bekend = new Set($input.all().map(({ json }) => json.productcode).filter(Boolean));
const mist = error ? [] : [...new Set(order.regels.filter((regel) => !bekend.has(regel.sku)).map((regel) => (regel.sku || ${say("'zonder code'", "'without a code'")}) + ': ' + regel.naam))];
return [{ json: { nummer: order.nummer, mist: mist.join(', '), error, leeg: order.regels.length === 0, order: {
  reference: '${shop.app.label} ' + order.nummer, emailaddress: order.mail, telephone: order.telefoon,
  deliveryname: order.bedrijf || order.naam, deliverycontactname: order.naam, deliveryaddress: order.straat, deliveryzipcode: order.postcode, deliverycity: order.plaats, deliverycountry: order.land,
  invoicename: order.bedrijf || order.naam, invoiceaddress: order.straat, invoicezipcode: order.postcode, invoicecity: order.plaats, invoicecountry: order.land,
  products: order.regels.map((regel) => ({ productcode: regel.sku, amount: regel.aantal, price: regel.prijs })),
} } }];`,
        ),
        when('Kent Picqer alle codes?', [
          ['={{ $json.mist }}', 'empty'],
          ['={{ !$json.error }}', 'yes'],
          ['={{ $json.leeg }}', 'no'],
        ]),
        withErrorBranch(picqerWrite('Maak de Picqer-order', 'POST', 'orders', '$json.order')),
        withErrorBranch(
          picqerWrite('Stuur naar het magazijn', 'POST', '=orders/{{ $json.idorder }}/process', '{}'),
        ),
        chat.post(
          'Zeg dat hij nog vast zit',
          say(
            `=${shop.app.label}-bestelling {{ $('Haal zending uit de order').first().json.nummer }} staat in Picqer, maar vrijgeven lukte niet: {{ $json.error?.message ?? 'geen antwoord' }}. Geef haar daar zelf vrij.`,
            `=${shop.app.label} order {{ $('Haal zending uit de order').first().json.nummer }} is in Picqer, but releasing it failed: {{ $json.error?.message ?? 'no answer' }}. Release it there yourself.`,
          ),
        ),
        chat.post(
          'Meld ontbrekende codes',
          say(
            `=${shop.app.label}-bestelling {{ $('Haal zending uit de order').first().json.nummer }} staat niet in Picqer. {{ $json.mist ? 'Ontbreekt: ' + $json.mist : $json.leeg ? 'Geen regels om te verzenden.' : $json.error?.message ?? 'Picqer gaf geen antwoord.' }}`,
            `=${shop.app.label} order {{ $('Haal zending uit de order').first().json.nummer }} is not in Picqer. {{ $json.mist ? 'Missing: ' + $json.mist : $json.leeg ? 'No lines to ship.' : $json.error?.message ?? 'Picqer gave no answer.' }}`,
          ),
        ),
      ],
      flow: [
        `${steps.map(({ name }) => name).join(' > ')} > Haal zending uit de order > Zoek de referentie > Antwoordde Picqer? > Staat hij al in Picqer? #1 > Regel met code > Zoek de artikelcode > Vergelijk de codes > Kent Picqer alle codes? > Maak de Picqer-order > Stuur naar het magazijn`,
        'Kent Picqer alle codes? #1 > Meld ontbrekende codes',
        'Maak de Picqer-order #1 > Meld ontbrekende codes',
        'Stuur naar het magazijn #1 > Zeg dat hij nog vast zit',
        'Antwoordde Picqer? #1 > Meld ontbrekende codes',
      ],
    };
  },
});

export const shopOrderToMyParcel = recipe({
  id: 'shop-order-to-myparcel',
  category: 'ecommerce',
  tags: ['verzenden', 'etiket', 'bestellingen'],
  saves: spares(
    4,
    'Iemand kiest per bestelling het pakkettype en typt het adres over.',
    'Somebody chooses the kind of parcel for each order and retypes the address.',
  ),
  variants: combine({ shop: [shopify, wooCommerce], tasks: taskApps }, { take: 6 }),
  build: ({ shop, tasks }) => {
    const paid = shop.paidOrder ?? shop.newOrder;
    const steps = paid.nodes('Nieuwe betaalde bestelling');
    return {
      name: both(
        `Betaalde ${shop.app.label}-bestelling als MyParcel-concept met het goede pakkettype, vreemde adressen in ${tasks.app.label}`,
        `Paid ${shop.app.label} order as a MyParcel draft with the right kind of parcel, odd addresses in ${tasks.app.label}`,
      ),
      description: both(
        `Zodra ${paid.event.nl}, splitst hij het adres, kiest een pakkettype naar gewicht en bedrag en zet een concept in MyParcel. Adressen zonder huisnummer of buiten de EU worden een taak in ${tasks.app.label}.`,
        `As soon as ${paid.event.en}, it splits the address, chooses a kind of parcel by weight and amount and puts a draft into MyParcel. Addresses without a number or outside the EU become a task in ${tasks.app.label}.`,
      ),
      benefit: both(
        'Geen pakketprijs betalen voor wat door de brievenbus past.',
        'No parcel price for what fits the mailbox.',
      ),
      uses: [
        [shop, both('meldt de betaalde bestelling', 'reports the paid order')],
        [myParcel, both('krijgt het concept', 'gets the draft')],
        [tasks, both('krijgt vreemde adressen', 'gets odd addresses')],
      ],
      setup: [
        both(
          'WooCommerce geeft geen gewicht bij een bestelling: die gaan altijd als pakket.',
          'WooCommerce tells no weight with an order: those always go as a parcel.',
        ),
      ],
      notes: [
        {
          over: ['Splits het adres', 'Welk soort pakket?'],
          text: say(
            '## Eerst begrijpen, dan kiezen\nEen adres zonder huisnummer gaat niet naar MyParcel maar naar een mens. Verzekeren gaat boven gewicht: een dure kleine bestelling gaat als pakket met handtekening.',
            '## Understand first, then choose\nAn address without a number does not go to MyParcel but to a person. Insuring goes before weight: an expensive small order goes as a parcel with a signature.',
          ),
        },
      ],
      names: {
        'Nieuwe betaalde bestelling': 'New paid order',
        'Splits het adres': 'Split the address',
        'Adres bruikbaar?': 'Address usable?',
        'Is er al een zending?': 'Is there a shipment already?',
        'Nog geen zending': 'No shipment yet',
        'Welk soort pakket?': 'Which kind of parcel?',
        'Concept als brievenbuspakje': 'Draft as a mailbox parcel',
        'Concept verzekerd': 'Draft insured',
        'Concept als pakket': 'Draft as a parcel',
        'Kijk zelf naar dit adres': 'Look at this address yourself',
      },
      nodes: [
        ...steps,
        codeEach(
          'Splits het adres',
          `
const order = $json;${SHIPPING}
const delen = /^(.*?\\D)\\s*(\\d+)\\s*[-\\s]?\\s*([a-zA-Z0-9-]{0,8})$/.exec(zending.straat.trim());
const gram = zending.regels.reduce((som, regel) => som + regel.gram * regel.aantal, 0);
const eu = ['NL', 'BE', 'DE', 'FR', 'LU', 'AT', 'DK', 'ES', 'IT', 'PT', 'SE', 'FI', 'PL', 'CZ', 'SK', 'SI', 'HU', 'HR', 'RO', 'BG', 'EE', 'LV', 'LT', 'IE', 'GR', 'CY', 'MT'];
const nederland = zending.land === 'NL';
const reden = !eu.includes(zending.land) ? ${say("'land buiten de EU'", "'country outside the EU'")} : !delen && ['NL', 'BE'].includes(zending.land) ? ${say("'huisnummer niet te vinden'", "'no house number found'")} : zending.regels.length === 0 ? ${say("'niets te verzenden'", "'nothing to ship'")} : '';
return { json: { nummer: zending.nummer, reden, totaal: zending.totaal, soort: nederland && zending.totaal >= Number(${INSURE}) ? 'insured' : nederland && gram > 0 && gram <= Number(${MAILBOX_WEIGHT}) ? 'mailbox' : 'parcel',
  ontvanger: { cc: zending.land, city: zending.plaats, postal_code: zending.postcode, street: delen ? delen[1].trim() : zending.straat, ...(delen ? { number: delen[2], number_suffix: delen[3] } : {}), person: zending.naam.slice(0, 40), company: zending.bedrijf, email: zending.mail } } };`,
        ),
        when('Adres bruikbaar?', [['={{ $json.reden }}', 'empty']]),
        withErrorBranch(
          myParcelRead('Is er al een zending?', 'shipments', {
            query: { reference_identifier: '={{ $json.nummer }}' },
          }),
        ),
        when('Nog geen zending', [
          ['={{ ($json.data?.shipments ?? $json.data?.search_results?.shipments ?? []).length }}', '=', 0],
        ]),
        choose(
          'Welk soort pakket?',
          [
            [say('Brievenbus', 'Mailbox'), ["={{ $('Splits het adres').item.json.soort }}", 'is', 'mailbox']],
            [say('Verzekerd', 'Insured'), ["={{ $('Splits het adres').item.json.soort }}", 'is', 'insured']],
          ],
          say('Pakket', 'Parcel'),
        ),
        ...(
          [
            ['Concept als brievenbuspakje', '{ package_type: 2 }'],
            [
              'Concept verzekerd',
              "{ package_type: 1, signature: 1, only_recipient: 1, insurance: { amount: $('Splits het adres').item.json.totaal <= 250 ? 25000 : Math.min(500000, Math.ceil($('Splits het adres').item.json.totaal / 500) * 50000), currency: 'EUR' } }",
            ],
            ['Concept als pakket', '{ package_type: 1 }'],
          ] as const
        ).map(([name, options]) =>
          withErrorBranch(
            myParcelCreate(
              name,
              'shipment',
              `{ data: { shipments: [{ reference_identifier: $('Splits het adres').item.json.nummer, recipient: $('Splits het adres').item.json.ontvanger, options: ${options}, carrier: 1 }] } }`,
            ),
          ),
        ),
        tasks.create('Kijk zelf naar dit adres', {
          title: say(
            "=Zending voor bestelling {{ $('Splits het adres').item.json.nummer }} zelf maken",
            "=Make the shipment of order {{ $('Splits het adres').item.json.nummer }} yourself",
          ),
          description: say(
            "={{ $('Splits het adres').item.json.reden || $json.error?.message || 'MyParcel weigerde de zending' }}: {{ $('Splits het adres').item.json.ontvanger.street }}, {{ $('Splits het adres').item.json.ontvanger.postal_code }} {{ $('Splits het adres').item.json.ontvanger.city }}",
            "={{ $('Splits het adres').item.json.reden || $json.error?.message || 'MyParcel refused the shipment' }}: {{ $('Splits het adres').item.json.ontvanger.street }}, {{ $('Splits het adres').item.json.ontvanger.postal_code }} {{ $('Splits het adres').item.json.ontvanger.city }}",
          ),
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
      ],
      flow: [
        `${steps.map(({ name }) => name).join(' > ')} > Splits het adres > Adres bruikbaar? > Is er al een zending? > Nog geen zending > Welk soort pakket? > Concept als brievenbuspakje`,
        'Adres bruikbaar? #1 > Kijk zelf naar dit adres',
        'Is er al een zending? #1 > Kijk zelf naar dit adres',
        'Welk soort pakket? #1 > Concept verzekerd',
        'Welk soort pakket? #2 > Concept als pakket',
        'Concept als brievenbuspakje #1 > Kijk zelf naar dit adres',
        'Concept verzekerd #1 > Kijk zelf naar dit adres',
        'Concept als pakket #1 > Kijk zelf naar dit adres',
      ],
    };
  },
});

export const cancelledOrderToKlaviyo = recipe({
  id: 'cancelled-order-to-klaviyo',
  category: 'marketing',
  tags: ['klaviyo', 'annuleren', 'klantgevoel'],
  saves: spares(
    6,
    'Iemand haalt klanten van een geannuleerde bestelling uit de mailstroom en vraagt wat er misging.',
    'Somebody takes customers of a cancelled order out of the flow of mail and asks what went wrong.',
  ),
  variants: combine({ shop: [shopify, wooCommerce], desk: helpdesks }, { take: 6 }),
  build: ({ shop, desk }) => {
    const cancelled = shop.cancelled ?? shop.newOrder;
    const steps = cancelled.nodes('Bestelling geannuleerd');
    return {
      name: both(
        `Geannuleerde ${shop.app.label}-bestelling naar Klaviyo, grote bedragen als ticket in ${desk.app.label}`,
        `Cancelled ${shop.app.label} order to Klaviyo, large amounts as a ticket in ${desk.app.label}`,
      ),
      description: both(
        `Zodra ${cancelled.event.nl}, meldt hij dat aan Klaviyo met bedrag en artikelen, zodat een stroom geen recensie vraagt over iets dat nooit kwam. Boven een bedrag opent hij in ${desk.app.label} een ticket om te bellen.`,
        `As soon as ${cancelled.event.en}, it tells Klaviyo with amount and items, so that no flow asks for a review of what never came. Above an amount it opens a ticket in ${desk.app.label} to call.`,
      ),
      benefit: both('Geen vrolijke mail na een teleurstelling.', 'No cheerful mail after a disappointment.'),
      uses: [
        [shop, both('meldt de annulering', 'reports the cancellation')],
        [klaviyo, both('krijgt de gebeurtenis', 'gets the event')],
        [desk, both('krijgt grote bedragen', 'gets large amounts')],
      ],
      setup: [
        both(
          'Laat in Klaviyo je stromen na een aankoop stoppen bij de gebeurtenis Cancelled Order.',
          'In Klaviyo, have your flows after a purchase stop at the event Cancelled Order.',
        ),
        both(
          'De tickets staan op naam van support en niet van de klant: die krijgt er zo geen bericht van.',
          'The tickets are in the name of support, not of the customer, who so gets no message about them.',
        ),
      ],
      names: {
        'Bestelling geannuleerd': 'Order cancelled',
        'Annulering met mailadres': 'Cancellation with a mail address',
        'Met bruikbaar adres': 'With a usable address',
        'Meld aan Klaviyo': 'Tell Klaviyo',
        'Zet de stroom zelf stil': 'Stop the flow yourself',
        'Groot bedrag?': 'Large amount?',
        'Nog niet gebeld': 'Not called yet',
        'Vraag wat er misging': 'Ask what went wrong',
      },
      nodes: [
        ...steps,
        codeEach(
          'Annulering met mailadres',
          `
const order = $json;${SHIPPING}
const mail = String(zending.mail).trim();
${say('// Ook wat niet verzonden wordt, is geannuleerd.', '// What is not shipped was cancelled too.')}
const artikelen = (order.line_items ?? []).filter((regel) => Number(regel.quantity) > 0).map((regel) => ({ sku: String(regel.sku ?? '').trim(), naam: regel.name ?? regel.title ?? '', aantal: Number(regel.quantity), prijs: Number(regel.price) || 0 }));
return { json: { ...zending, mail, geldig: /^[^@\\s]+@[^@\\s]+$/.test(mail), regels: artikelen, telefoon: String(zending.telefoon || order.shipping_address?.phone || order.billing_address?.phone || ''), reden: String(order.cancel_reason ?? '') } };`,
        ),
        when('Met bruikbaar adres', [['={{ $json.geldig }}', 'yes']]),
        desk.create('Zet de stroom zelf stil', {
          subject: say(
            "=Klaviyo kreeg annulering {{ $('Annulering met mailadres').item.json.nummer }} niet door",
            "=Klaviyo did not get cancellation {{ $('Annulering met mailadres').item.json.nummer }}",
          ),
          text: say(
            "=Haal {{ $('Annulering met mailadres').item.json.mail }} zelf uit je stromen na een aankoop, anders vraagt een mail om een recensie van iets dat nooit kwam. Fout: {{ $json.error?.message ?? 'geen antwoord' }}",
            "=Take {{ $('Annulering met mailadres').item.json.mail }} out of your flows after a purchase yourself, else a mail asks for a review of what never came. Error: {{ $json.error?.message ?? 'no answer' }}",
          ),
          email: mailOf.support,
          name: 'Support',
        }),
        withErrorBranch(
          klaviyoEvent('Meld aan Klaviyo', 'Cancelled Order', {
            email: '$json.mail',
            id: "'cancelled-' + $json.nummer",
            value: '$json.totaal',
            time: '$now.toUTC().toISO()',
            properties: '{ OrderId: $json.nummer, Items: $json.regels, Reason: $json.reden }',
          }),
        ),
        // Nobody calls about an order that was cancelled as fraud.
        when('Groot bedrag?', [
          ["={{ $('Annulering met mailadres').item.json.totaal }}", '>=', `=${LARGE}`],
          ["={{ $('Annulering met mailadres').item.json.reden !== 'fraud' }}", 'yes'],
        ]),
        onlyNew('Nog niet gebeld', "={{ $('Annulering met mailadres').item.json.nummer }}"),
        desk.create('Vraag wat er misging', {
          subject: say(
            `=Geannuleerd: {{ $('Annulering met mailadres').item.json.nummer }} (${euros("$('Annulering met mailadres').item.json.totaal")})`,
            `=Cancelled: {{ $('Annulering met mailadres').item.json.nummer }} (${euros("$('Annulering met mailadres').item.json.totaal")})`,
          ),
          text: say(
            "=Bel {{ $('Annulering met mailadres').item.json.naam }} en vraag wat er misging. Telefoon: {{ $('Annulering met mailadres').item.json.telefoon || 'onbekend' }}. Mail: {{ $('Annulering met mailadres').item.json.mail || 'onbekend' }}. Reden volgens de winkel: {{ $('Annulering met mailadres').item.json.reden || 'niet opgegeven' }}. Artikelen: {{ $('Annulering met mailadres').item.json.regels.map((regel) => regel.aantal + '× ' + regel.naam).join('; ') }}",
            "=Call {{ $('Annulering met mailadres').item.json.naam }} and ask what went wrong. Phone: {{ $('Annulering met mailadres').item.json.telefoon || 'unknown' }}. Mail: {{ $('Annulering met mailadres').item.json.mail || 'unknown' }}. Reason according to the shop: {{ $('Annulering met mailadres').item.json.reden || 'not given' }}. Items: {{ $('Annulering met mailadres').item.json.regels.map((regel) => regel.aantal + '× ' + regel.naam).join('; ') }}",
          ),
          email: mailOf.support,
          name: 'Support',
        }),
      ],
      flow: [
        `${steps.map(({ name }) => name).join(' > ')} > Annulering met mailadres > Met bruikbaar adres > Meld aan Klaviyo > Groot bedrag? > Nog niet gebeld > Vraag wat er misging`,
        'Met bruikbaar adres #1 > Groot bedrag?',
        'Meld aan Klaviyo #1 > Groot bedrag?',
        'Meld aan Klaviyo #1 > Zet de stroom zelf stil',
      ],
    };
  },
});
