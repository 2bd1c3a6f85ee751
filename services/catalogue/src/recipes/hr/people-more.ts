import { googleCalendar, outlookCalendar } from '../../apps/calendars.js';
import { ownLimit } from '../../apps/limits.js';
import { officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { formAddress, limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  asDayText,
  both,
  code,
  combine,
  cron,
  form,
  formEnd,
  formWithEnding,
  onlyNew,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  splitOut,
  stop,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const calendars = [googleCalendar, outlookCalendar];

const REST_MONTHS = ownLimit(
  ['Maanden rust', 'Months of rest'],
  ['Wie korter geleden is benaderd wordt overgeslagen.', 'Who was approached less long ago is left out.'],
  3,
);

export const talentPool = recipe({
  id: 'talent-pool-for-new-vacancy',
  category: 'hr',
  tags: ['talentpool', 'vacature', 'oude kandidaten', 'toestemming', 'werving'],
  saves: spares(
    60,
    'De recruiter zoekt bij een nieuwe vacature door oude kandidaten.',
    'With a new vacancy the recruiter searches old candidates.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 2 }),
  build: ({ table, mailer }) => {
    const k = rowsOf(table, 'Lees talentpool', say('Talentpool', 'Talent pool'), 'Talent', {
      naam: say('Naam', 'Name'),
      mail: say('Mail', 'Mail'),
      vakken: say('Vaardigheden', 'Skills'),
      plaats: say('Plaats', 'Town'),
      uren: say('Uren', 'Hours'),
      tot: say('Toestemming tot', 'Consent until'),
      gevraagd: say('Laatst benaderd', 'Last approached'),
    });
    return {
      name: both(
        `Oude kandidaten in ${table.app.label} wegen voor een nieuwe vacature, voorstel met ${mailer.app.label}`,
        `Weigh old candidates in ${table.app.label} for a new vacancy, proposal with ${mailer.app.label}`,
      ),
      description: both(
        `Vul de eisen van een vacature in. Hij geeft iedereen in ${table.app.label} met geldige toestemming punten op vaardigheden, plaats en uren en mailt de recruiter via ${mailer.app.label} de beste tien, met waarom. Wie pas is benaderd, wordt overgeslagen.`,
        `Fill in what a vacancy asks. It scores everybody in ${table.app.label} with valid consent on skills, town and hours and mails the recruiter the best ten through ${mailer.app.label}, with the reason. Who was approached lately is passed over.`,
      ),
      benefit: both('Je begint met mensen die je al kent.', 'You begin with people whom you know.'),
      uses: [
        [table, both('is de talentpool', 'is the talent pool')],
        [mailer, both('mailt de recruiter', 'mails the recruiter')],
      ],
      setup: [
        both(
          'Maak de tabel Talentpool met de kolommen Naam, Mail, Vaardigheden (met komma’s), Plaats, Uren, Toestemming tot en Laatst benaderd.',
          'Make the table Talent pool with the columns Name, Mail, Skills (with commas), Town, Hours, Consent until and Last approached.',
        ),
      ],
      notes: [
        {
          over: ['Geef punten', 'Iemand gevonden?'],
          text: say(
            '## Een lijst, geen oordeel\nPunten zijn alleen woorden die overeenkomen: de recruiter kiest. Leeftijd, geslacht en afkomst staan niet in de pool en tellen niet. Is de toestemming voorbij, dan telt iemand niet mee en hoort de regel gewist.',
            '## A list, no judgement\nPoints are words that match only: the recruiter chooses. Age, gender and origin are not in the pool and do not count. Where consent is over somebody does not count, and the row belongs erased.',
          ),
        },
      ],
      names: {
        'Nieuwe vacature': 'New vacancy',
        'Lees talentpool': 'Read the talent pool',
        Talent: 'Talent',
        'Geef punten': 'Give points',
        'Iemand gevonden?': 'Anybody found?',
        'Mail beste tien': 'Mail the best ten',
        'Losse kandidaten': 'Each candidate',
        'Noteer voorgesteld': 'Note as proposed',
        'Mail dat niemand past': 'Mail that nobody fits',
      },
      nodes: [
        form(
          'Nieuwe vacature',
          say('Zoek in de talentpool', 'Search the talent pool'),
          say('Alleen wat echt nodig is voor het werk.', 'Only what the work really needs.'),
          [
            ['functie', say('Functie', 'Role')],
            ['moet', say('Moet kunnen (met komma’s)', 'Must be able to (with commas)')],
            ['graag?', say('Fijn als iemand kan (met komma’s)', 'Nice to be able to (with commas)')],
            ['plaats?', say('Plaats', 'Town')],
            ['uren?', say('Uren per week', 'Hours a week'), 'number'],
            ['door', say('Jouw mailadres', 'Your address'), 'email'],
          ],
        ),
        ...alsoRows(k).nodes,
        code(
          'Geef punten',
          `
${AS_DAY}
${AS_AMOUNT}
${SAFE_TEXT}
const woorden = (v) => String(v ?? '').toLowerCase().split(/[,;\\n]/).map((een) => een.trim()).filter(Boolean);
const v = $('Nieuwe vacature').first().json, moet = woorden(v.moet), graag = woorden(v.graag), uren = Number(v.uren);
const past = (lijst, eis) => lijst.some((een) => een.includes(eis) || eis.includes(een));
let verlopen = 0;
const alle = $input.all().map(({ json }) => json).flatMap((een) => {
  if (!een.naam) return [];
  const tot = asDay(een.tot), laatst = asDay(een.gevraagd);
  if (!tot.isValid || tot < $now) { verlopen += 1; return []; }
  if (laatst.isValid && laatst > $now.minus({ months: ${REST_MONTHS} })) return [];
  const kan = woorden(een.vakken), wel = moet.filter((eis) => past(kan, eis)), ook = graag.filter((eis) => past(kan, eis));
  if (moet.length > 0 && wel.length < Math.ceil(moet.length / 2)) return [];
  const dichtbij = v.plaats && String(een.plaats ?? '').trim().toLowerCase() === String(v.plaats).trim().toLowerCase();
  const past_uren = Number.isFinite(uren) && uren > 0 && Math.abs((getal(een.uren) ?? 0) - uren) <= 4;
  return [{ naam: een.naam, mail: een.mail || '-', punten: wel.length * 3 + ook.length + (dichtbij ? 2 : 0) + (past_uren ? 1 : 0), waarom: [...wel, ...ook, dichtbij ? een.plaats : '', past_uren ? een.uren + ' ${say('uur', 'hours')}' : ''].filter(Boolean).join(', ') }];
}).sort((a, b) => b.punten - a.punten).slice(0, 10);
return [{ json: { functie: v.functie, door: v.door, aantal: alle.length, verlopen, kandidaten: alle.filter((een) => een.mail !== '-'), rijen: alle.map((een) => '<tr><td>' + cel(een.naam) + '</td><td>' + cel(een.mail) + '</td><td>' + een.punten + '</td><td>' + cel(een.waarom) + '</td></tr>').join('') } }];`,
        ),
        when('Iemand gevonden?', [['={{ $json.aantal }}', '>', 0]]),
        mailer.send(
          'Mail beste tien',
          '={{ $json.door }}',
          say(
            '={{ $json.aantal }} bekenden voor {{ $json.functie }}',
            '={{ $json.aantal }} known people for {{ $json.functie }}',
          ),
          say(
            '=Hallo,<br><br>Deze bekenden passen bij {{ $json.functie }}:<table><tr><th>Naam</th><th>Mail</th><th>Punten</th><th>Waarom</th></tr>{{ $json.rijen }}</table>Benader ze persoonlijk en noem waar je ze van kent. Toestemming voorbij, wis deze regels: {{ $json.verlopen }}.',
            '=Hello,<br><br>These known people fit {{ $json.functie }}:<table><tr><th>Name</th><th>Mail</th><th>Points</th><th>Why</th></tr>{{ $json.rijen }}</table>Approach them in person and say where you know them from. Consent over, erase these rows: {{ $json.verlopen }}.',
          ),
        ),
        splitOut('Losse kandidaten', 'kandidaten'),
        table.upsert('Noteer voorgesteld', say('Talentpool', 'Talent pool'), say('Mail', 'Mail'), {
          [say('Mail', 'Mail')]: '={{ $json.mail }}',
          [say('Laatst benaderd', 'Last approached')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        mailer.send(
          'Mail dat niemand past',
          '={{ $json.door }}',
          say(
            '=Niemand in de talentpool past bij {{ $json.functie }}',
            '=Nobody in the talent pool fits {{ $json.functie }}',
          ),
          say(
            '=Geen kandidaat met geldige toestemming heeft minstens de helft van wat moet. Zet de vacature open, of versoepel de eisen. Toestemming voorbij: {{ $json.verlopen }} mensen.',
            '=No candidate with valid consent has at least half of what is required. Open the vacancy, or relax the requirements. Consent over: {{ $json.verlopen }} people.',
          ),
        ),
      ],
      flow: [
        `Nieuwe vacature > ${k.path} > Geef punten > Iemand gevonden? > Mail beste tien`,
        'Iemand gevonden? > Losse kandidaten > Noteer voorgesteld',
        'Iemand gevonden? #1 > Mail dat niemand past',
      ],
    };
  },
});

export const ownDetails = recipe({
  id: 'own-details-yearly-check',
  category: 'hr',
  tags: ['personeelsgegevens', 'avg', 'juistheid', 'noodcontact', 'jaarlijks'],
  saves: spares(
    120,
    'Hr vraagt elk jaar iedereen om adres en noodcontact na te kijken.',
    'Every year hr asks everybody to check address and emergency contact.',
  ),
  variants: combine(
    { table: officeTables, mailer: officeMail, tasks: officeTasks },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, tasks }) => {
    const p = rowsOf(table, 'Lees personeelsgegevens', say('Personeel', 'Staff'), 'Personeelslid', {
      nummer: say('Personeelsnummer', 'Employee number'),
      naam: say('Naam', 'Name'),
      mail: say('Mail', 'Mail'),
      adres: say('Adres', 'Address'),
      telefoon: say('Telefoon', 'Phone'),
      nood: say('Noodcontact', 'Emergency contact'),
      bekeken: say('Nagekeken op', 'Checked on'),
    });
    return {
      name: both(
        `Personeelsgegevens jaarlijks laten nakijken: eigen gegevens uit ${table.app.label} gemaild met ${mailer.app.label}`,
        `Have staff details checked yearly: own details from ${table.app.label} mailed with ${mailer.app.label}`,
      ),
      description: both(
        `In februari krijgt elke medewerker via ${mailer.app.label} zijn eigen gegevens uit ${table.app.label}, met wat leeg is. Wijzigingen gaan in een formulier en worden een taak in ${tasks.app.label}, zodat hr ze controleert voordat ze in het dossier komen.`,
        `In February each employee gets the own details from ${table.app.label} through ${mailer.app.label}, with what is empty. Changes go into a form and become a task in ${tasks.app.label}, so that hr checks them before they enter the file.`,
      ),
      benefit: both(
        'Een noodcontact dat klopt als je het nodig hebt.',
        'An emergency contact that is right when you need it.',
      ),
      uses: [
        [table, both('heeft de gegevens', 'has the details')],
        [mailer, both('mailt ieder de eigen gegevens', 'mails each the own details')],
        [tasks, both('krijgt de wijzigingen', 'receives the changes')],
      ],
      setup: [
        both(
          'Maak de tabel Personeel met de kolommen Personeelsnummer, Naam, Mail, Adres, Telefoon, Noodcontact en Nagekeken op.',
          'Make the table Staff with the columns Employee number, Name, Mail, Address, Phone, Emergency contact and Checked on.',
        ),
        both(
          'De link in de mail gaat naar "Gegevens nagekeken".',
          'The link in the mail goes to "Details checked".',
        ),
      ],
      notes: [
        {
          over: ['Maak eigen overzicht', 'Klopt alles?'],
          text: say(
            '## Iedereen ziet alleen zichzelf\nDe mail gaat naar het adres in het dossier en noemt geen burgerservicenummer of salaris. Een wijziging past het dossier niet vanzelf aan: iemand zou anders met een nummer de gegevens van een ander kunnen veranderen.',
            '## Everybody sees oneself only\nThe mail goes to the address in the file and holds no citizen number or salary. A change does not alter the file by itself: otherwise somebody could change another’s details with a number.',
          ),
        },
      ],
      names: {
        'Begin februari': 'Start of February',
        'Lees personeelsgegevens': 'Read the staff details',
        Personeelslid: 'Staff member',
        'Maak eigen overzicht': 'Make the own overview',
        'Nog niet gestuurd dit jaar': 'Not sent this year',
        'Mail eigen gegevens': 'Mail the own details',
        'Vraag gegevens zelf': 'Ask for the details yourself',
        'Gegevens nagekeken': 'Details checked',
        'Klopt alles?': 'Is all right?',
        'Noteer nagekeken': 'Note as checked',
        'Bedank voor nakijken': 'Thank for checking',
        'Maak taak voor wijziging': 'Make a task for the change',
        'Bevestig wijziging': 'Confirm the change',
      },
      nodes: [
        cron('Begin februari', '0 9 3 2 *'),
        ...p.nodes,
        code(
          'Maak eigen overzicht',
          `
${SAFE_TEXT}
return $input.all().flatMap(({ json: een }) => {
  const mail = String(een.mail ?? '').trim();
  if (!een.nummer || !/^\\S+@\\S+\\.\\S+$/.test(mail)) return [];
  const rij = (naam, waarde) => '<tr><td>' + naam + '</td><td>' + (String(waarde ?? '').trim() ? cel(waarde) : '<b>${say('leeg', 'empty')}</b>') + '</td></tr>';
  return [{ json: { nummer: String(een.nummer), naam: een.naam || '', mail, sleutel: een.nummer + ' ' + $now.year, tabel: rij('${say('Adres', 'Address')}', een.adres) + rij('${say('Telefoon', 'Phone')}', een.telefoon) + rij('${say('Noodcontact', 'Emergency contact')}', een.nood) } }];
});`,
        ),
        onlyNew('Nog niet gestuurd dit jaar', '={{ $json.sleutel }}'),
        withErrorBranch(
          mailer.send(
            'Mail eigen gegevens',
            '={{ $json.mail }}',
            say('Kloppen je gegevens nog?', 'Are your details still right?'),
            say(
              `=Hoi {{ $json.naam }},<br><br>Dit staat er van je in ons dossier:<table>{{ $json.tabel }}</table>Kijk het na en vul het formulier in, ook als alles klopt: ${formAddress}<br>Je personeelsnummer is {{ $json.nummer }}. Vragen over je gegevens? ${mailOf.privacy}`,
              `=Hi {{ $json.naam }},<br><br>This is what our file has of you:<table>{{ $json.tabel }}</table>Check it and fill in the form, also if all is right: ${formAddress}<br>Your employee number is {{ $json.nummer }}. Questions about your details? ${mailOf.privacy}`,
            ),
          ),
        ),
        tasks.create('Vraag gegevens zelf', {
          title: say(
            "=Vraag {{ $('Nog niet gestuurd dit jaar').item.json.naam }} of de gegevens kloppen",
            "=Ask {{ $('Nog niet gestuurd dit jaar').item.json.naam }} whether the details are right",
          ),
          description: say(
            "=De mail aan {{ $('Nog niet gestuurd dit jaar').item.json.mail }} (personeelsnummer {{ $('Nog niet gestuurd dit jaar').item.json.nummer }}) kwam niet aan.",
            "=The mail to {{ $('Nog niet gestuurd dit jaar').item.json.mail }} (employee number {{ $('Nog niet gestuurd dit jaar').item.json.nummer }}) did not arrive.",
          ),
          due: "={{ $now.plus({ days: 7 }).toFormat('yyyy-MM-dd') }}",
        }),
        formWithEnding(
          'Gegevens nagekeken',
          say('Gegevens nakijken', 'Check your details'),
          say('Vul alleen in wat anders moet.', 'Fill in only what has to change.'),
          [
            ['nummer', say('Personeelsnummer', 'Employee number')],
            [
              'klopt',
              say('Klopt alles?', 'Is all right?'),
              'dropdown',
              [say('ja', 'yes'), say('nee, zie hieronder', 'no, see below')],
            ],
            ['adres?', say('Nieuw adres', 'New address')],
            ['telefoon?', say('Nieuw telefoonnummer', 'New telephone number')],
            ['nood?', say('Nieuw noodcontact, met nummer', 'New emergency contact, with number')],
          ],
        ),
        when('Klopt alles?', [['={{ $json.klopt }}', 'is', say('ja', 'yes')]]),
        table.upsert(
          'Noteer nagekeken',
          say('Personeel', 'Staff'),
          say('Personeelsnummer', 'Employee number'),
          {
            [say('Personeelsnummer', 'Employee number')]: '={{ $json.nummer.trim() }}',
            [say('Nagekeken op', 'Checked on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          },
        ),
        formEnd(
          'Bedank voor nakijken',
          say('Dank je wel', 'Thank you'),
          say('Je gegevens blijven zoals ze zijn.', 'Your details stay as they are.'),
        ),
        tasks.create('Maak taak voor wijziging', {
          title: say(
            '=Gegevens wijzigen van personeelsnummer {{ $json.nummer }}',
            '=Change details of employee number {{ $json.nummer }}',
          ),
          description: say(
            "=Adres: {{ $json.adres || '-' }}\nTelefoon: {{ $json.telefoon || '-' }}\nNoodcontact: {{ $json.nood || '-' }}\nVraag het even na bij de medewerker voordat je het dossier en de salarisadministratie aanpast.",
            "=Address: {{ $json.adres || '-' }}\nPhone: {{ $json.telefoon || '-' }}\nEmergency contact: {{ $json.nood || '-' }}\nAsk the employee before you change the file and payroll.",
          ),
          due: "={{ $now.plus({ days: 3 }).toFormat('yyyy-MM-dd') }}",
        }),
        formEnd(
          'Bevestig wijziging',
          say('Doorgegeven', 'Passed on'),
          say(
            'Hr kijkt je wijziging na en past je dossier aan.',
            'Hr checks your change and updates your file.',
          ),
        ),
      ],
      flow: [
        `Begin februari > ${p.path} > Maak eigen overzicht > Nog niet gestuurd dit jaar > Mail eigen gegevens`,
        'Mail eigen gegevens #1 > Vraag gegevens zelf',
        'Gegevens nagekeken > Klopt alles? > Noteer nagekeken > Bedank voor nakijken',
        'Klopt alles? #1 > Maak taak voor wijziging > Bevestig wijziging',
      ],
    };
  },
});

export const retirement = recipe({
  id: 'retirement-in-sight',
  category: 'hr',
  tags: ['aow', 'pensioen', 'opvolging', 'kennisoverdracht', 'personeelsplanning'],
  saves: spares(
    30,
    'Hr zoekt elk jaar wie met pensioen gaat en begint op tijd met opvolging.',
    'Every year hr looks who retires and begins succession in time.',
  ),
  variants: combine(
    { table: officeTables, tasks: officeTasks, calendar: calendars },
    { take: 2, apart: ['table', 'tasks'] },
  ),
  build: ({ table, tasks, calendar }) => {
    const m = rowsOf(table, 'Lees geboortedata', say('Medewerkers', 'Employees'), 'Medewerker met datum', {
      nummer: say('Personeelsnummer', 'Employee number'),
      naam: say('Naam', 'Name'),
      geboren: say('Geboortedatum', 'Date of birth'),
      functie: say('Functie', 'Role'),
      uit: say('Uit dienst', 'Left on'),
    });
    return {
      name: both(
        `AOW-datum van medewerkers uit ${table.app.label} op tijd zien, met stappen in ${tasks.app.label}`,
        `See the state pension date of employees from ${table.app.label} in time, with steps in ${tasks.app.label}`,
      ),
      description: both(
        `Elke eerste van de maand rekent hij uit ${table.app.label} wie over twee jaar, één jaar of een half jaar de AOW-leeftijd haalt. Dan komt de passende stap in ${tasks.app.label} (opvolging, pensioengesprek, afscheid) en bij de laatste de dag in ${calendar.app.label}.`,
        `On the first of each month it works out from ${table.app.label} who reaches state pension age in two years, one year or half a year. Then the fitting step comes in ${tasks.app.label} (succession, talk, farewell) and with the last one the day in ${calendar.app.label}.`,
      ),
      benefit: both(
        'Kennis is overgedragen voordat iemand vertrekt.',
        'Knowledge is handed over before somebody leaves.',
      ),
      uses: [
        [table, both('heeft de geboortedata', 'has the dates of birth')],
        [tasks, both('krijgt de stappen', 'receives the steps')],
        [calendar, both('krijgt de laatste dag', 'receives the last day')],
      ],
      setup: [
        both(
          'Maak de tabel Medewerkers met de kolommen Personeelsnummer, Naam, Geboortedatum, Functie en Uit dienst.',
          'Make the table Employees with the columns Employee number, Name, Date of birth, Role and Left on.',
        ),
        both('Kies een agenda die alleen hr ziet.', 'Choose a calendar that only hr sees.'),
      ],
      notes: [
        {
          over: ['Reken AOW-datum', 'Elke stap eenmaal'],
          text: say(
            '## Ga niet uit van stoppen\nEen contract eindigt meestal vanzelf op de AOW-leeftijd als de cao of het contract dat zegt, maar eerder stoppen of doorwerken kan ook: vraag het, vul niet in. De leeftijd stel je in jaren en maanden in; hij wordt vijf jaar vooruit vastgesteld.',
            '## Do not assume stopping\nA contract mostly ends by itself at state pension age where the agreement says so, but stopping earlier or going on is possible: ask, do not assume. You set the age in years and months; it is fixed five years ahead.',
          ),
        },
      ],
      names: {
        'Eerste van de maand om 10 uur': 'First of the month at 10',
        'Lees geboortedata': 'Read dates of birth',
        'Medewerker met datum': 'Employee with date',
        'Reken AOW-datum': 'Work out the pension date',
        'Elke stap eenmaal': 'Each step once',
        'Maak stap': 'Make the step',
        'Is het de laatste stap?': 'Is it the last step?',
        'Zet laatste dag in agenda': 'Put the last day into the calendar',
        'Onthoud gemaakte stappen': 'Remember the steps made',
        'Meld dat een stap ontbreekt': 'Report that a step is missing',
        'Zet de dag zelf in de agenda': 'Put the day into the calendar yourself',
      },
      nodes: [
        cron('Eerste van de maand om 10 uur', '0 10 1 * *'),
        ...m.nodes,
        code(
          'Reken AOW-datum',
          `
${AS_DAY}
${asDayText()}
const jaren = Math.floor(Number('${limitOf('pension-years', ['AOW-leeftijd, jaren', 'State pension age, years'], ['De hele jaren van de AOW-leeftijd.', 'The whole years of the state pension age.'], 67)}') || 67), maanden = Math.floor(Number('${limitOf('pension-months', ['AOW-leeftijd, maanden', 'State pension age, months'], ['De maanden erbij; nul als er geen zijn.', 'The months on top; zero if there are none.'], 3)}') || 0);
const STAPPEN = [
  [24, '${say('Opvolging en kennisoverdracht voorbereiden', 'Prepare succession and handing over')}', '${say('Welke kennis zit alleen bij deze collega? Maak een plan en begin met meelopen.', 'Which knowledge has only this colleague? Make a plan and begin shadowing.')}'],
  [12, '${say('Gesprek over wensen voor het pensioen', 'Talk about wishes for retirement')}', '${say('Vraag of eerder stoppen, minder werken of doorwerken gewenst is. Neem pensioenfonds en cao erbij.', 'Ask whether stopping earlier, working less or going on is wished. Look at pension fund and collective agreement.')}'],
  [6, '${say('Afscheid en einde dienstverband regelen', 'Arrange farewell and end of employment')}', '${say('Bevestig de einddatum schriftelijk, plan verlof dat overblijft en organiseer het afscheid.', 'Confirm the end date in writing, plan leave that is left and organise the farewell.')}'],
];
const deze = $now.startOf('month');
return $input.all().flatMap(({ json: een }) => {
  const geboren = asDay(een.geboren), uit = asDay(een.uit);
  if (!een.nummer || !geboren.isValid || (uit.isValid && uit < $now)) return [];
  const aow = geboren.plus({ years: jaren, months: maanden });
  return STAPPEN.filter(([vooraf]) => aow.minus({ months: vooraf }).hasSame(deze, 'month')).map(([vooraf, titel, uitleg]) => ({ json: { naam: een.naam || String(een.nummer), functie: een.functie || '-', titel, uitleg, dag: aow.toFormat('yyyy-MM-dd'), tekst: dagtekst(aow), laatste: vooraf === 6, sleutel: een.nummer + ' ' + vooraf } }));
});`,
        ),
        code(
          'Elke stap eenmaal',
          `
const gehad = new Set($getWorkflowStaticData('global').gehad ?? []);
return $input.all().flatMap(({ json }, i) => (gehad.has(json.sleutel) ? [] : [{ json, pairedItem: i }]));`,
        ),
        withErrorBranch(
          tasks.create('Maak stap', {
            title: say('={{ $json.titel }}: {{ $json.naam }}', '={{ $json.titel }}: {{ $json.naam }}'),
            description: say(
              '={{ $json.functie }}, AOW-leeftijd op {{ $json.tekst }}. {{ $json.uitleg }}',
              '={{ $json.functie }}, state pension age on {{ $json.tekst }}. {{ $json.uitleg }}',
            ),
            due: "={{ $now.plus({ weeks: 3 }).toFormat('yyyy-MM-dd') }}",
          }),
        ),
        code(
          'Onthoud gemaakte stappen',
          `
const geheugen = $getWorkflowStaticData('global');
geheugen.gehad = [...(geheugen.gehad ?? []), ...$input.all().map((_, i) => $('Elke stap eenmaal').itemMatching(i).json.sleutel)].slice(-5000);
return [{ json: { aantal: $input.all().length } }];`,
        ),
        stop(
          'Meld dat een stap ontbreekt',
          say(
            `=Deze stap kwam niet in ${tasks.app.label}, maak hem zelf: {{ $('Elke stap eenmaal').item.json.titel }}, {{ $('Elke stap eenmaal').item.json.naam }}.`,
            `=This step did not get into ${tasks.app.label}, make it yourself: {{ $('Elke stap eenmaal').item.json.titel }}, {{ $('Elke stap eenmaal').item.json.naam }}.`,
          ),
        ),
        tasks.create('Zet de dag zelf in de agenda', {
          title: say(
            "=Zet de laatste dag van {{ $('Elke stap eenmaal').item.json.naam }} in de agenda",
            "=Put the last day of {{ $('Elke stap eenmaal').item.json.naam }} into the calendar",
          ),
          description: say(
            "=De agenda nam {{ $('Elke stap eenmaal').item.json.tekst }} niet aan.",
            "=The calendar did not take {{ $('Elke stap eenmaal').item.json.tekst }}.",
          ),
          due: "={{ $now.plus({ days: 3 }).toFormat('yyyy-MM-dd') }}",
        }),
        when('Is het de laatste stap?', [["={{ $('Elke stap eenmaal').item.json.laatste }}", 'yes']]),
        withErrorBranch(
          calendar.create('Zet laatste dag in agenda', {
            title: say(
              "=AOW-leeftijd {{ $('Elke stap eenmaal').item.json.naam }}",
              "=State pension age {{ $('Elke stap eenmaal').item.json.naam }}",
            ),
            start: "={{ $('Elke stap eenmaal').item.json.dag }}T09:00:00",
            end: "={{ $('Elke stap eenmaal').item.json.dag }}T09:30:00",
          }),
        ),
      ],
      flow: [
        `Eerste van de maand om 10 uur > ${m.path} > Reken AOW-datum > Elke stap eenmaal > Maak stap > Onthoud gemaakte stappen`,
        'Maak stap > Is het de laatste stap? > Zet laatste dag in agenda',
        'Maak stap #1 > Meld dat een stap ontbreekt',
        'Zet laatste dag in agenda #1 > Zet de dag zelf in de agenda',
      ],
    };
  },
});
