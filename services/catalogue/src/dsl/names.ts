import { englishProducts } from './products.js';
import type { Json, NodeSpec } from './types.js';

/** English names of steps, by the Dutch ones. */
export type Names = { readonly [dutch: string]: string };

/** What an app adds to the name of a step for those that belong to it, once or twice: `Orders: ophalen`, `Deal ophalen`. */
const PARTS: Names = {
  'aangenomen?': 'accepted?',
  geweigerd: 'refused',
  aanvrager: 'requester',
  'alleen bestanden': 'files only',
  'alleen mislukt': 'failed only',
  'alleen nieuw': 'new only',
  'alleen temperatuur': 'temperature only',
  artikelen: 'articles',
  'bestaat al': 'already there',
  bestand: 'file',
  betaling: 'payment',
  contact: 'contact',
  crediteur: 'creditor',
  details: 'details',
  'elke order één keer': 'each order once',
  gegevens: 'record',
  gelukt: 'succeeded',
  'gelukt?': 'succeeded?',
  gevaarlijk: 'dangerous',
  'in de periode': 'in the period',
  'juiste klant': 'right customer',
  'juiste status': 'right status',
  klant: 'customer',
  klanten: 'customers',
  koppelingen: 'links',
  'laten aflopen': 'let it expire',
  leverancier: 'supplier',
  los: 'one by one',
  'map lezen': 'read folder',
  melder: 'reporter',
  melding: 'message',
  mislukt: 'failed',
  'niet eerder gezien': 'not seen before',
  'niets gevonden': 'nothing found',
  'met toestemming': 'with consent',
  'nog niet gezien': 'not seen yet',
  'nog niet opgelost': 'not solved yet',
  'nog open': 'still open',
  'onbekend nummer': 'unknown number',
  onthouden: 'remember',
  ontleden: 'parse',
  ophalen: 'fetch',
  opvragen: 'request',
  pdf: 'pdf',
  'per dag': 'by day',
  persoon: 'person',
  relatie: 'relation',
  samenvoegen: 'merge',
  'sinds gisteren': 'since yesterday',
  taalmodel: 'language model',
  'te laat': 'late',
  tekst: 'text',
  uitslag: 'result',
  varianten: 'variants',
  verlengen: 'renew',
  voorraad: 'stock',
  'wacht op de scan': 'wait for the scan',
  'zoek crediteur': 'find creditor',
  'zoek klant': 'find customer',
  'zoek leverancier': 'find supplier',
  'zoek relatie': 'find relation',
};

/** Steps that an app brings along under a name of its own. */
const BROUGHT: Names = {
  'Alleen als hij klaar is': 'Only once it is ready',
  'Alleen berichten met !': 'Only messages with !',
  'Alleen kaarten naar Klaar': 'Only cards moved to Done',
  'Alleen nieuwe kaarten': 'New cards only',
  'AWS Lambda': 'AWS Lambda',
  'Uitslag van de zoekopdracht': 'Result of the search',
  'Echt afgegaan': 'Really fired',
  CircleCI: 'CircleCI',
  Currents: 'Currents',
  GitHub: 'GitHub',
  Jenkins: 'Jenkins',
  Netlify: 'Netlify',
  Instellingen: 'Settings',
  'Welke trigger?': 'Which trigger?',
  Rundeck: 'Rundeck',
  SSH: 'SSH',
  'Travis CI': 'Travis CI',
  'Alleen actieve accounts': 'Active accounts only',
  'Alleen actieve gebruikers': 'Active users only',
  'Alleen mensen met mail': 'Only people with mail',
  'Alleen met de sleutel': 'Only with the key',
  'Alleen net afgeronde issues': 'Only issues just finished',
  'Alleen nieuwe issues': 'New issues only',
  'Alleen open taken': 'Open tasks only',
  'Alleen taken uit Asana': 'Only tasks from Asana',
  'Alleen wie mail wil': 'Only who wants mail',
  'Alleen wie nog mail wil': 'Only who still wants mail',
  'Eén aanbeveling per regel': 'One recommendation a row',
  'Eén beoordeling per regel': 'One review a row',
  'Eén bericht per regel': 'One message a row',
  'Eén regel per campagne': 'One row a campaign',
  'Haal de cijfers op': 'Fetch the figures',
  'Haal toegang': 'Get access',
  'Open sessie': 'Open the session',
  'Haal de kaart uit Trello': 'Fetch the card from Trello',
  'Haal de taak uit Asana': 'Fetch the task from Asana',
  'Haal de taak uit ClickUp': 'Fetch the task from ClickUp',
  'Haal de tekst op': 'Fetch the text',
  'Lees elk dossier': 'Read each file',
  'Losse medewerkers': 'Each employee',
  'Losse urenregels': 'Each line of hours',
};

/**
 * Gives every step its English name.
 * @param own those of the author; what apps bring along is known here
 * @returns English by Dutch @throws Error that names every step without one, and every name without a step
 */
export function englishNames(slug: string, nodes: readonly NodeSpec[], own: Names): Map<string, string> {
  const of = (dutch: string): string | undefined => {
    const exact = own[dutch] ?? BROUGHT[dutch];
    if (exact !== undefined) return exact;
    const trigger = /^Verder na (.+)$/.exec(dutch)?.[1];
    if (trigger !== undefined) return of(trigger) === undefined ? undefined : `Go on after ${of(trigger)}`;
    const [, name = '', added = ''] = /^(.+): (.+)$/.exec(dutch) ?? /^(.+) (ophalen)$/.exec(dutch) ?? [];
    const [head, part] = [name === '' ? undefined : of(name), PARTS[added]];
    return head !== undefined && part !== undefined ? `${head}: ${part}` : undefined;
  };
  const names = new Map<string, string>();
  const missing: string[] = [];
  for (const { name } of nodes) {
    const english = of(name);
    if (english === undefined) missing.push(name);
    else names.set(name, englishProducts(english));
  }
  if (missing.length > 0)
    throw new Error(
      `${slug}: no English name for the steps ${missing.map((name) => `"${name}"`).join(', ')}`,
    );
  if (new Set(names.values()).size < names.size)
    throw new Error(`${slug}: two steps have one English name: ${[...names.values()].sort().join(', ')}`);
  return names;
}

const reference = /\$\((['"])((?:(?!\1).)+)\1\)/g;
const quoted = /(["“])([^"”\n]{2,80})(["”])/g;

/** A sentence with the steps that it speaks of, in quotes, by their English names. */
export const renamedWords = (text: string, names: ReadonlyMap<string, string>): string =>
  englishProducts(
    text.replace(quoted, (all, open: string, name: string, close: string) => {
      const english = names.get(name);
      return english === undefined ? all : `${open}${english}${close}`;
    }),
  );

/**
 * What stands in parameters, with the steps by their English names: references of a step (`$('Bestelling')`), words of a
 * note; and with what the customer chooses there in English.
 * @param isStep whether they are a step's; else a note's
 */
export function renamedIn(value: Json, names: ReadonlyMap<string, string>, isStep: boolean): Json {
  if (typeof value === 'string')
    return isStep
      ? englishProducts(
          value.replace(reference, (all, quote: string, name: string) => {
            const english = names.get(name);
            return english === undefined ? all : `$(${quote}${english}${quote})`;
          }),
        )
      : renamedWords(value, names);
  if (Array.isArray(value)) return value.map((item) => renamedIn(item, names, isStep));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, renamedIn(item, names, isStep)]),
  );
}
