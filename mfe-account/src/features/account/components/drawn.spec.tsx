// Real: what a customer reads of their plan, in both languages, drawn as at the edge. The journey has the dialogs.
import type { Language } from '@stroomwerk/contracts';
import * as billing from '@stroomwerk/contracts/billing';
import {
  apiKey,
  apiQuery,
  createQueryClient,
  DataProvider,
  type PageConfig,
  RuntimeProvider,
} from '@stroomwerk/mfe-runtime';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Plan } from './Plan.js';

const brand = { name: 'Merk', supportEmail: 'a@b.nl', kvkNumber: '1', vatId: '2', address: 'Straat 1' };
const config = (language: Language): PageConfig => ({ aiOpsUrl: '', brand, language });
const silent = { call: () => Promise.reject({ detail: 'Billing antwoordt niet.' }) } as never;

const monthly: billing.Subscription = {
  status: 'active',
  price_tier: 'starter_monthly',
  plan_name: 'Starter',
  interval: 'month',
  source: 'payment',
  current_period_end: '2026-12-28T09:00:00.000Z',
  cancel_at_period_end: false,
};
const none: billing.Subscription = {
  ...monthly,
  ...{ status: 'none', price_tier: null, plan_name: null, interval: null, source: null },
  current_period_end: null,
};
const forLife: billing.Subscription = {
  ...monthly,
  ...{ price_tier: 'lifetime_pro', plan_name: 'Lifetime Pro', interval: null, current_period_end: null },
};
const open: billing.MoneyBack = {
  ...{ basis: 'withdrawal', until: '2026-12-11T12:00:00.000Z', amount_cents: 3509 },
};
const closed: billing.MoneyBack = { basis: null, until: null, amount_cents: null };

/** The panel with what billing answered; money back is not answered where nothing is given, and refused for 'failed'. */
async function drawn(
  plan: billing.Subscription | undefined,
  { money, language = 'nl' }: { money?: billing.MoneyBack | 'failed'; language?: Language } = {},
): Promise<string> {
  const client = createQueryClient();
  // Drawn once: what failed is not asked for again by the drawing.
  client.setDefaultOptions({ queries: { retryOnMount: false, staleTime: 30_000 } });
  if (plan) client.setQueryData(apiKey(billing.subscription, {}), plan);
  if (money === 'failed') await client.prefetchQuery(apiQuery(billing.moneyBack, {}, silent));
  else if (money) client.setQueryData(apiKey(billing.moneyBack, {}), money);
  return renderToString(
    <MemoryRouter>
      <RuntimeProvider server={{ config: config(language), api: silent }}>
        <DataProvider client={client}>
          <Plan />
        </DataProvider>
      </RuntimeProvider>
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '');
}

const words = {
  nl: {
    ...{ none: 'Je hebt nog geen plan.', renews: 'Wordt verlengd op', ends: 'Loopt tot', ended: 'Beëindigd' },
    ...{ date: '28 dec 2026', cancel: '>Opzeggen<', resume: '>Hervatten<', here: 'Opzeggen doe je hier' },
    ...{ becomes: 'Wisselt op 28 dec 2026', to: 'naar Starter, per jaar', keep: '>Toch niet<' },
    ...{ change: '>Wissel van plan<' },
    ...{ afterwards: '>Daarna<', given: 'Enterprise, toegekend door support, tot 28 dec 2026' },
    ...{ forLife: 'er valt niets op te zeggen', granted: 'Toegekend door support' },
    ...{ until: 'Geld terug: tot en met 11 dec 2026', ask: 'Geld terug vragen', money: 'Geld terug' },
    ...{ failed: 'Of je geld terug kunt krijgen, konden we niet lezen.', retry: 'Probeer opnieuw' },
    ...{ byMail: 'Opzeggen of een vraag? Mail a@b.nl.', question: '>Een vraag?' },
  },
  en: {
    ...{ none: 'You have no plan yet.', renews: 'Renews on', ends: 'Runs until', ended: 'Ended' },
    ...{ date: '28 Dec 2026', cancel: '>Cancel plan<', resume: '>Resume<', here: 'You cancel here' },
    ...{ becomes: 'Changes on 28 Dec 2026', to: 'to Starter, by the year', keep: '>Never mind<' },
    ...{ change: '>Change plan<' },
    ...{ afterwards: '>Then<', given: 'Enterprise, granted by support, until 28 Dec 2026' },
    ...{ forLife: 'there is nothing to cancel', granted: 'Granted by support' },
    ...{ until: 'Money back: up to and including 11 Dec 2026', ask: 'Ask for your money back' },
    ...{ money: 'oney back', failed: 'We could not read whether you can have your money back.' },
    ...{ retry: 'Try again', byMail: 'To cancel, or with a question: write to a@b.nl.' },
    question: '>A question?',
  },
};

