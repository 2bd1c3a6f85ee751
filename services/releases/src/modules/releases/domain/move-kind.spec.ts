import { moveKind, type StableMove, versionBefore } from './move-kind.js';

const dated = (version: string, day: number) => ({ version, publishedAt: new Date(Date.UTC(2026, 10, day)) });
const step = (from: string | null, to: string | null, kind = 'move'): StableMove => ({ from, to, kind });

it.each([
  ['stable', null, dated('1', 1), 'move'],
  ['stable', dated('1', 1), dated('2', 2), 'move'],
  ['stable', dated('1', 1), dated('2', 1), 'move'],
  ['stable', dated('2', 2), dated('1', 1), 'rollback'],
  ['stable', dated('2', 2), null, 'rollback'],
  ['canary', null, dated('2', 2), 'canary'],
  ['canary', dated('2', 2), dated('1', 1), 'canary'],
  ['canary', dated('2', 2), null, 'rollback'],
] as const)('calls a move on %s from %j to %j a %s', (channel, from, to, kind) => {
  expect(moveKind(channel, from, to)).toBe(kind);
});

describe('where a rollback leads', () => {
  it('is nowhere without an earlier release', () => {
    expect(versionBefore([])).toBeNull();
    expect(versionBefore([step(null, '1')])).toBeNull();
  });
  it('is what a remote had when it was withdrawn, and nowhere once it is back', () => {
    const withdrawn = [step('1', null, 'rollback'), step(null, '1')];
    expect(versionBefore(withdrawn)).toBe('1');
    expect(versionBefore([step(null, '1'), ...withdrawn])).toBeNull();
  });
  it('is the release before the present one, and then the one before that', () => {
    const moves = [step('2', '3'), step('1', '2'), step(null, '1')];
    expect(versionBefore(moves)).toBe('2');
    const back = [step('3', '2', 'rollback'), ...moves];
    expect(versionBefore(back)).toBe('1');
    expect(versionBefore([step('2', '1', 'rollback'), ...back])).toBeNull();
  });
  it('is nowhere when nothing tells how the present one came', () => {
    expect(versionBefore([step('2', '1', 'rollback')])).toBeNull();
  });
  it('is no release that was only promoted once more', () => {
    expect(versionBefore([step('2', '2'), step('1', '2'), step(null, '1')])).toBe('1');
  });
  it('is the release that was there when the present one was promoted last', () => {
    const moves = [step('1', '3'), step('2', '1', 'rollback'), step('1', '2'), step(null, '1')];
    expect(versionBefore(moves)).toBe('1');
  });
});
