import { keep, node } from '../dsl/core.js';
import { appTrigger } from '../dsl/triggers.js';
import type { CodeHost, Source } from '../kit/ports.js';
import { app } from './app.js';
import { pick } from './office-tables.js';
import { githubOwner, githubRepository, gitlabGroup, gitlabProject, inApp } from './values.js';

const BITBUCKET_WORKSPACE = inApp(
  'Bitbucket',
  ['werkruimte', 'workspace'],
  [
    'De naam van je werkruimte: in het adres achter bitbucket.org/.',
    'The name of your workspace: behind bitbucket.org/ in the address.',
  ],
  ['jouw-werkruimte', 'your-workspace'],
);
const BITBUCKET_REPOSITORY = inApp(
  'Bitbucket',
  ['repository', 'repository'],
  ['De naam van de repository.', 'The name of the repository.'],
  ['webwinkel', 'webshop'],
);

export const github = app(
  'github',
  'GitHub',
  'githubApi',
  [
    'Maak op github.com/settings/tokens een token met toegang tot de gewenste repository.',
    'Plak je gebruikersnaam en het token in n8n.',
  ],
  [
    'Create a token with access to the repository on github.com/settings/tokens.',
    'Paste your user name and the token into n8n.',
  ],
  5,
);
const PLACE = { owner: pick(githubOwner, 'name'), repository: pick(githubRepository, 'name') };
const githubEvent = (
  events: string,
  action: string,
  event: Source<'work'>['event'],
  fields: Source<'work'>['fields'],
): Source<'work'> => ({
  app: github,
  event,
  nodes: (name) => [
    appTrigger(name, 'githubTrigger', 1, { ...PLACE, events: [events], options: {} }),
    keep(`${name}: alleen nieuw`, [['={{ $json.body.action }}', 'is', action]]),
  ],
  fields,
});
export const githubHost: CodeHost = {
  app: github,
  newIssue: githubEvent(
    'issues',
    'opened',
    { nl: 'iemand in GitHub een issue opent', en: 'someone opens an issue on GitHub' },
    {
      id: '$json.body.issue.number',
      title: '$json.body.issue.title',
      text: "$json.body.issue.body ?? ''",
      author: '$json.body.issue.user.login',
      link: '$json.body.issue.html_url',
      project: '$json.body.repository.full_name',
    },
  ),
  newPullRequest: githubEvent(
    'pull_request',
    'opened',
    { nl: 'er in GitHub een pull request klaarstaat', en: 'a pull request is opened on GitHub' },
    {
      id: '$json.body.pull_request.number',
      title: '$json.body.pull_request.title',
      text: "$json.body.pull_request.body ?? ''",
      author: '$json.body.pull_request.user.login',
      link: '$json.body.pull_request.html_url',
      project: '$json.body.repository.full_name',
    },
  ),
  newRelease: githubEvent(
    'release',
    'published',
    { nl: 'er in GitHub een release verschijnt', en: 'a release is published on GitHub' },
    {
      id: '$json.body.release.id',
      title: '$json.body.release.name || $json.body.release.tag_name',
      text: "$json.body.release.body ?? ''",
      author: '$json.body.release.author.login',
      link: '$json.body.release.html_url',
      project: '$json.body.repository.full_name',
    },
  ),
  createIssue: (name, { title, body }) =>
    node(name, 'github', 1.1, {
      resource: 'issue',
      operation: 'create',
      ...PLACE,
      title,
      body,
      labels: [],
      assignees: [],
    }),
};

