// Pure: what several workflows ask, asked once.
import type { DeployAccount, DeployValue } from '@stroomwerk/contracts/library';
import { accountsTogether, valuesTogether } from './together.js';

const account = (credential_type: string, app: string, more: Partial<DeployAccount> = {}): DeployAccount => ({
  ...{ key: credential_type, app, credential_type, why: 'waarom', steps: ['Stap'] },
  ...{ state: 'chosen', chosen: 'a', choices: [{ id: 'a', name: 'Ons account', used_by: 0 }] },
  ...more,
});
const value = (key: string, more: Partial<DeployValue> = {}): DeployValue => ({
  ...{ key, kind: 'text', label: `Vraag ${key}`, help: '', example: 'zo', at: [], used_in: ['Stap'] },
  ...{ value: '', from: 'nothing', earlier: null },
  ...more,
});

it('asks for an account once, for all workflows that need it, by what each calls it', () => {
  const [gmail, slack, ...none] = accountsTogether([
    { filename: 'a.json', asked: [account('gmailOAuth2', 'Gmail')] },
    { filename: 'b.json', asked: [account('slackApi', 'Slack'), account('gmailOAuth2', 'Gmail')] },
  ]);
  expect(none).toEqual([]);
  expect(gmail).toMatchObject({
    key: 'gmailOAuth2',
    needed_by: [
      { filename: 'a.json', key: 'gmailOAuth2' },
      { filename: 'b.json', key: 'gmailOAuth2' },
    ],
  });
  expect(slack?.needed_by).toEqual([{ filename: 'b.json', key: 'slackApi' }]);
});

it('keeps accounts of a type for any app apart by their app', () => {
  const found = accountsTogether([
    { filename: 'a.json', asked: [account('httpHeaderAuth', 'Picqer')] },
    {
      filename: 'b.json',
      asked: [
        account('httpHeaderAuth', 'Sendcloud'),
        account('httpHeaderAuth', 'picqer', { key: 'httpHeaderAuth:picqer' }),
      ],
    },
  ]);
  expect(
    found.map(({ app, needed_by: by }) => [app, by.map(({ filename, key }) => `${filename} ${key}`)]),
  ).toEqual([
    ['Picqer, picqer', ['a.json httpHeaderAuth', 'b.json httpHeaderAuth:picqer']],
    ['Sendcloud', ['b.json httpHeaderAuth']],
  ]);
  expect(new Set(found.map(({ key }) => key)).size).toBe(2);
});

it('names the apps that one account opens', () => {
  const [one] = accountsTogether([
    { filename: 'a.json', asked: [account('googleApi', 'Google Drive')] },
    { filename: 'b.json', asked: [account('googleApi', 'Google Drive, Google Sheets')] },
  ]);
  expect(one?.app).toBe('Google Drive, Google Sheets');
});

it('asks the same question once, with the earlier answer of whichever has one', () => {
  const known = { value: 'jan@klant.nl', from: 'earlier' as const, earlier: 'Bonnetjes' };
  expect(
    valuesTogether([
      { filename: 'a.json', asked: [value('who')] },
      { filename: 'b.json', asked: [value('who', known)] },
    ]),
  ).toMatchObject([{ key: 'who', asked_by: ['a.json', 'b.json'], ...known }]);
});

it.each([
  ['key', { key: 'other' }],
  ['kind', { kind: 'number' }],
  ['words', { label: 'Iets anders' }],
  ['explanation', { help: 'Van de inkoop' }],
  ['example', { example: '#inkoop' }],
  ['choices', { choices: ['a', 'b'] }],
  ['pattern', { check: '^x' }],
] as const)('asks for each where the %s differs', (_, other) => {
  const found = valuesTogether([
    { filename: 'a.json', asked: [value('who')] },
    { filename: 'b.json', asked: [{ ...value('who'), ...(other as Partial<DeployValue>) }] },
  ]);
  expect(found.map(({ asked_by: by }) => by)).toEqual([['a.json'], ['b.json']]);
  expect(new Set(found.map(({ id }) => id)).size).toBe(2);
});
