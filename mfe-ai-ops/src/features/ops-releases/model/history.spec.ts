import type { PointerMove } from '@stroomwerk/contracts/releases';
import { releasesTexts } from '../texts.js';
import { moveTitle, moveTone } from './history.js';

const base: PointerMove = {
  id: '3f0e6f4e-30a3-4c2b-9d30-2f8a0f4f7f10',
  at: '2026-11-21T10:00:00.000Z',
  remote: 'mfe-library',
  channel: 'stable',
  from_version: '1.3.0',
  to_version: '1.4.0',
  actor: 'ops',
  reason: 'why',
  kind: 'move',
  from_percent: null,
  to_percent: null,
  automatic: false,
  evidence: null,
};
const canary = { channel: 'canary', kind: 'canary' } as const;

it.each<[string, Partial<PointerMove>]>([
  ['1.4.0 uitgebracht', { kind: 'publish', from_version: null }],
  ['Iedereen naar 1.4.0', {}],
  ['Iedereen terug naar 1.2.0', { kind: 'rollback', to_version: '1.2.0' }],
  ['1.3.0 weggehaald', { kind: 'rollback', to_version: null }],
  ['Canary 1.4.0 gestart voor 10%', { ...canary, from_version: null, to_percent: 10 }],
  ['Canary 1.4.0 van 10% naar 25%', { ...canary, from_version: '1.4.0', from_percent: 10, to_percent: 25 }],
  ['Canary 1.3.0 gestopt', { ...canary, kind: 'rollback', to_version: null }],
  ['Canary 1.3.0 vanzelf teruggedraaid', { ...canary, kind: 'rollback', to_version: null, automatic: true }],
  ['Canary 1.3.0 klaar', { ...canary, to_version: null }],
])('%s', (title, part) => {
  expect(moveTitle({ ...base, ...part }, releasesTexts.nl.kinds, (value) => `${value}%`)).toBe(title);
});

it('marks what went back, what went back by itself most', () => {
  expect(moveTone(base)).toBe('normal');
  expect(moveTone({ ...base, kind: 'rollback' })).toBe('warning');
  expect(moveTone({ ...base, kind: 'rollback', automatic: true })).toBe('danger');
});
