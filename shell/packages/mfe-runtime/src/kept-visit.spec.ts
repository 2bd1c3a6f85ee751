// Real: what a visit keeps of links, plans and workflows, and consent. Fake: the browser's storage and its address.
import { consentStore, loadConsent } from './consent.js';
import { captureReferral, pendingReferral, withReferral } from './referral.js';
import { forgetWorkflow, pendingPlan, pendingWorkflow, rememberPlan, rememberWorkflow } from './visit.js';

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const [visit, browser] = [new Map<string, string>(), new Map<string, string>()];
const at = (search: string) => Object.assign(globalThis, { location: { search } });
let type = 'navigate';
Object.assign(globalThis, { window: { sessionStorage: storageOf(visit), localStorage: storageOf(browser) } });
at('');
jest.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ type } as never]);

const decided = (consent: 'granted' | 'refused') => {
  browser.set('consent', JSON.stringify(consent));
  loadConsent();
};
const hour = 3_600_000;

beforeEach(() => {
  visit.clear();
  browser.clear();
  consentStore.setState({ consent: 'unknown' });
  at('');
  type = 'navigate';
});

describe('the link of who recommended us', () => {
  it('is kept for this visit, and beyond it only with consent', () => {
    captureReferral('?ref=Sanne-1');
    expect([pendingReferral(), browser.size]).toEqual(['Sanne-1', 0]);
    decided('granted');
    expect(browser.get('referral_code')).toContain('"Sanne-1"');
    visit.clear();
    expect(pendingReferral()).toBe('Sanne-1');
    captureReferral('?ref=Other');
    expect(browser.get('referral_code')).toContain('"Other"');
  });

  it('counts for ninety days, and the last click counts, in whichever tab', () => {
    const day = 86_400_000;
    captureReferral('?ref=First', 0);
    expect([pendingReferral(90 * day - 1), pendingReferral(90 * day)]).toEqual(['First', null]);
    browser.set('referral_code', JSON.stringify({ code: 'Newer', at: day }));
    expect(pendingReferral(2 * day)).toBe('Newer');
    captureReferral('?ref=Last', 2 * day);
    expect(pendingReferral(3 * day)).toBe('Last');
    visit.clear();
    expect(pendingReferral(91 * day)).toBeNull();
  });

  it('that an earlier version kept still counts', () => {
    browser.set('referral_code', '"Before"');
    expect(pendingReferral()).toBe('Before');
  });

  it.each([
    ['https://a.example/register?plan=x#top', 'https://a.example/register?plan=x&ref=Sanne#top'],
    ['/workflows', 'https://a.example/workflows?ref=Sanne'],
    ['https://a.example/?ref=Other', null],
    ['https://b.example/', null],
    ['mailto:a@b.example', null],
    ['/api/auth/google', null],
  ])('goes along to another tab in the address of a page of ours: %s', (href, expected) =>
    expect(withReferral(href, 'https://a.example', 'Sanne')).toBe(expected),
  );

  it('is in the address of the page that was opened', () => {
    at('?ref=Sanne-1');
    captureReferral();
    expect(pendingReferral()).toBe('Sanne-1');
  });

  it.each([
    '',
    '?ref=',
    '?ref=a',
    `?ref=${'a'.repeat(41)}`,
    '?ref=a%20b',
    '?ref=%3Cab',
    '?ref=ab%3E',
    '?code=ab',
  ])('is none in %p, and takes nobody else’s place', (search) => {
    captureReferral('?ref=First');
    captureReferral(search);
    expect(pendingReferral()).toBe('First');
  });

  it('of an earlier visit stays where consent is still there', () => {
    browser.set('referral_code', '"Sanne-1"');
    decided('granted');
    expect(pendingReferral()).toBe('Sanne-1');
  });

  it('is not kept in the browser by consent alone', () => {
    decided('granted');
    expect([pendingReferral(), browser.has('referral_code')]).toEqual([null, false]);
  });
});

describe('a workflow that somebody came for', () => {
  it('is known for an hour, or until its page was opened', () => {
    rememberWorkflow('a.json', 1_000);
    expect([pendingWorkflow(1_000 + hour - 1), pendingWorkflow(1_000 + hour)]).toEqual(['a.json', null]);
    rememberWorkflow('a.json');
    expect(pendingWorkflow()).toBe('a.json');
    forgetWorkflow();
    expect(pendingWorkflow()).toBeNull();
  });

  it('comes with the plan that is bought for it, and outlives another choice of plan', () => {
    rememberPlan({ price_tier: 'starter_monthly', workflow: 'a.json' });
    rememberPlan({ price_tier: 'starter_annual' });
    expect([pendingWorkflow(), pendingPlan()]).toEqual(['a.json', { price_tier: 'starter_annual' }]);
  });
});

describe('a chosen plan', () => {
  const plan = { price_tier: 'launch_special', interval: 'year' } as const;

  it('is known for an hour', () => {
    expect(pendingPlan()).toBeNull();
    rememberPlan(plan, 1_000);
    expect([pendingPlan(1_000 + hour - 1), pendingPlan(1_000 + hour)]).toEqual([plan, null]);
    rememberPlan(plan);
    expect(pendingPlan()).toEqual(plan);
  });

  it('that the address names goes before the one that was kept, and is kept from then on', () => {
    rememberPlan(plan);
    at('?plan=starter_annual');
    expect(pendingPlan()).toEqual({ price_tier: 'starter_annual' });
    at('');
    expect(pendingPlan()).toEqual({ price_tier: 'starter_annual' });
  });

  it('is none at the edge, where there is no browser', () => {
    const { window, location } = globalThis;
    for (const name of ['window', 'location']) Reflect.deleteProperty(globalThis, name);
    expect(pendingPlan()).toBeNull();
    Object.assign(globalThis, { window, location });
  });

  it('of a page that was come back to is not taken again', () => {
    at('?plan=starter_annual');
    type = 'back_forward';
    expect(pendingPlan()).toBeNull();
  });

  it('is taken once: neither the tab nor the address brings it again', async () => {
    jest.resetModules();
    const { takePlan, pendingPlan: pending } = await import('./visit.js');
    at('?plan=starter_annual');
    expect(takePlan()).toEqual({ price_tier: 'starter_annual' });
    expect([visit.has('wanted_plan'), pending(), takePlan()]).toEqual([false, null, null]);
  });
});
