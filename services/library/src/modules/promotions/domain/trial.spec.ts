import { credentialFacts } from '@stroomwerk/catalogue/credentials';
import type { Setting } from '@stroomwerk/contracts/library';
import { chain, node } from '../../../../test/flows.js';
import { deployedId } from '../../deployments/domain/prepare.js';
import type { Deployed } from '../../updates/domain/flow.js';
import type { N8nNode } from '../../workflows/domain/n8n.js';
import { promotionValues, readPromotion } from './answers.js';
import { type Exchange, exchanged, leftOut, outlineOf } from './exchange.js';
import { trialValues } from './places.js';
import { matchProduction, trialAccounts } from './trial-accounts.js';

const setting = (
  key: string,
  kind: Setting['kind'],
  step: string,
  path: string,
  example: string,
): Setting => ({
  ...{ key, kind, label: `Vraag ${key}`, help: '', example, at: [{ step, path }] },
});
const sheet = (value: string) => ({
  __rl: true,
  mode: 'list',
  value,
  cachedResultName: 'Test',
  cachedResultUrl: 'u',
});
const bare = (...nodes: N8nNode[]): Deployed => ({ name: 'Bonnen', settings: {}, ...chain(...nodes) });

const slack = (id: string) => ({ slackApi: { id, name: `Slack ${id}` } });
const trial = bare(
  node('Start', 'webhook', {
    id: deployedId('trial', 'start'),
    webhookId: 'hook',
    parameters: { path: 'hook' },
  }),
  node('Meld', 'slack', {
    id: deployedId('trial', 'meld'),
    typeVersion: 2.3,
    parameters: { text: 'Van jan@klant.nl', channelId: { __rl: true, mode: 'name', value: '#test' } },
    credentials: slack('a'),
  }),
  node('Eigen', 'slack', { id: 'own', typeVersion: 2.3, parameters: {}, credentials: slack('b') }),
  node('Boek', 'googleSheets', { id: 'boek', parameters: { documentId: sheet('1abc') } }),
  node('Bel', 'httpRequest', {
    id: 'bel',
    parameters: { url: 'https://test.klant.nl/a', body: '={{ $json.url }}' },
  }),
);

describe('the values of a trial', () => {
  const source = {
    ...{ content: trial, base: trial, answers: { who: 'jan@klant.nl' } },
    settings: [setting('who', 'mail', 'Meld', 'text', 'ik@example.com')],
  };
  const values = trialValues(source);

  it('are the answers where they stand, then what is chosen, addresses and channels; expressions are none', () => {
    expect(
      values.map(({ key, text, differs, places }) => [key.slice(0, 3), text, differs, places[0]?.step]),
    ).toEqual([
      ['who', 'jan@klant.nl', 'mail', 'Meld'],
      ['at-', '#test', 'channel', 'Meld'],
      ['at-', '1abc', 'document', 'Boek'],
      ['at-', 'https://test.klant.nl/a', 'address', 'Bel'],
    ]);
  });

  it('are told by the name of their field where a step sets several', () => {
    const fields = ['kanaal', 'tekst'].map((name) => ({ id: name, name, value: 'C0123', type: 'string' }));
    const content = bare(node('Zet', 'set', { parameters: { assignments: { assignments: fields } } }));
    expect(trialValues({ ...source, settings: [], content })).toMatchObject([
      { label: 'Kanaal', text: 'C0123', differs: 'channel', places: [{ step: 'Zet' }] },
    ]);
  });

  it('are what somebody typed over an answer, and nothing where they made an expression of it', () => {
    const typed = (text: string) => {
      const nodes = trial.nodes.map((one) =>
        one.name === 'Meld' ? { ...one, name: 'Bericht', parameters: { text } } : one,
      );
      return trialValues({ ...source, content: { ...trial, nodes } }).find(({ key }) => key === 'who');
    };
    expect(typed('piet@klant.nl')).toMatchObject({ text: 'piet@klant.nl', places: [{ step: 'Bericht' }] });
    expect(typed('={{ $json.mail }}')).toBeUndefined();
  });

  it('are one for the same text in several steps', () => {
    const more = node('Lees', 'googleSheets', { id: 'lees', parameters: { documentId: sheet('1abc') } });
    const found = trialValues({ ...source, content: { ...trial, nodes: [...trial.nodes, more] } });
    expect(found.find(({ text }) => text === '1abc')?.places.map(({ step }) => step)).toEqual([
      'Boek',
      'Lees',
    ]);
  });

  it('stay exchanged once they were, and follow the trial where they were the same', () => {
    const [who, channel] = values;
    const before = [
      { places: who?.places ?? [], from: 'oud@test.nl', to: 'zaak@klant.nl' },
      { places: channel?.places ?? [], from: '#oud', to: '#oud' },
    ];
    expect(
      promotionValues(values, before, new Map())
        .map(({ value }) => value)
        .slice(0, 2),
    ).toEqual(['zaak@klant.nl', '#test']);
  });

  it('must be given where production knows another id, unless that went there already', () => {
    const call = node('Roep', 'executeWorkflow', {
      id: 'call',
      parameters: { workflowId: { __rl: true, mode: 'list', value: 'sub-test' } },
    });
    const found = trialValues({ ...source, settings: [], content: bare(call) });
    const asked = (promoted: ReadonlyMap<string, string>) => ({
      ...{ values: found, shown: promotionValues(found, [], promoted), accounts: [] },
    });
    const none = { values: {}, accounts: {} };
    expect(Object.keys(readPromotion(asked(new Map()), none, 'nl').fields)).toEqual([
      `values.${found[0]?.key}`,
    ]);
    const known = readPromotion(asked(new Map([['sub-test', 'sub-live']])), none, 'nl');
    expect([known.fields, known.values[0]?.to]).toEqual([{}, 'sub-live']);
  });

  it('are refused where they are of another kind, and taken as they are where the trial ran with them', () => {
    const shown = promotionValues(values, [], new Map());
    const read = (who: string) =>
      readPromotion({ values, shown, accounts: [] }, { values: { who, stray: 'x' }, accounts: {} }, 'en');
    expect(read('nobody').fields).toEqual({ 'values.who': 'Enter an email address' });
    expect(read('').fields).toEqual({ 'values.who': 'Fill this in' });
    expect(read('jan@klant.nl').fields).toEqual({});
  });
});

