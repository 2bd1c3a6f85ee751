import { defineTexts } from '@stroomwerk/mfe-runtime';

/** What the dashboard itself says of runs; the rest comes with the tab. */
export const latelyTexts = defineTexts({
  nl: {
    comingFailed: 'Dit scherm kon niet worden geladen.',
    failed: 'Je analyse kon niet worden geladen.',
    perDay: 'Runs per dag',
    succeeded: 'Gelukt',
    failedRuns: 'Mislukt',
    paused: (count: string) => `${count} gepauzeerd`,
    inDays: (days: number) => `in ${days} dagen`,
    hoursIn: (hours: string, days: number) => `${hours} uur in ${days} dagen`,
    noRuns:
      'Er zijn nog geen runs gemeten. Ze verschijnen hier zodra je n8n is verbonden en een automatisering draait.',
  },
  en: {
    comingFailed: 'This screen could not be loaded.',
    failed: 'Your analytics could not be loaded.',
    perDay: 'Runs per day',
    succeeded: 'Succeeded',
    failedRuns: 'Failed',
    paused: (count: string) => `${count} paused`,
    inDays: (days: number) => `in ${days} days`,
    hoursIn: (hours: string, days: number) => `${hours} hours in ${days} days`,
    noRuns: 'No runs were measured yet. They appear once your n8n is connected and an automation runs.',
  },
});
