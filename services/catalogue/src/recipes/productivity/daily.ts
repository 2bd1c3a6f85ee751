import { calendars } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes, mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { readableTables } from '../../apps/tables.js';
import { listedTaskApps } from '../../apps/tasks.js';
import { formAddress, mailOf } from '../../apps/values.js';
import {
  append,
  ask,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  form,
  from,
  gather,
  goOnAfterError,
  keep,
  limit,
  only,
  reads,
  recipe,
  rowsOf,
  say,
  set,
  sideBySide,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const WORKING_DAY = ownLimit(
  ['Uren in je werkdag', 'Hours in your working day'],
  ['Zonder pauzes; afspraken gaan daarvan af.', 'Without breaks; appointments are taken off.'],
  8,
);

export const dagstart = recipe({
  id: 'day-start',
  category: 'productivity',
  tags: ['dagstart', 'agenda', 'taken', 'ai'],
  saves: {
    minutes: 20,
    nl: 'Je opent elke ochtend agenda, takenlijst en mail om te bepalen wat eerst moet.',
    en: 'Each morning you open calendar, task list and mail to decide what comes first.',
  },
  variants: combine(
    { calendar: calendars, task: listedTaskApps, model: models, chat: chats, box: mailboxes },
    {
      take: 10,
      apart: ['chat', 'calendar', 'task'],
      sameApp: true,
      unless: ({ calendar, box, task }) =>
        calendar.app.key === 'outlook' && (box.app.key === 'gmail' || task.app.key === 'googleTasks'),
    },
  ),
  build: ({ calendar, task, model, chat, box }) => {
    const a = reads(calendar.today, 'Lees de agenda', 'Afspraak');
    const k = reads(task.openTasks, 'Lees de taken', 'Taak');
    return {
      name: both(
        `Dagstart in ${chat.app.label}: dagplan uit je agenda in ${calendar.app.label} en taken in ${task.app.label}`,
        `Morning plan in ${chat.app.label} from your ${calendar.app.label} calendar and ${task.app.label} tasks`,
      ),
      description: both(
        `Legt om half acht ${calendar.today.what.nl} naast ${task.openTasks.what.nl}. ${model.app.label} zet een haalbaar dagplan in ${chat.app.label}; bij een overvolle dag waarschuwt ${box.app.label}.`,
        `At half past seven puts ${calendar.today.what.en} next to ${task.openTasks.what.en}. ${model.app.label} turns them into a feasible plan in ${chat.app.label}; an overfull day is reported by ${box.app.label}.`,
      ),
      benefit: both(
        'Je weet bij de eerste koffie wat vandaag telt.',
        'With your first coffee you know what counts today.',
      ),
      uses: [
        [calendar, both('geeft de afspraken', 'gives the appointments')],
        [task, both('geeft de taken', 'gives the tasks')],
        [model, both('maakt het dagplan', 'makes the plan')],
        [chat, both('toont het dagplan', 'shows the plan')],
        [box, both('waarschuwt bij een overvolle dag', 'warns on an overfull day')],
      ],
      setup: [],
      notes: [
        {
          over: ['Alle afspraken', 'Alle taken', 'Dag compleet', 'Tel de vrije tijd'],
          text: say(
            '## Dag op een rij\nVan je werkdag gaat de tijd van afspraken af; wat overblijft is voor taken.',
            '## The day at a glance\nThe time of appointments is taken off your working day; what is left is for tasks.',
          ),
        },
        {
          over: ['Maak het dagplan', 'Plan zonder model'],
          text: say(
            '## Valt het model uit?\nDan krijg je een gewone lijst, zodat je altijd iets hebt.',
            '## Is the model down?\nThen you get a plain list, so that you always have something.',
          ),
        },
      ],
      names: {
        'Half acht': 'Half past seven',
        'Lees de agenda': 'Read the calendar',
        Afspraak: 'Appointment',
        'Alle afspraken': 'All appointments',
        'Lees de taken': 'Read the tasks',
        Taak: 'Task',
        'Deze week of te laat': 'This week or late',
        'Hooguit dertig taken': 'At most thirty tasks',
        'Alle taken': 'All tasks',
        'Dag compleet': 'Day complete',
        'Tel de vrije tijd': 'Count the free time',
        'Maak het dagplan': 'Make the day plan',
        Taalmodel: 'Language model',
        'Plan zonder model': 'Plan without the model',
        'Plan klaar': 'Plan ready',
        'Toon het dagplan': 'Show the day plan',
        'Is de dag overvol?': 'Is the day overfull?',
        'Waarschuw voor de drukte': 'Warn about the busy day',
      },
      nodes: [
        cron('Half acht', '30 7 * * 1-5'),
        ...a.nodes.map(evenWhenEmpty),
        gather('Alle afspraken', 'afspraken'),
        ...k.nodes.map(evenWhenEmpty),
        evenWhenEmpty(
          keep('Deze week of te laat', [
            ["={{ DateTime.fromISO(String($json.due)) < $now.endOf('week') }}", 'yes'],
          ]),
        ),
        limit('Hooguit dertig taken', 30),
        gather('Alle taken', 'taken'),
        sideBySide('Dag compleet'),
        code(
          'Tel de vrije tijd',
          `
${say('// Een lege agenda of takenlijst geeft één leeg record; dat telt niet mee.', '// An empty calendar or task list gives one empty record; that does not count.')}
const afspraken = ($input.first().json.afspraken ?? []).filter(({ start }) => start);
const taken = ($input.first().json.taken ?? []).filter(({ title }) => title);
const WERKDAG_IN_UREN = ${WORKING_DAY};
${say('// Een dagvullende afspraak heeft geen tijd en telt niet als bezet.', '// An all-day appointment has no time and does not count as busy.')}
const tijden = afspraken.filter(({ start }) => start.length > 10).map(({ start, end }) => [DateTime.fromISO(start).toMillis(), DateTime.fromISO(end).toMillis()]).sort((a, b) => a[0] - b[0]);
${say('// Wat overlapt, telt één keer.', '// What overlaps counts once.')}
let bezet = 0;
let tot = 0;
for (const [begin, einde] of tijden) {
  bezet += Math.max(einde - Math.max(begin, tot), 0) / 3600000;
  tot = Math.max(tot, einde);
}
const vrij = Math.max(Math.round((WERKDAG_IN_UREN - bezet) * 10) / 10, 0);
const tijd = (moment) => DateTime.fromISO(moment).setZone('Europe/Amsterdam').toFormat('HH:mm');
return [{ json: { vrij, aantal: taken.length, agenda: afspraken.map(({ start, title }) => (start.length > 10 ? tijd(start) : '${say('Hele dag', 'All day')}') + ' ' + title).join('\\n'), taken: taken.map(({ title, due }) => '- ' + title + (DateTime.fromISO(String(due)).isValid ? ' (' + DateTime.fromISO(String(due)).setLocale('${say('nl', 'en')}').toFormat('d LLL') + ')' : '')).join('\\n') } }];`,
        ),
        withErrorBranch(
          ask(
            'Maak het dagplan',
            say(
              'Je bent een nuchtere planner. Kies hooguit drie taken die passen in de vrije tijd, te late taken eerst. Antwoord in het Nederlands met korte regels zonder opmaak.',
              'You are a down-to-earth planner. Pick at most three tasks that fit the free time, late tasks first. Answer in English with short lines and no formatting.',
            ),
            say(
              t`Vrije uren: ${'{{ $json.vrij }}'}\nAgenda:\n${'{{ $json.agenda }}'}\nTaken:\n${'{{ $json.taken }}'}`,
              t`Free hours: ${'{{ $json.vrij }}'}\nCalendar:\n${'{{ $json.agenda }}'}\nTasks:\n${'{{ $json.taken }}'}`,
            ),
          ),
        ),
        model.attach('Taalmodel', 'Maak het dagplan'),
        set('Plan zonder model', {
          text: say(
            "=Je taken:\n{{ $('Tel de vrije tijd').first().json.taken }}",
            "=Your tasks:\n{{ $('Tel de vrije tijd').first().json.taken }}",
          ),
        }),
        append('Plan klaar', 2),
        chat.post(
          'Toon het dagplan',
          say(
            t`Goedemorgen! Je agenda:\n${"{{ $('Tel de vrije tijd').first().json.agenda }}"}\n\n${'{{ $json.text }}'}`,
            t`Good morning! Your calendar:\n${"{{ $('Tel de vrije tijd').first().json.agenda }}"}\n\n${'{{ $json.text }}'}`,
          ),
        ),
        when('Is de dag overvol?', [['={{ $json.vrij }}', '<', 1]]),
        box.send(
          'Waarschuw voor de drukte',
          mailOf.me,
          say('Je dag zit vol', 'Your day is full'),
          say(
            t`Je hebt vandaag ${'{{ $json.vrij }}'} uur over voor ${'{{ $json.aantal }}'} taken. Verzet iets of zeg iets af.`,
            t`Today you have ${'{{ $json.vrij }}'} hours left for ${'{{ $json.aantal }}'} tasks. Move something or cancel something.`,
          ),
        ),
      ],
      flow: [
        `Half acht > ${a.path} > Alle afspraken > Dag compleet > Tel de vrije tijd > Maak het dagplan > Plan klaar > Toon het dagplan`,
        `Half acht > ${k.path} > Deze week of te laat > Hooguit dertig taken > Alle taken > Dag compleet @1`,
        'Maak het dagplan #1 > Plan zonder model > Plan klaar @1',
        'Tel de vrije tijd > Is de dag overvol? > Waarschuw voor de drukte',
      ],
    };
  },
});

export const standup = recipe({
  id: 'async-standup',
  category: 'productivity',
  tags: ['standup', 'team', 'voortgang'],
  saves: {
    minutes: 10,
    nl: 'Per teamlid: een kwartier bij elkaar zitten, met alle aanloop eromheen.',
    en: 'For each team member a fifteen-minute meeting, with all that surrounds it.',
  },
  variants: combine(
    { chat: chats, table: readableTables, model: models, mailer: mailers },
    { take: 9, apart: ['chat', 'mailer'] },
  ),
  build: ({ chat, table, model, mailer }) => {
    const r = rowsOf(table, 'Lees de antwoorden', 'Standup', 'Bijdrage', {
      naam: say('Naam', 'Name'),
      datum: say('Datum', 'Date'),
      gisteren: say('Gisteren', 'Yesterday'),
      vandaag: say('Vandaag', 'Today'),
      blokkade: say('Blokkade', 'Blocker'),
    });
    const f = (field: string) => from('Standupformulier', field);
    return {
      name: both(
        `Standup zonder vergadering: vraag in ${chat.app.label}, verslag aan het team via ${mailer.app.label}`,
        `Async standup: questions in ${chat.app.label}, report to the team by ${mailer.app.label}`,
      ),
      description: both(
        `Om negen uur vraagt ${chat.app.label} wat iedereen doet. Antwoorden uit het formulier staan in ${table.app.label}, een blokkade wordt direct gemeld en om elf uur gaat het verslag van ${model.app.label} via ${mailer.app.label} naar het team.`,
        `At nine ${chat.app.label} asks what everyone is doing. Answers from the form are in ${table.app.label}, a blocker is reported at once and at eleven the team gets the report by ${model.app.label} through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Iedereen op de hoogte, niemand in vergadering.',
        'Everyone up to date, nobody in a meeting.',
      ),
      uses: [
        [chat, both('stelt de vraag en meldt blokkades', 'asks and reports blockers')],
        [table, both('bewaart de antwoorden', 'keeps the answers')],
        [model, both('schrijft het verslag', 'writes the report')],
        [mailer, both('verstuurt het verslag', 'sends the report')],
      ],
      setup: [
        both(
          'Maak een tabel Standup met de kolommen Naam, Datum, Gisteren, Vandaag en Blokkade.',
          'Make a table Standup with the columns Name, Date, Yesterday, Today and Blocker.',
        ),
        both(
          'Zet het adres van het formulier in "Stel de vraag".',
          'Put the address of the form in "Stel de vraag".',
        ),
      ],
      notes: [
        {
          over: ['Negen uur', 'Stel de vraag', 'Standupformulier', 'Zit er iets vast?'],
          text: say(
            '## Vraag en antwoord\nEen blokkade wacht niet op het verslag, maar komt meteen in de chat.',
            '## Question and answer\nA blocker does not wait for the report but goes into the chat at once.',
          ),
        },
        {
          over: ['Elf uur', 'Alleen vandaag', 'Bundel de bijdragen', 'Schrijf het verslag'],
          text: say(
            '## Verslag\nAlleen de antwoorden van vandaag tellen mee; wat na elf uur komt, staat alleen in de tabel. Valt het model uit, dan gaan de antwoorden zelf in de mail.',
            '## Report\nOnly the answers of today count; what comes after eleven is in the table only. If the model fails, the answers themselves go into the mail.',
          ),
        },
      ],
      names: {
        'Negen uur': 'Nine o’clock',
        'Stel de vraag': 'Ask the question',
        Standupformulier: 'Standup form',
        'Bewaar het antwoord': 'Keep the answer',
        'Zit er iets vast?': 'Is anything stuck?',
        'Meld de blokkade': 'Report the blocker',
        'Elf uur': 'Eleven o’clock',
        'Lees de antwoorden': 'Read the answers',
        Bijdrage: 'Contribution',
        'Alleen vandaag': 'Today only',
        'Bundel de bijdragen': 'Bundle the contributions',
        'Zijn er antwoorden?': 'Are there answers?',
        'Meld dat er geen verslag is': 'Report that there is no report',
        'Schrijf het verslag': 'Write the report',
        Taalmodel: 'Language model',
        'Mail het verslag': 'Mail the report',
      },
      nodes: [
        cron('Negen uur', '0 9 * * 1-5'),
        chat.post(
          'Stel de vraag',
          say(
            `Goedemorgen! Wat deed je gisteren, wat doe je vandaag en zit er iets vast? Vul het in: ${formAddress}`,
            `Good morning! What did you do yesterday, what will you do today and is anything stuck? Fill it in: ${formAddress}`,
          ),
        ),
        form(
          'Standupformulier',
          'Standup',
          say('Twee minuten, kort is goed.', 'Two minutes, short is fine.'),
          [
            ['naam', say('Naam', 'Name')],
            ['gisteren', say('Wat heb je gisteren afgerond?', 'What did you finish yesterday?'), 'textarea'],
            ['vandaag', say('Wat doe je vandaag?', 'What will you do today?'), 'textarea'],
            ['blokkade?', say('Zit er iets vast?', 'Is anything stuck?')],
          ],
        ),
        table.append('Bewaar het antwoord', 'Standup', {
          [say('Naam', 'Name')]: only(f('naam')),
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Gisteren', 'Yesterday')]: only(f('gisteren')),
          [say('Vandaag', 'Today')]: only(f('vandaag')),
          [say('Blokkade', 'Blocker')]: only(f('blokkade')),
        }),
        when('Zit er iets vast?', [[only(f('blokkade')), 'filled']]),
        chat.post(
          'Meld de blokkade',
          say(
            t`${f('naam')} zit vast: ${f('blokkade')}. Wie kan helpen?`,
            t`${f('naam')} is stuck: ${f('blokkade')}. Who can help?`,
          ),
        ),
        cron('Elf uur', '0 11 * * 1-5'),
        ...r.nodes.map(evenWhenEmpty),
        evenWhenEmpty(
          keep('Alleen vandaag', [
            ['={{ String($json.datum).slice(0, 10) }}', 'is', '={{ $now.toISODate() }}'],
          ]),
        ),
        code(
          'Bundel de bijdragen',
          `const bijdragen = $input.all().filter(({ json }) => json.naam);\nreturn [{ json: { aantal: bijdragen.length, tekst: bijdragen.map(({ json }) => json.naam + '${say(' - gisteren: ', ' - yesterday: ')}' + json.gisteren + '${say(' - vandaag: ', ' - today: ')}' + json.vandaag + (json.blokkade ? '${say(' - blokkade: ', ' - blocker: ')}' + json.blokkade : '')).join('\\n') } }];`,
        ),
        when('Zijn er antwoorden?', [['={{ $json.aantal }}', '>', 0]]),
        chat.post(
          'Meld dat er geen verslag is',
          say(
            'Vandaag vulde niemand de standup in, dus er komt geen verslag. Zit je vast? Zeg het hier.',
            'Nobody filled in the standup today, so there is no report. Are you stuck? Say so here.',
          ),
        ),
        goOnAfterError(
          ask(
            'Schrijf het verslag',
            say(
              'Vat de standup samen in html: per persoon één regel, daarna kort wat het team moet oplossen. Nederlands, geen oordeel.',
              'Sum up the standup in HTML: one line per person, then briefly what the team has to solve. In English, no judgement.',
            ),
            '={{ $json.tekst }}',
          ),
        ),
        model.attach('Taalmodel', 'Schrijf het verslag'),
        mailer.send(
          'Mail het verslag',
          mailOf.team,
          say('=Standup van {{ $now.toISODate() }}', '=Standup of {{ $now.toISODate() }}'),
          "={{ $json.text || $('Bundel de bijdragen').first().json.tekst.replaceAll('\\n', '<br>') }}",
        ),
      ],
      flow: [
        'Negen uur > Stel de vraag',
        'Standupformulier > Bewaar het antwoord > Zit er iets vast? > Meld de blokkade',
        `Elf uur > ${r.path} > Alleen vandaag > Bundel de bijdragen > Zijn er antwoorden? > Schrijf het verslag > Mail het verslag`,
        'Zijn er antwoorden? #1 > Meld dat er geen verslag is',
      ],
    };
  },
});
