import { noteAnswer, onAnswer } from './answers.js';
import { type Connection, connectionStore, onReturn } from './connection.js';

it('calls back when the platform answers again, each time and only then', () => {
  let returns = 0;
  const end = onReturn(() => {
    returns += 1;
  });
  const become = (...states: Connection[]) => {
    for (const connection of states) connectionStore.setState({ connection });
    return returns;
  };
  expect(connectionStore.getState().connection).toBe('there');
  expect(become('back')).toBe(0);
  expect(become('gone')).toBe(0);
  expect(become('back', 'back', 'there')).toBe(1);
  expect(become('gone', 'there')).toBe(1);
  expect(become('gone', 'back')).toBe(2);
  end();
  expect(become('gone', 'back')).toBe(2);
});

it('tells all who listen whether anybody answered, until they end it', () => {
  const heard: unknown[] = [];
  const ends = ['a', 'b'].map((name) => onAnswer((answered) => heard.push([name, answered])));
  noteAnswer(true);
  ends[0]?.();
  noteAnswer(false);
  ends[1]?.();
  noteAnswer(true);
  expect(heard).toEqual([
    ['a', true],
    ['b', true],
    ['b', false],
  ]);
});
