import { approvalChats, chats } from '../../apps/chats.js';
import { databases } from '../../apps/databases.js';
import { fileStores } from '../../apps/file-stores.js';
import { incidents } from '../../apps/incidents.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables, readableTables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  everyDay,
  everyMonths,
  gather,
  goOnAfterError,
  keep,
  node,
  nothing,
  onlyOnce,
  promise,
  recipe,
  say,
  spares,
  waitForBoth,
  webhook,
  when,
  withErrorBranch,
  writeFile,
} from '../../kit/index.js';

const zip = (name: string, fileName: string) =>
  node(name, 'compression', 1.1, {
    operation: 'compress',
    binaryPropertyName: 'data',
    outputFormat: 'zip',
    fileName,
    binaryPropertyOutput: 'data',
  });

const ROWS_LEAST = ownLimit(
  ['Minstens regels', 'At least rows'],
  ['Hoeveel regels een goede back-up minstens heeft.', 'How many rows a good backup has at least.'],
  10,
);

export const nightlyBackup = recipe({
  id: 'nightly-table-backup',
  category: 'data',
  tags: ['back-up', 'veiligheid'],
  saves: spares(
    15,
    'Iemand exporteert elke week de tabellen en zet ze veilig weg.',
    'Someone exports the tables every week and puts them somewhere safe.',
  ),
  variants: combine(
    { table: readableTables, store: fileStores, chat: chats, desk: incidents },
    { take: 9, apart: ['table', 'store'] },
  ),
  build: ({ table, store, chat, desk }) => ({
    name: both(
      `Elke nacht een back-up van ${table.app.label} in ${store.app.label}`,
      `A nightly backup of ${table.app.label} in ${store.app.label}`,
    ),
    description: both(
      `Leest elke nacht, of op verzoek, klanten en bestellingen uit ${table.app.label}, pakt ze in en bewaart ze in ${store.app.label}. Een verdacht kleine back-up wordt een melding in ${desk.app.label}.`,
      `Reads customers and orders from ${table.app.label} nightly or on request, packs them and stores them in ${store.app.label}. A suspiciously small backup raises an alert in ${desk.app.label}.`,
    ),
    benefit: both(
      'Een per ongeluk gewiste tabel is de volgende ochtend terug te zetten.',
      'A table wiped by mistake can be put back the next morning.',
    ),
    uses: [
      [table, both('bevat de tabellen', 'holds the tables')],
      [store, both('bewaart de back-ups', 'keeps the backups')],
      [chat, both('meldt dat de back-up klaar is', 'tells that the backup is done')],
      [desk, both('slaat alarm als er iets ontbreekt', 'raises the alarm when something is missing')],
    ],
    setup: [
      both(
        'Zet de back-ups in een map waar weinig mensen bij kunnen en ruim op wat ouder is dan je bewaartermijn: er staan klantgegevens in en deze stappen wissen niets.',
        'Put the backups in a folder that few people can open and remove what is older than your retention period: they hold customer data and these steps delete nothing.',
      ),
    ],
    notes: [
      {
        over: ['Lees klanten', 'Bundel bestellingen'],
        text: say(
          '## Twee tabellen naast elkaar\nVoeg een derde rij stappen toe voor nog een tabel en verbind die met "Zet samen".',
          '## Two tables side by side\nAdd a third row of steps for another table and connect it to "Zet samen".',
        ),
      },
      {
        over: ['Genoeg regels?', 'Sla alarm'],
        text: say(
          '## Controle\nEen lege export is erger dan geen export: je denkt dat je veilig zit. Daarom wordt er geteld voordat er iets wordt bewaard. Probeer één keer of je een back-up ook kunt terugzetten: het zip-bestand bevat JSON met een lijst per tabel.',
          '## Check\nAn empty export is worse than no export: you think you are safe. That is why rows are counted before anything is saved. Try once whether you can put a backup back: the zip file holds JSON with a list for each table.',
        ),
      },
    ],
    names: {
      'Elke nacht om half vier': 'Every night at half past three',
      'Back-up nu': 'Backup now',
      'Lees klanten': 'Read customers',
      'Bundel klanten': 'Bundle customers',
      'Lees bestellingen': 'Read orders',
      'Bundel bestellingen': 'Bundle orders',
      'Zet samen': 'Put together',
      'Tel de regels': 'Count the rows',
      'Genoeg regels?': 'Enough rows?',
      'Maak een bestand': 'Make a file',
      'Pak in': 'Pack',
      'Bewaar de back-up': 'Save the backup',
      'Meld dat het klaar is': 'Report that it is done',
      'Sla alarm': 'Raise the alarm',
      'Meld mislukt bewaren': 'Report that saving failed',
      'Meld leesfout': 'Report a reading error',
      'Klaar voor vannacht': 'Done for tonight',
    },
    nodes: [
      everyDay('Elke nacht om half vier', 3, 30),
      webhook('Back-up nu', say('back-up-nu', 'backup-now')),
      withErrorBranch(table.rows('Lees klanten', say('Klanten', 'Customers'))),
      gather('Bundel klanten', 'klanten'),
      withErrorBranch(table.rows('Lees bestellingen', say('Bestellingen', 'Orders'))),
      gather('Bundel bestellingen', 'bestellingen'),
      node('Zet samen', 'merge', 3.2, {
        mode: 'combine',
        combineBy: 'combineByPosition',
        numberInputs: 2,
        options: { includeUnpaired: true },
      }),
      code(
        'Tel de regels',
        `
const gevuld = (regels) => (regels ?? []).filter((regel) => Object.keys(regel).length > 0);
const klanten = gevuld($input.first().json.klanten);
const bestellingen = gevuld($input.first().json.bestellingen);
const compleet = klanten.length > 0 && bestellingen.length > 0;
return [{ json: { gemaakt: new Date().toISOString(), aantal: compleet ? klanten.length + bestellingen.length : 0, klanten, bestellingen } }];`,
      ),
      when('Genoeg regels?', [['={{ $json.aantal }}', '>=', `={{ ${ROWS_LEAST} }}`]]),
      writeFile(
        'Maak een bestand',
        'toJson',
        say('=back-up-{{ $now.toISODate() }}.json', '=backup-{{ $now.toISODate() }}.json'),
      ),
      zip('Pak in', say('=back-up-{{ $now.toISODate() }}.zip', '=backup-{{ $now.toISODate() }}.zip')),
      withErrorBranch(
        store.upload(
          'Bewaar de back-up',
          say('=back-up-{{ $now.toISODate() }}.zip', '=backup-{{ $now.toISODate() }}.zip'),
        ),
      ),
      chat.post(
        'Meld dat het klaar is',
        say(
          "=Back-up van vannacht bewaard met {{ $('Tel de regels').first().json.aantal }} regels.",
          "=Last night’s backup was saved with {{ $('Tel de regels').first().json.aantal }} rows.",
        ),
      ),
      desk.open('Sla alarm', {
        title: say('Back-up verdacht klein', 'Backup suspiciously small'),
        text: say(
          '=De back-up van vannacht telt maar {{ $json.aantal }} regels. Er is niets overschreven.',
          '=Last night’s backup has only {{ $json.aantal }} rows. Nothing was overwritten.',
        ),
        severity: 'hoog',
      }),
      desk.open('Meld mislukt bewaren', {
        title: say('Back-up niet bewaard', 'Backup not saved'),
        text: say(
          '=De back-up is gemaakt maar kon niet worden bewaard. Kijk of de opslag vol is of het account is verlopen.',
          '=The backup was made but could not be saved. Check whether the store is full or the account has expired.',
        ),
        severity: 'hoog',
      }),
      desk.open('Meld leesfout', {
        title: say('Back-up niet gemaakt', 'Backup not made'),
        text: say(
          '=Klanten of bestellingen konden niet worden gelezen, dus er is geen volledige back-up van vannacht. Kijk of het account nog toegang heeft.',
          '=Customers or orders could not be read, so there is no complete backup of last night. Check that the account still has access.',
        ),
        severity: 'hoog',
      }),
      nothing('Klaar voor vannacht'),
    ],
    flow: [
      'Elke nacht om half vier > Lees klanten > Bundel klanten > Zet samen',
      'Back-up nu > Lees klanten',
      'Back-up nu > Lees bestellingen',
      'Elke nacht om half vier > Lees bestellingen > Bundel bestellingen > Zet samen @1',
      'Zet samen > Tel de regels > Genoeg regels? > Maak een bestand > Pak in > Bewaar de back-up > Meld dat het klaar is > Klaar voor vannacht',
      'Genoeg regels? #1 > Sla alarm',
      'Bewaar de back-up #1 > Meld mislukt bewaren',
      'Lees klanten #1 > Meld leesfout',
      'Lees bestellingen #1 > Meld leesfout',
    ],
  }),
});

