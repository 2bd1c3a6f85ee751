import { type Considered, withheldBecause } from './withheld.js';

const now = new Date('2026-11-21T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const mail = (change: Partial<Considered> = {}): Considered => ({
  ...{
    kind: 'reset_password',
    address: 'anna@example.test',
    linkUntil: inMinutes(60),
    linkUsed: false,
    troubles: [],
    wanted: true,
  },
  ...change,
});

it.each<[Partial<Considered>, string | null]>([
  [{}, null],
  [{ linkUntil: null }, null],
  [{ linkUntil: inMinutes(4) }, 'link_over'],
  [{ linkUntil: inMinutes(-1_440) }, 'link_over'],
  [{ linkUsed: true }, 'link_over'],
  [{ kind: 'confirm_email', linkUsed: true }, null],
  [{ address: null }, 'no_address'],
  [{ wanted: false }, 'not_wanted'],
  [{ troubles: ['unreachable'] }, null],
  [{ kind: 'new_device', troubles: ['unreachable'] }, 'trouble'],
])('%j: %s', (change, reason) => {
  expect(withheldBecause(mail(change), now)).toBe(reason);
});
