import { chats } from '../../apps/chats.js';
import { cmses } from '../../apps/cms.js';
import { documents } from '../../apps/documents.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { fullTables, readableTables } from '../../apps/tables.js';
import {
  ask,
  both,
  choose,
  code,
  combine,
  evenWhenEmpty,
  everyDay,
  form,
  from,
  keep,
  loop,
  only,
  parser,
  recipe,
  set,
  spares,
  t,
  when,
} from '../../kit/index.js';

export const contentkalender = recipe({
  id: 'content-calendar',
  category: 'content',
  tags: ['contentkalender', 'planning', 'ai'],
  saves: spares(
    60,
    'Iemand kijkt wat er vandaag moet verschijnen en schrijft het.',
    'Someone checks what is due today and writes it.',
  ),
  variants: combine(
    { table: fullTables, model: mainModels, cms: cmses, chat: chats, mailer: mailers },
    { take: 10, apart: ['table', 'cms', 'chat'] },
  ),
  build: ({ table, model, cms, chat, mailer }) => {
    const p = (field: string) => from('Gepland stuk', field);
    return {
      name: both(
        `Contentkalender in ${table.app.label} met concepten in ${cms.app.label}, gemeld in ${chat.app.label}`,
        `Content calendar in ${table.app.label} with ${cms.app.label} drafts and ${chat.app.label} updates`,
      ),
      description: both(
        `Leest elke ochtend wat er over drie dagen moet verschijnen volgens ${table.app.label}. ${model.app.label} schrijft blogs naar ${cms.app.label} en nieuwsbriefteksten naar de redactie via ${mailer.app.label}; ${chat.app.label} ziet de stand.`,
        `Each morning it reads what ${table.app.label} says is due in three days. ${model.app.label} writes blogs to ${cms.app.label} and newsletter copy to the editors via ${mailer.app.label}; ${chat.app.label} sees the status.`,
      ),
      benefit: both('De planning vult zichzelf met concepten.', 'The plan fills itself with drafts.'),
      uses: [
        [table, both('is de contentkalender', 'is the content calendar')],
        [model, both('schrijft de concepten', 'writes the drafts')],
        [cms, both('krijgt de blogs', 'gets the blogs')],
        [mailer, both('stuurt nieuwsbriefteksten naar de redactie', 'sends newsletter copy to the editors')],
        [chat, both('krijgt de stand', 'gets the status')],
      ],
      setup: [
        both(
          'Maak het tabblad Kalender met Titel, Datum, Soort (blog of nieuwsbrief), Briefing en Stand.',
          'Create the tab Kalender with Titel, Datum, Soort (blog or nieuwsbrief), Briefing and Stand.',
        ),
      ],
      notes: [
        {
          over: ['Kalender', 'Gepland stuk', 'Over drie dagen'],
          text: '## Drie dagen vooruit\nZo blijft er tijd om het concept te lezen. Pas het aantal dagen aan in "Over drie dagen".',
        },
        {
          over: ['Welke soort?', 'Schrijf blog', 'Schrijf nieuwsbrief'],
          text: '## Twee soorten\nVoeg een regel toe aan "Welke soort?" voor bijvoorbeeld een video of een casus.',
        },
      ],
      nodes: [
        everyDay('Elke ochtend', 7, 30),
        table.rows('Kalender', 'Kalender'),
        set('Gepland stuk', {
          titel: `={{ ${table.cell('Titel')} }}`,
          datum: `={{ String(${table.cell('Datum')}).slice(0, 10) }}`,
          soort: `={{ ${table.cell('Soort')} }}`,
          briefing: `={{ ${table.cell('Briefing')} }}`,
          stand: `={{ ${table.cell('Stand')} || '' }}`,
        }),
        keep('Over drie dagen', [
          ['={{ $json.datum }}', 'is', '={{ $now.plus({ days: 3 }).toISODate() }}'],
          ['={{ $json.stand }}', 'isNot', 'concept'],
        ]),
        loop('Stuk voor stuk', 1),
        choose(
          'Welke soort?',
          [
            ['Blog', ['={{ $json.soort }}', 'is', 'blog']],
            ['Nieuwsbrief', ['={{ $json.soort }}', 'is', 'nieuwsbrief']],
          ],
          'Anders',
        ),
        ask(
          'Schrijf blog',
          'Schrijf een Nederlands blog van 700 woorden in HTML met h2 en p, zonder de titel te herhalen.',
          t`Titel: ${p('titel')}\nBriefing: ${p('briefing')}`,
        ),
        model.attach('Blogschrijver', 'Schrijf blog'),
        cms.draft('Blog als concept', { title: only(p('titel')), html: '={{ $json.text }}' }),
        ask(
          'Schrijf nieuwsbrief',
          'Schrijf een Nederlandse nieuwsbrief van 200 woorden in HTML: aanhef, drie alinea’s, een knoptekst.',
          t`Titel: ${p('titel')}\nBriefing: ${p('briefing')}`,
        ),
        model.attach('Nieuwsbriefschrijver', 'Schrijf nieuwsbrief'),
        mailer.send(
          'Nieuwsbrief naar redactie',
          'redactie@example.com',
          t`Concept nieuwsbrief: ${p('titel')}`,
          '={{ $json.text }}',
        ),
        chat.post(
          'Vraag wat dit is',
          t`"${p('titel')}" staat in de kalender als ${p('soort')}; die soort kan ik niet schrijven.`,
        ),
        table.upsert('Zet op concept', 'Kalender', 'Titel', { Titel: only(p('titel')), Stand: 'concept' }),
        code(
          'Tel de stukken',
          "return [{ json: { lijst: $('Over drie dagen').all().map(({ json }) => '- ' + json.titel + ' (' + json.soort + ')').join('\\n') } }];",
        ),
        chat.post(
          'Praat het team bij',
          '=Over drie dagen verschijnt:\n{{ $json.lijst }}\nDe concepten staan klaar.',
        ),
      ],
      flow: [
        'Elke ochtend > Kalender > Gepland stuk > Over drie dagen > Stuk voor stuk #1 > Welke soort? > Schrijf blog > Blog als concept > Zet op concept > Stuk voor stuk',
        'Welke soort? #1 > Schrijf nieuwsbrief > Nieuwsbrief naar redactie > Zet op concept',
        'Welke soort? #2 > Vraag wat dit is > Stuk voor stuk',
        'Stuk voor stuk > Tel de stukken > Praat het team bij',
      ],
    };
  },
});

