import { defineUiTexts } from './define.js';

/** What several kinds of components say. */
export const commonTexts = defineUiTexts({
  nl: {
    busy: 'Bezig...',
    close: 'Sluiten',
    cancel: 'Annuleren',
    account: 'Account van',
    loading: 'Laden',
  },
  en: {
    busy: 'Busy...',
    close: 'Close',
    cancel: 'Cancel',
    account: 'Account of',
    loading: 'Loading',
  },
});
