import { credentialFacts } from '@stroomwerk/catalogue/credentials';
import type { Account, WorkflowStep } from '@stroomwerk/contracts/library';
import { chain, node } from '../../../../test/flows.js';
import type { N8nNode } from '../../workflows/domain/n8n.js';
import { matchAccounts, neededAccounts } from './accounts.js';

const facts = credentialFacts();
const http = (name: string, type: string): N8nNode =>
  node(name, 'httpRequest', {
    typeVersion: 4.2,
    parameters: { authentication: 'genericCredentialType', genericAuthType: type },
  });
const step = (name: string, app: string): WorkflowStep => ({ name, app, kind: 'step', position: [0, 0] });
const account = (app: string, credential_type: string): Account => ({
  ...{ app, credential_type, why: `voor ${app}`, steps: [] },
});
const needed = (nodes: N8nNode[], accounts: Account[] = [], steps: WorkflowStep[] = []) =>
  neededAccounts({ flow: chain(...nodes), accounts, steps }, facts, 'nl');

it('asks for each account once, with the steps that use it, as its author words it', () => {
  const nodes = [
    node('Mail', 'gmailTrigger', { typeVersion: 1.2 }),
    node('Meld', 'slack', { typeVersion: 2.3 }),
    node('Antwoord', 'gmail', { typeVersion: 2.1 }),
    node('Uit', 'notion', { typeVersion: 2.2, disabled: true }),
  ];
  expect(needed(nodes, [account('Slack', 'slackApi'), account('Gmail', 'gmailOAuth2')])).toEqual([
    { key: 'slackApi', app: 'Slack', credential_type: 'slackApi', why: 'voor Slack', steps: ['Meld'] },
    {
      ...{ key: 'gmailOAuth2', app: 'Gmail', credential_type: 'gmailOAuth2', why: 'voor Gmail' },
      steps: ['Mail', 'Antwoord'],
    },
  ]);
});

it('asks for what nobody declared, since n8n publishes nothing without it', () => {
  const form = node('Vraag', 'formTrigger', {
    typeVersion: 2.2,
    parameters: { authentication: 'basicAuth' },
  });
  expect(needed([form])).toMatchObject([
    { key: 'httpBasicAuth', app: 'n8n', steps: ['Vraag'], why: expect.stringContaining('slot op de deur') },
  ]);
});

it('tells two apps apart that are called with one type of key, and the lock of a door from both', () => {
  const nodes = [
    node('Binnen', 'webhook', { typeVersion: 2, parameters: { authentication: 'headerAuth' } }),
    http('Lees Picqer', 'httpHeaderAuth'),
    http('Lees Zammad', 'httpHeaderAuth'),
  ];
  const steps = [step('Lees Picqer', 'Picqer'), step('Lees Zammad', 'Zammad')];
  const found = needed(
    nodes,
    [account('Zammad', 'httpHeaderAuth'), account('Picqer', 'httpHeaderAuth')],
    steps,
  );
  expect(found.map(({ key, app, steps: used }) => [key, app, used])).toEqual([
    ['httpHeaderAuth', 'Zammad', ['Lees Zammad']],
    ['httpHeaderAuth:picqer', 'Picqer', ['Lees Picqer']],
    ['httpHeaderAuth:n8n', 'n8n', ['Binnen']],
  ]);
});

it('drops what is declared and no step takes, and joins apps that one account opens', () => {
  const nodes = [node('Post', 'facebookGraphApi', { typeVersion: 1 })];
  const declared = [account('Instagram', 'facebookGraphApi'), account('Facebook', 'facebookGraphApi')];
  expect(needed(nodes, [account('Notion', 'notionApi'), ...declared])).toMatchObject([
    { key: 'facebookGraphApi', app: 'Instagram, Facebook' },
  ]);
});

it('chooses the one that fits, asks where several do, and says where none does or nobody can know', () => {
  const [slack] = needed([node('Meld', 'slack', { typeVersion: 2.3 })]);
  const one = { id: 'c1', name: 'Team', type: 'slackApi' };
  const other = { id: 'c2', name: 'Klant', type: 'slackApi' };
  const match = (...theirs: (typeof one)[]) =>
    matchAccounts(slack ? [slack] : [], theirs, new Map([['c1', 3]]));
  expect(match(one, { ...other, type: 'gmailOAuth2' })).toMatchObject([
    { state: 'chosen', chosen: 'c1', choices: [{ id: 'c1', name: 'Team', used_by: 3 }] },
  ]);
  expect(match(one, other)).toMatchObject([
    { state: 'choose', chosen: null, choices: [{ used_by: 3 }, { id: 'c2', used_by: 0 }] },
  ]);
  expect(match()).toMatchObject([{ state: 'none', chosen: null, choices: [] }]);
  expect(matchAccounts(slack ? [slack] : [], undefined, new Map())).toMatchObject([{ state: 'unknown' }]);
});