const KEEP_YEARS = ownLimit(
  ['Bewaartermijn in jaren', 'Retention in years'],
  [
    'Hoeveel jaar na de laatste order je een klant bewaart; de fiscus vraagt zeven jaar.',
    'How many years after the last order you keep a customer; the tax authority asks for seven.',
  ],
  7,
);

export const retention = recipe({
  id: 'retention-period',
  category: 'data',
  tags: ['avg', 'bewaartermijn', 'goedkeuring'],
  saves: spares(
    60,
    'Iemand zoekt elke maand uit welke gegevens te oud zijn en wist ze met de hand.',
    'Someone works out every month which data is too old and deletes it by hand.',
  ),
  variants: combine(
    { db: databases, table: fullTables, store: fileStores, chat: approvalChats, mailer: mailers },
    { take: 9, apart: ['db', 'chat'] },
  ),
  build: ({ db, table, store, chat, mailer }) => ({
    name: both(
      `Verlopen persoonsgegevens uit ${db.app.label} opruimen na akkoord in ${chat.app.label}`,
      `Clear expired personal data from ${db.app.label} after approval in ${chat.app.label}`,
    ),
    description: both(
      `Zoekt elke maand klanten in ${db.app.label} van wie de bewaartermijn voorbij is, vraagt akkoord in ${chat.app.label}, wist ze en legt het vast in ${table.app.label} en ${store.app.label}.`,
      `Every month finds customers in ${db.app.label} past their retention period, asks approval in ${chat.app.label}, deletes them and records it in ${table.app.label} and ${store.app.label}.`,
    ),
    benefit: both(
      'Je kunt laten zien dat je de bewaartermijnen van de AVG echt naleeft.',
      'You can show that you really keep to GDPR retention periods.',
    ),
    uses: [
      [db, both('bevat de persoonsgegevens', 'holds the personal data')],
      [chat, both('vraagt de verantwoordelijke om akkoord', 'asks the person in charge to approve')],
      [table, both('is het register van verwijderingen', 'is the register of deletions')],
      [store, both('bewaart het verslag', 'keeps the report')],
      [
        mailer,
        both('mailt het verslag naar de privacycoördinator', 'mails the report to the privacy officer'),
      ],
    ],
    setup: [
      both(
        'De stappen lezen en wissen in de tabel klanten met de kolommen id en laatste_order. Heten die bij jou anders, zet dat dan in "Zoek verlopen klanten" en in "Wis uit de database".',
        'The steps read and delete in the table customers with the columns id and last_order. Where yours are called otherwise, put that into "Zoek verlopen klanten" and "Wis uit de database".',
      ),
      both(
        'Laat eerst een proefronde draaien zonder "Wis uit de database".',
        'Do a trial run without "Wis uit de database" first.',
      ),
    ],
    notes: [
      {
        over: ['Zoek verlopen klanten', 'Vraag akkoord'],
        text: say(
          '## Eerst kijken\nEr wordt niets gewist voordat iemand het aantal en het oudste record heeft gezien.',
          '## Look first\nNothing is deleted before somebody has seen the number of records and the oldest one.',
        ),
      },
      {
        over: ['Wis uit de database', 'Zet in het register'],
        text: say(
          '## Register\nVan elke verwijdering blijft alleen het nummer en de datum over, geen persoonsgegeven.',
          '## Register\nOf every deletion only the number and the date remain, no personal data.',
        ),
      },
    ],
    names: {
      'Eerste van de maand': 'First of the month',
      'Zoek verlopen klanten': 'Find expired customers',
      'Alleen het nummer': 'Number only',
      'Geldige nummers': 'Valid numbers',
      Bundel: 'Bundle',
      'Iets te wissen?': 'Anything to delete?',
      'Vraag akkoord': 'Ask approval',
      'Akkoord?': 'Approved?',
      'Wis uit de database': 'Delete from the database',
      'Gewist?': 'Deleted?',
      'Per verwijdering': 'Each deletion',
      'Zet in het register': 'Put in the register',
      'Maak het verslag': 'Make the report',
      'Bewaar het verslag': 'Save the report',
      'Alles vastgelegd': 'All recorded',
      'Mail de privacycoördinator': 'Mail the privacy officer',
      'Mail de weigering': 'Mail the refusal',
      'Meld de fout': 'Report the error',
    },
    promises: [promise('erasure', 'Wis uit de database')],
    nodes: [
      everyMonths('Eerste van de maand', 1, 1, 8),
      db.query(
        'Zoek verlopen klanten',
        say(
          `=SELECT id, laatste_order FROM klanten WHERE laatste_order < '{{ $now.minus({ years: ${KEEP_YEARS} }).toISODate() }}'`,
          `=SELECT id, last_order AS laatste_order FROM customers WHERE last_order < '{{ $now.minus({ years: ${KEEP_YEARS} }).toISODate() }}'`,
        ),
      ),
      codeEach(
        'Alleen het nummer',
        "const { id, ID, laatste_order, LAATSTE_ORDER } = $json;\nreturn { json: { id: Number(id ?? ID), laatste: String(laatste_order ?? LAATSTE_ORDER ?? '').slice(0, 10) } };",
      ),
      keep('Geldige nummers', [['={{ $json.id }}', '>', 0]]),
      gather('Bundel', 'klanten'),
      when('Iets te wissen?', [['={{ $json.klanten }}', 'someItems']]),
      answeredWithin(
        chat.approve(
          'Vraag akkoord',
          say(
            `=Er zijn {{ $json.klanten.length }} klanten langer dan {{ ${KEEP_YEARS} }} jaar niet actief. De oudste bestelde voor het laatst op {{ DateTime.fromISO($json.klanten.map((klant) => klant.laatste).sort()[0]).setLocale('nl').toFormat('d LLLL yyyy') }}. Mogen ze gewist worden?`,
            `=There are {{ $json.klanten.length }} customers who have not been active for over {{ ${KEEP_YEARS} }} years. The oldest one last ordered on {{ DateTime.fromISO($json.klanten.map((klant) => klant.laatste).sort()[0]).setLocale('en').toFormat('d LLLL yyyy') }}. May they be deleted?`,
          ),
        ),
        5,
        'days',
      ),
      when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
      evenWhenEmpty(
        goOnAfterError(
          db.query(
            'Wis uit de database',
            say(
              `=DELETE FROM klanten WHERE laatste_order < '{{ $now.minus({ years: ${KEEP_YEARS} }).toISODate() }}' AND id IN ({{ $('Bundel').first().json.klanten.map((klant) => Number(klant.id)).join(', ') }})`,
              `=DELETE FROM customers WHERE last_order < '{{ $now.minus({ years: ${KEEP_YEARS} }).toISODate() }}' AND id IN ({{ $('Bundel').first().json.klanten.map((klant) => Number(klant.id)).join(', ') }})`,
            ),
          ),
        ),
      ),
      when('Gewist?', [
        [
          say(
            "={{ $json.error || $json.data ? 'fout' : '' }}",
            "={{ $json.error || $json.data ? 'error' : '' }}",
          ),
          'empty',
        ],
      ]),
      code(
        'Per verwijdering',
        "return $('Bundel').first().json.klanten.map((klant) => ({ json: { ...klant, gewist_op: $now.toISODate() } }));",
      ),
      table.append('Zet in het register', say('Verwijderingen', 'Deletions'), {
        [say('Klantnummer', 'Customer number')]: '={{ $json.id }}',
        [say('Gewist op', 'Deleted on')]: '={{ $json.gewist_op }}',
        [say('Reden', 'Reason')]: say('Bewaartermijn verstreken', 'Retention period expired'),
      }),
      writeFile(
        'Maak het verslag',
        'csv',
        say('=verwijderingen-{{ $now.toISODate() }}.csv', '=deletions-{{ $now.toISODate() }}.csv'),
      ),
      store.upload(
        'Bewaar het verslag',
        say('=verwijderingen-{{ $now.toISODate() }}.csv', '=deletions-{{ $now.toISODate() }}.csv'),
      ),
      waitForBoth('Alles vastgelegd'),
      onlyOnce(
        mailer.send(
          'Mail de privacycoördinator',
          mailOf.privacy,
          say('Bewaartermijnen opgeruimd', 'Retention periods cleared'),
          say(
            "=Deze maand zijn {{ $('Bundel').first().json.klanten.length }} klanten gewist. Het verslag staat klaar.",
            "=This month {{ $('Bundel').first().json.klanten.length }} customers were deleted. The report is ready.",
          ),
        ),
      ),
      onlyOnce(
        mailer.send(
          'Mail de weigering',
          mailOf.privacy,
          say('Opruimen uitgesteld', 'Clearing postponed'),
          say(
            '=Er is geen akkoord gegeven voor het wissen van verlopen klantgegevens, of er kwam vijf dagen geen antwoord. Er is niets gewist; de eerste van de volgende maand komt de vraag opnieuw.',
            '=No approval was given for deleting expired customer data, or there was no answer for five days. Nothing was deleted; the question comes back on the first of next month.',
          ),
        ),
      ),
      mailer.send(
        'Meld de fout',
        mailOf.admin,
        say('Wissen mislukt', 'Deletion failed'),
        say(
          '=De database weigerde het wissen van verlopen klanten. Er is niets vastgelegd in het register. Vaak verwijst een andere tabel nog naar die klanten: kijk in de uitvoering wat de database meldt.',
          '=The database refused to delete expired customers. Nothing was recorded in the register. Often another table still refers to those customers: see in the execution what the database says.',
        ),
      ),
    ],
    flow: [
      'Eerste van de maand > Zoek verlopen klanten > Alleen het nummer > Geldige nummers > Bundel > Iets te wissen? > Vraag akkoord > Akkoord? > Wis uit de database > Gewist? > Per verwijdering > Zet in het register > Alles vastgelegd > Mail de privacycoördinator',
      'Per verwijdering > Maak het verslag > Bewaar het verslag > Alles vastgelegd @1',
      'Akkoord? #1 > Mail de weigering',
      'Gewist? #1 > Meld de fout',
    ],
  }),
});
