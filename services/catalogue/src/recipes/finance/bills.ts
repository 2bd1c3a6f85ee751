import { buying } from '../../apps/accounting.js';
import { approvalChats } from '../../apps/chats.js';
import { sharedDrives } from '../../apps/file-stores.js';
import { mailboxes } from '../../apps/mailers.js';
import { scanners } from '../../apps/scanners.js';
import { lookupTables } from '../../apps/tables.js';
import {
  chain,
  codeEach,
  combine,
  evenWhenEmpty,
  formEnd,
  formWithEnding,
  loop,
  only,
  reads,
  recipe,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const upload = (name: string, from: string) =>
  codeEach(
    name,
    `
// De factuur gaat verder onder de naam die de volgende stappen verwachten.
// Een pdf gaat voor, want een logo in de handtekening is ook een bijlage.
const bijlagen = Object.values($('${from}').item.binary ?? {});
const factuur = bijlagen.find((een) => een.mimeType === 'application/pdf') ?? bijlagen[0];
return { json: $json, binary: { data: factuur } };`,
  );

export const billInbox = recipe({
  id: 'bill-inbox',
  category: 'finance',
  tags: ['inkoopfacturen', 'ocr', 'akkoord'],
  saves: {
    minutes: 10,
    nl: 'Iemand opent de mail, typt de factuur over, bewaart de pdf en vraagt akkoord.',
    en: 'Someone opens the mail, retypes the invoice, files the PDF and asks for approval.',
  },
  variants: combine(
    { mailer: mailboxes, scanner: scanners, books: buying, store: sharedDrives, chat: approvalChats },
    { take: 12 },
  ),
  build: ({ mailer, scanner, books, store, chat }) => {
    const inbox = mailer.inboxWithFiles;
    const oneAccount = inbox.app.key === mailer.app.key;
    const mail = starts(inbox, 'Mail met bijlage', 'Bericht');
    const { nodes, path, ref: b } = reads(scanner, 'Lees factuur', 'Factuur');
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
        nl: `Inkoopfactuur uit ${inbox.app.label} via ${scanner.app.label} in ${books.app.label} boeken, akkoord in ${chat.app.label}`,
        en: `Book bills from ${inbox.app.label} in ${books.app.label} with ${scanner.app.label}, approval in ${chat.app.label}`,
      },
      description: {
        nl: `Zodra ${inbox.event.nl}, leest ${scanner.app.label} de factuur, gaat de pdf naar ${store.app.label} en wordt hij geboekt in ${books.app.label}. Klopt het totaal niet of is het veel, dan beslist ${chat.app.label}.`,
        en: `As soon as ${inbox.event.en}, ${scanner.app.label} reads the bill, the PDF goes to ${store.app.label} and it is booked in ${books.app.label}. When totals do not add up or are large, ${chat.app.label} decides.`,
      },
      benefit: {
        nl: 'Van mail naar boekhouding zonder overtypen, met een mens bij twijfel.',
        en: 'From mail to books without retyping, with a person when in doubt.',
      },
      uses: [
        [inbox, { nl: 'ontvangt de facturen', en: 'receives the bills' }],
        [
          {
            app: mailer.app,
            setup: [...(oneAccount ? (inbox.setup ?? []) : []), ...(mailer.setup ?? [])],
          },
          oneAccount
            ? { nl: 'ontvangt facturen en bericht de afzender', en: 'receives bills and informs the sender' }
            : { nl: 'bericht de afzender bij een afwijzing', en: 'informs the sender of a refusal' },
        ],
        [scanner, { nl: 'leest de bedragen', en: 'reads the amounts' }],
        [store, { nl: 'bewaart de pdf', en: 'keeps the PDF' }],
        [chat, { nl: 'beslist bij twijfel', en: 'decides when in doubt' }],
        [books, { nl: 'boekt de factuur', en: 'books the bill' }],
      ],
      setup: [
        {
          nl: 'Laat alleen de mailbox voor facturen op deze workflow uitkomen.',
          en: 'Let only the mailbox for invoices feed this flow.',
        },
        {
          nl: 'Zet in "Zonder vragen boeken?" vanaf welk bedrag je akkoord wilt.',
          en: 'Set in "Zonder vragen boeken?" above which amount you want approval.',
        },
      ],
      notes: [
        {
          over: ['Pak de bijlage', 'Bewaar pdf'],
          text: '## Altijd bewaren\nDe pdf gaat naar het archief, ook als het lezen mislukt. Zo is er niets kwijt.',
        },
        {
          over: ['Bericht voor bericht'],
          text: '## Eén mail tegelijk\nKomen er meer facturen tegelijk binnen, dan wacht de volgende op het besluit over de vorige.',
        },
        {
          over: ['Reken na', 'Zonder vragen boeken?'],
          text: '## Narekenen\nExclusief plus btw moet het totaal zijn. Twee cent speling vangt afronding op.',
        },
      ],
      nodes: [
        ...mail.nodes,
        loop('Bericht voor bericht', 1),
        upload('Pak de bijlage', mail.nodes[0]?.name ?? 'Mail met bijlage'),
        store.upload(
          'Bewaar pdf',
          "={{ $now.toFormat('yyyy-MM-dd') }} {{ $('Bericht').item.json.subject }}.pdf",
        ),
        ...nodes.map((spec, k) => (k === 0 ? withErrorBranch(spec) : spec)),
        codeEach(
          'Reken na',
          `
const f = $json;
const verschil = Math.abs(f.net + f.vat - f.total);
return { json: { klopt: Boolean(f.supplier && f.number && f.total > 0) && verschil <= 0.02, verschil: Number(verschil.toFixed(2)), totaal: f.total } };`,
        ),
        when('Zonder vragen boeken?', [
          ['={{ $json.klopt }}', 'yes'],
          ['={{ $json.totaal }}', '<', 1000],
        ]),
        chat.approve(
          'Vraag akkoord',
          t`Factuur ${b.number} van ${b.supplier}: ${b.total} euro (verschil ${"{{ $('Reken na').item.json.verschil }}"}). Boeken?`,
        ),
        when('Akkoord?', [['={{ $json.data.approved }}', 'yes']]),
        ...booking.map((spec, k) => (k === booking.length - 1 ? withErrorBranch(spec) : spec)),
        chat.post(
          'Meld boekfout',
          t`Factuur ${b.number} van ${b.supplier} (${b.total} euro) kon niet worden geboekt. Boek hem met de hand.`,
        ),
        chat.post('Meld geboekt', t`Geboekt: ${b.supplier}, factuur ${b.number}, ${b.total} euro.`),
        mailer.send(
          'Bericht de afzender',
          "={{ $('Bericht').item.json.from }}",
          'Over uw factuur',
          t`<p>Factuur ${b.number} is niet goedgekeurd. Wilt u contact met ons opnemen?</p>`,
        ),
        chat.post(
          'Meld onleesbaar',
          "=De bijlage van {{ $('Bericht').item.json.from }} kon niet worden gelezen. Ze staat in het archief.",
        ),
      ],
      flow: [
        `${mail.path} > Bericht voor bericht #1 > Pak de bijlage > Bewaar pdf`,
        `Pak de bijlage > ${path} > Reken na > Zonder vragen boeken? > ${chain(booking)} > Meld geboekt > Bericht voor bericht`,
        `Zonder vragen boeken? #1 > Vraag akkoord > Akkoord? > ${booking[0]?.name ?? 'Boek factuur'}`,
        'Akkoord? #1 > Bericht de afzender > Bericht voor bericht',
        'Boek factuur #1 > Meld boekfout > Bericht voor bericht',
        `${nodes[0]?.name ?? ''} #1 > Meld onleesbaar > Bericht voor bericht`,
      ],
    };
  },
});

