import { defineUiTexts } from './define.js';

export const formTexts = defineUiTexts({
  nl: {
    required: 'Vul dit in',
    short: (least: number) => `Gebruik minstens ${least} tekens`,
    long: (most: number) => `Gebruik hoogstens ${most} tekens`,
    email: 'Vul een geldig e-mailadres in',
    date: 'Vul een datum in',
    whole: (from: number, to: number) => `Vul een heel getal in van ${from} tot en met ${to}`,
    address: 'Vul een volledig adres in',
  },
  en: {
    required: 'Fill this in',
    short: (least: number) => `Use at least ${least} characters`,
    long: (most: number) => `Use at most ${most} characters`,
    email: 'Enter a valid e-mail address',
    date: 'Enter a date',
    whole: (from: number, to: number) => `Enter a whole number from ${from} to ${to}`,
    address: 'Enter a whole address',
  },
});

export type FormTexts = (typeof formTexts)['nl'];