describe.each(['nl', 'en'] as const)('the plan (%s)', (language) => {
  const t = words[language];
  const shown = (plan: billing.Subscription | undefined, money?: billing.MoneyBack | 'failed') =>
    drawn(plan, { money, language });

  it('leads who has none to the prices, and says nothing before it is known', async () => {
    const text = await shown(none);
    expect(text).toContain(t.none);
    expect(text).toContain('href="/#pricing"');
    expect(text).not.toContain(t.cancel);
    expect(await shown(undefined)).not.toContain(t.none);
  });

  it('that renews says when, and is cancelled here', async () => {
    for (const status of ['active', 'past_due_grace'] as const) {
      const text = await shown({ ...monthly, status }, closed);
      for (const part of [t.renews, t.date, t.cancel, t.here]) expect(text).toContain(part);
      for (const part of [t.ends, t.resume]) expect(text).not.toContain(part);
    }
  });

  it('that was cancelled says until when it runs, and can be resumed', async () => {
    const text = await shown({ ...monthly, cancel_at_period_end: true }, closed);
    for (const part of [t.ends, t.date, t.resume]) expect(text).toContain(part);
    for (const part of [t.renews, t.cancel]) expect(text).not.toContain(part);
  });

  it('that was given until a day ends then, and is not renewed', async () => {
    const given = { ...monthly, source: 'grant', interval: null } as const;
    const text = await shown(given, closed);
    for (const part of [t.ends, t.date, t.granted]) expect(text).toContain(part);
    for (const part of [t.renews, t.cancel]) expect(text).not.toContain(part);
  });

  it('names the one that was given and is there afterwards, with its end where it has one', async () => {
    const plan = { price_tier: 'enterprise_monthly', plan_name: 'Enterprise' } as const;
    const until = '2026-12-28T12:00:00.000Z';
    const text = await shown({ ...monthly, granted: { ...plan, until } }, closed);
    for (const part of [t.afterwards, t.given, t.renews]) expect(text).toContain(part);
    expect(await shown({ ...monthly, granted: { ...plan, until: null } }, closed)).not.toContain(t.given);
    expect(await shown(monthly, closed)).not.toContain(t.afterwards);
  });

  it('that becomes a smaller one says when, and can be kept; one that runs can be changed', async () => {
    const next = { price_tier: 'starter_annual', plan_name: 'Starter', interval: 'year' } as const;
    const planned = await shown({ ...monthly, plan_name: 'Professional', next }, closed);
    for (const part of [t.becomes, t.to, t.keep, t.cancel]) expect(planned).toContain(part);
    for (const part of [t.renews, t.change]) expect(planned).not.toContain(part);
    const runs = await shown({ ...monthly, next: null }, closed);
    expect(runs).toContain(t.change);
    expect(runs).not.toContain(t.keep);
    for (const other of [{ status: 'past_due_grace' }, { cancel_at_period_end: true }] as const)
      expect(await shown({ ...monthly, ...other }, closed)).not.toContain(t.change);
  });

  it('whose payment failed for good is cancelled by mail', async () => {
    const text = await shown({ ...monthly, status: 'suspended' }, closed);
    expect(text).toContain(t.byMail);
    expect(text).not.toContain(t.cancel);
  });

  it('that ended says so, and neither renews nor is cancelled or paid back', async () => {
    const text = await shown({ ...monthly, status: 'canceled' }, open);
    for (const part of [t.ended, t.question]) expect(text).toContain(part);
    for (const part of [t.renews, t.ends, t.cancel, t.resume, t.money]) expect(text).not.toContain(part);
  });

  it('for life or given has nothing to cancel; only what was paid for is paid back', async () => {
    const life = await shown(forLife, open);
    for (const part of [t.forLife, t.until]) expect(life).toContain(part);
    expect(life).not.toContain(t.cancel);
    const given = await shown({ ...monthly, source: 'grant', interval: null }, open);
    expect(given).toContain(t.granted);
    for (const part of [t.cancel, t.money]) expect(given).not.toContain(part);
  });

  it('says until when its money can go back, also after it was cancelled', async () => {
    for (const cancel_at_period_end of [false, true]) {
      const text = await shown({ ...monthly, cancel_at_period_end }, open);
      for (const part of [t.until, t.ask]) expect(text).toContain(part);
    }
    expect(await shown(monthly, closed)).not.toContain(t.money);
    expect(await shown(monthly)).not.toContain(t.money);
  });

  it('does not take an answer that could not be had for a no', async () => {
    const text = await shown(monthly, 'failed');
    for (const part of [t.failed, t.retry, t.cancel]) expect(text).toContain(part);
    expect(text).not.toContain(t.until);
  });
});
