import { WindowCounter } from './window-counter.js';

describe('counting in a window', () => {
  it('lets so many through, says how long to wait, and begins again', () => {
    const counter = new WindowCounter(2, 300);
    expect([counter.hit('a', 0), counter.hit('a', 1_000)]).toEqual([undefined, undefined]);
    expect(counter.hit('a', 100_500)).toBe(200);
    expect(counter.hit('a', 299_999)).toBe(1);
    expect(counter.hit('b', 100_500)).toBeUndefined();
    expect(counter.hit('a', 300_000)).toBeUndefined();
  });

  it('forgets what is over, and stays small in a flood of keys', () => {
    const counter = new WindowCounter(1, 300);
    for (let key = 0; key < 100_000; key += 1) counter.hit(String(key), key);
    expect(counter.hit('99999', 100_001)).toBeDefined();
    const kept = (Reflect.get(counter, 'windows') as Map<string, unknown>).size;
    expect(kept).toBeLessThanOrEqual(20_000);
  });
});
