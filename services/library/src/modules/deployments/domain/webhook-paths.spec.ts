// Pure: at which path a deployment is called.
import { chain, node } from '../../../../test/flows.js';
import { isToUndo, requestIdOf } from './batch.js';
import { atOwnPaths, fixedPaths, ownPath, pathsMadeOwn } from './webhook-paths.js';

const hook = (path: string, more: object = {}) =>
  node('Haak', 'webhook', { parameters: { path }, webhookId: 'een-haak', ...more });

it.each([
  ['its fixed path', hook('orders'), ['orders']],
  ['of a form', node('Formulier', 'formTrigger', { parameters: { path: 'aanvraag' } }), ['aanvraag']],
  ['none where its address is its id', hook('een-haak'), []],
  ['none with parts that vary', hook('orders/:id'), []],
  ['none that is computed', hook('={{ $env.PAD }}'), []],
  ['none of a step that is off', hook('orders', { disabled: true }), []],
  ['none of what is no door', node('Bel', 'httpRequest', { parameters: { path: 'orders' } }), []],
])('knows %s', (_, step, paths) => {
  expect([...fixedPaths([step])]).toEqual(paths);
});

it('gives the second copy a path of its own, in the texts that name it too, and nothing else', () => {
  const { nodes } = chain(
    hook('orders'),
    node('Lees mij', 'stickyNote', {
      parameters: { content: 'POST naar /webhook/orders of /webhook/orders-oud' },
    }),
  );
  const own = ownPath('id-2', 'orders');
  expect(own).toMatch(/^orders-[0-9a-f]{6}$/);
  expect(atOwnPaths(nodes, new Set(['orders']), 'id-2').map(({ parameters }) => parameters)).toEqual([
    { path: own },
    { content: `POST naar /webhook/${own} of /webhook/orders-oud` },
  ]);
  expect(atOwnPaths(nodes, new Set(['other']), 'id-2')).toBe(nodes);
  expect(ownPath('id-3', 'orders')).not.toBe(own);
});

it('keeps the path of its own when a newer version comes', () => {
  const placed = atOwnPaths([hook('orders')], new Set(['orders']), 'id-2');
  expect([...pathsMadeOwn([hook('orders')], placed, 'id-2')]).toEqual(['orders']);
  expect([...pathsMadeOwn([hook('orders')], [hook('orders')], 'id-2')]).toEqual([]);
});

it('derives a request of each workflow from that of the press', () => {
  const press = '0198C0DE-0000-7000-8000-000000000001';
  expect(requestIdOf(press, 'a.json')).toBe(requestIdOf(press.toLowerCase(), 'a.json'));
  expect(requestIdOf(press, 'a.json')).not.toBe(requestIdOf(press, 'b.json'));
  expect(requestIdOf(press, 'a.json')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

it.each([
  ['published', false, true],
  ['placed', false, true],
  ['queued', false, true],
  ['failed', false, false],
  ['failed', true, true],
  ['undoing', false, false],
  ['undone', false, false],
])('%s, left behind: %s, is undone with the whole: %s', (state, left_behind, wanted) => {
  expect(isToUndo({ state, left_behind })).toBe(wanted);
});
