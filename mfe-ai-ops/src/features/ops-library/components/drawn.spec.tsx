// Real: what ops reads of workflows that succeed less often, in both languages, drawn as at the edge.
import type { Language } from '@stroomwerk/contracts';
import type { Fall, FallsResponse } from '@stroomwerk/contracts/library';
import { createQueryClient, DataProvider, type PageConfig, RuntimeProvider } from '@stroomwerk/mfe-runtime';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { FallsList } from './FallsPanel.js';

const brand = { name: 'Merk', supportEmail: 'a@b.nl', kvkNumber: '1', vatId: '2', address: 'Straat 1' };
const drawn = (
  data: FallsResponse | undefined,
  error: { detail: string } | null,
  language: Language = 'nl',
) => {
  const config: PageConfig = { aiOpsUrl: '', brand, language };
  return renderToString(
    <MemoryRouter>
      <RuntimeProvider server={{ config, api: { call: () => Promise.reject() } as never }}>
        <DataProvider client={createQueryClient()}>
          <FallsList data={data} error={error as never} busy={false} onRetry={() => undefined} />
        </DataProvider>
      </RuntimeProvider>
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '');
};

const fall: Fall = {
  filename: 'bonnetjes.json',
  name: 'Bonnetjes',
  since: '2026-11-27T10:00:00.000Z',
  counted_at: '2026-11-27T11:00:00.000Z',
  success_now: 50,
  success_before: 97,
  runs: 30,
  customers: 6,
  failing_customers: 3,
  groups: [
    { cause: 'service_down', title: 'Slack is weg', step: 'Meld', app: 'Slack', runs: 12, customers: 3 },
    { cause: 'other', title: 'Iets anders', step: null, app: null, runs: 3, customers: 1 },
  ],
};

it('says what fell, why, and with how many customers', () => {
  const dutch = drawn({ falls: [fall] }, null);
  expect(dutch).toContain('50% gelukt, eerst 97%');
  expect(dutch).toContain('bij 3 van 6 klanten mislukt');
  expect(dutch).toContain('stap ‘Meld’');
  expect(dutch).toContain('een stap van de klant zelf');
  expect(dutch).toContain('12 keer, bij minstens 3 klanten');
  const english = drawn({ falls: [{ ...fall, success_before: null }] }, null, 'en');
  expect(english).toContain('50% succeeded');
  expect(english).toContain('failed with 3 of 6 customers');
});

it('is on its way, empty or failed on three different screens, the last with another try', () => {
  const shown = [drawn(undefined, null), drawn({ falls: [] }, null), drawn(undefined, { detail: 'Stuk' })];
  expect(new Set(shown).size).toBe(3);
  expect(shown[1]).toContain('Geen workflow slaagt duidelijk minder vaak');
  expect(shown[2]).toContain('<button');
});
