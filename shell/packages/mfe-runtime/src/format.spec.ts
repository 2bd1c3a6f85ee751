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
  [en.number(2053), '2,053'],
  [en.euro(4900), '€49.00'],
])('%s', (made, wanted) => expect(plain(made)).toBe(wanted));

test.each([
  [null, 'Nog niet uitgevoerd'],
  [ago(59_000), 'Zojuist'],
  [ago(minute), '1 min geleden'],
  [ago(59 * minute), '59 min geleden'],
  [ago(hour), '1 uur geleden'],
  [ago(23 * hour), '23 uur geleden'],
  [ago(day), '1 dag geleden'],
  [ago(7 * day), '7 dagen geleden'],
  [ago(8 * day), '13 nov 2026'],
])('relative time of %s', (iso, wanted) => expect(nl.relative(iso, now)).toBe(wanted));
