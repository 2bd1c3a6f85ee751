import { defineTexts } from '@stroomwerk/mfe-runtime';

export const reportTexts = defineTexts({
  nl: {
    title: 'Meld een probleem',
    lead: (name: string) => `Wat is er mis met ${name}? We kijken ernaar en passen hem aan of halen hem weg.`,
    kind: 'Wat is er aan de hand',
    kinds: {
      does_not_open: 'Opent niet in n8n',
      wrong: 'Doet niet wat er staat',
      outdated: 'Is verouderd',
      rights: 'Is van iemand anders',
      other: 'Iets anders',
    },
    text: 'Beschrijving',
    textHint: 'Wat deed je, wat zag je? Zet er geen sleutels of wachtwoorden in.',
    textMissing: 'Beschrijf wat er mis is',
    version: 'Je n8n-versie',
    versionExample: 'bijvoorbeeld 2.40.1',
    send: 'Verstuur melding',
    cancel: 'Annuleren',
    sent: 'Je melding is binnen. Dank je.',
  },
  en: {
    title: 'Report a problem',
    lead: (name: string) => `What is wrong with ${name}? We look into it and mend it or take it away.`,
    kind: 'What is the matter',
    kinds: {
      does_not_open: 'Does not open in n8n',
      wrong: 'Does not do what it says',
      outdated: 'Is outdated',
      rights: 'Belongs to somebody else',
      other: 'Something else',
    },
    text: 'Description',
    textHint: 'What did you do, what did you see? Leave keys and passwords out.',
    textMissing: 'Describe what is wrong',
    version: 'Your n8n version',
    versionExample: 'for instance 2.40.1',
    send: 'Send report',
    cancel: 'Cancel',
    sent: 'Your report has arrived. Thank you.',
  },
});
