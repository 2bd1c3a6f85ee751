import { storeSteps, unnamedStore } from './store-steps.js';
import type { NodeSpec } from './types.js';

const step = (name: string, type: string, parameters: NodeSpec['parameters']): NodeSpec => ({
  ...{ name, type: `n8n-nodes-base.${type}`, typeVersion: 1, parameters },
});
const fields = step('Zet klaar', 'set', {
  assignments: { assignments: [{ name: 'naam' }, { name: 'email' }] },
});
const told = (label: string, nodes: NodeSpec[], own: string[] = []) =>
  storeSteps(unnamedStore(label).nl, nodes, own, () => [fields], 'nl');

describe('the set-up of a store', () => {
  it('names the table and the fields, also those of the step before it', () => {
    const insert = step('Bewaar', 'mySql', { table: { value: 'klanten' }, dataMode: 'autoMapInputData' });
    expect(told('MySQL', [insert])).toEqual(['Maak in MySQL de tabel klanten met de velden naam en email.']);
    expect(told('MySQL', [insert], ['Maak de tabel klanten met naam en email.'])).toEqual([]);
  });
  it('reads an INSERT, and names the steps whose query the customer changes', () => {
    const insert = step('Bewaar', 'microsoftSql', {
      query: 'INSERT INTO orders (nummer, land) VALUES ($1, $2)',
    });
    const read = step('Lees', 'microsoftSql', { query: '=SELECT nummer FROM verkoop' });
    expect(told('Microsoft SQL', [insert, read])).toEqual([
      'Maak in Microsoft SQL de tabel orders met de velden nummer en land.',
      'Pas in "Lees" de namen van tabellen en kolommen in de query aan je eigen database aan.',
    ]);
  });
  it('says nothing where a model writes the query, and leaves other sentences alone', () => {
    expect(told('CrateDB', [])).toEqual([]);
    expect(storeSteps('Kies een tijdstip.', [], [], () => [], 'nl')).toBeUndefined();
  });
});
