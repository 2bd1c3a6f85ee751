import type { AlertKind, QuietHours } from '@stroomwerk/contracts/library';

/** What holds until somebody of the account chooses (design, "Wanneer je iets hoort"). */
export const usualMail: readonly AlertKind[] = ['first_failure', 'keeps_failing', 'silent'];
export const usualKinds: readonly AlertKind[] = ['first_failure', 'keeps_failing', 'well_again'];
export const usualQuiet: QuietHours = {
  on: true,
  from: '22:00',
  to: '07:00',
  zone: 'Europe/Amsterdam',
  urgent_passes: true,
};