export const billForm = recipe({
  id: 'bill-form',
  category: 'finance',
  tags: ['inkoopfacturen', 'formulier', 'ocr'],
  saves: {
    minutes: 6,
    nl: 'Een collega mailt een foto van een factuur, de boekhouder typt hem over.',
    en: 'A colleague mails a photo of a bill and the bookkeeper retypes it.',
  },
  variants: combine({ scanner: scanners, books: buying, table: lookupTables }, { take: 10 }),
  build: ({ scanner, books, table }) => {
    const { nodes, path, ref: b } = reads(scanner, 'Lees factuur', 'Factuur');
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
        nl: `Factuur uploaden: ${scanner.app.label} leest, ${table.app.label} vindt dubbelen, ${books.app.label} boekt`,
        en: `Upload a bill, read with ${scanner.app.label}, find doubles in ${table.app.label}, book in ${books.app.label}`,
      },
      description: {
        nl: `Een collega zet een factuur in het formulier. ${scanner.app.label} leest hem; staat het nummer al in ${table.app.label}, dan zegt de laatste pagina dat. Anders wordt hij geboekt in ${books.app.label} en vastgelegd.`,
        en: `A colleague drops a bill into the form. ${scanner.app.label} reads it; if ${table.app.label} already has the number, the last page says so. Otherwise it is booked in ${books.app.label} and recorded.`,
      },
      benefit: { nl: 'Geen factuur wordt nog twee keer betaald.', en: 'No bill is paid twice any more.' },
      uses: [
        [scanner, { nl: 'leest de factuur', en: 'reads the bill' }],
        [table, { nl: 'kent de eerdere facturen', en: 'knows earlier bills' }],
        [books, { nl: 'boekt de factuur', en: 'books the bill' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel Inkoopfacturen met Sleutel, Leverancier, Nummer, Totaal en Ingediend door.',
          en: 'Make the table Inkoopfacturen with Sleutel, Leverancier, Nummer, Totaal and Ingediend door.',
        },
      ],
      notes: [
        {
          over: ['Zoek dubbele', 'Al bekend?'],
          text: '## Dubbel of niet\nLeverancier en factuurnummer samen vormen de sleutel.',
        },
      ],
      nodes: [
        formWithEnding(
          'Factuur ingediend',
          'Factuur indienen',
          scanner.photos ? 'Upload een pdf of foto, wij doen de rest.' : 'Upload een pdf, wij doen de rest.',
          [
            ['factuur', 'Factuur', 'file'],
            ['naam', 'Jouw naam'],
          ],
        ),
        upload('Geef de factuur door', 'Factuur ingediend'),
        ...nodes,
        evenWhenEmpty(table.find('Zoek dubbele', 'Inkoopfacturen', 'Sleutel', t`${b.supplier} ${b.number}`)),
        when('Al bekend?', [[`={{ ${table.cell('Nummer')} ?? '' }}`, 'filled']]),
        formEnd(
          'Zeg dat hij er al is',
          'Deze factuur kennen we al',
          'Hij is eerder ingediend en geboekt. Je hoeft niets te doen.',
        ),
        ...booking,
        table.append('Leg vast', 'Inkoopfacturen', {
          Sleutel: t`${b.supplier} ${b.number}`,
          Leverancier: only(b.supplier),
          Nummer: only(b.number),
          Totaal: only(b.total),
          'Ingediend door': "={{ $('Factuur ingediend').item.json.naam }}",
        }),
        formEnd('Bevestig', 'Dank je wel', t`Factuur ${b.number} van ${b.supplier} is geboekt.`),
      ],
      flow: [
        `Factuur ingediend > Geef de factuur door > ${path} > Zoek dubbele > Al bekend? > Zeg dat hij er al is`,
        `Al bekend? #1 > ${chain(booking)} > Leg vast > Bevestig`,
      ],
    };
  },
});
