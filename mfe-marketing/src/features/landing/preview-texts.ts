import { defineTexts } from '@stroomwerk/mfe-runtime';

/** The set-up that is shown: that of the library's own workflow `facturen-uit-de-mailbox-boeken`, in its own words. */
export const shownWorkflow = {
  slug: 'facturen-uit-de-mailbox-boeken',
  filename: 'facturen-uit-de-mailbox-boeken.json',
} as const;

type Account = readonly [app: string, why: string];

export const previewTexts = defineTexts({
  nl: {
    title: 'Dit krijg je',
    lead: 'Zoeken, aansluiten, aanzetten. Zo ziet het eruit als je lid bent.',
    find: {
      title: 'Zoek in de bibliotheek',
      showing: (shown: string, total: string) => `Showing ${shown} of ${total} workflows`,
      facets: 'Per categorie',
      steps: (count: string) => `${count} stappen`,
      all: 'Alle workflows bekijken',
      loading: 'De bibliotheek antwoordt even niet. De zoekpagina staat los daarvan open.',
    },
    setup: {
      title: 'Volg de handleiding',
      sample: 'De handleiding is echt en staat bij deze workflow; hoever je bent, is hier een voorbeeld.',
      workflow: 'Facturen uit de mailbox boeken',
      about: 'ongeveer 12 min',
      accounts: 'Accounts die je nodig hebt',
      apps: [
        ['Gmail', 'leest de factuurmails'],
        ['OpenAI', 'haalt bedragen uit de tekst'],
        ['Google Drive', 'bewaart de pdf'],
        ['Slack', 'vraagt akkoord bij twijfel'],
        ['Xero', 'boekt de factuur'],
      ] as readonly Account[],
      steps: [
        'Maak in Gmail het label Facturen en laat een filter het op factuurmails zetten.',
        'Kies in "Bewaar pdf" de map in Drive.',
        'Kies in de Xero-stappen je organisatie en de grootboekrekening voor inkoop.',
        'Maak in Slack het kanaal #facturen en nodig de app uit.',
      ] as readonly string[],
    },
    deploy: {
      title: 'Zet hem in je eigen n8n',
      file: 'n8n-workflow, zonder sleutels of persoonsgegevens',
      steps: [
        ['Download het bestand', 'Eén klik in de bibliotheek.'],
        ['Open het in n8n', 'Menu rechtsboven, "Import from file".'],
        ['Verbind je accounts en zet hem aan', 'Je sleutels blijven in jouw n8n.'],
      ] as readonly Account[],
      tryTitle: 'Eerst proberen?',
      tryText: 'Registreer gratis en download één workflow uit de Top 12. Die blijft van jou.',
      try: 'Registreer gratis',
      see: 'Bekijk deze workflow',
    },
  },
  en: {
    title: 'What you get',
    lead: 'Search, connect, switch on. This is what it looks like for a member.',
    find: {
      title: 'Search the library',
      showing: (shown: string, total: string) => `Showing ${shown} of ${total} workflows`,
      facets: 'By category',
      steps: (count: string) => `${count} steps`,
      all: 'See all workflows',
      loading: 'The library does not answer right now. The search page is open all the same.',
    },
    setup: {
      title: 'Follow the guide',
      sample: 'The guide is real and comes with this workflow; how far you are is a sample here.',
      workflow: 'Book invoices from the mailbox',
      about: 'about 12 min',
      accounts: 'Accounts you need',
      apps: [
        ['Gmail', 'reads the invoice mails'],
        ['OpenAI', 'takes the amounts from the text'],
        ['Google Drive', 'keeps the PDF'],
        ['Slack', 'asks for approval when in doubt'],
        ['Xero', 'books the invoice'],
      ] as readonly Account[],
      steps: [
        'Make the label Facturen in Gmail and have a filter put it on invoice mails.',
        'Choose the folder in Drive in the step "Bewaar pdf".',
        'Choose your organisation and the purchase account in the Xero steps.',
        'Make the channel #facturen in Slack and invite the app.',
      ] as readonly string[],
    },
    deploy: {
      title: 'Put it in your own n8n',
      file: 'n8n workflow, without keys or personal data',
      steps: [
        ['Download the file', 'One click in the library.'],
        ['Open it in n8n', 'Menu at the top right, "Import from file".'],
        ['Connect your accounts and switch it on', 'Your keys stay in your n8n.'],
      ] as readonly Account[],
      tryTitle: 'Try first?',
      tryText: 'Register for free and download one workflow of the Top 12. It stays yours.',
      try: 'Register for free',
      see: 'See this workflow',
    },
  },
});
