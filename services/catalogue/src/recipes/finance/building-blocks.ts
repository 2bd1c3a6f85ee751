import { collecting } from '../../apps/accounting.js';
import { chats } from '../../apps/chats.js';
import { sharedDrives } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import { pushers } from '../../apps/push.js';
import { fullTables, readableTables, tables } from '../../apps/tables.js';
import { about, mailOf } from '../../apps/values.js';
import {
  byHand,
  called,
  combine,
  dayOf,
  evenWhenEmpty,
  goOnAfterError,
  http,
  keep,
  onError,
  only,
  reads,
  recipe,
  rowsOf,
  say,
  set,
  sideBySide,
  t,
  when,
  withErrorBranch,
  writeFile,
} from '../../kit/index.js';

export const vatNumber = recipe({
  id: 'vat-number-check',
  category: 'finance',
  tags: ['btw-nummer', 'vies', 'bouwsteen'],
  saves: {
    minutes: 5,
    nl: 'Iemand zoekt btw-nummers op bij VIES en bewaart een schermafdruk.',
    en: 'Someone looks up VAT numbers in VIES and keeps a screenshot.',
  },
  variants: combine({ table: fullTables, chat: chats }, { take: 9 }),
  build: ({ table, chat }) => ({
    name: {
      nl: `Btw-nummers controleren bij VIES, bewijs in ${table.app.label}, melding in ${chat.app.label}`,
      en: `Check VAT numbers with VIES, proof in ${table.app.label}, alert in ${chat.app.label}`,
    },
    description: {
      nl: `Bouwsteen voor facturen zonder btw: hij kijkt of het nummer dit jaar al in ${table.app.label} staat, vraagt het anders op bij VIES, bewaart het bewijs en meldt een ongeldig nummer in ${chat.app.label}.`,
      en: `A building block for zero-rated invoices: it looks whether ${table.app.label} already has the number this year, asks VIES otherwise, keeps the proof and tells ${chat.app.label} of an invalid number.`,
    },
    benefit: {
      nl: 'Bij een controle heb je van elke klant het bewijs.',
      en: 'In an audit you have the proof for every customer.',
    },
    uses: [
      [table, { nl: 'bewaart de controles', en: 'keeps the checks' }],
      [chat, { nl: 'meldt ongeldige nummers', en: 'reports invalid numbers' }],
    ],
    setup: [
      {
        nl: 'Roep hem aan met land (twee letters, zoals DE), nummer en klant voordat je een factuur zonder btw maakt; in het antwoord is geldig ja, nee of onbekend en zegt bron waar dat vandaan komt.',
        en: 'Call it with land (the country in two letters, such as DE), nummer (the number) and klant (the customer) before you make a zero-rated invoice; in the answer geldig is yes, no or unknown and bron tells where that comes from.',
      },
      {
        nl: 'Maak de tabel Btw-controles met Nummer, Klant, Geldig en Datum.',
        en: 'Make the table VAT checks with Number, Customer, Valid and Date.',
      },
    ],
    notes: [
      {
        over: ['Zoek eerdere controle', 'Dit jaar al gedaan?'],
        text: say(
          '## Niet elke keer vragen\nEen geldige uitkomst van dit kalenderjaar telt nog mee. Is een land bij VIES onbereikbaar, dan is de uitkomst onbekend en wordt er niets bewaard.',
          '## Not asking every time\nA valid result of this calendar year still counts. If a country cannot be reached at VIES the result is unknown and nothing is kept.',
        ),
      },
    ],
    names: {
      'Controleer btw-nummer': 'Check VAT number',
      'Nette invoer': 'Tidy input',
      'Zoek eerdere controle': 'Find an earlier check',
      'Dit jaar al gedaan?': 'Done this year?',
      'Geef eerdere uitkomst': 'Give the earlier result',
      'Vraag VIES': 'Ask VIES',
      'Antwoord gekregen?': 'Answered?',
      'Bewaar bewijs': 'Keep the proof',
      'Geldig?': 'Valid?',
      'Geef goedkeuring': 'Give the approval',
      'Meld ongeldig nummer': 'Report an invalid number',
      'Geef afwijzing': 'Give the refusal',
      'Geef onbekend': 'Give unknown',
    },
    nodes: [
      called('Controleer btw-nummer', { land: 'string', nummer: 'string', klant: 'string' }),
      set('Nette invoer', {
        land: "={{ String($json.land ?? '').trim().toUpperCase().replace(/^GR$/, 'EL') }}",
        nummer:
          "={{ String($json.nummer ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '').replace(new RegExp('^(' + (String($json.land ?? '').trim().toUpperCase() || '-') + '|EL(?=\\\\d))'), '') }}",
        klant: '={{ $json.klant }}',
      }),
      evenWhenEmpty(
        table.find(
          'Zoek eerdere controle',
          say('Btw-controles', 'VAT checks'),
          say('Nummer', 'Number'),
          '={{ $json.land + $json.nummer }}',
        ),
      ),
      when('Dit jaar al gedaan?', [
        [
          `={{ String(${table.cell(say('Datum', 'Date'))} ?? '').slice(0, 4) }}`,
          'is',
          "={{ $now.toFormat('yyyy') }}",
        ],
        [`={{ ${table.cell(say('Geldig', 'Valid'))} }}`, 'is', say('ja', 'yes')],
      ]),
      set('Geef eerdere uitkomst', {
        geldig: `={{ ${table.cell(say('Geldig', 'Valid'))} }}`,
        bron: say('eerdere controle', 'earlier check'),
      }),
      withErrorBranch(
        http(
          'Vraag VIES',
          "=https://ec.europa.eu/taxation_customs/vies/rest-api/ms/{{ $('Nette invoer').item.json.land }}/vat/{{ $('Nette invoer').item.json.nummer }}",
        ),
      ),
      // A country that is down answers too: with the reason in userError, or with errorWrappers and neither field.
      when('Antwoord gekregen?', [
        [
          "={{ $json.isValid === true || ['VALID', 'INVALID', 'INVALID_INPUT'].includes($json.userError) }}",
          'yes',
        ],
      ]),
      table.upsert('Bewaar bewijs', say('Btw-controles', 'VAT checks'), say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]:
          "={{ $('Nette invoer').item.json.land + $('Nette invoer').item.json.nummer }}",
        [say('Klant', 'Customer')]: "={{ $('Nette invoer').item.json.klant }}",
        [say('Geldig', 'Valid')]: `={{ $json.isValid ? ${say('"ja" : "nee"', '"yes" : "no"')} }}`,
        [say('Datum', 'Date')]: '={{ $now.toISO() }}',
      }),
      when('Geldig?', [["={{ $('Vraag VIES').item.json.isValid }}", 'yes']]),
      set('Geef goedkeuring', { geldig: say('ja', 'yes'), bron: 'VIES' }),
      // Who called waits for the answer, also where the chat is out.
      goOnAfterError(
        chat.post(
          'Meld ongeldig nummer',
          say(
            "=Btw-nummer {{ $('Nette invoer').item.json.land + $('Nette invoer').item.json.nummer }} van {{ $('Nette invoer').item.json.klant }} is ongeldig.",
            "=VAT number {{ $('Nette invoer').item.json.land + $('Nette invoer').item.json.nummer }} of {{ $('Nette invoer').item.json.klant }} is invalid.",
          ),
        ),
      ),
      set('Geef afwijzing', { geldig: say('nee', 'no'), bron: 'VIES' }),
      set('Geef onbekend', {
        geldig: say('onbekend', 'unknown'),
        bron: say('VIES niet bereikbaar', 'VIES not reachable'),
      }),
    ],
    flow: [
      'Controleer btw-nummer > Nette invoer > Zoek eerdere controle > Dit jaar al gedaan? > Geef eerdere uitkomst',
      'Dit jaar al gedaan? #1 > Vraag VIES > Antwoord gekregen? > Bewaar bewijs > Geldig? > Geef goedkeuring',
      'Geldig? #1 > Meld ongeldig nummer > Geef afwijzing',
      'Vraag VIES #1 > Geef onbekend',
      'Antwoord gekregen? #1 > Geef onbekend',
    ],
  }),
});

