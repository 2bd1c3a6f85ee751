import { countedBytes, findsRoom } from './upload-quota.js';

const megabytes = (count: number): number => count * 1024 * 1024;

it.each([
  ['to the last byte', { waiting: megabytes(60), lastHour: megabytes(60) }, megabytes(4), true],
  ['no further', { waiting: megabytes(60), lastHour: megabytes(60) }, megabytes(4) + 1, false],
  ['to the end of the hour', { waiting: 0, lastHour: megabytes(252) }, megabytes(4), true],
  ['not beyond it', { waiting: 0, lastHour: megabytes(252) }, megabytes(4) + 1, false],
])('a remote may send %s', (_, sent, bytes, room) => {
  expect(findsRoom(sent, bytes)).toBe(room);
});

it('counts small files as what they take on a disk', () => {
  expect([countedBytes(0), countedBytes(1), countedBytes(5_000)]).toEqual([4_096, 4_096, 5_000]);
});
