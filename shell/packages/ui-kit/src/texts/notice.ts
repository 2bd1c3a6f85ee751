import { defineUiTexts } from './define.js';

export const noticeTexts = defineUiTexts({
  nl: {
    tryAgain: 'Try Again',
    reference: 'Kenmerk',
    dataSafe: 'Je gegevens zijn veilig.',
  },
  en: {
    tryAgain: 'Try Again',
    reference: 'Reference',
    dataSafe: 'Your data is safe.',
  },
});
