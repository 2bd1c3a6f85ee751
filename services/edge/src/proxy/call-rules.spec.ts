import { answerWithin, bodyLimit } from './call-rules.js';

it('knows what each service takes', () => {
  const mebibyte = 1024 * 1024;
  expect(bodyLimit('PUT', '/api/releases/mfe-library/blobs/abc')).toBe(10 * mebibyte);
  expect(bodyLimit('POST', '/api/releases/mfe-library/blobs/abc')).toBe(mebibyte);
  expect(bodyLimit('PUT', '/api/releases/mfe-library/blobs/abc/d')).toBe(mebibyte);
  expect(bodyLimit('POST', '/api/auth/login')).toBe(mebibyte);
});

it('waits longer only for calls that wait for somebody else', () => {
  expect(answerWithin('/api/auth/me')).toBe(10_000);
  expect(answerWithin('/api/billing/checkout')).toBe(30_000);
  expect(answerWithin('/api/billings')).toBe(10_000);
});
