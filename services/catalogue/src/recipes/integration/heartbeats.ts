import { approvalChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { n8nApp } from '../../apps/repositories.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  AS_TIME,
  both,
  choose,
  code,
  codeEach,
  combine,
  cron,
  evenWhenEmpty,
  everyDay,
  everyMinutes,
  http,
  keep,
  loop,
  node,
  onlyNew,
  recipe,
  respond,
  rowsOf,
  say,
  set,
  spares,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const heartbeats = recipe({
  id: 'heartbeats-of-jobs',
  category: 'integration',
  tags: ['bewaking', 'hartslag', 'cronjob', 'back-up', 'beheer'],
  saves: spares(
    15,
    'Iemand kijkt elke ochtend of back-ups en nachttaken echt gelopen hebben.',
    'Someone checks each morning whether backups and night jobs really ran.',
  ),
  variants: combine({ table: fullTables, chat: approvalChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const job = rowsOf(table, 'Lees de taken', say('Nachttaken', 'Jobs'), 'Bewaakte taak', {
      taak: say('Taak', 'Job'),
      uren: say('Uren', 'Hours'),
      laatst: say('Laatst', 'Last'),
      stand: say('Stand', 'State'),
    });
    const c = (column: string) => table.cell(column);
    return {
      name: both(
        `Hartslag van nachttaken en back-ups bewaken in ${table.app.label} met alarm in ${chat.app.label}`,
        `Watch the heartbeat of night jobs and backups in ${table.app.label} with alarms in ${chat.app.label}`,
      ),
      description: both(
        `Elke taak belt na afloop een webadres; de tijd komt in ${table.app.label}. Blijft een taak langer stil dan afgesproken, dan staat dat één keer in ${chat.app.label}, en ook wanneer hij weer loopt.`,
        `Each job calls a web address when it ends; the time goes to ${table.app.label}. When a job stays silent longer than agreed, ${chat.app.label} says so once, and again when it runs.`,
      ),
      benefit: both(
        'Een back-up die stilletjes stopt valt de volgende ochtend op.',
        'A backup that quietly stops is noticed the next morning.',
      ),
      uses: [
        [table, both('onthoudt wanneer elke taak liep', 'remembers when each job ran')],
        [chat, both('krijgt alarm en herstel', 'gets alarm and recovery')],
      ],
      setup: [
        both(
          'Geef het tabblad Nachttaken de kolommen Taak, Uren (hoe lang hij stil mag zijn), Laatst en Stand, en zet er je taken in.',
          'Give the tab Jobs the columns Job, Hours (how long it may be silent), Last and State, and enter your jobs.',
        ),
        both(
          'Laat elke taak aan het eind het Production-adres van "Taak meldt zich" aanroepen met JSON zoals {"taak": "Back-up boekhouding"} en de geheime header.',
          'Have each job call the production address of "Taak meldt zich" at its end with JSON such as {"job": "Books backup"} and the secret header.',
        ),
      ],
      notes: [
        {
          over: ['Te lang stil?', 'Stond al op stil?'],
          text: say(
            '## Stilte is het signaal\nEen taak die mislukt meldt vaak niets. Daarom telt niet de fout maar het uitblijven van het seintje. Een taak die nog nooit heeft gebeld, telt ook als stil.',
            '## Silence is the signal\nA job that fails often says nothing. So it is not the error that counts but the missing call. A job that never called counts as silent too.',
          ),
        },
      ],
      names: {
        'Taak meldt zich': 'Job reports',
        'Zoek de taak': 'Find the job',
        'Staat hij op de lijst?': 'Is it on the list?',
        'Zet de tijd': 'Set the time',
        'Was hij stil?': 'Was it silent?',
        'Terug van weggeweest?': 'Back again?',
        'Deel het herstel': 'Share the recovery',
        'Antwoord gehoord': 'Answer heard',
        'Antwoord onbekend': 'Answer unknown',
        'Elk kwartier kijken': 'Look every quarter',
        'Lees de taken': 'Read the jobs',
        'Bewaakte taak': 'Watched job',
        'Te lang stil?': 'Silent too long?',
        'Stond al op stil?': 'Already set to silent?',
        'Zet op stil': 'Set to silent',
        'Sla alarm': 'Raise the alarm',
      },
      nodes: [
        webhook('Taak meldt zich', say('hartslag', 'heartbeat'), { respond: 'responseNode' }),
        evenWhenEmpty(
          table.find(
            'Zoek de taak',
            say('Nachttaken', 'Jobs'),
            say('Taak', 'Job'),
            "={{ String($json.body?.taak ?? $json.body?.job ?? '').trim() }}",
          ),
        ),
        when('Staat hij op de lijst?', [[`={{ String(${c(say('Taak', 'Job'))} ?? '') }}`, 'filled']]),
        set('Was hij stil?', {
          taak: `={{ ${c(say('Taak', 'Job'))} }}`,
          was: `={{ ${c(say('Stand', 'State'))} ?? '' }}`,
        }),
        table.upsert('Zet de tijd', say('Nachttaken', 'Jobs'), say('Taak', 'Job'), {
          [say('Taak', 'Job')]: '={{ $json.taak }}',
          [say('Laatst', 'Last')]: '={{ $now.toISO() }}',
          [say('Stand', 'State')]: say('loopt', 'running'),
        }),
        respond('Antwoord gehoord', '={{ JSON.stringify({ ok: true }) }}'),
        keep('Terug van weggeweest?', [
          ["={{ $('Was hij stil?').item.json.was }}", 'is', say('stil', 'silent')],
        ]),
        chat.post(
          'Deel het herstel',
          say(
            "={{ $('Was hij stil?').item.json.taak }} heeft zich weer gemeld.",
            "={{ $('Was hij stil?').item.json.taak }} reported again.",
          ),
        ),
        respond(
          'Antwoord onbekend',
          say(
            '={{ JSON.stringify({ ok: false, fout: "onbekende taak" }) }}',
            '={{ JSON.stringify({ ok: false, error: "unknown job" }) }}',
          ),
          404,
        ),
        everyMinutes('Elk kwartier kijken', 15),
        ...job.nodes,
        keep('Te lang stil?', [
          ["={{ String($json.taak ?? '') }}", 'filled'],
          [
            "={{ !(DateTime.fromISO(String($json.laatst ?? '')) > $now.minus({ hours: Number($json.uren) || 26 })) }}",
            'yes',
          ],
        ]),
        keep('Stond al op stil?', [['={{ $json.stand }}', 'isNot', say('stil', 'silent')]]),
        table.upsert('Zet op stil', say('Nachttaken', 'Jobs'), say('Taak', 'Job'), {
          [say('Taak', 'Job')]: "={{ $('Stond al op stil?').item.json.taak }}",
          [say('Stand', 'State')]: say('stil', 'silent'),
        }),
        chat.post(
          'Sla alarm',
          say(
            "=Geen seintje van {{ $('Stond al op stil?').item.json.taak }} in {{ Number($('Stond al op stil?').item.json.uren) || 26 }} uur. Laatste keer: {{ DateTime.fromISO(String($('Stond al op stil?').item.json.laatst ?? '')).isValid ? DateTime.fromISO(String($('Stond al op stil?').item.json.laatst)).toFormat('dd-MM HH:mm') : 'nooit' }}.",
            "=No call from {{ $('Stond al op stil?').item.json.taak }} in {{ Number($('Stond al op stil?').item.json.uren) || 26 }} hours. Last time: {{ DateTime.fromISO(String($('Stond al op stil?').item.json.laatst ?? '')).isValid ? DateTime.fromISO(String($('Stond al op stil?').item.json.laatst)).toFormat('dd-MM HH:mm') : 'never' }}.",
          ),
        ),
      ],
      flow: [
        'Taak meldt zich > Zoek de taak > Staat hij op de lijst? > Was hij stil? > Zet de tijd > Antwoord gehoord',
        'Staat hij op de lijst? #1 > Antwoord onbekend',
        'Zet de tijd > Terug van weggeweest? > Deel het herstel',
        `Elk kwartier kijken > ${job.path} > Te lang stil? > Stond al op stil? > Sla alarm > Zet op stil`,
      ],
    };
  },
});

export const maintenanceWindow = recipe({
  id: 'maintenance-window-for-flows',
  category: 'integration',
  tags: ['n8n', 'onderhoud', 'pauzeren', 'agenda', 'beheer'],
  saves: spares(
    20,
    'Iemand zet voor onderhoud koppelingen een voor een uit en vergeet er later een.',
    'Someone switches flows off one by one for maintenance and later forgets one.',
  ),
  variants: combine({ table: fullTables, chat: approvalChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const window = rowsOf(
      table,
      'Lees de onderhoudsmomenten',
      say('Onderhoud', 'Maintenance'),
      'Onderhoudsmoment',
      {
        sleutel: say('Sleutel', 'Key'),
        label: 'Label',
        van: say('Van', 'From'),
        tot: say('Tot', 'Until'),
        stand: say('Stand', 'State'),
        gepauzeerd: say('Gepauzeerd', 'Paused'),
      },
    );
    const toggle = (name: string, operation: 'activate' | 'deactivate') =>
      withErrorBranch(
        node(name, 'n8n', 1, {
          resource: 'workflow',
          operation,
          workflowId: { __rl: true, mode: 'id', value: '={{ $json.id }}' },
          ...(operation === 'activate' ? { additionalFields: {} } : {}),
          requestOptions: {},
        }),
      );
    return {
      name: both(
        `Onderhoud in ${table.app.label} plannen: n8n-flows met een label pauzeren en hervatten, gemeld in ${chat.app.label}`,
        `Plan maintenance in ${table.app.label}: pause and resume n8n flows with a label, told in ${chat.app.label}`,
      ),
      description: both(
        `Zet bij het begin van een onderhoudsmoment in ${table.app.label} alle actieve n8n-flows met dat label uit, onthoudt welke het waren en zet na afloop precies die weer aan. ${chat.app.label} meldt wat niet lukte.`,
        `When a maintenance window in ${table.app.label} begins, switches off all active n8n flows with that label, remembers which and afterwards switches exactly those on again. ${chat.app.label} reports what failed.`,
      ),
      benefit: both(
        'Geen foutmeldingen tijdens onderhoud en geen flow die daarna uit blijft.',
        'No errors during maintenance and no flow that stays off after it.',
      ),
      uses: [
        [{ app: n8nApp }, both('zet flows uit en aan', 'switches flows off and on')],
        [table, both('bevat de onderhoudsmomenten', 'holds the maintenance windows')],
        [chat, both('meldt begin, einde en missers', 'reports begin, end and failures')],
      ],
      setup: [
        both(
          'Geef het tabblad Onderhoud de kolommen Sleutel, Label (een label in n8n), Van en Tot (jjjj-mm-dd uu:mm), Stand en Gepauzeerd.',
          'Give the tab Maintenance the columns Key, Label (a tag in n8n), From and Until (yyyy-mm-dd hh:mm), State and Paused.',
        ),
      ],
      notes: [
        {
          over: ['Begint of eindigt er iets', 'Welke kant op?'],
          text: say(
            '## Alleen wat aan stond\nDe ids van de gepauzeerde flows staan in de kolom Gepauzeerd. Wat al uit stond, blijft na het onderhoud dus uit.',
            '## Only what was on\nThe ids of the paused flows are in the column Paused. What was off already stays off after the maintenance.',
          ),
        },
      ],
      names: {
        'Elke vijf minuten kijken': 'Look every five minutes',
        'Lees de onderhoudsmomenten': 'Read the windows',
        Onderhoudsmoment: 'Maintenance window',
        'Begint of eindigt er iets': 'Does something begin or end',
        'Er begint of eindigt iets': 'Something begins or ends',
        'Moment voor moment': 'Window by window',
        'Welke kant op?': 'Which way?',
        'Actieve flows met het label': 'Active flows with the tag',
        'Onthoud welke': 'Remember which',
        'Zet de stand op bezig': 'Set the state to busy',
        'Een flow per keer': 'One flow at a time',
        'Zet de flow uit': 'Switch the flow off',
        'Gepauzeerde flows': 'Paused flows',
        'Zet de flow aan': 'Switch the flow on',
        'Zet de stand op klaar': 'Set the state to done',
        'Meld het begin': 'Report the begin',
        'Meld het einde': 'Report the end',
        'Meld de misser': 'Report the failure',
      },
      nodes: [
        everyMinutes('Elke vijf minuten kijken', 5),
        ...window.nodes,
        codeEach(
          'Begint of eindigt er iets',
          `
${AS_TIME}
const [van, tot] = [asTime($json.van), asTime($json.tot)];
const stand = String($json.stand ?? '');
const actie = van.isValid && tot.isValid && stand === '' && van <= $now && $now < tot ? 'uit' : tot.isValid && stand === '${say('bezig', 'busy')}' && tot <= $now ? 'aan' : '';
return { json: { ...$json, actie } };`,
        ),
        keep('Er begint of eindigt iets', [['={{ $json.actie }}', 'filled']]),
        loop('Moment voor moment', 1),
        choose('Welke kant op?', [
          [say('pauzeren', 'pause'), ['={{ $json.actie }}', 'is', 'uit']],
          [say('hervatten', 'resume'), ['={{ $json.actie }}', 'is', 'aan']],
        ]),
        evenWhenEmpty(
          node('Actieve flows met het label', 'n8n', 1, {
            resource: 'workflow',
            operation: 'getAll',
            returnAll: true,
            filters: { activeWorkflows: true, tags: '={{ $json.label }}' },
            requestOptions: {},
          }),
        ),
        code(
          'Onthoud welke',
          `
const moment = $('Welke kant op?').first().json;
return [{ json: { sleutel: moment.sleutel, label: moment.label, ids: $input.all().map(({ json }) => json.id).filter((id) => id && id !== $workflow.id) } }];`,
        ),
        table.upsert('Zet de stand op bezig', say('Onderhoud', 'Maintenance'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
          [say('Stand', 'State')]: say('bezig', 'busy'),
          [say('Gepauzeerd', 'Paused')]: "={{ $json.ids.join(',') }}",
        }),
        chat.post(
          'Meld het begin',
          say(
            "=Onderhoud aan {{ $('Onthoud welke').first().json.label }} begint: {{ $('Onthoud welke').first().json.ids.length }} flows gaan uit.",
            "=Maintenance on {{ $('Onthoud welke').first().json.label }} begins: {{ $('Onthoud welke').first().json.ids.length }} flows go off.",
          ),
        ),
        code(
          'Een flow per keer',
          "return $('Onthoud welke').first().json.ids.map((id) => ({ json: { id } }));",
        ),
        toggle('Zet de flow uit', 'deactivate'),
        code(
          'Gepauzeerde flows',
          "return $input.all().flatMap(({ json }, i) => String(json.gepauzeerd ?? '').split(',').map((id) => id.trim()).filter(Boolean).map((id) => ({ json: { id }, pairedItem: i })));",
        ),
        toggle('Zet de flow aan', 'activate'),
        table.upsert('Zet de stand op klaar', say('Onderhoud', 'Maintenance'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: "={{ $('Welke kant op?').item.json.sleutel }}",
          [say('Stand', 'State')]: say('klaar', 'done'),
        }),
        chat.post(
          'Meld het einde',
          say(
            "=Onderhoud aan {{ $('Welke kant op?').item.json.label }} is klaar, de flows staan weer aan. Wat niet lukte, staat hierboven.",
            "=Maintenance on {{ $('Welke kant op?').item.json.label }} is done, the flows are on again. What failed stands above.",
          ),
        ),
        chat.post(
          'Meld de misser',
          say(
            '=Flow {{ $json.id }} kon niet worden omgezet. Kijk er zelf naar in n8n.',
            '=Flow {{ $json.id }} could not be switched. Look at it yourself in n8n.',
          ),
        ),
      ],
      flow: [
        `Elke vijf minuten kijken > ${window.path} > Begint of eindigt er iets > Er begint of eindigt iets > Moment voor moment #1 > Welke kant op? > Actieve flows met het label > Onthoud welke > Zet de stand op bezig > Een flow per keer > Zet de flow uit`,
        'Zet de stand op bezig > Meld het begin > Moment voor moment',
        'Welke kant op? #1 > Gepauzeerde flows > Zet de flow aan',
        'Welke kant op? #1 > Zet de stand op klaar > Meld het einde > Moment voor moment',
        'Zet de flow uit #1 > Meld de misser',
        'Zet de flow aan #1 > Meld de misser',
      ],
    };
  },
});

export const apiShape = recipe({
  id: 'api-answer-changed-shape',
  category: 'integration',
  tags: ['api', 'koppeling', 'ontwikkelaars', 'bewaking', 'contract'],
  saves: spares(
    45,
    'Een ontwikkelaar zoekt uit waarom een koppeling stilviel nadat de andere kant iets veranderde.',
    'A developer finds out why a link stopped after the other side changed something.',
  ),
  variants: combine({ table: fullTables, todo: taskApps }, { take: 3 }),
  build: ({ table, todo }) => {
    const source = rowsOf(table, 'Lees de adressen', say('API-bewaking', 'API watch'), 'Bewaakte API', {
      naam: say('Naam', 'Name'),
      adres: say('Adres', 'Address'),
      vorm: say('Vorm', 'Shape'),
    });
    return {
      name: both(
        `Merken dat een API van een partner verandert: velden vergelijken in ${table.app.label}, taak in ${todo.app.label}`,
        `Notice that a partner's API changes: compare fields in ${table.app.label}, task in ${todo.app.label}`,
      ),
      description: both(
        `Roept elke ochtend de API's aan die in ${table.app.label} staan, vergelijkt welke velden en soorten waarden er terugkomen met de vorige keer en maakt een taak in ${todo.app.label} als er iets verdween of van soort veranderde.`,
        `Each morning calls the APIs listed in ${table.app.label}, compares which fields and kinds of values come back with the last time and creates a task in ${todo.app.label} when something vanished or changed its kind.`,
      ),
      benefit: both('Je weet het voordat de koppeling stilvalt.', 'You know before the link breaks.'),
      uses: [
        [table, both('bevat de adressen en hun vorm', 'holds the addresses and their shape')],
        [todo, both('krijgt een taak bij een breuk', 'gets a task at a break')],
      ],
      setup: [
        both(
          'Geef het tabblad API-bewaking de kolommen Naam, Adres (een GET die JSON geeft, zonder sleutel in het adres), Vorm en Gezien.',
          'Give the tab API watch the columns Name, Address (a GET that gives JSON, without a key in the address), Shape and Seen.',
        ),
        both(
          'Hebben de API’s dezelfde sleutel in een header nodig, zet dan Header Auth aan in "Roep de API aan".',
          'Where the APIs need the same key in a header, switch on Header Auth in "Roep de API aan".',
        ),
      ],
      notes: [
        {
          over: ['Teken de vorm', 'Vergelijk de vorm'],
          text: say(
            '## Vorm, geen inhoud\nVan een lijst telt het eerste onderdeel. Bewaard worden alleen namen van velden en of er tekst, een getal, ja of nee, een lijst of niets stond: geen gegevens. Een veld dat leeg kan zijn, geldt niet als veranderd.',
            '## Shape, no content\nOf a list the first part counts. Only names of fields are kept and whether there was text, a number, yes or no, a list or nothing: no data. A field that may be empty does not count as changed.',
          ),
        },
      ],
      names: {
        'Elke ochtend om zes': 'Every morning at six',
        'Lees de adressen': 'Read the addresses',
        'Bewaakte API': 'Watched API',
        'Heeft een adres': 'Has an address',
        'Roep de API aan': 'Call the API',
        'Teken de vorm': 'Draw the shape',
        'Vergelijk de vorm': 'Compare the shape',
        'Bewaar de vorm': 'Keep the shape',
        'Gebroken?': 'Broken?',
        'Nog geen taak deze week': 'No task this week yet',
        'Stil, nog geen taak deze week': 'Silent, no task this week yet',
        'Maak een taak van de breuk': 'Make a task of the break',
        'Geen antwoord': 'No answer',
      },
      nodes: [
        everyDay('Elke ochtend om zes', 6),
        ...source.nodes,
        keep('Heeft een adres', [["={{ String($json.adres ?? '') }}", 'matches', '^https?://']]),
        withErrorBranch(http('Roep de API aan', '={{ $json.adres }}', { full: true })),
        codeEach(
          'Teken de vorm',
          `
const vorm = {};
const soort = (v) => (v === null || v === undefined ? 'null' : Array.isArray(v) ? 'list' : typeof v);
const loop = (v, pad, diep) => {
  if (diep > 6 || Object.keys(vorm).length > 300) return;
  if (Array.isArray(v)) { vorm[pad || '.'] = 'list'; if (v.length > 0) loop(v[0], pad + '[]', diep + 1); return; }
  if (v !== null && typeof v === 'object') { for (const [k, w] of Object.entries(v)) loop(w, pad ? pad + '.' + k : k, diep + 1); return; }
  vorm[pad || '.'] = soort(v);
};
const status = Number($json.statusCode) || 0;
if (status >= 200 && status < 300) loop($json.body, '', 0);
return { json: { naam: $('Heeft een adres').item.json.naam, status, vorm } };`,
        ),
        codeEach(
          'Vergelijk de vorm',
          `
const bron = $('Heeft een adres').item.json;
let oud = null;
try { oud = JSON.parse(String(bron.vorm || 'null')); } catch { oud = null; }
const nu = $json.vorm;
const leeg = Object.keys(nu).length === 0;
const weg = oud && !leeg ? Object.keys(oud).filter((veld) => !(veld in nu)) : [];
const anders = oud && !leeg ? Object.keys(oud).filter((veld) => veld in nu && oud[veld] !== nu[veld] && oud[veld] !== 'null' && nu[veld] !== 'null').map((veld) => veld + ': ' + oud[veld] + ' → ' + nu[veld]) : [];
const erbij = oud && !leeg ? Object.keys(nu).filter((veld) => !(veld in oud)) : [];
const fout = $json.status >= 400 ? 'HTTP ' + $json.status : '';
const samen = { ...nu };
for (const [veld, soort] of Object.entries(oud ?? {})) if (samen[veld] === 'null') samen[veld] = soort;
return { json: { naam: bron.naam, adres: bron.adres, gebroken: fout !== '' || weg.length + anders.length > 0, leeg, fout, weg, anders, erbij, bewaar: JSON.stringify(leeg ? oud ?? {} : samen) } };`,
        ),
        table.upsert('Bewaar de vorm', say('API-bewaking', 'API watch'), say('Naam', 'Name'), {
          [say('Naam', 'Name')]: '={{ $json.naam }}',
          [say('Vorm', 'Shape')]: '={{ $json.bewaar }}',
          [say('Gezien', 'Seen')]: '={{ $now.toISODate() }}',
        }),
        keep('Gebroken?', [['={{ $json.gebroken }}', 'yes']]),
        onlyNew(
          'Nog geen taak deze week',
          "={{ $json.naam }} {{ $json.fout }} {{ $json.weg.join() }} {{ $json.anders.join() }} {{ $now.toFormat('kkkk-WW') }}",
        ),
        onlyNew(
          'Stil, nog geen taak deze week',
          "={{ $('Heeft een adres').item.json.naam }} {{ $now.toFormat('kkkk-WW') }}",
        ),
        todo.create('Maak een taak van de breuk', {
          title: say('=API van {{ $json.naam }} is veranderd', '=API of {{ $json.naam }} has changed'),
          description: say(
            "={{ $json.adres }}\n{{ $json.fout }}\nVerdwenen: {{ $json.weg.join(', ') || 'niets' }}\nAnders: {{ $json.anders.join('; ') || 'niets' }}\nErbij: {{ $json.erbij.join(', ') || 'niets' }}",
            "={{ $json.adres }}\n{{ $json.fout }}\nVanished: {{ $json.weg.join(', ') || 'nothing' }}\nChanged: {{ $json.anders.join('; ') || 'nothing' }}\nAdded: {{ $json.erbij.join(', ') || 'nothing' }}",
          ),
        }),
        todo.create('Geen antwoord', {
          title: say(
            "=API van {{ $('Heeft een adres').item.json.naam }} gaf geen antwoord",
            "=API of {{ $('Heeft een adres').item.json.naam }} gave no answer",
          ),
          description: "={{ $('Heeft een adres').item.json.adres }}",
        }),
      ],
      flow: [
        `Elke ochtend om zes > ${source.path} > Heeft een adres > Roep de API aan > Teken de vorm > Vergelijk de vorm > Bewaar de vorm`,
        'Vergelijk de vorm > Gebroken? > Nog geen taak deze week > Maak een taak van de breuk',
        'Roep de API aan #1 > Stil, nog geen taak deze week > Geen antwoord',
      ],
    };
  },
});

const KEY_FIRST = ownLimit(
  ['Dagen voor de eerste mail', 'Days before for the first mail'],
  [
    'Hoeveel dagen voor het verlopen de eerste mail gaat.',
    'How many days before it expires the first mail leaves.',
  ],
  30,
);
const KEY_SECOND = ownLimit(
  ['Dagen voor de tweede mail', 'Days before for the second mail'],
  [
    'Hoeveel dagen voor het verlopen de tweede mail gaat.',
    'How many days before it expires the second mail leaves.',
  ],
  14,
);
const KEY_LAST = ownLimit(
  ['Dagen voor de laatste mail', 'Days before for the last mail'],
  [
    'Hoeveel dagen voor het verlopen de laatste mail gaat.',
    'How many days before it expires the last mail leaves.',
  ],
  3,
);

export const keyRotation = recipe({
  id: 'api-key-rotation',
  category: 'integration',
  tags: ['api-sleutels', 'beveiliging', 'tokens', 'verlopen', 'beheer'],
  saves: spares(
    30,
    'Een verlopen sleutel legt een koppeling stil en iemand zoekt uit welke.',
    'An expired key stops a link and somebody finds out which one.',
  ),
  variants: combine(
    { table: fullTables, mailer: mailboxes, chat: approvalChats },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, chat }) => {
    const key = rowsOf(table, 'Lees de sleutels', say('Sleutels', 'Keys'), 'Sleutel', {
      naam: say('Naam', 'Name'),
      systeem: say('Systeem', 'System'),
      verloopt: say('Verloopt', 'Expires'),
      eigenaar: say('Eigenaar', 'Owner'),
      trap: say('Herinnerd', 'Reminded'),
    });
    return {
      name: both(
        `API-sleutels uit ${table.app.label} op tijd vervangen: herinneringen via ${mailer.app.label}, te laat in ${chat.app.label}`,
        `Replace API keys from ${table.app.label} in time: reminders through ${mailer.app.label}, overdue in ${chat.app.label}`,
      ),
      description: both(
        `Herinnert de eigenaar van een API-sleutel of token in ${table.app.label} via ${mailer.app.label} op drie momenten voor hij verloopt, en meldt verlopen sleutels in ${chat.app.label}. De sleutels zelf staan nergens.`,
        `Reminds the owner of an API key or token in ${table.app.label} through ${mailer.app.label} at three moments before it expires, and reports expired keys in ${chat.app.label}. The keys themselves are nowhere.`,
      ),
      benefit: both(
        'Geen koppeling die ’s nachts stilvalt door een verlopen token.',
        'No link that stops at night because of an expired token.',
      ),
      uses: [
        [table, both('is het register van sleutels', 'is the register of keys')],
        [mailer, both('herinnert de eigenaar', 'reminds the owner')],
        [chat, both('meldt verlopen sleutels', 'reports expired keys')],
      ],
      setup: [
        both(
          'Geef het tabblad Sleutels de kolommen Naam, Systeem, Verloopt (jjjj-mm-dd), Eigenaar (mailadres) en Herinnerd. Zet er nooit de sleutel zelf in.',
          'Give the tab Keys the columns Name, System, Expires (yyyy-mm-dd), Owner (mail address) and Reminded. Never put the key itself in it.',
        ),
      ],
      notes: [
        {
          over: ['Bepaal de trap', 'Nieuwe trap?'],
          text: say(
            '## Drie keer, niet elke dag\nDe trap (30, 14, 3 of 0, naar de standaardtermijnen) staat in de kolom Herinnerd. Zet na het vervangen alleen de nieuwe datum in Verloopt: de trap begint dan vanzelf opnieuw.',
            '## Three times, not every day\nThe stage (30, 14, 3 or 0, after the default terms) is in the column Reminded. After replacing just put the new date in Expires: the stages begin again by themselves.',
          ),
        },
      ],
      names: {
        'Werkdagen om kwart voor acht': 'Working days at a quarter to eight',
        'Lees de sleutels': 'Read the keys',
        Sleutel: 'Key',
        'Bepaal de trap': 'Work out the stage',
        'Nieuwe trap?': 'New stage?',
        'Al verlopen?': 'Already expired?',
        'Meld de verlopen sleutel': 'Report the expired key',
        'Eigenaar bekend?': 'Owner known?',
        'Herinner de eigenaar': 'Remind the owner',
        'Vraag het beheer': 'Ask the administrator',
        'Onthoud de trap': 'Remember the stage',
      },
      nodes: [
        cron('Werkdagen om kwart voor acht', '45 7 * * 1-5'),
        ...key.nodes,
        codeEach(
          'Bepaal de trap',
          `
${AS_DAY}
const tekst = String($json.verloopt ?? '').trim();
const tot = asDay(/^\\d{4}-/.test(tekst) ? tekst.slice(0, 10) : tekst);
const dagen = tot.isValid ? Math.floor(tot.diff($now.startOf('day'), 'days').days) : null;
const trap = dagen === null ? '?' : dagen < 0 ? '0' : dagen <= ${KEY_LAST} ? '3' : dagen <= ${KEY_SECOND} ? '14' : dagen <= ${KEY_FIRST} ? '30' : '';
return { json: { ...$json, naam: String($json.naam ?? ''), dagen, dag: tot.isValid ? tot.setLocale('${say('nl', 'en')}').toFormat('d LLLL yyyy') : tekst, trap: trap && (dagen === null ? tekst : tot.toISODate()) + ' ' + trap, was: String($json.trap ?? ''), verlopen: dagen === null || dagen < 0 } };`,
        ),
        keep('Nieuwe trap?', [
          ['={{ $json.naam }}', 'filled'],
          ['={{ $json.trap }}', 'filled'],
          ['={{ $json.trap !== $json.was }}', 'yes'],
        ]),
        when('Al verlopen?', [['={{ $json.verlopen }}', 'yes']]),
        chat.post(
          'Meld de verlopen sleutel',
          say(
            '={{ $json.dagen === null ? "Einddatum leeg of niet te lezen" : "Verlopen" }}: {{ $json.naam }} voor {{ $json.systeem }}{{ $json.dagen === null ? "" : " (" + $json.dagen * -1 + " dagen geleden)" }}. Eigenaar: {{ $json.eigenaar || "onbekend" }}.',
            '={{ $json.dagen === null ? "End date empty or unreadable" : "Expired" }}: {{ $json.naam }} for {{ $json.systeem }}{{ $json.dagen === null ? "" : " (" + $json.dagen * -1 + " days ago)" }}. Owner: {{ $json.eigenaar || "unknown" }}.',
          ),
        ),
        when('Eigenaar bekend?', [["={{ String($json.eigenaar ?? '') }}", 'contains', '@']]),
        withErrorBranch(
          mailer.send(
            'Herinner de eigenaar',
            '={{ $json.eigenaar }}',
            say(
              '=Sleutel {{ $json.naam }} verloopt over {{ $json.dagen }} dagen',
              '=Key {{ $json.naam }} expires in {{ $json.dagen }} days',
            ),
            say(
              '=De sleutel {{ $json.naam }} voor {{ $json.systeem }} verloopt op {{ $json.dag }}.<br><br>1. Maak een nieuwe sleutel met dezelfde rechten.<br>2. Zet hem in de koppeling en test die.<br>3. Trek de oude in.<br>4. Zet de nieuwe datum in het register.',
              '=The key {{ $json.naam }} for {{ $json.systeem }} expires on {{ $json.dag }}.<br><br>1. Make a new key with the same rights.<br>2. Put it into the link and test that.<br>3. Revoke the old one.<br>4. Put the new date in the register.',
            ),
          ),
        ),
        mailer.send(
          'Vraag het beheer',
          mailOf.admin,
          say(
            "=Sleutel {{ $('Nieuwe trap?').item.json.naam }} verloopt en de eigenaar is niet bereikt",
            "=Key {{ $('Nieuwe trap?').item.json.naam }} expires and its owner was not reached",
          ),
          say(
            "=De sleutel {{ $('Nieuwe trap?').item.json.naam }} voor {{ $('Nieuwe trap?').item.json.systeem }} verloopt over {{ $('Nieuwe trap?').item.json.dagen }} dagen. Zet een werkend mailadres van de eigenaar in het register of vervang de sleutel.",
            "=The key {{ $('Nieuwe trap?').item.json.naam }} for {{ $('Nieuwe trap?').item.json.systeem }} expires in {{ $('Nieuwe trap?').item.json.dagen }} days. Put a working mail address of its owner in the register or replace the key.",
          ),
        ),
        table.upsert('Onthoud de trap', say('Sleutels', 'Keys'), say('Naam', 'Name'), {
          [say('Naam', 'Name')]: "={{ $('Nieuwe trap?').item.json.naam }}",
          [say('Herinnerd', 'Reminded')]: "={{ $('Nieuwe trap?').item.json.trap }}",
        }),
      ],
      flow: [
        `Werkdagen om kwart voor acht > ${key.path} > Bepaal de trap > Nieuwe trap? > Al verlopen? > Meld de verlopen sleutel > Onthoud de trap`,
        'Al verlopen? #1 > Eigenaar bekend? > Herinner de eigenaar > Onthoud de trap',
        'Eigenaar bekend? #1 > Vraag het beheer > Onthoud de trap',
        'Herinner de eigenaar #1 > Vraag het beheer',
      ],
    };
  },
});
