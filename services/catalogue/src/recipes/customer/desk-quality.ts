import { chats } from '../../apps/chats.js';
import { listedDesks, liveDesks, zendesk } from '../../apps/helpdesks.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { lookupTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  among,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  everyWeek,
  extract,
  goOnAfterError,
  keep,
  node,
  only,
  onlyNew,
  reads,
  recipe,
  say,
  spares,
  starts,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const pairs = among(chats, 'slack', 'microsoftTeams');

const OLD_DAYS = ownLimit(
  ['Dagen open', 'Days open'],
  ['Wat langer openstaat komt apart in de lijst.', 'What is open for longer stands apart in the list.'],
  2,
);

export const weekendHandover = recipe({
  id: 'support-weekend-handover',
  category: 'customer',
  tags: ['weekenddienst', 'overdracht', 'tickets', 'rooster'],
  saves: spares(
    25,
    'Op vrijdagmiddag schrijft iemand uit het hoofd op wat de weekenddienst moet weten.',
    'On Friday afternoon someone writes from memory what the weekend shift has to know.',
  ),
  variants: combine(
    {
      desk: among(listedDesks, 'zendesk', 'freshdesk'),
      table: among(lookupTables, 'googleSheets', 'airtable'),
      mailer: among(mailers, 'gmail', 'outlook'),
      chat: pairs,
    },
    { take: 2, apart: ['desk', 'table'] },
  ),
  build: ({ desk, table, mailer, chat }) => {
    const { nodes, path } = reads(desk.openTickets, 'Haal open tickets', 'Ticket');
    const column = {
      day: say('Zaterdag', 'Saturday'),
      name: say('Naam', 'Name'),
      mail: say('E-mail', 'Email'),
    };
    return {
      name: both(
        `Weekendoverdracht van ${desk.app.label} naar wie dienst heeft volgens ${table.app.label}`,
        `Weekend handover of ${desk.app.label} to who is on duty by ${table.app.label}`,
      ),
      description: both(
        `Bundelt vrijdag om vier uur de open tickets uit ${desk.app.label}: spoed, langer dan twee dagen (of jouw termijn) open en de rest. Wie volgens ${table.app.label} dienst heeft, krijgt de lijst via ${mailer.app.label}; staat er niemand, dan waarschuwt ${chat.app.label}.`,
        `On Friday at four it gathers the open tickets of ${desk.app.label}: urgent, open for over two days (or your term) and the rest. Who is on duty by ${table.app.label} gets the list through ${mailer.app.label}; where nobody is, ${chat.app.label} warns.`,
      ),
      benefit: both(
        'De weekenddienst begint met een lijst en niet met zoeken.',
        'The weekend begins with a list instead of a search.',
      ),
      uses: [
        [desk, both('geeft de open tickets', 'gives the open tickets')],
        [table, both('is het dienstrooster', 'is the duty roster')],
        [mailer, both('stuurt de overdracht', 'sends the handover')],
        [chat, both('waarschuwt als niemand dienst heeft', 'warns where nobody is on duty')],
      ],
      setup: [
        both(
          'Maak een tabel Weekenddienst met Zaterdag (de datum als 2027-01-09), Naam en E-mail.',
          'Make a table Weekend duty with Saturday (its date as 2027-01-09), Name and Email.',
        ),
        both(
          'Pas in "Bundel de overdracht" de woorden aan waaraan je spoed herkent.',
          'In "Bundel de overdracht" change the words by which you know what is urgent.',
        ),
      ],
      names: {
        'Vrijdag om 4 uur': 'Friday at 4 pm',
        'Haal open tickets': 'Fetch open tickets',
        Ticket: 'Ticket',
        'Bundel de overdracht': 'Gather the handover',
        'Wie heeft dienst?': 'Who is on duty?',
        'Iemand met een mailadres?': 'Somebody with a mail address?',
        'Stuur de overdracht': 'Send the handover',
        'Meld de overdracht': 'Tell of the handover',
        'Waarschuw het team': 'Warn the team',
      },
      nodes: [
        cron('Vrijdag om 4 uur', '0 16 * * 5'),
        ...nodes.map((one, at) => (at === 0 || one.type.endsWith('.filter') ? evenWhenEmpty(one) : one)),
        code(
          'Bundel de overdracht',
          `
const SPOED = /${say('spoed|storing|dringend|lekkage|ligt plat|gevaar', 'urgent|outage|leak|down|danger|emergency')}/i;
const netjes = (tekst) => String(tekst ?? '').replace(/[<&]/g, ' ').slice(0, 120);
const tickets = $input.all().map(({ json: $json }) => ({ id: String($json.id ?? ''), onderwerp: netjes($json.subject), naam: netjes($json.name), link: $json.link ?? '', spoed: SPOED.test(String($json.subject) + ' ' + String($json.text)), open: $now.diff(DateTime.fromISO(String(${desk.openedAt} ?? '')), 'days').days })).filter((een) => een.id !== '');
const regel = (een) => '<li><a href="' + een.link + '">' + een.onderwerp + '</a> (' + een.naam + ')</li>';
const groep = (titel, lijst) => (lijst.length ? '<h3>' + titel + ' (' + lijst.length + ')</h3><ul>' + lijst.slice(0, 25).map(regel).join('') + '</ul>' : '');
const spoed = tickets.filter((een) => een.spoed);
const oud = tickets.filter((een) => !een.spoed && een.open > ${OLD_DAYS});
const rest = tickets.filter((een) => !een.spoed && !(een.open > ${OLD_DAYS}));
return [{ json: { zaterdag: $now.plus({ days: 1 }).toISODate(), aantal: tickets.length, spoed: spoed.length, html: groep('${say('Spoed', 'Urgent')}', spoed) + groep('${say('Lang open', 'Open for long')}', oud) + groep('${say('Overig', 'Others')}', rest) || '<p>${say('Er staat niets open. Goed weekend!', 'Nothing is open. Have a good weekend!')}</p>' } }];`,
        ),
        evenWhenEmpty(
          table.find(
            'Wie heeft dienst?',
            say('Weekenddienst', 'Weekend duty'),
            column.day,
            '={{ $json.zaterdag }}',
          ),
        ),
        when('Iemand met een mailadres?', [[`={{ ${table.cell(column.mail)} ?? '' }}`, 'contains', '@']]),
        withErrorBranch(
          mailer.send(
            'Stuur de overdracht',
            `={{ ${table.cell(column.mail)} }}`,
            say(
              "=Weekenddienst: {{ $('Bundel de overdracht').first().json.aantal }} tickets open, {{ $('Bundel de overdracht').first().json.spoed }} met spoed",
              "=Weekend duty: {{ $('Bundel de overdracht').first().json.aantal }} tickets open, {{ $('Bundel de overdracht').first().json.spoed }} urgent",
            ),
            say(
              `=<p>Hoi {{ ${table.cell(column.name)} }},</p><p>Dit laat de week voor je achter:</p>{{ $('Bundel de overdracht').first().json.html }}`,
              `=<p>Hi {{ ${table.cell(column.name)} }},</p><p>This is what the week leaves you:</p>{{ $('Bundel de overdracht').first().json.html }}`,
            ),
          ),
        ),
        chat.post(
          'Meld de overdracht',
          say(
            `=Dit weekend heeft {{ $('Wie heeft dienst?').item.json${table.cell(column.name).slice(5)} }} dienst en kreeg de lijst met {{ $('Bundel de overdracht').first().json.aantal }} open tickets.`,
            `=This weekend {{ $('Wie heeft dienst?').item.json${table.cell(column.name).slice(5)} }} is on duty and got the list of {{ $('Bundel de overdracht').first().json.aantal }} open tickets.`,
          ),
        ),
        chat.post(
          'Waarschuw het team',
          say(
            "=Niemand kreeg de weekendoverdracht: er staat niemand met een mailadres in het rooster voor {{ $('Bundel de overdracht').first().json.zaterdag }}, of de mail kon niet weg. Open: {{ $('Bundel de overdracht').first().json.aantal }}, spoed: {{ $('Bundel de overdracht').first().json.spoed }}.",
            "=Nobody got the weekend handover: nobody with a mail address stands in the roster for {{ $('Bundel de overdracht').first().json.zaterdag }}, or the mail could not leave. Open: {{ $('Bundel de overdracht').first().json.aantal }}, urgent: {{ $('Bundel de overdracht').first().json.spoed }}.",
          ),
        ),
      ],
      flow: [
        `Vrijdag om 4 uur > ${path} > Bundel de overdracht > Wie heeft dienst? > Iemand met een mailadres? > Stuur de overdracht > Meld de overdracht`,
        'Iemand met een mailadres? #1 > Waarschuw het team',
        'Stuur de overdracht #1 > Waarschuw het team',
      ],
    };
  },
});

