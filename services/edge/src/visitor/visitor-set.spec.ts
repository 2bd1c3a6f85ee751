import { inCanary } from '@stroomwerk/contracts/releases';
import { buildRelease, buildReleaseSet } from '../releases/builders.js';
import { developmentRelease, visitorSet } from './visitor-set.js';

const stable = buildRelease();
const canary = buildRelease({ version: '1.1.0', base: '/releases/mfe-marketing/1.1.0/', channel: 'canary' });
const active = { ...buildReleaseSet(stable), canaries: [{ percent: 10, release: canary }] };
const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
const inside = buckets.filter((bucket) => inCanary('mfe-marketing', bucket, 10));
const outside = buckets.find((bucket) => !inside.includes(bucket)) ?? 0;

it('gives the canary to as many buckets as its share says, the stable release beside it', () => {
  expect(inside).toHaveLength(10);
  const { set, overridden } = visitorSet(active, inside[0] ?? 0);
  expect(set.remotes).toMatchObject([{ version: '1.1.0', channel: 'canary', instead: { version: '1.0.0' } }]);
  expect(overridden).toBe(false);
  // What others get is none of this visitor's business.
  expect(set).not.toHaveProperty('canaries');
});

it('gives a remote without a stable release to its trial only', () => {
  const first = { ...active, remotes: [] };
  const { set } = visitorSet(first, inside[0] ?? 0);
  expect(set.remotes).toEqual([canary]);
  expect(visitorSet(first, outside).set.remotes).toEqual([]);
});

it('gives everybody else the stable release, under the id that everybody shares', () => {
  const { set } = visitorSet(active, outside);
  expect([set.id, set.remotes]).toEqual([active.id, [stable]]);
  expect(visitorSet(active, inside[0] ?? 0).set.id).not.toBe(active.id);
});

it('keeps whom it had when the share grows', () => {
  const more = buckets.filter((bucket) => inCanary('mfe-marketing', bucket, 25));
  expect(more).toEqual(expect.arrayContaining(inside));
});

it('does not always try everything on the same visitors', () => {
  const others = buckets.filter((bucket) => inCanary('mfe-library', bucket, 10));
  expect(others).not.toEqual(inside);
});

it('lets a choice go before a canary, and names the hosts that it opens', () => {
  const chosen = developmentRelease(active, 'mfe-marketing', 'http://localhost:4321');
  const { set, overridden, developmentOrigins } = visitorSet(active, inside[0] ?? 0, [chosen]);
  expect(set.remotes).toMatchObject([
    { version: 'localhost:4321', base: 'http://localhost:4321/', channel: 'override', integrity: {} },
  ]);
  expect([overridden, developmentOrigins]).toEqual([true, ['http://localhost:4321']]);
  expect(visitorSet(active, outside, [buildRelease({ channel: 'override' })]).developmentOrigins).toEqual([]);
});

it('adds a remote that no release was made of yet', () => {
  const chosen = developmentRelease(active, 'mfe-new', 'http://localhost:4321');
  expect(visitorSet(active, outside, [chosen]).set.remotes.map(({ name }) => name)).toEqual([
    'mfe-marketing',
    'mfe-new',
  ]);
});
