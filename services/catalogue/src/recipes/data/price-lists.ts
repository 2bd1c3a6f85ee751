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
  gather,
  keep,
  nothing,
  readFile,
  recipe,
  say,
  spares,
  starts,
  t,
  value,
  when,
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
          'Pas in "Prijsregel" de kolomkoppen van hun lijst aan.',
          'Adapt the headings of their list in "Prijsregel".',
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
            '## Akkoord in één keer\nAlle forse stijgingen gaan samen in één bericht, zodat de inkoper maar één keer hoeft te beslissen.',
            '## Approve at once\nAll steep rises go together in one message, so that the buyer has to decide only once.',
          ),
        },
      ],
      names: {
        'Mail met prijslijst': 'Mail with a price list',
        Mail: 'Mail',
        'Vaste leverancier?': 'Regular supplier?',
        'Lees de prijslijst': 'Read the price list',
        Prijsregel: 'Price line',
        'Regel leesbaar?': 'Line readable?',
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
        readFile('Lees de prijslijst', 'xlsx', 'attachment_0'),
        codeEach(
          'Prijsregel',
          `
const prijs = ${asNumber(say('$json.Prijs', '$json.Price'))};
return { json: { artikel: String(${say('$json.Artikelnummer', "$json['Item number']")} ?? '').trim(), omschrijving: ${say('$json.Omschrijving', '$json.Description')} ?? '', prijs: Number.isFinite(prijs) ? prijs : 0 } };`,
        ),
        when('Regel leesbaar?', [
          ['={{ $json.artikel }}', 'filled'],
          ['={{ $json.prijs }}', '>', 0],
        ]),
        evenWhenEmpty(
          table.find(
            'Huidige prijs',
            say('Inkoopprijzen', 'Purchase prices'),
            say('Artikel', 'Item'),
            '={{ $json.artikel }}',
          ),
        ),
        code(
          'Vergelijk',
          `
const oud = new Map($input.all().filter((item) => Object.keys(item.json).length > 0).map(({ json: $json }) => [String(${table.cell(say('Artikel', 'Item'))} ?? ''), ${asNumber(table.cell(say('Prijs', 'Price')))} || 0]));
return $('Regel leesbaar?').all().map(({ json }) => {
  const vorige = oud.get(json.artikel) ?? 0;
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
        gather('Verzamel stijgers', 'regels'),
        answeredWithin(
          chat.approve(
            'Vraag de inkoper',
            say(
              `=Nieuwe prijslijst van {{ $('Mail').first().json.from }}. Deze artikelen worden meer dan {{ ${STEEP_RISE} }}% duurder:\n{{ $json.regels.map((regel) => regel.artikel + ': ' + regel.vorige + ' > ' + regel.prijs + ' (' + regel.verschil + '%)').join('\\n') }}\nToch verwerken?`,
              `=New price list from {{ $('Mail').first().json.from }}. These items rise by more than {{ ${STEEP_RISE} }}%:\n{{ $json.regels.map((regel) => regel.artikel + ': ' + regel.vorige + ' > ' + regel.prijs + ' (' + regel.verschil + '%)').join('\\n') }}\nProcess them anyway?`,
            ),
          ),
          3,
          'days',
        ),
        when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        code(
          'Goedgekeurde regels',
          "return $('Verzamel stijgers').first().json.regels.map((json) => ({ json }));",
        ),
        table.upsert('Werk de prijs bij', say('Inkoopprijzen', 'Purchase prices'), say('Artikel', 'Item'), {
          [say('Artikel', 'Item')]: '={{ $json.artikel }}',
          [say('Omschrijving', 'Description')]: '={{ $json.omschrijving }}',
          [say('Prijs', 'Price')]: '={{ $json.prijs }}',
          [say('Bijgewerkt', 'Updated')]: '={{ $now.toISODate() }}',
        }),
        nothing('Niets te doen'),
        inbox.box.send(
          'Bezwaar naar de leverancier',
          "={{ $('Mail').first().json.from }}",
          say('Prijsstijging niet akkoord', 'Price rise not accepted'),
          say(
            t`Beste leverancier,<br><br>Met een deel van de nieuwe prijzen zijn we niet akkoord. Kunt u contact met ons opnemen?`,
            t`Dear supplier,<br><br>We do not accept part of the new prices. Could you get in touch with us?`,
          ),
        ),
        gather('Verzamel onleesbare regels', 'regels'),
        inbox.box.send(
          'Vraag een nieuwe lijst',
          "={{ $('Mail').first().json.from }}",
          say('Prijslijst niet leesbaar', 'Price list not readable'),
          say(
            '=Beste leverancier,<br><br>In uw prijslijst konden we {{ $json.regels.length }} regels niet lezen. Wilt u een nieuwe lijst sturen?',
            '=Dear supplier,<br><br>We could not read {{ $json.regels.length }} lines of your price list. Would you send a new list?',
          ),
        ),
      ],
      flow: [
        `${path} > Vaste leverancier? > Lees de prijslijst > Prijsregel > Regel leesbaar? > Huidige prijs > Vergelijk > Hoe groot is het verschil? > Verzamel stijgers > Vraag de inkoper > Akkoord? > Goedgekeurde regels > Werk de prijs bij`,
        'Hoe groot is het verschil? #1 > Werk de prijs bij',
        'Hoe groot is het verschil? #2 > Niets te doen',
        'Akkoord? #1 > Bezwaar naar de leverancier',
        'Regel leesbaar? #1 > Verzamel onleesbare regels > Vraag een nieuwe lijst',
      ],
    };
  },
});