export const gitlab = app(
  'gitlab',
  'GitLab',
  'gitlabApi',
  [
    'Maak in GitLab bij Preferences, Access Tokens een token met het recht api.',
    'Vul het adres van je GitLab en het token in n8n in.',
  ],
  [
    'Create a token with the api scope under Preferences, Access Tokens in GitLab.',
    'Enter the address of your GitLab and the token in n8n.',
  ],
  3,
);
const GROUP = { owner: gitlabGroup, repository: gitlabProject };
const gitlabEvent = (
  events: string,
  action: string,
  event: Source<'work'>['event'],
  id: string,
): Source<'work'> => ({
  app: gitlab,
  event,
  nodes: (name) => [
    appTrigger(name, 'gitlabTrigger', 1, { ...GROUP, events: [events] }),
    keep(`${name}: alleen nieuw`, [
      ['={{ $json.body.object_attributes?.action ?? $json.body.action }}', 'is', action],
    ]),
  ],
  fields: {
    id,
    title: '$json.body.object_attributes?.title ?? $json.body.name',
    text: "$json.body.object_attributes?.description ?? $json.body.description ?? ''",
    author: "$json.body.user?.name ?? ''",
    link: '$json.body.object_attributes?.url ?? $json.body.url',
    project: '$json.body.project.path_with_namespace',
  },
});
export const gitlabHost: CodeHost = {
  app: gitlab,
  newIssue: gitlabEvent(
    'issues',
    'open',
    { nl: 'er in GitLab een issue bij komt', en: 'an issue is added in GitLab' },
    '$json.body.object_attributes.iid',
  ),
  newPullRequest: gitlabEvent(
    'merge_requests',
    'open',
    { nl: 'er in GitLab een merge request geopend wordt', en: 'a merge request is opened in GitLab' },
    '$json.body.object_attributes.iid',
  ),
  newRelease: gitlabEvent(
    'releases',
    'create',
    { nl: 'er in GitLab een release uitkomt', en: 'a release comes out in GitLab' },
    '$json.body.id',
  ),
  createIssue: (name, { title, body }) =>
    node(name, 'gitlab', 1, {
      resource: 'issue',
      operation: 'create',
      ...GROUP,
      title,
      body,
      labels: [],
      assignee_ids: [],
    }),
};

export const bitbucket = app(
  'bitbucket',
  'Bitbucket',
  'bitbucketAccessTokenApi',
  [
    'Maak in Bitbucket bij de repository een access token met leesrechten en webhooks.',
    'Vul het token in n8n in.',
  ],
  [
    'Create an access token with read and webhook rights for the repository in Bitbucket.',
    'Enter the token in n8n.',
  ],
  4,
);
/** Bitbucket only tells: it has no step that creates. */
export const bitbucketPullRequest: Source<'work'> = {
  app: bitbucket,
  event: {
    nl: 'er in Bitbucket een pull request aangemaakt wordt',
    en: 'a pull request is created in Bitbucket',
  },
  nodes: (name) => [
    appTrigger(name, 'bitbucketTrigger', 1.1, {
      resource: 'repository',
      workspace: BITBUCKET_WORKSPACE,
      repository: BITBUCKET_REPOSITORY,
      events: ['pullrequest:created'],
    }),
  ],
  fields: {
    id: '$json.pullrequest.id',
    title: '$json.pullrequest.title',
    text: "$json.pullrequest.description ?? ''",
    author: '$json.actor.display_name',
    link: '$json.pullrequest.links.html.href',
    project: '$json.repository.full_name',
  },
};

export const codeHosts: readonly CodeHost[] = [githubHost, gitlabHost];
type Watched = CodeHost & Required<Pick<CodeHost, 'newIssue' | 'newPullRequest' | 'newRelease'>>;
/** Code hosts with all their events. */
export const watchedHosts: readonly Watched[] = codeHosts.filter(
  (host): host is Watched =>
    host.newIssue !== undefined && host.newPullRequest !== undefined && host.newRelease !== undefined,
);
/** What starts when a change is offered for review. */
export const pullRequests: readonly Source<'work'>[] = [
  ...watchedHosts.map((host) => ({ ...host.newPullRequest, setup: host.setup ?? [] })),
  bitbucketPullRequest,
];
