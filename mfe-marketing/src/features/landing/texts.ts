import { defineTexts } from '@stroomwerk/mfe-runtime';

/** Texts of the landing page. What the specification quotes stands as it is quoted, in both languages. */
export const landingTexts = defineTexts({
  nl: {
    title: 'Enterprise Workflow Automation',
    lead: (total: string | null) =>
      `${total === null ? 'n8n-workflows' : `${total} n8n-workflows`} die al werken. Kies er een, koppel je accounts en zet hem vandaag nog aan in je eigen n8n.`,
    getStarted: 'Get Started',
    allWorkflows: 'All Workflows',
    figures: 'Cijfers',
    workflows: 'workflows in de bibliotheek',
    integrations: 'integraties',
    uptime: { value: '99.9%', label: 'Uptime · doel' },
    saving: { value: 'Save 15+ hours', label: 'per week · doel' },
    top12: {
      title: 'Top 12 Most Popular Workflows',
      lead: 'Elke tegel toont het echte schema van de workflow. Wat je ziet, staat straks in jouw n8n.',
      rank: (rank: number) => `Plaats ${rank}`,
      time: 'Tijd tot hij draait',
      deploy: '1-Click Deploy',
      browse: 'Browse Workflows',
      more: (count: string) => `Nog ${count} workflows in de volledige catalogus`,
      moreUnknown: 'De volledige catalogus',
      moreText: 'Zoek op app, trigger, categorie en complexiteit.',
      failed: 'Unable to load workflows',
      failedText: 'De bibliotheek antwoordt even niet. Hieronder staat een voorbeeld.',
      retry: 'Try Again',
      sample: 'Een voorbeeld van een tegel, zolang de echte lijst niet te lezen is.',
    },
    values: {
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
    },
    closing: {
      title: 'Zet de stroom aan.',
      text: 'Begin met één workflow. Bij elke staat hoe lang aanzetten duurt.',
    },
  },
  en: {
    title: 'Enterprise Workflow Automation',
    lead: (total: string | null) =>
      `${total === null ? 'n8n workflows' : `${total} n8n workflows`} that already work. Pick one, connect your accounts and switch it on today in your own n8n.`,
    getStarted: 'Get Started',
    allWorkflows: 'All Workflows',
    figures: 'Figures',
    workflows: 'workflows in the library',
    integrations: 'integrations',
    uptime: { value: '99.9%', label: 'Uptime · goal' },
    saving: { value: 'Save 15+ hours', label: 'per week · goal' },
    top12: {
      title: 'Top 12 Most Popular Workflows',
      lead: 'Each tile shows the workflow’s real diagram. What you see is what runs in your n8n.',
      rank: (rank: number) => `Number ${rank}`,
      time: 'Time until it runs',
      deploy: '1-Click Deploy',
      browse: 'Browse Workflows',
      more: (count: string) => `${count} more workflows in the full catalogue`,
      moreUnknown: 'The full catalogue',
      moreText: 'Search by app, trigger, category and complexity.',
      failed: 'Unable to load workflows',
      failedText: 'The library does not answer right now. Below is a sample.',
      retry: 'Try Again',
      sample: 'A sample of a tile, as long as the real list cannot be read.',
    },
    values: {
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
    },
    closing: {
      title: 'Switch on the current.',
      text: 'Start with one workflow. Each says how long switching on takes.',
    },
  },
});
