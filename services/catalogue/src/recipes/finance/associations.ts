import { wholeLimit } from '../../apps/limits.js';
import { officeChats, officeDrives, officeMail, officeTables } from '../../apps/office.js';
import { about, limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  asDayText,
  asEuro,
  both,
  byHand,
  code,
  combine,
  cron,
  formEnd,
  formWithEnding,
  goOnAfterError,
  IBAN_CHECK,
  loop,
  node,
  onlyOnce,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  TO_CENT,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const CLUB = about(
  'name-of-the-club',
  ['Naam van de vereniging', 'Name of the association'],
  ['Zoals ze op het bankafschrift van leden komt.', 'As it shows on the bank statement of members.'],
  ['Tennisvereniging De Linden', 'Tennis club The Limes'],
);
const CREDITOR = about(
  'creditor-id',
  ['Incassant-ID', 'Creditor identifier'],
  [
    'Van je bank gekregen; begint met NL en heeft ZZZ in het midden.',
    'Given by your bank; begins with NL and has ZZZ inside.',
  ],
  ['NL00ZZZ123456780000', 'NL00ZZZ123456780000'],
);
const OWN_IBAN = about(
  'own-iban',
  ['Eigen IBAN', 'Own IBAN'],
  [
    'De rekening waarop de incasso binnenkomt, zonder spaties.',
    'The account that receives the direct debits, without spaces.',
  ],
  ['NL00BANK0123456789', 'NL00BANK0123456789'],
);

const FILE_VERSION = value({
  key: 'file-version',
  kind: 'text',
  label: { nl: 'Versie van het incassobestand', en: 'Version of the direct debit file' },
  help: {
    nl: 'Wat je bank vraagt: pain.008.001.08, of bij een oudere inleesmodule pain.008.001.02.',
    en: 'What your bank asks for: pain.008.001.08, or with an older upload pain.008.001.02.',
  },
  example: 'pain.008.001.08',
  check: '^pain\\.008\\.001\\.0[28]$',
});
const ANNOUNCED = wholeLimit(
  ['Dagen vooraf aankondigen', 'Days of notice'],
  [
    'Hoeveel dagen voor de afschrijving je leden het horen: veertien, tenzij jullie korter hebben afgesproken, in de machtiging of het reglement.',
    'How many days before the collection your members are told: fourteen, unless you agreed on less in the mandate or the rules.',
  ],
  14,
);

export const directDebits = recipe({
  id: 'direct-debit-file-for-members',
  category: 'finance',
  tags: ['incasso', 'sepa', 'pain.008', 'vereniging', 'contributie'],
  saves: spares(
    90,
    'De penningmeester maakt elke ronde het incassobestand en kondigt de afschrijving aan.',
    'Each round the treasurer makes the direct debit file and announces it.',
  ),
  variants: combine(
    { table: officeTables, store: officeDrives, mailer: officeMail },
    { take: 2, apart: ['table', 'store'] },
  ),
  build: ({ table, store, mailer }) => {
    const l = rowsOf(table, 'Lees leden', say('Leden', 'Members'), 'Lid', {
      nummer: say('Lidnummer', 'Member number'),
      naam: say('Naam', 'Name'),
      mail: say('Mail', 'Mail'),
      iban: 'IBAN',
      kenmerk: say('Machtiging', 'Mandate'),
      getekend: say('Getekend op', 'Signed on'),
      bedrag: say('Te innen', 'To collect'),
    });
    return {
      name: both(
        `Incassobestand (SEPA) voor leden uit ${table.app.label} maken in ${store.app.label} en aankondigen`,
        `Make a SEPA direct debit file for members from ${table.app.label} in ${store.app.label} and announce it`,
      ),
      description: both(
        `Met een formulier kies je de incassodatum. Hij controleert IBAN en machtiging van elk lid in ${table.app.label}, zet het bestand voor de bank in ${store.app.label} en kondigt de afschrijving via ${mailer.app.label} aan. Wat niet klopt, gaat er niet in.`,
        `With a form you choose the date. It checks IBAN and mandate of each member in ${table.app.label}, puts the file for the bank into ${store.app.label} and announces the debit through ${mailer.app.label}. What is wrong stays out of it.`,
      ),
      benefit: both(
        'Contributie innen in tien minuten, met minder storneringen.',
        'Collecting contributions in ten minutes, with fewer reversals.',
      ),
      uses: [
        [table, both('heeft leden en machtigingen', 'has members and mandates')],
        [store, both('bewaart het bestand', 'keeps the file')],
        [mailer, both('kondigt de incasso aan', 'announces the debit')],
      ],
      setup: [
        both(
          'Maak de tabel Leden met de kolommen Lidnummer, Naam, Mail, IBAN, Machtiging, Getekend op en Te innen. Zet Te innen leeg of op nul voor wie niet meedoet.',
          'Make the table Members with the columns Member number, Name, Mail, IBAN, Mandate, Signed on and To collect. Leave To collect empty or zero for who does not take part.',
        ),
        both(
          'Lees het bestand bij je bank in en keur het daar goed; er wordt niets geïncasseerd zonder jouw handtekening.',
          'Upload the file at your bank and approve it there; nothing is collected without your signature.',
        ),
      ],
      notes: [
        {
          over: ['Maak incassobestand', 'Iets te innen?'],
          text: say(
            '## Wat er nagekeken wordt\nDe controlecijfers van het IBAN, een machtigingskenmerk, een datum van ondertekening en een bedrag boven nul. Alle opdrachten gaan als doorlopend (RCUR), wat banken ook voor de eerste keer nemen. Vooraf aankondigen is verplicht.',
            '## What is checked\nThe check digits of the IBAN, a mandate reference, a date of signature and an amount above zero. All debits go as recurrent (RCUR), which banks take for the first time too. Announcing is obligatory.',
          ),
        },
      ],
      names: {
        'Nieuwe incassoronde': 'New direct debit round',
        'Lees leden': 'Read the members',
        Lid: 'Member',
        'Maak incassobestand': 'Make the direct debit file',
        'Iets te innen?': 'Anything to collect?',
        'Zet bestand klaar': 'Prepare the file',
        'Bewaar incassobestand': 'Keep the direct debit file',
        'Leden om te mailen': 'Members to mail',
        'Heeft een mailadres?': 'Has an address?',
        'Kondig afschrijving aan': 'Announce the debit',
        'Toon uitkomst': 'Show the outcome',
        'Toon waarom niet': 'Show why not',
      },
      nodes: [
        formWithEnding(
          'Nieuwe incassoronde',
          say('Incassoronde', 'Direct debit round'),
          say(
            'Kies een werkdag, ver genoeg vooruit om het aan te kondigen.',
            'Choose a working day, far enough ahead to announce it.',
          ),
          [
            ['datum', say('Incassodatum', 'Date of the debit'), 'date'],
            ['waarvoor', say('Omschrijving voor leden', 'Description for members')],
          ],
        ),
        ...alsoRows(l).nodes,
        code(
          'Maak incassobestand',
          `
${AS_DAY}
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
${asDayText()}
const vraag = $('Nieuwe incassoronde').first().json;
const xml = (v) => String(v ?? '').normalize('NFKD').replace(/\\p{M}/gu, '').replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ').replace(/'/g, ' ').trim().slice(0, 70);
const kaal = (v) => String(v ?? '').replace(/\\s/g, '').toUpperCase();
${IBAN_CHECK}
const dag = asDay(vraag.datum);
const fouten = [], goed = [];
for (const { json: lid } of $input.all()) {
  const bedrag = getal(lid.bedrag);
  if (!lid.nummer || bedrag === null || bedrag <= 0) continue;
  const getekend = asDay(lid.getekend), iban = kaal(lid.iban);
  const waarom = !klopt(iban) ? 'IBAN' : !lid.kenmerk ? '${say('machtiging ontbreekt', 'no mandate')}' : !getekend.isValid ? '${say('datum van machtiging', 'date of mandate')}' : '';
  if (waarom) fouten.push((lid.naam || lid.nummer) + ': ' + waarom);
  else goed.push({ ...lid, iban, bedrag: cent(bedrag), getekend: getekend.toFormat('yyyy-MM-dd') });
}
const som = cent(goed.reduce((totaal, lid) => totaal + lid.bedrag, 0));
const teVroeg = !dag.isValid || dag < $now.startOf('day').plus({ days: ${ANNOUNCED} }) || dag.weekday > 5;
const id = 'INC' + $now.toFormat('yyyyMMddHHmmss');
const regels = goed.map((lid) => \`<DrctDbtTxInf><PmtId><EndToEndId>\${xml(lid.nummer + '-' + dag.toFormat('yyyyMMdd')).slice(0, 35)}</EndToEndId></PmtId><InstdAmt Ccy="EUR">\${lid.bedrag.toFixed(2)}</InstdAmt><DrctDbtTx><MndtRltdInf><MndtId>\${xml(lid.kenmerk).slice(0, 35)}</MndtId><DtOfSgntr>\${lid.getekend}</DtOfSgntr></MndtRltdInf></DrctDbtTx><DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><Dbtr><Nm>\${xml(lid.naam)}</Nm></Dbtr><DbtrAcct><Id><IBAN>\${lid.iban}</IBAN></Id></DbtrAcct><RmtInf><Ustrd>\${xml(vraag.waarvoor)}</Ustrd></RmtInf></DrctDbtTxInf>\`).join('');
const kop = \`<MsgId>\${id}</MsgId><CreDtTm>\${$now.toFormat("yyyy-MM-dd'T'HH:mm:ss")}</CreDtTm><NbOfTxs>\${goed.length}</NbOfTxs><CtrlSum>\${som.toFixed(2)}</CtrlSum><InitgPty><Nm>\${xml(\`${CLUB}\`)}</Nm></InitgPty>\`;
const bestand = \`<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${FILE_VERSION}"><CstmrDrctDbtInitn><GrpHdr>\${kop}</GrpHdr><PmtInf><PmtInfId>\${id}</PmtInfId><PmtMtd>DD</PmtMtd><NbOfTxs>\${goed.length}</NbOfTxs><CtrlSum>\${som.toFixed(2)}</CtrlSum><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>CORE</Cd></LclInstrm><SeqTp>RCUR</SeqTp></PmtTpInf><ReqdColltnDt>\${dag.isValid ? dag.toFormat('yyyy-MM-dd') : ''}</ReqdColltnDt><Cdtr><Nm>\${xml(\`${CLUB}\`)}</Nm></Cdtr><CdtrAcct><Id><IBAN>\${kaal(\`${OWN_IBAN}\`)}</IBAN></Id></CdtrAcct><CdtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></CdtrAgt><CdtrSchmeId><Id><PrvtId><Othr><Id>\${kaal(\`${CREDITOR}\`)}</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id></CdtrSchmeId>\${regels}</PmtInf></CstmrDrctDbtInitn></Document>\`;
return [{ json: { maken: goed.length > 0 && !teVroeg, teVroeg, aantal: goed.length, som: euro(som), naam: '${say('incasso', 'direct-debit')}-' + (dag.isValid ? dag.toFormat('yyyy-MM-dd') : 'x') + '.xml', bestand, fouten: fouten.join('; ') || '-', zonder: goed.filter((lid) => !/^\\S+@\\S+\\.\\S+$/.test(String(lid.mail ?? '').trim())).map((lid) => lid.naam || lid.nummer).join('; ') || '-', leden: goed.filter((lid) => /^\\S+@\\S+\\.\\S+$/.test(String(lid.mail ?? '').trim())).map((lid) => ({ naam: lid.naam, mail: String(lid.mail).trim(), bedrag: euro(lid.bedrag), kenmerk: lid.kenmerk, laatste: lid.iban.slice(-4), dag: dag.isValid ? dagtekst(dag) : '' })) } }];`,
        ),
        when('Iets te innen?', [['={{ $json.maken }}', 'yes']]),
        node('Zet bestand klaar', 'convertToFile', 1.1, {
          operation: 'toText',
          sourceProperty: 'bestand',
          binaryPropertyName: 'data',
          options: { fileName: '={{ $json.naam }}', encoding: 'utf8' },
        }),
        withErrorBranch(store.upload('Bewaar incassobestand', "={{ $('Iets te innen?').item.json.naam }}")),
        code(
          'Leden om te mailen',
          "const leden = $('Maak incassobestand').first().json.leden; return (leden.length > 0 ? leden : [{ mail: '' }]).map((lid) => ({ json: lid }));",
        ),
        when('Heeft een mailadres?', [['={{ $json.mail }}', 'filled']]),
        goOnAfterError(
          mailer.send(
            'Kondig afschrijving aan',
            '={{ $json.mail }}',
            say(
              `=Afschrijving van {{ $json.bedrag }} op {{ $json.dag }}`,
              `=Debit of {{ $json.bedrag }} on {{ $json.dag }}`,
            ),
            say(
              `=Beste {{ $json.naam }},<br><br>Rond {{ $json.dag }} schrijft ${CLUB} {{ $json.bedrag }} af van de rekening die eindigt op {{ $json.laatste }}, voor {{ $('Nieuwe incassoronde').first().json.waarvoor }}. Kenmerk van je machtiging: {{ $json.kenmerk }}; incassant-ID: ${CREDITOR}. Klopt er iets niet, antwoord dan voor die dag op deze mail.`,
              `=Dear {{ $json.naam }},<br><br>Around {{ $json.dag }} ${CLUB} debits {{ $json.bedrag }} from the account that ends in {{ $json.laatste }}, for {{ $('Nieuwe incassoronde').first().json.waarvoor }}. Reference of your mandate: {{ $json.kenmerk }}; creditor identifier: ${CREDITOR}. If something is wrong, answer this mail before that day.`,
            ),
          ),
        ),
        onlyOnce(
          formEnd(
            'Toon uitkomst',
            say('Het bestand staat klaar', 'The file is ready'),
            say(
              "={{ $('Maak incassobestand').first().json.aantal }} leden, samen {{ $('Maak incassobestand').first().json.som }}. Niet meegenomen: {{ $('Maak incassobestand').first().json.fouten }}. Zonder mailadres, kondig het zelf aan: {{ $('Maak incassobestand').first().json.zonder }}.",
              "={{ $('Maak incassobestand').first().json.aantal }} members, together {{ $('Maak incassobestand').first().json.som }}. Left out: {{ $('Maak incassobestand').first().json.fouten }}. Without an address, announce it yourself: {{ $('Maak incassobestand').first().json.zonder }}.",
            ),
          ),
        ),
        formEnd(
          'Toon waarom niet',
          say('Er is geen bestand gemaakt', 'No file was made'),
          say(
            `={{ $('Maak incassobestand').first().json.teVroeg ? 'Kies een werkdag die minstens ' + ${ANNOUNCED} + ' dagen vooruit ligt.' : 'Er is niets te innen, of het bestand kon niet worden bewaard.' }} Niet in orde: {{ $('Maak incassobestand').first().json.fouten }}.`,
            `={{ $('Maak incassobestand').first().json.teVroeg ? 'Choose a working day at least ' + ${ANNOUNCED} + ' days ahead.' : 'There is nothing to collect, or the file could not be kept.' }} Not right: {{ $('Maak incassobestand').first().json.fouten }}.`,
          ),
        ),
      ],
      flow: [
        `Nieuwe incassoronde > ${l.path} > Maak incassobestand > Iets te innen? > Zet bestand klaar > Bewaar incassobestand > Leden om te mailen > Heeft een mailadres? > Kondig afschrijving aan > Toon uitkomst`,
        'Heeft een mailadres? #1 > Toon uitkomst',
        'Iets te innen? #1 > Toon waarom niet',
        'Bewaar incassobestand #1 > Toon waarom niet',
      ],
    };
  },
});

export const giftStatements = recipe({
  id: 'annual-gift-statement-to-donors',
  category: 'finance',
  tags: ['donateurs', 'anbi', 'giften', 'goed doel', 'jaaropgave'],
  saves: spares(
    300,
    'Iemand telt in januari alle giften per donateur op en maakt de overzichten.',
    'In January someone adds up all gifts by donor and makes the statements.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 2 }),
  build: ({ table, mailer }) => {
    const gift = rowsOf(table, 'Lees giften', say('Giften', 'Gifts'), 'Gift', {
      mail: say('Mail', 'Mail'),
      naam: say('Naam', 'Name'),
      datum: say('Datum', 'Date'),
      bedrag: say('Bedrag', 'Amount'),
      soort: say('Soort', 'Kind'),
    });
    const sent = rowsOf(
      table,
      'Lees verstuurde overzichten',
      say('Giftoverzichten', 'Gift statements'),
      'Verstuurd overzicht',
      {
        sleutel: say('Sleutel', 'Key'),
      },
    );
    return {
      name: both(
        `Jaarlijks giftenoverzicht aan donateurs uit ${table.app.label} mailen met ${mailer.app.label}`,
        `Mail donors a yearly gift statement from ${table.app.label} with ${mailer.app.label}`,
      ),
      description: both(
        `Op 15 januari telt hij in ${table.app.label} de giften van vorig jaar per donateur op, splitst gewone en periodieke giften en mailt ieder via ${mailer.app.label} een overzicht voor de aangifte. Wie er al een kreeg, krijgt er geen tweede.`,
        `On 15 January it adds up last year’s gifts by donor in ${table.app.label}, splits ordinary and periodic ones and mails each a statement for the tax return through ${mailer.app.label}. Who got one gets no second.`,
      ),
      benefit: both(
        'Donateurs hebben hun overzicht voordat ze erom hoeven te vragen.',
        'Donors have their statement before they need to ask.',
      ),
      uses: [
        [
          table,
          both('heeft de giften en onthoudt wat is verstuurd', 'has the gifts and remembers what was sent'),
        ],
        [mailer, both('mailt de overzichten', 'mails the statements')],
      ],
      setup: [
        both(
          'Maak de tabel Giften met de kolommen Mail, Naam, Datum, Bedrag en Soort (gewoon of periodiek), en de tabel Giftoverzichten met de kolommen Sleutel, Bedrag en Verstuurd op.',
          'Make the table Gifts with the columns Mail, Name, Date, Amount and Kind (ordinary or periodic), and the table Gift statements with the columns Key, Amount and Sent on.',
        ),
      ],
      notes: [
        {
          over: ['Tel per donateur', 'Donateur na donateur'],
          text: say(
            '## Een mail per adres\nGiften zonder mailadres tellen niet mee; die lijst krijg je zelf. Een teruggeboekte gift zet je als min in de tabel. Lukt een mail niet, dan probeert een nieuwe start alleen die donateur.',
            '## A mail an address\nGifts without an address do not count; you get that list yourself. A reversed gift stands in the table with a minus. If a mail fails, another start tries that donor only.',
          ),
        },
      ],
      names: {
        '15 januari': '15 January',
        'Lees giften': 'Read the gifts',
        Gift: 'Gift',
        'Lees verstuurde overzichten': 'Read the statements sent',
        'Verstuurd overzicht': 'Statement sent',
        'Tel per donateur': 'Add up by donor',
        'Donateur na donateur': 'Donor after donor',
        'Mail overzicht': 'Mail the statement',
        'Onthoud overzicht': 'Remember the statement',
        'Sluit de ronde af': 'End the round',
        'Mail wat niet kon': 'Mail what could not be done',
      },
      nodes: [
        cron('15 januari', '0 10 15 1 *'),
        ...gift.nodes,
        ...alsoRows(sent).nodes,
        code(
          'Tel per donateur',
          `
${AS_DAY}
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
${SAFE_TEXT}
const jaar = $now.year - 1;
const verstuurd = new Set($input.all().map(({ json }) => String(json.sleutel ?? '')));
const per = new Map();
for (const { json: een } of $('Gift').all()) {
  const dag = asDay(een.datum), bedrag = getal(een.bedrag), mail = String(een.mail ?? '').trim().toLowerCase();
  if (bedrag === null || !dag.isValid || dag.year !== jaar || !/^\\S+@\\S+\\.\\S+$/.test(mail)) continue;
  const donateur = per.get(mail) ?? { mail, naam: een.naam || '', gewoon: 0, periodiek: 0, regels: [] };
  donateur[/periodiek|periodic/i.test(String(een.soort ?? '')) ? 'periodiek' : 'gewoon'] += bedrag;
  donateur.regels.push([dag.toMillis(), '<tr><td>' + dag.toFormat('dd-MM-yyyy') + '</td><td>' + cel(een.soort || '-') + '</td><td>' + euro(bedrag) + '</td></tr>']);
  per.set(mail, donateur);
}
return [...per.values()].filter((een) => cent(een.gewoon + een.periodiek) > 0 && !verstuurd.has(jaar + ' ' + een.mail)).map((een) => ({ json: { sleutel: jaar + ' ' + een.mail, jaar, mail: een.mail, naam: een.naam, totaal: cent(een.gewoon + een.periodiek), tekst: euro(een.gewoon + een.periodiek), gewoon: euro(een.gewoon), periodiek: euro(een.periodiek), tabel: een.regels.sort((a, b) => a[0] - b[0]).map(([, rij]) => rij).join('') } }));`,
        ),
        loop('Donateur na donateur', 1),
        withErrorBranch(
          mailer.send(
            'Mail overzicht',
            '={{ $json.mail }}',
            say('=Je giften in {{ $json.jaar }}', '=Your gifts in {{ $json.jaar }}'),
            say(
              `=Beste {{ $json.naam || 'donateur' }},<br><br>Dank je wel voor je steun in {{ $json.jaar }}. Voor je aangifte:<table><tr><th>Datum</th><th>Soort</th><th>Bedrag</th></tr>{{ $json.tabel }}</table>Gewone giften: {{ $json.gewoon }}. Periodieke giften: {{ $json.periodiek }}. Samen: <b>{{ $json.tekst }}</b>.<br><br>Ons RSIN: ${about('rsin', ['RSIN', 'Tax number (RSIN)'], ['Het nummer van je ANBI, ook te vinden op belastingdienst.nl.', 'The number of your charity, also found at belastingdienst.nl.'], ['123456789', '123456789'])}. Klopt er iets niet, antwoord dan op deze mail.`,
              `=Dear {{ $json.naam || 'donor' }},<br><br>Thank you for your support in {{ $json.jaar }}. For your tax return:<table><tr><th>Date</th><th>Kind</th><th>Amount</th></tr>{{ $json.tabel }}</table>Ordinary gifts: {{ $json.gewoon }}. Periodic gifts: {{ $json.periodiek }}. Together: <b>{{ $json.tekst }}</b>.<br><br>Our tax number (RSIN): ${about('rsin', ['RSIN', 'Tax number (RSIN)'], ['Het nummer van je ANBI, ook te vinden op belastingdienst.nl.', 'The number of your charity, also found at belastingdienst.nl.'], ['123456789', '123456789'])}. If something is wrong, answer this mail.`,
            ),
          ),
        ),
        table.upsert('Onthoud overzicht', say('Giftoverzichten', 'Gift statements'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: "={{ $('Donateur na donateur').item.json.sleutel }}",
          [say('Bedrag', 'Amount')]: "={{ $('Donateur na donateur').item.json.totaal }}",
          [say('Verstuurd op', 'Sent on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        code(
          'Sluit de ronde af',
          `
${AS_DAY}
${SAFE_TEXT}
const jaar = $now.year - 1;
const zonder = [...new Set($('Gift').all().map(({ json }) => json).filter((een) => asDay(een.datum).year === jaar && !/^\\S+@\\S+\\.\\S+$/.test(String(een.mail ?? '').trim())).map((een) => cel(een.naam || '-')))];
return [{ json: { jaar, aantal: $('Tel per donateur').all().length, zonder: zonder.join(', ') || '-' } }];`,
        ),
        mailer.send(
          'Mail wat niet kon',
          mailOf.administration,
          say(
            '=Giftenoverzichten {{ $json.jaar }}: de ronde is klaar',
            '=Gift statements {{ $json.jaar }}: the round is done',
          ),
          say(
            '={{ $json.aantal }} donateurs waren aan de beurt. Zonder bruikbaar mailadres, stuur die per post: {{ $json.zonder }}. In de tabel Giftoverzichten staat wie zijn mail echt kreeg.',
            '={{ $json.aantal }} donors were due. Without a usable address, send theirs by post: {{ $json.zonder }}. The table Gift statements tells who really got a mail.',
          ),
        ),
      ],
      flow: [
        `15 januari > ${gift.path} > ${sent.path} > Tel per donateur > Donateur na donateur #1 > Mail overzicht > Onthoud overzicht > Donateur na donateur`,
        'Mail overzicht #1 > Donateur na donateur > Sluit de ronde af > Mail wat niet kon',
      ],
    };
  },
});

export const contributionRound = recipe({
  id: 'club-contribution-by-age-and-household',
  category: 'finance',
  tags: ['contributie', 'vereniging', 'gezinskorting', 'leden', 'sportclub'],
  saves: spares(
    240,
    'De penningmeester rekent voor elk lid de contributie uit, met leeftijd, korting en instapmaand.',
    'The treasurer works out each member’s contribution by age, discount and month of joining.',
  ),
  variants: combine({ table: officeTables, chat: officeChats }, { take: 2, apart: ['table'] }),
  build: ({ table, chat }) => {
    const lid = rowsOf(table, 'Lees ledenlijst', say('Leden', 'Members'), 'Lid in de ronde', {
      nummer: say('Lidnummer', 'Member number'),
      naam: say('Naam', 'Name'),
      geboren: say('Geboortedatum', 'Date of birth'),
      sinds: say('Lid sinds', 'Member since'),
      tot: say('Lid tot', 'Member until'),
      gezin: say('Gezin', 'Household'),
      soort: say('Lidsoort', 'Kind of member'),
    });
    const tarief = rowsOf(table, 'Lees tarieven', say('Tarieven', 'Rates'), 'Tarief', {
      soort: say('Lidsoort', 'Kind of member'),
      vanaf: say('Vanaf leeftijd', 'From age'),
      bedrag: say('Bedrag', 'Amount'),
    });
    return {
      name: both(
        `Contributie per lid uitrekenen in ${table.app.label} met leeftijd, gezinskorting en instapmaand`,
        `Work out contributions by member in ${table.app.label} with age, household discount and month of joining`,
      ),
      description: both(
        `Met één klik rekent hij voor elk lid in ${table.app.label} de contributie van het verenigingsjaar uit: het tarief van de leeftijd, een deel voor wie later instapt en korting vanaf het derde gezinslid. Wat onduidelijk is, staat in ${chat.app.label}.`,
        `With one click it works out the contribution of the club year for each member in ${table.app.label}: the rate of the age, a part for who joins later and a discount from the third of a household. Doubts are told in ${chat.app.label}.`,
      ),
      benefit: both(
        'Elk lid betaalt wat in het reglement staat, en het bestuur ziet waarom.',
        'Each member pays what the rules say, and the board sees why.',
      ),
      uses: [
        [
          table,
          both(
            'heeft leden en tarieven en krijgt de bedragen',
            'has members and rates and receives the amounts',
          ),
        ],
        [chat, both('krijgt totaal en twijfel', 'receives total and doubts')],
      ],
      setup: [
        both(
          'Maak de tabel Leden met de kolommen Lidnummer, Naam, Geboortedatum, Lid sinds, Lid tot, Gezin, Lidsoort, Te innen en Uitleg, en de tabel Tarieven met de kolommen Lidsoort, Vanaf leeftijd en Bedrag.',
          'Make the table Members with the columns Member number, Name, Date of birth, Member since, Member until, Household, Kind of member, To collect and Why, and the table Rates with the columns Kind of member, From age and Amount.',
        ),
      ],
      notes: [
        {
          over: ['Reken contributie uit', 'Zet bedrag bij lid'],
          text: say(
            '## Hoe hij rekent\nDe leeftijd op de eerste dag van het verenigingsjaar bepaalt het tarief. Wie later instapt, betaalt de maanden die overblijven. In een gezin betalen de duurste twee vol. Niemand krijgt een rekening: dat doe je met de bedragen in de kolom Te innen.',
            '## How it counts\nThe age on the first day of the club year decides the rate. Who joins later pays the months that are left. In a household the dearest two pay in full. Nobody is billed: you do that with the amounts in the column To collect.',
          ),
        },
      ],
      names: {
        'Reken het nieuwe jaar door': 'Work out the new year',
        'Lees ledenlijst': 'Read the members',
        'Lid in de ronde': 'Member in the round',
        'Lees tarieven': 'Read the rates',
        Tarief: 'Rate',
        'Reken contributie uit': 'Work out the contribution',
        'Is het bedrag bekend?': 'Is the amount known?',
        'Zet bedrag bij lid': 'Put the amount with the member',
        'Tel de opbrengst': 'Add up the proceeds',
        'Meld de opbrengst': 'Report the proceeds',
        'Twijfels bijeen': 'Doubts together',
        'Meld onbekend bedrag': 'Report an unknown amount',
      },
      nodes: [
        byHand('Reken het nieuwe jaar door'),
        ...lid.nodes,
        ...alsoRows(tarief).nodes,
        code(
          'Reken contributie uit',
          `
${AS_DAY}
${AS_AMOUNT}
${TO_CENT}
const begin = $now.set({ month: Math.round(Number('${limitOf('first-month', ['Eerste maand van het verenigingsjaar', 'First month of the club year'], ['Het nummer van de maand: 1 voor januari, 9 voor september.', 'The number of the month: 1 for January, 9 for September.'], 9)}') || 1), day: 1 }).startOf('day');
const jaar = begin < $now.minus({ months: 6 }) ? begin.plus({ years: 1 }) : begin;
const eind = jaar.plus({ years: 1 });
const korting = (Number('${limitOf('household-discount', ['Korting vanaf het derde gezinslid in procenten', 'Discount from the third of a household in percent'], ['Nul als jullie geen gezinskorting kennen.', 'Zero if you have no household discount.'], 50)}') || 0) / 100;
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const tarieven = $input.all().map(({ json }) => ({ soort: kaal(json.soort), vanaf: getal(json.vanaf) ?? 0, bedrag: getal(json.bedrag) })).filter((een) => een.soort && een.bedrag !== null).sort((a, b) => b.vanaf - a.vanaf);
const leden = $('Lid in de ronde').all().flatMap(({ json: een }) => {
  const geboren = asDay(een.geboren), sinds = asDay(een.sinds), tot = asDay(een.tot);
  if (!een.nummer || (tot.isValid && tot < jaar) || (sinds.isValid && sinds >= eind)) return [];
  const leeftijd = geboren.isValid ? Math.floor(jaar.diff(geboren, 'years').years) : null;
  const tarief = leeftijd === null ? undefined : tarieven.find((regel) => regel.soort === kaal(een.soort) && leeftijd >= regel.vanaf);
  if (!tarief) return [{ nummer: String(een.nummer), naam: een.naam || '', bekend: false, waarom: leeftijd === null ? '${say('geboortedatum ontbreekt', 'no date of birth')}' : '${say('geen tarief voor', 'no rate for')} ' + (een.soort || '-') + ', ' + leeftijd }];
  const maanden = sinds.isValid && sinds > jaar ? Math.max(1, Math.ceil(eind.diff(sinds.startOf('month'), 'months').months)) : 12;
  return [{ nummer: String(een.nummer), naam: een.naam || '', bekend: true, gezin: kaal(een.gezin), vol: tarief.bedrag * Math.min(12, maanden) / 12, uitleg: [leeftijd + ' ${say('jaar', 'years')}', maanden < 12 ? maanden + '/12' : ''].filter(Boolean).join(', ') }];
});
const gezinnen = new Map();
for (const een of leden.filter((lid) => lid.bekend).sort((a, b) => b.vol - a.vol)) {
  const plaats = een.gezin ? (gezinnen.get(een.gezin) ?? 0) + 1 : 1;
  if (een.gezin) gezinnen.set(een.gezin, plaats);
  een.bedrag = cent(een.vol * (plaats > 2 ? 1 - korting : 1));
  if (plaats > 2 && korting > 0) een.uitleg += ', ${say('gezinskorting', 'household discount')}';
}
return leden.map((json) => ({ json }));`,
        ),
        when('Is het bedrag bekend?', [['={{ $json.bekend }}', 'yes']]),
        table.upsert('Zet bedrag bij lid', say('Leden', 'Members'), say('Lidnummer', 'Member number'), {
          [say('Lidnummer', 'Member number')]: '={{ $json.nummer }}',
          [say('Te innen', 'To collect')]: '={{ $json.bedrag }}',
          [say('Uitleg', 'Why')]: '={{ $json.uitleg }}',
        }),
        code(
          'Tel de opbrengst',
          `
${asEuro()}
const leden = $('Is het bedrag bekend?').all().map(({ json }) => json);
return [{ json: { aantal: leden.length, som: euro(leden.reduce((totaal, een) => totaal + (Number(een.bedrag) || 0), 0)) } }];`,
        ),
        chat.post(
          'Meld de opbrengst',
          say(
            '=De contributie staat bij {{ $json.aantal }} leden, samen {{ $json.som }}. Kijk een paar bedragen na voordat je int.',
            '=The contribution stands with {{ $json.aantal }} members, together {{ $json.som }}. Check a few amounts before you collect.',
          ),
        ),
        code(
          'Twijfels bijeen',
          `
const leden = $input.all().map(({ json }) => json);
return [{ json: { aantal: leden.length, lijst: leden.slice(0, 40).map((een) => '- ' + (een.naam || een.nummer) + ': ' + een.waarom).join('\\n') + (leden.length > 40 ? '\\n…' : '') } }];`,
        ),
        chat.post(
          'Meld onbekend bedrag',
          say(
            '=Geen contributie voor {{ $json.aantal }} leden:\n{{ $json.lijst }}\nVul de leden of de tarieven aan en start opnieuw.',
            '=No contribution for {{ $json.aantal }} members:\n{{ $json.lijst }}\nComplete the members or the rates and start again.',
          ),
        ),
      ],
      flow: [
        `Reken het nieuwe jaar door > ${lid.path} > ${tarief.path} > Reken contributie uit > Is het bedrag bekend? > Zet bedrag bij lid > Tel de opbrengst > Meld de opbrengst`,
        'Is het bedrag bekend? #1 > Twijfels bijeen > Meld onbekend bedrag',
      ],
    };
  },
});
