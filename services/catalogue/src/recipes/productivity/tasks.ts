import { chats } from '../../apps/chats.js';
import { wholeLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { lookupTables, tables } from '../../apps/tables.js';
import { finishedTaskApps, listedTaskApps, taskApps, watchedTaskApps } from '../../apps/tasks.js';
import { mailOf, senderName } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  from,
  keep,
  limit,
  loop,
  only,
  onlyNew,
  reads,
  recipe,
  SAFE_TEXT,
  say,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

/** What stands in the list of tasks for who has to do one, and what the table has to hold then. */
const OWNERS: { readonly [app: string]: readonly [nl: string, en: string] } = {
  trello: [
    'Trello geeft een lid als id: zet dat id in de kolom Naam. Je vindt het als idMembers in het adres van een kaart met .json erachter.',
    'Trello gives a member as an id: put that id in the column Name. You find it as idMembers in the address of a card with .json behind it.',
  ],
  todoist: [
    'Todoist geeft een collega als nummer: zet dat nummer in de kolom Naam. Je vindt het als responsible_uid in de uitvoer van "Haal de taken op".',
    'Todoist gives a colleague as a number: put that number in the column Name. You find it as responsible_uid in the output of "Haal de taken op".',
  ],
  microsoftToDo: [
    'Een lijst van Microsoft To Do kent geen eigenaar: zet achter de titel van een taak wie hem doet, zoals @Sanne.',
    'A list of Microsoft To Do knows no owner: put behind the title of a task who does it, such as @Sanne.',
  ],
  googleTasks: [
    'Google Tasks kent geen eigenaar: zet achter de titel van een taak wie hem doet, zoals @Sanne.',
    'Google Tasks knows no owner: put behind the title of a task who does it, such as @Sanne.',
  ],
};

const DAYS_WITHOUT_DEADLINE = wholeLimit(
  ['Dagen zonder deadline', 'Days without a deadline'],
  [
    'Over hoeveel dagen de kopie klaar moet zijn als de taak zelf geen deadline heeft.',
    'In how many days the copy has to be done when the task itself has no deadline.',
  ],
  7,
);

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
          'Maak een tabel Team met de kolommen Naam (zoals in de takenlijst), Roepnaam en E-mail.',
          'Make a table Team with the columns Name (as in the task list), First name and E-mail.',
        ),
        ...[OWNERS[task.app.key]].flatMap((one) => (one ? [both(...one)] : [])),
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
        'Eerste treffer': 'First match',
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
${SAFE_TEXT}
const groepen = {};
for (const { json } of $input.all()) {
  const titel = String(json.title ?? '');
  const eigenaars = String(json.assignee || (/@([\\p{L}.-]+)/u.exec(titel) ?? [])[1] || '').split(',').map((een) => een.trim());
  for (const wie of new Set(eigenaars)) (groepen[wie] ??= []).push({ titel, link: json.link, dag: DateTime.fromISO(String(json.due)).setLocale('${say('nl', 'en')}').toFormat('d LLLL') });
}
return Object.entries(groepen).map(([wie, taken]) => ({ json: { wie, aantal: taken.length, zin: taken.length === 1 ? '${say('1 taak is over tijd', '1 task is overdue')}' : taken.length + '${say(' taken zijn over tijd', ' tasks are overdue')}', lijst: taken.map((taak) => '<li><a href="' + taak.link + '">' + cel(taak.titel) + '</a> (${say('uiterlijk', 'due')} ' + taak.dag + ')</li>').join(''), kort: taken.map((taak) => taak.titel + ' ' + taak.link).join(', ').slice(0, 1500) } }));`,
        ),
        when('Heeft de taak een eigenaar?', [['={{ $json.wie }}', 'filled']]),
        loop('Collega voor collega', 1),
        evenWhenEmpty(table.find('Zoek het adres', 'Team', say('Naam', 'Name'), '={{ $json.wie }}')),
        limit('Eerste treffer', 1),
        when('Adres bekend?', [[`={{ ${table.cell('E-mail')} }}`, 'filled']]),
        withErrorBranch(
          mailer.send(
            'Mail de eigenaar',
            `={{ ${table.cell('E-mail')} }}`,
            t`${g('zin')}`,
            say(
              t`Beste ${`{{ ${table.cell('Roepnaam')} || 'collega' }}`},<br><br>Dit had klaar moeten zijn:<ul>${g('lijst')}</ul>Rond het af of zet een nieuwe datum.`,
              t`Dear ${`{{ ${table.cell('First name')} || 'colleague' }}`},<br><br>This should have been done:<ul>${g('lijst')}</ul>Finish it or set a new date.`,
            ),
          ),
        ),
        chat.post(
          'Vraag wie dit is',
          say(
            t`${g('wie')} kreeg geen mail, en ${g('zin')}. Klopt het adres in de tabel Team? ${g('kort')}`,
            t`${g('wie')} got no mail, and ${g('zin')}. Is the address in the table Team right? ${g('kort')}`,
          ),
        ),
        chat.post(
          'Zoek een eigenaar',
          say(
            t`${'{{ $json.zin }}'} en van niemand: ${'{{ $json.kort }}'}`,
            t`${'{{ $json.zin }}'}, with nobody to do it: ${'{{ $json.kort }}'}`,
          ),
        ),
      ],
      flow: [
        `Elke werkdag > ${path} > Te laat > Groepeer per persoon > Heeft de taak een eigenaar? > Collega voor collega`,
        'Collega voor collega #1 > Zoek het adres > Eerste treffer > Adres bekend? > Mail de eigenaar > Collega voor collega',
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
        `Als ${source.newTask.event.nl}, verschijnt dezelfde taak in ${target.app.label} met een link terug. ${table.app.label} onthoudt het paar, zodat niets dubbel komt; gaat het mis, dan hoort ${chat.app.label} dat.`,
        `When ${source.newTask.event.en}, the same task appears in ${target.app.label} with a link back. ${table.app.label} remembers the pair, so that nothing comes twice; if it fails, ${chat.app.label} is told.`,
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
          over: ['Geen kopie', 'Taak voor taak', 'Zoek het paar', 'Al gekopieerd?'],
          text: say(
            '## Geen dubbelen\nVerwijder een regel uit Takenparen om een taak opnieuw te laten kopiëren. Wat zelf een kopie is, wordt niet teruggekopieerd: zo kun je deze workflow ook de andere kant op gebruiken. Latere wijzigingen gaan niet mee.',
            '## No duplicates\nDelete a row from Task pairs to have a task copied again. What is a copy itself is not copied back, so that you can use this workflow the other way round too. Later changes do not follow.',
          ),
        },
      ],
      names: {
        'Nieuwe taak': 'New task',
        Taak: 'Task',
        'Geen kopie': 'Not a copy',
        'Taak voor taak': 'Task by task',
        'Zoek het paar': 'Find the pair',
        'Al gekopieerd?': 'Copied already?',
        'Maak de kopie': 'Make the copy',
        'Onthoud het paar': 'Remember the pair',
        'Meld de fout': 'Report the error',
        'Meld een paar dat ontbreekt': 'Report a missing pair',
      },
      nodes: [
        ...nodes,
        keep('Geen kopie', [["={{ /Kopie uit |Copy from /.test(String($json.description ?? '')) }}", 'no']]),
        loop('Taak voor taak', 1),
        evenWhenEmpty(
          table.find('Zoek het paar', say('Takenparen', 'Task pairs'), say('Bron', 'Source'), only(k.id)),
        ),
        when('Al gekopieerd?', [[`={{ ${table.cell(say('Doel', 'Target'))} }}`, 'filled']]),
        withErrorBranch(
          target.create('Maak de kopie', {
            title: only(k.title),
            description: say(
              t`${k.description}\n\nKopie uit ${source.app.label}: ${k.link}`,
              t`${k.description}\n\nCopy from ${source.app.label}: ${k.link}`,
            ),
            due: t`{{ String(${k.due.slice(3, -3)} || '').slice(0, 10) || $now.plus({ days: ${DAYS_WITHOUT_DEADLINE} }).toISODate() }}`,
          }),
        ),
        withErrorBranch(
          table.append('Onthoud het paar', say('Takenparen', 'Task pairs'), {
            [say('Bron', 'Source')]: only(k.id),
            [say('Doel', 'Target')]: `={{ ${target.link} }}`,
            [say('Titel', 'Title')]: only(k.title),
          }),
        ),
        chat.post(
          'Meld een paar dat ontbreekt',
          say(
            t`De taak "${k.title}" staat nu in ${target.app.label}, maar het paar kon niet in ${table.app.label}. Zet het er zelf bij (Bron ${k.id}), anders kan hij nog eens komen.`,
            t`The task "${k.title}" is in ${target.app.label} now, but the pair could not go into ${table.app.label}. Add it yourself (Source ${k.id}), or it may come again.`,
          ),
        ),
        chat.post(
          'Meld de fout',
          say(
            t`De taak "${k.title}" uit ${source.app.label} kon niet naar ${target.app.label}: ${k.link}`,
            t`The task "${k.title}" from ${source.app.label} could not go to ${target.app.label}: ${k.link}`,
          ),
        ),
      ],
      flow: [
        `${path} > Geen kopie > Taak voor taak`,
        'Taak voor taak #1 > Zoek het paar > Al gekopieerd? > Taak voor taak',
        'Al gekopieerd? #1 > Maak de kopie > Onthoud het paar > Taak voor taak',
        'Maak de kopie #1 > Meld de fout > Taak voor taak',
        'Onthoud het paar #1 > Meld een paar dat ontbreekt > Taak voor taak',
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
        `Als ${source.doneTask.event.nl}, komt de taak in het voortgangslog van ${table.app.label}. Begint de titel met Mijlpaal, dan viert ${chat.app.label} het en leest de klant het via ${mailer.app.label}.`,
        `When ${source.doneTask.event.en}, the task goes into the progress log in ${table.app.label}. If its title begins with Milestone, ${chat.app.label} celebrates and the client reads it through ${mailer.app.label}.`,
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
        'Meld wat niet is gelogd': 'Report what was not logged',
        'Meld dat de mail niet ging': 'Report that the mail failed',
      },
      nodes: [
        ...nodes,
        onlyNew('Nog niet gelogd', '={{ $json.id }}'),
        withErrorBranch(
          table.append('Zet in het log', say('Voortgang', 'Progress'), {
            [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
            [say('Taak', 'Task')]: only(k.title),
            [say('Wie', 'Who')]: only(k.assignee),
            Link: only(k.link),
          }),
        ),
        keep('Alleen mijlpalen', [
          [`={{ /^\\s*${say('mijlpaal', 'milestone')}/i.test(${k.title.slice(3, -3)}) }}`, 'yes'],
        ]),
        chat.post(
          'Vier het met het team',
          say(t`Klaar: ${k.title}! Goed gedaan. ${k.link}`, t`Done: ${k.title}! Well done. ${k.link}`),
        ),
        set('Klant van dit project', {
          adres: mailOf.customer,
          mijlpaal: `={{ String(${k.title.slice(3, -3)}).replace(/^\\s*${say('mijlpaal', 'milestone')}\\s*[:.-]?\\s*/i, '') || ${k.title.slice(3, -3)} }}`,
        }),
        withErrorBranch(
          mailer.send(
            'Mail de klant',
            '={{ $json.adres }}',
            say('={{ $json.mijlpaal }} is afgerond', '={{ $json.mijlpaal }} is finished'),
            say(
              `=Goedendag,<br><br>Goed nieuws over uw project: {{ $json.mijlpaal }} is afgerond. Heeft u vragen of wilt u het bespreken? Laat het ons gerust weten.<br><br>Met vriendelijke groet,<br>${senderName}`,
              `=Hello,<br><br>Good news about your project: {{ $json.mijlpaal }} is finished. Do you have questions, or would you like to talk about it? Feel free to contact us.<br><br>Kind regards,<br>${senderName}`,
            ),
          ),
        ),
        chat.post(
          'Meld wat niet is gelogd',
          say(
            t`Deze afgeronde taak kon niet in het voortgangslog: ${k.title}. Zet hem er zelf bij: ${k.link}`,
            t`This finished task could not go into the progress log: ${k.title}. Add it yourself: ${k.link}`,
          ),
        ),
        chat.post(
          'Meld dat de mail niet ging',
          say(
            t`De klant kreeg geen mail over ${k.title}. Klopt het mailadres bij Instellingen?`,
            t`The client got no mail about ${k.title}. Is the mail address in Settings right?`,
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
        'Zet in het log #1 > Meld wat niet is gelogd > Alleen mijlpalen',
        'Mail de klant #1 > Meld dat de mail niet ging',
      ],
    };
  },
});
