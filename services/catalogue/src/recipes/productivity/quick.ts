import { calendars } from '../../apps/calendars.js';
import { chats, heardChats } from '../../apps/chats.js';
import { wholeLimit } from '../../apps/limits.js';
import { pushers } from '../../apps/push.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about } from '../../apps/values.js';
import {
  both,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  everyWeek,
  form,
  from,
  goOnAfterError,
  keep,
  onError,
  only,
  onlyNew,
  onlyOnce,
  pauseUntil,
  reads,
  recipe,
  say,
  splitOut,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { ownChat, whoWrote } from './parts.js';

const DAYS_TO_DO = wholeLimit(
  ['Dagen zonder datum', 'Days without a date'],
  [
    'Over hoeveel dagen een taak klaar moet zijn als het bericht geen dag noemt.',
    'In how many days a task has to be done when the message names no day.',
  ],
  7,
);

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
    const own = ownChat(chat);
    const who = whoWrote(chat, 'Bericht');
    const v = (field: string) => from('Lees het verzoek', field);
    return {
      name: both(
        `Van een bericht in ${chat.app.label} een taak in ${task.app.label} maken`,
        `Turn a ${chat.app.label} message into a ${task.app.label} task`,
      ),
      description: both(
        `Als ${chat.heard.event.nl}, staat het verzoek als taak in ${task.app.label}, met de dag die erin staat (morgen, vrijdag, 12-3), en antwoordt de bot met datum en link. Lukt het niet, dan zegt hij dat.`,
        `When ${chat.heard.event.en}, the request is a task in ${task.app.label}, with the day that it names (tomorrow, Friday, 12-3), and the bot answers with date and link. If it fails, the bot says so.`,
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
        ...who.setup,
      ],
      notes: [
        {
          over: ['Lees het verzoek', 'Staat er een verzoek in?'],
          text: say(
            '## Welke dag?\nVandaag, morgen, overmorgen, een weekdag of een datum als 12-3 wordt de einddatum. Noemt het bericht geen dag, dan telt jouw eigen termijn. Klopt de dag niet, dan pas je hem in de taak aan.',
            '## Which day?\nToday, tomorrow, the day after tomorrow, a day of the week or a date such as 12-3 (day first) becomes the due date. When the message names no day, your own term counts. If the day is wrong, change it in the task.',
          ),
        },
      ],
      names: {
        'Bericht in de chat': 'Message in the chat',
        Bericht: 'Message',
        ...own.names,
        ...who.names,
        'Lees het verzoek': 'Read the request',
        'Staat er een verzoek in?': 'Is there a request in it?',
        'Vraag om een verzoek': 'Ask for a request',
        'Maak de taak': 'Create the task',
        'Bevestig met de link': 'Confirm with the link',
        'Meld dat het niet lukte': 'Say that it failed',
      },
      nodes: [
        ...nodes,
        ...own.nodes,
        ...who.nodes,
        codeEach(
          'Lees het verzoek',
          String.raw`
const tekst = String($('Bericht').item.json.text ?? '').trim(), laag = tekst.toLowerCase(), vandaag = $now.startOf('day');
const WEEKDAGEN = [/\b(maandag|monday)\b/, /\b(dinsdag|tuesday)\b/, /\b(woensdag|wednesday)\b/, /\b(donderdag|thursday)\b/, /\b(vrijdag|friday)\b/, /\b(zaterdag|saturday)\b/, /\b(zondag|sunday)\b/];
const weekdag = WEEKDAGEN.findIndex((woord) => woord.test(laag)) + 1;
const [, d, m, j] = /\b(\d{1,2})[-/](\d{1,2})(?:[-/](\d{4}))?\b/.exec(laag) ?? [];
let dag = d ? DateTime.fromObject({ year: Number(j ?? vandaag.year), month: Number(m), day: Number(d) }) : null;
if (dag && !dag.isValid) dag = null;
if (dag && !j && dag < vandaag) dag = dag.plus({ years: 1 });
if (!dag && /\bovermorgen\b|\bday after tomorrow\b/.test(laag)) dag = vandaag.plus({ days: 2 });
if (!dag && /\bmorgen(ochtend|middag|avond)?\b|\btomorrow\b/.test(laag)) dag = vandaag.plus({ days: 1 });
if (!dag && /\bvandaag\b|\btoday\b/.test(laag)) dag = vandaag;
if (!dag && weekdag > 0) dag = vandaag.plus({ days: (weekdag - vandaag.weekday + 7) % 7 || 7 });
const klaar = dag ?? vandaag.plus({ days: ${DAYS_TO_DO} });
return { json: { isVerzoek: tekst !== '' && !tekst.startsWith('/'), titel: tekst.split('\n')[0].slice(0, 90), klaar: klaar.toISODate(), dag: klaar.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL') } };`,
        ),
        when('Staat er een verzoek in?', [['={{ $json.isVerzoek }}', 'yes']]),
        chat.post(
          'Vraag om een verzoek',
          say(
            'Wat moet er gebeuren? Stuur het als tekst, met de dag erbij als je die weet, zoals: vrijdag offerte Jansen sturen.',
            'What has to be done? Send it as text, with the day if you know it, such as: send the Jansen quote on Friday.',
          ),
        ),
        withErrorBranch(
          task.create('Maak de taak', {
            title: only(v('titel')),
            description: say(t`Gevraagd door ${who.name}: ${m.text}`, t`Asked by ${who.name}: ${m.text}`),
            due: only(v('klaar')),
          }),
        ),
        chat.post(
          'Bevestig met de link',
          say(
            t`Genoteerd in ${task.app.label} voor ${v('dag')}: ${v('titel')} ${`{{ ${task.link} }}`}`,
            t`Noted in ${task.app.label} for ${v('dag')}: ${v('titel')} ${`{{ ${task.link} }}`}`,
          ),
        ),
        chat.post(
          'Meld dat het niet lukte',
          say(
            t`Deze taak kon ik niet in ${task.app.label} zetten: ${v('titel')}. Zet hem er met de hand in of probeer het straks nog eens.`,
            t`I could not put this task into ${task.app.label}: ${v('titel')}. Put it there by hand or try again later.`,
          ),
        ),
      ],
      flow: [
        `${path} > ${own.path}${who.path}Lees het verzoek > Staat er een verzoek in? > Maak de taak > Bevestig met de link`,
        'Staat er een verzoek in? #1 > Vraag om een verzoek',
        'Maak de taak #1 > Meld dat het niet lukte',
      ],
    };
  },
});

