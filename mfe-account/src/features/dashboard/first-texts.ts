import { defineTexts } from '@stroomwerk/mfe-runtime';

export const firstTexts = defineTexts({
  nl: {
    title: 'Naar je eerste automatisering',
    lead: 'Vier stappen, en dan draait er iets voor je.',
    steps: {
      apps: 'Kies je apps',
      recipe: 'Kies een workflow',
      connect: 'Koppel je n8n',
      success: 'Zie je eerste run slagen',
    },
    texts: {
      apps: 'Vertel in de bibliotheek waar je mee werkt. Dan zie je wat daarbij past.',
      connect: 'De n8n waarin je automatiseringen draaien. Hij blijft van jou.',
      success: 'Zodra de eerste run slaagt, zie je het hier. Daarna is deze lijst weg.',
    },
    recipes: {
      fits: 'Deze passen bij je apps.',
      popular: 'Deze worden het meest gekozen. Zeg met welke apps je werkt, dan staat hier wat bij jou past.',
      both: 'Eerst wat bij je apps past, dan wat het meest gekozen wordt.',
    },
    acts: {
      apps: 'Kies ze in de bibliotheek',
      recipe: 'Zoek zelf in de bibliotheek',
      connect: 'Koppel je n8n',
      success: 'Bekijk je automatiseringen',
    },
  },
  en: {
    title: 'To your first automation',
    lead: 'Four steps, and then something runs for you.',
    steps: {
      apps: 'Choose your apps',
      recipe: 'Choose a workflow',
      connect: 'Connect your n8n',
      success: 'See your first run succeed',
    },
    texts: {
      apps: 'Tell the library what you work with. Then you see what fits.',
      connect: 'The n8n in which your automations run. It stays yours.',
      success: 'As soon as the first run succeeds you see it here. Then this list is gone.',
    },
    recipes: {
      fits: 'These fit your apps.',
      popular: 'These are what others choose most. Say which apps you work with, and you see what fits you.',
      both: 'First what fits your apps, then what others choose most.',
    },
    acts: {
      apps: 'Choose them in the library',
      recipe: 'Search the library yourself',
      connect: 'Connect your n8n',
      success: 'See your automations',
    },
  },
});
