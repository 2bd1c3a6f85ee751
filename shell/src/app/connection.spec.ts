import { askAgainAfter, type Connection, ConnectionWatch, saidFor } from './connection.js';

let online: boolean;
let questions: number;
let states: Connection[];
let watch: ConnectionWatch;

beforeEach(() => {
  jest.useFakeTimers();
  online = true;
  questions = 0;
  states = [];
  watch = new ConnectionWatch({
    answers: async () => {
      questions += 1;
      return online;
    },
    changed: (state) => states.push(state),
  });
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

it('says nothing when somebody does answer', async () => {
  await watch.doubt();
  watch.answered();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([states, questions]).toEqual([[], 1]);
});

it('tells that nobody answers, keeps asking, tells the return and then falls silent', async () => {
  online = false;
  await watch.doubt();
  expect(states).toEqual(['gone']);
  await jest.advanceTimersByTimeAsync(3 * askAgainAfter);
  expect([states, questions]).toEqual([['gone'], 4]);
  online = true;
  await jest.advanceTimersByTimeAsync(askAgainAfter);
  expect(states).toEqual(['gone', 'back']);
  await jest.advanceTimersByTimeAsync(saidFor);
  expect(states).toEqual(['gone', 'back', 'there']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(questions).toBe(5);
});

it('takes an answered call for the return, and one question at a time', async () => {
  online = false;
  await Promise.all([watch.doubt(), watch.doubt(), watch.doubt()]);
  expect(questions).toBe(1);
  watch.answered();
  expect(states).toEqual(['gone', 'back']);
});

it('tells at once when the connection goes again while the return is being said', async () => {
  online = false;
  await watch.doubt();
  watch.answered();
  await watch.doubt();
  expect(states).toEqual(['gone', 'back', 'gone']);
  await jest.advanceTimersByTimeAsync(saidFor);
  expect(states).toEqual(['gone', 'back', 'gone']);
});
