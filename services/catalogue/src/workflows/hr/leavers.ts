import {
  append,
  code,
  everyMonths,
  form,
  gather,
  gmailSend,
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

export const offboarding = workflow(() => ({
  slug: 'offboarding-op-de-laatste-werkdag',
  name: 'Offboarding op de laatste werkdag',
  description:
    'Plant het vertrek van een collega: de leidinggevende krijgt een overdrachtslijst, en op de laatste dag gaan Google, Slack en GitHub dicht na akkoord. Wat mislukt, wordt een Jira-issue; hr krijgt een verslag.',
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
    'Vervang in "Trek GitHub in" jouw-organisatie.',
    'Gebruik in Slack een token met users:write van een beheerder.',
    'Maak een blad Vertrek met Datum, Collega, Google, Slack en GitHub.',
    'Test met een proefaccount.',
  ],
  en: {
    name: 'Offboarding on the last working day',
    description:
      'Plans a colleague’s departure: the manager gets a handover list, and on the last day Google, Slack and GitHub close after approval. What fails becomes a Jira issue; HR gets a report.',
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
      'Replace jouw-organisatie in "Trek GitHub in".',
      "Use an administrator's Slack token with users:write.",
      'Create a sheet Departure with Date, Colleague, Google, Slack and GitHub.',
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
    'Sluit Slack': 'Close Slack',
    'Slack dicht': 'Slack closed',
    'Slack niet dicht': 'Slack not closed',
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
    node('Maak overdracht', 'asana', 1, {
      authentication: 'accessToken',
      resource: 'task',
      operation: 'create',
      workspace: 'KIES_JE_WERKRUIMTE',
      name: '={{ $json.punt }}',
      otherProperties: {
        due_on: "={{ $('Vertrek melden').first().json.laatste_dag }}",
        projects: ['KIES_JE_PROJECT'],
      },
    }),
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
    pauseUntil(
      'Tot de laatste dag',
      "={{ DateTime.fromISO($('Vertrek melden').first().json.laatste_dag).set({ hour: 17 }).toISO() }}",
    ),
    slackApproval(
      'Nu sluiten?',
      say('#hr-beheer', '#hr-admin'),
      say(
        "=De laatste werkdag van {{ $('Vertrek melden').first().json.naam }} zit erop. Alle toegang nu sluiten?",
        "=The last working day of {{ $('Vertrek melden').first().json.naam }} is over. Close all access now?",
      ),
      say('Sluiten', 'Close'),
      say('Wacht', 'Wait'),
    ),
    when('Sluiten?', [['={{ $json.data.approved }}', 'yes']]),
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
    withErrorBranch(
      http('Sluit Slack', '=https://api.slack.com/scim/v1/Users/{{ $json.user.id }}', {
        method: 'DELETE',
        auth: 'slackApi',
      }),
    ),
    set('Slack dicht', { dienst: 'Slack', gelukt: true }),
    set('Slack niet dicht', { dienst: 'Slack', gelukt: false }),
    withErrorBranch(
      http(
        'Trek GitHub in',
        "=https://api.github.com/orgs/jouw-organisatie/members/{{ $('Vertrek melden').first().json.github }}",
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
        '=Automatisch sluiten lukte niet. Doe het vandaag nog met de hand.',
        '=Closing it automatically failed. Do it by hand today.',
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
      'hr@example.com',
      say(
        "=Toegang gesloten: {{ $('Vertrek melden').first().json.naam }}",
        "=Access closed: {{ $('Vertrek melden').first().json.naam }}",
      ),
      `={{ $('Verslag').first().json.diensten.map(d => d.dienst + ': ' + (d.gelukt ? ${say("'dicht'", "'closed'")} : ${say("'met de hand'", "'by hand'")})).join('<br>') }}`,
    ),
    slack(
      'Herinner hr',
      say('#hr-beheer', '#hr-admin'),
      say(
        "=De toegang van {{ $('Vertrek melden').first().json.naam }} is nog open. Start de workflow opnieuw zodra het kan.",
        "=The access of {{ $('Vertrek melden').first().json.naam }} is still open. Start the workflow again as soon as possible.",
      ),
    ),
  ],
  flow: [
    'Vertrek melden > Overdrachtspunten > Maak overdracht > Mail leidinggevende > Tot de laatste dag > Nu sluiten? > Sluiten? > Sluit Google > Google dicht > Alle uitkomsten > Verslag > Bewaar bewijs > Mail hr',
    'Sluit Google #1 > Google niet dicht > Alle uitkomsten',
    'Sluiten? > Zoek in Slack > Sluit Slack > Slack dicht > Alle uitkomsten @1',
    'Zoek in Slack #1 > Slack niet dicht > Alle uitkomsten @1',
    'Sluit Slack #1 > Slack niet dicht',
    'Sluiten? > Trek GitHub in > GitHub dicht > Alle uitkomsten @2',
    'Trek GitHub in #1 > GitHub niet dicht > Alle uitkomsten @2',
    'Alle uitkomsten > Mislukt > Sluit met de hand',
    'Sluiten? #1 > Herinner hr',
  ],
}));

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
    'Zet het adres van het formulier in "Vraag het team".',
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
      'Put the address of the form in "Vraag het team".',
      'Turn on no login for the form: it would no longer be anonymous.',
    ],
  },
  names: {
    'Eerste van de maand': 'First of the month',
    'Vraag het team': 'Ask the team',
    'Een week': 'A week',
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
        'Hoe gaat het? Drie vragen, een minuut, geen naam: https://example.com/form/werkplezier',
        'How are you? Three questions, one minute, no name: https://example.com/form/werkplezier',
      ),
    ),
    pause('Een week', 7, 'days'),
    sql(
      'Uitslag per team',
      `
select team, count(*)::int as antwoorden, round(avg(cijfer), 1)::float as cijfer, round(avg(energie), 1)::float as energie
from werkplezier where maand = to_char(now(), 'YYYY-MM') group by team having count(*) >= 5 order by team`,
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
        'Anoniem. Een team ziet zijn uitslag pas vanaf vijf antwoorden.',
        'Anonymous. A team only sees its result from five answers on.',
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
    ]),
    sql(
      'Bewaar antwoord',
      `insert into werkplezier (maand, team, cijfer, energie, opmerking) values (to_char(now(), 'YYYY-MM'), $1, $2::int, $3::int, $4)`,
      "={{ [$json.team, $json.cijfer, $json.energie, $json.opmerking ?? ''] }}",
    ),
  ],
  flow: [
    'Eerste van de maand > Vraag het team > Een week > Uitslag per team > Alle teams > Deel uitslag',
    'Drie vragen > Geldig cijfer > Bewaar antwoord',
  ],
}));
