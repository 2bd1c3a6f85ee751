// Real: what a customer reads of what they could gain, in both languages, drawn as at the edge. The journey has the rest.
import type { Language } from '@stroomwerk/contracts';
import type { Advice, AdviceItem, DismissedAdvice } from '@stroomwerk/contracts/library';
import * as library from '@stroomwerk/contracts/library';
import {
  apiQuery,
  createQueryClient,
  DataProvider,
  type PageConfig,
  RuntimeProvider,
} from '@stroomwerk/mfe-runtime';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { AdviceActs } from './AdviceEntry.js';
import { AdvicePanel } from './AdvicePanel.js';
import { CeoTab } from './CeoTab.js';
import { DismissedList } from './DismissedPanel.js';

const brand = { name: 'Merk', supportEmail: 'a@b.nl', kvkNumber: '1', vatId: '2', address: 'Straat 1' };
const drawn = (shown: ReactNode, language: Language = 'nl'): string => {
  const config: PageConfig = { aiOpsUrl: '', brand, language };
  return renderToString(
    <MemoryRouter>
      <RuntimeProvider server={{ config, api: { call: () => Promise.reject() } as never }}>
        {shown}
      </RuntimeProvider>
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '');
};
const acts: AdviceActs = {
  onStart: () => undefined,
  onDismiss: () => undefined,
  starting: () => false,
  dismissing: () => false,
};
const id = '0198c0de-0000-7000-8000-000000000001';
const paused: AdviceItem = {
  key: `idle.${id}.paused`,
  kind: 'idle',
  name: 'Facturen boeken',
  reason: 'Staat uit; de laatste run was 12 dagen geleden.',
  gain: { minutes_per_run: 6, hours_per_month: 4.23, how: '42 geslaagde runs in 30 dagen.' },
  act: { kind: 'resume', to: `/dashboard/automations/${id}` },
  automation_id: id,
  workflow: null,
};
const missing: AdviceItem = {
  key: 'missing.orders-to-books',
  kind: 'missing',
  name: 'Bestellingen naar de boekhouding',
  reason: 'Je hebt Shopify en Moneybird, en geen automatisering op je lijst verbindt ze.',
  gain: { minutes_per_run: 9, hours_per_month: null, how: '9 minuten handwerk per run.' },
  act: { kind: 'deploy', to: '/workflow-library/bestellingen.json/deploy' },
  automation_id: null,
  workflow: {
    filename: 'bestellingen.json',
    apps: ['Shopify', 'Moneybird'],
    graph: { kinds: 'ts', edges: [[0, 1]] },
  },
};
const advice = (change: Partial<Advice> = {}): Advice => ({
  items: [paused, missing],
  ...{ more: 0, dismissed: 0, missing: 'looked' },
  ...change,
});
const panel = (change: Partial<Advice> = {}, language: Language = 'nl', footer: ReactNode = null) =>
  drawn(<AdvicePanel advice={advice(change)} acts={acts} footer={footer} />, language);

describe('what an account could gain', () => {
  it('is why, how much by what, the one act, and the way to hear no more of it', () => {
    const text = panel();
    expect(text).toContain('Staat uit; de laatste run was 12 dagen geleden.');
    expect(text).toContain('<strong>4,2 uur per maand. </strong>42 geslaagde runs in 30 dagen.');
    expect(text).toContain('aria-label="Zet weer aan: Facturen boeken"');
    expect(text).toContain('aria-label="Niet meer tonen: Facturen boeken"');
    expect(text).toContain('href="/workflow-library/bestellingen.json/deploy"');
    expect(text).toContain('aria-label="Plaats in je n8n: Bestellingen naar de boekhouding"');
    expect(panel({}, 'en')).toContain('aria-label="Switch on again: Facturen boeken"');
  });

  it('names no hours where none were measured', () => {
    const text = panel({ items: [missing] });
    expect(text).not.toContain('per maand');
    expect(text).toContain('9 minuten handwerk per run.');
  });

  it('leads to the heading of each item, where the focus goes on to', () => {
    expect(panel().match(/<h3 tabindex="-1">/gi)).toHaveLength(2);
    expect(panel()).toContain(`data-key="${paused.key}"`);
  });

  it('says that there is nothing, what was not looked for and how much more there is', () => {
    expect(panel({ items: [] })).toContain('Nu geen kansen');
    const withoutApps = panel({ items: [], missing: 'no_apps' });
    expect(withoutApps).toContain('Zeg met welke apps je werkt');
    expect(withoutApps).not.toContain('bij je apps staat niets klaar');
    expect(panel({ missing: 'no_plan' }, 'en')).toContain('href="/#pricing"');
    expect(panel({ more: 3 }, 'en')).toContain('3 more fail or are idle.');
    expect(panel({ more: 1 })).toContain('Nog 1 faalt of ligt stil.');
  });

  it('is a skeleton while it is awaited, and says when it could not be had', async () => {
    const turning = { busy: undefined, refusal: undefined, forget: () => undefined, turn: () => undefined };
    const client = createQueryClient();
    // Drawn once: what failed is not asked for again by the drawing.
    client.setDefaultOptions({ queries: { retryOnMount: false } });
    const tab = () =>
      drawn(
        <DataProvider client={client}>
          <CeoTab items={[]} turning={turning} />
        </DataProvider>,
      );
    expect(tab()).toContain('Kansen in je automatiseringen');
    expect(tab()).not.toContain('Nu geen kansen');
    const refuse = { call: () => Promise.reject({ detail: 'De bibliotheek antwoordt niet.' }) } as never;
    await client.prefetchQuery(apiQuery(library.advice, {}, refuse));
    expect(tab()).toContain('Je kansen konden niet worden geladen.');
    expect(tab()).toContain('De bibliotheek antwoordt niet.');
    expect(tab()).toContain('Try Again');
  });
});

describe('what was dismissed', () => {
  const one: DismissedAdvice = {
    ...{ key: paused.key, kind: 'idle', name: 'Facturen boeken', why: 'Stond uit' },
    dismissed_at: '2026-11-27T08:00:00.000Z',
  };
  const list = (items: DismissedAdvice[], language?: Language) =>
    drawn(<DismissedList items={items} busy={undefined} onBack={() => undefined} />, language);

  it('says what and when, with the way back', () => {
    expect(list([one])).toContain('Stond uit · 27 nov 2026');
    expect(list([one], 'en')).toContain('aria-label="Show again: Facturen boeken"');
    expect(list([])).toContain('Alles wordt weer getoond.');
  });
});
