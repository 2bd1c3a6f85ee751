// Pure: what stands between somebody and another n8n.
import type { Connection, ConnectionsResponse } from '@stroomwerk/contracts/library';
import { nextOf } from './view.js';

const answer = (change: Partial<ConnectionsResponse> = {}): ConnectionsResponse => ({
  connections: [],
  limit: 2,
  next_plan: 'professional',
  agreement_accepted: true,
  ...change,
});
const two = [{}, {}] as Connection[];

it('offers a plan before anything else', () => {
  expect(nextOf(answer({ limit: 0, agreement_accepted: false }), false)).toBe('offer');
});

it('asks for the confirmed address, then for the agreement', () => {
  expect(nextOf(answer({ agreement_accepted: false }), false)).toBe('confirm');
  expect(nextOf(answer({ agreement_accepted: false }), true)).toBe('agree');
});

it('asks for a changed agreement again before it speaks of the limit', () => {
  expect(nextOf(answer({ agreement_accepted: false, connections: two }), true)).toBe('agree');
});

it('connects until the plan is full, and not with more than a smaller plan allows', () => {
  expect(nextOf(answer({ connections: two.slice(1) }), true)).toBe('connect');
  expect(nextOf(answer({ connections: two }), true)).toBe('full');
  expect(nextOf(answer({ connections: two, limit: 1 }), true)).toBe('full');
});
