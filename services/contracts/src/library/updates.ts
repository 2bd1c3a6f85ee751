import { z } from 'zod';
import { VersionChanges } from './history.js';
import { Graph, WorkflowStep } from './schemas.js';

/** What becomes of a step. `mine`: the customer's own. `choose`: both changed it. */
export const UpdateMark = z.enum(['same', 'new', 'changed', 'gone', 'mine', 'choose']);
export type UpdateMark = z.infer<typeof UpdateMark>;

/** A workflow as a canvas draws it, each step with what becomes of it; steps in the order of the graph's letters. */
export const UpdateDrawing = z
  .object({
    steps: z.array(WorkflowStep.extend({ mark: UpdateMark })),
    graph: Graph,
    /** Connections of the graph that are there no more. */
    removed_edges: Graph.shape.edges,
  })
  .meta({ id: 'UpdateDrawing' });
export type UpdateDrawing = z.infer<typeof UpdateDrawing>;

/** Something that the customer and we both changed, each in another way. */
export const UpdateConflict = z
  .object({
    /** An answer is given to it; the same as long as neither side changes again. */
    id: z.string(),
    step: z.string(),
    kind: z.enum(['value', 'removed-by-us', 'removed-by-them', 'connection']),
    /** Of a value: where it stands in the step, e.g. `options.timeout`. Of a connection: its output, from 1. */
    at: z.string(),
    /** JSON text, null where there is none; of a connection, the names of the steps that it leads to. */
    base: z.string().nullable(),
    ours: z.string().nullable(),
    theirs: z.string().nullable(),
  })
  .meta({ id: 'UpdateConflict' });
export type UpdateConflict = z.infer<typeof UpdateConflict>;

/** A newer version, joined with what stands in the customer's n8n now. Without an answer, everything stays as theirs is. */
export const UpdateOffer = z
  .object({
    /** Of what stood in their n8n: an update says what it looked at. */
    looked: z.string(),
    from_version: z.number().int(),
    to_version: z.number().int(),
    published_at: z.iso.datetime(),
    checked_with_n8n: z.string().nullable(),
    /** What we changed between the two versions, with the customer's values in both. */
    changes: VersionChanges,
    conflicts: z.array(UpdateConflict),
    /** Why it is not joined: the customer rebuilt most of it, or steps would never be reached. Then it is left alone. */
    apart: z.enum(['rebuilt', 'unreached']).nullable(),
    /** Steps of the version they have that the customer changed or took out, and how many it had. */
    their_changes: z.object({ changed: z.number().int(), of: z.number().int() }),
    /** Steps that nothing would lead to. */
    unreached: z.array(z.string()),
    /** Steps of ours that need something which is not known here: to be seen to in n8n after the update. */
    by_hand: z.array(z.object({ step: z.string(), what: z.string() })),
    before: UpdateDrawing,
    difference: UpdateDrawing,
    after: UpdateDrawing,
    /** What stays: apps whose accounts are linked, how many values were filled in, steps that the customer added. */
    keeps: z.object({
      accounts: z.array(z.string()),
      values: z.number().int(),
      own_steps: z.array(z.string()),
    }),
  })
  .meta({ id: 'UpdateOffer' });
export type UpdateOffer = z.infer<typeof UpdateOffer>;

/**
 * What keeps a newer version from being put in. unpublished: n8n holds changes that do not run yet, and an update would let
 * them. archived, gone: the workflow is archived or not there. unwatched: the plan does not keep this one up to date.
 */
export const UpdateHindrance = z.enum(['unpublished', 'archived', 'gone', 'unwatched']);
export type UpdateHindrance = z.infer<typeof UpdateHindrance>;

/** The last thing that was done. */
export const UpdateDone = z
  .object({
    /**
     * working: on its way, goes on by itself. updated, back: done. refused: n8n did not take it, and it stands as it stood.
     * left: n8n did not take it, and putting back what stood did not go either. failed: nothing was changed.
     */
    state: z.enum(['working', 'updated', 'back', 'refused', 'left', 'failed']),
    from_version: z.number().int(),
    to_version: z.number().int(),
    at: z.iso.datetime(),
    /** Until when one click goes back; null where there is no way back. */
    back_until: z.iso.datetime().nullable(),
    /** What happened and what to do, of what did not go. */
    detail: z.string().nullable(),
    /** n8n's own sentence, in the answer to the act alone; kept nowhere. */
    said: z.string().nullable(),
  })
  .meta({ id: 'UpdateDone' });
export type UpdateDone = z.infer<typeof UpdateDone>;

export const AutomationUpdate = z
  .object({
    automation: z.object({ id: z.uuid(), name: z.string(), n8n_url: z.url() }),
    /** none: it has the newest. offered. skipped: offered, and the account wants to hear no more of it. retired: no more come. */
    state: z.enum(['none', 'offered', 'skipped', 'retired']),
    filename: z.string(),
    /** The one that it has. */
    version: z.number().int(),
    /** Of `offered` and `skipped`, unless something hinders. */
    offer: UpdateOffer.nullable(),
    hindrance: UpdateHindrance.nullable(),
    /** Of `retired`, where another takes its place. */
    successor: z.object({ slug: z.string(), filename: z.string() }).nullable(),
    done: UpdateDone.nullable(),
  })
  .meta({ id: 'AutomationUpdate' });
export type AutomationUpdate = z.infer<typeof AutomationUpdate>;

export const UpdateRequest = z
  .object({
    looked: z.string().max(64),
    /** The newer version that was looked at. */
    to_version: z.number().int(),
    /** Whose side to take, by the id of a conflict; the customer's where nothing is said. */
    answers: z.record(z.string().max(2_000), z.enum(['ours', 'theirs'])),
  })
  .meta({ id: 'UpdateRequest' });
export type UpdateRequest = z.infer<typeof UpdateRequest>;

export const UpdateBackRequest = z
  .object({
    /** Also where it was changed in n8n since the update: those changes are lost. */
    confirmed: z.boolean().optional(),
  })
  .meta({ id: 'UpdateBackRequest' });
export type UpdateBackRequest = z.infer<typeof UpdateBackRequest>;

export const SkipUpdateRequest = z.object({ version: z.number().int() }).meta({ id: 'SkipUpdateRequest' });
export type SkipUpdateRequest = z.infer<typeof SkipUpdateRequest>;

/** Automations that a newer version waits for. */
export const UpdatesResponse = z
  .object({
    updates: z.array(
      z.object({
        automation_id: z.uuid(),
        name: z.string(),
        filename: z.string(),
        from_version: z.number().int(),
        to_version: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'UpdatesResponse' });
export type UpdatesResponse = z.infer<typeof UpdatesResponse>;
