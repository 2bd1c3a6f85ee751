// Pure: the filter of the automations.
import type { Automation, AutomationStatus } from '@stroomwerk/contracts/library';
import { byHand, countsOf, placesOf, readFilter, shownOf } from './shown.js';

const one = (name: string, status: AutomationStatus, n8n?: string) =>
  ({ name, status, connection: n8n ? { id: n8n, name: n8n.toUpperCase() } : null }) as Automation;
const items = [
  one('a', 'running', 'p'),
  one('b', 'paused', 'p'),
  one('c', 'running', 'b'),
  one('d', 'stopped'),
];
const names = (address: string) =>
  shownOf(items, readFilter(new URLSearchParams(address))).map(({ name }) => name);

it('narrows by status and by n8n, and by neither where the address makes no sense', () => {
  expect(names('')).toEqual(['a', 'b', 'c', 'd']);
  expect(names('status=running')).toEqual(['a', 'c']);
  expect(names('status=running&n8n=p')).toEqual(['a']);
  expect(names(`n8n=${byHand}`)).toEqual(['d']);
  expect(names('status=vliegend')).toEqual(['a', 'b', 'c', 'd']);
  expect(names('n8n=weg')).toEqual([]);
});

it('counts what each status leaves in the n8n that is chosen', () => {
  expect(countsOf(items, '')).toEqual({ all: 4, running: 2, paused: 1, stopped: 1 });
  expect(countsOf(items, 'p')).toEqual({ all: 2, running: 1, paused: 1, stopped: 0 });
});

it('names each n8n once, in order, and what is kept by hand last', () => {
  expect(placesOf(items)).toEqual([
    { id: 'b', name: 'B' },
    { id: 'p', name: 'P' },
    { id: byHand, name: null },
  ]);
  expect(placesOf(items.slice(0, 2))).toEqual([{ id: 'p', name: 'P' }]);
});
