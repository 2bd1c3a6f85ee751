import { defineTexts } from '@stroomwerk/mfe-runtime';
import type { OneTimePlan, SubscriptionPlan } from './model/price-view.js';

/** `planned`: what the plan will bring and does not yet; the page marks it so. */
interface PlanText {
  readonly brings: readonly string[];
  readonly planned: readonly string[];
}
type PlanTexts = Record<SubscriptionPlan, PlanText>;
type OneTimeTexts = Record<OneTimePlan, string>;

/** Texts of the pricing section; amounts and names of plans come from billing. */
export const pricingTexts = defineTexts({
  nl: {
    title: 'Een prijs per plan, geen prijs per run',
    interval: 'Facturatie',
    monthly: 'Monthly',
    annual: 'Annual',
    free: '2 maanden GRATIS',
    per: { month: 'per maand, excl. btw', year: 'per jaar, excl. btw' },
    exclVat: 'excl. btw',
    inclVat: (amount: string) => `${amount} incl. btw`,
    save: (amount: string) => `Je bespaart ${amount}`,
    insteadOf: 'in plaats van ',
    choose: (plan: string) => `Kies ${plan}`,
    theirs: { own: 'Dit is je plan', included: 'Zit in je plan', for_life: 'Je plan is voor altijd' },
    chooseShort: 'Kies',
    planned: 'gepland',
    monthlyOnly: 'Alleen per maand',
    access:
      'Elk abonnement opent de hele bibliotheek. Plannen verschillen in hulp en straks in limieten voor deploys en mensen: wat er nog niet is, staat er als gepland.',
    once: 'Eenmalig',
    plans: {
      starter: {
        brings: [
          'De hele bibliotheek: zoeken, bekijken, downloaden',
          'Handleiding per account bij elke workflow',
          'Nieuwe en bijgewerkte workflows zonder meerprijs',
          'Vijf bonusworkflows na je betaling',
          'Hulp per mail, antwoord binnen 24 tot 48 uur op werkdagen',
        ],
        planned: [],
      },
      launch_special: {
        brings: ['Alles van Starter', 'Opzeggen tegen het einde van de betaalde periode'],
        planned: ['1-Click Deploy naar je gekoppelde n8n'],
      },
      professional: {
        brings: ['Alles van Launch Special', 'Hulp met voorrang'],
        planned: ['Meer n8n-omgevingen', 'Meer mensen per account'],
      },
      enterprise: {
        brings: ['Alles van Professional', 'Vaste contactpersoon', 'Verwerkersovereenkomst op aanvraag'],
        planned: ['De ruimste limieten voor deploys en mensen'],
      },
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
    per: { month: 'per month, excl. VAT', year: 'per year, excl. VAT' },
    exclVat: 'excl. VAT',
    inclVat: (amount: string) => `${amount} incl. VAT`,
    save: (amount: string) => `You save ${amount}`,
    insteadOf: 'instead of ',
    choose: (plan: string) => `Choose ${plan}`,
    theirs: { own: 'This is your plan', included: 'Part of your plan', for_life: 'Your plan is for life' },
    chooseShort: 'Choose',
    planned: 'planned',
    monthlyOnly: 'By the month only',
    access:
      'Every subscription opens the whole library. Plans differ in support and, later, in limits for deploys and people: what is not there yet is marked as planned.',
    once: 'One-time',
    plans: {
      starter: {
        brings: [
          'The whole library: search, view, download',
          'A guide for each account with every workflow',
          'New and updated workflows at no extra cost',
          'Five bonus workflows after your payment',
          'Help by mail, an answer within 24 to 48 hours on working days',
        ],
        planned: [],
      },
      launch_special: {
        brings: ['Everything in Starter', 'Cancel towards the end of the paid period'],
        planned: ['1-Click Deploy to your connected n8n'],
      },
      professional: {
        brings: ['Everything in Launch Special', 'Priority support'],
        planned: ['More n8n environments', 'More people per account'],
      },
      enterprise: {
        brings: [
          'Everything in Professional',
          'A contact of your own',
          'Data processing agreement on request',
        ],
        planned: ['The widest limits for deploys and people'],
      },
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
