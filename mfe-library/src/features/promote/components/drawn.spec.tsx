// Real: what a customer reads on the way to production, in both languages, drawn as at the edge.
import type { Language } from '@stroomwerk/contracts';
import type { Promotion, PromotionResult } from '@stroomwerk/contracts/library';
import { PromotionRefusal } from '@stroomwerk/contracts/library';
import { type PageConfig, RuntimeProvider } from '@stroomwerk/mfe-runtime';
import { ToastProvider } from '@stroomwerk/ui-kit';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Promoting } from '../api/use-promotion.js';
import { Promote } from './Promote.js';

const brand = { name: 'Merk', supportEmail: 'a@b.nl', kvkNumber: '1', vatId: '2', address: 'Straat 1' };
const drawn = (shown: ReactNode, language: Language = 'nl'): string => {
  const config: PageConfig = { aiOpsUrl: '', brand, language };
  return renderToString(
    <MemoryRouter>
      <RuntimeProvider server={{ config, api: { call: () => Promise.reject() } as never }}>
        <ToastProvider>{shown}</ToastProvider>
      </RuntimeProvider>
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '');
};

const id = '0198c0de-0000-7000-8000-000000000000';
const production = {
  ...{
    id,
    name: 'Productie',
    address: 'https://n8n.klant.nl',
    purpose: 'production' as const,
    state: 'ok' as const,
  },
  n8n_version: '2.41.0',
};
const step = (name: string, mark: 'same' | 'changed' | 'mine') => ({
  ...{ name, app: 'Slack', kind: 'step' as const, position: [0, 0] as [number, number], mark },
});
const result: PromotionResult = {
  ...{ id, act: 'made', state: 'done', automation_id: id, published: true, problem: null, can_undo: true },
  ...{ connection: { id, name: 'Productie' }, n8n_url: 'https://n8n.klant.nl/workflow/w' },
  at: '2026-11-27T09:00:00.000Z',
};
const promotion: Promotion = {
  automation: { id, name: 'Bonnetjes', n8n_url: 'https://test.klant.nl/workflow/t' },
  trial: { id, name: 'Test' },
  ...{ refusal: null, plan: null, unpublished: false, target: null, existing: null, looked: 'x', last: null },
  runs: { ended: 12, succeeded: 11, last: { status: 'success', started_at: '2026-11-27T08:55:00.000Z' } },
  ...{ instances: [production], connection: id, conflicts: [], missing: [], left_out: ['error_workflow'] },
  accounts: [
    {
      ...{ key: 'slackApi', app: 'Slack', credential_type: 'slackApi', why: '', steps: ['Meld'] },
      ...{ state: 'chosen', chosen: 's', choices: [{ id: 's', name: 'Slack zaak', used_by: 2 }] },
      trial: 'Slack test',
    },
    {
      ...{ key: 'gmailOAuth2', app: 'Gmail', credential_type: 'gmailOAuth2', why: '', steps: ['Lees'] },
      ...{ state: 'none', chosen: null, choices: [], trial: 'Gmail test' },
    },
  ],
  values: [
    {
      ...{ key: 'who', label: 'Naar wie', kind: 'mail', steps: ['Meld'], trial: 'test@klant.nl' },
      ...{ value: 'zaak@klant.nl', differs: 'mail' },
    },
    {
      ...{ key: 'url', label: 'Url', kind: 'address', steps: ['Bel'], trial: 'https://test.klant.nl' },
      ...{ value: 'https://test.klant.nl', differs: 'address' },
    },
  ],
  drawing: {
    steps: [step('Lees', 'changed'), step('Bel', 'mine'), step('Boek', 'same')],
    graph: { kinds: 'sss', edges: [[0, 1] as [number, number]] },
    removed_edges: [],
  },
  automations: { used: 1, most: 2_000, next_plan: null },
};
const idle = { mutate: () => undefined, isPending: false, error: null };
const act = (last: PromotionResult | null): Promoting =>
  ({ result: last, again: () => undefined, promote: idle, undo: idle }) as never;
const shown = (change: Partial<Promotion> = {}, language?: Language): string => {
  const now = { ...promotion, ...change };
  const looking = { at: 0, failed: false, busy: false, switching: false, now: () => Promise.resolve() };
  return drawn(
    <Promote promotion={now} act={act(now.last)} looking={looking} onChoose={() => undefined} />,
    language,
  );
};

