import { chats } from '../../apps/chats.js';
import { codeHosts } from '../../apps/code-hosts.js';
import { mailers } from '../../apps/mailers.js';
import {
  n8nApp,
  n8nAudit,
  n8nFailures,
  n8nFlows,
  npmApp,
  npmLatest,
  repositories,
} from '../../apps/repositories.js';
import { readableTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  both,
  choose,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  everyDay,
  everyWeek,
  gather,
  loop,
  nothing,
  onlyNew,
  onlyOnce,
  pause,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const flowsInGit = recipe({
  id: 'flows-in-git',
  category: 'integration',
  tags: ['n8n', 'back-up', 'versiebeheer'],
  saves: spares(
    30,
    'Iemand exporteert de koppelingen een voor een en bewaart ze.',
    'Someone exports the flows one by one and keeps them.',
  ),
  variants: combine(
    { repo: repositories, chat: chats, table: tables, todo: taskApps },
    { take: 9, apart: ['repo', 'chat'] },
  ),
  build: ({ repo, chat, table, todo }) => ({
    name: both(
      `Elke nacht een back-up van je n8n-flows in ${repo.app.label}, verslag in ${chat.app.label}`,
      `Nightly backup of your n8n flows to ${repo.app.label}, report in ${chat.app.label}`,
    ),
    description: both(
      `Vergelijkt 's nachts elke flow in n8n met de bewaarde versie in ${repo.app.label} en legt wijzigingen vast. ${table.app.label} houdt het logboek bij en ${chat.app.label} krijgt een kort verslag.`,
      `Compares each n8n flow with the version kept in ${repo.app.label} at night and commits what changed. ${table.app.label} keeps the log and ${chat.app.label} gets a short report.`,
    ),
    benefit: both(
      'Een kapot gemaakte flow zet je in twee minuten terug.',
      'A flow that somebody broke is back in two minutes.',
    ),
    uses: [
      [{ app: n8nApp }, both('levert de flows', 'supplies the flows')],
      [repo, both('bewaart elke versie', 'keeps every version')],
      [table, both('houdt het logboek bij', 'keeps the log')],
      [chat, both('krijgt het verslag', 'gets the report')],
      [todo, both('krijgt een taak als vastleggen mislukt', 'gets a task when a commit fails')],
    ],
    setup: [
      both(
        'Maak een lege, besloten repository aan en kies die in de bestandsstappen.',
        'Create an empty private repository and choose it in the file steps.',
      ),
    ],
    notes: [
      {
        over: ['Een voor een', 'Lees bewaarde versie'],
        text: say(
          '## Vergelijken\nElke koppeling krijgt een eigen bestand. Bestaat het nog niet, dan wordt het gemaakt. Gaat het lezen om een andere reden mis, dan komt er een taak.',
          '## Compare\nEvery flow gets a file of its own. If it is not there yet, it is made. If reading fails for another reason, there is a task.',
        ),
      },
      {
        over: ['Gewijzigd?', 'Leg wijziging vast'],
        text: say(
          '## Alleen wat verandert\nZonder wijziging komt er geen nieuwe versie, zo blijft de geschiedenis leesbaar. Wachtwoorden uit credentials gaan niet mee; geheimen die je in een stap typte wel, haal die eerst weg.',
          '## Only what changes\nWithout a change there is no new version, so the history stays readable. Passwords in credentials do not come along; secrets that you typed into a step do, so take those out first.',
        ),
      },
    ],
    names: {
      'Elke nacht om 1 uur': 'Every night at 1',
      'Haal alle koppelingen op': 'Fetch all flows',
      'Een voor een': 'One by one',
      'Maak er een bestand van': 'Make a file of it',
      'Lees bewaarde versie': 'Read the kept version',
      Vergelijk: 'Compare',
      'Gewijzigd?': 'Changed?',
      'Leg wijziging vast': 'Commit the change',
      'Schrijf in het logboek': 'Write in the log',
      'Korte rust': 'Short rest',
      'Bestaat het nog niet?': 'Not there yet?',
      'Leg nieuwe vast': 'Commit the new one',
      Ongewijzigd: 'Unchanged',
      'Maak een taak': 'Create a task',
      'Tel het resultaat': 'Count the result',
      'Stuur het verslag': 'Send the report',
      'Klaar tot morgen': 'Done until tomorrow',
    },
    nodes: [
      everyDay('Elke nacht om 1 uur', 1),
      n8nFlows('Haal alle koppelingen op'),
      loop('Een voor een', 1),
      codeEach(
        'Maak er een bestand van',
        'const { id, name, nodes, connections, settings } = $json;\nconst bestand = "n8n/" + id + ".json";\nreturn { json: { id, naam: name, bestand, tekst: JSON.stringify({ name, nodes, connections, settings }, null, 2) } };',
      ),
      withErrorBranch(repo.read('Lees bewaarde versie', '={{ $json.bestand }}')),
      codeEach(
        'Vergelijk',
        "const nieuw = $('Maak er een bestand van').item.json;\nconst oud = Buffer.from(String($json.content ?? ''), 'base64').toString('utf8');\nreturn { json: { ...nieuw, gewijzigd: oud.trim() !== nieuw.tekst.trim() } };",
      ),
      when('Gewijzigd?', [['={{ $json.gewijzigd }}', 'yes']]),
      withErrorBranch(
        repo.edit(
          'Leg wijziging vast',
          '={{ $json.bestand }}',
          '={{ $json.tekst }}',
          say('=Wijziging in {{ $json.naam }}', '=Change in {{ $json.naam }}'),
        ),
      ),
      when('Bestaat het nog niet?', [
        ["={{ JSON.stringify($json.error ?? '').toLowerCase() }}", 'matches', '404|not found|not be found'],
      ]),
      withErrorBranch(
        repo.create(
          'Leg nieuwe vast',
          "={{ $('Maak er een bestand van').item.json.bestand }}",
          "={{ $('Maak er een bestand van').item.json.tekst }}",
          `=${say('Nieuw', 'New')}: {{ $('Maak er een bestand van').item.json.naam }}`,
        ),
      ),
      nothing('Ongewijzigd'),
      table.append('Schrijf in het logboek', say('Versies', 'Versions'), {
        [say('Koppeling', 'Flow')]: "={{ $('Maak er een bestand van').item.json.naam }}",
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
      }),
      todo.create('Maak een taak', {
        title: `=${say('Vastleggen mislukt', 'Commit failed')}: {{ $('Maak er een bestand van').item.json.naam }}`,
        description: say(
          'Controleer het token en de rechten op de repository.',
          'Check the token and its rights on the repository.',
        ),
      }),
      pause('Korte rust', 2, 'seconds'),
      code('Tel het resultaat', "return [{ json: { totaal: $('Haal alle koppelingen op').all().length } }];"),
      chat.post(
        'Stuur het verslag',
        say(
          '=Back-up van n8n klaar: {{ $json.totaal }} koppelingen nagekeken.',
          '=Backup of n8n done: {{ $json.totaal }} flows checked.',
        ),
      ),
      set('Klaar tot morgen', { klaar: ['boolean', '={{ true }}'] }),
    ],
    flow: [
      'Elke nacht om 1 uur > Haal alle koppelingen op > Een voor een #1 > Maak er een bestand van > Lees bewaarde versie > Vergelijk > Gewijzigd? > Leg wijziging vast > Schrijf in het logboek > Korte rust > Een voor een',
      'Lees bewaarde versie #1 > Bestaat het nog niet? > Leg nieuwe vast > Schrijf in het logboek',
      'Bestaat het nog niet? #1 > Maak een taak',
      'Gewijzigd? #1 > Ongewijzigd > Korte rust',
      'Leg wijziging vast #1 > Maak een taak > Korte rust',
      'Leg nieuwe vast #1 > Maak een taak',
      'Een voor een > Tel het resultaat > Stuur het verslag > Klaar tot morgen',
    ],
  }),
});

export const n8nHealth = recipe({
  id: 'n8n-weekly-health',
  category: 'integration',
  tags: ['n8n', 'beheer', 'beveiliging'],
  saves: spares(
    20,
    'Iemand bladert door de mislukte runs en controleert de instellingen.',
    'Someone pages through the failed runs and checks the settings.',
  ),
  variants: combine({ mailer: mailers, todo: taskApps }, { take: 6 }),
  build: ({ mailer, todo }) => ({
    name: both(
      `Weekoverzicht van n8n per mail via ${mailer.app.label}, met taken in ${todo.app.label}`,
      `Weekly n8n overview by mail through ${mailer.app.label}, with tasks in ${todo.app.label}`,
    ),
    description: both(
      `Telt elke maandag de mislukte runs van je n8n en draait de beveiligingscontrole; ${mailer.app.label} stuurt het overzicht en elk nieuw risico wordt een taak in ${todo.app.label}.`,
      `Every Monday counts the failed runs of your n8n and runs its security audit; ${mailer.app.label} sends the overview and each new risk becomes a task in ${todo.app.label}.`,
    ),
    benefit: both(
      'Je ziet wekelijks welke koppelingen aandacht vragen.',
      'You see each week which flows need attention.',
    ),
    uses: [
      [{ app: n8nApp }, both('levert de runs en de controle', 'supplies the runs and the audit')],
      [mailer, both('mailt het overzicht', 'mails the overview')],
      [todo, both('krijgt een taak per risico', 'gets a task for each risk')],
    ],
    setup: [],
    names: {
      'Maandag om half acht': 'Monday at half past seven',
      'Mislukte runs': 'Failed runs',
      'Namen van koppelingen': 'Names of flows',
      'Tel per koppeling': 'Count by flow',
      'Mail het overzicht': 'Mail the overview',
      Beveiligingscontrole: 'Security audit',
      'Maak er risico’s van': 'Make risks of it',
      'Nog niet gemeld': 'Not reported yet',
      'Taak per risico': 'Task for each risk',
    },
    nodes: [
      everyWeek('Maandag om half acht', [1], 7, 30),
      evenWhenEmpty(n8nFailures('Mislukte runs')),
      onlyOnce(evenWhenEmpty(n8nFlows('Namen van koppelingen'))),
      code(
        'Tel per koppeling',
        `const week = Date.now() - 7 * 86400000;\nconst aantal = {};\nconst namen = new Map($input.all().map(({ json }) => [String(json.id ?? ''), String(json.name ?? '')]));\nfor (const { json } of $('Mislukte runs').all()) if (Date.parse(json.startedAt) > week) aantal[json.workflowId] = (aantal[json.workflowId] ?? 0) + 1;\nconst regels = Object.entries(aantal).sort((a, b) => b[1] - a[1]).slice(0, 10);\nreturn [{ json: { totaal: Object.values(aantal).reduce((som, n) => som + n, 0), vol: $('Mislukte runs').all().length >= 100, regels: regels.map(([id, n]) => (namen.get(id) || id).replaceAll('<', '&lt;') + ": " + n + ${say('" keer"', '" times"')}) } }];`,
      ),
      mailer.send(
        'Mail het overzicht',
        mailOf.admin,
        say(
          '=n8n week {{ $now.weekNumber }}: {{ $json.totaal }}{{ $json.vol ? " of meer" : "" }} mislukte runs',
          '=n8n week {{ $now.weekNumber }}: {{ $json.totaal }}{{ $json.vol ? " or more" : "" }} failed runs',
        ),
        `={{ $json.regels.join('<br>') || '${say('Geen mislukte runs.', 'No failed runs.')}' }}`,
      ),
      n8nAudit('Beveiligingscontrole'),
      code(
        'Maak er risico’s van',
        'return $input.all().flatMap(({ json }) => Object.values(json)).flatMap((rapport) => (rapport.sections ?? []).map((deel) => ({ json: { titel: deel.title, uitleg: deel.description, advies: deel.recommendation } })));',
      ),
      onlyNew('Nog niet gemeld', '={{ $json.titel }}'),
      todo.create('Taak per risico', {
        title: '=n8n: {{ $json.titel }}',
        description: '={{ $json.uitleg }} {{ $json.advies }}',
      }),
    ],
    flow: [
      'Maandag om half acht > Mislukte runs > Namen van koppelingen > Tel per koppeling > Mail het overzicht',
      'Maandag om half acht > Beveiligingscontrole > Maak er risico’s van > Nog niet gemeld > Taak per risico',
    ],
  }),
});

export const newVersions = recipe({
  id: 'new-package-versions',
  category: 'integration',
  tags: ['npm', 'ontwikkelaars', 'updates'],
  saves: spares(
    15,
    'Een ontwikkelaar kijkt elke week welke pakketten verouderd zijn.',
    'A developer checks each week which packages are out of date.',
  ),
  variants: combine(
    { table: readableTables, host: codeHosts, chat: chats },
    { take: 6, apart: ['table', 'host'] },
  ),
  build: ({ table, host, chat }) => ({
    name: both(
      `Nieuwe npm-versies volgen in ${table.app.label} met issues in ${host.app.label}`,
      `Follow new npm versions in ${table.app.label} with issues in ${host.app.label}`,
    ),
    description: both(
      `Vraagt elke week van de pakketten in ${table.app.label} de nieuwste versie op bij npm; een nieuwe hoofdversie wordt een issue in ${host.app.label}, de rest een regel in ${chat.app.label}.`,
      `Each week asks npm for the newest version of the packages in ${table.app.label}; a new major version becomes an issue in ${host.app.label}, the rest a line in ${chat.app.label}.`,
    ),
    benefit: both(
      'Je loopt niet ongemerkt jaren achter op je eigen bouwstenen.',
      'You do not fall years behind on your own building blocks unawares.',
    ),
    uses: [
      [{ app: npmApp }, both('kent de nieuwste versies', 'knows the newest versions')],
      [table, both('bevat je pakketten en versies', 'holds your packages and versions')],
      [host, both('krijgt een issue bij een hoofdversie', 'gets an issue for a major version')],
      [chat, both('noemt de kleine updates', 'names the small updates')],
    ],
    setup: [
      both(
        'Maak in de tabel Pakketten de kolommen Pakket en Versie; ^ of ~ voor de versie mag blijven staan.',
        'Make the columns Package and Version in the table Packages; a ^ or ~ before the version may stay.',
      ),
    ],
    names: {
      'Dinsdag om 9 uur': 'Tuesday at 9',
      'Lees de pakketten': 'Read the packages',
      Pakket: 'Package',
      'Vraag npm': 'Ask npm',
      'Vergelijk versies': 'Compare versions',
      'Nog niet genoemd': 'Not named yet',
      'Hoe groot?': 'How large?',
      'Maak een issue': 'Create an issue',
      'Verzamel kleine updates': 'Collect small updates',
      'Noem de kleine updates': 'Name the small updates',
      'Onbekend pakket': 'Unknown package',
    },
    nodes: [
      everyWeek('Dinsdag om 9 uur', [2], 9),
      table.rows('Lees de pakketten', say('Pakketten', 'Packages')),
      set('Pakket', {
        naam: `={{ ${table.cell(say('Pakket', 'Package'))} }}`,
        versie: `={{ String(${table.cell(say('Versie', 'Version'))} ?? '0') }}`,
      }),
      withErrorBranch(npmLatest('Vraag npm', '={{ $json.naam }}')),
      codeEach(
        'Vergelijk versies',
        "const { naam, versie } = $('Pakket').item.json;\nconst nu = { naam, versie: versie.trim().replace(/^[^0-9]+/, '') };\nconst nieuw = String($json.version ?? nu.versie);\nconst soort = nieuw === nu.versie ? 'gelijk' : nieuw.split('.')[0] !== nu.versie.split('.')[0] ? 'groot' : 'klein';\nreturn { json: { naam: nu.naam, oud: nu.versie, nieuw, soort } };",
      ),
      onlyNew('Nog niet genoemd', '={{ $json.naam }} {{ $json.nieuw }}'),
      choose('Hoe groot?', [
        [say('Hoofdversie', 'Major version'), ['={{ $json.soort }}', 'is', 'groot']],
        [say('Kleine update', 'Small update'), ['={{ $json.soort }}', 'is', 'klein']],
      ]),
      host.createIssue('Maak een issue', {
        title: say(
          '={{ $json.naam }} bijwerken naar {{ $json.nieuw }}',
          '=Update {{ $json.naam }} to {{ $json.nieuw }}',
        ),
        body: say(
          '=We gebruiken {{ $json.oud }}. Lees de wijzigingen voordat je bijwerkt.',
          '=We use {{ $json.oud }}. Read the changes before you update.',
        ),
      }),
      gather('Verzamel kleine updates', 'updates'),
      chat.post(
        'Noem de kleine updates',
        `=${say('Kleine updates', 'Small updates')}: {{ $json.updates.map((update) => update.naam + ' ' + update.nieuw).join(', ') }}`,
      ),
      chat.post(
        'Onbekend pakket',
        `=${say('npm kent dit pakket niet', 'npm does not know this package')}: {{ $('Pakket').item.json.naam }}`,
      ),
    ],
    flow: [
      'Dinsdag om 9 uur > Lees de pakketten > Pakket > Vraag npm > Vergelijk versies > Nog niet genoemd > Hoe groot? > Maak een issue',
      'Hoe groot? #1 > Verzamel kleine updates > Noem de kleine updates',
      'Vraag npm #1 > Onbekend pakket',
    ],
  }),
});
