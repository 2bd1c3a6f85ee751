// Real: the whole platform on production builds, the mail queue and the mail catcher, the payment sandbox, Chromium.

import { until } from '@stroomwerk/test-kit';
import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { api, signIn, somebody, subscribe } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

interface Mail {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

const mails = async (to: string, subject: string): Promise<Mail[]> => {
  const { mail } = platform.state().standins;
  const answer = await fetch(`${mail}/api/messages?to=${encodeURIComponent(to)}`);
  const { messages } = (await answer.json()) as { messages: Mail[] };
  return messages.filter((message) => message.subject.includes(subject));
};
const mailTo = (to: string, subject: string): Promise<Mail> =>
  until(`a mail to ${to}: ${subject}`, async () => (await mails(to, subject))[0]);
const textOf = async ({ id }: Mail): Promise<string> => {
  const { mail } = platform.state().standins;
  return ((await (await fetch(`${mail}/api/messages/${id}`)).json()) as Mail).text;
};

const fillIn = async (page: Page, person: { full_name: string; email: string }): Promise<void> => {
  await page.getByLabel('Volledige naam').fill(person.full_name);
  await page.getByLabel('E-mailadres waarmee je bestelde').fill(person.email);
  await page.getByLabel('Bestelnummer, factuurnummer of plan').fill('Launch Special');
};

it('withdraws in two steps without signing in; what fails loses nothing, and is sent once', async () => {
  const person = somebody('Wil Terug');
  const { page, context } = await visitor(browser, platform.url);
  await page.goto('/withdrawal');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Verder' }).click();
  await until('what is missing', async () => (await page.getByText('Vul dit in').count()) === 3);
  await page.locator('[name="name"]:focus').waitFor();
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByText('ik deel u hierbij mede').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
  await page.getByText('Dit is nog niet verstuurd.').waitFor();
  const byMail = await page.getByRole('link', { name: 'Of verstuur het per mail' }).getAttribute('href');
  expect(decodeURIComponent(byMail ?? '')).toContain('Launch Special');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).dblclick();
  await page.getByText('Je herroeping is ontvangen').waitFor();
  const reference = (await page.getByText(/^HER-/).textContent()) ?? '';
  expect(await axeFindings(page)).toEqual([]);

  const receipt = await textOf(await mailTo(person.email, reference));
  for (const part of ['Launch Special', person.full_name, 'Nederlandse tijd', 'binnen 14 dagen'])
    expect(receipt).toContain(part);
  await mailTo('support@stroomwerk.example', reference);
  expect(await mails(person.email, 'herroeping')).toHaveLength(1);
  await context.close();
});

it('takes both forms from a browser without script', async () => {
  const person = somebody('Zonder Script');
  const context = await browser.newContext({ baseURL: platform.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/withdrawal');
  await fillIn(page, person);
  await page.getByLabel('Ja, ik herroep deze overeenkomst.').check();
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
  await page.waitForURL('**/withdrawal/received');
  await page.getByRole('heading', { level: 1, name: 'Je herroeping is ontvangen' }).waitFor();
  await mailTo(person.email, 'Ontvangstbevestiging');

  await page.goto('/contact');
  await page.getByLabel('Naam').first().fill(person.full_name);
  await page.getByLabel('E-mailadres').fill(person.email);
  await page.getByLabel('Onderwerp').selectOption('privacy');
  await page.getByLabel('Bericht').fill('Welke gegevens hebben jullie van mij?');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await page.waitForURL('**/contact/received');
  await mailTo(person.email, 'We hebben je bericht ontvangen');
  await context.close();
});

it('mails the bonus of a new subscriber once, with links that work, and keeps in the browser only what it names', async () => {
  const person = somebody('Bo Nus');
  const { page, context, errors } = await visitor(browser, platform.url);
  await subscribe(platform, page, person);
  await page.getByRole('button', { name: 'Check Email' }).dblclick();
  await page.getByText(/^Onderweg naar b….@journey\.example/).waitFor();
  const text = await textOf(await mailTo(person.email, 'bonusworkflows'));
  const links = text.match(/http\S+\/bonus\/file\?token=\S+/g) ?? [];
  expect(links).toHaveLength(5);
  for (const link of links) {
    const file = await fetch(link);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ]);
  }
  await page.getByRole('button', { name: 'Check Email' }).click();
  await page.getByText('Al verstuurd op').waitFor();
  expect(await mails(person.email, 'bonusworkflows')).toHaveLength(1);

  await page.goto('/legal/cookies');
  await page.getByRole('main').getByRole('button', { name: 'Accepteren' }).click();
  await page.getByText('Je hebt geaccepteerd').waitFor();
  const kept = [
    ...(await context.cookies(platform.url)).map(({ name }) => name),
    ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
  ];
  const named = await page.locator('tbody th .mono').allTextContents();
  expect(kept.filter((name) => !named.includes(name))).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Weigeren' }).click();
  await page.getByText('Je hebt geweigerd').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('analytics_events'))).toBeNull();

  await page.goto('/contact');
  await until('the form knows who is signed in', async () => {
    const [name, email] = [page.getByLabel('Naam').first(), page.getByLabel('E-mailadres')];
    return (await name.inputValue()) === person.full_name && (await email.inputValue()) === person.email;
  });
  expect(errors).toEqual([]);
  await context.close();
});

