import { keep, node } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import { appTrigger } from '../dsl/triggers.js';
import type { Listing, Source } from '../kit/ports.js';
import { app } from './app.js';
import { github } from './code-hosts.js';
import { pick } from './office-tables.js';
import { choose, circleCi, jenkins, netlify, travisCi } from './pipelines.js';
import { urgent, urgentIf } from './severity.js';

/** Builds that failed since the same time yesterday. */
export const failedBuilds: readonly Listing<'alert'>[] = [
  {
    app: jenkins,
    setup: choose('Jenkins', 'je job', 'your job'),
    what: {
      nl: 'de builds die het laatste etmaal in Jenkins mislukten',
      en: 'the builds that failed in Jenkins over the last day',
    },
    nodes: (name) => [
      node(name, 'jenkins', 1, {
        resource: 'build',
        operation: 'getAll',
        job: 'KIES_JE_JOB',
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
      nl: 'de builds die sinds gisteren in Travis CI mislukten',
      en: 'the builds that failed in Travis CI since yesterday',
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
        ['={{ $json.started_at }}', 'after', '={{ $now.minus({ days: 1 }).toISO() }}'],
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
    setup: choose('CircleCI', 'je project', 'your project'),
    what: {
      nl: 'de pijplijnen die de laatste dag in CircleCI mislukten',
      en: 'the CircleCI pipelines that failed in the past day',
    },
    nodes: (name) => [
      node(name, 'circleCi', 1, {
        resource: 'pipeline',
        operation: 'getAll',
        vcs: 'github',
        projectSlug: 'jouw-organisatie/jouw-repository',
        returnAll: false,
        limit: 25,
        filters: { branch: 'main' },
      }),
      keep(`${name}: alleen mislukt`, [
        ['={{ $json.state }}', 'is', 'errored'],
        ['={{ $json.created_at }}', 'after', '={{ $now.minus({ days: 1 }).toISO() }}'],
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
    setup: choose('Netlify', 'je site', 'your site'),
    event: { nl: 'een uitrol in Netlify mislukt', en: 'a Netlify deploy fails' },
    nodes: (name) => [
      appTrigger(name, 'netlifyTrigger', 1, { siteId: 'KIES_JE_SITE', event: 'deployFailed' }),
    ],
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
    setup: choose('GitHub', 'je organisatie en repository', 'your organisation and repository'),
    event: { nl: 'een controle in GitHub mislukt', en: 'a check fails on GitHub' },
    nodes: (name) => [
      appTrigger(name, 'githubTrigger', 1, {
        owner: pick('jouw-organisatie', 'name'),
        repository: pick('jouw-repository', 'name'),
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
    setup: choose('Currents', 'je project', 'your project'),
    event: { nl: 'een testronde in Currents mislukt', en: 'a test run fails in Currents' },
    nodes: (name) => [
      appTrigger(name, 'currentsTrigger', 1, {
        projectId: pick('KIESJEPROJECT'),
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
