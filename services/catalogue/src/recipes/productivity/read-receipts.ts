import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { formAddress } from '../../apps/values.js';
import {
  among,
  both,
  combine,
  evenWhenEmpty,
  everyDay,
  form,
  keep,
  node,
  only,
  openForm,
  recipe,
  rowsOf,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const pairs = among(chats, 'slack', 'microsoftTeams');
const senders = among(mailers, 'gmail', 'outlook');
const ASKED_TIMES = ownLimit(
  ['Herinneringen', 'Reminders'],
  ['Na hoeveel herinneringen de naam wordt gemeld.', 'After how many reminders the name is told.'],
  3,
);

export const readReceipt = recipe({
  id: 'read-receipts-of-a-change',
  category: 'productivity',
  tags: ['protocol', 'gelezen', 'kwaliteit', 'iso', 'zorg', 'handboek'],
  saves: spares(
    40,
    'Iemand houdt bij wie een nieuw protocol las en mailt de achterblijvers.',
    'Someone keeps track of who read a new procedure and mails the others.',
  ),
  variants: combine(
    { table: among(fullTables, 'googleSheets', 'airtable'), mailer: senders, chat: pairs },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, chat }) => {
    const tab = say('Leesbewijzen', 'Read receipts');
    const key = say('Bewijs', 'Receipt');
    const staff = rowsOf(table, 'Lees de medewerkers', say('Medewerkers', 'Employees'), 'Medewerker', {
      naam: say('Naam', 'Name'),
      mail: say('E-mail', 'Email'),
    });
    const c = (step: string, column: string) => `$('${step}').item.json${table.cell(column).slice(5)}`;
    return {
      name: both(
        `Leesbevestiging van protocollen via ${mailer.app.label}, bewijs in ${table.app.label} en achterblijvers in ${chat.app.label}`,
        `Read confirmation of procedures via ${mailer.app.label}, proof in ${table.app.label} and stragglers in ${chat.app.label}`,
      ),
      description: both(
        `Een nieuw protocol gaat via ${mailer.app.label} naar alle medewerkers in ${table.app.label}. Wie leest, bevestigt met één klik; de dag staat als bewijs in de tabel. Om de drie dagen volgt een herinnering, daarna staat de naam in ${chat.app.label}.`,
        `A new protocol goes to all employees in ${table.app.label} through ${mailer.app.label}. Who reads it confirms with a click; the day stands in the table as proof. A reminder follows every three days, after some the name shows in ${chat.app.label}.`,
      ),
      benefit: both('Bij de audit ligt het bewijs klaar.', 'The proof is ready at the audit.'),
      uses: [
        [table, both('bevat medewerkers en bewijzen', 'holds employees and receipts')],
        [mailer, both('stuurt protocol en herinnering', 'sends procedure and reminder')],
        [chat, both('krijgt wie achterblijft', 'gets who stays behind')],
      ],
      setup: [
        both(
          'Maak een tabel Medewerkers met Naam en E-mail, en een tabel Leesbewijzen met Bewijs (uniek), Protocol, Link, Naam, E-mail, Gevraagd en Gelezen op. Het adres van het formulier is dat van "Bevestig dat je las".',
          'Make a table Employees with Name and Email, and a table Read receipts with Receipt (unique), Procedure, Link, Name, Email, Asked and Read on. The address of the form is that of "Bevestig dat je las".',
        ),
      ],
      notes: [
        {
          over: ['Geef een eigen sleutel', 'Maak een regel', 'Stuur het protocol'],
          text: say(
            '## Bewijs\nIeder krijgt een eigen sleutel die niet te raden is, zodat niemand voor een ander bevestigt. Stuur een link dus niet door.',
            '## Proof\nEach person gets a key that cannot be guessed, so that nobody confirms for another. So do not pass on a link.',
          ),
        },
      ],
      names: {
        'Nieuw protocol': 'New procedure',
        'Lees de medewerkers': 'Read the employees',
        Medewerker: 'Employee',
        'Met mailadres': 'With a mail address',
        'Geef een eigen sleutel': 'Give a key of its own',
        'Maak een regel': 'Make a row',
        'Stuur het protocol': 'Send the procedure',
        'Bevestig dat je las': 'Confirm that you read it',
        'Zoek het bewijs': 'Find the receipt',
        'Bestaat het?': 'Does it exist?',
        'Leg vast': 'Record it',
        'Elke ochtend om 9 uur': 'Every morning at 9',
        'Haal de bewijzen': 'Fetch the receipts',
        'Wie las nog niet?': 'Who did not read yet?',
        'Vaak genoeg gevraagd?': 'Asked often enough?',
        'Stuur een herinnering': 'Send a reminder',
        'Tel de vraag': 'Count the question',
        'Meld de achterblijver': 'Report the straggler',
      },
      nodes: [
        form(
          'Nieuw protocol',
          say('Protocol rondsturen', 'Send a procedure around'),
          say('Iedereen krijgt een mail met de link.', 'Everybody gets a mail with the link.'),
          [
            ['titel', say('Naam van het protocol', 'Name of the procedure')],
            ['versie', say('Versie', 'Version')],
            ['link', say('Link naar het document', 'Link to the document')],
          ],
        ),
        ...staff.nodes,
        keep('Met mailadres', [['={{ $json.mail }}', 'contains', '@']]),
        node('Geef een eigen sleutel', 'crypto', 2, {
          action: 'generate',
          dataPropertyName: 'sleutel',
          encodingType: 'uuid',
        }),
        table.append('Maak een regel', tab, {
          [key]: '={{ $json.sleutel }}',
          [say('Protocol', 'Procedure')]:
            "={{ $('Nieuw protocol').first().json.titel + ' ' + $('Nieuw protocol').first().json.versie }}",
          Link: "={{ $('Nieuw protocol').first().json.link }}",
          [say('Naam', 'Name')]: only(staff.ref.naam),
          [say('E-mail', 'Email')]: only(staff.ref.mail),
          [say('Gevraagd', 'Asked')]: '1',
        }),
        withErrorBranch(
          mailer.send(
            'Stuur het protocol',
            only(staff.ref.mail),
            say(
              "=Lezen en bevestigen: {{ $('Nieuw protocol').first().json.titel }}",
              "=Read and confirm: {{ $('Nieuw protocol').first().json.titel }}",
            ),
            say(
              `=<p>Beste {{ $('Medewerker').item.json.naam }},</p><p>Lees <a href="{{ $('Nieuw protocol').first().json.link }}">{{ $('Nieuw protocol').first().json.titel }} ({{ $('Nieuw protocol').first().json.versie }})</a> en <a href="${formAddress}?bewijs={{ $('Geef een eigen sleutel').item.json.sleutel }}">bevestig dat je het las</a>. Vragen? Stel ze aan je leidinggevende.</p>`,
              `=<p>Dear {{ $('Medewerker').item.json.naam }},</p><p>Read <a href="{{ $('Nieuw protocol').first().json.link }}">{{ $('Nieuw protocol').first().json.titel }} ({{ $('Nieuw protocol').first().json.versie }})</a> and <a href="${formAddress}?bewijs={{ $('Geef een eigen sleutel').item.json.sleutel }}">confirm that you did</a>. Questions? Ask your manager.</p>`,
            ),
          ),
        ),
        openForm(
          'Bevestig dat je las',
          say('Gelezen en begrepen', 'Read and understood'),
          say('Druk op verzenden om te bevestigen.', 'Press submit to confirm.'),
          [['bewijs', say('Bewijs (staat al ingevuld)', 'Receipt (filled in already)')]],
        ),
        evenWhenEmpty(table.find('Zoek het bewijs', tab, key, '={{ $json.bewijs }}')),
        keep('Bestaat het?', [[`={{ ${table.cell(key)} }}`, 'filled']]),
        table.upsert('Leg vast', tab, key, {
          [key]: "={{ $('Bevestig dat je las').item.json.bewijs }}",
          [say('Gelezen op', 'Read on')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        everyDay('Elke ochtend om 9 uur', 9),
        table.rows('Haal de bewijzen', tab),
        keep('Wie las nog niet?', [
          [`={{ String(${table.cell(say('Gelezen op', 'Read on'))} ?? '') }}`, 'empty'],
          [`={{ ${table.cell(say('E-mail', 'Email'))} }}`, 'contains', '@'],
          ['={{ $now.ordinal % 3 === 0 && $now.weekday < 6 }}', 'yes'],
        ]),
        when('Vaak genoeg gevraagd?', [
          [`={{ Number(${table.cell(say('Gevraagd', 'Asked'))}) || 0 }}`, '>=', `={{ ${ASKED_TIMES} }}`],
        ]),
        withErrorBranch(
          mailer.send(
            'Stuur een herinnering',
            `={{ ${table.cell(say('E-mail', 'Email'))} }}`,
            say(
              `=Nog te lezen: {{ ${table.cell(say('Protocol', 'Procedure'))} }}`,
              `=Still to be read: {{ ${table.cell(say('Protocol', 'Procedure'))} }}`,
            ),
            say(
              `=<p>Beste {{ ${table.cell(say('Naam', 'Name'))} }},</p><p>Je hebt <a href="{{ ${table.cell('Link')} }}">{{ ${table.cell(say('Protocol', 'Procedure'))} }}</a> nog niet bevestigd. Lees het en <a href="${formAddress}?bewijs={{ encodeURIComponent(${table.cell(key)}) }}">bevestig</a>.</p>`,
              `=<p>Dear {{ ${table.cell(say('Naam', 'Name'))} }},</p><p>You did not confirm <a href="{{ ${table.cell('Link')} }}">{{ ${table.cell(say('Protocol', 'Procedure'))} }}</a> yet. Read it and <a href="${formAddress}?bewijs={{ encodeURIComponent(${table.cell(key)}) }}">confirm</a>.</p>`,
            ),
          ),
        ),
        table.upsert('Tel de vraag', tab, key, {
          [key]: `={{ ${c('Wie las nog niet?', key)} }}`,
          [say('Gevraagd', 'Asked')]:
            `={{ (Number(${c('Wie las nog niet?', say('Gevraagd', 'Asked'))}) || 0) + 1 }}`,
        }),
        chat.post(
          'Meld de achterblijver',
          say(
            `={{ $json.error ? 'Mail kon niet weg: ' : '' }}{{ $('Haal de bewijzen').isExecuted ? ${c('Wie las nog niet?', say('Naam', 'Name'))} : $('Medewerker').item.json.naam }} heeft {{ $('Haal de bewijzen').isExecuted ? ${c('Wie las nog niet?', say('Protocol', 'Procedure'))} : $('Nieuw protocol').first().json.titel }} nog niet bevestigd.`,
            `={{ $json.error ? 'Mail could not leave: ' : '' }}{{ $('Haal de bewijzen').isExecuted ? ${c('Wie las nog niet?', say('Naam', 'Name'))} : $('Medewerker').item.json.naam }} has not confirmed {{ $('Haal de bewijzen').isExecuted ? ${c('Wie las nog niet?', say('Protocol', 'Procedure'))} : $('Nieuw protocol').first().json.titel }} yet.`,
          ),
        ),
      ],
      flow: [
        `Nieuw protocol > ${staff.path} > Met mailadres > Geef een eigen sleutel > Maak een regel > Stuur het protocol`,
        'Stuur het protocol #1 > Meld de achterblijver',
        'Bevestig dat je las > Zoek het bewijs > Bestaat het? > Leg vast',
        'Elke ochtend om 9 uur > Haal de bewijzen > Wie las nog niet? > Vaak genoeg gevraagd? > Meld de achterblijver',
        'Vaak genoeg gevraagd? #1 > Stuur een herinnering > Tel de vraag',
        'Stuur een herinnering #1 > Meld de achterblijver',
      ],
    };
  },
});
