import { calendars } from '../../apps/calendars.js';
import { chats, heardChats } from '../../apps/chats.js';
import { pushers } from '../../apps/push.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  everyWeek,
  form,
  onError,
  onlyOnce,
  recipe,
  say,
  starts,
  t,
} from '../../kit/index.js';

export const berichtWordtTaak = recipe({
  id: 'message-to-task',
  category: 'productivity',
  tags: ['taken', 'chat'],
  saves: {
    minutes: 3,
    nl: 'Iemand typt een verzoek uit de chat over in de takenlijst.',
    en: 'Someone copies a request from chat into the task list.',
  },
  variants: combine(
    { chat: heardChats, task: taskApps },
    { take: 10, unless: ({ task }) => task.app.key === 'jira' },
  ),
  build: ({ chat, task }) => {
    const { nodes, path, ref: m } = starts(chat.heard, 'Bericht in de chat', 'Bericht');
    return {
      name: both(
        `Van een bericht in ${chat.app.label} een taak in ${task.app.label} maken`,
        `Turn a ${chat.app.label} message into a ${task.app.label} task`,
      ),
      description: both(
        `Als ${chat.heard.event.nl}, staat het verzoek meteen als taak in ${task.app.label} en antwoordt de bot met de link, zodat niets in de chat verdwijnt.`,
        `When ${chat.heard.event.en}, the request is a task in ${task.app.label} at once and the bot answers with the link, so that nothing gets lost in chat.`,
      ),
      benefit: both(
        'Afspraken uit de chat raken niet meer zoek.',
        'Agreements made in chat no longer get lost.',
      ),
      uses: [
        [chat.heard, both('levert het bericht', 'delivers the message')],
        [chat, both('bevestigt de taak', 'confirms the task')],
        [task, both('krijgt de taak', 'gets the task')],
      ],
      setup: [
        both(
          'Spreek af met welk kanaal of welke bot je taken maakt.',
          'Agree on the channel or bot with which you make tasks.',
        ),
      ],
      names: {
        'Bericht in de chat': 'Message in the chat',
        Bericht: 'Message',
        'Maak de taak': 'Create the task',
        'Bevestig met de link': 'Confirm with the link',
      },
      nodes: [
        ...nodes,
        task.create('Maak de taak', {
          title: say(
            "={{ String($json.text || 'Bericht zonder tekst').slice(0, 90) }}",
            "={{ String($json.text || 'Message without text').slice(0, 90) }}",
          ),
          description: say(t`Gevraagd door ${m.name}: ${m.text}`, t`Asked by ${m.name}: ${m.text}`),
        }),
        chat.post(
          'Bevestig met de link',
          say(
            t`Genoteerd in ${task.app.label}: ${`{{ ${task.link} }}`}`,
            t`Noted in ${task.app.label}: ${`{{ ${task.link} }}`}`,
          ),
        ),
      ],
      flow: [`${path} > Maak de taak > Bevestig met de link`],
    };
  },
});

