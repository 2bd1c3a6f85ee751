import { defineTexts } from '@stroomwerk/mfe-runtime';

/** Texts of the three value blocks and of the figures below them. */
export const valuesTexts = defineTexts({
  nl: {
    title: 'Gekozen, gekoppeld, aan',
    lead: 'Drie dingen doen we voor elke workflow, zodat jij ze niet hoeft te doen.',
    checked: {
      title: 'Gecontroleerd in n8n',
      text: 'Elke workflow opent in n8n. De versie waarmee dat is gecontroleerd staat erbij, net als de maker en de licentie.',
    },
    accounts: {
      title: 'Een stap per account',
      text: 'Je ziet vooraf welke accounts je nodig hebt en waarvoor. De handleiding loopt ze een voor een met je langs.',
    },
    own: {
      title: 'In jouw eigen n8n',
      text: 'Je gegevens en sleutels blijven bij jou. Opzeggen? Wat je hebt gedownload blijft van jou en blijft draaien.',
    },
    proof: {
      title: 'Geen citaten, wel cijfers uit de bibliotheek zelf',
      checked: (count: string, total: string) => `${count} van ${total}`,
      checkedText: 'workflows gecontroleerd tegen de node-definities van n8n',
      nodes: 'stappen, elk met een bestaand type en een geldige verbinding',
      integrations: 'apps waarmee ze praten, elk één keer geteld',
      counted: (date: string, time: string) => `bron: bibliotheek, geteld op ${date} om ${time}`,
    },
  },
  en: {
    title: 'Picked, connected, on',
    lead: 'Three things we do for every workflow, so that you do not have to.',
    checked: {
      title: 'Checked in n8n',
      text: 'Every workflow opens in n8n. The version it was checked with is shown, and so are its author and licence.',
    },
    accounts: {
      title: 'A step per account',
      text: 'You see beforehand which accounts you need and what for. The guide takes you through them one by one.',
    },
    own: {
      title: 'In your own n8n',
      text: 'Your data and keys stay with you. Cancelling? What you downloaded remains yours and keeps running.',
    },
    proof: {
      title: 'No quotes, but figures from the library itself',
      checked: (count: string, total: string) => `${count} of ${total}`,
      checkedText: 'workflows checked against n8n’s node definitions',
      nodes: 'steps, each of an existing type and with a valid connection',
      integrations: 'apps they talk to, each counted once',
      counted: (date: string, time: string) => `source: library, counted on ${date} at ${time}`,
    },
  },
});
