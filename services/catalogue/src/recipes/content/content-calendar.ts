import { chats } from '../../apps/chats.js';
import { cmses } from '../../apps/cms.js';
import { documents } from '../../apps/documents.js';
import { wholeLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { fullTables, readableTables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  ask,
  both,
  choose,
  code,
  combine,
  dayOf,
  evenWhenEmpty,
  everyDay,
  form,
  from,
  goOnAfterError,
  keep,
  loop,
  only,
  parser,
  recipe,
  say,
  set,
  spares,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const CALENDAR_AHEAD = wholeLimit(
  ['Dagen vooruit', 'Days ahead'],
  [
    'Hoeveel dagen voor het verschijnen het concept klaarstaat.',
    'How many days before publication the draft is ready.',
  ],
  3,
);

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
        `Leest elke ochtend wat er over drie dagen (of jouw keuze) moet verschijnen volgens ${table.app.label}. ${model.app.label} schrijft blogs naar ${cms.app.label} en nieuwsbriefteksten naar de redactie via ${mailer.app.label}; ${chat.app.label} ziet de stand.`,
        `Each morning it reads what ${table.app.label} says is due in three days (or your choice). ${model.app.label} writes blogs to ${cms.app.label} and newsletter copy to the editors via ${mailer.app.label}; ${chat.app.label} sees the status.`,
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
          'Create the tab Calendar with Title, Date, Kind (blog or newsletter), Briefing and State.',
        ),
      ],
      notes: [
        {
          over: ['Kalender', 'Gepland stuk', 'Bijna aan de beurt'],
          text: say(
            '## Standaard drie dagen vooruit\nZo blijft er tijd om het concept te lezen. Wat mislukt, of wat later in de kalender komt, gaat de volgende ochtend opnieuw mee, tot en met de dag zelf. Alleen regels met een lege Stand doen mee.',
            '## Three days ahead by default\nThat leaves time to read the draft. What fails, or comes into the calendar later, goes again the next morning, up to the day itself. Only rows with an empty State take part.',
          ),
        },
        {
          over: ['Welke soort?', 'Schrijf blog', 'Schrijf nieuwsbrief'],
          text: say(
            '## Twee soorten\nVoeg een regel toe aan "Welke soort?" voor bijvoorbeeld een video of een casus.',
            '## Two kinds\nAdd a rule to "Welke soort?" for a video or a case study, for example.',
          ),
        },
      ],
      names: {
        'Meld niet geschreven': 'Report as not written',
        'Elke ochtend': 'Every morning',
        Kalender: 'Calendar',
        'Gepland stuk': 'Planned piece',
        'Bijna aan de beurt': 'Almost due',
        'Stuk voor stuk': 'Piece by piece',
        'Welke soort?': 'Which kind?',
        'Schrijf blog': 'Write blog',
        Blogschrijver: 'Blog writer',
        'Blog als concept': 'Blog as draft',
        'Schrijf nieuwsbrief': 'Write newsletter',
        Nieuwsbriefschrijver: 'Newsletter writer',
        'Nieuwsbrief naar redactie': 'Newsletter to the editors',
        'Vraag wat dit is': 'Ask what this is',
        'Zet op concept': 'Set to draft',
        'Zet op onbekend': 'Set to unknown',
        'Tel de stukken': 'Count the pieces',
        'Praat het team bij': 'Update the team',
      },
      nodes: [
        everyDay('Elke ochtend', 7, 30),
        table.rows('Kalender', say('Kalender', 'Calendar')),
        set('Gepland stuk', {
          titel: `={{ ${table.cell(say('Titel', 'Title'))} }}`,
          datum: `={{ ${dayOf(table.cell(say('Datum', 'Date')))}.toISODate() ?? '' }}`,
          soort: `={{ String(${table.cell(say('Soort', 'Kind'))} ?? '').trim().toLowerCase() }}`,
          briefing: `={{ ${table.cell('Briefing')} }}`,
          stand: `={{ ${table.cell(say('Stand', 'State'))} || '' }}`,
        }),
        keep('Bijna aan de beurt', [
          [
            `={{ /^\\d{4}-\\d\\d-\\d\\d$/.test($json.datum) && $json.datum >= $now.toISODate() && $json.datum <= $now.plus({ days: ${CALENDAR_AHEAD} }).toISODate() }}`,
            'yes',
          ],
          ['={{ String($json.stand).trim() }}', 'empty'],
        ]),
        loop('Stuk voor stuk', 1),
        choose(
          'Welke soort?',
          [
            ['Blog', ['={{ $json.soort }}', 'is', 'blog']],
            [
              say('Nieuwsbrief', 'Newsletter'),
              ['={{ $json.soort }}', 'is', say('nieuwsbrief', 'newsletter')],
            ],
          ],
          say('Anders', 'Other'),
        ),
        withErrorBranch(
          ask(
            'Schrijf blog',
            say(
              'Schrijf een Nederlands blog van 700 woorden in HTML met h2 en p, zonder de titel te herhalen. Verzin geen cijfers, klanten of citaten; zet [invullen] waar een feit ontbreekt.',
              'Write an English blog of 700 words in HTML with h2 and p, without repeating the title. Make up no figures, customers or quotes; put [fill in] where a fact is missing.',
            ),
            say(
              t`Titel: ${p('titel')}\nBriefing: ${p('briefing')}`,
              t`Title: ${p('titel')}\nBriefing: ${p('briefing')}`,
            ),
          ),
        ),
        model.attach('Blogschrijver', 'Schrijf blog'),
        withErrorBranch(
          cms.draft('Blog als concept', {
            title: only(p('titel')),
            html: "={{ String($json.text ?? '').replace(/^\\s*```\\w*\\s*|```\\s*$/g, '') }}",
          }),
        ),
        withErrorBranch(
          ask(
            'Schrijf nieuwsbrief',
            say(
              'Schrijf een Nederlandse nieuwsbrief van 200 woorden in HTML: aanhef, drie alinea’s, een knoptekst. Verzin geen feiten en laat geen invulplekken als [Naam] staan.',
              'Write an English newsletter of 200 words in HTML: salutation, three paragraphs, a button text. Make up no facts and leave no gaps such as [Name].',
            ),
            say(
              t`Titel: ${p('titel')}\nBriefing: ${p('briefing')}`,
              t`Title: ${p('titel')}\nBriefing: ${p('briefing')}`,
            ),
          ),
        ),
        model.attach('Nieuwsbriefschrijver', 'Schrijf nieuwsbrief'),
        mailer.send(
          'Nieuwsbrief naar redactie',
          mailOf.editors,
          say(t`Concept nieuwsbrief: ${p('titel')}`, t`Draft newsletter: ${p('titel')}`),
          "={{ String($json.text ?? '').replace(/^\\s*```\\w*\\s*|```\\s*$/g, '') }}",
        ),
        chat.post(
          'Vraag wat dit is',
          say(
            t`"${p('titel')}" staat in de kalender als ${p('soort')}; die soort kan ik niet schrijven.`,
            t`"${p('titel')}" is in the calendar as ${p('soort')}; I cannot write that kind.`,
          ),
        ),
        table.upsert('Zet op concept', say('Kalender', 'Calendar'), say('Titel', 'Title'), {
          [say('Titel', 'Title')]: only(p('titel')),
          [say('Stand', 'State')]: say('concept', 'draft'),
        }),
        table.upsert('Zet op onbekend', say('Kalender', 'Calendar'), say('Titel', 'Title'), {
          [say('Titel', 'Title')]: only(p('titel')),
          [say('Stand', 'State')]: say('soort onbekend', 'kind unknown'),
        }),
        code(
          'Tel de stukken',
          "return [{ json: { lijst: $('Bijna aan de beurt').all().filter(({ json }) => ['blog', 'nieuwsbrief', 'newsletter'].includes(json.soort)).map(({ json }) => '- ' + json.titel + ' (' + json.soort + ')').join('\\n') } }];",
        ),
        chat.post(
          'Praat het team bij',
          say(
            `={{ $json.lijst ? 'Binnen ' + ${CALENDAR_AHEAD} + ' dagen verschijnt:\\n' + $json.lijst + '\\nDe concepten staan klaar, behalve wat hierboven als niet geschreven staat.' : 'Er is vanochtend geen concept geschreven.' }}`,
            `={{ $json.lijst ? 'Due within ' + ${CALENDAR_AHEAD} + ' days:\\n' + $json.lijst + '\\nThe drafts are ready, except what is named above as not written.' : 'No draft was written this morning.' }}`,
          ),
        ),
        chat.post(
          'Meld niet geschreven',
          say(
            t`"${p('titel')}" is niet als concept klaargezet: het model of de site weigerde. Morgenochtend volgt een nieuwe poging zolang de datum niet voorbij is; heb je haast, schrijf het dan zelf en vul Stand in.`,
            t`"${p('titel')}" was not prepared as a draft: the model or the site refused. It is tried again tomorrow morning as long as its date has not passed; in a hurry, write it yourself and fill in State.`,
          ),
        ),
      ],
      flow: [
        'Elke ochtend > Kalender > Gepland stuk > Bijna aan de beurt > Stuk voor stuk #1 > Welke soort? > Schrijf blog > Blog als concept > Zet op concept > Stuk voor stuk',
        'Welke soort? #1 > Schrijf nieuwsbrief > Nieuwsbrief naar redactie > Zet op concept',
        'Welke soort? #2 > Vraag wat dit is > Zet op onbekend > Stuk voor stuk',
        'Stuk voor stuk > Tel de stukken > Praat het team bij',
        'Schrijf blog #1 > Meld niet geschreven > Stuk voor stuk',
        'Blog als concept #1 > Meld niet geschreven',
        'Schrijf nieuwsbrief #1 > Meld niet geschreven',
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
      title: say("=Redactie week {{ $now.toFormat('WW') }}", "=Editorial week {{ $now.toFormat('WW') }}"),
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
          'Create the tab Ideas with Date, Idea, Sender and Score.',
        ),
      ],
      notes: [
        {
          over: ['Idee indienen', 'Beoordeel het idee', 'Bewaar het idee'],
          text: say(
            '## Het hele jaar door\nElk idee krijgt meteen een cijfer en een reden.',
            '## All year round\nEvery idea gets a score and a reason at once.',
          ),
        },
        {
          over: ['Donderdag negen uur', 'Alle ideeën', 'Beste ideeën'],
          text: say(
            '## Elke donderdag\nAlleen ideeën van de afgelopen week doen mee.',
            '## Every Thursday\nOnly ideas of the past week take part.',
          ),
        },
      ],
      names: {
        'Idee indienen': 'Send in an idea',
        'Beoordeel het idee': 'Judge the idea',
        Redactiechef: 'Chief editor',
        'Cijfer en reden': 'Score and reason',
        'Bewaar het idee': 'Save the idea',
        'Donderdag negen uur': "Thursday nine o'clock",
        'Alle ideeën': 'All ideas',
        'Beste ideeën': 'Best ideas',
        'Zijn er ideeën?': 'Any ideas?',
        'Meld dat het model zweeg': 'Report that the model was silent',
        'Kies de beste drie': 'Choose the best three',
        Uitwerker: 'Developer',
        'Schrijf de agenda': 'Write the agenda',
        'Kondig aan': 'Announce',
        'Vraag om ideeën': 'Ask for ideas',
      },
      nodes: [
        form(
          'Idee indienen',
          say('Ik heb een idee!', 'I have an idea!'),
          say('Een zin is genoeg.', 'One sentence is enough.'),
          [
            ['idee', say('Jouw idee', 'Your idea'), 'textarea'],
            ['naam', say('Je naam', 'Your name')],
          ],
        ),
        goOnAfterError(
          ask(
            'Beoordeel het idee',
            say(
              'Je bent redactiechef. Geef een idee een cijfer van 1 tot 10 op nut voor de lezer en haalbaarheid, met een reden.',
              'You are a chief editor. Score an idea from 1 to 10 on its use to the reader and its feasibility, with a reason. Answer in English.',
            ),
            '={{ $json.idee }}',
            true,
          ),
        ),
        model.attach('Redactiechef', 'Beoordeel het idee'),
        parser('Cijfer en reden', 'Beoordeel het idee', {
          cijfer: 7,
          reden: say('Concreet en actueel', 'Concrete and topical'),
        }),
        table.append('Bewaar het idee', say('Ideeën', 'Ideas'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Idee', 'Idea')]: "={{ $('Idee indienen').item.json.idee }}",
          [say('Indiener', 'Sender')]: "={{ $('Idee indienen').item.json.naam }}",
          [say('Cijfer', 'Score')]: "={{ $('Beoordeel het idee').item.json.output?.cijfer ?? '' }}",
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
        evenWhenEmpty(table.rows('Alle ideeën', say('Ideeën', 'Ideas'))),
        code(
          'Beste ideeën',
          `
${AS_DAY}
const grens = $now.minus({ days: 7 }).toISODate();
const ideeen = $input.all().map(({ json }) => { const $json = json; return { datum: asDay(${table.cell(say('Datum', 'Date'))}).toISODate() ?? '', idee: ${table.cell(say('Idee', 'Idea'))}, wie: ${table.cell(say('Indiener', 'Sender'))}, cijfer: Number(${table.cell(say('Cijfer', 'Score'))}) || 0 }; })
  .filter((i) => i.idee && i.datum >= grens)
  .sort((a, b) => b.cijfer - a.cijfer)
  .slice(0, 3);
return [{ json: { aantal: ideeen.length, tekst: ideeen.map((i) => i.idee + '${say(' (van ', ' (from ')}' + i.wie + ', ' + i.cijfer + ')').join('\\n') } }];`,
        ),
        when('Zijn er ideeën?', [['={{ $json.aantal }}', '>', 0]]),
        withErrorBranch(
          ask(
            'Kies de beste drie',
            say(
              'Werk deze ideeën uit tot een agenda voor de redactie: per idee de kop, de invalshoek, de vorm en wie er kan helpen. Nederlands.',
              'Work these ideas out into an agenda for the editors: for each idea the headline, the angle, the form and who can help. In English.',
            ),
            '={{ $json.tekst }}',
          ),
        ),
        chat.post(
          'Meld dat het model zweeg',
          say(
            'Het model werkte de ideeën van deze week niet uit. Ze staan nog in de tabel.',
            'The model did not work out the ideas of this week. They are still in the table.',
          ),
        ),
        model.attach('Uitwerker', 'Kies de beste drie'),
        ...write,
        chat.post(
          'Kondig aan',
          say(
            `=De agenda voor de redactie staat klaar: {{ ${docs.link} }}`,
            `=The agenda for the editors is ready: {{ ${docs.link} }}`,
          ),
        ),
        chat.post(
          'Vraag om ideeën',
          say('Deze week nog geen ideeën. Wie heeft er een?', 'No ideas yet this week. Who has one?'),
        ),
      ],
      flow: [
        'Idee indienen > Beoordeel het idee > Bewaar het idee',
        `Donderdag negen uur > Alle ideeën > Beste ideeën > Zijn er ideeën? > Kies de beste drie > ${write.map((n) => n.name).join(' > ')} > Kondig aan`,
        'Zijn er ideeën? #1 > Vraag om ideeën',
        'Kies de beste drie #1 > Meld dat het model zweeg',
      ],
    };
  },
});
