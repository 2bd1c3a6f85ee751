import type {
  CollectionDeployAccount,
  CollectionDeployForm,
  CollectionDeployValue,
  CollectionDeployWorkflow,
  Deployment,
  DeploymentBatch,
} from '@stroomwerk/contracts/library';

/** What the tests of this feature look at. */
export const connectionSample = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'Productie',
  address: 'https://n8n.example',
  state: 'ok',
  n8n_version: '2.41.0',
} as const;

export const workflowOf = (
  filename: string,
  more: Partial<CollectionDeployWorkflow> = {},
): CollectionDeployWorkflow => ({
  workflow: {
    filename,
    slug: filename.replace('.json', ''),
    name: `Workflow ${filename.replace('.json', '')}`,
    version: 1,
    language: 'nl',
    minutes_saved: 6,
  },
  by_hand: [],
  starts_itself: true,
  adds_error_path: true,
  existing: null,
  on_its_way: false,
  ...more,
});

export const accountOf = (
  key: string,
  needed_by: CollectionDeployAccount['needed_by'],
  more: Partial<CollectionDeployAccount> = {},
): CollectionDeployAccount => ({
  ...{ key, app: key, credential_type: key, why: '', steps: ['Stap'], needed_by },
  ...{ state: 'chosen', chosen: `${key}-1`, choices: [{ id: `${key}-1`, name: `Ons ${key}`, used_by: 0 }] },
  ...more,
});

export const questionOf = (
  id: string,
  asked_by: readonly string[],
  more: Partial<CollectionDeployValue> = {},
): CollectionDeployValue => ({
  ...{ id, key: id, kind: 'text', label: `Vraag ${id}`, help: '', example: 'zo', at: [], used_in: [] },
  ...{ value: '', from: 'nothing', earlier: null, asked_by: [...asked_by] },
  ...more,
});

export const formOf = (more: Partial<CollectionDeployForm> = {}): CollectionDeployForm => ({
  collection: { id: 'bookkeeper', name: 'Boekhouder' },
  connections: [connectionSample],
  connection: connectionSample.id,
  refusal: null,
  missing: [],
  automations: { used: 0, most: 20, next_plan: 'professional' },
  workflows: [workflowOf('a.json'), workflowOf('b.json')],
  left_off: 0,
  accounts: [],
  values: [],
  ...more,
});

export const deploymentOf = (more: Partial<Deployment> = {}): Deployment => ({
  id: '0198c0de-0000-7000-8000-000000000002',
  state: 'published',
  filename: 'a.json',
  name: 'Workflow a',
  connection: connectionSample,
  automation_id: 'id-1',
  n8n_url: 'https://n8n.example/workflow/7',
  problem: null,
  left_behind: null,
  first_run: null,
  published_at: '2026-11-27T09:41:00.000Z',
  created_at: '2026-11-27T09:40:50.000Z',
  ...more,
});

export const itemOf = (
  filename: string,
  deployment: Partial<Deployment> | null,
  refused: DeploymentBatch['items'][number]['refused'] = null,
): DeploymentBatch['items'][number] => ({
  ...{ filename, name: `Workflow ${filename.replace('.json', '')}`, refused, left: null },
  deployment: deployment && deploymentOf({ filename, ...deployment }),
});

export const batchOf = (...items: DeploymentBatch['items']): DeploymentBatch => ({
  id: '0198c0de-0000-7000-8000-000000000003',
  connection: connectionSample,
  created_at: '2026-11-27T09:40:50.000Z',
  items,
});
