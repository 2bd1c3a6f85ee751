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
  expect(answerWithin('/api/automations/connections')).toBe(30_000);
  expect(answerWithin('/api/automations/alerts/test')).toBe(30_000);
  expect(answerWithin('/api/automations/alerts')).toBe(10_000);
  expect(answerWithin('/api/workflows-library/ops/workflows/a.json/hide')).toBe(30_000);
  expect(answerWithin('/api/automations/deploy/a.json')).toBe(30_000);
  expect(answerWithin('/api/automations/1b4e28ba-2fa1-11d2-883f-0016d3cca427/status')).toBe(30_000);
  expect(answerWithin('/api/automations')).toBe(10_000);
});
