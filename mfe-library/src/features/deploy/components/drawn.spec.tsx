// Real: what a customer reads before and after the button, in both languages, drawn as at the edge. The journey has the rest.
import type { Language } from '@stroomwerk/contracts';
import type { DeployAccount, DeployForm, Deployment } from '@stroomwerk/contracts/library';
import { createQueryClient, DataProvider, type PageConfig, RuntimeProvider } from '@stroomwerk/mfe-runtime';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { stageOf } from '../model/stage.js';
import { Accounts } from './Accounts.js';
import { Failed, Undone } from './Ended.js';
import { Existing } from './Existing.js';
import { Go } from './Go.js';
import { Placed } from './Placed.js';
import { Refused } from './Refused.js';
import { UnderWay } from './UnderWay.js';

const brand = { name: 'Merk', supportEmail: 'a@b.nl', kvkNumber: '1', vatId: '2', address: 'Straat 1' };
const drawn = (shown: ReactNode, language: Language = 'nl'): string => {
  const config: PageConfig = { aiOpsUrl: '', brand, language };
  return renderToString(
    <MemoryRouter>
      <RuntimeProvider server={{ config, api: { call: () => Promise.reject() } as never }}>
        <DataProvider client={createQueryClient()}>{shown}</DataProvider>
      </RuntimeProvider>
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '');
};

const connection = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'Productie',
  address: 'https://n8n.example',
  state: 'ok',
  n8n_version: '2.41.0',
} as const;
const account = (more: Partial<DeployAccount> = {}): DeployAccount => ({
  key: 'gmailOAuth2',
  app: 'Gmail',
  credential_type: 'gmailOAuth2',
  why: 'Leest je mail.',
  steps: ['Bonmail', 'Stuur terug'],
  state: 'chosen',
  chosen: 'a',
  choices: [{ id: 'a', name: 'Gmail administratie', used_by: 3 }],
  ...more,
});
const form = (more: Partial<DeployForm> = {}): DeployForm => ({
  workflow: {
    filename: 'bonnetjes.json',
    slug: 'bonnetjes',
    name: 'Bonnetjes',
    version: 1,
    language: 'nl',
    minutes_saved: 6,
  },
  connections: [connection],
  connection: connection.id,
  accounts: [account()],
  values: [],
  by_hand: [],
  starts_itself: true,
  adds_error_path: true,
  existing: null,
  refusal: null,
  missing: [],
  automations: { used: 5, most: 5, next_plan: 'launch_special' },
  ...more,
});
const nothing = () => undefined;
const looking = {
  at: Date.parse('2026-11-27T09:39:12Z'),
  failed: false,
  busy: false,
  switching: false,
  now: () => Promise.resolve(),
};
const accounts = (one: Partial<DeployAccount>, picked = {}) =>
  drawn(
    <Accounts
      accounts={[account(one)]}
      connection={connection}
      picked={picked}
      onPick={nothing}
      looking={looking}
    />,
  );

describe('an account', () => {
  it('that fits is chosen, by name and with how much it is used', () => {
    const text = accounts({});
    expect(text).toContain('1 van 1');
    expect(text).toContain('Gmail administratie · gebruikt in 2 stappen');
    expect(text).toContain('Gekozen');
  });

  it('of several is asked, with none chosen for somebody', () => {
    const choices = [
      { id: 'a', name: 'Moneybird Werkplaats', used_by: 3 },
      { id: 'b', name: 'Moneybird test', used_by: 0 },
    ];
    const text = accounts({ state: 'choose', chosen: null, choices });
    expect(text).toContain('0 van 1');
    expect(text).toContain('gebruikt door 3 automatiseringen');
    expect(text).toContain('nog niet gebruikt');
    expect(text).not.toContain('checked=""');
    const key = account().key;
    expect(accounts({ state: 'choose', chosen: null, choices }, { [key]: 'b' })).toContain('checked=""');
  });

  it('that is missing leads to where it is made, in another tab, and says when was looked', () => {
    const text = accounts({ state: 'none', chosen: null, choices: [] });
    expect(text).toContain('Niet gevonden in Productie');
    expect(text).toContain('href="https://n8n.example/home/credentials" target="_blank"');
    expect(text).toContain('Laatst gekeken om 10:39:12, nog niet gevonden');
  });

  it('that may not be listed does not hold the button up, and names its steps', () => {
    const text = accounts({ state: 'unknown', chosen: null, choices: [] });
    expect(text).toContain('1 van 1');
    expect(text).toContain('<li>Stuur terug</li>');
  });
});

