import { z } from 'zod';
import { CanvasNote, Graph, WorkflowStep } from './schemas.js';

/** One parameter that differs between two versions of a step; values as JSON text, null where there was none. */
export const ParameterChange = z
  .object({ path: z.string(), before: z.string().nullable(), after: z.string().nullable() })
  .meta({ id: 'ParameterChange' });
export type ParameterChange = z.infer<typeof ParameterChange>;

/** What a version did to the one before it; the first version has added nothing and lists nothing. */
export const VersionChanges = z
  .object({
    added: z.array(z.string()),
    removed: z.array(z.string()),
    changed: z.array(z.object({ step: z.string(), parameters: z.array(ParameterChange) })),
    /** Connections that came or went, as ‘A → B’. */
    connected: z.array(z.string()),
    disconnected: z.array(z.string()),
  })
  .meta({ id: 'VersionChanges' });
export type VersionChanges = z.infer<typeof VersionChanges>;

export const WorkflowVersion = z
  .object({
    version: z.number().int(),
    content_hash: z.string(),
    checked_with_n8n: z.string().nullable(),
    published_at: z.iso.datetime(),
    changes: VersionChanges,
  })
  .meta({ id: 'WorkflowVersion' });
export type WorkflowVersion = z.infer<typeof WorkflowVersion>;
/** Newest first. */
export const VersionsResponse = z
  .object({ versions: z.array(WorkflowVersion) })
  .meta({ id: 'VersionsResponse' });
export type VersionsResponse = z.infer<typeof VersionsResponse>;

/** A table, sheet or database that a workflow works with: what its columns are called, as its steps write and look them up. */
export const WorkflowTable = z
  .object({
    name: z.string(),
    app: z.string(),
    columns: z.array(z.object({ name: z.string(), type: z.enum(['text', 'number', 'date']) })),
    /** Those that work with it. */
    steps: z.array(z.string()),
  })
  .meta({ id: 'WorkflowTable' });
export type WorkflowTable = z.infer<typeof WorkflowTable>;
export const WorkflowTables = z.object({ tables: z.array(WorkflowTable) }).meta({ id: 'WorkflowTables' });
export type WorkflowTables = z.infer<typeof WorkflowTables>;

/** A version laid over the one before it: the steps of both, in the order of the graph's letters. */
export const VersionDrawing = z
  .object({
    version: z.number().int(),
    before: z.number().int(),
    steps: z.array(WorkflowStep.extend({ change: z.enum(['same', 'added', 'changed', 'removed']) })),
    graph: Graph,
    /** Connections of the graph that only the one before has. */
    removed_edges: Graph.shape.edges,
  })
  .meta({ id: 'VersionDrawing' });
export type VersionDrawing = z.infer<typeof VersionDrawing>;

/** A step as the canvas draws it, with everything the customer will find in n8n. */
export const CanvasNode = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    type_version: z.number(),
    app: z.string(),
    kind: z.enum(['trigger', 'step', 'decision', 'ai']),
    position: z.tuple([z.number(), z.number()]),
    disabled: z.boolean(),
    parameters: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'CanvasNode' });
export type CanvasNode = z.infer<typeof CanvasNode>;
/** `kind` is n8n's connection type: main, ai_languageModel and so on; `output` and `input` count from 0. */
export const CanvasEdge = z
  .object({
    from: z.string(),
    to: z.string(),
    kind: z.string(),
    output: z.number().int(),
    input: z.number().int(),
  })
  .meta({ id: 'CanvasEdge' });
export type CanvasEdge = z.infer<typeof CanvasEdge>;
export const WorkflowCanvas = z
  .object({ nodes: z.array(CanvasNode), edges: z.array(CanvasEdge), notes: z.array(CanvasNote) })
  .meta({ id: 'WorkflowCanvas' });
export type WorkflowCanvas = z.infer<typeof WorkflowCanvas>;
