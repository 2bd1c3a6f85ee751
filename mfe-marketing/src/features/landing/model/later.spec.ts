import { untilLoaded } from './later.js';

it('asks again for a file that does not come, less and less often', async () => {
  const waits: number[] = [];
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked < 8) throw new Error('no network');
    return 'file';
  };
  expect(await untilLoaded(load, async (milliseconds) => void waits.push(milliseconds))).toBe('file');
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 16_000, 16_000]);
});