describe('the button', () => {
  const go = (waitsFor: string[], more: Partial<DeployForm> = {}) =>
    drawn(
      <Go
        form={form(more)}
        connection={connection}
        trigger="Scheduled"
        waitsFor={waitsFor}
        busy={false}
        failure={undefined}
      />,
    );

  it('says where it goes, under which tag, and what is added', () => {
    const text = go([]);
    expect(text).toContain('<b>Productie</b> (n8n 2.41), met het label Merk');
    expect(text).toContain('Zet aan in Productie');
    expect(text).toContain('Gaat er iets mis, dan hoor je het.');
    expect(text).not.toContain('aria-disabled');
  });

  it('waits for an account and names it', () => {
    const text = go(['Gmail', 'Slack']);
    expect(text).toContain('Nog 2 accounts: Gmail en Slack. Daarna staat deze knop aan.');
    expect(text).toContain('aria-disabled="true"');
  });

  it('says of a second copy that it is called at another address', () => {
    const again = (trigger: 'Webhook' | 'Scheduled') =>
      drawn(
        <Go
          {...{ form: form(), connection, trigger, waitsFor: [], busy: false, failure: undefined }}
          again
        />,
      );
    expect(again('Webhook')).toContain('krijgt een eigen webhook-adres');
    expect(again('Scheduled')).not.toContain('webhook');
  });

  it('promises to place, not to switch on, what is started by hand', () => {
    const text = go([], { starts_itself: false });
    expect(text).toContain('Plaats in Productie');
    expect(text).toContain('Start je zelf in n8n');
    expect(text).not.toContain('Zet aan');
  });
});

const refused = (more: Partial<DeployForm>, language?: Language) =>
  drawn(
    <Refused
      form={form(more)}
      kept={{ address: '/account/n8n?workflow=bonnetjes.json' }}
      connection={connection}
      onLook={nothing}
      busy={false}
    />,
    language,
  );

describe('a refusal', () => {
  const kept = 'href="/account/n8n?workflow=bonnetjes.json"';

  it.each([
    ['no_connection', 'Je hebt nog geen n8n gekoppeld', 'No n8n is connected yet'],
    ['connection_failing', 'Productie werkt niet', 'Productie does not work'],
    [
      'agreement_required',
      'Eerst akkoord met de verwerkersovereenkomst',
      'The processing agreement comes first',
    ],
    ['missing_scope', 'De sleutel van je n8n mag dit niet', 'The key of your n8n may not do this'],
  ] as const)('%s: says so, and leads to what mends it with the workflow kept', (refusal, nl, en) => {
    expect(refused({ refusal })).toContain(nl);
    expect(refused({ refusal }, 'en')).toContain(en);
    expect(refused({ refusal })).toContain(kept);
  });

  it('names what does not work without a right', () => {
    const missing = [{ scope: 'workflow:create', without: 'We kunnen niets plaatsen.' }];
    const text = refused({ refusal: 'missing_scope', missing });
    expect(text).toContain('workflow:create');
    expect(text).toContain('We kunnen niets plaatsen.');
  });

  it('names the plan with more automations, and the dashboard where no plan has more', () => {
    expect(refused({ refusal: 'automation_limit' })).toContain('Met Launch Special zijn dat er 20.');
    const most = { used: 2_000, most: 2_000, next_plan: null };
    const text = refused({ refusal: 'automation_limit', automations: most });
    expect(text).toContain('2.000');
    expect(text).toContain('href="/dashboard?tab=automations"');
  });

  it('shows the offer to who has no plan', () => {
    expect(refused({ refusal: 'no_plan' })).toContain('Upgrade to Premium');
  });
});

