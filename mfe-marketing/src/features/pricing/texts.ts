import { defineTexts } from '@stroomwerk/mfe-runtime';
import type { OneTimePlan, SubscriptionPlan } from './model/price-view.js';

type PlanTexts = Record<SubscriptionPlan, readonly string[]>;
type OneTimeTexts = Record<OneTimePlan, string>;

/** Texts of the pricing section; amounts and names of plans come from billing. */
export const pricingTexts = defineTexts({
  nl: {
    title: 'Een prijs per plan, geen prijs per run',
    interval: 'Facturatie',
    monthly: 'Monthly',
    annual: 'Annual',
    free: '2 maanden GRATIS',
    temporary: 'Tijdelijk',
    per: { month: 'per maand, excl. btw', year: 'per jaar, excl. btw' },
    exclVat: 'excl. btw',
    inclVat: (amount: string) => `${amount} incl. btw`,
    save: (amount: string) => `Je bespaart ${amount}`,
    insteadOf: 'in plaats van ',
    choose: (plan: string) => `Kies ${plan}`,
    chooseShort: 'Kies',
    once: 'Eenmalig',
    plans: {
      starter: [
        'De hele bibliotheek',
        'Downloaden als JSON',
        'Set-up per account',
        'Hulp per mail, 24 tot 48 uur',
      ],
      launch_special: [
        'Alles van Starter',
        '1-Click Deploy naar jouw n8n',
        'Nieuwe workflows zonder meerprijs',
        'Opzeggen wanneer je wilt',
      ],
      professional: [
        'Alles van Launch Special',
        'Meer n8n-omgevingen',
        'Meer mensen per account',
        'Hulp met voorrang',
      ],
      enterprise: [
        'Alles van Professional',
        'De ruimste limieten',
        'Verwerkersovereenkomst',
        'Vaste contactpersoon',
      ],
    } as PlanTexts,
    oneTime: {
      lifetime_pro: 'Eén keer betalen',
      vip_onboarding: 'Sessie van twee uur',
      custom_workflow: 'Per workflow, klaar in 3 tot 5 werkdagen',
    } as OneTimeTexts,
    note: 'Je hebt 14 dagen wettelijke bedenktijd en onze eigen garantie: 30 dagen geld terug. Betalen kan met iDEAL, SEPA of kaart.',
    withdraw: 'Overeenkomst herroepen',
    failed: 'De prijzen zijn nu niet te lezen.',
    failedText: 'Er is niets besteld of afgeschreven.',
    loading: 'Prijzen laden',
  },
  en: {
    title: 'A price per plan, not per run',
    interval: 'Billing',
    monthly: 'Monthly',
    annual: 'Annual',
    free: '2 maanden GRATIS',
    temporary: 'Temporary',
    per: { month: 'per month, excl. VAT', year: 'per year, excl. VAT' },
    exclVat: 'excl. VAT',
    inclVat: (amount: string) => `${amount} incl. VAT`,
    save: (amount: string) => `You save ${amount}`,
    insteadOf: 'instead of ',
    choose: (plan: string) => `Choose ${plan}`,
    chooseShort: 'Choose',
    once: 'One-time',
    plans: {
      starter: [
        'The whole library',
        'Download as JSON',
        'Set-up per account',
        'Help by mail, 24 to 48 hours',
      ],
      launch_special: [
        'Everything in Starter',
        '1-Click Deploy to your n8n',
        'New workflows at no extra cost',
        'Cancel whenever you want',
      ],
      professional: [
        'Everything in Launch Special',
        'More n8n environments',
        'More people per account',
        'Priority support',
      ],
      enterprise: [
        'Everything in Professional',
        'The widest limits',
        'Data processing agreement',
        'A contact of your own',
      ],
    } as PlanTexts,
    oneTime: {
      lifetime_pro: 'Pay once',
      vip_onboarding: 'Session of two hours',
      custom_workflow: 'Per workflow, ready in 3 to 5 business days',
    } as OneTimeTexts,
    note: 'You have 14 days of statutory withdrawal and our own guarantee: 30 days money back. Pay with iDEAL, SEPA or card.',
    withdraw: 'Withdraw from the contract',
    failed: 'The prices cannot be read right now.',
    failedText: 'Nothing was ordered or charged.',
    loading: 'Loading prices',
  },
});