describe('the accounts of a trial', () => {
  const accounts = trialAccounts(trial, [], credentialFacts(), 'gekoppeld');

  it('are those that its steps have, each exchanged for one of its own', () => {
    expect(
      accounts.map(({ credential_type, trial: has, steps }) => [credential_type, has?.id ?? null, steps]),
    ).toEqual(
      expect.arrayContaining([
        ['slackApi', 'a', ['Meld']],
        ['slackApi', 'b', ['Eigen']],
      ]),
    );
    expect(new Set(accounts.map(({ key }) => key)).size).toBe(accounts.length);
  });

  it('are matched by type, with what they were exchanged for before', () => {
    const theirs = ['x', 'y'].map((id) => ({ id, name: id, type: 'slackApi' }));
    const before = new Map([['slackApi a', { id: 'y', name: 'y' }]]);
    const matched = matchProduction(accounts, theirs, new Map(), before);
    expect(matched.filter(({ credential_type }) => credential_type === 'slackApi')).toMatchObject([
      { trial: 'Slack a', state: 'chosen', chosen: 'y' },
      { trial: 'Slack b', state: 'choose', chosen: null },
    ]);
    const gone = new Map([['slackApi a', { id: 'weg', name: 'weg' }]]);
    expect(matchProduction(accounts, theirs, new Map(), gone)[0]).not.toMatchObject({ chosen: 'weg' });
  });
});

describe('the exchange', () => {
  const exchange: Exchange = {
    ...{ trial: 'trial', production: 'live', fileIds: ['start', 'meld'], reportTo: null },
    accounts: ({ credentials }): Record<string, { id: string; name: string }> =>
      credentials ? { slackApi: { id: 'z', name: 'Zaak' } } : {},
    values: [{ places: [{ id: 'boek', path: 'documentId.value' }], from: '1abc', to: '2def' }],
  };
  const live = exchanged(trial, exchange);
  const step = (name: string) => live.nodes.find((one) => one.name === name);

  it('keeps the steps, and none of their ids and accounts', () => {
    expect(live.connections).toEqual(trial.connections);
    expect(step('Meld')).toMatchObject({
      id: deployedId('live', 'meld'),
      credentials: { slackApi: { id: 'z' } },
    });
    expect(JSON.stringify(live)).not.toMatch(/Slack [ab]|"own"|"hook"/);
    expect(step('Start')?.parameters.path).toBe(step('Start')?.webhookId);
  });

  it('writes a value without what the editor noted beside it', () => {
    expect(step('Boek')?.parameters.documentId).toEqual({ __rl: true, mode: 'list', value: '2def' });
    expect(step('Bel')).toMatchObject({ parameters: { url: 'https://test.klant.nl/a' } });
  });

  it('is the same each time, so that two trials differ by what was changed', () => {
    expect(exchanged(trial, exchange)).toEqual(live);
  });

  it('leaves behind what names workflows of the test instance, and the secret of its reports', () => {
    const report = node('Meld fout', 'httpRequest', {
      parameters: { url: 'https://ons.nl/api/automations/report/geheim-geheim-geheim-geheim' },
    });
    const flow = {
      ...bare(report),
      settings: { errorWorkflow: 'x', callerIds: 'y', timezone: 'Europe/Amsterdam' },
    };
    expect(leftOut(flow)).toEqual(['error_workflow', 'callers']);
    const { nodes, settings } = exchanged(flow, exchange);
    expect(settings).toEqual({ timezone: 'Europe/Amsterdam' });
    expect(nodes[0]?.parameters.url).toBe('https://ons.nl/api/automations/report/secret');
  });

  it('adds a path for errors where production is reached and there is none', () => {
    const reportTo = {
      address: 'https://ons.nl/api/automations/report/secret',
      brand: 'Ons',
      lang: 'nl',
    } as const;
    const added = exchanged(trial, { ...exchange, reportTo }).nodes.slice(trial.nodes.length);
    expect(added.map(({ type }) => type)).toEqual([
      'n8n-nodes-base.errorTrigger',
      'n8n-nodes-base.httpRequest',
    ]);
  });

  it('keeps of what is sent no value that somebody typed', () => {
    expect(JSON.stringify(outlineOf(live))).not.toMatch(/klant|2def|Zaak/);
  });
});
