import { mailDay, mailMoment } from './mail-moment.js';

it('is a moment in Dutch time, in the words of the reader, to the second where that decides something', () => {
  const summer = new Date('2026-07-01T22:30:45Z');
  expect(mailMoment(summer, 'nl')).toMatch(/^2 juli 2026 om 00:30 \(Nederlandse tijd\)$/);
  expect(mailMoment(summer, 'nl', true)).toMatch(/^2 juli 2026 om 00:30:45 \(Nederlandse tijd\)$/);
  expect(mailMoment(summer, 'en', true)).toMatch(/^2 July 2026 at 00:30:45 \(time in the Netherlands\)$/);
});

it('is a calendar day, wherever the reader or the server is', () => {
  expect([mailDay('2026-11-22', 'nl'), mailDay('2026-11-22', 'en')]).toEqual([
    '22 november 2026',
    '22 November 2026',
  ]);
});
