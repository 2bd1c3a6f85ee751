import { agent, ask } from './ai.js';
import { loop, node, onlyNew } from './core.js';
import type { Edge } from './flow.js';
import { patient } from './retries.js';
import type { NodeSpec } from './types.js';

const edge = (from: string, to: string, output = 0): Edge => ({ from, output, to, input: 0 });
const repeated = (nodes: readonly NodeSpec[], edges: readonly Edge[] = []) =>
  patient(nodes, edges)
    .filter(({ retryOnFail }) => retryOnFail)
    .map(({ name }) => name);

describe('a step whose failure nothing catches', () => {
  it('is done again where it only reads or asks a model', () => {
    expect(
      repeated([
        ask('Schrijf', '', ''),
        agent('Regel het', ''),
        node('Lees', 'airtable', 2.1, { operation: 'search' }),
        node('Zet', 'airtable', 2.1, { operation: 'create' }),
        node('Haal op', 'httpRequest', 4.4, {}),
        node('Stuur', 'httpRequest', 4.4, { method: 'POST' }),
        node('Mail', 'gmail', 2.2, {}),
      ]),
    ).toEqual(['Schrijf', 'Lees', 'Haal op']);
  });

  it('is left alone where its failure has a way of its own', () => {
    expect(repeated([{ ...ask('Vat samen', '', ''), onError: 'continueErrorOutput' }])).toEqual([]);
  });

  it('is done again where it writes one item at a time behind what remembers', () => {
    const nodes = (size: number) => [
      onlyNew('Nieuw', '={{ $json.id }}'),
      loop('Een voor een', size),
      node('Zet', 'airtable', 2.1, { operation: 'create' }),
      node('Vraag', 'slack', 2.3, { operation: 'sendAndWait' }),
      node('Betaal terug', 'stripe', 1, { operation: 'create' }),
      node('Klaar', 'gmail', 2.2, {}),
    ];
    const edges = [
      edge('Nieuw', 'Een voor een'),
      edge('Een voor een', 'Klaar'),
      edge('Een voor een', 'Zet', 1),
      edge('Zet', 'Vraag'),
      edge('Vraag', 'Betaal terug'),
      edge('Betaal terug', 'Een voor een'),
    ];
    expect(repeated(nodes(1), edges)).toEqual(['Zet']);
    expect(repeated(nodes(5), edges)).toEqual([]);
    expect(repeated(nodes(1).slice(1), edges)).toEqual([]);
  });
});
