import { keyRing } from '@stroomwerk/kernel/signing';
import { z } from 'zod';

const interval = z.coerce.number().int().min(100);

/** What ai-ops reads beside the kernel's environment. Intervals in milliseconds. */
export const aiOpsEnv = z.object({
  PAGE_VIEW_SECRET: keyRing,
  GUARDIAN_INTERVAL_MS: interval.default(30_000),
  AI_CEO_INTERVAL_MS: interval.default(60_000),
  /** `ops` closes reading the AI screens for everybody else too; production's default (decisions.md, "Access"). */
  AI_OPS_VIEW: z.enum(['login', 'ops']).optional(),
});
export type AiOpsEnv = z.infer<typeof aiOpsEnv>;
