import { defineTexts } from '@stroomwerk/mfe-runtime';

export const guideTexts = defineTexts({
  nl: {
    title: 'Waar n8n de API-sleutel verstopt',
    settings: 'Open de instellingen',
    settingsText: 'Links onder in n8n, bij het tandwiel.',
    settingsPicture: 'Het scherm van n8n; links onder in het menu is Settings omcirkeld.',
    api: 'Kies “n8n API”',
    apiText: 'En dan “Create an API key”. Zie je dit niet, dan moet een eigenaar of beheerder het doen.',
    apiPicture:
      'De instellingen van n8n; in het menu is n8n API omcirkeld, rechts de knop Create an API key.',
    create: 'Maak de sleutel en kopieer hem',
    createText: 'Vink de rechten van de lijst hieronder aan. n8n toont de sleutel maar één keer.',
    createPicture:
      'Het venster van n8n waarin een sleutel ontstaat: een naam, een einddatum, aangevinkte rechten en omcirkeld de knop Save.',
    scopes: (count: number) => `Deze ${count} rechten, met wat er zonder elk niet werkt`,
    all: 'Kun je in je n8n geen rechten kiezen, dan heeft de sleutel ze allemaal.',
    failed: 'De tekeningen konden niet worden geladen; de stappen kloppen ook zonder.',
    helpTitle: 'Nog geen n8n?',
    help: 'n8n is een programma van een ander, los van je abonnement hier. Er zijn twee wegen:',
    cloud: 'n8n Cloud',
    cloudText:
      'n8n draait het voor je. Je betaalt n8n per maand; na het aanmelden heb je een adres dat hier werkt.',
    cloudLink: 'Naar n8n Cloud',
    self: 'Zelf draaien',
    selfText: 'Gratis te gebruiken op je eigen server. Met Docker is dit genoeg om te beginnen:',
    selfCode: 'Opdracht om n8n te starten',
    selfNote:
      'Zo draait hij op poort 5678 van die machine. Wij bereiken hem pas als hij met https een adres op internet heeft.',
    selfLink: 'Hoe n8n dat uitlegt',
  },
  en: {
    title: 'Where n8n hides its API key',
    settings: 'Open the settings',
    settingsText: 'At the bottom left of n8n, by the cog.',
    settingsPicture: 'The screen of n8n; at the bottom left of its menu Settings is circled.',
    api: 'Choose “n8n API”',
    apiText: 'Then “Create an API key”. If you do not see it, an owner or admin has to do this.',
    apiPicture:
      'The settings of n8n; n8n API is circled in the menu, with the button Create an API key to the right.',
    create: 'Make the key and copy it',
    createText: 'Tick the rights of the list below. n8n shows the key only once.',
    createPicture:
      'The window of n8n in which a key is made: a name, an end date, ticked rights and, circled, the button Save.',
    scopes: (count: number) => `These ${count} rights, and what fails without each`,
    all: 'If your n8n offers no rights to choose, the key has them all.',
    failed: 'The drawings could not be loaded; the steps are right without them.',
    helpTitle: 'No n8n yet?',
    help: 'n8n is a program of somebody else, apart from your subscription here. There are two ways:',
    cloud: 'n8n Cloud',
    cloudText:
      'n8n runs it for you. You pay n8n by the month; after signing up you have an address that works here.',
    cloudLink: 'To n8n Cloud',
    self: 'Run it yourself',
    selfText: 'Free to use on a server of your own. With Docker this is enough to begin:',
    selfCode: 'Command that starts n8n',
    selfNote:
      'It then runs on port 5678 of that machine. We reach it once it has an address on the internet with https.',
    selfLink: 'How n8n explains it',
  },
});
