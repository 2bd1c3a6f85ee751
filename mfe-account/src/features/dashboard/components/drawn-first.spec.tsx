// Real: the way to a first run as a customer reads it, in both languages, drawn as at the edge.
import type { Language } from '@stroomwerk/contracts';
import type { LibraryWorkflow } from '@stroomwerk/contracts/library';
import { type PageConfig, RuntimeProvider } from '@stroomwerk/mfe-runtime';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { recipesOf } from '../model/first-recipes.js';
import { firstWay } from '../model/first-steps.js';
import { FirstRun } from './FirstRun.js';

const brand = { name: 'Merk', supportEmail: 'a@b.nl', kvkNumber: '1', vatId: '2', address: 'Straat 1' };
const workflow = (name: string): LibraryWorkflow =>
  ({
    ...{ filename: `${name}.json`, name, integrations: ['Gmail'] },
    graph: { kinds: 'ts', edges: [[0, 1]] },
  }) as unknown as LibraryWorkflow;
const drawn = (apps: number, fitting: string[], popular: string[], language: Language = 'nl'): string => {
  const config: PageConfig = { aiOpsUrl: '', brand, language };
  const states = firstWay([], apps, 0);
  if (states === null) throw new Error('the way is over');
  const recipes = recipesOf(fitting.map(workflow), popular.map(workflow), 3);
  return renderToString(
    <MemoryRouter>
      <RuntimeProvider server={{ config, api: { call: () => Promise.reject() } as never }}>
        <FirstRun way={{ states, recipes }} />
      </RuntimeProvider>
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '');
};

it('begins with the apps, chosen at once where it leads', () => {
  const text = drawn(0, [], ['a', 'b', 'c']);
  expect(text).toContain('href="/workflow-library?my-apps=1"');
  expect(text).toContain('Deze worden het meest gekozen.');
  expect(text.match(/href="\/workflow-library\/[abc]\.json"/g)).toHaveLength(3);
});

it('says of each list of three why it is that', () => {
  expect(drawn(2, ['a', 'b', 'c'], [])).toContain('Deze passen bij je apps.');
  const both = drawn(2, ['a'], ['b', 'c'], 'en');
  expect(both).toContain('First what fits your apps, then what others choose most.');
  expect(both.match(/href="\/workflow-library\/[abc]\.json"/g)).toHaveLength(3);
});
