import { actTexts } from '../act-texts.js';
import type { Asked, Standing } from './acts.js';
import { consequence, shareOf, sizeText, stateOf, viewHref } from './describe.js';

const calm: Standing = { stable: '1.3.0', canary: null, previous: '1.2.0' };
const trial: Standing = { ...calm, canary: { version: '1.4.0', percent: 10 } };
const says = (asked: Asked, standing: Standing, percent = 10) =>
  consequence(asked, standing, percent, actTexts.nl.consequence, (value) => `${value}%`).join(' ');

describe('what visitors will get', () => {
  it('when a canary starts, also in place of another', () => {
    expect(says({ act: 'start', version: '1.4.0' }, calm)).toMatch(
      /^10% van de bezoekers krijgt 1.4.0 vanaf hun volgende pagina. De rest houdt 1.3.0./,
    );
    expect(says({ act: 'start', version: '1.5.0' }, trial)).toContain('De canary 1.4.0 stopt.');
    expect(says({ act: 'start' }, calm)).toBe('');
  });

  it('when its share changes', () => {
    const asked: Asked = { act: 'share', version: '1.4.0' };
    expect(says(asked, trial, 25)).toContain('25% van de bezoekers krijgt 1.4.0');
    expect(says(asked, trial, 5)).toContain('De anderen krijgen vanaf hun volgende pagina weer 1.3.0.');
    expect(says(asked, trial, 10)).toBe('10% van de bezoekers krijgt 1.4.0 al.');
  });

  it('when the stable release moves, with what becomes of the trial', () => {
    expect(says({ act: 'promote', version: '1.4.0' }, trial)).toBe(
      'Alle bezoekers krijgen 1.4.0 vanaf hun volgende pagina, in plaats van 1.3.0. De canary is daarmee klaar.',
    );
    expect(says({ act: 'rollback', version: '1.2.0' }, trial)).toBe(
      'Alle bezoekers krijgen weer 1.2.0 vanaf hun volgende pagina, in plaats van 1.3.0. 1.3.0 blijft bewaard. De canary 1.4.0 loopt door bij 10%.',
    );
    expect(says({ act: 'promote', version: '1.0.0' }, { ...calm, stable: null })).toBe(
      'Alle bezoekers krijgen 1.0.0 vanaf hun volgende pagina.',
    );
  });

  it('when a canary stops', () => {
    expect(says({ act: 'stop', version: '1.4.0' }, trial)).toBe(
      'De 10% van de bezoekers met 1.4.0 krijgt vanaf hun volgende pagina weer 1.3.0.',
    );
  });
});

it.each([
  ['10', 10],
  [' 50 ', 50],
  ['1', 1],
  ['0', null],
  ['51', null],
  ['2,5', null],
  ['', null],
])('a share typed as "%s" is %s', (typed, share) => expect(shareOf(typed)).toBe(share));

it('tells the state of a remote, a failing trial before all', () => {
  const pointer = { version: '1.3.0', since: '', actor: '', notes: '' };
  const count = { views: 0, failures: 0 };
  const canary = (verdict: 'waiting' | 'failing') => ({
    ...pointer,
    percent: 10,
    evidence: { stable: count, canary: count, ratio: 1, threshold: 1000, verdict },
  });
  expect(stateOf({ stable: null, canary: null })).toBe('none');
  expect(stateOf({ stable: pointer, canary: null })).toBe('stable');
  expect(stateOf({ stable: pointer, canary: canary('waiting') })).toBe('canary');
  expect(stateOf({ stable: pointer, canary: canary('failing') })).toBe('failing');
});

it('writes sizes and addresses', () => {
  const number = (value: number, digits = 0) => value.toFixed(digits);
  expect([640, 412_300, 999_900, 1_340_000].map((bytes) => sizeText(bytes, number))).toEqual([
    '640 B',
    '412 kB',
    '1.0 MB',
    '1.3 MB',
  ]);
  expect(viewHref('mfe-library', '1.4.0+build')).toBe('/?release=mfe-library@1.4.0%2Bbuild');
});
