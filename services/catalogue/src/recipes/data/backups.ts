import { approvalChats, chats } from '../../apps/chats.js';
import { databases } from '../../apps/databases.js';
import { fileStores } from '../../apps/file-stores.js';
import { incidents } from '../../apps/incidents.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables, readableTables } from '../../apps/tables.js';
import {
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
  recipe,
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
        'Zet in "Genoeg regels?" hoeveel regels een goede back-up minstens heeft.',
        'Enter the least number of rows of a good backup in "Genoeg regels?".',
      ),
    ],
    notes: [
      {
        over: ['Lees klanten', 'Bundel bestellingen'],
        text: '## Twee tabellen naast elkaar\nVoeg een derde rij stappen toe voor nog een tabel en verbind die met "Wacht op beide".',
      },
      {
        over: ['Genoeg regels?', 'Sla alarm'],
        text: '## Controle\nEen lege export is erger dan geen export: je denkt dat je veilig zit. Daarom wordt er geteld voordat er iets wordt bewaard.',
      },
    ],
    nodes: [
      everyDay('Elke nacht om half vier', 3, 30),
      webhook('Back-up nu', 'back-up-nu'),
      withErrorBranch(table.rows('Lees klanten', 'Klanten')),
      gather('Bundel klanten', 'klanten'),
      evenWhenEmpty(table.rows('Lees bestellingen', 'Bestellingen')),
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
      when('Genoeg regels?', [['={{ $json.aantal }}', '>=', 10]]),
      writeFile('Maak een bestand', 'toJson', '=back-up-{{ $now.toISODate() }}.json'),
      zip('Pak in', '=back-up-{{ $now.toISODate() }}.zip'),
      withErrorBranch(store.upload('Bewaar de back-up', '=back-up-{{ $now.toISODate() }}.zip')),
      chat.post(
        'Meld dat het klaar is',
        "=Back-up van vannacht bewaard met {{ $('Tel de regels').first().json.aantal }} regels.",
      ),
      desk.open('Sla alarm', {
        title: 'Back-up verdacht klein',
        text: '=De back-up van vannacht telt maar {{ $json.aantal }} regels. Er is niets overschreven.',
        severity: 'hoog',
      }),
      desk.open('Meld mislukt bewaren', {
        title: 'Back-up niet bewaard',
        text: '=De back-up is gemaakt maar kon niet worden bewaard.',
        severity: 'hoog',
      }),
      desk.open('Meld leesfout', {
        title: 'Back-up niet gemaakt',
        text: '=De klanten konden niet worden gelezen.',
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
    ],
  }),
});

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
        'Zet in "Zoek verlopen klanten" je eigen bewaartermijn en tabel.',
        'Put your own period and table into "Zoek verlopen klanten".',
      ),
      both(
        'Laat eerst een proefronde draaien zonder "Wis uit de database".',
        'Do a trial run without "Wis uit de database" first.',
      ),
    ],
    notes: [
      {
        over: ['Zoek verlopen klanten', 'Vraag akkoord'],
        text: '## Eerst kijken\nEr wordt niets gewist voordat iemand het aantal en het oudste record heeft gezien.',
      },
      {
        over: ['Wis uit de database', 'Zet in het register'],
        text: '## Register\nVan elke verwijdering blijft alleen het nummer en de datum over, geen persoonsgegeven.',
      },
    ],
    nodes: [
      everyMonths('Eerste van de maand', 1, 1, 8),
      db.query(
        'Zoek verlopen klanten',
        "=SELECT id, laatste_order FROM klanten WHERE laatste_order < '{{ $now.minus({ years: 7 }).toISODate() }}'",
      ),
      codeEach(
        'Alleen het nummer',
        "const { id, ID, laatste_order, LAATSTE_ORDER } = $json;\nreturn { json: { id: Number(id ?? ID), laatste: String(laatste_order ?? LAATSTE_ORDER ?? '').slice(0, 10) } };",
      ),
      keep('Geldige nummers', [['={{ $json.id }}', '>', 0]]),
      gather('Bundel', 'klanten'),
      when('Iets te wissen?', [['={{ $json.klanten }}', 'someItems']]),
      chat.approve(
        'Vraag akkoord',
        '=Er zijn {{ $json.klanten.length }} klanten langer dan zeven jaar niet actief. De oudste bestelde voor het laatst op {{ $json.klanten.map((klant) => klant.laatste).sort()[0] }}. Mogen ze gewist worden?',
      ),
      when('Akkoord?', [['={{ $json.data.approved }}', 'yes']]),
      evenWhenEmpty(
        goOnAfterError(
          db.query(
            'Wis uit de database',
            "=DELETE FROM klanten WHERE id IN ({{ $('Bundel').first().json.klanten.map((klant) => Number(klant.id)).join(', ') }})",
          ),
        ),
      ),
      when('Gewist?', [["={{ $json.error || $json.data ? 'fout' : '' }}", 'empty']]),
      code(
        'Per verwijdering',
        "return $('Bundel').first().json.klanten.map((klant) => ({ json: { ...klant, gewist_op: new Date().toISOString().slice(0, 10) } }));",
      ),
      table.append('Zet in het register', 'Verwijderingen', {
        Klantnummer: '={{ $json.id }}',
        'Gewist op': '={{ $json.gewist_op }}',
        Reden: 'Bewaartermijn verstreken',
      }),
      writeFile('Maak het verslag', 'csv', '=verwijderingen-{{ $now.toISODate() }}.csv'),
      store.upload('Bewaar het verslag', '=verwijderingen-{{ $now.toISODate() }}.csv'),
      waitForBoth('Alles vastgelegd'),
      onlyOnce(
        mailer.send(
          'Mail de privacycoördinator',
          'privacy@example.com',
          'Bewaartermijnen opgeruimd',
          "=Deze maand zijn {{ $('Bundel').first().json.klanten.length }} klanten gewist. Het verslag staat klaar.",
        ),
      ),
      onlyOnce(
        mailer.send(
          'Mail de weigering',
          'privacy@example.com',
          'Opruimen uitgesteld',
          '=Er is geen akkoord gegeven voor het wissen van verlopen klantgegevens.',
        ),
      ),
      mailer.send(
        'Meld de fout',
        'beheer@example.com',
        'Wissen mislukt',
        '=De database weigerde het wissen van verlopen klanten. Er is niets vastgelegd in het register.',
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