it('says that it is there already, with a way to it and a way to place it once more', () => {
  const existing = { automation_id: 'id-1', name: 'Bonnetjes', n8n_url: 'https://n8n.example/workflow/7' };
  const text = drawn(<Existing existing={existing} n8n="Productie" onAgain={nothing} />);
  expect(text).toContain('Staat al in Productie');
  expect(text).toContain('href="https://n8n.example/workflow/7"');
  expect(text).toContain('href="/dashboard/automations/id-1"');
  expect(text).toContain('Nog een keer plaatsen');
});

const deployment = (more: Partial<Deployment> = {}): Deployment => ({
  id: '0198c0de-0000-7000-8000-000000000002',
  state: 'published',
  filename: 'bonnetjes.json',
  name: 'Bonnetjes',
  connection,
  automation_id: 'id-1',
  n8n_url: 'https://n8n.example/workflow/7',
  problem: null,
  left_behind: null,
  first_run: null,
  published_at: '2026-11-27T09:41:00.000Z',
  created_at: '2026-11-27T09:40:50.000Z',
  ...more,
});
const run = (status: 'success' | 'canceled', duration_ms: number | null = 3_600) => ({
  status,
  duration_ms,
  started_at: '2026-11-27T09:42:00.000Z',
  run_id: 'run-1',
});
const problem = { code: 'publish_refused', detail: 'n8n zet hem niet aan.', said: 'Missing parameter' };

describe('after the button', () => {
  const placed = (more: Partial<Deployment>, language?: Language) =>
    drawn(
      <Placed deployment={deployment(more)} stage={stageOf(deployment(more))} heading={null} />,
      language,
    );

  it('stands every step from the start, so that nothing jumps', () => {
    const way = (stage: 'placing' | 'publishing') =>
      drawn(<UnderWay stage={stage} n8n="Productie" publishes heading={null} />);
    for (const text of [way('placing'), way('publishing')]) {
      expect(text).toContain('Plaatsen');
      expect(text).toContain('Aanzetten');
    }
    expect(drawn(<UnderWay stage="placing" n8n="P" publishes={false} heading={null} />)).not.toContain(
      'Aanzetten',
    );
  });

  it('waits for the first run, and says when it ran and how long that took', () => {
    expect(placed({})).toContain('Aangezet om 10:41');
    const text = placed({ first_run: run('success') });
    expect(text).toContain('Voor het eerst gedraaid om 10:42');
    expect(text).toContain('in 3,6 s.');
    expect(placed({ first_run: run('success', null) }, 'en')).toContain('Ran for the first time at 10:42');
    expect(placed({ first_run: run('canceled') })).toContain('De eerste run van 10:42 is gestopt');
  });

  it('says of what is started by hand that it is ready, and promises no run of itself', () => {
    expect(placed({ state: 'placed', published_at: null })).toContain('Staat klaar: start hem in n8n');
    expect(placed({ state: 'placed', first_run: run('success') })).not.toContain('vanzelf');
  });

  it('says what was not published, why, and n8n’s own words on demand', () => {
    const text = placed({ state: 'placed', problem, published_at: null });
    expect(text).toContain('Staat in Productie, maar nog niet aan');
    expect(text).toContain('n8n zet hem niet aan.');
    expect(text).toMatch(/<details[^>]*><summary>Oorspronkelijke melding uit je n8n<\/summary>/);
    expect(placed({ state: 'placed', problem: { ...problem, said: null } })).not.toContain('<details');
  });

  it('says whether something was left behind when it failed', () => {
    const failed = (left: Deployment['left_behind']) =>
      drawn(
        <Failed
          deployment={deployment({ state: 'failed', problem, left_behind: left })}
          heading={null}
          onAgain={nothing}
        />,
      );
    expect(failed(null)).toContain('Er is niets achtergebleven in je n8n');
    const text = failed({ name: 'Bonnetjes', n8n_url: 'https://n8n.example/workflow/8' });
    expect(text).toContain('konden we niet weghalen');
    expect(text).toContain('href="https://n8n.example/workflow/8"');
    expect(text).not.toContain('niets achtergebleven');
  });

  it('says what is gone and what stays once it was undone', () => {
    const text = drawn(
      <Undone deployment={deployment({ state: 'undone' })} heading={null} onAgain={nothing} />,
    );
    expect(text).toContain('Hij is weg uit Productie');
    expect(text).toContain('href="/workflow-library/bonnetjes.json"');
  });
});
