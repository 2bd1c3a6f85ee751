import type { PointerMove, Release } from '@stroomwerk/contracts/releases';
import { impediment, orderOf, releaseActs, remoteActs, type Standing, trialable, undoOf } from './acts.js';

const release = (version: string, published_at: string, collected_at: string | null = null): Release => ({
  remote: 'mfe-library',
  version,
  source_hash: 'x',
  git_commit: null,
  author: 'ops@stroomwerk.example',
  notes: '',
  published_at,
  bytes: 1000,
  channels: [],
  gate: { status: 'passed', at: published_at, actor: 'gate', reason: null },
  force_reason: null,
  collected_at,
});
const releases = [
  release('1.4.0', '2026-11-21T09:00:00.000Z'),
  release('1.3.0', '2026-11-20T09:00:00.000Z'),
  release('1.2.0', '2026-11-19T09:00:00.000Z'),
  release('1.1.0', '2026-11-01T09:00:00.000Z', '2026-11-20T00:00:00.000Z'),
];
const calm: Standing = { stable: '1.3.0', canary: null, previous: '1.2.0' };
const trial: Standing = { ...calm, canary: { version: '1.4.0', percent: 10 } };
const of = (version: string) => releases.find((one) => one.version === version) as Release;
const names = (standing: Standing, version: string) =>
  releaseActs(of(version), standing, releases).map(({ act }) => act);

describe('what can be done', () => {
  it('with a remote: a trial or a step back, and everything about a trial that runs', () => {
    expect(remoteActs(calm)).toEqual([{ act: 'start' }, { act: 'rollback', version: '1.2.0' }]);
    expect(remoteActs(trial).map(({ act }) => act)).toEqual(['promote', 'share', 'stop', 'rollback']);
    expect(remoteActs({ ...calm, previous: null })).toEqual([
      { act: 'start' },
      { act: 'withdraw', version: '1.3.0' },
    ]);
    expect(remoteActs({ stable: null, canary: null, previous: null })).toEqual([{ act: 'start' }]);
    expect(remoteActs({ stable: null, canary: null, previous: '1.3.0' })).toEqual([
      { act: 'start' },
      { act: 'rollback', version: '1.3.0' },
    ]);
  });

  it('with a release: newer ones go on, older ones back, the stable and collected ones nowhere', () => {
    expect(names(calm, '1.4.0')).toEqual(['start', 'promote']);
    expect(names(calm, '1.3.0')).toEqual([]);
    expect(names(calm, '1.2.0')).toEqual(['start', 'rollback']);
    expect(names(calm, '1.1.0')).toEqual([]);
    expect(names(trial, '1.4.0')).toEqual(['promote', 'share', 'stop']);
    expect(names({ ...calm, stable: null }, '1.4.0')).toEqual(['start', 'promote']);
    const ungated = { ...of('1.4.0'), gate: { ...of('1.4.0').gate, status: 'refused' as const } };
    expect(releaseActs(ungated, calm, releases)).toEqual([]);
    expect(trialable([ungated], calm)).toEqual([]);
  });

  it('offers only releases with files that nobody gets yet', () => {
    expect(trialable(releases, trial).map(({ version }) => version)).toEqual(['1.2.0']);
  });
});

describe('the order', () => {
  it('compares with where the person saw the pointer', () => {
    expect(orderOf({ act: 'start', version: '1.4.0' }, calm, 25, 'why')).toEqual({
      channel: 'canary',
      body: { version: '1.4.0', expected_version: null, percent: 25, reason: 'why' },
    });
    expect(orderOf({ act: 'share', version: '1.4.0' }, trial, 50, 'why').body).toMatchObject({
      version: '1.4.0',
      expected_version: '1.4.0',
      percent: 50,
    });
    expect(orderOf({ act: 'stop', version: '1.4.0' }, trial, 10, 'why')).toEqual({
      channel: 'canary',
      body: { version: null, expected_version: '1.4.0', reason: 'why' },
    });
    expect(orderOf({ act: 'promote', version: '1.4.0' }, trial, 10, 'why')).toEqual({
      channel: 'stable',
      body: { version: '1.4.0', expected_version: '1.3.0', reason: 'why' },
    });
  });

  it('withdraws a remote from where the person saw it', () => {
    expect(orderOf({ act: 'withdraw', version: '1.3.0' }, calm, 10, 'why')).toEqual({
      channel: 'stable',
      body: { version: null, expected_version: '1.3.0', reason: 'why' },
    });
  });

  it.each([
    ['noCanary', { act: 'stop', version: '1.4.0' }, calm],
    ['otherCanary', { act: 'share', version: '1.5.0' }, trial],
    ['alreadyStable', { act: 'promote', version: '1.3.0' }, trial],
    ['withdrawn', { act: 'withdraw', version: '1.3.0' }, { ...calm, stable: null }],
    [null, { act: 'start', version: '1.3.0' }, { ...calm, stable: null }],
    [null, { act: 'withdraw', version: '1.3.0' }, calm],
    [null, { act: 'start' }, calm],
    [null, { act: 'rollback', version: '1.2.0' }, trial],
  ] as const)('%s stands in the way of %j', (expected, asked, standing) => {
    expect(impediment(asked, standing)).toBe(expected);
  });
});

describe('undoing an automatic rollback', () => {
  const move: PointerMove = {
    id: '3f0e6f4e-30a3-4c2b-9d30-2f8a0f4f7f10',
    at: '2026-11-21T10:00:00.000Z',
    remote: 'mfe-library',
    channel: 'canary',
    from_version: '1.4.0',
    to_version: null,
    actor: 'health',
    reason: 'fails',
    kind: 'rollback',
    from_percent: 10,
    to_percent: null,
    automatic: true,
    evidence: null,
  };

  it('starts the same canary with the same share', () => {
    expect(undoOf(move, calm, releases)).toEqual({ act: 'start', version: '1.4.0', percent: 10 });
  });

  it('is not offered for what a person did, beside another trial, or without the files', () => {
    expect(undoOf({ ...move, automatic: false }, calm, releases)).toBeNull();
    expect(undoOf(move, trial, releases)).toBeNull();
    expect(undoOf(move, { ...calm, stable: '1.4.0' }, releases)).toBeNull();
    expect(undoOf({ ...move, from_version: '1.1.0' }, calm, releases)).toBeNull();
  });
});
