// Real: the decision, what is kept of it and who hears of it. Fake: the browser's storage.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { consentStore, currentConsent, loadConsent, onConsent, useConsent } from './consent.js';
import { captureReferral, pendingReferral } from './referral.js';

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const [visit, browser] = [new Map<string, string>(), new Map<string, string>()];
Object.assign(globalThis, { window: { sessionStorage: storageOf(visit), localStorage: storageOf(browser) } });

let asked: ReturnType<typeof useConsent>;
const Banner = () => {
  asked = useConsent();
  return null;
};
const heard: string[] = [];
onConsent((consent) => heard.push(consent));
const first = { ...consentStore.getState() };

beforeEach(() => {
  visit.clear();
  browser.clear();
  heard.length = 0;
  consentStore.setState(first);
  renderToString(createElement(Banner));
});

it('is unknown at first, and nothing is asked before the page was drawn', () => {
  expect(first).toEqual({ consent: 'unknown', bannerOpen: false });
  expect([currentConsent(), asked.consent, asked.bannerOpen]).toEqual(['unknown', 'unknown', false]);
});

it.each([null, '"yes"', '"unknown"', '7', 'broken'])('is asked for where nobody decided: %j', (kept) => {
  if (kept !== null) browser.set('consent', kept);
  loadConsent();
  expect(consentStore.getState()).toEqual({ consent: 'unknown', bannerOpen: true });
  expect(heard).toEqual([]);
});

it.each([
  ['granted', ['granted']],
  ['refused', []],
])('is not asked for again once it is %s', (consent, told) => {
  browser.set('consent', JSON.stringify(consent));
  loadConsent();
  expect(consentStore.getState()).toEqual({ consent, bannerOpen: false });
  expect([currentConsent(), heard]).toEqual([consent, told]);
});

it('is kept when it is given and when it is refused, and everybody hears of it', () => {
  loadConsent();
  asked.accept();
  expect(consentStore.getState()).toEqual({ consent: 'granted', bannerOpen: false });
  expect(browser.get('consent')).toBe('"granted"');
  asked.reopen();
  expect(consentStore.getState()).toEqual({ consent: 'granted', bannerOpen: true });
  asked.refuse();
  expect(consentStore.getState()).toEqual({ consent: 'refused', bannerOpen: false });
  expect(browser.get('consent')).toBe('"refused"');
  expect(heard).toEqual(['granted', 'refused']);
});

it('takes what was kept of a link out again when it is refused, and keeps nothing where there was no link', () => {
  asked.accept();
  expect([...browser.keys()]).toEqual(['consent']);
  captureReferral('?ref=Sanne');
  expect(browser.get('referral_code')).toContain('"Sanne"');
  asked.refuse();
  expect([...browser.keys()]).toEqual(['consent']);
  expect(pendingReferral()).toBe('Sanne');
});
