import { roomsOfError, roomsOfEvent } from './rooms.js';

const anybodys = { name: 'error', most: 1_500, full: 'day' };
const customers = { name: 'error of customers', most: 500, full: 'day' };
const ofRelease = (name: string) => ({ name, most: 300, full: 'release' });

it('an error takes a place of its release and of the day; a customer’s first one that nobody else can fill', () => {
  const room = ofRelease('error of mfe-a 1.0.0');
  expect(roomsOfError('mfe-a', '1.0.0', false)).toEqual([[room, anybodys]]);
  expect(roomsOfError('mfe-a', '1.0.0', true)).toEqual([[customers], [room, anybodys]]);
});

it('the shell, and a remote without a known release, have a room each', () => {
  expect(roomsOfError(null, null, false)).toEqual([[ofRelease('error of shell '), anybodys]]);
  expect(roomsOfError('mfe-a', null, false)).toEqual([[ofRelease('error of mfe-a '), anybodys]]);
});

it('an event takes a place of the day; a customer’s first one of customers', () => {
  const room = { name: 'event', most: 15_000, full: 'day' };
  expect(roomsOfEvent(false)).toEqual([[room]]);
  expect(roomsOfEvent(true)).toEqual([[{ name: 'event of customers', most: 5_000, full: 'day' }], [room]]);
});
