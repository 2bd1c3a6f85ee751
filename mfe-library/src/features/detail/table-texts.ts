import { defineTexts } from '@stroomwerk/mfe-runtime';

export const tableTexts = defineTexts({
  nl: {
    title: 'Tabellen',
    columnsIn: (app: string) => `Maak in ${app} een tabel met deze kolommen, precies zo genoemd:`,
    types: { text: 'tekst', number: 'getal', date: 'datum' },
    download: 'Download de lege tabel (CSV)',
    downloadOf: (name: string) => `Download de lege tabel (CSV): ${name}`,
    downloadFailed: 'Download failed. Please try again.',
    failed: 'De tabellen zijn niet geladen.',
  },
  en: {
    title: 'Tables',
    columnsIn: (app: string) => `Make a table in ${app} with these columns, called exactly so:`,
    types: { text: 'text', number: 'number', date: 'date' },
    download: 'Download the empty table (CSV)',
    downloadOf: (name: string) => `Download the empty table (CSV): ${name}`,
    downloadFailed: 'Download failed. Please try again.',
    failed: 'The tables were not loaded.',
  },
});
