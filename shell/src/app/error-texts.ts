import { defineTexts } from '@stroomwerk/mfe-runtime';
import { quotedErrorTexts } from './texts.js';

/** The global error screen. What sections 2, 4 and 8 of the specification quote is English in both languages. */
export const errorTexts = defineTexts({
  nl: {
    ...quotedErrorTexts,
    lead: 'Dit deel van de pagina liep vast. Het is gemeld; we proberen het vanzelf opnieuw.',
    exhaustedLead: 'Dit deel van de pagina liep vast, ook na drie pogingen. Het is gemeld.',
    safe: 'Wat je eerder hebt opgeslagen is veilig.',
    details: 'Wat er misging',
    reference: 'Kenmerk',
    notCopied: 'Kopiëren lukte niet. Selecteer de tekst hieronder.',
  },
  en: {
    ...quotedErrorTexts,
    lead: 'This part of the page stopped working. It has been reported; we try again by ourselves.',
    exhaustedLead: 'This part of the page stopped working, after three attempts too. It has been reported.',
    safe: 'What you saved before is safe.',
    details: 'What went wrong',
    reference: 'Reference',
    notCopied: 'Copying did not work. Select the text below.',
  },
});
