import { defineTexts } from '@stroomwerk/mfe-runtime';

const times = (n: string, one: string, more: string): string => `${n} ${n === '1' ? one : more}`;

export const fallsTexts = defineTexts({
  nl: {
    title: 'Slaagt minder vaak',
    lead: 'Runs van alle klanten samen, de laatste zeven dagen tegen de dertig daarvoor. Welke klanten het zijn, staat er niet bij.',
    count: (n: string) => times(n, 'workflow', 'workflows'),
    none: 'Geen workflow slaagt duidelijk minder vaak dan eerst.',
    failed: 'De uitvoeringen van klanten konden niet worden opgehaald.',
    rate: (now: string, before: string) => `${now}% gelukt, eerst ${before}%`,
    rateOnly: (now: string) => `${now}% gelukt`,
    runs: (n: string) => times(n, 'uitvoering', 'uitvoeringen'),
    customers: (failing: string, all: string) =>
      `bij ${failing} van ${times(all, 'klant', 'klanten')} mislukt`,
    since: (at: string) => `gezien sinds ${at}`,
    at: (step: string) => `stap ‘${step}’`,
    own: 'een stap van de klant zelf',
    group: (runs: string, customers: string) =>
      `${times(runs, 'keer', 'keer')}, bij minstens ${times(customers, 'klant', 'klanten')}`,
    see: 'Bekijk workflow',
    seeOf: (name: string) => `Bekijk workflow: ${name}`,
  },
  en: {
    title: 'Succeeds less often',
    lead: 'Runs of all customers together, the last seven days against the thirty before. Which customers they are is not told.',
    count: (n: string) => times(n, 'workflow', 'workflows'),
    none: 'No workflow succeeds clearly less often than before.',
    failed: 'The runs of customers could not be loaded.',
    rate: (now: string, before: string) => `${now}% succeeded, ${before}% before`,
    rateOnly: (now: string) => `${now}% succeeded`,
    runs: (n: string) => times(n, 'run', 'runs'),
    customers: (failing: string, all: string) =>
      `failed with ${failing} of ${times(all, 'customer', 'customers')}`,
    since: (at: string) => `seen since ${at}`,
    at: (step: string) => `step ‘${step}’`,
    own: 'a step of the customer’s own',
    group: (runs: string, customers: string) =>
      `${times(runs, 'time', 'times')}, with at least ${times(customers, 'customer', 'customers')}`,
    see: 'See workflow',
    seeOf: (name: string) => `See workflow: ${name}`,
  },
});
