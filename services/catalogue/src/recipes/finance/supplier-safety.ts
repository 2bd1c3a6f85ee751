import { buying } from '../../apps/accounting.js';
import { approvalChats } from '../../apps/chats.js';
import { fileDrops } from '../../apps/file-stores.js';
import { ubl } from '../../apps/scanners.js';
import { fullTables } from '../../apps/tables.js';
import {
  chain,
  choose,
  combine,
  evenWhenEmpty,
  loop,
  only,
  reads,
  recipe,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const ublSafety = recipe({
  id: 'ubl-bank-account-check',
  category: 'finance',
  tags: ['ubl', 'factuurfraude', 'iban'],
  saves: {
    minutes: 12,
    nl: 'Iemand vergelijkt rekeningnummers op facturen met die van de leverancier.',
    en: 'Someone compares account numbers on invoices with those of the supplier.',
  },
  variants: combine({ drop: fileDrops, table: fullTables, books: buying, chat: approvalChats }, { take: 10 }),
  build: ({ drop, table, books, chat }) => {
    const file = starts(drop.newFile, 'Nieuw bestand', 'Bestand');
    const { nodes, path, ref: b } = reads(ubl, 'Lees UBL', 'Factuur');
    const booking = books.bookBill('Boek factuur', {
      supplier: only(b.supplier),
      number: only(b.number),
      date: only(b.date),
      due: only(b.due),
      net: only(b.net),
      vat: only(b.vat),
    });
    return {
      name: {
        nl: `E-facturen (UBL) uit ${drop.app.label} boeken in ${books.app.label} met IBAN-controle in ${table.app.label}`,
        en: `Book UBL e-invoices from ${drop.app.label} in ${books.app.label} with an IBAN check in ${table.app.label}`,
      },
      description: {
        nl: `Zodra ${drop.newFile.event.nl}, leest hij de UBL-factuur en vergelijkt het IBAN met dat van de leverancier in ${table.app.label}. Gelijk: boeken in ${books.app.label}. Gewijzigd of nieuw: eerst akkoord in ${chat.app.label}.`,
        en: `As soon as ${drop.newFile.event.en}, it reads the UBL invoice and compares its IBAN with the supplier’s in ${table.app.label}. Same: book in ${books.app.label}. Changed or new: approval in ${chat.app.label} first.`,
      },
      benefit: {
        nl: 'Een vals rekeningnummer valt op voordat je betaalt.',
        en: 'A false account number shows before you pay.',
      },
      uses: [
        [drop, { nl: 'levert de e-facturen', en: 'delivers the e-invoices' }],
        [table, { nl: 'kent de rekeningnummers', en: 'knows the account numbers' }],
        [books, { nl: 'boekt de factuur', en: 'books the bill' }],
        [chat, { nl: 'beslist bij een ander nummer', en: 'decides on a different number' }],
      ],
      setup: [
        {
          nl: 'Vul de tabel Leveranciers met de kolommen Leverancier en IBAN.',
          en: 'Fill the table Leveranciers with the columns Leverancier and IBAN.',
        },
      ],
      notes: [
        {
          over: ['Is het een xml?', 'Factuur'],
          text: '## UBL\nHet formaat dat de overheid en Peppol gebruiken. Er komt geen OCR aan te pas, dus ook geen leesfouten.',
        },
        {
          over: ['Vergelijk IBAN', 'Vertrouwen?'],
          text: '## Factuurfraude\nNa akkoord onthoudt de tabel het nieuwe nummer. Een gewijzigd rekeningnummer is het bekendste signaal. Bel bij twijfel het nummer dat je al had.',
        },
      ],
      nodes: [
        ...file.nodes,
        loop('Bestand voor bestand', 1),
        when('Is het een xml?', [['={{ $json.name.toLowerCase() }}', 'matches', '\\.xml$']]),
        ...nodes.map((spec, k) => (k === 0 ? withErrorBranch(spec) : spec)),
        set('IBAN op factuur', {
          iban: `={{ ($json.factuur?.['cac:PaymentMeans']?.['cac:PayeeFinancialAccount']?.['cbc:ID'] ?? '').replace(/\\s/g, '') }}`,
        }),
        evenWhenEmpty(table.find('Zoek leverancier', 'Leveranciers', 'Leverancier', only(b.supplier))),
        set('Vergelijk IBAN', {
          bekend: `={{ String(${table.cell('IBAN')} ?? '').replace(/\\s/g, '') }}`,
          opFactuur: "={{ $('IBAN op factuur').item.json.iban }}",
        }),
        choose(
          'Wat klopt er?',
          [
            [
              'Gelijk',
              ['={{ $json.bekend }}', 'filled'],
              ['={{ $json.bekend }}', 'is', '={{ $json.opFactuur }}'],
            ],
            ['Gewijzigd', ['={{ $json.bekend }}', 'filled']],
          ],
          'Nieuw',
        ),
        chat.approve(
          'Vraag na bij wijziging',
          t`Let op: ${b.supplier} gebruikt op factuur ${b.number} een ander IBAN (${'{{ $json.opFactuur }}'}). Gebeld en akkoord?`,
        ),
        chat.approve(
          'Vraag na bij nieuwe',
          t`Nieuwe leverancier ${b.supplier}, factuur ${b.number} van ${b.total} euro. Toelaten?`,
        ),
        when('Vertrouwen?', [['={{ $json.data.approved }}', 'yes']]),
        table.upsert('Onthoud IBAN', 'Leveranciers', 'Leverancier', {
          Leverancier: only(b.supplier),
          IBAN: "={{ $('IBAN op factuur').item.json.iban }}",
        }),
        ...booking.map((spec, k) => (k === booking.length - 1 ? withErrorBranch(spec) : spec)),
        chat.post(
          'Meld boekfout',
          t`Factuur ${b.number} van ${b.supplier} (${b.total} euro) kon niet worden geboekt. Boek hem met de hand.`,
        ),
        chat.post('Meld geblokkeerd', t`Factuur ${b.number} van ${b.supplier} is geblokkeerd. Niet betalen.`),
        table.append('Leg blokkade vast', 'Geblokkeerde facturen', {
          Leverancier: only(b.supplier),
          Nummer: only(b.number),
          Totaal: only(b.total),
          IBAN: "={{ $('IBAN op factuur').item.json.iban }}",
        }),
        chat.post(
          'Meld verkeerd bestand',
          t`${file.ref.name} is geen UBL-factuur en blijft in de map staan.`,
        ),
      ],
      flow: [
        `${file.path} > Bestand voor bestand #1 > Is het een xml? > ${path} > IBAN op factuur > Zoek leverancier > Vergelijk IBAN > Wat klopt er? > ${chain(booking)} > Bestand voor bestand`,
        'Wat klopt er? #1 > Vraag na bij wijziging > Vertrouwen?',
        'Wat klopt er? #2 > Vraag na bij nieuwe > Vertrouwen?',
        `Vertrouwen? > Onthoud IBAN > ${booking[0]?.name ?? 'Boek factuur'}`,
        'Vertrouwen? #1 > Meld geblokkeerd > Leg blokkade vast > Bestand voor bestand',
        'Is het een xml? #1 > Meld verkeerd bestand > Bestand voor bestand',
        'Boek factuur #1 > Meld boekfout > Bestand voor bestand',
        `${nodes[0]?.name ?? ''} #1 > Meld verkeerd bestand`,
      ],
    };
  },
});
