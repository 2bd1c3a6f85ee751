import { byInteraction, timesOf } from './interactions.js';

const events = [
  { id: 0, name: 'pointermove', at: 100, duration: 400 },
  { id: 7, name: 'pointerdown', at: 110, duration: 16 },
  { id: 7, name: 'pointerup', at: 150, duration: 48 },
  { id: 7, name: 'click', at: 150, duration: 40 },
  { id: 14, name: 'keydown', at: 520, duration: 24 },
];

it('takes the longest event of each interaction, and none of what is none', () => {
  expect(byInteraction(events).map(({ id, name }) => [id, name])).toEqual([
    [7, 'pointerup'],
    [14, 'keydown'],
  ]);
});

it('knows which step took how long, and which were too quick to be told of', () => {
  const steps = [
    { name: 'menu', from: 90 },
    { name: 'typing', from: 500 },
    { name: 'theme', from: 900 },
  ];
  expect(timesOf(steps, events)).toEqual([
    { name: 'menu', longest: 48, event: 'pointerup' },
    { name: 'typing', longest: 24, event: 'keydown' },
    { name: 'theme', longest: 0, event: '' },
  ]);
});
