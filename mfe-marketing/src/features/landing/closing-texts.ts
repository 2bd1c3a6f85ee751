import { defineTexts } from '@stroomwerk/mfe-runtime';

/** Texts of the closing band. */
export const closingTexts = defineTexts({
  nl: {
    getStarted: 'Get Started',
    dashboard: 'Naar je dashboard',
    title: 'Zet de stroom aan.',
    text: 'Begin met één workflow. Bij elke staat hoe lang aanzetten duurt.',
  },
  en: {
    getStarted: 'Get Started',
    dashboard: 'To your dashboard',
    title: 'Switch on the current.',
    text: 'Start with one workflow. Each says how long switching on takes.',
  },
});
