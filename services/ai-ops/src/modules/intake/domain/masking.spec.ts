import { growth } from '@stroomwerk/test-kit';
import { masked, maskedAddress } from './masking.js';

describe('an address', () => {
  it.each([
    [
      'https://a.example/success?tier=launch_special&session_id=cs_1#x',
      'https://a.example/success?tier=launch_special',
    ],
    [
      'https://a.example/workflows?trigger=Webhook&complexity=low&category=finance&name=Jan',
      'https://a.example/workflows?trigger=Webhook&complexity=low&category=finance',
    ],
    ['https://u:p@a.example/login/reset?token=abc', 'https://a.example/login/reset'],
    ['http://localhost:8080/workflows?q=mijn+naam&ref=JAN1&page=2', 'http://localhost:8080/workflows?page=2'],
    ['https://a.example/x?tier=jan%40example.nl', 'https://a.example/x'],
    [
      'https://a.example/account/0199d7a2-6c4e-7c11-9a40-5d1f2b3c4d5e/jan%40example.nl',
      'https://a.example/account/<id>/<mail>',
    ],
    ['/login/reset?token=abc', '/login/reset'],
    ['data:text/html,secret', 'data:'],
    ['', ''],
  ])('%s is kept as %s', (address, expected) => {
    expect(maskedAddress(address)).toBe(expected);
  });
});

describe('a text', () => {
  it.each([
    ['no account jan.de-vries+x@mail.example.nl here', 'no account <mail> here'],
    ['mailto:jan@example.nl', 'mailto:<mail>'],
    ['GET https://a.example/api/x?token=abc#y failed', 'GET https://a.example/api/x failed'],
    [
      'at f (https://a.example/releases/mfe-library/1.2.0/page.3fa9c1d2e4b5a697.js?v=1:12:34)',
      'at f (https://a.example/releases/mfe-library/1.2.0/page.3fa9c1d2e4b5a697.js:12:34)',
    ],
    ["fetch('/api/x?token=abc')", "fetch('/api/x')"],
    ['failed: /api/x?token=abc', 'failed: /api/x'],
    ['https://a.example/x?to=http://b.example:80/y?token=s end', 'https://a.example/x end'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer <token>'],
    ['Authorization: bearer   abc.def', 'Authorization: bearer <token>'],
    ['got eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0 unsigned', 'got <token> unsigned'],
    ['got eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.sig-_', 'got <token>'],
    ['user 0199d7a2-6c4e-7c11-9a40-5d1f2b3c4d5e', 'user <id>'],
    ['session cs_test_a1B2c3D4e5F6g7H8i9J0k1L2', 'session <token>'],
    ['paid to NL91 ABNA 0417 1643 00', 'paid to <account>'],
    ['paid to NL91ABNA0417164300', 'paid to <account>'],
    ['paid to BE68 5390 0754 7034', 'paid to <account>'],
    ['from 203.0.113.9', 'from <network>'],
    ['from 203.0.113.194', 'from <network>'],
    ['TypeError: undefined is not a function', 'TypeError: undefined is not a function'],
    ['at aFunctionWithAVeryLongNameIndeed (x.js:1:2)', 'at aFunctionWithAVeryLongNameIndeed (x.js:1:2)'],
  ])('%s is kept as %s', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it.each(['a@', 'a.', 'A1 ', 'x'.repeat(27), 'http://a?', 'eyJ', '1.1.', '%40', '/', '/?:1'])(
    'that was made to be slow is read without trying everything: %s',
    (part) => {
      const made = (length: number) => part.repeat(Math.ceil(length / part.length));
      // At most with the square, of texts that are no longer than this.
      expect(growth((length) => masked(made(length)), 1_000)).toBeLessThan(32);
    },
  );
});
