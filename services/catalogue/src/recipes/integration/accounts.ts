import { accountLists } from '../../apps/account-lists.js';
import { approvalChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { scorecard, securityScorecard } from '../../apps/security.js';
import { fullTables, readableTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  code,
  combine,
  evenWhenEmpty,
  everyMonths,
  goOnAfterError,
  joinOn,
  keep,
  loop,
  nothing,
  reads,
  recipe,
  say,
  set,
  spares,
  stop,
  tryAgain,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const SYSTEM = value({
  key: 'system-accounts',
  kind: 'list',
  label: { nl: 'Systeemaccounts', en: 'System accounts' },
  help: {
    nl: 'De mailadressen van accounts die van niemand zijn, met komma’s ertussen.',
    en: 'The mail addresses of accounts that belong to nobody, with commas between.',
  },
  example: { nl: 'systeem@example.com', en: 'system@example.com' },
});

export const accountAudit = recipe({
  id: 'account-audit',
  category: 'integration',
  tags: ['accounts', 'beveiliging', 'controle'],
  saves: spares(
    60,
    'Een beheerder legt de accounts per systeem naast de personeelslijst.',
    'An administrator lays the accounts of each system beside the staff list.',
  ),
  variants: combine(
    { list: accountLists, table: readableTables, chat: approvalChats, todo: taskApps, mailer: mailers },
    { take: 12, apart: ['list', 'table'] },
  ),
  build: ({ list, table, chat, todo, mailer }) => {
    const { nodes, path } = reads(list, 'Lees de accounts', 'Account');
    return {
      name: both(
        `Accounts in ${list.app.label} controleren tegen de personeelslijst in ${table.app.label}`,
        `Check accounts in ${list.app.label} against the staff list in ${table.app.label}`,
      ),
      description: both(
        `Legt elke maand ${list.what.nl} naast de personeelslijst in ${table.app.label}; wie er niet meer op staat, wordt na bevestiging in ${chat.app.label} een taak in ${todo.app.label}.`,
        `Every month lays ${list.what.en} beside the staff list in ${table.app.label}; whoever is no longer on it becomes a task in ${todo.app.label} once ${chat.app.label} confirms.`,
      ),
      benefit: both(
        'Oud-collega’s houden geen toegang, en dat kun je aan de auditor laten zien.',
        'Former colleagues keep no access, and you can show that to the auditor.',
      ),
      uses: [
        [list, both('levert de accounts', 'supplies the accounts')],
        [table, both('bevat de personeelslijst', 'holds the staff list')],
        [chat, both('vraagt de beheerder om bevestiging', 'asks the administrator to confirm')],
        [todo, both('krijgt een taak per account', 'gets a task for each account')],
        [mailer, both('mailt het verslag', 'mails the report')],
      ],
      setup: [
        both(
          'Maak de tabel Personeel met de kolommen Naam en Email.',
          'Make the table Staff with the columns Name and Email.',
        ),
      ],
      notes: [
        {
          over: ['Lees het personeel', 'Zonder collega'],
          text: say(
            '## Vergelijken op mailadres\nHoofdletters tellen niet mee. Accounts zonder mailadres of die al geblokkeerd zijn, worden overgeslagen; loop die zonder adres zelf een keer na.',
            '## Compare by mail address\nCapitals make no difference. Accounts without a mail address or blocked already are skipped; go through those without one yourself once.',
          ),
        },
        {
          over: ['Klopt dit?', 'Taak per account'],
          text: say(
            '## Nooit zelf afsluiten\nEen account sluiten doet een mens. Zo sluit je geen externe of stagiair per ongeluk buiten.',
            '## Never closes by itself\nA person closes an account. That way you do not shut out a freelancer or trainee by mistake.',
          ),
        },
      ],
      names: {
        'Lees de accounts': 'Read the accounts',
        Account: 'Account',
        'Eerste van de maand': 'First of the month',
        'Account met adres': 'Account with address',
        'Uitzonderingen eruit': 'Leave out exceptions',
        'Zonder collega': 'Without a colleague',
        'Lees het personeel': 'Read the staff',
        Collega: 'Colleague',
        Verzamel: 'Collect',
        'Iets gevonden?': 'Anything found?',
        'Klopt dit?': 'Is this right?',
        'Bevestigd?': 'Confirmed?',
        'Een voor een': 'One by one',
        'Taak per account': 'Task for each account',
        Verslag: 'Report',
        'Mail het verslag': 'Mail the report',
        'Mail dat alles klopt': 'Mail that all is well',
        'Niet bevestigd': 'Not confirmed',
        'Mail wat er bleef staan': 'Mail what was left',
      },
      nodes: [
        everyMonths('Eerste van de maand', 1, 1, 9),
        ...nodes,
        set('Account met adres', {
          email: "={{ String($json.email ?? '').trim().toLowerCase() }}",
          naam: "={{ $json.name ?? '' }}",
          sinds: "={{ $json.start ?? '' }}",
        }),
        keep('Uitzonderingen eruit', [
          ['={{ $json.email }}', 'contains', '@'],
          // Microsoft, Google and Okta say so of an account that is blocked already.
          [
            "={{ ((een) => een.accountEnabled === false || een.suspended === true || ['SUSPENDED', 'DEPROVISIONED'].includes(een.status))($('Lees de accounts').item.json) }}",
            'no',
          ],
          [`={{ '${SYSTEM}'.toLowerCase().split(/[\\s,]+/).includes($json.email) }}`, 'no'],
        ]),
        table.rows('Lees het personeel', say('Personeel', 'Staff')),
        set('Collega', {
          email: `={{ String(${table.cell('Email')} ?? '').trim().toLowerCase() }}`,
          dienst: `={{ ${table.cell(say('Naam', 'Name'))} ?? '' }}`,
        }),
        evenWhenEmpty(joinOn('Zonder collega', 'email', 'keepNonMatches')),
        code(
          'Verzamel',
          'const accounts = $input.all().map((item) => item.json).filter((regel) => regel.naam !== undefined).map(({ email, naam, sinds }) => ({ email, naam, sinds }));\nreturn [{ json: { accounts } }];',
        ),
        when('Iets gevonden?', [['={{ $json.accounts }}', 'someItems']]),
        answeredWithin(
          chat.approve(
            'Klopt dit?',
            `=${say('Deze accounts horen niet bij een collega', 'These accounts belong to no colleague')}: {{ $json.accounts.map((account) => account.naam + ' (' + account.email + ')').join(', ') }}. ${say('Taken aanmaken om ze te sluiten?', 'Create tasks to close them?')}`,
          ),
          5,
          'days',
        ),
        when('Bevestigd?', [['={{ $json.data?.approved }}', 'yes']]),
        code(
          'Een voor een',
          "return $('Verzamel').first().json.accounts.map((account) => ({ json: account }));",
        ),
        goOnAfterError(
          todo.create('Taak per account', {
            title: say(
              `=Account sluiten in ${list.app.label}: {{ $json.naam }}`,
              `=Close account in ${list.app.label}: {{ $json.naam }}`,
            ),
            description: say(
              "=Adres {{ $json.email }}, sinds {{ $json.sinds || 'onbekend' }}. Controleer eerst of het geen externe is.",
              "=Address {{ $json.email }}, since {{ $json.sinds || 'unknown' }}. Check first that it is not a freelancer or other outsider.",
            ),
            due: '={{ $now.plus({ days: 5 }).toISODate() }}',
          }),
        ),
        code(
          'Verslag',
          `
const accounts = $('Verzamel').first().json.accounts;
const mislukt = $input.all().filter(({ json }) => json.error).length;
const zonder = mislukt > 0 ? '<b>' + mislukt + ' ${say(`taken konden niet worden gemaakt; maak ze zelf in ${todo.app.label}.`, `tasks could not be created; make them yourself in ${todo.app.label}.`)}</b><br><br>' : '';
return [{ json: { aantal: accounts.length, lijst: zonder + accounts.map((account) => account.email).join('<br>') } }];`,
        ),
        mailer.send(
          'Mail het verslag',
          mailOf.admin,
          say(
            `=Accounts in ${list.app.label}: {{ $json.aantal }} te sluiten`,
            `=Accounts in ${list.app.label}: {{ $json.aantal }} to close`,
          ),
          '={{ $json.lijst }}',
        ),
        mailer.send(
          'Mail dat alles klopt',
          mailOf.admin,
          say(`Accounts in ${list.app.label}: alles klopt`, `Accounts in ${list.app.label}: all is well`),
          say(
            'Elk account hoort deze maand bij een collega.',
            'Every account belongs to a colleague this month.',
          ),
        ),
        mailer.send(
          'Mail wat er bleef staan',
          mailOf.admin,
          say(
            `=Accounts in ${list.app.label}: niet bevestigd`,
            `=Accounts in ${list.app.label}: not confirmed`,
          ),
          say(
            "=Van deze accounts zonder collega is niet bevestigd dat ze dicht kunnen:<br>{{ $('Verzamel').first().json.accounts.map((account) => account.email).join('<br>') }}",
            "=Nobody confirmed that these accounts without a colleague may be closed:<br>{{ $('Verzamel').first().json.accounts.map((account) => account.email).join('<br>') }}",
          ),
        ),
        chat.post(
          'Niet bevestigd',
          say(
            `=Er is niets gedaan met de accounts van ${list.app.label} zonder collega: niet bevestigd. Volgende maand staan ze er weer bij.`,
            `=Nothing was done with the accounts of ${list.app.label} without a colleague: not confirmed. Next month they are listed again.`,
          ),
        ),
      ],
      flow: [
        `Eerste van de maand > ${path} > Account met adres > Uitzonderingen eruit > Zonder collega`,
        'Eerste van de maand > Lees het personeel > Collega > Zonder collega @1',
        'Zonder collega > Verzamel > Iets gevonden? > Klopt dit? > Bevestigd? > Een voor een > Taak per account > Verslag > Mail het verslag',
        'Iets gevonden? #1 > Mail dat alles klopt',
        'Bevestigd? #1 > Mail wat er bleef staan > Niet bevestigd',
      ],
    };
  },
});

const SCORE_DROP = ownLimit(
  ['Daling in punten', 'Drop in points'],
  ['Boven welke daling er een taak komt.', 'Above which drop there is a task.'],
  10,
);

export const vendorScores = recipe({
  id: 'vendor-scores',
  category: 'integration',
  tags: ['leveranciers', 'beveiliging', 'risico'],
  saves: spares(
    25,
    'Iemand zoekt per leverancier op hoe die ervoor staat.',
    'Someone looks up how each supplier is doing.',
  ),
  variants: combine({ table: fullTables, todo: taskApps }, { take: 6 }),
  build: ({ table, todo }) => ({
    name: both(
      `Beveiligingsscore van leveranciers in ${table.app.label} volgen, taken in ${todo.app.label}`,
      `Follow supplier security scores in ${table.app.label} with tasks in ${todo.app.label}`,
    ),
    description: both(
      `Vraagt elk kwartaal bij SecurityScorecard de score op van de leveranciers in ${table.app.label}; zakt er een meer dan tien punten (of jouw grens), dan komt er een taak in ${todo.app.label}.`,
      `Every quarter asks SecurityScorecard for the score of the suppliers in ${table.app.label}; a drop of over ten points (or your limit) becomes a task in ${todo.app.label}.`,
    ),
    benefit: both(
      'Je spreekt een leverancier aan voordat zijn lek jouw probleem wordt.',
      'You speak to a supplier before its leak becomes your problem.',
    ),
    uses: [
      [{ app: securityScorecard }, both('geeft de scores', 'gives the scores')],
      [table, both('bevat de leveranciers', 'holds the suppliers')],
      [todo, both('krijgt een taak bij een daling', 'gets a task on a drop')],
    ],
    setup: [
      both(
        'Maak in de tabel Leveranciers de kolommen Domein en Score.',
        'Make the columns Domain and Score in the table Suppliers.',
      ),
    ],
    names: {
      'Elk kwartaal': 'Every quarter',
      'Lees de leveranciers': 'Read the suppliers',
      Leverancier: 'Supplier',
      'Een voor een': 'One by one',
      'Vraag de score': 'Ask for the score',
      Score: 'Score',
      'Bewaar de score': 'Keep the score',
      'Sterk gedaald?': 'Dropped sharply?',
      'Met een domein': 'With a domain',
      'Score bekend?': 'Score known?',
      'Vraag de score zelf na': 'Ask for the score yourself',
      'Maak een taak': 'Create a task',
      'Niet gelukt': 'Failed',
      'Wat er misging': 'What went wrong',
      'Meld wat er misging': 'Report what went wrong',
      Volgende: 'Next',
    },
    nodes: [
      everyMonths('Elk kwartaal', 3, 1, 10),
      table.rows('Lees de leveranciers', say('Leveranciers', 'Suppliers')),
      set('Leverancier', {
        domein: `={{ ${table.cell(say('Domein', 'Domain'))} }}`,
        vorige: ['number', `={{ Number(${table.cell('Score')}) || 0 }}`],
      }),
      keep('Met een domein', [["={{ String($json.domein ?? '').trim() }}", 'filled']]),
      loop('Een voor een', 1),
      withErrorBranch(scorecard('Vraag de score', '={{ $json.domein }}')),
      set('Score', { score: ['number', '={{ [Number($json.score)].find(Number.isFinite) ?? null }}'] }),
      when('Score bekend?', [['={{ $json.score > 0 }}', 'yes']]),
      todo.create('Vraag de score zelf na', {
        title: say(
          "=Geen beveiligingsscore van {{ $('Leverancier').item.json.domein }}",
          "=No security score of {{ $('Leverancier').item.json.domein }}",
        ),
        description: say(
          'SecurityScorecard gaf dit kwartaal geen score. Klopt het domein in de tabel, en volg je deze leverancier daar?',
          'SecurityScorecard gave no score this quarter. Is the domain in the table right, and do you follow this supplier there?',
        ),
      }),
      withErrorBranch(
        tryAgain(
          table.upsert('Bewaar de score', say('Leveranciers', 'Suppliers'), say('Domein', 'Domain'), {
            [say('Domein', 'Domain')]: "={{ $('Leverancier').item.json.domein }}",
            Score: "={{ $('Score').item.json.score }}",
            [say('Gemeten', 'Measured')]: '={{ $now.toISODate() }}',
          }),
        ),
      ),
      when('Sterk gedaald?', [
        [
          "={{ $('Leverancier').item.json.vorige - $('Score').item.json.score }}",
          '>',
          `={{ ${SCORE_DROP} }}`,
        ],
      ]),
      withErrorBranch(
        tryAgain(
          todo.create('Maak een taak', {
            title: `=${say('Beveiliging bespreken met', 'Discuss security with')} {{ $('Leverancier').item.json.domein }}`,
            description: say(
              "=De score ging van {{ $('Leverancier').item.json.vorige }} naar {{ $('Score').item.json.score }}.",
              "=The score went from {{ $('Leverancier').item.json.vorige }} to {{ $('Score').item.json.score }}.",
            ),
          }),
        ),
      ),
      set('Niet gelukt', { misging: "={{ $('Leverancier').item.json.domein }}" }),
      code(
        'Wat er misging',
        `
const namen = $input.all().map(({ json }) => json.misging).filter(Boolean);
return namen.length > 0 ? [{ json: { namen: namen.join(', ') } }] : [];`,
      ),
      stop(
        'Meld wat er misging',
        say(
          '=Score of taak kon niet worden bewaard van {{ $json.namen }}. Kijk of het domein maar één keer in de tabel staat.',
          '=Score or task could not be kept of {{ $json.namen }}. See whether the domain stands in the table only once.',
        ),
      ),
      nothing('Volgende'),
    ],
    flow: [
      'Elk kwartaal > Lees de leveranciers > Leverancier > Met een domein > Een voor een #1 > Vraag de score > Score > Score bekend? > Sterk gedaald? > Maak een taak > Bewaar de score > Volgende > Een voor een',
      'Sterk gedaald? #1 > Bewaar de score',
      'Maak een taak #1 > Niet gelukt > Volgende',
      'Bewaar de score #1 > Niet gelukt',
      'Een voor een > Wat er misging > Meld wat er misging',
      'Vraag de score #1 > Vraag de score zelf na > Volgende',
      'Score bekend? #1 > Vraag de score zelf na',
    ],
  }),
});
