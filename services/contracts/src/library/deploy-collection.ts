import { z } from 'zod';
import {
  DeployAccount,
  DeployConnection,
  DeployForm,
  Deployment,
  DeployRequest,
  DeployValue,
} from './deploy.js';
import { FileLanguage } from './schemas.js';

/** A workflow of a collection, before it is deployed with others. */
export const CollectionDeployWorkflow = DeployForm.pick({
  workflow: true,
  by_hand: true,
  starts_itself: true,
  adds_error_path: true,
  existing: true,
})
  .extend({
    /** It is being placed in this n8n just now. */
    on_its_way: z.boolean(),
  })
  .meta({ id: 'CollectionDeployWorkflow' });
export type CollectionDeployWorkflow = z.infer<typeof CollectionDeployWorkflow>;

/** An account that one or more of the workflows need, asked once for its type and app. */
export const CollectionDeployAccount = DeployAccount.extend({
  /** Which workflows need it, and what each calls it. */
  needed_by: z.array(z.object({ filename: z.string(), key: z.string() })),
}).meta({ id: 'CollectionDeployAccount' });
export type CollectionDeployAccount = z.infer<typeof CollectionDeployAccount>;

/** A value that one workflow asks for, or that several ask for in the same words. */
export const CollectionDeployValue = DeployValue.extend({
  /** Of its field: keys of values are told apart within one workflow alone. */
  id: z.string(),
  asked_by: z.array(z.string()),
}).meta({ id: 'CollectionDeployValue' });
export type CollectionDeployValue = z.infer<typeof CollectionDeployValue>;

/** All that is asked before the workflows of a collection are deployed together. */
export const CollectionDeployForm = DeployForm.pick({
  connections: true,
  connection: true,
  refusal: true,
  missing: true,
  automations: true,
})
  .extend({
    collection: z.object({ id: z.string(), name: z.string() }),
    workflows: z.array(CollectionDeployWorkflow),
    /** Workflows of the collection beyond as many as are deployed at once. */
    left_off: z.number().int(),
    accounts: z.array(CollectionDeployAccount),
    values: z.array(CollectionDeployValue),
  })
  .meta({ id: 'CollectionDeployForm' });
export type CollectionDeployForm = z.infer<typeof CollectionDeployForm>;

/** The button for several workflows: each with its own answers, as for one. */
export const DeployTogether = z
  .object({
    /** Made once by the page for each form: the same again answers with the same deployments. */
    request_id: z.uuid(),
    connection: z.uuid(),
    lang: FileLanguage.optional(),
    workflows: z
      .array(DeployRequest.pick({ filename: true, accounts: true, values: true, again: true }))
      .min(1)
      .max(50),
  })
  .meta({ id: 'DeployTogether' });
export type DeployTogether = z.infer<typeof DeployTogether>;

/** Why something was not done, of one workflow among several. */
const Refused = z.object({
  code: z.string(),
  /** What is in the way and what to do. */
  detail: z.string(),
  /** What is wrong with its answers, by `values.<key>` and `accounts.<key>`. */
  fields: z.record(z.string(), z.string()),
});

/** What became of one press for several workflows, in the order in which they were asked for. */
export const DeploymentBatch = z
  .object({
    id: z.uuid(),
    connection: DeployConnection,
    items: z.array(
      z.object({
        filename: z.string(),
        name: z.string(),
        /** Null of one that was refused. */
        deployment: Deployment.nullable(),
        refused: Refused.nullable(),
        /** In the answer to undoing: why this one is left. */
        left: Refused.nullable(),
      }),
    ),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'DeploymentBatch' });
export type DeploymentBatch = z.infer<typeof DeploymentBatch>;
