import { node } from '../dsl/core.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/ports.js';
import { app } from './app.js';
import { github, gitlab } from './code-hosts.js';
import { pick } from './office-tables.js';
import { githubOwner, githubRepository, gitlabGroup, gitlabProject, inApp } from './values.js';

const METABASE_QUESTION = inApp(
  'Metabase',
  ['vraag', 'question'],
  [
    'Het nummer van de vraag: in het adres achter /question/.',
    'The number of the question: behind /question/ in the address.',
  ],
  '42',
  '^\\d+$',
);

/** Keeps text files with their history. After `read` the text stands in `content` as base64. */
export interface Repository extends Port {
  read(name: string, path: string): NodeSpec;
  create(name: string, path: string, text: string, message: string): NodeSpec;
  edit(name: string, path: string, text: string, message: string): NodeSpec;
}
const PLACE = { owner: pick(githubOwner, 'name'), repository: pick(githubRepository, 'name') };
const githubFile = (name: string, operation: string, rest: NodeSpec['parameters']) =>
  node(name, 'github', 1.1, { resource: 'file', operation, ...PLACE, ...rest, additionalParameters: {} });
const gitlabFile = (name: string, operation: string, rest: NodeSpec['parameters']) =>
  node(name, 'gitlab', 1, {
    resource: 'file',
    operation,
    owner: gitlabGroup,
    repository: gitlabProject,
    ...rest,
    additionalParameters: {},
  });
export const repositories: readonly Repository[] = [
  {
    app: github,
    read: (name, filePath) => githubFile(name, 'get', { filePath, asBinaryProperty: false }),
    create: (name, filePath, fileContent, commitMessage) =>
      githubFile(name, 'create', { filePath, binaryData: false, fileContent, commitMessage }),
    edit: (name, filePath, fileContent, commitMessage) =>
      githubFile(name, 'edit', { filePath, binaryData: false, fileContent, commitMessage }),
  },
  {
    app: gitlab,
    read: (name, filePath) =>
      node(name, 'gitlab', 1, {
        resource: 'file',
        operation: 'get',
        owner: gitlabGroup,
        repository: gitlabProject,
        filePath,
        asBinaryProperty: false,
        additionalParameters: { reference: 'main' },
      }),
    create: (name, filePath, fileContent, commitMessage) =>
      gitlabFile(name, 'create', { filePath, binaryData: false, fileContent, commitMessage, branch: 'main' }),
    edit: (name, filePath, fileContent, commitMessage) =>
      gitlabFile(name, 'edit', { filePath, binaryData: false, fileContent, commitMessage, branch: 'main' }),
  },
];

export const n8nApp = app(
  'n8n',
  'n8n',
  'n8nApi',
  [
    'Maak in n8n bij Settings, n8n API een sleutel.',
    'Vul de sleutel en het adres van je n8n met /api/v1 in.',
  ],
  ['Create a key under Settings, n8n API in n8n.', 'Enter the key and the address of your n8n with /api/v1.'],
  4,
);
/** Every flow that this n8n has, one item each. */
export const n8nFlows = (name: string): NodeSpec =>
  node(name, 'n8n', 1, {
    resource: 'workflow',
    operation: 'getAll',
    returnAll: true,
    filters: {},
    requestOptions: {},
  });
/** The runs that failed lately. */
export const n8nFailures = (name: string): NodeSpec =>
  node(name, 'n8n', 1, {
    resource: 'execution',
    operation: 'getAll',
    returnAll: false,
    limit: 100,
    filters: { status: 'error' },
    options: {},
    requestOptions: {},
  });
/** n8n's own security audit. */
export const n8nAudit = (name: string): NodeSpec =>
  node(name, 'n8n', 1, {
    resource: 'audit',
    operation: 'generate',
    additionalOptions: { daysAbandonedWorkflow: 90 },
    requestOptions: {},
  });

export const npmApp = app(
  'npm',
  'npm',
  'npmApi',
  [
    'Voor openbare pakketten volstaat het registeradres https://registry.npmjs.org.',
    'Vul voor eigen pakketten ook een toegangstoken in.',
  ],
  [
    'For public packages the registry address https://registry.npmjs.org will do.',
    'For packages of your own enter an access token too.',
  ],
  2,
);
/** The latest version of a package, in `$json.version`. */
export const npmLatest = (name: string, packageName: string): NodeSpec =>
  node(name, 'npm', 1, {
    resource: 'package',
    operation: 'getMetadata',
    packageName,
    packageVersion: 'latest',
    requestOptions: {},
  });

export const metabaseApp = app(
  'metabase',
  'Metabase',
  'metabaseApi',
  [
    'Maak in Metabase een gebruiker die alleen de gewenste vragen mag zien.',
    'Vul adres, gebruiker en wachtwoord in n8n in.',
  ],
  [
    'Create a user in Metabase that may see the questions wanted and nothing else.',
    'Enter the address, user and password in n8n.',
  ],
  3,
);
/** The answer to a saved question as a file in `data`. */
export const metabaseFile = (name: string, format: 'csv' | 'xlsx'): NodeSpec =>
  node(name, 'metabase', 1, {
    resource: 'questions',
    operation: 'resultData',
    questionId: METABASE_QUESTION,
    format,
    requestOptions: {},
  });
export const metabaseRows = (name: string): NodeSpec =>
  node(name, 'metabase', 1, {
    resource: 'questions',
    operation: 'resultData',
    questionId: METABASE_QUESTION,
    format: 'json',
    requestOptions: {},
  });
