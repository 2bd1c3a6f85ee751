import { defineTexts } from '@stroomwerk/mfe-runtime';

/** Texts of the Top 12. */
export const top12Texts = defineTexts({
  nl: {
    title: 'Top 12 Most Popular Workflows',
    lead: 'Elke tegel toont het echte schema van de workflow. Wat je ziet, staat straks in jouw n8n.',
    measures: {
      editors: 'Zolang nog weinig klanten dezelfde workflow gebruiken, kiest onze redactie deze twaalf.',
      customers: 'Geteld: klanten die hem de laatste negentig dagen downloadden of in hun n8n zetten.',
    },
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
  en: {
    title: 'Top 12 Most Popular Workflows',
    lead: 'Each tile shows the workflow’s real diagram. What you see is what runs in your n8n.',
    measures: {
      editors: 'As long as few customers use the same workflow, our editors choose these twelve.',
      customers: 'Counted: customers who downloaded it or put it into their n8n in the last ninety days.',
    },
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
});
