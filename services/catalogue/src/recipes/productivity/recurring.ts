import { calendars } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { documents } from '../../apps/documents.js';
import { fileStores } from '../../apps/file-stores.js';
import { ownLimit, wholeLimit } from '../../apps/limits.js';
import { pushers } from '../../apps/push.js';
import { fullTables, readableTables } from '../../apps/tables.js';
import { listedTaskApps, taskApps } from '../../apps/tasks.js';
import {
  AS_DAY,
  both,
  chain,
  codeEach,
  combine,
  evenWhenEmpty,
  everyDay,
  everyWeek,
  form,
  from,
  goOnAfterError,
  keep,
  limit,
  loop,
  only,
  onlyOnce,
  pause,
  reads,
  recipe,
  rowsOf,
  say,
  set,
  t,
  when,
  withErrorBranch,
  writeFile,
} from '../../kit/index.js';

const DAYS_FOR_JOB = wholeLimit(
  ['Dagen voor een klus', 'Days for a job'],
  [
    'Hoeveel dagen iemand heeft vanaf de dag dat de klus klaarstaat.',
    'How many days somebody has from the day that the job is set.',
  ],
  2,
);
const TASKS_LEAST = ownLimit(
  ['Minstens taken', 'At least tasks'],
  ['Met dit aantal of minder klopt er iets niet.', 'With this number or fewer something is wrong.'],
  3,
);

export const takenReservekopie = recipe({
  id: 'task-backup',
  category: 'productivity',
  tags: ['reservekopie', 'taken', 'export'],
  saves: {
    minutes: 10,
    nl: 'Niemand exporteert de takenlijst, tot er iets verdwijnt.',
    en: 'Nobody exports the task list until something disappears.',
  },
  variants: combine(
    { task: listedTaskApps, store: fileStores, push: pushers },
    { take: 9, apart: ['task', 'store'] },
  ),
  build: ({ task, store, push }) => {
    const { nodes, path } = reads(task.openTasks, 'Haal de taken op', 'Taak');
    return {
      name: both(
        `Wekelijkse reservekopie van taken uit ${task.app.label} als csv in ${store.app.label}`,
        `Weekly backup of ${task.app.label} tasks as a CSV file in ${store.app.label}`,
      ),
      description: both(
        `Zet op vrijdagavond ${task.openTasks.what.nl} in een csv-bestand in ${store.app.label}. Lukt dat niet of is de lijst verdacht leeg, dan krijg je een melding via ${push.app.label}.`,
        `On Friday evening puts ${task.openTasks.what.en} into a CSV file in ${store.app.label}. If that fails or the list is suspiciously empty, you get an alert through ${push.app.label}.`,
      ),
      benefit: both('Je planning ben je nooit kwijt.', 'You never lose your planning.'),
      uses: [
        [task, both('bevat de taken', 'holds the tasks')],
        [store, both('bewaart het bestand', 'keeps the file')],
        [push, both('slaat alarm', 'raises the alarm')],
      ],
      setup: [
        both(
          'Elke week komt er een bestand bij, met de datum in de naam. Ruim oude af en toe op: er staan namen van collega’s in.',
          'Each week adds a file, with the date in its name. Clear out old ones now and then: they hold names of colleagues.',
        ),
      ],
      names: {
        Vrijdagavond: 'Friday evening',
        'Haal de taken op': 'Fetch the tasks',
        Taak: 'Task',
        'Is de lijst gelezen?': 'Was the list read?',
        Kolommen: 'Columns',
        'Genoeg taken?': 'Enough tasks?',
        'Maak het bestand': 'Make the file',
        'Bewaar de kopie': 'Keep the copy',
        'Kopie mislukt': 'Copy failed',
        'Eén melding is genoeg': 'One alert is enough',
        'Lijst is bijna leeg': 'List is nearly empty',
      },
      nodes: [
        everyWeek('Vrijdagavond', [5], 19),
        ...nodes.map(evenWhenEmpty).map((one, at) => (at === 0 ? goOnAfterError(one) : one)),
        when('Is de lijst gelezen?', [['={{ !$json.error }}', 'yes']]),
        set('Kolommen', {
          [say('Titel', 'Title')]: '={{ $json.title }}',
          [say('Omschrijving', 'Description')]: '={{ $json.description }}',
          [say('Wie', 'Who')]: '={{ $json.assignee }}',
          Deadline: '={{ $json.due }}',
          Link: '={{ $json.link }}',
        }),
        when('Genoeg taken?', [["={{ $('Taak').all().length }}", '>', `={{ ${TASKS_LEAST} }}`]]),
        writeFile(
          'Maak het bestand',
          'csv',
          say('=taken-{{ $now.toISODate() }}.csv', '=tasks-{{ $now.toISODate() }}.csv'),
        ),
        withErrorBranch(
          store.upload(
            'Bewaar de kopie',
            say('=taken-{{ $now.toISODate() }}.csv', '=tasks-{{ $now.toISODate() }}.csv'),
          ),
        ),
        push.push(
          'Kopie mislukt',
          say('Reservekopie mislukt', 'Backup failed'),
          say(
            `De takenlijst uit ${task.app.label} kon niet worden gelezen of opgeslagen in ${store.app.label}. Er is deze week geen kopie.`,
            `The task list from ${task.app.label} could not be read or saved in ${store.app.label}. There is no copy this week.`,
          ),
        ),
        limit('Eén melding is genoeg', 1),
        push.push(
          'Lijst is bijna leeg',
          say('Controleer je takenlijst', 'Check your task list'),
          say(
            `Er stonden nog maar een paar taken in ${task.app.label}. Er is geen kopie gemaakt; die van vorige week staat er nog. Klopt dit?`,
            `There were only a few tasks left in ${task.app.label}. No copy was made; that of last week is still there. Is this right?`,
          ),
        ),
      ],
      flow: [
        `Vrijdagavond > ${path} > Is de lijst gelezen? > Kolommen > Genoeg taken? > Maak het bestand > Bewaar de kopie`,
        'Bewaar de kopie #1 > Kopie mislukt',
        'Is de lijst gelezen? #1 > Kopie mislukt',
        'Genoeg taken? #1 > Eén melding is genoeg > Lijst is bijna leeg',
      ],
    };
  },
});

