import { defineUiTexts } from './define.js';

export const frameTexts = defineUiTexts({
  nl: {
    menu: 'Menu',
    mainMenu: 'Hoofdmenu',
    language: 'Taal',
    skip: 'Ga naar de inhoud',
    support: 'Mail support',
  },
  en: {
    menu: 'Menu',
    mainMenu: 'Main menu',
    language: 'Language',
    skip: 'Skip to content',
    support: 'Mail support',
  },
});
