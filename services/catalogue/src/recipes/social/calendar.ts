import { chats } from '../../apps/chats.js';
import { facebook, linkedIn, x } from '../../apps/socials.js';
import { fullTables } from '../../apps/tables.js';
import {
  both,
  choose,
  combine,
  everyMinutes,
  keep,
  recipe,
  say,
  set,
  withErrorBranch,
} from '../../kit/index.js';

export const plannedPosts = recipe({
  id: 'planned-posts-from-table',
  category: 'social',
  tags: ['contentkalender', 'inplannen', 'linkedin'],
  saves: {
    minutes: 15,
    nl: 'Iemand logt op drie netwerken in om geplande berichten te plaatsen.',
    en: 'Someone signs in to three networks to publish planned posts.',
  },
  variants: combine({ table: fullTables, chat: chats }, { take: 10, apart: ['table', 'chat'] }),
  build: ({ table, chat }) => ({
    name: both(
      `Posts uit ${table.app.label} inplannen op LinkedIn, Facebook en X, fouten in ${chat.app.label}`,
      `Schedule ${table.app.label} posts on LinkedIn, Facebook and X, errors in ${chat.app.label}`,
    ),
    description: both(
      `Kijkt elk kwartier in ${table.app.label} welke berichten aan de beurt zijn, plaatst ze op het gekozen netwerk en zet ze op geplaatst. Weigert een netwerk, dan staat het in ${chat.app.label}.`,
      `Checks ${table.app.label} every quarter of an hour for posts that are due, publishes them on the chosen network and marks them. A refusal shows up in ${chat.app.label}.`,
    ),
    benefit: both('Plan een maand vooruit in een gewone tabel.', 'Plan a month ahead in a plain table.'),
    uses: [
      [table, both('is je contentkalender', 'is your content calendar')],
      [linkedIn, both('plaatst zakelijke berichten', 'publishes business posts')],
      [facebook, both('plaatst op je pagina', 'publishes on your page')],
      [x, both('plaatst korte berichten', 'publishes short posts')],
      [chat, both('meldt wat niet lukte', 'reports what failed')],
    ],
    setup: [
      both(
        'Geef het tabblad Kalender de kolommen Nummer, Netwerk, Tekst, Moment (jjjj-mm-dd uu:mm) en Status.',
        'Give the tab Calendar the columns Number, Network, Text, Moment (yyyy-mm-dd hh:mm) and Status.',
      ),
    ],
    notes: [
      {
        over: ['Aan de beurt', 'Houd de regel vast'],
        text: say(
          '## Aan de beurt\nEen bericht gaat weg zodra het moment voorbij is en de status "klaar" is. Zet een bericht op "wacht" om het tegen te houden. Voor het plaatsen gaat de regel op "bezig", zodat een storing halverwege nooit twee keer plaatst: staat er lang "bezig", kijk dan zelf of het online staat.',
          '## Due\nA post goes out once its moment has passed and its status is "ready". Set a post to "wait" to hold it back. Before posting the row is set to "busy", so that a fault halfway never posts twice: where it stays "busy", see yourself whether it is online.',
        ),
      },
    ],
    names: {
      'Elk kwartier': 'Every quarter of an hour',
      'Lees kalender': 'Read calendar',
      Bericht: 'Post',
      'Aan de beurt': 'Due',
      'Houd de regel vast': 'Hold the row',
      'Welk netwerk?': 'Which network?',
      'Plaats op LinkedIn': 'Post on LinkedIn',
      'Plaats op Facebook': 'Post on Facebook',
      'Plaats op X': 'Post on X',
      'Zet op geplaatst': 'Set to posted',
      'Zet op mislukt': 'Set to failed',
      'Meld mislukt bericht': 'Report failed post',
    },
    nodes: [
      everyMinutes('Elk kwartier', 15),
      table.rows('Lees kalender', say('Kalender', 'Calendar')),
      set('Bericht', {
        nummer: `={{ ${table.cell(say('Nummer', 'Number'))} }}`,
        netwerk: `={{ String(${table.cell(say('Netwerk', 'Network'))} ?? '').toLowerCase() }}`,
        tekst: `={{ ${table.cell(say('Tekst', 'Text'))} }}`,
        moment: `={{ ${table.cell('Moment')} }}`,
        status: `={{ ${table.cell('Status')} }}`,
      }),
      keep('Aan de beurt', [
        ['={{ $json.status }}', 'is', say('klaar', 'ready')],
        ["={{ String($json.nummer ?? '') }}", 'filled'],
        [
          "={{ ((s) => (/^\\d{4}/.test(s) ? DateTime.fromISO(s.replace(' ', 'T')) : DateTime.fromFormat(s.replaceAll('/', '-'), 'd-M-yyyy H:mm')))(String($json.moment ?? '').trim()) < $now }}",
          'yes',
        ],
      ]),
      table.upsert('Houd de regel vast', say('Kalender', 'Calendar'), say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]: '={{ $json.nummer }}',
        Status: say('bezig', 'busy'),
      }),
      choose(
        'Welk netwerk?',
        [
          ['LinkedIn', ["={{ $('Bericht').item.json.netwerk }}", 'is', 'linkedin']],
          ['Facebook', ["={{ $('Bericht').item.json.netwerk }}", 'is', 'facebook']],
          ['X', ["={{ $('Bericht').item.json.netwerk }}", 'is', 'x']],
        ],
        say('onbekend netwerk', 'unknown network'),
      ),
      withErrorBranch(linkedIn.post('Plaats op LinkedIn', "={{ $('Bericht').item.json.tekst }}")),
      withErrorBranch(facebook.post('Plaats op Facebook', "={{ $('Bericht').item.json.tekst }}")),
      withErrorBranch(
        x.post('Plaats op X', "={{ String($('Bericht').item.json.tekst ?? '').slice(0, 280) }}"),
      ),
      table.upsert('Zet op geplaatst', say('Kalender', 'Calendar'), say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]: "={{ $('Bericht').item.json.nummer }}",
        Status: say('geplaatst', 'posted'),
      }),
      table.upsert('Zet op mislukt', say('Kalender', 'Calendar'), say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]: "={{ $('Bericht').item.json.nummer }}",
        Status: say('mislukt', 'failed'),
      }),
      chat.post(
        'Meld mislukt bericht',
        say(
          "=Bericht {{ $('Bericht').item.json.nummer }} kon niet op {{ $('Bericht').item.json.netwerk }}: {{ $('Bericht').item.json.tekst?.slice(0, 120) }}",
          "=Post {{ $('Bericht').item.json.nummer }} could not go on {{ $('Bericht').item.json.netwerk }}: {{ $('Bericht').item.json.tekst?.slice(0, 120) }}",
        ),
      ),
    ],
    flow: [
      'Elk kwartier > Lees kalender > Bericht > Aan de beurt > Houd de regel vast > Welk netwerk? > Plaats op LinkedIn > Zet op geplaatst',
      'Welk netwerk? #1 > Plaats op Facebook > Zet op geplaatst',
      'Welk netwerk? #2 > Plaats op X > Zet op geplaatst',
      'Welk netwerk? #3 > Zet op mislukt > Meld mislukt bericht',
      'Plaats op LinkedIn #1 > Zet op mislukt',
      'Plaats op Facebook #1 > Zet op mislukt',
      'Plaats op X #1 > Zet op mislukt',
    ],
  }),
});
