import { defineTexts } from '@stroomwerk/mfe-runtime';

export const retiredTexts = defineTexts({
  nl: {
    gone: 'Deze workflow is er niet meer',
    noReason: 'Hij zit niet meer in de bibliotheek.',
    yours: 'Wat je hebt gedownload of ingezet, blijft werken en blijft van jou.',
    alike: (category: string) => `Bekijk workflows: ${category}`,
  },
  en: {
    gone: 'This workflow is no longer here',
    noReason: 'It is no longer in the library.',
    yours: 'What you downloaded or deployed keeps working and stays yours.',
    alike: (category: string) => `See workflows: ${category}`,
  },
});
