import { z } from 'zod';

/**
 * Our own counts of visits. Nothing in them is about a person: no cookie, no id, no network address and no text that a
 * visitor typed; a count is added to the sum of its day and is nowhere else. That is why they need no consent.
 */
export const VisitStep = z.enum(['view', 'register', 'checkout', 'paid']);
export type VisitStep = z.infer<typeof VisitStep>;
export const DeviceClass = z.enum(['phone', 'tablet', 'desktop']);
export type DeviceClass = z.infer<typeof DeviceClass>;

export const VisitCount = z
  .object({
    /** The edge's proof of the page view. */
    token: z.string().min(1).max(4000),
    /** The how-manieth count of this page view: each counts once, however often it is sent. */
    n: z.number().int().min(1).max(60),
    step: VisitStep,
    /** Pattern of the route as its release declares it, never the address; `*` for one that leads nowhere. */
    path: z
      .string()
      .max(120)
      .regex(/^(\*|\/[\w:/.-]*)$/),
    language: z.enum(['nl', 'en']),
    device: DeviceClass,
    /** Host of the page that led here; empty for none and for our own. */
    referrer: z
      .string()
      .max(100)
      .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+)?$/),
  })
  .meta({ id: 'VisitCount' });
export type VisitCount = z.infer<typeof VisitCount>;
export const VisitCountAnswer = z
  .object({
    /** False for a repetition, an unknown page view or route, and for whoever asks not to be tracked. */
    counted: z.boolean(),
  })
  .meta({ id: 'VisitCountAnswer' });
export type VisitCountAnswer = z.infer<typeof VisitCountAnswer>;

export const VisitsQuery = z.object({ days: z.coerce.number().int().min(1).max(400).default(30) });
const counted = z.object({ name: z.string(), count: z.number().int() });
/** Sums of the last days, today included; days begin at midnight UTC. */
export const Visits = z
  .object({
    days: z.number().int(),
    since: z.iso.date(),
    measured_at: z.iso.datetime(),
    views: z.number().int(),
    by_day: z.array(z.object({ day: z.iso.date(), views: z.number().int() })),
    /** landing, register, checkout, paid, in this order. */
    funnel: z.array(counted),
    /** Largest first, ten at most. */
    pages: z.array(counted),
    referrers: z.array(counted),
    languages: z.array(counted),
    devices: z.array(counted),
    /** `remote version`. */
    releases: z.array(counted),
  })
  .meta({ id: 'Visits' });
export type Visits = z.infer<typeof Visits>;
