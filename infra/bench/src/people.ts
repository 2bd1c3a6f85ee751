import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Endpoint, type EndpointInput, urlOf } from '@stroomwerk/contracts';
import { login, register } from '@stroomwerk/contracts/auth';
import { type CheckoutSessionCreated, createCheckoutSession } from '@stroomwerk/contracts/billing';
import { type Entitlement, entitlement } from '@stroomwerk/contracts/library';

/** Stripe's test card that succeeds, as a person types it on the hosted page. */
export const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'A. Klant' };

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** One call of the platform. @throws Error with the answer's text */
export async function call<I extends EndpointInput, O>(
  base: string,
  target: Endpoint<I, O>,
  input: I,
  token?: string,
): Promise<O> {
  const response = await fetch(base + urlOf(target, input), {
    method: target.method,
    headers: {
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${target.method} ${target.path}: ${response.status} ${text}`);
  return JSON.parse(text) as O;
}

/** Somebody new, signed in. */
export async function newcomer(base: string): Promise<Person> {
  const email = `bench.${randomBytes(6).toString('hex')}@bench.example`;
  const password = 'geheim-genoeg';
  await call(base, register, { body: { full_name: 'Bea Bench', email, password } });
  const { access_token } = await call(base, login, { body: { email, password } });
  return { email, password, token: access_token };
}

/** The hosted payment page for the plan of the journey. */
export const checkout = (base: string, { token }: Person): Promise<CheckoutSessionCreated> =>
  call(
    base,
    createCheckoutSession,
    {
      body: {
        price_tier: 'launch_special',
        success_url: `${base}/success?tier=launch_special`,
        cancel_url: `${base}/#pricing`,
      },
    },
    token,
  );

/** Pays without a browser. @returns milliseconds until the payment page sends the customer back */
export async function payWithoutBrowser(url: string, { email }: Person): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ method: 'card', email, ...card }),
  });
  await response.arrayBuffer();
  if (response.status !== 303) throw new Error(`the payment page answered ${response.status}`);
  return performance.now() - started;
}

/** Somebody whose library is open. */
export async function subscriber(base: string): Promise<Person> {
  const person = await newcomer(base);
  await payWithoutBrowser((await checkout(base, person)).checkout_url, person);
  const end = performance.now() + 20_000;
  while (performance.now() < end) {
    const response = await fetch(base + urlOf(entitlement), {
      headers: { authorization: `Bearer ${person.token}` },
    });
    if (response.ok && ((await response.json()) as Entitlement).granted) return person;
    await pause(50);
  }
  throw new Error('the library did not open within 20 seconds of the payment');
}
