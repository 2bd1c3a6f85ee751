import { messageIdHost, messageIdOf } from './message-id.js';

it.each([
  ['Stroomwerk <post@Mail.Stroomwerk.example>', 'mail.stroomwerk.example'],
  ['post@stroomwerk.example', 'stroomwerk.example'],
  [undefined, 'www.stroomwerk.example'],
])('names the host of %s', (from, host) => {
  expect(messageIdHost(from, 'https://www.stroomwerk.example')).toBe(host);
});

it('follows from the row', () => {
  expect(messageIdOf('018f', 'stroomwerk.example')).toBe('018f@stroomwerk.example');
});
