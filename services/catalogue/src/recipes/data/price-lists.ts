import { approvalChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import {
  answeredWithin,
  both,
  choose,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  keep,
  loop,
  nothing,
  onlyOnce,
  readFile,
  recipe,
  say,
  spares,
  starts,
  t,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { asNumber } from './parts.js';

const SUPPLIERS = value({
  key: 'suppliers',
  kind: 'list',
  label: { nl: 'Domeinen van je leveranciers', en: 'Domains of your suppliers' },
  help: {
    nl: 'Wat in hun mailadressen achter de @ staat, met komma’s ertussen.',
    en: 'What stands behind the @ in their mail addresses, with commas between.',
  },
  example: {
    nl: 'leverancier.example.com, groothandel.example.com',
    en: 'supplier.example.com, wholesale.example.com',
  },
});

const inboxes = mailboxes.map((box) => ({ ...box.inboxWithFiles, box }));

const STEEP_RISE = ownLimit(
  ['Forse stijging in procent', 'Steep rise in percent'],
  ['Boven hoeveel procent een stijging akkoord vraagt.', 'Above how many percent a rise asks for approval.'],
  10,
);

/** One item a supplier, also where one run reads two mails. */
const PER_SUPPLIER = `
const per = new Map();
for (const { json } of $input.all()) per.set(json.van, [...(per.get(json.van) ?? []), json]);
return [...per].map(([van, regels]) => ({ json: { van, regels } }));`;

/** The steepest rises, short enough for one message and without marks that a chat takes for markup. */
const risers = (locale: string, others: string): string =>
  `[...$json.regels].sort((a, b) => b.verschil - a.verschil).slice(0, 20).map((regel) => (regel.artikel + ' ' + String(regel.omschrijving).slice(0, 60)).replace(/[_*\`\\[]/g, ' ') + ': ' + Number(regel.vorige).toLocaleString('${locale}', { style: 'currency', currency: 'EUR' }) + ' > ' + Number(regel.prijs).toLocaleString('${locale}', { style: 'currency', currency: 'EUR' }) + ' (+' + regel.verschil.toLocaleString('${locale}') + '%)').join('\\n') + ($json.regels.length > 20 ? '\\n+ ' + ($json.regels.length - 20) + ' ${others}' : '')`;

export const supplierPrices = recipe({
  id: 'supplier-price-list',
  category: 'data',
  tags: ['prijslijst', 'leveranciers', 'goedkeuring'],
  saves: spares(
    45,
    'Een inkoper vergelijkt de nieuwe prijslijst regel voor regel met de oude.',
    'A buyer compares the new price list with the old one row by row.',
  ),
  variants: combine({ inbox: inboxes, table: fullTables, chat: approvalChats }, { take: 9 }),
  build: ({ inbox, table, chat }) => {
    const { nodes, path, ref: m } = starts(inbox, 'Mail met prijslijst', 'Mail');
    const update = (name: string) =>
      table.upsert(name, say('Inkoopprijzen', 'Purchase prices'), say('Artikel', 'Item'), {
        [say('Artikel', 'Item')]: '={{ $json.artikel }}',
        [say('Omschrijving', 'Description')]: '={{ $json.omschrijving }}',
        [say('Prijs', 'Price')]: '={{ $json.prijs }}',
        [say('Bijgewerkt', 'Updated')]: '={{ $now.toISODate() }}',
      });
    return {
      name: both(
        `Prijslijsten uit ${inbox.app.label} verwerken in ${table.app.label} na akkoord in ${chat.app.label}`,
        `Process ${inbox.app.label} price lists in ${table.app.label} after approval in ${chat.app.label}`,
      ),
      description: both(
        `Leest de Excel-prijslijst die een leverancier naar ${inbox.app.label} mailt, werkt ${table.app.label} bij en vraagt in ${chat.app.label} akkoord voor artikelen die meer dan tien procent (of jouw grens) duurder worden.`,
        `Reads the Excel price list that a supplier sends to ${inbox.app.label}, updates ${table.app.label} and asks ${chat.app.label} to approve items that rise by over ten per cent (or your limit).`,
      ),
      benefit: both(
        'Forse prijsstijgingen glippen er niet meer ongemerkt door.',
        'Steep price rises no longer slip through.',
      ),
      uses: [
        [
          inbox,
          both(
            'ontvangt de prijslijsten en stuurt fouten terug',
            'receives the price lists and sends mistakes back',
          ),
        ],
        ...(inbox.app.key === inbox.box.app.key
          ? []
          : [[inbox.box, both('stuurt fouten terug', 'sends mistakes back')] as const]),
        [table, both('bevat de inkoopprijzen', 'holds the purchase prices')],
        [chat, both('vraagt akkoord voor forse stijgingen', 'asks approval for steep rises')],
      ],
      setup: [
        both(
          'Heten de kolommen van een leverancier anders dan Artikelnummer, Omschrijving en Prijs, zet hun namen dan in "Prijsregel" erbij met ??.',
          'If the columns of a supplier are not called Item number, Description and Price, add their names in "Prijsregel" with ??.',
        ),
      ],
      notes: [
        {
          over: ['Huidige prijs', 'Hoe groot is het verschil?'],
          text: say(
            '## Vergelijken\nElke regel wordt naast de bekende prijs gelegd. Standaard telt meer dan tien procent erbij als fors.',
            '## Compare\nEvery line is laid beside the known price. By default a rise of more than ten per cent counts as steep.',
          ),
        },
        {
          over: ['Verzamel stijgers', 'Goedgekeurde regels'],
          text: say(
            '## Akkoord in één keer\nAlle forse stijgingen van een leverancier gaan samen in één bericht met de twintig grootste, zodat de inkoper maar één keer hoeft te beslissen. Gewone wijzigingen wachten daar niet op. Alleen na een echt nee krijgt de leverancier bericht; kiest niemand binnen drie dagen, dan hoort het team dat.',
            '## Approve at once\nAll steep rises of a supplier go together in one message with the twenty largest, so that the buyer has to decide only once. Ordinary changes do not wait for it. The supplier is told only after a real no; if nobody chooses within three days, the team is told.',
          ),
        },
      ],
      names: {
        'Mail met prijslijst': 'Mail with a price list',
        Mail: 'Mail',
        'Vaste leverancier?': 'Regular supplier?',
        'Kies de lijst': 'Pick the list',
        'Zit er Excel bij?': 'Is there an Excel file?',
        'Vraag om Excel': 'Ask for Excel',
        'Echt afgewezen?': 'Really rejected?',
        'Meld dat niemand koos': 'Report that nobody chose',
        'Lees de prijslijst': 'Read the price list',
        Prijsregel: 'Price line',
        'Regel leesbaar?': 'Line readable?',
        'Geen lege rij': 'No blank row',
        'Leverancier voor leverancier': 'Supplier by supplier',
        'Werk na akkoord bij': 'Update after approval',
        'Huidige prijs': 'Current price',
        Vergelijk: 'Compare',
        'Hoe groot is het verschil?': 'How big is the difference?',
        'Verzamel stijgers': 'Gather the risers',
        'Vraag de inkoper': 'Ask the buyer',
        'Akkoord?': 'Approved?',
        'Goedgekeurde regels': 'Approved lines',
        'Werk de prijs bij': 'Update the price',
        'Niets te doen': 'Nothing to do',
        'Bezwaar naar de leverancier': 'Objection to the supplier',
        'Verzamel onleesbare regels': 'Gather unreadable lines',
        'Vraag een nieuwe lijst': 'Ask for a new list',
      },
      nodes: [
        ...nodes,
        keep('Vaste leverancier?', [
          [
            `={{ '${SUPPLIERS}'.toLowerCase().split(/[\\s,]+/).includes((String(${m.from.slice(3, -3)}).toLowerCase().match(/@([^@<>\\s"]+)>?\\s*$/) ?? [])[1]) }}`,
            'yes',
          ],
        ]),
        codeEach(
          'Kies de lijst',
          `
${say('// Een logo uit de handtekening telt ook als bijlage: het eerste Excel-bestand is de lijst.', '// A logo in the signature is an attachment too: the first Excel file is the list.')}
const lijst = Object.values($input.item.binary ?? {}).find((een) => /[.]xlsx$/i.test(String(een.fileName)) || /spreadsheetml/i.test(String(een.mimeType)));
return { json: { ...$json, gevonden: lijst !== undefined }, ...(lijst ? { binary: { attachment_0: lijst } } : {}) };`,
        ),
        when('Zit er Excel bij?', [['={{ $json.gevonden }}', 'yes']]),
        withErrorBranch(readFile('Lees de prijslijst', 'xlsx', 'attachment_0')),
        inbox.box.send(
          'Vraag om Excel',
          "={{ $('Mail').item.json.from }}",
          say('Prijslijst graag als Excel', 'Price list as Excel, please'),
          say(
            t`Beste leverancier,<br><br>Bedankt voor uw mail. We verwerken prijslijsten alleen als Excel-bestand (xlsx) en konden dat in de bijlage niet vinden of openen. Wilt u de lijst zo nog eens sturen?<br><br>Met vriendelijke groet`,
            t`Dear supplier,<br><br>Thank you for your email. We can only process price lists as an Excel file (xlsx) and could not find or open one in the attachment. Would you send the list again in that form?<br><br>Kind regards`,
          ),
        ),
        codeEach(
          'Prijsregel',
          `
const prijs = ${asNumber(say('($json.Prijs ?? $json.Nettoprijs ?? $json.Inkoopprijs)', "($json.Price ?? $json['Net price'])"))};
${say('// Een tussenkop of lege rij heeft hoogstens één gevulde cel: die is geen fout van de leverancier.', '// A heading or a blank row has one filled cell at most: that is no mistake of the supplier.')}
const gevuld = Object.values($json).filter((cel) => String(cel ?? '').trim() !== '').length;
return { json: { van: $('Mail').item.json.from, artikel: String(${say('$json.Artikelnummer ?? $json.Artikelcode ?? $json.Artikel', "$json['Item number'] ?? $json.SKU ?? $json.Item")} ?? '').trim(), omschrijving: ${say('$json.Omschrijving', '$json.Description')} ?? '', prijs: Number.isFinite(prijs) ? prijs : 0, leeg: gevuld < 2 } };`,
        ),
        keep('Geen lege rij', [['={{ $json.leeg }}', 'no']]),
        when('Regel leesbaar?', [
          ['={{ $json.artikel }}', 'filled'],
          ['={{ $json.prijs }}', '>', 0],
        ]),
        // Once for the whole list: a look-up for every line is more than a spreadsheet answers in a minute.
        onlyOnce(evenWhenEmpty(table.rows('Huidige prijs', say('Inkoopprijzen', 'Purchase prices')))),
        code(
          'Vergelijk',
          `
${say('// Een spreadsheet maakt van 00123 het getal 123: zonder de nullen is het hetzelfde artikel.', '// A spreadsheet turns 00123 into the number 123: without its noughts it is the same item.')}
const kaal = (code) => String(code ?? '').trim().toLowerCase().replace(/^0+(?=\\d)/, '');
const oud = new Map($input.all().filter((item) => Object.keys(item.json).length > 0).map(({ json: $json }) => [kaal(${table.cell(say('Artikel', 'Item'))}), { artikel: String(${table.cell(say('Artikel', 'Item'))} ?? ''), prijs: ${asNumber(table.cell(say('Prijs', 'Price')))} || 0 }]));
return $('Regel leesbaar?').all().map(({ json: regel }) => {
  const bekend = oud.get(kaal(regel.artikel));
  const json = { ...regel, artikel: bekend?.artikel ?? regel.artikel };
  const vorige = bekend?.prijs ?? 0;
  const verschil = vorige > 0 ? Math.round(((json.prijs - vorige) / vorige) * 1000) / 10 : 0;
  return { json: { ...json, vorige, verschil, soort: vorige === json.prijs ? ${say("'gelijk'", "'same'")} : verschil > ${STEEP_RISE} ? ${say("'fors'", "'steep'")} : ${say("'gewijzigd'", "'changed'")} } };
});`,
        ),
        choose(
          'Hoe groot is het verschil?',
          [
            [say('Fors duurder', 'Much dearer'), ['={{ $json.soort }}', 'is', say('fors', 'steep')]],
            [say('Gewijzigd', 'Changed'), ['={{ $json.soort }}', 'is', say('gewijzigd', 'changed')]],
          ],
          say('Gelijk', 'Same'),
        ),
        code('Verzamel stijgers', PER_SUPPLIER),
        loop('Leverancier voor leverancier', 1),
        answeredWithin(
          chat.approve(
            'Vraag de inkoper',
            say(
              `=Nieuwe prijslijst van {{ String($json.van).replace(/[_*\`\\[]/g, ' ') }}. Deze artikelen worden meer dan {{ ${STEEP_RISE} }}% duurder:\n{{ ${risers('nl-NL', 'andere in dezelfde lijst')} }}\nToch verwerken?`,
              `=New price list from {{ String($json.van).replace(/[_*\`\\[]/g, ' ') }}. These items rise by more than {{ ${STEEP_RISE} }}%:\n{{ ${risers('en-GB', 'others in the same list')} }}\nProcess them anyway?`,
            ),
          ),
          3,
          'days',
        ),
        when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        code(
          'Goedgekeurde regels',
          "return $('Leverancier voor leverancier').first().json.regels.map((json) => ({ json }));",
        ),
        update('Werk de prijs bij'),
        update('Werk na akkoord bij'),
        when('Echt afgewezen?', [['={{ $json.data?.approved === false }}', 'yes']]),
        chat.post(
          'Meld dat niemand koos',
          say(
            "=Over de duurdere artikelen van {{ $('Leverancier voor leverancier').first().json.van }} kwam drie dagen geen besluit. Hun oude prijs blijft staan en de leverancier heeft geen bericht gekregen: {{ $('Leverancier voor leverancier').first().json.regels.map((regel) => regel.artikel).join(', ') }}.",
            "=For three days nobody decided on the dearer items of {{ $('Leverancier voor leverancier').first().json.van }}. Their old price stays and the supplier was not told: {{ $('Leverancier voor leverancier').first().json.regels.map((regel) => regel.artikel).join(', ') }}.",
          ),
        ),
        nothing('Niets te doen'),
        inbox.box.send(
          'Bezwaar naar de leverancier',
          "={{ $('Leverancier voor leverancier').first().json.van }}",
          say('Prijsstijging niet akkoord', 'Price rise not accepted'),
          say(
            t`Beste leverancier,<br><br>Met de nieuwe prijs van deze artikelen zijn we niet akkoord: {{ $('Leverancier voor leverancier').first().json.regels.map((regel) => regel.artikel).join(', ') }}. Kunt u contact met ons opnemen?<br><br>Met vriendelijke groet`,
            t`Dear supplier,<br><br>We do not accept the new price of these items: {{ $('Leverancier voor leverancier').first().json.regels.map((regel) => regel.artikel).join(', ') }}. Could you get in touch with us?<br><br>Kind regards`,
          ),
        ),
        code('Verzamel onleesbare regels', PER_SUPPLIER),
        inbox.box.send(
          'Vraag een nieuwe lijst',
          '={{ $json.van }}',
          say('Prijslijst niet leesbaar', 'Price list not readable'),
          say(
            "=Beste leverancier,<br><br>In uw prijslijst {{ $json.regels.length === 1 ? 'konden we één regel' : 'konden we ' + $json.regels.length + ' regels' }} niet lezen: een artikelnummer of prijs ontbreekt. De rest is verwerkt. Wilt u de lijst aanvullen en opnieuw sturen?<br><br>Met vriendelijke groet",
            "=Dear supplier,<br><br>We could not read {{ $json.regels.length === 1 ? 'one line' : $json.regels.length + ' lines' }} of your price list: an item number or price is missing. The rest was processed. Would you complete the list and send it again?<br><br>Kind regards",
          ),
        ),
      ],
      flow: [
        `${path} > Vaste leverancier? > Kies de lijst > Zit er Excel bij? > Lees de prijslijst > Prijsregel > Geen lege rij > Regel leesbaar? #1 > Verzamel onleesbare regels > Vraag een nieuwe lijst`,
        'Zit er Excel bij? #1 > Vraag om Excel',
        'Lees de prijslijst #1 > Vraag om Excel',
        'Regel leesbaar? > Huidige prijs > Vergelijk > Hoe groot is het verschil? #1 > Werk de prijs bij',
        'Hoe groot is het verschil? #2 > Niets te doen',
        'Hoe groot is het verschil? > Verzamel stijgers > Leverancier voor leverancier #1 > Vraag de inkoper > Akkoord? > Goedgekeurde regels > Werk na akkoord bij > Leverancier voor leverancier',
        'Akkoord? #1 > Echt afgewezen? > Bezwaar naar de leverancier > Leverancier voor leverancier',
        'Echt afgewezen? #1 > Meld dat niemand koos > Leverancier voor leverancier',
      ],
    };
  },
});
