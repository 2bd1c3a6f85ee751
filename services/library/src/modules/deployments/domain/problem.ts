import { errorCatalogue, type Language } from '@stroomwerk/contracts';
import { ConnectionProblem } from '@stroomwerk/contracts/library';

/** Why a deployment did not come to its end, beside what is wrong with the connection. */
const own = {
  publish_refused: {
    nl: 'De workflow staat in je n8n, maar n8n zet hem niet aan. Open hem in n8n, vul aan wat daar rood is en zet hem aan.',
    en: 'The workflow is in your n8n, but n8n does not switch it on. Open it in n8n, complete what is red there and switch it on.',
  },
  webhook_taken: {
    nl: 'De workflow staat in je n8n, maar een andere workflow gebruikt hetzelfde webhook-adres. Kies in n8n een ander adres en zet hem aan.',
    en: 'The workflow is in your n8n, but another workflow uses the same webhook address. Choose another address in n8n and switch it on.',
  },
  publish_not_allowed: {
    nl: 'De workflow staat in je n8n. Je API-sleutel mag hem niet aanzetten: doe dat in n8n zelf, of geef de sleutel dat recht.',
    en: 'The workflow is in your n8n. Your API key may not switch it on: do so in n8n itself, or give the key that right.',
  },
  not_taken: {
    nl: 'Je n8n neemt deze workflow niet aan. Werk n8n bij naar de nieuwste versie en probeer het opnieuw.',
    en: 'Your n8n does not take this workflow. Update n8n to its newest version and try again.',
  },
  not_allowed: {
    nl: 'Je API-sleutel mag dit niet. Geef hem in n8n dit recht erbij, of vul bij je koppeling een andere sleutel in.',
    en: 'Your API key may not do this. Give it this right in n8n, or enter another key at your connection.',
  },
  gone: {
    nl: 'De workflow is tijdens het plaatsen uit je n8n verdwenen. Plaats hem opnieuw.',
    en: 'The workflow disappeared from your n8n while it was being deployed. Deploy it again.',
  },
  not_removed: {
    nl: 'We konden de workflow niet uit je n8n halen. Verwijder hem daar zelf.',
    en: 'We could not take the workflow out of your n8n. Delete it there yourself.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type DeployProblem = keyof typeof own | ConnectionProblem;

const isOwn = (code: string): code is keyof typeof own => Object.hasOwn(own, code);

/** What happened and what to do, in a language. */
export function problemDetail(code: string, lang: Language, oldest: string): string {
  if (isOwn(code)) return own[code][lang];
  const connection = ConnectionProblem.safeParse(code);
  const known = connection.success ? connection.data : 'unexpected';
  return errorCatalogue[`library.n8n_${known}`].detail[lang].replace('{oldest}', oldest);
}
