import { chats } from '../../apps/chats.js';
import { inboxes, mailboxes } from '../../apps/mailers.js';
import { readableTables } from '../../apps/tables.js';
import { finishedTaskApps, taskApps } from '../../apps/tasks.js';
import { mailOf, ownDomain } from '../../apps/values.js';
import {
  among,
  both,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  keep,
  onlyNew,
  onlyOnce,
  recipe,
  say,
  spares,
  starts,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const pairs = among(chats, 'slack', 'microsoftTeams');

export const sharedMailbox = recipe({
  id: 'shared-mailbox-turns',
  category: 'productivity',
  tags: ['gedeelde mailbox', 'info@', 'verdelen', 'round robin', 'taken'],
  saves: spares(
    5,
    'In de gedeelde mailbox pakt iedereen of niemand een mail op.',
    'In a shared mailbox everybody or nobody picks up a mail.',
  ),
  variants: combine(
    {
      inbox: among(inboxes, 'outlook', 'imap'),
      table: among(readableTables, 'googleSheets', 'excel365'),
      tasks: among(taskApps, 'asana', 'microsoftToDo'),
      chat: pairs,
    },
    { take: 2, apart: ['inbox', 'tasks'] },
  ),
  build: ({ inbox, table, tasks, chat }) => {
    const { nodes, path } = starts(inbox, 'Mail in de gedeelde box', 'Mail');
    return {
      name: both(
        `Gedeelde mailbox ${inbox.app.label} om de beurt verdelen, taak in ${tasks.app.label} per collega`,
        `Share the mailbox ${inbox.app.label} in turn, a ${tasks.app.label} task for each colleague`,
      ),
      description: both(
        `Elke mail in de gedeelde box gaat om de beurt naar wie volgens ${table.app.label} werkt; een vervolgmail gaat naar dezelfde collega. De taak staat met naam in ${tasks.app.label}, ${chat.app.label} noemt wie hem heeft.`,
        `Each mail in the shared box goes in turn to who works by ${table.app.label}; a follow-up goes to the same colleague. The task is in ${tasks.app.label} with a name, ${chat.app.label} says whose it is.`,
      ),
      benefit: both('Elke mail heeft precies één eigenaar.', 'Each mail has exactly one owner.'),
      uses: [
        [inbox, both('is de gedeelde mailbox', 'is the shared mailbox')],
        [table, both('zegt wie vandaag werkt', 'tells who works today')],
        [tasks, both('krijgt de taak', 'gets the task')],
        [chat, both('noemt de eigenaar', 'names the owner')],
      ],
      setup: [
        both(
          'Maak een tabel Rooster met Naam en een kolom per werkdag (Ma, Di, Wo, Do, Vr) met een x als iemand werkt.',
          'Make a table Roster with Name and a column for each working day (Mon, Tue, Wed, Thu, Fri) with an x where somebody works.',
        ),
      ],
      names: {
        'Mail in de gedeelde box': 'Mail in the shared box',
        Mail: 'Mail',
        'Van een mens': 'Of a person',
        'Wie werkt er?': 'Who works?',
        'Wijs om de beurt toe': 'Assign in turn',
        'Is er iemand?': 'Is there anybody?',
        'Zet de taak klaar': 'Set up the task',
        'Noem de eigenaar': 'Name the owner',
        'Meld zonder eigenaar': 'Report without an owner',
      },
      nodes: [
        ...nodes,
        keep('Van een mens', [
          [
            `={{ !/no-?reply|mailer-daemon|newsletter|nieuwsbrief|notifications?@/i.test(String($json.from)) }}`,
            'yes',
          ],
          [
            `={{ !/^(automatisch antwoord|automatic reply|out of office|afwezig)/i.test(String($json.subject)) }}`,
            'yes',
          ],
        ]),
        onlyOnce(evenWhenEmpty(table.rows('Wie werkt er?', say('Rooster', 'Roster')))),
        code(
          'Wijs om de beurt toe',
          `
const geheugen = $getWorkflowStaticData('global');
geheugen.draad ??= {};
geheugen.beurt ??= 0;
const mails = $('Van een mens').all();
const vandaag = Math.min($now.weekday, 5) - 1;
const dagen = [${['Ma Mon', 'Di Tue', 'Wo Wed', 'Do Thu', 'Vr Fri']
            .map((pair) => pair.split(' '))
            .map(([nl = '', en = '']) => `(($json) => ${table.cell(say(nl, en))})`)
            .join(', ')}];
const werkt = $input.all().map(({ json: $json }) => ({ naam: String(${table.cell(say('Naam', 'Name'))} ?? '').trim(), er: String(dagen[vandaag]($json) ?? '').trim() !== '' })).filter((een) => een.naam && een.er).map((een) => een.naam);
return mails.map(({ json }) => {
  const draad = String(json.from).toLowerCase() + '|' + String(json.subject).toLowerCase().replace(/^((re|fw|fwd|antw|beantw):\\s*)+/i, '');
  let eigenaar = werkt.includes(geheugen.draad[draad]) ? geheugen.draad[draad] : '';
  if (eigenaar === '' && werkt.length > 0) { eigenaar = werkt[geheugen.beurt % werkt.length]; geheugen.beurt += 1; }
  if (eigenaar !== '') geheugen.draad[draad] = eigenaar;
  const draden = Object.keys(geheugen.draad);
  if (draden.length > 500) delete geheugen.draad[draden[0]];
  return { json: { ...json, eigenaar } };
});`,
        ),
        when('Is er iemand?', [['={{ $json.eigenaar }}', 'filled']]),
        withErrorBranch(
          tasks.create('Zet de taak klaar', {
            title: '={{ $json.eigenaar }}: {{ $json.subject }}',
            description:
              "={{ [$json.name, $json.from].filter(Boolean).join(' ') }}\n{{ String($json.text ?? '').slice(0, 1500) }}",
            due: '={{ $now.plus({ days: $now.weekday > 4 ? 8 - $now.weekday : 1 }).toISODate() }}',
          }),
        ),
        chat.post(
          'Noem de eigenaar',
          say(
            "={{ $('Is er iemand?').item.json.eigenaar }} heeft: “{{ $('Is er iemand?').item.json.subject }}” van {{ $('Is er iemand?').item.json.from }}",
            "={{ $('Is er iemand?').item.json.eigenaar }} has: “{{ $('Is er iemand?').item.json.subject }}” of {{ $('Is er iemand?').item.json.from }}",
          ),
        ),
        chat.post(
          'Meld zonder eigenaar',
          say(
            "=Zonder eigenaar: “{{ $('Wijs om de beurt toe').item.json.subject }}” van {{ $('Wijs om de beurt toe').item.json.from }} (niemand in het rooster, of de taak kon niet worden gemaakt).",
            "=Without an owner: “{{ $('Wijs om de beurt toe').item.json.subject }}” of {{ $('Wijs om de beurt toe').item.json.from }} (nobody in the roster, or the task could not be made).",
          ),
        ),
      ],
      flow: [
        `${path} > Van een mens > Wie werkt er? > Wijs om de beurt toe > Is er iemand? > Zet de taak klaar > Noem de eigenaar`,
        'Is er iemand? #1 > Meld zonder eigenaar',
        'Zet de taak klaar #1 > Meld zonder eigenaar',
      ],
    };
  },
});

export const closedLoop = recipe({
  id: 'request-mail-closed-loop',
  category: 'productivity',
  tags: ['verzoek', 'facilitair', 'taak klaar', 'terugkoppeling', 'interne helpdesk'],
  saves: spares(
    8,
    'Iemand maakt van een mail een taak en vergeet te laten weten dat het klaar is.',
    'Someone turns a mail into a task and forgets to tell that it is done.',
  ),
  variants: combine(
    { task: among(finishedTaskApps, 'asana', 'trello'), mailer: among(mailboxes, 'gmail', 'outlook') },
    { take: 2, apart: ['task', 'mailer'] },
  ),
  build: ({ task, mailer }) => {
    const mail = starts(mailer.inbox, 'Verzoek per mail', 'Verzoek');
    const done = starts(task.doneTask, 'Taak klaar', 'Afgerond');
    const mark = say('Aanvrager', 'Requester');
    return {
      name: both(
        `Interne verzoeken uit ${mailer.app.label} als taak in ${task.app.label}, en een mail zodra het klaar is`,
        `Internal requests of ${mailer.app.label} as a task in ${task.app.label}, and a mail once it is done`,
      ),
      description: both(
        `Een mail aan facilitair of it wordt een taak in ${task.app.label} met de aanvrager erin, en de aanvrager krijgt een ontvangstbevestiging. Vinkt iemand de taak af, dan gaat er via ${mailer.app.label} vanzelf bericht dat het klaar is.`,
        `A mail to facilities or IT becomes a task in ${task.app.label} with its requester, who gets a receipt. Once somebody ticks off the task, ${mailer.app.label} tells the requester by itself that it is done.`,
      ),
      benefit: both('Niemand vraagt meer “is het al gemaakt?”', 'Nobody asks “is it fixed yet?” any more.'),
      uses: [
        [
          mailer,
          both('ontvangt verzoeken en meldt wat klaar is', 'receives requests and tells what is done'),
        ],
        [task, both('bevat de taken', 'holds the tasks')],
      ],
      setup: [
        both(
          'Gebruik een mailbox die alleen voor verzoeken is, zoals facilitair@.',
          'Use a mailbox for requests only, such as facilities@.',
        ),
        both(
          'Laat de regel met Aanvrager in de omschrijving van de taak staan: daaraan weet hij wie hij mailt.',
          'Leave the line with Requester in the description of the task: it tells whom to mail.',
        ),
      ],
      names: {
        'Verzoek per mail': 'Request by mail',
        Verzoek: 'Request',
        'Van een collega': 'Of a colleague',
        'Maak de taak': 'Make the task',
        'Bevestig de ontvangst': 'Confirm the receipt',
        'Meld dat het niet lukte': 'Report that it failed',
        'Taak klaar': 'Task done',
        Afgerond: 'Finished',
        'Zoek de aanvrager': 'Find the requester',
        'Aanvrager gevonden': 'Requester found',
        'Nog niet gemeld': 'Not told yet',
        'Mail dat het klaar is': 'Mail that it is done',
      },
      promises: [
        { what: 'answer', by: ['Maak de taak'] },
        { what: 'delivery', by: ['Mail dat het klaar is'] },
      ],
      nodes: [
        ...mail.nodes,
        keep('Van een collega', [
          ['={{ String($json.from).toLowerCase() }}', 'contains', `@${ownDomain}`],
          [
            '={{ !/^(automatisch antwoord|automatic reply|out of office|afwezig)/i.test(String($json.subject)) }}',
            'yes',
          ],
        ]),
        withErrorBranch(
          task.create('Maak de taak', {
            title: '={{ $json.subject }}',
            description: `=${mark}: {{ String($('Van een collega').item.json.from).match(/[\\w.+-]+@[\\w.-]+/)?.[0] ?? '' }}\n{{ String($('Van een collega').item.json.text ?? '').slice(0, 3000) }}`,
            due: '={{ $now.plus({ days: 5 }).toISODate() }}',
          }),
        ),
        mailer.send(
          'Bevestig de ontvangst',
          "={{ $('Van een collega').item.json.from }}",
          say(
            "=Ontvangen: {{ $('Van een collega').item.json.subject }}",
            "=Received: {{ $('Van een collega').item.json.subject }}",
          ),
          say(
            '<p>Goedendag,</p><p>Je verzoek staat op de lijst. Zodra het klaar is, volgt er een mail; navragen is niet nodig.</p>',
            '<p>Hello,</p><p>Your request is on the list. A mail follows once it is done; no need to ask.</p>',
          ),
        ),
        mailer.send(
          'Meld dat het niet lukte',
          mailOf.office,
          say(
            "=Verzoek zonder taak: {{ $('Van een collega').item.json.subject }}",
            "=Request without a task: {{ $('Van een collega').item.json.subject }}",
          ),
          say(
            "=<p>Van {{ $('Van een collega').item.json.from }}. De taak kon niet worden gemaakt: zet hem met de hand op de lijst.</p>",
            "=<p>Of {{ $('Van een collega').item.json.from }}. The task could not be made: put it on the list by hand.</p>",
          ),
        ),
        ...done.nodes,
        codeEach(
          'Zoek de aanvrager',
          `const regel = /${mark}: ([\\w.+-]+@[\\w.-]+\\.[a-z]{2,})/i.exec(String($json.description ?? ''));\nreturn { json: { id: String($json.id ?? ''), titel: $json.title ?? '', wie: regel?.[1] ?? '' } };`,
        ),
        keep('Aanvrager gevonden', [['={{ $json.wie }}', 'filled']]),
        onlyNew('Nog niet gemeld', '={{ $json.id }}'),
        mailer.send(
          'Mail dat het klaar is',
          '={{ $json.wie }}',
          say('=Klaar: {{ $json.titel }}', '=Done: {{ $json.titel }}'),
          say(
            '=<p>Je verzoek “{{ $json.titel }}” is afgehandeld. Klopt dat niet? Antwoord dan op deze mail, dan komt het opnieuw op de lijst.</p>',
            '=<p>Your request “{{ $json.titel }}” is finished. Is that wrong? Answer this mail and it goes on the list again.</p>',
          ),
        ),
      ],
      flow: [
        `${mail.path} > Van een collega > Maak de taak > Bevestig de ontvangst`,
        'Maak de taak #1 > Meld dat het niet lukte',
        `${done.path} > Zoek de aanvrager > Aanvrager gevonden > Nog niet gemeld > Mail dat het klaar is`,
      ],
    };
  },
});
