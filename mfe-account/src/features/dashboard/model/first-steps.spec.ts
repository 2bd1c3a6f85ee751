// Pure: the way from paying to a first run that goes well.
import type { Automation } from '@stroomwerk/contracts/library';
import { firstWay } from './first-steps.js';

const automation = (change: Partial<Automation>) =>
  ({ kind: 'linked', success_rate: null, recent: [], ...change }) as Automation;

it('begins with the apps, and leads on to what is not done', () => {
  expect(firstWay([], 0, 0)).toEqual({ apps: 'active', recipe: 'todo', connect: 'todo', success: 'todo' });
  expect(firstWay([], 3, 0)).toEqual({ apps: 'done', recipe: 'active', connect: 'todo', success: 'todo' });
  expect(firstWay([], 0, 1)).toEqual({ apps: 'active', recipe: 'todo', connect: 'done', success: 'todo' });
});

it('waits for the first success once a workflow is in their n8n', () => {
  expect(firstWay([automation({})], 0, 1)).toEqual({
    apps: 'done',
    recipe: 'done',
    connect: 'done',
    success: 'active',
  });
});

it('goes with the first success, also one that was reported', () => {
  expect(firstWay([automation({ recent: ['error', 'success'] })], 0, 1)).toBeNull();
  expect(firstWay([automation({ kind: 'reported', success_rate: 50 })], 0, 0)).toBeNull();
  expect(firstWay([automation({ recent: ['error'], success_rate: 0 })], 0, 1)).not.toBeNull();
});

it('is not shown where the service does not say what is in an n8n', () => {
  expect(firstWay([automation({ kind: undefined })], 0, 0)).toBeNull();
});
