import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { readableTables } from '../../apps/tables.js';
import { listedTaskApps } from '../../apps/tasks.js';
import { timeTrackers } from '../../apps/time-trackers.js';
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
  gather,
  pauseUntil,
  reads,
  recipe,
  say,
  sideBySide,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const pairs = among(chats, 'slack', 'microsoftTeams');
const senders = among(mailers, 'gmail', 'outlook');
const readable = among(readableTables, 'googleSheets', 'airtable');

const MISSING_HOURS = ownLimit(
  ['Uren die mogen missen', 'Hours that may lack'],
  ['Wie meer uren mist dan dit krijgt een mail.', 'Who misses more hours than this gets a mail.'],
  2,
);

export const hoursGaps = recipe({
  id: 'missing-hours-round',
  category: 'productivity',
  tags: ['urenregistratie', 'uren vergeten', 'herinnering', 'bureau', 'clockify', 'harvest'],
  saves: spares(
    30,
    'Iemand vergelijkt elke maandag de geschreven uren met de contracten en belt rond.',
    'Every Monday someone compares the hours written with the contracts and calls around.',
  ),
  variants: combine(
    { tracker: among(timeTrackers, 'clockify', 'harvest'), table: readable, mailer: senders, chat: pairs },
    { take: 2, apart: ['tracker', 'table'] },
  ),
  build: ({ tracker, table, mailer, chat }) => {
    const hours = reads(tracker.lastWeek, 'Haal de uren', 'Uren');
    const c = (nl: string, en: string) => table.cell(say(nl, en));
    return {
      name: both(
        `Ontbrekende uren in ${tracker.app.label} opsporen naast contracturen in ${table.app.label}`,
        `Find missing hours in ${tracker.app.label} next to contract hours in ${table.app.label}`,
      ),
      description: both(
        `Elke maandag telt hij de uren van vorige week in ${tracker.app.label} per persoon en legt ze naast de contracturen in ${table.app.label}, min verlof. Wie meer dan twee uur (of jouw grens) mist krijgt via ${mailer.app.label} een mail, ${chat.app.label} de telling.`,
        `Every Monday it adds up last week’s hours in ${tracker.app.label} by person and compares them with contract hours in ${table.app.label}, less leave. Who misses over two hours (or your limit) gets a mail through ${mailer.app.label}, ${chat.app.label} the count.`,
      ),
      benefit: both(
        'De uren zijn compleet voor de facturen de deur uit gaan.',
        'The hours are complete before the invoices leave.',
      ),
      uses: [
        [tracker, both('bevat de geschreven uren', 'holds the hours written')],
        [table, both('bevat contracten en verlof', 'holds contracts and leave')],
        [mailer, both('herinnert wie uren mist', 'reminds who misses hours')],
        [chat, both('krijgt de telling', 'gets the count')],
      ],
      setup: [
        both(
          `Maak een tabel Contracturen met Naam (precies als in ${tracker.app.label}), E-mail, Uren per week en Verlof vorige week (in uren, ook feestdagen en ziekte; werk het elke maandag voor half tien bij).`,
          `Make a table Contract hours with Name (exactly as in ${tracker.app.label}), Email, Hours a week and Leave last week (in hours, also holidays and illness; update it each Monday before half past nine).`,
        ),
      ],
      names: {
        'Maandag om half 10': 'Monday at half past 9',
        'Haal de uren': 'Fetch the hours',
        Uren: 'Hours',
        'Uren bijeen': 'Hours together',
        'Lees de contracten': 'Read the contracts',
        'Contracten bijeen': 'Contracts together',
        'Uren en contracten': 'Hours and contracts',
        'Wie mist er uren?': 'Who misses hours?',
        'Met mailadres?': 'With a mail address?',
        'Mail wie uren mist': 'Mail who misses hours',
        'Maak de telling': 'Make the count',
        'Deel de telling': 'Share the count',
        'Meld mislukte mail': 'Report a failed mail',
      },
      nodes: [
        cron('Maandag om half 10', '30 9 * * 1'),
        ...hours.nodes.map((one, at) => (at === 0 ? evenWhenEmpty(one) : one)),
        gather('Uren bijeen', 'uren'),
        table.rows('Lees de contracten', say('Contracturen', 'Contract hours')),
        gather('Contracten bijeen', 'contracten'),
        sideBySide('Uren en contracten', 2, true),
        code(
          'Wie mist er uren?',
          `
const { uren = [], contracten = [] } = $input.first().json;
const plat = (naam) => String(naam ?? '').trim().toLowerCase();
const per = new Map();
for (const een of uren) if (plat(een.person)) per.set(plat(een.person), (per.get(plat(een.person)) ?? 0) + (Number(een.hours) || 0));
const getal = (tekst) => Number(String(tekst ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0;
return contracten.map(($json) => {
  const naam = String(${c('Naam', 'Name')} ?? '').trim();
  const verwacht = Math.max(0, getal(${c('Uren per week', 'Hours a week')}) - getal(${c('Verlof vorige week', 'Leave last week')}));
  const geschreven = Math.round((per.get(plat(naam)) ?? 0) * 10) / 10;
  return { naam, mail: String(${c('E-mail', 'Email')} ?? '').trim(), verwacht, geschreven, mist: Math.round((verwacht - geschreven) * 10) / 10, tekst: [verwacht, geschreven, Math.round((verwacht - geschreven) * 10) / 10].map((v) => v.toLocaleString('${say('nl-NL', 'en-GB')}')) };
}).filter((een) => een.naam && een.mist > ${MISSING_HOURS}).map((json) => ({ json }));`,
        ),
        when('Met mailadres?', [['={{ $json.mail }}', 'contains', '@']]),
        withErrorBranch(
          mailer.send(
            'Mail wie uren mist',
            '={{ $json.mail }}',
            say(
              '=Je mist {{ $json.tekst[2] }} uur van vorige week',
              '=You miss {{ $json.tekst[2] }} hours of last week',
            ),
            say(
              `=<p>Hoi {{ $json.naam }},</p><p>Voor vorige week verwachten we {{ $json.tekst[0] }} uur en er staat {{ $json.tekst[1] }} in ${tracker.app.label}. Vul je de rest vandaag aan? Had je verlof of was je ziek, meld dat dan bij je leidinggevende.</p>`,
              `=<p>Hi {{ $json.naam }},</p><p>For last week we expect {{ $json.tekst[0] }} hours and {{ $json.tekst[1] }} are in ${tracker.app.label}. Would you add the rest today? If you were on leave or ill, tell your manager.</p>`,
            ),
          ),
        ),
        code(
          'Maak de telling',
          "const lijst = $('Wie mist er uren?').all().map(({ json }) => json);\nreturn [{ json: { aantal: lijst.length, som: Math.round(lijst.reduce((totaal, een) => totaal + een.mist, 0)), lijst: lijst.map((een) => '- ' + een.naam + ': ' + een.tekst[1] + ' / ' + een.tekst[0]).join('\\n') } }];",
        ),
        chat.post(
          'Deel de telling',
          say(
            '={{ $json.aantal }} mensen missen samen {{ $json.som }} uur van vorige week:\n{{ $json.lijst }}',
            '={{ $json.aantal }} people miss {{ $json.som }} hours of last week in all:\n{{ $json.lijst }}',
          ),
        ),
        chat.post(
          'Meld mislukte mail',
          say(
            "={{ $('Wie mist er uren?').item.json.naam }} mist {{ $('Wie mist er uren?').item.json.tekst[2] }} uur, maar kreeg geen mail: geen adres in de tabel, of versturen mislukte.",
            "={{ $('Wie mist er uren?').item.json.naam }} misses {{ $('Wie mist er uren?').item.json.tekst[2] }} hours but got no mail: no address in the table, or sending failed.",
          ),
        ),
      ],
      flow: [
        `Maandag om half 10 > ${hours.path} > Uren bijeen > Uren en contracten`,
        'Maandag om half 10 > Lees de contracten > Contracten bijeen > Uren en contracten @1',
        'Uren en contracten > Wie mist er uren? > Maak de telling > Deel de telling',
        'Wie mist er uren? > Met mailadres? > Mail wie uren mist',
        'Met mailadres? #1 > Meld mislukte mail',
        'Mail wie uren mist #1 > Meld mislukte mail',
      ],
    };
  },
});

