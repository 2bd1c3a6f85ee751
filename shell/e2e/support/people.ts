import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { RunningPlatform } from './platform.js';

export interface Person {
  readonly full_name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody nobody else in the run is. */
export const somebody = (full_name: string): Person => ({
  full_name,
  email: `${full_name.toLowerCase().replace(/[^a-z]+/g, '.')}.${randomBytes(4).toString('hex')}@journey.example`,
  password: 'geheim-genoeg',
});

async function call<T>(
  base: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<T> {
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** The API as a program uses it, for what a journey needs before it begins and checks after it. */
export const api = (platform: RunningPlatform) => ({
  get: <T>(path: string, token?: string) => call<T>(platform.url, 'GET', path, { token }),
  post: <T>(path: string, body?: unknown, token?: string) =>
    call<T>(platform.url, 'POST', path, { token, body: body ?? {} }),
  put: (path: string, token: string) => call<undefined>(platform.url, 'PUT', path, { token }),
  register: (person: Person) => call(platform.url, 'POST', '/api/auth/register', { body: person }),
  token: async ({ email, password }: Pick<Person, 'email' | 'password'>) =>
    (
      await call<{ access_token: string }>(platform.url, 'POST', '/api/auth/login', {
        body: { email, password },
      })
    ).access_token,
});

/** Signs in through the screen. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/login');
  const address = page.getByLabel('E-mailadres');
  const again = page.getByRole('button', { name: 'Try Again' });
  // Where the machine is busy the page may come later than the shell waits for it: whoever wants to sign in tries again.
  await address.or(again).first().waitFor();
  for (let tries = 0; tries < 5 && (await again.isVisible()); tries += 1) {
    await again.click();
    await address.or(again).first().waitFor();
  }
  await address.fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

/** Registers somebody and gives them a plan without payment. */
export async function registerWithPlan(
  platform: RunningPlatform,
  person: Person,
  plan = 'professional_monthly',
): Promise<void> {
  await api(platform).register(person);
  const granted = await platform.command('ops', 'grant', person.email, plan);
  if (granted.code !== 0) throw new Error(granted.output);
}

/** Fills the hosted payment page and presses the order button. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.locator('#number').fill(number);
  await page.locator('#expiry').fill('12 / 34');
  await page.locator('#cvc').fill('123');
  await page.locator('#name').fill('S de Wit');
  await page.locator('#line1').fill('Keizersgracht 1');
  await page.locator('#postal_code').fill('1015 CJ');
  await page.locator('#city').fill('Amsterdam');
  await page.locator('form button[type=submit]').last().click();
}

/** Registers somebody, signs in on the page and pays for Launch Special; the library is open when this resolves. */
export async function subscribe(platform: RunningPlatform, page: Page, person: Person): Promise<string> {
  const calls = api(platform);
  await calls.register(person);
  const token = await calls.token(person);
  const { checkout_url } = await calls.post<{ checkout_url: string }>(
    '/api/stripe/create-checkout-session',
    {
      price_tier: 'launch_special',
      success_url: `${platform.url}/success?tier=launch_special`,
      cancel_url: `${platform.url}/#pricing`,
    },
    token,
  );
  await signIn(page, person);
  await page.waitForURL('**/dashboard');
  await page.goto(checkout_url);
  await payByCard(page, '4242 4242 4242 4242');
  await page.getByRole('heading', { level: 1, name: 'Launch Special is geactiveerd' }).waitFor();
  return token;
}
