import type {
  CollectionDeployAccount,
  CollectionDeployValue,
  DeployAccount,
  DeployValue,
} from '@stroomwerk/contracts/library';
import { contentHash } from '../../workflows/domain/hash.js';
import { isForAny } from './accounts.js';

/** What one workflow asks for. */
export interface Asks<T> {
  readonly filename: string;
  readonly asked: readonly T[];
}

/** An app's own type opens the same account wherever it is used; one for any app another for each app. */
const accountKey = ({ credential_type: type, app }: DeployAccount): string =>
  isForAny(type) ? `${type}|${app.toLowerCase()}` : type;

const appsOf = (names: readonly string[]): string =>
  [...new Set(names.flatMap((name) => name.split(', ')))].join(', ');

/** The accounts of several workflows, each asked once, in the order in which they are first needed. */
export function accountsTogether(workflows: readonly Asks<DeployAccount>[]): CollectionDeployAccount[] {
  const groups = new Map<string, { filename: string; account: DeployAccount }[]>();
  for (const { filename, asked } of workflows)
    for (const account of asked) {
      const key = accountKey(account);
      groups.set(key, [...(groups.get(key) ?? []), { filename, account }]);
    }
  return [...groups].flatMap(([key, needs]) => {
    const [first] = needs;
    if (first === undefined) return [];
    return {
      ...first.account,
      key,
      app: appsOf(needs.map(({ account }) => account.app)),
      steps: needs.flatMap(({ account }) => account.steps),
      needed_by: needs.map(({ filename, account }) => ({ filename, key: account.key })),
    };
  });
}

/** The same where nobody could answer the one and not the other: its key, its kind, its words, its example and its choices. */
const questionOf = ({ key, kind, label, help, example, choices, check }: DeployValue): string =>
  contentHash({ key, kind, label, help, example, choices, check });

/**
 * The values of several workflows: one that is truly the same question is asked once, any other for its workflow. With the
 * account's earlier answer where one of them has it.
 */
export function valuesTogether(workflows: readonly Asks<DeployValue>[]): CollectionDeployValue[] {
  const groups = new Map<string, CollectionDeployValue>();
  for (const { filename, asked } of workflows)
    for (const value of asked) {
      const question = questionOf(value);
      const before = groups.get(question);
      const { value: text, from, earlier } = before === undefined || before.value === '' ? value : before;
      groups.set(question, {
        ...(before ?? value),
        ...{ value: text, from, earlier },
        id: `v${question.slice(0, 16)}`,
        asked_by: [...(before?.asked_by ?? []), filename],
        used_in: [...(before?.used_in ?? []), ...value.used_in],
      });
    }
  return [...groups.values()];
}
