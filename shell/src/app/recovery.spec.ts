import { detailsText } from './error-details.js';
import { Recovery } from './recovery.js';

let done: string[];
let recovery: Recovery;

beforeEach(() => {
  jest.useFakeTimers();
  done = [];
  recovery = new Recovery({ clear: () => done.push('clear'), reset: () => done.push('reset') });
});
afterEach(() => jest.useRealTimers());

it('clears the cached data at once and draws again after two seconds', () => {
  expect(recovery.begin()).toBe(true);
  expect(done).toEqual(['clear']);
  jest.advanceTimersByTime(1_999);
  expect(done).toEqual(['clear']);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(['clear', 'reset']);
});

it('counts from nothing to three, and then refuses', () => {
  expect([recovery.attempts, recovery.exhausted]).toEqual([0, false]);
  for (const attempt of [1, 2, 3]) {
    expect(recovery.begin()).toBe(true);
    expect(recovery.attempts).toBe(attempt);
    jest.runAllTimers();
  }
  expect(recovery.exhausted).toBe(true);
  expect(recovery.begin()).toBe(false);
  jest.runAllTimers();
  expect(done.filter((step) => step === 'reset')).toHaveLength(3);
});

it('is one recovery, however often the button is pressed meanwhile', () => {
  recovery.begin();
  expect([recovery.begin(), recovery.begin(), recovery.attempts]).toEqual([false, false, 1]);
  jest.runAllTimers();
  expect(done).toEqual(['clear', 'reset']);
});

it('draws nothing again in a place that is gone', () => {
  recovery.begin();
  recovery.stop();
  jest.runAllTimers();
  expect(done).toEqual(['clear']);
});

it('tells support what happened, where, and in which release', () => {
  const error = Object.assign(new Error('no figure'), { stack: 'Error: no figure\n    at Tile' });
  const text = detailsText(
    { error, componentStack: '\n    at Tile', remote: 'mfe-library', release: '1.2.0' },
    'https://site.example/workflows',
    'Test/1',
    new Date('2026-11-21T12:00:00Z'),
  );
  for (const part of [
    'Error: no figure',
    'Time: 2026-11-21T12:00:00.000Z',
    'URL: https://site.example/workflows',
    'Part: mfe-library 1.2.0',
    'User agent: Test/1',
    'at Tile',
  ])
    expect(text).toContain(part);
});
