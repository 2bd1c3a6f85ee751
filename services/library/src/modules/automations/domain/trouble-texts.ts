import type { Language } from '@stroomwerk/contracts';

export interface TroubleText {
  readonly title: string;
  readonly detail: string;
}
type Kind = 'gone' | 'unlinked' | 'unreachable' | 'not_started' | 'silent' | 'update';

export const troubleTexts: Readonly<Record<Language, Readonly<Record<Kind, TroubleText>>>> = {
  nl: {
    gone: {
      title: 'De workflow staat niet meer in je n8n',
      detail: 'Zet hem terug uit een back-up, plaats hem opnieuw, of haal hem hier van je lijst.',
    },
    unlinked: {
      title: 'De n8n van deze automatisering is niet meer gekoppeld',
      detail: 'Koppel die n8n opnieuw om te zien wat hij doet.',
    },
    unreachable: {
      title: 'We kunnen je n8n niet bereiken',
      detail: 'Kijk bij je koppeling wat er mis is; wat in n8n loopt, loopt door.',
    },
    not_started: {
      title: 'Staat klaar en is nog niet gestart',
      detail: 'Zet hem aan als je accounts gekoppeld zijn.',
    },
    silent: {
      title: 'Al langer stil dan anders',
      detail: 'Kijk of er iets te doen was, en of wat hem start nog aanstaat.',
    },
    update: {
      title: 'Er is een betere versie',
      detail: 'Bekijk het verschil; je accounts, waarden en eigen stappen blijven staan.',
    },
  },
  en: {
    gone: {
      title: 'The workflow is no longer in your n8n',
      detail: 'Put it back from a backup, deploy it again, or take it off your list here.',
    },
    unlinked: {
      title: 'The n8n of this automation is no longer connected',
      detail: 'Connect that n8n again to see what it does.',
    },
    unreachable: {
      title: 'We cannot reach your n8n',
      detail: 'See at your connection what is wrong; what runs in n8n goes on running.',
    },
    not_started: {
      title: 'Is ready and was not started yet',
      detail: 'Switch it on once your accounts are linked.',
    },
    silent: {
      title: 'Silent for longer than usual',
      detail: 'See whether there was anything to do, and whether what starts it is still on.',
    },
    update: {
      title: 'There is a better version',
      detail: 'See the difference; your accounts, values and own steps stay.',
    },
  },
};
