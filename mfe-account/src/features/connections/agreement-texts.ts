import { defineTexts } from '@stroomwerk/mfe-runtime';

export const agreementTexts = defineTexts({
  nl: {
    before: 'Eerst dit: een afspraak over gegevens',
    beforeText:
      'In je n8n staan gegevens van je klanten en medewerkers. Voordat we erbij mogen, leggen we vast wat we ermee doen.',
    again: 'De overeenkomst is vernieuwd sinds je akkoord ging. Lees haar voordat je nog een n8n koppelt.',
    version: (version: string) => `Versie van ${version}`,
    processor: 'Wie',
    purpose: 'Waarvoor',
    place: 'Waar',
    processors: 'Subverwerkers',
    accept: 'Ga akkoord en koppel je n8n',
    acceptText:
      'Met deze knop sluit je de overeenkomst voor je account. Ze geldt zolang je een n8n gekoppeld hebt.',
    accepted: (version: string, date: string) => `Versie van ${version}, akkoord op ${date}`,
    title: 'Verwerkersovereenkomst',
    read: 'Lees de tekst',
    failed: 'De verwerkersovereenkomst kon niet worden geladen.',
    thanks: 'Vastgelegd. Nu je n8n.',
  },
  en: {
    before: 'First this: an agreement about data',
    beforeText:
      'Your n8n holds data of your customers and staff. Before we get access, we set down what we do with it.',
    again: 'The agreement was renewed since you accepted it. Read it before you connect another n8n.',
    version: (version: string) => `Version of ${version}`,
    processor: 'Who',
    purpose: 'For what',
    place: 'Where',
    processors: 'Sub-processors',
    accept: 'Accept and connect your n8n',
    acceptText:
      'This button concludes the agreement for your account. It holds as long as an n8n is connected.',
    accepted: (version: string, date: string) => `Version of ${version}, accepted on ${date}`,
    title: 'Data processing agreement',
    read: 'Read the text',
    failed: 'The processing agreement could not be loaded.',
    thanks: 'Noted. Now your n8n.',
  },
});
