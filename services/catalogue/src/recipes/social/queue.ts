import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { businessSocials, socials } from '../../apps/socials.js';
import { fullTables } from '../../apps/tables.js';
import {
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  form,
  recipe,
  say,
  set,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const QUEUE_LEAST = ownLimit(
  ['Oproep bij berichten', 'Call at posts'],
  [
    'Bij hoeveel berichten of minder om nieuwe ideeën wordt gevraagd.',
    'At how many posts or fewer new ideas are asked for.',
  ],
  3,
);

export const postQueue = recipe({
  id: 'post-queue',
  category: 'social',
  tags: ['wachtrij', 'inplannen', 'formulier'],
  saves: {
    minutes: 15,
    nl: 'Iemand houdt zelf bij welk bericht wanneer aan de beurt is.',
    en: 'Someone keeps track of which post goes out when.',
  },
  variants: combine(
    { table: fullTables, first: businessSocials, second: socials, chat: chats },
    { take: 10, apart: ['table', 'first', 'second'] },
  ),
  build: ({ table, first, second, chat }) => ({
    name: both(
      `Wachtrij met berichten voor ${first.app.label} en ${second.app.label} in ${table.app.label}`,
      `Social media queue for ${first.app.label} and ${second.app.label} in ${table.app.label}`,
    ),
    description: both(
      `Collega's vullen de wachtrij in ${table.app.label} via een formulier. Op vaste tijden gaat het oudste bericht naar ${first.app.label} en ${second.app.label}; raakt de wachtrij leeg, dan volgt een oproep in ${chat.app.label}.`,
      `Colleagues fill the queue in ${table.app.label} through a form. At fixed times the oldest post goes to ${first.app.label} and ${second.app.label}; when the queue runs dry ${chat.app.label} gets a call for more.`,
    ),
    benefit: both(
      'Elke werkdag een bericht, ook in drukke weken.',
      'A post every working day, busy weeks included.',
    ),
    uses: [
      [table, both('is de wachtrij', 'is the queue')],
      [first, both('krijgt elk bericht', 'gets every post')],
      [second, both('krijgt elk bericht', 'gets every post')],
      [chat, both('roept om nieuwe ideeën', 'asks for new ideas')],
    ],
    setup: [
      both(
        'Geef het tabblad Wachtrij de kolommen Nummer, Tekst, Van, Status en Moment.',
        'Give the tab Queue the columns Number, Text, From, Status and Moment.',
      ),
      both(
        'Verander de tijden in "Werkdagen om negen en vier".',
        'Change the times in "Werkdagen om negen en vier".',
      ),
    ],
    notes: [
      {
        over: ['Idee insturen', 'Zet in wachtrij'],
        text: say(
          '## Insturen\nHet nummer is een tijdstempel, dus het oudste idee heeft het laagste nummer.',
          '## Sending in\nThe number is a timestamp, so the oldest idea has the lowest number.',
        ),
      },
      {
        over: ['Kies oudste', 'Wachtrij bijna leeg?'],
        text: say(
          '## Aan de beurt\nEén bericht per keer, het oudste eerst. Weigert een netwerk, dan gaat het andere gewoon door en hoor je het. Bij weinig over (standaard drie of minder) volgt een oproep.',
          '## Due\nOne post at a time, the oldest first. If a network refuses, the other simply goes on and you hear of it. With few left (three or fewer by default) a call for more follows.',
        ),
      },
    ],
    names: {
      'Idee insturen': 'Send in idea',
      'Kort genoeg?': 'Short enough?',
      'Zet in wachtrij': 'Add to queue',
      'Bedank inzender': 'Thank the sender',
      'Vraag om inkorten': 'Ask to shorten',
      'Werkdagen om negen en vier': 'Working days at nine and four',
      'Lees wachtrij': 'Read queue',
      Rij: 'Row',
      'Kies oudste': 'Choose oldest',
      'Iets te plaatsen?': 'Anything to post?',
      'Zet op geplaatst': 'Set to posted',
      'Zet op mislukt': 'Set to failed',
      'Meld misser': 'Report a miss',
      'Wachtrij bijna leeg?': 'Queue nearly empty?',
      'Vraag nieuwe ideeën': 'Ask for new ideas',
      [`Plaats op ${first.app.label}`]: `Post on ${first.app.label}`,
      [`Plaats op ${second.app.label}`]: `Post on ${second.app.label}`,
    },
    nodes: [
      form(
        'Idee insturen',
        say('Stuur een bericht in', 'Send in a post'),
        say(
          'Het komt in de wachtrij en gaat vanzelf online.',
          'It joins the queue and goes online by itself.',
        ),
        [
          ['name', say('Je naam', 'Your name')],
          ['text', say('Tekst', 'Text'), 'textarea'],
        ],
      ),
      when('Kort genoeg?', [
        ['={{ $json.text.length }}', '<=', Math.min(first.longest, second.longest, 900)],
      ]),
      table.upsert('Zet in wachtrij', say('Wachtrij', 'Queue'), say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]: "={{ $now.toFormat('yyyyMMdd-HHmmss') }}",
        [say('Tekst', 'Text')]: '={{ $json.text }}',
        [say('Van', 'From')]: '={{ $json.name }}',
        Status: say('wacht', 'waiting'),
      }),
      chat.post(
        'Bedank inzender',
        say(
          "=Nieuw idee van {{ $('Idee insturen').item.json.name }} in de wachtrij.",
          "=New idea of {{ $('Idee insturen').item.json.name }} in the queue.",
        ),
      ),
      chat.post(
        'Vraag om inkorten',
        say(
          "=Het bericht van {{ $('Idee insturen').item.json.name }} is te lang ({{ $('Idee insturen').item.json.text.length }} tekens) en staat er niet in.",
          "=The post of {{ $('Idee insturen').item.json.name }} is too long ({{ $('Idee insturen').item.json.text.length }} characters) and was not added.",
        ),
      ),
      cron('Werkdagen om negen en vier', '0 9,16 * * 1-5'),
      evenWhenEmpty(table.rows('Lees wachtrij', say('Wachtrij', 'Queue'))),
      set('Rij', {
        nummer: `={{ ${table.cell(say('Nummer', 'Number'))} }}`,
        tekst: `={{ ${table.cell(say('Tekst', 'Text'))} }}`,
        status: `={{ ${table.cell('Status')} }}`,
      }),
      code(
        'Kies oudste',
        `
const wachtend = $input.all().map(({ json }) => json).filter((rij) => rij.status === ${say("'wacht'", "'waiting'")}).sort((a, b) => String(a.nummer).localeCompare(String(b.nummer)));
return [{ json: { over: Math.max(0, wachtend.length - 1), gevonden: wachtend.length > 0, ...(wachtend[0] ?? {}) } }];`,
      ),
      when('Iets te plaatsen?', [['={{ $json.gevonden }}', 'yes']]),
      withErrorBranch(first.post(`Plaats op ${first.app.label}`, '={{ $json.tekst }}')),
      withErrorBranch(
        second.post(`Plaats op ${second.app.label}`, "={{ $('Kies oudste').item.json.tekst }}"),
      ),
      table.upsert('Zet op geplaatst', say('Wachtrij', 'Queue'), say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]: "={{ $('Kies oudste').item.json.nummer }}",
        Status: say('geplaatst', 'posted'),
        Moment: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
      }),
      table.upsert('Zet op mislukt', say('Wachtrij', 'Queue'), say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]: "={{ $('Kies oudste').item.json.nummer }}",
        Status: say('mislukt', 'failed'),
      }),
      chat.post(
        'Meld misser',
        say(
          "=Niet overal geplaatst: {{ $('Kies oudste').item.json.tekst.slice(0, 120) }}. Kijk even welk netwerk het mist.",
          "=Not posted everywhere: {{ $('Kies oudste').item.json.tekst.slice(0, 120) }}. Please see which network lacks it.",
        ),
      ),
      when('Wachtrij bijna leeg?', [
        ["={{ $('Kies oudste').item.json.over }}", '<=', `={{ ${QUEUE_LEAST} }}`],
      ]),
      chat.post(
        'Vraag nieuwe ideeën',
        say(
          "=Nog {{ $('Kies oudste').item.json.over }} berichten in de wachtrij. Wie heeft er een idee?",
          "={{ $('Kies oudste').item.json.over }} posts left in the queue. Who has an idea?",
        ),
      ),
    ],
    flow: [
      'Idee insturen > Kort genoeg? > Zet in wachtrij > Bedank inzender',
      'Kort genoeg? #1 > Vraag om inkorten',
      `Werkdagen om negen en vier > Lees wachtrij > Rij > Kies oudste > Iets te plaatsen? > Plaats op ${first.app.label} > Plaats op ${second.app.label} > Zet op geplaatst > Wachtrij bijna leeg? > Vraag nieuwe ideeën`,
      `Plaats op ${first.app.label} #1 > Meld misser`,
      `Plaats op ${first.app.label} #1 > Plaats op ${second.app.label}`,
      `Plaats op ${second.app.label} #1 > Zet op mislukt > Meld misser`,
      'Iets te plaatsen? #1 > Vraag nieuwe ideeën',
    ],
  }),
});
