import { chats } from '../../apps/chats.js';
import { googleDrive } from '../../apps/file-stores.js';
import { fullTables } from '../../apps/tables.js';
import { about, driveFolder } from '../../apps/values.js';
import { pick } from '../../dsl/apps.js';
import {
  among,
  both,
  code,
  combine,
  form,
  loop,
  node,
  recipe,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const DRIVE = { app: googleDrive };
const pairs = among(chats, 'slack', 'microsoftTeams');

const SUBFOLDERS = about(
  'subfolders',
  ['Submappen', 'Subfolders'],
  [
    'De namen van de submappen, met komma’s ertussen. De laatste wordt met de klant gedeeld.',
    'The names of the subfolders, with commas between. The last one is shared with the client.',
  ],
  [
    '01 Contract en offertes, 02 Project, 03 Facturen, 04 Uitwisseling met klant',
    '01 Contract and offers, 02 Project, 03 Invoices, 04 Exchange with client',
  ],
);

export const clientFolder = recipe({
  id: 'client-folder-set-up',
  category: 'productivity',
  tags: ['google drive', 'klantmap', 'mappenstructuur', 'onboarding', 'bureau', 'formulier'],
  saves: spares(
    10,
    'Iemand kopieert voor elke nieuwe klant dezelfde mappen en deelt ze.',
    'For each new client someone copies the same folders and shares them.',
  ),
  variants: combine(
    { table: among(fullTables, 'googleSheets', 'airtable'), chat: pairs },
    { take: 2, apart: ['table'] },
  ),
  build: ({ table, chat }) => {
    const folder = (name: string, title: string, parent: string) =>
      withErrorBranch(
        node(name, 'googleDrive', 3, {
          resource: 'folder',
          operation: 'create',
          name: title,
          driveId: pick('My Drive', 'list'),
          folderId: pick(parent),
          options: {},
        }),
      );
    const tab = say('Klantmappen', 'Client folders');
    const number = say('Klantnummer', 'Client number');
    const f = (field: string) => `{{ $('Nieuwe klant').first().json.${field} }}`;
    return {
      name: both(
        `Klantmap met vaste submappen in Google Drive aanmaken, register in ${table.app.label}`,
        `Set up a client folder with fixed subfolders in Google Drive, register in ${table.app.label}`,
      ),
      description: both(
        `Vul klantnummer, naam en het mailadres van de klant in. Bestaat de map nog niet volgens ${table.app.label}, dan maakt hij haar met submappen in Google Drive, deelt alleen de laatste map met de klant en zet de link in ${chat.app.label}.`,
        `Fill in client number, name and mail address. Where ${table.app.label} knows no folder yet, it makes one with subfolders in Google Drive, shares only the last folder with the client and puts the link in ${chat.app.label}.`,
      ),
      benefit: both('Elk dossier ziet er hetzelfde uit.', 'Each file looks the same.'),
      uses: [
        [DRIVE, both('krijgt de mappen', 'gets the folders')],
        [table, both('weet welke mappen er zijn', 'knows which folders exist')],
        [chat, both('krijgt de link', 'gets the link')],
      ],
      setup: [
        both(
          'Maak een tabel Klantmappen met Klantnummer (uniek), Naam en Link.',
          'Make a table Client folders with Client number (unique), Name and Link.',
        ),
      ],
      names: {
        'Nieuwe klant': 'New client',
        'Zoek in het register': 'Look in the register',
        'Nog geen map?': 'No folder yet?',
        'Maak de klantmap': 'Make the client folder',
        'Welke submappen?': 'Which subfolders?',
        'Een voor een': 'One by one',
        'Maak de submap': 'Make the subfolder',
        'Voor de klant?': 'For the client?',
        'Deel met de klant': 'Share with the client',
        'Zet in het register': 'Put in the register',
        'Geef de link': 'Give the link',
        'Meld dat hij er al is': 'Tell that it exists',
        'Meld dat het niet lukte': 'Report that it failed',
        'Meld dat de klantmap niet lukte': 'Report that the client folder failed',
      },
      nodes: [
        form(
          'Nieuwe klant',
          say('Klantmap aanmaken', 'Make a client folder'),
          say('Voor een nieuwe klant.', 'For a new client.'),
          [
            ['nummer', say('Klantnummer', 'Client number')],
            ['naam', say('Naam van de klant', 'Name of the client')],
            [
              'mail?',
              say(
                'Mailadres van de klant (om bestanden te delen)',
                'Mail address of the client (to share files)',
              ),
              'email',
            ],
          ],
        ),
        {
          ...table.find('Zoek in het register', tab, number, '={{ String($json.nummer).trim() }}'),
          alwaysOutputData: true,
        },
        when('Nog geen map?', [[`={{ ${table.cell('Link')} ?? '' }}`, 'empty']]),
        folder('Maak de klantmap', `=${f('nummer')} ${f('naam')}`, driveFolder),
        code(
          'Welke submappen?',
          `const namen = '${SUBFOLDERS}'.split(',').map((naam) => naam.trim()).filter(Boolean);
return namen.map((naam, i) => ({ json: { naam, delen: i === namen.length - 1, map: $('Maak de klantmap').first().json.id } }));`,
        ),
        loop('Een voor een', 1),
        folder('Maak de submap', '={{ $json.naam }}', '={{ $json.map }}'),
        when('Voor de klant?', [
          ["={{ $('Een voor een').item.json.delen }}", 'yes'],
          ["={{ $('Nieuwe klant').first().json.mail ?? '' }}", 'contains', '@'],
        ]),
        withErrorBranch(
          node('Deel met de klant', 'googleDrive', 3, {
            resource: 'folder',
            operation: 'share',
            folderNoRootId: pick('={{ $json.id }}'),
            permissionsUi: {
              permissionsValues: {
                role: 'writer',
                type: 'user',
                emailAddress: "={{ $('Nieuwe klant').first().json.mail }}",
              },
            },
            options: {},
          }),
        ),
        table.upsert('Zet in het register', tab, number, {
          [number]: `={{ String($('Nieuwe klant').first().json.nummer).trim() }}`,
          [say('Naam', 'Name')]: `=${f('naam')}`,
          Link: "=https://drive.google.com/drive/folders/{{ $('Maak de klantmap').first().json.id }}",
        }),
        chat.post(
          'Geef de link',
          say(
            `=Klantmap klaar voor ${f('naam')}: https://drive.google.com/drive/folders/{{ $('Maak de klantmap').first().json.id }}`,
            `=Client folder ready for ${f('naam')}: https://drive.google.com/drive/folders/{{ $('Maak de klantmap').first().json.id }}`,
          ),
        ),
        chat.post(
          'Meld dat hij er al is',
          say(
            `=Voor ${f('nummer')} is er al een klantmap: {{ ${table.cell('Link')} }}`,
            `=There is a client folder for ${f('nummer')} already: {{ ${table.cell('Link')} }}`,
          ),
        ),
        chat.post(
          'Meld dat de klantmap niet lukte',
          say(
            `=De klantmap van ${f('naam')} kon niet worden gemaakt in Google Drive. Klopt het id van de hoofdmap?`,
            `=The client folder of ${f('naam')} could not be made in Google Drive. Is the id of the main folder right?`,
          ),
        ),
        chat.post(
          'Meld dat het niet lukte',
          say(
            `=De map {{ $('Een voor een').item.json.naam }} voor ${f('naam')} kon niet worden gemaakt of gedeeld. Doe dat met de hand in Google Drive.`,
            `=The folder {{ $('Een voor een').item.json.naam }} for ${f('naam')} could not be made or shared. Do that by hand in Google Drive.`,
          ),
        ),
      ],
      flow: [
        'Nieuwe klant > Zoek in het register > Nog geen map? > Maak de klantmap > Zet in het register > Welke submappen? > Een voor een #1 > Maak de submap > Voor de klant? > Deel met de klant > Een voor een',
        'Voor de klant? #1 > Een voor een',
        'Een voor een > Geef de link',
        'Nog geen map? #1 > Meld dat hij er al is',
        'Maak de klantmap #1 > Meld dat de klantmap niet lukte',
        'Maak de submap #1 > Meld dat het niet lukte > Een voor een',
        'Deel met de klant #1 > Meld dat het niet lukte',
      ],
    };
  },
});