const REPEATS = ownLimit(
  ['Vanaf keer', 'From contact'],
  ['Bij het hoeveelste contact iemand de oorzaak zoekt.', 'At which contact somebody looks for the cause.'],
  3,
);
const REPEAT_DAYS = ownLimit(
  ['Binnen dagen', 'Within days'],
  ['Over hoeveel dagen de contacten tellen.', 'Over how many days contacts count.'],
  30,
);

export const repeatContact = recipe({
  id: 'support-repeat-contact',
  category: 'customer',
  tags: ['herhaalcontact', 'tickets', 'klantbehoud', 'oorzaak'],
  saves: spares(
    6,
    'Een medewerker merkt pas na lang zoeken dat deze klant al drie keer belde.',
    'An agent only finds after a long search that this customer wrote three times already.',
  ),
  variants: combine(
    {
      desk: among(liveDesks, 'zendesk', 'freshdesk'),
      table: among(lookupTables, 'googleSheets', 'supabase'),
      tasks: among(taskApps, 'asana', 'trello'),
    },
    { take: 2, apart: ['desk', 'table'] },
  ),
  build: ({ desk, table, tasks }) => {
    const { nodes, path, ref: k } = starts(desk.newTicket, 'Nieuw ticket', 'Ticket');
    const tab = say('Contactmomenten', 'Contacts');
    const column = {
      mail: say('E-mail', 'Email'),
      day: say('Datum', 'Date'),
      subject: say('Onderwerp', 'Subject'),
    };
    return {
      name: both(
        `Klanten die steeds terugkomen herkennen in ${desk.app.label}, met taak in ${tasks.app.label}`,
        `Spot customers who keep coming back in ${desk.app.label}, with a task in ${tasks.app.label}`,
      ),
      description: both(
        `Elk nieuw ticket in ${desk.app.label} komt in ${table.app.label}. Is het de derde keer in dertig dagen (of jouw grens), dan staan de eerdere onderwerpen als notitie op het ticket en krijgt iemand in ${tasks.app.label} de taak om de oorzaak te zoeken.`,
        `Each new ticket in ${desk.app.label} goes to ${table.app.label}. If it is the third within thirty days (or your limit), the earlier subjects stand on the ticket as a note and somebody gets the task in ${tasks.app.label} to find the cause.`,
      ),
      benefit: both(
        'Dezelfde vraag krijgt een oplossing in plaats van een antwoord.',
        'The same question gets a solution instead of an answer.',
      ),
      uses: [
        [desk, both('meldt tickets en krijgt de notitie', 'reports tickets and gets the note')],
        [table, both('onthoudt elk contact', 'remembers each contact')],
        [tasks, both('krijgt de opdracht', 'gets the assignment')],
      ],
      setup: [
        both(
          'Maak een tabel Contactmomenten met E-mail, Datum en Onderwerp, en bewaar regels niet langer dan je nodig hebt.',
          'Make a table Contacts with Email, Date and Subject, and keep rows no longer than you need.',
        ),
      ],
      names: {
        'Nieuw ticket': 'New ticket',
        Ticket: 'Ticket',
        'Met een mailadres': 'With a mail address',
        'Schrijf het contact op': 'Write the contact down',
        'Haal eerdere contacten': 'Fetch earlier contacts',
        'Te vaak?': 'Too often?',
        'Zet op het ticket': 'Put on the ticket',
        'Eén keer per maand': 'Once a month',
        'Laat de oorzaak zoeken': 'Have the cause found',
      },
      nodes: [
        ...nodes,
        keep('Met een mailadres', [[only(k.email), 'contains', '@']]),
        table.append('Schrijf het contact op', tab, {
          [column.mail]: "={{ String($('Ticket').item.json.email).trim().toLowerCase() }}",
          [column.day]: '={{ $now.toISODate() }}',
          [column.subject]: only(k.subject),
        }),
        evenWhenEmpty(
          table.find(
            'Haal eerdere contacten',
            tab,
            column.mail,
            "={{ String($('Ticket').item.json.email).trim().toLowerCase() }}",
          ),
        ),
        code(
          'Te vaak?',
          `
const recent = $input.all().map(({ json: $json }) => ({ dag: String(${table.cell(column.day)} ?? '').slice(0, 10), onderwerp: String(${table.cell(column.subject)} ?? '') })).filter((een) => een.dag >= $now.minus({ days: ${REPEAT_DAYS} }).toISODate());
if (recent.length < ${REPEATS}) return [];
return [{ json: { keren: recent.length, lijst: recent.slice(-10).map((een) => '- ' + een.dag + ': ' + een.onderwerp).join('\\n') } }];`,
        ),
        desk.note(
          'Zet op het ticket',
          "={{ $('Ticket').first().json.id }}",
          say(
            `=Deze klant nam in {{ ${REPEAT_DAYS} }} dagen {{ $json.keren }} keer contact op:\n{{ $json.lijst }}\nZoek de oorzaak voor je antwoordt.`,
            `=This customer got in touch {{ $json.keren }} times in {{ ${REPEAT_DAYS} }} days:\n{{ $json.lijst }}\nLook for the cause before you answer.`,
          ),
        ),
        onlyNew(
          'Eén keer per maand',
          "={{ String($('Ticket').first().json.email).toLowerCase() + ' ' + $now.toFormat('yyyy-MM') }}",
        ),
        tasks.create('Laat de oorzaak zoeken', {
          title: say(
            "=Terugkerende vraag: {{ $('Ticket').first().json.name || $('Ticket').first().json.email }}",
            "=Returning question: {{ $('Ticket').first().json.name || $('Ticket').first().json.email }}",
          ),
          description: say(
            `={{ $('Te vaak?').first().json.keren }} keer in {{ ${REPEAT_DAYS} }} dagen:\n{{ $('Te vaak?').first().json.lijst }}\nLaatste ticket: {{ $('Ticket').first().json.link }}`,
            `={{ $('Te vaak?').first().json.keren }} times in {{ ${REPEAT_DAYS} }} days:\n{{ $('Te vaak?').first().json.lijst }}\nLast ticket: {{ $('Ticket').first().json.link }}`,
          ),
          due: '={{ $now.plus({ days: 2 }).toISODate() }}',
        }),
      ],
      flow: [
        `${path} > Met een mailadres > Schrijf het contact op > Haal eerdere contacten > Te vaak? > Zet op het ticket > Eén keer per maand > Laat de oorzaak zoeken`,
      ],
    };
  },
});

