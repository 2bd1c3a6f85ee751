// Real: what a customer reads before and after the one button, in both languages, drawn as at the edge. The journey has the rest.
import type { Language } from '@stroomwerk/contracts';
import type { CollectionDeployForm, DeploymentBatch } from '@stroomwerk/contracts/library';
import { createQueryClient, DataProvider, type PageConfig, RuntimeProvider } from '@stroomwerk/mfe-runtime';
import { ToastProvider } from '@stroomwerk/ui-kit';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import {
  accountOf,
  batchOf,
  connectionSample,
  formOf,
  itemOf,
  questionOf,
  workflowOf,
} from '../model/samples.js';
import { Placed } from './Together.js';
import { noDraft, TogetherForm } from './TogetherForm.js';

const brand = { name: 'Merk', supportEmail: 'a@b.nl', kvkNumber: '1', vatId: '2', address: 'Straat 1' };
const drawn = (shown: ReactNode, language: Language = 'nl'): string => {
  const config: PageConfig = { aiOpsUrl: '', brand, language };
  return renderToString(
    <MemoryRouter>
      <RuntimeProvider server={{ config, api: { call: () => Promise.reject() } as never }}>
        <DataProvider client={createQueryClient()}>
          <ToastProvider>{shown}</ToastProvider>
        </DataProvider>
      </RuntimeProvider>
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '');
};
const nothing = () => undefined;
const looking = {
  at: Date.parse('2026-11-27T09:39:12Z'),
  failed: false,
  busy: false,
  switching: false,
  now: () => Promise.resolve(),
};
const form = (more: Partial<CollectionDeployForm>, language?: Language) =>
  drawn(
    <TogetherForm
      form={formOf(more)}
      connection={connectionSample}
      draft={{ current: noDraft }}
      looking={looking}
      onSent={nothing}
    />,
    language,
  );
const existing = { automation_id: 'id-1', name: 'Oude', n8n_url: 'https://n8n.example/workflow/1' };

describe('before the button', () => {
  it('chooses what is new, and leaves out what is there already with a way to it', () => {
    const text = form({
      workflows: [
        workflowOf('a.json'),
        workflowOf('b.json', { existing }),
        workflowOf('c.json', { on_its_way: true }),
        workflowOf('d.json', { starts_itself: false }),
      ],
    });
    expect(text).toContain('2 van 4 gekozen');
    expect(text.match(/checked=""/g)).toHaveLength(2);
    expect(text).toContain('Staat al in Productie. Kies je hem toch, dan komt er een tweede bij.');
    expect(text).toContain('href="/dashboard/automations/id-1"');
    expect(text).toContain('Wordt op dit moment geplaatst.');
    expect(text).toContain('Start je zelf in n8n.');
    expect(text).toContain('Zet 2 workflows in Productie');
    expect(text).not.toContain('aria-disabled');
  });

  it('asks for an account once and says for which workflows, and groups the values', () => {
    const text = form({
      accounts: [
        accountOf('Slack', [
          { filename: 'a.json', key: 'slackApi' },
          { filename: 'b.json', key: 'slackApi' },
        ]),
      ],
      values: [questionOf('v1', ['a.json', 'b.json']), questionOf('v2', ['b.json'])],
    });
    expect(text).toContain('Voor Workflow a en Workflow b');
    expect(text).toContain('Voor meer dan één workflow');
    expect(text.match(/name="v1"/g)).toHaveLength(1);
    expect(text).toContain('nog 2');
  });

  it('says how many fit in the plan before anything is filled in', () => {
    const workflows = ['a', 'b', 'c', 'd', 'e'].map((name) => workflowOf(`${name}.json`));
    const automations = { used: 17, most: 20, next_plan: 'professional' } as const;
    expect(form({ workflows, automations })).toContain('Je plan heeft nog plaats voor 3. Kies welke.');
    expect(form({ workflows, automations })).toContain('3 van 5 gekozen');
    expect(form({ workflows, automations }, 'en')).toContain('Your plan has room for 3 more. Choose which.');
    expect(form({ workflows, left_off: 12 })).toContain('dit zijn de eerste 5. De andere 12 doe je daarna.');
  });

  it('waits where nothing is chosen, and for an account by its name', () => {
    const none = form({ workflows: [workflowOf('b.json', { existing })] });
    expect(none).toContain('Kies minstens één workflow.');
    expect(none).toContain('aria-disabled="true"');
    const missing = { state: 'none' as const, chosen: null, choices: [] };
    const text = form({ accounts: [accountOf('Slack', [{ filename: 'a.json', key: 'slackApi' }], missing)] });
    expect(text).toContain('Nog één account: Slack. Daarna staat deze knop aan.');
    expect(text).toContain('Niet gevonden in Productie');
  });

  it('keeps the fields of what is not chosen out of sight', () => {
    const text = form({
      workflows: [workflowOf('a.json'), workflowOf('b.json', { existing })],
      values: [questionOf('v1', ['a.json']), questionOf('v2', ['b.json'])],
    });
    expect(text).toMatch(/<section[^>]*hidden=""[^>]*aria-labelledby="values-b.json"/);
    expect(text).toContain('nog 1');
  });
});

