import { approvalChats } from '../../apps/chats.js';
import { lightspeedAll, lightspeedKey, lightspeedWrite } from '../../apps/lightspeed.js';
import { fileMailers } from '../../apps/mailers.js';
import { picqerAll, picqerApp } from '../../apps/picqer.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  code,
  combine,
  everyDay,
  everyWeek,
  goOnAfterError,
  recipe,
  say,
  spares,
  when,
  writeFile,
} from '../../kit/index.js';

const lightspeed = { app: lightspeedKey };
const picqer = { app: picqerApp };
const MANY = limitOf(
  'percent-to-zero',
  ['Procent artikelen dat op nul mag springen', 'Percent of items that may jump to zero'],
  [
    'Springt er meer tegelijk op nul, dan vraagt de workflow eerst akkoord.',
    'Where more jump to zero at once, the workflow asks for approval first.',
  ],
  20,
);

export const picqerStockToLightspeed = recipe({
  id: 'picqer-stock-to-lightspeed',
  category: 'ecommerce',
  tags: ['lightspeed', 'picqer', 'voorraad', 'synchroniseren'],
  saves: spares(
    40,
    'Iemand vergelijkt de voorraadlijst van het magazijn met de winkel en past verschillen aan.',
    'Somebody compares the stock list of the warehouse with the shop and adapts the differences.',
  ),
  variants: combine({ chat: approvalChats }, { take: 3 }),
  build: ({ chat }) => ({
    name: both(
      `Vrije voorraad uit Picqer naar Lightspeed, grote sprongen eerst voorleggen in ${chat.app.label}`,
      `Free stock of Picqer to Lightspeed, large jumps put to ${chat.app.label} first`,
    ),
    description: both(
      `Legt elke nacht de vrije voorraad van Picqer naast die van Lightspeed en zet alleen de verschillen over, op artikelcode. Springen er opvallend veel artikelen op nul, dan gebeurt er niets zonder akkoord in ${chat.app.label}.`,
      `Every night it lays the free stock of Picqer beside that of Lightspeed and carries over the differences only, by item code. Where remarkably many items jump to zero, nothing happens without approval in ${chat.app.label}.`,
    ),
    benefit: both(
      'De winkel verkoopt wat er ligt, en een storing leegt hem niet.',
      'The shop sells what is there, and a fault does not empty it.',
    ),
    uses: [
      [picqer, both('weet wat er vrij is', 'knows what is free')],
      [lightspeed, both('krijgt de verschillen', 'gets the differences')],
      [
        chat,
        both(
          'beslist over grote sprongen en leest het verslag',
          'decides on large jumps and reads the report',
        ),
      ],
    ],
    setup: [
      both(
        'Zet in Lightspeed voorraadbeheer aan bij wat je wilt bijwerken; de rest blijft met rust.',
        'In Lightspeed, switch on stock tracking where you want updates; the rest is left alone.',
      ),
    ],
    notes: [
      {
        over: ['Vergelijk op artikelcode', 'Opvallend veel op nul?'],
        text: say(
          '## De noodrem\nEen half antwoord van het magazijn lijkt op een lege voorraad. Daarom telt hij eerst hoeveel artikelen van iets naar nul zouden gaan; boven je grens beslist een mens, tot half tien: daarna is de stand van vannacht te oud en wacht alles op de volgende nacht.',
          '## The emergency brake\nHalf an answer of the warehouse looks like an empty stock. So it first counts how many items would go from something to zero; above your limit a person decides, until half past nine: after that the figures of the night are too old and all waits for the next night.',
        ),
      },
    ],
    names: {
      'Elke nacht om half vier': 'Every night at half past three',
      'Lees de artikelen van Picqer': 'Read the items of Picqer',
      'Artikel in het magazijn': 'Item in the warehouse',
      'Tel de vrije voorraad op': 'Add up the free stock',
      'Lees de varianten van Lightspeed': 'Read the variants of Lightspeed',
      'Variant in de winkel': 'Variant in the shop',
      'Vergelijk op artikelcode': 'Compare by item code',
      'Opvallend veel op nul?': 'Remarkably many at zero?',
      'Leg de sprong voor': 'Put the jump to the team',
      'Toch overzetten?': 'Carry over all the same?',
      'Elk verschil apart': 'Each difference apart',
      'Zet de voorraad in Lightspeed': 'Set the stock in Lightspeed',
      'Maak het verslag': 'Make the report',
      'Deel het verslag': 'Share the report',
    },
    nodes: [
      everyDay('Elke nacht om half vier', 3, 30),
      ...picqerAll('Lees de artikelen van Picqer', 'products', 'Artikel in het magazijn'),
      code(
        'Tel de vrije voorraad op',
        `
const telt = $input.all().map(({ json }) => json).filter((een) => een.productcode && een.active !== false && een.unlimitedstock !== true && Array.isArray(een.stock) && een.stock.length > 0);
return telt.length ? [{ json: { vrij: Object.fromEntries(telt.map((een) => [String(een.productcode).trim().toLowerCase(), Math.max(0, een.stock.reduce((som, plek) => som + (Number(plek.freestock) || 0), 0))])) } }] : [];`,
      ),
      ...lightspeedAll('Lees de varianten van Lightspeed', 'variants', 'Variant in de winkel'),
      code(
        'Vergelijk op artikelcode',
        `
const { vrij } = $('Tel de vrije voorraad op').first().json;
const grens = Number(${MANY});
const winkel = $input.all().map(({ json }) => json).filter((een) => een.articleCode && een.stockTracking && een.stockTracking !== 'disabled' && Number.isFinite(Number(een.stockLevel)));
const keer = new Map();
for (const een of winkel) { const code = String(een.articleCode).trim().toLowerCase(); keer.set(code, (keer.get(code) ?? 0) + 1); }
const bekend = winkel.filter((een) => String(een.articleCode).trim().toLowerCase() in vrij && keer.get(String(een.articleCode).trim().toLowerCase()) === 1);
const anders = bekend.map((een) => ({ id: een.id, code: een.articleCode, was: Number(een.stockLevel), wordt: vrij[String(een.articleCode).trim().toLowerCase()] })).filter((een) => een.was !== een.wordt);
const nul = anders.filter((een) => een.was > 0 && een.wordt === 0).length;
const verkocht = bekend.filter((een) => Number(een.stockLevel) > 0).length;
return anders.length ? [{ json: { anders, nul, verkocht, deel: verkocht ? Math.round(nul / verkocht * 100) : 0, veel: verkocht > 0 && nul / verkocht * 100 > grens, dubbel: [...keer].filter(([, n]) => n > 1).map(([code]) => code).slice(0, 10).join(', ') } }] : [];`,
      ),
      when('Opvallend veel op nul?', [['={{ $json.veel }}', 'yes']]),
      answeredWithin(
        chat.approve(
          'Leg de sprong voor',
          say(
            '=Volgens Picqer gaan {{ $json.nul }} van {{ $json.verkocht }} artikelen ({{ $json.deel }}%) op nul. Klopt dat, en mag de stand van half vier naar Lightspeed? Zonder antwoord voor half tien verandert er niets.',
            '=According to Picqer {{ $json.nul }} of {{ $json.verkocht }} items ({{ $json.deel }}%) go to zero. Is that right, and may the figures of half past three go to Lightspeed? Without an answer before half past nine nothing changes.',
          ),
        ),
        6,
        'hours',
      ),
      when('Toch overzetten?', [['={{ $json.data?.approved === true }}', 'yes']]),
      code(
        'Elk verschil apart',
        "return $('Vergelijk op artikelcode').first().json.anders.map((een) => ({ json: een }));",
      ),
      goOnAfterError(
        lightspeedWrite(
          'Zet de voorraad in Lightspeed',
          '=variants/{{ $json.id }}.json',
          '{ variant: { stockLevel: $json.wordt } }',
        ),
      ),
      code(
        'Maak het verslag',
        `
const gevraagd = $('Elk verschil apart').all().map(({ json }) => json);
const fout = $input.all().flatMap(({ json }, i) => json.error ? [(gevraagd[i]?.code ?? '?') + ' (' + (json.error.message ?? json.error) + ')'] : []);
const { dubbel } = $('Vergelijk op artikelcode').first().json;
return [{ json: { gelukt: gevraagd.length - fout.length, rest: [fout.length ? ${say("'Niet gelukt: '", "'Failed: '")} + fout.slice(0, 10).join(', ') : '', dubbel ? ${say("'Artikelcode vaker in gebruik, overgeslagen: '", "'Item code used more than once, skipped: '")} + dubbel : ''].filter(Boolean).join('\\n') } }];`,
      ),
      chat.post(
        'Deel het verslag',
        say(
          '=Voorraad van {{ $json.gelukt }} artikelen in Lightspeed bijgewerkt.\n{{ $json.rest }}',
          '=The stock of {{ $json.gelukt }} items was updated in Lightspeed.\n{{ $json.rest }}',
        ),
      ),
    ],
    flow: [
      'Elke nacht om half vier > Lees de artikelen van Picqer > Artikel in het magazijn > Tel de vrije voorraad op > Lees de varianten van Lightspeed > Variant in de winkel > Vergelijk op artikelcode > Opvallend veel op nul? > Leg de sprong voor > Toch overzetten? > Elk verschil apart > Zet de voorraad in Lightspeed > Maak het verslag > Deel het verslag',
      'Opvallend veel op nul? #1 > Elk verschil apart',
    ],
  }),
});

