import { defineTexts } from '@stroomwerk/mfe-runtime';

export const beginTexts = defineTexts({
  nl: {
    title: 'Zo begin je',
    text: 'Je apps, een workflow die past, je n8n en je eerste geslaagde run: op je dashboard staat de weg, stap voor stap.',
    act: 'Begin met stap 1',
  },
  en: {
    title: 'How to begin',
    text: 'Your apps, a workflow that fits, your n8n and your first run that succeeds: the way is on your dashboard, step by step.',
    act: 'Begin with step 1',
  },
});
