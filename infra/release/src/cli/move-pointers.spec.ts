import type { Release, ReleaseList } from '@stroomwerk/contracts/releases';
import { stepOf } from './move-pointers.js';

const known = (change: Partial<ReleaseList> = {}): ReleaseList => ({
  ...{ remote: 'mfe-shop', owner: 'team-shop', stable: '1.1.0', canary: null, previous: '1.0.0' },
  releases: ['1.3.0', '1.2.0', '1.1.0', '1.0.0'].map(
    (version) => ({ version, collected_at: null }) as Release,
  ),
  gate_queue: [],
  ...change,
});
const trial = known({ canary: { version: '1.2.0', percent: 10 } });

describe('where a pointer goes', () => {
  it('tries the newest release that is not stable', () => {
    expect(stepOf({ action: 'canary', percent: 10 }, known())).toMatchObject({
      ...{ channel: 'canary', version: '1.3.0', percent: 10 },
    });
    expect(stepOf({ action: 'canary', percent: 10, target: '1.2.0' }, known()).version).toBe('1.2.0');
    expect(() => stepOf({ action: 'canary', percent: 10 }, known({ stable: '1.3.0' }))).toThrow(
      'Nothing of mfe-shop was published after 1.3.0; name a version.',
    );
  });

  it('promotes the release on trial, else the newest', () => {
    expect(stepOf({ action: 'promote' }, trial)).toMatchObject({ channel: 'stable', version: '1.2.0' });
    expect(stepOf({ action: 'promote' }, known()).version).toBe('1.3.0');
    expect(() => stepOf({ action: 'promote', target: '1.1.0' }, known())).toThrow('already');
  });

  it('rolls back a trial first, and says so; else to the release before', () => {
    expect(stepOf({ action: 'rollback' }, trial)).toMatchObject({
      ...{ channel: 'canary', version: null },
      says: expect.stringContaining('the trial of 1.2.0 is taken back'),
    });
    expect(stepOf({ action: 'rollback' }, known())).toMatchObject({ channel: 'stable', version: '1.0.0' });
    expect(stepOf({ action: 'rollback', target: '1.0.0' }, trial).channel).toBe('stable');
    expect(() => stepOf({ action: 'rollback' }, known({ previous: null }))).toThrow('no release before');
  });

  it('withdraws a first release when somebody is sure, and brings it back', () => {
    const first = known({ previous: null });
    expect(() => stepOf({ action: 'withdraw', sure: false }, first)).toThrow('--yes');
    expect(stepOf({ action: 'withdraw', sure: true }, first)).toMatchObject({
      ...{ channel: 'stable', version: null },
    });
    const withdrawn = known({ stable: null, previous: '1.1.0' });
    expect(stepOf({ action: 'rollback' }, withdrawn)).toMatchObject({ channel: 'stable', version: '1.1.0' });
    expect(() => stepOf({ action: 'withdraw', sure: true }, withdrawn)).toThrow('nothing to withdraw');
  });

  it('takes back only what is there', () => {
    expect(stepOf({ action: 'canary-off' }, trial)).toMatchObject({ channel: 'canary', version: null });
    expect(() => stepOf({ action: 'canary-off' }, known())).toThrow('no release on trial');
  });
});
