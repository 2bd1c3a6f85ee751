import type { AlertKind, QuietHours } from '@stroomwerk/contracts/library';
import { afterQuiet, isZone } from './quiet.js';
import { channelPace, mailPace, nextMessageAt } from './when.js';

const quiet: QuietHours = {
  on: true,
  from: '22:00',
  to: '07:00',
  zone: 'Europe/Amsterdam',
  urgent_passes: true,
};
const none: QuietHours = { ...quiet, on: false };
const at = (text: string) => new Date(text);
const iso = (date: Date) => date.toISOString();

it.each([
  ['by day', '2026-11-27T12:00:00Z', '2026-11-27T12:00:00.000Z'],
  ['before midnight', '2026-11-27T22:30:15Z', '2026-11-28T06:00:00.000Z'],
  ['after midnight', '2026-11-28T01:00:00Z', '2026-11-28T06:00:00.000Z'],
  ['the minute they begin', '2026-11-27T21:00:00Z', '2026-11-28T06:00:00.000Z'],
  ['the minute they end', '2026-11-28T06:00:00Z', '2026-11-28T06:00:00.000Z'],
  ['in the night that is an hour shorter', '2026-03-28T23:00:00Z', '2026-03-29T05:00:00.000Z'],
  ['in the night that is an hour longer', '2026-10-24T22:00:00Z', '2026-10-25T06:00:00.000Z'],
])('quiet hours, %s', (_, moment, expected) => {
  expect(iso(afterQuiet(at(moment), quiet))).toBe(expected);
});

it('quiet hours within one day, elsewhere, of no length and turned off', () => {
  const noon = { ...quiet, from: '12:00', to: '13:30' };
  expect(iso(afterQuiet(at('2026-11-27T11:10:00Z'), noon))).toBe('2026-11-27T12:30:00.000Z');
  const there = { ...quiet, zone: 'America/New_York' };
  expect(iso(afterQuiet(at('2026-11-27T12:00:00Z'), there))).toBe('2026-11-27T12:00:00.000Z');
  const never = { ...quiet, to: '22:00' };
  expect(iso(afterQuiet(at('2026-11-27T23:00:00Z'), never))).toBe('2026-11-27T23:00:00.000Z');
  expect(iso(afterQuiet(at('2026-11-27T23:00:00Z'), none))).toBe('2026-11-27T23:00:00.000Z');
  expect([isZone('Europe/Amsterdam'), isZone('Mars/Olympus')]).toEqual([true, false]);
});

const now = at('2026-11-27T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const waiting = (kind: AlertKind = 'first_failure', outage: string | null = null, since = now) => ({
  ...{ kind, outage, since },
});
const minutesOn = (date: Date) => (date.getTime() - now.getTime()) / 60_000;

it('goes almost at once, and takes along what comes in that moment', () => {
  expect(minutesOn(nextMessageAt([waiting()], { sent: [], outages: [] }, none, mailPace))).toBe(0.75);
  const twenty = Array.from({ length: 20 }, () => waiting('first_failure', 'service_down x'));
  expect(minutesOn(nextMessageAt(twenty, { sent: [], outages: [] }, none, channelPace))).toBe(0.75);
});

it('waits for the window after a message, and an hour where it is the same outage', () => {
  const before = { sent: [ago(5)], outages: ['service_down x'] };
  expect(minutesOn(nextMessageAt([waiting()], before, none, channelPace))).toBe(10);
  expect(minutesOn(nextMessageAt([waiting()], before, none, mailPace))).toBe(55);
  const same = waiting('first_failure', 'service_down x');
  expect(minutesOn(nextMessageAt([same], before, none, channelPace))).toBe(55);
  expect(minutesOn(nextMessageAt([same, waiting()], before, none, channelPace))).toBe(10);
});

it('sends no more in a day than its cap, and loses none: it waits', () => {
  const sent = Array.from({ length: mailPace.mostADay }, (_, one) => ago(65 + 60 * one));
  const last = sent.at(-1) ?? now;
  expect(nextMessageAt([waiting()], { sent, outages: [] }, none, mailPace)).toEqual(
    new Date(last.getTime() + 86_400_000),
  );
});

it('waits for the end of the quiet hours, unless something stands still and that may pass', () => {
  const night = at('2026-11-27T23:00:00Z');
  const nothing = { sent: [], outages: [] };
  const morning = '2026-11-28T06:00:00.000Z';
  const of = (kind: AlertKind, hours: QuietHours) =>
    iso(nextMessageAt([waiting(kind, null, night)], nothing, hours, mailPace));
  expect(of('first_failure', quiet)).toBe(morning);
  expect(of('well_again', quiet)).toBe(morning);
  expect(of('keeps_failing', quiet)).toBe('2026-11-27T23:00:45.000Z');
  expect(of('silent', quiet)).toBe('2026-11-27T23:00:45.000Z');
  expect(of('silent', { ...quiet, urgent_passes: false })).toBe(morning);
});
