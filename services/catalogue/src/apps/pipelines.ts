import { node } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/ports.js';
import { app } from './app.js';
import { github } from './code-hosts.js';
import { pick } from './office-tables.js';
import { githubOwner, githubRepository, inApp } from './values.js';

const JENKINS_JOB = inApp(
  'Jenkins',
  ['job', 'job'],
  ['De naam van de job, zoals hij in het adres staat.', 'The name of the job as its address has it.'],
  ['bouw-webwinkel', 'build-webshop'],
);
const NETLIFY_SITE = inApp(
  'Netlify',
  ['site', 'site'],
  ['Het Site ID, onder Site configuration.', 'The Site ID, under Site configuration.'],
  '3970e0fe-8564-4903-9a55-c5f8de49fb8b',
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
const TRAVIS_PROJECT = inApp(
  'Travis CI',
  ['repository', 'repository'],
  [
    'Je organisatie en repository met een streep ertussen.',
    'Your organisation and repository with a slash between.',
  ],
  ['jouw-organisatie/webwinkel', 'your-organisation/webshop'],
  '^[^/]+/[^/]+$',
);
const RUNDECK_JOB = inApp(
  'Rundeck',
  ['job', 'job'],
  ['De UUID van de job, bovenaan de job.', 'The UUID of the job, at the top of the job.'],
  '8f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a4b',
);
const LAMBDA_FUNCTION = inApp(
  'AWS Lambda',
  ['functie', 'function'],
  ['De naam of ARN van de functie.', 'The name or ARN of the function.'],
  ['jouw-functie', 'your-function'],
);

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
  what: { nl: 'de job in Jenkins', en: 'the Jenkins job' },
  run: (name, note) =>
    node(name, 'jenkins', 1, {
      resource: 'job',
      operation: 'triggerParams',
      job: JENKINS_JOB,
      param: { params: [{ name: say('REDEN', 'REASON'), value: note }] },
    }),
};
export const githubRunner: Runner = {
  app: github,
  setup: [
    ...choose(
      'GitHub',
      'het bestand van je action (nu deploy.yml) en de tak (nu main)',
      'the file of your action (now deploy.yml) and the branch (now main)',
    ),
    {
      nl: 'Geef dat bestand in GitHub onder on de start workflow_dispatch met de invoer reden; een invoer die er niet staat, weigert GitHub.',
      en: 'In GitHub give that file, under on, the start workflow_dispatch with the input reason; GitHub refuses an input that is not there.',
    },
  ],
  what: { nl: 'de GitHub Action', en: 'the GitHub Action' },
  run: (name, note) =>
    node(name, 'github', 1.1, {
      resource: 'workflow',
      operation: 'dispatch',
      owner: pick(githubOwner, 'name'),
      repository: pick(githubRepository, 'name'),
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
  what: { nl: 'een nieuwe uitrol in Netlify', en: 'a new Netlify deploy' },
  run: (name, note) =>
    node(name, 'netlify', 1, {
      resource: 'deploy',
      operation: 'create',
      siteId: NETLIFY_SITE,
      additionalFields: { branch: 'main', title: note },
    }),
};
export const circleCiRunner: Runner = {
  app: circleCi,
  what: { nl: 'de pijplijn in CircleCI', en: 'the CircleCI pipeline' },
  run: (name) =>
    node(name, 'circleCi', 1, {
      resource: 'pipeline',
      operation: 'trigger',
      vcs: 'github',
      projectSlug: CIRCLECI_PROJECT,
      additionalFields: { branch: 'main' },
    }),
};
export const travisRunner: Runner = {
  app: travisCi,
  what: { nl: 'de build in Travis CI', en: 'the Travis CI build' },
  run: (name, message) =>
    node(name, 'travisCi', 1, {
      resource: 'build',
      operation: 'trigger',
      slug: TRAVIS_PROJECT,
      branch: 'main',
      additionalFields: { message },
    }),
};
export const rundeckRunner: Runner = {
  app: rundeck,
  what: { nl: 'de taak in Rundeck', en: 'the Rundeck job' },
  run: (name, note) =>
    node(name, 'rundeck', 1.1, {
      resource: 'job',
      operation: 'execute',
      jobid: RUNDECK_JOB,
      arguments: { arguments: [{ name: say('reden', 'reason'), value: note }] },
      filter: '',
    }),
};
export const lambdaRunner: Runner = {
  app: awsLambda,
  what: { nl: 'de functie in AWS Lambda', en: 'the AWS Lambda function' },
  run: (name, payload) =>
    node(name, 'awsLambda', 1, {
      operation: 'invoke',
      function: LAMBDA_FUNCTION,
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