export const yearFile = recipe({
  id: 'accountant-year-file',
  category: 'finance',
  tags: ['jaarafsluiting', 'boekhouder', 'dossier'],
  saves: {
    minutes: 90,
    nl: 'Iemand verzamelt aan het eind van het jaar lijsten voor de accountant.',
    en: 'Someone gathers lists for the accountant at year end.',
  },
  variants: combine(
    { books: collecting, table: readableTables, store: sharedDrives, mailer: mailers },
    { take: 9, apart: ['books', 'store', 'mailer'] },
  ),
  build: ({ books, table, store, mailer }) => {
    const { nodes, path, ref: i } = reads(books.unpaid, 'Lees debiteuren', 'Debiteur');
    // Until the summer a year file is that of the year before.
    const jaar = "{{ $now.minus({ months: 6 }).toFormat('yyyy') }}";
    const inPlace = (step: string) => `(${store.link.replaceAll('$json', `$('${step}').first().json`)})`;
    const place = (step: string) => `{{ ${inPlace(step)} }}`;
    const costs = rowsOf(table, 'Lees kosten', say('Inkoopfacturen', 'Purchase invoices'), 'Kostenregel', {
      datum: say('Datum', 'Date'),
      leverancier: say('Leverancier', 'Supplier'),
      bedrag: say('Totaal', 'Total'),
    });
    return {
      name: {
        nl: `Jaardossier voor de accountant uit ${books.app.label}, klaar in ${store.app.label} met mail via ${mailer.app.label}`,
        en: `Year file for the accountant from ${books.app.label}, ready in ${store.app.label} with ${mailer.app.label} mail`,
      },
      description: {
        nl: `Met één klik maakt hij rekenbladen van ${books.unpaid.what.nl} en van de kosten in ${table.app.label}, zet beide in ${store.app.label} en stuurt de accountant een begeleidende mail via ${mailer.app.label}.`,
        en: `With one click it makes sheets of ${books.unpaid.what.en} and of the costs in ${table.app.label}, puts both in ${store.app.label} and mails the accountant through ${mailer.app.label}.`,
      },
      benefit: {
        nl: 'De accountant heeft alles op één dag, jij verliest er geen.',
        en: 'The accountant has it all in a day and you lose none.',
      },
      uses: [
        [books, { nl: 'geeft de debiteuren', en: 'gives the debtors' }],
        [table, { nl: 'bevat de kosten', en: 'holds the costs' }],
        [store, { nl: 'bewaart het dossier', en: 'keeps the file' }],
        [mailer, { nl: 'mailt de accountant', en: 'mails the accountant' }],
      ],
      setup: [
        {
          nl: 'Zet de kosten in de tabel Inkoopfacturen met de kolommen Datum, Leverancier en Totaal.',
          en: 'Put the costs in the table Purchase invoices with the columns Date, Supplier and Total.',
        },
        {
          nl: 'Tot en met juni maakt hij het dossier van het vorige jaar, daarna dat van het lopende. De debiteuren zijn die van de dag zelf: start hem kort na de jaarwisseling.',
          en: 'Up to and including June it makes the file of the previous year, afterwards that of the current one. The debtors are those of the day itself: start it shortly after the turn of the year.',
        },
        {
          nl: 'Deel de map met je accountant; de mail noemt alleen waar de bestanden staan.',
          en: 'Share the folder with your accountant; the mail only tells where the files are.',
        },
      ],
      notes: [
        {
          over: ['Wacht op beide lijsten', 'Mail accountant'],
          text: say(
            '## Pas mailen als alles er staat\nBeide rekenbladen moeten zijn opgeslagen voordat de mail gaat.',
            '## Mail only once all is there\nBoth sheets must be stored before the mail goes out.',
          ),
        },
      ],
      names: {
        'Maak jaardossier': 'Make the year file',
        'Lees debiteuren': 'Read the debtors',
        Debiteur: 'Debtor',
        Debiteurenregel: 'Debtor line',
        'Debiteuren als rekenblad': 'Debtors as a sheet',
        'Bewaar debiteuren': 'Keep the debtors',
        'Lees kosten': 'Read the costs',
        Kostenregel: 'Cost line',
        'Van het boekjaar': 'Of the financial year',
        'Kosten als rekenblad': 'Costs as a sheet',
        'Bewaar kosten': 'Keep the costs',
        'Wacht op beide lijsten': 'Wait for both lists',
        'Mail accountant': 'Mail the accountant',
      },
      nodes: [
        byHand('Maak jaardossier'),
        ...nodes,
        set('Debiteurenregel', {
          [say('Factuur', 'Invoice')]: only(i.number),
          [say('Klant', 'Customer')]: only(i.customer),
          [say('Openstaand bedrag', 'Amount due')]: ['number', only(i.amount)],
          [say('Vervaldatum', 'Due date')]: only(i.due),
        }),
        writeFile(
          'Debiteuren als rekenblad',
          'xlsx',
          say(t`debiteuren-${jaar}.xlsx`, t`debtors-${jaar}.xlsx`),
        ),
        store.upload('Bewaar debiteuren', say(t`debiteuren-${jaar}.xlsx`, t`debtors-${jaar}.xlsx`)),
        ...costs.nodes,
        evenWhenEmpty(
          keep('Van het boekjaar', [[`={{ ${dayOf('$json.datum')}.toFormat('yyyy') }}`, 'is', only(jaar)]]),
        ),
        writeFile('Kosten als rekenblad', 'xlsx', say(t`kosten-${jaar}.xlsx`, t`costs-${jaar}.xlsx`)),
        store.upload('Bewaar kosten', say(t`kosten-${jaar}.xlsx`, t`costs-${jaar}.xlsx`)),
        // Goes on too where nothing is unpaid and there is no list of debtors.
        sideBySide('Wacht op beide lijsten', 2, true),
        mailer.send(
          'Mail accountant',
          mailOf.accountant,
          say(t`Jaardossier ${jaar} staat klaar`, t`Year file ${jaar} is ready`),
          say(
            `=<p>Het jaardossier staat in de gedeelde map:</p><ul><li>kosten: ${place('Bewaar kosten')}</li><li>{{ $('Bewaar debiteuren').isExecuted ? 'debiteuren van vandaag: ' + ${inPlace('Bewaar debiteuren')} : 'debiteuren: er staat vandaag niets open' }}</li></ul><p>Mist u iets, dan horen we het graag.</p>`,
            `=<p>The year file is in the shared folder:</p><ul><li>costs: ${place('Bewaar kosten')}</li><li>{{ $('Bewaar debiteuren').isExecuted ? 'debtors as of today: ' + ${inPlace('Bewaar debiteuren')} : 'debtors: nothing is unpaid today' }}</li></ul><p>Please tell us if you miss anything.</p>`,
          ),
        ),
      ],
      flow: [
        `Maak jaardossier > ${path} > Debiteurenregel > Debiteuren als rekenblad > Bewaar debiteuren > Wacht op beide lijsten > Mail accountant`,
        `Maak jaardossier > ${costs.path} > Van het boekjaar > Kosten als rekenblad > Bewaar kosten > Wacht op beide lijsten @1`,
      ],
    };
  },
});

