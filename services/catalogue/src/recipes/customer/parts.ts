import { about } from '../../apps/values.js';
import type { Condition } from '../../dsl/conditions.js';
import { type Crm, evenWhenEmpty, goOnAfterError, type NodeSpec, plain, when } from '../../kit/index.js';

/** For a decision after a search that goes on when it found nothing. */
export const FOUND: Condition = ['={{ Object.keys($json).length > 0 }}', 'yes'];

const CREATES_ONLY: ReadonlySet<string> = new Set([
  'pipedrive',
  'odoo',
  'agileCrm',
  'freshworksCrm',
  'affinity',
]);

/** The search for a contact that must come first, as the CRM would otherwise hold the contact twice. */
export const searchBeforePutting = (crm: Crm): Crm['findContact'] =>
  CREATES_ONLY.has(crm.app.key) ? crm.findContact : undefined;

/** Steps that put a contact into a CRM that would hold it twice if nobody looked first. */
interface PutOnce {
  readonly nodes: NodeSpec[];
  /** The first step that the flow goes to, up to the one whose first way is a contact that is there already. */
  readonly enter: string;
  /** The way of a contact that is new, up to the step that puts it there; none where the CRM sees to doubles itself. */
  readonly fresh: string | undefined;
}

/** English names of the steps that `putOnce` adds. */
export const PUT_ONCE_NAMES = {
  'Zoek eerst in het CRM': 'Search the CRM first',
  'Staat er al in?': 'In there already?',
};

/**
 * Puts one contact into a CRM and not a second time. For one item at a time: a search that several items reach gives
 * nothing for the one that is missing.
 * @param name of the step that puts it there
 */
export function putOnce(crm: Crm, name: string, contact: Parameters<Crm['upsertContact']>[1]): PutOnce {
  const put = goOnAfterError(crm.upsertContact(name, contact));
  const search = searchBeforePutting(crm);
  if (!search) return { nodes: [put], enter: name, fresh: undefined };
  return {
    nodes: [
      goOnAfterError(evenWhenEmpty(search('Zoek eerst in het CRM', contact.email))),
      when('Staat er al in?', [['={{ !$json.error && Object.keys($json).length > 0 }}', 'yes']]),
      put,
    ],
    enter: 'Zoek eerst in het CRM > Staat er al in?',
    fresh: `Staat er al in? #1 > ${name}`,
  };
}

/** CRMs in which a contact can be put without doubling it. */
export const withoutDoubles = <C extends Crm>(crms: readonly C[]): C[] =>
  crms.filter(({ app }) => app.key !== 'copper');

/** How soon the customer's own team answers, to be read after ‘we answer’. */
export const REPLY_TIME = about(
  'reply-time',
  ['Antwoordtermijn', 'Reply time'],
  [
    'Wat je klanten belooft, zoals het in een zin staat: we antwoorden …',
    'What you promise customers, as it stands in a sentence: we answer …',
  ],
  ['binnen een werkdag', 'within one working day'],
);

/** Domains of mail addresses that say nothing about a company. */
export const PRIVATE_DOMAINS = about(
  'private-domains',
  ['Privédomeinen', 'Private domains'],
  [
    'Maildomeinen van particulieren, met komma’s. Zet er ook je eigen domein bij als collega’s niet meetellen.',
    'Mail domains of private persons, with commas. Add your own domain too if colleagues do not count.',
  ],
  [
    'gmail.com, hotmail.com, hotmail.nl, outlook.com, live.nl, live.com, icloud.com, ziggo.nl, kpnmail.nl, planet.nl, xs4all.nl',
    'gmail.com, hotmail.com, outlook.com, live.com, icloud.com, yahoo.com, ziggo.nl, kpnmail.nl',
  ],
);

/** A name behind ‘Hallo’ with the space before it, and nothing where no name is known. @param name as a reference with braces */
export const byName = (name: string): string =>
  `{{ ((naam) => (naam ? ' ' + naam : ''))(${plain(name).slice(3, -3)}) }}`;
