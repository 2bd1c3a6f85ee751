import { isOwnAddress, withSessionId } from './return-url.js';

describe('withSessionId', () => {
  it.each([
    ['http://a.nl/success', 'http://a.nl/success?session_id={CHECKOUT_SESSION_ID}'],
    ['http://a.nl/success?tier=x', 'http://a.nl/success?tier=x&session_id={CHECKOUT_SESSION_ID}'],
    ['http://a.nl/success?', 'http://a.nl/success?session_id={CHECKOUT_SESSION_ID}'],
    ['http://a.nl/s?tier=x&', 'http://a.nl/s?tier=x&session_id={CHECKOUT_SESSION_ID}'],
    ['http://a.nl/s?tier=x#top', 'http://a.nl/s?tier=x&session_id={CHECKOUT_SESSION_ID}#top'],
    ['#pricing', '?session_id={CHECKOUT_SESSION_ID}#pricing'],
    ['http://a.nl/s?id={CHECKOUT_SESSION_ID}', 'http://a.nl/s?id={CHECKOUT_SESSION_ID}'],
  ])('%s', (given, expected) => expect(withSessionId(given)).toBe(expected));
});

describe('isOwnAddress', () => {
  const own = 'http://localhost:8080';
  it.each([
    ['http://localhost:8080/success?tier=x', true],
    ['http://127.0.0.1:8080/#pricing', true],
    ['http://localhost:8081/success', false],
    ['https://localhost:8080/success', false],
    ['http://localhost:8080@evil.example/', false],
    ['http://user:pass@localhost:8080/', false],
    ['http://user@localhost:8080/', false],
    ['http://:pass@localhost:8080/', false],
    ['ftp://localhost:8080/', false],
    ['http://localhost:8080.evil.example/', false],
    ['//evil.example', false],
    ['javascript:alert(1)', false],
    ['no address', false],
  ])('%s is ours: %s', (address, expected) => expect(isOwnAddress(address, own, true)).toBe(expected));

  it('knows no twins outside development', () => {
    expect(isOwnAddress('http://127.0.0.1:8080/', own, false)).toBe(false);
    expect(isOwnAddress('https://app.nl/x', 'https://app.nl', false)).toBe(true);
    // Opaque origins are all written `null`.
    expect(isOwnAddress('data:text/html,x', 'data:text/html,y', false)).toBe(false);
  });
});
