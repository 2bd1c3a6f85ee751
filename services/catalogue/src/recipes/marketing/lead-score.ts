import { chats } from '../../apps/chats.js';
import { crmsWithNotes } from '../../apps/crms.js';
import { ownLimit } from '../../apps/limits.js';
import { popularLists } from '../../apps/mailing-lists.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  both,
  choose,
  codeEach,
  combine,
  evenWhenEmpty,
  everyDay,
  keep,
  recipe,
  say,
  set,
  webhook,
  withErrorBranch,
} from '../../kit/index.js';

const HOT_FROM = ownLimit(
  ['Heet vanaf', 'Hot from'],
  ['Vanaf welke score verkoop belt.', 'From which score sales calls.'],
  40,
);
const COLD_BELOW = ownLimit(
  ['Koud onder', 'Cold below'],
  ['Onder welke score een lead koud is.', 'Below which score a lead is cold.'],
  3,
);

export const leadScore = recipe({
  id: 'running-lead-score',
  category: 'marketing',
  tags: ['leadscore', 'crm', 'opvolging'],
  saves: {
    minutes: 10,
    nl: 'Verkoop gokt welke lead het meest geïnteresseerd is.',
    en: 'Sales guesses which lead is keenest.',
  },
  variants: combine(
    { table: fullTables, crm: crmsWithNotes, list: popularLists, task: taskApps, chat: chats },
    { take: 11, apart: ['table', 'crm', 'task'] },
  ),
  build: ({ table, crm, list, task, chat }) => ({
    name: both(
      `Leadscore bijhouden in ${table.app.label}, hete leads naar ${crm.app.label} en ${task.app.label}`,
      `Running lead score in ${table.app.label}, hot leads to ${crm.app.label} and ${task.app.label}`,
    ),
    description: both(
      `Telt kliks, paginabezoek en downloads van je site op in ${table.app.label}. Elke ochtend zakt de score een beetje; hete leads gaan naar ${crm.app.label} en ${task.app.label}, koude leads met toestemming komen op de lijst van ${list.app.label}.`,
      `Adds up clicks, page visits and downloads of your site in ${table.app.label}. Every morning scores fade a little; hot leads go to ${crm.app.label} and ${task.app.label}, cold leads who gave consent join ${list.app.label}.`,
    ),
    benefit: both(
      'Verkoop belt wie op dat moment het meest geïnteresseerd is.',
      'Sales calls whoever is keenest at that moment.',
    ),
    uses: [
      [table, both('bewaart de scores', 'keeps the scores')],
      [crm, both('krijgt een notitie bij hete leads', 'gets a note on hot leads')],
      [task, both('zet de belafspraak klaar', 'holds the call')],
      [list, both('krijgt koude leads met toestemming', 'gets cold leads who gave consent')],
      [chat, both('meldt de hete leads', 'announces hot leads')],
    ],
    setup: [
      both(
        'Laat je site gebeurtenissen sturen naar de webhook met email, naam en soort (klik, pagina, prijspagina, download), alleen van bezoekers die daar toestemming voor gaven.',
        'Have your site send events to the webhook with email, name and type (click, page, pricing, download), only of visitors who consented to it.',
      ),
      both(
        'Geef het tabblad Scores de kolommen E-mail, Naam, Score, Status en Nieuwsbrief (ja bij wie toestemming gaf).',
        'Give the tab Scores the columns Email, Name, Score, Status and Newsletter (yes for those who gave consent).',
      ),
      both(
        'Haal in Scores elk kwartaal de mensen weg die op 0 staan: hun gegevens heb je niet meer nodig.',
        'Every quarter, take the people at 0 out of Scores: you no longer need their data.',
      ),
    ],
    notes: [
      {
        over: ['Weeg gebeurtenis', 'Zoek score'],
        text: say(
          '## Punten\nKlik 1, pagina 2, prijspagina 10, download 15. Verander ze in "Weeg gebeurtenis".',
          '## Points\nClick 1, page 2, pricing 10, download 15. Change them in "Weeg gebeurtenis".',
        ),
      },
      {
        over: ['Laat scores zakken', 'Heet, warm of koud?'],
        text: say(
          '## Elke ochtend\nDe score zakt met een tiende, zodat oude interesse vanzelf verdwijnt. Standaard is vanaf 40 heet; zakt een lead daarna onder driekwart van die grens, dan kan hij later opnieuw heet worden. Onder 3 is koud: alleen met "ja" bij Nieuwsbrief komt hij op de lijst; wie al op de lijst stond, levert daar een fout op die we mogen negeren.',
          '## Every morning\nThe score fades by a tenth, so that old interest disappears by itself. By default from 40 is hot; a lead that then falls below three quarters of that limit can become hot again later. Below 3 is cold: it joins the list only if Newsletter says "yes"; for whoever was on the list already that step gives an error that we may ignore.',
        ),
      },
    ],
    names: {
      'Gebeurtenis op de site': 'Event on the site',
      'Weeg gebeurtenis': 'Weigh event',
      'Adres bekend': 'Address known',
      'Zoek score': 'Find score',
      'Tel punten op': 'Add points',
      'Elke ochtend om zes': 'Every morning at six',
      'Lees scores': 'Read scores',
      Score: 'Score',
      'Nog niet op nul': 'Not at nought yet',
      'Laat scores zakken': 'Let scores fade',
      'Bewaar nieuwe score': 'Keep new score',
      'Heet, warm of koud?': 'Hot, warm or cold?',
      'Zet in CRM': 'Add to CRM',
      'Noteer score': 'Note score',
      'Bel hete lead': 'Call hot lead',
      'Meld hete lead': 'Announce hot lead',
      'Onthoud heet': 'Remember hot',
      'Zet op de lijst': 'Add to the list',
      'Onthoud koud': 'Remember cold',
      'Onthoud afgekoeld': 'Remember cooled',
    },
    nodes: [
      webhook('Gebeurtenis op de site', 'leadscore'),
      codeEach(
        'Weeg gebeurtenis',
        `
const punten = ${say('{ klik: 1, pagina: 2, prijspagina: 10, download: 15 }', '{ click: 1, page: 2, pricing: 10, download: 15 }')};
const { email, ${say('naam, soort', 'name: naam, type: soort')} } = $json.body ?? {};
return { json: { email: String(email ?? '').trim().toLowerCase(), naam: naam ?? '', punten: punten[soort] ?? 1 } };`,
      ),
      keep('Adres bekend', [['={{ $json.email }}', 'matches', '^[^@ ]+@[^@ ]+\\.[a-z]{2,}$']]),
      evenWhenEmpty(table.find('Zoek score', 'Scores', say('E-mail', 'Email'), '={{ $json.email }}')),
      table.upsert('Tel punten op', 'Scores', say('E-mail', 'Email'), {
        [say('E-mail', 'Email')]: "={{ $('Adres bekend').item.json.email }}",
        [say('Naam', 'Name')]:
          `={{ $('Adres bekend').item.json.naam || (${table.cell(say('Naam', 'Name'))} ?? '') }}`,
        Score: `={{ (Number(${table.cell('Score')}) || 0) + $('Adres bekend').item.json.punten }}`,
      }),
      everyDay('Elke ochtend om zes', 6),
      table.rows('Lees scores', 'Scores'),
      set('Score', {
        email: `={{ ${table.cell(say('E-mail', 'Email'))} }}`,
        naam: `={{ ${table.cell(say('Naam', 'Name'))} }}`,
        oud: ['number', `={{ Number(${table.cell('Score')}) || 0 }}`],
        status: `={{ ${table.cell('Status')} }}`,
        nieuwsbrief: `={{ ${table.cell(say('Nieuwsbrief', 'Newsletter'))} }}`,
      }),
      keep('Nog niet op nul', [['={{ $json.oud }}', '>', 0]]),
      set('Laat scores zakken', { score: ['number', '={{ Math.floor($json.oud * 9) / 10 }}'] }, true),
      table.upsert('Bewaar nieuwe score', 'Scores', say('E-mail', 'Email'), {
        [say('E-mail', 'Email')]: '={{ $json.email }}',
        Score: '={{ $json.score }}',
      }),
      choose('Heet, warm of koud?', [
        [
          say('heet', 'hot'),
          ["={{ $('Laat scores zakken').item.json.score }}", '>=', `={{ ${HOT_FROM} }}`],
          ["={{ $('Laat scores zakken').item.json.status }}", 'isNot', say('heet', 'hot')],
        ],
        [
          say('koud', 'cold'),
          ["={{ $('Laat scores zakken').item.json.score }}", '<', `={{ ${COLD_BELOW} }}`],
          ["={{ $('Laat scores zakken').item.json.status }}", 'isNot', say('koud', 'cold')],
          ["={{ $('Laat scores zakken').item.json.nieuwsbrief }}", 'is', say('ja', 'yes')],
        ],
        [
          say('afgekoeld', 'cooled'),
          ["={{ $('Laat scores zakken').item.json.score }}", '<', `={{ ${HOT_FROM} * 0.75 }}`],
          ["={{ $('Laat scores zakken').item.json.status }}", 'is', say('heet', 'hot')],
        ],
      ]),
      crm.upsertContact('Zet in CRM', {
        email: "={{ $('Score').item.json.email }}",
        name: "={{ $('Score').item.json.naam }}",
      }),
      crm.note(
        'Noteer score',
        `={{ ${crm.contactId} }}`,
        say(
          "=Leadscore {{ $('Laat scores zakken').item.json.score.toLocaleString('nl-NL') }} op {{ $now.toFormat('d-M-yyyy') }}.",
          "=Lead score {{ $('Laat scores zakken').item.json.score.toLocaleString('en-GB') }} on {{ $now.toFormat('d-M-yyyy') }}.",
        ),
      ),
      task.create('Bel hete lead', {
        title: say(
          "=Bel {{ $('Score').item.json.naam }} (score {{ $('Laat scores zakken').item.json.score.toLocaleString('nl-NL') }})",
          "=Call {{ $('Score').item.json.naam }} (score {{ $('Laat scores zakken').item.json.score.toLocaleString('en-GB') }})",
        ),
        description: say(
          "=Veel activiteit op de site. Mail: {{ $('Score').item.json.email }}",
          "=Much activity on the site. Mail: {{ $('Score').item.json.email }}",
        ),
        due: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      chat.post(
        'Meld hete lead',
        say(
          "=Hete lead: {{ $('Score').item.json.naam }} ({{ $('Laat scores zakken').item.json.score.toLocaleString('nl-NL') }} punten).",
          "=Hot lead: {{ $('Score').item.json.naam }} ({{ $('Laat scores zakken').item.json.score.toLocaleString('en-GB') }} points).",
        ),
      ),
      table.upsert('Onthoud heet', 'Scores', say('E-mail', 'Email'), {
        [say('E-mail', 'Email')]: "={{ $('Score').item.json.email }}",
        Status: say('heet', 'hot'),
      }),
      withErrorBranch(
        list.subscribe('Zet op de lijst', {
          email: "={{ $('Score').item.json.email }}",
          name: "={{ $('Score').item.json.naam }}",
        }),
      ),
      table.upsert('Onthoud koud', 'Scores', say('E-mail', 'Email'), {
        [say('E-mail', 'Email')]: "={{ $('Score').item.json.email }}",
        Status: say('koud', 'cold'),
      }),
      table.upsert('Onthoud afgekoeld', 'Scores', say('E-mail', 'Email'), {
        [say('E-mail', 'Email')]: "={{ $('Score').item.json.email }}",
        Status: 'warm',
      }),
    ],
    flow: [
      'Gebeurtenis op de site > Weeg gebeurtenis > Adres bekend > Zoek score > Tel punten op',
      'Elke ochtend om zes > Lees scores > Score > Nog niet op nul > Laat scores zakken > Bewaar nieuwe score > Heet, warm of koud? > Zet in CRM > Noteer score > Bel hete lead > Meld hete lead > Onthoud heet',
      'Heet, warm of koud? #1 > Zet op de lijst > Onthoud koud',
      'Zet op de lijst #1 > Onthoud koud',
      'Heet, warm of koud? #2 > Onthoud afgekoeld',
    ],
  }),
});
