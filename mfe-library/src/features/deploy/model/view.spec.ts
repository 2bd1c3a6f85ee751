import type { DeployForm } from '@stroomwerk/contracts/library';
import { connectionOf, formView, isGone, release, withSeconds } from './view.js';

const one = {
  id: 'a',
  name: 'Productie',
  address: 'https://n8n.example',
  state: 'ok',
  n8n_version: null,
} as const;
const form = (more: Partial<DeployForm> = {}): DeployForm => ({
  workflow: {
    filename: 'x.json',
    slug: 'x',
    name: 'X',
    version: 1,
    language: 'nl',
    minutes_saved: 6,
  },
  connections: [one],
  connection: 'a',
  accounts: [],
  values: [],
  by_hand: [],
  starts_itself: true,
  adds_error_path: false,
  existing: null,
  refusal: null,
  missing: [],
  automations: { used: 0, most: 5, next_plan: null },
  ...more,
});

it('says first why not, then asks which n8n, then tells that it is there', () => {
  const existing = { automation_id: 'b', name: 'X', n8n_url: 'https://n8n.example/workflow/1' };
  expect(formView(form({ refusal: 'no_plan', connection: null, existing }), false)).toBe('refused');
  expect(formView(form({ connection: null }), false)).toBe('choose');
  expect(formView(form({ existing }), false)).toBe('existing');
  expect(formView(form({ existing }), true)).toBe('form');
  expect(formView(form(), false)).toBe('form');
});

it('is for the chosen n8n, or for the only one', () => {
  const other = { ...one, id: 'b' };
  expect(connectionOf(form({ connections: [one, other], connection: 'b' }))).toBe(other);
  expect(connectionOf(form({ connection: null }))).toBe(one);
  expect(connectionOf(form({ connections: [one, other], connection: null }))).toBeUndefined();
});

it('shows a version short, and a moment to the second', () => {
  expect(release('2.41.0')).toBe('2.41');
  expect(withSeconds('10:39', Date.parse('2026-11-27T09:39:05.900Z'))).toBe('10:39:05');
});

it('notices that the n8n which somebody chose is not connected any more', () => {
  expect(isGone(form(), 'b')).toBe(true);
  expect(isGone(form(), 'a')).toBe(false);
  expect(isGone(form(), null)).toBe(false);
});
