import type { Value } from './types.js';
import { checkValues, placeholders } from './values.js';
import { workflow } from './workflow.js';

const steps = {
  documentId: { __rl: true, mode: 'id', value: 'KIES_JE_SPREADSHEET' },
  to: 'team@example.com',
};
const entry = (values: Value[] = []) => {
  const built = workflow({
    slug: 'x',
    name: 'X',
    description: '',
    category: 'hr',
    tags: [],
    difficulty: 'beginner',
    tier_required: 'starter',
    time_to_deploy: '',
    short_benefit: '',
    accounts: [],
    setup_steps: [],
    en: { name: 'X', description: '', short_benefit: '' },
    nodes: [{ name: 'Stuur', type: 'n8n-nodes-base.x', typeVersion: 1, parameters: steps }],
    flow: [],
  });
  return { ...built, meta: { ...built.meta, values } };
};
const value = (key: string, ...paths: string[]): Value => ({
  key,
  kind: 'text',
  label: { nl: 'Blad', en: 'Sheet' },
  help: { nl: 'Kies je blad.', en: 'Choose your sheet.' },
  example: { nl: 'Verzuim', en: 'Absence' },
  at: paths.map((path) => ({ step: { nl: 'Stuur', en: 'Stuur' }, path })),
});

it.each([
  ['KIES_JE_SPREADSHEET', 'choose'],
  ['appKIESJEBASE', 'choose'],
  ['VUL_JE_BEDRIJFSPAGINA_ID_IN', 'fill'],
  ['https://jouw-winkel.myshopify.com/admin', 'own'],
  ['=Mail {{ $json.a }} en marketing@example.com', 'mail'],
  ['https://www.example.com/blog/', 'host'],
])('finds %s', (text, mark) => {
  const nodes = [{ ...entry().workflow.nodes[1], parameters: { deep: [{ text }] } }];
  const found = placeholders({ workflow: { ...entry().workflow, nodes: nodes as never } });
  expect(found.map((one) => [one.path, one.mark])).toEqual([['deep.0.text', mark]]);
});

it('takes words for words', () => {
  const nodes = [
    {
      ...entry().workflow.nodes[1],
      parameters: { text: 'Wat is jouw mening over kiezen?', teamId: '={{ 1 }}' },
    },
  ];
  expect(placeholders({ workflow: { ...entry().workflow, nodes: nodes as never } })).toEqual([]);
});

it('asks a value for each placeholder, and a parameter for each value', () => {
  expect(checkValues(entry()).open.map(({ path }) => path)).toEqual(['documentId.value', 'to']);
  expect(checkValues(entry([value('sheet', 'documentId.value'), value('to', 'to')]))).toEqual({
    open: [],
    wrong: [],
  });
  expect(
    checkValues(
      entry([value('sheet', 'documentId.value', 'sheetName'), value('to', 'to'), value('who', 'to')]),
    ).wrong,
  ).toEqual(['value sheet names "Stuur" sheetName, which is not there', '"Stuur" to belongs to two values']);
});