describe('after the button', () => {
  const placed = (batch: DeploymentBatch, language?: Language) =>
    drawn(<Placed batch={batch} pressed={false} onAgain={nothing} />, language);
  const problem = { code: 'not_taken', detail: 'Je n8n neemt hem niet aan.', said: 'Unknown node' };
  const limit = { code: 'library.automation_limit', detail: 'Met Professional meer.', fields: {} };

  it('says how far it is while something is under way, and promises nothing back yet', () => {
    const text = placed(batchOf(itemOf('a.json', { state: 'placing' }), itemOf('b.json', {})));
    expect(text).toContain('Bezig in Productie: 1 van 2 klaar');
    expect(text).toContain('Wordt geplaatst');
    expect(text).toContain('Staat aan, wacht op de eerste run');
    expect(text).not.toContain('Draai alles terug');
  });

  it('says of each what failed and why, with another try for those alone', () => {
    const batch = batchOf(
      itemOf('a.json', {}),
      itemOf('b.json', { state: 'failed', problem, n8n_url: null }),
      itemOf('c.json', null, limit),
    );
    const text = placed(batch);
    expect(text).toContain('1 van 3 staan in Productie');
    expect(text).toContain('Je n8n neemt hem niet aan.');
    expect(text).toContain('Met Professional meer.');
    expect(text).toContain('Probeer die 2 opnieuw');
    expect(text).toContain('Draai alles terug');
    expect(placed(batch, 'en')).toContain('Try those 2 again');
  });

  it('leads to each on its own, and says when it ran', () => {
    const run = {
      status: 'success',
      started_at: '2026-11-27T09:42:00.000Z',
      duration_ms: 9,
      run_id: 'r',
    } as const;
    const text = placed(batchOf(itemOf('a.json', { first_run: run })));
    expect(text).toContain('1 workflow staat in Productie');
    expect(text).toContain('Voor het eerst gedraaid om 10:42.');
    expect(text).toContain(
      'href="/workflow-library/a.json/deploy?deployment=0198c0de-0000-7000-8000-000000000002"',
    );
    expect(text).not.toContain('opnieuw');
  });

  it('says what was left behind, that nothing went in, and that all is gone', () => {
    const left = { name: 'Workflow a', n8n_url: 'https://n8n.example/workflow/8' };
    const text = placed(batchOf(itemOf('a.json', { state: 'failed', problem, left_behind: left })));
    expect(text).toContain('Niets geplaatst');
    expect(text).toContain('href="https://n8n.example/workflow/8"');
    expect(text).toContain('Draai alles terug');
    const undone = placed(batchOf(itemOf('a.json', { state: 'undone', n8n_url: null })));
    expect(undone).toContain('Alles van deze druk op de knop is weg uit Productie');
    expect(undone).not.toContain('Draai alles terug');
  });
});
