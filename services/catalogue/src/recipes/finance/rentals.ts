import { moneybird, moneybirdApp } from '../../apps/dutch-books.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  answeredWithin,
  asDayText,
  asEuro,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  everyDay,
  form,
  loop,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  TO_CENT,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const rentReceived = recipe({
  id: 'rent-received-check',
  category: 'finance',
  tags: ['huur', 'vastgoed', 'moneybird', 'huurachterstand', 'beheerder'],
  saves: spares(
    60,
    'De beheerder streept elke maand de huur op het bankafschrift af.',
    'Each month the manager ticks off the rents on the bank statement.',
  ),
  variants: combine(
    { table: officeTables, mailer: officeMail, tasks: officeTasks },
    { take: 2, apart: ['table', 'tasks'] },
  ),
  build: ({ table, mailer, tasks }) => {
    const h = rowsOf(table, 'Lees huurcontracten', say('Huurcontracten', 'Leases'), 'Huurcontract', {
      code: say('Contract', 'Lease'),
      huurder: say('Huurder', 'Tenant'),
      mail: say('Mail', 'Mail'),
      huur: say('Huur per maand', 'Rent a month'),
      begin: say('Ingang', 'From'),
      eind: say('Einde', 'Until'),
    });
    return {
      name: both(
        `Ontvangen huur in Moneybird vergelijken met contracten in ${table.app.label}, achterstand in ${tasks.app.label}`,
        `Compare rent received in Moneybird with leases in ${table.app.label}, arrears in ${tasks.app.label}`,
      ),
      description: both(
        `Op de zesde legt hij de bijschrijvingen van deze maand in Moneybird naast de contracten in ${table.app.label}. Wie niets of te weinig betaalde, krijgt via ${mailer.app.label} een herinnering; vanaf de veertiende volgt een taak in ${tasks.app.label}.`,
        `On the sixth it puts this month’s receipts in Moneybird next to the leases in ${table.app.label}. Who paid nothing or too little gets a reminder through ${mailer.app.label}; from the fourteenth a task follows in ${tasks.app.label}.`,
      ),
      benefit: both(
        'Een achterstand van één maand wordt er geen van drie.',
        'Arrears of one month do not become three.',
      ),
      uses: [
        [{ app: moneybirdApp }, both('geeft de bijschrijvingen', 'gives the receipts')],
        [table, both('heeft de contracten', 'has the leases')],
        [mailer, both('herinnert de huurder', 'reminds the tenant')],
        [tasks, both('krijgt de achterstanden', 'receives the arrears')],
      ],
      setup: [
        both(
          'Maak de tabel Huurcontracten met de kolommen Contract (een code die huurders in de omschrijving zetten), Huurder, Mail, Huur per maand, Ingang en Einde.',
          'Make the table Leases with the columns Lease (a code that tenants put in the description), Tenant, Mail, Rent a month, From and Until.',
        ),
        both(
          'Koppel je bank aan Moneybird, zodat bijschrijvingen er de volgende dag staan.',
          'Connect your bank to Moneybird, so that receipts are there the next day.',
        ),
      ],
      notes: [
        {
          over: ['Zoek achterstand', 'Tweede keer?'],
          text: say(
            '## Hoe een betaling gevonden wordt\nOp de code van het contract in de omschrijving, of op de naam van de rekeninghouder als die gelijk is aan de huurder. Betaalt iemand anders zonder code, dan denkt hij dat er niets kwam: zet de code in de automatische overboeking.',
            '## How a payment is found\nBy the code of the lease in the description, or by the name of the account holder where it equals the tenant. If somebody else pays without a code it thinks nothing came in: put the code into the standing order.',
          ),
        },
      ],
      names: {
        'Zesde en veertiende': 'Sixth and fourteenth',
        'Lees huurcontracten': 'Read the leases',
        Huurcontract: 'Lease',
        'Dagen om te lezen': 'Days to read',
        'Bijschrijvingen deze maand': 'Receipts of this month',
        'Zoek achterstand': 'Find arrears',
        'Tweede keer?': 'Second time?',
        'Maak taak voor achterstand': 'Make a task for arrears',
        'Maak taak zonder mail': 'Make a task without mail',
        'Mailadres van huurder?': 'Address of the tenant?',
        'Herinner huurder': 'Remind the tenant',
      },
      nodes: [
        cron('Zesde en veertiende', '0 10 6,14 * *'),
        ...h.nodes,
        // Moneybird gives at most a hundred lines an answer, so every day is asked by itself.
        code(
          'Dagen om te lezen',
          `
const dagen = [];
for (let dag = $now.minus({ months: 1 }).set({ day: 25 }).startOf('day'); dag <= $now; dag = dag.plus({ days: 1 })) dagen.push({ json: { dag: dag.toFormat('yyyyMMdd') } });
return dagen;`,
        ),
        evenWhenEmpty(
          moneybird('Bijschrijvingen deze maand', 'financial_mutations', {
            query: { filter: '=state:all,period:{{ $json.dag }}..{{ $json.dag }}' },
            perSecond: 2,
          }),
        ),
        code(
          'Zoek achterstand',
          `
${AS_DAY}
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
const kaal = (v) => String(v ?? '').toLowerCase().replace(/[^\\p{L}\\p{N}]/gu, '');
const vandaag = $now.startOf('day');
const bij = $input.all().map(({ json }) => json).map((een) => ({ bedrag: getal(een.amount) ?? 0, tekst: kaal(een.message), naam: kaal(een.contra_account_name) })).filter((een) => een.bedrag > 0);
return $('Huurcontract').all().flatMap(({ json: een }) => {
  const huur = getal(een.huur), begin = asDay(een.begin), eind = asDay(een.eind), code = kaal(een.code);
  if (code.length < 3 || huur === null || huur <= 0 || (begin.isValid && begin > vandaag) || (eind.isValid && eind < $now.startOf('month'))) return [];
  const eigen = bij.filter((regel) => regel.tekst.includes(code) || (kaal(een.huurder).length > 4 && regel.naam === kaal(een.huurder)));
  const ontvangen = cent(eigen.reduce((som, regel) => som + regel.bedrag, 0));
  const tekort = cent(huur - ontvangen);
  if (tekort < 1) return [];
  return [{ json: { code: een.code, huurder: een.huurder || '', mail: /^\\S+@\\S+\\.\\S+$/.test(String(een.mail ?? '').trim()) ? String(een.mail).trim() : '', ontvangen: euro(ontvangen), tekort: euro(tekort), maand: vandaag.setLocale('${say('nl', 'en')}').toFormat('LLLL'), tweede: vandaag.day >= 10 } }];
});`,
        ),
        when('Tweede keer?', [['={{ $json.tweede }}', 'yes']]),
        tasks.create('Maak taak voor achterstand', {
          title: say(
            '=Huurachterstand {{ $json.code }}: {{ $json.tekort }} van {{ $json.huurder }}',
            '=Rent arrears {{ $json.code }}: {{ $json.tekort }} of {{ $json.huurder }}',
          ),
          description: say(
            '=Voor {{ $json.maand }} kwam {{ $json.ontvangen }} binnen. Bel de huurder en spreek af wanneer de rest komt; na twee maanden ben je als verhuurder verplicht de gemeente te melden dat er schulden zijn.',
            '=For {{ $json.maand }} {{ $json.ontvangen }} came in. Call the tenant and agree when the rest comes; after two months a Dutch landlord has to tell the municipality of the debt.',
          ),
          due: "={{ $now.plus({ days: 2 }).toFormat('yyyy-MM-dd') }}",
        }),
        tasks.create('Maak taak zonder mail', {
          title: say(
            "=Bel {{ $('Tweede keer?').item.json.huurder }} over de huur ({{ $('Tweede keer?').item.json.code }})",
            "=Call {{ $('Tweede keer?').item.json.huurder }} about the rent ({{ $('Tweede keer?').item.json.code }})",
          ),
          description: say(
            "=Nog {{ $('Tweede keer?').item.json.tekort }} open over {{ $('Tweede keer?').item.json.maand }}. De herinnering kon niet per mail: kijk het adres na.",
            "={{ $('Tweede keer?').item.json.tekort }} still open for {{ $('Tweede keer?').item.json.maand }}. The reminder could not go by mail: check the address.",
          ),
          due: "={{ $now.plus({ days: 1 }).toFormat('yyyy-MM-dd') }}",
        }),
        when('Mailadres van huurder?', [['={{ $json.mail }}', 'filled']]),
        withErrorBranch(
          mailer.send(
            'Herinner huurder',
            '={{ $json.mail }}',
            say('=Huur van {{ $json.maand }}', '=Rent of {{ $json.maand }}'),
            say(
              '=Beste {{ $json.huurder }},<br><br>Van de huur van {{ $json.maand }} staat nog {{ $json.tekort }} open (ontvangen: {{ $json.ontvangen }}). Wil je dat overmaken met {{ $json.code }} in de omschrijving? Lukt het niet in één keer, antwoord dan op deze mail; dan zoeken we samen een oplossing.',
              '=Dear {{ $json.huurder }},<br><br>Of the rent of {{ $json.maand }}, {{ $json.tekort }} is still open (received: {{ $json.ontvangen }}). Could you transfer it with {{ $json.code }} in the description? If you cannot pay it at once, answer this mail and we find a way together.',
            ),
          ),
        ),
      ],
      flow: [
        `Zesde en veertiende > ${h.path} > Dagen om te lezen > Bijschrijvingen deze maand > Zoek achterstand > Tweede keer? > Maak taak voor achterstand`,
        'Tweede keer? #1 > Mailadres van huurder? > Herinner huurder',
        'Mailadres van huurder? #1 > Maak taak zonder mail',
        'Herinner huurder #1 > Maak taak zonder mail',
      ],
    };
  },
});

