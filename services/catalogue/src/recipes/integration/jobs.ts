import { polledAlerts } from '../../apps/alerts.js';
import { failedBuilds } from '../../apps/build-failures.js';
import { approvalChats, chats } from '../../apps/chats.js';
import { figmaComment, lamps } from '../../apps/devices.js';
import { ownLimit, wholeLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { runners } from '../../apps/pipelines.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  answeredWithin,
  both,
  classify,
  combine,
  everyDay,
  form,
  gather,
  nothing,
  only,
  pause,
  reads,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const jobOnRequest = recipe({
  id: 'job-on-request',
  category: 'integration',
  tags: ['selfservice', 'goedkeuring', 'beheer'],
  saves: spares(
    12,
    'Een beheerder start de taak op verzoek en meldt wanneer hij klaar is.',
    'An administrator starts the job on request and says when it is done.',
  ),
  variants: combine(
    { runner: runners, chat: approvalChats, mailer: mailers, table: tables },
    { take: 12, apart: ['runner', 'chat'] },
  ),
  build: ({ runner, chat, mailer, table }) => ({
    name: both(
      `Technische taak aanvragen en starten met ${runner.app.label} na akkoord in ${chat.app.label}`,
      `Request a technical job and start it with ${runner.app.label} once ${chat.app.label} approves`,
    ),
    description: both(
      `Een collega vraagt in een formulier een taak aan, de beheerder drukt in ${chat.app.label} op akkoord en dan start ${runner.what.nl}. De aanvrager krijgt bericht via ${mailer.app.label}.`,
      `A colleague asks for a job in a form, the administrator approves in ${chat.app.label} and then ${runner.what.en} starts. The applicant hears through ${mailer.app.label}.`,
    ),
    benefit: both(
      'Niemand wacht op een beheerder die toegang heeft, en alles is terug te vinden.',
      'Nobody waits for someone with access, and all of it is on record.',
    ),
    uses: [
      [runner, both('voert de taak uit', 'carries out the job')],
      [chat, both('vraagt de beheerder om akkoord', 'asks the administrator to approve')],
      [mailer, both('bericht de aanvrager', 'informs the applicant')],
      [table, both('houdt de aanvragen bij', 'records the requests')],
    ],
    setup: [],
    names: {
      'Vraag een taak aan': 'Request a job',
      'Vraag akkoord': 'Ask for approval',
      'Akkoord?': 'Approved?',
      'Start de taak': 'Start the job',
      Gestart: 'Started',
      'Houd bij': 'Keep a record',
      'Bericht de aanvrager': 'Inform the applicant',
      Mislukt: 'Failed',
      Afgewezen: 'Rejected',
    },
    nodes: [
      form(
        'Vraag een taak aan',
        say('Taak aanvragen', 'Request a job'),
        say(
          'De beheerder kijkt mee voordat er iets start.',
          'The administrator looks along before anything starts.',
        ),
        [
          ['email', say('Je e-mailadres', 'Your email address'), 'email'],
          ['reden', say('Waarom is dit nodig?', 'Why is this needed?'), 'textarea'],
        ],
      ),
      answeredWithin(
        chat.approve(
          'Vraag akkoord',
          say(
            '={{ $json.email }} vraagt om een taak te starten: {{ $json.reden }}',
            '={{ $json.email }} asks to start a job: {{ $json.reden }}',
          ),
        ),
        1,
        'days',
      ),
      when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
      withErrorBranch(runner.run('Start de taak', "={{ $('Vraag een taak aan').item.json.reden }}")),
      set('Gestart', { uitkomst: say('gestart', 'started') }),
      set('Mislukt', { uitkomst: say('mislukt', 'failed') }),
      set('Afgewezen', {
        uitkomst: say(
          "={{ $json.data?.approved === false ? 'afgewezen' : 'niet beantwoord binnen een dag' }}",
          "={{ $json.data?.approved === false ? 'rejected' : 'not answered within a day' }}",
        ),
      }),
      table.append('Houd bij', say('Aanvragen', 'Requests'), {
        [say('Aanvrager', 'Applicant')]: "={{ $('Vraag een taak aan').first().json.email }}",
        [say('Reden', 'Reason')]: "={{ $('Vraag een taak aan').first().json.reden }}",
        [say('Uitkomst', 'Outcome')]: '={{ $json.uitkomst }}',
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
      }),
      mailer.send(
        'Bericht de aanvrager',
        "={{ $('Vraag een taak aan').first().json.email }}",
        say('Je aanvraag', 'Your request'),
        say('=Je aanvraag is {{ $json.uitkomst }}.', '=The outcome of your request: {{ $json.uitkomst }}.'),
      ),
    ],
    flow: [
      'Vraag een taak aan > Vraag akkoord > Akkoord? > Start de taak > Gestart > Houd bij',
      'Gestart > Bericht de aanvrager',
      'Start de taak #1 > Mislukt > Houd bij',
      'Mislukt > Bericht de aanvrager',
      'Akkoord? #1 > Afgewezen > Houd bij',
      'Afgewezen > Bericht de aanvrager',
    ],
  }),
});

const FAILED_BUILDS = ownLimit(
  ['Meer dan', 'More than'],
  ['Boven hoeveel mislukte pijplijnen er een taak komt.', 'Above how many failed pipelines there is a task.'],
  3,
);

export const buildDigest = recipe({
  id: 'build-digest',
  category: 'integration',
  tags: ['build', 'overzicht', 'ontwikkelaars'],
  saves: spares(
    8,
    'De eerste ontwikkelaar van de dag loopt alle builds na.',
    'The first developer of the day goes through all builds.',
  ),
  variants: combine(
    { list: failedBuilds, chat: chats, todo: taskApps },
    { take: 6, apart: ['list', 'chat'] },
  ),
  build: ({ list, chat, todo }) => {
    const { nodes, path } = reads(list, 'Lees de builds', 'Build');
    return {
      name: both(
        `Mislukte builds van ${list.app.label} elke ochtend in ${chat.app.label}`,
        `Failed ${list.app.label} builds every morning in ${chat.app.label}`,
      ),
      description: both(
        `Verzamelt om half negen ${list.what.nl} en zet ze als één lijst in ${chat.app.label}; zijn het er meer dan drie (of jouw grens), dan komt er een taak in ${todo.app.label} om de oorzaak te zoeken.`,
        `Collects ${list.what.en} at half past eight and posts them as one list in ${chat.app.label}; with over three (or your limit), ${todo.app.label} gets a task to find the cause.`,
      ),
      benefit: both(
        'De dag begint met één overzicht in plaats van tien losse meldingen.',
        'The day starts with one overview instead of ten loose messages.',
      ),
      uses: [
        [list, both('levert de builds', 'supplies the builds')],
        [chat, both('toont het overzicht', 'shows the overview')],
        [todo, both('krijgt een taak als het er veel zijn', 'gets a task when there are many')],
      ],
      setup: [],
      names: {
        'Lees de builds': 'Read the builds',
        Build: 'Build',
        'Elke ochtend om half negen': 'Every morning at half past eight',
        Verzamel: 'Collect',
        'Toon het overzicht': 'Show the overview',
        'Te veel?': 'Too many?',
        'Zoek de oorzaak': 'Find the cause',
      },
      nodes: [
        everyDay('Elke ochtend om half negen', 8, 30),
        ...nodes,
        gather('Verzamel', 'builds'),
        chat.post(
          'Toon het overzicht',
          `=${say('Mislukte builds', 'Failed builds')}: {{ $json.builds.map((build) => build.title + ' ' + build.link).join('\\n') }}`,
        ),
        when('Te veel?', [['={{ $json.builds.length }}', '>', `={{ ${FAILED_BUILDS} }}`]]),
        todo.create('Zoek de oorzaak', {
          title: say(
            '={{ $json.builds.length }} mislukte builds uitzoeken',
            '={{ $json.builds.length }} failed builds to look into',
          ),
          description: "={{ $json.builds.map((build) => build.link).join('\\n') }}",
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
      ],
      flow: [
        `Elke ochtend om half negen > ${path} > Verzamel > Toon het overzicht`,
        'Verzamel > Te veel? > Zoek de oorzaak',
      ],
    };
  },
});

export const designComments = recipe({
  id: 'design-comments',
  category: 'integration',
  tags: ['figma', 'ontwerp', 'taken'],
  saves: spares(
    5,
    'De ontwerper leest alle opmerkingen en maakt er taken van.',
    'The designer reads all comments and turns them into tasks.',
  ),
  variants: combine(
    { todo: taskApps, chat: chats, model: models },
    { take: 8, apart: ['todo', 'chat', 'model'] },
  ),
  build: ({ todo, chat, model }) => {
    const { nodes, path, ref: w } = starts(figmaComment, 'Opmerking in Figma', 'Opmerking');
    return {
      name: both(
        `Figma-opmerkingen met ${model.app.label} verdelen over ${todo.app.label} en ${chat.app.label}`,
        `Divide Figma comments between ${todo.app.label} and ${chat.app.label} with ${model.app.label}`,
      ),
      description: both(
        `Als ${figmaComment.event.nl}, kijkt ${model.app.label} of het een wijziging of een vraag is: wijzigingen worden een taak in ${todo.app.label}, vragen komen bij de ontwerpers in ${chat.app.label}.`,
        `When ${figmaComment.event.en}, ${model.app.label} sees whether it is a change or a question: changes become a task in ${todo.app.label}, questions reach the designers in ${chat.app.label}.`,
      ),
      benefit: both(
        'Feedback op een ontwerp raakt niet meer zoek tussen honderd opmerkingen.',
        'Feedback on a design no longer gets lost among a hundred comments.',
      ),
      uses: [
        [figmaComment, both('meldt nieuwe opmerkingen', 'reports new comments')],
        [model, both('herkent wijzigingen en vragen', 'tells changes from questions')],
        [todo, both('krijgt de wijzigingen', 'gets the changes')],
        [chat, both('krijgt de vragen', 'gets the questions')],
      ],
      setup: [],
      names: {
        'Opmerking in Figma': 'Comment in Figma',
        Opmerking: 'Comment',
        'Genoeg tekst?': 'Enough text?',
        'Wijziging of vraag?': 'Change or question?',
        'Maak een taak': 'Create a task',
        'Stel de vraag': 'Ask the question',
        'Korte reactie': 'Short reaction',
        Taalmodel: 'Language model',
      },
      nodes: [
        ...nodes,
        when('Genoeg tekst?', [[t`${w.text}`, 'matches', '.{8,}']]),
        withErrorBranch(
          classify('Wijziging of vraag?', t`${w.text}`, [
            [
              say('Wijziging', 'Change'),
              say('Er moet iets anders in het ontwerp', 'Something in the design has to change'),
            ],
            [
              say('Vraag', 'Question'),
              say('Iemand wil iets weten of bespreken', 'Somebody wants to know or discuss something'),
            ],
          ]),
        ),
        model.attach('Taalmodel', 'Wijziging of vraag?'),
        todo.create('Maak een taak', {
          title: say(t`Ontwerp: ${w.project}`, t`Design: ${w.project}`),
          description: t`${w.author}: ${w.text}\n${w.link}`,
        }),
        chat.post(
          'Stel de vraag',
          say(
            t`${w.author} schrijft bij ${w.project}: ${w.text} ${w.link}`,
            t`${w.author} writes at ${w.project}: ${w.text} ${w.link}`,
          ),
        ),
        nothing('Korte reactie'),
      ],
      flow: [
        `${path} > Genoeg tekst? > Wijziging of vraag? > Maak een taak`,
        'Wijziging of vraag? #1 > Stel de vraag',
        'Wijziging of vraag? #2 > Stel de vraag',
        'Genoeg tekst? #1 > Korte reactie',
      ],
    };
  },
});

const LAMP_FROM = wholeLimit(
  ['Lamp vanaf uur', 'Lamp from hour'],
  [
    'Vanaf welk uur op werkdagen de lamp mag kleuren.',
    'From which hour on working days the lamp may turn red.',
  ],
  8,
);
const LAMP_UNTIL = wholeLimit(
  ['Lamp tot uur', 'Lamp until hour'],
  [
    'Tot welk uur op werkdagen de lamp mag kleuren.',
    'Until which hour on working days the lamp may turn red.',
  ],
  18,
);

export const alarmLamp = recipe({
  id: 'alarm-lamp',
  category: 'integration',
  tags: ['bewaking', 'lamp', 'kantoor'],
  saves: spares(1, 'Iemand kijkt even op het bewakingsscherm.', 'Someone glances at the monitoring screen.'),
  variants: combine(
    { alarm: polledAlerts(5), lamp: lamps, chat: chats },
    { take: 7, apart: ['alarm', 'lamp', 'chat'] },
  ),
  build: ({ alarm, lamp, chat }) => {
    const { nodes, path, ref: a } = starts(alarm, 'Elke vijf minuten', 'Alarm');
    return {
      name: both(
        `Lamp van ${lamp.app.label} op rood bij een alarm uit ${alarm.app.label}, met bericht in ${chat.app.label}`,
        `Turn a ${lamp.app.label} lamp red on a ${alarm.app.label} alert, told in ${chat.app.label}`,
      ),
      description: both(
        `Kijkt elke vijf minuten of ${alarm.event.nl}; bij een ernstig alarm onder kantoortijd is de lamp van ${lamp.app.label} een kwartier rood en staat in ${chat.app.label} wat er speelt.`,
        `Looks every five minutes whether ${alarm.event.en}; a serious one in office hours turns the ${lamp.app.label} lamp red for fifteen minutes and ${chat.app.label} says what is up.`,
      ),
      benefit: both(
        'Het hele team ziet een storing, ook zonder naar een scherm te kijken.',
        'The whole team sees an outage without looking at a screen.',
      ),
      uses: [
        [alarm, both('levert de alarmen', 'supplies the alerts')],
        [lamp, both('kleurt rood', 'turns red')],
        [chat, both('vertelt wat er speelt', 'says what is up')],
      ],
      setup: [
        both(
          'Neem een lamp die alleen hiervoor is: na het kwartier gaat hij uit.',
          'Use a lamp that is for this alone: after the fifteen minutes it goes out.',
        ),
      ],
      names: {
        'Elke vijf minuten': 'Every five minutes',
        Alarm: 'Alert',
        'Ernstig en onder kantoortijd?': 'Serious and in office hours?',
        'Alles samen': 'All together',
        'Lamp op rood': 'Lamp to red',
        Kwartier: 'Fifteen minutes',
        'Lamp gewoon': 'Lamp as usual',
        'Vertel wat er speelt': 'Tell what is up',
        'Alleen noteren': 'Report only',
      },
      nodes: [
        ...nodes,
        when('Ernstig en onder kantoortijd?', [
          [only(a.severity), 'is', say('hoog', 'high')],
          ['={{ $now.weekday }}', '<=', 5],
          ['={{ $now.hour }}', '>=', `={{ ${LAMP_FROM} }}`],
          ['={{ $now.hour }}', '<', `={{ ${LAMP_UNTIL} }}`],
        ]),
        gather('Alles samen', 'alarmen'),
        lamp.red('Lamp op rood'),
        pause('Kwartier', 15, 'minutes'),
        lamp.normal('Lamp gewoon'),
        chat.post(
          'Vertel wat er speelt',
          "={{ $json.alarmen.map((alarm) => alarm.title + ' ' + alarm.link).join('\\n') }}",
        ),
        chat.post(
          'Alleen noteren',
          say(
            t`Zonder lamp gemeld: ${a.title} ${a.link}`,
            t`Reported without the lamp: ${a.title} ${a.link}`,
          ),
        ),
      ],
      flow: [
        // What takes a quarter of an hour comes last: n8n goes down one way before it takes the next.
        `${path} > Ernstig en onder kantoortijd? > Alles samen > Vertel wat er speelt`,
        'Ernstig en onder kantoortijd? #1 > Alleen noteren',
        'Alles samen > Lamp op rood > Kwartier > Lamp gewoon',
      ],
    };
  },
});
