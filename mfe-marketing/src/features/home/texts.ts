import { defineTexts } from '@stroomwerk/mfe-runtime';

export const homeTexts = defineTexts({
  nl: {
    lead: (count: string) =>
      `${count} n8n-workflows die al werken. Kies er een, koppel je accounts en zet hem vandaag nog aan in je eigen n8n.`,
    example: 'Facturen uit de mailbox boeken',
    active: 'Actief',
    facts: {
      workflows: 'workflows in de bibliotheek',
      integrations: 'integraties',
      uptime: 'uptime als doel',
      saving: 'besparing per week als doel',
    },
    savingValue: '15+ uur',
    topLead: 'Elke tegel toont het echte schema van de workflow. Wat je ziet, staat straks in jouw n8n.',
    minutes: 'Tijd om aan te zetten',
    openDetail: 'Bekijk in de bibliotheek',
    more: (count: string) => `Nog ${count} workflows in de volledige catalogus`,
    moreText: 'Zoek op app, trigger, categorie en complexiteit.',
    safe: 'De rest van de site werkt gewoon.',
    demoTitle: 'Voorbeeldworkflow',
    demoText: 'Zo ziet een workflow eruit: een trigger, een paar stappen en een beslissing.',
    valuesTitle: 'Gekozen, gekoppeld, aan',
    valuesLead: 'Drie dingen doen we voor elke workflow, zodat jij het niet hoeft te doen.',
    values: [
      {
        title: 'Gecontroleerd in n8n',
        text: 'Elke workflow is gecontroleerd tegen n8n. De versie staat erbij, net als de maker, de licentie en de controledatum.',
      },
      {
        title: 'Een stap per account',
        text: 'Je ziet vooraf welke accounts je nodig hebt en waarvoor. De handleiding loopt ze een voor een met je langs.',
      },
      {
        title: 'In jouw eigen n8n',
        text: 'Je zet hem in je eigen omgeving. Je gegevens en sleutels blijven bij jou. Opzeggen? De workflows blijven draaien.',
      },
    ],
    priceTitle: 'Een prijs per plan, geen prijs per run',
    billing: 'Betaalperiode',
    perYear: 'per jaar, excl. btw.',
    perMonth: 'per maand, excl. btw',
    once: 'Eén keer betalen, excl. btw',
    saves: (amount: string) => `Je bespaart ${amount}.`,
    inclVat: (amount: string) => `${amount} incl. btw`,
    temporary: 'Tijdelijk',
    choose: (plan: string) => `Kies ${plan}`,
    plans: {
      starter: {
        name: 'Starter',
        features: [
          'De hele bibliotheek doorzoeken',
          'Downloaden als n8n-bestand',
          'Set-up per account',
          'Hulp per mail, 24 tot 48 uur',
        ],
      },
      launch_special: {
        name: 'Launch Special',
        features: [
          'Alles van Starter',
          'Elke workflow gecontroleerd tegen n8n',
          'Automatiseringen op je dashboard',
          'Wat je downloadt blijft van jou',
        ],
      },
      professional: {
        name: 'Professional',
        features: [
          'Alles van Launch Special',
          'Vijf n8n-omgevingen',
          'Voor je klanten te gebruiken',
          'Hulp met voorrang',
        ],
      },
      enterprise: {
        name: 'Enterprise',
        features: [
          'Onbeperkt omgevingen',
          'Eigen workflows importeren',
          'Verwerkersovereenkomst',
          'Vaste contactpersoon',
        ],
      },
    },
    onceNotes: {
      lifetime_pro: 'Eén keer betalen, altijd toegang',
      vip_onboarding: 'Sessie van twee uur',
      custom_workflow: 'Klaar in 3 tot 5 werkdagen',
    },
    guarantee:
      'Je hebt 14 dagen wettelijk bedenktijd en onze eigen garantie: 30 dagen geld terug. Betalen kan met iDEAL, SEPA of kaart.',
    pricesFailed: 'De prijzen konden niet worden geladen.',
    closing: 'Zet de stroom aan.',
    closingText: 'Begin met één workflow. De meeste staan binnen tien minuten aan.',
  },
  en: {
    lead: (count: string) =>
      `${count} n8n workflows that already work. Choose one, connect your accounts and switch it on in your own n8n today.`,
    example: 'Facturen uit de mailbox boeken',
    active: 'Active',
    facts: {
      workflows: 'workflows in the library',
      integrations: 'integrations',
      uptime: 'uptime as our goal',
      saving: 'saved per week as our goal',
    },
    savingValue: '15+ hours',
    topLead: 'Every tile shows the real diagram of the workflow. What you see is what you get in your n8n.',
    minutes: 'Time to deploy',
    openDetail: 'Open in the library',
    more: (count: string) => `${count} more workflows in the full catalogue`,
    moreText: 'Search by app, trigger, category and complexity.',
    safe: 'The rest of the site works.',
    demoTitle: 'Example workflow',
    demoText: 'This is what a workflow looks like: a trigger, a few steps and a decision.',
    valuesTitle: 'Chosen, connected, on',
    valuesLead: 'Three things we do for every workflow, so that you do not have to.',
    values: [
      {
        title: 'Checked in n8n',
        text: 'Every workflow is checked against n8n. The version stands with it, like its author, licence and date.',
      },
      {
        title: 'One step per account',
        text: 'You see beforehand which accounts you need and why. The guide takes you through them one by one.',
      },
      {
        title: 'In your own n8n',
        text: 'You put it into your own environment. Your data and keys stay with you. Cancel? The workflows keep running.',
      },
    ],
    priceTitle: 'A price per plan, no price per run',
    billing: 'Billing period',
    perYear: 'per year, excl. VAT.',
    perMonth: 'per month, excl. VAT',
    once: 'Pay once, excl. VAT',
    saves: (amount: string) => `You save ${amount}.`,
    inclVat: (amount: string) => `${amount} incl. VAT`,
    temporary: 'Limited time',
    choose: (plan: string) => `Choose ${plan}`,
    plans: {
      starter: {
        name: 'Starter',
        features: [
          'Search the whole library',
          'Download as n8n file',
          'Set-up per account',
          'Help by mail, 24 to 48 hours',
        ],
      },
      launch_special: {
        name: 'Launch Special',
        features: [
          'All of Starter',
          'Every workflow checked against n8n',
          'Automations on your dashboard',
          'What you download stays yours',
        ],
      },
      professional: {
        name: 'Professional',
        features: [
          'All of Launch Special',
          'Five n8n environments',
          'To use for your clients',
          'Help with priority',
        ],
      },
      enterprise: {
        name: 'Enterprise',
        features: [
          'Unlimited environments',
          'Import your own workflows',
          'Data processing agreement',
          'A contact of your own',
        ],
      },
    },
    onceNotes: {
      lifetime_pro: 'Pay once, access for good',
      vip_onboarding: 'Session of two hours',
      custom_workflow: 'Ready in 3 to 5 business days',
    },
    guarantee:
      'You have the statutory 14 days of withdrawal and our own guarantee: 30 days money back. Pay with iDEAL, SEPA or card.',
    pricesFailed: 'The prices could not be loaded.',
    closing: 'Switch on the current.',
    closingText: 'Begin with one workflow. Most are running within ten minutes.',
  },
});

/** Texts that the specification quotes in English for both languages. */
export const quoted = {
  title: 'Enterprise Workflow Automation',
  getStarted: 'Get Started',
  allWorkflows: 'All Workflows',
  top: 'Top 12 Most Popular Workflows',
  deploy: '1-Click Deploy',
  browse: 'Browse Workflows',
  failed: 'Unable to load workflows',
  monthly: 'Monthly',
  annual: 'Annual',
  yearly: '2 maanden GRATIS',
  uptime: '99.9%',
} as const;
