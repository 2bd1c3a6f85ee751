import type { DeployAccount } from '@stroomwerk/contracts/library';
import { chosenOf, credentialsPage, foundAccounts, openAccounts, sentAccounts } from './accounts.js';

const account = (type: string, state: DeployAccount['state'], ids: string[] = []): DeployAccount => ({
  key: type,
  app: type,
  credential_type: type,
  why: '',
  steps: [],
  state,
  chosen: state === 'chosen' ? (ids[0] ?? null) : null,
  choices: ids.map((id) => ({ id, name: id, used_by: 0 })),
});

it('takes the one that fits, and what was picked instead while it is there', () => {
  const gmail = account('gmail', 'chosen', ['a', 'b']);
  expect(chosenOf(gmail, {})).toBe('a');
  expect(chosenOf(gmail, { gmail: 'b' })).toBe('b');
  expect(chosenOf(gmail, { gmail: 'deleted-in-n8n' })).toBe('a');
});

it('waits for what is missing and for what is asked, not for what cannot be listed', () => {
  const all = [
    account('gmail', 'chosen', ['a']),
    account('bird', 'choose', ['b', 'c']),
    account('slack', 'none'),
    account('xero', 'unknown'),
  ];
  expect(openAccounts(all, {}).map(({ app }) => app)).toEqual(['bird', 'slack']);
  expect(openAccounts(all, { bird: 'c' }).map(({ app }) => app)).toEqual(['slack']);
  expect(sentAccounts(all, { bird: 'c' })).toEqual({ gmail: 'a', bird: 'c' });
});

it('tells which account turned up', () => {
  const before = [account('gmail', 'none'), account('bird', 'chosen', ['b'])];
  const now = [account('gmail', 'chosen', ['a']), account('bird', 'chosen', ['b'])];
  expect(foundAccounts(before, now).map(({ app }) => app)).toEqual(['gmail']);
  expect(foundAccounts(now, now)).toEqual([]);
});

it('leads to where accounts are made, also below a path', () => {
  expect(credentialsPage('https://n8n.example')).toBe('https://n8n.example/home/credentials');
  expect(credentialsPage('https://werk.example/n8n')).toBe('https://werk.example/n8n/home/credentials');
});
