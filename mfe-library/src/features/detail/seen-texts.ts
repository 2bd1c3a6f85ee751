import { defineTexts } from '@stroomwerk/mfe-runtime';

export const seenTexts = defineTexts({
  nl: {
    title: 'Bij anderen',
    ran: (runs: string) => `Ruim ${runs} keer uitgevoerd in dertig dagen.`,
    success: (percent: string) => `${percent}% daarvan is gelukt.`,
    how: 'Geteld over alle klanten samen en naar beneden afgerond; we tonen dit pas vanaf vijf klanten.',
    already: 'Draait al bij jou',
    states: { running: 'Draait', paused: 'Gepauzeerd', stopped: 'Gestopt' },
  },
  en: {
    title: 'With others',
    ran: (runs: string) => `Ran more than ${runs} times in thirty days.`,
    success: (percent: string) => `${percent}% of those runs succeeded.`,
    how: 'Counted over all customers together and rounded down; we show this from five customers on.',
    already: 'You run this already',
    states: { running: 'Running', paused: 'Paused', stopped: 'Stopped' },
  },
});