const ROOM_PERCENT = ownLimit(
  ['Ruimte onder procent', 'Room below percent'],
  [
    'Onder welk deel van de uren een collega ruimte heeft.',
    'Below which share of the hours a colleague has room.',
  ],
  60,
);

export const capacityPlan = recipe({
  id: 'two-week-capacity',
  category: 'productivity',
  tags: ['capaciteit', 'planning', 'werkdruk', 'taken', 'bureau', 'overbelasting'],
  saves: spares(
    35,
    'De planner telt in de takenlijst wie er de komende weken te vol zit.',
    'The planner counts in the list of tasks who is too full in the coming weeks.',
  ),
  variants: combine(
    { task: among(listedTaskApps, 'asana', 'notion'), table: readable, chat: pairs },
    { take: 2, apart: ['task', 'table'], sameApp: true },
  ),
  build: ({ task, table, chat }) => {
    const { nodes, path } = reads(task.openTasks, 'Haal open taken', 'Taak');
    const c = (nl: string, en: string) => table.cell(say(nl, en));
    return {
      name: both(
        `Werkdruk van de komende twee weken uit ${task.app.label} naast beschikbare uren in ${table.app.label}`,
        `Workload of the coming two weeks from ${task.app.label} next to hours available in ${table.app.label}`,
      ),
      description: both(
        `Elke maandag telt hij per collega de taken in ${task.app.label} met een deadline binnen twee weken, met de uren uit de titel, en legt ze naast de uren in ${table.app.label}. ${chat.app.label} toont wie te vol zit, wie ruimte heeft en wat niemand heeft.`,
        `Every Monday it adds up each colleague’s tasks in ${task.app.label} due within two weeks, with hours in brackets in the title, against the hours in ${table.app.label}. ${chat.app.label} tells who is too full, who has room and what nobody has.`,
      ),
      benefit: both('Je verschuift werk voor het misgaat.', 'You move work before it goes wrong.'),
      uses: [
        [task, both('bevat de taken', 'holds the tasks')],
        [table, both('zegt wie hoeveel uur heeft', 'tells who has how many hours')],
        [chat, both('krijgt het overzicht', 'gets the overview')],
      ],
      setup: [
        both(
          'Zet de geschatte uren in de titel van een taak, zoals “Offerte (4u)”; zonder schatting telt een taak als twee uur.',
          'Put the estimated hours in the title of a task, such as “Offer (4h)”; without an estimate a task counts as two hours.',
        ),
        both(
          `Maak een tabel Beschikbaarheid met Naam (precies als in ${task.app.label}) en Uren twee weken.`,
          `Make a table Availability with Name (exactly as in ${task.app.label}) and Hours two weeks.`,
        ),
      ],
      names: {
        'Maandag om 8 uur': 'Monday at 8',
        'Haal open taken': 'Fetch open tasks',
        Taak: 'Task',
        'Taken bijeen': 'Tasks together',
        'Lees de beschikbaarheid': 'Read the availability',
        'Uren bijeen': 'Hours together',
        'Werk en uren': 'Work and hours',
        'Reken de werkdruk uit': 'Work out the workload',
        'Deel het overzicht': 'Share the overview',
      },
      nodes: [
        everyWeek('Maandag om 8 uur', [1], 8),
        ...nodes.map((one, at) => (at === 0 ? evenWhenEmpty(one) : one)),
        gather('Taken bijeen', 'taken'),
        evenWhenEmpty(table.rows('Lees de beschikbaarheid', say('Beschikbaarheid', 'Availability'))),
        gather('Uren bijeen', 'mensen'),
        sideBySide('Werk en uren', 2, true),
        code(
          'Reken de werkdruk uit',
          `
${AS_DAY}
const { taken = [], mensen = [] } = $input.first().json;
const plat = (naam) => String(naam ?? '').trim().toLowerCase();
const uren = (titel) => { const gevonden = /\\((\\d+(?:[.,]\\d+)?) ?(?:u|uur|h|hours?)\\)/i.exec(String(titel ?? '')); return gevonden ? Number(gevonden[1].replace(/€|[.](?=.*,)/g, '').replace(',', '.')) : 2; };
const straks = taken.filter((een) => een.title).map((een) => ({ ...een, dag: asDay(String(een.due ?? '').slice(0, 10)) })).filter((een) => een.dag.isValid && een.dag <= $now.plus({ days: 14 }));
const per = new Map();
for (const een of straks) { const wie = plat(een.assignee); const nu = per.get(wie) ?? { uren: 0, taken: [], laat: 0 }; nu.uren += uren(een.title); nu.taken.push(een); if (een.dag < $now.startOf('day')) nu.laat += 1; per.set(wie, nu); }
const regels = mensen.map(($json) => { const naam = String(${c('Naam', 'Name')} ?? '').trim(); return { naam, heeft: Number(String(${c('Uren twee weken', 'Hours two weeks')} ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0, ...(per.get(plat(naam)) ?? { uren: 0, taken: [], laat: 0 }) }; }).filter((een) => een.naam);
const vol = regels.filter((een) => een.uren > een.heeft);
const ruim = regels.filter((een) => een.uren <= een.heeft * ${ROOM_PERCENT} / 100);
const zonder = per.get('')?.taken ?? [];
const regel = (een) => '- ' + een.naam + ': ' + Math.round(een.uren) + ' / ' + een.heeft + ' ${say('uur', 'hours')}' + (een.laat ? ', ' + een.laat + ' ${say('te laat', 'late')}' : '');
const groep = (titel, lijst) => (lijst.length ? titel + '\\n' + lijst.join('\\n') + '\\n' : '');
return [{ json: { tekst: groep('${say('Te vol:', 'Too full:')}', vol.map(regel)) + groep('${say('Heeft ruimte:', 'Has room:')}', ruim.map(regel)) + groep('${say('Van niemand:', 'Of nobody:')}', zonder.slice(0, 15).map((een) => '- ' + een.title + ' (' + een.dag.setLocale('${say('nl', 'en')}').toFormat('d LLLL') + ')')) || '${say('Iedereen zit goed: niemand te vol en alles is verdeeld.', 'Everybody is fine: nobody too full and all is divided.')}' } }];`,
        ),
        chat.post(
          'Deel het overzicht',
          say(
            '=Werkdruk tot {{ $now.plus({ days: 14 }).toFormat("d-M") }}:\n{{ $json.tekst }}',
            '=Workload until {{ $now.plus({ days: 14 }).toFormat("d-M") }}:\n{{ $json.tekst }}',
          ),
        ),
      ],
      flow: [
        `Maandag om 8 uur > ${path} > Taken bijeen > Werk en uren`,
        'Maandag om 8 uur > Lees de beschikbaarheid > Uren bijeen > Werk en uren @1',
        'Werk en uren > Reken de werkdruk uit > Deel het overzicht',
      ],
    };
  },
});

