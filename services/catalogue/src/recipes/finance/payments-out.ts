import { approvalChats, chats } from '../../apps/chats.js';
import { sharedDrives } from '../../apps/file-stores.js';
import { mailboxes, mailers } from '../../apps/mailers.js';
import { payPalApp, payPalPayout } from '../../apps/payments.js';
import { scanners } from '../../apps/scanners.js';
import { fullTables } from '../../apps/tables.js';
import {
  code,
  codeEach,
  combine,
  everyMonths,
  everyWeek,
  form,
  keep,
  loop,
  only,
  onlyOnce,
  reads,
  recipe,
  rowsOf,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const sepaBatch = recipe({
  id: 'sepa-batch',
  category: 'finance',
  tags: ['sepa', 'betaalbatch', 'crediteuren'],
  saves: {
    minutes: 45,
    nl: 'Iemand voert wekelijks alle overboekingen met de hand in bij de bank.',
    en: 'Every week someone enters all transfers at the bank by hand.',
  },
  variants: combine(
    { table: fullTables, store: sharedDrives, mailer: mailboxes, chat: chats },
    { take: 9, apart: ['table', 'store'] },
  ),
  build: ({ table, store, mailer, chat }) => {
    const rows = rowsOf(table, 'Lees te betalen', 'Te betalen', 'Post', {
      kenmerk: 'Kenmerk',
      naam: 'Leverancier',
      iban: 'IBAN',
      bedrag: 'Bedrag',
      vervalt: 'Vervaldatum',
      status: 'Status',
    });
    return {
      name: {
        nl: `Wekelijkse SEPA-batch uit ${table.app.label}, bestand in ${store.app.label}, akkoord via ${mailer.app.label}`,
        en: `Weekly SEPA batch from ${table.app.label}, file in ${store.app.label}, approval by ${mailer.app.label}`,
      },
      description: {
        nl: `Donderdag verzamelt hij uit ${table.app.label} wat binnen een week vervalt, keurt elk IBAN en maakt een pain.001-bestand in ${store.app.label}. Na akkoord via ${mailer.app.label} gaan de regels op ingediend; fouten staan in ${chat.app.label}.`,
        en: `On Thursday it collects from ${table.app.label} what falls due within a week, tests every IBAN and makes a pain.001 file in ${store.app.label}. After approval by ${mailer.app.label} rows are marked; errors show in ${chat.app.label}.`,
      },
      benefit: {
        nl: 'Eén bestand voor de bank in plaats van twintig overboekingen.',
        en: 'One file for the bank instead of twenty transfers.',
      },
      uses: [
        [table, { nl: 'bevat de goedgekeurde facturen', en: 'holds the approved bills' }],
        [store, { nl: 'bewaart het bankbestand', en: 'keeps the bank file' }],
        [mailer, { nl: 'vraagt de directie om akkoord', en: 'asks management for approval' }],
        [chat, { nl: 'meldt fouten en de uitkomst', en: 'reports errors and the outcome' }],
      ],
      setup: [
        {
          nl: 'Zet in "Maak bankbestand" je eigen naam en IBAN.',
          en: 'Put your own name and IBAN in "Maak bankbestand".',
        },
        {
          nl: 'Maak de tabel Te betalen met Kenmerk, Leverancier, IBAN, Bedrag, Vervaldatum en Status.',
          en: 'Make the table Te betalen with Kenmerk, Leverancier, IBAN, Bedrag, Vervaldatum and Status.',
        },
      ],
      notes: [
        {
          over: ['Keur IBAN', 'Klopt het IBAN?'],
          text: '## De 97-proef\nElk IBAN wordt nagerekend. Eén tikfout en de regel gaat niet mee in het bestand.',
        },
        {
          over: ['Vraag akkoord', 'Goedgekeurd?'],
          text: '## Vier ogen\nHet bestand staat klaar, maar een tweede persoon keurt de batch voordat de regels op ingediend gaan.',
        },
      ],
      nodes: [
        everyWeek('Donderdagochtend', [4], 9),
        ...rows.nodes,
        keep('Vervalt binnen een week', [
          ['={{ $json.status }}', 'is', 'goedgekeurd'],
          ['={{ DateTime.fromISO(String($json.vervalt)) < $now.plus({ days: 7 }) }}', 'yes'],
        ]),
        codeEach(
          'Keur IBAN',
          `
const iban = String($json.iban).replace(/\\s/g, '').toUpperCase();
const cijfers = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
let rest = 0;
for (const cijfer of cijfers) rest = (rest * 10 + Number(cijfer)) % 97;
return { json: { ...$json, iban, bedrag: Number($json.bedrag), geldig: iban.length >= 15 && rest === 1 } };`,
        ),
        when('Klopt het IBAN?', [['={{ $json.geldig }}', 'yes']]),
        chat.post(
          'Meld fout IBAN',
          '=IBAN {{ $json.iban }} van {{ $json.naam }} klopt niet. Factuur {{ $json.kenmerk }} gaat niet mee in de batch.',
        ),
        code(
          'Maak bankbestand',
          `
const posten = $input.all().map(({ json }) => json);
if (!posten.length) return [];
const schoon = (tekst) => String(tekst).replace(/[<>&]/g, ' ').slice(0, 70);
const totaal = posten.reduce((som, post) => som + post.bedrag, 0).toFixed(2);
const id = 'BATCH-' + $now.toFormat('yyyyMMdd');
const regels = posten.map((post) => '<CdtTrfTxInf><PmtId><EndToEndId>' + schoon(post.kenmerk) + '</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">' + post.bedrag.toFixed(2) + '</InstdAmt></Amt><Cdtr><Nm>' + schoon(post.naam) + '</Nm></Cdtr><CdtrAcct><Id><IBAN>' + post.iban + '</IBAN></Id></CdtrAcct><RmtInf><Ustrd>' + schoon(post.kenmerk) + '</Ustrd></RmtInf></CdtTrfTxInf>').join('');
const xml = '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn><GrpHdr><MsgId>' + id + '</MsgId><CreDtTm>' + $now.toFormat("yyyy-MM-dd'T'HH:mm:ss") + '</CreDtTm><NbOfTxs>' + posten.length + '</NbOfTxs><CtrlSum>' + totaal + '</CtrlSum><InitgPty><Nm>JOUW BEDRIJF</Nm></InitgPty></GrpHdr><PmtInf><PmtInfId>' + id + '</PmtInfId><PmtMtd>TRF</PmtMtd><ReqdExctnDt>' + $now.plus({ days: 1 }).toFormat('yyyy-MM-dd') + '</ReqdExctnDt><Dbtr><Nm>JOUW BEDRIJF</Nm></Dbtr><DbtrAcct><Id><IBAN>VUL_JE_IBAN_IN</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>' + regels + '</PmtInf></CstmrCdtTrfInitn></Document>';
return [{ json: { id, totaal, aantal: posten.length }, binary: { data: await this.helpers.prepareBinaryData(Buffer.from(xml), id + '.xml', 'application/xml') } }];`,
        ),
        store.upload('Bewaar bankbestand', '={{ $json.id }}.xml'),
        mailer.approve(
          'Vraag akkoord',
          'directie@example.com',
          "=Betaalbatch van {{ $('Maak bankbestand').first().json.totaal }} euro",
          "=De batch {{ $('Maak bankbestand').first().json.id }} bevat {{ $('Maak bankbestand').first().json.aantal }} betalingen. Akkoord om in te dienen?",
        ),
        when('Goedgekeurd?', [['={{ $json.data.approved }}', 'yes']]),
        code('Pak de posten', "return $('Klopt het IBAN?').all().map(({ json }) => ({ json }));"),
        loop('Post voor post', 1),
        table.upsert('Zet op ingediend', 'Te betalen', 'Kenmerk', {
          Kenmerk: '={{ $json.kenmerk }}',
          Status: 'ingediend',
        }),
        onlyOnce(
          chat.post(
            'Meld ingediend',
            "=Betaalbatch {{ $('Maak bankbestand').first().json.id }} is goedgekeurd. Upload het bestand bij de bank.",
          ),
        ),
        chat.post(
          'Meld afgekeurd',
          "=Betaalbatch {{ $('Maak bankbestand').first().json.id }} is afgekeurd. Er is niets gewijzigd.",
        ),
      ],
      flow: [
        `Donderdagochtend > ${rows.path} > Vervalt binnen een week > Keur IBAN > Klopt het IBAN? > Maak bankbestand > Bewaar bankbestand > Vraag akkoord > Goedgekeurd? > Pak de posten > Post voor post > Meld ingediend`,
        'Klopt het IBAN? #1 > Meld fout IBAN',
        'Post voor post #1 > Zet op ingediend > Post voor post',
        'Goedgekeurd? #1 > Meld afgekeurd',
      ],
    };
  },
});

export const expenseClaims = recipe({
  id: 'expense-claims',
  category: 'finance',
  tags: ['declaraties', 'paypal', 'akkoord'],
  saves: {
    minutes: 15,
    nl: 'Iemand leest bonnen, vraagt akkoord en betaalt declaraties uit.',
    en: 'Someone reads receipts, asks for approval and pays claims.',
  },
  variants: combine(
    {
      scanner: scanners.filter((one) => one.photos),
      table: fullTables,
      chat: approvalChats,
      mailer: mailers,
    },
    { take: 10, apart: ['scanner', 'table', 'chat'] },
  ),
  build: ({ scanner, table, chat, mailer }) => {
    const { nodes, path, ref: b } = reads(scanner, 'Lees bon', 'Bon');
    const rows = rowsOf(table, 'Lees declaraties', 'Declaraties', 'Declaratie', {
      nummer: 'Nummer',
      email: 'E-mail',
      bedrag: 'Bedrag',
      status: 'Status',
    });
    const f = (field: string) => `{{ $('Declaratie ingediend').item.json.${field} }}`;
    return {
      name: {
        nl: `Declaraties: bon lezen met ${scanner.app.label}, akkoord in ${chat.app.label}, ${table.app.label} en PayPal`,
        en: `Expense claims: ${scanner.app.label} reads, ${chat.app.label} approves, ${table.app.label} and PayPal pay`,
      },
      description: {
        nl: `Een collega dient een bon in; ${scanner.app.label} leest het bedrag en ${chat.app.label} keurt boven 50 euro. ${table.app.label} houdt alles bij en op de 25e betaalt PayPal de goedgekeurde declaraties, met bericht via ${mailer.app.label}.`,
        en: `A colleague hands in a receipt; ${scanner.app.label} reads the amount and ${chat.app.label} approves above 50 euros. ${table.app.label} keeps it all and on the 25th PayPal pays, announced by ${mailer.app.label}.`,
      },
      benefit: {
        nl: 'Collega’s krijgen hun geld op tijd en niemand typt bonnen over.',
        en: 'Colleagues get paid on time and nobody retypes receipts.',
      },
      uses: [
        [scanner, { nl: 'leest de bon', en: 'reads the receipt' }],
        [chat, { nl: 'keurt grotere bedragen', en: 'approves larger amounts' }],
        [table, { nl: 'bewaart de declaraties', en: 'keeps the claims' }],
        [{ app: payPalApp }, { nl: 'betaalt uit', en: 'pays out' }],
        [mailer, { nl: 'bericht de collega', en: 'informs the colleague' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel Declaraties met Nummer, Naam, E-mail, Winkel, Bedrag en Status.',
          en: 'Make the table Declaraties with Nummer, Naam, E-mail, Winkel, Bedrag and Status.',
        },
        { nl: 'Zet genoeg saldo op PayPal voor de 25e.', en: 'Keep enough PayPal balance for the 25th.' },
      ],
      notes: [
        {
          over: ['Declaratie ingediend', 'Klein bedrag?'],
          text: '## Indienen\nTot vijftig euro is een bon genoeg. Daarboven vraagt hij akkoord.',
        },
        {
          over: ['Op de 25e', 'Zet op betaald'],
          text: '## Uitbetalen\nEén keer per maand, alleen wat op goedgekeurd staat. Per declaratie eerst betalen en dan meteen afvinken, zodat niemand dubbel betaald krijgt.',
        },
      ],
      nodes: [
        form('Declaratie ingediend', 'Declaratie indienen', 'Maak een foto van de bon.', [
          ['bon', 'Bon', 'file'],
          ['naam', 'Naam'],
          ['email', 'E-mailadres bij PayPal', 'email'],
          ['doel', 'Waarvoor was het?'],
        ]),
        codeEach(
          'Geef de bon door',
          "return { json: $json, binary: { data: $('Declaratie ingediend').item.binary[Object.keys($('Declaratie ingediend').item.binary)[0]] } };",
        ),
        ...nodes,
        when('Klein bedrag?', [[only(b.total), '<=', 50]]),
        chat.approve(
          'Vraag akkoord',
          t`${f('naam')} declareert ${b.total} euro bij ${b.supplier} voor ${f('doel')}. Akkoord?`,
        ),
        when('Akkoord?', [['={{ $json.data.approved }}', 'yes']]),
        table.append('Bewaar goedgekeurd', 'Declaraties', {
          Nummer: '={{ $execution.id }}',
          Naam: only(f('naam')),
          'E-mail': only(f('email')),
          Winkel: only(b.supplier),
          Bedrag: only(b.total),
          Status: 'goedgekeurd',
        }),
        table.append('Bewaar afgewezen', 'Declaraties', {
          Nummer: '={{ $execution.id }}',
          Naam: only(f('naam')),
          'E-mail': only(f('email')),
          Winkel: only(b.supplier),
          Bedrag: only(b.total),
          Status: 'afgewezen',
        }),
        mailer.send(
          'Bericht afwijzing',
          only(f('email')),
          'Je declaratie is afgewezen',
          t`<p>Hallo ${f('naam')},</p><p>Je declaratie van ${b.total} euro bij ${b.supplier} is niet goedgekeurd. Vraag je leidinggevende naar de reden.</p>`,
        ),
        everyMonths('Op de 25e', 1, 25, 10),
        ...rows.nodes,
        keep('Goedgekeurd', [['={{ $json.status }}', 'is', 'goedgekeurd']]),
        loop('Declaratie voor declaratie', 1),
        withErrorBranch(
          payPalPayout(
            'Betaal uit',
            '={{ $json.email }}',
            '={{ Number($json.bedrag).toFixed(2) }}',
            '=Declaratie {{ $json.nummer }}',
          ),
        ),
        chat.post(
          'Meld mislukte uitbetaling',
          t`Declaratie ${rows.ref.nummer} van ${rows.ref.email} kon niet worden uitbetaald en staat nog open.`,
        ),
        table.upsert('Zet op betaald', 'Declaraties', 'Nummer', {
          Nummer: only(rows.ref.nummer),
          Status: 'betaald',
        }),
        mailer.send(
          'Bericht betaling',
          only(rows.ref.email),
          'Je declaratie is uitbetaald',
          t`<p>Declaratie ${rows.ref.nummer} van ${rows.ref.bedrag} euro is uitbetaald.</p>`,
        ),
      ],
      flow: [
        `Declaratie ingediend > Geef de bon door > ${path} > Klein bedrag? > Bewaar goedgekeurd`,
        'Klein bedrag? #1 > Vraag akkoord > Akkoord? > Bewaar goedgekeurd',
        'Akkoord? #1 > Bewaar afgewezen > Bericht afwijzing',
        `Op de 25e > ${rows.path} > Goedgekeurd > Declaratie voor declaratie #1 > Betaal uit > Zet op betaald > Bericht betaling > Declaratie voor declaratie`,
        'Betaal uit #1 > Meld mislukte uitbetaling > Declaratie voor declaratie',
      ],
    };
  },
});
