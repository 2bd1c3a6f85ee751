import { chats } from '../../apps/chats.js';
import { googleDrive } from '../../apps/file-stores.js';
import { mailboxes, mailers } from '../../apps/mailers.js';
import { fullTables, tables } from '../../apps/tables.js';
import { driveFolder, inApp, mailOf, ownDomain } from '../../apps/values.js';
import { pick } from '../../dsl/apps.js';
import {
  among,
  answeredWithin,
  both,
  choose,
  code,
  combine,
  evenWhenEmpty,
  everyMinutes,
  everyMonths,
  keep,
  node,
  recipe,
  say,
  set,
  spares,
  withErrorBranch,
} from '../../kit/index.js';

const DRIVE = { app: googleDrive };
const pairs = among(chats, 'slack', 'microsoftTeams');
const senders = among(mailers, 'gmail', 'outlook');
const folderId = (what: readonly [string, string], example: string) =>
  inApp(
    'Google Drive',
    what,
    [
      'Het id van de map: in het adres achter /folders/.',
      'The id of the folder: behind /folders/ in its address.',
    ],
    example,
    '^[\\w-]{10,}$',
  );
const APPROVED = folderId(['map goedgekeurd', 'folder approved'], '1BcDeFgHiJkLmNoPqRsTuVwXyZ0123456');
const REJECTED = folderId(['map afgekeurd', 'folder rejected'], '1CdEfGhIjKlMnOpQrStUvWxYzA0123456');
const move = (name: string, folder: string) =>
  withErrorBranch(
    node(name, 'googleDrive', 3, {
      resource: 'file',
      operation: 'move',
      fileId: pick("={{ $('Document').item.json.id }}"),
      driveId: pick('My Drive', 'list'),
      folderId: pick(folder),
    }),
  );

