import { approvalChats, chats } from '../../apps/chats.js';
import { typeform } from '../../apps/lead-sources.js';
import { fullTables, syncTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { typeformDelete, typeformId, typeformRead } from '../../apps/typeform.js';
import { limitOf } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  code,
  combine,
  evenWhenEmpty,
  everyDay,
  everyMonths,
  everyWeek,
  gather,
  goOnAfterError,
  keep,
  promise,
  recipe,
  say,
  spares,
} from '../../kit/index.js';

const typeformPort = { app: typeform.app };
const MONTHS = limitOf(
  'months-to-keep',
  ['Maanden dat antwoorden bewaard blijven', 'Months that answers are kept'],
  ['Zoals het in je privacyverklaring staat.', 'As your privacy statement says.'],
  12,
);

export const formDropOff = recipe({
  id: 'typeform-drop-off-by-question',
  category: 'marketing',
  tags: ['typeform', 'conversie', 'formulier', 'rapport'],
  saves: spares(
    20,
    'Iemand opent de statistieken van het formulier en vergelijkt ze met vorige week.',
    'Somebody opens the statistics of the form and compares them with last week.',
  ),
  variants: combine({ table: syncTables, chat: chats }, { take: 3 }),
  build: ({ table, chat }) => ({
    name: both(
      `Waar haken mensen af in je Typeform? Weekcijfers per vraag in ${table.app.label}, de ergste in ${chat.app.label}`,
      `Where do people leave your Typeform? Weekly figures by question in ${table.app.label}, the worst in ${chat.app.label}`,
    ),
    description: both(
      `Leest maandag de statistieken van je Typeform, trekt de stand van vorige week uit ${table.app.label} ervan af en ziet zo wat er déze week gebeurde. De vraag waar de meesten afhaakten en het voltooiingspercentage staan in ${chat.app.label}.`,
      `On Monday it reads the statistics of your Typeform, takes off last week's state in ${table.app.label} and so sees what happened this week. The question where most left and the completion rate are in ${chat.app.label}.`,
    ),
    benefit: both('Je verbetert de ene vraag die telt.', 'You improve the one question that counts.'),
    uses: [
      [typeformPort, both('geeft bekeken en afgehaakt per vraag', 'gives views and drop-offs by question')],
      [table, both('onthoudt de stand van vorige week', "remembers last week's state")],
      [chat, both('krijgt de zwakste vraag', 'gets the weakest question')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Afhaken met Vraag, Titel, Bekeken, Afgehaakt en Week.`,
        `In ${table.app.label}, make the table Drop-offs with Question, Title, Views, Drop-offs and Week.`,
      ),
    ],
    notes: [
      {
        over: ['Reken deze week uit'],
        text: say(
          '## Eén week, niet alles\nTypeform telt vanaf het begin. Door de vorige stand af te trekken zie je of een verbetering werkt. De eerste week is er nog geen vergelijking en blijft het stil.',
          '## One week, not everything\nTypeform counts from the beginning. By taking off the former state you see whether an improvement works. In the first week there is nothing to compare with and it stays silent.',
        ),
      },
    ],
    names: {
      'Maandag om negen': 'Monday at nine',
      'Lees de formuliercijfers': 'Read the figures of the form',
      'Lees de vorige stand': 'Read the former state',
      'Reken deze week uit': 'Work out this week',
      'Bewaar de nieuwe stand': 'Keep the new state',
      'Kies de zwakste vraag': 'Choose the weakest question',
      'Bespreek de vraag': 'Discuss the question',
    },
    nodes: [
      everyWeek('Maandag om negen', [1], 9),
      typeformRead('Lees de formuliercijfers', `insights/${typeformId}/summary`),
      evenWhenEmpty(table.rows('Lees de vorige stand', say('Afhaken', 'Drop-offs'))),
      code(
        'Reken deze week uit',
        `
const nu = $('Lees de formuliercijfers').first().json;
const toen = new Map($input.all().map(({ json: rij }) => { const $json = rij; return [String(${table.cell(say('Vraag', 'Question'))} ?? ''), { bekeken: Number(${table.cell(say('Bekeken', 'Views'))}) || 0, af: Number(${table.cell(say('Afgehaakt', 'Drop-offs'))}) || 0 }]; }));
return (nu.fields ?? []).filter((een) => een.id).map((een, plek) => { const oud = toen.get(String(een.id)); return { json: { vraag: String(een.id), plek: plek + 1, titel: String(een.title ?? '').slice(0, 120), bekeken: Number(een.views) || 0, af: Number(een.dropoffs) || 0, weekBekeken: oud ? (Number(een.views) || 0) - oud.bekeken : 0, weekAf: oud ? (Number(een.dropoffs) || 0) - oud.af : 0 } }; });`,
      ),
      goOnAfterError(
        table.upsert('Bewaar de nieuwe stand', say('Afhaken', 'Drop-offs'), say('Vraag', 'Question'), {
          [say('Vraag', 'Question')]: '={{ $json.vraag }}',
          [say('Titel', 'Title')]: '={{ $json.titel }}',
          [say('Bekeken', 'Views')]: '={{ $json.bekeken }}',
          [say('Afgehaakt', 'Drop-offs')]: '={{ $json.af }}',
          Week: `={{ $now.toFormat("kkkk-'W'WW") }}`,
        }),
      ),
      code(
        'Kies de zwakste vraag',
        `
const alle = $('Reken deze week uit').all().map(({ json }) => json).filter((een) => een.weekBekeken >= 10);
if (!alle.length) return [];
const gestart = Math.max(...alle.map((een) => een.weekBekeken));
const af = alle.reduce((som, een) => som + een.weekAf, 0);
const top = [...alle].sort((a, b) => b.weekAf - a.weekAf).slice(0, 3).filter((een) => een.weekAf > 0);
return top.length ? [{ json: { gestart, klaar: Math.max(0, Math.round((gestart - af) / gestart * 100)), tekst: top.map((een) => '- ' + een.plek + '. ' + een.titel + ': ' + een.weekAf + '/' + een.weekBekeken).join('\\n') } }] : [];`,
      ),
      chat.post(
        'Bespreek de vraag',
        say(
          '=Van {{ $json.gestart }} mensen die deze week begonnen maakte {{ $json.klaar }}% het formulier af. Hier haakten ze af:\n{{ $json.tekst }}',
          '=Of {{ $json.gestart }} people who began this week {{ $json.klaar }}% finished the form. They left here:\n{{ $json.tekst }}',
        ),
      ),
    ],
    flow: [
      'Maandag om negen > Lees de formuliercijfers > Lees de vorige stand > Reken deze week uit > Bewaar de nieuwe stand',
      'Reken deze week uit > Kies de zwakste vraag > Bespreek de vraag',
    ],
  }),
});

export const missedResponses = recipe({
  id: 'typeform-missed-responses',
  category: 'marketing',
  tags: ['typeform', 'controle', 'gemist', 'reconciliatie'],
  saves: spares(
    15,
    'Iemand telt of alle inzendingen van het formulier in de tabel staan.',
    'Somebody counts whether all submissions of the form are in the table.',
  ),
  variants: combine({ table: fullTables, tasks: taskApps }, { take: 2 }),
  build: ({ table, tasks }) => ({
    name: both(
      `Gemiste Typeform-inzendingen elke nacht alsnog in ${table.app.label}, met taak in ${tasks.app.label}`,
      `Missed Typeform submissions into ${table.app.label} every night after all, with a task in ${tasks.app.label}`,
    ),
    description: both(
      `Vraagt elke nacht de Typeform-inzendingen van de laatste drie dagen op en vergelijkt ze met ${table.app.label}. Wat door een storing ontbreekt komt er alsnog bij en wordt een taak in ${tasks.app.label}, zodat iemand de aanvrager niet laat wachten.`,
      `Every night it asks for the Typeform submissions of the last three days and compares them with ${table.app.label}. What is missing after a fault is added and becomes a task in ${tasks.app.label}, so that nobody keeps the applicant waiting.`,
    ),
    benefit: both('Geen aanvraag verdwijnt in een storing.', 'No request vanishes in a fault.'),
    uses: [
      [typeformPort, both('geeft alle inzendingen', 'gives all submissions')],
      [table, both('bevat wat al binnen is', 'holds what is in already')],
      [tasks, both('krijgt wat gemist was', 'gets what was missed')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Inzendingen met Inzending, Ingestuurd, E-mail en Antwoorden; je gewone workflow vult Inzending met het id uit Typeform.`,
        `In ${table.app.label}, make the table Submissions with Submission, Sent, Email and Answers; your usual flow fills Submission with the id of Typeform.`,
      ),
    ],
    names: {
      'Elke nacht om drie': 'Every night at three',
      'Vraag de inzendingen': 'Ask for the submissions',
      'Inzending op een rij': 'Submission in a row',
      'Alle inzendingen': 'All submissions',
      'Lees wat binnen is': 'Read what is in',
      'Wat ontbreekt?': 'What is missing?',
      'Voeg alsnog toe': 'Add after all',
      'Laat iemand opvolgen': 'Have somebody follow up',
    },
    nodes: [
      everyDay('Elke nacht om drie', 3),
      typeformRead('Vraag de inzendingen', `forms/${typeformId}/responses`, {
        query: {
          since: "={{ $now.minus({ days: 3 }).toUTC().toFormat(\"yyyy-MM-dd'T'HH:mm:ss'Z'\") }}",
          page_size: '1000',
          completed: 'true',
        },
      }),
      code(
        'Inzending op een rij',
        `
const tekst = (een) => een.type === 'choice' ? een.choice?.label ?? een.choice?.other ?? '' : een.type === 'choices' ? [...(een.choices?.labels ?? []), een.choices?.other].filter(Boolean).join(', ') : String(een[een.type] ?? '');
return $input.all().flatMap(({ json }) => json.items ?? []).map((een) => ({ json: { id: een.response_id ?? een.token ?? '', op: een.submitted_at ?? '', mail: (een.answers ?? []).find((deel) => deel.type === 'email')?.email ?? '', antwoorden: (een.answers ?? []).map(tekst).filter(Boolean).join(' | ').slice(0, 3000) } })).filter(({ json }) => json.id);`,
      ),
      gather('Alle inzendingen', 'alle'),
      evenWhenEmpty(table.rows('Lees wat binnen is', say('Inzendingen', 'Submissions'))),
      code(
        'Wat ontbreekt?',
        `
const binnen = new Set($input.all().map(({ json: rij }) => { const $json = rij; return String(${table.cell(say('Inzending', 'Submission'))} ?? '').trim(); }));
// The last ten minutes are still on their way.
return ($('Alle inzendingen').first().json.alle ?? []).filter((een) => !binnen.has(een.id) && DateTime.fromISO(String(een.op)) < $now.minus({ minutes: 10 })).map((een) => ({ json: een }));`,
      ),
      table.append('Voeg alsnog toe', say('Inzendingen', 'Submissions'), {
        [say('Inzending', 'Submission')]: '={{ $json.id }}',
        [say('Ingestuurd', 'Sent')]: '={{ $json.op }}',
        [say('E-mail', 'Email')]: '={{ $json.mail }}',
        [say('Antwoorden', 'Answers')]: '={{ $json.antwoorden }}',
      }),
      tasks.create('Laat iemand opvolgen', {
        title: say(
          "=Gemiste inzending van {{ $('Wat ontbreekt?').item.json.mail || 'onbekend' }}",
          "=Missed submission of {{ $('Wat ontbreekt?').item.json.mail || 'unknown' }}",
        ),
        description: say(
          "=Ingestuurd op {{ $('Wat ontbreekt?').item.json.op }} en door een storing niet verwerkt: {{ $('Wat ontbreekt?').item.json.antwoorden }}",
          "=Sent on {{ $('Wat ontbreekt?').item.json.op }} and not handled because of a fault: {{ $('Wat ontbreekt?').item.json.antwoorden }}",
        ),
        due: '={{ $now.plus({ hours: 8 }).toISO() }}',
      }),
    ],
    flow: [
      'Elke nacht om drie > Vraag de inzendingen > Inzending op een rij > Alle inzendingen > Lees wat binnen is > Wat ontbreekt? > Voeg alsnog toe > Laat iemand opvolgen',
    ],
  }),
});

