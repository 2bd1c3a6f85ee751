import { calendars } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { documents } from '../../apps/documents.js';
import { fileStores } from '../../apps/file-stores.js';
import { ownLimit } from '../../apps/limits.js';
import { pushers } from '../../apps/push.js';
import { fullTables, readableTables } from '../../apps/tables.js';
import { listedTaskApps, taskApps } from '../../apps/tasks.js';
import { about } from '../../apps/values.js';
import {
  both,
  byHand,
  chain,
  codeEach,
  combine,
  evenWhenEmpty,
  everyDay,
  everyWeek,
  from,
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
  stop,
  t,
  value,
  when,
  withErrorBranch,
  writeFile,
} from '../../kit/index.js';

const PROJECT_NAME = about(
  'project-name',
  ['Naam van het project', 'Name of the project'],
  ['Zoals het overal gaat heten.', 'As it is called everywhere.'],
  ['Nieuwe site', 'New site'],
);
const PROJECT_CUSTOMER = about(
  'project-customer',
  ['Klant van het project', 'Customer of the project'],
  ['Voor wie jullie het doen.', 'Whom you do it for.'],
  ['Bakkerij De Ster', 'Star Bakery'],
);
const PROJECT_START = value({
  key: 'project-start',
  kind: 'text',
  label: { nl: 'Begin van het project', en: 'Start of the project' },
  help: { nl: 'De eerste dag, als 2027-01-11.', en: 'The first day, as 2027-01-11.' },
  example: '2027-01-11',
  check: '^\\d{4}-\\d{2}-\\d{2}$',
});

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
      setup: [],
      names: {
        Vrijdagavond: 'Friday evening',
        'Haal de taken op': 'Fetch the tasks',
        Taak: 'Task',
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
        ...nodes.map(evenWhenEmpty),
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
            `De takenlijst uit ${task.app.label} kon niet worden opgeslagen in ${store.app.label}.`,
            `The task list from ${task.app.label} could not be saved in ${store.app.label}.`,
          ),
        ),
        limit('Eén melding is genoeg', 1),
        push.push(
          'Lijst is bijna leeg',
          say('Controleer je takenlijst', 'Check your task list'),
          say(
            `Er stonden nog maar een paar taken in ${task.app.label}. Klopt dat?`,
            `There were only a few tasks left in ${task.app.label}. Is that right?`,
          ),
        ),
      ],
      flow: [
        `Vrijdagavond > ${path} > Kolommen > Genoeg taken? > Maak het bestand > Bewaar de kopie`,
        'Bewaar de kopie #1 > Kopie mislukt',
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
        'Reken de volgende keer uit': 'Work out the next time',
        'Kloppen ritme en datum?': 'Are rhythm and date right?',
        'Vandaag aan de beurt': 'Due today',
        'Zet de klus klaar': 'Set up the job',
        'Onthoud de datum': 'Remember the date',
        'Meld een fout in het schema': 'Report a mistake in the schedule',
      },
      nodes: [
        everyDay('Elke ochtend', 6),
        ...r.nodes,
        codeEach(
          'Reken de volgende keer uit',
          `
const RITMES = { week: { weeks: 1 }, ${say('maand', 'month')}: { months: 1 }, ${say('kwartaal', 'quarter')}: { months: 3 }, ${say('jaar', 'year')}: { years: 1 } };
const ritme = RITMES[String($json.ritme).toLowerCase().trim()];
${say('// Een werkblad geeft een datum vaak als 1-12-2026 terug.', '// A spreadsheet often gives a date back as 1-12-2026.')}
const laatst = String($json.laatst ?? '').trim().replace(' ', 'T');
const vorige = [DateTime.fromISO(laatst), DateTime.fromFormat(laatst, 'd-M-yyyy'), DateTime.fromFormat(laatst, 'd/M/yyyy')].find(({ isValid }) => isValid);
const bekend = Boolean(ritme) && (laatst === '' || Boolean(vorige));
const nodig = bekend && (!vorige || vorige.plus(ritme) <= DateTime.now().endOf('day'));
return { json: { ...$json, bekend, nodig } };`,
        ),
        when('Kloppen ritme en datum?', [['={{ $json.bekend }}', 'yes']]),
        keep('Vandaag aan de beurt', [['={{ $json.nodig }}', 'yes']]),
        withErrorBranch(
          task.create('Zet de klus klaar', {
            title: only(k('klus')),
            description: say(t`${k('uitleg')} (voor ${k('wie')})`, t`${k('uitleg')} (for ${k('wie')})`),
            due: '={{ $now.plus({ days: 2 }).toISODate() }}',
          }),
        ),
        table.upsert('Onthoud de datum', say('Werkschema', 'Work schedule'), say('Klus', 'Job'), {
          [say('Klus', 'Job')]: only(k('klus')),
          [say('Laatst gezet', 'Last set')]: '={{ $now.toISODate() }}',
        }),
        chat.post(
          'Meld een fout in het schema',
          say(
            t`De klus "${r.ref.klus}" kon niet worden gezet. Kloppen het ritme (${r.ref.ritme}) en de datum (${r.ref.laatst}) in het werkschema?`,
            t`The job "${r.ref.klus}" could not be set. Are the rhythm (${r.ref.ritme}) and the date (${r.ref.laatst}) in the work schedule right?`,
          ),
        ),
      ],
      flow: [
        `Elke ochtend > ${r.path} > Reken de volgende keer uit > Kloppen ritme en datum? > Vandaag aan de beurt > Zet de klus klaar > Onthoud de datum`,
        'Kloppen ritme en datum? #1 > Meld een fout in het schema',
        'Zet de klus klaar #1 > Meld een fout in het schema',
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
        `Vul naam, klant en startdatum in en start: de taken uit het sjabloon in ${table.app.label} staan met datum in ${task.app.label}, het plan in ${doc.app.label}, de kick-off in ${calendar.app.label} en het team weet het via ${chat.app.label}.`,
        `Fill in name, client and start date and run it: template tasks from ${table.app.label} are in ${task.app.label} with dates, the plan in ${doc.app.label}, the kick-off in ${calendar.app.label} and the team knows through ${chat.app.label}.`,
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
        both('Vul bij elke start eerst "Nieuw project" in.', 'Fill in "Nieuw project" before each run.'),
      ],
      notes: [
        {
          over: ['Start met de hand', 'Nieuw project', 'Klopt de startdatum?'],
          text: say(
            '## Invullen en starten\nPas de vier velden aan en druk op Execute. Een startdatum in het verleden wordt geweigerd.',
            '## Fill in and start\nChange the four fields and press Execute. A start date in the past is refused.',
          ),
        },
        {
          over: ['Taak voor taak', 'Zet de projecttaak klaar', 'Kort wachten'],
          text: say(
            '## Sjabloontaken\nElke taak krijgt een datum: de startdatum plus het aantal dagen uit het sjabloon.',
            '## Template tasks\nEach task gets a date: the start date plus the number of days in the template.',
          ),
        },
      ],
      names: {
        'Start met de hand': 'Start by hand',
        'Nieuw project': 'New project',
        'Klopt de startdatum?': 'Is the start date right?',
        'Weiger de start': 'Refuse the start',
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
        'Licht het team in': 'Inform the team',
      },
      nodes: [
        byHand('Start met de hand'),
        set('Nieuw project', {
          naam: PROJECT_NAME,
          klant: PROJECT_CUSTOMER,
          start: PROJECT_START,
          soort: 'Website',
        }),
        when('Klopt de startdatum?', [['={{ DateTime.fromISO(String($json.start)) > $now }}', 'yes']]),
        stop(
          'Weiger de start',
          say(
            'De startdatum ligt in het verleden. Pas "Nieuw project" aan.',
            'The start date is in the past. Change "New project".',
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
              "={{ $('Nieuw project').first().json.soort.trim().toLowerCase() }}",
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
          "return { json: { ...$json, uiterlijk: DateTime.fromISO($('Nieuw project').first().json.start).plus({ days: Number($json.dag) || 0 }).toISODate() } };",
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
          calendar.create('Plan de kick-off', {
            title: t`Kick-off ${p('naam')}`,
            start: t`${p('start')}T10:00:00`,
            end: t`${p('start')}T11:00:00`,
            description: say(
              t`Projectplan: {{ $('Onthoud het plan').first().json.plan }}`,
              t`Project plan: {{ $('Onthoud het plan').first().json.plan }}`,
            ),
          }),
        ),
        chat.post(
          'Licht het team in',
          say(
            t`Project ${p('naam')} voor ${p('klant')} start op ${p('start')}. Plan: {{ $('Onthoud het plan').first().json.plan }}`,
            t`Project ${p('naam')} for ${p('klant')} starts on ${p('start')}. Plan: {{ $('Onthoud het plan').first().json.plan }}`,
          ),
        ),
      ],
      flow: [
        `Start met de hand > Nieuw project > Klopt de startdatum? > ${chain(plan)} > Onthoud het plan > ${r.path} > Taken van dit soort project > Zijn er sjabloontaken? > Bereken de datum > Taak voor taak > Plan de kick-off > Licht het team in`,
        'Taak voor taak #1 > Zet de projecttaak klaar > Kort wachten > Taak voor taak',
        'Zet de projecttaak klaar #1 > Meld een taak die mislukt > Kort wachten',
        'Zijn er sjabloontaken? #1 > Meld dat er geen taken zijn > Plan de kick-off',
        'Klopt de startdatum? #1 > Weiger de start',
      ],
    };
  },
});
