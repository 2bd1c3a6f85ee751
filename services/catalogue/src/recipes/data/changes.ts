import { approvalChats, chats } from '../../apps/chats.js';
import { crmsThatFind } from '../../apps/crms.js';
import { sharedDrives } from '../../apps/file-stores.js';
import { mailboxes } from '../../apps/mailers.js';
import { fullTables, lookupTables, tables } from '../../apps/tables.js';
import {
  answeredWithin,
  append,
  both,
  code,
  combine,
  evenWhenEmpty,
  form,
  goOnAfterError,
  nothing,
  only,
  onlyOnce,
  openForm,
  plain,
  promise,
  recipe,
  say,
  set,
  spares,
  when,
  writeFile,
} from '../../kit/index.js';

export const dataSubjectRequest = recipe({
  id: 'data-subject-request',
  category: 'data',
  tags: ['avg', 'inzage', 'privacy'],
  saves: spares(
    90,
    'Iemand zoekt in elk systeem op wat er over de aanvrager bekend is.',
    'Someone searches every system for what is known of the applicant.',
  ),
  variants: combine(
    { crm: crmsThatFind, table: lookupTables, mailer: mailboxes, store: sharedDrives, chat: chats },
    { take: 9, apart: ['crm', 'table'] },
  ),
  build: ({ crm, table, mailer, store, chat }) => ({
    name: both(
      `AVG-inzageverzoek afhandelen met gegevens uit ${crm.app.label} en ${table.app.label}`,
      `Handle a GDPR access request with data from ${crm.app.label} and ${table.app.label}`,
    ),
    description: both(
      `Na een inzageverzoek vraagt ${mailer.app.label} de aanvrager om bevestiging; daarna komt alles uit ${crm.app.label} en ${table.app.label} als bestand in ${store.app.label} en kijkt een collega mee.`,
      `After an access request ${mailer.app.label} asks the applicant to confirm; then all data from ${crm.app.label} and ${table.app.label} goes to ${store.app.label} as a file for a colleague to check.`,
    ),
    benefit: both(
      'Een inzageverzoek is ruim binnen de wettelijke maand beantwoord.',
      'An access request is answered well within the legal month.',
    ),
    uses: [
      [crm, both('bevat het contact', 'holds the contact')],
      [table, both('bevat de bestellingen', 'holds the orders')],
      [
        mailer,
        both(
          'vraagt om bevestiging en bericht de aanvrager',
          'asks for confirmation and informs the applicant',
        ),
      ],
      [store, both('bewaart het dossier', 'keeps the file')],
      [chat, both('vraagt een collega om controle', 'asks a colleague to check')],
    ],
    setup: [
      both('Zet het formulier op je privacypagina.', 'Put the form on your privacy page.'),
      both(
        'Wis elk dossier na de datum in de naam; verwijderen en verbeteren doet een collega zelf in de systemen.',
        'Delete each file after the date in its name; a colleague does deletions and corrections in the systems by hand.',
      ),
      both(
        'Voeg in "Stel het dossier samen" de systemen toe die jij nog meer gebruikt.',
        'Add the other systems that you use to "Stel het dossier samen".',
      ),
    ],
    notes: [
      {
        over: ['Vraag bevestiging', 'Bevestigd?'],
        text: say(
          '## Eerst bevestigen\nZo kan niemand met het adres van een ander diens gegevens opvragen.',
          '## Confirm first\nThat way nobody can request someone’s data with that person’s address.',
        ),
      },
      {
        over: ['Zoek het contact', 'Alles bij elkaar'],
        text: say(
          '## Bronnen\nElke bron is een eigen tak. Niets gevonden is ook een antwoord en komt zo in het dossier. Antwoordt een bron niet, dan staat de fout erin: zoek daar zelf. Het team weet al van het verzoek voordat het zoeken begint.',
          '## Sources\nEach source is a branch of its own. Nothing found is an answer too and goes into the file as such. If a source does not answer, the file says so: look there yourself. The team knows of the request before the search begins.',
        ),
      },
    ],
    names: {
      Inzageverzoek: 'Access request',
      Verzoek: 'Request',
      'Vraag bevestiging': 'Ask for confirmation',
      'Bevestigd?': 'Confirmed?',
      'Niet bevestigd': 'Not confirmed',
      'Meld het verzoek': 'Report the request',
      'Zoek het contact': 'Find the contact',
      'Uit het CRM': 'From the CRM',
      'Zoek de bestellingen': 'Find the orders',
      'Uit de tabel': 'From the table',
      'Alles bij elkaar': 'All together',
      'Stel het dossier samen': 'Compile the file',
      'Maak het dossier': 'Make the file',
      'Bewaar het dossier': 'Save the file',
      Link: 'Link',
      'Vraag controle': 'Ask for a check',
      'Bericht de aanvrager': 'Inform the requester',
    },
    promises: [promise('answer', 'Meld het verzoek', 'Vraag controle')],
    nodes: [
      openForm(
        'Inzageverzoek',
        say('Je gegevens opvragen', 'Request your data'),
        say(
          'We sturen je eerst een mail om te bevestigen dat jij het bent.',
          'We first send you a mail to confirm that it is you.',
        ),
        [
          ['naam', say('Naam', 'Name')],
          ['email', say('E-mailadres', 'E-mail address'), 'email'],
          [
            'verzoek',
            say('Wat wil je?', 'What would you like?'),
            'dropdown',
            [say('Inzage', 'Access'), say('Verwijderen', 'Deletion'), say('Verbeteren', 'Correction')],
          ],
        ],
      ),
      set('Verzoek', {
        naam: only(plain('{{ $json.naam }}')),
        email: "={{ String($json.email ?? '').toLowerCase().trim() }}",
        soort: '={{ $json.verzoek }}',
        uiterlijk: say(
          "={{ $now.plus({ months: 1 }).setLocale('nl').toFormat('d LLLL yyyy') }}",
          "={{ $now.plus({ months: 1 }).setLocale('en').toFormat('d LLLL yyyy') }}",
        ),
        wissen: '={{ $now.plus({ months: 2 }).toISODate() }}',
        kenmerk: '={{ $now.toISODate() }}-{{ $execution.id }}',
      }),
      answeredWithin(
        mailer.approve(
          'Vraag bevestiging',
          '={{ $json.email }}',
          say('Bevestig je verzoek', 'Confirm your request'),
          say(
            '=Beste {{ $json.naam }},<br><br>Heb jij ons gevraagd om {{ $json.soort.toLowerCase() }} van je gegevens? Klik dan op de knop in deze mail. Was jij het niet, dan hoef je niets te doen: zonder bevestiging doen we niets.',
            '=Dear {{ $json.naam }},<br><br>You asked us this about your data: {{ $json.soort.toLowerCase() }}. Was that you? Then use the button in this mail. If it was not you, you need not do anything: without a confirmation we do nothing.',
          ),
        ),
        7,
        'days',
      ),
      when('Bevestigd?', [['={{ $json.data?.approved }}', 'yes']]),
      nothing('Niet bevestigd'),
      goOnAfterError(
        evenWhenEmpty(crm.findContact('Zoek het contact', "={{ $('Verzoek').item.json.email }}")),
      ),
      set('Uit het CRM', { bron: crm.app.label, gevonden: ['object', '={{ $json }}'] }),
      goOnAfterError(
        evenWhenEmpty(
          table.find(
            'Zoek de bestellingen',
            say('Bestellingen', 'Orders'),
            'Email',
            "={{ $('Verzoek').item.json.email }}",
          ),
        ),
      ),
      chat.post(
        'Meld het verzoek',
        say(
          "=Bevestigd AVG-verzoek ({{ $('Verzoek').first().json.soort }}) van {{ $('Verzoek').first().json.naam }}, kenmerk {{ $('Verzoek').first().json.kenmerk }}. Antwoord uiterlijk {{ $('Verzoek').first().json.uiterlijk }}. Het dossier volgt; komt het niet, zoek de gegevens dan zelf op.",
          "=Confirmed GDPR request ({{ $('Verzoek').first().json.soort }}) of {{ $('Verzoek').first().json.naam }}, reference {{ $('Verzoek').first().json.kenmerk }}. Answer by {{ $('Verzoek').first().json.uiterlijk }}. The file follows; if it does not come, look up the data yourself.",
        ),
      ),
      set('Uit de tabel', { bron: table.app.label, gevonden: ['object', '={{ $json }}'] }),
      append('Alles bij elkaar', 2),
      code(
        'Stel het dossier samen',
        "const verzoek = $('Verzoek').first().json;\nreturn [{ json: { ...verzoek, gegevens: $input.all().map((item) => ({ bron: item.json.bron, inhoud: item.json.gevonden })) } }];",
      ),
      writeFile(
        'Maak het dossier',
        'toJson',
        say(
          "=inzage-{{ $('Verzoek').first().json.kenmerk }}-wissen-na-{{ $('Verzoek').first().json.wissen }}.json",
          "=access-{{ $('Verzoek').first().json.kenmerk }}-delete-after-{{ $('Verzoek').first().json.wissen }}.json",
        ),
      ),
      store.upload(
        'Bewaar het dossier',
        say(
          "=inzage-{{ $('Verzoek').first().json.kenmerk }}-wissen-na-{{ $('Verzoek').first().json.wissen }}.json",
          "=access-{{ $('Verzoek').first().json.kenmerk }}-delete-after-{{ $('Verzoek').first().json.wissen }}.json",
        ),
      ),
      set('Link', { link: `={{ ${store.link} }}` }),
      chat.post(
        'Vraag controle',
        say(
          "=Inzageverzoek van {{ $('Verzoek').first().json.naam }} ({{ $('Verzoek').first().json.soort }}). Controleer het dossier en antwoord voor {{ $('Verzoek').first().json.uiterlijk }}: {{ $json.link }}{{ $('Verzoek').first().json.soort === 'Inzage' ? '' : '\\nDe aanvrager vraagt om ' + $('Verzoek').first().json.soort.toLowerCase() + ': doe dat zelf in elk systeem van het dossier.' }}\nWis het dossier na {{ DateTime.fromISO($('Verzoek').first().json.wissen).setLocale('nl').toFormat('d LLLL yyyy') }}.",
          "=Access request of {{ $('Verzoek').first().json.naam }} ({{ $('Verzoek').first().json.soort }}). Check the file and answer before {{ $('Verzoek').first().json.uiterlijk }}: {{ $json.link }}{{ $('Verzoek').first().json.soort === 'Access' ? '' : '\\nThe applicant asks for ' + $('Verzoek').first().json.soort.toLowerCase() + ': do that yourself in every system of the file.' }}\nDelete the file after {{ DateTime.fromISO($('Verzoek').first().json.wissen).setLocale('en').toFormat('d LLLL yyyy') }}.",
        ),
      ),
      mailer.send(
        'Bericht de aanvrager',
        "={{ $('Verzoek').first().json.email }}",
        say('We hebben je verzoek ontvangen', 'We have received your request'),
        say(
          "=Beste {{ $('Verzoek').first().json.naam }},<br><br>Je verzoek is bevestigd. Je krijgt uiterlijk {{ $('Verzoek').first().json.uiterlijk }} antwoord. Je kenmerk is {{ $('Verzoek').first().json.kenmerk }}.<br><br>Met vriendelijke groet",
          "=Dear {{ $('Verzoek').first().json.naam }},<br><br>Your request has been confirmed. You get an answer by {{ $('Verzoek').first().json.uiterlijk }} at the latest. Your reference is {{ $('Verzoek').first().json.kenmerk }}.<br><br>Kind regards",
        ),
      ),
    ],
    flow: [
      'Inzageverzoek > Verzoek > Vraag bevestiging > Bevestigd? > Meld het verzoek > Bericht de aanvrager',
      'Bevestigd? > Zoek het contact > Uit het CRM > Alles bij elkaar',
      'Bevestigd? > Zoek de bestellingen > Uit de tabel > Alles bij elkaar @1',
      'Bevestigd? #1 > Niet bevestigd',
      'Alles bij elkaar > Stel het dossier samen > Maak het dossier > Bewaar het dossier > Link > Vraag controle',
    ],
  }),
});

