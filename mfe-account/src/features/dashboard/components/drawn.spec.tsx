// Real: what a customer reads of their automations, in both languages, drawn as at the edge. The journey has the rest.
import type { Language } from '@stroomwerk/contracts';
import type { Automation } from '@stroomwerk/contracts/library';
import { type PageConfig, RuntimeProvider } from '@stroomwerk/mfe-runtime';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Switch } from '../api/use-switch.js';
import { attentionOf } from '../model/attention.js';
import { AttentionPanel } from './AttentionPanel.js';
import { AutomationTable } from './AutomationTable.js';
import { ReadLine } from './ReadLine.js';
import { RunStrip } from './RunStrip.js';

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
const still: Switch = { busy: undefined, refusal: undefined, forget: () => undefined, turn: () => undefined };
const before: Automation = {
  id: '0198c0de-0000-7000-8000-000000000000',
  name: 'Leads verrijken',
  status: 'running',
  last_run: '2026-01-02T09:00:00.000Z',
  success_rate: 94.6,
  runs: 317,
  workflow_filename: null,
  created_at: '2026-01-01T00:00:00.000Z',
};
const linked: Automation = {
  ...before,
  kind: 'linked',
  connection: { id: '0198c0de-0000-7000-8000-000000000001', name: 'Productie' },
  n8n_url: 'https://n8n.example/workflow/1',
  watched: true,
  recent: ['success', 'error'],
  seen_at: '2026-11-27T08:42:08.000Z',
  trouble: {
    kind: 'failing',
    title: 'HubSpot: je account is verlopen',
    detail: 'Open het account.',
    since: '2026-11-27T05:00:00.000Z',
  },
};

describe('the strip of runs', () => {
  it('is told in words', () => {
    expect(drawn(<RunStrip runs={[]} />)).toContain('aria-label="Nog geen runs"');
    expect(drawn(<RunStrip runs={['success', 'success']} />)).toContain('2 laatste runs, geen mislukt');
    expect(drawn(<RunStrip runs={['error', 'success', 'error', 'error']} />, 'en')).toContain(
      '4 latest runs, 3 failed, the last 2 too',
    );
  });

  it('has a dot for each failed run: colour is not all that tells them', () => {
    expect(drawn(<RunStrip runs={['error', 'success', 'error']} />).match(/<circle/g)).toHaveLength(2);
  });
});

describe('what asks for attention', () => {
  it('is whose it is, what happened, since when and the one act', () => {
    const text = drawn(<AttentionPanel items={attentionOf([linked], [])} turning={still} />);
    expect(text).toContain('<h3>Leads verrijken</h3>');
    expect(text).toContain('HubSpot: je account is verlopen. Open het account.');
    expect(text).toContain('Sinds 27 nov 2026, 06:00.');
    expect(text).toContain(`href="/dashboard/automations/${linked.id}?status=error"`);
    expect(text.match(/<a /g)).toHaveLength(1);
  });

  it('is a calm line where there is nothing', () => {
    expect(drawn(<AttentionPanel items={[]} turning={still} />)).toContain('Niets vraagt je aandacht.');
  });

  it('shows the first few of many, and how many there are', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ ...linked, id: `${at}` }));
    const text = drawn(<AttentionPanel items={attentionOf(many, [])} turning={still} />, 'en');
    expect(text.match(/<h3/g)).toHaveLength(4);
    expect(text).toContain('Show all 9');
  });
});

describe('the list', () => {
  const table = (items: readonly Automation[]) =>
    drawn(<AutomationTable items={items} loading={false} onCreate={() => undefined} />);

  it('leads to the runs, and says where it runs', () => {
    const text = table([linked, { ...linked, id: 'b', watched: false, connection: null }]);
    expect(text).toContain(`href="/dashboard/automations/${linked.id}"`);
    expect(text).toContain('Productie');
    expect(text).toContain('Met de hand');
    expect(text).toContain('wordt niet gevolgd');
    expect(text).toContain('94,6%');
  });

  it('is whole with a service from before there were runs', () => {
    const text = table([before]);
    expect(text).toContain('<strong');
    expect(text).not.toContain('href');
    expect(text).not.toContain('Laatste 30 runs');
    expect(text).toContain('2 jan 2026');
  });

  it('says what it was read from and when, and when it could not be read again', () => {
    const line = (failing: boolean) =>
      drawn(<ReadLine items={[linked]} failing={failing} readAt={Date.parse('2026-11-27T08:42:09.000Z')} />);
    expect(line(false)).toContain('Gelezen uit Productie (n8n) om 09:42:08. Dit scherm ververst zichzelf.');
    expect(line(true)).toContain('Dit is de stand van 09:42:09');
    expect(drawn(<ReadLine items={[before]} failing={false} readAt={0} />)).not.toContain('Gelezen');
  });
});
