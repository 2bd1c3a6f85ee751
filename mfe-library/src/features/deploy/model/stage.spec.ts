import type { Deployment } from '@stroomwerk/contracts/library';
import { deploymentIn, isUnderWay, nextLook, stageOf } from './stage.js';

type State = Pick<Deployment, 'state' | 'problem' | 'first_run'>;
const stage = (state: Deployment['state'], more: Partial<State> = {}) =>
  stageOf({ state, problem: null, first_run: null, ...more } as Deployment);
const run = (status: 'success' | 'error' | 'canceled') => ({
  first_run: { status, started_at: '2026-11-27T09:42:00.000Z', duration_ms: 3_600, run_id: 'x' },
});
const problem = { problem: { code: 'x', detail: '', said: null } };

it('has a screen for each state, and for how the first run went', () => {
  expect((['queued', 'placing', 'publishing'] as const).map((state) => stage(state))).toEqual([
    'placing',
    'placing',
    'publishing',
  ]);
  expect(stage('published')).toBe('waiting');
  expect(stage('published', run('success'))).toBe('ran');
  expect(stage('published', run('error'))).toBe('run_failed');
  expect(stage('published', run('canceled'))).toBe('run_canceled');
  expect(stage('placed')).toBe('by_hand');
  expect(stage('placed', problem)).toBe('not_published');
  expect(stage('placed', { ...problem, ...run('success') })).toBe('ran');
  expect(stage('failed', problem)).toBe('failed');
  expect(stage('undone', run('success'))).toBe('undone');
});

it('looks often while something goes on, now and then for the first run, and then no more', () => {
  expect(nextLook('placing')).toBe(1_000);
  expect(nextLook('waiting')).toBe(5_000);
  expect(nextLook('by_hand')).toBe(5_000);
  expect([nextLook('ran'), nextLook('failed'), nextLook('undone')]).toEqual([false, false, false]);
  expect([isUnderWay('undoing'), isUnderWay('waiting')]).toEqual([true, false]);
});

it('takes from an address only what is an id', () => {
  const id = '0198c0de-0000-7000-8000-000000000000';
  expect(deploymentIn(new URLSearchParams({ deployment: id }))).toBe(id);
  expect(deploymentIn(new URLSearchParams({ deployment: '../../automations' }))).toBeNull();
  expect(deploymentIn(new URLSearchParams())).toBeNull();
});