export const ideeenbus = recipe({
  id: 'idea-box',
  category: 'content',
  tags: ['ideeën', 'redactie', 'ai'],
  saves: spares(
    30,
    'Iemand verzamelt losse ideeën en kiest er voor de vergadering een paar uit.',
    'Someone collects loose ideas and picks a few for the meeting.',
  ),
  variants: combine(
    { table: readableTables, model: mainModels, chat: chats, docs: documents },
    {
      take: 7,
      sameApp: true,
      apart: ['table', 'chat', 'docs'],
      unless: (c) => c.table.app.key === c.docs.app.key,
    },
  ),
  build: ({ table, model, chat, docs }) => {
    const write = docs.write('Schrijf de agenda', {
      title: "=Redactie week {{ $now.toFormat('WW') }}",
      text: "={{ $('Kies de beste drie').item.json.text }}",
    });
    return {
      name: both(
        `Ideeënbus in ${table.app.label} met een wekelijkse top drie in ${docs.app.label} en ${chat.app.label}`,
        `Idea box in ${table.app.label} with a weekly top three in ${docs.app.label} and ${chat.app.label}`,
      ),
      description: both(
        `Collega’s dienen het hele jaar ideeën in met een formulier. ${model.app.label} geeft elk idee een cijfer in ${table.app.label}; elke donderdag staan de beste drie uitgewerkt in ${docs.app.label} en in ${chat.app.label}.`,
        `Colleagues send in ideas with a form all year round. ${model.app.label} scores each idea in ${table.app.label}; every Thursday the best three are worked out in ${docs.app.label} and shared in ${chat.app.label}.`,
      ),
      benefit: both(
        'De redactievergadering begint met goede ideeën.',
        'The editorial meeting starts with good ideas.',
      ),
      uses: [
        [table, both('bewaart alle ideeën', 'keeps all ideas')],
        [model, both('beoordeelt en werkt uit', 'judges and works out')],
        [docs, both('krijgt de agenda', 'gets the agenda')],
        [chat, both('kondigt de ideeën aan', 'announces the ideas')],
      ],
      setup: [
        both(
          'Maak het tabblad Ideeën met Datum, Idee, Indiener en Cijfer.',
          'Create the tab Ideeën with Datum, Idee, Indiener and Cijfer.',
        ),
      ],
      notes: [
        {
          over: ['Idee indienen', 'Beoordeel het idee', 'Bewaar het idee'],
          text: '## Het hele jaar door\nElk idee krijgt meteen een cijfer en een reden.',
        },
        {
          over: ['Donderdag negen uur', 'Alle ideeën', 'Beste ideeën'],
          text: '## Elke donderdag\nAlleen ideeën van de afgelopen week doen mee.',
        },
      ],
      nodes: [
        form('Idee indienen', 'Ik heb een idee!', 'Een zin is genoeg.', [
          ['idee', 'Jouw idee', 'textarea'],
          ['naam', 'Je naam'],
        ]),
        ask(
          'Beoordeel het idee',
          'Je bent redactiechef. Geef een idee een cijfer van 1 tot 10 op nut voor de lezer en haalbaarheid, met een reden.',
          '={{ $json.idee }}',
          true,
        ),
        model.attach('Redactiechef', 'Beoordeel het idee'),
        parser('Cijfer en reden', 'Beoordeel het idee', { cijfer: 7, reden: 'Concreet en actueel' }),
        table.append('Bewaar het idee', 'Ideeën', {
          Datum: '={{ $now.toISODate() }}',
          Idee: "={{ $('Idee indienen').item.json.idee }}",
          Indiener: "={{ $('Idee indienen').item.json.naam }}",
          Cijfer: "={{ $('Beoordeel het idee').item.json.output.cijfer }}",
        }),
        {
          name: 'Donderdag negen uur',
          type: 'n8n-nodes-base.scheduleTrigger',
          typeVersion: 1.4,
          parameters: {
            rule: {
              interval: [
                {
                  field: 'weeks',
                  weeksInterval: 1,
                  triggerAtDay: [4],
                  triggerAtHour: 9,
                  triggerAtMinute: 0,
                },
              ],
            },
          },
        },
        evenWhenEmpty(table.rows('Alle ideeën', 'Ideeën')),
        code(
          'Beste ideeën',
          `
const grens = $now.minus({ days: 7 }).toISODate();
const ideeen = $input.all().map(({ json }) => { const $json = json; return { datum: String(${table.cell('Datum')}).slice(0, 10), idee: ${table.cell('Idee')}, wie: ${table.cell('Indiener')}, cijfer: Number(${table.cell('Cijfer')}) }; })
  .filter((i) => i.idee && i.datum >= grens)
  .sort((a, b) => b.cijfer - a.cijfer)
  .slice(0, 3);
return [{ json: { aantal: ideeen.length, tekst: ideeen.map((i) => i.idee + ' (van ' + i.wie + ', ' + i.cijfer + ')').join('\\n') } }];`,
        ),
        when('Zijn er ideeën?', [['={{ $json.aantal }}', '>', 0]]),
        ask(
          'Kies de beste drie',
          'Werk deze ideeën uit tot een agenda voor de redactie: per idee de kop, de invalshoek, de vorm en wie er kan helpen. Nederlands.',
          '={{ $json.tekst }}',
        ),
        model.attach('Uitwerker', 'Kies de beste drie'),
        ...write,
        chat.post('Kondig aan', `=De agenda voor de redactie staat klaar: {{ ${docs.link} }}`),
        chat.post('Vraag om ideeën', 'Deze week nog geen ideeën. Wie heeft er een?'),
      ],
      flow: [
        'Idee indienen > Beoordeel het idee > Bewaar het idee',
        `Donderdag negen uur > Alle ideeën > Beste ideeën > Zijn er ideeën? > Kies de beste drie > ${write.map((n) => n.name).join(' > ')} > Kondig aan`,
        'Zijn er ideeën? #1 > Vraag om ideeën',
      ],
    };
  },
});
