import { defineTexts } from '@stroomwerk/mfe-runtime';

export const requestTexts = defineTexts({
  nl: {
    ask: 'Vraag om deze workflow',
    lead: 'Zit hij er niet bij? Vraag erom: wat het meest gevraagd wordt, maken we het eerst.',
    asked: (text: string, others: number) =>
      `Je aanvraag ‘${text}’ staat genoteerd${
        others === 0 ? '' : others === 1 ? ', net als die van 1 ander' : `, net als die van ${others} anderen`
      }. Je leest het hier als hij er is.`,
    there: (text: string) => `Je vroeg om ‘${text}’. Die is er nu:`,
    closed: (text: string) => `Om ‘${text}’ is eerder gevraagd; die komt er niet.`,
    seen: 'Gezien',
    answers: 'Antwoord op je aanvragen',
  },
  en: {
    ask: 'Ask for this workflow',
    lead: 'Not among them? Ask for it: what is asked for most is made first.',
    asked: (text: string, others: number) =>
      `Your request ‘${text}’ is noted${
        others === 0 ? '' : others === 1 ? ', like that of 1 other' : `, like those of ${others} others`
      }. You read it here when it is there.`,
    there: (text: string) => `You asked for ‘${text}’. It is there now:`,
    closed: (text: string) => `‘${text}’ was asked for before; it will not come.`,
    seen: 'Seen',
    answers: 'Answers to your requests',
  },
});
