import { withoutSecrets } from './without-secrets.js';

it('keeps the page and harmless filters, drops tokens, sessions and fragments', () => {
  expect(withoutSecrets('https://a.example/success?tier=launch_special&session_id=cs_1#x')).toBe(
    'https://a.example/success?tier=launch_special',
  );
  expect(withoutSecrets('https://u:p@a.example/login/reset?token=abc')).toBe('https://a.example/login/reset');
});

it('copes with what is no address', () => {
  expect(withoutSecrets('/login/reset?token=abc')).toBe('/login/reset');
  expect(withoutSecrets('')).toBe('');
});
