// Real: what a customer reads of an n8n, in both languages, drawn as at the edge. The journey has the rest.
import { errorCatalogue, type Language } from '@stroomwerk/contracts';
import { type Connection, n8nScopeNames, n8nScopes } from '@stroomwerk/contracts/library';
import { type PageConfig, RuntimeProvider } from '@stroomwerk/mfe-runtime';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ConnectionRow } from './ConnectionRow.js';
import { ConnectionTrouble } from './ConnectionTrouble.js';
import { Full } from './Full.js';
import { drawings, Scopes } from './GuideParts.js';
import { NoTests } from './NoTests.js';

const brand = { name: 'Merk', supportEmail: 'a@b.nl', kvkNumber: '1', vatId: '2', address: 'Straat 1' };
const drawn = (shown: ReactNode, language: Language = 'nl'): string => {
  const config: PageConfig = { aiOpsUrl: '', brand, language };
  return renderToString(
    <MemoryRouter>
      <RuntimeProvider server={{ config, api: { call: () => Promise.reject() } as never }}>
        {shown}
      </RuntimeProvider>
    </MemoryRouter>,
  );
};

const connection: Connection = {
  id: '0198c0de-0000-7000-8000-000000000000',
  name: 'Productie',
  address: 'https://n8n.example',
  state: 'ok',
  problem: null,
  failing_since: null,
  missing: [],
  scopes_known: true,
  n8n_version: '2.41.0',
  created_at: '2026-11-27T09:00:00.000Z',
  checked_at: '2026-11-27T09:00:00.000Z',
};
const missing = (count: number): Connection => ({
  ...connection,
  state: 'limited',
  missing: n8nScopeNames.slice(0, count).map((scope) => ({ scope, without: n8nScopes[scope].nl })),
});

describe('a connected n8n', () => {
  it('says nothing where it works', () => {
    expect(drawn(<ConnectionTrouble connection={connection} />)).toBe('');
  });

  it('says since when it does not work, and what to do in the words of the refusal', () => {
    const { detail } = errorCatalogue['library.n8n_wrong_key'];
    const failing: Connection = {
      ...connection,
      state: 'failing',
      problem: { code: 'wrong_key', detail: detail.nl },
      failing_since: '2026-11-27T13:02:00.000Z',
    };
    const text = drawn(<ConnectionTrouble connection={failing} />);
    expect(text).toContain('Werkt niet sinds 27 nov 2026, 14:02.');
    expect(text).toContain(detail.nl);
  });

  it('names each missing right with what does not work without it; many stand behind a line that opens', () => {
    const few = drawn(<ConnectionTrouble connection={missing(2)} />);
    expect(few).toMatch(/<details[^>]* open=""/);
    for (const scope of n8nScopeNames.slice(0, 2)) {
      expect(few).toContain(scope);
      expect(few).toContain(n8nScopes[scope].nl);
    }
    expect(drawn(<ConnectionTrouble connection={missing(9)} />)).not.toContain(' open=""');
  });

  it('is honest where an old n8n does not tell what its key may do', () => {
    const text = drawn(<ConnectionTrouble connection={{ ...connection, scopes_known: false }} />, 'en');
    expect(text).toContain('This n8n does not tell what a key may do.');
  });
});

it('names the plan that has test instances', () => {
  const text = drawn(<NoTests plan="enterprise" />);
  expect(text).toContain('Met Enterprise maak je van een n8n een testomgeving');
  expect(text).toContain('href="/#pricing"');
  expect(drawn(<NoTests plan={null} />)).toBe('');
});

it.each(['nl', 'en'] as const)(
  'says what a connected n8n is for, where the plan has both (%s)',
  (language) => {
    const row = (tests: boolean, purpose: Connection['purpose']) =>
      drawn(
        <ConnectionRow
          connection={{ ...connection, purpose }}
          {...{ fresh: false, checking: false, tests, onCheck: () => undefined, onAct: () => undefined }}
        />,
        language,
      );
    const [mark, act] = language === 'nl' ? ['Testomgeving', 'Waarvoor'] : ['Test instance', 'What for'];
    expect(row(true, 'test')).toContain(mark);
    expect(row(true, 'production')).not.toContain(mark);
    expect(row(true, 'production')).toContain(act);
    expect(row(false, 'production')).not.toContain(act);
    // After a smaller plan it can still be made one for production.
    expect(row(false, 'test')).toContain(act);
  },
);

it('names the plan that connects more, and no plan where none does', () => {
  const more = drawn(<Full limit={2} next_plan="professional" />);
  expect(more).toContain('Met Professional koppel je er 5.');
  expect(more).toContain('href="/#pricing"');
  const most = drawn(<Full limit={50} next_plan={null} />);
  expect(most).toContain('Ontkoppel er een om plaats te maken.');
  expect(most).not.toContain('href');
});

it.each(['nl', 'en'] as const)('lists every right to tick (%s)', (language) => {
  const text = drawn(<Scopes />, language);
  for (const scope of n8nScopeNames) {
    expect(text).toContain(scope);
    expect(text).toContain(n8nScopes[scope][language]);
  }
});

it.each(Object.entries(drawings))('tells in words what the drawing %s shows', (_, Drawing) => {
  expect(drawn(<Drawing label="Wat er te zien is" />)).toContain('role="img" aria-label="Wat er te zien is"');
});
