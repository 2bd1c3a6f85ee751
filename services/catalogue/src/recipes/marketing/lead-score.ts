import { chats } from '../../apps/chats.js';
import { crmsWithNotes } from '../../apps/crms.js';
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
  set,
  webhook,
  withErrorBranch,
} from '../../kit/index.js';

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
      `Telt kliks, paginabezoek en downloads van je site op in ${table.app.label}. Elke nacht zakt de score een beetje; 's ochtends gaan hete leads naar ${crm.app.label} en ${task.app.label}, koude abonnees krijgen via ${list.app.label} weer mail.`,
      `Adds up clicks, page visits and downloads of your site in ${table.app.label}. Every night scores fade a little; in the morning hot leads go to ${crm.app.label} and ${task.app.label}, cold subscribers get mail via ${list.app.label} again.`,
    ),
    benefit: both(
      'Verkoop belt elke dag de vijf warmste leads.',
      'Sales calls the five warmest leads every day.',
    ),
    uses: [
      [table, both('bewaart de scores', 'keeps the scores')],
      [crm, both('krijgt een notitie bij hete leads', 'gets a note on hot leads')],
      [task, both('zet de belafspraak klaar', 'holds the call')],
      [list, both('warmt koude leads op', 'warms up cold leads')],
      [chat, both('meldt de hete leads', 'announces hot leads')],
    ],
    setup: [
      both(
        'Laat je site gebeurtenissen sturen naar de webhook met email, naam en soort (klik, pagina, prijspagina, download).',
        'Have your site send events to the webhook with email, naam and soort (klik, pagina, prijspagina, download).',
      ),
      both(
        'Geef het tabblad Scores de kolommen E-mail, Naam, Score, Status en Nieuwsbrief (ja bij wie toestemming gaf).',
        'Give the tab Scores the columns E-mail, Naam, Score, Status and Nieuwsbrief (ja for those who gave consent).',
      ),
    ],
    notes: [
      {
        over: ['Weeg gebeurtenis', 'Zoek score'],
        text: '## Punten\nKlik 1, pagina 2, prijspagina 10, download 15. Verander ze in "Weeg gebeurtenis".',
      },
      {
        over: ['Laat scores zakken', 'Heet, warm of koud?'],
        text: '## Elke ochtend\nDe score zakt met een tiende, zodat oude interesse vanzelf verdwijnt. Vanaf 40 is heet, onder 3 is koud. Koude leads krijgen alleen mail als er "ja" bij Nieuwsbrief staat; wie al op de lijst stond, levert daar een fout op die we mogen negeren.',
      },
    ],
    nodes: [
      webhook('Gebeurtenis op de site', 'leadscore'),
      codeEach(
        'Weeg gebeurtenis',
        `
const punten = { klik: 1, pagina: 2, prijspagina: 10, download: 15 };
const { email, naam, soort } = $json.body;
return { json: { email: String(email ?? '').toLowerCase(), naam: naam ?? '', punten: punten[soort] ?? 1 } };`,
      ),
      keep('Adres bekend', [['={{ $json.email }}', 'filled']]),
      evenWhenEmpty(table.find('Zoek score', 'Scores', 'E-mail', '={{ $json.email }}')),
      table.upsert('Tel punten op', 'Scores', 'E-mail', {
        'E-mail': "={{ $('Adres bekend').item.json.email }}",
        Naam: "={{ $('Adres bekend').item.json.naam }}",
        Score: `={{ Number(${table.cell('Score')} ?? 0) + $('Adres bekend').item.json.punten }}`,
      }),
      everyDay('Elke ochtend om zes', 6),
      table.rows('Lees scores', 'Scores'),
      set('Score', {
        email: `={{ ${table.cell('E-mail')} }}`,
        naam: `={{ ${table.cell('Naam')} }}`,
        oud: ['number', `={{ ${table.cell('Score')} ?? 0 }}`],
        status: `={{ ${table.cell('Status')} }}`,
        nieuwsbrief: `={{ ${table.cell('Nieuwsbrief')} }}`,
      }),
      set('Laat scores zakken', { score: ['number', '={{ Math.round($json.oud * 0.9 * 10) / 10 }}'] }, true),
      table.upsert('Bewaar nieuwe score', 'Scores', 'E-mail', {
        'E-mail': '={{ $json.email }}',
        Score: '={{ $json.score }}',
      }),
      choose('Heet, warm of koud?', [
        [
          'heet',
          ["={{ $('Laat scores zakken').item.json.score }}", '>=', 40],
          ["={{ $('Laat scores zakken').item.json.status }}", 'isNot', 'heet'],
        ],
        [
          'koud',
          ["={{ $('Laat scores zakken').item.json.score }}", '<', 3],
          ["={{ $('Laat scores zakken').item.json.status }}", 'isNot', 'koud'],
          ["={{ $('Laat scores zakken').item.json.nieuwsbrief }}", 'is', 'ja'],
        ],
      ]),
      crm.upsertContact('Zet in CRM', {
        email: "={{ $('Score').item.json.email }}",
        name: "={{ $('Score').item.json.naam }}",
      }),
      crm.note(
        'Noteer score',
        `={{ ${crm.contactId} }}`,
        "=Leadscore {{ $('Laat scores zakken').item.json.score }} op {{ $now.toFormat('d-M-yyyy') }}.",
      ),
      task.create('Bel hete lead', {
        title: "=Bel {{ $('Score').item.json.naam }} (score {{ $('Laat scores zakken').item.json.score }})",
        description: "=Veel activiteit op de site. Mail: {{ $('Score').item.json.email }}",
        due: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      chat.post(
        'Meld hete lead',
        "=Hete lead: {{ $('Score').item.json.naam }} ({{ $('Laat scores zakken').item.json.score }} punten).",
      ),
      table.upsert('Onthoud heet', 'Scores', 'E-mail', {
        'E-mail': "={{ $('Score').item.json.email }}",
        Status: 'heet',
      }),
      withErrorBranch(
        list.subscribe('Warm weer op', {
          email: "={{ $('Score').item.json.email }}",
          name: "={{ $('Score').item.json.naam }}",
        }),
      ),
      table.upsert('Onthoud koud', 'Scores', 'E-mail', {
        'E-mail': "={{ $('Score').item.json.email }}",
        Status: 'koud',
      }),
    ],
    flow: [
      'Gebeurtenis op de site > Weeg gebeurtenis > Adres bekend > Zoek score > Tel punten op',
      'Elke ochtend om zes > Lees scores > Score > Laat scores zakken > Bewaar nieuwe score > Heet, warm of koud? > Zet in CRM > Noteer score > Bel hete lead > Meld hete lead > Onthoud heet',
      'Heet, warm of koud? #1 > Warm weer op > Onthoud koud',
      'Warm weer op #1 > Onthoud koud',
    ],
  }),
});
