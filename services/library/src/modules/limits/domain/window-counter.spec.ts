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

  const sizeOf = (counter: WindowCounter) => (Reflect.get(counter, 'windows') as Map<string, unknown>).size;

  it('remembers every window that is open, while there are no more than twenty thousand', () => {
    const counter = new WindowCounter(1, 300);
    for (let key = 0; key < 20_000; key += 1) counter.hit(String(key), 0);
    expect(counter.hit('0', 1)).toBeDefined();
    counter.hit('one more', 1);
    // The oldest half of a flood goes, the rest stays.
    expect(sizeOf(counter)).toBe(10_001);
    expect(counter.hit('9999', 2)).toBeUndefined();
    expect(counter.hit('10000', 2)).toBeDefined();
  });

  it('forgets all windows that are over once there are so many', () => {
    const counter = new WindowCounter(1, 300);
    for (let key = 0; key < 20_000; key += 1) counter.hit(String(key), 0);
    counter.hit('one more', 300_000);
    expect(sizeOf(counter)).toBe(1);
  });

  it('forgets what is over, and stays small in a flood of keys', () => {
    const counter = new WindowCounter(1, 300);
    for (let key = 0; key < 100_000; key += 1) counter.hit(String(key), key);
    expect(counter.hit('99999', 100_001)).toBeDefined();
    expect(sizeOf(counter)).toBeLessThanOrEqual(20_000);
  });
});
