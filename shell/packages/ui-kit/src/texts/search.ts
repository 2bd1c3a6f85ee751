import { defineUiTexts } from './define.js';

export const searchTexts = defineUiTexts({
  nl: {
    search: 'Zoek of ga naar',
    searchShort: 'Zoeken',
    noResults: 'Niets gevonden',
    results: (n: number) => (n === 1 ? '1 resultaat' : `${n} resultaten`),
  },
  en: {
    search: 'Search or go to',
    searchShort: 'Search',
    noResults: 'Nothing found',
    results: (n: number) => (n === 1 ? '1 result' : `${n} results`),
  },
});
