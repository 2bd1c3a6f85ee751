import { officeMail, officeTables } from '../../apps/office.js';
import { shops } from '../../apps/shops.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  asEuro,
  both,
  code,
  combine,
  cron,
  everyWeek,
  reads,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  TO_CENT,
  when,
} from '../../kit/index.js';

const listed = shops.flatMap((shop) => (shop.orders ? [{ ...shop, orders: shop.orders }] : []));

export const ossThreshold = recipe({
  id: 'oss-threshold-watch',
  category: 'finance',
  tags: ['oss', 'eu-btw', 'afstandsverkopen', 'webshop', 'drempel'],
  saves: spares(
    45,
    'Een webwinkel telt elke maand de verkopen aan consumenten in andere EU-landen op.',
    'Each month a shop adds up sales to consumers in other EU countries.',
  ),
  variants: combine({ shop: listed, table: officeTables, mailer: officeMail }, { take: 3, apart: ['shop'] }),
  build: ({ shop, table, mailer }) => {
    const o = reads(shop.orders, 'Haal bestellingen op', 'Verkoop');
    const s = rowsOf(table, 'Lees EU-omzet', say('EU-omzet', 'EU sales'), 'EU-bestelling', {
      nummer: say('Bestelling', 'Order'),
      op: say('Op', 'On'),
      bedrag: say('Bedrag', 'Amount'),
      land: say('Land', 'Country'),
    });
    const known = rowsOf(table, 'Lees wat er al staat', say('EU-omzet', 'EU sales'), 'Getelde bestelling', {
      nummer: say('Bestelling', 'Order'),
    });
    return {
      name: both(
        `EU-drempel voor btw (OSS) van ${shop.app.label} bewaken met omzet per land`,
        `Watch the EU VAT threshold (OSS) of ${shop.app.label} with sales by country`,
      ),
      description: both(
        `Elke nacht schrijft hij bestellingen uit ${shop.app.label} voor andere EU-landen in ${table.app.label}, elk eenmaal. Op maandag telt hij het jaar per land op en mailt hij via ${mailer.app.label} hoever je van 10.000 euro bent, of dat je over moet op OSS.`,
        `Every night it writes orders of ${shop.app.label} for other EU countries to ${table.app.label}, each once. On Mondays it adds up the year by country and mails through ${mailer.app.label} how far you are from 10,000 euros, or that you have to go over to OSS.`,
      ),
      benefit: both(
        'Je rekent op tijd het btw-tarief van het land van je klant.',
        'You charge the VAT rate of your customer’s country in time.',
      ),
      uses: [
        [
          { app: shop.app, setup: shop.orders.setup ?? [] },
          both('geeft de bestellingen', 'gives the orders'),
        ],
        [table, both('bewaart de EU-omzet', 'keeps the EU sales')],
        [mailer, both('mailt de stand', 'mails the state')],
      ],
      setup: [
        both(
          'Maak de tabel EU-omzet met de kolommen Bestelling, Op, Land en Bedrag (zonder btw). Zet de omzet van eerder dit jaar er zelf bij, en zet het bedrag van zakelijke klanten met een btw-nummer op 0.',
          'Make the table EU sales with the columns Order, On, Country and Amount (without VAT). Add the sales of earlier this year yourself, and set the amount of business customers with a VAT number to 0.',
        ),
      ],
      notes: [
        {
          over: ['Kies EU-landen', 'Reken stand uit'],
          text: say(
            '## Wat telt\nAlle verkopen aan consumenten in andere EU-landen samen, zonder btw, dit jaar en vorig jaar. De btw wordt met je eigen tarief uit het totaal gehaald; een ander tarief pas je in de tabel aan. Een bestelling die er al staat, blijft zoals ze is; haal een geannuleerde of teruggestuurde bestelling er zelf uit door het bedrag op 0 te zetten. Land mag een naam of een code van twee letters zijn.',
            '## What counts\nAll sales to consumers in other EU countries together, without VAT, this year and last. VAT is taken out of the total with your own rate; change another rate in the table. An order that is there already stays as it is; set the amount of a cancelled or returned order to 0 yourself. A country may be a name or a code of two letters.',
          ),
        },
      ],
      names: {
        'Elke nacht om 3 uur': 'Every night at 3',
        'Haal bestellingen op': 'Fetch the orders',
        Verkoop: 'Sale',
        'Kies EU-landen': 'Choose EU countries',
        'Lees wat er al staat': 'Read what is there already',
        'Getelde bestelling': 'Counted order',
        'Nog niet geteld': 'Not counted yet',
        'Schrijf EU-omzet': 'Write EU sales',
        'Maandag om 8 uur': 'Monday at 8',
        'Lees EU-omzet': 'Read EU sales',
        'EU-bestelling': 'EU order',
        'Reken stand uit': 'Work out the state',
        'Over de drempel?': 'Over the threshold?',
        'Mail dat OSS moet': 'Mail that OSS is due',
        'Mail stand van drempel': 'Mail the state of the threshold',
      },
      nodes: [
        cron('Elke nacht om 3 uur', '0 3 * * *'),
        ...o.nodes,
        code(
          'Kies EU-landen',
          `
${AS_AMOUNT}
${TO_CENT}
const LANDEN = { BE: 'belg', DE: 'germany|duitsland|deutschland', FR: 'france|frankrijk', LU: 'luxemb', AT: 'austria|oostenrijk', ES: 'spain|spanje', IT: 'ital', PT: 'portugal', IE: 'ireland|ierland', DK: 'denmark|denemarken', SE: 'sweden|zweden', FI: 'finland', PL: 'poland|polen', CZ: 'czech|tsjech', SK: 'slovak|slowak', HU: 'hungary|hongarije', RO: 'romania|roemeni', BG: 'bulgar', GR: 'greece|griekenland', HR: 'croatia|kroati', SI: 'sloveni', EE: 'estonia|estland', LV: 'latvia|letland', LT: 'lithuania|litouwen', CY: 'cyprus', MT: 'malta' };
const code = (land) => { const tekst = String(land ?? '').trim(); return LANDEN[tekst.toUpperCase()] ? tekst.toUpperCase() : Object.keys(LANDEN).find((een) => tekst.length > 3 && new RegExp(LANDEN[een], 'i').test(tekst)); };
const tarief = Number('${limitOf('own-rate', ['Btw-tarief in je prijzen', 'VAT rate in your prices'], ['Het tarief in procenten dat in je verkoopprijzen zit.', 'The rate in percent that your prices hold.'], 21)}') || 0;
return $input.all().flatMap(({ json: een }) => {
  const land = code(een.country), bedrag = getal(een.total);
  if (!land || bedrag === null || bedrag <= 0 || !een.number) return [];
  return [{ json: { nummer: String(een.number), op: String(een.created ?? $now.toISO()).slice(0, 10), land, netto: cent(bedrag / (1 + tarief / 100)) } }];
});`,
        ),
        ...alsoRows(known).nodes,
        code(
          'Nog niet geteld',
          `
const bekend = new Set($input.all().map(({ json }) => String(json.nummer ?? '').trim()));
return $('Kies EU-landen').all().filter(({ json }) => !bekend.has(json.nummer));`,
        ),
        table.append('Schrijf EU-omzet', say('EU-omzet', 'EU sales'), {
          [say('Bestelling', 'Order')]: '={{ $json.nummer }}',
          [say('Op', 'On')]: '={{ $json.op }}',
          [say('Land', 'Country')]: '={{ $json.land }}',
          [say('Bedrag', 'Amount')]: '={{ $json.netto }}',
        }),
        everyWeek('Maandag om 8 uur', [1], 8),
        ...s.nodes,
        code(
          'Reken stand uit',
          `
${AS_DAY}
${AS_AMOUNT}
${asEuro()}
${SAFE_TEXT}
const jaar = $now.minus({ days: 1 }).year, verstreken = $now.minus({ days: 1 }).ordinal, per = new Map();
let som = 0, vorig = 0;
for (const { json: een } of $input.all()) {
  const dag = asDay(een.op), bedrag = getal(een.bedrag);
  if (!een.nummer || !dag.isValid || bedrag === null) continue;
  if (dag.year === jaar - 1) vorig += bedrag;
  if (dag.year !== jaar) continue;
  som += bedrag;
  per.set(een.land || '-', (per.get(een.land || '-') ?? 0) + bedrag);
}
return [{ json: { over: som > 10000 || vorig > 10000, jaar, som: euro(som), rest: euro(Math.max(0, 10000 - som)), verwacht: euro(som / verstreken * 365), vorig: euro(vorig), lijst: [...per].sort((a, b) => b[1] - a[1]).map(([land, bedrag]) => '<li>' + cel(land) + ': ' + euro(bedrag) + '</li>').join('') || '<li>-</li>' } }];`,
        ),
        when('Over de drempel?', [['={{ $json.over }}', 'yes']]),
        mailer.send(
          'Mail dat OSS moet',
          mailOf.bookkeeping,
          say(
            '=EU-drempel is bereikt: {{ $json.som }} in {{ $json.jaar }}',
            '=EU threshold reached: {{ $json.som }} in {{ $json.jaar }}',
          ),
          say(
            '=Vorig jaar {{ $json.vorig }}, dit jaar {{ $json.som }}:<ul>{{ $json.lijst }}</ul>Vanaf de bestelling die over 10.000 euro gaat geldt het btw-tarief van het land van je klant. Meld je aan voor de Unieregeling (OSS) en pas de tarieven in je winkel aan.',
            '=Last year {{ $json.vorig }}, this year {{ $json.som }}:<ul>{{ $json.lijst }}</ul>From the order that exceeds 10,000 euros the VAT rate of your customer’s country applies. Register for the Union scheme (OSS) and change the rates in your shop.',
          ),
        ),
        mailer.send(
          'Mail stand van drempel',
          mailOf.bookkeeping,
          say(
            '=EU-drempel: nog {{ $json.rest }} ruimte in {{ $json.jaar }}',
            '=EU threshold: {{ $json.rest }} left in {{ $json.jaar }}',
          ),
          say(
            '=Tot nu toe {{ $json.som }}, in dit tempo {{ $json.verwacht }} over het hele jaar.<ul>{{ $json.lijst }}</ul>',
            '=So far {{ $json.som }}, at this pace {{ $json.verwacht }} over the year.<ul>{{ $json.lijst }}</ul>',
          ),
        ),
      ],
      flow: [
        `Elke nacht om 3 uur > ${o.path} > Kies EU-landen > ${known.path} > Nog niet geteld > Schrijf EU-omzet`,
        `Maandag om 8 uur > ${s.path} > Reken stand uit > Over de drempel? > Mail dat OSS moet`,
        'Over de drempel? #1 > Mail stand van drempel',
      ],
    };
  },
});
