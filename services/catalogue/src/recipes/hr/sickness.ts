import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  AS_DAY,
  append,
  asDayText,
  both,
  choose,
  codeEach,
  combine,
  everyDay,
  form,
  from,
  keep,
  only,
  recipe,
  rowsOf,
  say,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

/** The first day of illness as people read it. */
const since = (): string =>
  `{{ DateTime.fromISO(String($('Ziekmelding').item.json.vanaf)).setLocale('${say('nl', 'en')}').toFormat('d LLLL') }}`;

export const ziekmelding = recipe({
  id: 'sick-report',
  category: 'hr',
  tags: ['verzuim', 'ziekmelding'],
  saves: {
    minutes: 10,
    nl: 'HR noteert de melding, belt de planning en zet een herinnering voor het eerste gesprek.',
    en: 'HR notes the report, calls planning and sets a reminder for the first talk.',
  },
  variants: combine({ table: tables, chat: chats, task: taskApps }, { take: 9, apart: ['table', 'chat'] }),
  build: ({ table, chat, task }) => ({
    name: both(
      `Ziek melden met een formulier: verzuim in ${table.app.label}, bericht in ${chat.app.label}`,
      `Report sick with a form: absence in ${table.app.label}, message in ${chat.app.label}`,
    ),
    description: both(
      `Een collega meldt zich ziek met een kort formulier. Het staat in ${table.app.label}, de planning leest het in ${chat.app.label} en bij langere duur komt er een belafspraak in ${task.app.label}.`,
      `A colleague reports sick with a short form. It is in ${table.app.label}, planning reads it in ${chat.app.label} and a longer absence gets a call to make in ${task.app.label}.`,
    ),
    benefit: both(
      'Iedereen die het moet weten, weet het om acht uur.',
      'Everyone who must know, knows by eight.',
    ),
    uses: [
      [table, both('bewaart het verzuim', 'keeps the absence')],
      [chat, both('licht de planning in', 'informs planning')],
      [task, both('houdt het contact met de zieke bij', 'keeps track of contact with the employee')],
    ],
    setup: [
      both(
        'Deel de link van het formulier met alle collega’s. Vraag nooit naar de aard van de ziekte: dat mag niet van de AVG.',
        'Share the link of the form with all colleagues. Never ask for the nature of the illness: privacy law forbids it.',
      ),
      both(
        'Maak een tabel Verzuim met de kolommen Geval, Naam, Vanaf, Verwacht, Leidinggevende en Status. Zet de status zelf op Beter zodra iemand hersteld is.',
        'Make a table Absence with the columns Case, Name, Since, Expected, Manager and Status. Set the status to Better yourself as soon as someone has recovered.',
      ),
    ],
    names: {
      Ziekmelding: 'Sick report',
      'Leg het verzuim vast': 'Record the absence',
      'Meld dat het niet vastligt': 'Report that it is not recorded',
      'Licht de planning in': 'Inform planning',
      'Moet er werk over?': 'Work to be taken over?',
      'Zet het werk uit': 'Hand out the work',
      'Langer dan een paar dagen?': 'Longer than a few days?',
      'Plan een belafspraak': 'Plan a call',
    },
    nodes: [
      form(
        'Ziekmelding',
        say('Ziek melden', 'Report sick'),
        say(
          'Laat weten wanneer je ziek bent geworden. De reden hoef je niet te noemen.',
          'Let us know when you fell ill. You need not give the reason.',
        ),
        [
          ['naam', say('Naam', 'Name')],
          ['vanaf', say('Ziek vanaf', 'Ill since'), 'date'],
          ['leiding', say('E-mail van je leidinggevende', "Your manager's email"), 'email'],
          [
            'verwacht',
            say('Hoe lang denk je weg te zijn?', 'How long do you expect to be away?'),
            'dropdown',
            [
              say('Vandaag', 'Today'),
              say('Enkele dagen', 'A few days'),
              say('Langer dan een week', 'Longer than a week'),
              say('Weet ik niet', 'I do not know'),
            ],
          ],
          [
            'werk?',
            say('Welk werk moet iemand overnemen?', 'Which work should someone take over?'),
            'textarea',
          ],
        ],
      ),
      withErrorBranch(
        table.append('Leg het verzuim vast', say('Verzuim', 'Absence'), {
          [say('Geval', 'Case')]: '={{ $json.naam }} {{ $json.vanaf }}',
          [say('Naam', 'Name')]: '={{ $json.naam }}',
          [say('Vanaf', 'Since')]: '={{ $json.vanaf }}',
          [say('Verwacht', 'Expected')]: '={{ $json.verwacht }}',
          [say('Leidinggevende', 'Manager')]: '={{ $json.leiding }}',
          Status: say('Ziek', 'Ill'),
        }),
      ),
      chat.post(
        'Meld dat het niet vastligt',
        say(
          t`De ziekmelding van ${from('Ziekmelding', 'naam')} kwam niet in ${table.app.label}. Zet haar zelf in de tabel Verzuim.`,
          t`The sick report of ${from('Ziekmelding', 'naam')} did not get into ${table.app.label}. Put it into the table Absence yourself.`,
        ),
      ),
      chat.post(
        'Licht de planning in',
        say(
          t`${from('Ziekmelding', 'naam')} is ziek vanaf ${since()}. Verwachte duur: ${from('Ziekmelding', 'verwacht')}.`,
          t`${from('Ziekmelding', 'naam')} has been ill since ${since()}. Expected: ${from('Ziekmelding', 'verwacht')}.`,
        ),
      ),
      when('Moet er werk over?', [[only(from('Ziekmelding', 'werk')), 'filled']]),
      task.create('Zet het werk uit', {
        title: say(
          t`Overnemen van ${from('Ziekmelding', 'naam')}`,
          t`Take over from ${from('Ziekmelding', 'naam')}`,
        ),
        description: only(from('Ziekmelding', 'werk')),
        due: '={{ $now.toISODate() }}',
      }),
      when('Langer dan een paar dagen?', [
        [only(from('Ziekmelding', 'verwacht')), 'matches', say('Langer|Weet', 'Longer|know')],
      ]),
      task.create('Plan een belafspraak', {
        title: say(
          t`Bel ${from('Ziekmelding', 'naam')} over het herstel`,
          t`Call ${from('Ziekmelding', 'naam')} about the recovery`,
        ),
        description: say(
          'Bespreek wat nog wel kan en wat er nodig is. Noteer geen medische gegevens.',
          'Discuss what is still possible and what is needed. Write down no medical data.',
        ),
        due: '={{ $now.plus({ days: 4 }).toISODate() }}',
      }),
    ],
    flow: [
      'Ziekmelding > Leg het verzuim vast > Licht de planning in',
      'Leg het verzuim vast #1 > Meld dat het niet vastligt > Licht de planning in',
      'Ziekmelding > Moet er werk over? > Zet het werk uit',
      'Ziekmelding > Langer dan een paar dagen? > Plan een belafspraak',
    ],
  }),
});

