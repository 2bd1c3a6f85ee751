import { chats } from '../../apps/chats.js';
import { fileDrops } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import {
  code,
  combine,
  joinOn,
  loop,
  readFile,
  reads,
  recipe,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { settable } from './systems.js';

export const supplierFile = recipe({
  id: 'supplier-stock-file',
  category: 'ecommerce',
  tags: ['voorraad', 'leverancier', 'import'],
  saves: {
    minutes: 40,
    nl: 'Iemand verwerkt het voorraadbestand van de leverancier met de hand.',
    en: 'Someone processes the stock file of the supplier by hand.',
  },
  variants: combine(
    'supplier-stock-file',
    { drop: fileDrops, shop: settable, chat: chats, mailer: mailers },
    { take: 8 },
  ),
  build: ({ drop, shop, chat, mailer }) => {
    const file = starts(drop.newFile, 'Nieuw bestand', 'Bestand');
    const right = reads(shop.products, 'Lees winkel', 'Winkelartikel');
    return {
      name: {
        nl: `Voorraadbestand uit ${drop.app.label} in ${shop.app.label} zetten, verslag via ${mailer.app.label}`,
        en: `Load a supplier stock file from ${drop.app.label} into ${shop.app.label}, report by ${mailer.app.label}`,
      },
      description: {
        nl: `Zodra ${drop.newFile.event.nl}, leest hij de csv, koppelt de artikelcodes en werkt ${shop.app.label} bij. ${mailer.app.label} stuurt het verslag, ${chat.app.label} meldt een onleesbaar bestand.`,
        en: `As soon as ${drop.newFile.event.en}, it reads the CSV, matches the item codes and updates ${shop.app.label}. ${mailer.app.label} sends the report, ${chat.app.label} tells of an unreadable file.`,
      },
      benefit: {
        nl: 'De voorraad van je leverancier staat binnen minuten in je winkel.',
        en: 'Your supplier’s stock is in your shop within minutes.',
      },
      uses: [
        [drop, { nl: 'levert het bestand', en: 'delivers the file' }],
        [shop, { nl: 'krijgt de nieuwe voorraad', en: 'receives the new stock' }],
        [mailer, { nl: 'stuurt het verslag', en: 'sends the report' }],
        [chat, { nl: 'meldt een bestand dat niet klopt', en: 'reports a file that is wrong' }],
      ],
      setup: [
        {
          nl: 'Het bestand scheidt met puntkomma’s en heeft de kolommen artikel en voorraad; pas anders "Lees de csv" en "Zet regels recht" aan.',
          en: 'The file is separated by semicolons and has the columns artikel and voorraad; otherwise change "Lees de csv" and "Zet regels recht".',
        },
      ],
      notes: [
        {
          over: ['Is het een csv?', 'Lees de csv'],
          text: '## Alleen csv\nAndere bestanden worden geweigerd, zodat een pdf in dezelfde map geen kwaad kan.',
        },
        {
          over: ['Per tien', 'Zet voorraad'],
          text: '## In porties\nTien artikelen per keer; na de laatste portie volgt het verslag.',
        },
      ],
      nodes: [
        ...file.nodes,
        when('Is het een csv?', [['={{ $json.name.toLowerCase() }}', 'matches', '\\.csv$']]),
        withErrorBranch(readFile('Lees de csv', 'csv', 'data', { delimiter: ';' })),
        code(
          'Zet regels recht',
          `
return $input.all()
  .map(({ json }) => ({ json: { sku: String(json.artikel ?? '').trim(), nieuw: Number.parseInt(json.voorraad, 10) } }))
  .filter(({ json }) => json.sku && Number.isFinite(json.nieuw));`,
        ),
        ...right.nodes.map((spec, i) => (i === 0 ? { ...spec, executeOnce: true } : spec)),
        joinOn('Koppel op artikelcode', 'sku', 'keepMatches'),
        loop('Per tien', 10),
        shop.setStock('Zet voorraad', '{{ $json.id }}', '{{ $json.nieuw }}'),
        code(
          'Maak verslag',
          `
const regels = $input.all();
return [{ json: { aantal: regels.length, bestand: $('Bestand').first().json.name } }];`,
        ),
        mailer.send(
          'Stuur verslag',
          'inkoop@example.com',
          '=Voorraad bijgewerkt uit {{ $json.bestand }}',
          '=<p>Uit {{ $json.bestand }} zijn {{ $json.aantal }} artikelen bijgewerkt.</p>',
        ),
        chat.post(
          'Meld verkeerd bestand',
          t`${file.ref.name} is geen leesbaar csv-bestand en is niet verwerkt.`,
        ),
      ],
      flow: [
        `${file.path} > Is het een csv? > Lees de csv > Zet regels recht > Koppel op artikelcode > Per tien > Maak verslag > Stuur verslag`,
        `Zet regels recht > ${right.path} > Koppel op artikelcode @1`,
        'Per tien #1 > Zet voorraad > Per tien',
        'Is het een csv? #1 > Meld verkeerd bestand',
        'Lees de csv #1 > Meld verkeerd bestand',
      ],
    };
  },
});
