import { defineUiTexts } from './define.js';

export const sampleTexts = defineUiTexts({
  nl: {
    sample: 'voorbeeld',
    sampleWhy: 'Voorbeeldcijfer. Het wordt echt zodra er eigen metingen zijn.',
  },
  en: {
    sample: 'sample',
    sampleWhy: 'A sample figure. It becomes real as soon as there are measurements of your own.',
  },
});
