import { githubOwner, githubRepository, inApp, jiraSite } from '../../apps/values.js';
import {
  appTrigger,
  byHand,
  choose,
  codeEach,
  everyDay,
  http,
  jiraIssue,
  keep,
  loop,
  needs,
  node,
  pick,
  say,
  sql,
  stop,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

const REPO = { owner: pick(githubOwner, 'name'), repository: pick(githubRepository, 'name') };

const GITHUB_BOT = inApp(
  'GitHub',
  ['account van de koppeling', 'account of the link'],
  [
    'De gebruikersnaam van het account waarvan het token is.',
    'The user name of the account that the token belongs to.',
  ],
  ['koppeling-bot', 'link-bot'],
);
const JIRA_BOT = inApp(
  'Jira',
  ['account van de koppeling', 'account of the link'],
  [
    'De weergavenaam van het account waarmee n8n in Jira werkt.',
    'The display name of the account that n8n works with in Jira.',
  ],
  ['Koppeling', 'Link'],
);

export const githubJira = workflow(() => ({
  slug: 'github-issues-en-jira-gelijk',
  name: 'GitHub-issues en Jira gelijk',
  description:
    'Houdt GitHub en Jira twee kanten op gelijk: een nieuw issue wordt een Jira-taak, reacties gaan mee en sluiten in het ene systeem sluit ook in het andere. Wijzigingen van de koppeling zelf lopen niet rond.',
  category: 'integration',
  tags: ['github', 'jira', 'sync'],
  difficulty: 'advanced',
  tier_required: 'enterprise',
  time_to_deploy: '26 min',
  short_benefit: 'Ontwikkelaars blijven in GitHub, planners in Jira.',
  accounts: [
    needs('github', 'levert en krijgt issues'),
    needs('jira', 'levert en krijgt taken'),
    needs('postgres', 'onthoudt welke bij elkaar horen'),
  ],
  setup_steps: [
    'Maak de tabel: create table koppeling (github int primary key, jira text unique).',
    'Gebruik in GitHub en in Jira een eigen account voor de koppeling, dat mensen niet gebruiken: wat dat account doet, gaat niet terug.',
  ],
  en: {
    name: 'GitHub issues and Jira in step',
    description:
      'Keeps GitHub and Jira equal both ways: a new issue becomes a Jira task, comments travel along and closing in one closes in the other. Changes made by the link itself do not go round.',
    short_benefit: 'Developers stay in GitHub, planners in Jira.',
    accounts: [
      needs('github', 'gives and gets issues'),
      needs('jira', 'gives and gets tasks'),
      needs('postgres', 'remembers which belong together'),
    ],
    setup_steps: [
      'Create the table: create table link (github int primary key, jira text unique).',
      'Use an account of its own for the link in GitHub and in Jira, that no person uses: what that account does does not travel back.',
    ],
  },
  names: {
    'Wijziging in GitHub': 'Change in GitHub',
    'Niet van onszelf': 'Not by ourselves',
    'Wat gebeurde er?': 'What happened?',
    'Maak taak': 'Create a task',
    'Onthoud paar': 'Remember the pair',
    'Zoek taak bij reactie': 'Find the task for a comment',
    'Zet reactie in Jira': 'Put the comment in Jira',
    'Zoek taak bij sluiten': 'Find the task for closing',
    'Zoek de overgang': 'Find the transition',
    'Kan op gereed': 'Can be set to done',
    'Zet op gereed': 'Set to done',
    'Wijziging in Jira': 'Change in Jira',
    'Niet door de koppeling': 'Not by the link',
    'Zoek issue': 'Find the issue',
    'Welke wijziging?': 'Which change?',
    'Zet reactie in GitHub': 'Put the comment in GitHub',
    'Is het nog open?': 'Is it still open?',
    'Nog open?': 'Still open?',
    'Sluit issue': 'Close the issue',
  },
  nodes: [
    appTrigger('Wijziging in GitHub', 'githubTrigger', 1, {
      ...REPO,
      events: ['issues', 'issue_comment'],
      options: {},
    }),
    keep('Niet van onszelf', [['={{ $json.body.sender.login }}', 'isNot', GITHUB_BOT]]),
    choose('Wat gebeurde er?', [
      [say('Nieuw', 'New'), ['={{ $json.body.action }}', 'is', 'opened']],
      [say('Reactie', 'Comment'), ['={{ $json.body.action }}', 'is', 'created']],
      [say('Gesloten', 'Closed'), ['={{ $json.body.action }}', 'is', 'closed']],
    ]),
    jiraIssue(
      'Maak taak',
      '={{ $json.body.issue.title }}',
      '={{ $json.body.issue.body }}\n\n{{ $json.body.issue.html_url }}',
    ),
    sql(
      'Onthoud paar',
      `insert into ${say('koppeling', 'link')} (github, jira) values ($1::int, $2) on conflict (github) do nothing`,
      "={{ [$('Wat gebeurde er?').item.json.body.issue.number, $json.key] }}",
    ),
    sql(
      'Zoek taak bij reactie',
      `select jira from ${say('koppeling', 'link')} where github = $1::int`,
      '={{ [$json.body.issue.number] }}',
    ),
    node('Zet reactie in Jira', 'jira', 1, {
      jiraVersion: 'cloud',
      resource: 'issueComment',
      operation: 'add',
      issueKey: '={{ $json.jira }}',
      comment:
        "={{ $('Wat gebeurde er?').item.json.body.sender.login }} in GitHub: {{ $('Wat gebeurde er?').item.json.body.comment.body }}",
      options: {},
    }),
    sql(
      'Zoek taak bij sluiten',
      `select jira from ${say('koppeling', 'link')} where github = $1::int`,
      '={{ [$json.body.issue.number] }}',
    ),
    http('Zoek de overgang', `=${jiraSite}/rest/api/3/issue/{{ $json.jira }}/transitions`, {
      auth: 'jiraSoftwareCloudApi',
    }),
    keep('Kan op gereed', [
      [
        "={{ ($json.transitions ?? []).find((een) => een.to?.statusCategory?.key === 'done')?.id ?? '' }}",
        'filled',
      ],
    ]),
    http(
      'Zet op gereed',
      `=${jiraSite}/rest/api/3/issue/{{ $('Zoek taak bij sluiten').item.json.jira }}/transitions`,
      {
        method: 'POST',
        auth: 'jiraSoftwareCloudApi',
        json: "={{ { transition: { id: $json.transitions.find((een) => een.to?.statusCategory?.key === 'done').id } } }}",
      },
    ),
    appTrigger('Wijziging in Jira', 'jiraTrigger', 1.1, {
      jiraVersion: 'cloud',
      authenticateWebhook: false,
      events: ['comment_created', 'jira:issue_updated'],
      additionalFields: {},
    }),
    keep('Niet door de koppeling', [
      ['={{ $json.user?.displayName ?? $json.comment?.author?.displayName }}', 'isNot', JIRA_BOT],
    ]),
    sql(
      'Zoek issue',
      `select github from ${say('koppeling', 'link')} where jira = $1`,
      '={{ [$json.issue.key] }}',
    ),
    choose('Welke wijziging?', [
      [
        say('Reactie', 'Comment'),
        ["={{ $('Niet door de koppeling').item.json.webhookEvent }}", 'is', 'comment_created'],
      ],
      [
        say('Gereed', 'Done'),
        ["={{ $('Niet door de koppeling').item.json.issue.fields.status.statusCategory.key }}", 'is', 'done'],
      ],
    ]),
    node('Zet reactie in GitHub', 'github', 1.1, {
      resource: 'issue',
      operation: 'createComment',
      ...REPO,
      issueNumber: '={{ $json.github }}',
      body: "={{ $('Niet door de koppeling').item.json.comment.author.displayName }} in Jira: {{ $('Niet door de koppeling').item.json.comment.body }}",
    }),
    node('Is het nog open?', 'github', 1.1, {
      resource: 'issue',
      operation: 'get',
      ...REPO,
      issueNumber: '={{ $json.github }}',
    }),
    when('Nog open?', [['={{ $json.state }}', 'is', 'open']]),
    node('Sluit issue', 'github', 1.1, {
      resource: 'issue',
      operation: 'edit',
      ...REPO,
      issueNumber: '={{ $json.number }}',
      editFields: { state: 'closed', state_reason: 'completed' },
    }),
  ],
  flow: [
    'Wijziging in GitHub > Niet van onszelf > Wat gebeurde er? > Maak taak > Onthoud paar',
    'Wat gebeurde er? #1 > Zoek taak bij reactie > Zet reactie in Jira',
    'Wat gebeurde er? #2 > Zoek taak bij sluiten > Zoek de overgang > Kan op gereed > Zet op gereed',
    'Wijziging in Jira > Niet door de koppeling > Zoek issue > Welke wijziging? > Zet reactie in GitHub',
    'Welke wijziging? #1 > Is het nog open? > Nog open? > Sluit issue',
  ],
}));

export const workflowsBewaren = workflow(() => ({
  slug: 'workflows-elke-nacht-naar-github',
  name: 'Workflows elke nacht naar GitHub',
  description:
    'Vergelijkt elke nacht al je n8n-workflows met de kopie in GitHub en legt alleen echte wijzigingen vast, met de naam in de commit. Je kunt hem ook met de hand starten voor een grote verbouwing.',
  category: 'integration',
  tags: ['n8n', 'back-up', 'git'],
  difficulty: 'advanced',
  tier_required: 'launch_special',
  time_to_deploy: '12 min',
  short_benefit: 'Van elke workflow een geschiedenis, zonder eraan te denken.',
  accounts: [needs('n8n', 'geeft de workflows'), needs('github', 'bewaart ze')],
  setup_steps: [
    'Maak een besloten repository voor de kopie.',
    'Sleutels zitten niet in een workflow; geheimen die je in een stap typte wel, haal die eerst weg.',
  ],
  en: {
    name: 'Workflows to GitHub every night',
    description:
      'Compares all your n8n workflows with the copy in GitHub every night and records real changes only, with the name in the commit. Start it by hand too, ahead of a big rebuild.',
    short_benefit: 'A history of every workflow without thinking of it.',
    accounts: [needs('n8n', 'gives the workflows'), needs('github', 'keeps them')],
    setup_steps: [
      'Create a private repository for the copy.',
      'Keys are not in a workflow; secrets that you typed into a step are, so take those out first.',
    ],
  },
  names: {
    'Elke nacht om 2': 'Every night at 2',
    'Alle workflows': 'All workflows',
    'Maak vaste tekst': 'Make fixed text',
    'Een voor een': 'One by one',
    'Nu bewaren': 'Save now',
    'Haal kopie op': 'Fetch the copy',
    'Gewijzigd?': 'Changed?',
    'Leg wijziging vast': 'Commit the change',
    'Bestaat hij nog niet?': 'Not there yet?',
    'Stop: GitHub niet te lezen': 'Stop: GitHub cannot be read',
    'Leg nieuwe vast': 'Commit the new one',
  },
  nodes: [
    everyDay('Elke nacht om 2', 2),
    byHand('Nu bewaren'),
    node('Alle workflows', 'n8n', 1, {
      resource: 'workflow',
      operation: 'getAll',
      returnAll: true,
      filters: { excludePinnedData: true },
    }),
    codeEach(
      'Maak vaste tekst',
      `
const { id, name, nodes, connections, settings } = $json;
// ${say('Tijden en versies veranderen bij elke opslag: alleen wat telt gaat mee.', 'Times and versions change on every save: only what counts comes along.')}
return { json: { id, name, pad: 'workflows/' + id + '.json', tekst: JSON.stringify({ name, nodes, connections, settings }, null, 2) + '\\n' } };`,
    ),
    loop('Een voor een', 1),
    withErrorBranch(
      node('Haal kopie op', 'github', 1.1, {
        resource: 'file',
        operation: 'get',
        ...REPO,
        filePath: '={{ $json.pad }}',
        asBinaryProperty: false,
        additionalParameters: {},
      }),
    ),
    when('Gewijzigd?', [
      [
        "={{ $json.content.replace(/\\n/g, '').base64Decode() !== $('Een voor een').item.json.tekst }}",
        'yes',
      ],
    ]),
    node('Leg wijziging vast', 'github', 1.1, {
      resource: 'file',
      operation: 'edit',
      ...REPO,
      filePath: "={{ $('Een voor een').item.json.pad }}",
      binaryData: false,
      fileContent: "={{ $('Een voor een').item.json.tekst }}",
      commitMessage: `${say('=Wijzig', '=Change')} {{ $('Een voor een').item.json.name }}`,
    }),
    when('Bestaat hij nog niet?', [
      ["={{ JSON.stringify($json.error ?? '').toLowerCase() }}", 'matches', '404|not found|not be found'],
    ]),
    stop(
      'Stop: GitHub niet te lezen',
      `=${say('De kopie in GitHub is niet te lezen, controleer het token', 'The copy in GitHub cannot be read, check the token')}: {{ JSON.stringify($json.error ?? '') }}`,
    ),
    node('Leg nieuwe vast', 'github', 1.1, {
      resource: 'file',
      operation: 'create',
      ...REPO,
      filePath: "={{ $('Een voor een').item.json.pad }}",
      binaryData: false,
      fileContent: "={{ $('Een voor een').item.json.tekst }}",
      commitMessage: say(
        "=Voeg {{ $('Een voor een').item.json.name }} toe",
        "=Add {{ $('Een voor een').item.json.name }}",
      ),
    }),
  ],
  flow: [
    'Elke nacht om 2 > Alle workflows > Maak vaste tekst > Een voor een',
    'Nu bewaren > Alle workflows',
    'Een voor een #1 > Haal kopie op > Gewijzigd? > Leg wijziging vast > Een voor een',
    'Gewijzigd? #1 > Een voor een',
    'Haal kopie op #1 > Bestaat hij nog niet? > Leg nieuwe vast > Een voor een',
    'Bestaat hij nog niet? #1 > Stop: GitHub niet te lezen',
  ],
}));