describe('the way to production', () => {
  it('lays each account of the trial beside that of production, and marks what likely differs', () => {
    const text = shown();
    for (const part of ['Slack test', 'Slack zaak', 'Gmail test', 'Niet gevonden in Productie'])
      expect(text).toContain(part);
    for (const part of ['mailbox, vaak anders', 'adres, vaak anders', 'Op test: test@klant.nl', 'In: Bel'])
      expect(text).toContain(part);
    expect(text).toContain('value="zaak@klant.nl"');
    expect(text).toContain('11 van 12 runs gelukt, de laatste');
    expect(text).toContain('Nog te koppelen in productie: Gmail.');
    expect(text).toContain('Naar productie: Productie');
    expect(text).toContain('De foutworkflow van je testomgeving gaat niet mee.');
    expect(text).toContain('stap van jou');
  });

  it('says the same in English', () => {
    const text = shown({}, 'en');
    for (const part of ['11 of 12 runs succeeded', 'mailbox, often different', 'To production: Productie'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/vaak anders|Waarden|testomgeving/);
  });

  it('warns of what was not tried, or failed', () => {
    const runs = { ended: 0, succeeded: 0, last: null };
    expect(shown({ runs })).toContain('Nog niet gedraaid op je testomgeving.');
    expect(shown({ unpublished: true })).toContain('zonder dat ze getest zijn');
  });

  it('says that it changes the one that is there', () => {
    const target = { automation_id: id, name: 'Bonnetjes live', n8n_url: 'https://n8n.klant.nl/workflow/w' };
    expect(shown({ target })).toContain('Dit werkt Bonnetjes live in productie bij.');
  });

  it('names the plan that has it, without a form', () => {
    const text = shown({ refusal: 'test_instance_plan', plan: 'enterprise', drawing: null, looked: null });
    expect(text).toContain('Dit hoort bij Enterprise.');
    expect(text).toContain('href="/#pricing"');
    expect(text).not.toContain('</form>');
  });

  it('shows what clashes from both sides, and no button', () => {
    const conflict = {
      id: 'a',
      step: 'Meld',
      kind: 'value',
      at: 'text',
      base: '"a"',
      ours: '"b"',
      theirs: '"c"',
    } as const;
    const text = shown({ refusal: 'conflicts', conflicts: [conflict] });
    expect(text).toContain('Meld: text');
    expect(text).toMatch(/Op test.*b.*In productie.*c/s);
    expect(text).not.toContain('</form>');
  });

  it.each(PromotionRefusal.options.filter((refusal) => refusal !== 'no_plan'))(
    'has words for %s in both languages, and no form',
    (refusal) => {
      const [nl, en] = (['nl', 'en'] as const).map((language) => shown({ refusal }, language));
      expect(nl).not.toBe(en);
      expect(nl).not.toContain('type="submit"');
    },
  );

  it('asks before a second one comes beside one by another way', () => {
    const existing = { automation_id: id, name: 'Bonnetjes', n8n_url: 'https://n8n.klant.nl/workflow/o' };
    const text = shown({ existing });
    expect(text).toContain('Zet er een tweede naast');
    expect(text).not.toContain('</form>');
  });
});

describe('how it went', () => {
  it('says where it runs, with the way back', () => {
    const text = shown({ last: result });
    for (const part of ['In productie op Productie', 'Hij draait daar vanaf nu.', 'Draai terug'])
      expect(text).toContain(part);
    expect(text).toContain(`href="/dashboard/automations/${id}"`);
  });

  it('shows nothing else while it is on its way', () => {
    const text = shown({ last: { ...result, state: 'working', can_undo: false, n8n_url: null } });
    expect(text).toContain('Op weg naar productie');
    expect(text).not.toContain('</form>');
  });

  it('says what happened where it failed, in n8n’s words too', () => {
    const problem = { detail: 'Je n8n is stuk.', said: 'Nee' };
    const text = shown({ last: { ...result, state: 'failed', can_undo: false, problem } }, 'en');
    for (const part of ['Did not get to production', 'Je n8n is stuk.', 'n8n said:'])
      expect(text).toContain(part);
    expect(text).not.toContain('>Undo<');
  });
});
