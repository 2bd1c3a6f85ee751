import { approvalChats } from '../../apps/chats.js';
import { googleDrive } from '../../apps/cloud-drives.js';
import { mailboxes } from '../../apps/mailers.js';
import { fullTables, readableTables, upsertTables } from '../../apps/tables.js';
import { driveFolder, limitOf, mailOf } from '../../apps/values.js';
import { pick } from '../../dsl/apps.js';
import {
  answeredWithin,
  both,
  code,
  combine,
  evenWhenEmpty,
  everyMonths,
  everyWeek,
  form,
  gather,
  keep,
  node,
  onlyNew,
  recipe,
  say,
  set,
  spares,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const hiddenPersonalData = recipe({
  id: 'hidden-personal-data',
  category: 'data',
  tags: ['avg', 'privacy', 'bsn', 'iban', 'datalek'],
  saves: spares(
    60,
    'Iemand leest alle notitievelden door op burgerservicenummers en rekeningnummers.',
    'Someone reads all note fields for citizen service numbers and account numbers.',
  ),
  variants: combine(
    { table: readableTables, mailer: mailboxes, chat: approvalChats },
    { take: 3, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, chat }) => ({
    name: both(
      `Burgerservicenummers en rekeningnummers in notities van ${table.app.label} opsporen, lijst via ${mailer.app.label}`,
      `Find citizen service numbers and bank accounts in notes of ${table.app.label}, list through ${mailer.app.label}`,
    ),
    description: both(
      `Leest elke week alle tekstvelden in ${table.app.label} na op burgerservicenummers, IBAN's en mailadressen die daar niet horen, en mailt wie over privacy gaat waar ze staan, zonder de gegevens zelf.`,
      `Reads all text fields in ${table.app.label} each week for citizen service numbers, IBANs and mail addresses that do not belong there, and mails the privacy officer where they are, without the data itself.`,
    ),
    benefit: both(
      'Een datalek wacht niet langer in een notitieveld.',
      'A data leak no longer waits in a note field.',
    ),
    uses: [
      [table, both('wordt nagelezen', 'is read through')],
      [mailer, both('mailt de vindplaatsen', 'mails the places')],
      [chat, both('meldt dat er iets gevonden is', 'tells that something was found')],
    ],
    setup: [
      both(
        'Een kolom Nummer in de tabel die je laat nalezen helpt om een regel terug te vinden; zonder telt hij de regels.',
        'A column Number in the table that is read helps to find a row again; without it the rows are counted.',
      ),
    ],
    notes: [
      {
        over: ['Zoek persoonsgegevens', 'Nog niet genoemd'],
        text: say(
          '## Met de elfproef\nNegen cijfers tellen alleen als burgerservicenummer wanneer de elfproef klopt, een IBAN alleen als de controlecijfers kloppen. De mail noemt regel, kolom en soort; het nummer zelf gaat nergens heen. Toevallig kloppende nummers blijven mogelijk: een mens beoordeelt.',
          '## With the check digits\nNine digits count as a citizen service number only when the eleven test holds, an IBAN only when its check digits do. The mail names row, column and kind; the number itself goes nowhere. A number may fit by chance: a person judges.',
        ),
      },
    ],
    names: {
      'Vrijdag om zes uur': 'Friday at six',
      'Lees alle regels': 'Read all rows',
      'Zoek persoonsgegevens': 'Look for personal data',
      'Nog niet genoemd': 'Not named yet',
      'Tel per soort': 'Count by kind',
      'Mail de vindplaatsen': 'Mail the places',
      'Meld dat de mail mislukte': 'Report that the mail failed',
      'Meld het zonder inhoud': 'Report it without content',
    },
    nodes: [
      everyWeek('Vrijdag om zes uur', [5], 18),
      table.rows('Lees alle regels', say('Klanten', 'Customers')),
      code(
        'Zoek persoonsgegevens',
        `
const elfproef = (s) => [...s].reduce((som, cijfer, i) => som + Number(cijfer) * (i === 8 ? -1 : 9 - i), 0) % 11 === 0 && Number(s) > 0;
const ibanKlopt = (s) => { let rest = 0; for (const c of s.slice(4) + s.slice(0, 4)) for (const d of String(parseInt(c, 36))) rest = (rest * 10 + Number(d)) % 97; return rest === 1; };
const soorten = (tekst) => [
  ...([...tekst.matchAll(/(?<![\\d+])\\d{9}(?!\\d)/g)].some(([s]) => elfproef(s)) ? ['${say('burgerservicenummer', 'citizen service number')}'] : []),
  ...([...tekst.replace(/ /g, '').matchAll(/[A-Z]{2}\\d{2}[A-Z]{4}\\d{10}/g)].some(([s]) => ibanKlopt(s)) ? ['IBAN'] : []),
  ...(/[\\w.+-]+@[\\w-]+\\.[a-z]{2,}/i.test(tekst) ? ['${say('mailadres', 'mail address')}'] : []),
];
return $input.all().flatMap(({ json }, i) => Object.entries(json.fields ?? json).flatMap(([kolom, waarde]) => {
  if (typeof waarde !== 'string' || waarde.length < 9 || /mail|iban|rekening|bsn|account|^id$|url/i.test(kolom)) return [];
  return soorten(waarde).map((soort) => ({ json: { regel: String(json.Nummer ?? json.nummer ?? json.Number ?? json.id ?? '${say('regel', 'row')} ' + (i + 2)), kolom, soort } }));
}));`,
      ),
      onlyNew('Nog niet genoemd', '={{ $json.regel }} {{ $json.kolom }} {{ $json.soort }}'),
      code(
        'Tel per soort',
        `
const alles = $input.all().map(({ json }) => json);
const tel = {};
for (const { soort } of alles) tel[soort] = (tel[soort] ?? 0) + 1;
const veilig = (s) => String(s).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
return [{ json: { aantal: alles.length, soorten: Object.entries(tel).map(([soort, n]) => n + ' × ' + soort).join(', '), plekken: alles.slice(0, 20).map((een) => een.regel + ' (' + een.kolom + ')').join(', '), rijen: alles.map((een) => '<li>' + veilig(een.regel) + ', ' + veilig(een.kolom) + ': ' + een.soort + '</li>').join('') } }];`,
      ),
      withErrorBranch(
        mailer.send(
          'Mail de vindplaatsen',
          mailOf.privacy,
          say(
            '=Persoonsgegevens gevonden in tekstvelden: {{ $json.soorten }}',
            '=Personal data found in text fields: {{ $json.soorten }}',
          ),
          say(
            '=<p>In deze regels staat iets dat op een persoonsgegeven lijkt. Beoordeel het, haal het weg waar het niet hoort en kijk of het een datalek is.</p><ul>{{ $json.rijen }}</ul><p>Elke vindplaats wordt één keer gemeld: bewaar deze mail tot alles is nagekeken.</p>',
            '=<p>These rows hold something that looks like personal data. Judge it, take it out where it does not belong and see whether it is a data breach.</p><ul>{{ $json.rijen }}</ul><p>Each place is reported once: keep this mail until all of it is checked.</p>',
          ),
        ),
      ),
      chat.post(
        'Meld dat de mail mislukte',
        say(
          "=Privacycontrole: {{ $('Tel per soort').item.json.aantal }} nieuwe vindplaatsen, maar de mail met de lijst mislukte. De eerste: {{ $('Tel per soort').item.json.plekken }}. De hele lijst staat in de uitvoering, in de stap Tel per soort.",
          "=Privacy check: {{ $('Tel per soort').item.json.aantal }} new places, but the mail with the list failed. The first: {{ $('Tel per soort').item.json.plekken }}. The whole list is in the execution, in the step Count by kind.",
        ),
      ),
      chat.post(
        'Meld het zonder inhoud',
        say(
          "=Privacycontrole: {{ $('Tel per soort').item.json.aantal }} nieuwe vindplaatsen ({{ $('Tel per soort').item.json.soorten }}). De lijst is gemaild.",
          "=Privacy check: {{ $('Tel per soort').item.json.aantal }} new places ({{ $('Tel per soort').item.json.soorten }}). The list was mailed.",
        ),
      ),
    ],
    flow: [
      'Vrijdag om zes uur > Lees alle regels > Zoek persoonsgegevens > Nog niet genoemd > Tel per soort > Mail de vindplaatsen > Meld het zonder inhoud',
      'Mail de vindplaatsen #1 > Meld dat de mail mislukte',
    ],
  }),
});

export const oldDriveFiles = recipe({
  id: 'old-drive-files',
  category: 'data',
  tags: ['google drive', 'bewaartermijn', 'opruimen', 'avg', 'archief'],
  saves: spares(
    45,
    'Iemand loopt een map na op bestanden waarvan de bewaartermijn voorbij is.',
    'Someone goes through a folder for files whose retention term has passed.',
  ),
  variants: combine({ table: upsertTables, mailer: mailboxes }, { take: 2 }),
  build: ({ table, mailer }) => {
    const years = limitOf(
      'retention-years',
      ['Bewaartermijn in jaren', 'Retention in years'],
      [
        'Na hoeveel jaar zonder wijziging een bestand weg mag; zeven voor de fiscale bewaarplicht.',
        'After how many years without a change a file may go; seven for the Dutch tax rules.',
      ],
      7,
    );
    return {
      name: both(
        `Bestanden in Google Drive na de bewaartermijn opruimen met akkoord via ${mailer.app.label}, logboek in ${table.app.label}`,
        `Clear Google Drive files past their retention with approval by ${mailer.app.label}, log in ${table.app.label}`,
      ),
      description: both(
        `Zoekt elke maand in een map in Google Drive wat langer dan de bewaartermijn niet is gewijzigd, vraagt akkoord via ${mailer.app.label}, zet de bestanden in de prullenbak en legt in ${table.app.label} vast wat wegging.`,
        `Each month finds what in a Google Drive folder was not changed for the retention term, asks approval through ${mailer.app.label}, moves the files to the bin and records in ${table.app.label} what went.`,
      ),
      benefit: both(
        'Niet langer bewaren dan mag, met bewijs van wat er wegging.',
        'Nothing kept longer than allowed, with proof of what went.',
      ),
      uses: [
        [{ app: googleDrive }, both('bevat de map', 'holds the folder')],
        [mailer, both('vraagt akkoord', 'asks approval')],
        [table, both('is het logboek', 'is the log')],
      ],
      setup: [
        both(
          'Geef het tabblad Opgeruimd de kolommen Bestand, Naam, Laatst gewijzigd, Opgeruimd op en Uitkomst.',
          'Give the tab Cleared the columns File, Name, Last changed, Cleared on and Outcome.',
        ),
        both(
          'Laat een wettelijke bewaarplicht vóór gaan: zet dossiers die langer mee moeten in een andere map.',
          'Let a legal duty to keep go first: put files that have to stay longer in another folder.',
        ),
      ],
      notes: [
        {
          over: ['Vraag akkoord voor de lijst', 'Akkoord met opruimen?', 'Naar de prullenbak'],
          text: say(
            '## Dertig dagen terug te halen\nHooguit vijftig bestanden per keer. Ze gaan naar de prullenbak van Google Drive, die na dertig dagen leegt. Zonder antwoord binnen een week gebeurt er niets.',
            '## Thirty days to get back\nAt most fifty files at a time. They go to the bin of Google Drive, which empties after thirty days. Without an answer in a week nothing happens.',
          ),
        },
      ],
      names: {
        'Eerste van de maand': 'First of the month',
        'Zoek verlopen bestanden': 'Find expired files',
        'Hooguit vijftig': 'At most fifty',
        'Vraag akkoord voor de lijst': 'Ask approval for the list',
        'Akkoord met opruimen?': 'Approved to clear?',
        'Een voor een weer': 'One by one again',
        'Naar de prullenbak': 'To the bin',
        'Leg vast wat wegging': 'Record what went',
        'Leg vast wat bleef': 'Record what stayed',
        'Bevestig het besluit': 'Confirm the decision',
      },
      nodes: [
        everyMonths('Eerste van de maand', 1, 1, 8),
        node('Zoek verlopen bestanden', 'googleDrive', 3, {
          resource: 'fileFolder',
          operation: 'search',
          searchMethod: 'query',
          queryString: `='${driveFolder}' in parents and trashed = false and mimeType != 'application/vnd.google-apps.folder' and modifiedTime < '{{ $now.minus({ years: Number('${years}') }).toFormat("yyyy-MM-dd'T'HH:mm:ss") }}'`,
          returnAll: false,
          limit: 50,
          filter: { whatToSearch: 'files' },
          options: { fields: ['*'] },
        }),
        gather('Hooguit vijftig', 'bestanden'),
        answeredWithin(
          mailer.approve(
            'Vraag akkoord voor de lijst',
            mailOf.administration,
            say(
              '={{ $json.bestanden.length }} bestanden zijn over hun bewaartermijn',
              '={{ $json.bestanden.length }} files are past their retention',
            ),
            say(
              "=Mogen deze bestanden naar de prullenbak?<br>{{ $json.bestanden.map((b) => b.name + ' (' + String(b.modifiedTime ?? '').slice(0, 10) + ')').join('<br>') }}",
              "=May these files go to the bin?<br>{{ $json.bestanden.map((b) => b.name + ' (' + String(b.modifiedTime ?? '').slice(0, 10) + ')').join('<br>') }}",
            ),
          ),
          7,
          'days',
        ),
        when('Akkoord met opruimen?', [['={{ $json.data?.approved }}', 'yes']]),
        code(
          'Een voor een weer',
          "return $('Hooguit vijftig').first().json.bestanden.map((bestand) => ({ json: bestand }));",
        ),
        withErrorBranch(
          node('Naar de prullenbak', 'googleDrive', 3, {
            resource: 'file',
            operation: 'deleteFile',
            fileId: pick('={{ $json.id }}'),
            options: { deletePermanently: false },
          }),
        ),
        ...(['Leg vast wat wegging', 'Leg vast wat bleef'] as const).map((name) =>
          table.upsert(name, say('Opgeruimd', 'Cleared'), say('Bestand', 'File'), {
            [say('Bestand', 'File')]: "={{ $('Een voor een weer').item.json.id }}",
            [say('Naam', 'Name')]: "={{ $('Een voor een weer').item.json.name }}",
            [say('Laatst gewijzigd', 'Last changed')]:
              "={{ String($('Een voor een weer').item.json.modifiedTime ?? '').slice(0, 10) }}",
            [say('Opgeruimd op', 'Cleared on')]: '={{ $now.toISODate() }}',
            [say('Uitkomst', 'Outcome')]:
              name === 'Leg vast wat wegging'
                ? say('prullenbak', 'bin')
                : say('mislukt, nog in de map', 'failed, still in the folder'),
          }),
        ),
        mailer.send(
          'Bevestig het besluit',
          mailOf.administration,
          say('Er is deze maand niets opgeruimd', 'Nothing was cleared this month'),
          say(
            'De lijst is afgewezen of bleef een week zonder antwoord. Volgende maand komt dezelfde vraag opnieuw.',
            'The list was rejected or got no answer in a week. The same question comes again next month.',
          ),
        ),
      ],
      flow: [
        'Eerste van de maand > Zoek verlopen bestanden > Hooguit vijftig > Vraag akkoord voor de lijst > Akkoord met opruimen? > Een voor een weer > Naar de prullenbak > Leg vast wat wegging',
        'Naar de prullenbak #1 > Leg vast wat bleef',
        'Akkoord met opruimen? #1 > Bevestig het besluit',
      ],
    };
  },
});

export const consentRegister = recipe({
  id: 'processing-register-review',
  category: 'data',
  tags: ['avg', 'verwerkingsregister', 'privacy', 'herbeoordeling'],
  saves: spares(
    120,
    'De privacyverantwoordelijke mailt elk jaar alle eigenaren en verwerkt hun antwoorden.',
    'The privacy officer mails all owners each year and processes their answers.',
  ),
  variants: combine({ table: fullTables, mailer: mailboxes }, { take: 2 }),
  build: ({ table, mailer }) => {
    const page = value({
      key: 'register-form',
      kind: 'address',
      label: { nl: 'Adres van het registerformulier', en: 'Address of the register form' },
      help: {
        nl: 'Het Production-adres van de stap "Verwerking bevestigen".',
        en: 'The production address of the step "Verwerking bevestigen".',
      },
      example: {
        nl: 'https://n8n.example.com/form/verwerking',
        en: 'https://n8n.example.com/form/processing',
      },
      check: '^https?://\\S+$',
    });
    const c = (column: string) => `={{ ${table.cell(column)} ?? '' }}`;
    return {
      name: both(
        `Verwerkingsregister in ${table.app.label} jaarlijks laten bevestigen door eigenaren via ${mailer.app.label}`,
        `Have owners confirm the processing register in ${table.app.label} each year through ${mailer.app.label}`,
      ),
      description: both(
        `Mailt elke maandag via ${mailer.app.label} de eigenaren van verwerkingen in ${table.app.label} die een jaar niet zijn bevestigd. Hun antwoord in een formulier zet een nieuwe datum of stuurt de wijziging naar de privacyverantwoordelijke.`,
        `Each Monday mails the owners of processing activities in ${table.app.label} not confirmed for a year through ${mailer.app.label}. Their answer in a form sets a new date or sends the change to the privacy officer.`,
      ),
      benefit: both(
        'Een register dat klopt op de dag dat iemand ernaar vraagt.',
        'A register that is right on the day that somebody asks for it.',
      ),
      uses: [
        [table, both('is het verwerkingsregister', 'is the processing register')],
        [mailer, both('mailt eigenaren en privacyverantwoordelijke', 'mails owners and the privacy officer')],
      ],
      setup: [
        both(
          'Geef het tabblad Verwerkingen de kolommen Nummer, Verwerking, Doel, Eigenaar, Gevraagd, Bevestigd en Stand; Eigenaar is een mailadres.',
          'Give the tab Processing the columns Number, Activity, Purpose, Owner, Asked, Confirmed and State; Owner is a mail address.',
        ),
      ],
      notes: [
        {
          over: ['Een jaar niet bevestigd', 'Vraag de eigenaar'],
          text: say(
            '## Hooguit eens in de drie weken\nWie niet antwoordt, krijgt na drie weken dezelfde vraag. Is een eigenaar niet te bereiken of staat er geen mailadres, dan hoort de privacyverantwoordelijke dat.',
            '## At most once in three weeks\nWhoever does not answer gets the same question after three weeks. If an owner cannot be reached or has no mail address, the privacy officer is told.',
          ),
        },
      ],
      names: {
        'Maandagochtend om acht': 'Monday morning at eight',
        'Lees het register': 'Read the register',
        Verwerking: 'Activity',
        'Een jaar niet bevestigd': 'Not confirmed for a year',
        'Vraag de eigenaar': 'Ask the owner',
        'Mail wie niet bereikt is': 'Mail who was not reached',
        'Noteer de vraag': 'Record the question',
        'Verwerking bevestigen': 'Confirm an activity',
        'Zoek de verwerking': 'Find the activity',
        'Bekend nummer?': 'Known number?',
        'Klopt alles nog?': 'All still right?',
        'Zet op bevestigd': 'Set to confirmed',
        'Zet op te wijzigen': 'Set to be changed',
        'Mail de wijziging': 'Mail the change',
        'Mail dat het nummer niet bestaat': 'Mail that the number does not exist',
      },
      nodes: [
        everyWeek('Maandagochtend om acht', [1], 8),
        table.rows('Lees het register', say('Verwerkingen', 'Processing')),
        set('Verwerking', {
          nummer: c(say('Nummer', 'Number')),
          naam: c(say('Verwerking', 'Activity')),
          doel: c(say('Doel', 'Purpose')),
          eigenaar: c(say('Eigenaar', 'Owner')),
          gevraagd: c(say('Gevraagd', 'Asked')),
          bevestigd: c(say('Bevestigd', 'Confirmed')),
        }),
        keep('Een jaar niet bevestigd', [
          ['={{ $json.nummer }}', 'filled'],
          ['={{ !(DateTime.fromISO(String($json.bevestigd)) > $now.minus({ years: 1 })) }}', 'yes'],
          ['={{ !(DateTime.fromISO(String($json.gevraagd)) > $now.minus({ days: 21 })) }}', 'yes'],
        ]),
        withErrorBranch(
          mailer.send(
            'Vraag de eigenaar',
            '={{ $json.eigenaar }}',
            say(
              '=Klopt verwerking {{ $json.nummer }} nog: {{ $json.naam }}?',
              '=Is activity {{ $json.nummer }} still right: {{ $json.naam }}?',
            ),
            say(
              `=Beste collega,<br><br>Jij bent eigenaar van verwerking {{ $json.nummer }}, {{ $json.naam }}. Doel: {{ $json.doel }}.<br><br>Kloppen de gegevens, de ontvangers en de bewaartermijn nog? Bevestig het of geef de wijziging door: <a href="${page}">formulier</a>. Zonder reactie vragen we het over drie weken nog eens.`,
              `=Dear colleague,<br><br>You own activity {{ $json.nummer }}, {{ $json.naam }}. Purpose: {{ $json.doel }}.<br><br>Are the data, the recipients and the retention still right? Confirm it or tell us the change: <a href="${page}">form</a>. Without a reaction we ask again in three weeks.`,
            ),
          ),
        ),
        mailer.send(
          'Mail wie niet bereikt is',
          mailOf.privacy,
          say(
            "=Eigenaar van verwerking {{ $('Een jaar niet bevestigd').item.json.nummer }} niet bereikt",
            "=Owner of activity {{ $('Een jaar niet bevestigd').item.json.nummer }} was not reached",
          ),
          say(
            "=De vraag over verwerking {{ $('Een jaar niet bevestigd').item.json.nummer }}, {{ $('Een jaar niet bevestigd').item.json.naam }}, kon niet naar {{ $('Een jaar niet bevestigd').item.json.eigenaar || 'een eigenaar: er staat geen mailadres' }}. Vul de kolom Eigenaar aan of kijk de verwerking zelf na; over drie weken volgt een nieuwe poging.",
            "=The question about activity {{ $('Een jaar niet bevestigd').item.json.nummer }}, {{ $('Een jaar niet bevestigd').item.json.naam }}, could not go to {{ $('Een jaar niet bevestigd').item.json.eigenaar || 'an owner: there is no mail address' }}. Complete the column Owner or check the activity yourself; it is tried again in three weeks.",
          ),
        ),
        table.upsert('Noteer de vraag', say('Verwerkingen', 'Processing'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: "={{ $('Een jaar niet bevestigd').item.json.nummer }}",
          [say('Gevraagd', 'Asked')]: '={{ $now.toISODate() }}',
        }),
        form(
          'Verwerking bevestigen',
          say('Klopt de verwerking nog?', 'Is the activity still right?'),
          say('Het nummer staat in de mail.', 'The number stands in the mail.'),
          [
            ['nummer', say('Nummer', 'Number')],
            [
              'oordeel',
              say('Oordeel', 'Verdict'),
              'dropdown',
              [
                say('Alles klopt', 'All is right'),
                say('Er is iets gewijzigd', 'Something changed'),
                say('We doen dit niet meer', 'We no longer do this'),
              ],
            ],
            ['toelichting?', say('Wat is er gewijzigd?', 'What changed?'), 'textarea'],
          ],
        ),
        evenWhenEmpty(
          table.find(
            'Zoek de verwerking',
            say('Verwerkingen', 'Processing'),
            say('Nummer', 'Number'),
            '={{ String($json.nummer).trim() }}',
          ),
        ),
        when('Bekend nummer?', [[`={{ String(${table.cell(say('Nummer', 'Number'))} ?? '') }}`, 'filled']]),
        when('Klopt alles nog?', [
          ["={{ $('Verwerking bevestigen').item.json.oordeel }}", 'is', say('Alles klopt', 'All is right')],
        ]),
        table.upsert('Zet op bevestigd', say('Verwerkingen', 'Processing'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: "={{ String($('Verwerking bevestigen').item.json.nummer).trim() }}",
          [say('Bevestigd', 'Confirmed')]: '={{ $now.toISODate() }}',
          [say('Stand', 'State')]: say('klopt', 'right'),
        }),
        table.upsert('Zet op te wijzigen', say('Verwerkingen', 'Processing'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: "={{ String($('Verwerking bevestigen').item.json.nummer).trim() }}",
          [say('Bevestigd', 'Confirmed')]: '={{ $now.toISODate() }}',
          [say('Stand', 'State')]: "={{ $('Verwerking bevestigen').item.json.oordeel }}",
        }),
        mailer.send(
          'Mail de wijziging',
          mailOf.privacy,
          say(
            "=Verwerking {{ $('Verwerking bevestigen').item.json.nummer }}: {{ $('Verwerking bevestigen').item.json.oordeel }}",
            "=Activity {{ $('Verwerking bevestigen').item.json.nummer }}: {{ $('Verwerking bevestigen').item.json.oordeel }}",
          ),
          say(
            "=De eigenaar schrijft: {{ $('Verwerking bevestigen').item.json.toelichting || 'geen toelichting' }}. Pas het register aan.",
            "=The owner writes: {{ $('Verwerking bevestigen').item.json.toelichting || 'no explanation' }}. Change the register.",
          ),
        ),
        mailer.send(
          'Mail dat het nummer niet bestaat',
          mailOf.privacy,
          say(
            "=Onbekende verwerking {{ $('Verwerking bevestigen').item.json.nummer }}",
            "=Unknown activity {{ $('Verwerking bevestigen').item.json.nummer }}",
          ),
          say(
            "=Iemand vulde het formulier in voor een nummer dat niet in het register staat. Toelichting: {{ $('Verwerking bevestigen').item.json.toelichting || 'geen' }}.",
            "=Somebody filled in the form for a number that is not in the register. Explanation: {{ $('Verwerking bevestigen').item.json.toelichting || 'none' }}.",
          ),
        ),
      ],
      flow: [
        'Maandagochtend om acht > Lees het register > Verwerking > Een jaar niet bevestigd > Vraag de eigenaar > Noteer de vraag',
        'Vraag de eigenaar #1 > Mail wie niet bereikt is > Noteer de vraag',
        'Verwerking bevestigen > Zoek de verwerking > Bekend nummer? > Klopt alles nog? > Zet op bevestigd',
        'Bekend nummer? #1 > Mail dat het nummer niet bestaat',
        'Klopt alles nog? #1 > Zet op te wijzigen > Mail de wijziging',
      ],
    };
  },
});
