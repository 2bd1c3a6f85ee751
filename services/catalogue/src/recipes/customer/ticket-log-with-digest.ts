import { chats } from '../../apps/chats.js';
import { liveDesks } from '../../apps/helpdesks.js';
import { mainModels } from '../../apps/models.js';
import { readableTables } from '../../apps/tables.js';
import {
  append,
  ask,
  both,
  classify,
  code,
  combine,
  evenWhenEmpty,
  everyDay,
  keep,
  only,
  recipe,
  set,
  spares,
  starts,
  t,
} from '../../kit/index.js';

export const intakeMetDagverslag = recipe({
  id: 'ticket-log-with-digest',
  category: 'customer',
  tags: ['tickets', 'dagverslag', 'ai'],
  saves: spares(
    20,
    'Een teamleider houdt een lijst bij en schrijft het verslag van de dag.',
    'A team lead keeps a list and writes the report of the day.',
  ),
  variants: combine(
    {
      desk: liveDesks,
      table: readableTables,
      model: mainModels,
      chat: chats,
    },
    {
      take: 8,
      apart: ['desk', 'table', 'chat'],
    },
  ),
  build: ({ desk, table, model, chat }) => {
    const { nodes, path, ref: k } = starts(desk.newTicket, 'Vraag binnen', 'Binnengekomen vraag');
    return {
      name: both(
        `Vragen uit ${desk.app.label} vastleggen in ${table.app.label}, met dagverslag in ${chat.app.label}`,
        `Log ${desk.app.label} questions in ${table.app.label} with a daily report in ${chat.app.label}`,
      ),
      description: both(
        `Overdag komt elke vraag uit ${desk.app.label} met soort en stemming in ${table.app.label}. Om vijf uur schrijft ${model.app.label} daar een verslag van en plaatst het in ${chat.app.label}.`,
        `During the day each question from ${desk.app.label} goes into ${table.app.label} with its kind and mood. At five ${model.app.label} writes a report and posts it in ${chat.app.label}.`,
      ),
      benefit: both(
        'Iedereen gaat naar huis en weet hoe de dag was.',
        'Everyone goes home knowing how the day went.',
      ),
      uses: [
        [desk.newTicket, both('meldt nieuwe vragen', 'reports new questions')],
        [table, both('bewaart elke vraag', 'keeps every question')],
        [
          model,
          both('sorteert de vragen en schrijft het verslag', 'sorts the questions and writes the report'),
        ],
        [chat, both('krijgt het dagverslag', 'gets the daily report')],
      ],
      setup: [
        both(
          'Maak het tabblad Vragen met Datum, Soort, Klant en Onderwerp.',
          'Create the tab Vragen with Datum, Soort, Klant and Onderwerp.',
        ),
      ],
      notes: [
        {
          over: ['Soort vraag', 'Vraag', 'Klacht', 'Compliment'],
          text: '## Overdag\nElke vraag krijgt een soort. Die staat straks in het verslag.',
        },
        {
          over: ['Vijf uur', 'Alle vragen', 'Alleen vandaag'],
          text: '## Einde van de dag\nHet verslag leest alleen de regels van vandaag.',
        },
      ],
      nodes: [
        ...nodes,
        classify('Soort vraag', t`${k.subject}\n${k.text}`, [
          ['Vraag', 'De klant wil iets weten'],
          ['Klacht', 'De klant is ontevreden'],
          ['Compliment', 'De klant is blij'],
        ]),
        model.attach('Sorteermodel', 'Soort vraag'),
        set('Vraag', {
          soort: 'vraag',
        }),
        set('Klacht', {
          soort: 'klacht',
        }),
        set('Compliment', {
          soort: 'compliment',
        }),
        append('Gesorteerd', 3),
        table.append('Bewaar de vraag', 'Vragen', {
          Datum: '={{ $now.toISODate() }}',
          Soort: '={{ $json.soort }}',
          Klant: only(k.email),
          Onderwerp: only(k.subject),
        }),
        everyDay('Vijf uur', 17),
        table.rows('Alle vragen', 'Vragen'),
        evenWhenEmpty(
          keep('Alleen vandaag', [
            [`={{ String(${table.cell('Datum')}).slice(0, 10) }}`, 'is', '={{ $now.toISODate() }}'],
          ]),
        ),
        code(
          'Zet de dag op een rij',
          `
const regels = $input.all().filter(({ json }) => Object.keys(json).length > 0).map(({ json }) => { const $json = json; return ${table.cell('Soort')} + ': ' + ${table.cell('Onderwerp')}; });
return [{ json: { aantal: regels.length, tekst: regels.join('\\n') } }];`,
        ),
        ask(
          'Schrijf dagverslag',
          'Schrijf voor een supportteam een opgewekt dagverslag van vier zinnen: wat viel op, wat ging goed, wat moet morgen anders. Waren er geen vragen, zeg dat dan in een zin. Nederlands, geen opmaak.',
          '={{ $json.aantal }} vragen vandaag:\n{{ $json.tekst }}',
        ),
        model.attach('Verslaggever', 'Schrijf dagverslag'),
        chat.post('Plaats dagverslag', '={{ $json.text }}'),
      ],
      flow: [
        `${path} > Soort vraag > Vraag > Gesorteerd > Bewaar de vraag`,
        'Soort vraag #1 > Klacht > Gesorteerd @1',
        'Soort vraag #2 > Compliment > Gesorteerd @2',
        'Vijf uur > Alle vragen > Alleen vandaag > Zet de dag op een rij > Schrijf dagverslag > Plaats dagverslag',
      ],
    };
  },
});
