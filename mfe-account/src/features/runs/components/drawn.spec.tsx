// Real: what a customer reads of a run, in both languages, drawn as at the edge. The journey has the rest.
import type { Language } from '@stroomwerk/contracts';
import type { Automation, Run, RunExplanation } from '@stroomwerk/contracts/library';
import { createQueryClient, DataProvider, type PageConfig, RuntimeProvider } from '@stroomwerk/mfe-runtime';
import { createRef, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Retrying } from '../api/use-retrying.js';
import { NoRuns } from './NoRuns.js';
import { Original } from './Original.js';
import { RunActs } from './RunActs.js';
import { RunList } from './RunList.js';
import { RunPane } from './RunPane.js';

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
const addressOf = (run: string) => `/dashboard/automations/a?run=${run}`;
const failed: Run = {
  id: 'run-1',
  execution_id: '41',
  status: 'error',
  started_at: '2026-11-20T05:40:00.000Z',
  duration_ms: 840,
  failure: {
    cause: 'account_expired',
    step: 'Zoek bedrijf',
    app: 'HubSpot',
    http_code: 401,
    title: 'HubSpot: je account is verlopen',
  },
  retry_of: null,
  retried_by: null,
};
const good: Run = { ...failed, id: 'run-2', status: 'success', failure: null };
const automation = { id: 'a', name: 'Leads', kind: 'linked', status: 'running', watched: true } as Automation;
const retrying: Retrying = { busy: false, refusal: undefined, retry: () => undefined };

describe('a run', () => {
  const pane = (run: Run, text?: string, language?: Language) =>
    drawn(<RunPane run={run} text={text} heading={createRef()} addressOf={addressOf} />, language);

  it('that failed says what happened, where it stopped and when', () => {
    const text = pane(failed, 'De toestemming is ingetrokken.');
    expect(text).toContain('HubSpot: je account is verlopen');
    expect(text).toContain('De toestemming is ingetrokken.');
    expect(text).toContain('Gestopt bij de stap Zoek bedrijf (HubSpot), antwoord 401.');
    expect(text).toContain('Begonnen op 20 nov 2026 om 06:40. Duur: 840 ms.');
  });

  it('that succeeded says so, with nothing to solve', () => {
    const text = pane(good, '', 'en');
    expect(text).toContain('This run succeeded.');
    expect(text).not.toContain('Stopped at');
  });

  it('leads from one try to the other', () => {
    const text = pane({ ...failed, retried_by: 'run-3', retry_of: 'run-0' });
    expect(text).toContain(`href="${addressOf('run-3')}"`);
    expect(text).toContain(`href="${addressOf('run-0')}"`);
  });
});

describe('what can be done about a run', () => {
  const explanation: RunExplanation = {
    run: failed,
    detail: '',
    steps: [],
    retry: { possible: true, reason: null },
    n8n_url: 'https://n8n.example/workflow/1/executions/41',
    credential_url: 'https://n8n.example/home/credentials/7',
    original: null,
  };
  const acts = (run: Run, change: Partial<RunExplanation> = {}, refused?: string) =>
    drawn(
      <RunActs
        run={run}
        explanation={{ ...explanation, ...change }}
        retrying={{ ...retrying, refusal: refused ? { run: run.id, text: refused } : undefined }}
      />,
    );

  it('is to mend its account, to try it again and to look at it in n8n', () => {
    const text = acts(failed);
    expect(text).toContain('Verbind HubSpot');
    expect(text).toContain('aria-keyshortcuts="R"');
    expect(text.match(/target="_blank" rel="noreferrer"/g)).toHaveLength(2);
  });

  it('is not to try again what n8n cannot, with why', () => {
    const text = acts(failed, { retry: { possible: false, reason: 'Deze run is al opnieuw geprobeerd.' } });
    expect(text).toContain('aria-disabled="true"');
    expect(acts(good, { credential_url: null })).not.toContain('Probeer opnieuw');
  });

  it('says why it was refused', () => {
    expect(acts(failed, {}, 'Deze run staat niet meer in je n8n.')).toContain(
      'Deze run staat niet meer in je n8n.',
    );
  });
});

it('shows n8n’s own message on demand, and says that it is not kept', () => {
  const text = drawn(<Original original="401 Unauthorized" n8n="Productie" />);
  expect(text).toMatch(/<details class="[^"]*"><summary>/);
  expect(text).toContain('Nu gelezen uit Productie, waarden verborgen. Wij bewaren deze tekst niet.');
  expect(drawn(<Original original={null} n8n="Productie" />)).toContain('n8n geeft de melding nu niet');
});

it('lists runs by day, one of them reachable by Tab, and how long they are kept', () => {
  const text = drawn(
    <RunList
      runs={[failed, good]}
      older={{ there: true, busy: false, error: null, load: () => undefined }}
      keptDays={180}
      selected="run-2"
      addressOf={addressOf}
      onStep={() => undefined}
      onOpen={() => undefined}
    />,
  );
  expect(text).toContain('20 nov 2026</h2>');
  expect(text.match(/tabindex="0"/g)).toHaveLength(1);
  expect(text.match(/aria-current="true"/g)).toHaveLength(1);
  expect(text).toContain('Oudere runs');
  expect(text).toContain('Bewaard: 180 dagen');
});

it.each([
  [{}, 'all', 'Nog geen runs. De eerste komt zodra de trigger'],
  [{ status: 'stopped' }, 'all', 'Hij staat uit'],
  [{ kind: 'reported' }, 'all', 'Nog geen runs gemeld.'],
  [{ watched: false }, 'all', 'We volgen deze automatisering niet'],
  [{ watched: false }, 'error', 'Geen mislukte runs.'],
] as const)('says why there is nothing: %j %s', (change, filter, words) => {
  const none = () => undefined;
  const text = drawn(
    <NoRuns automation={{ ...automation, ...change }} filter={filter} onFilter={none} onWatch={none} />,
  );
  expect(text).toContain(words);
});
