import { defineUiTexts } from './define.js';

export const fieldTexts = defineUiTexts({
  nl: {
    show: { password: 'Toon wachtwoord', key: 'Toon sleutel' },
    hide: { password: 'Verberg wachtwoord', key: 'Verberg sleutel' },
    optional: 'optioneel',
  },
  en: {
    show: { password: 'Show password', key: 'Show key' },
    hide: { password: 'Hide password', key: 'Hide key' },
    optional: 'optional',
  },
});