it('shows where somebody is signed in, mails about a new device, and signs out everywhere', async () => {
  const person = somebody('Vera Veilig');
  await api(platform).register(person);
  const [first, second] = [await visitor(browser, platform.url), await visitor(browser, platform.url)];
  await signIn(first.page, person);
  await first.page.waitForURL('**/dashboard');
  await signIn(second.page, person);
  await second.page.waitForURL('**/dashboard');
  expect(await textOf(await mailTo(person.email, 'Nieuwe aanmelding'))).toContain('Chrome, Linux');

  const { page } = first;
  await page.goto('/account');
  await page.getByText('Dit apparaat').waitFor();
  const ends = page.getByRole('button', { name: /^Beëindigen: Chrome, Linux, sinds/ });
  await until('the session to end', async () => (await ends.count()) === 1);
  await page.getByText('Ingelogd vanaf een nieuw apparaat').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await ends.click();
  await ends.waitFor({ state: 'detached' });
  await second.page.goto('/account');
  await second.page.waitForURL('**/login**');
  await signIn(second.page, person);
  await second.page.waitForURL('**/dashboard');

  // A list that cannot be read says so in its place, and what it is of stays, with the way out.
  await page.route('**/api/auth/sessions', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByText('Er ging iets mis aan onze kant').waitFor();
  await page.getByRole('heading', { name: 'Waar je bent ingelogd' }).waitFor();
  const everywhere = page.getByRole('button', { name: 'Overal uitloggen' });
  expect(await everywhere.isEnabled()).toBe(true);
  await page.unroute('**/api/auth/sessions');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('Dit apparaat').waitFor();
  await everywhere.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Overal uitloggen?' });
  await dialog.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await everywhere.evaluate((one) => one === document.activeElement)).toBe(true);
  await everywhere.click();
  await dialog.getByRole('button', { name: 'Overal uitloggen' }).click();
  await page.waitForURL(`${platform.url}/`);
  await second.page.goto('/account');
  await second.page.waitForURL('**/login**');
  await first.context.close();
  await second.context.close();
});

it('shows the way over Google on the sign-in page only where it is set up', async () => {
  const { page, context } = await visitor(browser, platform.url);
  const google = page.getByText('Inloggen met Google');
  const answered = page.waitForResponse('**/api/auth/providers');
  await page.goto('/login');
  await page.getByLabel('E-mailadres').waitFor();
  await answered;
  expect(await google.count()).toBe(0);
  await page.route('**/api/auth/providers', (route) => route.fulfill({ json: { google: true } }));
  await page.reload();
  await google.waitFor();
  expect(await page.getByRole('link', { name: 'Inloggen met Google' }).getAttribute('href')).toBe(
    '/api/auth/google?return_to=%2Fdashboard',
  );
  // By whose link somebody came is not lost on the way over Google.
  await page.goto('/login?ref=ABCD2345');
  await page.locator('a[href="/api/auth/google?return_to=%2Fdashboard&ref=ABCD2345"]').waitFor();
  await context.close();
});

it('goes on to a plain page of this site after signing in, whatever the link says', async () => {
  const person = somebody('Nora Next');
  await api(platform).register(person);
  for (const next of ['/..//x', '//evil.example', '/\\evil.example', '/%2f/evil.example', '/%']) {
    const { page, context, errors } = await visitor(browser, platform.url);
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('E-mailadres').fill(person.email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await page.waitForURL(`${platform.url}/dashboard`);
    await page.getByRole('tab', { name: 'Overzicht' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  }
});

it('lets no page elsewhere sign anybody in, by a form or by a script', async () => {
  const thief = somebody('Dirk Dief');
  await api(platform).register(thief);
  const { page, context } = await visitor(browser, platform.url);
  const field = (name: string, value: string) => `<input name="${name}" value="${value}">`;
  await page.route('http://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${platform.url}/api/auth/login">${field('email', thief.email)}${field('password', thief.password)}</form>`,
    }),
  );
  await page.goto('http://evil.example/');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/login'));
  await page.evaluate(() => document.forms[0]?.submit());
  expect((await answered).status()).toBe(403);
  await page.waitForURL('**/api/auth/login');
  await page.goto('http://evil.example/');
  await page.evaluate(
    ([url, body]) =>
      fetch(`${url}/api/auth/login`, {
        ...{ method: 'POST', mode: 'no-cors', credentials: 'include', body: String(body) },
        headers: { 'content-type': 'text/plain' },
      }).catch(() => undefined),
    [platform.url, JSON.stringify({ email: thief.email, password: thief.password })],
  );
  expect((await context.cookies(`${platform.url}/api/auth`)).map(({ name }) => name)).not.toContain(
    'stroomwerk_refresh',
  );
  await context.close();
});
