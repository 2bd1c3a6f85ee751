import {
  deviceSeconds,
  longestWaitMs,
  rememberedMs,
  siegeFailures,
  siegeWindowMs,
  trustedFailures,
  waitMs,
} from './guessing.js';

it('waits longer after each failure, and never for good', () => {
  const waits = Array.from({ length: 40 }, (_, failures) => waitMs(failures, false) / 1_000);
  expect(waits.slice(0, 14)).toEqual([0, 0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
  expect(new Set(waits.slice(14))).toEqual(new Set([longestWaitMs / 1_000]));
});

it('gives a new place one try at once while an account is under siege, and then a minute and more', () => {
  expect([0, 1, 2, 3, 4, 5].map((failures) => waitMs(failures, true) / 60_000)).toEqual([0, 1, 2, 4, 8, 15]);
});

it('remembers failures for a day, a siege for an hour and a device for a year', () => {
  expect([rememberedMs, siegeWindowMs, longestWaitMs]).toEqual([86_400_000, 3_600_000, 900_000]);
  expect([deviceSeconds, siegeFailures, trustedFailures]).toEqual([31_536_000, 50, 10]);
});
