import { defineTexts } from '@stroomwerk/mfe-runtime';
import type { OneTimePlan, SubscriptionPlan } from './model/price-view.js';

/** What a plan brings beside the limits of `planGives`; what is not built yet is on no card (decisions.md). */
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
    per: { month: 'per maand, excl. btw', year: 'per jaar, excl. btw' },
    exclVat: 'excl. btw',
    inclVat: (amount: string) => `${amount} incl. btw`,
    save: (amount: string) => `Je bespaart ${amount}`,
    insteadOf: 'in plaats van ',
    choose: (plan: string) => `Kies ${plan}`,
    theirs: { own: 'Dit is je plan', included: 'Zit in je plan', for_life: 'Je plan is voor altijd' },
    chooseShort: 'Kies',
    monthlyOnly: 'Alleen per maand',
    access:
      'Elk abonnement opent de hele bibliotheek. Plannen verschillen in wat er voor je draait: hoeveel n8n-omgevingen en automatiseringen erbij horen, hoe lang je de runs terugziet en hoe je meldingen krijgt.',
    limits: (instances: number, automations: string) =>
      `${instances} ${instances === 1 ? 'n8n-omgeving' : 'n8n-omgevingen'}, ${automations} automatiseringen in de gaten gehouden`,
    report: {
      none: undefined,
      own: 'Maandrapport: wat het opleverde in uren en euro, naast wat het kostte',
      agency: 'Maandrapport in uren en euro, ook onder de naam van je eigen bureau',
    },
    history: (days: number) =>
      `Runs terugzien: ${days < 365 ? `${days} dagen` : `${Math.floor(days / 30.4)} maanden`}`,
    testFirst: 'Eerst op een testomgeving, dan met één klik naar productie',
    once: 'Eenmalig',
    plans: {
      starter: [
        'De hele bibliotheek: zoeken, bekijken, downloaden',
        'Handleiding per account bij elke workflow',
        '1-Click Deploy naar je gekoppelde n8n',
        'Nieuwe en bijgewerkte workflows zonder meerprijs',
        'Melding per mail als er iets misgaat',
        'Vijf bonusworkflows na je betaling',
        'Verwerkersovereenkomst',
        'Hulp per mail, antwoord binnen 24 tot 48 uur op werkdagen',
      ],
      launch_special: ['Alles van Starter', 'Opzeggen tegen het einde van de betaalde periode'],
      professional: ['Alles van Launch Special', 'Meldingen ook per webhook, Slack, Teams en Discord'],
      enterprise: ['Alles van Professional', 'Wachtdienst: reageert niemand, dan hoort de volgende het'],
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
    monthlyOnly: 'By the month only',
    access:
      'Every subscription opens the whole library. Plans differ in what runs for you: how many n8n environments and automations come with them, how long you can look back at runs and how you are alerted.',
    limits: (instances: number, automations: string) =>
      `${instances} n8n ${instances === 1 ? 'environment' : 'environments'}, ${automations} automations watched`,
    report: {
      none: undefined,
      own: 'Monthly report: what it brought in hours and euros, next to what it cost',
      agency: 'Monthly report in hours and euros, under the name of your own agency too',
    },
    history: (days: number) =>
      `Look back at runs: ${days < 365 ? `${days} days` : `${Math.floor(days / 30.4)} months`}`,
    testFirst: 'On a test instance first, then to production with one click',
    once: 'One-time',
    plans: {
      starter: [
        'The whole library: search, view, download',
        'A guide for each account with every workflow',
        '1-Click Deploy to your connected n8n',
        'New and updated workflows at no extra cost',
        'An alert by mail when something goes wrong',
        'Five bonus workflows after your payment',
        'Data processing agreement',
        'Help by mail, an answer within 24 to 48 hours on working days',
      ],
      launch_special: ['Everything in Starter', 'Cancel towards the end of the paid period'],
      professional: ['Everything in Launch Special', 'Alerts by webhook, Slack, Teams and Discord too'],
      enterprise: [
        'Everything in Professional',
        'On-call order: where nobody answers, the next one hears of it',
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
