import { approvalChats, chats } from '../../apps/chats.js';
import { sharedDrives } from '../../apps/file-stores.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes, mailers } from '../../apps/mailers.js';
import { payPalApp, payPalPayout } from '../../apps/payments.js';
import { scanners } from '../../apps/scanners.js';
import { fullTables } from '../../apps/tables.js';
import { about, mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  answeredWithin,
  asEuro,
  code,
  codeEach,
  combine,
  dayOf,
  euros,
  evenWhenEmpty,
  everyMonths,
  everyWeek,
  form,
  goOnAfterError,
  keep,
  loop,
  type NodeSpec,
  only,
  onlyOnce,
  reads,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  set,
  t,
  tableEuros,
  tryAgain,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const IBAN = value({
  key: 'iban',
  kind: 'text',
  label: { nl: 'IBAN', en: 'IBAN' },
  help: {
    nl: 'De rekening waarvan wordt betaald, zonder spaties.',
    en: 'The account that is paid from, without spaces.',
  },
  example: 'NL91ABNA0417164300',
  check: '^[A-Z]{2}\\d{2}[A-Z0-9]{10,30}$',
});

const HOLDER = about(
  'account-holder',
  ['Naam van de rekeninghouder', 'Name of the account holder'],
  ['Zoals je bank de rekening kent.', 'As your bank knows the account.'],
  ['Jouw bedrijf BV', 'Your company Ltd'],
);
const FILE_VERSION = value({
  key: 'file-version',
  kind: 'text',
  label: { nl: 'Versie van het betaalbestand', en: 'Version of the payment file' },
  help: {
    nl: 'Wat je bank vraagt: pain.001.001.09, of bij een oudere inleesmodule pain.001.001.03.',
    en: 'What your bank asks for: pain.001.001.09, or with an older upload pain.001.001.03.',
  },
  example: 'pain.001.001.09',
  check: '^pain\\.001\\.001\\.0[39]$',
});

const BATCH_AHEAD = ownLimit(
  ['Dagen vooruit betalen', 'Days to pay ahead'],
  [
    'Wat binnen zoveel dagen vervalt gaat in het bestand.',
    'What falls due within so many days goes into the file.',
  ],
  7,
);

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
    const rows = rowsOf(table, 'Lees te betalen', say('Te betalen', 'To be paid'), 'Post', {
      kenmerk: say('Kenmerk', 'Reference'),
      naam: say('Leverancier', 'Supplier'),
      iban: 'IBAN',
      bedrag: say('Bedrag', 'Amount'),
      vervalt: say('Vervaldatum', 'Due date'),
      status: 'Status',
    });
    return {
      name: {
        nl: `Wekelijkse SEPA-batch uit ${table.app.label}, bestand in ${store.app.label}, akkoord via ${mailer.app.label}`,
        en: `Weekly SEPA batch from ${table.app.label}, file in ${store.app.label}, approval by ${mailer.app.label}`,
      },
      description: {
        nl: `Donderdag verzamelt hij uit ${table.app.label} wat binnen zeven dagen (of jouw termijn) vervalt, keurt elk IBAN en maakt een pain.001-bestand in ${store.app.label}. Na akkoord via ${mailer.app.label} gaan de regels op ingediend; fouten staan in ${chat.app.label}.`,
        en: `On Thursday it collects from ${table.app.label} what falls due within seven days (or your term), tests every IBAN and makes a pain.001 file in ${store.app.label}. After approval by ${mailer.app.label} rows are marked; errors show in ${chat.app.label}.`,
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
          nl: 'Maak de tabel Te betalen met Kenmerk (uniek), Leverancier, IBAN, Bedrag, Vervaldatum en Status; zet Status op goedgekeurd wat betaald mag worden.',
          en: 'Make the table To be paid with Reference (unique), Supplier, IBAN, Amount, Due date and Status; set Status to approved for what may be paid.',
        },
      ],
      notes: [
        {
          over: ['Keur IBAN', 'Is er iets mis?'],
          text: say(
            '## De 97-proef\nElk IBAN wordt nagerekend. Eén tikfout, of een bedrag of datum die niet te lezen is, en de regel gaat niet mee in het bestand.',
            '## The 97 test\nEvery IBAN is worked out. One typing error, or an amount or date that cannot be read, and the row does not go into the file.',
          ),
        },
        {
          over: ['Vraag akkoord', 'Goedgekeurd?'],
          text: say(
            '## Vier ogen\nHet bestand staat klaar, maar een tweede persoon keurt de batch voordat de regels op ingediend gaan.',
            '## Four eyes\nThe file is ready, but a second person approves the batch before the rows are set to submitted.',
          ),
        },
      ],
      names: {
        Donderdagochtend: 'Thursday morning',
        'Lees te betalen': 'Read what is to be paid',
        Post: 'Item',
        'Vervalt binnenkort': 'Due soon',
        'Keur IBAN': 'Test the IBAN',
        'Is er iets mis?': 'Is anything wrong?',
        'Meld fout IBAN': 'Report a wrong IBAN',
        'Maak bankbestand': 'Make the bank file',
        'Bewaar bankbestand': 'Keep the bank file',
        'Vraag akkoord': 'Ask for approval',
        'Goedgekeurd?': 'Approved?',
        'Pak de posten': 'Take the items',
        'Post voor post': 'Item by item',
        'Zet op ingediend': 'Set to submitted',
        'Meld ingediend': 'Report as submitted',
        'Meld afgekeurd': 'Report as refused',
      },
      nodes: [
        everyWeek('Donderdagochtend', [4], 9),
        ...rows.nodes,
        keep('Vervalt binnenkort', [
          ['={{ $json.status }}', 'is', say('goedgekeurd', 'approved')],
          [`={{ ${dayOf('$json.vervalt')} >= $now.plus({ days: ${BATCH_AHEAD} }) }}`, 'no'],
        ]),
        codeEach(
          'Keur IBAN',
          `
${AS_DAY}
const iban = String($json.iban).replace(/\\s/g, '').toUpperCase();
const cijfers = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
let rest = 0;
for (const cijfer of cijfers) rest = (rest * 10 + Number(cijfer)) % 97;
${say('// Nederlandse notatie: 1.299,00 wordt 1299.00.', '// Dutch notation: 1.299,00 becomes 1299.00.')}
const bedrag = typeof $json.bedrag === 'number' ? $json.bedrag : Number(String($json.bedrag ?? '').replace(/[^0-9,.-]/g, '').replace(/\\.(?=\\d{3}(?:\\D|$))/g, '').replace(',', '.'));
const fouten = [
  iban.length >= 15 && rest === 1 ? '' : ${say("'het IBAN ' + iban + ' klopt niet'", "'the IBAN ' + iban + ' is wrong'")},
  bedrag > 0 ? '' : ${say("'het bedrag is niet te lezen'", "'the amount cannot be read'")},
  asDay($json.vervalt).isValid ? '' : ${say("'de vervaldatum is niet te lezen'", "'the due date cannot be read'")},
].filter(Boolean);
return { json: { ...$json, iban, bedrag, vervalt: asDay($json.vervalt).isValid ? asDay($json.vervalt).toFormat('dd-MM-yyyy') : String($json.vervalt ?? ''), fout: fouten.join(', '), geldig: fouten.length === 0 } };`,
        ),
        // What is wrong is told first: the other way waits for the approval.
        when('Is er iets mis?', [['={{ $json.geldig }}', 'no']]),
        chat.post(
          'Meld fout IBAN',
          say(
            '=Factuur {{ $json.kenmerk }} van {{ $json.naam }} gaat niet mee in de batch: {{ $json.fout }}.',
            '=Invoice {{ $json.kenmerk }} of {{ $json.naam }} does not go into the batch: {{ $json.fout }}.',
          ),
        ),
        code(
          'Maak bankbestand',
          `
${asEuro()}
${SAFE_TEXT}
const posten = $input.all().map(({ json }) => json);
if (!posten.length) return [];
${say('// Banken nemen alleen gewone letters, cijfers en een paar tekens.', '// Banks take plain letters, digits and a few signs only.')}
const schoon = (tekst, lengte = 70) => String(tekst ?? '').normalize('NFKD').replace(/\\p{M}/gu, '').replace(/[^A-Za-z0-9/?:().,+ -]/g, ' ').replace(/\\s+/g, ' ').trim().slice(0, lengte);
const versie = '${FILE_VERSION}', nieuw = versie.endsWith('.09');
const totaal = posten.reduce((som, post) => som + post.bedrag, 0).toFixed(2);
const id = 'BATCH-' + $now.toFormat('yyyyMMdd');
${say('// Na de tijd voor het akkoord, op een werkdag.', '// After the time for the approval, on a working day.')}
let dag = $now.plus({ days: 4 });
while (dag.weekday > 5) dag = dag.plus({ days: 1 });
const uitvoer = dag.toFormat('yyyy-MM-dd');
const regels = posten.map((post) => '<CdtTrfTxInf><PmtId><EndToEndId>' + schoon(post.kenmerk, 35) + '</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">' + post.bedrag.toFixed(2) + '</InstdAmt></Amt><Cdtr><Nm>' + schoon(post.naam) + '</Nm></Cdtr><CdtrAcct><Id><IBAN>' + post.iban + '</IBAN></Id></CdtrAcct><RmtInf><Ustrd>' + schoon(post.kenmerk, 140) + '</Ustrd></RmtInf></CdtTrfTxInf>').join('');
const xml = '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:' + versie + '"><CstmrCdtTrfInitn><GrpHdr><MsgId>' + id + '</MsgId><CreDtTm>' + $now.toFormat("yyyy-MM-dd'T'HH:mm:ss") + '</CreDtTm><NbOfTxs>' + posten.length + '</NbOfTxs><CtrlSum>' + totaal + '</CtrlSum><InitgPty><Nm>' + schoon('${HOLDER}') + '</Nm></InitgPty></GrpHdr><PmtInf><PmtInfId>' + id + '</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>' + posten.length + '</NbOfTxs><CtrlSum>' + totaal + '</CtrlSum><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt>' + (nieuw ? '<Dt>' + uitvoer + '</Dt>' : uitvoer) + '</ReqdExctnDt><Dbtr><Nm>' + schoon('${HOLDER}') + '</Nm></Dbtr><DbtrAcct><Id><IBAN>' + '${IBAN}'.replace(/\\s/g, '').toUpperCase() + '</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>' + regels + '</PmtInf></CstmrCdtTrfInitn></Document>';
const rijen = posten.map((post) => '<tr><td>' + cel(post.naam) + '</td><td>' + cel(post.iban) + '</td><td>' + cel(post.kenmerk) + '</td><td>' + cel(post.vervalt) + '</td><td>' + euro(post.bedrag) + '</td></tr>').join('');
return [{ json: { id, totaal, rijen, uitvoer: dag.toFormat('dd-MM-yyyy'), aantal: posten.length }, binary: { data: await this.helpers.prepareBinaryData(Buffer.from(xml), id + '.xml', 'application/xml') } }];`,
        ),
        store.upload('Bewaar bankbestand', '={{ $json.id }}.xml'),
        answeredWithin(
          mailer.approve(
            'Vraag akkoord',
            mailOf.management,
            say(
              "=Betaalbatch van {{ Number($('Maak bankbestand').first().json.totaal).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}",
              "=Payment batch of {{ Number($('Maak bankbestand').first().json.totaal).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}",
            ),
            say(
              "=De batch {{ $('Maak bankbestand').first().json.id }} bevat {{ $('Maak bankbestand').first().json.aantal }} betalingen, uit te voeren op {{ $('Maak bankbestand').first().json.uitvoer }}:<table>{{ $('Maak bankbestand').first().json.rijen }}</table>Akkoord om in te dienen?",
              "=Batch {{ $('Maak bankbestand').first().json.id }} holds {{ $('Maak bankbestand').first().json.aantal }} payments, to be carried out on {{ $('Maak bankbestand').first().json.uitvoer }}:<table>{{ $('Maak bankbestand').first().json.rijen }}</table>Approve to submit it?",
            ),
          ),
          2,
          'days',
        ),
        when('Goedgekeurd?', [['={{ $json.data?.approved }}', 'yes']]),
        code(
          'Pak de posten',
          "return $('Keur IBAN').all().filter(({ json }) => json.geldig).map(({ json }) => ({ json }));",
        ),
        loop('Post voor post', 1),
        table.upsert('Zet op ingediend', say('Te betalen', 'To be paid'), say('Kenmerk', 'Reference'), {
          [say('Kenmerk', 'Reference')]: '={{ $json.kenmerk }}',
          Status: say('ingediend', 'submitted'),
        }),
        onlyOnce(
          chat.post(
            'Meld ingediend',
            say(
              "=Betaalbatch {{ $('Maak bankbestand').first().json.id }} is goedgekeurd. Upload het bestand bij de bank.",
              "=Payment batch {{ $('Maak bankbestand').first().json.id }} is approved. Upload the file at the bank.",
            ),
          ),
        ),
        chat.post(
          'Meld afgekeurd',
          say(
            "=Betaalbatch {{ $('Maak bankbestand').first().json.id }} is niet goedgekeurd. De regels staan nog open; gooi het bestand weg.",
            "=Payment batch {{ $('Maak bankbestand').first().json.id }} was not approved. The rows are still open; throw the file away.",
          ),
        ),
      ],
      flow: [
        `Donderdagochtend > ${rows.path} > Vervalt binnenkort > Keur IBAN > Is er iets mis? > Meld fout IBAN`,
        'Is er iets mis? #1 > Maak bankbestand > Bewaar bankbestand > Vraag akkoord > Goedgekeurd? > Pak de posten > Post voor post > Meld ingediend',
        'Post voor post #1 > Zet op ingediend > Post voor post',
        'Goedgekeurd? #1 > Meld afgekeurd',
      ],
    };
  },
});

