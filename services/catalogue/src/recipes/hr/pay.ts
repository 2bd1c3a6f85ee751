import { googleDocs } from '../../apps/documents.js';
import { ownLimit, wholeLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { askingChats, officeChats, officeMail, officeTables } from '../../apps/office.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  answeredWithin,
  asDayText,
  asEuro,
  both,
  byHand,
  code,
  combine,
  cron,
  everyDay,
  formEnd,
  formWithEnding,
  keep,
  loop,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  set,
  spares,
  TO_CENT,
  when,
  withErrorBranch,
  writeFile,
} from '../../kit/index.js';

export const minimumWage = recipe({
  id: 'minimum-wage-next-month',
  category: 'hr',
  tags: ['minimumloon', 'jeugdloon', 'verjaardag', 'salaris', 'horeca', 'supermarkt'],
  saves: spares(
    40,
    'De salarisadministratie zoekt elke maand wie jarig is en legt alle uurlonen naast het minimum.',
    'Each month payroll looks who has a birthday and puts all hourly wages next to the minimum.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 2 }),
  build: ({ table, mailer }) => {
    const m = rowsOf(table, 'Lees uurlonen', say('Uurlonen', 'Hourly wages'), 'Uurloon', {
      naam: say('Naam', 'Name'),
      geboren: say('Geboortedatum', 'Date of birth'),
      loon: say('Uurloon', 'Hourly wage'),
      uit: say('Uit dienst', 'Left on'),
    });
    const n = rowsOf(table, 'Lees minimumlonen', say('Minimumloon', 'Minimum wage'), 'Minimum', {
      vanaf: say('Vanaf', 'From'),
      leeftijd: say('Leeftijd', 'Age'),
      loon: say('Per uur', 'An hour'),
    });
    return {
      name: both(
        `Wie volgende maand onder het minimumloon zakt volgens ${table.app.label}, lijst met ${mailer.app.label}`,
        `Who falls below minimum wage next month by ${table.app.label}, list with ${mailer.app.label}`,
      ),
      description: both(
        `Op de twintigste rekent hij voor elk uurloon in ${table.app.label} uit wat iemand volgende maand minstens moet verdienen: een verjaardag of een nieuw minimum telt mee. De salarisadministratie krijgt via ${mailer.app.label} naam, dag en nieuw loon.`,
        `On the twentieth it works out for each hourly wage in ${table.app.label} what somebody has to earn at least next month: a birthday or a new minimum counts. Payroll gets name, day and new wage through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Geen nabetaling en geen boete omdat een verjaardag is vergeten.',
        'No back pay and no fine because a birthday was forgotten.',
      ),
      uses: [
        [table, both('heeft lonen en minimumlonen', 'has wages and minimum wages')],
        [mailer, both('mailt de salarisadministratie', 'mails payroll')],
      ],
      setup: [
        both(
          'Maak de tabel Uurlonen met de kolommen Naam, Geboortedatum, Uurloon en Uit dienst, en de tabel Minimumloon met de kolommen Vanaf (1 januari en 1 juli), Leeftijd (15 tot en met 21) en Per uur; neem de bedragen over van rijksoverheid.nl of uit je cao.',
          'Make the table Hourly wages with the columns Name, Date of birth, Hourly wage and Left on, and the table Minimum wage with the columns From (1 January and 1 July), Age (15 up to 21) and An hour; take the amounts from rijksoverheid.nl or your collective agreement.',
        ),
      ],
      notes: [
        {
          over: ['Leg loon naast minimum', 'Is er iets te verhogen?'],
          text: say(
            '## Het loon geldt vanaf de verjaardag\nIn een maand met een verjaardag gelden twee minima: tot en vanaf die dag. Ontbreekt het minimum voor een leeftijd, dan staat de naam apart en wordt niets aangenomen.',
            '## The wage counts from the birthday\nA month with a birthday has two minimums: before and from that day. Where the minimum of an age is missing the name stands apart and nothing is assumed.',
          ),
        },
      ],
      names: {
        'Twintigste van de maand': 'Twentieth of the month',
        'Lees uurlonen': 'Read the hourly wages',
        Uurloon: 'Hourly wage',
        'Lees minimumlonen': 'Read the minimum wages',
        Minimum: 'Minimum',
        'Leg loon naast minimum': 'Put wage next to minimum',
        'Is er iets te verhogen?': 'Anything to raise?',
        'Mail verhogingen': 'Mail the raises',
        'Mail dat niemand zakt': 'Mail that nobody falls below',
      },
      nodes: [
        cron('Twintigste van de maand', '0 9 20 * *'),
        ...m.nodes,
        ...alsoRows(n).nodes,
        code(
          'Leg loon naast minimum',
          `
${AS_DAY}
${AS_AMOUNT}
${asEuro()}
${SAFE_TEXT}
const maand = $now.plus({ months: 1 }).startOf('month'), eind = maand.endOf('month');
const minima = $input.all().map(({ json }) => ({ vanaf: asDay(json.vanaf), leeftijd: Math.round(getal(json.leeftijd) ?? -1), loon: getal(json.loon) })).filter((een) => een.vanaf.isValid && een.leeftijd >= 0 && een.loon !== null);
const minimumOp = (dag, jaren) => minima.filter((een) => een.leeftijd === Math.min(21, jaren) && een.vanaf <= dag).sort((a, b) => b.vanaf - a.vanaf)[0]?.loon;
const rijen = [], onbekend = [];
let mensen = 0;
for (const { json: een } of $('Uurloon').all()) {
  const geboren = asDay(een.geboren), loon = getal(een.loon), uit = asDay(een.uit);
  if (!een.naam || (uit.isValid && uit < maand)) continue;
  mensen += 1;
  if (!geboren.isValid || loon === null) { onbekend.push(cel(een.naam)); continue; }
  const jarig = geboren.set({ year: maand.year });
  const dagen = [maand, ...(jarig > maand && jarig <= eind ? [jarig] : [])];
  for (const dag of dagen) {
    const jaren = Math.floor(dag.diff(geboren, 'years').years);
    if (jaren < 15) { onbekend.push(cel(een.naam) + ' (' + jaren + ')'); break; }
    const minimum = minimumOp(dag, jaren);
    if (minimum === undefined) { onbekend.push(cel(een.naam) + ' (' + jaren + ')'); break; }
    if (loon < minimum - 0.001) { rijen.push('<tr><td>' + cel(een.naam) + '</td><td>' + jaren + '</td><td>' + dag.toFormat('dd-MM-yyyy') + '</td><td>' + euro(loon) + '</td><td><b>' + euro(minimum) + '</b></td></tr>'); break; }
  }
}
return [{ json: { aantal: rijen.length, mensen, maand: maand.setLocale('${say('nl', 'en')}').toFormat('LLLL yyyy'), rijen: rijen.join(''), onbekend: onbekend.join(', ') || '-' } }];`,
        ),
        when('Is er iets te verhogen?', [['={{ $json.aantal }}', '>', 0]]),
        mailer.send(
          'Mail verhogingen',
          mailOf.payroll,
          say(
            '=Minimumloon {{ $json.maand }}: {{ $json.aantal }} lonen omhoog',
            '=Minimum wage {{ $json.maand }}: {{ $json.aantal }} wages up',
          ),
          say(
            '=<table><tr><th>Naam</th><th>Leeftijd</th><th>Vanaf</th><th>Nu</th><th>Minstens</th></tr>{{ $json.rijen }}</table>Niet te toetsen (geboortedatum, loon of minimum ontbreekt): {{ $json.onbekend }}.',
            '=<table><tr><th>Name</th><th>Age</th><th>From</th><th>Now</th><th>At least</th></tr>{{ $json.rijen }}</table>Could not be tested (date of birth, wage or minimum is missing): {{ $json.onbekend }}.',
          ),
        ),
        mailer.send(
          'Mail dat niemand zakt',
          mailOf.payroll,
          say(
            '=Minimumloon {{ $json.maand }}: alles in orde',
            '=Minimum wage {{ $json.maand }}: all in order',
          ),
          say(
            '={{ $json.mensen }} uurlonen zijn nagekeken. Niet te toetsen: {{ $json.onbekend }}.',
            '={{ $json.mensen }} hourly wages were checked. Could not be tested: {{ $json.onbekend }}.',
          ),
        ),
      ],
      flow: [
        `Twintigste van de maand > ${m.path} > ${n.path} > Leg loon naast minimum > Is er iets te verhogen? > Mail verhogingen`,
        'Is er iets te verhogen? #1 > Mail dat niemand zakt',
      ],
    };
  },
});

export const payGap = recipe({
  id: 'pay-gap-by-job-group',
  category: 'hr',
  tags: ['loonkloof', 'loontransparantie', 'gelijke beloning', 'hr-rapport'],
  saves: spares(
    180,
    'Hr rekent met de hand per functiegroep het verschil in beloning uit.',
    'Hr works out the difference in pay by job group by hand.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 2 }),
  build: ({ table, mailer }) => {
    const s = rowsOf(table, 'Lees salarissen', say('Salarissen', 'Salaries'), 'Salaris', {
      groep: say('Functiegroep', 'Job group'),
      geslacht: say('Geslacht', 'Gender'),
      uur: say('Uurloon', 'Hourly wage'),
      toeslag: say('Toeslagen per uur', 'Allowances an hour'),
    });
    return {
      name: both(
        `Loonverschil tussen vrouwen en mannen per functiegroep uit ${table.app.label}, rapport met ${mailer.app.label}`,
        `Pay difference between women and men by job group from ${table.app.label}, report with ${mailer.app.label}`,
      ),
      description: both(
        `Elk half jaar rekent hij uit ${table.app.label} gemiddelde en mediaan van het uurloon per functiegroep uit, bewaart de cijfers zonder namen en mailt hr via ${mailer.app.label} waar het verschil boven vijf procent ligt. Kleine groepen blijven buiten beeld.`,
        `Every half year it works out mean and median hourly pay by job group from ${table.app.label}, keeps the figures without names and mails hr through ${mailer.app.label} where the difference exceeds five percent. Small groups stay out.`,
      ),
      benefit: both(
        'Je kent het verschil voordat iemand ernaar vraagt.',
        'You know the difference before anyone asks.',
      ),
      uses: [
        [table, both('heeft de salarissen en bewaart de cijfers', 'has the salaries and keeps the figures')],
        [mailer, both('mailt het rapport', 'mails the report')],
      ],
      setup: [
        both(
          'Maak de tabel Salarissen met de kolommen Functiegroep, Geslacht (v, m of x), Uurloon en Toeslagen per uur; namen zijn niet nodig. Maak de tabel Loonverschil met de kolommen Sleutel, Groep, Peildatum, Aantal, Gemiddeld verschil en Mediaan verschil.',
          'Make the table Salaries with the columns Job group, Gender (f, m or x), Hourly wage and Allowances an hour; names are not needed. Make the table Pay difference with the columns Key, Group, As of, Number, Mean difference and Median difference.',
        ),
      ],
      notes: [
        {
          over: ['Reken verschil per groep', 'Bewaar groep'],
          text: say(
            '## Vanaf vijf procent moet je kunnen uitleggen\nDe Europese richtlijn loontransparantie vraagt vanaf vijf procent in een groep om een objectieve reden of een gezamenlijke beoordeling. Een verschil is hier mannen min vrouwen, als deel van het loon van mannen. Groepen met minder dan vijf vrouwen of mannen tellen alleen in het totaal.',
            '## From five percent you have to explain\nThe European directive on pay transparency asks for an objective reason or a joint assessment from five percent in a group. A difference here is men less women, as a part of men’s pay. Groups with fewer than five women or men count in the total only.',
          ),
        },
      ],
      names: {
        'Begin januari en juli': 'Start of January and July',
        'Lees salarissen': 'Read the salaries',
        Salaris: 'Salary',
        'Reken verschil per groep': 'Work out the difference by group',
        'Bewaar groep': 'Keep the group',
        'Zet het rapport op': 'Make the report',
        'Mail rapport aan hr': 'Mail the report to hr',
      },
      nodes: [
        cron('Begin januari en juli', '0 9 5 1,7 *'),
        ...s.nodes,
        code(
          'Reken verschil per groep',
          `
${AS_AMOUNT}
const groepen = new Map();
let anders = 0;
for (const { json: een } of $input.all()) {
  const uur = getal(een.uur), wie = String(een.geslacht ?? '').trim().toLowerCase()[0];
  if (uur === null || uur <= 0) continue;
  const soort = wie === 'v' || wie === 'f' ? 'v' : wie === 'm' ? 'm' : '';
  if (!soort) { anders += 1; continue; }
  for (const naam of [String(een.groep ?? '').trim() || '-', '${say('Iedereen', 'Everybody')}']) {
    const groep = groepen.get(naam) ?? { naam, v: [], m: [] };
    groep[soort].push(uur + (getal(een.toeslag) ?? 0));
    groepen.set(naam, groep);
  }
}
const gemiddeld = (lijst) => lijst.reduce((som, een) => som + een, 0) / lijst.length;
const mediaan = (lijst) => { const op = [...lijst].sort((a, b) => a - b), midden = Math.floor(op.length / 2); return op.length % 2 ? op[midden] : (op[midden - 1] + op[midden]) / 2; };
const procent = (m, v) => Math.round((m - v) / m * 1000) / 10;
return [...groepen.values()].filter(({ v, m }) => v.length >= 5 && m.length >= 5).map(({ naam, v, m }) => ({ json: { sleutel: $now.toFormat('yyyy-MM') + ' ' + naam, naam, peil: $now.toFormat('yyyy-MM-dd'), aantal: v.length + m.length, vrouwen: v.length, mannen: m.length, gemiddeld: procent(gemiddeld(m), gemiddeld(v)), mediaan: procent(mediaan(m), mediaan(v)), klein: groepen.size - 1, anders } }));`,
        ),
        table.upsert('Bewaar groep', say('Loonverschil', 'Pay difference'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
          [say('Groep', 'Group')]: '={{ $json.naam }}',
          [say('Peildatum', 'As of')]: '={{ $json.peil }}',
          [say('Aantal', 'Number')]: '={{ $json.aantal }}',
          [say('Gemiddeld verschil', 'Mean difference')]: '={{ $json.gemiddeld }}',
          [say('Mediaan verschil', 'Median difference')]: '={{ $json.mediaan }}',
        }),
        code(
          'Zet het rapport op',
          `
${SAFE_TEXT}
const procent = (v) => v.toLocaleString('${say('nl-NL', 'en-GB')}');
const groepen = $('Reken verschil per groep').all().map(({ json }) => json).sort((a, b) => Math.abs(b.gemiddeld) - Math.abs(a.gemiddeld));
const hoog = groepen.filter((een) => Math.abs(een.gemiddeld) >= 5);
return [{ json: { aantal: hoog.length, groepen: groepen.length, buiten: Math.max(0, groepen[0].klein + 1 - groepen.length), anders: groepen[0].anders, rijen: groepen.map((een) => '<tr><td>' + cel(een.naam) + '</td><td>' + een.vrouwen + '</td><td>' + een.mannen + '</td><td>' + procent(een.gemiddeld) + '%</td><td>' + procent(een.mediaan) + '%</td></tr>').join('') } }];`,
        ),
        mailer.send(
          'Mail rapport aan hr',
          mailOf.hr,
          say(
            '=Loonverschil: {{ $json.aantal }} groepen boven vijf procent',
            '=Pay difference: {{ $json.aantal }} groups above five percent',
          ),
          say(
            '=<table><tr><th>Groep</th><th>Vrouwen</th><th>Mannen</th><th>Gemiddeld</th><th>Mediaan</th></tr>{{ $json.rijen }}</table>Een plus betekent dat mannen meer verdienen. Te klein om te tonen: {{ $json.buiten }} groepen; zonder v of m: {{ $json.anders }} mensen.',
            '=<table><tr><th>Group</th><th>Women</th><th>Men</th><th>Mean</th><th>Median</th></tr>{{ $json.rijen }}</table>A plus means that men earn more. Too small to show: {{ $json.buiten }} groups; without f or m: {{ $json.anders }} people.',
          ),
        ),
      ],
      flow: [
        `Begin januari en juli > ${s.path} > Reken verschil per groep > Bewaar groep > Zet het rapport op > Mail rapport aan hr`,
      ],
    };
  },
});

const fileMail = mailboxes.flatMap((mailer) =>
  mailer.sendWithFile ? [{ ...mailer, sendWithFile: mailer.sendWithFile }] : [],
);

const CUT_OFF = wholeLimit(
  ['Aanleverdag', 'Cut-off day'],
  [
    'De dag van de maand (1 tot en met 28) waarop om twaalf uur de mutaties weggaan.',
    'The day of the month (1 to 28) on which the changes leave at noon.',
  ],
  16,
);

export const payrollCutOff = recipe({
  id: 'payroll-changes-by-cut-off',
  category: 'hr',
  tags: ['salarismutaties', 'loonverwerking', 'aanleverdatum', 'formulier', 'csv'],
  saves: spares(
    90,
    'Hr verzamelt wijzigingen uit mails en appjes en stuurt ze naar de salarisverwerker.',
    'Hr gathers changes from mails and messages and sends them to the payroll bureau.',
  ),
  variants: combine({ table: officeTables, mailer: fileMail }, { take: 3 }),
  build: ({ table, mailer }) => {
    const m = rowsOf(table, 'Lees mutaties', say('Mutaties', 'Changes'), 'Mutatie', {
      sleutel: say('Sleutel', 'Key'),
      medewerker: say('Medewerker', 'Employee'),
      soort: say('Soort', 'Kind'),
      ingang: say('Ingang', 'From'),
      waarde: say('Waarde', 'Value'),
      door: say('Door', 'By'),
      verwerkt: say('Verzonden op', 'Sent on'),
    });
    return {
      name: both(
        `Salarismutaties verzamelen in ${table.app.label} en op de aanleverdag als csv versturen met ${mailer.app.label}`,
        `Gather payroll changes in ${table.app.label} and send them as CSV on the cut-off day with ${mailer.app.label}`,
      ),
      description: both(
        `Leidinggevenden geven wijzigingen door met een formulier; wie na de aanleverdag komt, ziet dat het de volgende maand wordt. Op de aanleverdag gaat alles uit ${table.app.label} dat nog niet weg is als csv via ${mailer.app.label} naar de salarisadministratie.`,
        `Managers report changes with a form; who comes after the cut-off sees that it becomes next month. On the cut-off day all of ${table.app.label} that was not sent yet goes to payroll as a CSV through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Eén bestand per maand, niets dubbel en niets vergeten.',
        'One file a month, nothing twice and nothing forgotten.',
      ),
      uses: [
        [table, both('bewaart de mutaties', 'keeps the changes')],
        [mailer, both('verstuurt het bestand', 'sends the file')],
      ],
      setup: [
        both(
          'Maak de tabel Mutaties met de kolommen Sleutel, Medewerker, Soort, Ingang, Waarde, Door en Verzonden op.',
          'Make the table Changes with the columns Key, Employee, Kind, From, Value, By and Sent on.',
        ),
        both(
          'Geef het wachtwoord van "Mutatie doorgeven" alleen aan leidinggevenden: wat hier binnenkomt wordt loon.',
          'Give the password of "Mutatie doorgeven" to managers only: what comes in here becomes pay.',
        ),
      ],
      notes: [
        {
          over: ['Kies wat nog weg moet', 'Stuur naar salarisadministratie'],
          text: say(
            '## Eerst versturen, dan afvinken\nPas als de mail weg is, krijgt elke regel een datum in Verzonden op. Mislukt de mail, dan gaan dezelfde regels de volgende keer weer mee.',
            '## Send first, tick off after\nOnly once the mail is gone each line gets a date in Sent on. If the mail fails, the same lines go along the next time.',
          ),
        },
      ],
      names: {
        'Mutatie doorgeven': 'Report a change',
        'Bewaar mutatie': 'Keep the change',
        'Voor de aanleverdag?': 'Before the cut-off?',
        'Bevestig deze maand': 'Confirm this month',
        'Bevestig volgende maand': 'Confirm next month',
        'Elke dag om twaalf uur': 'Every day at noon',
        Aanleverdag: 'Cut-off day',
        'Kolommen voor de csv': 'Columns for the CSV',
        'Lees mutaties': 'Read the changes',
        Mutatie: 'Change',
        'Kies wat nog weg moet': 'Choose what has to go',
        'Maak csv': 'Make the CSV',
        'Stuur naar salarisadministratie': 'Send to payroll',
        'Regels om af te vinken': 'Lines to tick off',
        'Vink mutatie af': 'Tick the change off',
        'Meld dat versturen mislukte': 'Report that sending failed',
      },
      nodes: [
        formWithEnding(
          'Mutatie doorgeven',
          say('Wijziging voor het salaris', 'Change for payroll'),
          say('Eén wijziging per keer.', 'One change at a time.'),
          [
            ['medewerker', say('Medewerker', 'Employee')],
            [
              'soort',
              say('Soort wijziging', 'Kind of change'),
              'dropdown',
              [
                say('Uren per week', 'Hours a week'),
                say('Salaris', 'Salary'),
                say('Eenmalige betaling', 'One-off payment'),
                say('Reiskosten', 'Travel costs'),
                say('Onbetaald verlof', 'Unpaid leave'),
                say('Bankrekening gecontroleerd gewijzigd', 'Bank account changed and verified'),
                say('Uit dienst', 'Leaves'),
              ],
            ],
            ['ingang', say('Ingangsdatum', 'Effective from'), 'date'],
            ['waarde', say('Nieuwe waarde of bedrag', 'New value or amount')],
            ['door', say('Jouw naam', 'Your name')],
          ],
        ),
        table.append('Bewaar mutatie', say('Mutaties', 'Changes'), {
          [say('Sleutel', 'Key')]: "={{ $now.toFormat('yyyyMMddHHmmssSSS') }}",
          [say('Medewerker', 'Employee')]: '={{ $json.medewerker }}',
          [say('Soort', 'Kind')]: '={{ $json.soort }}',
          [say('Ingang', 'From')]: '={{ $json.ingang }}',
          [say('Waarde', 'Value')]: '={{ $json.waarde }}',
          [say('Door', 'By')]: '={{ $json.door }}',
        }),
        when('Voor de aanleverdag?', [
          [`={{ $now.day < ${CUT_OFF} || ($now.day === ${CUT_OFF} && $now.hour < 12) }}`, 'yes'],
        ]),
        formEnd(
          'Bevestig deze maand',
          say('Vastgelegd', 'Recorded'),
          say(
            'De wijziging gaat mee met de salarisrun van deze maand.',
            'The change goes along with the payroll run of this month.',
          ),
        ),
        formEnd(
          'Bevestig volgende maand',
          say('Vastgelegd voor volgende maand', 'Recorded for next month'),
          say(
            'De aanleverdag van deze maand is geweest. Kan het echt niet wachten, overleg dan met de salarisadministratie.',
            'The cut-off of this month has passed. If it really cannot wait, talk to payroll.',
          ),
        ),
        everyDay('Elke dag om twaalf uur', 12),
        keep('Aanleverdag', [[`={{ $now.day === ${CUT_OFF} }}`, 'yes']]),
        ...m.nodes,
        keep('Kies wat nog weg moet', [
          ['={{ $json.sleutel }}', 'filled'],
          ['={{ $json.verwerkt }}', 'empty'],
        ]),
        set('Kolommen voor de csv', {
          [say('Medewerker', 'Employee')]: '={{ $json.medewerker }}',
          [say('Soort', 'Kind')]: '={{ $json.soort }}',
          [say('Ingang', 'From')]: '={{ $json.ingang }}',
          [say('Waarde', 'Value')]: '={{ $json.waarde }}',
          [say('Door', 'By')]: '={{ $json.door }}',
        }),
        writeFile(
          'Maak csv',
          'csv',
          say("=mutaties-{{ $now.toFormat('yyyy-MM') }}.csv", "=changes-{{ $now.toFormat('yyyy-MM') }}.csv"),
        ),
        withErrorBranch(
          mailer.sendWithFile(
            'Stuur naar salarisadministratie',
            mailOf.payroll,
            say(
              "=Salarismutaties {{ $now.toFormat('yyyy-MM') }}",
              "=Payroll changes {{ $now.toFormat('yyyy-MM') }}",
            ),
            say(
              "=In de bijlage {{ $('Kies wat nog weg moet').all().length }} wijzigingen voor deze maand. Vragen over een regel? De naam in de kolom Door weet er meer van.",
              "=Attached are {{ $('Kies wat nog weg moet').all().length }} changes for this month. Questions about a line? The name in the column By knows more.",
            ),
          ),
        ),
        code(
          'Regels om af te vinken',
          "return $('Kies wat nog weg moet').all().map(({ json }) => ({ json: { sleutel: json.sleutel } }));",
        ),
        table.upsert('Vink mutatie af', say('Mutaties', 'Changes'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
          [say('Verzonden op', 'Sent on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        mailer.send(
          'Meld dat versturen mislukte',
          mailOf.hr,
          say('Salarismutaties zijn niet verstuurd', 'Payroll changes were not sent'),
          say(
            "={{ $('Kies wat nog weg moet').all().length }} mutaties staan nog open. Verstuur ze vandaag zelf, of start de workflow opnieuw.",
            "={{ $('Kies wat nog weg moet').all().length }} changes are still open. Send them yourself today, or start the workflow again.",
          ),
        ),
      ],
      flow: [
        'Mutatie doorgeven > Bewaar mutatie > Voor de aanleverdag? > Bevestig deze maand',
        'Voor de aanleverdag? #1 > Bevestig volgende maand',
        `Elke dag om twaalf uur > Aanleverdag > ${m.path} > Kies wat nog weg moet > Kolommen voor de csv > Maak csv > Stuur naar salarisadministratie > Regels om af te vinken > Vink mutatie af`,
        'Stuur naar salarisadministratie #1 > Meld dat versturen mislukte',
      ],
    };
  },
});

const RAISE_PERCENT = ownLimit(
  ['Opvallende verhoging in procent', 'Striking raise in percent'],
  ['Boven dit percentage waarschuwt de vraag.', 'Above this percentage the question warns.'],
  15,
);

export const salaryLetters = recipe({
  id: 'salary-letters-after-approval',
  category: 'hr',
  tags: ['salarisverhoging', 'brief', 'google docs', 'beoordeling', 'akkoord'],
  saves: spares(
    15,
    'Hr schrijft voor elke verhoging een brief, laat hem goedkeuren en mailt hem.',
    'For each raise hr writes a letter, has it approved and mails it.',
  ),
  variants: combine(
    { table: officeTables, chat: askingChats, mailer: officeMail },
    { take: 2, apart: ['table', 'chat'] },
  ),
  build: ({ table, chat, mailer }) => {
    const v = rowsOf(table, 'Lees verhogingen', say('Verhogingen', 'Raises'), 'Verhoging', {
      sleutel: say('Personeelsnummer', 'Employee number'),
      naam: say('Naam', 'Name'),
      mail: say('Mail', 'Mail'),
      oud: say('Oud salaris', 'Old salary'),
      nieuw: say('Nieuw salaris', 'New salary'),
      ingang: say('Ingang', 'From'),
      stand: say('Stand', 'State'),
    });
    const f = "$('Brief voor brief').item.json";
    const page = googleDocs.write('Schrijf brief', {
      title: say(
        `=Salarisbrief {{ ${f}.naam }} {{ ${f}.ingang }}`,
        `=Salary letter {{ ${f}.naam }} {{ ${f}.ingang }}`,
      ),
      text: `={{ ${f}.brief }}`,
    });
    return {
      name: both(
        `Salarisbrieven uit ${table.app.label} na akkoord in ${chat.app.label} schrijven in Google Docs en mailen`,
        `Write salary letters from ${table.app.label} in Google Docs after approval in ${chat.app.label} and mail them`,
      ),
      description: both(
        `Met één klik legt hij elke verhoging in ${table.app.label} die nog open staat voor in ${chat.app.label}, met bedrag en percentage. Na akkoord staat de brief in Google Docs, krijgt de medewerker hem via ${mailer.app.label} en hoort de salarisadministratie het.`,
        `With one click it puts each open raise in ${table.app.label} to ${chat.app.label}, with amount and percentage. Once approved the letter is in Google Docs, the employee gets it through ${mailer.app.label} and payroll is told.`,
      ),
      benefit: both(
        'Iedereen krijgt zijn brief op dezelfde dag, zonder typefouten.',
        'Everybody gets the letter on the same day, without typing errors.',
      ),
      uses: [
        [table, both('heeft de verhogingen', 'has the raises')],
        [chat, both('vraagt akkoord per brief', 'asks for approval of each letter')],
        [googleDocs, both('bewaart de brieven', 'keeps the letters')],
        [mailer, both('mailt de medewerker en de salarisadministratie', 'mails the employee and payroll')],
      ],
      setup: [
        both(
          'Maak de tabel Verhogingen met de kolommen Personeelsnummer, Naam, Mail, Oud salaris, Nieuw salaris, Ingang en Stand; laat Stand leeg.',
          'Make the table Raises with the columns Employee number, Name, Mail, Old salary, New salary, From and State; leave State empty.',
        ),
        both(
          'Gebruik een besloten kanaal: er staan salarissen in de vraag.',
          'Use a private channel: the question holds salaries.',
        ),
      ],
      notes: [
        {
          over: ['Kies open verhogingen', 'Gaat de brief uit?'],
          text: say(
            '## Wat er niet doorheen komt\nEen bedrag dat lager is dan het oude, een verhoging boven jouw grens (standaard vijftien procent) of een ingang in het verleden krijgt een waarschuwing in de vraag. Afgewezen regels krijgen dat als stand en komen niet terug.',
            '## What does not slip through\nAn amount below the old one, a raise over your limit (fifteen percent by default) or a date in the past gets a warning in the question. Rejected lines get that as their state and do not come back.',
          ),
        },
      ],
      names: {
        'Start de brieven': 'Start the letters',
        'Lees verhogingen': 'Read the raises',
        Verhoging: 'Raise',
        'Kies open verhogingen': 'Choose open raises',
        'Brief voor brief': 'Letter by letter',
        'Leg verhoging voor': 'Put the raise to you',
        'Gaat de brief uit?': 'Does the letter go out?',
        'Schrijf brief': 'Write the letter',
        'Mail de medewerker': 'Mail the employee',
        'Meld aan salarisadministratie': 'Tell payroll',
        'Meld dat salaris het niet weet': 'Report that payroll does not know',
        'Noteer verstuurd': 'Note as sent',
        'Noteer niet verstuurd': 'Note as not sent',
      },
      nodes: [
        byHand('Start de brieven'),
        ...v.nodes,
        code(
          'Kies open verhogingen',
          `
${AS_DAY}
${AS_AMOUNT}
${asEuro()}
${asDayText()}
return $input.all().flatMap(({ json: een }) => {
  const oud = getal(een.oud), nieuw = getal(een.nieuw), ingang = asDay(een.ingang);
  if (!een.sleutel || een.stand || oud === null || nieuw === null || oud <= 0 || !ingang.isValid || !/^\\S+@\\S+\\.\\S+$/.test(String(een.mail ?? '').trim())) return [];
  const procent = Math.round((nieuw / oud - 1) * 1000) / 10;
  const let_op = nieuw <= oud || procent > ${RAISE_PERCENT} || ingang < $now.startOf('month');
  return [{ json: { sleutel: String(een.sleutel), naam: een.naam || '', mail: String(een.mail).trim(), oud: euro(oud), nieuw: euro(nieuw), procent, ingang: ingang.toFormat('yyyy-MM-dd'), let_op, brief: '${say('Beste', 'Dear')} ' + (een.naam || '') + ',\\n\\n${say('Met ingang van', 'As of')} ' + dagtekst(ingang) + ' ${say('verandert je bruto maandsalaris bij gelijke uren van', 'your gross monthly salary, at the same hours, changes from')} ' + euro(oud) + ' ${say('naar', 'to')} ' + euro(nieuw) + '. ${say('De andere afspraken in je arbeidsovereenkomst blijven gelijk. Bewaar deze brief bij je overeenkomst.', 'All other terms of your contract stay the same. Keep this letter with your contract.')}\\n\\n${say('Met vriendelijke groet', 'Kind regards')}' } }];
});`,
        ),
        loop('Brief voor brief', 1),
        answeredWithin(
          chat.approve(
            'Leg verhoging voor',
            say(
              `=Salarisbrief {{ $json.naam }}: van {{ $json.oud }} naar {{ $json.nieuw }} ({{ $json.procent.toLocaleString('nl-NL') }}%) per {{ $json.ingang }}.{{ $json.let_op ? ' Let op: lager, meer dan ' + ${RAISE_PERCENT} + '% of een datum in het verleden.' : '' }} Versturen?`,
              `=Salary letter {{ $json.naam }}: from {{ $json.oud }} to {{ $json.nieuw }} ({{ $json.procent.toLocaleString('en-GB') }}%) as of {{ $json.ingang }}.{{ $json.let_op ? ' Mind: lower, over ' + ${RAISE_PERCENT} + '% or a date in the past.' : '' }} Send it?`,
            ),
          ),
          2,
          'days',
        ),
        when('Gaat de brief uit?', [['={{ $json.data?.approved }}', 'yes']]),
        ...page.map((step) => withErrorBranch(step)),
        withErrorBranch(
          mailer.send(
            'Mail de medewerker',
            `={{ ${f}.mail }}`,
            say('Je nieuwe salaris', 'Your new salary'),
            `={{ ${f}.brief.replaceAll('\\n', '<br>') }}`,
          ),
        ),
        withErrorBranch(
          mailer.send(
            'Meld aan salarisadministratie',
            mailOf.payroll,
            say(
              `=Nieuw salaris voor {{ ${f}.naam }} ({{ ${f}.sleutel }})`,
              `=New salary for {{ ${f}.naam }} ({{ ${f}.sleutel }})`,
            ),
            say(
              `=Per {{ ${f}.ingang }}: {{ ${f}.nieuw }} bruto per maand (was {{ ${f}.oud }}). De medewerker heeft de brief.`,
              `=As of {{ ${f}.ingang }}: {{ ${f}.nieuw }} gross a month (was {{ ${f}.oud }}). The employee has the letter.`,
            ),
          ),
        ),
        chat.post(
          'Meld dat salaris het niet weet',
          say(
            `=De brief aan {{ ${f}.naam }} is verstuurd, maar de mail aan de salarisadministratie mislukte. Geef zelf door: per {{ ${f}.ingang }} {{ ${f}.nieuw }} bruto per maand.`,
            `=The letter to {{ ${f}.naam }} was sent, but the mail to payroll failed. Pass it on yourself: as of {{ ${f}.ingang }} {{ ${f}.nieuw }} gross a month.`,
          ),
        ),
        table.upsert(
          'Noteer verstuurd',
          say('Verhogingen', 'Raises'),
          say('Personeelsnummer', 'Employee number'),
          {
            [say('Personeelsnummer', 'Employee number')]: `={{ ${f}.sleutel }}`,
            [say('Stand', 'State')]: say(
              "=verstuurd {{ $now.toFormat('yyyy-MM-dd') }}",
              "=sent {{ $now.toFormat('yyyy-MM-dd') }}",
            ),
          },
        ),
        table.upsert(
          'Noteer niet verstuurd',
          say('Verhogingen', 'Raises'),
          say('Personeelsnummer', 'Employee number'),
          {
            [say('Personeelsnummer', 'Employee number')]: `={{ ${f}.sleutel }}`,
            [say('Stand', 'State')]: say(
              'niet verstuurd: afgewezen, geen antwoord of mislukt',
              'not sent: rejected, no answer or failed',
            ),
          },
        ),
      ],
      flow: [
        `Start de brieven > ${v.path} > Kies open verhogingen > Brief voor brief #1 > Leg verhoging voor > Gaat de brief uit? > ${page.map(({ name }) => name).join(' > ')} > Mail de medewerker > Noteer verstuurd > Meld aan salarisadministratie > Brief voor brief`,
        'Meld aan salarisadministratie #1 > Meld dat salaris het niet weet > Brief voor brief',
        'Gaat de brief uit? #1 > Noteer niet verstuurd > Brief voor brief',
        ...page.map(({ name }) => `${name} #1 > Noteer niet verstuurd`),
        'Mail de medewerker #1 > Noteer niet verstuurd',
      ],
    };
  },
});

const HIGH_PAYMENT = wholeLimit(
  ['Nakijken boven euro', 'Check above euros'],
  [
    'Boven welk bedrag een berekening in de chat komt.',
    'Above which amount a calculation is told in the chat.',
  ],
  25000,
);

export const transitionPay = recipe({
  id: 'transition-payment-estimate',
  category: 'hr',
  tags: ['transitievergoeding', 'ontslag', 'einde contract', 'berekenen', 'formulier'],
  saves: spares(
    20,
    'Hr rekent bij elk einde van een dienstverband de transitievergoeding uit.',
    'At each end of employment hr works out the transition payment.',
  ),
  variants: combine({ table: officeTables, chat: officeChats }, { take: 2, apart: ['table'] }),
  build: ({ table, chat }) => ({
    name: both(
      `Transitievergoeding berekenen met een formulier, berekening bewaard in ${table.app.label}`,
      `Work out the Dutch transition payment with a form, calculation kept in ${table.app.label}`,
    ),
    description: both(
      `Vul diensttijd, loon en vaste toeslagen in en zie meteen de wettelijke transitievergoeding, met de opbouw van de berekening. Elke berekening komt in ${table.app.label}; hoge bedragen en uitzonderingen staan in ${chat.app.label} om na te kijken.`,
      `Fill in service, wage and fixed allowances and see the statutory transition payment at once, with how it is made up. Each calculation goes to ${table.app.label}; high amounts and exceptions are told in ${chat.app.label} to be checked.`,
    ),
    benefit: both(
      'Je weet wat een einde kost voordat je het gesprek voert.',
      'You know what an ending costs before you have the talk.',
    ),
    uses: [
      [table, both('bewaart de berekeningen', 'keeps the calculations')],
      [chat, both('krijgt wat nagekeken moet worden', 'is told what has to be checked')],
    ],
    setup: [
      both(
        'Maak de tabel Transitie met de kolommen Medewerker, In dienst, Uit dienst, Maandloon, Vergoeding en Berekend op.',
        'Make the table Transition with the columns Employee, Joined, Leaves, Monthly pay, Payment and Worked out on.',
      ),
    ],
    notes: [
      {
        over: ['Reken vergoeding', 'Nakijken?'],
        text: say(
          '## Een derde maandsalaris per jaar\nOver de hele diensttijd, op de dag nauwkeurig, met vakantiegeld en vaste toeslagen erbij. Het maximum is het bedrag van dit jaar of, als dat hoger is, een jaarsalaris. Bij ernstig verwijtbaar handelen, onder de achttien met hoogstens twaalf uur en bij AOW-leeftijd bestaat er geen recht.',
          '## A third of a monthly salary a year\nOver the whole service, to the day, with holiday pay and fixed allowances. The maximum is the amount of this year or, if that is more, a yearly salary. There is no right with serious culpability, under eighteen with at most twelve hours, and at state pension age.',
        ),
      },
    ],
    names: {
      'Bereken vergoeding': 'Work out the payment',
      'Reken vergoeding': 'Calculate the payment',
      'Klopt de invoer?': 'Is the input right?',
      'Bewaar berekening': 'Keep the calculation',
      'Nakijken?': 'To be checked?',
      'Meld om na te kijken': 'Report for checking',
      'Toon vergoeding': 'Show the payment',
      'Toon wat ontbreekt': 'Show what is missing',
    },
    nodes: [
      formWithEnding(
        'Bereken vergoeding',
        say('Transitievergoeding', 'Transition payment'),
        say(
          'Bruto bedragen per maand, zonder punten voor duizendtallen.',
          'Gross amounts a month, without separators for thousands.',
        ),
        [
          ['medewerker', say('Medewerker of personeelsnummer', 'Employee or number')],
          [
            'begin',
            say('In dienst sinds, ook vorige contracten', 'Joined, earlier contracts included'),
            'date',
          ],
          ['eind', say('Laatste dag in dienst', 'Last day of employment'), 'date'],
          ['loon', say('Bruto maandsalaris', 'Gross monthly salary'), 'number'],
          ['vakantiegeld', say('Vakantiegeld in procenten', 'Holiday pay in percent'), 'number'],
          [
            'vast?',
            say(
              'Eindejaarsuitkering en vaste toeslagen per maand',
              'Year-end bonus and fixed allowances a month',
            ),
            'number',
          ],
          [
            'variabel?',
            say('Bonus, gemiddeld per maand over drie jaar', 'Bonus, average a month over three years'),
            'number',
          ],
          [
            'initiatief',
            say('Wie beëindigt?', 'Who ends it?'),
            'dropdown',
            [say('Werkgever', 'Employer'), say('Medewerker', 'Employee')],
          ],
        ],
      ),
      code(
        'Reken vergoeding',
        `
${AS_DAY}
${TO_CENT}
${asEuro()}
return $input.all().map(({ json: $json }) => {
  const begin = asDay($json.begin), eind = asDay($json.eind), loon = Number($json.loon);
  if (!begin.isValid || !eind.isValid || eind < begin || !(loon > 0)) return { json: { goed: false } };
  const maandloon = cent(loon * (1 + (Number($json.vakantiegeld) || 0) / 100) + (Number($json.vast) || 0) + (Number($json.variabel) || 0));
  const tijd = eind.plus({ days: 1 }).diff(begin, ['years', 'months', 'days']).toObject();
  const jaren = tijd.years * maandloon / 3, maanden = tijd.months * maandloon / 36, dagen = tijd.days * maandloon / 36 / 30;
  const maximum = Math.max(Number('${limitOf('transition-maximum', ['Maximum van dit jaar in euro', 'Maximum of this year in euros'], ['Het wettelijke maximum; rijksoverheid.nl geeft het elk jaar in december.', 'The statutory maximum; rijksoverheid.nl gives it each December.'], 98000)}') || 0, maandloon * 12);
  const ruw = cent(jaren + maanden + dagen), bedrag = Math.min(ruw, cent(maximum));
  const zelf = ${say("$json.initiatief === 'Medewerker'", "$json.initiatief === 'Employee'")};
  return { json: { goed: true, medewerker: $json.medewerker, begin: begin.toFormat('yyyy-MM-dd'), eind: eind.toFormat('yyyy-MM-dd'), maandloon, bedrag: zelf ? 0 : bedrag, tekst: euro(zelf ? 0 : bedrag), opbouw: euro(maandloon) + ' ${say('per maand', 'a month')}; ' + tijd.years + ' ${say('jaar', 'years')}: ' + euro(jaren) + ', ' + tijd.months + ' ${say('maanden', 'months')}: ' + euro(maanden) + ', ' + Math.round(tijd.days) + ' ${say('dagen', 'days')}: ' + euro(dagen) + (ruw > bedrag ? '; ${say('begrensd op het maximum', 'limited to the maximum')}' : '') + (zelf ? '; ${say('in beginsel geen recht bij eigen opzegging', 'in principle no right when resigning')}' : ''), nakijken: ruw > bedrag || zelf || bedrag > ${HIGH_PAYMENT} } };
});`,
      ),
      when('Klopt de invoer?', [['={{ $json.goed }}', 'yes']]),
      table.append('Bewaar berekening', say('Transitie', 'Transition'), {
        [say('Medewerker', 'Employee')]: '={{ $json.medewerker }}',
        [say('In dienst', 'Joined')]: '={{ $json.begin }}',
        [say('Uit dienst', 'Leaves')]: '={{ $json.eind }}',
        [say('Maandloon', 'Monthly pay')]: '={{ $json.maandloon }}',
        [say('Vergoeding', 'Payment')]: '={{ $json.bedrag }}',
        [say('Berekend op', 'Worked out on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      when('Nakijken?', [["={{ $('Klopt de invoer?').item.json.nakijken }}", 'yes']]),
      chat.post(
        'Meld om na te kijken',
        say(
          "=Transitievergoeding om na te kijken: {{ $('Klopt de invoer?').item.json.tekst }}. {{ $('Klopt de invoer?').item.json.opbouw }}.",
          "=Transition payment to be checked: {{ $('Klopt de invoer?').item.json.tekst }}. {{ $('Klopt de invoer?').item.json.opbouw }}.",
        ),
      ),
      formEnd(
        'Toon vergoeding',
        say("={{ $('Klopt de invoer?').item.json.tekst }}", "={{ $('Klopt de invoer?').item.json.tekst }}"),
        say(
          "={{ $('Klopt de invoer?').item.json.opbouw }}. Een schatting: laat een beëindiging altijd juridisch nakijken.",
          "={{ $('Klopt de invoer?').item.json.opbouw }}. An estimate: always have an ending checked by a lawyer.",
        ),
      ),
      formEnd(
        'Toon wat ontbreekt',
        say('Niet te berekenen', 'Cannot be worked out'),
        say(
          'Vul twee geldige dagen in, de laatste na de eerste, en een maandsalaris boven nul.',
          'Fill in two valid days, the last after the first, and a monthly salary above zero.',
        ),
      ),
    ],
    flow: [
      'Bereken vergoeding > Reken vergoeding > Klopt de invoer? > Bewaar berekening > Nakijken? > Meld om na te kijken > Toon vergoeding',
      'Nakijken? #1 > Toon vergoeding',
      'Klopt de invoer? #1 > Toon wat ontbreekt',
    ],
  }),
});
