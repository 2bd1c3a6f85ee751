import {
  codeEach,
  everyDay,
  goOnAfterError,
  http,
  loop,
  needs,
  node,
  pause,
  readFile,
  sheetRead,
  sheetUpsert,
  slack,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

export const concurrentieprijzen = workflow({
  slug: 'prijzen-van-concurrenten-volgen',
  name: 'Prijzen van concurrenten volgen',
  description:
    'Bezoekt elke ochtend de productpagina’s uit je Google-spreadsheet, leest de prijs van de concurrent en zet die naast de jouwe. Duikt iemand meer dan vijf procent onder je prijs, dan staat het in Slack.',
  category: 'ecommerce',
  tags: ['prijzen', 'markt'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '12 min',
  short_benefit: 'Je weet het dezelfde ochtend als een concurrent onder je prijs duikt.',
  accounts: [
    needs('sheets', 'bevat de pagina’s en krijgt de prijzen'),
    needs('slack', 'meldt een te lage prijs'),
  ],
  setup_steps: [
    'Maak een blad Prijzen met Artikel, Pagina, Selector, Onze prijs, Hun prijs en Gemeten.',
    'Zet in Selector de CSS-selector van de prijs, zoals .price.',
    'Controleer of de voorwaarden van de site automatisch lezen toestaan.',
  ],
  en: {
    name: 'Follow competitors’ prices',
    description:
      'Visits the product pages in your Google spreadsheet every morning, reads the competitor’s price and sets it beside yours. Anyone more than five percent below your price is reported in Slack.',
    short_benefit: 'You know the same morning when a competitor goes below your price.',
  },
  nodes: [
    everyDay('Elke ochtend om 7', 7),
    sheetRead('Lees de lijst', 'Prijzen'),
    loop('Pagina voor pagina', 1),
    goOnAfterError(
      http('Open pagina', '={{ $json.Pagina }}', { answer: 'text', headers: { 'Accept-Language': 'nl' } }),
    ),
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
    codeEach(
      'Vergelijk',
      `
const rij = $('Pagina voor pagina').item.json;
// Nederlandse notatie: 1.299,00 wordt 1299.00.
const hun = Number(String($json.prijs ?? '').replace(/[^0-9,.]/g, '').replace(/\\.(?=\\d{3})/g, '').replace(',', '.'));
const onze = Number(rij['Onze prijs']);
const gevonden = Number.isFinite(hun) && hun > 0;
return { json: { artikel: rij.Artikel, pagina: rij.Pagina, onze, hun: gevonden ? hun : null, teLaag: gevonden && hun < onze * 0.95 } };`,
    ),
    sheetUpsert('Bewaar prijs', 'Prijzen', 'Pagina', {
      Pagina: '={{ $json.pagina }}',
      'Hun prijs': '={{ $json.hun }}',
      Gemeten: "={{ $now.toFormat('yyyy-MM-dd') }}",
    }),
    when('Duikt eronder?', [["={{ $('Vergelijk').item.json.teLaag }}", 'yes']]),
    slack(
      'Meld de prijs',
      '#prijzen',
      "={{ $('Vergelijk').item.json.artikel }}: zij {{ $('Vergelijk').item.json.hun }} euro, wij {{ $('Vergelijk').item.json.onze }} euro. {{ $('Vergelijk').item.json.pagina }}",
    ),
    pause('Rustig aan', 3, 'seconds'),
  ],
  flow: [
    'Elke ochtend om 7 > Lees de lijst > Pagina voor pagina',
    'Pagina voor pagina #1 > Open pagina > Zoek de prijs > Vergelijk > Bewaar prijs > Duikt eronder? > Meld de prijs > Rustig aan > Pagina voor pagina',
    'Duikt eronder? #1 > Rustig aan',
  ],
});

export const leverancierslijst = workflow({
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
    needs('sftp', 'levert de artikellijst'),
    needs('woocommerce', 'krijgt de artikelen'),
    needs('slack', 'meldt een kapot bestand'),
  ],
  setup_steps: [
    'Vul in "Haal lijst op" het pad van het bestand in.',
    'Controleer in "Bereken verkoopprijs" de kolomnamen en je marge.',
    'Nieuwe artikelen komen als concept binnen; publiceer ze zelf.',
  ],
  en: {
    name: 'Import a supplier’s product list',
    description:
      'Fetches your supplier’s CSV file over SFTP every night, updates existing products in WooCommerce and prepares new ones as drafts with your margin on the purchase price.',
    short_benefit: 'The supplier’s prices and stock are right in your shop by morning.',
  },
  nodes: [
    everyDay('Elke nacht om 3', 3),
    withErrorBranch(
      node('Haal lijst op', 'ftp', 1.1, {
        protocol: 'sftp',
        operation: 'download',
        path: '/export/artikelen.csv',
        binaryPropertyName: 'data',
        options: {},
      }),
    ),
    readFile('Lees csv', 'csv', 'data', { delimiter: ';', headerRow: true }),
    codeEach(
      'Bereken verkoopprijs',
      `
const MARGE = 1.6;
const inkoop = Number(String($json.inkoopprijs).replace(',', '.'));
const verkoop = Math.ceil(inkoop * MARGE) - 0.05;
return { json: { sku: String($json.artikelnummer).trim(), naam: $json.omschrijving, voorraad: Number($json.voorraad) || 0, prijs: verkoop.toFixed(2) } };`,
    ),
    loop('Artikel voor artikel', 1),
    {
      ...node('Bestaat het al?', 'wooCommerce', 1, {
        resource: 'product',
        operation: 'getAll',
        returnAll: false,
        limit: 1,
        options: { sku: '={{ $json.sku }}' },
      }),
      alwaysOutputData: true,
    },
    when('Gevonden?', [['={{ $json.id }}', 'filled']]),
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
    slack(
      'Meld ontbrekende lijst',
      '#voorraad',
      '=De artikellijst van de leverancier kon niet worden opgehaald: {{ $json.error }}',
    ),
  ],
  flow: [
    'Elke nacht om 3 > Haal lijst op > Lees csv > Bereken verkoopprijs > Artikel voor artikel',
    'Artikel voor artikel #1 > Bestaat het al? > Gevonden? > Werk bij > Artikel voor artikel',
    'Gevonden? #1 > Maak concept > Artikel voor artikel',
    'Haal lijst op #1 > Meld ontbrekende lijst',
  ],
});
