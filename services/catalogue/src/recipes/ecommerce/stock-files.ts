import { chats } from '../../apps/chats.js';
import { fileDrops } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import { mailOf } from '../../apps/values.js';
import {
  code,
  combine,
  evenWhenEmpty,
  joinOn,
  keep,
  loop,
  readFile,
  reads,
  recipe,
  say,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { keepsStock, settable } from './systems.js';

export const supplierFile = recipe({
  id: 'supplier-stock-file',
  category: 'ecommerce',
  tags: ['voorraad', 'leverancier', 'import'],
  saves: {
    minutes: 40,
    nl: 'Iemand verwerkt het voorraadbestand van de leverancier met de hand.',
    en: 'Someone processes the stock file of the supplier by hand.',
  },
  variants: combine({ drop: fileDrops, shop: settable, chat: chats, mailer: mailers }, { take: 8 }),
  build: ({ drop, shop, chat, mailer }) => {
    const file = starts(drop.newFile, 'Nieuw bestand', 'Bestand');
    const right = reads(shop.products, 'Lees winkel', 'Winkelartikel');
    return {
      name: {
        nl: `Voorraadbestand uit ${drop.app.label} in ${shop.app.label} zetten, verslag via ${mailer.app.label}`,
        en: `Load a supplier stock file from ${drop.app.label} into ${shop.app.label}, report by ${mailer.app.label}`,
      },
      description: {
        nl: `Zodra ${drop.newFile.event.nl}, leest hij de csv, koppelt de artikelcodes en werkt ${shop.app.label} bij. ${mailer.app.label} stuurt het verslag, ${chat.app.label} meldt wat niet lukt.`,
        en: `As soon as ${drop.newFile.event.en}, it reads the CSV, matches the item codes and updates ${shop.app.label}. ${mailer.app.label} sends the report, ${chat.app.label} tells what fails.`,
      },
      benefit: {
        nl: 'De voorraad van je leverancier staat binnen minuten in je winkel.',
        en: 'Your supplier’s stock is in your shop within minutes.',
      },
      uses: [
        [drop, { nl: 'levert het bestand', en: 'delivers the file' }],
        [shop, { nl: 'krijgt de nieuwe voorraad', en: 'receives the new stock' }],
        [mailer, { nl: 'stuurt het verslag', en: 'sends the report' }],
        [chat, { nl: 'meldt wat niet lukt', en: 'reports what fails' }],
      ],
      setup: [
        {
          nl: 'Het bestand scheidt met puntkomma’s en heeft de kolommen artikel en voorraad; pas anders "Lees de csv" en "Zet regels recht" aan.',
          en: 'The file is separated by semicolons and has the columns item and stock; otherwise change "Lees de csv" and "Zet regels recht".',
        },
      ],
      notes: [
        {
          over: ['Is het een csv?', 'Lees de csv'],
          text: say(
            '## Alleen csv\nAndere bestanden worden geweigerd, zodat een pdf in dezelfde map geen kwaad kan.',
            '## CSV only\nOther files are refused, so that a PDF in the same folder does no harm.',
          ),
        },
        {
          over: ['Artikel voor artikel', 'Zet voorraad'],
          text: say(
            '## Eén voor één\nLukt een artikel niet, dan gaat de rest door. Na het laatste artikel volgt het verslag, ook als er niets te koppelen was; wat mislukte staat in één bericht in de chat.',
            '## One by one\nIf an item fails, the rest goes on. The report follows after the last item, also where nothing could be matched; what failed is in one message in the chat.',
          ),
        },
      ],
      names: {
        'Nieuw bestand': 'New file',
        Bestand: 'File',
        'Is het een csv?': 'Is it a CSV?',
        'Lees de csv': 'Read the CSV',
        'Zet regels recht': 'Straighten the rows',
        'Lees winkel': 'Read the shop',
        Winkelartikel: 'Shop item',
        'Met voorraadbeheer': 'With stock management',
        'Koppel op artikelcode': 'Join on item code',
        'Artikel voor artikel': 'Item by item',
        'Zet voorraad': 'Set the stock',
        'Iets gekoppeld?': 'Anything matched?',
        'Mislukt artikel': 'Failed item',
        'Wat mislukte?': 'What failed?',
        'Meld mislukte artikelen': 'Report failed items',
        'Maak verslag': 'Make the report',
        'Stuur verslag': 'Send the report',
        'Meld verkeerd bestand': 'Report a wrong file',
      },
      nodes: [
        ...file.nodes,
        when('Is het een csv?', [['={{ $json.name.toLowerCase() }}', 'matches', '\\.csv$']]),
        withErrorBranch(readFile('Lees de csv', 'csv', 'data', { delimiter: ';' })),
        code(
          'Zet regels recht',
          `
return $input.all()
  .map(({ json }) => ({ json: { sku: String(${say('json.artikel', 'json.item')} ?? '').trim(), nieuw: Number.parseInt(String(${say('json.voorraad', 'json.stock')} ?? '').trim().replace(/[.,](?=\\d{3}(?!\\d))/g, ''), 10) } }))
  .filter(({ json }) => json.sku && Number.isFinite(json.nieuw));`,
        ),
        ...right.nodes.map((spec, i) => (i === 0 ? { ...spec, executeOnce: true } : spec)),
        keep('Met voorraadbeheer', [[`={{ ${keepsStock('$json')} }}`, 'yes']]),
        evenWhenEmpty(joinOn('Koppel op artikelcode', 'sku', 'keepMatches')),
        when('Iets gekoppeld?', [['={{ $json.sku }}', 'filled']]),
        loop('Artikel voor artikel', 1),
        withErrorBranch(shop.setStock('Zet voorraad', '{{ $json.id }}', '{{ $json.nieuw }}')),
        set('Mislukt artikel', {
          mislukt:
            "={{ $('Artikel voor artikel').item.json.sku + ' (' + $('Artikel voor artikel').item.json.nieuw + ')' }}",
        }),
        code(
          'Wat mislukte?',
          `
const mis = $input.all().map(({ json }) => json.mislukt).filter(Boolean);
return mis.length ? [{ json: { aantal: mis.length, welke: mis.slice(0, 40).join(', ') } }] : [];`,
        ),
        chat.post(
          'Meld mislukte artikelen',
          say(
            '=Van {{ $json.aantal }} artikelen kon de voorraad niet worden gezet, met het nieuwe aantal erachter: {{ $json.welke }}',
            '=The stock of {{ $json.aantal }} items could not be set, with the new number behind it: {{ $json.welke }}',
          ),
        ),
        code(
          'Maak verslag',
          `
const mislukt = $input.all().filter(({ json }) => json.mislukt).length;
const gekoppeld = $('Koppel op artikelcode').all().filter(({ json }) => json.sku);
const bekend = new Set(gekoppeld.map(({ json }) => json.sku));
const onbekend = $('Zet regels recht').all().map(({ json }) => json.sku).filter((sku) => !bekend.has(sku));
return [{ json: { aantal: gekoppeld.length - mislukt, mislukt, onbekend: onbekend.slice(0, 50).join(', ') || ${say("'geen'", "'none'")}, bestand: $('Bestand').all().map(({ json }) => json.name).join(', ') } }];`,
        ),
        mailer.send(
          'Stuur verslag',
          mailOf.purchasing,
          say('=Voorraad bijgewerkt uit {{ $json.bestand }}', '=Stock updated from {{ $json.bestand }}'),
          say(
            '=<p>Uit {{ $json.bestand }} zijn {{ $json.aantal }} artikelen bijgewerkt; {{ $json.mislukt }} mislukten en staan in de chat. Niet in de winkel of zonder voorraadbeheer: {{ $json.onbekend }}.</p>',
            '=<p>{{ $json.aantal }} items from {{ $json.bestand }} were updated; {{ $json.mislukt }} failed and are in the chat. Not in the shop or without stock management: {{ $json.onbekend }}.</p>',
          ),
        ),
        chat.post(
          'Meld verkeerd bestand',
          say(
            t`${file.ref.name} is geen leesbaar csv-bestand en is niet verwerkt.`,
            t`${file.ref.name} is not a readable CSV file and was not handled.`,
          ),
        ),
      ],
      flow: [
        `${file.path} > Is het een csv? > Lees de csv > Zet regels recht > Koppel op artikelcode > Iets gekoppeld? > Artikel voor artikel > Maak verslag > Stuur verslag`,
        'Iets gekoppeld? #1 > Maak verslag',
        'Artikel voor artikel > Wat mislukte? > Meld mislukte artikelen',
        `Zet regels recht > ${right.path} > Met voorraadbeheer > Koppel op artikelcode @1`,
        'Artikel voor artikel #1 > Zet voorraad > Artikel voor artikel',
        'Zet voorraad #1 > Mislukt artikel > Artikel voor artikel',
        'Is het een csv? #1 > Meld verkeerd bestand',
        'Lees de csv #1 > Meld verkeerd bestand',
      ],
    };
  },
});
