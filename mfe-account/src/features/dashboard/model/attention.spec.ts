// Pure: what asks for attention, and in which order.
import type { Automation, Connection } from '@stroomwerk/contracts/library';
import { attentionOf, type TroubleKind } from './attention.js';

const automation = (id: string, kind?: TroubleKind, since: string | null = null): Automation => ({
  id,
  name: id,
  status: 'running',
  last_run: null,
  success_rate: null,
  runs: 0,
  workflow_filename: null,
  created_at: '2026-11-01T00:00:00.000Z',
  connection: { id: 'productie', name: 'Productie' },
  trouble: kind ? { kind, title: kind, detail: 'Doe iets.', since } : null,
});
const connection = (state: Connection['state']) =>
  ({ id: 'productie', name: 'Productie', state, failing_since: '2026-11-20T00:00:00.000Z' }) as Connection;
const keys = (...given: Parameters<typeof attentionOf>) => attentionOf(...given).map(({ key }) => key);

it('is nothing where nothing is wrong, also of a service from before there was trouble', () => {
  const { trouble, ...before } = automation('oud');
  expect(trouble).toBeNull();
  expect(attentionOf([automation('a'), before], [connection('ok')])).toEqual([]);
  expect(attentionOf([], undefined)).toEqual([]);
});

it('puts the most urgent first, and of equals what lasts longest', () => {
  const items = [
    automation('beter', 'update'),
    automation('stil', 'silent'),
    automation('faalt', 'failing', '2026-11-27T06:00:00.000Z'),
    automation('weg', 'gone'),
    automation('faalt-lang', 'failing', '2026-11-25T06:00:00.000Z'),
    automation('faalt-ooit', 'failing'),
    automation('uit', 'not_started'),
  ];
  expect(keys(items, [])).toEqual(['faalt-lang', 'faalt', 'faalt-ooit', 'weg', 'stil', 'uit', 'beter']);
});

it('says of an n8n that fails what all its automations have, once', () => {
  const items = [automation('a', 'unreachable'), automation('b', 'unreachable'), automation('c', 'failing')];
  expect(keys(items, [connection('failing')])).toEqual(['productie', 'c']);
  expect(keys(items, [connection('ok')])).toEqual(['c', 'a', 'b']);
});