const d = (field: string) => from('Nummer het besluit', field);

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
      `Eén formulier na het overleg: het besluit krijgt een nummer op de lijst in ${table.app.label}, de uitvoerder een taak in ${task.app.label} en het team leest het in ${chat.app.label}. Op de einddatum vraagt ${chat.app.label} of het is gebeurd.`,
      `One form after the meeting: the decision gets a number on the list in ${table.app.label}, whoever carries it out a task in ${task.app.label}, and the team reads it in ${chat.app.label}. On the due date ${chat.app.label} asks whether it was done.`,
    ),
    benefit: both(
      'Iedereen weet wat er besloten is en wie het doet.',
      'Everyone knows what was decided and who does it.',
    ),
    uses: [
      [table, both('is het besluitenregister', 'is the register of decisions')],
      [chat, both('deelt het besluit en vraagt ernaar', 'shares the decision and asks after it')],
      [task, both('krijgt de uitvoering', 'gets the execution')],
    ],
    setup: [
      both(
        'Maak een tabel Besluiten met de kolommen Nummer, Datum, Besluit, Waarom, Uitvoerder en Klaar op.',
        'Make a table Decisions with the columns Number, Date, Decision, Reason, Person in charge and Ready on.',
      ),
    ],
    notes: [
      {
        over: ['Tot de einddatum', 'Vraag of het is gebeurd'],
        text: say(
          '## Niet vergeten\nDe uitvoering wacht tot negen uur op de einddatum; valt die in het weekend, dan tot maandag, en is het vandaag, dan tot het eind van de middag. Vervalt een besluit, stop dan de wachtende uitvoering onder Executions.',
          '## Not forgotten\nThe run waits until nine on the due date; until Monday where that is in the weekend, and until the end of the afternoon where it is today. If a decision is withdrawn, stop the waiting run under Executions.',
        ),
      },
    ],
    names: {
      'Nieuw besluit': 'New decision',
      'Nummer het besluit': 'Number the decision',
      'Zet in het register': 'Put in the register',
      'Zet de uitvoering klaar': 'Set up the execution',
      'Deel met het team': 'Share with the team',
      'Deel zonder taak': 'Share without a task',
      'Tot de einddatum': 'Until the due date',
      'Vraag of het is gebeurd': 'Ask whether it was done',
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
      codeEach(
        'Nummer het besluit',
        `
const klaar = DateTime.fromISO(String($json.klaar ?? ''));
const kan = klaar.isValid && klaar >= $now.startOf('day');
const dag = kan ? klaar : $now.startOf('day').plus({ weeks: 1 });
const werkdag = dag.weekday > 5 ? dag.plus({ days: 8 - dag.weekday }) : dag;
const vraagOp = werkdag.hasSame($now, 'day') ? DateTime.max(werkdag.set({ hour: 16 }), $now.plus({ hours: 2 })) : werkdag.set({ hour: 9 });
return { json: { nummer: '${say('B', 'D')}' + $now.toFormat('yyMMdd') + '-' + $execution.id, besluit: String($json.besluit ?? '').trim(), waarom: String($json.waarom ?? '').trim(), uitvoerder: String($json.uitvoerder ?? '').trim(), klaar: dag.toISODate(), dag: dag.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL') + (kan ? '' : ${say("' (de gekozen dag was al voorbij, dus een week vanaf nu)'", "' (the chosen day was past, so a week from now)'")}), vraagOp: vraagOp.toISO() } };`,
      ),
      table.append('Zet in het register', say('Besluiten', 'Decisions'), {
        [say('Nummer', 'Number')]: only(d('nummer')),
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        [say('Besluit', 'Decision')]: only(d('besluit')),
        [say('Waarom', 'Reason')]: only(d('waarom')),
        [say('Uitvoerder', 'Person in charge')]: only(d('uitvoerder')),
        [say('Klaar op', 'Ready on')]: only(d('klaar')),
      }),
      withErrorBranch(
        task.create('Zet de uitvoering klaar', {
          title: only(d('besluit')),
          description: say(
            t`Besluit ${d('nummer')}, voor ${d('uitvoerder')}. Achtergrond: ${d('waarom')}`,
            t`Decision ${d('nummer')}, for ${d('uitvoerder')}. Background: ${d('waarom')}`,
          ),
          due: only(d('klaar')),
        }),
      ),
      goOnAfterError(
        chat.post(
          'Deel met het team',
          say(
            t`Besluit ${d('nummer')}: ${d('besluit')} (omdat: ${d('waarom')}). ${d('uitvoerder')} voert het uit, klaar op ${d('dag')}: ${`{{ ${task.link} }}`}`,
            t`Decision ${d('nummer')}: ${d('besluit')} (because: ${d('waarom')}). ${d('uitvoerder')} carries it out, ready on ${d('dag')}: ${`{{ ${task.link} }}`}`,
          ),
        ),
      ),
      goOnAfterError(
        chat.post(
          'Deel zonder taak',
          say(
            t`Besluit ${d('nummer')}: ${d('besluit')} (omdat: ${d('waarom')}). ${d('uitvoerder')} voert het uit, klaar op ${d('dag')}. De taak in ${task.app.label} lukte niet: zet hem er zelf in.`,
            t`Decision ${d('nummer')}: ${d('besluit')} (because: ${d('waarom')}). ${d('uitvoerder')} carries it out, ready on ${d('dag')}. The task in ${task.app.label} failed: put it there yourself.`,
          ),
        ),
      ),
      pauseUntil('Tot de einddatum', only(d('vraagOp'))),
      chat.post(
        'Vraag of het is gebeurd',
        say(
          t`${d('uitvoerder')}: vandaag moet besluit ${d('nummer')} klaar zijn: ${d('besluit')}. Is het gelukt?`,
          t`${d('uitvoerder')}: decision ${d('nummer')} has to be done today: ${d('besluit')}. Did it work out?`,
        ),
      ),
    ],
    flow: [
      'Nieuw besluit > Nummer het besluit > Zet in het register > Zet de uitvoering klaar > Deel met het team > Tot de einddatum > Vraag of het is gebeurd',
      'Zet de uitvoering klaar #1 > Deel zonder taak > Tot de einddatum',
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
      `Loopt een van je processen in n8n vast, dan leest het team in ${chat.app.label} welke stap het was, waarom en wat te doen; ${push.app.label} piept bij wie dienst heeft, hooguit eens per uur voor hetzelfde proces.`,
      `When one of your n8n processes gets stuck, the team reads in ${chat.app.label} which step it was, why and what to do; ${push.app.label} alerts whoever is on duty, at most once an hour for the same process.`,
    ),
    benefit: both('Storingen zie je voordat een klant belt.', 'You see failures before a customer calls.'),
    uses: [
      [chat, both('toont de fout aan het team', 'shows the error to the team')],
      [push, both('waarschuwt wie dienst heeft', 'alerts whoever is on duty')],
    ],
    setup: [
      both(
        'Kies deze als Error Workflow in de instellingen van je andere processen. Een proces dat je met de hand start, geeft geen melding.',
        'Choose this one as Error Workflow in the settings of your other processes. A process that you start by hand gives no alert.',
      ),
    ],
    notes: [
      {
        over: ['Eerste keer dit uur', 'Piep wie dienst heeft'],
        text: say(
          '## Geen honderd piepjes\nFaalt hetzelfde proces elke minuut, dan gaat de telefoon één keer per uur; in de chat staat elke keer. Is de chat zelf onbereikbaar, dan piept de telefoon toch.',
          '## Not a hundred alerts\nIf the same process fails every minute, the phone goes once an hour; the chat shows each time. If the chat itself is down, the phone still goes.',
        ),
      },
    ],
    names: {
      'Er ging iets mis': 'Something went wrong',
      'Zet de fout op een rij': 'Put the error in order',
      'Meld de fout': 'Report the error',
      'Eerste keer dit uur': 'First time this hour',
      'Piep wie dienst heeft': 'Alert whoever is on duty',
    },
    nodes: [
      onError('Er ging iets mis'),
      codeEach(
        'Zet de fout op een rij',
        `
const fout = $json.execution?.error ?? $json.trigger?.error ?? {};
const melding = String(fout.message ?? '${say('zonder melding', 'without a message')}').slice(0, 300);
const RAAD = [
  [/\\b(401|403)\\b|unauthori[sz]ed|forbidden|credential|token/i, '${say('Waarschijnlijk zijn de inloggegevens verlopen: koppel het account opnieuw.', 'Probably the sign-in has expired: connect the account again.')}'],
  [/\\b429\\b|rate.?limit|too many/i, '${say('De app kreeg te veel vragen ineens: start de uitvoering later opnieuw.', 'The app got too many requests at once: retry the run later.')}'],
  [/ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|time.?out|\\b50[0234]\\b/i, '${say('De app was niet bereikbaar: kijk of hij een storing heeft en start de uitvoering opnieuw.', 'The app could not be reached: see whether it is down and retry the run.')}'],
  [/\\b404\\b|not found/i, '${say('Iets waar de stap naar verwijst bestaat niet meer, zoals een map, lijst of kanaal.', 'Something that the step refers to is no longer there, such as a folder, list or channel.')}'],
];
const [, raad] = RAAD.find(([woorden]) => woorden.test(melding)) ?? [null, '${say('Open de uitvoering en kijk bij de rode stap.', 'Open the run and look at the red step.')}'];
return { json: { sleutel: String($json.workflow?.id ?? $json.workflow?.name ?? '') + ' ' + $now.toFormat('yyyy-MM-dd HH'), naam: $json.workflow?.name ?? '', stap: $json.execution?.lastNodeExecuted ?? '${say('de start', 'the start')}', melding, raad, link: $json.execution?.url ?? '' } };`,
      ),
      goOnAfterError(
        chat.post(
          'Meld de fout',
          say(
            t`${'{{ $json.naam }}'} is gestopt bij "${'{{ $json.stap }}'}": ${'{{ $json.melding }}'}\n${'{{ $json.raad }}'} ${'{{ $json.link }}'}`,
            t`${'{{ $json.naam }}'} stopped at "${'{{ $json.stap }}'}": ${'{{ $json.melding }}'}\n${'{{ $json.raad }}'} ${'{{ $json.link }}'}`,
          ),
        ),
      ),
      onlyNew('Eerste keer dit uur', '={{ $json.sleutel }}'),
      push.push(
        'Piep wie dienst heeft',
        say('Proces gestopt', 'Process stopped'),
        t`${'{{ $json.naam }}'}: ${'{{ $json.melding }}'} ${'{{ $json.raad }}'} ${'{{ $json.link }}'}`,
      ),
    ],
    flow: [
      'Er ging iets mis > Zet de fout op een rij > Meld de fout',
      'Zet de fout op een rij > Eerste keer dit uur > Piep wie dienst heeft',
    ],
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
    const week = reads(calendar.week, 'Lees de week', 'Afspraak');
    const title = say('Focustijd, niet storen', 'Focus time, do not disturb');
    return {
      name: both(
        `Elke week focustijd blokken in ${calendar.app.label} met bericht in ${chat.app.label}`,
        `Block focus time every week in ${calendar.app.label} with a note in ${chat.app.label}`,
      ),
      description: both(
        `Op maandagochtend komen er blokken van twee uur (standaard drie) in ${calendar.app.label} om ongestoord te werken, om je afspraken heen; ${chat.app.label} laat het team weten wanneer je niet bereikbaar bent.`,
        `On Monday morning blocks of two hours (three by default) for undisturbed work appear in ${calendar.app.label}, around your appointments; ${chat.app.label} tells the team when you are unavailable.`,
      ),
      benefit: both(
        'Tijd om door te werken, zonder erover na te denken.',
        'Time to get work done, without thinking about it.',
      ),
      uses: [
        [
          calendar,
          both('heeft je afspraken en krijgt de blokken', 'has your appointments and gets the blocks'),
        ],
        [chat, both('licht het team in', 'informs the team')],
      ],
      setup: [],
      notes: [
        {
          over: ['Kies de momenten', 'Is er plek?'],
          text: say(
            '## Om afspraken heen\nStaat er al iets op het gekozen moment, dan schuift het blok naar de dichtstbijzijnde twee vrije uren van die dag, tussen acht en zes. Een dag met verlof of met een blok slaat hij over. Wat nergens past, staat in het bericht.',
            '## Around appointments\nIf something is there at the chosen time, the block moves to the nearest two free hours of that day, between eight and six. A day of leave, or with a block already, is skipped. What fits nowhere is in the message.',
          ),
        },
      ],
      names: {
        Maandagochtend: 'Monday morning',
        'Lees de week': 'Read the week',
        Afspraak: 'Appointment',
        'Kies de momenten': 'Choose the times',
        'Is er plek?': 'Is there room?',
        'Losse blokken': 'Single blocks',
        'Zet in de agenda': 'Put in the calendar',
        'Licht het team in': 'Inform the team',
        'Nergens plek?': 'Room nowhere?',
        'Meld dat het niet past': 'Report that it does not fit',
      },
      nodes: [
        everyWeek('Maandagochtend', [1], 7),
        ...week.nodes.map(evenWhenEmpty),
        code(
          'Kies de momenten',
          `
const DAGEN = { ma: 1, mo: 1, di: 2, tu: 2, wo: 3, we: 3, do: 4, th: 4, vr: 5, fr: 5, za: 6, sa: 6, zo: 7, su: 7 };
const momenten = '${FOCUS_TIMES}'.split(',').map((een) => /^\\s*([a-z]{2})[a-z]*\\s+(\\d{1,2})(?:[:.](\\d{2}))?/i.exec(een)).filter((een) => een && DAGEN[een[1].toLowerCase()]);
const afspraken = $input.all().map(({ json }) => json).filter(({ start }) => start);
const heleDag = (een) => String(een.start).length <= 10 || een.isAllDay === true;
${say('// Een hele dag telt alleen als verlof; een verjaardag niet.', '// A whole day counts only as leave; a birthday does not.')}
const bezet = afspraken.filter((een) => (heleDag(een) ? /vakantie|verlof|vrij\\b|holiday|leave|day off/i.test(een.title ?? '') : een.transparency !== 'transparent' && een.showAs !== 'free')).map((een) => [DateTime.fromISO(een.start), DateTime.fromISO(een.end)]);
const vrij = (start, einde) => start > $now && !bezet.some(([van, tot]) => van < einde && tot > start);
const blokken = [], gemist = [];
for (const [, dag, uur, minuut] of momenten) {
  const wens = $now.startOf('week').plus({ days: DAGEN[dag.toLowerCase()] - 1 }).set({ hour: Number(uur), minute: Number(minuut ?? 0) });
  if (wens < $now || afspraken.some(({ title, start }) => title === '${title}' && DateTime.fromISO(start).hasSame(wens, 'day'))) continue;
  const kansen = [wens, ...Array.from({ length: 17 }, (_, i) => wens.set({ hour: 8, minute: 0 }).plus({ minutes: 30 * i })).sort((a, b) => Math.abs(a - wens) - Math.abs(b - wens))];
  const start = kansen.find((een) => vrij(een, een.plus({ hours: 2 })));
  if (!start) { gemist.push(wens.setLocale('${say('nl', 'en')}').toFormat('cccc')); continue; }
  const einde = start.plus({ hours: 2 });
  bezet.push([start, einde]);
  blokken.push({ start: start.toISO(), einde: einde.toISO(), tekst: start.setLocale('${say('nl', 'en')}').toFormat('cccc HH:mm') + '-' + einde.toFormat('HH:mm') });
}
return [{ json: { blokken, aantal: blokken.length, lijst: blokken.map(({ tekst }) => tekst).join(', '), gemist: gemist.join(', ') } }];`,
        ),
        when('Is er plek?', [['={{ $json.aantal }}', '>', 0]]),
        splitOut('Losse blokken', 'blokken'),
        calendar.create('Zet in de agenda', {
          title,
          start: '={{ $json.start }}',
          end: '={{ $json.einde }}',
          description: say('Geblokt om door te werken.', 'Blocked to get work done.'),
        }),
        onlyOnce(
          chat.post(
            'Licht het team in',
            say(
              "=Deze week werk ik ongestoord op {{ $('Kies de momenten').first().json.lijst }}.{{ $('Kies de momenten').first().json.gemist ? ' Geen plek vond ik op ' + $('Kies de momenten').first().json.gemist + '.' : '' }} Dringend? Bel me.",
              "=This week I work undisturbed on {{ $('Kies de momenten').first().json.lijst }}.{{ $('Kies de momenten').first().json.gemist ? ' I found no room on ' + $('Kies de momenten').first().json.gemist + '.' : '' }} Urgent? Call me.",
            ),
          ),
        ),
        keep('Nergens plek?', [['={{ $json.gemist }}', 'filled']]),
        chat.post(
          'Meld dat het niet past',
          say(
            '=Deze week is er geen plek voor focustijd: {{ $json.gemist }} zit vol.',
            '=There is no room for focus time this week: {{ $json.gemist }} is full.',
          ),
        ),
      ],
      flow: [
        `Maandagochtend > ${week.path} > Kies de momenten > Is er plek? > Losse blokken > Zet in de agenda > Licht het team in`,
        'Is er plek? #1 > Nergens plek? > Meld dat het niet past',
      ],
    };
  },
});