const WARN_BEFORE = ownLimit(
  ['Dagen vooraf waarschuwen', 'Days to warn ahead'],
  [
    'Hoeveel dagen voor de wettelijke termijn je hoort wat nog open staat.',
    'How many days before the legal term you are told what is open.',
  ],
  3,
);

export const depositReturn = recipe({
  id: 'deposit-return-after-checkout',
  category: 'finance',
  tags: ['borg', 'waarborgsom', 'verhuur', 'oplevering', 'termijn'],
  saves: spares(
    35,
    'De beheerder houdt per vertrokken huurder bij wanneer de borg terug moet en wat eraf gaat.',
    'The manager keeps when each deposit has to go back and what is taken off.',
  ),
  variants: combine({ table: officeTables, mailer: mailboxes }, { take: 2 }),
  build: ({ table, mailer }) => {
    const borg = rowsOf(table, 'Lees borgen', say('Borgen', 'Deposits'), 'Borg', {
      code: say('Contract', 'Lease'),
      huurder: say('Huurder', 'Tenant'),
      terug: say('Terug', 'To return'),
      uiterlijk: say('Uiterlijk', 'At the latest'),
      betaald: say('Betaald op', 'Paid on'),
    });
    const f = "$('Reken borg af').item.json";
    return {
      name: both(
        `Borg afrekenen na oplevering: besluit via ${mailer.app.label}, uiterste betaaldag in ${table.app.label}`,
        `Settle a deposit after check-out: decided through ${mailer.app.label}, last day to pay in ${table.app.label}`,
      ),
      description: both(
        `Na de oplevering vul je een formulier in met schade en achterstand. Hij rekent de borg af, laat de afrekening via ${mailer.app.label} goedkeuren, stuurt haar naar de huurder en bewaakt de wettelijke termijn in ${table.app.label}.`,
        `After check-out you fill in a form with damage and arrears. It settles the deposit, has the settlement approved through ${mailer.app.label}, sends it to the tenant and watches the statutory term in ${table.app.label}.`,
      ),
      benefit: both(
        'De borg is op tijd terug, met een afrekening die standhoudt.',
        'The deposit is back in time, with a settlement that holds.',
      ),
      uses: [
        [table, both('bewaart de borgen', 'keeps the deposits')],
        [
          mailer,
          both('vraagt akkoord en stuurt de afrekening', 'asks for approval and sends the settlement'),
        ],
      ],
      setup: [
        both(
          'Maak de tabel Borgen met de kolommen Contract, Huurder, Borg, Ingehouden, Terug, Uiterlijk en Betaald op. Vul Betaald op in zodra je hebt overgemaakt.',
          'Make the table Deposits with the columns Lease, Tenant, Deposit, Held back, To return, At the latest and Paid on. Fill in Paid on once you have transferred it.',
        ),
      ],
      notes: [
        {
          over: ['Reken borg af', 'Is de afrekening goed?'],
          text: say(
            '## Twee termijnen\nZonder inhouding gaat de borg binnen 14 dagen terug; met inhouding voor huur, schade, servicekosten of energieprestatievergoeding binnen 30 dagen, met een gespecificeerde afrekening. Gewone slijtage mag je niet inhouden.',
            '## Two terms\nIn the Netherlands a deposit goes back within 14 days where nothing is held back; with deductions for rent, damage or service costs within 30 days, with a specified settlement. Ordinary wear may not be held back.',
          ),
        },
      ],
      names: {
        Opgeleverd: 'Checked out',
        'Reken borg af': 'Settle the deposit',
        'Borg na borg': 'Deposit after deposit',
        'Leg afrekening voor': 'Put the settlement to you',
        'Is de afrekening goed?': 'Is the settlement right?',
        'Bewaar borg': 'Keep the deposit',
        'Stuur afrekening': 'Send the settlement',
        'Meld niet verstuurd': 'Report as not sent',
        'Elke ochtend om half 9': 'Every morning at half past 8',
        'Lees borgen': 'Read the deposits',
        Borg: 'Deposit',
        'Bijna te laat': 'Nearly late',
        'Waarschuw voor termijn': 'Warn about the term',
      },
      nodes: [
        form(
          'Opgeleverd',
          say('Oplevering en borg', 'Check-out and deposit'),
          say(
            'Alleen wat in het opleverrapport staat, mag je inhouden.',
            'Hold back only what the check-out report has.',
          ),
          [
            ['code', say('Contract', 'Lease')],
            ['huurder', say('Naam van de huurder', 'Name of the tenant')],
            ['mail', say('Mailadres', 'Address'), 'email'],
            ['einde', say('Laatste dag van de huur', 'Last day of the lease'), 'date'],
            ['borg', say('Betaalde borg in euro', 'Deposit paid in euros'), 'number'],
            ['schade?', say('Inhouden voor schade in euro', 'Held back for damage in euros'), 'number'],
            ['huur?', say('Achterstallige huur in euro', 'Arrears of rent in euros'), 'number'],
            ['waarom?', say('Uitleg bij wat je inhoudt', 'Reason for what you hold back'), 'textarea'],
          ],
        ),
        code(
          'Reken borg af',
          `
${AS_DAY}
${TO_CENT}
${asEuro()}
${asDayText()}
${SAFE_TEXT}
return $input.all().map(({ json: $json }) => {
  const borg = Number($json.borg) || 0, schade = Math.max(0, Number($json.schade) || 0), huur = Math.max(0, Number($json.huur) || 0);
  const inhouding = cent(Math.min(borg, schade + huur)), terug = cent(borg - inhouding), nog = cent(Math.max(0, schade + huur - borg));
  const einde = asDay($json.einde);
  const uiterlijk = (einde.isValid ? einde : $now).plus({ days: inhouding > 0 ? 30 : 14 });
  const regel = (wat, bedrag) => '<tr><td>' + wat + '</td><td>' + euro(bedrag) + '</td></tr>';
  const tabel = '<table>' + regel('${say('Betaalde borg', 'Deposit paid')}', borg) + (schade ? regel('${say('Schade', 'Damage')}', -schade) : '') + (huur ? regel('${say('Achterstallige huur', 'Arrears of rent')}', -huur) : '') + regel(nog > 0 ? '${say('Nog te betalen', 'Still to pay')}' : '${say('Terug', 'To return')}', nog > 0 ? nog : terug) + '</table>' + ($json.waarom ? '<p>' + cel($json.waarom) + '</p>' : '');
  return { json: { code: $json.code, huurder: $json.huurder, mail: $json.mail, borg, inhouding, terug, nog, terugtekst: euro(terug), uiterlijk: uiterlijk.toFormat('yyyy-MM-dd'), dag: dagtekst(uiterlijk), tabel, zonder: inhouding > 0 && !String($json.waarom ?? '').trim() } };
});`,
        ),
        loop('Borg na borg', 1),
        answeredWithin(
          mailer.approve(
            'Leg afrekening voor',
            mailOf.administration,
            say(
              '=Borg {{ $json.code }} van {{ $json.huurder }} afrekenen?',
              '=Settle the deposit {{ $json.code }} of {{ $json.huurder }}?',
            ),
            say(
              "={{ $json.tabel }}{{ $json.zonder ? '<p><b>Let op: er wordt ingehouden zonder uitleg.</b></p>' : '' }}<p>Uiterlijk {{ $json.dag }}. Afrekening naar de huurder sturen?</p>",
              "={{ $json.tabel }}{{ $json.zonder ? '<p><b>Mind: something is held back without a reason.</b></p>' : '' }}<p>At the latest {{ $json.dag }}. Send the settlement to the tenant?</p>",
            ),
          ),
          5,
          'days',
        ),
        when('Is de afrekening goed?', [['={{ $json.data?.approved }}', 'yes']]),
        table.upsert('Bewaar borg', say('Borgen', 'Deposits'), say('Contract', 'Lease'), {
          [say('Contract', 'Lease')]: `={{ ${f}.code }}`,
          [say('Huurder', 'Tenant')]: `={{ ${f}.huurder }}`,
          [say('Borg', 'Deposit')]: `={{ ${f}.borg }}`,
          [say('Ingehouden', 'Held back')]: `={{ ${f}.inhouding }}`,
          [say('Terug', 'To return')]: `={{ ${f}.terug }}`,
          [say('Uiterlijk', 'At the latest')]: `={{ ${f}.uiterlijk }}`,
        }),
        withErrorBranch(
          mailer.send(
            'Stuur afrekening',
            `={{ ${f}.mail }}`,
            say(`=Afrekening van je borg ({{ ${f}.code }})`, `=Settlement of your deposit ({{ ${f}.code }})`),
            say(
              `=Beste {{ ${f}.huurder }},<br><br>Dit is de afrekening van je borg:{{ ${f}.tabel }}{{ ${f}.nog > 0 ? 'De borg is niet genoeg: wil je het bedrag dat nog te betalen is binnen veertien dagen overmaken?' : 'Het bedrag dat je tegoed hebt, maken we uiterlijk ' + ${f}.dag + ' over.' }} Ben je het er niet mee eens, antwoord dan op deze mail met je uitleg en foto’s.`,
              `=Dear {{ ${f}.huurder }},<br><br>This is the settlement of your deposit:{{ ${f}.tabel }}{{ ${f}.nog > 0 ? 'The deposit is not enough: would you transfer what is still to pay within fourteen days?' : 'What is due to you is transferred by ' + ${f}.dag + '.' }} If you do not agree, answer this mail with your reasons and photos.`,
            ),
          ),
        ),
        mailer.send(
          'Meld niet verstuurd',
          mailOf.administration,
          say(
            `=Afrekening van borg {{ ${f}.code }} is niet verstuurd`,
            `=Settlement of deposit {{ ${f}.code }} was not sent`,
          ),
          say(
            `={{ $json.error ? 'De afrekening is goedgekeurd, maar kon niet naar ' + ${f}.mail + ': stuur haar zelf.' : 'De afrekening is afgewezen of niet binnen vijf dagen beantwoord: vul het formulier opnieuw in.' }} De termijn loopt tot {{ ${f}.dag }}.`,
            `={{ $json.error ? 'The settlement was approved, but could not go to ' + ${f}.mail + ': send it yourself.' : 'The settlement was rejected or not answered within five days: fill in the form again.' }} The term runs until {{ ${f}.dag }}.`,
          ),
        ),
        everyDay('Elke ochtend om half 9', 8, 30),
        ...borg.nodes,
        code(
          'Bijna te laat',
          `
${AS_DAY}
${AS_AMOUNT}
${asEuro()}
${SAFE_TEXT}
const vandaag = $now.startOf('day');
const open = $input.all().map(({ json }) => json).filter((een) => een.code && !een.betaald && (getal(een.terug) ?? 0) > 0 && asDay(een.uiterlijk).isValid && asDay(een.uiterlijk) <= vandaag.plus({ days: ${WARN_BEFORE} }));
if (open.length === 0) return [];
return [{ json: { aantal: open.length, lijst: open.map((een) => '<li>' + cel(een.code) + ', ' + cel(een.huurder) + ': ' + euro(getal(een.terug)) + ', ' + asDay(een.uiterlijk).toFormat('dd-MM') + '</li>').join('') } }];`,
        ),
        mailer.send(
          'Waarschuw voor termijn',
          mailOf.administration,
          say(
            '=Borg overmaken: {{ $json.aantal }} bijna te laat',
            '=Transfer deposits: {{ $json.aantal }} nearly late',
          ),
          say(
            '=Maak deze borgen over en vul Betaald op in:<ul>{{ $json.lijst }}</ul>',
            '=Transfer these deposits and fill in Paid on:<ul>{{ $json.lijst }}</ul>',
          ),
        ),
      ],
      flow: [
        'Opgeleverd > Reken borg af > Borg na borg #1 > Leg afrekening voor > Is de afrekening goed? > Bewaar borg > Stuur afrekening > Borg na borg',
        'Is de afrekening goed? #1 > Meld niet verstuurd > Borg na borg',
        'Stuur afrekening #1 > Meld niet verstuurd',
        `Elke ochtend om half 9 > ${borg.path} > Bijna te laat > Waarschuw voor termijn`,
      ],
    };
  },
});

