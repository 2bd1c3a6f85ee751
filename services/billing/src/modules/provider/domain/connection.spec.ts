import { connectionOf } from './connection.js';

describe('connectionOf', () => {
  it('is the provider itself without a base', () =>
    expect(connectionOf(undefined, true)).toEqual({ host: 'api.stripe.com', port: 443, protocol: 'https' }));

  it('is the provider itself with an empty base, and in production with its own address', () => {
    const own = { host: 'api.stripe.com', port: 443, protocol: 'https' };
    expect(connectionOf('', true)).toEqual(own);
    expect(connectionOf('https://api.stripe.com', true)).toEqual(own);
    expect(connectionOf('https://api.stripe.com/', false)).toEqual(own);
  });

  it('takes the usual port of a protocol', () => {
    expect(connectionOf('https://stand-in.example', false)).toEqual({
      host: 'stand-in.example',
      port: 443,
      protocol: 'https',
    });
    expect(connectionOf('http://stand-in.example', false)).toMatchObject({ port: 80, protocol: 'http' });
  });

  it('is the sandbox in development', () =>
    expect(connectionOf('http://127.0.0.1:9090', false)).toEqual({
      host: '127.0.0.1',
      port: 9090,
      protocol: 'http',
    }));

  it.each([
    'http://127.0.0.1:9090',
    'http://api.stripe.com',
    'https://api.stripe.com:8443',
    'https://api.stripe.com.evil.example',
  ])('refuses %s in production', (base) =>
    expect(() => connectionOf(base, true)).toThrow('production talks to https://api.stripe.com only'),
  );
});
