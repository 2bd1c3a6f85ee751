/** What a page says of itself in both languages. */
export interface RoutePage {
  readonly path: string;
  /** Who opens it: nobody known, somebody without a plan, somebody with one, somebody with the role ops. */
  readonly who: 'visitor' | 'registered' | 'subscriber' | 'ops';
  readonly h1: { readonly nl: RegExp; readonly en: RegExp };
  /** Texts that the specification quotes, in view in Dutch on a wide screen. */
  readonly quoted?: readonly (string | RegExp)[];
  /** Answers of the API that the browser's console notes and that belong to the page. */
  readonly expectedError?: RegExp;
}

const same = (h1: RegExp) => ({ nl: h1, en: h1 });
const workflow = 'facturen-uit-de-mailbox-boeken';
const invoices = { nl: /^Facturen uit de mailbox boeken$/, en: /^Book invoices from the mailbox$/ };

/** Every route of section 2 of the specification, what is about our mail, and the releases that ops staff drive. */
export const routes: readonly RoutePage[] = [
  {
    path: '/',
    who: 'visitor',
    h1: same(/Enterprise Workflow Automation/),
    quoted: [
      'All Workflows',
      'Pricing',
      'Sign In',
      'Get Started',
      'Top 12 Most Popular Workflows',
      'Monthly',
      'Annual',
      '1-Click Deploy',
      'Browse Workflows',
    ],
  },
  { path: '/login', who: 'visitor', h1: { nl: /^Inloggen$/, en: /^Sign in$/ }, quoted: ['Inloggen'] },
  { path: '/register', who: 'visitor', h1: { nl: /^Registreren$/, en: /^Register$/ } },
  { path: '/workflows', who: 'visitor', h1: { nl: /^Alle workflows$/, en: /^All workflows$/ } },
  { path: `/workflows/${workflow}`, who: 'visitor', h1: invoices },
  {
    path: '/workflows/for/webshop',
    who: 'visitor',
    h1: { nl: /^Workflows: Webwinkel$/, en: /^Workflows: Online shop$/ },
  },
  {
    path: '/workflows/bestaat-niet',
    who: 'visitor',
    h1: same(/^bestaat-niet$/),
    expectedError: /404.*by-slug\/bestaat-niet/,
  },
  { path: '/workflows/-', who: 'visitor', h1: same(/^No slug$/), quoted: ['No slug'] },
  {
    path: '/wealth-calculator',
    who: 'visitor',
    h1: same(/\S/),
    quoted: ['Conservatief', 'Realistisch', 'Agressief'],
  },
  { path: '/privacy', who: 'visitor', h1: same(/\S/) },
  { path: '/terms', who: 'visitor', h1: same(/\S/) },
  { path: '/legal/privacy', who: 'visitor', h1: same(/\S/) },
  {
    path: '/legal/cookies',
    who: 'visitor',
    h1: { nl: /^Cookies en je keuze$/, en: /^Cookies and your choice$/ },
  },
  { path: '/legal/terms', who: 'visitor', h1: same(/\S/) },
  { path: '/contact', who: 'visitor', h1: same(/^Contact$/) },
  {
    path: '/withdrawal',
    who: 'visitor',
    h1: { nl: /^Overeenkomst herroepen$/, en: /^Withdraw from the contract$/ },
  },
  {
    path: '/dashboard',
    who: 'registered',
    h1: same(/, Robin Zonderplan$/),
    quoted: [
      'Overzicht',
      'Automatiseringen',
      'Analytics',
      'AI-CEO',
      'Instellingen',
      'Nog geen automatiseringen. Maak je eerste automatisering!',
    ],
  },
  {
    path: '/dashboard/automations/0198c0de-0000-7000-8000-000000000000',
    who: 'registered',
    h1: {
      nl: /^Deze automatisering staat niet op je lijst\.$/,
      en: /^This automation is not on your list\.$/,
    },
    expectedError: /404.*automations\/0198c0de/,
  },
  { path: '/account', who: 'registered', h1: same(/^Account$/) },
  { path: '/account/mail', who: 'visitor', h1: { nl: /^Mail van ons$/, en: /^Mail from us$/ } },
  { path: '/account/n8n', who: 'registered', h1: { nl: /^Jouw n8n$/, en: /^Your n8n$/ } },
  {
    path: '/account/alerts',
    who: 'registered',
    h1: { nl: /^Wanneer je iets hoort$/, en: /^When you hear something$/ },
  },
  {
    path: '/workflow-library',
    who: 'registered',
    h1: { nl: /^Bibliotheek$/, en: /^Library$/ },
    quoted: ['Upgrade to Premium'],
  },
  {
    path: '/workflow-library?trigger=all',
    who: 'subscriber',
    h1: { nl: /^Bibliotheek$/, en: /^Library$/ },
    quoted: [
      'Trigger Type',
      'Complexity',
      'Category',
      /Showing 20 of [\d.,]+ workflows/,
      'View',
      'Download',
      'Next',
    ],
  },
  {
    path: '/workflow-library?q=bestaatnietxyz',
    who: 'subscriber',
    h1: { nl: /^Bibliotheek$/, en: /^Library$/ },
    quoted: ['No workflows found matching your criteria.'],
  },
  {
    path: '/workflow-library?view=collections',
    who: 'subscriber',
    h1: { nl: /^Bibliotheek$/, en: /^Library$/ },
  },
  {
    path: '/workflow-library?view=collections&trade=bookkeeper',
    who: 'subscriber',
    h1: { nl: /^Bibliotheek$/, en: /^Library$/ },
  },
  {
    path: '/workflow-library?view=n8n',
    who: 'subscriber',
    h1: { nl: /^Bibliotheek$/, en: /^Library$/ },
  },
  {
    path: `/workflow-library/${workflow}.json`,
    who: 'subscriber',
    h1: invoices,
  },
  {
    path: `/workflow-library/${workflow}.json/deploy`,
    who: 'subscriber',
    h1: {
      nl: /^Facturen uit de mailbox boeken, in jouw n8n$/,
      en: /^Book invoices from the mailbox, in your n8n$/,
    },
  },
  {
    path: '/workflow-library/collections/bookkeeper/deploy',
    who: 'subscriber',
    h1: { nl: /, in jouw n8n$/, en: /, in your n8n$/ },
  },
  { path: '/account/n8n', who: 'subscriber', h1: { nl: /^Jouw n8n$/, en: /^Your n8n$/ } },
  {
    path: '/account/alerts',
    who: 'subscriber',
    h1: { nl: /^Wanneer je iets hoort$/, en: /^When you hear something$/ },
  },
  {
    path: '/affiliate',
    who: 'subscriber',
    h1: { nl: /^Verdien mee/, en: /^Earn with/ },
    quoted: ['50% Commissie'],
  },
  {
    path: '/success?tier=professional_monthly',
    who: 'subscriber',
    h1: { nl: /^Professional is geactiveerd$/, en: /^Professional is active$/ },
    quoted: ['Betaling verwerkt', 'Account geupgraded', 'Toegang geactiveerd', 'Check Email'],
  },
  { path: '/ai-dashboard', who: 'registered', h1: { nl: /^AI-dashboard$/, en: /^AI dashboard$/ } },
  { path: '/ai-ceo', who: 'registered', h1: same(/^AI CEO$/) },
  { path: '/ultimate-dashboard', who: 'registered', h1: same(/^Ultimate dashboard$/) },
  {
    path: '/ops/releases',
    who: 'registered',
    h1: same(/^Releases$/),
    quoted: ['Alleen voor rol ops. Vraag toegang aan een beheerder.'],
    expectedError: /403.*releases\/overview/,
  },
  {
    path: '/ops/library',
    who: 'registered',
    h1: { nl: /^Bibliotheekbeheer$/, en: /^Library desk$/ },
    quoted: ['Alleen voor rol ops. Vraag toegang aan een beheerder.'],
  },
  {
    path: '/ops/library?tab=workflows',
    who: 'ops',
    h1: { nl: /^Bibliotheekbeheer$/, en: /^Library desk$/ },
    quoted: ['Verberg', 'Noteer'],
  },
  { path: '/ops/mail', who: 'ops', h1: same(/^Mail$/) },
  { path: '/ops/releases', who: 'ops', h1: same(/^Releases$/), quoted: ['mfe-library', 'team-library'] },
  {
    path: '/ops/releases?remote=mfe-library',
    who: 'ops',
    h1: same(/^mfe-library$/),
    quoted: ['Canary starten', 'Gezondheid', 'Web vitals'],
  },
  {
    path: '/ops/releases?remote=mfe-library&tab=releases',
    who: 'ops',
    h1: same(/^mfe-library$/),
    quoted: ['In mijn browser bekijken'],
  },
  { path: '/ops/releases?remote=mfe-library&tab=history', who: 'ops', h1: same(/^mfe-library$/) },
  {
    path: '/ops/releases?remote=mfe-library&tab=access',
    who: 'ops',
    h1: same(/^mfe-library$/),
    quoted: ['Token maken', 'Lid toevoegen'],
  },
];

/** Several addresses of one page; elsewhere no two pages may carry the same title. */
export const titleOf = (path: string): string =>
  path
    .replace(/^\/ops\/releases\?remote=([^&]+).*$/, '/ops/releases/$1')
    .replace(/\?.*$/, '')
    .replace(/^\/workflow-library\/(.+)\.json$/, '/workflows/$1');
