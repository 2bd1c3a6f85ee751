import { defineTexts } from '@stroomwerk/mfe-runtime';

export const notFoundTexts = defineTexts({
  nl: {
    title: 'Deze pagina bestaat niet',
    description:
      'Op dit adres staat geen pagina. Zoek in de bibliotheek, of ga verder bij de prijzen of contact.',
    text: 'Het adres klopt niet, of de pagina is verplaatst. Er is niets verloren gegaan.',
    address: 'Je vroeg om',
    meant: 'Bedoelde je misschien',
    search: 'Zoek een workflow',
    placeholder: 'Bijvoorbeeld: facturen',
    submit: 'Zoeken',
    on: 'Of ga verder',
    home: 'Naar de voorpagina',
    catalog: 'Alle workflows',
    prices: 'Prijzen',
    contact: 'Contact',
    drawing: 'Schema van drie stappen; de verbinding naar de derde is onderbroken',
  },
  en: {
    title: 'This page does not exist',
    description: 'There is no page at this address. Search the library, or go on to the prices or contact.',
    text: 'The address is wrong, or the page has moved. Nothing has been lost.',
    address: 'You asked for',
    meant: 'Perhaps you meant',
    search: 'Find a workflow',
    placeholder: 'For example: invoices',
    submit: 'Search',
    on: 'Or go on',
    home: 'To the front page',
    catalog: 'All workflows',
    prices: 'Prices',
    contact: 'Contact',
    drawing: 'Drawing of three steps; the connection to the third is broken',
  },
});
