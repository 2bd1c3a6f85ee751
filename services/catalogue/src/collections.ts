import type { Both, ContentWorkflow } from './dsl/types.js';

/** What somebody of a trade or in a role would look for first, in the order in which it is shown. */
export interface Collection {
  /** Stable, lower case with hyphens. */
  readonly key: string;
  readonly name: Both;
  /** One sentence: for whom, and what it takes off their hands. */
  readonly about: Both;
  /** Recipes, and workflows by themselves, by their ids; `test/whole/collections.ts` says how many are enough. */
  readonly recipes: readonly string[];
}

const ids = (text: string): string[] => text.trim().split(/\s+/);

/** By trade and role; which screens show them is theirs to decide. */
export const collections: readonly Collection[] = [
  {
    key: 'webshop',
    name: { nl: 'Webwinkel', en: 'Online shop' },
    about: {
      nl: 'Voor wie online verkoopt: van bestelling tot pakket, voorraad, retouren en reviews.',
      en: 'For who sells online: from order to parcel, stock, returns and reviews.',
    },
    recipes: ids(`
      stock-to-bol bol-delivery-promise sendcloud-parcel-to-bol bol-orders-to-picqer bol-orders-to-myparcel
      bol-returns-to-desk bol-return-decisions bol-cancellation-requests bol-service-norms bol-buy-box-lost bol-margin-check
      shop-order-to-picqer shop-order-to-myparcel ship-paid-order myparcel-labels-of-the-morning myparcel-news-to-phone
      myparcel-left-at-pickup myparcel-standing-still myparcel-return-form sendcloud-service-point-reminder
      sendcloud-failed-announcements sendcloud-returns-to-refund sendcloud-carrier-times picqer-stock-to-woocommerce
      picqer-backorders-to-purchasing picqer-late-purchases picqer-stuck-picklists lightspeed-unpaid-orders
      lightspeed-supplier-order-lists lightspeed-review-check low-stock-morning stock-between-systems back-in-stock
      supplier-stock-file order-fraud-check abandoned-checkout-two-reminders return-desk review-request-after-order
      daily-turnover month-by-country customer-value-winback product-texts dropship-to-supplier gift-card
      new-product-post site-searches-without-result oss-threshold-watch picqer-stock-value-in-exact
      lightspeed-orders-to-picqer picqer-stock-to-lightspeed lightspeed-orders-to-sendcloud picqer-sendcloud-day-close
      shopify-shipped-whatsapp shopify-pickup-ready-whatsapp lowest-price-thirty-days product-recall-to-buyers
      purchase-forecast-by-lead-time woocommerce-order-change-request`),
  },
  {
    key: 'bookkeeper',
    name: { nl: 'Boekhouder', en: 'Bookkeeper' },
    about: {
      nl: 'Voor boekhouders en administratiekantoren: facturen, bank, herinneringen en wat de accountant nodig heeft.',
      en: 'For bookkeepers and accounting offices: invoices, bank, reminders and what the accountant needs.',
    },
    recipes: ids(`
      bill-inbox bill-form facturen-uit-de-mailbox-boeken ubl-bank-account-check supplier-price-list
      match-payments-to-invoices wise-statement-categories wise-arrival stripe-uitbetaling-aansluiten invoice-reminder-stages
      betaalherinneringen-op-tijd debtor-week open-items-both-ways btw-aangifte-voorbereiden vat-number-check
      month-by-country accountant-year-file ask-your-books cash-position-morning kasstroom-dertien-weken-vooruit
      expense-claims bonnetjes-declareren-via-telegram mileage-log sepa-batch purchase-request-budget contract-watch
      freelancer-invoice-form urenstaat-naar-factuur invoice-from-deal payment-log rate-watch finance-error-watch
      kvk-gegevens-in-je-crm retention-period kvk-changes-of-customers
      client-documents-chase vat-return-work-list-by-client tax-letter-to-deadline wwft-client-review-due
      expected-bills-missing prepaid-costs-to-moneybird exact-open-periods-check nmbrs-run-without-journal
      camt-statement-balance-check fourteen-day-letter-with-costs reminder-replies-sorted supplier-iban-change-four-eyes
      commercial-interest-on-late-payers`),
  },
  {
    key: 'agency',
    name: { nl: 'Bureau', en: 'Agency' },
    about: {
      nl: 'Voor marketing- en contentbureaus: leads, campagnes, inhoud en rapporten voor klanten.',
      en: 'For marketing and content agencies: leads, campaigns, content and reports for clients.',
    },
    recipes: ids(`
      lead-to-crm-and-chat enriched-lead-with-deal lead-answer-deadline running-lead-score prepare-sales-call
      campaign-brief-to-plan campaign-link-maker ads-of-three-platforms-together ad-cost-alarm campaign-error-watch
      monthly-marketing-report weekly-seo-round ten-subject-lines ad-copy-by-mail design-feedback-sorted
      blog-from-brief content-calendar editorial-desk article-to-socials translate-article newsletter-from-articles
      planned-posts-from-table content-calendar-gaps post-request-for-all-channels weekly-social-report
      brand-mentions-by-mood competitor-pages customer-story press-release project-kick-off project-hours
      timesheet-check invoice-from-deal customer-onboarding contract-renewal mailchimp-campaigns-of-week
      typeform-quiz-to-klaviyo client-approves-planned-posts creator-posts-disclosed vanished-pages-from-sitemap
      house-terms-check mail-domain-records best-moments-to-post hour-bundle-balance-per-client
      newsletter-preflight-check klaviyo-sender-reputation hubspot-leads-shared-by-load proof-approval-with-counted-rounds
      domain-renewal-asked-then-invoiced`),
  },
  {
    key: 'recruiter',
    name: { nl: 'Recruiter', en: 'Recruiter' },
    about: {
      nl: 'Voor recruiters en wie personeel aanneemt: vacatures, kandidaten, gesprekken en de bewaartermijn.',
      en: 'For recruiters and who hires staff: vacancies, candidates, interviews and how long data is kept.',
    },
    recipes: ids(`
      application-received cv-from-mailbox sollicitaties-overzichtelijk-maken silent-candidates rejection-letters job-offer
      referral vacancy-text vacancy-to-social recruitment-report candidate-retention new-colleague first-weeks
      onboarding-van-een-nieuwe-collega booking-prep booking-with-history appointment-text intake-before-appointment
      cancelled-appointment outreach-replies-sorted personal-opening-lines certificates contract-end
      interview-scorecards-compared reference-check-round agency-candidate-claim talent-pool-for-new-vacancy
      buddy-by-least-load new-hire-papers-before-day-one placement-guarantee-check-ins`),
  },
  {
    key: 'practice',
    name: { nl: 'Praktijk', en: 'Practice' },
    about: {
      nl: 'Voor praktijken en zelfstandigen met afspraken: boeken, intake, herinneren, rekening en privacy.',
      en: 'For practices and self-employed people with appointments: booking, intake, reminders, bills and privacy.',
    },
    recipes: ids(`
      intake-before-appointment booking-with-history booking-prep appointment-text cancelled-appointment booking-to-contacts
      afspraken-voorbereiden voice-memo-to-article complaint-form gdpr-request data-subject-request klaviyo-erasure
      retention-period freelancer-invoice-form betaalherinneringen-op-tijd invoice-reminder-stages google-review-replies
      google-review-to-chat nps-follow-up customer-chatbot mail-to-action document-sorter certificates sick-report
      birthdays changed-opening-hours cancelled-slot-to-waiting-list treatment-consent-of-both-parents
      allergy-test-before-colouring parts-in-before-appointment conflict-check-before-new-case cancelled-lesson-to-make-up`),
  },
  {
    key: 'association',
    name: { nl: 'Vereniging', en: 'Association' },
    about: {
      nl: 'Voor verenigingen en stichtingen: leden, bijeenkomsten, vrijwilligers, nieuws en de kas.',
      en: 'For associations and foundations: members, meetings, volunteers, news and the treasury.',
    },
    recipes: ids(`
      newsletter-sign-up-from-form double-opt-in unsubscribe-everywhere monthly-list-cleaning newsletter-from-feed
      ticket-buyer-to-guest-list arrivals-and-no-shows webinar-sign-up-with-reminders event-countdown-posts
      club-activity-to-social prize-draw-among-replies one-form-three-networks share-new-article minutes-to-actions
      decision-log staff-idea-box stand-in shift-swap mileage-log expense-claims sepa-batch payment-log birthdays
      gdpr-request verified-entries double-customers donation-milestones volunteers-wanted club-results-post
      members-against-mailing-list copy-deadline-round photo-consent-register agenda-page-from-calendar
      survey-outcome-at-closing direct-debit-file-for-members club-contribution-by-age-and-household
      annual-gift-statement-to-donors certificate-of-conduct-chase sponsor-deliverables-on-time
      invitation-with-yes-and-no-links matches-cancelled-to-everyone referee-asked-in-turn general-meeting-proxies
      lost-and-found-matched`),
  },
];

/** The workflows of a collection, in its order. */
export const workflowsOf = <T extends ContentWorkflow>(
  { recipes }: Collection,
  catalogue: readonly T[],
): T[] => {
  const byRecipe = new Map<string, T[]>();
  for (const entry of catalogue)
    byRecipe.set(entry.meta.pattern, [...(byRecipe.get(entry.meta.pattern) ?? []), entry]);
  return recipes.flatMap((id) => byRecipe.get(id) ?? []);
};