export const qualitySample = recipe({
  id: 'support-quality-sample',
  category: 'customer',
  tags: ['kwaliteit', 'steekproef', 'zendesk', 'coaching', 'ai'],
  saves: spares(
    45,
    'De teamleider leest elke week willekeurige tickets na en vult een formulier in.',
    'Each week the team lead reads random tickets and fills in a form.',
  ),
  variants: combine(
    {
      model: among(mainModels, 'openAi', 'anthropic'),
      table: among(tables, 'googleSheets', 'airtable'),
      chat: pairs,
    },
    { take: 2, apart: ['model', 'table'] },
  ),
  build: ({ model, table, chat }) => ({
    name: both(
      `Wekelijkse steekproef van opgeloste Zendesk-tickets, voorgesorteerd door ${model.app.label} in ${table.app.label}`,
      `Weekly sample of solved Zendesk tickets, sorted in advance by ${model.app.label} in ${table.app.label}`,
    ),
    description: both(
      `Trekt elke maandag zes opgeloste tickets van vorige week uit Zendesk. ${model.app.label} zegt op vraag, labels en klantoordeel hoe leerzaam elk is; de teamleider leest het gesprek en oordeelt in ${table.app.label}. ${chat.app.label} krijgt de lijst.`,
      `Every Monday it draws six of last week’s solved tickets from Zendesk. By question, labels and rating ${model.app.label} says how instructive each is; the team lead reads the conversation and judges in ${table.app.label}. ${chat.app.label} gets the list.`,
    ),
    benefit: both(
      'Coaching op echte tickets, elke week, zonder voorkeur.',
      'Coaching on real tickets, every week, without preference.',
    ),
    uses: [
      [{ app: zendesk }, both('geeft opgeloste tickets', 'gives solved tickets')],
      [model, both('zegt welke het leerzaamst zijn', 'says which are the most instructive')],
      [table, both('bewaart de steekproef', 'keeps the sample')],
      [chat, both('krijgt de lijst', 'gets the list')],
    ],
    setup: [
      both(
        'Maak een tabel Steekproef met Week, Ticket, Onderwerp, Leerzaam volgens model, Reden en Eigen oordeel.',
        'Make a table Sample with Week, Ticket, Subject, Instructive by model, Reason and Own judgement.',
      ),
      both(
        'Bespreek met je team dat er een steekproef is en waarvoor; het oordeel van het model telt nooit alleen.',
        'Tell your team that there is a sample and what for; the judgement of the model never counts by itself.',
      ),
    ],
    names: {
      'Maandag om 8 uur': 'Monday at 8',
      'Haal opgeloste tickets': 'Fetch solved tickets',
      'Trek er zes': 'Draw six',
      'Schat in hoe leerzaam': 'Judge how instructive',
      Taalmodel: 'Language model',
      'Controleer de score': 'Check the score',
      'Zet in de steekproef': 'Put in the sample',
      'Vat de steekproef samen': 'Sum up the sample',
      'Deel de steekproef': 'Share the sample',
    },
    nodes: [
      everyWeek('Maandag om 8 uur', [1], 8),
      node('Haal opgeloste tickets', 'zendesk', 1, {
        authentication: 'apiToken',
        resource: 'ticket',
        operation: 'getAll',
        ticketType: 'regular',
        returnAll: true,
        options: {
          query:
            "=status:solved solved>={{ $now.minus({ weeks: 1 }).startOf('week').toISODate() }} solved<{{ $now.startOf('week').toISODate() }}",
          sortBy: 'created_at',
          sortOrder: 'asc',
        },
      }),
      code(
        'Trek er zes',
        `
const week = $now.minus({ weeks: 1 }).toFormat("kkkk-'W'WW");
const plek = (id) => [...(week + id)].reduce((som, teken) => (som * 31 + teken.codePointAt(0)) % 1000003, 7);
return $input.all().map(({ json }) => json).filter((een) => een.id).sort((a, b) => plek(String(a.id)) - plek(String(b.id))).slice(0, 6).map((een) => ({ json: { week, id: String(een.id), onderwerp: String(een.subject ?? een.raw_subject ?? ''), tekst: String(een.description ?? '').slice(0, 4000), labels: (een.tags ?? []).join(', '), beoordeling: een.satisfaction_rating?.score ?? '' } }));`,
      ),
      goOnAfterError(
        extract(
          'Schat in hoe leerzaam',
          say(
            '=Onderwerp: {{ $json.onderwerp }}\nLabels: {{ $json.labels }}\nBeoordeling door de klant: {{ $json.beoordeling }}\n\n{{ $json.tekst }}',
            '=Subject: {{ $json.onderwerp }}\nLabels: {{ $json.labels }}\nRating by the customer: {{ $json.beoordeling }}\n\n{{ $json.tekst }}',
          ),
          [
            [
              'score',
              'number',
              say(
                '1 (niets van te leren) tot 5 (samen bespreken): hoe leerzaam is dit ticket voor het team, om de moeilijkheid, de toon van de klant of diens oordeel?',
                '1 (nothing to learn) to 5 (discuss together): how instructive is this ticket for the team, for its difficulty, the tone of the customer or the rating?',
              ),
            ],
            [
              'reden',
              'string',
              say('Waarom, in één zin, zonder namen', 'Why, in one sentence, without names'),
            ],
          ],
        ),
      ),
      model.attach('Taalmodel', 'Schat in hoe leerzaam'),
      code(
        'Controleer de score',
        `
return $input.all().map(({ json }, i) => {
  const bron = $('Trek er zes').itemMatching(i).json;
  const score = Math.round(Number(json.output?.score));
  return { json: { ...bron, score: score >= 1 && score <= 5 ? score : '', reden: String(json.output?.reden ?? '${say('Het model gaf geen inschatting.', 'The model gave no estimate.')}').slice(0, 300) } };
});`,
      ),
      table.append('Zet in de steekproef', say('Steekproef', 'Sample'), {
        Week: '={{ $json.week }}',
        Ticket: '={{ $json.id }}',
        [say('Onderwerp', 'Subject')]: '={{ $json.onderwerp }}',
        [say('Leerzaam volgens model', 'Instructive by model')]: '={{ $json.score }}',
        [say('Reden', 'Reason')]: '={{ $json.reden }}',
      }),
      code(
        'Vat de steekproef samen',
        "const lijst = $('Controleer de score').all().map(({ json }) => '- #' + json.id + ' ' + json.onderwerp + ': ' + (json.score || '?') + (json.reden ? ' (' + json.reden + ')' : ''));\nreturn [{ json: { aantal: lijst.length, lijst: lijst.join('\\n') } }];",
      ),
      chat.post(
        'Deel de steekproef',
        say(
          '=Steekproef van vorige week ({{ $json.aantal }} tickets, leerzaam volgens het model, 1 tot 5). Lees het gesprek en vul in de tabel je eigen oordeel in:\n{{ $json.lijst }}',
          '=Sample of last week ({{ $json.aantal }} tickets, instructive by the model, 1 to 5). Read the conversation and add your own judgement in the table:\n{{ $json.lijst }}',
        ),
      ),
    ],
    flow: [
      'Maandag om 8 uur > Haal opgeloste tickets > Trek er zes > Schat in hoe leerzaam > Controleer de score > Zet in de steekproef > Vat de steekproef samen > Deel de steekproef',
    ],
  }),
});