export const holidayHandover = recipe({
  id: 'holiday-handover',
  category: 'productivity',
  tags: ['vakantie', 'overdracht', 'afwezig', 'taken', 'vervanger'],
  saves: spares(
    40,
    'Iemand schrijft voor zijn vakantie een overdracht en haalt na terugkomst bij wat er gebeurde.',
    'Before a holiday someone writes a handover and afterwards catches up on what happened.',
  ),
  variants: combine(
    { task: among(listedTaskApps, 'asana', 'todoist'), mailer: senders, chat: pairs },
    { take: 2, apart: ['task', 'mailer'] },
  ),
  build: ({ task, mailer, chat }) => {
    const f = (field: string) => `{{ $('Ik ga weg').first().json.${field} }}`;
    const before = reads(task.openTasks, 'Haal je taken', 'Taak');
    /** A project of one's own: its tasks name nobody. */
    const allMine = task.app.key === 'todoist';
    const mine = allMine ? 'true' : 'plat(een.assignee) === plat(wens.naam)';
    const day = (field: string, language: string) =>
      `{{ DateTime.fromISO($('Ik ga weg').first().json.${field}).setLocale('${language}').toFormat('d LLLL') }}`;
    return {
      name: both(
        `Vakantieoverdracht van taken in ${task.app.label} aan je vervanger via ${mailer.app.label}, en bij terugkomst bijgepraat`,
        `Hand over ${task.app.label} tasks to your deputy via ${mailer.app.label}, and be brought up to date on return`,
      ),
      description: both(
        `Vul in wanneer je weg bent en wie vervangt. De vervanger krijgt via ${mailer.app.label} je taken uit ${task.app.label} die in die tijd spelen, ${chat.app.label} weet wie het overneemt, en op je eerste dag mailt hij wat er toen is gedaan of nog ligt.`,
        `Fill in when you are away and who stands in. Your deputy gets your tasks of ${task.app.label} for that time through ${mailer.app.label}, ${chat.app.label} knows who takes over, and on your first day a mail tells what was done or is left.`,
      ),
      benefit: both(
        'Met een leeg hoofd weg en zonder stapel terug.',
        'Leave with a clear head and return without a pile.',
      ),
      uses: [
        [task, both('bevat je taken', 'holds your tasks')],
        [mailer, both('mailt vervanger en jezelf', 'mails deputy and yourself')],
        [chat, both('vertelt het team', 'tells the team')],
      ],
      setup: [
        allMine
          ? both(
              `Kies je eigen project in ${task.app.label}: alle taken daarin gelden als van jou.`,
              `Choose your own project in ${task.app.label}: all tasks in it count as yours.`,
            )
          : both(
              `Vul je naam in het formulier precies zo in als hij in ${task.app.label} bij je taken staat.`,
              `Fill in your name exactly as it stands with your tasks in ${task.app.label}.`,
            ),
      ],
      names: {
        'Ik ga weg': 'I am leaving',
        'Kloppen de dagen?': 'Are the days right?',
        'Haal je taken': 'Fetch your tasks',
        Taak: 'Task',
        'Wat speelt er dan?': 'What matters then?',
        'Mail de vervanger': 'Mail the deputy',
        'Vertel het team': 'Tell the team',
        'Tot je terug bent': 'Until you are back',
        'Haal de taken nu': 'Fetch the tasks now',
        'Taak nu': 'Task now',
        'Wat is er gebeurd?': 'What happened?',
        'Praat je bij': 'Bring you up to date',
        'Meld verkeerde dagen': 'Report wrong days',
        'Meld dat de mail mislukte': 'Report that the mail failed',
      },
      nodes: [
        form(
          'Ik ga weg',
          say('Overdracht voor je vakantie', 'Handover before your holiday'),
          say(
            'Je vervanger krijgt je taken, jij krijgt een overzicht als je terug bent.',
            'Your deputy gets your tasks; an overview waits for your return.',
          ),
          [
            ['naam', say('Je naam', 'Your name')],
            ['mail', say('Je mailadres', 'Your mail address'), 'email'],
            ['vervanger', say('Mailadres van je vervanger', 'Mail address of your deputy'), 'email'],
            ['van', say('Eerste dag weg', 'First day away'), 'date'],
            ['terug', say('Eerste dag terug', 'First day back'), 'date'],
            ['let?', say('Waar moet je vervanger op letten?', 'What should your deputy mind?'), 'textarea'],
          ],
        ),
        when('Kloppen de dagen?', [
          [
            '={{ DateTime.fromISO(String($json.terug)) > DateTime.fromISO(String($json.van)) && DateTime.fromISO(String($json.terug)) > $now }}',
            'yes',
          ],
        ]),
        ...before.nodes.map((one, at) => (at === 0 ? evenWhenEmpty(one) : one)),
        code(
          'Wat speelt er dan?',
          `
const wens = $('Ik ga weg').first().json;
const plat = (naam) => String(naam ?? '').trim().toLowerCase();
const taken = $input.all().map(({ json }) => json).filter((een) => een.title && ${mine});
const dan = taken.filter((een) => een.due && String(een.due).slice(0, 10) < wens.terug);
const rest = taken.filter((een) => !dan.includes(een));
const regel = (een) => '<li><a href="' + (een.link ?? '') + '">' + String(een.title).replace(/[<&]/g, ' ') + '</a>' + (een.due ? ' (' + DateTime.fromISO(String(een.due)).setLocale('${say('nl', 'en')}').toFormat('d LLLL') + ')' : '') + '</li>';
return [{ json: { ids: taken.map((een) => ({ id: String(een.id), titel: een.title, link: een.link ?? '' })), aantal: dan.length, html: (dan.length ? '<h3>${say('Met een deadline in deze tijd', 'Due in this time')}</h3><ul>' + dan.map(regel).join('') + '</ul>' : '<p>${say('Er staan geen deadlines in deze tijd.', 'There are no deadlines in this time.')}</p>') + (rest.length ? '<h3>${say('Kan wachten', 'Can wait')}</h3><ul>' + rest.slice(0, 30).map(regel).join('') + '</ul>' : '') } }];`,
        ),
        withErrorBranch(
          mailer.send(
            'Mail de vervanger',
            `=${f('vervanger')}`,
            say(
              `=Je vervangt ${f('naam')} van ${day('van', 'nl')} tot ${day('terug', 'nl')}`,
              `=You stand in for ${f('naam')} from ${day('van', 'en')} to ${day('terug', 'en')}`,
            ),
            say(
              `=<p>Goedendag,</p><p>${f('naam')} is weg van ${day('van', 'nl')} tot ${day('terug', 'nl')} en jij vervangt.</p><p>${f('let')}</p>{{ $json.html }}`,
              `=<p>Hello,</p><p>${f('naam')} is away from ${day('van', 'en')} to ${day('terug', 'en')} and you stand in.</p><p>${f('let')}</p>{{ $json.html }}`,
            ),
          ),
        ),
        chat.post(
          'Vertel het team',
          say(
            `=${f('naam')} is weg van ${day('van', 'nl')} tot ${day('terug', 'nl')}. Vragen gaan naar ${f('vervanger')}.`,
            `=${f('naam')} is away from ${day('van', 'en')} to ${day('terug', 'en')}. Questions go to ${f('vervanger')}.`,
          ),
        ),
        pauseUntil(
          'Tot je terug bent',
          `={{ [DateTime.fromISO(String($('Ik ga weg').first().json.terug), { zone: 'Europe/Amsterdam' })].find((dag) => dag.isValid)?.set({ hour: 8 }).toISO() ?? $now.toISO() }}`,
        ),
        ...reads(task.openTasks, 'Haal de taken nu', 'Taak nu').nodes.map((one, at) =>
          at === 0 ? evenWhenEmpty(one) : one,
        ),
        code(
          'Wat is er gebeurd?',
          `
const wens = $('Ik ga weg').first().json;
const toen = $('Wat speelt er dan?').first().json.ids;
const nu = $input.all().map(({ json }) => json).filter((een) => een.title);
const open = new Set(nu.map((een) => String(een.id)));
const plat = (naam) => String(naam ?? '').trim().toLowerCase();
const eigen = nu.filter((een) => ${mine});
const nieuw = eigen.filter((een) => !toen.some((oud) => oud.id === String(een.id)));
const lijst = (titel, regels) => (regels.length ? '<h3>' + titel + ' (' + regels.length + ')</h3><ul>' + regels.map((een) => '<li><a href="' + (een.link ?? '') + '">' + String(een.titel ?? een.title).replace(/[<&]/g, ' ') + '</a></li>').join('') + '</ul>' : '');
return [{ json: { html: lijst('${say('Gedaan of weg', 'Done or gone')}', toen.filter((een) => !open.has(een.id))) + lijst('${say('Nieuw voor jou', 'New for you')}', nieuw) + lijst('${say('Ligt er nog', 'Still there')}', toen.filter((een) => open.has(een.id))) || '<p>${say('Er is niets veranderd.', 'Nothing changed.')}</p>' } }];`,
        ),
        mailer.send(
          'Praat je bij',
          `=${f('mail')}`,
          say('Welkom terug: dit gebeurde er', 'Welcome back: this happened'),
          say(
            `=<p>Welkom terug, ${f('naam')}. Vragen over wat is gedaan? Vraag ${f('vervanger')}.</p>{{ $json.html }}`,
            `=<p>Welcome back, ${f('naam')}. Questions about what was done? Ask ${f('vervanger')}.</p>{{ $json.html }}`,
          ),
        ),
        mailer.send(
          'Meld verkeerde dagen',
          `=${f('mail')}`,
          say('Je overdracht is niet verwerkt', 'Your handover was not handled'),
          say(
            '<p>De eerste dag terug ligt niet na de eerste dag weg, of is al voorbij. Vul het formulier opnieuw in.</p>',
            '<p>The first day back is not after the first day away, or has passed. Please fill in the form again.</p>',
          ),
        ),
        chat.post(
          'Meld dat de mail mislukte',
          say(
            `=De overdracht van ${f('naam')} aan ${f('vervanger')} kon niet worden gemaild. Spreek elkaar even.`,
            `=The handover of ${f('naam')} to ${f('vervanger')} could not be mailed. Please talk.`,
          ),
        ),
      ],
      flow: [
        `Ik ga weg > Kloppen de dagen? > ${before.path} > Wat speelt er dan? > Mail de vervanger > Vertel het team > Tot je terug bent > ${reads(task.openTasks, 'Haal de taken nu', 'Taak nu').path} > Wat is er gebeurd? > Praat je bij`,
        'Kloppen de dagen? #1 > Meld verkeerde dagen',
        'Mail de vervanger #1 > Meld dat de mail mislukte > Vertel het team',
      ],
    };
  },
});
