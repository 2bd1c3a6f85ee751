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
  set,
  sheetAppend,
  slack,
  slackApproval,
  sql,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

export const offboarding = workflow({
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
  },
  nodes: [
    form('Vertrek melden', 'Vertrek van een collega', 'Alleen voor hr.', [
      ['naam', 'Naam'],
      ['email', 'Werkadres', 'email'],
      ['github?', 'GitHub-naam'],
      ['leidinggevende', 'E-mail leidinggevende', 'email'],
      ['laatste_dag', 'Laatste werkdag', 'date'],
    ]),
    code(
      'Overdrachtspunten',
      `
const { naam } = $input.first().json;
return ['Lopende klanten overdragen', 'Gedeelde wachtwoorden wijzigen', 'Bestanden naar de teammap', 'Laptop en sleutels inleveren'].map((punt) => ({ json: { punt: \`\${punt} (\${naam})\` } }));`,
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
        "=Overdracht {{ $('Vertrek melden').first().json.naam }}",
        "=De overdracht staat in Asana en moet af zijn op {{ $('Vertrek melden').first().json.laatste_dag }}. Op die dag om vijf uur vragen we je akkoord om de toegang te sluiten.",
      ),
    ),
    pauseUntil(
      'Tot de laatste dag',
      "={{ DateTime.fromISO($('Vertrek melden').first().json.laatste_dag).set({ hour: 17 }).toISO() }}",
    ),
    slackApproval(
      'Nu sluiten?',
      '#hr-beheer',
      "=De laatste werkdag van {{ $('Vertrek melden').first().json.naam }} zit erop. Alle toegang nu sluiten?",
      'Sluiten',
      'Wacht',
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
      "=Sluit {{ $json.dienst }} van {{ $('Vertrek melden').first().json.naam }}",
      '=Automatisch sluiten lukte niet. Doe het vandaag nog met de hand.',
    ),
    gather('Verslag', 'diensten'),
    sheetAppend('Bewaar bewijs', 'Vertrek', {
      Datum: '={{ $now.toISODate() }}',
      Collega: "={{ $('Vertrek melden').first().json.naam }}",
      Google: "={{ $json.diensten.find(d => d.dienst === 'Google')?.gelukt }}",
      Slack: "={{ $json.diensten.find(d => d.dienst === 'Slack')?.gelukt }}",
      GitHub: "={{ $json.diensten.find(d => d.dienst === 'GitHub')?.gelukt }}",
    }),
    gmailSend(
      'Mail hr',
      'hr@example.com',
      "=Toegang gesloten: {{ $('Vertrek melden').first().json.naam }}",
      "={{ $('Verslag').first().json.diensten.map(d => d.dienst + ': ' + (d.gelukt ? 'dicht' : 'met de hand')).join('<br>') }}",
    ),
    slack(
      'Herinner hr',
      '#hr-beheer',
      "=De toegang van {{ $('Vertrek melden').first().json.naam }} is nog open. Start de workflow opnieuw zodra het kan.",
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
});

export const werkplezier = workflow({
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
  },
  nodes: [
    everyMonths('Eerste van de maand', 1, 1, 10),
    slack(
      'Vraag het team',
      '#algemeen',
      'Hoe gaat het? Drie vragen, een minuut, geen naam: https://example.com/form/werkplezier',
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
      '#algemeen',
      "=Werkplezier deze maand:\n{{ $json.teams.map(t => t.team + ': ' + t.cijfer + ' (energie ' + t.energie + ')').join('\\n') }}",
    ),
    form('Drie vragen', 'Hoe gaat het?', 'Anoniem. Een team ziet zijn uitslag pas vanaf vijf antwoorden.', [
      ['team', 'Team', 'dropdown', ['Verkoop', 'Techniek', 'Kantoor']],
      ['cijfer', 'Rapportcijfer voor je werk', 'number'],
      ['energie', 'Hoeveel energie geeft het, van 1 tot 10?', 'number'],
      ['opmerking?', 'Wil je iets kwijt?', 'textarea'],
    ]),
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
});
