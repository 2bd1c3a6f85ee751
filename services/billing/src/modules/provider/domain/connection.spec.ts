import { connectionOf } from './connection.js';

describe('connectionOf', () => {
  it('is the provider itself without a base', () =>
    expect(connectionOf(undefined, true)).toEqual({ host: 'api.stripe.com', port: 443, protocol: 'https' }));

  it('is the sandbox in development', () =>
    expect(connectionOf('http://127.0.0.1:9090', false)).toEqual({
      host: '127.0.0.1',
      port: 9090,
      protocol: 'http',
    }));

  it.each(['http://127.0.0.1:9090', 'http://api.stripe.com', 'https://api.stripe.com.evil.example'])(
    'refuses %s in production',
    (base) =>
      expect(() => connectionOf(base, true)).toThrow('production talks to https://api.stripe.com only'),
  );
});