const STEP_WARN = ownLimit(
  ['Waarschuwen onder dagen', 'Warn below days'],
  ['Als er minder dagen over zijn dan dit, hoort hr het.', 'Where fewer days than this are left hr is told.'],
  4,
);

export const poortwachter = recipe({
  id: 'gatekeeper-deadlines',
  category: 'hr',
  tags: ['verzuim', 'poortwachter', 'deadlines', 're-integratie'],
  saves: {
    minutes: 6,
    nl: 'HR telt elke dag per zieke de weken en zoekt op welke stap de wet nu vraagt.',
    en: 'HR counts the weeks of each sick case daily and looks up what the law asks now.',
  },
  variants: combine(
    { table: fullTables, task: taskApps, mailer: mailers, chat: chats },
    { take: 9, apart: ['table', 'task'] },
  ),
  build: ({ table, task, mailer, chat }) => {
    const z = rowsOf(table, 'Lees het verzuim', say('Verzuim', 'Absence'), 'Verzuimgeval', {
      geval: say('Geval', 'Case'),
      naam: say('Naam', 'Name'),
      vanaf: say('Vanaf', 'Since'),
      status: 'Status',
      leiding: say('Leidinggevende', 'Manager'),
      gemeld: say('Laatste stap', 'Latest step'),
    });
    const g = (field: string) => from('Bepaal de stap', field);
    return {
      name: both(
        `Termijnen van de Wet poortwachter bewaken: verzuim in ${table.app.label}, taken in ${task.app.label}`,
        `Watch Dutch sick leave deadlines: cases in ${table.app.label}, tasks in ${task.app.label}`,
      ),
      description: both(
        `Telt elke ochtend hoeveel weken iemand in ${table.app.label} ziek is en zet op tijd de wettelijke stap klaar in ${task.app.label}: probleemanalyse, plan van aanpak, UWV-melding of eerstejaarsevaluatie.`,
        `Counts every morning how many weeks someone in ${table.app.label} has been ill and prepares the statutory step in ${task.app.label}: problem analysis, action plan, UWV report or first-year evaluation.`,
      ),
      benefit: both('Geen loonsanctie door een vergeten stap.', 'No wage penalty for a forgotten step.'),
      uses: [
        [table, both('bevat de lopende ziektegevallen', 'holds the current sick cases')],
        [task, both('krijgt de wettelijke stap als taak', 'gets the statutory step as a task')],
        [mailer, both('waarschuwt de leidinggevende', 'warns the manager')],
        [chat, both('meldt spoed aan HR', 'reports urgent cases to HR')],
      ],
      setup: [
        both(
          'Zorg dat de tabel Verzuim de kolommen Geval (naam en eerste dag, uniek), Naam, Vanaf, Status, Leidinggevende (e-mail) en Laatste stap heeft.',
          'Give the table Absence the columns Case (name and first day, unique), Name, Since, Status, Manager (email address) and Latest step.',
        ),
        both(
          'Alleen rijen met de status Ziek tellen mee: zet hem op Beter zodra iemand hersteld is. Wie zich weer ziek meldt, krijgt een nieuwe rij.',
          'Only rows with the status Ill count: set it to Better as soon as someone has recovered. Who falls ill again gets a new row.',
        ),
        both(
          'Laat je arbodienst de weken in "Bepaal de stap" nakijken.',
          'Have your occupational health service check the weeks in "Bepaal de stap".',
        ),
      ],
      notes: [
        {
          over: ['Bepaal de stap', 'Is er iets te doen?'],
          text: say(
            '## Wettelijke termijnen\nWeek 6 probleemanalyse, week 8 plan van aanpak, week 42 melding UWV, week 52 evaluatie, week 91 WIA. Elke stap komt één keer.',
            '## Statutory terms\nUnder the Dutch gatekeeper act (Wet verbetering poortwachter): week 6 problem analysis, week 8 action plan, week 42 report to the UWV (benefits agency), week 52 evaluation, week 91 WIA (disability benefit). Every step comes once.',
          ),
        },
        {
          over: [
            'Welke stap?',
            'Plan de probleemanalyse',
            'Maak het plan van aanpak',
            'Meld bij UWV',
            'Plan de evaluatie',
          ],
          text: say(
            '## Per stap een taak\nElke uitgang maakt zijn eigen taak met de uiterste datum. Pas de teksten aan je arbodienst aan.',
            '## A task per step\nEvery output makes its own task with the deadline. Adapt the texts to your occupational health service.',
          ),
        },
      ],
      names: {
        'Elke ochtend': 'Every morning',
        'Lees het verzuim': 'Read the absence',
        Verzuimgeval: 'Absence case',
        'Nog ziek': 'Still ill',
        'Bepaal de stap': 'Decide the step',
        'Is er iets te doen?': 'Is there anything to do?',
        'Welke stap?': 'Which step?',
        'Plan de probleemanalyse': 'Plan the problem analysis',
        'Maak het plan van aanpak': 'Make the action plan',
        'Meld bij UWV': 'Report to the UWV',
        'Plan de evaluatie': 'Plan the evaluation',
        'Taak staat klaar': 'Task is ready',
        'Is de leidinggevende bekend?': 'Is the manager known?',
        'Mail de leidinggevende': 'Email the manager',
        'Noteer de stap': 'Note the step',
        'Vraag wie leiding geeft': 'Ask who the manager is',
        'Bijna te laat?': 'Almost late?',
        'Waarschuw HR': 'Warn HR',
      },
      nodes: [
        everyDay('Elke ochtend', 7, 45),
        ...z.nodes,
        keep('Nog ziek', [['={{ $json.status }}', 'is', say('Ziek', 'Ill')]]),
        codeEach(
          'Bepaal de stap',
          `
${AS_DAY}
${asDayText()}
const geval = $json;
const begin = asDay(geval.vanaf);
const weken = begin.isValid ? Math.floor(DateTime.now().diff(begin, 'weeks').weeks) : -1;
${say('// Per stap: vanaf welke week we waarschuwen en in welke week hij af moet zijn.', '// Per step: from which week we warn and in which week it must be done.')}
const stappen = [[${say("'Probleemanalyse'", "'Problem analysis'")}, 5, 6], [${say("'Plan van aanpak'", "'Action plan'")}, 7, 8], [${say("'Melding UWV'", "'UWV report'")}, 40, 42], [${say("'Eerstejaarsevaluatie'", "'First-year evaluation'")}, 46, 52], [${say("'WIA-aanvraag'", "'WIA application'")}, 87, 91]];
const nu = stappen.filter(([, vanaf]) => weken >= vanaf).at(-1);
const [stap, , uiterlijk] = nu ?? ['', 0, 0];
const deadline = begin.plus({ weeks: uiterlijk });
return { json: { ...geval, weken, stap, deadline: deadline.toISODate(), dag: deadline.isValid ? dagtekst(deadline) : '', dagen: deadline.isValid ? Math.round(deadline.startOf('day').diff(DateTime.now().startOf('day'), 'days').days) : null, nieuw: Boolean(geval.geval) && stap !== '' && stap !== geval.gemeld } };`,
        ),
        keep('Is er iets te doen?', [['={{ $json.nieuw }}', 'yes']]),
        choose(
          'Welke stap?',
          [
            [
              say('Probleemanalyse', 'Problem analysis'),
              ['={{ $json.stap }}', 'is', say('Probleemanalyse', 'Problem analysis')],
            ],
            [
              say('Plan van aanpak', 'Action plan'),
              ['={{ $json.stap }}', 'is', say('Plan van aanpak', 'Action plan')],
            ],
            ['UWV', ['={{ $json.stap }}', 'is', say('Melding UWV', 'UWV report')]],
          ],
          say('Evaluatie of WIA', 'Evaluation or WIA'),
        ),
        task.create('Plan de probleemanalyse', {
          title: say(t`Probleemanalyse voor ${g('naam')}`, t`Problem analysis for ${g('naam')}`),
          description: say(
            'Vraag de bedrijfsarts om de probleemanalyse en bewaar hem in het re-integratiedossier.',
            'Ask the company doctor for the problem analysis and keep it in the reintegration file.',
          ),
          due: only(g('deadline')),
        }),
        task.create('Maak het plan van aanpak', {
          title: say(t`Plan van aanpak met ${g('naam')}`, t`Action plan with ${g('naam')}`),
          description: say(
            'Stel samen het plan op, laat beide partijen tekenen en plan elke zes weken een evaluatie.',
            'Draw up the plan together, have both parties sign it and plan an evaluation every six weeks.',
          ),
          due: only(g('deadline')),
        }),
        task.create('Meld bij UWV', {
          title: say(t`Meld ${g('naam')} ziek bij UWV`, t`Report ${g('naam')} sick to the UWV`),
          description: say(
            'Doe de 42e-weeksmelding in het werkgeversportaal.',
            'Make the week 42 report in the employer portal.',
          ),
          due: only(g('deadline')),
        }),
        task.create('Plan de evaluatie', {
          title: say(t`${g('stap')} van ${g('naam')}`, t`${g('stap')} of ${g('naam')}`),
          description: say(
            'Evaluatie: blik samen terug en leg vast wat er het komende jaar gebeurt. WIA: stel het re-integratieverslag samen en help met de aanvraag.',
            'Evaluation: look back together and record what happens in the coming year. WIA: draw up the reintegration report together and help with the application.',
          ),
          due: only(g('deadline')),
        }),
        append('Taak staat klaar', 4),
        when('Is de leidinggevende bekend?', [[only(g('leiding')), 'contains', '@']]),
        withErrorBranch(
          mailer.send(
            'Mail de leidinggevende',
            only(g('leiding')),
            say(
              t`${g('stap')} voor ${g('naam')} uiterlijk ${g('dag')}`,
              t`${g('stap')} for ${g('naam')} by ${g('dag')} at the latest`,
            ),
            say(
              t`Hallo,<br><br>${g('naam')} is ${g('weken')} weken ziek. Uiterlijk ${g('dag')} moet dit af zijn: ${g('stap')}. De taak staat klaar in ${task.app.label}.`,
              t`Hello,<br><br>${g('naam')} has been ill for ${g('weken')} weeks. This must be done by ${g('dag')}: ${g('stap')}. The task is ready in ${task.app.label}.`,
            ),
          ),
        ),
        table.upsert('Noteer de stap', say('Verzuim', 'Absence'), say('Geval', 'Case'), {
          [say('Geval', 'Case')]: only(g('geval')),
          [say('Laatste stap', 'Latest step')]: only(g('stap')),
        }),
        chat.post(
          'Vraag wie leiding geeft',
          say(
            t`Bij ${g('naam')} staat geen goed mailadres van een leidinggevende in Verzuim. De taak ${g('stap')} staat klaar, maar er is niemand gemaild.`,
            t`There is no proper address of a manager for ${g('naam')} in Absence. The task ${g('stap')} is ready, but nobody was emailed.`,
          ),
        ),
        when('Bijna te laat?', [[only(g('dagen')), '<', `={{ ${STEP_WARN} }}`]]),
        chat.post(
          'Waarschuw HR',
          say(
            t`Let op: ${g('stap')} voor ${g('naam')} {{ $('Bepaal de stap').item.json.dagen < 0 ? 'had af moeten zijn op' : 'moet af zijn op' }} ${g('dag')}.`,
            t`Note: ${g('stap')} for ${g('naam')} {{ $('Bepaal de stap').item.json.dagen < 0 ? 'should have been done on' : 'must be done by' }} ${g('dag')}.`,
          ),
        ),
      ],
      flow: [
        `Elke ochtend > ${z.path} > Nog ziek > Bepaal de stap > Is er iets te doen? > Welke stap? > Plan de probleemanalyse > Taak staat klaar > Noteer de stap > Bijna te laat? > Waarschuw HR`,
        'Noteer de stap > Is de leidinggevende bekend? > Mail de leidinggevende',
        'Is de leidinggevende bekend? #1 > Vraag wie leiding geeft',
        'Mail de leidinggevende #1 > Vraag wie leiding geeft',
        'Welke stap? #1 > Maak het plan van aanpak > Taak staat klaar @1',
        'Welke stap? #2 > Meld bij UWV > Taak staat klaar @2',
        'Welke stap? #3 > Plan de evaluatie > Taak staat klaar @3',
      ],
    };
  },
});