export const responseRetention = recipe({
  id: 'typeform-response-retention',
  category: 'marketing',
  tags: ['typeform', 'avg', 'bewaartermijn', 'opruimen'],
  saves: spares(
    25,
    'Iemand zoekt oude inzendingen op en verwijdert ze met de hand.',
    'Somebody looks up old submissions and removes them by hand.',
  ),
  variants: combine({ chat: approvalChats, table: tables }, { take: 3 }),
  build: ({ chat, table }) => ({
    name: both(
      `Oude Typeform-antwoorden wissen na akkoord in ${chat.app.label}, verslag zonder namen in ${table.app.label}`,
      `Erase old Typeform answers after approval in ${chat.app.label}, record without names in ${table.app.label}`,
    ),
    description: both(
      `Zoekt elke maand Typeform-antwoorden die ouder zijn dan je bewaartermijn en legt het aantal voor in ${chat.app.label}. Na akkoord worden ze bij Typeform gewist; ${table.app.label} bewaart alleen hoeveel, over welke periode en wanneer.`,
      `Each month it finds Typeform answers older than your retention period and puts the number to ${chat.app.label}. After approval they are erased at Typeform; ${table.app.label} keeps only how many, of which period and when.`,
    ),
    benefit: both(
      'De bewaartermijn in je privacyverklaring klopt.',
      'The retention in your privacy statement is true.',
    ),
    uses: [
      [typeformPort, both('geeft en wist de antwoorden', 'gives and erases the answers')],
      [chat, both('geeft akkoord', 'approves')],
      [table, both('bewaart het verslag', 'keeps the record')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Wisverslag met Formulier, Ouder dan, Aantal en Gewist op.`,
        `In ${table.app.label}, make the table Erasure record with Form, Older than, Number and Erased on.`,
      ),
      both(
        'Antwoorden die je elders hebt opgeslagen, zoals in een tabel of CRM, vallen hier niet onder.',
        'Answers that you keep elsewhere, such as in a table or CRM, are not covered by this.',
      ),
    ],
    promises: [promise('erasure', 'Wis de groep bij Typeform')],
    names: {
      'Eerste van de maand om tien': 'First of the month at ten',
      'Zoek te oude antwoorden': 'Find answers that are too old',
      'Tel en groepeer': 'Count and group',
      'Vraag akkoord om te wissen': 'Ask approval to erase',
      'Wissen?': 'Erase?',
      'Groepen van honderd': 'Groups of a hundred',
      'Wis de groep bij Typeform': 'Erase the group at Typeform',
      'Hoeveel zijn er gewist?': 'How many were erased?',
      'Bewaar het verslag': 'Keep the record',
    },
    nodes: [
      everyMonths('Eerste van de maand om tien', 1, 1, 10),
      typeformRead('Zoek te oude antwoorden', `forms/${typeformId}/responses`, {
        query: {
          until: `={{ $now.minus({ months: Number('${MONTHS}') }).toUTC().toFormat("yyyy-MM-dd'T'HH:mm:ss'Z'") }}`,
          page_size: '1000',
        },
      }),
      code(
        'Tel en groepeer',
        `
const alle = $input.all().flatMap(({ json }) => json.items ?? []);
const tokens = alle.map((een) => een.token ?? een.response_id).filter(Boolean);
return tokens.length ? [{ json: { tokens, aantal: tokens.length, grens: $now.minus({ months: Number(${MONTHS}) }).toISODate(), totaal: $input.first().json.total_items ?? tokens.length } }] : [];`,
      ),
      answeredWithin(
        chat.approve(
          'Vraag akkoord om te wissen',
          say(
            '={{ $json.totaal }} Typeform-antwoorden zijn van voor {{ DateTime.fromISO($json.grens).setLocale("nl").toFormat("d LLLL yyyy") }}. De {{ $json.aantal }} nieuwste daarvan nu definitief wissen? Zonder antwoord binnen drie dagen blijft alles staan en volgt de vraag volgende maand weer.',
            '={{ $json.totaal }} Typeform answers are from before {{ DateTime.fromISO($json.grens).setLocale("en").toFormat("d LLLL yyyy") }}. Erase the {{ $json.aantal }} newest of them for good now? Without an answer within three days all stays and the question comes again next month.',
          ),
        ),
        3,
        'days',
      ),
      keep('Wissen?', [['={{ $json.data?.approved === true }}', 'yes']]),
      code(
        'Groepen van honderd',
        "const { tokens } = $('Tel en groepeer').first().json;\nreturn Array.from({ length: Math.ceil(tokens.length / 100) }, (_, i) => ({ json: { tokens: tokens.slice(i * 100, i * 100 + 100) } }));",
      ),
      goOnAfterError(typeformDelete('Wis de groep bij Typeform', "={{ $json.tokens.join(',') }}")),
      code(
        'Hoeveel zijn er gewist?',
        `
const groepen = $('Groepen van honderd').all().map(({ json }) => json.tokens.length);
const fout = $input.all().reduce((som, { json }, i) => som + (json.error ? groepen[i] ?? 0 : 0), 0);
return [{ json: { grens: $('Tel en groepeer').first().json.grens, gewist: groepen.reduce((som, n) => som + n, 0) - fout } }];`,
      ),
      table.append('Bewaar het verslag', say('Wisverslag', 'Erasure record'), {
        [say('Formulier', 'Form')]: typeformId,
        [say('Ouder dan', 'Older than')]: '={{ $json.grens }}',
        [say('Aantal', 'Number')]: '={{ $json.gewist }}',
        [say('Gewist op', 'Erased on')]: '={{ $now.toISO() }}',
      }),
    ],
    flow: [
      'Eerste van de maand om tien > Zoek te oude antwoorden > Tel en groepeer > Vraag akkoord om te wissen > Wissen? > Groepen van honderd > Wis de groep bij Typeform > Hoeveel zijn er gewist? > Bewaar het verslag',
    ],
  }),
});
