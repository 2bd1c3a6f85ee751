import { defineTexts } from '@stroomwerk/mfe-runtime';

export const versionTexts = defineTexts({
  nl: {
    title: 'Versies',
    version: (number: string) => `Versie ${number}`,
    now: 'deze versie',
    first: 'De eerste versie.',
    nothing: 'Alleen beschrijving of gegevens, geen stap.',
    changes: (count: string) => (count === '1' ? '1 verschil' : `${count} verschillen`),
    kinds: {
      added: 'Nieuwe stap:',
      removed: 'Stap weg:',
      changed: 'Aangepast:',
      connected: 'Verbonden:',
      disconnected: 'Losgemaakt:',
    },
    empty: 'leeg',
    file: 'Bestand',
    downloadVersion: (number: string) => `Bestand van versie ${number}`,
    downloadFailed: 'Download failed. Please try again.',
    failed: 'De versies zijn niet geladen.',
  },
  en: {
    title: 'Versions',
    version: (number: string) => `Version ${number}`,
    now: 'this version',
    first: 'The first version.',
    nothing: 'Only description or details, no step.',
    changes: (count: string) => (count === '1' ? '1 difference' : `${count} differences`),
    kinds: {
      added: 'New step:',
      removed: 'Step gone:',
      changed: 'Changed:',
      connected: 'Connected:',
      disconnected: 'Disconnected:',
    },
    empty: 'empty',
    file: 'File',
    downloadVersion: (number: string) => `File of version ${number}`,
    downloadFailed: 'Download failed. Please try again.',
    failed: 'The versions were not loaded.',
  },
});
