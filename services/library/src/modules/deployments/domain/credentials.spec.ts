import { credentialFacts } from '@stroomwerk/catalogue/credentials';
import { node } from '../../../../test/flows.js';
import type { N8nNode } from '../../workflows/domain/n8n.js';
import { credentialsOf } from './credentials.js';

const facts = credentialFacts();
const of = (type: string, rest: Partial<N8nNode>): string[] =>
  credentialsOf(node('Step', type, rest), facts).map((need) => `${need.type}${need.required ? '' : '?'}`);

// Real: the facts of n8n 2.41 that ship.
it.each([
  ['gmail', { typeVersion: 2.2 }, ['gmailOAuth2']],
  ['gmail', { typeVersion: 2.2, parameters: { authentication: 'serviceAccount' } }, ['googleApi']],
  ['gmailTrigger', { typeVersion: 1.2 }, ['gmailOAuth2']],
  ['slack', { typeVersion: 2.3 }, ['slackApi']],
  ['slack', { typeVersion: 2.3, parameters: { authentication: 'oAuth2' } }, ['slackOAuth2Api']],
  ['slackTool', { typeVersion: 2.3, parameters: { authentication: 'oAuth2' } }, ['slackOAuth2Api']],
  ['jira', { parameters: { jiraVersion: 'server' } }, ['jiraSoftwareServerApi']],
  ['webhook', { typeVersion: 2 }, []],
  ['webhook', { typeVersion: 2, parameters: { authentication: 'headerAuth' } }, ['httpHeaderAuth']],
  ['httpRequest', { typeVersion: 4.2, parameters: { url: 'https://a.nl' } }, []],
  ['httpRequest', { typeVersion: 4.2, parameters: { authentication: 'none' } }, []],
  [
    'httpRequest',
    {
      typeVersion: 4.2,
      parameters: { authentication: 'predefinedCredentialType', nodeCredentialType: 'moneybirdApi' },
    },
    ['moneybirdApi'],
  ],
  [
    'httpRequest',
    {
      typeVersion: 4.2,
      parameters: { authentication: 'genericCredentialType', genericAuthType: 'httpHeaderAuth' },
    },
    ['httpHeaderAuth'],
  ],
  ['@n8n/n8n-nodes-langchain.lmChatOpenAi', { typeVersion: 1.2 }, ['openAiApi']],
  ['set', { typeVersion: 3.4 }, []],
  ['n8n-nodes-somebody.crm', {}, []],
  // A version that came after the facts is read as the newest.
  ['gmail', { typeVersion: 99 }, ['gmailOAuth2']],
] as const)('%s %j takes %j', (type, rest, wanted) => {
  expect(of(type, rest as Partial<N8nNode>)).toEqual(wanted);
});
