// Real: the whole platform on production builds, PostgreSQL, BullMQ, the Stripe SDK against the sandbox, Chromium.
import { readFileSync } from 'node:fs';
import { until } from '@stroomwerk/test-kit';
import type { Browser } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { api, payByCard, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

interface Referrals {
  readonly total_referrals: number;
  readonly paid_referrals: number;
  readonly total_commission: number;
  readonly pending_commission: number;
}

it('leads a visitor from a referral link to an open library, and pays the referrer once', async () => {
  const calls = api(platform);
  const referrer = somebody('Rosa de Vries');
  await calls.register(referrer);
  const referrerToken = await calls.token(referrer);
  const { referral_url } = await calls.get<{ referral_url: string }>(
    '/api/referrals/generate-code',
    referrerToken,
  );

  const buyer = somebody('Sanne de Wit');
  const { page, errors } = await visitor(browser, platform.url);
  await page.goto(referral_url);
  await page.getByRole('heading', { level: 1, name: 'Enterprise Workflow Automation' }).waitFor();
  await until(
    'twelve tiles',
    async () => (await page.getByRole('button', { name: /1-Click Deploy/ }).count()) === 12,
  );
  await page.getByRole('button', { name: 'Kies Launch Special' }).click();

  // The four checks, in their order.
  await page.waitForURL('**/register**');
  const submit = page.getByRole('button', { name: 'Registreren', exact: true });
  await submit.click();
  await page.getByText('Naam is verplicht').waitFor();
  await page.getByLabel('Volledige naam').fill(buyer.full_name);
  await submit.click();
  await page.getByText('Email is verplicht').waitFor();
  await page.getByLabel('E-mailadres').fill(buyer.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('kort');
  await submit.click();
  await page.getByText('Wachtwoord moet minimaal 6 karakters lang zijn').waitFor();
  await page.getByLabel('Wachtwoord', { exact: true }).fill(buyer.password);
  await page.getByLabel('Herhaal wachtwoord').fill('iets anders');
  await submit.click();
  await page.getByText('Wachtwoorden komen niet overeen').waitFor();
  await page.getByLabel('Herhaal wachtwoord').fill(buyer.password);
  await submit.click();
  await page.getByText('Registratie Gelukt!').waitFor();

  // Back to the plan that was chosen before.
  await page.waitForURL('**/login**');
  await page.getByLabel('E-mailadres').fill(buyer.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.waitForURL(`${platform.state().standins.payments}/**`);
  await page.getByText('€ 59,29').first().waitFor();
  await payByCard(page, '4000 0000 0000 0002');
  await page.getByRole('alert').first().waitFor();
  const paying = performance.now();
  await payByCard(page, '4242 4242 4242 4242');
  await page.waitForURL('**/success?**');
  await page.getByRole('heading', { level: 1, name: 'Launch Special is geactiveerd' }).waitFor();
  console.info(`from payment to an open library: ${Math.round(performance.now() - paying)} ms`);
  await page.getByText('€ 59,29').waitFor();
  await page.getByText('Betaling verwerkt, Account geupgraded, Toegang geactiveerd').waitFor();

  // The library: search with a typing error, a filter, a page, a file.
  await page.getByRole('link', { name: 'Naar de bibliotheek' }).click();
  await page.getByText(/^Showing \d+ of [\d.,]+ workflows$/).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**page=2**');
  await page.getByRole('button', { name: 'Webhook', exact: true }).first().click();
  await page.waitForURL('**trigger=Webhook**');
  expect(new URL(page.url()).searchParams.has('page')).toBe(false);
  await page.getByLabel('Zoek workflows').fill('factuurr');
  await page.getByLabel('Zoek workflows').press('Enter');
  await page.waitForURL('**q=factuurr**');
  await page.getByText(/^Showing \d+ of [\d.,]+ workflows$/).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Download/ })
      .first()
      .click(),
  ]);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    name: string;
    nodes: unknown[];
    connections: object;
    active?: boolean;
  };
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.json$/);
  expect(file.nodes.length).toBeGreaterThan(1);
  expect(file.active ?? false).toBe(false);

  // The referrer: one paid referral, 25 euro; the same webhook five times changes nothing more.
  const once = { total_referrals: 1, paid_referrals: 1, total_commission: 25, pending_commission: 25 };
  const earned = () => calls.get<Referrals>('/api/referrals/stats', referrerToken);
  expect(
    await until('the commission', async () => (await earned()).paid_referrals === 1 && earned()),
  ).toEqual(once);
  await sendEveryWebhookAgain(platform.state().standins.payments, 5);
  expect(await earned()).toEqual(once);
  const affiliate = await visitor(browser, platform.url);
  await signIn(affiliate.page, referrer);
  await affiliate.page.waitForURL('**/dashboard');
  await affiliate.page.getByRole('link', { name: 'Affiliate' }).first().click();
  await affiliate.page.getByText('50% Commissie').waitFor();
  await affiliate.page.getByText('€ 25', { exact: true }).first().waitFor();
  expect([...errors, ...affiliate.errors]).toEqual([]);
});

interface Deliveries {
  readonly deliveries: readonly { readonly event: string; readonly status: string }[];
}

/** Has the sandbox deliver all it ever sent again, and waits until each delivery was answered. */
async function sendEveryWebhookAgain(sandbox: string, times: number): Promise<void> {
  const deliveries = async () =>
    ((await (await fetch(`${sandbox}/sandbox/deliveries`)).json()) as Deliveries).deliveries;
  const before = await deliveries();
  const events = [...new Set(before.map(({ event }) => event))];
  for (const id of events)
    await fetch(`${sandbox}/sandbox/events/${id}/resend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ times }),
    });
  await until('every delivery answered', async () => {
    const now = await deliveries();
    return (
      now.length >= before.length + events.length * times && now.every(({ status }) => status !== 'pending')
    );
  });
}

it('shows the offer without a plan, and the sign-in page without a login', async () => {
  const calls = api(platform);
  const person = somebody('Bas Zonderplan');
  await calls.register(person);
  const token = await calls.token(person);
  for (const path of ['/api/workflows-library/search', '/api/workflows-library/bestaat-niet.json']) {
    const refused = await fetch(platform.url + path, { headers: { authorization: `Bearer ${token}` } });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      403,
      'library.subscription_required',
    ]);
    expect((await fetch(platform.url + path)).status).toBe(401);
  }
  const { page } = await visitor(browser, platform.url);
  await page.goto('/workflow-library');
  await page.waitForURL('**/login?next=**');
  await page.getByLabel('E-mailadres').fill(person.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.getByText('Login failed. Please check your credentials.').waitFor();
  await page.getByLabel('Wachtwoord', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.waitForURL('**/workflow-library');
  await page.getByRole('link', { name: 'Upgrade to Premium' }).waitFor();
  // The cheapest plan that opens it, from the catalogue of prices.
  await page.getByText(/Met Starter open je alle .* voor €.29 per maand/).waitFor();
  expect(await page.getByRole('link', { name: 'Kies er een' }).getAttribute('href')).toBe('/#top12');
  // A page that a plan opens asks nothing in vain: the gate of a release refuses a page whose calls fail.
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400 && answer.status() !== 403) failed.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto('/workflow-library/facturen-uit-de-mailbox-boeken.json');
  await page.getByRole('heading', { level: 1, name: 'Facturen uit de mailbox boeken' }).waitFor();
  await page.getByRole('heading', { name: 'Dit vul je in' }).waitFor();
  await page.getByText('in de stap ‘Instellingen’').first().waitFor();
  await page.getByRole('heading', { name: 'Zo zet je hem aan' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});
