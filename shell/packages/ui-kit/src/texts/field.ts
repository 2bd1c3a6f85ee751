import { defineUiTexts } from './define.js';

export const fieldTexts = defineUiTexts({
  nl: {
    showPassword: 'Toon wachtwoord',
    hidePassword: 'Verberg wachtwoord',
    optional: 'optioneel',
  },
  en: {
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    optional: 'optional',
  },
});
