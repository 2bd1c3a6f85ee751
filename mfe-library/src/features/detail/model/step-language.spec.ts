import { stepLanguage } from './step-language.js';

it.each([
  [['nl', 'en'], 'en', 'en'],
  [['nl', 'en'], 'nl', 'nl'],
  [['nl'], 'en', 'nl'],
  [undefined, 'en', 'nl'],
] as const)('steps with files in %j are read by who reads %s in %s', (languages, reader, answer) => {
  expect(stepLanguage(languages, reader)).toBe(answer);
});
