import type { CredentialFacts } from '@stroomwerk/catalogue/credentials';
import type { PromotionAccount } from '@stroomwerk/contracts/library';
import {
  matchAccounts,
  type NeededAccount,
  type TheirCredential,
} from '../../deployments/domain/accounts.js';
import type { Bound } from '../../deployments/domain/answers.js';
import { credentialsOf } from '../../deployments/domain/credentials.js';
import type { Deployed } from '../../updates/domain/flow.js';
import { isRecord, isStickyNote, type N8nNode, shortType } from '../../workflows/domain/n8n.js';

/** An account that steps of the trial use, with the one that they have there. */
export interface TrialAccount extends NeededAccount {
  readonly trial: Bound | null;
  /** Steps by their ids on the trial. */
  readonly ids: readonly string[];
}

/** What is linked to a step, by the type of the credential. */
export function linkedTo({ credentials }: Pick<N8nNode, 'credentials'>): ReadonlyMap<string, Bound> {
  const linked = new Map<string, Bound>();
  for (const [type, given] of Object.entries(isRecord(credentials) ? credentials : {}))
    if (isRecord(given) && typeof given.id === 'string')
      linked.set(type, { id: given.id, name: typeof given.name === 'string' ? given.name : given.id });
  return linked;
}

/**
 * The accounts that a trial uses, as it stands: those that its steps take and those that somebody linked to them. Two accounts
 * of one type stay two, since each is exchanged for one of its own.
 * @param known what the library says of accounts and the apps of steps
 */
export function trialAccounts(
  { nodes }: Pick<Deployed, 'nodes'>,
  known: readonly NeededAccount[],
  facts: CredentialFacts,
  why: string,
): TrialAccount[] {
  const groups = new Map<string, TrialAccount & { ids: string[]; steps: string[] }>();
  const taken = new Set<string>();
  for (const node of nodes) {
    if (isStickyNote(node) || node.disabled === true) continue;
    const linked = linkedTo(node);
    const needed = credentialsOf(node, facts).flatMap(({ type, required }) => (required ? [type] : []));
    for (const type of new Set([...needed, ...linked.keys()])) {
      const trial = linked.get(type) ?? null;
      const same = known.find((one) => one.credential_type === type && one.steps.includes(node.name));
      const group = `${type} ${trial?.id ?? `- ${same?.key ?? shortType(node.type)}`}`;
      const there = groups.get(group);
      if (there) {
        there.ids.push(node.id);
        there.steps.push(node.name);
        continue;
      }
      const wanted = same?.key ?? type;
      const key = taken.has(wanted) ? `${wanted}:${trial?.id ?? groups.size}`.slice(0, 120) : wanted;
      taken.add(key);
      groups.set(group, {
        ...{ key, credential_type: type, app: same?.app ?? shortType(node.type), why: same?.why ?? why },
        ...{ steps: [node.name], ids: [node.id], trial },
      });
    }
  }
  return [...groups.values()];
}

/**
 * Those of production that fit each account of the trial.
 * @param theirs undefined where the key may not list them
 * @param before what each account of the trial was exchanged for the last time, by `exchangeKey`
 */
export function matchProduction(
  accounts: readonly TrialAccount[],
  theirs: readonly TheirCredential[] | undefined,
  usedBy: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, Bound>,
): PromotionAccount[] {
  return matchAccounts(accounts, theirs, usedBy).map((matched, index) => {
    const { trial, ids: _, ...account } = { ...accounts[index], ...matched } as TrialAccount & typeof matched;
    const last = before.get(exchangeKey(account.credential_type, trial?.id ?? ''));
    const isThere = last !== undefined && matched.choices.some(({ id }) => id === last.id);
    return {
      ...account,
      ...(isThere && { state: 'chosen' as const, chosen: last.id }),
      trial: trial?.name ?? null,
    };
  });
}

/** By which an account of the trial is found among what was exchanged. */
export const exchangeKey = (type: string, trialId: string): string => `${type} ${trialId}`;
