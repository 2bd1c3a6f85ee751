import { furtherNotes } from './notes.js';

const note = (text: string) => ({
  text,
  position: [0, 0] as [number, number],
  size: [1, 1] as [number, number],
  color: null,
});

it('leaves out the note that says what the page says, and only that', () => {
  const further = note('## Nakijken\nFacturen sorteren gaat per afzender.');
  const notes = [note('## Facturen sorteren\n### Accounts\n- Gmail'), further, note('Facturen')];
  expect(furtherNotes({ name: 'Facturen sorteren', notes })).toEqual([further, note('Facturen')]);
});
