import type {
  CollectionDeployAccount,
  CollectionDeployForm,
  CollectionDeployValue,
  CollectionDeployWorkflow,
  DeploymentBatch,
  DeployTogether,
  DeployValue,
} from '@stroomwerk/contracts/library';
import { chosenOf as credentialOf, type Picked } from '../../deploy/model/accounts.js';
import { sentValue } from '../../deploy/model/answers.js';
import type { Choice } from './choice.js';

/** The accounts that the chosen workflows need. */
export const accountsFor = (
  { accounts }: Pick<CollectionDeployForm, 'accounts'>,
  choice: Choice,
): CollectionDeployAccount[] =>
  accounts.filter(({ needed_by: by }) => by.some(({ filename }) => choice.has(filename)));

/** The questions of the chosen workflows, each by the name of its field. */
export const fieldsFor = ({ values }: Pick<CollectionDeployForm, 'values'>, choice: Choice): DeployValue[] =>
  values
    .filter(({ asked_by: by }) => by.some((filename) => choice.has(filename)))
    .map((value) => ({ ...value, key: value.id }));

/** Names of the chosen workflows among some. */
export const namesOf = (
  { workflows }: Pick<CollectionDeployForm, 'workflows'>,
  filenames: readonly string[],
  choice: Choice,
): string[] =>
  workflows
    .filter(({ workflow }) => filenames.includes(workflow.filename) && choice.has(workflow.filename))
    .map(({ workflow }) => workflow.name);

/** Values that several ask, whatever is chosen: a field stays where it is while somebody chooses. */
export const sharedValues = ({ values }: Pick<CollectionDeployForm, 'values'>): CollectionDeployValue[] =>
  values.filter(({ asked_by: by }) => by.length > 1);

export const ownValues = (
  { values }: Pick<CollectionDeployForm, 'values'>,
  filename: string,
): CollectionDeployValue[] =>
  values.filter(({ asked_by: [only, ...more] }) => only === filename && more.length === 0);

/** What is sent of each chosen workflow: the answers under its own keys. */
export const requestsOf = (
  { accounts, values }: Pick<CollectionDeployForm, 'accounts' | 'values'>,
  chosen: readonly CollectionDeployWorkflow[],
  picked: Picked,
  filled: Readonly<Record<string, string>>,
): DeployTogether['workflows'] =>
  chosen.map(({ workflow: { filename }, existing }) => ({
    filename,
    accounts: Object.fromEntries(
      accounts.flatMap((account) => {
        const need = account.needed_by.find((one) => one.filename === filename);
        const id = credentialOf(account, picked);
        return need === undefined || id === null ? [] : [[need.key, id]];
      }),
    ),
    values: Object.fromEntries(
      values
        .filter(({ asked_by: by }) => by.includes(filename))
        .map(({ id, key, kind }) => [key, sentValue(kind, filled[id] ?? '')]),
    ),
    ...(existing === null ? {} : { again: true }),
  }));

/** What the platform refused of the answers, by the names of the fields. */
export const refusedFields = (
  { values }: Pick<CollectionDeployForm, 'values'>,
  { items }: DeploymentBatch,
): Record<string, string> =>
  Object.fromEntries(
    items.flatMap(({ filename, refused }) =>
      Object.entries(refused?.fields ?? {}).flatMap(([name, text]) => {
        const value = values.find(
          ({ key, asked_by: by }) => `values.${key}` === name && by.includes(filename),
        );
        return value ? [[value.id, text]] : [];
      }),
    ),
  );