export const documentApproval = recipe({
  id: 'document-two-step-approval',
  category: 'productivity',
  tags: ['goedkeuring', 'documenten', 'google drive', 'vier ogen', 'kwaliteit'],
  saves: spares(
    1,
    'Een document gaat een kwartier per mail heen en weer tot twee mensen akkoord zijn; de meeste rondes van dit schema vinden niets.',
    'A document travels by mail for a quarter of an hour until two people agree; most rounds of this schedule find none.',
  ),
  variants: combine(
    {
      box: among(mailboxes, 'gmail', 'outlook'),
      table: among(tables, 'googleSheets', 'airtable'),
      chat: pairs,
    },
    { take: 2, apart: ['box', 'table'] },
  ),
  build: ({ box, table, chat }) => {
    const d = (field: string) => `{{ $('Document').item.json.${field} }}`;
    const ask = (name: string, whom: string, role: string) =>
      answeredWithin(
        box.approve(
          name,
          whom,
          say(`=Ter goedkeuring: ${d('naam')}`, `=For approval: ${d('naam')}`),
          say(
            `=${d('naam')} van ${d('maker')} wacht op ${role}: ${d('link')}`,
            `=${d('naam')} of ${d('maker')} waits for ${role}: ${d('link')}`,
          ),
        ),
        5,
        'days',
      );
    return {
      name: both(
        `Documenten in Google Drive door twee mensen laten goedkeuren via ${box.app.label}, register in ${table.app.label}`,
        `Have Google Drive documents approved by two people via ${box.app.label}, register in ${table.app.label}`,
      ),
      description: both(
        `Zet een document in de map Ter goedkeuring. Eerst krijgt de teamleider via ${box.app.label} de knoppen, daarna de directie. Dan verhuist het bestand naar Goedgekeurd of Afgekeurd en staat het besluit met datum in ${table.app.label}.`,
        `Put a document in the folder For approval. First the team leader gets the buttons through ${box.app.label}, then the management. Then the file moves to Approved or Rejected and the decision stands in ${table.app.label} with its date.`,
      ),
      benefit: both(
        'Welke versie geldt, is nooit meer de vraag.',
        'Which version counts is never a question again.',
      ),
      uses: [
        [DRIVE, both('bevat de documenten', 'holds the documents')],
        [box, both('vraagt beide goedkeurders', 'asks both approvers')],
        [table, both('is het register', 'is the register')],
        [chat, both('meldt uitkomst en stilstand', 'reports outcome and standstill')],
      ],
      setup: [
        both(
          'Maak in Google Drive drie mappen naast elkaar: Ter goedkeuring, Goedgekeurd en Afgekeurd.',
          'In Google Drive make three folders side by side: For approval, Approved and Rejected.',
        ),
        both(
          'Maak een tabel Besluiten met Document, Link, Besluit, Wie en Datum.',
          'Make a table Decisions with Document, Link, Decision, Who and Date.',
        ),
      ],
      notes: [
        {
          over: ['Kijk in de map', 'Kies het volgende document'],
          text: say(
            '## Elk document zijn eigen ronde\nElke vijf minuten gaat het oudste document op weg dat nog niet is aangeboden, zodat vijf documenten ook vijf vragen geven. Wie binnen vijf dagen geen antwoord krijgt, leest dat in de chat; haal het bestand dan uit de map en zet het terug om opnieuw te vragen.',
            '## Each document its own round\nEvery five minutes the oldest document that was not offered yet sets off, so that five documents give five questions. Without an answer in five days the chat says so; take the file out of the folder and put it back to ask again.',
          ),
        },
      ],
      names: {
        'Elke vijf minuten': 'Every five minutes',
        'Kijk in de map': 'Look in the folder',
        'Kies het volgende document': 'Pick the next document',
        Document: 'Document',
        'Vraag de teamleider': 'Ask the team leader',
        'Teamleider akkoord?': 'Team leader agrees?',
        'Vraag de directie': 'Ask the management',
        'Directie akkoord?': 'Management agrees?',
        'Naar Goedgekeurd': 'To Approved',
        'Schrijf goedkeuring op': 'Record the approval',
        'Naar Afgekeurd': 'To Rejected',
        'Schrijf afkeuring op': 'Record the rejection',
        'Meld de uitkomst': 'Report the outcome',
        'Meld dat het stilligt': 'Report that it stands still',
      },
      nodes: [
        everyMinutes('Elke vijf minuten', 5),
        node('Kijk in de map', 'googleDrive', 3, {
          resource: 'fileFolder',
          operation: 'search',
          searchMethod: 'query',
          queryString: `'${driveFolder}' in parents and trashed = false and mimeType != 'application/vnd.google-apps.folder'`,
          returnAll: true,
          filter: { whatToSearch: 'files' },
          options: { fields: ['*'] },
        }),
        code(
          'Kies het volgende document',
          `
const geheugen = $getWorkflowStaticData('global');
const daar = $input.all().map(({ json }) => json).filter(({ id }) => id);
${say('// Wat uit de map is, mag later opnieuw worden aangeboden.', '// What left the folder may be offered again later.')}
const gevraagd = (geheugen.gevraagd ?? []).filter((id) => daar.some((een) => een.id === id));
const nu = daar.sort((a, b) => String(a.createdTime).localeCompare(String(b.createdTime))).find(({ id }) => !gevraagd.includes(id));
geheugen.gevraagd = nu ? [...gevraagd, nu.id] : gevraagd;
return nu ? [{ json: nu }] : [];`,
        ),
        set('Document', {
          id: '={{ $json.id }}',
          naam: '={{ $json.name }}',
          link: "={{ $json.webViewLink ?? '' }}",
          maker: "={{ $json.owners?.[0]?.displayName ?? $json.lastModifyingUser?.displayName ?? '' }}",
        }),
        ask('Vraag de teamleider', mailOf.teamLeader, say('de teamleider', 'the team leader')),
        choose(
          'Teamleider akkoord?',
          [
            [say('Akkoord', 'Approved'), ['={{ $json.data?.approved === true }}', 'yes']],
            [say('Afgekeurd', 'Rejected'), ['={{ $json.data?.approved === false }}', 'yes']],
          ],
          say('Geen antwoord', 'No answer'),
        ),
        ask('Vraag de directie', mailOf.management, say('de directie', 'the management')),
        choose(
          'Directie akkoord?',
          [
            [say('Akkoord', 'Approved'), ['={{ $json.data?.approved === true }}', 'yes']],
            [say('Afgekeurd', 'Rejected'), ['={{ $json.data?.approved === false }}', 'yes']],
          ],
          say('Geen antwoord', 'No answer'),
        ),
        move('Naar Goedgekeurd', APPROVED),
        move('Naar Afgekeurd', REJECTED),
        ...(
          [
            [
              'Schrijf goedkeuring op',
              say('Goedgekeurd', 'Approved'),
              say('teamleider en directie', 'team leader and management'),
            ],
            [
              'Schrijf afkeuring op',
              say('Afgekeurd', 'Rejected'),
              say(
                "={{ $('Directie akkoord?').isExecuted ? 'directie' : 'teamleider' }}",
                "={{ $('Directie akkoord?').isExecuted ? 'management' : 'team leader' }}",
              ),
            ],
          ] as const
        ).map(([name, decision, who]) =>
          table.append(name, say('Besluiten', 'Decisions'), {
            Document: `=${d('naam')}`,
            Link: `=${d('link')}`,
            [say('Besluit', 'Decision')]: decision,
            [say('Wie', 'Who')]: who,
            [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
          }),
        ),
        chat.post(
          'Meld de uitkomst',
          say(
            `=${d('naam')} van ${d('maker')} is {{ $('Naar Goedgekeurd').isExecuted ? 'goedgekeurd' : 'afgekeurd' }} en verplaatst: ${d('link')}`,
            `=${d('naam')} of ${d('maker')} is {{ $('Naar Goedgekeurd').isExecuted ? 'approved' : 'rejected' }} and moved: ${d('link')}`,
          ),
        ),
        chat.post(
          'Meld dat het stilligt',
          say(
            `=${d('naam')} ligt stil: geen antwoord binnen vijf dagen, of het bestand kon niet worden verplaatst. ${d('link')}`,
            `=${d('naam')} stands still: no answer within five days, or the file could not be moved. ${d('link')}`,
          ),
        ),
      ],
      flow: [
        'Elke vijf minuten > Kijk in de map > Kies het volgende document > Document > Vraag de teamleider > Teamleider akkoord? > Vraag de directie > Directie akkoord? > Naar Goedgekeurd > Schrijf goedkeuring op > Meld de uitkomst',
        'Teamleider akkoord? #1 > Naar Afgekeurd > Schrijf afkeuring op > Meld de uitkomst',
        'Directie akkoord? #1 > Naar Afgekeurd',
        'Teamleider akkoord? #2 > Meld dat het stilligt',
        'Directie akkoord? #2 > Meld dat het stilligt',
        'Naar Goedgekeurd #1 > Meld dat het stilligt',
        'Naar Afgekeurd #1 > Meld dat het stilligt',
      ],
    };
  },
});

export const sharedOutside = recipe({
  id: 'files-shared-outside',
  category: 'productivity',
  tags: ['google drive', 'delen', 'privacy', 'avg', 'audit', 'beveiliging'],
  saves: spares(
    60,
    'Iemand klikt door Drive om te zien wat er met de buitenwereld is gedeeld.',
    'Someone clicks through Drive to see what is shared with the world.',
  ),
  variants: combine(
    { table: among(fullTables, 'googleSheets', 'airtable'), mailer: senders },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer }) => ({
    name: both(
      `Extern gedeelde bestanden in Google Drive elke maand nalopen, lijst in ${table.app.label} en per eigenaar via ${mailer.app.label}`,
      `Check files shared outside in Google Drive every month, list in ${table.app.label} and to each owner via ${mailer.app.label}`,
    ),
    description: both(
      `Elke maand leest hij welke bestanden in Google Drive openbaar of met adressen buiten je domein gedeeld zijn. Ze staan in ${table.app.label} en elke eigenaar krijgt via ${mailer.app.label} zijn eigen lijst om na te lopen; het totaal gaat naar het beheer.`,
      `Every month it reads which files in Google Drive are public or shared with addresses outside your domain. They stand in ${table.app.label} and each owner gets a list of their own through ${mailer.app.label}; the total goes to the administrator.`,
    ),
    benefit: both(
      'Geen offerte die nog openstaat voor wie de link heeft.',
      'No offer still open to who has the link.',
    ),
    uses: [
      [DRIVE, both('bevat de bestanden', 'holds the files')],
      [table, both('bewaart wat er openstaat', 'keeps what is open')],
      [mailer, both('schrijft eigenaars en beheer', 'writes to owners and administrator')],
    ],
    setup: [
      both(
        'Gebruik een account dat de gedeelde bestanden van het bedrijf kan zien.',
        'Use an account that can see the shared files of the company.',
      ),
      both(
        'Maak een tabel Extern gedeeld met Bestand (uniek), Naam, Eigenaar, Met wie en Gezien op.',
        'Make a table Shared outside with File (unique), Name, Owner, With whom and Seen on.',
      ),
    ],
    names: {
      'Eerste van de maand': 'First of the month',
      'Haal gedeelde bestanden': 'Fetch shared files',
      'Wie kan erbij?': 'Who can reach them?',
      'Iets gevonden?': 'Anything found?',
      'Zet in de lijst': 'Put in the list',
      'Bundel per eigenaar': 'Gather by owner',
      'Mail de eigenaar': 'Mail the owner',
      'Tel het totaal': 'Count the total',
      'Mail het beheer': 'Mail the administrator',
      'Meld mislukte mail': 'Report a failed mail',
    },
    nodes: [
      everyMonths('Eerste van de maand', 1, 1, 6),
      node('Haal gedeelde bestanden', 'googleDrive', 3, {
        resource: 'fileFolder',
        operation: 'search',
        searchMethod: 'query',
        queryString: "trashed = false and mimeType != 'application/vnd.google-apps.folder'",
        returnAll: true,
        filter: { whatToSearch: 'files' },
        options: { fields: ['*'] },
      }),
      evenWhenEmpty(
        code(
          'Wie kan erbij?',
          `
const domein = '${ownDomain}'.toLowerCase();
return $input.all().map(({ json }) => json).flatMap((een) => {
  const buiten = (een.permissions ?? []).flatMap((recht) => (recht.type === 'anyone' ? ['${say('iedereen met de link', 'anybody with the link')}'] : recht.emailAddress && !String(recht.emailAddress).toLowerCase().endsWith('@' + domein) ? [recht.emailAddress] : recht.type === 'domain' && String(recht.domain ?? '').toLowerCase() !== domein ? [recht.domain] : []));
  if (!een.id || buiten.length === 0) return [];
  return [{ json: { id: een.id, naam: een.name ?? '', link: een.webViewLink ?? '', eigenaar: een.owners?.[0]?.emailAddress ?? '', buiten: [...new Set(buiten)].slice(0, 10).join(', ') } }];
});`,
        ),
      ),
      keep('Iets gevonden?', [['={{ $json.id }}', 'filled']]),
      table.upsert('Zet in de lijst', say('Extern gedeeld', 'Shared outside'), say('Bestand', 'File'), {
        [say('Bestand', 'File')]: '={{ $json.id }}',
        [say('Naam', 'Name')]: '={{ $json.naam }}',
        [say('Eigenaar', 'Owner')]: '={{ $json.eigenaar }}',
        [say('Met wie', 'With whom')]: '={{ $json.buiten }}',
        [say('Gezien op', 'Seen on')]: '={{ $now.toISODate() }}',
      }),
      code(
        'Bundel per eigenaar',
        `
const per = new Map();
for (const { json } of $('Iets gevonden?').all()) {
  const lijst = per.get(json.eigenaar) ?? [];
  lijst.push('<li><a href="' + json.link + '">' + String(json.naam).replace(/[<&]/g, ' ') + '</a>: ' + String(json.buiten).replace(/[<&]/g, ' ') + '</li>');
  per.set(json.eigenaar, lijst);
}
return [...per].filter(([eigenaar]) => eigenaar.toLowerCase().endsWith('@' + '${ownDomain}'.toLowerCase())).map(([eigenaar, lijst]) => ({ json: { eigenaar, aantal: lijst.length, lijst: lijst.slice(0, 100).join('') } }));`,
      ),
      withErrorBranch(
        mailer.send(
          'Mail de eigenaar',
          '={{ $json.eigenaar }}',
          say(
            '=Moeten deze {{ $json.aantal }} bestanden nog gedeeld zijn?',
            '=Should these {{ $json.aantal }} files still be shared?',
          ),
          say(
            '=<p>Deze bestanden van jou kunnen mensen buiten het bedrijf openen. Open elk bestand, kies Delen en haal weg wie er niet meer bij hoeft:</p><ul>{{ $json.lijst }}</ul>',
            '=<p>People outside the company can open these files of yours. Open each file, choose Share and remove who no longer needs it:</p><ul>{{ $json.lijst }}</ul>',
          ),
        ),
      ),
      code(
        'Tel het totaal',
        `const alles = $('Wie kan erbij?').all().map(({ json }) => json).filter(({ id }) => id);\nreturn [{ json: { aantal: alles.length, openbaar: alles.filter((een) => een.buiten.includes('${say('iedereen met de link', 'anybody with the link')}')).length, eigenaars: new Set(alles.map((een) => een.eigenaar)).size } }];`,
      ),
      mailer.send(
        'Mail het beheer',
        mailOf.admin,
        say(
          '=Extern gedeeld: {{ $json.aantal }} bestanden, {{ $json.openbaar }} openbaar',
          '=Shared outside: {{ $json.aantal }} files, {{ $json.openbaar }} public',
        ),
        say(
          '=<p>{{ $json.aantal }} bestanden van {{ $json.eigenaars }} eigenaars zijn buiten het domein gedeeld, waarvan {{ $json.openbaar }} met iedereen die de link heeft. De lijst staat in de tabel.</p>',
          '=<p>{{ $json.aantal }} files of {{ $json.eigenaars }} owners are shared outside the domain, {{ $json.openbaar }} of them with anybody who has the link. The list is in the table.</p>',
        ),
      ),
      mailer.send(
        'Meld mislukte mail',
        mailOf.admin,
        say('Eigenaar niet bereikt over gedeelde bestanden', 'Owner not reached about shared files'),
        say(
          "=<p>{{ $('Bundel per eigenaar').item.json.eigenaar }} kreeg geen lijst ({{ $('Bundel per eigenaar').item.json.aantal }} bestanden). Uit dienst? Draag de bestanden over.</p>",
          "=<p>{{ $('Bundel per eigenaar').item.json.eigenaar }} got no list ({{ $('Bundel per eigenaar').item.json.aantal }} files). Left the company? Hand the files over.</p>",
        ),
      ),
    ],
    flow: [
      'Eerste van de maand > Haal gedeelde bestanden > Wie kan erbij? > Iets gevonden? > Zet in de lijst > Bundel per eigenaar > Mail de eigenaar',
      'Wie kan erbij? > Tel het totaal > Mail het beheer',
      'Mail de eigenaar #1 > Meld mislukte mail',
    ],
  }),
});
