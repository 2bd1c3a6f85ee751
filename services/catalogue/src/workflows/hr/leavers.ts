import { ownLimit } from '../../apps/limits.js';
import { formAddress, githubOwner, inApp, mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  append,
  code,
  everyMonths,
  form,
  gather,
  gmailSend,
  goOnAfterError,
  http,
  jiraIssue,
  keep,
  needs,
  node,
  onlyOnce,
  pause,
  pauseUntil,
  pick,
  say,
  set,
  sheetAppend,
  slack,
  slackApproval,
  sql,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

const ASANA_WORKSPACE = inApp(
  'Asana',
  ['werkruimte', 'workspace'],
  ['Het nummer van je werkruimte.', 'The number of your workspace.'],
  '1200000000000002',
  '^\\d+$',
);
const ASANA_PROJECT = inApp(
  'Asana',
  ['project', 'project'],
  [
    'Het nummer van het project: in het adres ervan het eerste lange getal.',
    'The number of the project: the first long number in its address.',
  ],
  '1200000000000001',
  '^\\d+$',
);

export const offboarding = workflow(() => ({
  slug: 'offboarding-op-de-laatste-werkdag',
  name: 'Offboarding op de laatste werkdag',
  description:
    'Plant het vertrek van een collega: de leidinggevende krijgt een overdrachtslijst, en op de laatste dag gaan Google, Slack en GitHub dicht na akkoord. Wat mislukt of een week blijft liggen, wordt een Jira-issue; hr krijgt een verslag.',
  category: 'hr',
  tags: ['accounts', 'beveiliging', 'goedkeuring'],
  difficulty: 'advanced',
  tier_required: 'enterprise',
  time_to_deploy: '24 min',
  short_benefit: 'Alle toegang dicht op de goede dag, met bewijs.',
  accounts: [
    needs('gsuite', 'zet het account op slot'),
    needs('slack', 'vraagt akkoord en sluit het account'),
    needs('github', 'trekt toegang in'),
    needs('jira', 'krijgt wat met de hand moet'),
    needs('asana', 'bevat de overdracht'),
    needs('gmail', 'mailt de leidinggevende en hr'),
    needs('sheets', 'bewaart het bewijs'),
  ],
  setup_steps: [
    'Accounts sluiten in Slack vraagt een token van een beheerder met users:read.email en admin (SCIM), vanaf Business+. Zonder dat wordt Slack een Jira-issue.',
    'Maak een blad Vertrek met Datum, Collega, Google, Slack en GitHub.',
    'Geef het wachtwoord van "Vertrek melden" alleen aan hr: dit formulier sluit accounts.',
    'Test met een proefaccount.',
  ],
  en: {
    name: 'Offboarding on the last working day',
    description:
      'Plans a colleague’s departure: the manager gets a handover list, and on the last day Google, Slack and GitHub close after approval. What fails, or is not approved in a week, becomes a Jira issue; HR gets a report.',
    short_benefit: 'All access closed on the right day, with proof.',
    accounts: [
      needs('gsuite', 'locks the account'),
      needs('slack', 'asks for approval and closes the account'),
      needs('github', 'withdraws access'),
      needs('jira', 'gets what must be done by hand'),
      needs('asana', 'holds the handover'),
      needs('gmail', 'emails the manager and HR'),
      needs('sheets', 'keeps the proof'),
    ],
    setup_steps: [
      "Closing accounts in Slack takes an administrator's token with users:read.email and admin (SCIM), from Business+ on. Without it Slack becomes a Jira issue.",
      'Create a sheet Departure with Date, Colleague, Google, Slack and GitHub.',
      'Give the password of "Vertrek melden" to HR only: this form closes accounts.',
      'Test with a trial account.',
    ],
  },
  names: {
    'Vertrek melden': 'Report a departure',
    Overdrachtspunten: 'Handover points',
    'Maak overdracht': 'Create handover',
    'Mail leidinggevende': 'Email the manager',
    'Tot de laatste dag': 'Until the last day',
    'Nu sluiten?': 'Close now?',
    'Sluiten?': 'Close?',
    'Sluit Google': 'Close Google',
    'Google dicht': 'Google closed',
    'Google niet dicht': 'Google not closed',
    'Zoek in Slack': 'Find in Slack',
    'Staat in Slack?': 'Is in Slack?',
    'Sluit Slack': 'Close Slack',
    'Slack dicht': 'Slack closed',
    'Slack niet dicht': 'Slack not closed',
    'Heeft GitHub?': 'Has GitHub?',
    'Geen GitHub': 'No GitHub',
    'Trek GitHub in': 'Withdraw GitHub',
    'GitHub dicht': 'GitHub closed',
    'GitHub niet dicht': 'GitHub not closed',
    'Alle uitkomsten': 'All outcomes',
    Mislukt: 'Failed',
    'Sluit met de hand': 'Close by hand',
    Verslag: 'Report',
    'Bewaar bewijs': 'Keep the proof',
    'Mail hr': 'Email HR',
    'Herinner hr': 'Remind HR',
    'Een dag later': 'A day later',
    'Nog een keer vragen?': 'Ask once more?',
    'Niemand besloot': 'Nobody decided',
  },
  nodes: [
    form(
      'Vertrek melden',
      say('Vertrek van een collega', 'Departure of a colleague'),
      say('Alleen voor hr.', 'For HR only.'),
      [
        ['naam', say('Naam', 'Name')],
        ['email', say('Werkadres', 'Work address'), 'email'],
        ['github?', say('GitHub-naam', 'GitHub name')],
        ['leidinggevende', say('E-mail leidinggevende', "Manager's email"), 'email'],
        ['laatste_dag', say('Laatste werkdag', 'Last working day'), 'date'],
      ],
    ),
    code(
      'Overdrachtspunten',
      `
const { naam } = $input.first().json;
return ['${say('Lopende klanten overdragen', 'Hand over current customers')}', '${say('Gedeelde wachtwoorden wijzigen', 'Change shared passwords')}', '${say('Bestanden naar de teammap', 'Files to the team folder')}', '${say('Laptop en sleutels inleveren', 'Hand in laptop and keys')}'].map((punt) => ({ json: { punt: \`\${punt} (\${naam})\` } }));`,
    ),
    goOnAfterError(
      node('Maak overdracht', 'asana', 1, {
        authentication: 'accessToken',
        resource: 'task',
        operation: 'create',
        workspace: ASANA_WORKSPACE,
        name: '={{ $json.punt }}',
        otherProperties: {
          due_on: "={{ $('Vertrek melden').first().json.laatste_dag }}",
          projects: [ASANA_PROJECT],
        },
      }),
    ),
    goOnAfterError(
      onlyOnce(
        gmailSend(
          'Mail leidinggevende',
          "={{ $('Vertrek melden').first().json.leidinggevende }}",
          say(
            "=Overdracht {{ $('Vertrek melden').first().json.naam }}",
            "=Handover {{ $('Vertrek melden').first().json.naam }}",
          ),
          say(
            "=De overdracht staat in Asana en moet af zijn op {{ $('Vertrek melden').first().json.laatste_dag }}. Op die dag om vijf uur vragen we je akkoord om de toegang te sluiten.",
            "=The handover is in Asana and must be done by {{ $('Vertrek melden').first().json.laatste_dag }}. On that day at five o'clock we ask for approval to close the access.",
          ),
        ),
      ),
    ),
    pauseUntil(
      'Tot de laatste dag',
      "={{ DateTime.fromISO($('Vertrek melden').first().json.laatste_dag).set({ hour: 17 }).toISO() }}",
    ),
    answeredWithin(
      slackApproval(
        'Nu sluiten?',
        say('#hr-beheer', '#hr-admin'),
        say(
          "=De laatste werkdag van {{ $('Vertrek melden').first().json.naam }} zit erop. Alle toegang nu sluiten?{{ $('Maak overdracht').all().some((taak) => taak.json.error) || $('Mail leidinggevende').first().json.error ? ' Let op: een overdrachtstaak of de mail aan de leidinggevende is niet aangekomen.' : '' }}",
          "=The last working day of {{ $('Vertrek melden').first().json.naam }} is over. Close all access now?{{ $('Maak overdracht').all().some((taak) => taak.json.error) || $('Mail leidinggevende').first().json.error ? ' Mind: a handover task or the mail to the manager did not arrive.' : '' }}",
        ),
        say('Sluiten', 'Close'),
        say('Wacht', 'Wait'),
      ),
      4,
      'hours',
    ),
    when('Sluiten?', [['={{ $json.data?.approved }}', 'yes']]),
    when('Nog een keer vragen?', [['={{ $runIndex }}', '<', 6]]),
    set('Niemand besloot', { dienst: say('alle toegang', 'all access') }),
    withErrorBranch(
      node('Sluit Google', 'gSuiteAdmin', 1, {
        resource: 'user',
        operation: 'update',
        userId: pick("={{ $('Vertrek melden').first().json.email }}", 'userEmail'),
        updateFields: { suspendUi: true },
      }),
    ),
    set('Google dicht', { dienst: 'Google', gelukt: true }),
    set('Google niet dicht', { dienst: 'Google', gelukt: false }),
    withErrorBranch(
      http('Zoek in Slack', 'https://slack.com/api/users.lookupByEmail', {
        auth: 'slackApi',
        query: { email: "={{ $('Vertrek melden').first().json.email }}" },
      }),
    ),
    when('Staat in Slack?', [['={{ $json.ok }}', 'yes']]),
    withErrorBranch(
      http('Sluit Slack', '=https://api.slack.com/scim/v1/Users/{{ $json.user.id }}', {
        method: 'DELETE',
        auth: 'slackApi',
      }),
    ),
    set('Slack dicht', { dienst: 'Slack', gelukt: true }),
    set('Slack niet dicht', { dienst: 'Slack', gelukt: false }),
    when('Heeft GitHub?', [["={{ $('Vertrek melden').first().json.github }}", 'filled']]),
    set('Geen GitHub', { dienst: 'GitHub', gelukt: true, uitkomst: say('geen account', 'no account') }),
    withErrorBranch(
      http(
        'Trek GitHub in',
        `=https://api.github.com/orgs/${githubOwner}/members/{{ $('Vertrek melden').first().json.github }}`,
        { method: 'DELETE', auth: 'githubApi' },
      ),
    ),
    set('GitHub dicht', { dienst: 'GitHub', gelukt: true }),
    set('GitHub niet dicht', { dienst: 'GitHub', gelukt: false }),
    append('Alle uitkomsten', 3),
    keep('Mislukt', [['={{ $json.gelukt }}', 'no']]),
    jiraIssue(
      'Sluit met de hand',
      say(
        "=Sluit {{ $json.dienst }} van {{ $('Vertrek melden').first().json.naam }}",
        "=Close {{ $json.dienst }} of {{ $('Vertrek melden').first().json.naam }}",
      ),
      say(
        '=Automatisch sluiten lukte niet, of niemand gaf in een week akkoord. Doe het vandaag nog met de hand.',
        '=Closing it automatically failed, or nobody approved it within a week. Do it by hand today.',
      ),
    ),
    gather('Verslag', 'diensten'),
    sheetAppend('Bewaar bewijs', say('Vertrek', 'Departure'), {
      [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
      [say('Collega', 'Colleague')]: "={{ $('Vertrek melden').first().json.naam }}",
      Google: "={{ $json.diensten.find(d => d.dienst === 'Google')?.gelukt }}",
      Slack: "={{ $json.diensten.find(d => d.dienst === 'Slack')?.gelukt }}",
      GitHub: "={{ $json.diensten.find(d => d.dienst === 'GitHub')?.gelukt }}",
    }),
    gmailSend(
      'Mail hr',
      mailOf.hr,
      say(
        "=Toegang gesloten: {{ $('Vertrek melden').first().json.naam }}",
        "=Access closed: {{ $('Vertrek melden').first().json.naam }}",
      ),
      `={{ $('Verslag').first().json.diensten.map(d => d.dienst + ': ' + (d.uitkomst ? d.uitkomst : d.gelukt ? ${say("'dicht'", "'closed'")} : ${say("'met de hand'", "'by hand'")})).join('<br>') }}`,
    ),
    slack(
      'Herinner hr',
      say('#hr-beheer', '#hr-admin'),
      say(
        "=De toegang van {{ $('Vertrek melden').first().json.naam }} is nog open. Morgen vragen we het opnieuw.",
        "=The access of {{ $('Vertrek melden').first().json.naam }} is still open. Tomorrow we ask again.",
      ),
    ),
    pause('Een dag later', 1, 'days'),
  ],
  flow: [
    'Vertrek melden > Overdrachtspunten > Maak overdracht > Mail leidinggevende > Tot de laatste dag > Nu sluiten? > Sluiten? > Sluit Google > Google dicht > Alle uitkomsten > Verslag > Bewaar bewijs > Mail hr',
    'Sluit Google #1 > Google niet dicht > Alle uitkomsten',
    'Sluiten? > Zoek in Slack > Staat in Slack? > Sluit Slack > Slack dicht > Alle uitkomsten @1',
    'Staat in Slack? #1 > Slack niet dicht',
    'Zoek in Slack #1 > Slack niet dicht > Alle uitkomsten @1',
    'Sluit Slack #1 > Slack niet dicht',
    'Heeft GitHub? #1 > Geen GitHub > Alle uitkomsten @2',
    'Sluiten? > Heeft GitHub? > Trek GitHub in > GitHub dicht > Alle uitkomsten @2',
    'Trek GitHub in #1 > GitHub niet dicht > Alle uitkomsten @2',
    'Alle uitkomsten > Mislukt > Sluit met de hand',
    'Sluiten? #1 > Nog een keer vragen? > Herinner hr > Een dag later > Nu sluiten?',
    'Nog een keer vragen? #1 > Niemand besloot > Sluit met de hand',
  ],
}));

const PULSE_DAYS = ownLimit(
  ['Dagen om te antwoorden', 'Days to answer'],
  ['Hoeveel dagen na de vraag de uitslag volgt.', 'How many days after the question the result follows.'],
  7,
);
const PULSE_ANSWERS = ownLimit(
  ['Minstens antwoorden per team', 'At least answers a team'],
  [
    'Met minder antwoorden blijft een team weg, zodat niemand te herkennen is.',
    'With fewer answers a team is left out, so that nobody can be recognised.',
  ],
  5,
);

export const werkplezier = workflow(() => ({
  slug: 'werkplezier-anoniem-meten',
  name: 'Werkplezier anoniem meten',
  description:
    'Stuurt elke maand een link naar drie korte vragen in Slack, bewaart antwoorden zonder naam in PostgreSQL en deelt de uitslag per team pas als er genoeg antwoorden zijn om anoniem te blijven.',
  category: 'hr',
  tags: ['enquête', 'anoniem', 'team'],
  difficulty: 'advanced',
  tier_required: 'professional',
  time_to_deploy: '13 min',
  short_benefit: 'Je weet hoe het gaat zonder te weten wie wat zei.',
  accounts: [needs('slack', 'vraagt en deelt'), needs('postgres', 'bewaart de antwoorden')],
  setup_steps: [
    'Maak de tabel: create table werkplezier (maand text, team text, cijfer int, energie int, opmerking text).',
    'Zet bij het formulier geen login aan: dan is het niet meer anoniem.',
  ],
  en: {
    name: 'Measure job satisfaction anonymously',
    description:
      'Sends a link to three short questions in Slack every month, keeps answers without a name in PostgreSQL and shares the result per team only with enough answers to stay anonymous.',
    short_benefit: 'You know how things are without knowing who said what.',
    accounts: [needs('slack', 'asks and shares'), needs('postgres', 'keeps the answers')],
    setup_steps: [
      'Create the table: create table werkplezier (maand text, team text, cijfer int, energie int, opmerking text).',
      'Turn on no login for the form: it would no longer be anonymous.',
    ],
  },
  names: {
    'Eerste van de maand': 'First of the month',
    'Vraag het team': 'Ask the team',
    'Wacht op antwoorden': 'Wait for answers',
    'Uitslag per team': 'Result per team',
    'Alle teams': 'All teams',
    'Deel uitslag': 'Share the result',
    'Drie vragen': 'Three questions',
    'Geldig cijfer': 'Valid score',
    'Bewaar antwoord': 'Keep the answer',
  },
  nodes: [
    everyMonths('Eerste van de maand', 1, 1, 10),
    slack(
      'Vraag het team',
      say('#algemeen', '#general'),
      say(
        `Hoe gaat het? Drie vragen, een minuut, geen naam: ${formAddress}`,
        `How are you? Three questions, one minute, no name: ${formAddress}`,
      ),
    ),
    pause('Wacht op antwoorden', `={{ ${PULSE_DAYS} }}`, 'days'),
    sql(
      'Uitslag per team',
      `=
select team, count(*)::int as antwoorden, round(avg(cijfer), 1)::float as cijfer, round(avg(energie), 1)::float as energie
from werkplezier where maand = to_char(now(), 'YYYY-MM') group by team having count(*) >= {{ ${PULSE_ANSWERS} }} order by team`,
    ),
    gather('Alle teams', 'teams'),
    slack(
      'Deel uitslag',
      say('#algemeen', '#general'),
      say(
        "=Werkplezier deze maand:\n{{ $json.teams.map(t => t.team + ': ' + t.cijfer + ' (energie ' + t.energie + ')').join('\\n') }}",
        "=Job satisfaction this month:\n{{ $json.teams.map(t => t.team + ': ' + t.cijfer + ' (energy ' + t.energie + ')').join('\\n') }}",
      ),
    ),
    form(
      'Drie vragen',
      say('Hoe gaat het?', 'How are you?'),
      say(
        'Anoniem. Een team ziet zijn uitslag pas vanaf vijf antwoorden. Kies bij beide cijfers een getal van 1 tot 10.',
        'Anonymous. A team only sees its result from five answers on. For both scores choose a number from 1 to 10.',
      ),
      [
        [
          'team',
          'Team',
          'dropdown',
          [say('Verkoop', 'Sales'), say('Techniek', 'Technology'), say('Kantoor', 'Office')],
        ],
        ['cijfer', say('Rapportcijfer voor je werk', 'Score for your work'), 'number'],
        [
          'energie',
          say('Hoeveel energie geeft het, van 1 tot 10?', 'How much energy does it give, from 1 to 10?'),
          'number',
        ],
        ['opmerking?', say('Wil je iets kwijt?', 'Anything you want to say?'), 'textarea'],
      ],
    ),
    keep('Geldig cijfer', [
      ['={{ $json.cijfer }}', '>=', 1],
      ['={{ $json.cijfer }}', '<=', 10],
      ['={{ $json.energie }}', '>=', 1],
      ['={{ $json.energie }}', '<=', 10],
    ]),
    sql(
      'Bewaar antwoord',
      `insert into werkplezier (maand, team, cijfer, energie, opmerking) values (to_char(now(), 'YYYY-MM'), $1, $2::int, $3::int, $4)`,
      "={{ [$json.team, $json.cijfer, $json.energie, $json.opmerking ?? ''] }}",
    ),
  ],
  flow: [
    'Eerste van de maand > Vraag het team > Wacht op antwoorden > Uitslag per team > Alle teams > Deel uitslag',
    'Drie vragen > Geldig cijfer > Bewaar antwoord',
  ],
}));
