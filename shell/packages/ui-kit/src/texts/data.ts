import { defineUiTexts } from './define.js';

export const dataTexts = defineUiTexts({
  nl: {
    copy: 'Kopieer',
    copied: 'Gekopieerd',
    pages: 'Pagina’s',
    page: 'Pagina',
    actions: 'Acties',
  },
  en: {
    copy: 'Copy',
    copied: 'Copied',
    pages: 'Pages',
    page: 'Page',
    actions: 'Actions',
  },
});