export const besluitenlijst = recipe({
  id: 'decision-log',
  category: 'productivity',
  tags: ['besluiten', 'notulen', 'formulier'],
  saves: {
    minutes: 8,
    nl: 'Na een overleg typt iemand het besluit in drie plekken over.',
    en: 'After a meeting someone copies the decision to three places.',
  },
  variants: combine({ table: tables, chat: chats, task: taskApps }, { take: 9 }),
  build: ({ table, chat, task }) => ({
    name: both(
      `Besluiten vastleggen in ${table.app.label}, delen in ${chat.app.label}, uitvoeren via ${task.app.label}`,
      `Record decisions in ${table.app.label}, share in ${chat.app.label}, carry out through ${task.app.label}`,
    ),
    description: both(
      `Eén formulier na het overleg: het besluit komt op de lijst in ${table.app.label}, het team leest het in ${chat.app.label} en de uitvoerder krijgt een taak in ${task.app.label}.`,
      `One form after the meeting: the decision goes on the list in ${table.app.label}, the team reads it in ${chat.app.label} and whoever carries it out gets a task in ${task.app.label}.`,
    ),
    benefit: both(
      'Iedereen weet wat er besloten is en wie het doet.',
      'Everyone knows what was decided and who does it.',
    ),
    uses: [
      [table, both('is het besluitenregister', 'is the register of decisions')],
      [chat, both('deelt het besluit', 'shares the decision')],
      [task, both('krijgt de uitvoering', 'gets the execution')],
    ],
    setup: [
      both(
        'Maak een tabel Besluiten met de kolommen Datum, Besluit, Waarom en Uitvoerder.',
        'Make a table Decisions with the columns Date, Decision, Reason and Person in charge.',
      ),
    ],
    names: {
      'Nieuw besluit': 'New decision',
      'Zet in het register': 'Put in the register',
      'Deel met het team': 'Share with the team',
      'Zet de uitvoering klaar': 'Set up the execution',
    },
    nodes: [
      form(
        'Nieuw besluit',
        say('Besluit vastleggen', 'Record a decision'),
        say('Kort en duidelijk, een besluit per keer.', 'Short and clear, one decision at a time.'),
        [
          ['besluit', say('Wat is er besloten?', 'What was decided?')],
          ['waarom', say('Waarom?', 'Why?'), 'textarea'],
          ['uitvoerder', say('Wie voert het uit?', 'Who carries it out?')],
          ['klaar', say('Wanneer klaar?', 'Ready when?'), 'date'],
        ],
      ),
      table.append('Zet in het register', say('Besluiten', 'Decisions'), {
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        [say('Besluit', 'Decision')]: '={{ $json.besluit }}',
        [say('Waarom', 'Reason')]: '={{ $json.waarom }}',
        [say('Uitvoerder', 'Person in charge')]: '={{ $json.uitvoerder }}',
      }),
      chat.post(
        'Deel met het team',
        say(
          t`Besluit: ${'{{ $json.besluit }}'} (omdat: ${'{{ $json.waarom }}'}). Uitvoering: ${'{{ $json.uitvoerder }}'}, klaar op ${'{{ $json.klaar }}'}.`,
          t`Decision: ${'{{ $json.besluit }}'} (because: ${'{{ $json.waarom }}'}). Carried out by: ${'{{ $json.uitvoerder }}'}, ready on ${'{{ $json.klaar }}'}.`,
        ),
      ),
      task.create('Zet de uitvoering klaar', {
        title: '={{ $json.besluit }}',
        description: say(
          t`Voor ${'{{ $json.uitvoerder }}'}. Achtergrond: ${'{{ $json.waarom }}'}`,
          t`For ${'{{ $json.uitvoerder }}'}. Background: ${'{{ $json.waarom }}'}`,
        ),
        due: '={{ $json.klaar }}',
      }),
    ],
    flow: [
      'Nieuw besluit > Zet in het register',
      'Nieuw besluit > Deel met het team',
      'Nieuw besluit > Zet de uitvoering klaar',
    ],
  }),
});

export const foutmelding = recipe({
  id: 'failed-run-alert',
  category: 'productivity',
  tags: ['fouten', 'bewaking'],
  saves: {
    minutes: 15,
    nl: 'Iemand merkt pas dagen later dat een koppeling stilstaat.',
    en: 'Someone notices only days later that a connection has stopped.',
  },
  variants: combine({ chat: chats, push: pushers }, { take: 9 }),
  build: ({ chat, push }) => ({
    name: both(
      `Melding in ${chat.app.label} en op je telefoon via ${push.app.label} als een n8n-proces stukloopt`,
      `Alert in ${chat.app.label} and on your phone through ${push.app.label} when an n8n process fails`,
    ),
    description: both(
      `Loopt een van je processen in n8n vast, dan ziet het team in ${chat.app.label} welke stap het was en waarom, en piept ${push.app.label} bij wie dienst heeft.`,
      `When one of your n8n processes gets stuck, the team sees in ${chat.app.label} which step it was and why, and ${push.app.label} alerts whoever is on duty.`,
    ),
    benefit: both('Storingen zie je voordat een klant belt.', 'You see failures before a customer calls.'),
    uses: [
      [chat, both('toont de fout aan het team', 'shows the error to the team')],
      [push, both('waarschuwt wie dienst heeft', 'alerts whoever is on duty')],
    ],
    setup: [
      both(
        'Kies deze als Error Workflow in de instellingen van je andere processen.',
        'Choose this one as Error Workflow in the settings of your other processes.',
      ),
    ],
    names: {
      'Er ging iets mis': 'Something went wrong',
      'Meld de fout': 'Report the error',
      'Piep wie dienst heeft': 'Alert whoever is on duty',
    },
    nodes: [
      onError('Er ging iets mis'),
      chat.post(
        'Meld de fout',
        say(
          t`${'{{ $json.workflow.name }}'} is gestopt bij "${"{{ $json.execution?.lastNodeExecuted ?? 'de start' }}"}": ${'{{ $json.execution?.error?.message ?? $json.trigger?.error?.message }}'} ${"{{ $json.execution?.url ?? '' }}"}`,
          t`${'{{ $json.workflow.name }}'} stopped at "${"{{ $json.execution?.lastNodeExecuted ?? 'the start' }}"}": ${'{{ $json.execution?.error?.message ?? $json.trigger?.error?.message }}'} ${"{{ $json.execution?.url ?? '' }}"}`,
        ),
      ),
      push.push(
        'Piep wie dienst heeft',
        say('Proces gestopt', 'Process stopped'),
        t`${'{{ $json.workflow.name }}'}: ${'{{ $json.execution?.error?.message ?? $json.trigger?.error?.message }}'}`,
      ),
    ],
    flow: ['Er ging iets mis > Meld de fout', 'Er ging iets mis > Piep wie dienst heeft'],
  }),
});

