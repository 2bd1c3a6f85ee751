import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { mailOf, webAddress } from '../../apps/values.js';
import {
  AS_DAY,
  among,
  both,
  code,
  combine,
  evenWhenEmpty,
  form,
  keep,
  loop,
  openForm,
  pause,
  promise,
  recipe,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const pairs = among(chats, 'slack', 'microsoftTeams');
const senders = among(mailers, 'gmail', 'outlook');
const formOf = (nl: string, en: string, step: string, path: string) =>
  webAddress(
    [`adres van het formulier om te ${nl}`, `address of the form to ${en}`],
    [
      `Het Production-adres in n8n van de stap "${step}".`,
      `The production address in n8n of the step "${step}".`,
    ],
    [`https://n8n.example.com/form/${path}`, `https://n8n.example.com/form/${path}`],
  );
const SWAP_FORM = formOf('ruilen', 'swap', 'Ik wil ruilen', 'swap');
const TAKE_FORM = formOf('overnemen', 'take over', 'Ik neem over', 'take-over');
const stores = among(fullTables, 'googleSheets', 'airtable');

export const talkEvening = recipe({
  id: 'parent-evening-planning',
  category: 'productivity',
  tags: ['oudergesprekken', 'school', 'tienminutengesprek', 'planning', 'rooster'],
  saves: spares(
    180,
    'Een leerkracht puzzelt een avond met briefjes en voorkeuren tot het rooster klopt.',
    'A teacher spends an evening puzzling with notes and wishes until the schedule fits.',
  ),
  variants: combine({ table: stores, mailer: senders }, { take: 2, apart: ['table', 'mailer'] }),
  build: ({ table, mailer }) => {
    const tab = say('Gesprekken', 'Talks');
    const child = say('Kind', 'Child');
    const c = (nl: string, en: string) => table.cell(say(nl, en));
    return {
      name: both(
        `Oudergesprekken inplannen op voorkeur vanuit ${table.app.label}, uitnodigingen via ${mailer.app.label}`,
        `Plan parent evenings by wish from ${table.app.label}, invitations via ${mailer.app.label}`,
      ),
      description: both(
        `Ouders geven hun voorkeur op: vroeg, laat of maakt niet uit, en een broertje of zusje. De leerkracht start het plannen; hij verdeelt de tijden, zet gezinnen achter elkaar, schrijft het rooster in ${table.app.label} en mailt iedereen via ${mailer.app.label}.`,
        `Parents give their wish: early, late or either, and whether there is a sibling. The teacher starts the planning; it divides the times, puts families one after another, writes the schedule in ${table.app.label} and mails all through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Een rooster in een minuut, eerlijk op volgorde van opgave.',
        'A schedule in a minute, fair in order of entry.',
      ),
      uses: [
        [table, both('bevat voorkeuren en rooster', 'holds wishes and schedule')],
        [mailer, both('nodigt ouders uit', 'invites parents')],
      ],
      setup: [
        both(
          'Maak een tabel Gesprekken met Kind (uniek), Ouder, E-mail, Voorkeur, Gezin, Opgegeven op en Tijd; Tijd blijft leeg.',
          'Make a table Talks with Child (unique), Parent, Email, Wish, Family, Entered on and Time; Time stays empty.',
        ),
      ],
      notes: [
        {
          over: ['Verdeel de tijden', 'Past het?'],
          text: say(
            '## Zo verdeelt hij\nWie eerst opgaf kiest eerst. Kinderen met hetzelfde gezin komen direct na elkaar. Past een voorkeur niet meer, dan krijgt iemand de dichtstbijzijnde vrije tijd en staat dat erbij.',
            '## How it divides\nWho entered first chooses first. Children of one family come right after one another. Where a wish no longer fits, somebody gets the nearest free time and is told so.',
          ),
        },
      ],
      names: {
        'Voorkeur van ouders': 'Wish of parents',
        'Bewaar de voorkeur': 'Keep the wish',
        'Start het plannen': 'Start the planning',
        'Lees de voorkeuren': 'Read the wishes',
        'Verdeel de tijden': 'Divide the times',
        'Past het?': 'Does it fit?',
        'Neem de gesprekken': 'Take the talks',
        'Een voor een': 'One by one',
        'Schrijf de tijd op': 'Write the time down',
        'Mail de ouder': 'Mail the parent',
        'Even wachten': 'Wait a moment',
        'Meld mislukte uitnodiging': 'Report a failed invitation',
        'Mail het rooster': 'Mail the schedule',
        'Meld te weinig tijd': 'Report too little time',
      },
      promises: [promise('delivery', 'Mail de ouder')],
      nodes: [
        openForm(
          'Voorkeur van ouders',
          say('Oudergesprek', 'Parent talk'),
          say(
            'Geef je voorkeur op; je krijgt de tijd per mail.',
            'Give your wish; the time follows by mail.',
          ),
          [
            ['kind', say('Voornaam en achternaam van je kind', 'First and last name of your child')],
            ['ouder', say('Je naam', 'Your name')],
            ['mail', say('E-mailadres', 'Email address'), 'email'],
            [
              'voorkeur',
              say('Wanneer liefst?', 'When preferably?'),
              'dropdown',
              [say('Vroeg', 'Early'), say('Laat', 'Late'), say('Maakt niet uit', 'Either')],
            ],
            [
              'gezin?',
              say(
                'Ook een broertje of zusje in deze groep? Vul dan beide keren dezelfde achternaam in',
                'A sibling in this group too? Then fill in the same last name both times',
              ),
            ],
          ],
        ),
        table.upsert('Bewaar de voorkeur', tab, child, {
          [child]: '={{ String($json.kind).trim() }}',
          [say('Ouder', 'Parent')]: '={{ $json.ouder }}',
          [say('E-mail', 'Email')]: '={{ $json.mail }}',
          [say('Voorkeur', 'Wish')]: '={{ $json.voorkeur }}',
          [say('Gezin', 'Family')]: "={{ $json.gezin ?? '' }}",
          [say('Opgegeven op', 'Entered on')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm:ss') }}",
        }),
        form(
          'Start het plannen',
          say('Oudergesprekken plannen', 'Plan the talks'),
          say(
            'Voor de leerkracht. Alle ouders krijgen meteen hun tijd.',
            'For the teacher. All parents are told their time at once.',
          ),
          [
            ['dag', say('Welke dag?', 'Which day?'), 'date'],
            ['van', say('Eerste gesprek (zoals 15:30)', 'First talk (such as 15:30)')],
            ['tot', say('Laatste gesprek klaar om (zoals 20:30)', 'Last talk done at (such as 20:30)')],
            ['minuten', say('Minuten per gesprek', 'Minutes a talk'), 'number'],
          ],
        ),
        evenWhenEmpty(table.rows('Lees de voorkeuren', tab)),
        code(
          'Verdeel de tijden',
          `
${AS_DAY}
const wens = $('Start het plannen').first().json;
const dag = asDay(wens.dag);
const om = (tijd) => DateTime.fromISO((dag.isValid ? dag.toISODate() : '') + 'T' + String(tijd ?? '').trim().padStart(5, '0'), { zone: 'Europe/Amsterdam' });
const [van, tot] = [om(wens.van), om(wens.tot)];
const minuten = Math.round(Number(wens.minuten)) || 10;
const plekken = [];
if (van.isValid && tot.isValid && minuten >= 5) for (let tijd = van; tijd.plus({ minutes: minuten }) <= tot && plekken.length < 200; tijd = tijd.plus({ minutes: minuten })) plekken.push(tijd);
const opgaven = $input.all().map(({ json: $json }) => ({ kind: String(${table.cell(child)} ?? '').trim(), ouder: String(${c('Ouder', 'Parent')} ?? ''), mail: String(${c('E-mail', 'Email')} ?? '').trim(), voorkeur: String(${c('Voorkeur', 'Wish')} ?? ''), gezin: String(${c('Gezin', 'Family')} ?? '').trim().toLowerCase(), sinds: String(${c('Opgegeven op', 'Entered on')} ?? '') })).filter((een) => een.kind && een.mail.includes('@')).sort((a, b) => a.sinds.localeCompare(b.sinds));
if (opgaven.length === 0 || plekken.length < opgaven.length) return [{ json: { past: false, opgaven: opgaven.length, plekken: plekken.length } }];
const groepen = [];
for (const een of opgaven) { const bij = een.gezin ? groepen.find((groep) => groep[0].gezin === een.gezin) : undefined; if (bij) bij.push(een); else groepen.push([een]); }
const vrij = plekken.map(() => true);
const helft = Math.floor(plekken.length / 2);
const ruimte = (begin, lang) => begin >= 0 && begin + lang <= plekken.length && vrij.slice(begin, begin + lang).every(Boolean);
const rooster = [];
for (const groep of [...groepen].sort((a, b) => b.length - a.length || groepen.indexOf(a) - groepen.indexOf(b))) {
  const wil = groep[0].voorkeur;
  const volgorde = [...plekken.keys()].sort((a, b) => { const buiten = (i) => (wil === '${say('Vroeg', 'Early')}' && i >= helft) || (wil === '${say('Laat', 'Late')}' && i < helft) ? 1 : 0; return buiten(a) - buiten(b) || a - b; });
  const begin = volgorde.find((i) => ruimte(i, groep.length));
  const op = (i) => (begin === undefined ? vrij.indexOf(true) : begin + i);
  groep.forEach((een, i) => { const plek = op(i); vrij[plek] = false; const half = plek < helft ? '${say('Vroeg', 'Early')}' : '${say('Laat', 'Late')}'; rooster.push({ ...een, plek, tijd: plekken[plek].toFormat('HH:mm'), anders: wil !== '${say('Maakt niet uit', 'Either')}' && wil !== half }); });
}
rooster.sort((a, b) => a.plek - b.plek);
return [{ json: { past: true, dag: dag.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL'), rooster, html: rooster.map((een) => '<li>' + een.tijd + ' ' + een.kind.replace(/[<&]/g, ' ') + ' (' + een.ouder.replace(/[<&]/g, ' ') + ')</li>').join('') } }];`,
        ),
        when('Past het?', [['={{ $json.past }}', 'yes']]),
        code(
          'Neem de gesprekken',
          'return $input.first().json.rooster.map((json) => ({ json: { ...json, dag: $input.first().json.dag } }));',
        ),
        loop('Een voor een', 1),
        table.upsert('Schrijf de tijd op', tab, child, {
          [child]: '={{ $json.kind }}',
          [say('Tijd', 'Time')]: '={{ $json.tijd }}',
        }),
        withErrorBranch(
          mailer.send(
            'Mail de ouder',
            "={{ $('Een voor een').item.json.mail }}",
            say(
              "=Oudergesprek {{ $('Een voor een').item.json.kind }}: {{ $('Een voor een').item.json.dag }} om {{ $('Een voor een').item.json.tijd }}",
              "=Parent talk {{ $('Een voor een').item.json.kind }}: {{ $('Een voor een').item.json.dag }} at {{ $('Een voor een').item.json.tijd }}",
            ),
            say(
              "=<p>Beste {{ $('Een voor een').item.json.ouder }},</p><p>Je bent welkom op {{ $('Een voor een').item.json.dag }} om {{ $('Een voor een').item.json.tijd }} voor het gesprek over {{ $('Een voor een').item.json.kind }}.{{ $('Een voor een').item.json.anders ? ' Je voorkeur paste helaas niet meer.' : '' }} Kun je echt niet? Antwoord op deze mail.</p>",
              "=<p>Dear {{ $('Een voor een').item.json.ouder }},</p><p>You are welcome on {{ $('Een voor een').item.json.dag }} at {{ $('Een voor een').item.json.tijd }} for the talk about {{ $('Een voor een').item.json.kind }}.{{ $('Een voor een').item.json.anders ? ' Your wish no longer fitted, sorry.' : '' }} You really cannot? Answer this mail.</p>",
            ),
          ),
        ),
        pause('Even wachten', 5, 'seconds'),
        mailer.send(
          'Meld mislukte uitnodiging',
          mailOf.me,
          say(
            "=Geen uitnodiging voor de ouder van {{ $('Een voor een').item.json.kind }}",
            "=No invitation for the parent of {{ $('Een voor een').item.json.kind }}",
          ),
          say(
            "=<p>{{ $('Een voor een').item.json.mail }} nam de mail niet aan. De tijd is {{ $('Een voor een').item.json.tijd }}: geef hem zelf door.</p>",
            "=<p>{{ $('Een voor een').item.json.mail }} did not take the mail. The time is {{ $('Een voor een').item.json.tijd }}: please pass it on.</p>",
          ),
        ),
        mailer.send(
          'Mail het rooster',
          mailOf.me,
          say(
            "=Rooster van {{ $('Verdeel de tijden').first().json.dag }}",
            "=Schedule of {{ $('Verdeel de tijden').first().json.dag }}",
          ),
          "=<ul>{{ $('Verdeel de tijden').first().json.html }}</ul>",
        ),
        mailer.send(
          'Meld te weinig tijd',
          mailOf.me,
          say('Het rooster is niet gemaakt', 'The schedule was not made'),
          say(
            '=<p>Er zijn {{ $json.opgaven }} opgaven en {{ $json.plekken }} plekken. Niemand kreeg bericht. Kies een langere avond of kortere gesprekken.</p>',
            '=<p>There are {{ $json.opgaven }} entries and {{ $json.plekken }} places. Nobody was told. Choose a longer evening or shorter talks.</p>',
          ),
        ),
      ],
      flow: [
        'Voorkeur van ouders > Bewaar de voorkeur',
        'Start het plannen > Lees de voorkeuren > Verdeel de tijden > Past het? > Neem de gesprekken > Een voor een #1 > Schrijf de tijd op > Mail de ouder > Even wachten > Een voor een',
        'Mail de ouder #1 > Meld mislukte uitnodiging > Een voor een',
        'Een voor een > Mail het rooster',
        'Past het? #1 > Meld te weinig tijd',
      ],
    };
  },
});

export const dutyRoster = recipe({
  id: 'volunteer-duty-roster',
  category: 'productivity',
  tags: ['bardienst', 'vrijwilligers', 'rooster', 'sportclub', 'ruilen', 'vereniging'],
  saves: spares(
    90,
    'De coördinator maakt elke maand met de hand een eerlijk dienstrooster en belt bij ruilen rond.',
    'Every month the coordinator makes a fair roster by hand and calls around when people swap.',
  ),
  variants: combine({ table: stores, mailer: senders, chat: pairs }, { take: 2, apart: ['table', 'mailer'] }),
  build: ({ table, mailer, chat }) => {
    const members = say('Vrijwilligers', 'Volunteers');
    const duties = say('Diensten', 'Duties');
    const key = say('Dienst', 'Duty');
    const c = (nl: string, en: string) => table.cell(say(nl, en));
    return {
      name: both(
        `Eerlijk dienstrooster voor vrijwilligers uit ${table.app.label}, gemaild via ${mailer.app.label}, ruilen in ${chat.app.label}`,
        `Fair duty roster for volunteers from ${table.app.label}, mailed via ${mailer.app.label}, swaps in ${chat.app.label}`,
      ),
      description: both(
        `De coördinator geeft de dagen op. Hij verdeelt diensten over vrijwilligers uit ${table.app.label} naar wie dit seizoen het minst deed en dan kan, mailt ieder de eigen dienst via ${mailer.app.label} en zet een ruilverzoek met overname in ${chat.app.label}.`,
        `The coordinator enters the days. It divides duties among volunteers of ${table.app.label} by who did least this season and is free, mails each their duty through ${mailer.app.label} and puts a request to swap in ${chat.app.label}.`,
      ),
      benefit: both(
        'Iedereen evenveel diensten, en niemand voor de derde keer op zaterdag.',
        'The same number of duties for all, and nobody on Saturday for the third time.',
      ),
      uses: [
        [table, both('bevat vrijwilligers en diensten', 'holds volunteers and duties')],
        [mailer, both('mailt ieder zijn dienst', 'mails each their duty')],
        [chat, both('krijgt ruilverzoeken', 'gets requests to swap')],
      ],
      setup: [
        both(
          'Maak een tabel Vrijwilligers met Naam, E-mail en Niet op (dagen als ma, za of 2027-03-12, met komma’s), en een tabel Diensten met Dienst (uniek), Dag, Naam en E-mail.',
          'Make a table Volunteers with Name, Email and Not on (days as mon, sat or 2027-03-12, with commas), and a table Duties with Duty (unique), Day, Name and Email.',
        ),
        both(
          'Geef het wachtwoord van "Maak een rooster" alleen aan de coördinator: dat formulier mailt iedereen.',
          'Give the password of "Maak een rooster" to the coordinator only: that form mails everybody.',
        ),
      ],
      notes: [
        {
          over: ['Verdeel eerlijk'],
          text: say(
            '## Wie is aan de beurt?\nTelt mee: hoeveel diensten iemand al heeft in de tabel, en hoe kort geleden de laatste was. Een dag waarop niemand kan, gaat naar de coördinator.',
            '## Whose turn is it?\nWhat counts: how many duties somebody has in the table, and how recent the last one was. A day on which nobody can goes to the coordinator.',
          ),
        },
      ],
      names: {
        'Maak een rooster': 'Make a roster',
        'Lees de diensten': 'Read the duties',
        'Eerdere diensten': 'Earlier duties',
        'Lees de vrijwilligers': 'Read the volunteers',
        'Verdeel eerlijk': 'Divide fairly',
        'Iemand gevonden?': 'Somebody found?',
        'Schrijf de dienst op': 'Write the duty down',
        'Mail de vrijwilliger': 'Mail the volunteer',
        'Meld lege dienst': 'Report an empty duty',
        'Ik wil ruilen': 'I want to swap',
        'Zoek de dienst': 'Find the duty',
        'Bestaat de dienst?': 'Does the duty exist?',
        'Vraag wie overneemt': 'Ask who takes over',
        'Ik neem over': 'I take over',
        'Zoek de open dienst': 'Find the open duty',
        'Is er een dienst?': 'Is there a duty?',
        'Zet op de nieuwe naam': 'Put in the new name',
        'Meld de overname': 'Report the takeover',
        'Meld mislukte mail': 'Report a failed mail',
      },
      nodes: [
        form(
          'Maak een rooster',
          say('Dienstrooster maken', 'Make a duty roster'),
          say('Iedereen krijgt meteen bericht.', 'Everybody is told at once.'),
          [
            [
              'dagen',
              say('Dagen, een per regel als 2027-03-06', 'Days, one a line as 2027-03-06'),
              'textarea',
            ],
            ['aantal', say('Hoeveel mensen per dag?', 'How many people a day?'), 'number'],
          ],
        ),
        evenWhenEmpty(table.rows('Lees de diensten', duties)),
        code(
          'Eerdere diensten',
          `return [{ json: { diensten: $input.all().map(({ json: $json }) => ({ dag: String(${c('Dag', 'Day')} ?? '').slice(0, 10), mail: String(${c('E-mail', 'Email')} ?? '').trim().toLowerCase(), nummer: String(${table.cell(key)} ?? '').trim() })).filter((een) => een.mail) } }];`,
        ),
        evenWhenEmpty(table.rows('Lees de vrijwilligers', members)),
        code(
          'Verdeel eerlijk',
          `
const wens = $('Maak een rooster').first().json;
const eerder = $('Eerdere diensten').first().json.diensten;
const DAGEN = [['ma', 'mon'], ['di', 'tue'], ['wo', 'wed'], ['do', 'thu'], ['vr', 'fri'], ['za', 'sat'], ['zo', 'sun']];
const mensen = $input.all().map(({ json: $json }) => ({ naam: String(${c('Naam', 'Name')} ?? '').trim(), mail: String(${c('E-mail', 'Email')} ?? '').trim(), niet: String(${c('Niet op', 'Not on')} ?? '').toLowerCase().split(/[,;\\s]+/).filter(Boolean) })).filter((een) => een.naam && een.mail.includes('@'));
const seizoen = $now.month >= 8 ? $now.year + '-08-01' : $now.year - 1 + '-08-01';
const telling = new Map(mensen.map((een) => { const eigen = eerder.filter((dienst) => dienst.mail === een.mail.toLowerCase() && dienst.dag >= seizoen); return [een.mail, { keren: eigen.length, laatst: eigen.map((dienst) => dienst.dag).sort().at(-1) ?? '' }]; }));
const dagen = String(wens.dagen ?? '').split('\\n').map((regel) => DateTime.fromISO(regel.trim())).filter((dag) => dag.isValid && dag > $now).sort((a, b) => a - b);
const nodig = Math.min(20, Math.max(1, Math.round(Number(wens.aantal)) || 1));
const uit = [];
for (const dag of dagen.slice(0, 60)) {
  const al = new Set(eerder.filter((dienst) => dienst.dag === dag.toISODate()).map((dienst) => dienst.mail));
  for (let plek = 1; plek <= nodig; plek += 1) {
    const nummer = dag.toISODate() + '-' + plek;
    ${say('// Een plek die al is vergeven, blijft zoals ze is.', '// A place that was given out stays as it is.')}
    if (eerder.some((dienst) => dienst.nummer === nummer)) continue;
    const kan = mensen.filter((een) => !al.has(een.mail.toLowerCase()) && !een.niet.includes(dag.toISODate()) && !DAGEN[dag.weekday - 1].some((naam) => een.niet.includes(naam))).sort((a, b) => telling.get(a.mail).keren - telling.get(b.mail).keren || telling.get(a.mail).laatst.localeCompare(telling.get(b.mail).laatst));
    const een = kan[0];
    if (een) { al.add(een.mail.toLowerCase()); const stand = telling.get(een.mail); stand.keren += 1; stand.laatst = dag.toISODate(); }
    uit.push({ json: { nummer, dag: dag.toISODate(), leesbaar: dag.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL'), naam: een?.naam ?? '', mail: een?.mail ?? '' } });
  }
}
return uit;`,
        ),
        when('Iemand gevonden?', [['={{ $json.mail }}', 'filled']]),
        table.upsert('Schrijf de dienst op', duties, key, {
          [key]: '={{ $json.nummer }}',
          [say('Dag', 'Day')]: '={{ $json.dag }}',
          [say('Naam', 'Name')]: '={{ $json.naam }}',
          [say('E-mail', 'Email')]: '={{ $json.mail }}',
        }),
        withErrorBranch(
          mailer.send(
            'Mail de vrijwilliger',
            "={{ $('Iemand gevonden?').item.json.mail }}",
            say(
              "=Je dienst: {{ $('Iemand gevonden?').item.json.leesbaar }}",
              "=Your duty: {{ $('Iemand gevonden?').item.json.leesbaar }}",
            ),
            say(
              `=<p>Beste {{ $('Iemand gevonden?').item.json.naam }},</p><p>Je staat op het rooster voor {{ $('Iemand gevonden?').item.json.leesbaar }} (dienst {{ $('Iemand gevonden?').item.json.nummer }}). Kun je niet? Vraag met dat nummer een ruil aan: <a href="${SWAP_FORM}">${SWAP_FORM}</a>. Tot iemand overneemt blijft de dienst van jou.</p>`,
              `=<p>Dear {{ $('Iemand gevonden?').item.json.naam }},</p><p>You are on the roster for {{ $('Iemand gevonden?').item.json.leesbaar }} (duty {{ $('Iemand gevonden?').item.json.nummer }}). Cannot come? Ask for a swap with that number: <a href="${SWAP_FORM}">${SWAP_FORM}</a>. Until somebody takes over the duty stays yours.</p>`,
            ),
          ),
        ),
        chat.post(
          'Meld lege dienst',
          say(
            '=Voor {{ $json.leesbaar }} ({{ $json.nummer }}) kan niemand. Wie springt in?',
            '=Nobody can on {{ $json.leesbaar }} ({{ $json.nummer }}). Who steps in?',
          ),
        ),
        form(
          'Ik wil ruilen',
          say('Dienst ruilen', 'Swap a duty'),
          say('De groep krijgt je vraag te zien.', 'The group sees your question.'),
          [
            ['nummer', say('Nummer van je dienst', 'Number of your duty')],
            ['reden?', say('Waarom? (mag leeg)', 'Why? (may stay empty)')],
          ],
        ),
        evenWhenEmpty(table.find('Zoek de dienst', duties, key, '={{ String($json.nummer).trim() }}')),
        keep('Bestaat de dienst?', [[`={{ ${table.cell(say('Naam', 'Name'))} }}`, 'filled']]),
        chat.post(
          'Vraag wie overneemt',
          say(
            `={{ ${c('Naam', 'Name')} }} zoekt ruil voor {{ ${c('Dag', 'Day')} }} (dienst {{ ${table.cell(key)} }}). {{ $('Ik wil ruilen').item.json.reden ?? '' }} Neem je over? ${TAKE_FORM}`,
            `={{ ${c('Naam', 'Name')} }} looks for a swap on {{ ${c('Dag', 'Day')} }} (duty {{ ${table.cell(key)} }}). {{ $('Ik wil ruilen').item.json.reden ?? '' }} Taking over? ${TAKE_FORM}`,
          ),
        ),
        form('Ik neem over', say('Dienst overnemen', 'Take over a duty'), say('Dank je wel!', 'Thank you!'), [
          ['nummer', say('Nummer van de dienst', 'Number of the duty')],
          ['naam', say('Je naam', 'Your name')],
          ['mail', say('E-mailadres', 'Email address'), 'email'],
        ]),
        evenWhenEmpty(table.find('Zoek de open dienst', duties, key, '={{ String($json.nummer).trim() }}')),
        keep('Is er een dienst?', [[`={{ ${c('Dag', 'Day')} }}`, 'filled']]),
        table.upsert('Zet op de nieuwe naam', duties, key, {
          [key]: "={{ String($('Ik neem over').item.json.nummer).trim() }}",
          [say('Naam', 'Name')]: "={{ $('Ik neem over').item.json.naam }}",
          [say('E-mail', 'Email')]: "={{ $('Ik neem over').item.json.mail }}",
        }),
        chat.post(
          'Meld de overname',
          say(
            `={{ $('Ik neem over').item.json.naam }} neemt dienst {{ $('Ik neem over').item.json.nummer }} over van {{ $('Is er een dienst?').item.json${table.cell(say('Naam', 'Name')).slice(5)} }}. Geregeld!`,
            `={{ $('Ik neem over').item.json.naam }} takes over duty {{ $('Ik neem over').item.json.nummer }} of {{ $('Is er een dienst?').item.json${table.cell(say('Naam', 'Name')).slice(5)} }}. Settled!`,
          ),
        ),
        chat.post(
          'Meld mislukte mail',
          say(
            "={{ $('Iemand gevonden?').item.json.naam }} kreeg geen mail over de dienst van {{ $('Iemand gevonden?').item.json.leesbaar }}: bel even.",
            "={{ $('Iemand gevonden?').item.json.naam }} got no mail about the duty of {{ $('Iemand gevonden?').item.json.leesbaar }}: please call.",
          ),
        ),
      ],
      flow: [
        'Maak een rooster > Lees de diensten > Eerdere diensten > Lees de vrijwilligers > Verdeel eerlijk > Iemand gevonden? > Schrijf de dienst op > Mail de vrijwilliger',
        'Iemand gevonden? #1 > Meld lege dienst',
        'Mail de vrijwilliger #1 > Meld mislukte mail',
        'Ik wil ruilen > Zoek de dienst > Bestaat de dienst? > Vraag wie overneemt',
        'Ik neem over > Zoek de open dienst > Is er een dienst? > Zet op de nieuwe naam > Meld de overname',
      ],
    };
  },
});
