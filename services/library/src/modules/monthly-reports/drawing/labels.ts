import type { Language } from '@stroomwerk/contracts';

/** What stands on the sheet beside the words of the figures. */
export const labelsIn: Readonly<
  Record<
    Language,
    {
      readonly title: (month: string) => string;
      readonly soFar: string;
      readonly hours: string;
      readonly worth: string;
      readonly success: string;
      readonly noRate: string;
      readonly byAutomation: string;
      readonly columns: readonly [string, string, string, string];
      readonly nothing: string;
      readonly more: (count: string, hours: string) => string;
      readonly rule: string;
      readonly page: (at: number, of: number) => string;
      readonly file: (month: string) => string;
    }
  >
> = {
  nl: {
    title: (month) => `Rapport van ${month}`,
    soFar: 'Deze maand is nog niet voorbij.',
    hours: 'Uren bespaard',
    worth: 'Waard bij dit uurtarief',
    success: 'Runs geslaagd',
    noRate: 'geen uurtarief',
    byAutomation: 'Per automatisering',
    columns: ['Automatisering', 'Runs', 'Geslaagd', 'Uren'],
    nothing: 'Er liep niets.',
    more: (count, hours) => `En nog ${count} automatiseringen, samen ${hours} uur.`,
    rule: 'Elke geslaagde run telt voor de minuten handwerk die bij de automatisering staan; een mislukte run telt voor niets. Dagen zijn die van de klok in Amsterdam.',
    page: (at, of) => `Pagina ${at} van ${of}`,
    file: (month) => `rapport-${month}.pdf`,
  },
  en: {
    title: (month) => `Report of ${month}`,
    soFar: 'This month is not over yet.',
    hours: 'Hours saved',
    worth: 'Worth at this hourly rate',
    success: 'Runs succeeded',
    noRate: 'no hourly rate',
    byAutomation: 'By automation',
    columns: ['Automation', 'Runs', 'Succeeded', 'Hours'],
    nothing: 'Nothing ran.',
    more: (count, hours) => `And ${count} more automations, ${hours} hours together.`,
    rule: 'Each run that succeeded counts for the minutes of work that stand with its automation; one that failed counts for none. Days are those of the clock in Amsterdam.',
    page: (at, of) => `Page ${at} of ${of}`,
    file: (month) => `report-${month}.pdf`,
  },
};
