import { calendars } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { mailboxes, mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { readableTables } from '../../apps/tables.js';
import { listedTaskApps } from '../../apps/tasks.js';
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
  keep,
  limit,
  only,
  reads,
  recipe,
  rowsOf,
  set,
  sideBySide,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

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
      setup: [
        both(
          'Vul in "Waarschuw voor de drukte" je eigen adres in.',
          'Fill in your own address in "Waarschuw voor de drukte".',
        ),
        both(
          'Zet in "Tel de vrije tijd" je eigen werktijden.',
          'Set your own working hours in "Tel de vrije tijd".',
        ),
      ],
      notes: [
        {
          over: ['Alle afspraken', 'Alle taken', 'Dag compleet', 'Tel de vrije tijd'],
          text: '## Dag op een rij\nVan je werkdag gaat de tijd van afspraken af; wat overblijft is voor taken.',
        },
        {
          over: ['Maak het dagplan', 'Plan zonder model'],
          text: '## Valt het model uit?\nDan krijg je een gewone lijst, zodat je altijd iets hebt.',
        },
      ],
      nodes: [
        cron('Half acht', '30 7 * * 1-5'),
        ...a.nodes.map(evenWhenEmpty),
        gather('Alle afspraken', 'afspraken'),
        ...k.nodes.map(evenWhenEmpty),
        evenWhenEmpty(
          keep('Deze week of te laat', [
            ['={{ $json.due }}', 'filled'],
            ['={{ $json.due }}', 'before', "={{ $now.endOf('week').toISO() }}"],
          ]),
        ),
        limit('Hooguit dertig taken', 30),
        gather('Alle taken', 'taken'),
        sideBySide('Dag compleet'),
        code(
          'Tel de vrije tijd',
          `
// Een lege agenda of takenlijst geeft één leeg record; dat telt niet mee.
const afspraken = ($input.first().json.afspraken ?? []).filter(({ start }) => start);
const taken = ($input.first().json.taken ?? []).filter(({ title }) => title);
const WERKDAG_IN_UREN = 8;
// Een dagvullende afspraak heeft geen tijd en telt niet als bezet.
const bezet = afspraken.filter(({ start }) => start.length > 10).reduce((som, { start, end }) => som + Math.max(DateTime.fromISO(end).diff(DateTime.fromISO(start), 'hours').hours, 0), 0);
const vrij = Math.round((WERKDAG_IN_UREN - bezet) * 10) / 10;
const tijd = (moment) => DateTime.fromISO(moment).setZone('Europe/Amsterdam').toFormat('HH:mm');
return [{ json: { vrij, aantal: taken.length, agenda: afspraken.map(({ start, title }) => (start.length > 10 ? tijd(start) : 'Hele dag') + ' ' + title).join('\\n'), taken: taken.map(({ title, due }) => '- ' + title + ' (' + String(due).slice(0, 10) + ')').join('\\n') } }];`,
        ),
        withErrorBranch(
          ask(
            'Maak het dagplan',
            'Je bent een nuchtere planner. Kies hooguit drie taken die passen in de vrije tijd, te late taken eerst. Antwoord in het Nederlands met korte regels zonder opmaak.',
            t`Vrije uren: ${'{{ $json.vrij }}'}\nAgenda:\n${'{{ $json.agenda }}'}\nTaken:\n${'{{ $json.taken }}'}`,
          ),
        ),
        model.attach('Taalmodel', 'Maak het dagplan'),
        set('Plan zonder model', { text: "=Je taken:\n{{ $('Tel de vrije tijd').first().json.taken }}" }),
        append('Plan klaar', 2),
        chat.post(
          'Toon het dagplan',
          t`Goedemorgen! Je agenda:\n${"{{ $('Tel de vrije tijd').first().json.agenda }}"}\n\n${'{{ $json.text }}'}`,
        ),
        when('Is de dag overvol?', [['={{ $json.vrij }}', '<', 1]]),
        box.send(
          'Waarschuw voor de drukte',
          'ik@example.com',
          'Je dag zit vol',
          t`Je hebt vandaag ${'{{ $json.vrij }}'} uur over voor ${'{{ $json.aantal }}'} taken. Verzet iets of zeg iets af.`,
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
      naam: 'Naam',
      datum: 'Datum',
      gisteren: 'Gisteren',
      vandaag: 'Vandaag',
      blokkade: 'Blokkade',
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
          'Zet het adres van het formulier in "Stel de vraag".',
          'Put the address of the form in "Stel de vraag".',
        ),
        both(
          'Vul in "Mail het verslag" het adres van je team in.',
          'Fill in the address of your team in "Mail het verslag".',
        ),
      ],
      notes: [
        {
          over: ['Negen uur', 'Stel de vraag', 'Standupformulier', 'Zit er iets vast?'],
          text: '## Vraag en antwoord\nEen blokkade wacht niet op het verslag, maar komt meteen in de chat.',
        },
        {
          over: ['Elf uur', 'Alleen vandaag', 'Bundel de bijdragen', 'Schrijf het verslag'],
          text: '## Verslag\nAlleen de antwoorden van vandaag tellen mee.',
        },
      ],
      nodes: [
        cron('Negen uur', '0 9 * * 1-5'),
        chat.post(
          'Stel de vraag',
          'Goedemorgen! Wat deed je gisteren, wat doe je vandaag en zit er iets vast? Vul het in: https://n8n.example.com/form/standup',
        ),
        form('Standupformulier', 'Standup', 'Twee minuten, kort is goed.', [
          ['naam', 'Naam'],
          ['gisteren', 'Wat heb je gisteren afgerond?', 'textarea'],
          ['vandaag', 'Wat doe je vandaag?', 'textarea'],
          ['blokkade?', 'Zit er iets vast?'],
        ]),
        table.append('Bewaar het antwoord', 'Standup', {
          Naam: only(f('naam')),
          Datum: '={{ $now.toISODate() }}',
          Gisteren: only(f('gisteren')),
          Vandaag: only(f('vandaag')),
          Blokkade: only(f('blokkade')),
        }),
        when('Zit er iets vast?', [[only(f('blokkade')), 'filled']]),
        chat.post('Meld de blokkade', t`${f('naam')} zit vast: ${f('blokkade')}. Wie kan helpen?`),
        cron('Elf uur', '0 11 * * 1-5'),
        ...r.nodes.map(evenWhenEmpty),
        evenWhenEmpty(
          keep('Alleen vandaag', [
            ['={{ String($json.datum).slice(0, 10) }}', 'is', '={{ $now.toISODate() }}'],
          ]),
        ),
        code(
          'Bundel de bijdragen',
          "const bijdragen = $input.all().filter(({ json }) => json.naam);\nreturn [{ json: { aantal: bijdragen.length, tekst: bijdragen.map(({ json }) => json.naam + ' - gisteren: ' + json.gisteren + ' - vandaag: ' + json.vandaag + (json.blokkade ? ' - blokkade: ' + json.blokkade : '')).join('\\n') } }];",
        ),
        when('Genoeg antwoorden?', [['={{ $json.aantal }}', '>', 1]]),
        chat.post(
          'Vraag nog een keer',
          t`Aantal antwoorden op de standup van vandaag: ${'{{ $json.aantal }}'}. Vul je hem nog in?`,
        ),
        ask(
          'Schrijf het verslag',
          'Vat de standup samen in html: per persoon één regel, daarna kort wat het team moet oplossen. Nederlands, geen oordeel.',
          '={{ $json.tekst }}',
        ),
        model.attach('Taalmodel', 'Schrijf het verslag'),
        mailer.send(
          'Mail het verslag',
          'team@example.com',
          '=Standup van {{ $now.toISODate() }}',
          '={{ $json.text }}',
        ),
      ],
      flow: [
        'Negen uur > Stel de vraag',
        'Standupformulier > Bewaar het antwoord > Zit er iets vast? > Meld de blokkade',
        `Elf uur > ${r.path} > Alleen vandaag > Bundel de bijdragen > Genoeg antwoorden? > Schrijf het verslag > Mail het verslag`,
        'Genoeg antwoorden? #1 > Vraag nog een keer',
      ],
    };
  },
});
