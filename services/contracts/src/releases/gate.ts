import { z } from 'zod';

/** The verdict of one check of the gate. */
export const GateCheck = z
  .object({ check: z.string().min(1).max(100), ok: z.boolean(), detail: z.string().max(4000) })
  .meta({ id: 'GateCheck' });
export type GateCheck = z.infer<typeof GateCheck>;

/**
 * Where a release stands with the operator's gate. `forced`: ops let it out without its verdict, with a reason;
 * `built_here`: built by the operator from this platform's own checkout.
 */
export const GateStatus = z.enum(['waiting', 'running', 'passed', 'refused', 'forced', 'built_here']);
export type GateStatus = z.infer<typeof GateStatus>;

export const ReleaseGate = z
  .object({
    status: GateStatus,
    /** Since when. */
    at: z.iso.datetime(),
    /** Who made it so: the gate, who published, or who forced it. */
    actor: z.string(),
    /** Why it was forced or let in, or what keeps it waiting; null where there is nothing to say. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'ReleaseGate' });
export type ReleaseGate = z.infer<typeof ReleaseGate>;

/** The operator's gate over one release, with what it found. */
export const GateVerdict = ReleaseGate.extend({
  remote: z.string(),
  version: z.string(),
  /** Of the manifest that was judged. */
  manifest_hash: z.string(),
  /** Empty until the gate has judged. */
  checks: z.array(GateCheck),
  /** What the gate is at while it runs, e.g. `pages in the shell: 3 of 11 routes`. */
  progress: z.string().nullable(),
}).meta({ id: 'GateVerdict' });
export type GateVerdict = z.infer<typeof GateVerdict>;

/** A place in the gate's line: every remote has one, and they take turns. */
export const GateTurn = z
  .object({
    remote: z.string(),
    version: z.string(),
    status: z.enum(['running', 'waiting']),
    /** Since when. */
    at: z.iso.datetime(),
  })
  .meta({ id: 'GateTurn' });
export type GateTurn = z.infer<typeof GateTurn>;

export const ForceGate = z.object({ reason: z.string().trim().min(1).max(500) }).meta({ id: 'ForceGate' });
export type ForceGate = z.infer<typeof ForceGate>;

/**
 * Subject of tokens that the holder of the platform's signing key signs on its machine (`npm start`, the command line
 * there). Auth gives it to nobody.
 */
export const operatorId = '00000000-0000-4000-8000-000000000000';
