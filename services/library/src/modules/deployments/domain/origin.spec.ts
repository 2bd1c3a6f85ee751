import type { N8nNode } from '../../workflows/domain/n8n.js';
import { type OurFile, originOf, templateNumber } from './origin.js';

const step = (
  name: string,
  parameters: Record<string, unknown> = {},
  rest: Partial<N8nNode> = {},
): N8nNode => ({
  ...{ id: `id-${name}`, name, type: 'n8n-nodes-base.slack', typeVersion: 2, position: [0, 0], parameters },
  ...rest,
});
const file = (version: number, nodes: N8nNode[], rest: Partial<OurFile> = {}): OurFile => ({
  ...{ version, language: 'nl', hash: `hash-${version}`, name: 'Meldt', nodes, connections: {} },
  ...rest,
});
const one = file(1, [step('Haal', { url: 'a' }), step('Meld', { text: 'x' })]);
const two = file(2, [step('Haal', { url: 'b' }), step('Meld', { text: 'x' })]);

it('is the version whose steps it has', () => {
  expect(originOf(one.nodes, [one, two], undefined)).toMatchObject({ language: 'nl', version: 1 });
  expect(originOf(two.nodes, [one, two], undefined)).toMatchObject({ version: 2 });
});

it('is that also after the customer changed values, renamed a step and left out what is as n8n has it anyway', () => {
  const theirs = [step('Haal', { url: 'b' }), step('Meld', {}, { name: 'Zeg het' }), step('Eigen', {})];
  expect(originOf(theirs, [one, two], undefined)).toMatchObject({ version: 2 });
});

it('is told by name and type in a copy, to which n8n gave new ids', () => {
  const theirs = two.nodes.map((node) => ({ ...node, id: `new-${node.id}` }));
  expect(originOf(theirs, [one, two], undefined)).toMatchObject({ version: 2 });
});

it('is unknown where two versions suit it alike, unless what was taken from the gallery tells', () => {
  const theirs = [step('Haal', { url: 'c' }), step('Meld', { text: 'x' })];
  expect(originOf(theirs, [one, two], undefined)).toEqual({ language: 'nl', version: null, base: null });
  expect(originOf(theirs, [one, two], 'hash-1')).toMatchObject({ version: 1 });
  expect(originOf(theirs, [one, two], 'of-something-else')).toMatchObject({ version: null });
});

it('is of the language whose names its steps have', () => {
  const english = file(
    2,
    [step('Haal', { url: 'b' }, { name: 'Fetch' }), step('Meld', { text: 'x' }, { name: 'Tell' })],
    {
      ...{ language: 'en', hash: 'en', name: 'Tells' },
    },
  );
  expect(originOf(english.nodes, [two, english], undefined)).toMatchObject({ language: 'en', version: 2 });
});

it('is none of ours that bears our number and has fewer than half of our steps', () => {
  const others = [step('Haal', {}, { id: 'x', name: 'Iets' }), step('Anders', {})];
  expect(originOf(others, [one, two], undefined)).toBeUndefined();
  expect(originOf([], [one], undefined)).toBeUndefined();
  expect(originOf([one.nodes[0] as N8nNode], [one], undefined)).toMatchObject({ version: 1 });
});

it('measures updates against our file with their accounts, by id and name and nothing else', () => {
  const credentials = { slackApi: { id: 'c1', name: 'Team', data: 'geheim' }, odd: 'x' };
  const theirs = [step('Haal', { url: 'a' }), step('Meld', { text: 'eigen' }, { credentials })];
  const base = originOf(theirs, [one], undefined)?.base;
  expect(base?.nodes[1]).toEqual({ ...one.nodes[1], credentials: { slackApi: { id: 'c1', name: 'Team' } } });
  expect(base?.nodes[0]).toEqual(one.nodes[0]);
  expect(base?.settings).toEqual({});
  expect(JSON.stringify(base)).not.toContain('geheim');
});

it.each([
  [{ templateId: '12' }, 12],
  [{ templateId: 12 }, 12],
  [{ templateId: '0' }, undefined],
  [{ templateId: '1; drop' }, undefined],
  [{ templateId: '9999999999' }, undefined],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
])('%j names the template %s', (meta, number) => expect(templateNumber(meta)).toBe(number));
