import { about, inApp, webAddress } from '../../apps/values.js';
import {
  airtableCreate,
  append,
  appTrigger,
  byHand,
  code,
  driveDownload,
  driveWatch,
  everyMonths,
  extract,
  goOnAfterError,
  keep,
  loop,
  mistral,
  needs,
  node,
  pause,
  say,
  sheetUpsert,
  workflow,
} from '../../dsl/index.js';

const BUCKET = inApp(
  'AWS S3',
  ['bucket', 'bucket'],
  ['De naam van je bucket.', 'The name of your bucket.'],
  ['jouw-bucket', 'your-bucket'],
);
const MEDIA = webAddress(
  ['adres van je bucket', 'address of your bucket'],
  [
    'Het openbare webadres van je bucket, zonder streep erachter.',
    'The public web address of your bucket, without a slash behind it.',
  ],
  'https://media.example.com',
);
const TRELLO_LIST = inApp(
  'Trello',
  ['lijst', 'list'],
  [
    'Het id van de lijst; het adres van een kaart met .json erachter toont het als idList.',
    'The id of the list; the address of a card with .json behind it shows it as idList.',
  ],
  '5f0c1d2e3f4a5b6c7d8e9f01',
);

const BRANDS = about(
  'brand-names',
  ['Merknamen', 'Brand names'],
  [
    'Namen die onvertaald blijven, met komma’s ertussen.',
    'Names that stay untranslated, with commas between.',
  ],
  ['De Bel, Zadelvast', 'De Bel, Zadelvast'],
);

export const productteksten = workflow(() => ({
  slug: 'productteksten-in-vier-talen',
  name: 'Productteksten in vier talen',
  description:
    'Start hem met de hand om alle Nederlandse productteksten uit Shopify met DeepL te vertalen naar Engels, Duits, Frans en Spaans. Merknamen blijven staan en de vertalingen komen ter controle in een spreadsheet.',
  category: 'content',
  tags: ['vertalen', 'webshop'],
  difficulty: 'intermediate',
  tier_required: 'launch_special',
  time_to_deploy: '9 min',
  short_benefit: 'Je hele assortiment in vier talen, klaar om na te lezen.',
  accounts: [
    needs('shopify', 'levert de teksten'),
    needs('deepl', 'vertaalt'),
    needs('sheets', 'bevat de vertalingen'),
  ],
  setup_steps: [
    'Maak een blad Vertalingen met Sleutel, Product, Taal en Tekst.',
    'Test eerst met tien producten: zet daarvoor in "Alle producten" Return All uit en Limit op 10.',
  ],
  en: {
    name: 'Product texts in four languages',
    description:
      'Start it by hand to translate all Dutch product texts from Shopify with DeepL into English, German, French and Spanish. Brand names stay and the translations land in a sheet for review.',
    short_benefit: 'Your whole range in four languages, ready to proofread.',
    accounts: [
      needs('shopify', 'brings the texts'),
      needs('deepl', 'translates'),
      needs('sheets', 'holds the translations'),
    ],
    setup_steps: [
      'Create a tab Translations with Key, Product, Language and Text.',
      'Test with ten products first: switch Return All off in "Alle producten" and set Limit to 10.',
    ],
  },
  names: {
    'Start vertalen': 'Start translating',
    'Alle producten': 'All products',
    'Vier talen per product': 'Four languages per product',
    'Tien tegelijk': 'Ten at a time',
    Vertaal: 'Translate',
    'Vertaling gelukt': 'Translation succeeded',
    'Bewaar vertaling': 'Save translation',
    'Even rust': 'Short rest',
  },
  nodes: [
    byHand('Start vertalen'),
    node('Alle producten', 'shopify', 1, {
      authentication: 'accessToken',
      resource: 'product',
      operation: 'getAll',
      returnAll: true,
      additionalFields: { published_status: 'published' },
    }),
    code(
      'Vier talen per product',
      `
const MERKEN = '${BRANDS}'.split(',').map((een) => een.trim()).filter(Boolean);
const bescherm = (tekst) => MERKEN.reduce((t, merk, nr) => t.split(merk).join('XMERK' + nr + 'X'), tekst);
return $input.all().flatMap(({ json }, i) => ['EN-GB', 'DE', 'FR', 'ES'].map((taal) => ({
  json: { sleutel: json.id + '-' + taal, product: json.title, taal, merken: MERKEN, tekst: bescherm(String(json.body_html ?? '').replace(/<[^>]+>/g, ' ').replace(/\\s+/g, ' ').trim()) },
  pairedItem: { item: i },
}))).filter(({ json }) => json.tekst);`,
    ),
    loop('Tien tegelijk', 10),
    goOnAfterError(
      node('Vertaal', 'deepL', 1, {
        resource: 'language',
        operation: 'translate',
        text: '={{ $json.tekst }}',
        translateTo: '={{ $json.taal }}',
        additionalFields: {
          sourceLang: 'NL',
          formality: "={{ $json.taal === 'EN-GB' ? 'default' : 'less' }}",
        },
      }),
    ),
    keep('Vertaling gelukt', [["={{ $json.text ?? '' }}", 'filled']]),
    sheetUpsert('Bewaar vertaling', say('Vertalingen', 'Translations'), say('Sleutel', 'Key'), {
      [say('Sleutel', 'Key')]: "={{ $('Tien tegelijk').item.json.sleutel }}",
      Product: "={{ $('Tien tegelijk').item.json.product }}",
      [say('Taal', 'Language')]: "={{ $('Tien tegelijk').item.json.taal }}",
      [say('Tekst', 'Text')]:
        "={{ $json.text.replace(/XMERK(\\d+)X/gi, (_, nr) => $('Tien tegelijk').item.json.merken[nr] ?? '') }}",
    }),
    pause('Even rust', 2, 'seconds'),
  ],
  flow: [
    'Start vertalen > Alle producten > Vier talen per product > Tien tegelijk',
    'Tien tegelijk #1 > Vertaal > Vertaling gelukt > Bewaar vertaling',
    'Vertaal > Even rust > Tien tegelijk',
  ],
}));

