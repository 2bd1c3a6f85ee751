import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { lookupTables, tables } from '../../apps/tables.js';
import { finishedTaskApps, listedTaskApps, taskApps, watchedTaskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  from,
  keep,
  loop,
  only,
  onlyNew,
  reads,
  recipe,
  say,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const achterstallig = recipe({
  id: 'overdue-tasks',
  category: 'productivity',
  tags: ['taken', 'deadlines', 'herinnering'],
  saves: {
    minutes: 20,
    nl: 'De projectleider loopt de takenlijst na en spreekt iedereen aan.',
    en: 'The project lead goes through the task list and speaks to everyone.',
  },
  variants: combine(
    { task: listedTaskApps, table: lookupTables, mailer: mailers, chat: chats },
    { take: 10, apart: ['task', 'mailer'] },
  ),
  build: ({ task, table, mailer, chat }) => {
    const { nodes, path } = reads(task.openTasks, 'Haal de taken op', 'Taak');
    const g = (field: string) => from('Groepeer per persoon', field);
    return {
      name: both(
        `Achterstallige taken uit ${task.app.label} per collega herinneren via ${mailer.app.label}`,
        `Remind each colleague of overdue ${task.app.label} tasks by ${mailer.app.label}`,
      ),
      description: both(
        `Verzamelt elke werkdag ${task.openTasks.what.nl} die te laat zijn en stuurt iedere collega één mail via ${mailer.app.label}. Taken zonder eigenaar of bekend adres komen in ${chat.app.label}.`,
        `Collects every working day ${task.openTasks.what.en} that are late and sends each colleague one mail through ${mailer.app.label}. Tasks without owner or known address go to ${chat.app.label}.`,
      ),
      benefit: both('Deadlines schuiven niet meer stilletjes op.', 'Deadlines no longer slip silently.'),
      uses: [
        [task, both('bevat de taken', 'holds the tasks')],
        [table, both('kent de e-mailadressen', 'knows the e-mail addresses')],
        [mailer, both('mailt de eigenaar', 'mails the owner')],
        [chat, both('toont taken zonder eigenaar', 'shows tasks without an owner')],
      ],
      setup: [
        both(
          'Maak een tabel Team met de kolommen Naam (zoals in de takenlijst) en E-mail.',
          'Make a table Team with the columns Name (as in the task list) and E-mail.',
        ),
      ],
      names: {
        'Elke werkdag': 'Every working day',
        'Haal de taken op': 'Fetch the tasks',
        Taak: 'Task',
        'Te laat': 'Late',
        'Groepeer per persoon': 'Group by person',
        'Heeft de taak een eigenaar?': 'Does the task have an owner?',
        'Collega voor collega': 'Colleague by colleague',
        'Zoek het adres': 'Find the address',
        'Adres bekend?': 'Address known?',
        'Mail de eigenaar': 'Mail the owner',
        'Vraag wie dit is': 'Ask who this is',
        'Zoek een eigenaar': 'Find an owner',
      },
      nodes: [
        cron('Elke werkdag', '15 8 * * 1-5'),
        ...nodes,
        keep('Te laat', [["={{ DateTime.fromISO(String($json.due)) < $now.startOf('day') }}", 'yes']]),
        code(
          'Groepeer per persoon',
          `
const groepen = {};
for (const { json } of $input.all()) (groepen[json.assignee || ''] ??= []).push(json);
return Object.entries(groepen).map(([wie, taken]) => ({ json: { wie, aantal: taken.length, lijst: taken.map((taak) => '<li><a href="' + taak.link + '">' + taak.title + '</a> (' + String(taak.due).slice(0, 10) + ')</li>').join(''), kort: taken.map((taak) => taak.title).join(', ') } }));`,
        ),
        when('Heeft de taak een eigenaar?', [['={{ $json.wie }}', 'filled']]),
        loop('Collega voor collega', 1),
        evenWhenEmpty(table.find('Zoek het adres', 'Team', say('Naam', 'Name'), '={{ $json.wie }}')),
        when('Adres bekend?', [[`={{ ${table.cell('E-mail')} }}`, 'filled']]),
        withErrorBranch(
          mailer.send(
            'Mail de eigenaar',
            `={{ ${table.cell('E-mail')} }}`,
            say(t`${g('aantal')} taken zijn over tijd`, t`${g('aantal')} tasks are overdue`),
            say(
              t`Beste ${g('wie')},<br><br>Deze taken hadden klaar moeten zijn:<ul>${g('lijst')}</ul>Rond ze af of zet een nieuwe datum.`,
              t`Dear ${g('wie')},<br><br>These tasks should have been done:<ul>${g('lijst')}</ul>Finish them or set a new date.`,
            ),
          ),
        ),
        chat.post(
          'Vraag wie dit is',
          say(
            t`${g('wie')} heeft ${g('aantal')} taken over tijd, maar kreeg geen mail. Klopt het adres in de tabel Team? ${g('kort')}`,
            t`${g('wie')} has ${g('aantal')} overdue tasks but got no mail. Is the address in the table Team right? ${g('kort')}`,
          ),
        ),
        chat.post(
          'Zoek een eigenaar',
          say(
            t`${'{{ $json.aantal }}'} taken zijn over tijd en van niemand: ${'{{ $json.kort }}'}`,
            t`${'{{ $json.aantal }}'} tasks are overdue and belong to nobody: ${'{{ $json.kort }}'}`,
          ),
        ),
      ],
      flow: [
        `Elke werkdag > ${path} > Te laat > Groepeer per persoon > Heeft de taak een eigenaar? > Collega voor collega`,
        'Collega voor collega #1 > Zoek het adres > Adres bekend? > Mail de eigenaar > Collega voor collega',
        'Adres bekend? #1 > Vraag wie dit is > Collega voor collega',
        'Mail de eigenaar #1 > Vraag wie dit is',
        'Heeft de taak een eigenaar? #1 > Zoek een eigenaar',
      ],
    };
  },
});

export const takenSync = recipe({
  id: 'task-sync',
  category: 'productivity',
  tags: ['taken', 'synchroniseren'],
  saves: {
    minutes: 5,
    nl: 'Twee teams typen dezelfde taak elk in hun eigen systeem.',
    en: 'Two teams type the same task into their own systems.',
  },
  variants: combine(
    { source: watchedTaskApps, target: taskApps, table: lookupTables, chat: chats },
    { take: 10, apart: ['source', 'target'] },
  ),
  build: ({ source, target, table, chat }) => {
    const { nodes, path, ref: k } = starts(source.newTask, 'Nieuwe taak', 'Taak');
    return {
      name: both(
        `Nieuwe taken van ${source.app.label} naar ${target.app.label} kopiëren zonder dubbelen`,
        `Copy new tasks from ${source.app.label} to ${target.app.label} without duplicates`,
      ),
      description: both(
        `Als ${source.newTask.event.nl}, verschijnt dezelfde taak in ${target.app.label} met een link terug. ${table.app.label} onthoudt het paar; gaat het mis, dan hoort ${chat.app.label} dat.`,
        `When ${source.newTask.event.en}, the same task appears in ${target.app.label} with a link back. ${table.app.label} remembers the pair; if it fails, ${chat.app.label} is told.`,
      ),
      benefit: both('Elk team werkt in zijn eigen systeem.', 'Each team works in its own system.'),
      uses: [
        [source, both('is de bron van de taken', 'is where tasks come from')],
        [target, both('krijgt een kopie', 'gets a copy')],
        [table, both('onthoudt welke taken bij elkaar horen', 'remembers which tasks belong together')],
        [chat, both('meldt fouten', 'reports errors')],
      ],
      setup: [
        both(
          'Maak een tabel Takenparen met de kolommen Bron, Doel en Titel.',
          'Make a table Task pairs with the columns Source, Target and Title.',
        ),
      ],
      notes: [
        {
          over: ['Taak voor taak', 'Zoek het paar', 'Al gekopieerd?'],
          text: say(
            '## Geen dubbelen\nVerwijder een regel uit Takenparen om een taak opnieuw te laten kopiëren.',
            '## No duplicates\nDelete a row from Task pairs to have a task copied again.',
          ),
        },
      ],
      names: {
        'Nieuwe taak': 'New task',
        Taak: 'Task',
        'Taak voor taak': 'Task by task',
        'Zoek het paar': 'Find the pair',
        'Al gekopieerd?': 'Copied already?',
        'Maak de kopie': 'Make the copy',
        'Onthoud het paar': 'Remember the pair',
        'Meld de fout': 'Report the error',
      },
      nodes: [
        ...nodes,
        loop('Taak voor taak', 1),
        evenWhenEmpty(
          table.find('Zoek het paar', say('Takenparen', 'Task pairs'), say('Bron', 'Source'), only(k.id)),
        ),
        when('Al gekopieerd?', [[`={{ ${table.cell(say('Doel', 'Target'))} }}`, 'filled']]),
        withErrorBranch(
          target.create('Maak de kopie', {
            title: only(k.title),
            description: say(
              t`${k.description}\n\nUit ${source.app.label}: ${k.link}`,
              t`${k.description}\n\nFrom ${source.app.label}: ${k.link}`,
            ),
            due: t`{{ ${k.due.slice(3, -3)} || $now.plus({ weeks: 1 }).toISODate() }}`,
          }),
        ),
        table.append('Onthoud het paar', say('Takenparen', 'Task pairs'), {
          [say('Bron', 'Source')]: only(k.id),
          [say('Doel', 'Target')]: `={{ ${target.link} }}`,
          [say('Titel', 'Title')]: only(k.title),
        }),
        chat.post(
          'Meld de fout',
          say(
            t`De taak "${k.title}" uit ${source.app.label} kon niet naar ${target.app.label}: ${k.link}`,
            t`The task "${k.title}" from ${source.app.label} could not go to ${target.app.label}: ${k.link}`,
          ),
        ),
      ],
      flow: [
        `${path} > Taak voor taak`,
        'Taak voor taak #1 > Zoek het paar > Al gekopieerd? > Taak voor taak',
        'Al gekopieerd? #1 > Maak de kopie > Onthoud het paar > Taak voor taak',
        'Maak de kopie #1 > Meld de fout > Taak voor taak',
      ],
    };
  },
});

export const afgerond = recipe({
  id: 'task-done',
  category: 'productivity',
  tags: ['taken', 'mijlpalen', 'voortgang'],
  saves: {
    minutes: 6,
    nl: 'Iemand noteert afgeronde taken en vertelt de klant dat een mijlpaal klaar is.',
    en: 'Someone notes finished tasks and tells the client that a milestone is done.',
  },
  variants: combine({ source: finishedTaskApps, table: tables, mailer: mailers, chat: chats }, { take: 9 }),
  build: ({ source, table, mailer, chat }) => {
    const { nodes, path, ref: k } = starts(source.doneTask, 'Taak klaar', 'Taak');
    return {
      name: both(
        `Afgeronde taken uit ${source.app.label} loggen in ${table.app.label} en mijlpalen melden via ${mailer.app.label}`,
        `Log finished ${source.app.label} tasks in ${table.app.label} and report milestones through ${mailer.app.label}`,
      ),
      description: both(
        `Als ${source.doneTask.event.nl}, komt de taak in het voortgangslog van ${table.app.label}. Heet hij mijlpaal, dan viert ${chat.app.label} het en leest de klant het via ${mailer.app.label}.`,
        `When ${source.doneTask.event.en}, the task goes into the progress log in ${table.app.label}. If it is a milestone, ${chat.app.label} celebrates and the client reads it through ${mailer.app.label}.`,
      ),
      benefit: both('De klant hoort vanzelf dat het opschiet.', 'The client hears of progress by itself.'),
      uses: [
        [source, both('meldt wat klaar is', 'reports what is done')],
        [table, both('is het voortgangslog', 'is the progress log')],
        [mailer, both('mailt de klant', 'mails the client')],
        [chat, both('viert de mijlpaal', 'celebrates the milestone')],
      ],
      setup: [
        both(
          'Begin de titel van een mijlpaal met "Mijlpaal". Laat de workflow alleen naar het project van deze klant kijken en maak een kopie voor elke andere klant.',
          'Start the title of a milestone with "Milestone". Let the workflow watch the project of this client only and make a copy for every other client.',
        ),
        both(
          'Maak een tabel Voortgang met de kolommen Datum, Taak, Wie en Link en een tabel Klantberichten met Datum, Bericht en Aan.',
          'Make a table Progress with the columns Date, Task, Who and Link and a table Client messages with Date, Message and To.',
        ),
      ],
      names: {
        'Taak klaar': 'Task done',
        Taak: 'Task',
        'Nog niet gelogd': 'Not logged yet',
        'Zet in het log': 'Put in the log',
        'Alleen mijlpalen': 'Milestones only',
        'Vier het met het team': 'Celebrate with the team',
        'Klant van dit project': 'Client of this project',
        'Mail de klant': 'Mail the client',
        'Noteer het bericht': 'Record the message',
      },
      nodes: [
        ...nodes,
        onlyNew('Nog niet gelogd', '={{ $json.id }}'),
        table.append('Zet in het log', say('Voortgang', 'Progress'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Taak', 'Task')]: only(k.title),
          [say('Wie', 'Who')]: only(k.assignee),
          Link: only(k.link),
        }),
        keep('Alleen mijlpalen', [[only(k.title), 'matches', say('^Mijlpaal', '^Milestone')]]),
        chat.post(
          'Vier het met het team',
          say(t`Klaar: ${k.title}! Goed gedaan. ${k.link}`, t`Done: ${k.title}! Well done. ${k.link}`),
        ),
        set('Klant van dit project', { adres: mailOf.customer }),
        mailer.send(
          'Mail de klant',
          '={{ $json.adres }}',
          say(t`${k.title} is afgerond`, t`${k.title} is finished`),
          say(
            t`Goed nieuws: ${k.title} is klaar. In de volgende voortgangsmail leest u wat we daarna oppakken.`,
            t`Good news: ${k.title} is done. In the next progress mail you will read what we take up after that.`,
          ),
        ),
        table.append('Noteer het bericht', say('Klantberichten', 'Client messages'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Bericht', 'Message')]: only(k.title),
          [say('Aan', 'To')]: only(from('Klant van dit project', 'adres')),
        }),
      ],
      flow: [
        `${path} > Nog niet gelogd > Zet in het log > Alleen mijlpalen > Vier het met het team`,
        'Alleen mijlpalen > Klant van dit project > Mail de klant > Noteer het bericht',
      ],
    };
  },
});
