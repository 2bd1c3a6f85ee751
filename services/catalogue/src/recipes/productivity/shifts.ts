import { chats } from '../../apps/chats.js';
import { typeform } from '../../apps/lead-sources.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  AS_DAY,
  among,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  everyWeek,
  form,
  keep,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const pairs = among(chats, 'slack', 'microsoftTeams');
const senders = among(mailers, 'gmail', 'outlook');

export const shiftHandover = recipe({
  id: 'shift-handover-log',
  category: 'productivity',
  tags: ['dienstoverdracht', 'ploegendienst', 'zorg', 'horeca', 'productie', 'logboek'],
  saves: spares(
    10,
    'De ploeg vertelt mondeling wat er speelt en de helft gaat verloren.',
    'The shift passes on by word of mouth what is going on, and half is lost.',
  ),
  variants: combine(
    {
      table: among(tables, 'googleSheets', 'airtable'),
      tasks: among(taskApps, 'trello', 'microsoftToDo'),
      chat: pairs,
    },
    { take: 2, apart: ['table', 'tasks'] },
  ),
  build: ({ table, tasks, chat }) => {
    const f = (field: string) => `{{ $('Einde dienst').item.json.${field} }}`;
    return {
      name: both(
        `Dienstoverdracht met logboek in ${table.app.label}, open punten in ${tasks.app.label} en bericht in ${chat.app.label}`,
        `Shift handover with a log in ${table.app.label}, open points in ${tasks.app.label} and a word in ${chat.app.label}`,
      ),
      description: both(
        `Wie zijn dienst eindigt vult in wat er gebeurde, wat nog moet en of er iets onveilig is. Het staat in ${table.app.label}, open punten worden taken in ${tasks.app.label} en de volgende ploeg leest het in ${chat.app.label}.`,
        `Who ends a shift fills in what happened, what is left and whether anything is unsafe. It is in ${table.app.label}, open points become ${tasks.app.label} tasks and the next shift reads it in ${chat.app.label}.`,
      ),
      benefit: both(
        'De nachtploeg weet wat de dagploeg weet.',
        'The night shift knows what the day shift knows.',
      ),
      uses: [
        [table, both('is het logboek', 'is the log')],
        [tasks, both('krijgt de open punten', 'gets the open points')],
        [chat, both('vertelt de volgende ploeg', 'tells the next shift')],
      ],
      setup: [
        both(
          'Maak een tabel Diensten met Wanneer, Dienst, Wie, Gebeurd en Onveilig.',
          'Make a table Shifts with When, Shift, Who, Happened and Unsafe.',
        ),
        both(
          'Zet in "Kwartier na de wissel" de tijden van jullie diensten; nu zijn dat 7:15, 15:15 en 23:15.',
          'In "Kwartier na de wissel" set the times of your shifts; now they are 7:15, 15:15 and 23:15.',
        ),
      ],
      names: {
        'Einde dienst': 'End of shift',
        'Schrijf in het logboek': 'Write in the log',
        'Onveilig?': 'Unsafe?',
        'Waarschuw meteen': 'Warn at once',
        'Vertel de volgende ploeg': 'Tell the next shift',
        'Neem de open punten': 'Take the open points',
        'Zet een open punt klaar': 'Set up an open point',
        'Meld een punt dat mislukt': 'Report a point that fails',
        'Kwartier na de wissel': 'Quarter after the change',
        'Lees het logboek': 'Read the log',
        'Geen overdracht?': 'No handover?',
        'Vraag erom': 'Ask for it',
      },
      nodes: [
        form(
          'Einde dienst',
          say('Dienstoverdracht', 'Shift handover'),
          say(
            'Kort en concreet; noem geen namen van cliënten of gasten.',
            'Short and concrete; name no clients or guests.',
          ),
          [
            ['wie', say('Je naam', 'Your name')],
            [
              'dienst',
              say('Welke dienst?', 'Which shift?'),
              'dropdown',
              [say('Ochtend', 'Morning'), say('Middag', 'Afternoon'), say('Nacht', 'Night')],
            ],
            ['gebeurd', say('Wat gebeurde er?', 'What happened?'), 'textarea'],
            ['open?', say('Wat moet er nog, een per regel?', 'What is left, one a line?'), 'textarea'],
            [
              'onveilig',
              say('Is er iets onveilig?', 'Is anything unsafe?'),
              'dropdown',
              [say('Nee', 'No'), say('Ja', 'Yes')],
            ],
          ],
        ),
        table.append('Schrijf in het logboek', say('Diensten', 'Shifts'), {
          [say('Wanneer', 'When')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
          [say('Dienst', 'Shift')]: '={{ $json.dienst }}',
          [say('Wie', 'Who')]: '={{ $json.wie }}',
          [say('Gebeurd', 'Happened')]: '={{ $json.gebeurd }}',
          [say('Onveilig', 'Unsafe')]: '={{ $json.onveilig }}',
        }),
        when('Onveilig?', [["={{ $('Einde dienst').item.json.onveilig }}", 'is', say('Ja', 'Yes')]]),
        chat.post(
          'Waarschuw meteen',
          say(
            `=ONVEILIG, gemeld door ${f('wie')} (${f('dienst')}): ${f('gebeurd')}`,
            `=UNSAFE, reported by ${f('wie')} (${f('dienst')}): ${f('gebeurd')}`,
          ),
        ),
        chat.post(
          'Vertel de volgende ploeg',
          say(
            `=Overdracht ${f('dienst')} van ${f('wie')}: ${f('gebeurd')}\nNog te doen: {{ $('Einde dienst').item.json.open || 'niets' }}`,
            `=Handover ${f('dienst')} of ${f('wie')}: ${f('gebeurd')}\nStill to do: {{ $('Einde dienst').item.json.open || 'nothing' }}`,
          ),
        ),
        code(
          'Neem de open punten',
          "const een = $('Einde dienst').first().json;\nreturn String(een.open ?? '').split('\\n').map((regel) => regel.replace(/^[-*\\s]+/, '').trim()).filter(Boolean).slice(0, 20).map((punt) => ({ json: { punt } }));",
        ),
        withErrorBranch(
          tasks.create('Zet een open punt klaar', {
            title: '={{ $json.punt }}',
            description: say(
              "=Uit de overdracht van {{ $('Einde dienst').first().json.wie }} ({{ $('Einde dienst').first().json.dienst }}).",
              "=From the handover of {{ $('Einde dienst').first().json.wie }} ({{ $('Einde dienst').first().json.dienst }}).",
            ),
            due: '={{ $now.plus({ days: 1 }).toISODate() }}',
          }),
        ),
        chat.post(
          'Meld een punt dat mislukt',
          say(
            `=Dit punt kon niet in ${tasks.app.label}, vergeet het niet: {{ $('Neem de open punten').item.json.punt }}`,
            `=This point could not go into ${tasks.app.label}, do not forget it: {{ $('Neem de open punten').item.json.punt }}`,
          ),
        ),
        cron('Kwartier na de wissel', '15 7,15,23 * * *'),
        ...(table.rows ? [evenWhenEmpty(table.rows('Lees het logboek', say('Diensten', 'Shifts')))] : []),
        code(
          'Geen overdracht?',
          `const grens = $now.minus({ hours: 2 }).toFormat('yyyy-MM-dd HH:mm');\nconst recent = $input.all().some(({ json: $json }) => String(${table.cell(say('Wanneer', 'When'))} ?? '') >= grens);\nreturn recent ? [] : [{ json: { sinds: grens } }];`,
        ),
        chat.post(
          'Vraag erom',
          say(
            'Er is na de wissel geen overdracht ingevuld. Wie had er dienst? Vul het formulier nog even in.',
            'No handover was filled in after the change. Who was on shift? Please fill in the form.',
          ),
        ),
      ],
      flow: [
        'Einde dienst > Schrijf in het logboek > Onveilig? > Waarschuw meteen > Vertel de volgende ploeg > Neem de open punten > Zet een open punt klaar',
        'Onveilig? #1 > Vertel de volgende ploeg',
        'Zet een open punt klaar #1 > Meld een punt dat mislukt',
        'Kwartier na de wissel > Lees het logboek > Geen overdracht? > Vraag erom',
      ],
    };
  },
});

const LOW_TRAINER = ownLimit(
  ['Laag cijfer tot en met', 'Low score up to'],
  ['Tot en met welk cijfer je het meteen hoort.', 'Up to which score you are told at once.'],
  4,
);

export const trainerScores = recipe({
  id: 'typeform-trainer-scores',
  category: 'productivity',
  tags: ['typeform', 'training', 'evaluatie', 'cursus', 'trainer', 'opleider'],
  saves: spares(
    30,
    'Iemand telt evaluaties per cursus op en stuurt elke trainer de uitslag.',
    'Someone adds up evaluations by course and sends each trainer the result.',
  ),
  variants: combine(
    { table: among(fullTables, 'googleSheets', 'airtable'), mailer: senders, chat: pairs },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, chat }) => {
    const answers = say('Evaluaties', 'Evaluations');
    const c = (nl: string, en: string) => table.cell(say(nl, en));
    const q = (nl: string, en: string) => `$json['${say(nl, en)}']`;
    return {
      name: both(
        `Cursusevaluaties uit Typeform per trainer gebundeld via ${mailer.app.label}, bewaard in ${table.app.label}`,
        `Course evaluations of Typeform gathered by trainer via ${mailer.app.label}, kept in ${table.app.label}`,
      ),
      description: both(
        `Elke evaluatie in Typeform komt in ${table.app.label}. Maandag krijgt iedere trainer via ${mailer.app.label} per cursus het gemiddelde, de spreiding en de opmerkingen, pas vanaf vijf antwoorden. Een laag cijfer staat direct in ${chat.app.label}.`,
        `Each evaluation in Typeform goes to ${table.app.label}. On Monday each trainer gets the average, the spread and the remarks of each course through ${mailer.app.label}, from five answers on. A low score shows in ${chat.app.label} at once.`,
      ),
      benefit: both(
        'Trainers leren van hun cursisten binnen een week.',
        'Trainers learn from their participants within a week.',
      ),
      uses: [
        [{ app: typeform.app }, both('verzamelt de evaluaties', 'collects the evaluations')],
        [table, both('bewaart ze', 'keeps them')],
        [mailer, both('stuurt elke trainer zijn cijfers', 'sends each trainer their figures')],
        [chat, both('krijgt lage cijfers', 'gets low scores')],
      ],
      setup: [
        both(
          'Stel in Typeform de vragen Cursus, Trainer (mailadres, als keuze), Cijfer (1 tot 10) en Opmerking, precies zo genoemd.',
          'In Typeform, ask the questions Course, Trainer (mail address, as a choice), Score (1 to 10) and Remark, named exactly so.',
        ),
        both(
          'Maak een tabel Evaluaties met Dag, Cursus, Trainer, Cijfer en Opmerking.',
          'Make a table Evaluations with Day, Course, Trainer, Score and Remark.',
        ),
      ],
      names: {
        'Evaluatie ingevuld': 'Evaluation filled in',
        Evaluatie: 'Evaluation',
        'Cijfer te lezen?': 'Score readable?',
        'Bewaar de evaluatie': 'Keep the evaluation',
        'Laag cijfer?': 'Low score?',
        'Meld het lage cijfer': 'Report the low score',
        'Maandag om 8 uur': 'Monday at 8',
        'Lees de evaluaties': 'Read the evaluations',
        'Bundel per trainer': 'Gather by trainer',
        'Mail de trainer': 'Mail the trainer',
        'Meld mislukte mail': 'Report a failed mail',
      },
      nodes: [
        ...typeform.nodes('Evaluatie ingevuld'),
        set('Evaluatie', {
          cursus: `={{ ${q('Cursus', 'Course')} ?? '' }}`,
          trainer: `={{ String(${q('Trainer', 'Trainer')} ?? '').trim().toLowerCase() }}`,
          cijfer: ['number', `={{ Number(${q('Cijfer', 'Score')}) || 0 }}`],
          tekst: `={{ ${q('Opmerking', 'Remark')} ?? '' }}`,
        }),
        keep('Cijfer te lezen?', [
          ['={{ $json.cijfer }}', '>=', 1],
          ['={{ $json.cijfer }}', '<=', 10],
        ]),
        table.append('Bewaar de evaluatie', answers, {
          [say('Dag', 'Day')]: '={{ $now.toISODate() }}',
          [say('Cursus', 'Course')]: '={{ $json.cursus }}',
          Trainer: '={{ $json.trainer }}',
          [say('Cijfer', 'Score')]: '={{ $json.cijfer }}',
          [say('Opmerking', 'Remark')]: '={{ $json.tekst }}',
        }),
        keep('Laag cijfer?', [["={{ $('Evaluatie').item.json.cijfer }}", '<=', `={{ ${LOW_TRAINER} }}`]]),
        chat.post(
          'Meld het lage cijfer',
          say(
            "=Een {{ $('Evaluatie').item.json.cijfer }} voor {{ $('Evaluatie').item.json.cursus }} ({{ $('Evaluatie').item.json.trainer }}): “{{ $('Evaluatie').item.json.tekst }}”. Bespreek het voor de volgende bijeenkomst.",
            "=A {{ $('Evaluatie').item.json.cijfer }} for {{ $('Evaluatie').item.json.cursus }} ({{ $('Evaluatie').item.json.trainer }}): “{{ $('Evaluatie').item.json.tekst }}”. Talk about it before the next meeting.",
          ),
        ),
        everyWeek('Maandag om 8 uur', [1], 8),
        table.rows('Lees de evaluaties', answers),
        code(
          'Bundel per trainer',
          `
${AS_DAY}
const grens = $now.startOf('day').minus({ days: 90 }), nieuw = $now.startOf('day').minus({ days: 7 });
const per = new Map();
for (const { json: $json } of $input.all()) {
  const dag = asDay(String(${c('Dag', 'Day')} ?? '').slice(0, 10));
  const trainer = String(${table.cell('Trainer')} ?? '').trim().toLowerCase();
  const cijfer = Number(${c('Cijfer', 'Score')});
  if (!(dag >= grens) || !trainer.includes('@') || !(cijfer >= 1)) continue;
  const cursussen = per.get(trainer) ?? new Map();
  const cursus = String(${c('Cursus', 'Course')} ?? '');
  const een = cursussen.get(cursus) ?? { cijfers: [], zinnen: [], nieuw: 0 };
  een.cijfers.push(cijfer);
  if (dag >= nieuw) { een.nieuw += 1; const zin = String(${c('Opmerking', 'Remark')} ?? '').trim(); if (zin) een.zinnen.push(zin.replace(/[<&]/g, ' ').slice(0, 300)); }
  cursussen.set(cursus, een);
  per.set(trainer, cursussen);
}
return [...per].flatMap(([trainer, cursussen]) => {
  const delen = [...cursussen].filter(([, een]) => een.nieuw > 0 && een.cijfers.length >= 5).map(([cursus, een]) => '<h3>' + cursus.replace(/[<&]/g, ' ') + '</h3><p>${say('Gemiddeld', 'Average')} ' + (een.cijfers.reduce((som, cijfer) => som + cijfer, 0) / een.cijfers.length).toLocaleString('${say('nl-NL', 'en-GB')}', { maximumFractionDigits: 1 }) + ', ${say('laagste', 'lowest')} ' + Math.min(...een.cijfers) + ', ${say('hoogste', 'highest')} ' + Math.max(...een.cijfers) + ' (' + een.cijfers.length + ')</p><ul>' + een.zinnen.sort().map((zin) => '<li>' + zin + '</li>').join('') + '</ul>');
  return delen.length ? [{ json: { trainer, html: delen.join('') } }] : [];
});`,
        ),
        withErrorBranch(
          mailer.send(
            'Mail de trainer',
            '={{ $json.trainer }}',
            say('Je evaluaties van vorige week', 'Your evaluations of last week'),
            say(
              '=<p>Dit zeiden je cursisten. Het gemiddelde gaat over negentig dagen, de opmerkingen over vorige week.</p>{{ $json.html }}',
              '=<p>This is what your participants said. The average covers ninety days, the remarks last week.</p>{{ $json.html }}',
            ),
          ),
        ),
        chat.post(
          'Meld mislukte mail',
          say(
            "=De evaluaties van {{ $('Bundel per trainer').item.json.trainer }} konden niet worden gemaild.",
            "=The evaluations of {{ $('Bundel per trainer').item.json.trainer }} could not be mailed.",
          ),
        ),
      ],
      flow: [
        'Evaluatie ingevuld > Evaluatie > Cijfer te lezen? > Bewaar de evaluatie > Laag cijfer? > Meld het lage cijfer',
        'Maandag om 8 uur > Lees de evaluaties > Bundel per trainer > Mail de trainer',
        'Mail de trainer #1 > Meld mislukte mail',
      ],
    };
  },
});
