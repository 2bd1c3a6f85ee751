import { defineTexts } from '@stroomwerk/mfe-runtime';

export const recipeTexts = defineTexts({
  nl: {
    choices: (place: string, count: string) => `${place}: ${count} keuzes`,
    switches: 'Kies je apps',
    fits: 'past bij jou',
    along: (apps: string) => `met ${apps}`,
    variants: (count: string) => `${count} varianten`,
    shown: (name: string) => `Nu: ${name}`,
    recipes: (count: string) => (count === '1' ? '1 recept' : `${count} recepten`),
  },
  en: {
    choices: (place: string, count: string) => `${place}: ${count} choices`,
    switches: 'Choose your apps',
    fits: 'fits you',
    along: (apps: string) => `with ${apps}`,
    variants: (count: string) => `${count} variants`,
    shown: (name: string) => `Now: ${name}`,
    recipes: (count: string) => (count === '1' ? '1 recipe' : `${count} recipes`),
  },
});