const CLAIM_UNASKED = ownLimit(
  ['Zonder akkoord tot', 'Without approval up to'],
  [
    'Tot welk bedrag in euro een declaratie van een bekende collega zonder akkoord gaat.',
    'Up to what amount in euros a claim of a known colleague needs no approval.',
  ],
  50,
);

/** PayPal takes a batch of one name once: a claim that was paid and not ticked off is not paid again. */
const oncePerClaim = (spec: NodeSpec): NodeSpec => ({
  ...spec,
  parameters: { ...spec.parameters, senderBatchId: '=claim-{{ $json.nummer }}' },
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
    const rows = rowsOf(table, 'Lees declaraties', say('Declaraties', 'Claims'), 'Declaratie', {
      nummer: say('Nummer', 'Number'),
      email: say('E-mail', 'Email'),
      bedrag: say('Bedrag', 'Amount'),
      status: 'Status',
    });
    const f = (field: string) => `{{ $('Declaratie ingediend').item.json.${field} }}`;
    const receipt = t`${b.supplier} ${b.date} ${b.total}`;
    return {
      name: {
        nl: `Declaraties: bon lezen met ${scanner.app.label}, akkoord in ${chat.app.label}, ${table.app.label} en PayPal`,
        en: `Expense claims: ${scanner.app.label} reads, ${chat.app.label} approves, ${table.app.label} and PayPal pay`,
      },
      description: {
        nl: `Een collega dient een bon in; ${scanner.app.label} leest het bedrag en ${chat.app.label} keurt boven 50 euro (of jouw grens) en bij onbekenden. ${table.app.label} houdt alles bij en op de 25e betaalt PayPal de goedgekeurde declaraties, met bericht via ${mailer.app.label}.`,
        en: `A colleague hands in a receipt; ${scanner.app.label} reads the amount and ${chat.app.label} approves above 50 euros (or your limit) and for strangers. ${table.app.label} keeps it all and on the 25th PayPal pays, announced by ${mailer.app.label}.`,
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
          nl: 'Maak de tabel Declaraties met Nummer, Naam, E-mail, Winkel, Bedrag, Bon en Status.',
          en: 'Make the table Claims with Number, Name, Email, Shop, Amount, Receipt and Status.',
        },
        {
          nl: 'Maak de tabel Collega’s met E-mail, het adres bij PayPal: alleen wie erin staat krijgt een klein bedrag zonder akkoord.',
          en: 'Make the table Colleagues with Email, the address at PayPal: only who is in it gets a small amount without approval.',
        },
        { nl: 'Zet genoeg saldo op PayPal voor de 25e.', en: 'Keep enough PayPal balance for the 25th.' },
        {
          nl: 'Spreek af wie de bonnen zeven jaar bewaart: de lijst houdt de gegevens, niet de foto.',
          en: 'Agree who keeps the receipts for seven years: the list holds the details, not the photo.',
        },
      ],
      notes: [
        {
          over: ['Declaratie ingediend', 'Klein bedrag?'],
          text: say(
            '## Indienen\nTot vijftig euro is een bon genoeg. Daarboven, bij een onbekend adres of bij een bon die er al was vraagt hij akkoord.',
            '## Submitting\nUp to fifty euros a receipt is enough. Above that, for an unknown address or a receipt that was there before, it asks for approval.',
          ),
        },
        {
          over: ['Op de 25e', 'Zet op betaald'],
          text: say(
            '## Uitbetalen\nEén keer per maand, alleen wat op goedgekeurd staat. Per declaratie eerst betalen en dan meteen afvinken; PayPal neemt hetzelfde nummer geen tweede keer, zodat niemand dubbel betaald krijgt.',
            '## Paying out\nOnce a month, only what is set to approved. For each claim pay first and tick it off right away; PayPal takes the same number only once, so that nobody is paid twice.',
          ),
        },
      ],
      names: {
        'Declaratie ingediend': 'Claim submitted',
        'Geef de bon door': 'Pass the receipt on',
        'Lees bon': 'Read the receipt',
        Bon: 'Receipt',
        'Zoek collega': 'Find the colleague',
        Collega: 'Colleague',
        'Zoek dezelfde bon': 'Find the same receipt',
        Controle: 'Check',
        'Bericht onleesbaar': 'Tell that it cannot be read',
        'Klein bedrag?': 'Small amount?',
        'Vraag akkoord': 'Ask for approval',
        'Akkoord?': 'Agreed?',
        'Bewaar goedgekeurd': 'Keep as approved',
        'Bewaar afgewezen': 'Keep as rejected',
        'Bericht afwijzing': 'Tell the rejection',
        'Op de 25e': 'On the 25th',
        'Lees declaraties': 'Read the claims',
        Declaratie: 'Claim',
        Goedgekeurd: 'Approved',
        'Declaratie voor declaratie': 'Claim by claim',
        'Betaal uit': 'Pay out',
        'Meld mislukte uitbetaling': 'Report a failed payout',
        'Zet op betaald': 'Set to paid',
        'Bericht betaling': 'Tell the payment',
      },
      nodes: [
        form(
          'Declaratie ingediend',
          say('Declaratie indienen', 'Submit a claim'),
          say('Maak een foto van de bon.', 'Take a photo of the receipt.'),
          [
            ['bon', say('Bon', 'Receipt'), 'file'],
            ['naam', say('Naam', 'Name')],
            ['email', say('E-mailadres bij PayPal', 'Email address at PayPal'), 'email'],
            ['doel', say('Waarvoor was het?', 'What was it for?')],
          ],
        ),
        codeEach(
          'Geef de bon door',
          "return { json: $json, binary: { data: $('Declaratie ingediend').item.binary[Object.keys($('Declaratie ingediend').item.binary)[0]] } };",
        ),
        ...nodes.map((spec) => (spec.attach ? spec : withErrorBranch(spec))),
        mailer.send(
          'Bericht onleesbaar',
          only(f('email')),
          say('Je bon is niet te lezen', 'Your receipt cannot be read'),
          say(
            t`<p>Hallo ${f('naam')},</p><p>De bon voor ${f('doel')} is niet te lezen. Wil je een scherpere foto indienen?</p>`,
            t`<p>Hello ${f('naam')},</p><p>The receipt for ${f('doel')} cannot be read. Would you submit a sharper photo?</p>`,
          ),
        ),
        // Anyone with the link may submit, so a small amount alone is no reason to pay.
        evenWhenEmpty(
          table.find(
            'Zoek collega',
            say('Collega’s', 'Colleagues'),
            say('E-mail', 'Email'),
            only(f('email')),
          ),
        ),
        onlyOnce(set('Collega', { email: `={{ ${table.cell(say('E-mail', 'Email'))} ?? '' }}` })),
        evenWhenEmpty(
          table.find('Zoek dezelfde bon', say('Declaraties', 'Claims'), say('Bon', 'Receipt'), receipt),
        ),
        onlyOnce(set('Controle', { eerder: `={{ ${table.cell(say('Bon', 'Receipt'))} ?? '' }}` })),
        when('Klein bedrag?', [
          [only(b.total), '<=', `={{ ${CLAIM_UNASKED} }}`],
          [only(b.total), '>', 0],
          ["={{ $('Collega').first().json.email }}", 'contains', '@'],
          ['={{ $json.eerder }}', 'empty'],
        ]),
        answeredWithin(
          chat.approve(
            'Vraag akkoord',
            say(
              t`${f('naam')} (${f('email')}) declareert ${euros(b.total)} bij ${b.supplier} voor ${f('doel')}.${`{{ $('Collega').first().json.email ? '' : ' Dit adres staat niet bij Collega’s.' }}`}${`{{ $('Controle').first().json.eerder ? ' Deze bon is al eens ingediend.' : '' }}`} Akkoord?`,
              t`${f('naam')} (${f('email')}) claims ${euros(b.total)} at ${b.supplier} for ${f('doel')}.${`{{ $('Collega').first().json.email ? '' : ' This address is not among the colleagues.' }}`}${`{{ $('Controle').first().json.eerder ? ' This receipt was submitted before.' : '' }}`} Approve?`,
            ),
          ),
          7,
          'days',
        ),
        when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        table.append('Bewaar goedgekeurd', say('Declaraties', 'Claims'), {
          [say('Nummer', 'Number')]: '={{ $execution.id }}',
          [say('Naam', 'Name')]: only(f('naam')),
          [say('E-mail', 'Email')]: only(f('email')),
          [say('Winkel', 'Shop')]: only(b.supplier),
          [say('Bedrag', 'Amount')]: only(b.total),
          [say('Bon', 'Receipt')]: receipt,
          Status: say('goedgekeurd', 'approved'),
        }),
        table.append('Bewaar afgewezen', say('Declaraties', 'Claims'), {
          [say('Nummer', 'Number')]: '={{ $execution.id }}',
          [say('Naam', 'Name')]: only(f('naam')),
          [say('E-mail', 'Email')]: only(f('email')),
          [say('Winkel', 'Shop')]: only(b.supplier),
          [say('Bedrag', 'Amount')]: only(b.total),
          [say('Bon', 'Receipt')]: receipt,
          Status: say('afgewezen', 'rejected'),
        }),
        mailer.send(
          'Bericht afwijzing',
          only(f('email')),
          say('Je declaratie is afgewezen', 'Your claim was rejected'),
          say(
            t`<p>Hallo ${f('naam')},</p><p>Je declaratie van ${euros(b.total)} bij ${b.supplier} is niet goedgekeurd. Vraag je leidinggevende naar de reden.</p>`,
            t`<p>Hello ${f('naam')},</p><p>Your claim of ${euros(b.total)} at ${b.supplier} was not approved. Ask your manager for the reason.</p>`,
          ),
        ),
        everyMonths('Op de 25e', 1, 25, 10),
        ...rows.nodes,
        keep('Goedgekeurd', [['={{ $json.status }}', 'is', say('goedgekeurd', 'approved')]]),
        loop('Declaratie voor declaratie', 1),
        withErrorBranch(
          oncePerClaim(
            payPalPayout(
              'Betaal uit',
              '={{ $json.email }}',
              "={{ (Number(String($json.bedrag).replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0).toFixed(2) }}",
              say('=Declaratie {{ $json.nummer }}', '=Claim {{ $json.nummer }}'),
            ),
          ),
        ),
        chat.post(
          'Meld mislukte uitbetaling',
          say(
            t`Declaratie ${rows.ref.nummer} van ${rows.ref.email} kon niet worden uitbetaald en staat nog open.`,
            t`Claim ${rows.ref.nummer} of ${rows.ref.email} could not be paid out and is still open.`,
          ),
        ),
        tryAgain(
          table.upsert('Zet op betaald', say('Declaraties', 'Claims'), say('Nummer', 'Number'), {
            [say('Nummer', 'Number')]: only(rows.ref.nummer),
            Status: say('betaald', 'paid'),
          }),
        ),
        goOnAfterError(
          mailer.send(
            'Bericht betaling',
            only(rows.ref.email),
            say('Je declaratie is uitbetaald', 'Your claim was paid out'),
            say(
              t`<p>Declaratie ${rows.ref.nummer} (${tableEuros(rows.ref.bedrag)}) is uitbetaald via PayPal.</p>`,
              t`<p>Claim ${rows.ref.nummer} (${tableEuros(rows.ref.bedrag)}) was paid out through PayPal.</p>`,
            ),
          ),
        ),
      ],
      flow: [
        `Declaratie ingediend > Geef de bon door > ${path} > Zoek collega > Collega > Zoek dezelfde bon > Controle > Klein bedrag? > Bewaar goedgekeurd`,
        ...nodes.filter((spec) => !spec.attach).map((spec) => `${spec.name} #1 > Bericht onleesbaar`),
        'Klein bedrag? #1 > Vraag akkoord > Akkoord? > Bewaar goedgekeurd',
        'Akkoord? #1 > Bewaar afgewezen > Bericht afwijzing',
        `Op de 25e > ${rows.path} > Goedgekeurd > Declaratie voor declaratie #1 > Betaal uit > Zet op betaald > Bericht betaling > Declaratie voor declaratie`,
        'Betaal uit #1 > Meld mislukte uitbetaling > Declaratie voor declaratie',
      ],
    };
  },
});
