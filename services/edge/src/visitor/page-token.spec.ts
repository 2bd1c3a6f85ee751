import { type PageView, pageViewPurpose, sealFor } from '@stroomwerk/kernel/signing';
import { buildRelease, buildReleaseSet } from '../releases/builders.js';
import { pageTokens } from './page-token.js';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const write = pageTokens(secret);
const read = (token: string) => sealFor<PageView>(secret, pageViewPurpose).open(token) as PageView;
const set = buildReleaseSet(
  buildRelease(),
  buildRelease({ name: 'mfe-library', version: '2.0.0', channel: 'canary' }),
  buildRelease({ name: 'mfe-account', channel: 'override' }),
);
const noon = new Date('2026-11-21T12:00:00Z');

it('names the releases of the page with their cohorts, and ends after an hour', () => {
  expect(read(write(set, '10.0.0.1', noon))).toMatchObject({
    exp: noon.getTime() / 1_000 + 3_600,
    releases: { 'mfe-marketing': ['1.0.0', 'stable'], 'mfe-library': ['2.0.0', 'canary'] },
  });
});

it('is another one each time, for the same visitor on one day and one network', () => {
  const of = (address: string, at = noon) => read(write(set, address, at));
  const first = of('10.0.0.1');
  expect(of('10.0.0.1').id).not.toBe(first.id);
  expect(of('10.0.0.1').visitor).toBe(first.visitor);
  expect(of('10.0.0.2').visitor).not.toBe(first.visitor);
  expect(of('10.0.0.1', new Date('2026-11-22T12:00:00Z')).visitor).not.toBe(first.visitor);
  expect(of('2001:db8:1:2:3::1').visitor).toBe(of('2001:db8:1:2:4::9').visitor);
  expect(of('2001:db8::1').visitor).toBe(of('2001:0DB8:0:0:9::2').visitor);
  expect(of('2001:db8::1').visitor).not.toBe(of('2001:db8:1::1').visitor);
  expect(of('::ffff:10.0.0.1').visitor).toBe(first.visitor);
  expect(JSON.stringify(first)).not.toContain('10.0.0.1');
});

it('names the networks around a visitor by another hash: an IPv6 /48, an IPv4 /24', () => {
  const of = (address: string) => read(write(set, address, noon));
  expect(of('2001:db8:1:2::1').neighbours).toBe(of('2001:db8:1:ffff::1').neighbours);
  expect(of('2001:db8:1::1').neighbours).not.toBe(of('2001:db8:2::1').neighbours);
  expect(of('10.0.0.1').neighbours).toBe(of('10.0.0.200').neighbours);
  expect(of('10.0.0.1').neighbours).not.toBe(of('10.0.1.1').neighbours);
  expect(of('10.0.0.1').neighbours).not.toBe(of('10.0.0.1').visitor);
});