export const lightspeedPicqerAssortment = recipe({
  id: 'lightspeed-picqer-assortment',
  category: 'ecommerce',
  tags: ['lightspeed', 'picqer', 'artikelen', 'controle'],
  saves: spares(
    60,
    'Iemand vergelijkt de artikellijsten van winkel en magazijn in een spreadsheet.',
    'Somebody compares the item lists of shop and warehouse in a spreadsheet.',
  ),
  variants: combine({ mailer: fileMailers }, { take: 2 }),
  build: ({ mailer }) => ({
    name: both(
      `Artikelen van Lightspeed en Picqer wekelijks naast elkaar, verschillen als csv met ${mailer.app.label}`,
      `Items of Lightspeed and Picqer side by side each week, differences as CSV with ${mailer.app.label}`,
    ),
    description: both(
      `Vergelijkt maandag alle artikelcodes van Lightspeed en Picqer: wat er maar aan één kant is, andere ean-codes, dubbele codes en artikelen zonder gewicht. Inkoop krijgt één csv met wat er aan te doen is via ${mailer.app.label}.`,
      `On Monday it compares all item codes of Lightspeed and Picqer: what is on one side only, other EAN codes, double codes and items without a weight. Purchasing gets one CSV of what to mend through ${mailer.app.label}.`,
    ),
    benefit: both(
      'Een nieuw artikel dat het magazijn niet kent houdt geen order meer op.',
      'A new item that the warehouse does not know no longer holds up an order.',
    ),
    uses: [
      [lightspeed, both('geeft de varianten', 'gives the variants')],
      [picqer, both('geeft de artikelen', 'gives the items')],
      [mailer, both('stuurt de lijst naar inkoop', 'sends the list to purchasing')],
    ],
    setup: [
      both(
        'De codes worden vergeleken zonder op hoofdletters en spaties te letten.',
        'Codes are compared without regard to capitals and spaces.',
      ),
    ],
    names: {
      'Maandag om zeven': 'Monday at seven',
      'Lees het assortiment van de winkel': 'Read the assortment of the shop',
      'Variant uit Lightspeed': 'Variant of Lightspeed',
      'Bewaar de winkelkant': 'Keep the side of the shop',
      'Lees het assortiment van het magazijn': 'Read the assortment of the warehouse',
      'Artikel uit Picqer': 'Item of Picqer',
      'Zoek de verschillen': 'Find the differences',
      'Maak er een csv van': 'Turn it into a CSV',
      'Mail de verschillen': 'Mail the differences',
    },
    nodes: [
      everyWeek('Maandag om zeven', [1], 7),
      ...lightspeedAll('Lees het assortiment van de winkel', 'variants', 'Variant uit Lightspeed'),
      code(
        'Bewaar de winkelkant',
        `
const winkel = $input.all().map(({ json }) => json).map((een) => ({ code: String(een.articleCode ?? '').trim(), ean: String(een.ean ?? '').trim(), titel: een.title ?? '', id: een.id }));
return winkel.length ? [{ json: { winkel } }] : [];`,
      ),
      ...picqerAll('Lees het assortiment van het magazijn', 'products', 'Artikel uit Picqer'),
      code(
        'Zoek de verschillen',
        `
const { winkel } = $('Bewaar de winkelkant').first().json;
const magazijn = $input.all().map(({ json }) => json).filter((een) => een.active !== false);
if (!magazijn.length) return [];
const sleutel = (code) => String(code ?? '').replace(/\\s/g, '').toLowerCase();
const bij = new Map(magazijn.map((een) => [sleutel(een.productcode), een]));
const keer = new Map();
for (const een of winkel) keer.set(sleutel(een.code), (keer.get(sleutel(een.code)) ?? 0) + 1);
const regel = (artikelcode, titel, wat, doen) => ({ json: { artikelcode, titel, wat, doen } });
const kop = ${say(
          "{ leeg: ['Geen artikelcode in Lightspeed', 'Code invullen'], dubbel: ['Code vaker in Lightspeed', 'Elke variant een eigen code geven'], weg: ['Niet in Picqer', 'Aanmaken in Picqer'], ean: ['Andere ean: ', 'Juiste ean opzoeken op het artikel'], gewicht: ['Geen gewicht in Picqer', 'Wegen; de vervoerder rekent ermee'], los: ['Alleen in Picqer', 'In de winkel zetten of in Picqer op inactief'] }",
          "{ leeg: ['No item code in Lightspeed', 'Fill in the code'], dubbel: ['Code used more than once in Lightspeed', 'Give each variant a code of its own'], weg: ['Not in Picqer', 'Add it in Picqer'], ean: ['Other EAN: ', 'Look up the right EAN on the item'], gewicht: ['No weight in Picqer', 'Weigh it; the carrier charges by it'], los: ['Only in Picqer', 'Put it in the shop or set it inactive in Picqer'] }",
        )};
const uit = [];
for (const een of winkel) {
  const ander = bij.get(sleutel(een.code));
  if (!een.code) uit.push(regel('', een.titel, ...kop.leeg));
  else if (keer.get(sleutel(een.code)) > 1) uit.push(regel(een.code, een.titel, ...kop.dubbel));
  else if (!ander) uit.push(regel(een.code, een.titel, ...kop.weg));
  else {
    if (een.ean && ander.barcode && een.ean !== String(ander.barcode).trim()) uit.push(regel(een.code, een.titel, kop.ean[0] + een.ean + ' / ' + ander.barcode, kop.ean[1]));
    if (!(Number(ander.weight) > 0)) uit.push(regel(een.code, een.titel, ...kop.gewicht));
  }
}
for (const een of magazijn) if (een.productcode && !keer.has(sleutel(een.productcode))) uit.push(regel(een.productcode, een.name ?? '', ...kop.los));
return uit;`,
      ),
      writeFile('Maak er een csv van', 'csv', say('verschillen-artikelen.csv', 'item-differences.csv')),
      mailer.sendWithFile(
        'Mail de verschillen',
        mailOf.purchasing,
        say(
          "={{ $('Zoek de verschillen').all().length }} artikelen kloppen niet tussen winkel en magazijn",
          "={{ $('Zoek de verschillen').all().length }} items differ between shop and warehouse",
        ),
        say(
          '<p>In de bijlage staat per artikel wat er scheef staat en wat eraan te doen is. Begin met wat niet in Picqer staat: een bestelling daarvan blijft liggen.</p>',
          '<p>The attachment says for each item what is wrong and how to mend it. Begin with what is not in Picqer: an order of it is left lying.</p>',
        ),
      ),
    ],
    flow: [
      'Maandag om zeven > Lees het assortiment van de winkel > Variant uit Lightspeed > Bewaar de winkelkant > Lees het assortiment van het magazijn > Artikel uit Picqer > Zoek de verschillen > Maak er een csv van > Mail de verschillen',
    ],
  }),
});
