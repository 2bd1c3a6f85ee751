// Real: what the pages of a workflow say of other customers and of the reader's own automations, drawn as at the edge.
import type { Language } from '@stroomwerk/contracts';
import { createQueryClient, DataProvider, type PageConfig, RuntimeProvider } from '@stroomwerk/mfe-runtime';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Already } from './Already.js';
import { Seen } from './Seen.js';

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

it('says how often it ran with others, and how that is counted', () => {
  const seen = { runs: 1_200, success: 97 };
  const dutch = drawn(<Seen seen={seen} />);
  expect(dutch).toContain('Ruim 1.200 keer uitgevoerd in dertig dagen. 97% daarvan is gelukt.');
  expect(dutch).toContain('vanaf vijf klanten');
  expect(drawn(<Seen seen={seen} />, 'en')).toContain('Ran more than 1,200 times in thirty days.');
});

it('says nothing of a workflow of which nothing is told', () => {
  expect(drawn(<Seen seen={undefined} />)).toBe('');
});

it('says which automations of the reader it is already, each with the way to it', () => {
  const running = [
    {
      automation_id: '0198c0de-0000-7000-8000-000000000001',
      name: 'Mijn bonnen',
      status: 'running' as const,
    },
    { automation_id: '0198c0de-0000-7000-8000-000000000002', name: 'Oud', status: 'paused' as const },
  ];
  const dutch = drawn(<Already running={running} />);
  expect(dutch).toContain('Draait al bij jou');
  expect(dutch).toContain(`href="/dashboard/automations/${running[0]?.automation_id}"`);
  expect(dutch).toContain('(gepauzeerd)');
  expect(drawn(<Already running={running} />, 'en')).toContain('You run this already');
  expect(drawn(<Already running={[]} />)).toBe('');
});
