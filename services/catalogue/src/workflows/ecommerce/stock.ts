import { ownLimit } from '../../apps/limits.js';
import { about } from '../../apps/values.js';
import {
  code,
  codeEach,
  evenWhenEmpty,
  everyDay,
  goOnAfterError,
  http,
  loop,
  needs,
  node,
  onlyOnce,
  pause,
  readFile,
  say,
  set,
  sheetRead,
  sheetUpsert,
  slack,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

const UNDERCUT = ownLimit(
  ['Procent onder je prijs', 'Percent below your price'],
  [
    'Vanaf hoeveel procent onder je prijs het wordt gemeld.',
    'From how many percent below your price it is told.',
  ],
  5,
);

export const concurrentieprijzen = workflow(() => ({
  slug: 'prijzen-van-concurrenten-volgen',
  name: 'Prijzen van concurrenten volgen',
  description:
    'Bezoekt elke ochtend de productpagina’s uit je Google-spreadsheet, leest de prijs van de concurrent en zet die naast de jouwe. Duikt iemand meer dan vijf procent (of jouw grens) onder je prijs, dan staat het in Slack.',
  category: 'ecommerce',
  tags: ['prijzen', 'markt'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '12 min',
  short_benefit: 'Je weet het dezelfde ochtend als een concurrent onder je prijs duikt.',
  accounts: [
    needs('sheets', say('bevat de pagina’s en krijgt de prijzen', 'holds the pages and receives the prices')),
    needs('slack', say('meldt een te lage prijs', 'reports a price that is too low')),
  ],
  setup_steps: [
    'Maak een blad Prijzen met Artikel, Pagina, Selector, Onze prijs, Hun prijs en Gemeten.',
    'Zet in Selector de CSS-selector van de prijs, zoals .price. Staat er in Gemeten dat een pagina niet te lezen was, controleer dan adres en selector.',
    'Controleer of de voorwaarden van de site automatisch lezen toestaan.',
  ],
  en: {
    name: 'Follow competitors’ prices',
    description:
      'Visits the product pages in your Google spreadsheet every morning, reads the competitor’s price and sets it beside yours. Anyone more than five percent (or your limit) below your price is reported in Slack.',
    short_benefit: 'You know the same morning when a competitor goes below your price.',
    setup_steps: [
      'Make a sheet Prices with Item, Page, Selector, Our price, Their price and Measured.',
      'Put the CSS selector of the price in Selector, such as .price. Where Measured says that a page was not readable, check address and selector.',
      'Check whether the terms of the site allow automatic reading.',
    ],
  },
  names: {
    'Elke ochtend om 7': 'Every morning at 7',
    'Lees de lijst': 'Read the list',
    'Pagina voor pagina': 'Page by page',
    'Open pagina': 'Open the page',
    'Zoek de prijs': 'Find the price',
    Vergelijk: 'Compare',
    'Bewaar prijs': 'Keep the price',
    'Duikt eronder?': 'Below ours?',
    'Meld de prijs': 'Report the price',
    'Rustig aan': 'Take it easy',
  },
  nodes: [
    everyDay('Elke ochtend om 7', 7),
    sheetRead('Lees de lijst', say('Prijzen', 'Prices')),
    loop('Pagina voor pagina', 1),
    withErrorBranch(
      http('Open pagina', say('={{ $json.Pagina }}', '={{ $json.Page }}'), {
        answer: 'text',
        headers: { 'Accept-Language': 'nl' },
      }),
    ),
    // A selector that is none is no price, and stops nothing.
    goOnAfterError(
      node('Zoek de prijs', 'html', 1.2, {
        operation: 'extractHtmlContent',
        sourceData: 'json',
        dataPropertyName: 'data',
        extractionValues: {
          values: [
            {
              key: 'prijs',
              cssSelector: "={{ $('Pagina voor pagina').item.json.Selector }}",
              returnValue: 'text',
              returnArray: false,
            },
          ],
        },
        options: { trimValues: true },
      }),
    ),
    codeEach(
      'Vergelijk',
      `
const rij = $('Pagina voor pagina').item.json;
${say('// Wat na de laatste punt of komma staat zijn centen als het er een of twee zijn: 1.299,00 wordt 1299.00.', '// What follows the last point or comma are cents if they are one or two: 1,299.00 becomes 1299.00.')}
const getal = (tekst) => {
  if (typeof tekst === 'number') return tekst;
  const [, heel, cent] = /^(.*?)(?:[.,](\\d{1,2}))?$/.exec(String(tekst ?? '').replace(/[^0-9,.]/g, ''));
  return Number(heel.replace(/[.,]/g, '') + '.' + (cent ?? '0'));
};
const hun = getal($json.prijs);
const onze = getal(rij[${say("'Onze prijs'", "'Our price'")}]);
const gevonden = Number.isFinite(hun) && hun > 0;
return { json: { artikel: ${say('rij.Artikel', 'rij.Item')}, pagina: ${say('rij.Pagina', 'rij.Page')}, onze, hun: gevonden ? hun : null, teLaag: gevonden && hun < onze * (1 - ${UNDERCUT} / 100) && hun !== getal(rij[${say("'Hun prijs'", "'Their price'")}]) } };`,
    ),
    sheetUpsert('Bewaar prijs', say('Prijzen', 'Prices'), say('Pagina', 'Page'), {
      [say('Pagina', 'Page')]: '={{ $json.pagina }}',
      [say('Hun prijs', 'Their price')]: '={{ $json.hun }}',
      [say('Gemeten', 'Measured')]: say(
        "={{ ($json.hun === null ? 'niet te lezen op ' : '') + $now.toFormat('yyyy-MM-dd') }}",
        "={{ ($json.hun === null ? 'not readable on ' : '') + $now.toFormat('yyyy-MM-dd') }}",
      ),
    }),
    when('Duikt eronder?', [["={{ $('Vergelijk').item.json.teLaag }}", 'yes']]),
    slack(
      'Meld de prijs',
      say('#prijzen', '#prices'),
      say(
        "={{ $('Vergelijk').item.json.artikel }}: zij {{ Number($('Vergelijk').item.json.hun).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}, wij {{ Number($('Vergelijk').item.json.onze).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}. {{ $('Vergelijk').item.json.pagina }}",
        "={{ $('Vergelijk').item.json.artikel }}: they {{ Number($('Vergelijk').item.json.hun).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}, we {{ Number($('Vergelijk').item.json.onze).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}. {{ $('Vergelijk').item.json.pagina }}",
      ),
    ),
    pause('Rustig aan', 3, 'seconds'),
  ],
  flow: [
    'Elke ochtend om 7 > Lees de lijst > Pagina voor pagina',
    'Pagina voor pagina #1 > Open pagina > Zoek de prijs > Vergelijk > Bewaar prijs > Duikt eronder? > Meld de prijs > Rustig aan > Pagina voor pagina',
    'Open pagina #1 > Vergelijk',
    'Duikt eronder? #1 > Rustig aan',
  ],
}));

const MARKUP = ownLimit(
  ['Keer de inkoopprijs', 'Times the purchase price'],
  [
    'Waarmee de inkoopprijs wordt vermenigvuldigd: 1.6 is zestig procent erbij.',
    'What the purchase price is multiplied by: 1.6 is sixty percent on top.',
  ],
  1.6,
);

const LIST_PATH = about(
  'supplier-file',
  ['Pad van het bestand', 'Path of the file'],
  ['Waar de leverancier de lijst op zijn server zet.', 'Where the supplier puts the list on their server.'],
  ['/export/artikelen.csv', '/export/items.csv'],
);

export const leverancierslijst = workflow(() => ({
  slug: 'artikellijst-van-leverancier-inlezen',
  name: 'Artikellijst van leverancier inlezen',
  description:
    'Haalt elke nacht het csv-bestand van je leverancier via SFTP op, werkt bestaande artikelen in WooCommerce bij en zet nieuwe als concept klaar met jouw marge op de inkoopprijs.',
  category: 'ecommerce',
  tags: ['leverancier', 'csv', 'producten'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '14 min',
  short_benefit: 'Prijzen en voorraad van de leverancier staan ’s ochtends goed in je winkel.',
  accounts: [
    needs('sftp', say('levert de artikellijst', 'delivers the item list')),
    needs('woocommerce', say('krijgt de artikelen', 'receives the items')),
    needs('slack', say('meldt een kapot bestand', 'reports a broken file')),
  ],
  setup_steps: [
    'Het bestand heeft de kolommen artikelnummer, omschrijving, inkoopprijs en voorraad, met puntkomma’s ertussen. Andere namen zet je in "Bereken verkoopprijs".',
    'Nieuwe artikelen komen als concept binnen; publiceer ze zelf.',
  ],
  en: {
    name: 'Import a supplier’s product list',
    description:
      'Fetches your supplier’s CSV file over SFTP every night, updates existing products in WooCommerce and prepares new ones as drafts with your margin on the purchase price.',
    short_benefit: 'The supplier’s prices and stock are right in your shop by morning.',
    setup_steps: [
      'The file has the columns item_number, description, purchase_price and stock, separated by semicolons. Put other names in "Bereken verkoopprijs".',
      'New items come in as drafts; publish them yourself.',
    ],
  },
  names: {
    'Elke nacht om 3': 'Every night at 3',
    'Haal lijst op': 'Fetch the list',
    'Lees csv': 'Read the CSV',
    'Bereken verkoopprijs': 'Work out the selling price',
    'Artikel voor artikel': 'Item by item',
    'Bestaat het al?': 'Is it there already?',
    'Antwoordde de winkel?': 'Did the shop answer?',
    'Bruikbare regel?': 'Usable row?',
    'Meld vreemde regels': 'Report odd rows',
    'Mislukt artikel': 'Failed item',
    'Wat mislukte?': 'What failed?',
    'Meld mislukte artikelen': 'Report failed items',
    'Gevonden?': 'Found?',
    'Werk bij': 'Update',
    'Maak concept': 'Make a draft',
    'Meld ontbrekende lijst': 'Report a missing list',
  },
  nodes: [
    everyDay('Elke nacht om 3', 3),
    withErrorBranch(
      node('Haal lijst op', 'ftp', 1.1, {
        protocol: 'sftp',
        operation: 'download',
        path: LIST_PATH,
        binaryPropertyName: 'data',
        options: {},
      }),
    ),
    withErrorBranch(readFile('Lees csv', 'csv', 'data', { delimiter: ';', headerRow: true })),
    codeEach(
      'Bereken verkoopprijs',
      `
const MARGE = ${MARKUP};
${say('// Nederlandse notatie: 1.299,00 wordt 1299.00.', '// Dutch notation: 1.299,00 becomes 1299.00.')}
const ruw = String(${say('$json.inkoopprijs', '$json.purchase_price')} ?? '').replace(/[^0-9,.]/g, '');
const inkoop = Number(ruw.includes(',') ? ruw.replace(/\\./g, '').replace(',', '.') : ruw);
const aantal = String(${say('$json.voorraad', '$json.stock')} ?? '').trim();
const sku = String(${say('$json.artikelnummer', '$json.item_number')} ?? '').trim();
const verkoop = Math.ceil(inkoop * MARGE) - 0.05;
return { json: { sku, naam: ${say('$json.omschrijving', '$json.description')} ?? sku, voorraad: Number(aantal), prijs: verkoop.toFixed(2), bruikbaar: sku !== '' && inkoop > 0 && aantal !== '' && Number.isFinite(Number(aantal)) } };`,
    ),
    when('Bruikbare regel?', [['={{ $json.bruikbaar }}', 'yes']]),
    onlyOnce(
      slack(
        'Meld vreemde regels',
        say('#voorraad', '#stock'),
        say(
          "={{ $('Bruikbare regel?').all(1).length }} regels van de leverancier hebben geen nummer, prijs of voorraad en zijn overgeslagen: {{ $('Bruikbare regel?').all(1).slice(0, 20).map(item => item.json.sku || '?').join(', ') }}",
          "={{ $('Bruikbare regel?').all(1).length }} rows of the supplier have no number, price or stock and were skipped: {{ $('Bruikbare regel?').all(1).slice(0, 20).map(item => item.json.sku || '?').join(', ') }}",
        ),
      ),
    ),
    loop('Artikel voor artikel', 1),
    evenWhenEmpty(
      goOnAfterError(
        node('Bestaat het al?', 'wooCommerce', 1, {
          resource: 'product',
          operation: 'getAll',
          returnAll: false,
          limit: 1,
          options: { sku: '={{ $json.sku }}' },
        }),
      ),
    ),
    // After a failure nobody knows whether the item is there: a draft of it would be a second one.
    when('Antwoordde de winkel?', [['={{ !$json.error }}', 'yes']]),
    when('Gevonden?', [['={{ $json.id }}', 'filled']]),
    withErrorBranch(
      node('Werk bij', 'wooCommerce', 1, {
        resource: 'product',
        operation: 'update',
        productId: '={{ $json.id }}',
        updateFields: {
          manageStock: true,
          regularPrice: "={{ $('Artikel voor artikel').item.json.prijs }}",
          stockQuantity: "={{ $('Artikel voor artikel').item.json.voorraad }}",
        },
      }),
    ),
    withErrorBranch(
      node('Maak concept', 'wooCommerce', 1, {
        resource: 'product',
        operation: 'create',
        name: "={{ $('Artikel voor artikel').item.json.naam }}",
        additionalFields: {
          sku: "={{ $('Artikel voor artikel').item.json.sku }}",
          status: 'draft',
          manageStock: true,
          regularPrice: "={{ $('Artikel voor artikel').item.json.prijs }}",
          stockQuantity: "={{ $('Artikel voor artikel').item.json.voorraad }}",
        },
      }),
    ),
    set('Mislukt artikel', {
      mislukt:
        "={{ $('Artikel voor artikel').item.json.sku + ': ' + ($json.error?.message ?? $json.error ?? '?') }}",
    }),
    code(
      'Wat mislukte?',
      `
const mis = $input.all().map(({ json }) => json.mislukt).filter(Boolean);
return mis.length ? [{ json: { aantal: mis.length, lijst: mis.slice(0, 30).join('\\n') } }] : [];`,
    ),
    slack(
      'Meld mislukte artikelen',
      say('#voorraad', '#stock'),
      say(
        '={{ $json.aantal }} artikelen konden niet worden bijgewerkt:\n{{ $json.lijst }}',
        '={{ $json.aantal }} items could not be updated:\n{{ $json.lijst }}',
      ),
    ),
    slack(
      'Meld ontbrekende lijst',
      say('#voorraad', '#stock'),
      say(
        '=De artikellijst van de leverancier kon niet worden opgehaald of gelezen: {{ $json.error?.message ?? $json.error }}',
        '=The item list of the supplier could not be fetched or read: {{ $json.error?.message ?? $json.error }}',
      ),
    ),
  ],
  flow: [
    'Elke nacht om 3 > Haal lijst op > Lees csv > Bereken verkoopprijs > Bruikbare regel? > Artikel voor artikel',
    'Bruikbare regel? #1 > Meld vreemde regels',
    'Artikel voor artikel #1 > Bestaat het al? > Antwoordde de winkel? > Gevonden? > Werk bij > Artikel voor artikel',
    'Gevonden? #1 > Maak concept > Artikel voor artikel',
    'Haal lijst op #1 > Meld ontbrekende lijst',
    'Lees csv #1 > Meld ontbrekende lijst',
    'Antwoordde de winkel? #1 > Mislukt artikel > Artikel voor artikel',
    'Werk bij #1 > Mislukt artikel',
    'Maak concept #1 > Mislukt artikel',
    'Artikel voor artikel > Wat mislukte? > Meld mislukte artikelen',
  ],
}));
