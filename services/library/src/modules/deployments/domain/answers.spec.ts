import type { DeployAccount, Setting } from '@stroomwerk/contracts/library';
import { cleanAnswer, faultOf, readAnswers } from './answers.js';

const setting = (kind: Setting['kind'], rest: Partial<Setting> = {}): Setting => ({
  ...{ key: 'k', kind, label: 'Label', help: '', example: 'voorbeeld', at: [] },
  ...rest,
});

it.each([
  ['text', {}, '', 'Vul dit in'],
  ['text', {}, '   ', 'Vul dit in'],
  ['text', {}, 'Bonnetjes', undefined],
  ['text', { check: '^\\d+$' }, 'a1', 'Dit lijkt niet op voorbeeld'],
  ['text', { check: '^\\d+$' }, ' 12 ', undefined],
  ['number', {}, '12,5', undefined],
  ['number', {}, '-3', undefined],
  ['number', {}, '12 euro', 'Vul een getal in'],
  ['number', {}, '1e9', 'Vul een getal in'],
  ['mail', {}, 'jan@klant.nl', undefined],
  ['mail', {}, 'jan@klant', 'Vul een e-mailadres in'],
  ['mail', {}, 'jan@klant.nl, piet@klant.nl', 'Vul een e-mailadres in'],
  ['address', {}, 'https://klant.nl/feed', undefined],
  ['address', {}, 'klant.nl', 'Vul een adres in dat met https:// begint'],
  ['address', {}, 'javascript:alert(1)', 'Vul een adres in dat met https:// begint'],
  ['choice', { choices: ['zomer', 'winter'] }, 'zomer', undefined],
  ['choice', { choices: ['zomer', 'winter'] }, 'lente', 'Kies een van de mogelijkheden'],
  ['list', {}, 'a\nb', undefined],
  ['list', {}, ' ,\n ', 'Vul dit in'],
] as const)('%s %j with %j: %s', (kind, rest, answer, fault) => {
  expect(faultOf(setting(kind, rest as Partial<Setting>), answer, 'nl')).toBe(fault);
});

it('is written as n8n reads it', () => {
  expect(cleanAnswer({ kind: 'list' }, ' a@b.nl\n\n c@d.nl ; e@f.nl')).toBe('a@b.nl, c@d.nl, e@f.nl');
  expect(cleanAnswer({ kind: 'number' }, ' 2,5 ')).toBe('2.5');
});

describe('an answered form', () => {
  const account = (state: DeployAccount['state'], ids: string[] = []): DeployAccount => ({
    ...{ key: 'slackApi', app: 'Slack', credential_type: 'slackApi', why: '', steps: [], state },
    chosen: state === 'chosen' ? (ids[0] ?? null) : null,
    choices: ids.map((id) => ({ id, name: `Account ${id}`, used_by: 0 })),
  });
  const read = (one: DeployAccount, accounts: Record<string, string>) =>
    readAnswers({ values: [], accounts: [one] }, { values: {}, accounts }, 'nl');

  it.each([
    [account('chosen', ['c1']), {}, { slackApi: { id: 'c1', name: 'Account c1' } }, undefined],
    [
      account('choose', ['c1', 'c2']),
      { slackApi: 'c2' },
      { slackApi: { id: 'c2', name: 'Account c2' } },
      undefined,
    ],
    [account('choose', ['c1', 'c2']), {}, {}, 'Kies een account'],
    [account('none'), {}, {}, 'Maak dit account eerst in je n8n'],
    [account('chosen', ['c1']), { slackApi: 'somebody-elses' }, {}, 'Dit account staat niet in je n8n'],
    [account('none'), { slackApi: 'somebody-elses' }, {}, 'Dit account staat niet in je n8n'],
    [account('unknown'), {}, {}, undefined],
    [account('unknown'), { slackApi: 'guessed' }, {}, 'Dit account staat niet in je n8n'],
  ] as const)('%j with %j', (one, given, credentials, fault) => {
    const answered = read(one, given);
    expect(answered.credentials).toEqual(credentials);
    expect(answered.fields['accounts.slackApi']).toBe(fault);
  });

  it('names each value that is wrong, takes no example for an answer and drops what nobody asked', () => {
    const values = [
      setting('mail', { key: 'to' }),
      setting('text', { key: 'label' }),
      setting('text', { key: '__proto__' }),
    ];
    const answered = readAnswers(
      { values, accounts: [] },
      { values: { label: 'Bon', other: 'x' }, accounts: {} },
      'en',
    );
    expect(answered.values).toEqual({ label: 'Bon' });
    expect(Object.keys(answered.fields)).toEqual(['values.to', 'values.__proto__']);
  });
});
