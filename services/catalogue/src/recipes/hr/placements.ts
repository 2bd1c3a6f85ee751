import { officeChats, officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { formAddress, limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  AS_MAIL,
  alsoRows,
  among,
  answeredWithin,
  asEuro,
  both,
  code,
  combine,
  cron,
  everyDay,
  formEnd,
  formWithEnding,
  from,
  openFormWithEnding,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  TO_CENT,
  when,
  withErrorBranch,
  writeFile,
} from '../../kit/index.js';

/** Mail of offices that also takes a file along. */
const fileMail = officeMail.flatMap((mail) =>
  mail.sendWithFile ? [{ ...mail, sendWithFile: mail.sendWithFile }] : [],
);

export const placementGuarantee = recipe({
  id: 'placement-guarantee-check-ins',
  category: 'hr',
  tags: ['recruiter', 'werving en selectie', 'garantieperiode', 'nazorg', 'plaatsing', 'fee'],
  saves: spares(
    30,
    'De recruiter belt na een plaatsing beide kanten na en rekent bij vertrek de fee terug.',
    'After a placement the recruiter calls both sides and works out the fee to return when somebody leaves.',
  ),
  variants: combine(
    {
      table: officeTables,
      mailer: officeMail,
      tasks: among(officeTasks, 'asana', 'trello', 'todoist'),
      chat: officeChats,
    },
    { take: 4, apart: ['table', 'tasks'] },
  ),
  build: ({ table, mailer, tasks, chat }) => {
    const tab = say('Plaatsingen', 'Placements');
    const key = say('Plaatsing', 'Placement');
    const asked = say('Gepeild', 'Asked');
    const columns = {
      plaatsing: key,
      kandidaat: say('Kandidaat', 'Candidate'),
      kmail: say('Mail kandidaat', 'Mail candidate'),
      bedrijf: say('Opdrachtgever', 'Client'),
      bmail: say('Mail opdrachtgever', 'Mail client'),
      begin: say('Begin', 'Start'),
      tot: say('Garantie tot', 'Guarantee until'),
      fee: say('Fee', 'Fee'),
      gepeild: asked,
      gestopt: say('Gestopt op', 'Stopped on'),
    };
    const rows = rowsOf(table, 'Lees plaatsingen', tab, 'Plaatsing in garantie', columns);
    const scored = alsoRows(rowsOf(table, 'Zoek plaatsing bij cijfer', tab, 'Plaatsing met cijfer', columns));
    const stopped = alsoRows(rowsOf(table, 'Zoek gestopte plaatsing', tab, 'Gestopte plaatsing', columns));
    const p = (field: string) => from('Wie peilen we vandaag?', field);
    const s = (field: string) => from('Weeg het cijfer', field);
    const g = (field: string) => from('Reken garantie uit', field);
    return {
      name: both(
        `Plaatsingen volgen binnen de garantietermijn: peilingen via ${mailer.app.label}, cijfers in ${table.app.label}, zorgen naar ${tasks.app.label}`,
        `Follow placements within the guarantee: questions through ${mailer.app.label}, scores in ${table.app.label}, worries to ${tasks.app.label}`,
      ),
      description: both(
        `Vraagt kandidaat en opdrachtgever van elke plaatsing in ${table.app.label} na een week, een maand en vlak voor het einde van de garantie hoe het gaat. Een laag cijfer wordt een taak in ${tasks.app.label}; stopt iemand, dan is de fee berekend.`,
        `Asks candidate and client of each placement in ${table.app.label} after a week, a month and just before the guarantee ends how it goes. A low score becomes a task in ${tasks.app.label}; if somebody stops, the fee is worked out.`,
      ),
      benefit: both('Je hoort het voordat de kandidaat opzegt.', 'You hear it before the candidate resigns.'),
      uses: [
        [table, both('heeft plaatsingen en cijfers', 'has placements and scores')],
        [mailer, both('stelt de vragen', 'asks the questions')],
        [tasks, both('krijgt wie je moet bellen', 'receives whom to call')],
        [chat, both('hoort wat niet aankwam', 'hears what did not arrive')],
      ],
      setup: [
        both(
          'Maak de tabel Plaatsingen met de kolommen Plaatsing (uniek), Kandidaat, Mail kandidaat, Opdrachtgever, Mail opdrachtgever, Begin, Garantie tot, Fee (zonder btw), Gepeild en Gestopt op.',
          'Make the table Placements with the columns Placement (unique), Candidate, Mail candidate, Client, Mail client, Start, Guarantee until, Fee (without VAT), Asked and Stopped on.',
        ),
        both(
          'Maak de tabel Peilingen met de kolommen Plaatsing, Kant, Cijfer, Toelichting en Op. Vertel kandidaten dat hun antwoord bij jullie blijft en niet naar de opdrachtgever gaat.',
          'Make the table Scores with the columns Placement, Side, Score, Remark and On. Tell candidates that their answer stays with you and does not go to the client.',
        ),
        both(
          'De link in de mail gaat naar het formulier "Hoe gaat het?"; "Plaatsing gestopt" is voor collega’s.',
          'The link in the mail goes to the form "How is it going?"; "Placement stopped" is for colleagues.',
        ),
      ],
      notes: [
        {
          over: ['Wie peilen we vandaag?', 'Noteer peiling'],
          text: say(
            '## Drie momenten, elk eenmaal\nNa 7 dagen, na 30 dagen en 14 dagen voor het einde van de garantie. Beide kanten krijgen een eigen mail en zien elkaars antwoord niet. Het moment staat in Gepeild zodra er een mail weg is; wie niet bereikt is, hoor je in de chat.',
            '## Three moments, each once\nAfter 7 days, after 30 days and 14 days before the guarantee ends. Both sides get a mail of their own and do not see the answer of the other. The moment is in Asked once a mail has gone; who was not reached you hear in the chat.',
          ),
        },
        {
          over: ['Reken garantie uit', 'Leg vertrek vast'],
          text: say(
            '## Naar rato van de garantie\nTerug is de fee maal het deel van de garantietermijn dat nog moest lopen. Heeft je contract een staffel of eerst een vervangende kandidaat, pas dan deze stap aan.',
            '## By the rest of the guarantee\nTo return is the fee times the part of the guarantee that had yet to run. If your contract has a scale or a replacement first, adjust this step.',
          ),
        },
      ],
      names: {
        'Elke ochtend om negen': 'Every morning at nine',
        'Lees plaatsingen': 'Read the placements',
        'Plaatsing in garantie': 'Placement in guarantee',
        'Wie peilen we vandaag?': 'Whom do we ask today?',
        'Vraag hoe het gaat': 'Ask how it is going',
        'Noteer peiling': 'Note the question',
        'Meld wie niet bereikt is': 'Report who was not reached',
        'Hoe gaat het?': 'How is it going?',
        'Zoek plaatsing bij cijfer': 'Look up the placement of the score',
        'Plaatsing met cijfer': 'Placement with a score',
        'Weeg het cijfer': 'Weigh the score',
        'Plaatsing bekend?': 'Placement known?',
        'Bewaar cijfer': 'Keep the score',
        'Zorgelijk?': 'Worrying?',
        'Maak belafspraak': 'Make a task to call',
        'Bedank voor antwoord': 'Thank for the answer',
        'Meld lage score zonder taak': 'Report a low score without a task',
        'Toon dat code niet klopt': 'Show that the code is wrong',
        'Plaatsing gestopt': 'Placement stopped',
        'Zoek gestopte plaatsing': 'Look up the stopped placement',
        'Gestopte plaatsing': 'Stopped placement',
        'Reken garantie uit': 'Work out the guarantee',
        'Te berekenen?': 'Can it be worked out?',
        'Leg vertrek vast': 'Record the leaving',
        'Mail berekening': 'Mail the calculation',
        'Toon berekening': 'Show the calculation',
        'Toon wat er mist': 'Show what is missing',
      },
      nodes: [
        everyDay('Elke ochtend om negen', 9),
        ...rows.nodes,
        code(
          'Wie peilen we vandaag?',
          `
${AS_DAY}
${AS_AMOUNT}
${AS_MAIL}
${SAFE_TEXT}
const vandaag = $now.startOf('day');
return $input.all().map(({ json }) => json).flatMap((een) => {
  const begin = asDay(een.begin), tot = asDay(een.tot);
  if (!een.plaatsing || een.gestopt || !begin.isValid || !tot.isValid || vandaag > tot) return [];
  const dagen = Math.floor(vandaag.diff(begin.startOf('day'), 'days').days), rest = Math.floor(tot.startOf('day').diff(vandaag, 'days').days);
  const moment = rest <= 14 && dagen > 30 ? 3 : dagen >= 30 ? 2 : dagen >= 7 ? 1 : 0;
  if (moment === 0 || moment <= (getal(een.gepeild) ?? 0)) return [];
  return [['${say('kandidaat', 'candidate')}', een.kandidaat, een.kmail, een.bedrijf], ['${say('opdrachtgever', 'client')}', een.bedrijf, een.bmail, een.kandidaat]].map(([kant, naam, mail, ander]) => ({ json: { plaatsing: String(een.plaatsing), moment, kant, naam: cel(naam), ander: cel(ander), mail: mailvan(mail) } }));
});`,
        ),
        withErrorBranch(
          mailer.send(
            'Vraag hoe het gaat',
            '={{ $json.mail }}',
            say(
              '=Hoe gaat het tot nu toe? ({{ $json.plaatsing }})',
              '=How is it going so far? ({{ $json.plaatsing }})',
            ),
            say(
              `=Beste {{ $json.naam }},<br><br>Hoe gaat het met de samenwerking met {{ $json.ander }}? Geef een cijfer met code {{ $json.plaatsing }}: ${formAddress}<br>Kies daar “{{ $json.kant }}”. Je antwoord blijft bij ons.`,
              `=Dear {{ $json.naam }},<br><br>How is the work with {{ $json.ander }} going? Give a score with code {{ $json.plaatsing }}: ${formAddress}<br>Choose “{{ $json.kant }}” there. Your answer stays with us.`,
            ),
          ),
        ),
        table.upsert('Noteer peiling', tab, key, { [key]: `=${p('plaatsing')}`, [asked]: `=${p('moment')}` }),
        chat.post(
          'Meld wie niet bereikt is',
          say(
            `=Peiling van ${p('plaatsing')} kwam niet aan bij de ${p('kant')} (${p('naam')}, ${p('mail')}): bel zelf.`,
            `=The question about ${p('plaatsing')} did not reach the ${p('kant')} (${p('naam')}, ${p('mail')}): call yourself.`,
          ),
        ),
        openFormWithEnding(
          'Hoe gaat het?',
          say('Hoe gaat het?', 'How is it going?'),
          say('Alleen je recruiter leest dit.', 'Only your recruiter reads this.'),
          [
            ['plaatsing', say('Code uit de mail', 'Code in the mail')],
            [
              'kant',
              say('Ik ben de', 'I am the'),
              'dropdown',
              [say('kandidaat', 'candidate'), say('opdrachtgever', 'client')],
            ],
            ['cijfer', say('Cijfer van 1 tot 10', 'Score from 1 to 10'), 'number'],
            ['toelichting?', say('Toelichting', 'Remark'), 'textarea'],
          ],
        ),
        ...scored.nodes,
        code(
          'Weeg het cijfer',
          `
${AS_AMOUNT}
const vraag = $('Hoe gaat het?').first().json, gelijk = (v) => String(v ?? '').trim().toLowerCase(), cijfer = getal(vraag.cijfer), laag = Number('${limitOf('worrying-score', ['Cijfer dat zorgen geeft', 'Score that worries'], ['Tot en met welk cijfer je belt.', 'Up to which score you call.'], 6)}') || 6;
const een = $input.all().map(({ json }) => json).find((een) => gelijk(een.plaatsing) !== '' && gelijk(een.plaatsing) === gelijk(vraag.plaatsing)), goed = een !== undefined && cijfer !== null && cijfer >= 1 && cijfer <= 10;
return [{ json: { goed, plaatsing: een?.plaatsing ?? '', kant: vraag.kant, cijfer: cijfer ?? 0, toelichting: String(vraag.toelichting ?? '').slice(0, 1000), zorg: goed && cijfer <= laag, kandidaat: een?.kandidaat ?? '', bedrijf: een?.bedrijf ?? '', tot: een?.tot ?? '' } }];`,
        ),
        when('Plaatsing bekend?', [['={{ $json.goed }}', 'yes']]),
        table.append('Bewaar cijfer', say('Peilingen', 'Scores'), {
          [key]: '={{ $json.plaatsing }}',
          [say('Kant', 'Side')]: '={{ $json.kant }}',
          [say('Cijfer', 'Score')]: '={{ $json.cijfer }}',
          [say('Toelichting', 'Remark')]: '={{ $json.toelichting }}',
          [say('Op', 'On')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        when('Zorgelijk?', [["={{ $('Weeg het cijfer').item.json.zorg }}", 'yes']]),
        withErrorBranch(
          tasks.create('Maak belafspraak', {
            title: say(
              `=Bel over ${s('kandidaat')} bij ${s('bedrijf')}: een ${s('cijfer')} van de ${s('kant')}`,
              `=Call about ${s('kandidaat')} at ${s('bedrijf')}: a ${s('cijfer')} of the ${s('kant')}`,
            ),
            description: say(
              `=${s('toelichting')}\nDe garantie loopt tot ${s('tot')}.`,
              `=${s('toelichting')}\nThe guarantee runs until ${s('tot')}.`,
            ),
            due: "={{ $now.plus({ days: 1 }).toFormat('yyyy-MM-dd') }}",
          }),
        ),
        formEnd(
          'Bedank voor antwoord',
          say('Dank je wel', 'Thank you'),
          say('Je antwoord is bij je recruiter.', 'Your answer is with your recruiter.'),
        ),
        chat.post(
          'Meld lage score zonder taak',
          say(
            `=Bel over ${s('kandidaat')} bij ${s('bedrijf')}: een ${s('cijfer')} van de ${s('kant')}, de taak kon niet worden gemaakt.`,
            `=Call about ${s('kandidaat')} at ${s('bedrijf')}: a ${s('cijfer')} of the ${s('kant')}, the task could not be made.`,
          ),
        ),
        formEnd(
          'Toon dat code niet klopt',
          say('Niet verwerkt', 'Not processed'),
          say(
            'De code of het cijfer klopt niet. Neem de code over uit de mail.',
            'The code or the score is wrong. Copy the code from the mail.',
          ),
        ),
        formWithEnding(
          'Plaatsing gestopt',
          say('Plaatsing gestopt', 'Placement stopped'),
          say('Voor collega’s.', 'For colleagues.'),
          [
            ['plaatsing', say('Plaatsing', 'Placement')],
            ['dag', say('Laatste werkdag', 'Last working day'), 'date'],
            [
              'door',
              say('Wie stopte?', 'Who stopped?'),
              'dropdown',
              [say('kandidaat', 'candidate'), say('opdrachtgever', 'client'), say('samen', 'together')],
            ],
          ],
        ),
        ...stopped.nodes,
        code(
          'Reken garantie uit',
          `
${AS_DAY}
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
const vraag = $('Plaatsing gestopt').first().json, gelijk = (v) => String(v ?? '').trim().toLowerCase(), dag = asDay(vraag.dag);
const een = $input.all().map(({ json }) => json).find((een) => gelijk(een.plaatsing) !== '' && gelijk(een.plaatsing) === gelijk(vraag.plaatsing)), begin = asDay(een?.begin), tot = asDay(een?.tot), fee = getal(een?.fee);
const kan = dag.isValid && begin.isValid && tot.isValid && fee !== null && tot > begin && dag >= begin, termijn = kan ? tot.diff(begin, 'days').days : 1, rest = kan ? Math.max(0, tot.diff(dag, 'days').days) : 0, terug = kan ? cent(fee * Math.min(1, rest / termijn)) : 0;
return [{ json: { kan, plaatsing: een?.plaatsing ?? vraag.plaatsing, kandidaat: een?.kandidaat ?? '', bedrijf: een?.bedrijf ?? '', dag: dag.isValid ? dag.toFormat('yyyy-MM-dd') : '', door: vraag.door, rest: Math.round(rest), termijn: Math.round(termijn), fee: fee === null ? '' : euro(fee), terug: euro(terug) } }];`,
        ),
        when('Te berekenen?', [['={{ $json.kan }}', 'yes']]),
        table.upsert('Leg vertrek vast', tab, key, {
          [key]: '={{ $json.plaatsing }}',
          [say('Gestopt op', 'Stopped on')]: '={{ $json.dag }}',
        }),
        withErrorBranch(
          mailer.send(
            'Mail berekening',
            mailOf.administration,
            say(
              `=Garantie ${g('plaatsing')}: ${g('terug')} te crediteren`,
              `=Guarantee ${g('plaatsing')}: ${g('terug')} to credit`,
            ),
            say(
              `=${g('kandidaat')} stopte op ${g('dag')} bij ${g('bedrijf')} (${g('door')}). Van de garantie van ${g('termijn')} dagen waren er nog ${g('rest')}: van de fee van ${g('fee')} is ${g('terug')} te crediteren, zonder btw. Kijk in het contract of eerst een vervanger mag.`,
              `=${g('kandidaat')} stopped on ${g('dag')} at ${g('bedrijf')} (${g('door')}). Of the guarantee of ${g('termijn')} days ${g('rest')} were left: of the fee of ${g('fee')} ${g('terug')} is to be credited, without VAT. See in the contract whether a replacement comes first.`,
            ),
          ),
        ),
        formEnd(
          'Toon berekening',
          say('Vastgelegd', 'Recorded'),
          say(
            `=Te crediteren: ${g('terug')} (${g('rest')} van ${g('termijn')} dagen over).`,
            `=To credit: ${g('terug')} (${g('rest')} of ${g('termijn')} days left).`,
          ),
        ),
        formEnd(
          'Toon wat er mist',
          say('Niet vastgelegd', 'Not recorded'),
          say(
            'Onbekende plaatsing, of begin, garantie of fee in de tabel is niet te lezen.',
            'Unknown placement, or start, guarantee or fee in the table cannot be read.',
          ),
        ),
      ],
      flow: [
        `Elke ochtend om negen > ${rows.path} > Wie peilen we vandaag? > Vraag hoe het gaat > Noteer peiling`,
        'Vraag hoe het gaat #1 > Meld wie niet bereikt is',
        `Hoe gaat het? > ${scored.path} > Weeg het cijfer > Plaatsing bekend? > Bewaar cijfer > Zorgelijk? > Maak belafspraak > Bedank voor antwoord`,
        'Zorgelijk? #1 > Bedank voor antwoord',
        'Maak belafspraak #1 > Meld lage score zonder taak > Bedank voor antwoord',
        'Plaatsing bekend? #1 > Toon dat code niet klopt',
        `Plaatsing gestopt > ${stopped.path} > Reken garantie uit > Te berekenen? > Leg vertrek vast > Mail berekening > Toon berekening`,
        'Mail berekening #1 > Toon berekening',
        'Te berekenen? #1 > Toon wat er mist',
      ],
    };
  },
});

export const commuteAllowance = recipe({
  id: 'commute-and-home-allowance-month',
  category: 'hr',
  tags: ['reiskosten', 'thuiswerkvergoeding', 'salarisadministratie', 'woon-werk', 'kantoordagen'],
  saves: spares(
    60,
    'De salarisadministratie telt kantoor- en thuisdagen per medewerker en rekent vergoedingen uit.',
    'Payroll counts office and home days of each employee and works out allowances.',
  ),
  variants: combine({ table: officeTables, mailer: fileMail }, { take: 3, apart: ['table', 'mailer'] }),
  build: ({ table, mailer }) => {
    const tab = say('Werkdagen', 'Working days');
    const key = say('Regel', 'Line');
    const runs = say('Maandruns', 'Monthly runs');
    const month = say('Maand', 'Month');
    const staffColumns = {
      nummer: say('Nummer', 'Number'),
      naam: say('Naam', 'Name'),
      km: say('Kilometers enkele reis', 'Kilometres one way'),
      auto: say('Auto of ov van de zaak', 'Company car or travel card'),
    };
    const staff = alsoRows(
      rowsOf(table, 'Lees medewerkers', say('Medewerkers', 'Employees'), 'Medewerker', staffColumns),
    );
    const days = rowsOf(table, 'Lees werkdagen', tab, 'Werkweek', {
      nummer: say('Nummer', 'Number'),
      dagen: say('Dagen', 'Days'),
    });
    const paid = alsoRows(
      rowsOf(
        table,
        'Lees medewerkers van de maand',
        say('Medewerkers', 'Employees'),
        'Ontvanger',
        staffColumns,
      ),
    );
    const earlier = alsoRows(rowsOf(table, 'Lees eerdere runs', runs, 'Eerdere run', { maand: month }));
    return {
      name: both(
        `Reiskosten en thuiswerkvergoeding per maand uit ${table.app.label}, na akkoord als csv naar de loonrun via ${mailer.app.label}`,
        `Commute and home allowance by month from ${table.app.label}, after approval as CSV to payroll through ${mailer.app.label}`,
      ),
      description: both(
        `Medewerkers geven per week hun kantoor- en thuisdagen op. De flow rekent uit ${table.app.label} per maand beide vergoedingen uit, nooit op dezelfde dag, vraagt akkoord via ${mailer.app.label} en stuurt een csv voor de loonrun.`,
        `Employees enter their office and home days by week. From ${table.app.label} it works out both allowances by month, never on the same day, asks for approval through ${mailer.app.label} and sends a CSV for the payroll run.`,
      ),
      benefit: both(
        'Een vergoeding die klopt en die een controle doorstaat.',
        'An allowance that is right and stands up to an inspection.',
      ),
      uses: [
        [table, both('heeft opgaven en afstanden', 'has entries and distances')],
        [mailer, both('vraagt akkoord en stuurt de csv', 'asks for approval and sends the CSV')],
      ],
      setup: [
        both(
          'Maak de tabel Medewerkers met de kolommen Nummer (uniek), Naam, Kilometers enkele reis en Auto of ov van de zaak (ja of nee).',
          'Make the table Employees with the columns Number (unique), Name, Kilometres one way and Company car or travel card (yes or no).',
        ),
        both(
          'Maak de tabel Werkdagen met de kolommen Regel (uniek), Nummer, Week en Dagen, en de tabel Maandruns met de kolommen Maand (uniek), Bedrag en Verstuurd op.',
          'Make the table Working days with the columns Line (unique), Number, Week and Days, and the table Monthly runs with the columns Month (unique), Amount and Sent on.',
        ),
        both(
          'Vul de onbelaste bedragen van dit jaar in; ze staan op belastingdienst.nl.',
          'Fill in the untaxed amounts of this year; they are at belastingdienst.nl.',
        ),
      ],
      notes: [
        {
          over: ['Toets opgave', 'Reken vergoedingen uit'],
          text: say(
            '## Een dag, een vergoeding\nElke dag is kantoor of thuis, nooit beide: zo blijft het onbelast. Een week nog eens insturen vervangt de vorige. Een week telt in de maand van elke dag zelf. Wie een auto of ov-kaart van de zaak heeft, krijgt alleen thuisdagen. Een maand gaat eenmaal naar de salarisadministratie.',
            '## One day, one allowance\nEach day is office or home, never both: that keeps it untaxed. Sending a week again replaces the former one. A week counts in the month of each day itself. Who has a company car or travel card gets home days only. A month goes to payroll once.',
          ),
        },
      ],
      names: {
        'Week opgegeven': 'Week entered',
        'Lees medewerkers': 'Read the employees',
        Medewerker: 'Employee',
        'Toets opgave': 'Check the entry',
        'Opgave goed?': 'Entry right?',
        'Schrijf week op': 'Write the week down',
        'Toon dat week staat': 'Show that the week is there',
        'Toon wat niet klopt': 'Show what is wrong',
        'Derde van de maand': 'Third of the month',
        'Lees werkdagen': 'Read the working days',
        Werkweek: 'Working week',
        'Lees medewerkers van de maand': 'Read the employees of the month',
        Ontvanger: 'Receiver',
        'Lees eerdere runs': 'Read the earlier runs',
        'Eerdere run': 'Earlier run',
        'Reken vergoedingen uit': 'Work out the allowances',
        'Iets te vergoeden?': 'Anything to pay?',
        'Vraag akkoord voor maand': 'Ask approval of the month',
        'Maand akkoord?': 'Month approved?',
        'Een regel per medewerker': 'One line an employee',
        'Maak csv': 'Make the CSV',
        'Mail csv naar loonrun': 'Mail the CSV to payroll',
        'Leg maandrun vast': 'Record the monthly run',
        'Mail dat csv niet wegging': 'Mail that the CSV did not go',
        'Mail dat maand wacht': 'Mail that the month waits',
        'Mail dat er niets is': 'Mail that there is nothing',
      },
      nodes: [
        formWithEnding(
          'Week opgegeven',
          say('Mijn week: kantoor of thuis', 'My week: office or home'),
          say(
            'Kies per dag. Was je vrij of ziek, kies dan niet gewerkt.',
            'Choose for each day. If you were off or ill, choose not worked.',
          ),
          [
            ['nummer', say('Personeelsnummer', 'Employee number')],
            ['maandag', say('Maandag van die week', 'Monday of that week'), 'date'],
            ...(
              [
                ['ma', say('Maandag', 'Monday')],
                ['di', say('Dinsdag', 'Tuesday')],
                ['wo', say('Woensdag', 'Wednesday')],
                ['do', say('Donderdag', 'Thursday')],
                ['vr', say('Vrijdag', 'Friday')],
              ] as const
            ).map(
              ([name, label]) =>
                [
                  name,
                  label,
                  'dropdown',
                  [say('kantoor', 'office'), say('thuis', 'home'), say('niet gewerkt', 'not worked')],
                ] as [string, string, 'dropdown', string[]],
            ),
          ],
        ),
        ...staff.nodes,
        code(
          'Toets opgave',
          `
${AS_DAY}
const vraag = $('Week opgegeven').first().json, gelijk = (v) => String(v ?? '').trim().toLowerCase(), dag = asDay(vraag.maandag), vandaag = $now.startOf('day');
const wie = $input.all().map(({ json }) => json).find((een) => gelijk(een.nummer) !== '' && gelijk(een.nummer) === gelijk(vraag.nummer)), begin = dag.isValid ? dag.startOf('week') : dag;
const bezwaar = !wie ? '${say('Dit personeelsnummer is onbekend.', 'This employee number is unknown.')}' : !dag.isValid || begin > vandaag ? '${say('Kies een week die begonnen is.', 'Choose a week that has begun.')}' : begin < vandaag.minus({ months: 2 }) ? '${say('Deze week is te lang geleden: vraag de salarisadministratie.', 'This week is too long ago: ask payroll.')}' : '';
const keuze = (v) => (/^(kantoor|office)$/.test(gelijk(v)) ? 'K' : /^(thuis|home)$/.test(gelijk(v)) ? 'T' : '-');
const dagen = begin.isValid ? [vraag.ma, vraag.di, vraag.wo, vraag.do, vraag.vr].map((een, n) => begin.plus({ days: n }).toFormat('yyyy-MM-dd') + ':' + keuze(een)).filter((een) => !een.endsWith('-')) : [];
return [{ json: { goed: bezwaar === '', bezwaar, regel: wie && begin.isValid ? wie.nummer + ' ' + begin.toFormat("kkkk-'W'WW") : '', nummer: wie?.nummer ?? '', week: begin.isValid ? begin.toFormat("kkkk-'W'WW") : '', dagen: dagen.join(' '), aantal: dagen.length } }];`,
        ),
        when('Opgave goed?', [['={{ $json.goed }}', 'yes']]),
        table.upsert('Schrijf week op', tab, key, {
          [key]: '={{ $json.regel }}',
          [say('Nummer', 'Number')]: '={{ $json.nummer }}',
          [say('Week', 'Week')]: '={{ $json.week }}',
          [say('Dagen', 'Days')]: '={{ $json.dagen }}',
        }),
        formEnd(
          'Toon dat week staat',
          say('Genoteerd', 'Noted'),
          say(
            `=Week ${from('Toets opgave', 'week')}: ${from('Toets opgave', 'aantal')} dagen.`,
            `=Week ${from('Toets opgave', 'week')}: ${from('Toets opgave', 'aantal')} days.`,
          ),
        ),
        formEnd('Toon wat niet klopt', say('Nog niet genoteerd', 'Not noted yet'), '={{ $json.bezwaar }}'),
        cron('Derde van de maand', '0 9 3 * *'),
        ...days.nodes,
        ...paid.nodes,
        ...earlier.nodes,
        code(
          'Reken vergoedingen uit',
          `
${AS_AMOUNT}
${SAFE_TEXT}
${TO_CENT}
${asEuro()}
const maand = $now.startOf('month').minus({ months: 1 }).toFormat('yyyy-MM'), gelijk = (v) => String(v ?? '').trim().toLowerCase();
if ($input.all().some(({ json }) => gelijk(json.maand) === maand)) return [];
const perKm = Number('${limitOf('rate-a-km', ['Vergoeding per kilometer', 'Allowance a kilometre'], ['In euro, hoogstens het onbelaste bedrag.', 'In euros, at most the untaxed amount.'], 0.23)}') || 0, perThuis = Number('${limitOf('rate-a-home-day', ['Vergoeding per thuisdag', 'Allowance a home day'], ['In euro, hoogstens het onbelaste bedrag.', 'In euros, at most the untaxed amount.'], 2.4)}') || 0;
const dagen = new Map(), zonder = [];
for (const { json: een } of $('Werkweek').all()) for (const stuk of String(een.dagen ?? '').split(' ')) { const gevonden = /^(\\d{4}-\\d{2})-(\\d{2}):([KT])$/.exec(stuk); if (!gevonden || gevonden[1] !== maand || !een.nummer) continue; const eigen = dagen.get(gelijk(een.nummer)) ?? new Map(); eigen.set(gevonden[2], gevonden[3]); dagen.set(gelijk(een.nummer), eigen); }
const regels = $('Ontvanger').all().map(({ json }) => json).filter((een) => een.nummer).flatMap((een) => {
  const eigen = dagen.get(gelijk(een.nummer)), km = getal(een.km), zaak = /^(ja|yes|true|1)$/i.test(String(een.auto ?? '').trim());
  if (!eigen) { zonder.push(een.naam || een.nummer); return []; }
  const kantoor = [...eigen.values()].filter((soort) => soort === 'K').length, thuis = eigen.size - kantoor;
  if (!zaak && kantoor > 0 && km === null) zonder.push((een.naam || een.nummer) + ' (${say('geen kilometers', 'no kilometres')})');
  const reis = zaak || km === null ? 0 : cent(kantoor * km * 2 * perKm), huis = cent(thuis * perThuis);
  return [{ nummer: String(een.nummer), naam: String(een.naam ?? ''), maand, kantoor, thuis, reis, huis }];
});
const som = cent(regels.reduce((totaal, een) => totaal + een.reis + een.huis, 0));
return [{ json: { maand, aantal: regels.length, regels, som, somtekst: euro(som), zonder: cel(zonder.join(', ') || '-'), rijen: regels.map((een) => '<tr><td>' + cel(een.naam || een.nummer) + '</td><td>' + een.kantoor + '</td><td>' + euro(een.reis) + '</td><td>' + een.thuis + '</td><td>' + euro(een.huis) + '</td></tr>').join('') } }];`,
        ),
        when('Iets te vergoeden?', [['={{ $json.aantal }}', '>', 0]]),
        answeredWithin(
          mailer.approve(
            'Vraag akkoord voor maand',
            mailOf.hr,
            say(
              '=Reis- en thuiswerkvergoeding {{ $json.maand }}: {{ $json.somtekst }}',
              '=Commute and home allowance {{ $json.maand }}: {{ $json.somtekst }}',
            ),
            say(
              '=<table><tr><th>Medewerker</th><th>Kantoor</th><th>Reis</th><th>Thuis</th><th>Vergoeding</th></tr>{{ $json.rijen }}</table>Geen opgave of afstand: {{ $json.zonder }}. Mag dit naar de salarisadministratie?',
              '=<table><tr><th>Employee</th><th>Office</th><th>Travel</th><th>Home</th><th>Allowance</th></tr>{{ $json.rijen }}</table>No entry or distance: {{ $json.zonder }}. May this go to payroll?',
            ),
          ),
          4,
          'days',
        ),
        when('Maand akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        code(
          'Een regel per medewerker',
          `return ($('Reken vergoedingen uit').first().json.regels ?? []).map((een) => ({ json: { ${say('nummer: een.nummer, maand: een.maand, kantoordagen: een.kantoor, reiskosten: een.reis, thuisdagen: een.thuis, thuiswerkvergoeding: een.huis', 'number: een.nummer, month: een.maand, office_days: een.kantoor, travel: een.reis, home_days: een.thuis, home_allowance: een.huis')} } }));`,
        ),
        writeFile(
          'Maak csv',
          'csv',
          say(
            "=vergoedingen-{{ $('Reken vergoedingen uit').first().json.maand }}.csv",
            "=allowances-{{ $('Reken vergoedingen uit').first().json.maand }}.csv",
          ),
        ),
        withErrorBranch(
          mailer.sendWithFile(
            'Mail csv naar loonrun',
            mailOf.payroll,
            say(
              "=Vergoedingen {{ $('Reken vergoedingen uit').first().json.maand }}",
              "=Allowances {{ $('Reken vergoedingen uit').first().json.maand }}",
            ),
            say(
              "=Bijgaand de goedgekeurde vergoedingen, samen {{ $('Reken vergoedingen uit').first().json.somtekst }}, onbelast.",
              "=Attached are the approved allowances, together {{ $('Reken vergoedingen uit').first().json.somtekst }}, untaxed.",
            ),
          ),
        ),
        table.upsert('Leg maandrun vast', runs, month, {
          [month]: "={{ $('Reken vergoedingen uit').first().json.maand }}",
          [say('Bedrag', 'Amount')]: "={{ $('Reken vergoedingen uit').first().json.som }}",
          [say('Verstuurd op', 'Sent on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        mailer.send(
          'Mail dat csv niet wegging',
          mailOf.hr,
          say(
            "=Vergoedingen {{ $('Reken vergoedingen uit').first().json.maand }} zijn niet verstuurd",
            "=Allowances {{ $('Reken vergoedingen uit').first().json.maand }} were not sent",
          ),
          say(
            'De csv kon niet naar de salarisadministratie. Start de flow opnieuw met de hand: de maand is niet als verstuurd genoteerd.',
            'The CSV could not go to payroll. Start it again by hand: the month is not noted as sent.',
          ),
        ),
        mailer.send(
          'Mail dat maand wacht',
          mailOf.hr,
          say(
            "=Vergoedingen {{ $('Reken vergoedingen uit').first().json.maand }} zijn niet goedgekeurd",
            "=Allowances {{ $('Reken vergoedingen uit').first().json.maand }} are not approved",
          ),
          say(
            'Er is niets naar de salarisadministratie. Verbeter de opgaven en start de flow met de hand.',
            'Nothing went to payroll. Mend the entries and start it by hand.',
          ),
        ),
        mailer.send(
          'Mail dat er niets is',
          mailOf.hr,
          say('=Geen weekopgaven over {{ $json.maand }}', '=No weekly entries for {{ $json.maand }}'),
          say(
            '=Niemand gaf dagen op. Zonder opgave: {{ $json.zonder }}.',
            '=Nobody entered days. Without entry: {{ $json.zonder }}.',
          ),
        ),
      ],
      flow: [
        `Week opgegeven > ${staff.path} > Toets opgave > Opgave goed? > Schrijf week op > Toon dat week staat`,
        'Opgave goed? #1 > Toon wat niet klopt',
        `Derde van de maand > ${days.path} > ${paid.path} > ${earlier.path} > Reken vergoedingen uit > Iets te vergoeden? > Vraag akkoord voor maand > Maand akkoord? > Een regel per medewerker > Maak csv > Mail csv naar loonrun > Leg maandrun vast`,
        'Mail csv naar loonrun #1 > Mail dat csv niet wegging',
        'Maand akkoord? #1 > Mail dat maand wacht',
        'Iets te vergoeden? #1 > Mail dat er niets is',
      ],
    };
  },
});
