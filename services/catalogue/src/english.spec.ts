import type { ContentWorkflow, Parameters } from './dsl/types.js';
import { dutchWords, leftInDutch } from './english.js';

const meta = (nl: string, en: string) => ({
  ...{ name: nl, description: '', short_benefit: '', setup_steps: [] },
  en: { name: en, description: '', short_benefit: '' },
});
const entry = (parameters: Parameters, name = 'Report it') =>
  ({ english: { nodes: [{ name, parameters }] } }) as unknown as ContentWorkflow;

describe('what is left in Dutch', () => {
  const words = dutchWords(
    Array.from({ length: 3 }, () => ({ meta: meta('Factuur per order', 'Invoice by order') })) as never,
  );

  it.each<[string, Parameters, string]>([
    ['a message', { text: '={{ $json.naam }} heeft een vraag' }, 'heeft, een'],
    ['a column', { columns: { Factuur: '={{ $json.id }}' } }, 'factuur'],
    ['a word in an expression', { text: "={{ $json.ok ? 'Ja' : 'Er is niets' }}" }, 'niets'],
    ['what code says', { jsCode: "return [{ json: { tekst: 'Geen factuur' } }];" }, 'geen, factuur'],
    ['a remark in code', { jsCode: 'return []; // Elke factuur telt' }, 'elke, factuur'],
  ])('is found in %s', (_, parameters, found) => {
    expect(leftInDutch(entry(parameters), words)).toEqual([expect.stringContaining(`(${found})`)]);
  });

  it('is found in the name of a step', () => {
    expect(leftInDutch(entry({}, 'Meld het'), words)).toEqual(['Meld het: Meld het (het)']);
  });

  it.each<[string, Parameters]>([
    ['a reference or a field', { text: "={{ $('Factuur').item.json.factuur }}: order" }],
    ['a name inside code', { jsCode: "const factuur = items['factuur']; return [{ json: { factuur } }];" }],
    ['a key of an example', { jsonSchemaExample: '{ "factuur": "An order" }' }],
    ['a field in a template', { html: `={{ \`<p>\${$json.factuur}</p>\` }}` }],
    [
      'a field that a prompt names',
      { text: '=Give the field factuur: {{ $json.factuur }}', jsCode: 'const een = 1; return [een];' },
    ],
    ['a column of a query', { query: 'select count(*) as factuur from orders' }],
    ['an address', { url: 'https://voorbeeld.example/een/factuur' }],
    ['a word that English texts use too', { text: 'Your order' }],
  ])('is not %s', (_, parameters) => {
    expect(leftInDutch(entry(parameters), words)).toEqual([]);
  });
});