export const beeldformaten = workflow(() => ({
  slug: 'foto-in-drie-formaten-voor-het-web',
  name: 'Foto in drie formaten voor het web',
  description:
    'Maakt van elke foto die in de Drive-map komt een brede, een vierkante en een kleine versie in webp, zet ze in je S3-opslag en noteert de drie adressen in Airtable, klaar om te gebruiken.',
  category: 'content',
  tags: ['beeld', 'website'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '7 min',
  short_benefit: 'Slepen in een map is genoeg, en de site blijft snel.',
  accounts: [
    needs('drive', 'ontvangt de foto'),
    needs('s3', 'bewaart de versies'),
    needs('airtable', 'bevat de adressen'),
  ],
  setup_steps: [
    'Maak een tabel met Foto, Breed, Vierkant en Klein.',
    'Pas in "Maak breed", "Maak vierkant" en "Maak klein" de maten aan die van je thema aan.',
  ],
  en: {
    name: 'A photo in three web sizes',
    description:
      'Makes a wide, a square and a small WebP version of each photo that lands in the Drive folder, puts them in your S3 storage and notes the three addresses in Airtable, ready to use.',
    short_benefit: 'Dropping it in a folder is enough, and the site stays fast.',
    accounts: [
      needs('drive', 'receives the photo'),
      needs('s3', 'keeps the versions'),
      needs('airtable', 'holds the addresses'),
    ],
    setup_steps: [
      'Create a table with Photo, Wide, Square and Small.',
      'Adapt the sizes in "Maak breed", "Maak vierkant" and "Maak klein" to those of your theme.',
    ],
  },
  names: {
    'Nieuwe foto': 'New photo',
    'Alleen afbeeldingen': 'Images only',
    'Download foto': 'Download photo',
    'Maak breed': 'Make wide',
    'Maak vierkant': 'Make square',
    'Maak klein': 'Make small',
    'Drie versies': 'Three versions',
    'Zet in S3': 'Put in S3',
    'Een keer per foto': 'Once a photo',
    'Noteer adressen': 'Record addresses',
  },
  nodes: [
    appTrigger('Nieuwe foto', 'googleDriveTrigger', 1, driveWatch(), 'everyMinute'),
    keep('Alleen afbeeldingen', [['={{ $json.mimeType }}', 'contains', 'image/']]),
    driveDownload('Download foto', '={{ $json.id }}'),
    node('Maak breed', 'editImage', 1.1, {
      operation: 'resize',
      dataPropertyName: 'data',
      width: 1600,
      height: 900,
      resizeOption: 'onlyIfLarger',
      options: { format: 'webp', fileName: say('breed.webp', 'wide.webp') },
    }),
    node('Maak vierkant', 'editImage', 1.1, {
      operation: 'resize',
      dataPropertyName: 'data',
      width: 800,
      height: 800,
      resizeOption: 'minimumArea',
      options: { format: 'webp', fileName: say('vierkant.webp', 'square.webp') },
    }),
    node('Maak klein', 'editImage', 1.1, {
      operation: 'resize',
      dataPropertyName: 'data',
      width: 400,
      height: 400,
      resizeOption: 'maximumArea',
      options: { format: 'webp', fileName: say('klein.webp', 'small.webp') },
    }),
    append('Drie versies', 3),
    node('Zet in S3', 's3', 1, {
      resource: 'file',
      operation: 'upload',
      bucketName: BUCKET,
      fileName: say(
        "=fotos/{{ $('Nieuwe foto').item.json.id }}/{{ $binary.data.fileName }}",
        "=photos/{{ $('Nieuwe foto').item.json.id }}/{{ $binary.data.fileName }}",
      ),
      binaryData: true,
      binaryPropertyName: 'data',
      additionalFields: { acl: 'publicRead' },
    }),
    keep('Een keer per foto', [
      ["={{ $('Drie versies').item.binary.data.fileName }}", 'is', say('breed.webp', 'wide.webp')],
    ]),
    airtableCreate('Noteer adressen', {
      [say('Foto', 'Photo')]: "={{ $('Nieuwe foto').item.json.name }}",
      [say('Breed', 'Wide')]: say(
        `=${MEDIA}/fotos/{{ $('Nieuwe foto').item.json.id }}/breed.webp`,
        `=${MEDIA}/photos/{{ $('Nieuwe foto').item.json.id }}/wide.webp`,
      ),
      [say('Vierkant', 'Square')]: say(
        `=${MEDIA}/fotos/{{ $('Nieuwe foto').item.json.id }}/vierkant.webp`,
        `=${MEDIA}/photos/{{ $('Nieuwe foto').item.json.id }}/square.webp`,
      ),
      [say('Klein', 'Small')]: say(
        `=${MEDIA}/fotos/{{ $('Nieuwe foto').item.json.id }}/klein.webp`,
        `=${MEDIA}/photos/{{ $('Nieuwe foto').item.json.id }}/small.webp`,
      ),
    }),
  ],
  flow: [
    'Nieuwe foto > Alleen afbeeldingen > Download foto > Maak breed > Drie versies > Zet in S3 > Een keer per foto > Noteer adressen',
    'Download foto > Maak vierkant > Drie versies @1',
    'Download foto > Maak klein > Drie versies @2',
  ],
}));

export const oudeArtikelen = workflow(() => ({
  slug: 'verouderde-artikelen-opsporen',
  name: 'Verouderde artikelen opsporen',
  description:
    'Zoekt elke maand tien WordPress-artikelen die een jaar niet zijn bijgewerkt, laat een taalmodel wijzen op jaartallen, prijzen en regels die niet meer kloppen en maakt per artikel een Trello-kaart met de vindplaatsen.',
  category: 'content',
  tags: ['blog', 'onderhoud', 'ai'],
  difficulty: 'intermediate',
  tier_required: 'launch_special',
  time_to_deploy: '8 min',
  short_benefit: 'Je site blijft kloppen zonder dat iemand alles herleest.',
  accounts: [
    needs('wordpress', 'bevat de artikelen'),
    needs('mistral', 'leest ze na'),
    needs('trello', 'krijgt de kaarten'),
  ],
  setup_steps: [
    'Pas de termijn aan als je vaker bijwerkt. Elke maand komen er tien aan de beurt, elk artikel hooguit eens per jaar.',
  ],
  en: {
    name: 'Find outdated articles',
    description:
      'Looks every month for ten WordPress articles not updated for a year, lets a model point at years, prices and rules that no longer hold and makes a Trello card per article with the places.',
    short_benefit: 'Your site stays right without anyone rereading it all.',
    accounts: [
      needs('wordpress', 'holds the articles'),
      needs('mistral', 'proofreads them'),
      needs('trello', 'gets the cards'),
    ],
    setup_steps: [
      'Adapt the term if you update more often. Ten have their turn each month, each article at most once a year.',
    ],
  },
  names: {
    'Tiende van de maand': 'Tenth of the month',
    'Alle artikelen': 'All articles',
    'Jaar niet bijgewerkt': 'Not updated for a year',
    'Tien per maand': 'Ten a month',
    'Lees na': 'Proofread',
    Mistral: 'Mistral',
    'Iets gevonden': 'Anything found',
    'Maak kaart': 'Make card',
    'Onthoud gelezen': 'Remember as read',
  },
  nodes: [
    everyMonths('Tiende van de maand', 1, 10, 7),
    node('Alle artikelen', 'wordpress', 1, {
      resource: 'post',
      operation: 'getAll',
      returnAll: true,
      options: { status: 'publish' },
    }),
    keep('Jaar niet bijgewerkt', [
      ['={{ DateTime.fromISO(String($json.modified_gmt)) < $now.minus({ years: 1 }) }}', 'yes'],
    ]),
    code(
      'Tien per maand',
      `
const gelezen = $getWorkflowStaticData('global').gelezen ?? {};
const grens = $now.minus({ years: 1 }).toISODate();
return $input.all().flatMap(({ json }, i) => ((gelezen[json.id] ?? '') < grens ? [{ json, pairedItem: i }] : [])).slice(0, 10);`,
    ),
    goOnAfterError(
      extract(
        'Lees na',
        say(
          "=Vandaag is het {{ $now.toFormat('LLLL yyyy') }}.\n{{ $json.title.rendered }}\n{{ $json.content.rendered.replace(/<[^>]+>/g, ' ').slice(0, 9000) }}",
          "=It is {{ $now.toFormat('LLLL yyyy') }}.\n{{ $json.title.rendered }}\n{{ $json.content.rendered.replace(/<[^>]+>/g, ' ').slice(0, 9000) }}",
        ),
        [
          [
            'verouderd',
            'boolean',
            say('Staat er iets in dat nu niet meer klopt?', 'Does it say anything that no longer holds?'),
          ],
          [
            'plekken',
            'string',
            say(
              'Letterlijke zinnen die nagekeken moeten worden, met de reden',
              'Literal sentences to check, with the reason',
            ),
          ],
        ],
      ),
    ),
    mistral('Mistral', 'Lees na'),
    keep('Iets gevonden', [['={{ $json.output?.verouderd ?? false }}', 'yes']]),
    node('Maak kaart', 'trello', 1, {
      resource: 'card',
      operation: 'create',
      listId: TRELLO_LIST,
      name: say(
        "=Bijwerken: {{ $('Tien per maand').item.json.title.rendered }}",
        "=Update: {{ $('Tien per maand').item.json.title.rendered }}",
      ),
      description: "={{ $('Tien per maand').item.json.link }}\n\n{{ $json.output.plekken }}",
      additionalFields: { due: '={{ $now.plus({ days: 14 }).toISO() }}' },
    }),
    code(
      'Onthoud gelezen',
      `
const geheugen = $getWorkflowStaticData('global');
const artikelen = $('Tien per maand').all();
geheugen.gelezen ??= {};
$input.all().forEach(({ json }, i) => {
  if (json.output) geheugen.gelezen[artikelen[i].json.id] = $now.toISODate();
});
return [{ json: { gelezen: Object.keys(geheugen.gelezen).length } }];`,
    ),
  ],
  flow: [
    'Tiende van de maand > Alle artikelen > Jaar niet bijgewerkt > Tien per maand > Lees na > Iets gevonden > Maak kaart',
    'Lees na > Onthoud gelezen',
  ],
}));
