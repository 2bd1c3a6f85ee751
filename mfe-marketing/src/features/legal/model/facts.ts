/**
 * The figures of the legal texts (specification, section 9; decisions.md). Both languages are written with these, so
 * that they cannot say different things.
 */
export const facts = {
  /** Percent of Dutch btw. */
  vatPercent: 21,
  /** A yearly price is this many monthly ones. */
  yearInMonths: 10,
  priceNoticeDays: 30,
  terminationNoticeDays: 30,
  withdrawalDays: 14,
  moneyBackDays: 30,
  refundWithinDays: 14,
  supportHoursFrom: 24,
  supportHoursTo: 48,
  complaintDays: 14,
  referralEuro: 25,
  launchEuro: 49,
  referralPercent: 50,
  referralHoldDays: 30,
  payoutDaysFrom: 5,
  payoutDaysTo: 10,
  customDaysFrom: 3,
  customDaysTo: 5,
  onboardingHours: 2,
  liabilityMonths: 12,
  minimumAge: 16,
  billingYears: 7,
  oneStopShopYears: 10,
  analyticsMonths: 26,
  supportYears: 2,
  sessionDays: 30,
  securityDays: 90,
  mailLogDays: 30,
  errorReportDays: 90,
  healthDays: 8,
  fingerprintDays: 2,
  answerHours: 72,
  answerDays: 30,
} as const;

/** Those that section 9 of the specification names, by the document they belong to. A test looks for each in both languages. */
export const promised = {
  terms: [
    'priceNoticeDays',
    'terminationNoticeDays',
    'withdrawalDays',
    'moneyBackDays',
    'supportHoursFrom',
    'supportHoursTo',
    'referralEuro',
    'launchEuro',
    'referralPercent',
    'referralHoldDays',
    'payoutDaysFrom',
    'payoutDaysTo',
    'customDaysFrom',
    'customDaysTo',
    'onboardingHours',
    'yearInMonths',
    'vatPercent',
    'minimumAge',
  ],
  privacy: [
    'billingYears',
    'oneStopShopYears',
    'analyticsMonths',
    'supportYears',
    'minimumAge',
    'answerHours',
    'answerDays',
  ],
} as const satisfies Record<string, readonly (keyof typeof facts)[]>;