export const terugkerend = recipe({
  id: 'recurring-work',
  category: 'productivity',
  tags: ['terugkerend', 'taken', 'onderhoud'],
  saves: {
    minutes: 12,
    nl: 'Iemand houdt in zijn hoofd wat elke week, maand of elk kwartaal moet.',
    en: 'Someone keeps in mind what has to be done weekly, monthly or quarterly.',
  },
  variants: combine(
    { table: fullTables, task: taskApps, chat: chats },
    { take: 9, apart: ['table', 'task'] },
  ),
  build: ({ table, task, chat }) => {
    const r = rowsOf(table, 'Lees het werkschema', say('Werkschema', 'Work schedule'), 'Klus', {
      klus: say('Klus', 'Job'),
      uitleg: say('Uitleg', 'Explanation'),
      ritme: say('Ritme', 'Rhythm'),
      laatst: say('Laatst gezet', 'Last set'),
      wie: say('Wie', 'Who'),
    });
    const k = (field: string) => from('Vandaag aan de beurt', field);
    return {
      name: both(
        `Terugkerende taken uit een schema in ${table.app.label} op tijd in ${task.app.label} zetten`,
        `Put recurring tasks from a ${table.app.label} schedule into ${task.app.label} on time`,
      ),
      description: both(
        `Leest elke ochtend het werkschema in ${table.app.label} en zet klussen die aan de beurt zijn in ${task.app.label}; een klus met een onbekend ritme of een onleesbare datum wordt gemeld in ${chat.app.label}.`,
        `Reads the work schedule in ${table.app.label} every morning and puts jobs that are due into ${task.app.label}; a job with an unknown rhythm or an unreadable date is reported in ${chat.app.label}.`,
      ),
      benefit: both('Onderhoud en aangiftes gebeuren gewoon.', 'Maintenance and filings simply happen.'),
      uses: [
        [table, both('bevat het werkschema', 'holds the work schedule')],
        [task, both('krijgt de klussen', 'gets the jobs')],
        [chat, both('meldt fouten in het schema', 'reports mistakes in the schedule')],
      ],
      setup: [
        both(
          'Maak een tabel Werkschema met de kolommen Klus, Uitleg, Ritme (week, maand, kwartaal of jaar), Laatst gezet en Wie. Geef elke klus een eigen naam.',
          'Make a table Work schedule with the columns Job, Explanation, Rhythm (week, month, quarter or year), Last set (date) and Who. Give each job a name of its own.',
        ),
      ],
      names: {
        'Elke ochtend': 'Every morning',
        'Lees het werkschema': 'Read the work schedule',
        Klus: 'Job',
        'Met een klus': 'With a job',
        'Meld een datum die niet bleef': 'Report a date that was not kept',
        'Reken de volgende keer uit': 'Work out the next time',
        'Kloppen ritme en datum?': 'Are rhythm and date right?',
        'Vandaag aan de beurt': 'Due today',
        'Zet de klus klaar': 'Set up the job',
        'Onthoud de datum': 'Remember the date',
        'Meld een fout in het schema': 'Report a mistake in the schedule',
        'Meld een klus zonder taak': 'Report a job without a task',
      },
      nodes: [
        everyDay('Elke ochtend', 6),
        ...r.nodes,
        keep('Met een klus', [['={{ $json.klus }}', 'filled']]),
        codeEach(
          'Reken de volgende keer uit',
          `
const RITMES = { week: { weeks: 1 }, ${say('maand', 'month')}: { months: 1 }, ${say('kwartaal', 'quarter')}: { months: 3 }, ${say('jaar', 'year')}: { years: 1 } };
const ritme = RITMES[String($json.ritme).toLowerCase().trim()];
${AS_DAY}
const laatst = String($json.laatst ?? '').trim();
const vorige = [asDay(laatst.split(' ')[0])].find(({ isValid }) => isValid);
const bekend = Boolean(ritme) && (laatst === '' || Boolean(vorige));
const nodig = bekend && (!vorige || vorige.plus(ritme) <= DateTime.now().endOf('day'));
${say('// Van een klus die vaker is overgeslagen, telt alleen de laatste keer; zo blijft de vaste dag staan.', '// Of a job that was missed several times only the last one counts; so its day stays the same.')}
let beurt = vorige && ritme ? vorige.plus(ritme) : DateTime.now();
while (vorige && ritme && beurt.plus(ritme) <= DateTime.now().endOf('day')) beurt = beurt.plus(ritme);
return { json: { ...$json, bekend, nodig, beurt: beurt.toISODate() } };`,
        ),
        when('Kloppen ritme en datum?', [['={{ $json.bekend }}', 'yes']]),
        keep('Vandaag aan de beurt', [['={{ $json.nodig }}', 'yes']]),
        withErrorBranch(
          task.create('Zet de klus klaar', {
            title: only(k('klus')),
            description: say(t`${k('uitleg')} (voor ${k('wie')})`, t`${k('uitleg')} (for ${k('wie')})`),
            due: `={{ $now.plus({ days: ${DAYS_FOR_JOB} }).toISODate() }}`,
          }),
        ),
        withErrorBranch(
          table.upsert('Onthoud de datum', say('Werkschema', 'Work schedule'), say('Klus', 'Job'), {
            [say('Klus', 'Job')]: only(k('klus')),
            [say('Laatst gezet', 'Last set')]: only(k('beurt')),
          }),
        ),
        chat.post(
          'Meld een datum die niet bleef',
          say(
            t`De klus "${k('klus')}" staat in ${task.app.label}, maar de datum kon niet in het werkschema. Zet Laatst gezet zelf op ${k('beurt')}, anders komt hij morgen nog eens.`,
            t`The job "${k('klus')}" is in ${task.app.label}, but the date could not go into the work schedule. Set Last set to ${k('beurt')} yourself, or it comes again tomorrow.`,
          ),
        ),
        chat.post(
          'Meld een klus zonder taak',
          say(
            t`De klus "${r.ref.klus}" is aan de beurt, maar ${task.app.label} nam hem niet aan. Morgenochtend gaat het vanzelf nog eens.`,
            t`The job "${r.ref.klus}" is due, but ${task.app.label} did not take it. It is tried again by itself tomorrow morning.`,
          ),
        ),
        chat.post(
          'Meld een fout in het schema',
          say(
            t`De klus "${r.ref.klus}" is overgeslagen. Kloppen het ritme (${r.ref.ritme}) en de datum (${r.ref.laatst}) in het werkschema?`,
            t`The job "${r.ref.klus}" was skipped. Are the rhythm (${r.ref.ritme}) and the date (${r.ref.laatst}) in the work schedule right?`,
          ),
        ),
      ],
      flow: [
        `Elke ochtend > ${r.path} > Met een klus > Reken de volgende keer uit > Kloppen ritme en datum? > Vandaag aan de beurt > Zet de klus klaar > Onthoud de datum`,
        'Kloppen ritme en datum? #1 > Meld een fout in het schema',
        'Zet de klus klaar #1 > Meld een klus zonder taak',
        'Onthoud de datum #1 > Meld een datum die niet bleef',
      ],
    };
  },
});

