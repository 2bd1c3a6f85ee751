// Real: the whole platform on production builds, the payment sandbox, the mail catcher, Chromium.
import { until } from '@stroomwerk/test-kit';
import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, resize, visitor } from './support/browser.js';
import { lostOnScreen } from './support/everyone.js';
import { api, payByCard, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
const calls = api(platform);
const referrer = somebody('Rosa Aanbeveler');
let browser: Browser;
let page: Page;
let errors: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page, errors } = await visitor(browser, platform.url));
  await page.emulateMedia({ reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser?.close();
});

const sizes = [
  { width: 360, height: 800 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];

/** Nothing is lost at any width, and axe finds nothing. */
async function holds(): Promise<void> {
  for (const size of sizes) {
    await resize(page, size);
    expect(await lostOnScreen(page)).toEqual([]);
  }
  expect(await axeFindings(page)).toEqual([]);
}

/** The link that a mail to somebody has, once it is there. */
async function linkTo(email: string): Promise<string | undefined> {
  const { mail } = platform.state().standins;
  const read = async (path: string) => (await fetch(`${mail}/api/messages${path}`)).json();
  const { messages } = (await read(`?to=${encodeURIComponent(email)}`)) as {
    messages: { id: string; subject: string }[];
  };
  const found = messages.find(({ subject }) => subject === 'Bevestig de rekening voor je commissie');
  const { text } = found ? ((await read(`/${found.id}`)) as { text: string }) : { text: '' };
  return /https?:\/\/\S+\/affiliate\?confirm=[0-9a-f-]+/.exec(text)?.[0];
}

/** Somebody comes by a code, and pays for a plan. */
async function refers(code: string): Promise<void> {
  const buyer = somebody('Sanne Doorverwezen');
  await calls.post(`/api/auth/register?ref=${code}`, buyer);
  const { checkout_url } = await calls.post<{ checkout_url: string }>(
    '/api/stripe/create-checkout-session',
    {
      price_tier: 'starter_monthly',
      success_url: `${platform.url}/success?tier=starter_monthly`,
      cancel_url: `${platform.url}/#pricing`,
    },
    await calls.token(buyer),
  );
  const theirs = await visitor(browser, platform.url);
  await theirs.page.goto(checkout_url);
  await payByCard(theirs.page, '4242 4242 4242 4242');
  await theirs.page.waitForURL(`${platform.url}/**`);
  await theirs.context.close();
}

it('shows what a referral earned as held, line by line, with the day on which it comes free', async () => {
  await calls.register(referrer);
  const token = await calls.token(referrer);
  const { referral_code } = await calls.get<{ referral_code: string }>('/api/referrals/generate-code', token);
  await refers(referral_code);
  await until('the commission is held', async () => {
    const ledger = await calls.get<{ lines: unknown[] }>('/api/referrals/ledger', token);
    return ledger.lines.length === 1;
  });
  await signIn(page, referrer);
  await page.waitForURL('**/dashboard');
  await page.goto('/affiliate');
  const row = page.getByRole('row').filter({ hasText: 'Verwijzing R-0001' });
  await row.getByText(/^Vast tot \d+ \S+ \d{4}$/).waitFor();
  await row.getByText('+€ 25,00').waitFor();
  await page.getByText('Uitbetaald').first().waitFor();
  await page.getByText('Nog geen regels van deze soort.').waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Uitbetaling' }).check({ force: true });
  await page.getByText('Nog geen regels van deze soort.').waitFor();
  await page.getByRole('radio', { name: 'Alles' }).check({ force: true });
  await holds();
});

it('takes a bank account from who confirmed their address, and counts it once the mail confirmed it', async () => {
  await page.getByText('Bevestig eerst je e-mailadres.').waitFor();
  await platform.query('update auth.user_account set email_verified_at = now() where email = $1', [
    referrer.email,
  ]);
  await page.goto('/affiliate');
  await page.getByLabel('Naam van de rekeninghouder').fill('Rosa Aanbeveler');
  await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 01');
  await page.getByRole('button', { name: 'Bewaar rekening' }).click();
  await page.getByText('Dit IBAN klopt niet').waitFor();
  await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00');
  await page.getByRole('button', { name: 'Bewaar rekening' }).click();
  await page.getByText('NL•• •••• 4300 telt zodra je die hebt gevolgd').waitFor();
  await holds();

  const link = await until('the mail with the link', () => linkTo(referrer.email));
  await page.goto(link);
  await page.getByRole('button', { name: 'Bevestig rekening' }).click();
  await page.getByText('NL•• •••• 4300, Rosa Aanbeveler').waitFor();
  await page.getByRole('button', { name: 'Wijzig rekening' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await holds();
  // The refused account is in the console too.
  expect(errors.filter((text) => !/api\/referrals\/payouts\/account|422/.test(text))).toEqual([]);
});
