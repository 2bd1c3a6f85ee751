// Real: the way to the payment page, the session and what a visit keeps. Fake: the platform, the router, the browser, what
// takes events.
import { loadSession } from '@stroomwerk/auth-store';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type Checkout, useCheckout } from './checkout.js';
import { pendingPlan, pendingWorkflow } from './visit.js';

let counted: [name: string, properties: object][];
jest.mock('./telemetry.js', () => ({
  track: (...event: [string, object]) => void counted.push(event),
}));

let went: string[];
jest.mock('react-router-dom', () => ({ useNavigate: () => async (to: string) => void went.push(to) }));

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
Object.assign(globalThis, {
  window: { localStorage: storage, sessionStorage: storage },
  document: { cookie: '', referrer: '', getElementById: () => null },
  location: {
    ...{ href: 'https://shop.example/', origin: 'https://shop.example', search: '' },
    assign: (to: string) => went.push(to),
  },
});
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: '' }, configurable: true });

let bodies: unknown[];
let answer: [status: number, body: object];
const user = (subscription_status: string) => ({ id: 'u1', full_name: 'Sanne', subscription_status });
/** Who looks at the page: a visitor without an account, or somebody with this state of a plan. */
async function looksAtIt(subscription?: string): Promise<void> {
  kept.clear();
  [went, bodies, counted] = [[], [], []];
  if (subscription !== undefined) kept.set('access_token', 't1');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const isUser = String(url) === '/api/auth/me';
    if (!isUser && init?.body) bodies.push(JSON.parse(String(init.body)));
    const [status, body] = isUser ? [200, user(subscription ?? '')] : answer;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  await loadSession();
}
let start: Checkout['start'] = async () => undefined;
function Button({ onError }: { onError?: (text: string, owned: boolean) => void }) {
  const checkout = useCheckout(onError);
  start = checkout.start;
  return createElement('i', null, String([checkout.busy, checkout.error, checkout.owned]));
}
/** Starts a checkout as a button does. @returns what it tells of a failure */
async function started(plan: Parameters<Checkout['start']>[0]) {
  const told: [text: string, owned: boolean][] = [];
  const button = createElement(Button, { onError: (...failure) => void told.push(failure) });
  expect(renderToString(button)).toBe('<i>,,false</i>');
  await start(plan);
  return told;
}
const plan = { price_tier: 'starter_monthly', workflow: 'a.json' } as const;

afterEach(() => jest.restoreAllMocks());

it('takes a visitor without an account to registering, with the plan and the workflow kept', async () => {
  await looksAtIt();
  expect(await started(plan)).toEqual([]);
  expect([went, bodies]).toEqual([['/register'], []]);
  expect([pendingPlan(), pendingWorkflow()]).toEqual([plan, 'a.json']);
});

it('takes a subscriber to the workflow that they chose, which is no checkout begun', async () => {
  await looksAtIt('active');
  await started(plan);
  expect([went, bodies]).toEqual([['/workflow-library/a.json/deploy'], []]);
  expect(counted).toEqual([]);
});

it.each([undefined, 'none'])(
  'counts a checkout begun once, for whoever pays for it: %s',
  async (subscription) => {
    await looksAtIt(subscription);
    answer = [200, { checkout_url: 'https://pay.example/1' }];
    await started({ ...plan, price_tier: 'launch_special', interval: 'year' });
    expect(counted).toEqual([['begin_checkout', { price_tier: 'launch_special', interval: 'year' }]]);
  },
);

it.each(['none', 'active'])('takes who orders a plan to the payment page: %s', async (subscription) => {
  await looksAtIt(subscription);
  answer = [200, { checkout_url: 'https://pay.example/1' }];
  const { workflow, ...alone } = plan;
  expect(await started(subscription === 'active' ? alone : plan)).toEqual([]);
  expect(went).toEqual(['https://pay.example/1']);
  expect(bodies).toMatchObject([
    { price_tier: 'starter_monthly', success_url: 'https://shop.example/success?tier=starter_monthly' },
  ]);
  expect(pendingWorkflow()).toBe(subscription === 'active' ? null : workflow);
});

it('has somebody sign in again whose session is over, with the plan kept', async () => {
  await looksAtIt('none');
  answer = [401, { code: 'auth.token_expired', detail: '' }];
  expect(await started(plan)).toEqual([]);
  expect([went, pendingPlan()]).toEqual([['/login'], plan]);
});

it('leads who has a plan that renews to where it is changed', async () => {
  await looksAtIt('active');
  answer = [409, { code: 'billing.change_plan_instead', detail: 'Je hebt al een abonnement.' }];
  const { workflow: _, ...alone } = plan;
  expect(await started(alone)).toEqual([]);
  expect(went).toEqual(['/account?plan=starter_monthly']);
});

it('says why it failed, and of their own plan only that it is theirs', async () => {
  await looksAtIt('none');
  answer = [500, { code: 'common.internal', detail: 'Er ging iets mis.' }];
  expect(await started(plan)).toEqual([[expect.stringMatching(/^Oops! Er ging iets mis\./), false]]);
  answer = [409, { code: 'billing.already_subscribed', detail: 'Dit is je plan.' }];
  expect(await started(plan)).toEqual([['Dit is je plan.', true]]);
  answer = [409, { code: 'billing.has_plan_for_life', detail: 'Dit heb je voor altijd.' }];
  expect(await started(plan)).toEqual([['Dit heb je voor altijd.', true]]);
  expect(went).toEqual([]);
});

it('leaves it at that where nobody wants to be told', async () => {
  await looksAtIt('none');
  answer = [500, { code: 'common.internal', detail: '' }];
  renderToString(createElement(Button));
  await start(plan);
  expect(went).toEqual([]);
});
