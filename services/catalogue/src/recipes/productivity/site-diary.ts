import { documents } from '../../apps/documents.js';
import { officeMail, officeTables } from '../../apps/office.js';
import { mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  AS_MAIL,
  alsoRows,
  both,
  chain,
  code,
  combine,
  cron,
  formEnd,
  formWithEnding,
  from,
  recipe,
  rowsOf,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const siteDiary = recipe({
  id: 'site-diary-unworkable-days',
  category: 'productivity',
  tags: ['bouw', 'dagrapport', 'onwerkbaar weer', 'uav', 'opleverdatum', 'uitvoerder'],
  saves: spares(
    90,
    'De uitvoerder typt het weekrapport en telt onwerkbare dagen na.',
    'The foreman types the weekly report and counts unworkable days.',
  ),
  variants: combine(
    { table: officeTables, doc: documents, mailer: officeMail },
    { take: 3, apart: ['table', 'doc'] },
  ),
  build: ({ table, doc, mailer }) => {
    const tab = say('Dagrapporten', 'Daily reports');
    const projects = rowsOf(table, 'Lees projecten', say('Projecten', 'Projects'), 'Bouwproject', {
      project: say('Project', 'Project'),
      mail: say('Mail opdrachtgever', 'Mail client'),
      begin: say('Begonnen op', 'Started on'),
      dagen: say('Werkbare dagen', 'Workable days'),
      klaar: say('Opgeleverd op', 'Completed on'),
    });
    const days = alsoRows(
      rowsOf(table, 'Lees dagrapporten', tab, 'Dagrapport', {
        project: say('Project', 'Project'),
        dag: say('Datum', 'Date'),
        man: say('Man', 'Crew'),
        werk: say('Werk', 'Work'),
        uren: say('Uren stil', 'Hours idle'),
        oorzaak: say('Oorzaak', 'Cause'),
      }),
    );
    const report = doc.write('Schrijf weekrapport', {
      title: say(
        '=Weekrapport {{ $json.week }} {{ $json.project }}',
        '=Weekly report {{ $json.week }} {{ $json.project }}',
      ),
      text: '={{ $json.tekst }}',
    });
    const p = (field: string) => from('Tel werkbare dagen', field);
    return {
      name: both(
        `Dagrapporten van de bouwplaats in ${table.app.label}: onwerkbare dagen geteld, weekrapport in ${doc.app.label} naar de opdrachtgever`,
        `Daily reports of the site in ${table.app.label}: unworkable days counted, weekly report in ${doc.app.label} to the client`,
      ),
      description: both(
        `De uitvoerder vult aan het eind van de dag een formulier in. Vrijdag telt de flow per project uit ${table.app.label} halve en hele onwerkbare dagen, rekent de einddatum uit en zet het weekrapport in ${doc.app.label}, gemaild via ${mailer.app.label}.`,
        `The foreman fills in a form at the end of the day. On Friday it counts half and whole unworkable days of each project from ${table.app.label}, works out the end date and puts the report in ${doc.app.label}, mailed by ${mailer.app.label}.`,
      ),
      benefit: both(
        'Termijnverlenging staat op papier voordat erover gesproken wordt.',
        'An extension of time is on paper before it is discussed.',
      ),
      uses: [
        [table, both('heeft projecten en dagrapporten', 'has projects and daily reports')],
        [doc, both('krijgt het weekrapport', 'receives the weekly report')],
        [mailer, both('stuurt het rapport', 'sends the report')],
      ],
      setup: [
        both(
          'Maak de tabel Projecten met de kolommen Project (uniek), Mail opdrachtgever, Begonnen op, Werkbare dagen (uit het contract) en Opgeleverd op.',
          'Make the table Projects with the columns Project (unique), Mail client, Started on, Workable days (of the contract) and Completed on.',
        ),
        both(
          'Maak de tabel Dagrapporten met de kolommen Project, Datum, Man, Werk, Uren stil, Oorzaak en Door.',
          'Make the table Daily reports with the columns Project, Date, Crew, Work, Hours idle, Cause and By.',
        ),
        both(
          'Geef de opdrachtgever leesrechten op de map of pagina waarin de rapporten komen.',
          'Give the client reading rights on the folder or page that the reports go into.',
        ),
      ],
      notes: [
        {
          over: ['Tel werkbare dagen', 'Is alles ingevuld?'],
          text: say(
            '## Vijf uur is een dag, twee uur een halve\nVolgens paragraaf 8 van de UAV 2012 is een dag onwerkbaar als het grootste deel van de ploeg vijf uur of langer niet kon werken, en een halve dag vanaf twee uur, door wat niet voor rekening van de aannemer komt. Alleen weer, nuts en opdrachtgever tellen hier; eigen oorzaken niet. Geldt een ander contract, pas de stap dan aan. Feestdagen en vakantie trek je zelf af.',
            '## Five hours are a day, two half a day\nBy paragraph 8 of the Dutch UAV 2012 a day is unworkable when most of the crew could not work for five hours or more, and half a day from two hours on, by what is not for the account of the contractor. Only weather, utilities and client count here; causes of your own do not. Adjust the step for another contract. Public holidays you subtract yourself.',
          ),
        },
      ],
      names: {
        'Dag afgesloten': 'Day closed',
        'Lees dagrapport na': 'Check the daily report',
        'Uren te lezen?': 'Hours readable?',
        'Bewaar dagrapport': 'Keep the daily report',
        'Toon dat dag bewaard is': 'Show that the day is kept',
        'Toon dat uren niet kloppen': 'Show that the hours are wrong',
        'Vrijdag om vier uur': 'Friday at four',
        'Lees projecten': 'Read the projects',
        Bouwproject: 'Building project',
        'Lees dagrapporten': 'Read the daily reports',
        Dagrapport: 'Daily report',
        'Tel werkbare dagen': 'Count the workable days',
        'Is alles ingevuld?': 'Is all filled in?',
        'Schrijf weekrapport': 'Write the weekly report',
        'Mail rapport aan opdrachtgever': 'Mail the report to the client',
        'Mail dat rapport bleef liggen': 'Mail that the report got stuck',
        'Vraag ontbrekende dagen': 'Ask for missing days',
      },
      nodes: [
        formWithEnding(
          'Dag afgesloten',
          say('Dagrapport', 'Daily report'),
          say('Vul ook een dag in waarop niet gewerkt is.', 'Fill in a day without work too.'),
          [
            ['project', say('Project', 'Project')],
            ['dag', say('Datum', 'Date'), 'date'],
            ['man', say('Aantal mensen', 'Number of people'), 'number'],
            ['werk', say('Wat is er gedaan?', 'What was done?'), 'textarea'],
            [
              'uren',
              say('Uren dat de meesten niet konden werken', 'Hours that most could not work'),
              'number',
            ],
            [
              'oorzaak',
              say('Oorzaak', 'Cause'),
              'dropdown',
              [
                say('geen', 'none'),
                say('weer', 'weather'),
                say('nuts of derden', 'utilities or others'),
                say('opdrachtgever', 'client'),
                say('eigen oorzaak', 'own cause'),
              ],
            ],
            ['door', say('Uitvoerder', 'Foreman')],
          ],
        ),
        code(
          'Lees dagrapport na',
          `
${AS_DAY}
${AS_AMOUNT}
return $input.all().map(({ json: een }) => {
  const dag = asDay(een.dag), uren = getal(een.uren), man = getal(een.man);
  return { json: { goed: dag.isValid && dag <= $now && uren !== null && uren >= 0 && uren <= 12 && man !== null && man >= 0, project: String(een.project ?? '').trim(), dag: dag.isValid ? dag.toFormat('yyyy-MM-dd') : '', man: man ?? 0, werk: een.werk, uren: uren ?? 0, oorzaak: een.oorzaak, door: een.door } };
});`,
        ),
        when('Uren te lezen?', [['={{ $json.goed }}', 'yes']]),
        table.append('Bewaar dagrapport', tab, {
          [say('Project', 'Project')]: '={{ $json.project }}',
          [say('Datum', 'Date')]: '={{ $json.dag }}',
          [say('Man', 'Crew')]: '={{ $json.man }}',
          [say('Werk', 'Work')]: '={{ $json.werk }}',
          [say('Uren stil', 'Hours idle')]: '={{ $json.uren }}',
          [say('Oorzaak', 'Cause')]: '={{ $json.oorzaak }}',
          [say('Door', 'By')]: '={{ $json.door }}',
        }),
        formEnd(
          'Toon dat dag bewaard is',
          say('Bewaard', 'Kept'),
          say(
            `=Het dagrapport van ${from('Lees dagrapport na', 'dag')} staat bij ${from('Lees dagrapport na', 'project')}. Vul je een dag nog eens in, dan telt de laatste.`,
            `=The report of ${from('Lees dagrapport na', 'dag')} is with ${from('Lees dagrapport na', 'project')}. If you fill in a day again, the last one counts.`,
          ),
        ),
        formEnd(
          'Toon dat uren niet kloppen',
          say('Nog niet bewaard', 'Not kept yet'),
          say(
            'De datum ligt in de toekomst, of uren en aantal mensen zijn geen gewone getallen.',
            'The date is in the future, or hours and number of people are no ordinary numbers.',
          ),
        ),
        cron('Vrijdag om vier uur', '0 16 * * 5'),
        ...projects.nodes,
        ...days.nodes,
        code(
          'Tel werkbare dagen',
          `
${AS_DAY}
${AS_AMOUNT}
${AS_MAIL}
const gelijk = (v) => String(v ?? '').trim().toLowerCase(), vandaag = $now.startOf('day'), maandag = vandaag.startOf('week'), buiten = /^(weer|nuts|opdrachtgever|weather|utilities|client)/i;
const rapporten = $input.all().map(({ json }) => ({ ...json, op: asDay(json.dag), stil: getal(json.uren) ?? 0 })).filter((een) => een.op.isValid);
return $('Bouwproject').all().map(({ json }) => json).filter((een) => gelijk(een.project) && !String(een.klaar ?? '').trim()).flatMap((een) => {
  const begin = asDay(een.begin), afgesproken = getal(een.dagen);
  if (!begin.isValid || afgesproken === null || begin > vandaag) return [];
  const eigen = new Map(rapporten.filter((dag) => gelijk(dag.project) === gelijk(een.project) && dag.op >= begin.startOf('day')).map((dag) => [dag.op.toISODate(), dag]));
  const verlies = (dag) => (buiten.test(gelijk(dag.oorzaak)) ? (dag.stil >= 5 ? 1 : dag.stil >= 2 ? 0.5 : 0) : 0);
  const totaal = [...eigen.values()].reduce((som, dag) => som + verlies(dag), 0), week = [...eigen.values()].filter((dag) => dag.op >= maandag).sort((a, b) => a.op - b.op);
  let rest = afgesproken + totaal, eind = begin.startOf('day').minus({ days: 1 }); while (rest > 0) { eind = eind.plus({ days: 1 }); if (eind.weekday <= 5) rest -= 1; }
  const mist = [0, 1, 2, 3, 4].map((n) => maandag.plus({ days: n })).filter((dag) => dag >= begin.startOf('day') && dag < vandaag && !eigen.has(dag.toISODate())).map((dag) => dag.toFormat('dd-MM'));
  const regel = (dag) => dag.op.toFormat('dd-MM') + ' (' + (dag.man || 0) + ' ${say('man', 'people')}): ' + (dag.werk || '-') + (dag.stil > 0 ? ' [' + dag.stil + ' ${say('uur stil', 'hours idle')}: ' + (dag.oorzaak || '-') + ']' : '');
  return [{ json: { project: String(een.project), mail: mailvan(een.mail), week: $now.weekNumber, vol: mist.length === 0 && week.length > 0, mist: mist.join(', ') || '${say('de hele week', 'the whole week')}', totaal, deze: week.reduce((som, dag) => som + verlies(dag), 0), eind: eind.toFormat('dd-MM-yyyy'), tekst: week.map(regel).join('\\n') + '\\n\\n${say('Onwerkbaar deze week', 'Unworkable this week')}: ' + week.reduce((som, dag) => som + verlies(dag), 0) + '\\n${say('Onwerkbaar in totaal', 'Unworkable in total')}: ' + totaal + '\\n${say('Einddatum bij', 'End date with')} ' + afgesproken + ' ${say('werkbare dagen', 'workable days')}: ' + eind.toFormat('dd-MM-yyyy') } }];
});`,
        ),
        when('Is alles ingevuld?', [['={{ $json.vol }}', 'yes']]),
        ...report,
        withErrorBranch(
          mailer.send(
            'Mail rapport aan opdrachtgever',
            `=${p('mail')}`,
            say(`=Weekrapport ${p('week')}: ${p('project')}`, `=Weekly report ${p('week')}: ${p('project')}`),
            say(
              `=Het weekrapport staat klaar: {{ ${doc.link} }}<br><br>Onwerkbaar deze week: ${p('deze')} dagen, in totaal ${p('totaal')}. De einddatum is daarmee ${p('eind')}. Klopt er iets niet, antwoord dan binnen een week op deze mail.`,
              `=The weekly report is ready: {{ ${doc.link} }}<br><br>Unworkable this week: ${p('deze')} days, in total ${p('totaal')}. The end date thereby is ${p('eind')}. If something is wrong, answer this mail within a week.`,
            ),
          ),
        ),
        mailer.send(
          'Mail dat rapport bleef liggen',
          mailOf.office,
          say(
            `=Stuur zelf het weekrapport van ${p('project')}`,
            `=Send the weekly report of ${p('project')} yourself`,
          ),
          say(
            `=De mail aan de opdrachtgever (${p('mail')}) kon niet weg. Het rapport zelf is gemaakt.`,
            `=The mail to the client (${p('mail')}) could not go. The report itself is made.`,
          ),
        ),
        mailer.send(
          'Vraag ontbrekende dagen',
          mailOf.planning,
          say(
            '=Weekrapport {{ $json.project }} wacht: dagen missen',
            '=Weekly report of {{ $json.project }} waits: days are missing',
          ),
          say(
            '=Er is geen dagrapport van: {{ $json.mist }}. Vul ze in; het rapport gaat dan volgende vrijdag mee of start de flow met de hand.',
            '=There is no daily report of: {{ $json.mist }}. Fill them in; the report then goes next Friday, or start it by hand.',
          ),
        ),
      ],
      flow: [
        'Dag afgesloten > Lees dagrapport na > Uren te lezen? > Bewaar dagrapport > Toon dat dag bewaard is',
        'Uren te lezen? #1 > Toon dat uren niet kloppen',
        `Vrijdag om vier uur > ${projects.path} > ${days.path} > Tel werkbare dagen > Is alles ingevuld? > ${chain(report)} > Mail rapport aan opdrachtgever`,
        'Mail rapport aan opdrachtgever #1 > Mail dat rapport bleef liggen',
        'Is alles ingevuld? #1 > Vraag ontbrekende dagen',
      ],
    };
  },
});
