import { keep, node } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import { appTrigger } from '../dsl/triggers.js';
import type { Listing, Source } from '../kit/ports.js';
import { app } from './app.js';
import { github } from './code-hosts.js';
import { pick } from './office-tables.js';
import { circleCi, jenkins, netlify, travisCi } from './pipelines.js';
import { urgent, urgentIf } from './severity.js';
import { githubOwner, githubRepository, inApp } from './values.js';

const JENKINS_JOB = inApp(
  'Jenkins',
  ['job', 'job'],
  ['De naam van de job, zoals hij in het adres staat.', 'The name of the job as its address has it.'],
  ['bouw-webwinkel', 'build-webshop'],
);
const CIRCLECI_PROJECT = inApp(
  'CircleCI',
  ['project', 'project'],
  [
    'Je organisatie en repository met een streep ertussen.',
    'Your organisation and repository with a slash between.',
  ],
  ['jouw-organisatie/webwinkel', 'your-organisation/webshop'],
  '^[^/]+/[^/]+$',
);
const NETLIFY_SITE = inApp(
  'Netlify',
  ['site', 'site'],
  ['Het Site ID, onder Site configuration.', 'The Site ID, under Site configuration.'],
  '3970e0fe-8564-4903-9a55-c5f8de49fb8b',
);
const CURRENTS_PROJECT = inApp(
  'Currents',
  ['project', 'project'],
  ['Het id van je project, onder Project settings.', 'The id of your project, under Project settings.'],
  'a1B2c3',
);

/** Builds that failed since the same time yesterday. */
export const failedBuilds: readonly Listing<'alert'>[] = [
  {
    app: jenkins,
    what: {
      nl: 'de builds die het laatste etmaal in Jenkins mislukten',
      en: 'the builds that failed in Jenkins over the last day',
    },
    nodes: (name) => [
      node(name, 'jenkins', 1, {
        resource: 'build',
        operation: 'getAll',
        job: JENKINS_JOB,
        returnAll: false,
        limit: 20,
      }),
      keep(`${name}: alleen mislukt`, [
        ['={{ $json.result }}', 'is', 'FAILURE'],
        ['={{ $json.timestamp }}', '>', '={{ $now.minus({ days: 1 }).toMillis() }}'],
      ]),
    ],
    get fields() {
      return {
        title: `'Build ' + $json.number + ' ${say('mislukt', 'failed')}'`,
        text: "$json.displayName ?? ''",
        severity: urgent(),
        link: '$json.url',
      };
    },
  },
  {
    app: travisCi,
    what: {
      nl: 'de builds die het laatste etmaal in Travis CI mislukten',
      en: 'the builds that failed in Travis CI over the last day',
    },
    nodes: (name) => [
      node(name, 'travisCi', 1, {
        resource: 'build',
        operation: 'getAll',
        returnAll: false,
        limit: 25,
        additionalFields: { sortBy: 'started_at', order: 'desc' },
      }),
      keep(`${name}: alleen mislukt`, [
        ['={{ $json.state }}', 'is', 'failed'],
        ['={{ DateTime.fromISO(String($json.started_at)) > $now.minus({ days: 1 }) }}', 'yes'],
      ]),
    ],
    get fields() {
      return {
        title: `'Build ' + $json.number + ' ${say('van', 'of')} ' + $json.repository?.name`,
        text: "$json.commit?.message ?? ''",
        severity: urgent(),
        link: "'https://app.travis-ci.com' + $json['@href']",
      };
    },
  },
  {
    app: circleCi,
    what: {
      nl: 'de pijplijnen die de laatste dag in CircleCI mislukten',
      en: 'the CircleCI pipelines that failed in the past day',
    },
    nodes: (name) => [
      node(name, 'circleCi', 1, {
        resource: 'pipeline',
        operation: 'getAll',
        vcs: 'github',
        projectSlug: CIRCLECI_PROJECT,
        returnAll: false,
        limit: 25,
        filters: { branch: 'main' },
      }),
      keep(`${name}: alleen mislukt`, [
        ['={{ $json.state }}', 'is', 'errored'],
        ['={{ DateTime.fromISO(String($json.created_at)) > $now.minus({ days: 1 }) }}', 'yes'],
      ]),
    ],
    get fields() {
      return {
        title: say("'Pijplijn ' + $json.number + ' mislukt'", "'Pipeline ' + $json.number + ' failed'"),
        text: "$json.errors?.[0]?.message ?? ''",
        severity: urgent(),
        link: "'https://app.circleci.com/pipelines/' + $json.project_slug + '/' + $json.number",
      };
    },
  },
];

export const currents = app(
  'currents',
  'Currents',
  'currentsApi',
  ['Maak in Currents bij de organisatie een API-sleutel.', 'Plak hem in n8n en kies je project.'],
  ['Create an API key for the organisation in Currents.', 'Paste it into n8n and choose your project.'],
  1,
);
/** A build or test run that just failed. */
export const buildFailures: readonly Source<'alert'>[] = [
  {
    app: netlify,
    event: { nl: 'een uitrol in Netlify mislukt', en: 'a Netlify deploy fails' },
    nodes: (name) => [appTrigger(name, 'netlifyTrigger', 1, { siteId: NETLIFY_SITE, event: 'deployFailed' })],
    get fields() {
      return {
        title: say("'Uitrol van ' + $json.name + ' mislukt'", "'Deploy of ' + $json.name + ' failed'"),
        text: "$json.error_message ?? ''",
        severity: urgentIf("$json.branch === 'main'"),
        link: '$json.admin_url',
      };
    },
  },
  {
    app: github,
    event: { nl: 'een controle in GitHub mislukt', en: 'a check fails on GitHub' },
    nodes: (name) => [
      appTrigger(name, 'githubTrigger', 1, {
        owner: pick(githubOwner, 'name'),
        repository: pick(githubRepository, 'name'),
        events: ['check_suite'],
        options: {},
      }),
      keep(`${name}: alleen mislukt`, [['={{ $json.body.check_suite?.conclusion }}', 'is', 'failure']]),
    ],
    get fields() {
      return {
        title: `'${say('Controle mislukt op', 'Check failed on')} ' + $json.body.check_suite.head_branch`,
        text: "$json.body.check_suite.head_commit?.message ?? ''",
        severity: urgentIf("$json.body.check_suite.head_branch === 'main'"),
        link: '$json.body.repository.html_url',
      };
    },
  },
  {
    app: currents,
    event: { nl: 'een testronde in Currents mislukt', en: 'a test run fails in Currents' },
    nodes: (name) => [
      appTrigger(name, 'currentsTrigger', 1, {
        projectId: pick(CURRENTS_PROJECT),
        events: ['RUN_FINISH', 'RUN_TIMEOUT'],
      }),
      keep(
        `${name}: alleen mislukt`,
        [
          ['={{ $json.failures ?? $json.body?.failures ?? 0 }}', '>', 0],
          ['={{ $json.event ?? $json.body?.event }}', 'is', 'RUN_TIMEOUT'],
        ],
        'or',
      ),
    ],
    get fields() {
      return {
        title: `'${say('Testronde', 'Test run')} ' + ($json.buildId ?? $json.body?.buildId)`,
        text: `($json.failures ?? $json.body?.failures ?? 0) + ' tests ${say('mislukt', 'failed')}'`,
        severity: urgent(),
        link: '$json.runUrl ?? $json.body?.runUrl',
      };
    },
  },
];
