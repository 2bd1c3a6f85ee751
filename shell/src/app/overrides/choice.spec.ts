import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { activeChoice, askedChoice, hindranceOf, withoutRelease } from './choice.js';

it.each([
  ['', null, []],
  ['?q=x', null, []],
  ['?release=', {}, []],
  ['?release=mfe-library@1.4.0', { 'mfe-library': '1.4.0' }, []],
  [
    '?release=mfe-library@1.4.0&x=1&release=mfe-account@http%3A%2F%2Flocalhost%3A4321%2F',
    { 'mfe-library': '1.4.0', 'mfe-account': 'http://localhost:4321' },
    [],
  ],
  ['?release=mfe-library&release=@1&release=a@', {}, ['mfe-library', '@1', 'a@']],
])('%s asks for %j', (search, choice, unclear) => {
  expect(askedChoice(search)).toEqual({ choice, unclear, foreign: false });
});

it('knows a link of another site, whose choice was taken out', () => {
  expect(askedChoice('?release=foreign')).toEqual({ choice: {}, unclear: [], foreign: true });
});

it('knows what was chosen before from the releases of the page', () => {
  const remotes = [
    { name: 'mfe-a', version: '1.0.0', channel: 'stable', base: '/releases/mfe-a/1.0.0/' },
    { name: 'mfe-b', version: '2.0.0', channel: 'override', base: '/releases/mfe-b/2.0.0/' },
    { name: 'mfe-c', version: 'localhost:4100', channel: 'override', base: 'http://localhost:4100/' },
  ];
  expect(activeChoice({ id: 'x', remotes } as unknown as ReleaseSet)).toEqual({
    'mfe-b': '2.0.0',
    'mfe-c': 'http://localhost:4100',
  });
});

it('leaves the rest of the address as it was', () => {
  expect(withoutRelease({ pathname: '/a', search: '?q=1&release=x@1&release=', hash: '#b' })).toBe(
    '/a?q=1#b',
  );
  expect(withoutRelease({ pathname: '/a', search: '?release=x@1', hash: '' })).toBe('/a');
});

it.each([
  ['1.1.0', null],
  ['1.0.0', 'collected'],
  ['1.2.0', 'closed'],
  ['9.9.9', 'unknown'],
])('says of %s that it cannot be chosen because: %s', (version, hindrance) => {
  const gate = (status: 'passed' | 'refused') => ({ status, at: '', actor: 'gate', reason: null });
  const releases = [
    { version: '1.2.0', gate: gate('refused'), collected_at: null },
    { version: '1.1.0', gate: gate('passed'), collected_at: null },
    { version: '1.0.0', gate: gate('passed'), collected_at: '2026-11-21T09:00:00.000Z' },
  ];
  expect(hindranceOf(version, releases)).toBe(hindrance);
});
