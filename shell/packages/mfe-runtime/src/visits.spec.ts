import { deviceOf, referrerHost } from './visits.js';

it.each([
  [360, 'phone'],
  [767, 'phone'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [2560, 'desktop'],
])('takes a window of %d pixels for a %s', (width, device) => {
  expect(deviceOf(width)).toBe(device);
});

it.each([
  ['https://News.example/article?id=7#x', 'news.example'],
  ['https://site.example/pricing', ''],
  ['', ''],
  ['android-app://com.example', ''],
  ['http://localhost:3000/', ''],
  ['not an address', ''],
  [`https://${'a'.repeat(60)}.${'b'.repeat(39)}/`, `${'a'.repeat(60)}.${'b'.repeat(39)}`],
  [`https://${'a'.repeat(60)}.${'b'.repeat(40)}/`, ''],
])('keeps of %p only %p', (referrer, host) => {
  expect(referrerHost(referrer, 'https://site.example')).toBe(host);
});
