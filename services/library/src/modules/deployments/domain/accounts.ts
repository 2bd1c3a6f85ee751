import type { CredentialFacts } from '@stroomwerk/catalogue/credentials';
import type { Language } from '@stroomwerk/contracts';
import type { Account, CredentialChoice, DeployAccount, WorkflowStep } from '@stroomwerk/contracts/library';
import { type Flow, type N8nNode, shortType, workNodes } from '../../workflows/domain/n8n.js';
import { credentialsOf } from './credentials.js';

/** What of a workflow says which accounts it needs, all in one language. */
export interface AccountSource {
  readonly flow: Flow;
  /** As its author declares them; none are declared of an import. */
  readonly accounts: readonly Account[];
  readonly steps: readonly WorkflowStep[];
}

/** An account that a workflow needs, before it is known which of the customer's fit. */
export type NeededAccount = Pick<DeployAccount, 'key' | 'app' | 'credential_type' | 'why' | 'steps'>;

/** Types that are no app's own: each app that is called with one has its own account of it. */
export const isForAny = (type: string): boolean =>
  /^http[A-Z]\w*Auth$|^oAuth[12]Api$|^jwtAuth$|^crypto$/.test(type);
/** What others call: the account is the lock on its door, not one of an app. */
const isDoor = ({ type }: N8nNode): boolean =>
  /^(?:webhook|formTrigger|chatTrigger|mcpTrigger)$/.test(shortType(type));

const words = {
  door: {
    nl: 'het slot op de deur: alleen wie dit heeft, kan hem starten',
    en: 'the lock on its door: only who has this can start it',
  },
  step: { nl: 'wordt in de workflow gebruikt', en: 'is used in the workflow' },
} as const;

interface Group {
  readonly type: string;
  readonly app: string;
  readonly door: boolean;
  readonly steps: string[];
}

function groupsOf({ flow, steps }: AccountSource, facts: CredentialFacts): Group[] {
  const appOf = new Map(steps.map(({ name, app }) => [name, app]));
  const groups = new Map<string, Group>();
  for (const node of workNodes(flow)) {
    if (node.disabled === true) continue;
    for (const { type, required } of credentialsOf(node, facts)) {
      if (!required) continue;
      const door = isDoor(node);
      const app = door ? 'n8n' : (appOf.get(node.name) ?? shortType(node.type));
      const key = isForAny(type) ? `${type}|${app}` : type;
      const group = groups.get(key) ?? { type, app, door, steps: [] };
      if (!group.steps.includes(node.name)) group.steps.push(node.name);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

const slugOf = (app: string): string =>
  app
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The accounts that a workflow needs with the steps that use them: those that its author names first and in the author's words.
 * A step that takes an account which nobody declared is asked for too, since n8n publishes nothing without it.
 */
export function neededAccounts(
  source: AccountSource,
  facts: CredentialFacts,
  lang: Language,
): NeededAccount[] {
  const groups = groupsOf(source, facts);
  const declared = new Map<Group, Account[]>();
  for (const account of source.accounts) {
    const fitting = groups.filter(({ type }) => type === account.credential_type);
    const free = fitting.filter((group) => !declared.has(group));
    // Two apps of one maker may be opened by one account.
    const group =
      free.find(({ app }) => app === account.app) ??
      free.find(({ door }) => !door) ??
      free[0] ??
      (isForAny(account.credential_type) ? undefined : fitting[0]);
    if (group) declared.set(group, [...(declared.get(group) ?? []), account]);
  }
  const order = [...declared.keys(), ...groups.filter((group) => !declared.has(group))];
  const taken = new Set<string>();
  return order.map((group) => {
    const { type, app, door, steps } = group;
    const key = taken.has(type) ? `${type}:${slugOf(app)}` : type;
    taken.add(type);
    const accounts = declared.get(group) ?? [];
    return {
      key,
      app: accounts.length > 0 ? accounts.map((account) => account.app).join(', ') : app,
      credential_type: type,
      why: accounts[0]?.why ?? words[door ? 'door' : 'step'][lang],
      steps,
    };
  });
}

/** An account in the customer's n8n, never a secret. */
export interface TheirCredential {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

/**
 * Which of the customer's accounts fit each that is needed.
 * @param theirs undefined where the key may not list them
 * @param usedBy how many of their automations in this n8n use a credential, by its id
 */
export function matchAccounts(
  needed: readonly NeededAccount[],
  theirs: readonly TheirCredential[] | undefined,
  usedBy: ReadonlyMap<string, number>,
): DeployAccount[] {
  return needed.map((account) => {
    if (theirs === undefined) return { ...account, state: 'unknown', chosen: null, choices: [] };
    const choices = theirs
      .filter(({ type }) => type === account.credential_type)
      .map(({ id, name }): CredentialChoice => ({ id, name, used_by: usedBy.get(id) ?? 0 }));
    const [only] = choices;
    if (only === undefined) return { ...account, state: 'none', chosen: null, choices };
    if (choices.length > 1) return { ...account, state: 'choose', chosen: null, choices };
    return { ...account, state: 'chosen', chosen: only.id, choices };
  });
}
