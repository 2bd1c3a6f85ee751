import { defineUiTexts } from './define.js';

export const chartTexts = defineUiTexts({
  nl: {
    showTable: 'Toon als tabel',
    showChart: 'Toon als grafiek',
    period: 'Periode',
  },
  en: {
    showTable: 'Show as table',
    showChart: 'Show as chart',
    period: 'Period',
  },
});
