import { defineUiTexts } from './define.js';

export const toastTexts = defineUiTexts({
  nl: {
    dismiss: 'Sluit melding',
    messages: 'Meldingen',
  },
  en: {
    dismiss: 'Dismiss',
    messages: 'Messages',
  },
});
