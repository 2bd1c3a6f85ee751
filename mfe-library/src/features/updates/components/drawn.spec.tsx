// Real: what a customer reads of an update, in both languages, drawn as at the edge. The journey has the rest.
import type { Language } from '@stroomwerk/contracts';
import type { AutomationUpdate, UpdateConflict, UpdateOffer } from '@stroomwerk/contracts/library';
import { type PageConfig, RuntimeProvider } from '@stroomwerk/mfe-runtime';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Update } from '../api/use-update.js';
import { DonePanel } from './DonePanel.js';
import { Offered } from './Offered.js';

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

const step = (name: string, mark: UpdateOffer['difference']['steps'][number]['mark']) => ({
  ...{ name, app: 'Slack', kind: 'step' as const, position: [0, 0] as [number, number], mark },
});
const drawing = {
  steps: [
    step('Lees', 'same'),
    step('Vraag', 'choose'),
    step('Bewaar', 'new'),
    step('Wacht', 'gone'),
    step('Kasboek', 'mine'),
  ],
  graph: { kinds: 'sssss', edges: [[0, 1] as [number, number]] },
  removed_edges: [],
};
const conflict: UpdateConflict = {
  ...{ id: 'a', step: 'Vraag', kind: 'value', at: 'wait' },
  ...{ base: '"24 uur"', ours: '"48 uur"', theirs: '"72 uur"' },
};
const offer: UpdateOffer = {
  ...{ looked: 'x', from_version: 1, to_version: 2, published_at: '2026-11-27T09:00:00.000Z' },
  ...{ checked_with_n8n: '2.41.0', conflicts: [conflict], apart: null, unreached: [] },
  changes: { added: ['Bewaar'], removed: ['Wacht'], changed: [], connected: [], disconnected: [] },
  their_changes: { changed: 1, of: 4 },
  by_hand: [{ step: 'Bewaar', what: 'Koppel een account van Drive' }],
  ...{ before: drawing, difference: drawing, after: drawing },
  keeps: { accounts: ['Slack'], values: 2, own_steps: ['Kasboek'] },
};
const update: AutomationUpdate = {
  automation: {
    id: '0198c0de-0000-7000-8000-000000000000',
    name: 'Facturen',
    n8n_url: 'https://n8n.example/workflow/a',
  },
  ...{
    state: 'offered',
    filename: 'facturen.json',
    version: 1,
    offer,
    hindrance: null,
    successor: null,
    done: null,
  },
};
const act = { update: {}, back: {}, skip: {}, read: {} } as unknown as Update;
const offered = (change: Partial<UpdateOffer> = {}, language: Language = 'nl') =>
  drawn(<Offered update={update} offer={{ ...offer, ...change }} act={act} />, language);

describe('an update', () => {
  it('tells each mark in a word beside its shape, on the canvas and in the list', () => {
    const shown = offered();
    for (const word of ['+ nieuw', 'kies', '− vervalt', 'van jou'])
      expect(shown.split(word).length - 1).toBeGreaterThanOrEqual(2);
    expect(shown).toContain('dubbele lijn: nieuw (1)');
    expect(shown).toContain('3 stappen anders, 2 blijven gelijk');
  });

  it('has the customer’s side chosen beforehand, so that one click is enough', () => {
    const shown = offered();
    expect(shown).toMatch(/<input type="radio"[^>]* checked=""\/><span><b>Die van jou: 72 uur/);
    expect(shown).not.toMatch(/ checked=""\/><span><b>Die van ons/);
    expect(shown).toContain('Eén keuze is aan jou.');
  });

  it('says in words where one side took the step out', () => {
    expect(offered({ conflicts: [{ ...conflict, kind: 'removed-by-us', ours: null }] })).toContain(
      'De stap vervalt',
    );
    expect(offered({ conflicts: [{ ...conflict, kind: 'removed-by-them', theirs: null }] })).toContain(
      'De stap blijft weg',
    );
    expect(
      offered({ conflicts: [{ ...conflict, kind: 'connection', at: '2', ours: '["A","B"]', theirs: '[]' }] }),
    ).toContain('Die van ons: A, B');
  });

  it('offers no joining of what went its own way', () => {
    const shown = offered({ apart: 'rebuilt', their_changes: { changed: 8, of: 10 } });
    expect(shown).toContain('8 van de 10 stappen zijn door jou veranderd');
    expect(shown).not.toContain('Werk bij naar');
  });

  it('is the same in English', () => {
    const shown = offered({}, 'en');
    for (const text of [
      'There is a better version',
      'Update to version 2',
      'Yours: 72 uur',
      '− gone',
      'Still to do in n8n',
    ])
      expect(shown).toContain(text);
    expect(shown).not.toMatch(/stappen|kies|waarde/);
  });

  const done = (change: Partial<NonNullable<AutomationUpdate['done']>>) =>
    drawn(
      <DonePanel
        update={{ ...update, offer: null }}
        act={act}
        done={{
          ...{ state: 'updated', from_version: 1, to_version: 2, at: '2026-11-27T09:51:00.000Z' },
          ...{ back_until: '2026-12-27T09:51:00.000Z', detail: null, said: null },
          ...change,
        }}
      />,
    );

  it('shows the way back as long as there is one', () => {
    expect(done({})).toContain('Terug naar versie 1');
    expect(done({ back_until: null })).not.toContain('Terug naar versie 1');
  });

  it('says what did not go and why, with what n8n said', () => {
    const shown = done({
      state: 'refused',
      detail: 'We hebben alles teruggezet.',
      said: 'Unrecognized node type',
    });
    expect(shown).toContain('n8n nam deze versie niet aan');
    expect(shown).toContain('We hebben alles teruggezet.');
    expect(shown).toContain('<q>Unrecognized node type</q>');
    expect(shown).not.toContain('Terug naar versie');
  });
});
