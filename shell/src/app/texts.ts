import { defineTexts } from '@stroomwerk/mfe-runtime';

/** The shell's own texts. What the specification quotes stands in the language in which it quotes it. */
export const shellTexts = defineTexts({
  nl: {
    loading: 'Laden',
    unreachable: (name: string) => `${name} is even niet bereikbaar. De rest werkt gewoon.`,
    checkout: {
      text: 'We openen de betaalpagina.',
      prices: 'Terug naar de prijzen',
      failed: 'De betaalpagina kon niet worden geopend.',
    },
    logout: 'Uitloggen',
    theme: 'Thema',
    themes: { system: 'Als apparaat', light: 'Licht', dark: 'Donker' },
    footer: {
      product: 'Product',
      legal: 'Juridisch',
      account: 'Account',
      about: 'Bibliotheek met n8n-automatiseringen voor bedrijven, freelancers en bureaus.',
      amounts: 'Alle prijzen in euro',
      cookies: 'Cookie-instellingen',
      otherLanguage: 'English',
    },
    palette: {
      placeholder: 'Zoek of ga naar',
      page: 'pagina',
      action: 'actie',
      search: 'zoeken',
      searchIn: (query: string, page: string) => `Zoek “${query}” in ${page}`,
    },
    arrived: (title: string) => `${title} geopend`,
    safe: 'Je gegevens zijn veilig opgeslagen.',
  },
  en: {
    loading: 'Loading',
    unreachable: (name: string) => `${name} is not available right now. Everything else works.`,
    checkout: {
      text: 'We are opening the payment page.',
      prices: 'Back to the prices',
      failed: 'The payment page could not be opened.',
    },
    logout: 'Sign out',
    theme: 'Theme',
    themes: { system: 'As device', light: 'Light', dark: 'Dark' },
    footer: {
      product: 'Product',
      legal: 'Legal',
      account: 'Account',
      about: 'A library of n8n automations for businesses, freelancers and agencies.',
      amounts: 'All prices in euros',
      cookies: 'Cookie settings',
      otherLanguage: 'Nederlands',
    },
    palette: {
      placeholder: 'Search or go to',
      page: 'page',
      action: 'action',
      search: 'search',
      searchIn: (query: string, page: string) => `Search “${query}” in ${page}`,
    },
    arrived: (title: string) => `${title} opened`,
    safe: 'Your data is safely stored.',
  },
});

/** What stands on the error screen in both languages: quoted in sections 2, 4 and 8 of the specification. */
export const quotedErrorTexts = {
  title: 'Oops! Something went wrong',
  auto: 'Try Auto-Recovery',
  exhausted: 'Max Attempts Reached',
  manual: 'Manual Recovery',
  report: 'Report This Issue',
  attempts: (n: number, max: number) => `Recovery attempts: ${n}/${max}`,
  copied: 'Error details copied to clipboard. Please report this to support.',
} as const;
