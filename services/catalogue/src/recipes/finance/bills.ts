import { buying } from '../../apps/accounting.js';
import { approvalChats } from '../../apps/chats.js';
import { sharedDrives } from '../../apps/file-stores.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { scanners } from '../../apps/scanners.js';
import { lookupTables } from '../../apps/tables.js';
import {
  answeredWithin,
  chain,
  codeEach,
  combine,
  euros,
  evenWhenEmpty,
  formEnd,
  formWithEnding,
  loop,
  type NodeSpec,
  only,
  onlyNew,
  reads,
  recipe,
  say,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

/** @param goesOn what it gives where there is a document */
const upload = (name: string, from: string, goesOn = 'return { json: $json, binary: { data: factuur } };') =>
  codeEach(
    name,
    `
${say('// De factuur gaat verder onder de naam die de volgende stappen verwachten.', '// The bill goes on under the name that the next steps expect.')}
${say('// Een pdf gaat voor, want een logo in de handtekening is ook een bijlage.', '// A PDF comes first, because a logo in the signature is an attachment too.')}
const bijlagen = Object.values($('${from}').item.binary ?? {});
const factuur = bijlagen.find((een) => een.mimeType === 'application/pdf') ?? bijlagen[0];
${goesOn}`,
  );

const UNASKED = ownLimit(
  ['Boeken zonder akkoord tot', 'Book without approval up to'],
  [
    'Onder dit bedrag in euro gaat een kloppende factuur zonder vragen de boeken in.',
    'Below this amount in euros a bill that adds up is booked without asking.',
  ],
  1000,
);

/** A step of an app that says nothing of an error itself. */
const mayRefuse = ({ type, attach, onError }: NodeSpec): boolean =>
  !attach && onError === undefined && !/\.(set|code|if|filter|switch)$/.test(type);
/** What stands inside the braces of a reference. */
const inner = (reference: string): string => reference.slice(3, -3);

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
      ],
      notes: [
        {
          over: ['Pak de bijlage', 'Bewaar pdf'],
          text: say(
            '## Altijd bewaren\nDe pdf gaat naar het archief, ook als het lezen mislukt. Zo is er niets kwijt.',
            '## Always keep it\nThe PDF goes to the archive, even when reading fails. That way nothing is lost.',
          ),
        },
        {
          over: ['Bericht voor bericht'],
          text: say(
            '## Eén mail tegelijk\nKomen er meer facturen tegelijk binnen, dan wacht de volgende op het besluit over de vorige.',
            '## One mail at a time\nWhen several bills come in together, the next waits for the decision on the one before.',
          ),
        },
        {
          over: ['Reken na', 'Zonder vragen boeken?'],
          text: say(
            '## Narekenen\nExclusief plus btw moet het totaal zijn. Twee cent speling vangt afronding op. Een factuur die al eens binnenkwam (zelfde leverancier en nummer) wordt gemeld en niet nog eens geboekt.',
            '## Check the sums\nNet plus VAT must be the total. Two cents of slack allow for rounding. A bill that came in before (same supplier and number) is told and not booked again.',
          ),
        },
      ],
      names: {
        'Mail met bijlage': 'Mail with attachment',
        Bericht: 'Message',
        'Bericht voor bericht': 'Message by message',
        'Pak de bijlage': 'Take the attachment',
        'Factuur erbij?': 'Bill attached?',
        'Meld zonder bijlage': 'Report without attachment',
        'Bewaar pdf': 'Keep the PDF',
        'Lees factuur': 'Read the bill',
        Factuur: 'Bill',
        'Reken na': 'Check the sums',
        'Nog niet gezien': 'Not seen before',
        'Nieuwe factuur?': 'A new bill?',
        'Meld dubbele factuur': 'Report a double bill',
        'Meld niet bewaard': 'Report what was not kept',
        'Zonder vragen boeken?': 'Book without asking?',
        'Vraag akkoord': 'Ask for approval',
        'Akkoord?': 'Approved?',
        'Nee gezegd?': 'Was it a no?',
        'Meld onbeantwoord': 'Report as unanswered',
        'Boek factuur': 'Book the bill',
        'Meld boekfout': 'Report booking failure',
        'Meld geboekt': 'Report as booked',
        'Bericht de afzender': 'Inform the sender',
        'Meld onleesbaar': 'Report as unreadable',
      },
      nodes: [
        ...mail.nodes,
        loop('Bericht voor bericht', 1),
        upload(
          'Pak de bijlage',
          mail.nodes[0]?.name ?? 'Mail met bijlage',
          'return { json: { ...$json, erbij: Boolean(factuur) }, ...(factuur && { binary: { data: factuur } }) };',
        ),
        when('Factuur erbij?', [['={{ $json.erbij }}', 'yes']]),
        withErrorBranch(
          store.upload(
            'Bewaar pdf',
            "={{ $now.toFormat('yyyy-MM-dd') }} {{ String($('Bericht').item.json.subject ?? '').replace(/[\\\\/:*?\"<>|]+/g, ' ').trim() }}.pdf",
          ),
        ),
        ...nodes.map((spec) => (spec.attach ? spec : withErrorBranch(spec))),
        codeEach(
          'Reken na',
          `
const f = $json;
const verschil = Math.abs(f.net + f.vat - f.total);
return { json: { klopt: Boolean(f.supplier && f.number && f.total > 0) && verschil <= 0.02, verschil: Number(verschil.toFixed(2)), totaal: f.total } };`,
        ),
        evenWhenEmpty(
          onlyNew(
            'Nog niet gezien',
            `={{ ${inner(b.number)} ? (${inner(b.supplier)} + ' ' + ${inner(b.number)}).toLowerCase() : $execution.id + '-' + $runIndex }}`,
          ),
        ),
        when('Nieuwe factuur?', [['={{ $json.totaal !== undefined }}', 'yes']]),
        when('Zonder vragen boeken?', [
          ['={{ $json.klopt }}', 'yes'],
          ['={{ $json.totaal }}', '<', `={{ ${UNASKED} }}`],
        ]),
        answeredWithin(
          chat.approve(
            'Vraag akkoord',
            say(
              t`Factuur ${b.number} van ${b.supplier}: ${euros(b.total)} (verschil ${euros("$('Reken na').item.json.verschil")}). Boeken?`,
              t`Bill ${b.number} from ${b.supplier}: ${euros(b.total)} (difference ${euros("$('Reken na').item.json.verschil")}). Book it?`,
            ),
          ),
          5,
          'days',
        ),
        when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        ...booking.map((spec, k) => (k === booking.length - 1 ? withErrorBranch(spec) : spec)),
        chat.post(
          'Meld boekfout',
          say(
            t`Factuur ${b.number} van ${b.supplier} (${euros(b.total)}) kon niet worden geboekt. Boek hem met de hand.`,
            t`Bill ${b.number} from ${b.supplier} (${euros(b.total)}) could not be booked. Book it by hand.`,
          ),
        ),
        chat.post(
          'Meld geboekt',
          say(
            t`Geboekt: ${b.supplier}, factuur ${b.number}, ${euros(b.total)}.`,
            t`Booked: ${b.supplier}, bill ${b.number}, ${euros(b.total)}.`,
          ),
        ),
        mailer.send(
          'Bericht de afzender',
          "={{ $('Bericht').item.json.from }}",
          say('Over uw factuur', 'About your invoice'),
          say(
            t`<p>Factuur ${b.number} is niet goedgekeurd. Wilt u contact met ons opnemen?</p>`,
            t`<p>Invoice ${b.number} was not approved. Would you please contact us?</p>`,
          ),
        ),
        when('Nee gezegd?', [['={{ $json.data?.approved === false }}', 'yes']]),
        chat.post(
          'Meld onbeantwoord',
          say(
            t`Over factuur ${b.number} van ${b.supplier} (${euros(b.total)}) is vijf dagen niet beslist. Hij is niet geboekt en de afzender weet van niets; boek hem met de hand.`,
            t`Nobody decided on bill ${b.number} from ${b.supplier} (${euros(b.total)}) for five days. It was not booked and the sender was told nothing; book it by hand.`,
          ),
        ),
        chat.post(
          'Meld dubbele factuur',
          say(
            t`Factuur ${b.number} van ${b.supplier} (${euros(b.total)}) kwam al eerder binnen en is niet nog eens geboekt.`,
            t`Bill ${b.number} from ${b.supplier} (${euros(b.total)}) came in before and was not booked again.`,
          ),
        ),
        chat.post(
          'Meld niet bewaard',
          say(
            "=De bijlage van {{ $('Bericht').item.json.from }} ({{ $('Bericht').item.json.subject }}) kon niet in het archief. Bewaar haar zelf.",
            "=The attachment from {{ $('Bericht').item.json.from }} ({{ $('Bericht').item.json.subject }}) could not be put in the archive. Keep it yourself.",
          ),
        ),
        chat.post(
          'Meld zonder bijlage',
          say(
            "=In de mail van {{ $('Bericht').item.json.from }} ({{ $('Bericht').item.json.subject }}) zit geen factuur. Kijk of er een link in staat.",
            "=The mail from {{ $('Bericht').item.json.from }} ({{ $('Bericht').item.json.subject }}) has no bill attached. See whether there is a link in it.",
          ),
        ),
        chat.post(
          'Meld onleesbaar',
          say(
            "=De bijlage van {{ $('Bericht').item.json.from }} kon niet worden gelezen. Kijk zelf en boek haar met de hand.",
            "=The attachment from {{ $('Bericht').item.json.from }} could not be read. Look yourself and book it by hand.",
          ),
        ),
      ],
      flow: [
        `${mail.path} > Bericht voor bericht #1 > Pak de bijlage > Factuur erbij? > Bewaar pdf`,
        'Factuur erbij? #1 > Meld zonder bijlage > Bericht voor bericht',
        `Factuur erbij? > ${path} > Reken na > Nog niet gezien > Nieuwe factuur? > Zonder vragen boeken? > ${chain(booking)} > Meld geboekt > Bericht voor bericht`,
        'Nieuwe factuur? #1 > Meld dubbele factuur > Bericht voor bericht',
        'Bewaar pdf #1 > Meld niet bewaard',
        `Zonder vragen boeken? #1 > Vraag akkoord > Akkoord? > ${booking[0]?.name ?? 'Boek factuur'}`,
        'Akkoord? #1 > Nee gezegd? > Bericht de afzender > Bericht voor bericht',
        'Nee gezegd? #1 > Meld onbeantwoord > Bericht voor bericht',
        'Boek factuur #1 > Meld boekfout > Bericht voor bericht',
        'Meld onleesbaar > Bericht voor bericht',
        ...nodes.filter((spec) => !spec.attach).map((spec) => `${spec.name} #1 > Meld onleesbaar`),
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
          en: 'Make the table Purchase invoices with Key, Supplier, Number, Total and Submitted by.',
        },
      ],
      notes: [
        {
          over: ['Zoek dubbele', 'Al bekend?'],
          text: say(
            '## Dubbel of niet\nLeverancier en factuurnummer samen vormen de sleutel.',
            '## Double or not\nSupplier and invoice number together are the key.',
          ),
        },
      ],
      names: {
        'Factuur ingediend': 'Bill submitted',
        'Geef de factuur door': 'Pass the bill on',
        'Lees factuur': 'Read the bill',
        Factuur: 'Bill',
        'Alles gelezen?': 'All of it read?',
        'Zoek dubbele': 'Find a double',
        'Al bekend?': 'Known already?',
        'Zeg dat het niet lukte': 'Say that it did not work',
        'Zeg dat hij er al is': 'Say it is there already',
        'Boek factuur': 'Book the bill',
        'Leg vast': 'Record',
        Bevestig: 'Confirm',
      },
      nodes: [
        formWithEnding(
          'Factuur ingediend',
          say('Factuur indienen', 'Submit a bill'),
          scanner.photos
            ? say('Upload een pdf of foto, wij doen de rest.', 'Upload a PDF or photo, we do the rest.')
            : say('Upload een pdf, wij doen de rest.', 'Upload a PDF, we do the rest.'),
          [
            ['factuur', say('Factuur', 'Bill'), 'file'],
            ['naam', say('Jouw naam', 'Your name')],
          ],
        ),
        upload('Geef de factuur door', 'Factuur ingediend'),
        ...nodes.map((spec) => (spec.attach ? spec : withErrorBranch(spec))),
        when('Alles gelezen?', [
          [only(b.supplier), 'filled'],
          [only(b.number), 'filled'],
          [`={{ Number(${inner(b.total)}) || 0 }}`, '>', 0],
          [
            `={{ Math.abs((Number(${inner(b.net)}) || 0) + (Number(${inner(b.vat)}) || 0) - (Number(${inner(b.total)}) || 0)) < 0.025 }}`,
            'yes',
          ],
        ]),
        evenWhenEmpty(
          table.find(
            'Zoek dubbele',
            say('Inkoopfacturen', 'Purchase invoices'),
            say('Sleutel', 'Key'),
            t`${b.supplier} ${b.number}`,
          ),
        ),
        when('Al bekend?', [[`={{ ${table.cell(say('Nummer', 'Number'))} ?? '' }}`, 'filled']]),
        formEnd(
          'Zeg dat hij er al is',
          say('Deze factuur kennen we al', 'We know this bill already'),
          say(
            'Hij is eerder ingediend en geboekt. Je hoeft niets te doen.',
            'It was submitted and booked before. You need not do anything.',
          ),
        ),
        ...booking.map((spec) => (mayRefuse(spec) ? withErrorBranch(spec) : spec)),
        formEnd(
          'Zeg dat het niet lukte',
          say('Dat lukte niet', 'That did not work'),
          say(
            'De factuur kon niet helemaal worden gelezen of niet worden geboekt. Geef hem aan de administratie.',
            'The bill could not be read in full or not be booked. Hand it to the accounts department.',
          ),
        ),
        table.append('Leg vast', say('Inkoopfacturen', 'Purchase invoices'), {
          [say('Sleutel', 'Key')]: t`${b.supplier} ${b.number}`,
          [say('Leverancier', 'Supplier')]: only(b.supplier),
          [say('Nummer', 'Number')]: only(b.number),
          [say('Totaal', 'Total')]: only(b.total),
          [say('Ingediend door', 'Submitted by')]: "={{ $('Factuur ingediend').item.json.naam }}",
        }),
        formEnd(
          'Bevestig',
          say('Dank je wel', 'Thank you'),
          say(
            t`Factuur ${b.number} van ${b.supplier} is geboekt.`,
            t`Bill ${b.number} from ${b.supplier} is booked.`,
          ),
        ),
      ],
      flow: [
        `Factuur ingediend > Geef de factuur door > ${path} > Alles gelezen? > Zoek dubbele > Al bekend? > Zeg dat hij er al is`,
        `Al bekend? #1 > ${chain(booking)} > Leg vast > Bevestig`,
        'Alles gelezen? #1 > Zeg dat het niet lukte',
        ...booking.filter(mayRefuse).map((spec) => `${spec.name} #1 > Zeg dat het niet lukte`),
        ...nodes.filter((spec) => !spec.attach).map((spec) => `${spec.name} #1 > Zeg dat het niet lukte`),
      ],
    };
  },
});
