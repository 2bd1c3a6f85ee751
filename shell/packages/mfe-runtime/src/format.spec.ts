import { createFormat } from './format.js';

const nl = createFormat('nl');
const en = createFormat('en');
const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (ms: number) => new Date(now - ms).toISOString();
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

test.each([
  [nl.number(2053), '2.053'],
  [nl.number(-0.6, 1), '−0,6'],
  [nl.percent(98.4), '98,4%'],
  [nl.percent(99.98, 2), '99,98%'],
  [nl.euro(4900, { style: 'marketing' }), '€ 49'],
  [nl.euro(5929, { style: 'marketing' }), '€ 59,29'],
  [nl.euro(4900), '€ 49,00'],
  [nl.euro(-2500), '−€ 25,00'],
  [nl.date('2026-11-21T12:00:00Z'), '21 nov 2026'],
  [nl.time('2026-11-21T08:41:00Z'), '09:41'],
  [nl.duration(3200), '3,2 s'],
  [nl.number(2053.25, 1), '2.053,3'],
  [nl.number(0), '0'],
  [nl.number(-0.4), '0'],
  [nl.percent(-0.04), '0%'],
  [nl.percent(-0.05), '−0,1%'],
  [nl.number(2053.6), '2.054'],
  [nl.percent(-0.66), '−0,7%'],
  [nl.euro(0), '€ 0,00'],
  [nl.euro(4950), '€ 49,50'],
  [nl.euro(-4900, { style: 'marketing' }), '−€ 49'],
  [nl.time('2026-07-21T08:05:00Z'), '10:05'],
  [nl.date('2026-11-20T23:30:00Z'), '21 nov 2026'],
  [nl.duration(340.4), '340 ms'],
  [nl.duration(999), '999 ms'],
  [nl.duration(1000), '1 s'],
  [nl.duration(999.6), '1 s'],
  [nl.duration(59_900), '59,9 s'],
  [nl.duration(59_970), '1 min 0 s'],
  [nl.duration(60_000), '1 min 0 s'],
  [nl.duration(125_400), '2 min 5 s'],
  [en.number(2053), '2,053'],
  [en.percent(98.4), '98.4%'],
  [en.euro(4900), '€49.00'],
  [en.date('2026-11-21T12:00:00Z'), '21 Nov 2026'],
  [en.duration(3200), '3.2 s'],
])('%s', (made, wanted) => expect(plain(made)).toBe(wanted));

test.each([
  [null, 'Nog niet uitgevoerd'],
  [ago(59_000), 'Zojuist'],
  [ago(minute), '1 min geleden'],
  [ago(59 * minute), '59 min geleden'],
  [ago(hour), '1 uur geleden'],
  [ago(23 * hour), '23 uur geleden'],
  [ago(hour - 1), '59 min geleden'],
  [ago(day - 1), '23 uur geleden'],
  [ago(day), '1 dag geleden'],
  [ago(2 * day - 1), '1 dag geleden'],
  [ago(7 * day), '7 dagen geleden'],
  [ago(7 * day + 1), '14 nov 2026'],
  [ago(8 * day), '13 nov 2026'],
])('relative time of %s', (iso, wanted) => expect(nl.relative(iso, now)).toBe(wanted));

test.each([
  [null, 'Not run yet'],
  [ago(minute - 1), 'Just now'],
  [ago(minute), '1 min ago'],
  [ago(hour), '1 hour ago'],
  [ago(2 * hour), '2 hours ago'],
  [ago(day), '1 day ago'],
  [ago(2 * day), '2 days ago'],
  [ago(8 * day), '13 Nov 2026'],
])('relative time of %s in English', (iso, wanted) => expect(en.relative(iso, now)).toBe(wanted));

test('relative time counts from now by itself', () => {
  expect(nl.relative(new Date().toISOString())).toBe('Zojuist');
});
