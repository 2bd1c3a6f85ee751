import { defineUiTexts } from './define.js';

export const cookieTexts = defineUiTexts({
  nl: {
    cookieTitle: 'Mogen we meten hoe je de site gebruikt?',
    cookieText: 'Alleen na jouw toestemming. Zonder werkt alles ook.',
    refuse: 'Weigeren',
    accept: 'Accepteren',
  },
  en: {
    cookieTitle: 'May we measure how you use the site?',
    cookieText: 'Only after your consent. Everything works without it too.',
    refuse: 'Refuse',
    accept: 'Accept',
  },
});