const MONEY_WORDS = about(
  'money-words',
  ['Geldwoorden', 'Money words'],
  [
    'Stukken van namen waarbij het alarm gaat, in kleine letters met een | ertussen.',
    'Parts of names that sound the alarm, in small letters with a | between.',
  ],
  ['betaal|factu|batch|incasso', 'pay|bill|invoic|batch|debit'],
);

export const financeErrors = recipe({
  id: 'finance-error-watch',
  category: 'finance',
  tags: ['storingen', 'bewaking'],
  saves: {
    minutes: 10,
    nl: 'Iemand merkt pas weken later dat een koppeling stil lag.',
    en: 'Someone only notices weeks later that a link was down.',
  },
  variants: combine({ push: pushers, chat: chats, table: tables }, { take: 8 }),
  build: ({ push, chat, table }) => ({
    name: {
      nl: `Storing in geldstroom: alarm via ${push.app.label}, log in ${table.app.label}, bericht in ${chat.app.label}`,
      en: `Failures in your money flows: ${push.app.label} alarm, ${table.app.label} log, ${chat.app.label} post`,
    },
    description: {
      nl: `Kies hem als foutworkflow bij je boekhoudkoppelingen. Betalen of factureren stuk: meteen een alarm via ${push.app.label}. De rest verschijnt in ${chat.app.label}; ${table.app.label} onthoudt elke storing.`,
      en: `Choose it as the error workflow of your bookkeeping links. When paying or invoicing breaks, ${push.app.label} sounds at once. The rest shows in ${chat.app.label}; ${table.app.label} remembers every failure.`,
    },
    benefit: {
      nl: 'Een vastgelopen betaling blijft nooit onopgemerkt.',
      en: 'A stuck payment never goes unnoticed.',
    },
    uses: [
      [push, { nl: 'slaat alarm op je telefoon', en: 'alarms on your phone' }],
      [chat, { nl: 'toont minder dringende storingen', en: 'shows less urgent failures' }],
      [table, { nl: 'bewaart het storingslog', en: 'keeps the failure log' }],
    ],
    setup: [
      {
        nl: 'Kies deze workflow bij Instellingen, Foutworkflow van je andere workflows.',
        en: 'Choose it under Settings, Error workflow of your other workflows.',
      },
      {
        nl: 'De naam van een workflow bepaalt of het alarm gaat: geef je geldworkflows een naam met een van je geldwoorden erin.',
        en: 'The name of a workflow decides whether the alarm sounds: give your money workflows a name with one of your money words in it.',
      },
    ],
    names: {
      'Er ging iets mis': 'Something went wrong',
      Storing: 'Failure',
      'Schrijf in log': 'Write in the log',
      'Gaat het om geld?': 'Is it about money?',
      'Sla alarm': 'Raise the alarm',
      'Toon storing': 'Show the failure',
    },
    nodes: [
      onError('Er ging iets mis'),
      set('Storing', {
        workflow: '={{ $json.workflow.name }}',
        stap: `={{ $json.execution?.lastNodeExecuted ?? ${say('"onbekend"', '"unknown"')} }}`,
        melding: `={{ $json.execution?.error?.message ?? $json.trigger?.error?.message ?? ${say('"onbekend"', '"unknown"')} }}`,
        link: '={{ $json.execution?.url ?? "" }}',
      }),
      goOnAfterError(
        table.append('Schrijf in log', say('Storingen', 'Failures'), {
          [say('Tijd', 'Time')]: '={{ $now.toISO() }}',
          Workflow: '={{ $json.workflow }}',
          [say('Stap', 'Step')]: '={{ $json.stap }}',
          [say('Melding', 'Message')]: '={{ $json.melding }}',
        }),
      ),
      when('Gaat het om geld?', [
        ["={{ $('Storing').item.json.workflow.toLowerCase() }}", 'matches', MONEY_WORDS],
      ]),
      goOnAfterError(
        push.push(
          'Sla alarm',
          say(
            "=Storing: {{ $('Storing').item.json.workflow }}",
            "=Failure: {{ $('Storing').item.json.workflow }}",
          ),
          "={{ $('Storing').item.json.stap }}: {{ $('Storing').item.json.melding }}",
        ),
      ),
      chat.post(
        'Toon storing',
        say(
          "=Storing in {{ $('Storing').item.json.workflow }} bij {{ $('Storing').item.json.stap }}: {{ $('Storing').item.json.melding }} {{ $('Storing').item.json.link }}",
          "=Failure in {{ $('Storing').item.json.workflow }} at {{ $('Storing').item.json.stap }}: {{ $('Storing').item.json.melding }} {{ $('Storing').item.json.link }}",
        ),
      ),
    ],
    flow: [
      'Er ging iets mis > Storing > Schrijf in log > Gaat het om geld? > Sla alarm > Toon storing',
      'Gaat het om geld? #1 > Toon storing',
    ],
  }),
});
