// Pure: what is chosen for somebody, and what the button waits for.
import type { CollectionDeployForm } from '@stroomwerk/contracts/library';
import { chosenOf, firstChoice, hindranceOf, isNew, roomOf, withChoice } from './choice.js';
import { formOf, workflowOf } from './samples.js';

const form = (used: number, more: Partial<CollectionDeployForm> = {}) =>
  formOf({ automations: { used, most: 5, next_plan: 'launch_special' }, ...more });

it('chooses what is not there yet, as far as the plan has room', () => {
  const existing = { automation_id: 'id-1', name: 'B', n8n_url: 'https://n8n.example/workflow/1' };
  const workflows = [
    workflowOf('a.json'),
    workflowOf('b.json', { existing }),
    workflowOf('c.json', { on_its_way: true }),
    workflowOf('d.json'),
    workflowOf('e.json'),
  ];
  expect([...firstChoice(form(0, { workflows }))]).toEqual(['a.json', 'd.json', 'e.json']);
  expect([...firstChoice(form(3, { workflows }))]).toEqual(['a.json', 'd.json']);
  expect([...firstChoice(form(9, { workflows }))]).toEqual([]);
  expect(workflows.filter(isNew)).toHaveLength(3);
});

it('sends what is chosen in the order of the collection, without what is on its way or gone', () => {
  const workflows = [workflowOf('a.json'), workflowOf('b.json', { on_its_way: true }), workflowOf('c.json')];
  const chosen = chosenOf(form(0, { workflows }), new Set(['c.json', 'b.json', 'a.json', 'weg.json']));
  expect(chosen.map(({ workflow }) => workflow.filename)).toEqual(['a.json', 'c.json']);
});

it.each([
  [0, 3, 'none'],
  [4, 3, 'too_many'],
  [3, 3, null],
] as const)('%s chosen with room for %s: %s', (chosen, room, wanted) => {
  expect(hindranceOf(chosen, room)).toBe(wanted);
});

it('has no room less than none', () => expect(roomOf(form(9))).toBe(0));

it('changes one and leaves the others', () => {
  const choice = new Set(['a.json']);
  expect([...withChoice(choice, 'b.json', true)]).toEqual(['a.json', 'b.json']);
  expect([...withChoice(choice, 'a.json', false)]).toEqual([]);
  expect([...choice]).toEqual(['a.json']);
});