export const serviceCosts = recipe({
  id: 'service-costs-settlement',
  category: 'finance',
  tags: ['servicekosten', 'afrekening', 'vve', 'verhuur', 'vastgoed'],
  saves: spares(
    240,
    'De beheerder verdeelt elk jaar de servicekosten over huurders en maakt de afrekeningen.',
    'Every year the manager splits service costs over tenants and makes the settlements.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 2 }),
  build: ({ table, mailer }) => {
    const kost = rowsOf(table, 'Lees servicekosten', say('Servicekosten', 'Service costs'), 'Kostenpost', {
      pand: say('Pand', 'Building'),
      wat: say('Omschrijving', 'Description'),
      bedrag: say('Bedrag', 'Amount'),
      jaar: say('Jaar', 'Year'),
    });
    const huurder = rowsOf(table, 'Lees huurders', say('Huurders', 'Tenants'), 'Huurder', {
      pand: say('Pand', 'Building'),
      naam: say('Naam', 'Name'),
      mail: say('Mail', 'Mail'),
      deel: say('Verdeelsleutel', 'Share'),
      voorschot: say('Voorschot per maand', 'Advance a month'),
      begin: say('Ingang', 'From'),
      eind: say('Einde', 'Until'),
    });
    return {
      name: both(
        `Servicekosten per huurder afrekenen uit ${table.app.label}: afrekening naar het beheer met ${mailer.app.label}`,
        `Settle service costs by tenant from ${table.app.label}: settlements to the manager with ${mailer.app.label}`,
      ),
      description: both(
        `In mei verdeelt hij de kosten van vorig jaar in ${table.app.label} per pand over de huurders, naar sleutel en bewoonde dagen, trekt de voorschotten af en mailt het beheer via ${mailer.app.label} een kant-en-klare afrekening per huurder.`,
        `In May it splits last year’s costs in ${table.app.label} by building over the tenants, by share and days lived there, takes off the advances and mails the manager a finished settlement for each tenant through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Voor 1 juli heeft elke huurder een afrekening die optelt.',
        'By 1 July each tenant has a settlement that adds up.',
      ),
      uses: [
        [
          table,
          both(
            'heeft kosten en huurders en krijgt de uitkomst',
            'has costs and tenants and receives the outcome',
          ),
        ],
        [mailer, both('mailt de afrekeningen ter controle', 'mails the settlements for checking')],
      ],
      setup: [
        both(
          'Maak de tabel Servicekosten met de kolommen Pand, Omschrijving, Bedrag en Jaar, en de tabel Huurders met de kolommen Pand, Naam, Mail, Verdeelsleutel (procent van het pand), Voorschot per maand, Ingang en Einde.',
          'Make the table Service costs with the columns Building, Description, Amount and Year, and the table Tenants with the columns Building, Name, Mail, Share (percent of the building), Advance a month, From and Until.',
        ),
        both(
          'Maak de tabel Afrekeningen met de kolommen Sleutel, Pand, Huurder, Kosten, Voorschot en Saldo.',
          'Make the table Settlements with the columns Key, Building, Tenant, Costs, Advance and Balance.',
        ),
      ],
      notes: [
        {
          over: ['Verdeel kosten', 'Bewaar afrekening'],
          text: say(
            '## Leegstand is voor de verhuurder\nEen huurder betaalt zijn sleutel maal de dagen dat hij er woonde. Wat door leegstand overblijft, staat als rest in de mail en wordt niet over anderen verdeeld. Mail pas door naar huurders als je de kosten hebt nagekeken.',
            '## Vacancy is for the landlord\nA tenant pays the share times the days of living there. What is left by vacancy stands in the mail as the rest, and is not split over others. Forward it to tenants only after you checked the costs.',
          ),
        },
      ],
      names: {
        'Half mei': 'Mid May',
        'Lees servicekosten': 'Read the service costs',
        Kostenpost: 'Cost line',
        'Lees huurders': 'Read the tenants',
        Huurder: 'Tenant',
        'Verdeel kosten': 'Split the costs',
        'Bewaar afrekening': 'Keep the settlement',
        'Zet afrekeningen op een rij': 'Put the settlements in a row',
        'Mail het beheer': 'Mail the manager',
      },
      nodes: [
        cron('Half mei', '0 9 15 5 *'),
        ...kost.nodes,
        ...alsoRows(huurder).nodes,
        code(
          'Verdeel kosten',
          `
${AS_DAY}
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
${SAFE_TEXT}
const jaar = $now.year - 1;
const [van, tot] = [DateTime.fromObject({ year: jaar }), DateTime.fromObject({ year: jaar }).endOf('year').startOf('day')];
const dagenInJaar = Math.round(tot.diff(van, 'days').days) + 1;
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const posten = $('Kostenpost').all().map(({ json }) => ({ pand: kaal(json.pand), naam: String(json.pand ?? '').trim(), wat: json.wat || '-', bedrag: getal(json.bedrag), jaar: String(json.jaar ?? '').slice(0, 4) })).filter((een) => een.pand && een.bedrag !== null && een.jaar === String(jaar));
const huurders = $input.all().map(({ json }) => json).filter((een) => kaal(een.pand) && een.naam && (getal(een.deel) ?? 0) > 0);
const uit = [];
for (const pand of new Set(posten.map((een) => een.pand))) {
  const eigen = posten.filter((een) => een.pand === pand);
  const kosten = eigen.reduce((som, een) => som + een.bedrag, 0);
  const bewoners = huurders.filter((een) => kaal(een.pand) === pand).map((een) => {
    const begin = asDay(een.begin), eind = asDay(een.eind);
    const eerste = begin.isValid && begin > van ? begin : van, laatste = eind.isValid && eind < tot ? eind : tot;
    return { een, dagen: Math.max(0, Math.round(laatste.diff(eerste, 'days').days) + 1), maanden: Math.max(0, Math.round(laatste.plus({ days: 1 }).diff(eerste, 'months').months)) };
  }).filter(({ dagen }) => dagen > 0);
  for (const { een, dagen, maanden } of bewoners) {
    const deel = getal(een.deel) / 100 * dagen / dagenInJaar;
    const eigenKosten = cent(kosten * deel), voorschot = cent((getal(een.voorschot) ?? 0) * maanden), saldo = cent(eigenKosten - voorschot);
    uit.push({ json: { sleutel: jaar + ' ' + pand + ' ' + kaal(een.naam), pand: eigen[0].naam, naam: een.naam, mail: een.mail || '', kosten: eigenKosten, voorschot, saldo, deel, tekst: '<h3>' + cel(een.naam) + ', ' + cel(eigen[0].naam) + '</h3><table>' + eigen.map((post) => '<tr><td>' + cel(post.wat) + '</td><td>' + euro(post.bedrag) + '</td><td>' + euro(post.bedrag * deel) + '</td></tr>').join('') + '</table><p>${say('Aandeel', 'Share')} ' + (deel * 100).toFixed(2) + '% (' + dagen + '/' + dagenInJaar + '), ${say('kosten', 'costs')} ' + euro(eigenKosten) + ', ${say('voorschot', 'advance')} ' + euro(voorschot) + ': ' + (saldo > 0 ? '${say('bijbetalen', 'to pay')} ' : '${say('terug', 'to return')} ') + euro(Math.abs(saldo)) + '</p>' } });
  }
  const verdeeld = uit.filter(({ json }) => kaal(json.pand) === pand).reduce((som, { json }) => som + json.kosten, 0);
  for (const { json } of uit) if (kaal(json.pand) === pand) json.rest = cent(kosten - verdeeld);
}
return uit;`,
        ),
        table.upsert('Bewaar afrekening', say('Afrekeningen', 'Settlements'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
          [say('Pand', 'Building')]: '={{ $json.pand }}',
          [say('Huurder', 'Tenant')]: '={{ $json.naam }}',
          [say('Kosten', 'Costs')]: '={{ $json.kosten }}',
          [say('Voorschot', 'Advance')]: '={{ $json.voorschot }}',
          [say('Saldo', 'Balance')]: '={{ $json.saldo }}',
        }),
        code(
          'Zet afrekeningen op een rij',
          `
${asEuro()}
${SAFE_TEXT}
const alle = $('Verdeel kosten').all().map(({ json }) => json);
const rest = new Map(alle.map((een) => [een.pand, een.rest]));
return [{ json: { aantal: alle.length, tekst: alle.map((een) => een.tekst).join('<hr>') + '<hr><p>${say('Niet verdeeld, voor de verhuurder', 'Not split, for the landlord')}: ' + [...rest].map(([pand, bedrag]) => cel(pand) + ' ' + euro(bedrag)).join(', ') + '</p>' } }];`,
        ),
        mailer.send(
          'Mail het beheer',
          mailOf.administration,
          say(
            '={{ $json.aantal }} afrekeningen servicekosten ter controle',
            '={{ $json.aantal }} service cost settlements to check',
          ),
          '={{ $json.tekst }}',
        ),
      ],
      flow: [
        `Half mei > ${kost.path} > ${huurder.path} > Verdeel kosten > Bewaar afrekening > Zet afrekeningen op een rij > Mail het beheer`,
      ],
    };
  },
});
