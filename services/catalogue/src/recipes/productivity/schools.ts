import { officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { formAddress, limitOf, mailbox, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  AS_MAIL,
  alsoRows,
  among,
  asDayText,
  both,
  choose,
  code,
  combine,
  cron,
  decimals,
  formEnd,
  from,
  openFormWithEnding,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const LOCATION = mailbox(['de locatiemanager', 'the location manager'], ['locatie', 'location']);
const ATTENDANCE = mailbox(
  ['de verzuimcoördinator', 'the attendance coordinator'],
  ['verzuim', 'attendance'],
);

export const childcareRatio = recipe({
  id: 'childcare-staff-ratio-next-week',
  category: 'productivity',
  tags: ['kinderopvang', 'bkr', 'beroepskracht-kindratio', 'rooster', 'bso', 'invalkracht'],
  saves: spares(
    60,
    'De planner legt elke week kindplanning en rooster per groep en dag naast de ratio.',
    'Each week the planner lays children and roster of each group and day beside the ratio.',
  ),
  variants: combine(
    {
      table: officeTables,
      tasks: among(officeTasks, 'asana', 'trello', 'microsoftToDo'),
      mailer: officeMail,
    },
    { take: 3, apart: ['table', 'tasks'] },
  ),
  build: ({ table, tasks, mailer }) => {
    const tab = say('Bezetting', 'Staffing');
    const line = say('Regel', 'Line');
    const group = say('Groep', 'Group');
    const groups = rowsOf(table, 'Lees groepen', say('Groepen', 'Groups'), 'Groepsnorm', {
      groep: group,
      norm: say('Kinderen per medewerker', 'Children a member of staff'),
      meest: say('Hoogste aantal kinderen', 'Most children'),
    });
    const days = alsoRows(
      rowsOf(table, 'Lees bezetting', tab, 'Groepsdag', {
        regel: line,
        groep: group,
        dag: say('Datum', 'Date'),
        kinderen: say('Kinderen', 'Children'),
        staf: say('Medewerkers', 'Staff'),
        taak: say('Inval gevraagd op', 'Stand-in asked on'),
      }),
    );
    return {
      name: both(
        `Beroepskracht-kindratio van volgende week toetsen uit ${table.app.label}, inval als taak in ${tasks.app.label}`,
        `Check the childcare staff ratio of next week from ${table.app.label}, stand-ins as a task in ${tasks.app.label}`,
      ),
      description: both(
        `Legt elke donderdag kinderen en medewerkers per groep en dag uit ${table.app.label} naast de norm, stelt voor wie van een andere groep kan schuiven en maakt van de rest een taak in ${tasks.app.label}. ${mailer.app.label} mailt het weekbeeld.`,
        `Each Thursday it lays children and staff by group and day from ${table.app.label} beside the norm, proposes who can move from another group and makes the rest a task in ${tasks.app.label}. ${mailer.app.label} mails the picture of the week.`,
      ),
      benefit: both(
        'Een tekort zie je donderdag, niet maandagochtend.',
        'You see a shortage on Thursday, not on Monday morning.',
      ),
      uses: [
        [table, both('heeft normen en bezetting', 'has norms and staffing')],
        [tasks, both('krijgt waar inval nodig is', 'receives where a stand-in is needed')],
        [mailer, both('mailt het weekbeeld', 'mails the picture of the week')],
      ],
      setup: [
        both(
          'Maak de tabel Groepen met de kolommen Groep, Kinderen per medewerker en Hoogste aantal kinderen. Bepaal de norm van een gemengde groep met de rekentool op 1ratio.nl.',
          'Make the table Groups with the columns Group, Children a member of staff and Most children. Work out the norm of a mixed group with the calculator at 1ratio.nl.',
        ),
        both(
          'Maak de tabel Bezetting met de kolommen Regel (uniek, zoals 2027-03-01 Vlinders), Groep, Datum, Kinderen, Medewerkers en Inval gevraagd op.',
          'Make the table Staffing with the columns Line (unique, such as 2027-03-01 Butterflies), Group, Date, Children, Staff and Stand-in asked on.',
        ),
      ],
      notes: [
        {
          over: ['Toets aan de ratio', 'Wat vraagt de dag?'],
          text: say(
            '## Wat hij rekent\nNodig is het aantal kinderen gedeeld door de norm, naar boven afgerond (Besluit kwaliteit kinderopvang). Een tekort vult hij eerst op papier met een groep die die dag over heeft; wat blijft, wordt inval. Hij kijkt per dag: de drie uur waarin je met minder mag werken plan je zelf.',
            '## What it works out\nNeeded is the number of children divided by the norm, rounded up (Dutch decree on the quality of childcare). It first fills a shortage on paper from a group with staff to spare that day; what remains becomes a stand-in. It looks at whole days: the three hours with fewer staff you plan yourself.',
          ),
        },
      ],
      names: {
        'Donderdag om negen': 'Thursday at nine',
        'Lees groepen': 'Read the groups',
        Groepsnorm: 'Norm of the group',
        'Lees bezetting': 'Read the staffing',
        Groepsdag: 'Group day',
        'Toets aan de ratio': 'Check against the ratio',
        'Wat vraagt de dag?': 'What does the day ask?',
        'Vraag invalkracht': 'Ask for a stand-in',
        'Noteer invalverzoek': 'Note the request',
        'Mail dat taak niet lukte': 'Mail that the task failed',
        'Mail weekbeeld': 'Mail the picture of the week',
      },
      nodes: [
        cron('Donderdag om negen', '0 9 * * 4'),
        ...groups.nodes,
        ...days.nodes,
        code(
          'Toets aan de ratio',
          `
${AS_DAY}
${AS_AMOUNT}
${SAFE_TEXT}
const naam = (v) => String(v ?? '').trim(), gelijk = (v) => naam(v).toLowerCase(), maandag = $now.startOf('week').plus({ weeks: 1 }), einde = maandag.plus({ days: 7 });
const normen = new Map($('Groepsnorm').all().map(({ json }) => [gelijk(json.groep), { norm: getal(json.norm), meest: getal(json.meest) }])), fout = [], dagen = new Map();
for (const { json: een } of $input.all()) {
  const dag = asDay(een.dag);
  if (!naam(een.regel) || !dag.isValid || dag < maandag || dag >= einde) continue;
  const norm = normen.get(gelijk(een.groep)), kinderen = getal(een.kinderen), staf = getal(een.staf);
  if (!norm || !(norm.norm > 0) || kinderen === null || staf === null) { fout.push(naam(een.regel)); continue; }
  const lijst = dagen.get(dag.toISODate()) ?? []; dagen.set(dag.toISODate(), lijst);
  lijst.push({ regel: naam(een.regel), groep: naam(een.groep), dag, kinderen, staf, nodig: Math.ceil(kinderen / norm.norm), vol: norm.meest !== null && kinderen > norm.meest, taak: naam(een.taak) });
}
const inval = [], rijen = [];
for (const [, lijst] of [...dagen].sort()) {
  const over = lijst.filter((een) => een.staf > een.nodig).map((een) => ({ groep: een.groep, rest: een.staf - een.nodig }));
  for (const een of lijst) {
    let tekort = Math.max(0, een.nodig - een.staf); const schuif = [];
    for (const ander of over) { const neem = Math.min(tekort, ander.rest); if (neem > 0) { schuif.push(neem + ' ${say('van', 'from')} ' + ander.groep); ander.rest -= neem; tekort -= neem; } }
    rijen.push('<tr><td>' + een.dag.toFormat('dd-MM') + '</td><td>' + cel(een.groep) + '</td><td>' + een.kinderen + '</td><td>' + een.staf + '</td><td>' + een.nodig + '</td><td>' + cel([schuif.join(', '), tekort > 0 && tekort + ' ${say('inval', 'stand-in')}', een.vol && '${say('groep te groot', 'group too large')}'].filter(Boolean).join('; ') || 'ok') + '</td></tr>');
    if (tekort > 0 && een.taak === '') inval.push({ soort: 'inval', regel: een.regel, groep: een.groep, tekort, dag: een.dag.toFormat('dd-MM-yyyy'), op: een.dag.toFormat('yyyy-MM-dd'), kinderen: een.kinderen });
  }
}
return [...inval, { soort: 'beeld', week: maandag.weekNumber, aantal: rijen.length, open: inval.length, rijen: rijen.join(''), fout: cel(fout.join(', ') || '-') }].map((json) => ({ json }));`,
        ),
        choose('Wat vraagt de dag?', [
          [say('inval', 'stand-in'), ['={{ $json.soort }}', 'is', 'inval']],
          [say('weekbeeld', 'picture'), ['={{ $json.soort }}', 'is', 'beeld']],
        ]),
        withErrorBranch(
          tasks.create('Vraag invalkracht', {
            title: say(
              '=Inval {{ $json.dag }}: {{ $json.tekort }} voor {{ $json.groep }}',
              '=Stand-in {{ $json.dag }}: {{ $json.tekort }} for {{ $json.groep }}',
            ),
            description: say(
              '={{ $json.kinderen }} kinderen gepland. Lukt inval niet, bel dan ouders of voeg groepen samen binnen de regels.',
              '={{ $json.kinderen }} children planned. Without a stand-in call parents or join groups within the rules.',
            ),
            due: '={{ $json.op }}',
          }),
        ),
        table.upsert('Noteer invalverzoek', tab, line, {
          [line]: `=${from('Toets aan de ratio', 'regel')}`,
          [say('Inval gevraagd op', 'Stand-in asked on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        mailer.send(
          'Mail dat taak niet lukte',
          LOCATION,
          say(
            `=Regel zelf inval voor ${from('Toets aan de ratio', 'groep')} op ${from('Toets aan de ratio', 'dag')}`,
            `=Arrange a stand-in for ${from('Toets aan de ratio', 'groep')} on ${from('Toets aan de ratio', 'dag')} yourself`,
          ),
          say(
            `=Er zijn ${from('Toets aan de ratio', 'tekort')} medewerkers te weinig en de taak kon niet worden gemaakt.`,
            `=There are ${from('Toets aan de ratio', 'tekort')} members of staff too few and the task could not be made.`,
          ),
        ),
        mailer.send(
          'Mail weekbeeld',
          LOCATION,
          say(
            '=Ratio week {{ $json.week }}: {{ $json.open }} dagen met inval',
            '=Ratio week {{ $json.week }}: {{ $json.open }} days with a stand-in',
          ),
          say(
            '=<table><tr><th>Dag</th><th>Groep</th><th>Kinderen</th><th>Staf</th><th>Nodig</th><th>Voorstel</th></tr>{{ $json.rijen }}</table>Niet te rekenen: {{ $json.fout }}',
            '=<table><tr><th>Day</th><th>Group</th><th>Children</th><th>Staff</th><th>Needed</th><th>Proposal</th></tr>{{ $json.rijen }}</table>Could not be worked out: {{ $json.fout }}',
          ),
        ),
      ],
      flow: [
        `Donderdag om negen > ${groups.path} > ${days.path} > Toets aan de ratio > Wat vraagt de dag? > Vraag invalkracht > Noteer invalverzoek`,
        'Vraag invalkracht #1 > Mail dat taak niet lukte',
        'Wat vraagt de dag? #1 > Mail weekbeeld',
      ],
    };
  },
});

export const pupilAbsence = recipe({
  id: 'pupil-absence-sixteen-hours',
  category: 'productivity',
  tags: ['school', 'verzuim', 'leerplicht', 'mentor', 'duo', 'spijbelen'],
  saves: spares(
    45,
    'De verzuimcoördinator telt per leerling de uren van vier weken op.',
    'The attendance coordinator adds up the hours of four weeks for each pupil.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 3, apart: ['table', 'mailer'] }),
  build: ({ table, mailer }) => {
    const tab = say('Stand per leerling', 'State per pupil');
    const pupil = say('Leerling', 'Pupil');
    const rows = rowsOf(table, 'Lees verzuim', say('Verzuim', 'Absence'), 'Verzuimregel', {
      leerling: pupil,
      mentor: say('Mail mentor', 'Mail mentor'),
      dag: say('Datum', 'Date'),
      uren: say('Lesuren', 'Lessons'),
      soort: say('Geoorloofd', 'Excused'),
    });
    const told = alsoRows(
      rowsOf(table, 'Lees wat al gemeld is', tab, 'Eerdere melding', {
        leerling: pupil,
        trap: say('Trap', 'Stage'),
        tot: say('Geteld tot', 'Counted to'),
      }),
    );
    const c = (field: string) => from('Tel vier weken', field);
    const record = (name: string) =>
      table.upsert(name, tab, pupil, {
        [pupil]: `=${c('leerling')}`,
        [say('Trap', 'Stage')]: `=${c('trap')}`,
        [say('Geteld tot', 'Counted to')]: `=${c('tot')}`,
        [say('Uren', 'Hours')]: `=${c('uren')}`,
      });
    return {
      name: both(
        `Ongeoorloofd verzuim van leerlingen tellen over vier weken uit ${table.app.label}, mentor en melding via ${mailer.app.label}`,
        `Count unexcused absence of pupils over four weeks from ${table.app.label}, mentor and report through ${mailer.app.label}`,
      ),
      description: both(
        `Telt elke schooldag uit ${table.app.label} per leerling de ongeoorloofde lesuren van vier weken. Bij negen uur mailt ${mailer.app.label} de mentor, bij zestien de verzuimcoördinator met de dag waarop de melding bij DUO binnen moet zijn.`,
        `Each school day it counts from ${table.app.label} the unexcused lessons of each pupil in four weeks. At nine ${mailer.app.label} mails the mentor, at sixteen the coordinator with the day by which the authority has to know.`,
      ),
      benefit: both('Geen wettelijke melding blijft liggen.', 'No legal report stays behind.'),
      uses: [
        [table, both('heeft het verzuim en de stand', 'has the absence and the state')],
        [mailer, both('mailt mentor en coördinator', 'mails mentor and coordinator')],
      ],
      setup: [
        both(
          'Maak de tabel Verzuim met de kolommen Leerling (leerlingnummer, geen naam), Mail mentor, Datum, Lesuren en Geoorloofd (ja of nee). Vul haar met een export uit je leerlingvolgsysteem.',
          'Make the table Absence with the columns Pupil (number, no name), Mail mentor, Date, Lessons and Excused (yes or no). Fill it with an export of your pupil system.',
        ),
        both(
          'Maak de tabel Stand per leerling met de kolommen Leerling (uniek), Trap, Geteld tot en Uren. Wis beide tabellen aan het eind van het schooljaar.',
          'Make the table State per pupil with the columns Pupil (unique), Stage, Counted to and Hours. Empty both tables at the end of the school year.',
        ),
        both(
          'Zet in vakanties de stap "Schooldagen om vier uur" uit: de vier weken van de wet zijn lesweken.',
          'Switch the step "School days at four" off in holidays: the four weeks of the law are weeks of lessons.',
        ),
      ],
      notes: [
        {
          over: ['Tel vier weken', 'Mentor of melding?'],
          text: say(
            '## Zestien uur in vier weken\nBij 16 uur ongeoorloofd verzuim van les of praktijk in vier opeenvolgende lesweken moet de school melden (artikel 21a Leerplichtwet), hier uiterlijk vijf werkdagen na de dag waarop de grens is bereikt. De stand wordt pas vastgelegd als de mail weg is; een nieuwe periode van vier weken begint opnieuw te tellen.',
            '## Sixteen hours in four weeks\nAt 16 hours of unexcused absence in four consecutive weeks of lessons a Dutch school has to report (article 21a Leerplichtwet), here within five working days after the limit was reached. The state is recorded only once the mail has gone; a new period of four weeks counts anew.',
          ),
        },
      ],
      names: {
        'Schooldagen om vier uur': 'School days at four',
        'Lees verzuim': 'Read the absence',
        Verzuimregel: 'Absence line',
        'Lees wat al gemeld is': 'Read what was reported',
        'Eerdere melding': 'Earlier report',
        'Tel vier weken': 'Count four weeks',
        'Mentor of melding?': 'Mentor or report?',
        'Mail mentor': 'Mail the mentor',
        'Noteer gesprek': 'Note the talk',
        'Mail plicht tot melden': 'Mail the duty to report',
        'Noteer melding': 'Note the report',
        'Mail wat niet wegging': 'Mail what did not go',
        'Mail onleesbare regels': 'Mail unreadable lines',
      },
      nodes: [
        cron('Schooldagen om vier uur', '0 16 * * 1-5'),
        ...rows.nodes,
        ...told.nodes,
        code(
          'Tel vier weken',
          `
${AS_DAY}
${AS_AMOUNT}
${AS_MAIL}
${SAFE_TEXT}
const vandaag = $now.startOf('day'), naam = (v) => String(v ?? '').trim(), eerder = new Map($input.all().map(({ json }) => [naam(json.leerling), json])), per = new Map(), fout = new Set();
for (const { json: een } of $('Verzuimregel').all()) {
  const wie = naam(een.leerling), dag = asDay(een.dag), uren = getal(een.uren);
  if (wie === '') continue;
  if (!dag.isValid || uren === null) { fout.add(wie); continue; }
  if (/^(ja|yes|true|1)$/i.test(naam(een.soort))) continue;
  const leerling = per.get(wie) ?? { mentor: '', regels: [] }; leerling.mentor = mailvan(een.mentor) || leerling.mentor; leerling.regels.push({ dag: dag.startOf('day'), uren }); per.set(wie, leerling);
}
const plusWerkdagen = (dag, aantal) => { let uit = dag; for (let n = 0; n < aantal; ) { uit = uit.plus({ days: 1 }); if (uit.weekday <= 5) n += 1; } return uit; };
const uit = [...per].flatMap(([wie, een]) => {
  const was = eerder.get(wie), tot = asDay(was?.tot), trapWas = getal(was?.trap) ?? 0;
  const vanaf = trapWas >= 2 && tot.isValid && tot > vandaag.minus({ weeks: 4 }) ? tot.plus({ days: 1 }) : vandaag.minus({ weeks: 4 }).plus({ days: 1 });
  const binnen = een.regels.filter((regel) => regel.dag >= vanaf && regel.dag <= vandaag).sort((a, b) => a.dag - b.dag), uren = binnen.reduce((som, regel) => som + regel.uren, 0), trap = uren >= 16 ? 2 : uren >= 9 ? 1 : 0;
  const gold = trapWas === 1 && tot.isValid && tot > vandaag.minus({ weeks: 4 }) ? 1 : 0;
  if (trap === 0 || trap <= gold) return [];
  let som = 0; const bereikt = binnen.find((regel) => { som += regel.uren; return som >= 16; })?.dag ?? vandaag, laatste = binnen[binnen.length - 1].dag;
  return [{ soort: trap === 2 ? 'melding' : een.mentor ? 'mentor' : 'geenmentor', leerling: wie, veilig: cel(wie), mentor: een.mentor, trap, uren: Math.round(uren * 10) / 10, tot: laatste.toFormat('yyyy-MM-dd'), uiterlijk: plusWerkdagen(bereikt, 5).toFormat('dd-MM-yyyy'), regels: binnen.map((regel) => regel.dag.toFormat('dd-MM') + ': ' + regel.uren).join('<br>') }];
});
return [...uit, ...(fout.size > 0 && vandaag.weekday === 1 ? [{ soort: 'fout', lijst: cel([...fout].join(', ')), aantal: fout.size }] : [])].map((json) => ({ json }));`,
        ),
        choose('Mentor of melding?', [
          ['mentor', ['={{ $json.soort }}', 'is', 'mentor']],
          [say('melding', 'report'), ['={{ $json.soort }}', 'is', 'melding']],
          [say('geen mentor', 'no mentor'), ['={{ $json.soort }}', 'is', 'geenmentor']],
          [say('onleesbaar', 'unreadable'), ['={{ $json.soort }}', 'is', 'fout']],
        ]),
        withErrorBranch(
          mailer.send(
            'Mail mentor',
            '={{ $json.mentor }}',
            say(
              '=Leerling {{ $json.leerling }}: {{ $json.uren.toLocaleString("nl-NL") }} uur ongeoorloofd verzuim',
              '=Pupil {{ $json.leerling }}: {{ $json.uren.toLocaleString("en-GB") }} hours of unexcused absence',
            ),
            say(
              '=Voer een gesprek met leerling {{ $json.veilig }} en de ouders voordat het zestien uur is.<br>{{ $json.regels }}',
              '=Talk with pupil {{ $json.veilig }} and the parents before it is sixteen hours.<br>{{ $json.regels }}',
            ),
          ),
        ),
        record('Noteer gesprek'),
        withErrorBranch(
          mailer.send(
            'Mail plicht tot melden',
            ATTENDANCE,
            say(
              '=Melden voor {{ $json.uiterlijk }}: leerling {{ $json.leerling }}',
              '=Report by {{ $json.uiterlijk }}: pupil {{ $json.leerling }}',
            ),
            say(
              '=Leerling {{ $json.veilig }} heeft {{ $json.uren.toLocaleString("nl-NL") }} uur ongeoorloofd verzuim in vier weken. Meld dit uiterlijk {{ $json.uiterlijk }} in het verzuimregister van DUO.<br>{{ $json.regels }}',
              '=Pupil {{ $json.veilig }} has {{ $json.uren.toLocaleString("en-GB") }} hours of unexcused absence in four weeks. Report it in the register of DUO by {{ $json.uiterlijk }}.<br>{{ $json.regels }}',
            ),
          ),
        ),
        record('Noteer melding'),
        mailer.send(
          'Mail wat niet wegging',
          mailOf.admin,
          say(
            `=Verzuim van leerling ${c('leerling')} opvolgen`,
            `=Follow up the absence of pupil ${c('leerling')}`,
          ),
          say(
            `=${decimals(c('uren'))} uur in vier weken, maar de mail kon niet weg of er is geen mentor bekend. Geef het door; morgen probeert hij het opnieuw.`,
            `=${decimals(c('uren'))} hours in four weeks, but the mail could not go or no mentor is known. Pass it on; tomorrow it tries again.`,
          ),
        ),
        mailer.send(
          'Mail onleesbare regels',
          ATTENDANCE,
          say(
            '=Verzuim van {{ $json.aantal }} leerlingen is niet te lezen',
            '=Absence of {{ $json.aantal }} pupils cannot be read',
          ),
          say(
            '=Datum of lesuren kloppen niet bij: {{ $json.lijst }}. Die uren tellen nu niet mee.',
            '=Date or lessons are wrong for: {{ $json.lijst }}. Those hours do not count now.',
          ),
        ),
      ],
      flow: [
        `Schooldagen om vier uur > ${rows.path} > ${told.path} > Tel vier weken > Mentor of melding? > Mail mentor > Noteer gesprek`,
        'Mentor of melding? #1 > Mail plicht tot melden > Noteer melding',
        'Mentor of melding? #2 > Mail wat niet wegging',
        'Mentor of melding? #3 > Mail onleesbare regels',
        'Mail mentor #1 > Mail wat niet wegging',
        'Mail plicht tot melden #1 > Mail wat niet wegging',
      ],
    };
  },
});

/** Reads a moment as tables hold it: 2027-03-01 14:30, 1-3-2027 14:30, or the number of days that Excel makes of it. */
const MOMENT =
  "(v) => { const s = String(v ?? '').trim().replace('T', ' '); return /^\\d{5}([.]\\d+)?$/.test(s) ? DateTime.fromISO('1899-12-30T00:00', { zone: 'utc' }).plus({ minutes: Math.round(Number(s) * 1440) }).setZone('Europe/Amsterdam', { keepLocalTime: true }) : [DateTime.fromFormat(s.slice(0, 16), 'yyyy-MM-dd HH:mm'), DateTime.fromFormat(s.slice(0, 16), 'd-M-yyyy H:mm')].find(({ isValid }) => isValid) ?? DateTime.fromISO(''); }";

export const makeUpLessons = recipe({
  id: 'cancelled-lesson-to-make-up',
  category: 'productivity',
  tags: ['muziekschool', 'bijles', 'rijschool', 'inhaalles', 'afmelden', 'les'],
  saves: spares(
    15,
    'De docent houdt inhaallessen bij in een schrift en appt heen en weer over een moment.',
    'The teacher keeps make-up lessons in a notebook and messages about a time.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 3, apart: ['table', 'mailer'] }),
  build: ({ table, mailer }) => {
    const tab = say('Inhaallessen', 'Make-up lessons');
    const spots = say('Vrije plekken', 'Free places');
    const key = say('Tegoed', 'Credit');
    const spotKey = say('Plek', 'Place');
    const used = say('Gebruikt voor', 'Used for');
    const taken = say('Bezet door', 'Taken by');
    const credit = {
      code: key,
      leerling: say('Leerling', 'Pupil'),
      mail: say('Mail', 'Mail'),
      tot: say('Geldig tot', 'Valid until'),
      voor: used,
    };
    const place = {
      plek: spotKey,
      begin: say('Begin', 'Start'),
      docent: say('Docent', 'Teacher'),
      door: taken,
    };
    const pupils = alsoRows(
      rowsOf(table, 'Lees leerlingen', say('Leerlingen', 'Pupils'), 'Leerling', {
        nummer: say('Nummer', 'Number'),
        naam: say('Naam', 'Name'),
        mail: say('Mail', 'Mail'),
      }),
    );
    const credits = rowsOf(table, 'Lees tegoeden', tab, 'Open tegoed', credit);
    const free = alsoRows(rowsOf(table, 'Lees vrije plekken', spots, 'Vrije plek', place));
    const mine = alsoRows(rowsOf(table, 'Zoek het tegoed', tab, 'Gevraagd tegoed', credit));
    const choice = alsoRows(rowsOf(table, 'Zoek de plek', spots, 'Gevraagde plek', place));
    const c = (field: string) => from('Mag deze plek?', field);
    return {
      name: both(
        `Afgemelde lessen omzetten in inhaallessen: tegoeden in ${table.app.label}, vrije plekken via ${mailer.app.label}`,
        `Turn cancelled lessons into make-up lessons: credits in ${table.app.label}, free places through ${mailer.app.label}`,
      ),
      description: both(
        `Wie zich een dag van tevoren afmeldt met een formulier, krijgt een tegoed in ${table.app.label}. Elke zondag mailt ${mailer.app.label} de vrije plekken aan wie nog een tegoed heeft; met de code kiest een leerling er zelf een.`,
        `Who cancels a day ahead with a form gets a credit in ${table.app.label}. Each Sunday ${mailer.app.label} mails the free places to who has a credit left; with its code a pupil chooses one.`,
      ),
      benefit: both(
        'Inhaallessen zonder appverkeer en zonder ruzie over de regels.',
        'Make-up lessons without messages and without dispute over the rules.',
      ),
      uses: [
        [table, both('houdt leerlingen, tegoeden en plekken bij', 'keeps pupils, credits and places')],
        [mailer, both('stuurt tegoed en vrije plekken', 'sends credit and free places')],
      ],
      setup: [
        both(
          'Maak de tabel Leerlingen met de kolommen Nummer (uniek), Naam en Mail.',
          'Make the table Pupils with the columns Number (unique), Name and Mail.',
        ),
        both(
          'Maak de tabel Inhaallessen met de kolommen Tegoed (uniek), Leerling, Mail, Geldig tot en Gebruikt voor.',
          'Make the table Make-up lessons with the columns Credit (unique), Pupil, Mail, Valid until and Used for.',
        ),
        both(
          'Maak de tabel Vrije plekken met de kolommen Plek (uniek, zoals P12), Begin (JJJJ-MM-DD UU:MM), Docent en Bezet door.',
          'Make the table Free places with the columns Place (unique, such as P12), Start (YYYY-MM-DD HH:MM), Teacher and Taken by.',
        ),
        both(
          'De link in de mail gaat naar het formulier "Inhaalles gekozen".',
          'The link in the mail goes to the form "Make-up lesson chosen".',
        ),
      ],
      notes: [
        {
          over: ['Heeft hij recht op tegoed?', 'Geef tegoed'],
          text: say(
            '## Een les, een tegoed\nHet tegoed is het leerlingnummer met de lesdag: twee keer afmelden voor dezelfde les geeft niets extra. Te laat afgemeld is wel afgemeld, maar zonder tegoed. Wie tegelijk dezelfde plek kiest: de eerste wint, de tweede ziet dat hij bezet is.',
            '## One lesson, one credit\nThe credit is the number of the pupil with the day of the lesson: cancelling the same lesson twice gives nothing more. Cancelled too late is cancelled, but without credit. Of two who choose the same place the first wins and the second sees that it is taken.',
          ),
        },
      ],
      names: {
        'Les afgemeld': 'Lesson cancelled',
        'Lees leerlingen': 'Read the pupils',
        Leerling: 'Pupil',
        'Heeft hij recht op tegoed?': 'Is there a right to credit?',
        'Op tijd?': 'In time?',
        'Geef tegoed': 'Give the credit',
        'Meld vrije plek': 'Report the free place',
        'Toon tegoed': 'Show the credit',
        'Toon waarom niet': 'Show why not',
        'Zondag om vijf': 'Sunday at five',
        'Lees tegoeden': 'Read the credits',
        'Open tegoed': 'Open credit',
        'Lees vrije plekken': 'Read the free places',
        'Vrije plek': 'Free place',
        'Wie kan kiezen?': 'Who can choose?',
        'Mail vrije plekken': 'Mail the free places',
        'Mail wie niet bereikt is': 'Mail who was not reached',
        'Inhaalles gekozen': 'Make-up lesson chosen',
        'Zoek het tegoed': 'Look up the credit',
        'Gevraagd tegoed': 'Requested credit',
        'Zoek de plek': 'Look up the place',
        'Gevraagde plek': 'Requested place',
        'Mag deze plek?': 'Is this place allowed?',
        'Klopt de keuze?': 'Is the choice right?',
        'Bezet de plek': 'Take the place',
        'Verbruik tegoed': 'Use the credit',
        'Bevestig inhaalles': 'Confirm the lesson',
        'Toon wat niet kan': 'Show what is impossible',
      },
      nodes: [
        openFormWithEnding(
          'Les afgemeld',
          say('Les afmelden', 'Cancel a lesson'),
          say('Een dag van tevoren geeft een inhaalles.', 'A day ahead gives a make-up lesson.'),
          [
            ['nummer', say('Leerlingnummer', 'Number of the pupil')],
            ['dag', say('Dag van de les', 'Day of the lesson'), 'date'],
          ],
        ),
        ...pupils.nodes,
        code(
          'Heeft hij recht op tegoed?',
          `
${AS_DAY}
${AS_MAIL}
${SAFE_TEXT}
${asDayText()}
const vraag = $('Les afgemeld').first().json, gelijk = (v) => String(v ?? '').trim().toLowerCase(), dag = asDay(vraag.dag), vandaag = $now.startOf('day');
const wie = $input.all().map(({ json }) => json).find((een) => gelijk(een.nummer) !== '' && gelijk(een.nummer) === gelijk(vraag.nummer));
const bezwaar = !wie ? '${say('Dit leerlingnummer kennen we niet.', 'We do not know this number.')}' : !dag.isValid || dag < vandaag ? '${say('Kies een dag die nog moet komen.', 'Choose a day that is yet to come.')}' : dag.hasSame(vandaag, 'day') ? '${say('Je afmelding komt op de dag zelf: er is geen inhaalles. Bel je docent even.', 'Your cancellation comes on the day itself: there is no make-up lesson. Please call your teacher.')}' : '';
const tot = $now.plus({ months: Number('${limitOf('months-valid', ['Maanden dat een tegoed geldt', 'Months that a credit holds'], ['Hoe lang een leerling een inhaalles kan kiezen.', 'How long a pupil can choose a make-up lesson.'], 3)}') || 3 });
return [{ json: { mag: bezwaar === '', bezwaar, code: wie && dag.isValid ? String(wie.nummer).trim() + '-' + dag.toFormat('yyMMdd') : '', naam: String(wie?.naam ?? ''), veilig: cel(wie?.naam), mail: mailvan(wie?.mail), dag: dag.isValid ? dagtekst(dag) : '', tot: tot.toFormat('yyyy-MM-dd'), totdag: dagtekst(tot) } }];`,
        ),
        when('Op tijd?', [['={{ $json.mag }}', 'yes']]),
        table.upsert('Geef tegoed', tab, key, {
          [key]: '={{ $json.code }}',
          [say('Leerling', 'Pupil')]: '={{ $json.naam }}',
          [say('Mail', 'Mail')]: '={{ $json.mail }}',
          [say('Geldig tot', 'Valid until')]: '={{ $json.tot }}',
        }),
        withErrorBranch(
          mailer.send(
            'Meld vrije plek',
            mailOf.planning,
            say(
              `=Afgemeld: ${from('Heeft hij recht op tegoed?', 'naam')} op ${from('Heeft hij recht op tegoed?', 'dag')}`,
              `=Cancelled: ${from('Heeft hij recht op tegoed?', 'naam')} on ${from('Heeft hij recht op tegoed?', 'dag')}`,
            ),
            say(
              `=${from('Heeft hij recht op tegoed?', 'veilig')} komt niet en heeft een inhaalles tegoed. De plek kan vrij: zet haar in de tabel Vrije plekken.`,
              `=${from('Heeft hij recht op tegoed?', 'veilig')} does not come and has a make-up lesson. The place is free: put it in the table Free places.`,
            ),
          ),
        ),
        formEnd(
          'Toon tegoed',
          say('Afgemeld', 'Cancelled'),
          say(
            `=Je les van ${from('Heeft hij recht op tegoed?', 'dag')} is afgemeld. Je tegoed is ${from('Heeft hij recht op tegoed?', 'code')}, te gebruiken tot ${from('Heeft hij recht op tegoed?', 'totdag')}. Bewaar deze code.`,
            `=Your lesson of ${from('Heeft hij recht op tegoed?', 'dag')} is cancelled. Your credit is ${from('Heeft hij recht op tegoed?', 'code')}, to be used until ${from('Heeft hij recht op tegoed?', 'totdag')}. Keep this code.`,
          ),
        ),
        formEnd('Toon waarom niet', say('Geen inhaalles', 'No make-up lesson'), '={{ $json.bezwaar }}'),
        cron('Zondag om vijf', '0 17 * * 0'),
        ...credits.nodes,
        ...free.nodes,
        code(
          'Wie kan kiezen?',
          `
${AS_DAY}
${AS_MAIL}
${SAFE_TEXT}
const leeg = (v) => String(v ?? '').trim() === '', begin = ${MOMENT};
const plekken = $input.all().map(({ json }) => json).filter((een) => !leeg(een.plek) && leeg(een.door) && begin(een.begin).isValid && begin(een.begin) > $now && begin(een.begin) < $now.plus({ days: 14 })).sort((a, b) => begin(a.begin) - begin(b.begin));
if (plekken.length === 0) return [];
const lijst = plekken.map((een) => '<li>' + cel(een.plek) + ': ' + begin(een.begin).setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL HH:mm') + ', ' + cel(een.docent) + '</li>').join('');
return $('Open tegoed').all().map(({ json }) => json).filter((een) => !leeg(een.code) && leeg(een.voor) && mailvan(een.mail) && asDay(een.tot).isValid && asDay(een.tot) >= $now.startOf('day')).map((een) => ({ json: { code: String(een.code), naam: cel(een.leerling), mail: mailvan(een.mail), tot: asDay(een.tot).toFormat('dd-MM-yyyy'), lijst } }));`,
        ),
        withErrorBranch(
          mailer.send(
            'Mail vrije plekken',
            '={{ $json.mail }}',
            say(
              '=Kies je inhaalles (tegoed {{ $json.code }})',
              '=Choose your make-up lesson (credit {{ $json.code }})',
            ),
            say(
              `=Hoi {{ $json.naam }},<br><br>Deze plekken zijn vrij:<ul>{{ $json.lijst }}</ul>Kies met je tegoed {{ $json.code }} (geldig tot {{ $json.tot }}): ${formAddress}`,
              `=Hi {{ $json.naam }},<br><br>These places are free:<ul>{{ $json.lijst }}</ul>Choose with your credit {{ $json.code }} (valid until {{ $json.tot }}): ${formAddress}`,
            ),
          ),
        ),
        mailer.send(
          'Mail wie niet bereikt is',
          mailOf.planning,
          say('Een mail over inhaallessen kon niet weg', 'A mail about make-up lessons could not go'),
          say(
            `=Controleer het mailadres ${from('Wie kan kiezen?', 'mail')} van ${from('Wie kan kiezen?', 'naam')}.`,
            `=Check the mail address ${from('Wie kan kiezen?', 'mail')} of ${from('Wie kan kiezen?', 'naam')}.`,
          ),
        ),
        openFormWithEnding(
          'Inhaalles gekozen',
          say('Inhaalles kiezen', 'Choose a make-up lesson'),
          say('Beide codes staan in de mail.', 'Both codes are in the mail.'),
          [
            ['tegoed', say('Je tegoed', 'Your credit')],
            ['plek', say('De plek die je kiest, zoals P12', 'The place that you choose, such as P12')],
          ],
        ),
        ...mine.nodes,
        ...choice.nodes,
        code(
          'Mag deze plek?',
          `
${AS_DAY}
const gelijk = (v) => String(v ?? '').trim().toLowerCase(), vraag = $('Inhaalles gekozen').first().json, begin = ${MOMENT};
const tegoed = $('Gevraagd tegoed').all().map(({ json }) => json).find((een) => gelijk(een.code) !== '' && gelijk(een.code) === gelijk(vraag.tegoed)), plek = $input.all().map(({ json }) => json).find((een) => gelijk(een.plek) !== '' && gelijk(een.plek) === gelijk(vraag.plek));
const bezwaar = !tegoed ? '${say('Dit tegoed bestaat niet.', 'This credit does not exist.')}' : gelijk(tegoed.voor) !== '' ? '${say('Dit tegoed is al gebruikt.', 'This credit has been used.')}' : !asDay(tegoed.tot).isValid || asDay(tegoed.tot) < $now.startOf('day') ? '${say('Dit tegoed is verlopen.', 'This credit has expired.')}' : !plek || !begin(plek.begin).isValid || begin(plek.begin) < $now ? '${say('Deze plek bestaat niet of is voorbij.', 'This place does not exist or is over.')}' : gelijk(plek.door) !== '' ? '${say('Deze plek is net bezet. Kies een andere uit de mail.', 'This place was just taken. Choose another one from the mail.')}' : '';
return [{ json: { mag: bezwaar === '', bezwaar, code: tegoed?.code ?? '', leerling: tegoed?.leerling ?? '', plek: plek?.plek ?? '', wanneer: plek && begin(plek.begin).isValid ? begin(plek.begin).setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL HH:mm') : '', docent: plek?.docent ?? '' } }];`,
        ),
        when('Klopt de keuze?', [['={{ $json.mag }}', 'yes']]),
        table.upsert('Bezet de plek', spots, spotKey, {
          [spotKey]: '={{ $json.plek }}',
          [taken]: '={{ $json.leerling }}',
        }),
        table.upsert('Verbruik tegoed', tab, key, { [key]: `=${c('code')}`, [used]: `=${c('plek')}` }),
        formEnd(
          'Bevestig inhaalles',
          say('Tot dan', 'See you then'),
          say(
            `=Je inhaalles is ${c('wanneer')} bij ${c('docent')}.`,
            `=Your make-up lesson is ${c('wanneer')} with ${c('docent')}.`,
          ),
        ),
        formEnd('Toon wat niet kan', say('Niet gelukt', 'Not settled'), '={{ $json.bezwaar }}'),
      ],
      flow: [
        `Les afgemeld > ${pupils.path} > Heeft hij recht op tegoed? > Op tijd? > Geef tegoed > Meld vrije plek > Toon tegoed`,
        'Meld vrije plek #1 > Toon tegoed',
        'Op tijd? #1 > Toon waarom niet',
        `Zondag om vijf > ${credits.path} > ${free.path} > Wie kan kiezen? > Mail vrije plekken`,
        'Mail vrije plekken #1 > Mail wie niet bereikt is',
        `Inhaalles gekozen > ${mine.path} > ${choice.path} > Mag deze plek? > Klopt de keuze? > Bezet de plek > Verbruik tegoed > Bevestig inhaalles`,
        'Klopt de keuze? #1 > Toon wat niet kan',
      ],
    };
  },
});
