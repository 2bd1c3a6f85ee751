import type { PointerMove, Release, ReleaseList } from '@stroomwerk/contracts/releases';
import { Progress } from './progress.js';
import { historyWords, listWords, moveWords } from './words.js';

const gate = { status: 'passed', at: '2026-11-21T08:00:00.000Z', actor: 'gate', reason: null } as const;
const release = (version: string, change: Partial<Release> = {}): Release => ({
  ...{ remote: 'mfe-shop', version, source_hash: '', git_commit: null, author: 'Anna', notes: 'more' },
  ...{ published_at: '2026-11-21T08:00:00.000Z', bytes: 10_240, channels: [], force_reason: null },
  gate,
  collected_at: null,
  ...change,
});
const move = (change: Partial<PointerMove>): PointerMove => ({
  ...{ id: '', at: '2026-11-21T08:00:00.000Z', remote: 'mfe-shop', channel: 'stable', kind: 'move' as const },
  ...{ from_version: null, to_version: null, actor: 'Anna', reason: 'because', automatic: false },
  ...{ from_percent: null, to_percent: null, evidence: null },
  ...change,
});
const seen = {
  ...{ stable: { views: 190, failures: 1 }, canary: { views: 21, failures: 9 } },
  ...{ ratio: 4000, threshold: 1000, verdict: 'failing' as const },
};

it('lists releases in columns, with what each is', () => {
  const list: ReleaseList = {
    ...{ remote: 'mfe-shop', owner: 'team-shop', stable: '1.1.0', previous: '1.0.0' },
    canary: { version: '1.2.0', percent: 10 },
    releases: [
      release('1.2.0', {
        channels: ['canary'],
        force_reason: 'it burns',
        gate: { ...gate, status: 'forced' },
      }),
      release('1.1.0', { channels: ['stable'] }),
      release('1.0.0', { collected_at: '2026-11-21T09:00:00.000Z' }),
    ],
    gate_queue: [
      { remote: 'mfe-pages', version: '2.0.0', status: 'running', at: '2026-11-21T09:00:00.000Z' },
      { remote: 'mfe-shop', version: '1.3.0', status: 'waiting', at: '2026-11-21T09:00:00.000Z' },
    ],
  };
  expect(listWords(list)).toEqual([
    'mfe-shop (team-shop): visitors get 1.1.0, 10% of them 1.2.0; before: 1.0.0',
    '  1.2.0  canary 10%, forced  2026-11-21 08:00  10.0 KB  Anna  more [forced: it burns]',
    '  1.1.0  stable              2026-11-21 08:00  10.0 KB  Anna  more',
    '  1.0.0  collected           2026-11-21 08:00  10.0 KB  Anna  more',
    '  at the gate, in this order: mfe-pages 2.0.0 (being judged), mfe-shop 1.3.0',
  ]);
  expect(listWords({ ...list, gate_queue: list.gate_queue.slice(0, 1) })).toHaveLength(4);
});

it.each<[Partial<PointerMove>, string]>([
  [{ kind: 'publish', to_version: '1.1.0' }, 'published 1.1.0'],
  [{ to_version: '1.0.0' }, 'stable nothing -> 1.0.0'],
  [{ kind: 'rollback', from_version: '1.1.0', to_version: '1.0.0' }, 'back from 1.1.0 to 1.0.0'],
  [
    { channel: 'canary', kind: 'canary', to_version: '1.1.0', to_percent: 10 },
    'canary 1.1.0 (10% of visitors)',
  ],
  [
    {
      ...{ channel: 'canary', kind: 'canary', from_version: '1.1.0', to_version: '1.1.0' },
      ...{ from_percent: 10, to_percent: 25 },
    },
    'canary 1.1.0: 10% -> 25% of visitors',
  ],
  [{ channel: 'canary', from_version: '1.1.0', from_percent: 25 }, 'canary 1.1.0 (25% of visitors) ended'],
  [
    { channel: 'canary', kind: 'rollback', from_version: '1.1.0', from_percent: 25 },
    'canary 1.1.0 (25% of visitors) taken back',
  ],
  [
    {
      ...{ channel: 'canary', kind: 'rollback', from_version: '1.1.0', from_percent: 10 },
      ...{ automatic: true, evidence: seen },
    },
    'canary 1.1.0 (10% of visitors) rolled back by itself: 9 of 21 page views failed, stable 1 of 190',
  ],
])('says what a move was: %#', (change, words) => {
  expect(moveWords(move(change))).toBe(words);
});

it('tells the history in columns', () => {
  expect(
    historyWords([move({ kind: 'publish', to_version: '1.1.0' }), move({ to_version: '1.0.0' })]),
  ).toEqual([
    '2026-11-21 08:00  published 1.1.0          Anna  because',
    '2026-11-21 08:00  stable nothing -> 1.0.0  Anna  because',
  ]);
});

describe('progress', () => {
  const written = (isTTY: boolean): string => {
    let text = '';
    const progress = new Progress({
      isTTY,
      columns: 20,
      write: (more) => {
        text += more;
      },
    });
    progress.step('one', '1 of 2');
    progress.step('one', '2 of 2');
    progress.say('said');
    progress.step('two, which is far too long');
    progress.done();
    return text;
  };

  it('rewrites one line on a terminal', () => {
    const home = '\r\u001b[K';
    expect(written(true)).toBe(
      `${home}... one: 1 of 2${home}... one: 2 of 2${home}said\n... one: 2 of 2${home}... two, which is f${home}`,
    );
  });

  it('writes a line each in a pipe', () => {
    expect(written(false)).toBe('... one\nsaid\n... two, which is far too long\n');
  });
});
