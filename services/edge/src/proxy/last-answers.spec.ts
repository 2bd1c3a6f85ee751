import { LastAnswers } from './last-answers.js';

it('gives the last answer with its age, and never one that was somebody’s own', () => {
  let now = 0;
  const answers = new LastAnswers(undefined, () => now);
  answers.keep('a', { headers: { 'content-type': 'text/plain', etag: '"1"' }, body: Buffer.from('one') });
  answers.keep('b', { headers: { 'set-cookie': ['who=me'] }, body: Buffer.from('mine') });
  now = 61_500;
  expect(answers.of('a')).toEqual({
    headers: expect.objectContaining({ age: '61', warning: '110 - "Response is Stale"' }),
    body: Buffer.from('one'),
  });
  expect(answers.of('a')?.headers).not.toHaveProperty('etag');
  expect(answers.of('b')).toBeUndefined();
});

it('keeps no more than it has room for, the latest first', () => {
  const answers = new LastAnswers(10);
  const keep = (key: string, bytes: number) => answers.keep(key, { headers: {}, body: Buffer.alloc(bytes) });
  const sizes = () => ['a', 'b', 'c'].map((key) => answers.of(key)?.body.length);
  for (const key of ['a', 'b', 'c']) keep(key, 5);
  keep('b', 6);
  expect(sizes()).toEqual([undefined, 6, undefined]);
  keep('c', 4);
  answers.of('b');
  keep('a', 4);
  expect(sizes()).toEqual([4, 6, undefined]);
});
