import { attachment } from './disposition.js';

it.each([
  ['factuur.json', 'factuur.json', 'factuur.json'],
  ['één "naam"\\.json', '__n _naam__.json', '%C3%A9%C3%A9n%20%22naam%22%5C.json'],
  ["a'b(c)*.json", "a'b(c)*.json", 'a%27b%28c%29%2A.json'],
  ['a\r\nb.json', 'a__b.json', 'a%0D%0Ab.json'],
])('names %j for old clients and for new ones', (filename, plain, exact) => {
  expect(attachment(filename)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${exact}`);
});
