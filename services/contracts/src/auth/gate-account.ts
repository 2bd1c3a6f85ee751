import { z } from 'zod';
import { endpoint } from '../common/endpoint.js';

/** Proof of a call by the operator's gate: sealed with its key, good for a minute. */
const proof = z.string().min(1).max(500);

/** Header of the pass of a gate's account: the gate adds it to what its browser asks, where no page can read it. */
export const gatePassHeader = 'x-gate-pass';

/** An account that the operator's gate looks at pages with: thrown away after the run. */
export const GateAccount = z
  .object({
    ...{ id: z.uuid(), email: z.string(), password: z.string() },
    /** Without it in `gatePassHeader` its tokens open nothing. */
    pass: z.string(),
  })
  .meta({ id: 'GateAccount' });
export type GateAccount = z.infer<typeof GateAccount>;
export const OpenGateAccount = z.object({ proof }).meta({ id: 'OpenGateAccount' });
export type OpenGateAccount = z.infer<typeof OpenGateAccount>;
export const CloseGateAccount = z.object({ proof, id: z.uuid() }).meta({ id: 'CloseGateAccount' });
export type CloseGateAccount = z.infer<typeof CloseGateAccount>;

/** For services/releases alone. */
export const openGateAccount = endpoint<{ body: OpenGateAccount }, GateAccount>(
  'POST',
  '/api/auth/gate/open',
  { auth: 'plain' },
);
/** Removes the account with its sessions; one that is gone already is no error. */
export const closeGateAccount = endpoint<{ body: CloseGateAccount }, void>('POST', '/api/auth/gate/close', {
  auth: 'plain',
});
