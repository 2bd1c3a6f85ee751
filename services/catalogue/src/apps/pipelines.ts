import { node } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/ports.js';
import { app } from './app.js';
import { github } from './code-hosts.js';
import { pick } from './office-tables.js';

/** Starts a build, deployment or job; `note` tells why. */
export interface Runner extends Port {
  run(name: string, note: string): NodeSpec;
  /** What it starts, as people say it. */
  readonly what: { nl: string; en: string };
}

export const jenkins = app(
  'jenkins',
  'Jenkins',
  'jenkinsApi',
  ['Maak in Jenkins bij je gebruiker een API-token.', 'Vul adres, gebruiker en token in n8n in.'],
  ['Create an API token for your user in Jenkins.', 'Enter the address, user and token in n8n.'],
  3,
);
export const circleCi = app(
  'circleCi',
  'CircleCI',
  'circleCiApi',
  ['Maak in CircleCI bij User Settings een persoonlijk API-token.', 'Plak het token in n8n.'],
  ['Create a personal API token under User Settings in CircleCI.', 'Paste the token into n8n.'],
  2,
);
export const travisCi = app(
  'travisCi',
  'Travis CI',
  'travisCiApi',
  ['Kopieer in Travis CI bij Settings je API-token.', 'Plak het token in n8n.'],
  ['Copy your API token under Settings in Travis CI.', 'Paste the token into n8n.'],
  2,
);
export const netlify = app(
  'netlify',
  'Netlify',
  'netlifyApi',
  [
    'Maak in Netlify bij User settings, Applications een toegangstoken.',
    'Plak het token in n8n en kies je site.',
  ],
  [
    'Create an access token under User settings, Applications in Netlify.',
    'Paste the token into n8n and choose your site.',
  ],
  3,
);
export const rundeck = app(
  'rundeck',
  'Rundeck',
  'rundeckApi',
  ['Maak in Rundeck bij je profiel een API-token.', 'Vul het adres en het token in n8n in.'],
  ['Create an API token in your Rundeck profile.', 'Enter the address and the token in n8n.'],
  3,
);
export const awsLambda = app(
  'awsLambda',
  'AWS Lambda',
  'aws',
  [
    'Maak in AWS IAM een gebruiker die alleen deze functie mag aanroepen.',
    'Vul regio, Access Key ID en Secret Access Key in n8n in.',
  ],
  [
    'Create a user in AWS IAM that may invoke this function and nothing else.',
    'Enter the region, access key ID and secret access key in n8n.',
  ],
  3,
);
export const ssh = app(
  'ssh',
  'SSH',
  'sshPrivateKey',
  [
    'Maak op de server een gebruiker met alleen de rechten die dit script nodig heeft.',
    'Vul host, gebruiker en de privésleutel in n8n in.',
  ],
  [
    'Create a user on the server with just the rights that this script needs.',
    'Enter the host, user and private key in n8n.',
  ],
  3,
);
export const sshRun = (name: string, command: string): NodeSpec =>
  node(name, 'ssh', 1, {
    authentication: 'privateKey',
    resource: 'command',
    operation: 'execute',
    command,
    cwd: '/',
  });

