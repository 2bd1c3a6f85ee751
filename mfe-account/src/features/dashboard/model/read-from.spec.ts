// Pure: what a list says of where it comes from.
import type { Automation } from '@stroomwerk/contracts/library';
import { clockTime, readFrom } from './read-from.js';

const read = (name: string, seen_at: string | null, watched = true) =>
  ({ connection: { id: name, name }, seen_at, watched }) as Automation;

it('names each n8n once, with the oldest of their latest looks', () => {
  const items = [
    read('Webshop', '2026-11-27T08:42:08.000Z'),
    read('Productie', '2026-11-27T08:42:10.000Z'),
    read('Productie', '2026-11-27T08:41:00.000Z'),
    read('Test', null),
  ];
  expect(readFrom(items)).toEqual({ names: ['Productie', 'Webshop'], at: '2026-11-27T08:42:08.000Z' });
});

it('says nothing of what no n8n was read for', () => {
  expect(readFrom([])).toBeNull();
  expect(readFrom([read('Productie', '2026-11-01T08:00:00.000Z', false), {} as Automation])).toBeNull();
});

it('tells the time to the second', () => {
  expect(clockTime('2026-11-27T08:42:08.000Z')).toBe('09:42:08');
});