const FOCUS_TIMES = about(
  'focus-times',
  ['Momenten om door te werken', 'Times for undisturbed work'],
  [
    'Dag en begintijd, met komma’s ertussen; elk blok duurt twee uur.',
    'Day and starting time, with commas between; each block takes two hours.',
  ],
  ['dinsdag 9:00, woensdag 13:00, vrijdag 9:00', 'Tuesday 9:00, Wednesday 13:00, Friday 9:00'],
);

export const agendaBlokken = recipe({
  id: 'focus-blocks',
  category: 'productivity',
  tags: ['focustijd', 'agenda', 'planning'],
  saves: {
    minutes: 10,
    nl: 'Elke maandag zet je zelf tijd in je agenda om door te werken.',
    en: 'Every Monday you put time in your calendar yourself to get work done.',
  },
  variants: combine({ calendar: calendars, chat: chats }, { take: 8 }),
  build: ({ calendar, chat }) => {
    return {
      name: both(
        `Elke week focustijd blokken in ${calendar.app.label} met bericht in ${chat.app.label}`,
        `Block focus time every week in ${calendar.app.label} with a note in ${chat.app.label}`,
      ),
      description: both(
        `Op maandagochtend komen er blokken van twee uur (standaard drie) in ${calendar.app.label} om ongestoord te werken; ${chat.app.label} laat het team weten wanneer je niet bereikbaar bent.`,
        `On Monday morning blocks of two hours (three by default) for undisturbed work appear in ${calendar.app.label}; ${chat.app.label} tells the team when you are unavailable.`,
      ),
      benefit: both(
        'Tijd om door te werken, zonder erover na te denken.',
        'Time to get work done, without thinking about it.',
      ),
      uses: [
        [calendar, both('krijgt de blokken', 'gets the blocks')],
        [chat, both('licht het team in', 'informs the team')],
      ],
      setup: [
        both(
          'Kies tijden waarop je zelden afspraken hebt: de blokken komen er ook als er al iets staat.',
          'Choose times at which you seldom have appointments: the blocks come even if there is something already.',
        ),
      ],
      names: {
        Maandagochtend: 'Monday morning',
        'Kies de momenten': 'Choose the times',
        'Zet in de agenda': 'Put in the calendar',
        'Licht het team in': 'Inform the team',
      },
      nodes: [
        everyWeek('Maandagochtend', [1], 7),
        code(
          'Kies de momenten',
          `
const DAGEN = { ma: 1, mo: 1, di: 2, tu: 2, wo: 3, we: 3, do: 4, th: 4, vr: 5, fr: 5, za: 6, sa: 6, zo: 7, su: 7 };
const momenten = '${FOCUS_TIMES}'.split(',').map((een) => /^\\s*([a-z]{2})[a-z]*\\s+(\\d{1,2})(?:[:.](\\d{2}))?/i.exec(een)).filter((een) => een && DAGEN[een[1].toLowerCase()]);
return momenten.map(([, dag, uur, minuut]) => {
  const start = $now.startOf('week').plus({ days: DAGEN[dag.toLowerCase()] - 1 }).set({ hour: Number(uur), minute: Number(minuut ?? 0) });
  const einde = start.plus({ hours: 2 });
  return { json: { start: start.toISO(), einde: einde.toISO(), tekst: start.setLocale('${say('nl', 'en')}').toFormat('cccc HH:mm') + '-' + einde.toFormat('HH:mm') } };
});`,
        ),
        calendar.create('Zet in de agenda', {
          title: say('Focustijd, niet storen', 'Focus time, do not disturb'),
          start: '={{ $json.start }}',
          end: '={{ $json.einde }}',
          description: say('Geblokt om door te werken.', 'Blocked to get work done.'),
        }),
        onlyOnce(
          chat.post(
            'Licht het team in',
            say(
              "=Deze week werk ik ongestoord op {{ $('Kies de momenten').all().map(({ json }) => json.tekst).join(', ') }}. Dringend? Bel me.",
              "=This week I work undisturbed on {{ $('Kies de momenten').all().map(({ json }) => json.tekst).join(', ') }}. Urgent? Call me.",
            ),
          ),
        ),
      ],
      flow: ['Maandagochtend > Kies de momenten > Zet in de agenda', 'Kies de momenten > Licht het team in'],
    };
  },
});
