import { Refused } from '@stroomwerk/release';
import { publishedInWords, withoutRoom } from './publish.js';
import { StartError } from './start-error.js';

const full = new Refused(507, 'common.no_room', 'There is no room on the disk.');

it('goes on with the releases of before where the disk has no room for new ones, and says so', async () => {
  expect(await withoutRoom(full, async () => 5)).toMatch(/not published: .*Make room .*releases of before/);
});

it('ends a start without any in one line, and for anything else as before', async () => {
  await expect(withoutRoom(full, async () => 0)).rejects.toThrow(StartError);
  const other = new Refused(403, 'auth.forbidden', 'no');
  await expect(withoutRoom(other, async () => 5)).rejects.toBe(other);
});

it('says what was published, that nothing was new, or that there was no room for it, and only that', async () => {
  const five = async () => 5;
  expect(await publishedInWords(Promise.resolve(['mfe-a@1', 'mfe-b@2']), five)).toBe(
    'published mfe-a@1, mfe-b@2',
  );
  expect(await publishedInWords(Promise.resolve([]), five)).toBe('nothing new');
  expect(await publishedInWords(Promise.reject(full), five)).toBe(await withoutRoom(full, five));
});