export const changeRequest = recipe({
  id: 'master-data-change',
  category: 'data',
  tags: ['stamgegevens', 'goedkeuring', 'formulier'],
  saves: spares(
    10,
    'Wijzigingen komen per mail binnen en worden na overleg met de hand doorgevoerd.',
    'Changes come in by mail and are made by hand after consultation.',
  ),
  variants: combine(
    { table: fullTables, chat: approvalChats, mailer: mailboxes, log: tables },
    { take: 9, apart: ['table', 'chat'], unless: ({ table, log }) => table.app.key === log.app.key },
  ),
  build: ({ table, chat, mailer, log }) => ({
    name: both(
      `Wijzigingen in stamgegevens van ${table.app.label} laten goedkeuren in ${chat.app.label}`,
      `Have master data changes in ${table.app.label} approved in ${chat.app.label}`,
    ),
    description: both(
      `Een collega vraagt in een formulier een wijziging aan; de beheerder ziet oud en nieuw in ${chat.app.label}, en pas na akkoord verandert er iets in ${table.app.label}, met een regel in ${log.app.label}.`,
      `A colleague requests a change in a form; the owner sees old and new in ${chat.app.label}, and only after approval is ${table.app.label} changed, with a line in ${log.app.label}.`,
    ),
    benefit: both(
      'Je weet altijd wie wat wilde wijzigen, waarom, en dat het is goedgekeurd.',
      'You always know who wanted to change what, why, and that it was approved.',
    ),
    uses: [
      [table, both('bevat de stamgegevens', 'holds the master data')],
      [chat, both('vraagt de beheerder om akkoord', 'asks the owner to approve')],
      [mailer, both('bericht de aanvrager', 'informs the applicant')],
      [log, both('houdt de wijzigingen bij', 'records the changes')],
    ],
    setup: [
      both(
        'Zet in "Wijzigingsverzoek" de velden die collega’s mogen wijzigen.',
        'List the fields that colleagues may change in "Wijzigingsverzoek".',
      ),
    ],
    notes: [
      {
        over: ['Zoek het record', 'Bestaat het?'],
        text: say(
          '## Oud naast nieuw\nDe beheerder ziet wat er nu staat. Onbekende nummers komen niet eens bij de beheerder terecht.',
          '## Old beside new\nThe owner sees what it says now. Unknown numbers do not even reach the owner.',
        ),
      },
    ],
    names: {
      Wijzigingsverzoek: 'Change request',
      'Zoek het record': 'Find the record',
      'Oud en nieuw': 'Old and new',
      'Bestaat het?': 'Does it exist?',
      'Vraag akkoord': 'Ask approval',
      'Akkoord?': 'Approved?',
      'Voer door': 'Carry out',
      'Leg vast': 'Record',
      'Meld doorgevoerd': 'Report as carried out',
      'Meld afgewezen': 'Report as rejected',
      'Meld onbekend nummer': 'Report an unknown number',
    },
    nodes: [
      form(
        'Wijzigingsverzoek',
        say('Stamgegevens wijzigen', 'Change master data'),
        say(
          'Vraag een wijziging aan; de beheerder kijkt mee.',
          'Request a change; the owner of the data looks along.',
        ),
        [
          ['email', say('Je e-mailadres', 'Your e-mail address'), 'email'],
          ['nummer', say('Artikel- of klantnummer', 'Item or customer number')],
          ['waarde', say('Nieuwe omschrijving', 'New description')],
          ['reden', say('Waarom?', 'Why?'), 'textarea'],
        ],
      ),
      evenWhenEmpty(
        table.find(
          'Zoek het record',
          say('Stamgegevens', 'Master data'),
          say('Nummer', 'Number'),
          '={{ $json.nummer.trim() }}',
        ),
      ),
      onlyOnce(
        set('Oud en nieuw', {
          nummer: "={{ $('Wijzigingsverzoek').first().json.nummer.trim() }}",
          bestaat: `={{ ${table.cell(say('Nummer', 'Number'))} ?? '' }}`,
          oud: `={{ ${table.cell(say('Omschrijving', 'Description'))} ?? '' }}`,
          nieuw: "={{ $('Wijzigingsverzoek').first().json.waarde }}",
          aanvrager: "={{ $('Wijzigingsverzoek').first().json.email }}",
          reden: "={{ $('Wijzigingsverzoek').first().json.reden }}",
        }),
      ),
      when('Bestaat het?', [['={{ $json.bestaat }}', 'filled']]),
      answeredWithin(
        chat.approve(
          'Vraag akkoord',
          say(
            `={{ $json.aanvrager }} wil {{ $json.nummer }} wijzigen van "{{ $json.oud || 'leeg' }}" naar "{{ $json.nieuw }}". Reden: {{ $json.reden }}`,
            `={{ $json.aanvrager }} wants to change {{ $json.nummer }} from "{{ $json.oud || 'empty' }}" to "{{ $json.nieuw }}". Reason: {{ $json.reden }}`,
          ),
        ),
        5,
        'days',
      ),
      when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
      table.upsert('Voer door', say('Stamgegevens', 'Master data'), say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]: "={{ $('Oud en nieuw').first().json.nummer }}",
        [say('Omschrijving', 'Description')]: "={{ $('Oud en nieuw').first().json.nieuw }}",
      }),
      log.append('Leg vast', say('Wijzigingen', 'Changes'), {
        [say('Nummer', 'Number')]: "={{ $('Oud en nieuw').first().json.nummer }}",
        [say('Oud', 'Old')]: "={{ $('Oud en nieuw').first().json.oud }}",
        [say('Nieuw', 'New')]: "={{ $('Oud en nieuw').first().json.nieuw }}",
        [say('Aanvrager', 'Requester')]: "={{ $('Oud en nieuw').first().json.aanvrager }}",
        [say('Reden', 'Reason')]: "={{ $('Oud en nieuw').first().json.reden }}",
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
      }),
      onlyOnce(
        mailer.send(
          'Meld doorgevoerd',
          "={{ $('Oud en nieuw').first().json.aanvrager }}",
          say('Je wijziging is doorgevoerd', 'Your change has been carried out'),
          say(
            "=Hallo,<br><br>Je wijziging is goedgekeurd. De omschrijving van {{ $('Oud en nieuw').first().json.nummer }} is nu: {{ $('Oud en nieuw').first().json.nieuw }}",
            "=Hello,<br><br>Your change was approved. The description of {{ $('Oud en nieuw').first().json.nummer }} is now: {{ $('Oud en nieuw').first().json.nieuw }}",
          ),
        ),
      ),
      mailer.send(
        'Meld afgewezen',
        "={{ $('Oud en nieuw').first().json.aanvrager }}",
        say('Je wijziging is niet doorgevoerd', 'Your change has not been carried out'),
        say(
          "=Hallo,<br><br>De wijziging van {{ $('Oud en nieuw').first().json.nummer }} in ‘{{ $('Oud en nieuw').first().json.nieuw }}’ is niet doorgevoerd: {{ $json.data?.approved === false ? 'de beheerder keurde haar niet goed' : 'er kwam vijf dagen geen antwoord' }}. Overleg met de beheerder en vraag haar daarna opnieuw aan.",
          "=Hello,<br><br>The change of {{ $('Oud en nieuw').first().json.nummer }} to ‘{{ $('Oud en nieuw').first().json.nieuw }}’ was not carried out: {{ $json.data?.approved === false ? 'the owner did not approve it' : 'there was no answer for five days' }}. Discuss it with the owner and then request it again.",
        ),
      ),
      mailer.send(
        'Meld onbekend nummer',
        '={{ $json.aanvrager }}',
        say('Nummer niet gevonden', 'Number not found'),
        say(
          '=Het nummer {{ $json.nummer }} komt niet voor. Controleer het en vraag de wijziging opnieuw aan.',
          '=The number {{ $json.nummer }} does not exist. Check it and request the change again.',
        ),
      ),
    ],
    flow: [
      'Wijzigingsverzoek > Zoek het record > Oud en nieuw > Bestaat het? > Vraag akkoord > Akkoord? > Voer door > Leg vast',
      'Voer door > Meld doorgevoerd',
      'Akkoord? #1 > Meld afgewezen',
      'Bestaat het? #1 > Meld onbekend nummer',
    ],
  }),
});
