// Real: what a customer reads of workflows that they took from the gallery, in both languages, drawn as at the edge.
import type { Language } from '@stroomwerk/contracts';
import type { Adoptable, AdoptableResponse } from '@stroomwerk/contracts/library';
import { type PageConfig, RuntimeProvider } from '@stroomwerk/mfe-runtime';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AdoptList } from './AdoptList.js';

const brand = { name: 'Merk', supportEmail: 'a@b.nl', kvkNumber: '1', vatId: '2', address: 'Straat 1' };
const one: Adoptable = {
  connection: { id: '0198c0de-0000-7000-8000-000000000001', name: 'Productie' },
  n8n_workflow_id: 'w1',
  name: 'Mijn bonnen',
  n8n_url: 'https://n8n.example/workflow/w1',
  active: true,
  filename: 'bonnetjes.json',
  workflow_name: 'Bonnetjes',
  version: 3,
};
const two: Adoptable = { ...one, n8n_workflow_id: 'w2', name: 'Oude bonnen', version: null };
const drawn = (answer: Partial<AdoptableResponse>, language: Language = 'nl'): string => {
  const config: PageConfig = { aiOpsUrl: '', brand, language };
  const automations = { used: 1, most: 5, next_plan: null };
  return renderToString(
    <MemoryRouter>
      <RuntimeProvider server={{ config, api: { call: () => Promise.reject() } as never }}>
        <AdoptList
          answer={{ found: [one, two], unread: [], automations, ...answer }}
          busy={undefined}
          onAdopt={() => undefined}
        />
      </RuntimeProvider>
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '');
};

it('says how many there are, where each came from, and what it will get', () => {
  const dutch = drawn({});
  expect(dutch).toContain('2 workflows in je n8n komen uit de bibliotheek');
  expect(dutch).toContain('uit ‘Bonnetjes’, in Productie');
  expect(dutch).toContain('Versie 3; krijgt updates.');
  expect(dutch).toContain('zonder updates');
  expect(dutch).toContain('Neem alle op');
  expect(dutch).toContain('aria-label="Neem op: Mijn bonnen"');
  expect(drawn({ found: [one] }, 'en')).toContain('1 workflow in your n8n comes from the library');
});

it('offers none over the plan, and says which n8n was not read', () => {
  const full = drawn({ automations: { used: 5, most: 5, next_plan: 'launch_special' } });
  expect(full).toContain('Bij je abonnement horen 5 automatiseringen');
  expect(full).not.toContain('Neem op');
  expect(drawn({ automations: { used: 4, most: 5, next_plan: null } })).toContain('plaats voor nog 1');
  expect(drawn({ unread: [{ id: one.connection.id, name: 'Thuis' }] })).toContain('Niet gelezen: Thuis.');
});

it('says nothing where there is nothing to adopt', () => {
  expect(drawn({ found: [], unread: [{ id: one.connection.id, name: 'Thuis' }] })).toBe('');
});
