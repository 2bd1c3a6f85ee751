import { approvalChats } from '../../apps/chats.js';
import { mailboxes } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import {
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
  spares,
  starts,
  t,
  when,
} from '../../kit/index.js';

const inboxes = mailboxes.map((box) => ({ ...box.inboxWithFiles, box }));

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
        `Leest de Excel-prijslijst die een leverancier naar ${inbox.app.label} mailt, werkt ${table.app.label} bij en vraagt in ${chat.app.label} akkoord voor artikelen die meer dan tien procent duurder worden.`,
        `Reads the Excel price list that a supplier sends to ${inbox.app.label}, updates ${table.app.label} and asks ${chat.app.label} to approve items that rise by over ten per cent.`,
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
          'Zet in "Vaste leverancier?" de domeinen van je leveranciers.',
          'Put your suppliers\' domains into "Vaste leverancier?".',
        ),
        both(
          'Pas in "Prijsregel" de kolomkoppen van hun lijst aan.',
          'Adapt the headings of their list in "Prijsregel".',
        ),
      ],
      notes: [
        {
          over: ['Huidige prijs', 'Hoe groot is het verschil?'],
          text: '## Vergelijken\nElke regel wordt naast de bekende prijs gelegd. Meer dan tien procent erbij telt als fors; het percentage staat in "Vergelijk".',
        },
        {
          over: ['Verzamel stijgers', 'Goedgekeurde regels'],
          text: '## Akkoord in één keer\nAlle forse stijgingen gaan samen in één bericht, zodat de inkoper maar één keer hoeft te beslissen.',
        },
      ],
      nodes: [
        ...nodes,
        keep('Vaste leverancier?', [[`=${m.from}`, 'contains', 'example.com']]),
        readFile('Lees de prijslijst', 'xlsx', 'attachment_0'),
        codeEach(
          'Prijsregel',
          `
const prijs = Number(String($json.Prijs ?? '').replace(',', '.'));
return { json: { artikel: String($json.Artikelnummer ?? '').trim(), omschrijving: $json.Omschrijving ?? '', prijs: Number.isFinite(prijs) ? prijs : 0 } };`,
        ),
        when('Regel leesbaar?', [
          ['={{ $json.artikel }}', 'filled'],
          ['={{ $json.prijs }}', '>', 0],
        ]),
        evenWhenEmpty(table.find('Huidige prijs', 'Inkoopprijzen', 'Artikel', '={{ $json.artikel }}')),
        code(
          'Vergelijk',
          `
const oud = new Map($input.all().filter((item) => Object.keys(item.json).length > 0).map(({ json: $json }) => [String(${table.cell('Artikel')} ?? ''), Number(${table.cell('Prijs')} ?? 0)]));
return $('Regel leesbaar?').all().map(({ json }) => {
  const vorige = oud.get(json.artikel) ?? 0;
  const verschil = vorige > 0 ? Math.round(((json.prijs - vorige) / vorige) * 1000) / 10 : 0;
  return { json: { ...json, vorige, verschil, soort: vorige === json.prijs ? 'gelijk' : verschil > 10 ? 'fors' : 'gewijzigd' } };
});`,
        ),
        choose(
          'Hoe groot is het verschil?',
          [
            ['Fors duurder', ['={{ $json.soort }}', 'is', 'fors']],
            ['Gewijzigd', ['={{ $json.soort }}', 'is', 'gewijzigd']],
          ],
          'Gelijk',
        ),
        gather('Verzamel stijgers', 'regels'),
        chat.approve(
          'Vraag de inkoper',
          "=Nieuwe prijslijst van {{ $('Mail').first().json.from }}. Deze artikelen worden meer dan 10% duurder:\n{{ $json.regels.map((regel) => regel.artikel + ': ' + regel.vorige + ' > ' + regel.prijs + ' (' + regel.verschil + '%)').join('\\n') }}\nToch verwerken?",
        ),
        when('Akkoord?', [['={{ $json.data.approved }}', 'yes']]),
        code(
          'Goedgekeurde regels',
          "return $('Verzamel stijgers').first().json.regels.map((json) => ({ json }));",
        ),
        table.upsert('Werk de prijs bij', 'Inkoopprijzen', 'Artikel', {
          Artikel: '={{ $json.artikel }}',
          Omschrijving: '={{ $json.omschrijving }}',
          Prijs: '={{ $json.prijs }}',
          Bijgewerkt: '={{ $now.toISODate() }}',
        }),
        nothing('Niets te doen'),
        inbox.box.send(
          'Bezwaar naar de leverancier',
          "={{ $('Mail').first().json.from }}",
          'Prijsstijging niet akkoord',
          t`Beste leverancier,<br><br>Met een deel van de nieuwe prijzen zijn we niet akkoord. Kunt u contact met ons opnemen?`,
        ),
        gather('Verzamel onleesbare regels', 'regels'),
        inbox.box.send(
          'Vraag een nieuwe lijst',
          "={{ $('Mail').first().json.from }}",
          'Prijslijst niet leesbaar',
          '=Beste leverancier,<br><br>In uw prijslijst konden we {{ $json.regels.length }} regels niet lezen. Wilt u een nieuwe lijst sturen?',
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
