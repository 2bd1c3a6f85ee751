import { buying } from '../../apps/accounting.js';
import { approvalChats } from '../../apps/chats.js';
import { fileDrops } from '../../apps/file-stores.js';
import { ubl } from '../../apps/scanners.js';
import { fullTables } from '../../apps/tables.js';
import {
  answeredWithin,
  chain,
  choose,
  combine,
  euros,
  evenWhenEmpty,
  loop,
  only,
  onlyNew,
  reads,
  recipe,
  say,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

/** What stands inside the braces of a reference. */
const inner = (reference: string): string => reference.slice(3, -3);

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
          en: 'Fill the table Suppliers with the columns Supplier and IBAN.',
        },
      ],
      notes: [
        {
          over: ['Is het een xml?', 'Factuur'],
          text: say(
            '## UBL\nHet formaat dat de overheid en Peppol gebruiken. Er komt geen OCR aan te pas, dus ook geen leesfouten.',
            '## UBL\nThe format that Dutch authorities and Peppol use. No OCR is involved, so no reading errors either.',
          ),
        },
        {
          over: ['Vergelijk IBAN', 'Vertrouwen?'],
          text: say(
            '## Factuurfraude\nNa akkoord onthoudt de tabel het nieuwe nummer. Een gewijzigd rekeningnummer is het bekendste signaal. Bel bij twijfel het nummer dat je al had.',
            '## Invoice fraud\nAfter approval the table remembers the new number. A changed account number is the best known sign. When in doubt, call the number you already had.',
          ),
        },
      ],
      names: {
        'Nieuw bestand': 'New file',
        Bestand: 'File',
        'Bestand voor bestand': 'File by file',
        'Is het een xml?': 'Is it an XML file?',
        'Lees UBL': 'Read the UBL',
        Factuur: 'Bill',
        'IBAN op factuur': 'IBAN on the bill',
        'Nog niet gezien': 'Not seen before',
        'Nieuwe factuur?': 'A new bill?',
        'Meld dubbele factuur': 'Report a double bill',
        'Zoek leverancier': 'Find the supplier',
        'Vergelijk IBAN': 'Compare the IBAN',
        'Wat klopt er?': 'What matches?',
        'Vraag na bij wijziging': 'Ask about a change',
        'Vraag na bij nieuwe': 'Ask about a new one',
        'Vertrouwen?': 'Trusted?',
        'Onthoud IBAN': 'Remember the IBAN',
        'Boek factuur': 'Book the bill',
        'Meld boekfout': 'Report booking failure',
        'Meld geblokkeerd': 'Report as blocked',
        'Leg blokkade vast': 'Record the block',
        'Meld verkeerd bestand': 'Report a wrong file',
      },
      nodes: [
        ...file.nodes,
        loop('Bestand voor bestand', 1),
        when('Is het een xml?', [['={{ $json.name.toLowerCase() }}', 'matches', '\\.xml$']]),
        ...nodes.map((spec) => withErrorBranch(spec)),
        set('IBAN op factuur', {
          iban: `={{ String($json.factuur?.['cac:PaymentMeans']?.['cac:PayeeFinancialAccount']?.['cbc:ID'] ?? '').replace(/\\s/g, '').toUpperCase() }}`,
        }),
        evenWhenEmpty(
          onlyNew(
            'Nog niet gezien',
            `={{ ${inner(b.number)} ? (${inner(b.supplier)} + ' ' + ${inner(b.number)}).toLowerCase() : $execution.id + '-' + $runIndex }}`,
          ),
        ),
        when('Nieuwe factuur?', [['={{ $json.iban !== undefined }}', 'yes']]),
        chat.post(
          'Meld dubbele factuur',
          say(
            t`Factuur ${b.number} van ${b.supplier} (${euros(b.total)}) kwam al eerder binnen en is niet nog eens geboekt.`,
            t`Bill ${b.number} from ${b.supplier} (${euros(b.total)}) came in before and was not booked again.`,
          ),
        ),
        evenWhenEmpty(
          table.find(
            'Zoek leverancier',
            say('Leveranciers', 'Suppliers'),
            say('Leverancier', 'Supplier'),
            only(b.supplier),
          ),
        ),
        set('Vergelijk IBAN', {
          bekend: `={{ String(${table.cell('IBAN')} ?? '').replace(/\\s/g, '').toUpperCase() }}`,
          opFactuur: "={{ $('IBAN op factuur').item.json.iban }}",
        }),
        choose(
          'Wat klopt er?',
          [
            [
              say('Gelijk', 'Same'),
              ['={{ $json.bekend }}', 'filled'],
              ['={{ $json.bekend }}', 'is', '={{ $json.opFactuur }}'],
            ],
            [say('Gewijzigd', 'Changed'), ['={{ $json.bekend }}', 'filled']],
          ],
          say('Nieuw', 'New'),
        ),
        answeredWithin(
          chat.approve(
            'Vraag na bij wijziging',
            say(
              t`Let op: ${b.supplier} gebruikt op factuur ${b.number} een ander IBAN (${'{{ $json.opFactuur }}'}). Gebeld en akkoord?`,
              t`Note: ${b.supplier} uses another IBAN on bill ${b.number} (${'{{ $json.opFactuur }}'}). Called and approved?`,
            ),
          ),
          5,
          'days',
        ),
        answeredWithin(
          chat.approve(
            'Vraag na bij nieuwe',
            say(
              t`Nieuwe leverancier ${b.supplier}, factuur ${b.number} van ${euros(b.total)}. Toelaten?`,
              t`New supplier ${b.supplier}, bill ${b.number} of ${euros(b.total)}. Allow it?`,
            ),
          ),
          5,
          'days',
        ),
        when('Vertrouwen?', [['={{ $json.data?.approved }}', 'yes']]),
        table.upsert('Onthoud IBAN', say('Leveranciers', 'Suppliers'), say('Leverancier', 'Supplier'), {
          [say('Leverancier', 'Supplier')]: only(b.supplier),
          IBAN: "={{ $('IBAN op factuur').item.json.iban }}",
        }),
        ...booking.map((spec, k) => (k === booking.length - 1 ? withErrorBranch(spec) : spec)),
        chat.post(
          'Meld boekfout',
          say(
            t`Factuur ${b.number} van ${b.supplier} (${euros(b.total)}) kon niet worden geboekt. Boek hem met de hand.`,
            t`Bill ${b.number} from ${b.supplier} (${euros(b.total)}) could not be booked. Book it by hand.`,
          ),
        ),
        chat.post(
          'Meld geblokkeerd',
          say(
            t`Factuur ${b.number} van ${b.supplier} is geblokkeerd. Niet betalen.`,
            t`Bill ${b.number} from ${b.supplier} is blocked. Do not pay.`,
          ),
        ),
        table.append('Leg blokkade vast', say('Geblokkeerde facturen', 'Blocked bills'), {
          [say('Leverancier', 'Supplier')]: only(b.supplier),
          [say('Nummer', 'Number')]: only(b.number),
          [say('Totaal', 'Total')]: only(b.total),
          IBAN: "={{ $('IBAN op factuur').item.json.iban }}",
        }),
        chat.post(
          'Meld verkeerd bestand',
          say(
            t`${file.ref.name} is geen UBL-factuur en blijft in de map staan.`,
            t`${file.ref.name} is not a UBL invoice and stays in the folder.`,
          ),
        ),
      ],
      flow: [
        `${file.path} > Bestand voor bestand #1 > Is het een xml? > ${path} > IBAN op factuur > Nog niet gezien > Nieuwe factuur? > Zoek leverancier > Vergelijk IBAN > Wat klopt er? > ${chain(booking)} > Bestand voor bestand`,
        'Nieuwe factuur? #1 > Meld dubbele factuur > Bestand voor bestand',
        'Wat klopt er? #1 > Vraag na bij wijziging > Vertrouwen?',
        'Wat klopt er? #2 > Vraag na bij nieuwe > Vertrouwen?',
        `Vertrouwen? > Onthoud IBAN > ${booking[0]?.name ?? 'Boek factuur'}`,
        'Vertrouwen? #1 > Meld geblokkeerd > Leg blokkade vast > Bestand voor bestand',
        'Is het een xml? #1 > Meld verkeerd bestand > Bestand voor bestand',
        'Boek factuur #1 > Meld boekfout > Bestand voor bestand',
        ...nodes.map((spec) => `${spec.name} #1 > Meld verkeerd bestand`),
      ],
    };
  },
});