export const choose = (label: string, thing: string, en: string) => [
  { nl: `Kies in de ${label}-stap ${thing}.`, en: `Choose ${en} in the ${label} step.` },
];
export const jenkinsRunner: Runner = {
  app: jenkins,
  setup: choose('Jenkins', 'je job', 'your job'),
  what: { nl: 'de job in Jenkins', en: 'the Jenkins job' },
  run: (name, note) =>
    node(name, 'jenkins', 1, {
      resource: 'job',
      operation: 'triggerParams',
      job: 'KIES_JE_JOB',
      param: { params: [{ name: say('REDEN', 'REASON'), value: note }] },
    }),
};
export const githubRunner: Runner = {
  app: github,
  setup: choose('GitHub', 'je repository en de action', 'your repository and the action'),
  what: { nl: 'de GitHub Action', en: 'the GitHub Action' },
  run: (name, note) =>
    node(name, 'github', 1.1, {
      resource: 'workflow',
      operation: 'dispatch',
      owner: pick('jouw-organisatie', 'name'),
      repository: pick('jouw-repository', 'name'),
      workflowId: pick('deploy.yml', 'filename'),
      ref: pick('main', 'name'),
      inputs: note.startsWith('=')
        ? `={{ JSON.stringify({ ${say('reden', 'reason')}: \`${note
            .slice(1)
            .replace(/\{\{\s*/g, '${')
            .replace(/\s*\}\}/g, '}')}\` }) }}`
        : JSON.stringify({ [say('reden', 'reason')]: note }),
    }),
};
export const netlifyRunner: Runner = {
  app: netlify,
  setup: choose('Netlify', 'je site', 'your site'),
  what: { nl: 'een nieuwe uitrol in Netlify', en: 'a new Netlify deploy' },
  run: (name, note) =>
    node(name, 'netlify', 1, {
      resource: 'deploy',
      operation: 'create',
      siteId: 'KIES_JE_SITE',
      additionalFields: { branch: 'main', title: note },
    }),
};
export const circleCiRunner: Runner = {
  app: circleCi,
  setup: choose('CircleCI', 'je project', 'your project'),
  what: { nl: 'de pijplijn in CircleCI', en: 'the CircleCI pipeline' },
  run: (name) =>
    node(name, 'circleCi', 1, {
      resource: 'pipeline',
      operation: 'trigger',
      vcs: 'github',
      projectSlug: 'jouw-organisatie/jouw-repository',
      additionalFields: { branch: 'main' },
    }),
};
export const travisRunner: Runner = {
  app: travisCi,
  setup: choose('Travis CI', 'je repository', 'your repository'),
  what: { nl: 'de build in Travis CI', en: 'the Travis CI build' },
  run: (name, message) =>
    node(name, 'travisCi', 1, {
      resource: 'build',
      operation: 'trigger',
      slug: 'jouw-organisatie/jouw-repository',
      branch: 'main',
      additionalFields: { message },
    }),
};
export const rundeckRunner: Runner = {
  app: rundeck,
  setup: choose('Rundeck', 'het job-id', 'the job id'),
  what: { nl: 'de taak in Rundeck', en: 'the Rundeck job' },
  run: (name, note) =>
    node(name, 'rundeck', 1.1, {
      resource: 'job',
      operation: 'execute',
      jobid: '00000000-0000-4000-8000-000000000000',
      arguments: { arguments: [{ name: say('reden', 'reason'), value: note }] },
      filter: '',
    }),
};
export const lambdaRunner: Runner = {
  app: awsLambda,
  setup: choose('AWS Lambda', 'je functie', 'your function'),
  what: { nl: 'de functie in AWS Lambda', en: 'the AWS Lambda function' },
  run: (name, payload) =>
    node(name, 'awsLambda', 1, {
      operation: 'invoke',
      function: 'jouw-functie',
      qualifier: '$LATEST',
      invocationType: 'RequestResponse',
      payload: payload.startsWith('=')
        ? `={{ JSON.stringify({ ${say('reden', 'reason')}: \`${payload
            .slice(1)
            .replace(/\{\{\s*/g, '${')
            .replace(/\s*\}\}/g, '}')}\` }) }}`
        : JSON.stringify({ [say('reden', 'reason')]: payload }),
    }),
};
export const sshRunner: Runner = {
  app: ssh,
  setup: choose('SSH', 'het script op je server', 'the script on your server'),
  what: { nl: 'het script op je server', en: 'the script on your server' },
  run: (name) => sshRun(name, say('/opt/scripts/uitrol.sh', '/opt/scripts/deploy.sh')),
};
export const runners: readonly Runner[] = [
  githubRunner,
  jenkinsRunner,
  netlifyRunner,
  sshRunner,
  circleCiRunner,
  lambdaRunner,
  travisRunner,
  rundeckRunner,
];
/** Runners that publish a website or app. */
export const deployers: readonly Runner[] = [
  githubRunner,
  netlifyRunner,
  jenkinsRunner,
  circleCiRunner,
  sshRunner,
];
