import type { LegalDocument } from './document.js';
import { facts as f } from './facts.js';

export const termsEn: LegalDocument = {
  language: 'en',
  title: 'Terms of service',
  description:
    'The terms of subscriptions and orders: prices, renewal and cancellation, withdrawal, money back, licence and referrals.',
  versions: [
    {
      number: '1.3',
      from: '2026-11-28',
      change: 'Invoices are on the account page, with a mail that they are there.',
    },
    {
      number: '1.2',
      from: '2026-11-28',
      change:
        'Cancelling and money back are possible on the account page too; the guarantee holds once a customer; which invoice the referral commission is about.',
    },
    {
      number: '1.1',
      from: '2026-11-23',
      change: 'Added at What you get: names and marks of apps belong to their owners.',
    },
    { number: '1.0', from: '2026-11-21', change: 'First version.' },
  ],
  intro:
    'These terms hold for every account, subscription and order with {brand}. What the law gives you as a consumer always comes first.',
  sections: [
    {
      id: 'company',
      title: 'Whom you contract with',
      body: [
        '{brand}, {address}, registered with the Dutch Chamber of Commerce under {kvk}, VAT ID {vat}. You reach us at [{support}](mailto:{support}) and with the [contact form](/contact).',
      ],
    },
    {
      id: 'scope',
      title: 'For whom and for what',
      body: [
        'These terms hold for everybody who makes an account, takes a subscription or orders something from us. You are a consumer if you do not do so for a trade or profession; otherwise you are a business customer. Terms of a business customer do not apply.',
        'The contract is made when you press the order button, which says that you take on an obligation to pay. The confirmation comes by mail; keep it with the version of these terms that held at the time.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        `An account is for people aged ${f.minimumAge} and older. You give your own, correct details, keep your password to yourself and tell us when somebody else can get in. An account belongs to one person; plans with more seats give each user an account of their own.`,
      ],
    },
    {
      id: 'service',
      title: 'What you get',
      body: [
        'An active subscription opens the whole library of n8n workflows: search, view, download and use in your own n8n. n8n itself and the services that a workflow connects are yours to arrange; each workflow names the accounts it needs.',
        'The library changes: workflows are added, and what no longer works is taken out. We measure how often the service could be reached and show it; a figure that we have not measured yet is called a goal, not a promise.',
        'Names and marks of apps belong to their owners. That we show one says that a workflow works with that app; not that its owner recommends us or that workflow, or has anything to do with us.',
        'Whoever registers may download one workflow of the Top 12 without a subscription.',
      ],
    },
    {
      id: 'licence',
      title: 'Licence: what you may do with workflows',
      body: [
        'You get a non-exclusive right, without an end date and worldwide, to every workflow that you download or put to use during your subscription. You may:',
        [
          'use, change and combine it, privately and in your business;',
          'as a freelancer or agency set it up for your clients and deliver it to them, for payment too. Your client may use and change what you deliver for themselves;',
          'go on using it after your subscription has ended. What was downloaded or put to use stays yours.',
        ],
        'You may not: resell, rent out, publish or put the library or single files as such into a template collection of your own, share your access with others, or empty the library with a program. Where a workflow names another licence of its maker, that one holds.',
        'If you get your money back, the right to what you downloaded with that order ends.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and paying',
      body: [
        `Prices are in euro and exclude VAT; the amount including ${f.vatPercent}% VAT stands beside them, and at checkout you see both and the VAT itself. What a consumer pays has VAT included. A yearly price is ${f.yearInMonths} times the monthly one. The prices are on the [price page](/#pricing); what checkout says holds.`,
        'You pay in advance, by the month, by the year or once, through our payment service. The invoice and every credit note are on your [account page](/account); we mail you as soon as there is one. If a payment fails, we tell you and try again; if it stays unpaid, access stops until it is paid.',
      ],
    },
    {
      id: 'renewal',
      title: 'Renewal and change of price',
      body: [
        'A subscription renews automatically for the same period, until you cancel.',
        `If a price changes, you hear of it by mail at least ${f.priceNoticeDays} days ahead. The new price holds from the next renewal only, and you can cancel before then at no cost.`,
      ],
    },
    {
      id: 'ending',
      title: 'Cancelling',
      body: [
        `You cancel whenever you want, on your [account page](/account), with the [contact form](/contact) or by mail. Your subscription then ends with the period that you already paid for; until then you keep access. The notice period is ${f.terminationNoticeDays} days.`,
        `That notice never costs a consumer more than the running period, which is paid already: whoever cancels is not renewed again. After the first renewal of a yearly plan a consumer can moreover cancel at any moment with at most ${f.terminationNoticeDays} days of notice; what was paid ahead beyond that we pay back.`,
        'We can cancel with the same notice, and at once when somebody seriously breaks these terms. If we cancel without your having done wrong, you get back the part that was not used.',
      ],
    },
    {
      id: 'refund',
      title: 'Withdrawal and money back',
      body: [
        `As a consumer you have the statutory ${f.withdrawalDays} days of withdrawal from the day of your order, without a reason. On top of that we give everybody, business customers too, a ${f.moneyBackDays}-day money-back guarantee from the same day, once for each customer and means of payment. The guarantee comes beside your statutory rights and does not limit them.`,
        'You use both on your [account page](/account), where the money is refunded at once, on the page [Withdraw from the contract](/withdrawal), without signing in, or with a mail; sending it in time is enough. You get a receipt with date and time at once.',
        `You get back everything that you paid for the order, VAT included, within ${f.refundWithinDays} days of your message and the way you paid. We charge nothing for the days on which you had access. Access ends then, and so does the commission of whoever referred you.`,
      ],
    },
    {
      id: 'services',
      title: 'One-off services',
      body: [
        [
          'Lifetime Pro gives access for as long as we offer the library, without renewal.',
          `VIP Onboarding is one session of ${f.onboardingHours} hours, at a time we agree on.`,
          `A custom workflow is delivered within ${f.customDaysFrom} to ${f.customDaysTo} business days after we know what you need.`,
        ],
      ],
    },
    {
      id: 'affiliate',
      title: 'Referrals',
      body: [
        `Every account has a referral link. You earn ${f.referralEuro} euro for each referred customer who takes a paid plan, once a customer: on the first paid invoice for a plan, and never more than that came to without VAT. That is about half of the ${f.launchEuro} euro of Launch Special; hence "${f.referralPercent}% Commissie".`,
        `The commission is held for ${f.referralHoldDays} days, as long as the customer's guarantee runs. Then it is released and paid out within ${f.payoutDaysFrom} to ${f.payoutDaysTo} business days, provided that we know where to.`,
        'If the customer gets their money back or the payment is charged back, the commission lapses, with part of the money the same part of it; what was paid out already is set off against what you still have coming.',
        'Referring yourself does not count, nor do unsolicited mail, deception and paid advertising on our name. Say that you earn by it. Abuse forfeits the commission earned by it. Tax on the commission is yours to declare.',
      ],
    },
    {
      id: 'support',
      title: 'Support',
      body: [
        `You ask questions with the [contact form](/contact) or at [{support}](mailto:{support}). We answer within ${f.supportHoursFrom} to ${f.supportHoursTo} hours on business days.`,
      ],
    },
    {
      id: 'conduct',
      title: 'What we ask of you',
      body: [
        'Do not use the service for what the law forbids, for spam, to get at other people’s data or to disturb the service. Keep to the terms of n8n and of the services that you connect. You are responsible for personal data that you process with your own workflows.',
      ],
    },
    {
      id: 'liability',
      title: 'Quality and liability',
      body: [
        'Every workflow is checked against the version of n8n that it names. If it does not open there, we mend it or take it out. What a workflow does in your surroundings is yours to decide: test it before you rely on it and keep copies of your data.',
        `Towards a business customer we are liable for direct damage up to the amount that it paid in the ${f.liabilityMonths} months before, and not for consequential damage, lost profit or lost data. That limit does not hold for intent or wilful recklessness, nor where the law forbids it.`,
        'Towards a consumer the rules of the law hold, including those on digital services that do not do what was agreed: you then have a right to repair, a reduction of the price or termination.',
      ],
    },
    {
      id: 'privacy',
      title: 'Your data',
      body: [
        'What we keep about you, why and how long is in the [privacy policy](/legal/privacy); which cookies we set is on the [cookie page](/legal/cookies).',
      ],
    },
    {
      id: 'changes',
      title: 'Change of these terms',
      body: [
        `If these terms change, we mail you at least ${f.priceNoticeDays} days ahead what changes. If you do not agree, you can cancel before they hold and get back the part that was not used. Earlier versions stay named below.`,
      ],
    },
    {
      id: 'law',
      title: 'Law and complaints',
      body: [
        `You send a complaint with the [contact form](/contact) or to [{support}](mailto:{support}). Within ${f.complaintDays} days you get an answer on its substance.`,
        'If we cannot settle it, you can as a consumer turn to [ACM ConsuWijzer](https://www.consuwijzer.nl), the desk of the Dutch Authority for Consumers and Markets, and if you live in another EU country to the [European Consumer Centre](https://www.eccnederland.nl). We take part in no disputes committee. The European platform for online disputes (ODR) has not existed since July 2025.',
        'Dutch law applies. If you live as a consumer in another country, you keep the protection that the law of that country gives you bindingly. Disputes go to the competent Dutch court; a consumer can always go to the court of their own residence.',
        'If a provision is void, the rest stands. These terms exist in [Dutch](/terms) and in English; they say the same, and where they differ the Dutch prevails unless the English is better for a consumer.',
      ],
    },
  ],
};
