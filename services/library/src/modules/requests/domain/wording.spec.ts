import { wording } from './wording.js';

it.each([
  ['Facturen naar Notion', 'facturen notion'],
  ['  FACTUREN   naar: notion!! ', 'facturen notion'],
  ['Café-bestelling', 'cafe bestelling'],
  ['hoe dan', 'hoe dan'],
  ['Wens 2', 'wens 2'],
  ['!!!', ''],
])('%s says %s', (text, said) => {
  expect(wording(text)).toBe(said);
});
