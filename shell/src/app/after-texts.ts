import { defineTexts } from '@stroomwerk/mfe-runtime';

/** Texts of what is fetched after the page is drawn. */
export const afterTexts = defineTexts({
  nl: {
    connection: {
      gone: 'Geen verbinding.',
      still:
        'Wat je ziet en wat je typte blijft staan. Zoeken, opslaan en betalen werken zodra de verbinding terug is.',
      back: 'Weer online',
    },
    cookies: { more: 'Lees over cookies' },
  },
  en: {
    connection: {
      gone: 'No connection.',
      still:
        'What you see and what you typed stays. Searching, saving and paying work when the connection is back.',
      back: 'Back online',
    },
    cookies: { more: 'Read about cookies' },
  },
});
