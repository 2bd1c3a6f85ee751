import { defineUiTexts } from './define.js';

export const graphTexts = defineUiTexts({
  nl: {
    schema: (n: number) => (n === 1 ? 'Schema met 1 stap' : `Schema met ${n} stappen`),
    steps: 'Stappen',
    zoomOut: 'Kleiner',
    zoomIn: 'Groter',
    zoomFit: 'Toon alles',
  },
  en: {
    schema: (n: number) => (n === 1 ? 'Diagram with 1 step' : `Diagram with ${n} steps`),
    steps: 'Steps',
    zoomOut: 'Smaller',
    zoomIn: 'Larger',
    zoomFit: 'Fit all',
  },
});