export const projectStart = recipe({
  id: 'project-kick-off',
  category: 'productivity',
  tags: ['project', 'sjabloon', 'start'],
  saves: {
    minutes: 60,
    nl: 'De projectleider maakt plan, taken en kick-off steeds opnieuw.',
    en: 'The project lead makes plan, tasks and kick-off from scratch each time.',
  },
  variants: combine(
    { table: readableTables, task: taskApps, doc: documents, calendar: calendars, chat: chats },
    {
      take: 10,
      apart: ['table', 'task', 'doc'],
      unless: ({ table, task, doc }) => doc.app.key === table.app.key || doc.app.key === task.app.key,
    },
  ),
  build: ({ table, task, doc, calendar, chat }) => {
    const r = rowsOf(table, 'Lees het sjabloon', say('Projectsjabloon', 'Project template'), 'Sjabloontaak', {
      soort: say('Soort', 'Kind'),
      taak: say('Taak', 'Task'),
      uitleg: say('Uitleg', 'Explanation'),
      dag: say('Dag', 'Day'),
    });
    const p = (field: string) => `{{ $('Nieuw project').first().json.${field} }}`;
    const kickOff = (hour: number) =>
      `={{ [DateTime.fromISO($('Nieuw project').first().json.start)].map((dag) => dag.plus({ days: dag.weekday > 5 ? 8 - dag.weekday : 0 }).set({ hour: ${hour} }).toISO())[0] }}`;
    const plan = doc.write('Schrijf het projectplan', {
      title: say(t`Projectplan ${p('naam')}`, t`Project plan ${p('naam')}`),
      text: say(
        t`Project: ${p('naam')}\nKlant: ${p('klant')}\nStart: ${p('start')}\n\nDoel\n\nAfspraken\n\nRisico’s\n`,
        t`Project: ${p('naam')}\nClient: ${p('klant')}\nStart: ${p('start')}\n\nGoal\n\nAgreements\n\nRisks\n`,
      ),
    });
    return {
      name: both(
        `Project starten met een sjabloon uit ${table.app.label}: taken in ${task.app.label}, plan in ${doc.app.label}`,
        `Start a project from a ${table.app.label} template: tasks in ${task.app.label}, plan in ${doc.app.label}`,
      ),
      description: both(
        `Vul in een formulier naam, klant, soort en startdatum in: de taken uit het sjabloon in ${table.app.label} staan met datum in ${task.app.label}, het plan in ${doc.app.label}, de kick-off in ${calendar.app.label} en het team weet het via ${chat.app.label}.`,
        `Fill in name, client, kind and start date in a form: template tasks from ${table.app.label} are in ${task.app.label} with dates, the plan in ${doc.app.label}, the kick-off in ${calendar.app.label} and the team knows through ${chat.app.label}.`,
      ),
      benefit: both('Elk project begint even netjes.', 'Every project starts equally tidy.'),
      uses: [
        [table, both('bevat het taaksjabloon', 'holds the task template')],
        [task, both('krijgt de projecttaken', 'gets the project tasks')],
        [doc, both('krijgt het projectplan', 'gets the project plan')],
        [calendar, both('krijgt de kick-off', 'gets the kick-off')],
        [chat, both('licht het team in', 'informs the team')],
      ],
      setup: [
        both(
          'Maak een tabel Projectsjabloon met de kolommen Soort, Taak, Uitleg en Dag (dagen na de start).',
          'Make a table Project template with the columns Kind, Task, Explanation and Day (days after the start).',
        ),
      ],
      notes: [
        {
          over: ['Nieuw project', 'Klopt de startdatum?', 'Meld de verkeerde datum'],
          text: say(
            '## Invullen en starten\nHet soort project kiest de regels van het sjabloon: schrijf het zoals in de kolom Soort. Een startdatum in het verleden wordt geweigerd.',
            '## Fill in and start\nThe kind of project picks the rows of the template: write it as in the column Kind. A start date in the past is refused.',
          ),
        },
        {
          over: ['Taak voor taak', 'Zet de projecttaak klaar', 'Kort wachten'],
          text: say(
            '## Sjabloontaken\nElke taak krijgt een datum: de startdatum plus het aantal dagen uit het sjabloon. Valt die in het weekend, dan wordt het maandag.',
            '## Template tasks\nEach task gets a date: the start date plus the number of days in the template. If that is in a weekend, it becomes Monday.',
          ),
        },
      ],
      names: {
        'Nieuw project': 'New project',
        'Klopt de startdatum?': 'Is the start date right?',
        'Meld de verkeerde datum': 'Report the wrong date',
        'Schrijf het projectplan': 'Write the project plan',
        'Onthoud het plan': 'Remember the plan',
        'Lees het sjabloon': 'Read the template',
        Sjabloontaak: 'Template task',
        'Taken van dit soort project': 'Tasks of this kind of project',
        'Zijn er sjabloontaken?': 'Are there template tasks?',
        'Meld dat er geen taken zijn': 'Report that there are no tasks',
        'Bereken de datum': 'Work out the date',
        'Taak voor taak': 'Task by task',
        'Zet de projecttaak klaar': 'Set up the project task',
        'Meld een taak die mislukt': 'Report a task that fails',
        'Kort wachten': 'Wait briefly',
        'Plan de kick-off': 'Plan the kick-off',
        'Meld dat de kick-off mist': 'Report that the kick-off is missing',
        'Licht het team in': 'Inform the team',
      },
      nodes: [
        form(
          'Nieuw project',
          say('Project starten', 'Start a project'),
          say(
            'Taken, plan en kick-off staan binnen een paar minuten klaar.',
            'Tasks, plan and kick-off are ready within some minutes.',
          ),
          [
            ['naam', say('Naam van het project', 'Name of the project')],
            ['klant', say('Klant', 'Client')],
            ['start', say('Eerste dag', 'First day'), 'date'],
            ['soort', say('Soort project, zoals in het sjabloon', 'Kind of project, as in the template')],
          ],
        ),
        when('Klopt de startdatum?', [
          ["={{ DateTime.fromISO(String($json.start)) >= $now.startOf('day') }}", 'yes'],
        ]),
        chat.post(
          'Meld de verkeerde datum',
          say(
            t`Project ${p('naam')} is niet gestart: de eerste dag (${p('start')}) ligt in het verleden. Vul het formulier opnieuw in.`,
            t`Project ${p('naam')} was not started: its first day (${p('start')}) is in the past. Fill in the form again.`,
          ),
        ),
        ...plan,
        set('Onthoud het plan', { plan: `={{ ${doc.link} }}` }),
        ...r.nodes.map(evenWhenEmpty),
        evenWhenEmpty(
          keep('Taken van dit soort project', [
            [
              "={{ String($json.soort ?? '').trim().toLowerCase() }}",
              'is',
              "={{ String($('Nieuw project').first().json.soort).trim().toLowerCase() }}",
            ],
            ['={{ $json.taak }}', 'filled'],
          ]),
        ),
        when('Zijn er sjabloontaken?', [['={{ $json.taak }}', 'filled']]),
        chat.post(
          'Meld dat er geen taken zijn',
          say(
            t`Het sjabloon heeft geen taken voor een project van de soort "${p('soort')}". Zet de taken van ${p('naam')} met de hand klaar.`,
            t`The template has no tasks for a project of the kind "${p('soort')}". Set up the tasks of ${p('naam')} by hand.`,
          ),
        ),
        codeEach(
          'Bereken de datum',
          "const dag = DateTime.fromISO($('Nieuw project').first().json.start).plus({ days: Number($json.dag) || 0 });\nreturn { json: { ...$json, uiterlijk: dag.plus({ days: dag.weekday > 5 ? 8 - dag.weekday : 0 }).toISODate() } };",
        ),
        loop('Taak voor taak', 1),
        withErrorBranch(
          task.create('Zet de projecttaak klaar', {
            title: t`${p('naam')}: ${'{{ $json.taak }}'}`,
            description: '={{ $json.uitleg }}',
            due: '={{ $json.uiterlijk }}',
          }),
        ),
        chat.post(
          'Meld een taak die mislukt',
          say(
            t`In project ${p('naam')} kon deze taak niet worden gemaakt: ${from('Taak voor taak', 'taak')}`,
            t`In project ${p('naam')} this task could not be created: ${from('Taak voor taak', 'taak')}`,
          ),
        ),
        pause('Kort wachten', 1, 'seconds'),
        onlyOnce(
          withErrorBranch(
            calendar.create('Plan de kick-off', {
              title: t`Kick-off ${p('naam')}`,
              start: kickOff(10),
              end: kickOff(11),
              description: say(
                t`Projectplan: {{ $('Onthoud het plan').first().json.plan }}`,
                t`Project plan: {{ $('Onthoud het plan').first().json.plan }}`,
              ),
            }),
          ),
        ),
        chat.post(
          'Meld dat de kick-off mist',
          say(
            t`Project ${p('naam')} voor ${p('klant')} staat klaar, maar de kick-off kon niet in ${calendar.app.label}. Plan hem zelf. Projectplan: {{ $('Onthoud het plan').first().json.plan }}`,
            t`Project ${p('naam')} for ${p('klant')} is ready, but the kick-off could not go into ${calendar.app.label}. Plan it yourself. Project plan: {{ $('Onthoud het plan').first().json.plan }}`,
          ),
        ),
        chat.post(
          'Licht het team in',
          say(
            t`Project ${p('naam')} voor ${p('klant')} start op {{ DateTime.fromISO($('Nieuw project').first().json.start).setLocale('nl').toFormat('cccc d LLLL') }}, met de kick-off om tien uur in de agenda. Plan: {{ $('Onthoud het plan').first().json.plan }}`,
            t`Project ${p('naam')} for ${p('klant')} starts on {{ DateTime.fromISO($('Nieuw project').first().json.start).setLocale('en').toFormat('cccc d LLLL') }}, with the kick-off at ten in the calendar. Plan: {{ $('Onthoud het plan').first().json.plan }}`,
          ),
        ),
      ],
      flow: [
        `Nieuw project > Klopt de startdatum? > ${chain(plan)} > Onthoud het plan > ${r.path} > Taken van dit soort project > Zijn er sjabloontaken? > Bereken de datum > Taak voor taak > Plan de kick-off > Licht het team in`,
        'Taak voor taak #1 > Zet de projecttaak klaar > Kort wachten > Taak voor taak',
        'Zet de projecttaak klaar #1 > Meld een taak die mislukt > Kort wachten',
        'Zijn er sjabloontaken? #1 > Meld dat er geen taken zijn > Plan de kick-off',
        'Plan de kick-off #1 > Meld dat de kick-off mist',
        'Klopt de startdatum? #1 > Meld de verkeerde datum',
      ],
    };
  },
});
